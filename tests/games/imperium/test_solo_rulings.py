"""Rulings on the C.I.V. where the booklet is silent, and what it ignores."""

import pytest

from imperia.games.imperium.cards import CARDS, WORDS
from imperia.games.imperium.state import CIV
from imperia.kernel.errors import BadPosition
from tests.games.imperium.solo import before, civ, civ_turn, has_civ, in_slots, rows_of, value_of, you
from tests.games.imperium.table import GAME, area, has, look, pile, play, words_of
from tests.rule import rule


@rule("IMP-318")
def test_a_region_is_played_and_other_cards_are_archived() -> None:
    # Romans, empire: region row 6; barbarian card row 1, archived.
    state = before(you(), civ("romans", hand=["cl-jungle", "romans-conquer"], state="empire"), 6)
    assert rows_of(civ_turn(state)) == ["romans-empire-06", "romans-empire-01"]
    assert area(state, CIV)[1:] == ["cl-jungle"]
    assert "romans-conquer" in pile(state, "history", CIV)


@rule("IMP-271", "IMP-Q117")
def test_it_returns_no_unrest_by_the_players_cards() -> None:
    state = before(you("olmecs", hand=["olmecs-cacao"]), civ("romans", discard=["cl-unrest-1"]), 6)
    play(state, "play olmecs-cacao")
    assert "cl-unrest-1" in pile(state, "discard", CIV)


@rule("IMP-282", "IMP-Q114")
def test_the_unrest_discarded_last_goes_back() -> None:
    # Celts, barbarian, other: return unrest, gain 1 progress.
    discard = ["cl-unrest-1", "cl-unrest-2", "celts-glory"]
    state = before(you(), civ("celts", hand=["cl-education"], deck=["celts-advance"], discard=discard), 6)
    assert rows_of(civ_turn(state)) == ["celts-barbarian-10"]
    assert "cl-unrest-2" in pile(state, "unrest_pile")
    assert "cl-unrest-1" not in pile(state, "unrest_pile")


@rule("IMP-Q70", "IMP-Q108")
def test_a_price_that_cannot_be_paid_in_full_is_not_paid() -> None:
    # Egyptians, empire, Glory: abandon 3 regions for fame, otherwise the player discards a card.
    state = before(
        you("greeks", hand=["greeks-glory"]),
        civ("egyptians", hand=["egyptians-glory"], area=["cl-jungle", "cl-marsh"], state="empire"), 6,
    )  # fmt: skip
    civ_turn(state)
    assert area(state, CIV)[1:] == ["cl-jungle", "cl-marsh"]
    assert pile(state, "discard", 0) == ["greeks-glory"]


@rule("IMP-Q113")
def test_of_the_exile_pile_it_takes_the_best_card() -> None:
    # Macedonians, empire, Glory without three regions: acquire a region from the exile pile.
    exile = ["cl-marsh", "cl-sacred-pass", "cl-jungle"]
    best = max(exile, key=value_of)
    state = before(you(), civ("macedonians", hand=["macedonians-glory"], state="empire"), 6, piles={"exile": exile})
    civ_turn(state)
    assert best not in pile(state, "exile")
    assert in_slots(state)[1] == best


@rule("IMP-Q74", "IMP-290")
def test_cards_in_slots_count() -> None:
    state = before(you(), civ("romans", hand=["cl-oracle"]), 6)
    other = before(you(), civ("romans"), 6)
    assert GAME.scores(state)[1].total - GAME.scores(other)[1].total == 5


@rule("IMP-Q75")
def test_vikings_and_arthurians_are_never_an_empire() -> None:
    for nation in ("vikings", "arthurians"):
        with pytest.raises(BadPosition):
            before(you(), civ(nation, state="empire"), 6)


@rule("IMP-Q116")
@pytest.mark.parametrize(("side", "progress"), [("barbarian", 4), ("empire", 0)])
def test_king_of_kings_on_side_b(side: str, progress: int) -> None:
    fame = [card.word for card in CARDS if card.is_of(4) and not card.not_drawn and card.nation < 0 and card.box == 0]
    regions = ["cl-jungle", "cl-mountain", "cl-marsh"]
    glory = civ("romans", hand=["romans-glory"], area=regions, state=side)
    state = before(you(), glory, 6, piles={"removed": fame}, king="B")
    civ_turn(state)
    assert has_civ(state)[2] == progress
    assert look(state, 0).cause != "king_of_kings"
    again = before(you(), glory, 6, piles={"removed": fame}, king="B", crowned=[1])
    assert "crowned" not in words_of(civ_turn(again))


@rule("IMP-Q149", "IMP-272")
def test_what_the_scythians_are_given_is_an_attack() -> None:
    state = before(
        you("greeks", "2 population", state="empire", area=["cl-cape"]), civ("scythians", hand=["scythians-raiders"]), 6
    )
    civ_turn(state)
    play(state, "shield cl-cape", "done")
    assert has(state)[1] == 2
    assert has_civ(state)[1] == 0


@rule("IMP-Q161")
def test_a_mask_given_to_it_counts_as_given() -> None:
    mask = next(card.word for card in CARDS if card.types >> 3 & 1 and card.word.startswith("olmecs"))
    state = before(
        you("olmecs", "9 materials 9 population", hand=["olmecs-olmec-traders", mask], state="empire"), civ("romans"), 6
    )
    play(state, "play olmecs-olmec-traders")
    play(state, f"give {mask}")
    deck = pile(state, "deck", CIV)
    assert mask in deck
    assert CARDS[WORDS.index(deck[-1])].unrest
