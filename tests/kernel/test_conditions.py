"""Conditions that are made of others."""

from typing import Any

import pytest

from imperia.kernel.effects import Frame
from imperia.kernel.errors import BadContent
from imperia.kernel.lexicon import Fields
from tests.kernel.card_toy import LEXICON
from tests.kernel.test_effects import table

RICH, POOR = {"coins": 3}, {"coins": 9}


@pytest.mark.parametrize(
    ("declared", "holds"),
    [
        (RICH, True),
        (POOR, False),
        ({"not": RICH}, False),
        ({"not": POOR}, True),
        ({"all": [RICH, RICH]}, True),
        ({"all": [RICH, POOR]}, False),
        ({"any": [POOR, RICH]}, True),
        ({"any": [POOR, POOR]}, False),
    ],
)
def test_who_has_five_coins_meets_what_asks_for_three_and_not_for_nine(declared: dict[str, Any], holds: bool) -> None:
    condition = LEXICON.read_condition(Fields(LEXICON, "toy", declared))
    assert condition.holds(table([[], []], coins=[5, 0]), Frame(0, 0, 0, [])) is holds


def test_a_word_of_the_content_is_no_number() -> None:
    with pytest.raises(BadContent, match="tag: 3"):
        Fields(LEXICON, "toy", {"tag": 3}).text("tag")
