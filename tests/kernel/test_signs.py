"""Texts with signs: spelt in words, or shortened to the signs alone."""

import pytest

from imperia.kernel.signs import SIGN, in_short, in_words, sign
from imperia.kernel.texts import Texts
from imperia.kernel.words import Noun

TEXTS = Texts(
    {
        "amount.wood": {"en": "{count} wood", "fr": "{count} bois"},
        "noun.colour.red": {"en": "red", "fr": "rouge"},
    }
)
CARD = Noun("card", ["mill_1"], {"en": ["Mill"], "fr": ["Moulin"]})


def test_a_sign_is_written_as_it_is_read() -> None:
    for parts in (("good", "wood", 2), ("good", "wood", -1), ("card", "mill_1", None), ("cell", "0,-1", None)):
        found = SIGN.fullmatch(sign(*parts))
        assert found is not None
        noun, word, count = found.groups()
        assert (noun, word, int(count) if count else None) == parts


@pytest.mark.parametrize(
    ("text", "lang", "said"),
    [
        ("[good:wood:2] for a [colour:red] one", "en", "2 wood for a red one"),
        ("[good:wood:1] [good:wood:2]", "fr", "1 bois, 2 bois"),
        ("[colour:red]/[card:mill_1]", "fr", "rouge/Moulin"),
    ],
)
def test_signs_are_spelt_as_the_game_calls_the_things(text: str, lang: str, said: str) -> None:
    assert in_words(text, TEXTS, {"card": CARD}, lang) == said


@pytest.mark.parametrize(
    ("text", "short"),
    [
        ("[good:wood:1] → [good:gold:1] [good:vp:1] (twice)", "[good:wood:1] → [good:gold:1] [good:vp:1]"),
        ("When you build a [colour:red] one: [good:vp:1]", "[colour:red] → [good:vp:1]"),
        ("À chaque razzia\u00a0: [good:vp:1]", "→ [good:vp:1]"),
        ("[good:wood:1] → discard a card", "[good:wood:1] → …"),
        ("When you raze: discard a card", ""),
        ("Cannot be razed", ""),
    ],
)
def test_where_there_is_no_room_for_words_the_signs_are_left(text: str, short: str) -> None:
    assert in_short(text) == short
