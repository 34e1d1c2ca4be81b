"""Conditions that are made of others, how content is read, and how it is said."""

from collections.abc import Callable
from typing import Any

import pytest

from imperia.kernel.effects import Effect, Frame
from imperia.kernel.errors import BadContent
from imperia.kernel.lexicon import Fields, Lexicon
from imperia.kernel.signs import Voice
from imperia.kernel.texts import Texts
from tests.kernel.card_toy import LEXICON, CardIf, CardState, Coins, DrawCards, Gain
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


# How content is read


def test_a_field_that_can_say_one_thing_only_says_nothing_else() -> None:
    Fields(LEXICON, "toy", {"to": "hand"}).fixed("to", "hand")
    for other in ({"to": "deck"}, {}):
        with pytest.raises(BadContent, match="to: "):
            Fields(LEXICON, "toy", other).fixed("to", "hand")


@pytest.mark.parametrize(
    ("read", "wrong"),
    [
        (lambda fields: fields.number("n"), True),
        (lambda fields: fields.number("n"), "2"),
        (lambda fields: fields.flag("n"), 1),
        (lambda fields: fields.words("n", ["wood"]), "wood"),
        (lambda fields: fields.words("n", ["wood"]), ["gold"]),
        (lambda fields: fields.counts("n", ["wood"]), ["wood"]),
        (lambda fields: fields.counts("n", ["wood"]), {"wood": 0}),
        (lambda fields: fields.part("n"), ["wood"]),
        (lambda fields: fields.parts("n"), [1]),
    ],
)
def test_what_is_of_another_kind_is_refused_with_its_place(read: Callable[[Fields], object], wrong: object) -> None:
    with pytest.raises(BadContent, match="toy: n"):
        read(Fields(LEXICON, "toy", {"n": wrong}))


# How effects are said

SAID = {
    "effect.gain": "gain",
    "effect.draw": "draw",
    "condition.coins": "rich",
    "effect.and": ", ",
    "effect.if": "{then} if {condition}",
    "effect.if_else": "{then} if {condition}, else {else}",
}


@pytest.mark.parametrize(
    ("otherwise", "said"), [({}, "draw if rich"), ({"else": [{"do": "gain", "n": 1}]}, "draw if rich, else gain")]
)
def test_a_condition_is_said_with_what_happens_otherwise(otherwise: dict[str, Any], said: str) -> None:
    step = {"do": "if", "cond": {"coins": 3}, "then": [{"do": "draw", "n": 1}], **otherwise}
    effect: Effect[CardState, Frame] = Effect("toy", [step])
    Lexicon([CardIf, DrawCards, Gain], conditions=[Coins]).read(effect)
    assert effect.say(Voice(Texts({key: {"en": text, "fr": text} for key, text in SAID.items()}), "en")) == said
