"""What readers remember of shuffles, as a saved position writes it down."""

from imperia.kernel.hidden import Memory
from imperia.kernel.position import MemoryData, write_memory
from imperia.kernel.words import Noun

CARDS = Noun("card", ["ace", "king", "queen"])


def test_a_card_of_which_several_shuffles_could_be_the_last_is_written_with_all_of_them() -> None:
    memory = Memory(3, {0: 2}, {1: 0b101, 2: 0b110})
    assert write_memory(memory, CARDS, 0b11) == MemoryData(0b11, {"ace": 2}, {"king": [0, 2], "queen": [1, 2]})
