"""Clean-up (p. 11) and the solstice (p. 12)."""

from imperia.games.imperium.printed import ACTION, EXHAUST
from tests.games.imperium.table import (
    area,
    asked,
    bare,
    can,
    finish,
    hand,
    has,
    laid,
    legal,
    look,
    pile,
    play,
    player,
    table,
    why_not,
)
from tests.rule import rule

QUIET = ["cl-forest", "cl-oasis", "cl-steppe", "cl-river", "cl-hills"]


@rule("IMP-081", "IMP-Q13")
def test_one_progress_is_added_to_any_market_card() -> None:
    state = table(player("romans"), player("greeks"), market=[laid("cl-forest", "2 progress"), *QUIET[1:]])
    play(state, "finish")
    assert legal(state) == {f"place {card}" for card in QUIET}
    play(state, "place cl-forest")
    assert look(state).market[0].tokens == {"progress": 3}


@rule("IMP-081", "IMP-Q13")
def test_with_an_empty_market_the_step_is_skipped() -> None:
    state = table(player("romans", hand=["romans-dalmatia"]), player("greeks"), market=[""] * 5)
    play(state, "finish")
    assert asked(state) == "DiscardAny"


@rule("IMP-082")
def test_carthaginians_add_materials_by_the_side_of_their_power_card() -> None:
    for side, count in (("A", 1), ("B", 2)):
        state = table(player("carthaginians", side=side), player("greeks"), market=QUIET)
        play(state, "finish", "place cl-oasis")
        assert look(state).market[1].tokens == {"materials": count}


@rule("IMP-083")
def test_qin_add_population() -> None:
    state = table(player("qin"), player("greeks"), market=QUIET)
    play(state, "finish", "place cl-oasis")
    assert look(state).market[1].tokens == {"population": 1}


@rule("IMP-084", "IMP-Q32")
def test_all_tokens_come_off_and_the_state_card_is_filled_anew() -> None:
    me = player(
        "romans",
        actions=7,
        exhausts=1,
        area=[laid("cl-mysticism", exhausted=True), laid("cl-coinage", exhausted=True)],
        nation_barred=True,
        development_barred=True,
    )
    state = table(me, player("greeks", area=[laid("cl-shrine", exhausted=True)]), market=QUIET)
    play(state, "finish", "place cl-oasis")
    seen = look(state).players
    assert (seen[0].actions, seen[0].exhausts) == (3, 5)
    assert not any(card.exhausted for card in seen[0].area)
    assert not seen[0].nation_barred
    assert not seen[0].development_barred
    # Only one's own: the other player's token stays.
    assert seen[1].area[1].exhausted


@rule("IMP-084")
def test_utopians_get_three_exhaust_tokens() -> None:
    state = table(player("utopians", exhausts=0), player("greeks"), market=QUIET)
    play(state, "finish", "place cl-oasis")
    assert state.have(0, EXHAUST) == 3
    assert state.have(0, ACTION) == 3


@rule("IMP-Q33")
def test_icons_that_counted_as_others_count_as_printed_again() -> None:
    me = player("romans", area=[laid("cl-forest", icons={"production": 5})])
    state = table(me, player("greeks"), market=["cl-coast", *QUIET[1:]])
    assert look(state).players[0].area[1].icons == {"production": 5, "fertile": 0, "river": 0}
    play(state, "finish", "place cl-oasis")
    assert look(state).players[0].area[1].icons == {}


@rule("IMP-085")
def test_any_number_of_cards_is_discarded_or_kept() -> None:
    cards = ["romans-dalmatia", "romans-advance", "romans-glory", "romans-conquer", "romans-triumvirate", "cl-port"]
    state = table(player("romans", hand=cards), player("greeks", hand=["greeks-glory"]), market=QUIET)
    play(state, "finish", "place cl-oasis")
    assert legal(state) == {"done", *(f"discard {card}" for card in cards)}
    play(state, "discard romans-glory", "done")
    assert pile(state, "discard", 0) == ["romans-glory"]
    assert sorted(hand(state)) == sorted(card for card in cards if card != "romans-glory")


@rule("IMP-085", "IMP-086")
def test_with_more_cards_than_the_limit_nothing_is_drawn_and_nothing_has_to_go() -> None:
    cards = ["romans-dalmatia", "romans-advance", "romans-glory", "romans-conquer", "romans-triumvirate", "cl-port"]
    state = table(player("romans", hand=cards), player("greeks"), market=QUIET)
    finish(state)
    assert sorted(hand(state)) == sorted(cards)


@rule("IMP-086", "IMP-319")
def test_the_hand_is_drawn_up_to_the_limit() -> None:
    state = table(player("romans", hand=["romans-dalmatia"]), player("greeks"), market=QUIET)
    finish(state)
    assert len(hand(state)) == 5
    larger = player("romans", hand=["romans-dalmatia"], area=["cl-qin", "romans-legions"])
    state = table(larger, player("greeks"), market=QUIET)
    finish(state)
    assert len(hand(state)) == 7


@rule("IMP-087")
def test_the_next_player_is_asked_after_the_whole_clean_up() -> None:
    state = table(player("romans", hand=["romans-dalmatia"]), player("greeks"), market=QUIET)
    play(state, "finish", "place cl-oasis")
    assert state.to_act() == (0,)
    play(state, "done")
    assert state.to_act() == (1,)


# Solstice


@rule("IMP-103", "IMP-104", "IMP-Q132")
def test_after_the_last_turn_of_a_round_each_player_resolves_his_solstice_abilities() -> None:
    state = table(
        player("romans", state="empire", area=["cl-coinage"]),
        player("greeks", state="empire", area=["cl-metropolis-1"]),
        seat=1,
        market=QUIET,
    )
    assert has(state, 0) == (0, 0, 0)
    finish(state)
    assert has(state, 0) == (2, 0, 0)
    # The metropolis asks its owner in the middle of nobody's turn.
    assert state.to_act() == (1,)
    play(state, "option 1")
    assert has(state, 1) == (0, 1, 0)
    assert state.round == 3
    assert state.to_act() == (0,)


@rule("IMP-103")
def test_no_solstice_between_turns() -> None:
    state = table(player("romans", state="empire", area=["cl-coinage"]), player("greeks"), market=QUIET)
    finish(state)
    assert state.to_act() == (1,)
    assert has(state, 0) == (0, 0, 0)


@rule("IMP-105", "IMP-E23")
def test_solstice_abilities_are_compulsory() -> None:
    # Mysticism: take unrest, or discard two cards, which one card in hand cannot pay.
    state = table(
        bare("romans", hand=["romans-dalmatia"], area=["cl-mysticism"]), bare("greeks"), seat=1, step="solstice"
    )
    assert len(hand(state)) == 2
    two = bare("romans", hand=["romans-dalmatia", "romans-glory"], area=["cl-mysticism"])
    state = table(two, bare("greeks"), seat=1, step="solstice")
    assert legal(state) == {"option 0", "option 1"}


@rule("IMP-106")
def test_the_order_of_several_abilities_is_the_players() -> None:
    state = table(
        player("romans", state="empire", area=["cl-coinage", "cl-metropolis-1", "cl-pharmacy"]),
        player("greeks"),
        seat=1,
        step="solstice",
    )
    assert asked(state) == "OrderSolstice"
    assert legal(state) == {"solstice cl-coinage", "solstice cl-metropolis-1", "solstice cl-pharmacy"}
    assert look(state).waiting == ["cl-coinage", "cl-metropolis-1", "cl-pharmacy"]
    play(state, "solstice cl-coinage")
    assert has(state) == (2, 0, 0)
    assert why_not(state, "solstice cl-coinage") == ["IMP-106"]
    assert legal(state) == {"solstice cl-metropolis-1", "solstice cl-pharmacy"}


@rule("IMP-106")
def test_abilities_that_are_alike_need_no_order() -> None:
    state = table(
        player("romans", hand=["romans-glory", "romans-advance"], area=["cl-city-1", "cl-city-2"]),
        player("greeks"),
        seat=1,
        step="solstice",
    )
    assert asked(state) != "OrderSolstice"
    assert look(state).resolving == "cl-city-1"


@rule("IMP-107")
def test_then_the_next_round_begins_with_the_first_player() -> None:
    state = table(player("romans"), player("greeks"), player("persians"), seat=0, first=1, market=QUIET)
    finish(state)
    assert state.round == 3
    assert state.to_act() == (1,)


@rule("IMP-Q132")
def test_a_card_that_has_left_play_is_not_resolved_any_more() -> None:
    # Both towns ask to abandon a card or archive one; an abandoned town is passed over.
    state = table(
        bare("romans", area=["cl-town-1", "cl-town-2", "cl-mysticism"], hand=["romans-glory", "romans-conquer"]),
        bare("greeks"),
        seat=1,
        step="solstice",
    )
    before = area(state)
    assert asked(state) == "OrderSolstice"
    assert {"cl-town-1", "cl-town-2", "cl-mysticism"} < set(before)
    play(state, "solstice cl-mysticism", "option 1")
    assert not can(state, "solstice cl-mysticism")
