"""The generator: the same numbers for ever, and no number favoured."""

import pytest

from imperia.kernel.chance import WORDS, Chance, chance_from, chance_of_players


def test_a_seed_gives_these_numbers_on_every_machine_and_version() -> None:
    chance = Chance(7)
    assert [chance.word() for _ in range(4)] == [3069104647, 3582417929, 1446471690, 4196707356]
    cards = list(range(10))
    Chance(2**40 + 3).shuffle(cards)
    assert cards == [5, 7, 0, 8, 3, 9, 6, 2, 4, 1]


def test_seeds_that_differ_only_in_their_high_half_differ() -> None:
    assert Chance(1).word() != Chance(1 + 2**32).word()


def test_every_number_comes_up_about_as_often() -> None:
    chance = Chance(1)
    rolls = [chance.below(6) for _ in range(6000)]
    assert all(900 < rolls.count(face) < 1100 for face in range(6))


def test_no_number_is_favoured_where_the_generators_words_do_not_divide_evenly() -> None:
    chance = Chance(1)
    quarter = WORDS // 4
    drawn = [chance.below(3 * quarter) // quarter for _ in range(3000)]
    assert all(900 < drawn.count(third) < 1100 for third in range(3))


@pytest.mark.parametrize("bound", [-1, 0, WORDS + 1])
def test_a_number_is_drawn_from_at_least_one_and_at_most_all_words(bound: int) -> None:
    with pytest.raises(ValueError, match=f"below {bound}"):
        Chance(1).below(bound)
    assert Chance(1).below(1) == 0


def test_players_draw_other_numbers_than_their_game() -> None:
    for seed in (0, 7, 2**64 - 1):
        assert chance_of_players(seed).word() != Chance(seed).word()


def test_a_copy_goes_its_own_way_from_the_same_place() -> None:
    chance = Chance(5)
    twin = chance.copy()
    assert [chance.word(), chance.word()] == [twin.word(), twin.word()]
    chance.word()
    assert chance.words() != twin.words()


def test_a_generator_is_saved_as_four_numbers() -> None:
    chance = Chance(5)
    again = chance_from(chance.words())
    assert again.word() == chance.word()
