"""Luck that is taken off the results: redrawn worlds that nobody could tell apart, and a mean of nought."""

from math import sqrt

import pytest

import imperia
from imperia.kernel.chance import Chance
from imperia.kernel.playout import random_move
from imperia.kernel.soundness import frozen
from imperia.lab.arena import arena, play_arena
from imperia.lab.luck import Luck

GAMES = imperia.game_names()


@pytest.mark.parametrize("seats", [1, 2, 4])
@pytest.mark.parametrize("name", GAMES)
def test_nobody_could_tell_a_redrawn_position_from_the_true_one(name: str, seats: int) -> None:
    game = imperia.game(name)
    seats = max(seats, game.sheet.seats[0])
    state, chance = game.start(seats, 5), Chance(6)
    for number in range(60):
        if state.over:
            break
        if number % 6 == 0:
            drawn = game.redraw(state, Chance(number))
            for reader in (None, *range(seats)):
                assert frozen(drawn.view(reader)) == frozen(state.view(reader))
            assert game.census(drawn) == game.census(state)
        seat, move = random_move(state, chance)
        state.take(seat, move)


def test_what_is_drawn_next_differs_and_what_is_held_does_not() -> None:
    game = imperia.game("settlers")
    state = game.start(2, 1, game.options_without_people({}))
    before, *drawn = [game.data(world) for world in (state, *(game.redraw(state, Chance(seed)) for seed in range(8)))]
    assert before["players"][0]["hand"]
    assert all(one["players"] == before["players"] for one in drawn)
    assert len({frozen(one["decks"]) for one in drawn}) == 8


@pytest.mark.parametrize("name", ["founders", "settlers", "daimyo", "imperium"])
def test_luck_is_nought_on_average_and_part_of_what_makes_results_differ(name: str) -> None:
    game = imperia.game(name)
    lucks: list[float] = []
    for seed in range(24):
        state, chance = game.start(2, seed), Chance(seed)
        luck = Luck(2, 2, seed)
        while not state.over and state.game.length(state) < 3:
            luck.take(state, *random_move(state, chance))
        assert sum(luck.of) == pytest.approx(0.0)
        lucks.append(luck.of[0])
    error = sqrt(sum(one * one for one in lucks)) / len(lucks)
    assert error > 0
    assert abs(sum(lucks) / len(lucks)) < 3 * error


def test_an_arena_takes_luck_off_its_shares_and_ratings() -> None:
    plain, steady = (
        play_arena(arena("founders", ["greedy", "random"], seeds=2, seed=7, redraws=redraws))[0] for redraws in (0, 2)
    )
    assert [played.winners for played in plain.games] == [played.winners for played in steady.games]
    lucky = sum(played.luck[played.bots.index(0)] for played in steady.games) / 4
    assert lucky != 0
    assert steady.standings[0].won == pytest.approx(plain.standings[0].won - lucky, abs=1e-3)
    assert sum(one.won for one in steady.standings) == pytest.approx(1.0, abs=1e-3)
    # More luck than the other had means that the wins prove less.
    assert (steady.standings[0].rating.points < plain.standings[0].rating.points) == (lucky > 0)
