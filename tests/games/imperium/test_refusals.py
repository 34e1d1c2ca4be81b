"""Whatever a player can point at and cannot do gets a reason, with its rule and in words."""

from random import Random

import pytest

import imperia
from imperia.games.imperium.phases.turn import TakeTurn
from imperia.games.imperium.printed import DEVELOPMENT, EXILE, own
from imperia.games.imperium.state import ImperiumState
from imperia.games.imperium.words import CARD, HOST, VOCABULARY
from imperia.kernel.texts import LANGS
from imperia.kernel.words import Verb
from tests.games.imperium.table import GAME, bare, begun, laid, play, table, why_not
from tests.rule import rule

QUIET = ["cl-forest", "cl-oasis", "cl-steppe", "cl-river", "cl-hills"]


def in_sight(state: ImperiumState, seat: int) -> list[int]:
    """The cards that a player can point at."""
    found = [*state.hand(seat), *state.discard(seat), *state.piles[own(seat, DEVELOPMENT)], *state.piles[EXILE]]
    for one in [*state.market, *[one for area in state.areas for one in area]]:
        found += [card for card in (one.card, *one.under) if card >= 0]
    return sorted(set(found))


def pointed_at(state: ImperiumState, seat: int, verb: Verb) -> list[int]:
    """The moves of a verb about what lies in sight, or about the first few things that it can name."""
    if not verb.nouns:
        return [verb.move()]
    things = in_sight(state, seat) if verb.nouns[0] in (CARD, HOST) else range(min(8, len(verb.nouns[0])))
    return [verb.move(thing) for thing in things]


def check_refusals(state: ImperiumState, seat: int) -> None:
    """Each refused move names rules of the book; what the question is about says what is in the way."""
    legal = set(state.moves(seat))
    choice = state.choice()
    asked = choice.asked_by(state, seat)
    for verb in VOCABULARY.verbs:
        on_offer = any(verb.says(move) for move in legal)
        on_offer |= isinstance(choice, TakeTurn) and choice.answer(verb.move()) is not None
        for move in pointed_at(state, seat, verb):
            said = [GAME.explain(state, seat, move, lang) for lang in LANGS]
            if move in legal:
                assert said == ["", ""]
                continue
            rules = GAME.why_not(state, seat, move)
            notation = GAME.notation(move)
            assert rules, notation
            assert all(one in GAME.rules for one in rules), notation
            # Where something else is asked altogether, the question itself is the answer.
            assert all(said) or (rules == [asked] and not on_offer), (notation, rules, said)
            assert not any(mark in text for text in said for mark in "{}[]"), said


@pytest.mark.parametrize("seed", range(4 if imperia.BUILD == "compiled" else 2))
def test_every_refusal_in_random_games_has_a_reason(seed: int) -> None:
    random = Random(seed)
    box = ("both_with_classics", "both_with_legends")[seed % 2]
    state = begun(2 + seed % 3, 700 + seed, nations="drawn", box=box)
    kinds: dict[str, int] = {}
    while not state.over:
        seat = state.to_act()[0]
        kind = GAME.ask(state, seat, "en")[:12]
        if not kinds.get(kind, 0) and random.random() < 0.3:
            kinds[kind] = kinds.get(kind, 0) + 1
            check_refusals(state, seat)
        state.take(seat, random.choice(state.moves(seat)))
    assert len(kinds) > 8


@pytest.mark.parametrize(
    ("move", "rules", "said"),
    [
        ("play cl-forest", ["IMP-066"], "not in your hand"),
        ("play romans-glory", ["IMP-Q16"], "requires first. Abandon 3 regions"),
        ("play cl-coinage", ["IMP-069"], "only be played as an empire"),
        ("play romans-prosperity-2", ["IMP-063"], "Another copy of Prosperity"),
        ("exhaust cl-forest", ["IMP-072"], "not in your play area"),
        ("exhaust cl-jungle", ["IMP-072"], "has no exhaust ability"),
        ("exhaust cl-shrine", ["IMP-074"], "cannot pay what Shrine costs. Pay 1 material"),
        ("revolt 1", ["IMP-079"], "that much unrest"),
    ],
)
def test_a_turn_says_what_is_in_the_way(move: str, rules: list[str], said: str) -> None:
    held = ["romans-glory", "cl-coinage", "romans-prosperity-1", "romans-prosperity-2"]
    state = table(bare("romans", hand=held, area=["cl-jungle", "cl-shrine"]), bare("greeks"), market=QUIET)
    assert why_not(state, move) == rules
    assert said in GAME.explain(state, 0, GAME.parse(move), "en")
    assert GAME.explain(state, 0, GAME.parse(move), "fr")


@rule("IMP-063")
def test_who_has_begun_to_activate_hears_that_the_other_orders_are_closed() -> None:
    state = table(bare("romans", hand=["romans-dalmatia", "cl-unrest-1"]), bare("greeks"), market=QUIET)
    play(state, "play romans-dalmatia", "decline")
    for move in ("innovate region", "revolt 1"):
        assert why_not(state, move) == ["IMP-063"]
        assert "neither Innovate nor Revolt" in GAME.explain(state, 0, GAME.parse(move), "en")


@rule("IMP-168")
def test_a_market_card_with_tokens_says_why_it_cannot_be_exiled() -> None:
    shelves = [laid("cl-forest", "1 progress"), *QUIET[1:]]
    state = table(bare("romans", hand=["cl-jungle"]), bare("greeks"), market=shelves)
    play(state, "play cl-jungle")
    assert why_not(state, "exile cl-forest") == ["IMP-168"]
    assert "tokens on Forest" in GAME.explain(state, 0, GAME.parse("exile cl-forest"), "en")


@rule("IMP-189", "IMP-096")
def test_a_development_that_is_too_dear_says_so() -> None:
    me = bare("romans", "4 materials 1 population", state="empire", discard=["romans-glory"])
    state = table(me, bare("greeks"), market=QUIET)
    play(state, "finish", "place cl-forest")
    dear = "develop romans-rome-the-eternal-city"
    assert why_not(state, dear) == ["IMP-189", "IMP-096"]
    assert "cannot pay" in GAME.explain(state, 0, GAME.parse(dear), "en")
    assert why_not(state, "develop cl-forest") == ["IMP-096"]
