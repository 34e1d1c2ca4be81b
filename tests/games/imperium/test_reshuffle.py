"""Reshuffling, the nation deck and development (p. 12)."""

from typing import Any

from imperia.games.imperium.printed import DEVELOPMENT_EXHAUST, EXHAUST, NATION_EXHAUST
from tests.games.imperium.table import (
    area,
    asked,
    bare,
    finish,
    hand,
    has,
    heard,
    legal,
    look,
    nation_deck,
    pile,
    play,
    table,
    why_not,
    words_of,
)
from tests.rule import rule

QUIET = ["cl-forest", "cl-oasis", "cl-steppe", "cl-river", "cl-hills"]


def romans(**data: Any) -> dict[str, Any]:
    """Romans whose nation deck is small: Raetia on top, then Gallia Aquitania, then the accession card."""
    left = data.setdefault("nation_deck", ["romans-gallia-aquitania", "romans-raetia"])
    data["history"] = [*data.get("history", []), *(card for card in nation_deck("romans") if card not in left)]
    return bare("romans", data.pop("has", ""), **data)


@rule("IMP-088", "IMP-089", "IMP-091", "IMP-171", "IMP-Q35", "IMP-Q39", "IMP-E11")
def test_a_barbarian_takes_a_nation_card_before_he_shuffles() -> None:
    me = romans(deck=["romans-dalmatia"], discard=["romans-advance", "romans-conquer"], exhausts=2, area=["cl-coinage"])
    state = table(me, bare("greeks"), market=QUIET)
    # Deck of one, two exhaust tokens; the first draw empties the deck, the second reshuffles.
    play(state, "exhaust cl-coinage")
    assert hand(state) == ["romans-dalmatia"]
    state = table(
        romans(deck=["romans-dalmatia"], discard=["romans-advance", "romans-conquer"], area=[]),
        bare("greeks"),
        market=QUIET,
    )
    events = heard(state, "finish", "place cl-oasis")
    assert "nation_card" in words_of(events)
    # All of them are drawn: the nation card was part of the new deck.
    assert sorted(hand(state)) == ["romans-advance", "romans-conquer", "romans-dalmatia", "romans-raetia"]
    assert state.have(0, EXHAUST) == 4
    assert state.have(0, NATION_EXHAUST) == 1
    assert look(state).players[0].nation_deck == 1


@rule("IMP-090", "IMP-100", "IMP-E12", "IMP-Q37")
def test_a_token_on_the_nation_deck_bars_it_until_clean_up() -> None:
    me = romans(discard=["romans-advance"], nation_barred=True, area=["cl-coinage"])
    state = table(me, bare("greeks"), market=QUIET)
    play(state, "exhaust cl-coinage")
    assert hand(state) == ["romans-advance"]
    assert look(state).players[0].nation_deck == 2
    finish(state)
    # Clean-up took the token off, so that drawing up took a nation card and barred the deck again.
    assert sorted(hand(state)) == ["romans-advance", "romans-raetia"]
    assert (look(state).players[0].nation_barred, look(state).players[0].exhausts) == (True, 4)


@rule("IMP-090")
def test_without_an_exhaust_token_no_nation_card_is_taken() -> None:
    me = romans(discard=["romans-advance"], exhausts=1, area=["cl-coinage"])
    state = table(me, bare("greeks"), market=QUIET)
    play(state, "exhaust cl-coinage")
    assert hand(state) == ["romans-advance"]
    assert state.have(0, NATION_EXHAUST) == 0
    assert look(state).players[0].nation_deck == 2


@rule("IMP-092", "IMP-E13", "IMP-Q38")
def test_the_accession_card_makes_an_empire_at_once() -> None:
    discard = ["romans-advance", "romans-conquer", "romans-dalmatia", "romans-glory"]
    me = romans(nation_deck=[], discard=discard, has="9 materials 9 population")
    state = table(me, bare("greeks"), market=QUIET)
    assert look(state).players[0].accession == "romans-julius-caesar"
    finish(state)
    assert look(state).players[0].state == "empire"
    assert sorted(hand(state)) == sorted([*discard, "romans-julius-caesar"])
    # The procedure was chosen while he was a barbarian: no development was offered.
    assert state.have(0, DEVELOPMENT_EXHAUST) == 0
    assert state.to_act() == (1,)


@rule("IMP-093")
def test_the_arthurians_nadir_comes_into_play_and_does_not_flip_the_state_card() -> None:
    me = bare("arthurians", discard=["arthurians-cai"], history=nation_deck("arthurians"))
    state = table(me, bare("greeks"), market=QUIET)
    finish(state)
    assert "arthurians-gwaith-camlan" in area(state)
    assert look(state).players[0].state == "barbarian"
    assert hand(state) == ["arthurians-cai"]


@rule("IMP-094", "IMP-113", "IMP-Q36")
def test_the_vikings_zenith_triggers_a_scoring() -> None:
    me = bare("vikings", discard=["vikings-advance"], history=nation_deck("vikings"))
    state = table(me, bare("greeks"), market=QUIET)
    finish(state)
    assert "vikings-harald-hardrada" in hand(state)
    assert look(state).players[0].state == "barbarian"
    assert look(state).ending == "triggered"
    assert (look(state).cause, look(state).ender) == ("harald_hardrada", 0)


@rule("IMP-095", "IMP-099")
def test_utopians_only_shuffle() -> None:
    for side in ("barbarian", "empire"):
        me = bare("utopians", "9 progress", discard=["utopians-charity"], state=side)
        state = table(me, bare("greeks"), market=QUIET)
        finish(state)
        assert "utopians-charity" in hand(state)
        assert state.have(0, EXHAUST) == 3


@rule("IMP-038", "IMP-096", "IMP-098", "IMP-180")
def test_an_empire_may_develop_before_it_shuffles() -> None:
    me = romans(state="empire", has="4 materials 1 population", discard=["romans-advance"], area=["cl-coinage"])
    state = table(me, bare("greeks"), market=QUIET)
    play(state, "exhaust cl-coinage")
    assert asked(state) == "OfferDevelopment"
    assert legal(state) == {
        "decline",
        "develop romans-military-engineering",
        "develop romans-the-senate",
        "develop romans-emperor-trajan",
    }
    play(state, "develop romans-military-engineering")
    assert has(state) == (0, 0, 0)
    assert state.have(0, DEVELOPMENT_EXHAUST) == 1
    assert state.have(0, EXHAUST) == 3
    # It was shuffled in: deck and hand hold both cards.
    assert sorted([*hand(state), *pile(state, "deck", 0)]) == ["romans-advance", "romans-military-engineering"]


@rule("IMP-098")
def test_who_declines_moves_no_token() -> None:
    me = romans(state="empire", has="4 materials", discard=["romans-advance"], area=["cl-coinage"])
    state = table(me, bare("greeks"), market=QUIET)
    play(state, "exhaust cl-coinage", "decline")
    assert hand(state) == ["romans-advance"]
    assert state.have(0, DEVELOPMENT_EXHAUST) == 0
    assert state.have(0, EXHAUST) == 4


@rule("IMP-097")
def test_a_token_in_the_development_area_bars_it() -> None:
    for barred, exhausts in ((True, 5), (False, 1)):
        me = romans(
            state="empire",
            has="9 materials 9 population",
            discard=["romans-advance"],
            area=["cl-coinage"],
            development_barred=barred,
            exhausts=exhausts,
        )
        state = table(me, bare("greeks"), market=QUIET)
        play(state, "exhaust cl-coinage")
        assert asked(state) == "TakeTurn"
        assert hand(state) == ["romans-advance"]


@rule("IMP-096", "IMP-189")
def test_only_what_can_be_paid_is_offered() -> None:
    me = romans(state="empire", has="4 materials", discard=["romans-advance"], area=["cl-coinage"])
    state = table(me, bare("greeks"), market=QUIET)
    play(state, "exhaust cl-coinage")
    assert legal(state) == {"decline", "develop romans-the-senate"}
    assert "IMP-189" in why_not(state, "develop romans-legions")
    poor = romans(state="empire", discard=["romans-advance"], area=["cl-coinage"])
    state = table(poor, bare("greeks"), market=QUIET)
    play(state, "exhaust cl-coinage")
    assert asked(state) == "TakeTurn"


@rule("IMP-088", "IMP-Q40", "IMP-Q41")
def test_a_player_reshuffles_in_anothers_turn_with_his_own_tokens() -> None:
    me = bare("romans", hand=["romans-prosperity-2"], deck=["romans-dalmatia"])
    other = bare("greeks", discard=["greeks-glory", "greeks-advance"])
    state = table(me, other, market=QUIET)
    play(state, "play romans-prosperity-2")
    assert state.to_act() == (0,)
    play(state, "accept")
    assert state.to_act() == (1,)
    play(state, "accept")
    assert len(hand(state, 1)) == 1
    assert state.have(1, NATION_EXHAUST) == 1
    assert state.have(1, EXHAUST) == 4
    assert len(pile(state, "deck", 1)) == 2


@rule("IMP-101")
def test_if_able_never_reshuffles() -> None:
    me = romans(hand=["cl-jade-mask", "romans-advance"], deck=["romans-dalmatia"], discard=["romans-conquer"])
    state = table(me, bare("greeks"), market=QUIET)
    play(state, "play cl-jade-mask")
    # Up to three cards, but the deck has one.
    assert legal(state) == {"count 0", "count 1"}
    play(state, "count 1", "to_deck romans-dalmatia")
    assert asked(state) == "TakeTurn"
    assert "romans-conquer" in pile(state, "discard", 0)
    assert state.have(0, NATION_EXHAUST) == 0


@rule("IMP-Q34", "IMP-088")
def test_without_a_deck_and_a_discard_pile_a_nation_card_still_comes_and_then_drawing_stops() -> None:
    state = table(romans(), bare("greeks"), market=QUIET)
    finish(state)
    assert hand(state) == ["romans-raetia"]
    assert look(state).players[0].nation_deck == 1


@rule("IMP-086", "IMP-230")
def test_who_gets_a_card_while_drawing_up_stops_at_the_hand_limit() -> None:
    deck, discard = ["utopians-portals"], ["utopians-monastery", "utopians-daochang", "utopians-lost-tomes"]
    me = bare("utopians", hand=["le-unrest-1", "le-unrest-2"], deck=deck, discard=discard)
    state = table(me, bare("egyptians"), options={"box": "legends"})
    finish(state)
    # Two in hand, the last card of the deck, the unrest that comes with it, and one more.
    assert len(hand(state)) == 5


@rule("IMP-Q134")
def test_a_card_that_is_being_resolved_is_not_shuffled_in() -> None:
    me = romans(hand=["romans-prosperity-2"], discard=["romans-dalmatia"])
    state = table(me, bare("greeks"), market=QUIET)
    play(state, "play romans-prosperity-2", "accept")
    assert "romans-prosperity-2" in area(state)
    assert "romans-prosperity-2" not in [*hand(state), *pile(state, "deck", 0)]
