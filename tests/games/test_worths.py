"""What the bots are told of a position, in every game: worths of all parties at once, and a clock that goes on."""

from collections.abc import Iterator

import pytest

import imperia
from imperia.games.daimyo import scoring as daimyo
from imperia.games.daimyo.state import DaimyoState
from imperia.games.founders import scoring as founders
from imperia.games.founders.state import FoundersState
from imperia.games.imperium import scoring as imperium
from imperia.games.imperium.state import ImperiumState
from imperia.games.settlers import scoring as settlers
from imperia.games.settlers.state import SettlersState
from imperia.kernel.chance import Chance
from imperia.kernel.game import Game
from imperia.kernel.playout import random_move
from imperia.kernel.score import lead, totals
from imperia.kernel.state import State

TABLES = [
    (game, seats)
    for game in map(imperia.game, imperia.game_names())
    for seats in sorted({*game.sheet.seats[:2], game.sheet.seats[-1]})
]


def random_game(game: Game, seats: int) -> Iterator[State]:
    """The positions of a random game, a few of its set-up and then one in eight, and its end."""
    state = game.start(seats, 3, game.options_without_people({}))
    chance = Chance(4)
    decisions = 0
    while not state.over:
        if decisions < 4 or decisions % 8 == 0:
            yield state
        state.take(*random_move(state, chance))
        decisions += 1
    yield state


def total_of(state: State, seat: int) -> int:
    """The points of a seat as the evaluation adds them up, without the lines of the score."""
    match state:
        case FoundersState():
            return founders.total(state, seat)
        case SettlersState():
            return settlers.total(state, seat)
        case DaimyoState():
            return daimyo.total(state, seat, daimyo.hero_points(state, daimyo.hero_values(state)))
        case ImperiumState():
            return imperium.total(state, seat)
    # Yuan counts temples where it looks at the provinces.
    return state.scores()[seat].total


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=lambda value: getattr(value, "name", value))
def test_totals_are_those_of_the_score_and_the_clock_never_goes_back(game: Game, seats: int) -> None:
    stages = [0] * seats
    for state in random_game(game, seats):
        now = [game.stage(state, seat) for seat in range(seats)]
        assert all(before <= after for before, after in zip(stages, now, strict=True))
        stages = now
        assert [total_of(state, seat) for seat in range(seats)] == totals(state.scores())[:seats]
        worths = game.worths(state)
        # Of a set-up only the seats' own choices are weighed.
        assert len(worths) == seats + (state.automas if any(now) else 0)
        assert game.evaluate(state, 0) == lead(worths, 0, game.rivalry(state))
    assert min(stages) > 0


def test_the_clock_of_founders_goes_on_with_the_turns_of_a_seat() -> None:
    game = imperia.game("founders")
    state = game.start(3, 5, {"agreed_end": False})
    chance = Chance(1)
    began: list[tuple[int, int]] = []
    while len(began) < 7:
        before = game.length(state)
        state.take(*random_move(state, chance))
        if game.length(state) > before:
            began.append((state.seat, game.stage(state, state.seat)))
    first = began[0][0]
    assert began == [((first + turn) % 3, 1 + turn // 3) for turn in range(7)]


def test_a_lead_is_ones_own_worth_less_a_share_of_the_strongest_rivals() -> None:
    assert lead([10.0, 4.0, 6.0], 0, 0.5) == 7.0
    assert lead([10.0, 4.0, 6.0], 1, 0.5) == -1.0
    assert lead([10.0, 4.0], 1, 0.0) == 4.0
    assert lead([10.0], 0, 0.5) == 10.0
