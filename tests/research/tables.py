"""The smallest and the largest table of every game, which the suites of the frameworks are run over."""

import pytest

import imperia

TABLES = [
    pytest.param(name, seats, id=f"{name}-{seats}")
    for name in imperia.game_names()
    for seats in (imperia.game(name).sheet.seats[0], imperia.game(name).sheet.seats[-1])
]
every_table = pytest.mark.parametrize(("name", "seats"), TABLES)
# Whole games at a full table take their time.
small_tables_and_large_ones_in_soak = pytest.mark.parametrize(
    ("name", "seats"),
    [
        pytest.param(*one.values, id=one.id, marks=[pytest.mark.soak] if place % 2 else [])
        for place, one in enumerate(TABLES)
    ],
)
