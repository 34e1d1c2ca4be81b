"""The solo game: changed keywords, and attacks both ways (solo p. 9)."""

import pytest

from imperia.games.imperium.cards import CARDS, WORDS
from imperia.games.imperium.state import CIV
from tests.games.imperium.parts import QUIET
from tests.games.imperium.solo import (
    before,
    civ,
    civ_turn,
    has_civ,
    in_slots,
    rows_of,
    you,
)
from tests.games.imperium.table import (
    area,
    asked,
    hand,
    has,
    laid,
    look,
    market,
    pile,
    play,
    words_of,
)
from tests.rule import rule


@rule("IMP-269", "IMP-Q117")
def test_a_card_that_it_may_draw_goes_to_its_discard_pile() -> None:
    state = before(you("romans", hand=["romans-prosperity-1"]), civ("greeks", deck=["greeks-glory"]), 6)
    play(state, "play romans-prosperity-1", "decline")
    assert pile(state, "discard", CIV) == ["greeks-glory"]
    assert pile(state, "deck", CIV) == []


@rule("IMP-270")
def test_it_never_discards() -> None:
    state = before(
        you("romans", hand=["romans-military-engineering"], state="empire"), civ("greeks", hand=["greeks-glory"]), 6
    )
    slots = in_slots(state)
    play(state, "play romans-military-engineering")
    assert in_slots(state) == slots


@rule("IMP-273", "IMP-Q72")
def test_an_attack_makes_it_abandon_the_region_played_last() -> None:
    state = before(
        you("greeks", "5 materials 5 population", hand=["cl-cataphract"], state="empire"),
        civ("romans", area=["cl-jungle", "cl-mountain"]), 6,
    )  # fmt: skip
    play(state, "play cl-cataphract")
    assert pile(state, "discard", CIV) == ["cl-mountain"]
    assert area(state, CIV)[1:] == ["cl-jungle"]


@rule("IMP-274", "IMP-Q72", "IMP-Q65")
def test_an_invasion_recalls_its_last_region_and_brings_it_unrest() -> None:
    state = before(
        you("greeks", "5 materials 5 population", hand=["cl-invasion"], state="empire"),
        civ("romans", area=["cl-jungle", "cl-mountain"], deck=[]), 6,
    )  # fmt: skip
    play(state, "play cl-invasion", "option 1", "top region_deck")
    # The unrest comes first, so the region lies on top of it.
    unrest, region = pile(state, "deck", CIV)
    assert (CARDS[WORDS.index(unrest)].unrest, region) == (True, "cl-mountain")


@rule("IMP-E25", "IMP-275", "IMP-276", "IMP-277", "IMP-281", "IMP-Q69")
def test_it_acquires_the_card_worth_most() -> None:
    row = [laid("cl-sumerians", "1 progress", under=["cl-unrest-1"]), "cl-port", "cl-mercenaries",
           laid("cl-oracle", "1 materials", under=["cl-unrest-2"]), "cl-forest"]  # fmt: skip
    # Celts, empire, an empire card: acquire any.
    state = before(you(), civ("celts", hand=["cl-education"], state="empire"), 6, market=row)
    events = civ_turn(state)
    assert rows_of(events) == ["celts-empire-08"]
    assert [WORDS[event.details[0]] for event in events if event.what.word == "took_card"] == ["cl-oracle"]
    taken = in_slots(state)
    assert taken[1] == "cl-unrest-2"
    assert taken[2] == "cl-oracle"
    assert has_civ(state) == (1, 0, 0)
    assert market(state)[3] != "cl-oracle"
    assert has(state)[0] == 2


@rule("IMP-279", "IMP-280")
def test_it_exiles_the_first_market_card_without_tokens() -> None:
    row = [laid("cl-forest", "1 progress"), *QUIET[1:]]
    state = before(you(), civ("celts", hand=["cl-jungle"], state="empire"), 6, market=row)
    civ_turn(state)
    assert pile(state, "exile") == ["cl-oasis"]
    assert area(state, CIV)[1:] == ["cl-jungle"]
    full = [laid(card, "1 progress") for card in QUIET]
    state = before(you(), civ("celts", hand=["cl-jungle"], state="empire"), 6, market=full)
    civ_turn(state)
    assert pile(state, "exile") == []


@rule("IMP-278")
def test_without_a_market_card_it_breaks_through_from_a_deck_or_by_a_dig() -> None:
    # Carthaginians, empire, attack: break through for vassal.
    state = before(you(), civ("carthaginians", hand=["carthaginians-elephants-1"], state="empire"), 6)
    events = civ_turn(state)
    assert rows_of(events) == ["carthaginians-empire-03"]
    assert "dug" in words_of(events)
    # Greeks, barbarian, Glory: break through for civilised.
    state = before(you("romans"), civ("greeks", hand=["greeks-glory"]), 6)
    top = pile(state, "civilised_deck")[-1]
    events = civ_turn(state)
    assert "took_top" in words_of(events)
    assert top in in_slots(state).values()


@rule("IMP-267")
def test_it_pays_no_progress_in_place_of_other_tokens() -> None:
    # Greeks, barbarian, Advance: spend 1 material for a break through, otherwise acquire tradition.
    state = before(you("romans"), civ("greeks", "5 progress", hand=["greeks-advance"]), 6)
    events = civ_turn(state)
    assert "paid" not in words_of(events)


@rule("IMP-283", "IMP-Q112")
@pytest.mark.parametrize(("side", "progress"), [("barbarian", 6), ("empire", 3)])
def test_king_of_kings(side: str, progress: int) -> None:
    removed = [
        card.word for card in CARDS if card.is_of(4) and not card.not_drawn and card.nation < 0 and card.box == 0
    ]
    state = before(
        you(), civ("romans", hand=["romans-glory"], area=["cl-jungle", "cl-mountain", "cl-marsh"], state=side), 6,
        piles={"removed": removed},
    )  # fmt: skip
    dynasty = len(pile(state, "nation_deck", CIV))
    events = civ_turn(state)
    assert "crowned" in words_of(events)
    assert has_civ(state)[2] == progress
    assert state.king == 1
    assert look(state, 0).cause == "king_of_kings"
    # A dynasty card for the deck, and one because the deck is empty.
    assert dynasty - len(pile(state, "nation_deck", CIV)) == (1 if side == "barbarian" else 2)


@rule("IMP-256", "IMP-272")
def test_it_steals_and_the_player_recalls() -> None:
    # Celts, barbarian, attack: steal 1 material and 1 progress.
    state = before(you("greeks", "2 materials 2 progress"), civ("celts", hand=["celts-cattle-raid"]), 6)
    civ_turn(state)
    assert has(state) == (1, 0, 1)
    assert has_civ(state) == (1, 0, 1)


@rule("IMP-272", "IMP-Q160")
def test_the_player_may_use_a_protection() -> None:
    state = before(
        you("greeks", "2 materials 2 progress", area=["cl-cape"]), civ("celts", hand=["celts-cattle-raid"]), 6
    )
    civ_turn(state)
    assert asked(state) == "WardOff"
    unshielded = play(state.copy(), "decline")
    assert has_civ(unshielded) == (1, 0, 1)
    play(state, "shield cl-cape")
    assert has_civ(state) == (0, 0, 0)
    assert has(state) == (2, 0, 2)
    assert "cl-cape" in hand(state)


@rule("IMP-Q160", "IMP-Q44")
def test_the_player_may_ignore_a_part_of_what_it_does() -> None:
    # Vikings, attack: steal 2 materials, the player discards a card.
    state = before(
        you("greeks", "2 materials", area=["cl-cape"], hand=["greeks-glory", "greeks-advance"]),
        civ("vikings", hand=["vikings-go-a-viking"]), 6,
    )  # fmt: skip
    civ_turn(state)
    play(state, "shield cl-cape")
    assert asked(state) == "NameParts"
    play(state, "option 0", "done")
    assert has_civ(state)[0] == 2
    assert hand(state) == sorted(["cl-cape", "greeks-advance", "greeks-glory"], key=WORDS.index)


@rule("IMP-272")
def test_unrest_is_no_attack() -> None:
    # Celts, barbarian, persistent: the player takes unrest.
    state = before(you("greeks", area=["cl-cape"]), civ("celts", hand=["celts-glory"]), 6)
    civ_turn(state)
    assert asked(state) == "TakeTurn"
    assert [CARDS[WORDS.index(card)].unrest for card in hand(state)] == [True]


@rule("IMP-Q72", "IMP-Q117")
def test_who_steals_from_a_poor_opponent_makes_it_take_unrest() -> None:
    state = before(you("vikings", hand=["vikings-go-a-viking"]), civ("romans", "1 materials"), 6)
    play(state, "play vikings-go-a-viking")
    assert has(state) == (1, 0, 0)
    assert has_civ(state) == (0, 0, 0)
    assert CARDS[WORDS.index(pile(state, "deck", CIV)[-1])].unrest
    assert in_slots(state) == {}
