"""The market and its decks (p. 9, 16 to 18)."""

from tests.games.imperium.table import (
    asked,
    bare,
    hand,
    laid,
    look,
    market,
    pile,
    play,
    player,
    table,
)
from tests.rule import rule

QUIET = ["cl-forest", "cl-oasis", "cl-steppe", "cl-river", "cl-hills"]


@rule("IMP-Q01", "IMP-158")
def test_a_civilised_card_that_comes_into_the_market_later_gets_no_progress() -> None:
    state = table(
        player("romans", hand=[]),
        player("greeks"),
        market=["cl-oasis", "cl-forest", "cl-jungle", "cl-river", "cl-hills"],
        piles={"civilised_deck": ["cl-temple", "cl-coinage"]},
    )
    play(state, "innovate region", "take cl-jungle")
    assert market(state)[2] == "cl-coinage"
    assert state.market[2].tokens == [0, 0, 0]
    assert len(state.market[2].under) == 1


@rule("IMP-Q02", "IMP-158", "IMP-Q147")
def test_a_slot_is_refilled_from_its_own_deck_whatever_left_it() -> None:
    state = table(
        player("romans", hand=[]),
        player("greeks"),
        market=QUIET,
        piles={"tradition_deck": ["cl-elders"], "main_deck": ["cl-port"]},
    )
    twin = state.copy()
    play(state, "innovate region", "take cl-river")
    assert market(state)[3] == "cl-elders"
    play(twin, "innovate region", "take cl-forest")
    assert market(twin)[0] == "cl-port"


@rule("IMP-159")
def test_an_empty_category_deck_is_replaced_by_the_main_deck() -> None:
    regions = ["cl-jungle", "cl-mountain", "cl-coast", "cl-floodplain", "cl-marsh", "cl-cape", "cl-woodland"]
    state = table(
        bare("romans", history=[*regions, "cl-sacred-pass"]),
        bare("greeks"),
        market=QUIET,
        piles={"main_deck": ["cl-armenians"]},
    )
    assert pile(state, "region_deck") == []
    play(state, "innovate region", "take cl-hills")
    assert market(state)[4] == "cl-armenians"
    assert len(state.market[4].under) == 1


@rule("IMP-Q04")
def test_a_slot_stays_empty_without_a_main_deck() -> None:
    state = table(bare("romans"), bare("greeks"), market=QUIET)
    everything = pile(state, "main_deck")
    state = table(bare("romans", history=everything), bare("greeks"), market=QUIET)
    assert pile(state, "main_deck") == []
    play(state, "innovate region", "take cl-forest")
    assert market(state)[0] == ""
    play(state, "place cl-oasis")


@rule("IMP-Q138", "IMP-166")
def test_the_exile_pile_is_open_and_keeps_its_order() -> None:
    state = table(player("romans", hand=["cl-marsh"]), player("greeks"), market=QUIET, piles={"exile": ["cl-port"]})
    play(state, "play cl-marsh", "exile cl-oasis")
    assert look(state, 1).exile == ["cl-port", "cl-oasis"]


@rule("IMP-Q29", "IMP-Q31")
def test_tokens_on_a_card_that_leaves_play() -> None:
    state = table(
        player("romans", state="empire", hand=["cl-onager"]),
        player("greeks", exhausts=4, area=[laid("cl-city-1", "2 progress", exhausted=True)]),
        market=QUIET,
    )
    play(state, "play cl-onager")
    # The resources are gained; the exhaust token does not come back to the State card.
    assert look(state).players[1].tokens == {"progress": 2}
    assert look(state).players[1].exhausts == 4


@rule("IMP-Q07")
def test_an_acquisition_without_a_fitting_card_is_skipped() -> None:
    state = table(player("romans", hand=["cl-armenians"]), player("greeks"), market=QUIET)
    play(state, "play cl-armenians")
    assert asked(state) == "TakeTurn"
    assert hand(state) == []
    assert pile(state, "history", 0) == ["cl-armenians"]


@rule("IMP-163", "IMP-164")
def test_a_break_through_for_a_vassal_digs_in_the_main_deck() -> None:
    state = table(
        player("romans", hand=[]),
        player("greeks"),
        market=QUIET,
        piles={"main_deck": ["cl-aksumites", "cl-port", "cl-elders"]},
    )
    before = len(pile(state, "main_deck"))
    play(state, "innovate vassal")
    assert asked(state) == "AddToMarket"
    assert hand(state) == ["cl-aksumites"]
    assert len(pile(state, "main_deck")) == before - 1
