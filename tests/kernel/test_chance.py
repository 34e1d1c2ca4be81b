"""The generator: the same numbers for ever, and no number favoured."""

from imperia.kernel.chance import Chance, chance_from


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
