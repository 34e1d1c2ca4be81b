"""What is not understood does not load: words, keys, zones, numbers."""

from typing import Any

import pytest

from imperia.games.imperium.language.triggers import Trigger
from imperia.games.imperium.language.worth import read_worth
from imperia.games.imperium.lexicon import make_lexicon, read_passive
from imperia.kernel.effects import IGNORED, SUFFERED, Effect
from imperia.kernel.errors import BadContent
from imperia.kernel.lexicon import Fields
from tests.rule import rule


@pytest.mark.parametrize(
    "step",
    [
        {"do": "conquer_all"},
        {"do": "gain", "token": "gold", "n": 1},
        {"do": "gain", "token": "materials", "n": 1, "often": True},
        {"do": "gain", "token": "materials", "n": {"per_moon": 1}},
        {"do": "discard", "n": 1, "sel": {"in": "attic"}},
        {"do": "discard", "n": 1, "sel": {"in": "hand", "colour": "red"}},
        {"do": "abandon", "n": 1, "sel": {"in": "play", "name": "cl-nobody"}},
        {"do": "recall", "n": 1, "sel": {"in": "play", "category": "planet"}},
        {"do": "acquire", "n": 2, "category": ["region"]},
        {"do": "acquire", "n": 1, "category": ["fame"]},
        {"do": "acquire", "n": 1, "category": ["region"], "from": "hand"},
        {"do": "each", "who": "enemies", "steps": []},
        {"do": "if", "cond": {"moon": "full"}, "then": []},
        {"do": "find", "sel": {"category": "region"}, "to": "exile"},
        {"do": "recover", "n": 1, "sel": {"in": "discard"}, "to": "deck"},
        {"do": "shuffle", "zone": "market"},
        {"do": "flip_state", "to": "barbarian"},
    ],
)
def test_a_step_that_is_not_understood_does_not_load(step: dict[str, Any]) -> None:
    with pytest.raises(BadContent, match="x-card/effect"):
        make_lexicon().read(Effect("x-card/effect", [step]))


@rule("IMP-268", "IMP-Q117")
@pytest.mark.parametrize(
    "step",
    [
        {"do": "each", "who": "others", "steps": [{"do": "take_fame", "n": 1}]},
        {
            "do": "each",
            "who": "all",
            "steps": [{"do": "gain", "token": "materials", "n": 1}, {"do": "refresh", "n": 1}],
        },
        {"do": "each", "who": "all", "may": True, "steps": [{"do": "look_fame", "n": 2, "take": 1}]},
        {"do": "steal", "token": "progress", "n": 1, "from": "others", "short": [{"do": "archive", "n": 1}]},
        {
            "do": "each",
            "who": "all",
            "steps": [{"do": "cost", "pay": [{"do": "pay", "token": "progress", "n": 1}], "then": []}],
        },
    ],
)
def test_a_step_of_others_that_says_nothing_of_the_civ_does_not_load(step: dict[str, Any]) -> None:
    with pytest.raises(BadContent, match="not for the"):
        make_lexicon().read(Effect("x-card/effect", [step]))


def test_what_the_civ_ignores_loads() -> None:
    price = {"do": "cost", "pay": [{"do": "discard", "n": 1}], "then": [{"do": "take_fame", "n": 1}]}
    step = {"do": "each", "who": "all", "steps": [{"do": "may", "steps": [price]}, {"do": "return_unrest", "n": 1}]}
    effect: Effect[Any, Any] = Effect("x-card/effect", [step])
    make_lexicon().read(effect)
    assert [op.by_automa() for op in effect.ops[0].inner()[0].ops] == [SUFFERED, IGNORED]


@pytest.mark.parametrize(
    "passive",
    [
        {"lucky": True},
        {"hand_size": "many"},
        {"market_token": {"token": "gold", "n": 1}},
        {"attack_toll": {"token": "materials", "n": 1}},
        {"on": {"event": "eclipse"}, "do": []},
        {"hand_size": 1, "extra": 2},
        {"hand_size": 1, "extra_fame_look": 1},
        {"discard_substitute": {"type": "advance", "with": [{"do": "draw", "n": 1}]}},
        {"lose_state_icon": {"icon": "empire", "sel": {"in": "play"}, "extra": 2}},
        {"attack_shield": {"cost": [], "extra": 2}},
        {"attack_toll": {"token": "progress", "n": 1, "extra": 2}},
        {"acquire_from_exile": {"category": ["region"], "extra": 2}},
        {"unrest_cost": {"materials": 1, "min": 0, "extra": 2}},
        {"dev_cost": {"materials": 1, "min": 0, "extra": 2}},
        {"market_token": {"token": "progress", "n": 1, "extra": 2}},
        {"replace_gain": {"token": "progress", "with": [], "extra": 2}},
        {"discard_substitute": {"type": "mask", "with": [], "extra": 2}},
    ],
)
def test_a_passive_that_is_not_understood_does_not_load(passive: dict[str, Any]) -> None:
    with pytest.raises(BadContent, match="x-card/passive"):
        read_passive(Fields(make_lexicon(), "x-card/passive/0", passive))


def test_a_trigger_or_a_value_that_is_not_understood_does_not_load() -> None:
    with pytest.raises(BadContent, match="eclipse"):
        Trigger(Fields(make_lexicon(), "x", {"event": "eclipse"}))
    with pytest.raises(BadContent, match="unknown"):
        Trigger(Fields(make_lexicon(), "x", {"event": "play", "phase": 1}))
    with pytest.raises(BadContent):
        read_worth(make_lexicon(), "x", {"variable": {"vp": 1, "per": 2, "of": {"stars": 1}}})
    with pytest.raises(BadContent):
        read_worth(make_lexicon(), "x", {"fixed": 1, "else": 2})


def test_may_is_a_shorthand() -> None:
    lexicon = make_lexicon()
    effect: Effect[Any, Any] = Effect("x/effect", [{"do": "draw", "n": 1, "may": True}])
    lexicon.read(effect)
    assert effect.ops[0].word == "may"
    each: Effect[Any, Any] = Effect(
        "y/effect", [{"do": "each", "who": "all", "may": True, "steps": [{"do": "draw", "n": 1}]}]
    )
    lexicon.read(each)
    assert each.ops[0].word == "each"
    assert each.ops[0].inner()[0].ops[0].word == "may"
