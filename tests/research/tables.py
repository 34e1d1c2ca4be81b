"""The smallest and the largest table of every game, which the suites of the frameworks are run over."""

import pytest

import imperia

TABLES = [
    pytest.param(name, seats, id=f"{name}-{seats}")
    for name in imperia.game_names()
    for seats in (imperia.game(name).sheet.seats[0], imperia.game(name).sheet.seats[-1])
]
every_table = pytest.mark.parametrize(("name", "seats"), TABLES)
