"""What is kept from one question to the next."""

import imperia
from imperia.games.founders.state import FoundersState
from imperia.kernel.chance import Chance
from imperia.search.memory import NOTHING, Memory
from tests.games.founders.table import nation, play, table

FOUNDERS = imperia.game("founders")


def two_lakes() -> FoundersState:
    """A seat that may put a forest on either side of its lake."""
    rows = {"nature": ["forest"], "city": ["market_iron"]}
    return table(nation("lake 0,0"), nation("lake 0,0"), step="add", rows=rows, piles={"nature": ["grove"]})


def parsed(*said: str) -> list[int]:
    return [FOUNDERS.parse(text) for text in said]


def test_a_move_that_was_thought_through_is_answered_to_its_end() -> None:
    state = two_lakes()
    memory = Memory()
    moves = parsed("take forest", "at 1,0")
    assert memory.begin(state.imagine(0, Chance(1)), 0, moves) == moves[0]
    play(state, "take forest")
    assert memory.recall(state.imagine(0, Chance(2)), 0, state.moves(0)) == moves[1]
    assert memory.rest == []


def test_it_is_forgotten_when_the_position_is_not_the_one_that_was_foreseen() -> None:
    memory = Memory()
    memory.begin(two_lakes(), 0, parsed("take forest", "at 1,0"))
    rows = {"nature": ["forest", "grove"], "city": ["market_iron"]}
    other = table(nation("lake 0,0"), nation("lake 0,0"), step="add", rows=rows, piles={"nature": ["grove"]})
    play(other, "take forest")
    assert memory.recall(other, 0, other.moves(0)) == NOTHING
    assert memory.rest == []


def test_it_is_forgotten_when_the_answer_is_not_legal() -> None:
    state = two_lakes()
    memory = Memory()
    memory.begin(state, 0, parsed("take forest", "at 1,0"))
    assert memory.recall(state, 0, state.moves(0)) == NOTHING


def test_a_secret_plan_is_written_whatever_the_others_do_meanwhile() -> None:
    game = imperia.game("yuan")
    state = game.start(2, 3)
    while game.length(state) < 1:
        seat = state.awaited()[0]
        state.take(seat, state.moves(seat)[0])
    seat = 0
    target = next(move for move in state.moves(seat) if game.notation(move).startswith("target"))
    memory = Memory()
    assert memory.begin_plan([target, game.parse("ready")]) == target
    state.play(seat, target)
    state.play(1, game.parse("pass"))
    assert memory.recall(state, seat, state.moves(seat)) == game.parse("ready")
