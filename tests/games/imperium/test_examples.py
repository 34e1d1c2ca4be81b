"""The worked examples of the rulebook and of the rule book's own (p. 9 to 21)."""

from imperia.games.imperium.printed import ACTION, EXHAUST
from imperia.games.imperium.state import ImperiumState
from tests.games.imperium.table import (
    area,
    asked,
    bare,
    can,
    finish,
    hand,
    has,
    is_unrest,
    laid,
    legal,
    look,
    market,
    pile,
    play,
    player,
    table,
    verbs,
    why_not,
)
from tests.rule import rule

START = [
    "macedonians-unrest-1",
    "macedonians-unrest-2",
    "macedonians-haliacmon-valley",
    "macedonians-advance",
    "macedonians-orestis",
]


def first_turn() -> ImperiumState:
    """The example's first turn: Macedonians, side B; Port lies in a main slot with unrest under it."""
    me = player("macedonians", "3 materials 2 population 1 progress", side="B", hand=START)
    return table(
        me,
        player("greeks"),
        round=1,
        market=[
            laid("cl-sumerians", under=["cl-unrest-1"]),
            laid("cl-port", under=["cl-unrest-2"]),
            laid("cl-mercenaries", "1 progress", under=["cl-unrest-3"]),
            laid("cl-oracle", under=["cl-unrest-4"]),
            "cl-hills",
        ],
        piles={"main_deck": ["cl-mountain"]},
    )


@rule("IMP-E01", "IMP-Q02", "IMP-Q147", "IMP-154", "IMP-157", "IMP-158")
def test_port_is_acquired_with_progres() -> None:
    state = first_turn()
    play(state, "play macedonians-advance", "option 0")
    # Progress could stand in for a material.
    assert legal(state) == {"progress 0", "progress 1"}
    play(state, "progress 0")
    play(state, "take cl-port")
    assert "cl-port" in hand(state)
    assert sum(is_unrest(card) for card in hand(state)) == 3
    # The slot is refilled from the main deck: a region, so no unrest is slid under it.
    assert market(state)[1] == "cl-mountain"
    assert state.market[1].under == []
    assert pile(state, "discard", 0) == ["macedonians-advance"]
    assert has(state) == (0, 2, 1)
    assert state.have(0, ACTION) == 2


def after_acquiring() -> ImperiumState:
    """The hand after the first action."""
    state = first_turn()
    play(state, "play macedonians-advance", "option 0")
    play(state, "progress 0")
    return play(state, "take cl-port")


@rule("IMP-E02")
def test_then_port_and_the_valley_are_played() -> None:
    state = after_acquiring()
    play(state, "play cl-port", "play macedonians-haliacmon-valley", "decline")
    assert area(state) == ["macedonians-power-b", "cl-port", "macedonians-haliacmon-valley"]
    assert has(state) == (0, 3, 1)
    assert state.have(0, ACTION) == 0
    assert max(hand(state)) == "macedonians-unrest-2"
    assert "macedonians-orestis" in hand(state)
    assert why_not(state, "play macedonians-orestis") == ["IMP-068"]


@rule("IMP-E03", "IMP-190", "IMP-191")
def test_then_port_is_exhausted() -> None:
    state = after_acquiring()
    play(state, "play cl-port", "play macedonians-haliacmon-valley", "decline", "exhaust cl-port")
    assert state.have(0, EXHAUST) == 4
    # One river in play; three materials could be paid with one material and one progress.
    assert has(state) == (1, 3, 1)
    assert can(state, "decline")
    play(state, "decline")
    assert has(state) == (1, 3, 1)


@rule("IMP-E04")
def test_then_clean_up() -> None:
    state = after_acquiring()
    play(state, "play cl-port", "play macedonians-haliacmon-valley", "decline", "exhaust cl-port", "decline")
    play(state, "finish", "place cl-sumerians")
    assert look(state).market[0].tokens == {"progress": 1}
    assert (state.have(0, ACTION), state.have(0, EXHAUST)) == (3, 5)
    play(state, "discard macedonians-orestis", "done")
    assert len(hand(state)) == 5
    assert len(pile(state, "deck", 0)) == 4
    assert pile(state, "discard", 0) == ["macedonians-advance", "macedonians-orestis"]


@rule("IMP-E05", "IMP-198", "IMP-Q15")
def test_mercenaries_can_be_acquired_but_not_played_yet() -> None:
    state = first_turn()
    play(state, "play macedonians-advance", "option 0")
    play(state, "progress 0")
    play(state, "take cl-mercenaries")
    assert has(state) == (0, 2, 2)
    assert "IMP-069" in why_not(state, "play cl-mercenaries")


@rule("IMP-E06", "IMP-080")
def test_revolt_instead() -> None:
    state = first_turn()
    play(state, "revolt 2")
    assert verbs(state) == {"place"}
    play(state, "place cl-hills", "done")
    assert len(hand(state)) == 5
    assert not [card for card in START[:2] if card in [*hand(state), *pile(state, "deck", 0)]]


@rule("IMP-E17", "IMP-112", "IMP-217", "IMP-218", "IMP-219", "IMP-220")
def test_king_of_kings_is_resolved_when_no_fame_card_is_left() -> None:
    fame = ["cl-praiseworthy", "cl-great", "cl-notorious", "cl-marvellous", "cl-glorious", "cl-triumphant-1"]
    fame.append("cl-triumphant-2")
    regions = ["cl-jungle", "cl-mountain", "cl-coast"]
    others = ["cl-marsh", "cl-steppe", "cl-hills"]
    quiet = ["cl-forest", "cl-oasis", "cl-woodland", "cl-river", "cl-floodplain"]
    state = table(
        bare("macedonians", state="empire", hand=["macedonians-glory"], area=regions),
        bare("romans", hand=["romans-glory"], area=others),
        bare("persians", history=fame),
        market=quiet,
    )
    # With three players one fame card is removed unseen; nothing is left but King of Kings.
    assert pile(state, "fame_deck") == []
    play(state, "play macedonians-glory")
    assert asked(state) == "Ask"
    # Only an empire develops, and it pays nothing.
    assert verbs(state) == {"develop"}
    play(state, "develop macedonians-mosaics")
    assert has(state) == (0, 0, 3)
    assert look(state).king_side == "B"
    assert (look(state).ending, look(state).cause) == ("triggered", "king_of_kings")
    assert look(state).players[0].crowned
    finish(state)
    # The deck is empty when the hand is filled up, so an empire may develop (IMP-096).
    assert asked(state) == "OfferDevelopment"
    play(state, "decline", "play romans-glory")
    assert has(state, 1) == (0, 0, 4)
    assert look(state).king_side == "B"


@rule("IMP-E18", "IMP-160")
def test_a_card_just_revealed_may_be_taken_by_the_next_acquisition() -> None:
    state = table(
        player("romans", hand=["romans-roman-expansion"]),
        player("greeks"),
        market=[
            laid("cl-port", under=["cl-unrest-1"]),
            laid("cl-elders", under=["cl-unrest-2"]),
            laid("cl-coinage", under=["cl-unrest-3"]),
            laid("cl-oracle", under=["cl-unrest-4"]),
            laid("cl-hills", "2 progress"),
        ],
        piles={"region_deck": ["cl-river"]},
    )
    play(state, "play romans-roman-expansion")
    assert "cl-hills" in hand(state)
    assert has(state) == (0, 0, 2)
    assert legal(state) == {"take cl-river", "decline"}
    play(state, "take cl-river")
    assert "cl-river" in hand(state)


@rule("IMP-E19", "IMP-168")
def test_market_cards_with_tokens_cannot_be_exiled() -> None:
    cards = ["cl-forest", "cl-oasis", "cl-steppe", "cl-river", "cl-hills"]
    state = table(
        player("romans", hand=["cl-marsh"]), player("greeks"), market=[laid(card, "1 progress") for card in cards]
    )
    play(state, "play cl-marsh")
    assert pile(state, "exile") == []
    assert market(state) == cards


@rule("IMP-E26", "IMP-162", "IMP-163", "IMP-Q06", "IMP-Q08")
def test_a_dual_card_is_broken_through_for_as_civilised() -> None:
    state = table(
        player("romans", hand=[]),
        player("greeks"),
        market=[laid("cl-port", "1 materials", under=["cl-unrest-1"]), "cl-oasis", "cl-steppe", "cl-river", "cl-hills"],
        piles={"civilised_deck": ["cl-coinage"]},
    )
    unrest = len(pile(state, "unrest_pile"))
    other = state.copy()
    play(state, "innovate civilised")
    assert legal(state) == {"take cl-port", "top civilised_deck"}
    play(state, "take cl-port")
    assert hand(state) == ["cl-port"]
    assert has(state) == (1, 0, 0)
    # Its unrest went back; one card less if the slot was refilled with a card that gets some.
    under = len(state.market[0].under)
    assert len(pile(state, "unrest_pile")) == unrest + 1 - under
    play(other, "innovate civilised", "top civilised_deck")
    assert hand(other) == ["cl-coinage"]
