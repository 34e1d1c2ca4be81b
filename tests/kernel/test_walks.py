"""Four situations that a kernel for these games has to carry, played on the toy game (docs/kernel.md tells them)."""

from typing import Any

from imperia.kernel.state import State
from tests.kernel.toy import TOY, ToyState, spelled


def table(**data: Any) -> ToyState:
    """Three seats with two cards each, the first to move unless the agenda says otherwise."""
    plain: dict[str, Any] = {
        "seats": 3,
        "round": 3,
        "seat": 0,
        "die": 2,
        "struck": False,
        "deck": [],
        "discard": [],
        "hands": [[1, 2], [3, 4], [0, 5]],
        "plans": [-1, -1, -1],
        "built": [[], [], []],
        "points": [0, 0, 0],
        "agenda": [["Menu"]],
    }
    return TOY.position(spelled({**plain, **data}))


def play(state: State, seat: int, *moves: str) -> None:
    for move in moves:
        state.play(seat, TOY.parse(move))


def legal(state: State, seat: int) -> set[str]:
    return {TOY.notation(move) for move in state.moves(seat)}


def test_two_plan_at_once_and_a_third_looks_on() -> None:
    state = table(agenda=[["Reveal"], ["Plan"]], hands=[[1, 2], [3, 4], []])
    assert state.to_act() == (0, 1)
    play(state, 1, "plan card4")
    # Whoever looks on sees that a plan is made (0), not which; its owner does.
    assert [TOY.view(state, seat).plans for seat in (0, 1, 2, None)] == [
        [-1, 0, -1],
        [-1, 4, -1],
        [-1, 0, -1],
        [-1, 0, -1],
    ]


def test_each_of_those_who_plan_at_once_is_offered_his_own_cards() -> None:
    state = table(agenda=[["Reveal"], ["Plan"]])
    assert [sorted(legal(state, seat)) for seat in (0, 1)] == [
        ["plan card1", "plan card2"],
        ["plan card3", "plan card4"],
    ]
    play(state, 0, "plan card1")
    assert (legal(state, 0), len(legal(state, 1))) == ({"change"}, 2)


def test_a_plan_is_changed_until_all_are_ready_and_nobody_else_sees_it() -> None:
    state = table(agenda=[["Reveal"], ["Plan"]])
    state.journal = []
    play(state, 0, "plan card1")
    play(state, 1, "plan card4")
    # The third has not planned: the others may change their minds, and nobody waits for them.
    assert state.to_act() == (0, 1, 2)
    assert state.awaited() == (2,)
    assert [event.shown_to(2) for event in state.journal] == [[], []]
    assert [event.shown_to(0) for event in state.journal] == [[1], []]
    assert TOY.view(state, 2).plans == [0, 0, -1]
    play(state, 0, "change", "plan card2")
    play(state, 2, "plan card5")
    told = [(event.what.word, event.seat, event.shown_to(None)) for event in state.journal[-3:]]
    assert told == [("revealed", 0, [2]), ("revealed", 1, [4]), ("revealed", 2, [5])]


def test_a_struck_player_answers_in_the_middle_of_the_turn_and_reshuffles_and_saves_a_card() -> None:
    state = table(built=[[], [9], []], discard=[11])
    play(state, 0, "strike")
    assert state.to_act() == (1,)
    play(state, 1, "shield")
    # The deck is empty, so the answer asks a further question before the cards are shuffled.
    assert legal(state, 1) == {"pass", "save card9", "save card11"}
    play(state, 1, "save card11")
    assert state.built[1] == [11]
    assert sorted(state.hands[1]) == [3, 4, 9]
    assert state.to_act() == (0,)
    assert "strike" not in legal(state, 0)


def test_two_cards_bend_the_die_between_two_actions() -> None:
    state = table(plans=[4, -1, -1])
    assert "build" not in legal(state, 0)
    assert TOY.why_not(state, 0, TOY.parse("build")) == ["TOY-005"]
    play(state, 0, "strike")
    play(state, 1, "suffer")
    play(state, 0, "bend", "drop card1", "bend", "drop card2", "build")
    assert (state.die, state.built[0], state.discard) == (4, [4], [1, 2])


def test_a_building_builds_another_whose_owner_reacts_to_both() -> None:
    state = table(die=6, plans=[5, -1, -1], built=[[6], [], []], hands=[[0, 2], [], []])
    play(state, 0, "build")
    assert state.points == [1, 0, 0]
    play(state, 0, "free card0")
    # The new feature counts its own building.
    assert state.points == [3, 0, 0]
    assert state.built[0] == [6, 5, 0]
