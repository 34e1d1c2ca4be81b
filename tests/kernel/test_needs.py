"""What a lesson's sentences rest on, read from data: what holds of a view and of the legal moves."""

from typing import Any

import pytest

from imperia.kernel.misfit import Misfit, read_plain
from imperia.kernel.needs import Need

VIEW = {
    "round": 2,
    "stock": {"wood": 3},
    "hand": ["mill", "farm"],
    "provinces": [{"name": "Tov", "temple": True}, {"name": "Liang", "owner": 1}],
    "levels": [1, 0, 0],
}
LEGAL = ["take mill", "pass"]


@pytest.mark.parametrize(
    "need",
    [
        {"at": "round", "is": 2},
        {"at": "levels", "is": [1, 0, 0]},
        {"at": "levels.0", "is": 1},
        {"at": "stock.wood", "least": 3, "most": 3},
        {"at": "stock.iron", "most": 0},
        {"at": "hand", "has": "mill", "most": 2},
        {"at": "hand", "lacks": "temple"},
        {"at": "provinces.Liang.owner", "is": 1},
        {"at": "provinces.Tov", "lacks": "owner"},
        {"at": "provinces.Tov", "has": {"temple": True}},
        {"at": "provinces", "has": {"name": "Liang", "owner": 1}},
        {"can": "take"},
        {"can": "pass", "cannot": "take temple"},
    ],
)
def test_these_hold(need: dict[str, Any]) -> None:
    assert read_plain(need, Need).holds(VIEW, LEGAL)


@pytest.mark.parametrize(
    "need",
    [
        {"at": "round", "is": 1},
        {"at": "stock.iron", "is": 0},
        {"at": "stock.wood", "most": 2},
        {"at": "hand", "least": 3},
        {"at": "hand", "lacks": "mill"},
        {"at": "provinces.Cao.owner", "is": 1},
        {"at": "provinces", "has": {"name": "Tov", "owner": 1}},
        {"at": "levels.7", "is": 0},
        {"at": "round.of", "least": 1},
        {"can": "tak"},
        {"cannot": "take mill"},
    ],
)
def test_these_do_not(need: dict[str, Any]) -> None:
    assert not read_plain(need, Need).holds(VIEW, LEGAL)


def test_a_word_that_there_is_not_is_refused() -> None:
    with pytest.raises(Misfit):
        read_plain({"at": "round", "equals": 1}, Need)
