"""What the positions of all games share: memories of shuffles, and the last look at the result."""

import pytest

from imperia.kernel.errors import BadPosition
from imperia.kernel.position import MemoryData, read_hidden, run_on
from tests.kernel.toy import CARD, TOY, Bend, Menu, Plan, ToyState, unshuffled


@pytest.mark.parametrize(
    ("memory", "field"),
    [
        # The first stamp is the back of all cards, which no shuffle puts on them.
        (MemoryData(1, {"card0": 0}), "memories.stamps"),
        # What lies there bears a stamp that the place is said not to hold.
        (MemoryData(1, {"card0": 1}, {"card0": [0, 2]}), "memories.could"),
    ],
)
def test_a_memory_that_no_shuffle_leaves_is_refused(memory: MemoryData, field: str) -> None:
    with pytest.raises(BadPosition, match=field):
        read_hidden(unshuffled(2), CARD, {}, [memory])


def test_a_memory_is_that_of_its_readers_alone() -> None:
    hidden = unshuffled(2)
    read_hidden(hidden, CARD, {}, [MemoryData(0b101, {"card0": 1}, {"card0": [0, 1]})])
    assert [memory.stamps for memory in hidden.memories] == [{0: 1}, {}, {0: 1}]
    assert hidden.memories[0].could == {0: 0b11}


def waiting(*steps: Bend | Menu | Plan, hand: list[int]) -> ToyState:
    """A position with these steps to do, the last first, before anybody has looked whether it can be."""
    state = ToyState(TOY, 2, TOY.start(2).chance)
    state.hands[0] = hand
    state.agenda = list(steps)
    return state


def test_a_question_without_an_answer_is_refused() -> None:
    with pytest.raises(BadPosition, match="The question Bend goes to seat 0, which cannot answer it"):
        run_on(waiting(Bend(), hand=[]))
    run_on(waiting(Bend(), hand=[3]))


def test_a_question_to_nobody_is_refused() -> None:
    with pytest.raises(BadPosition, match="agenda"):
        run_on(waiting(Plan(), hand=[]))
