"""Chance by purpose: a draw follows from the seed, its purpose and how often that was drawn for, and nothing else."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from imperia.kernel.chance import SEEDS
from imperia.kernel.draws import MOST_CARDS, Draws, Purposes, draws_from, seed_of

PURPOSES = Purposes()
DECK = PURPOSES.one("deck")
DIE = PURPOSES.one("die")
BAG = PURPOSES.one("bag")

Use = Callable[[Draws], object]
# What a table may do in between, by the purpose it draws for.
USES: dict[int, list[Use]] = {
    DECK: [lambda chance: shuffled(chance, 60), lambda chance: shuffled(chance, 61)],
    DIE: [lambda chance: chance.below(DIE, 6), lambda chance: [chance.of(DIE).below(6) for _ in range(5)]],
    BAG: [lambda chance: chance.below(BAG, 21), lambda chance: chance.of(BAG).below(1000)],
}


def shuffled(chance: Draws, count: int) -> list[int]:
    cards = list(range(count))
    chance.shuffle(DECK, cards)
    return cards


def test_a_seed_gives_these_draws_on_every_machine_and_version() -> None:
    chance = Draws(PURPOSES, 7)
    assert [chance.below(DIE, 6) for _ in range(8)] == [3, 5, 4, 4, 0, 4, 5, 2]
    cards = list(range(10))
    chance.shuffle(DECK, cards)
    assert cards == [4, 5, 1, 0, 2, 9, 6, 8, 7, 3]
    assert chance.of(BAG).word() == 560577265


uses = st.lists(st.sampled_from([(purpose, use) for purpose, found in USES.items() for use in found]), max_size=12)


@given(st.integers(0, SEEDS - 1), uses, st.sampled_from(sorted(USES)), st.data())
def test_what_is_drawn_for_one_purpose_moves_no_draw_for_another(
    seed: int, done: list[tuple[int, Use]], purpose: int, data: st.DataObject
) -> None:
    there = Draws(PURPOSES, seed)
    told = [(one, use(there)) for one, use in done]
    # The same game, with other draws for that purpose: more, fewer, larger.
    here = Draws(PURPOSES, seed)
    others = [(one, use) for one, use in done if one != purpose]
    told_here = []
    for one, use in others:
        for _ in range(data.draw(st.integers(0, 2))):
            data.draw(st.sampled_from(USES[purpose]))(here)
        told_here.append((one, use(here)))
    assert told_here == [(one, what) for one, what in told if one != purpose]


def test_an_event_is_one_use_however_many_numbers_it_takes() -> None:
    few, many = Draws(PURPOSES, 3), Draws(PURPOSES, 3)
    few.of(DIE).below(6)
    dice = many.of(DIE)
    assert len({dice.below(100_000) for _ in range(500)}) > 480
    assert few.used == many.used
    assert few.below(DIE, 1000) == many.below(DIE, 1000)


def test_a_deck_that_is_longer_by_one_card_is_shuffled_nearly_alike() -> None:
    for seed in range(50):
        shorter, longer = shuffled(Draws(PURPOSES, seed), 80), shuffled(Draws(PURPOSES, seed), 81)
        # The card more has taken the place of one that lies on top now.
        longer[longer.index(80)] = longer[-1]
        assert longer[:-1] == shorter


def test_one_card_is_not_shuffled_so_nothing_is_drawn() -> None:
    chance = Draws(PURPOSES, 3)
    shuffled(chance, 1)
    shuffled(chance, 0)
    assert chance.uses() == {}


def test_a_copy_goes_its_own_way_from_the_same_place() -> None:
    chance = Draws(PURPOSES, 5)
    chance.below(DIE, 6)
    twin = chance.copy()
    assert shuffled(chance, 20) == shuffled(twin, 20)
    chance.below(DIE, 6)
    assert (chance.uses(), twin.uses()) == ({"deck": 1, "die": 2}, {"deck": 1, "die": 1})


def test_a_purpose_draws_the_same_wherever_it_was_declared() -> None:
    others = Purposes()
    (die,) = others.each(["die"])
    assert Draws(others, 9).below(die, 1000) == Draws(PURPOSES, 9).below(DIE, 1000)


def test_it_is_saved_as_four_words_and_how_often_each_purpose_was_used() -> None:
    chance = Draws(PURPOSES, SEEDS - 12345)
    chance.below(DIE, 6)
    again = draws_from(PURPOSES, seed_of(chance.words()), chance.uses())
    assert all(0 <= word < 2**32 for word in chance.words())
    assert again.seed == chance.seed
    assert (again.below(DIE, 1000), shuffled(again, 30)) == (chance.below(DIE, 1000), shuffled(chance, 30))


@pytest.mark.parametrize("bit", range(0, 128, 9))
def test_every_bit_of_a_seed_counts(bit: int) -> None:
    assert shuffled(Draws(PURPOSES, 1), 30) != shuffled(Draws(PURPOSES, 1 ^ 1 << bit), 30)


def test_a_shuffle_of_any_length_keeps_all_cards() -> None:
    for count in [*range(70), 199, MOST_CARDS]:
        assert sorted(shuffled(Draws(PURPOSES, count), count)) == list(range(count))


def test_every_order_of_four_cards_comes_up_about_as_often() -> None:
    chance = Draws(PURPOSES, 4)
    orders = [tuple(shuffled(chance, 4)) for _ in range(4800)]
    assert len(set(orders)) == 24
    assert all(140 < orders.count(order) < 260 for order in set(orders))


def test_dice_come_up_about_as_often_at_every_throw() -> None:
    chance = Draws(PURPOSES, 4)
    rolls = [chance.below(DIE, 6) for _ in range(6000)]
    assert all(900 < rolls.count(face) < 1100 for face in range(6))
    pairs = [rolls[place] * 6 + rolls[place + 1] for place in range(5999)]
    assert all(110 < pairs.count(pair) < 225 for pair in range(36))


def test_every_place_of_a_deck_is_as_likely_for_a_card() -> None:
    chance = Draws(PURPOSES, 4)
    places = [shuffled(chance, 20).index(0) for _ in range(4000)]
    assert all(130 < places.count(place) < 270 for place in range(20))
