"""A bot is given what its seat may know and nothing else."""

import pytest

import imperia
from imperia.bots import Knowledge, find_bot, know
from imperia.games.founders.state import FoundersState
from imperia.kernel.chance import Chance
from imperia.kernel.draws import Draws
from imperia.kernel.soundness import frozen

GAME = imperia.game("founders")


def in_the_middle() -> FoundersState:
    state = GAME.start(2, 3, {"agreed_end": False})
    for _ in range(20):
        seat = state.to_act()[0]
        state.play(seat, state.moves(seat)[-1])
    assert isinstance(state, FoundersState)
    return state


def with_other_piles(state: FoundersState) -> FoundersState:
    """A state that differs only in what nobody can see: the order of the piles, and the dice to come."""
    other = state.copy()
    for pile in other.piles:
        pile.reverse()
    other.chance = Draws(GAME.purposes, 99)
    return other


def seen(knowledge: Knowledge) -> list[bytes]:
    """Everything that a bot can get out of its knowledge."""
    imagined = knowledge.imagine(Chance(5))
    return [frozen(thing) for thing in (knowledge.view, knowledge.moves, knowledge.question, imagined.data())]


def test_knowledge_is_the_same_whatever_the_hidden_order_is() -> None:
    state = in_the_middle()
    other = with_other_piles(state)
    assert state.piles != other.piles
    seat = state.to_act()[0]
    assert seen(know(state, seat, Chance(1))) == seen(know(other, seat, Chance(1)))


def test_knowledge_shows_the_seats_view_and_moves() -> None:
    state = in_the_middle()
    seat = state.to_act()[0]
    knowledge = know(state, seat, Chance(1))
    assert (knowledge.game, knowledge.seat) == (GAME, seat)
    assert frozen(knowledge.view) == frozen(state.view(seat))
    assert knowledge.moves == state.moves(seat)
    assert knowledge.question == type(state.choice()).__name__


@pytest.mark.parametrize("name", ["random", "greedy", "search:12"])
def test_a_bot_answers_the_same_whatever_the_hidden_order_is(name: str) -> None:
    state = in_the_middle()
    seat = state.to_act()[0]
    answers = [find_bot(name)(7).choose(know(one, seat, Chance(1))) for one in (state, with_other_piles(state))]
    assert answers[0] == answers[1]
