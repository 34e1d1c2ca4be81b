"""The generator: the same numbers for ever, and no number favoured."""

import pytest

from imperia.kernel.chance import MOST, SEEDS, Chance


def test_a_seed_gives_these_numbers_on_every_machine_and_version() -> None:
    chance = Chance(7)
    assert [chance.word() for _ in range(4)] == [3069104647, 3582417929, 1446471690, 4196707356]
    cards = list(range(10))
    Chance(2**40 + 3).shuffle(cards)
    assert cards == [9, 4, 2, 8, 0, 5, 7, 6, 1, 3]
    assert Chance(SEEDS - 1).fork().word() == 2506446237


@pytest.mark.parametrize("bit", [32, 64, 96, 127])
def test_seeds_that_differ_only_in_their_high_parts_differ(bit: int) -> None:
    assert Chance(1).word() != Chance(1 + 2**bit).word()


@pytest.mark.parametrize("seed", [-1, SEEDS])
def test_a_seed_has_128_bits(seed: int) -> None:
    with pytest.raises(ValueError, match="a seed is"):
        Chance(seed)


def test_every_number_comes_up_about_as_often() -> None:
    chance = Chance(1)
    rolls = [chance.below(6) for _ in range(6000)]
    assert all(900 < rolls.count(face) < 1100 for face in range(6))


def test_no_number_is_favoured_where_the_generators_words_do_not_divide_evenly() -> None:
    # A third of the words too many falls on half of these numbers.
    chance, bound = Chance(1), 3 * 2**29
    drawn = [chance.below(bound) % 3 for _ in range(3000)]
    assert all(900 < drawn.count(third) < 1100 for third in range(3))


@pytest.mark.parametrize("bound", [-1, 0, MOST + 1])
def test_a_number_is_drawn_from_at_least_one_and_at_most_half_of_the_words(bound: int) -> None:
    with pytest.raises(ValueError, match=f"below {bound}"):
        Chance(1).below(bound)
    assert Chance(1).below(1) == 0


def test_a_fork_goes_its_own_way() -> None:
    chance = Chance(5)
    fork = chance.fork()
    assert not {fork.word() for _ in range(200)} & {chance.word() for _ in range(200)}


def test_every_order_of_three_cards_comes_up_about_as_often() -> None:
    chance = Chance(2)
    found: dict[tuple[int, ...], int] = {}
    for _ in range(6000):
        cards = [0, 1, 2]
        chance.shuffle(cards)
        found[tuple(cards)] = found.get(tuple(cards), 0) + 1
    assert len(found) == 6
    assert all(900 < count < 1100 for count in found.values())
