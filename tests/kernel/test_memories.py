"""What readers remember of shuffles, as a saved position writes it down."""

import pytest

from imperia.kernel.errors import BadPosition
from imperia.kernel.hidden import Hidden, Memory
from imperia.kernel.position import MemoryData, read_memory, write_memory
from imperia.kernel.words import Noun

CARDS = Noun("card", ["ace", "king", "queen"])


def test_a_card_of_which_several_shuffles_could_be_the_last_is_written_with_all_of_them() -> None:
    memory = Memory(3, {0: 2}, {1: 0b101, 2: 0b110})
    assert write_memory(memory, CARDS, 0b11) == MemoryData(0b11, {"ace": 2}, {"king": [0, 2], "queen": [1, 2]})


def test_what_was_written_is_read_back_and_a_stamp_that_a_place_cannot_hold_is_refused() -> None:
    hidden = Hidden([0] * 3, [Memory(1, {}, {})] * 2)
    saved = MemoryData(0b01, {"ace": 1, "king": 2}, {"king": [1, 2]})
    memory = read_memory(hidden, CARDS, saved)
    assert (memory.stamps, memory.could) == ({0: 1, 1: 2}, {1: 0b110})
    assert write_memory(memory, CARDS, 0b01) == saved
    # The king bears stamp 2, so a place that holds it could not hold stamps 0 and 1 only.
    with pytest.raises(BadPosition, match=r"memories\.could"):
        read_memory(hidden, CARDS, MemoryData(0b01, {"ace": 1, "king": 2}, {"king": [0, 1]}))


def test_a_stamp_is_on_cards_of_one_back_only() -> None:
    # The queen comes from another deck, which is never shuffled with this one.
    hidden = Hidden([0, 0, 1], [Memory(2, {}, {})] * 3)
    assert read_memory(hidden, CARDS, MemoryData(0b01, {"ace": 2, "king": 2})).stamps == {0: 2, 1: 2}
    with pytest.raises(BadPosition, match=r"memories\.stamps"):
        read_memory(hidden, CARDS, MemoryData(0b01, {"ace": 2, "queen": 2}))
