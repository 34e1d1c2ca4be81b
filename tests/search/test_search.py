"""The bot that searches: it repeats exactly, moves legally at every table, and sees imagined states only."""

import pytest

import imperia
from imperia.bots import Knowledge, Team, find_bot, know
from imperia.bots.search import SearchBot
from imperia.kernel.chance import Chance
from imperia.kernel.game import Game
from imperia.kernel.playout import random_move
from imperia.kernel.soundness import frozen
from imperia.kernel.state import State
from imperia.search.candidates import Scout
from imperia.search.lines import WIN, begin_line, end_value, play_on
from imperia.search.policy import Policy, value_of

GAMES = [imperia.game(name) for name in imperia.game_names()]
TABLES = [(game, seats) for game in GAMES for seats in sorted({game.sheet.seats[0], game.sheet.usual_seats})]
TABLES += [(imperia.game(name), 4) for name in ("founders", "settlers", "yuan")]


def after(game: Game, seats: int, decisions: int, seed: int = 2) -> State:
    """A position of a random game."""
    state = game.start(seats, seed, game.options_without_people({}))
    chance = Chance(seed)
    for _ in range(decisions):
        if state.over:
            break
        state.take(*random_move(state, chance))
    return state


def answers(game: Game, seats: int, bot: str, decisions: int) -> list[int]:
    """What a table of bots plays after the set-up and some random moves."""
    state = after(game, seats, 25)
    team = Team(dict.fromkeys(range(seats), bot), 7)
    found: list[int] = []
    while len(found) < decisions and not state.over:
        seat = state.awaited()[0]
        # Team refuses what is not legal.
        found.append(team.choose(state, seat))
        state.play(seat, found[-1])
    return found


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=lambda value: getattr(value, "name", value))
def test_it_moves_legally_at_every_table_and_repeats_exactly(game: Game, seats: int) -> None:
    first = answers(game, seats, "search:3", 2)
    assert first
    assert first == answers(game, seats, "search:3", 2)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_it_plays_from_the_very_first_decision(game: Game) -> None:
    seats = game.sheet.usual_seats
    state = game.start(seats, 4)
    team = Team(dict.fromkeys(range(seats), "search:2"), 4)
    for _ in range(2):
        seat = state.awaited()[0]
        state.play(seat, team.choose(state, seat))


class Watched(Knowledge):
    """Knowledge that counts the worlds that are asked for, and gives nothing else away."""

    def __init__(self, world: State, seat: int) -> None:
        super().__init__(world, seat)
        self.worlds: list[State] = []

    def imagine(self, chance: Chance) -> State:
        world = super().imagine(chance)
        self.worlds.append(world)
        return world


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_it_never_touches_what_it_was_asked_about(game: Game) -> None:
    state = after(game, game.sheet.usual_seats, 30)
    seat = state.awaited()[0]
    before = frozen(state.data())
    knowledge = Watched(state, seat)
    move = SearchBot(3, lines=2).choose(knowledge)
    assert move in state.moves(seat)
    assert knowledge.worlds or len(state.moves(seat)) == 1
    assert frozen(state.data()) == before


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_it_answers_the_same_in_every_state_that_it_could_not_tell_apart(game: Game) -> None:
    state = after(game, game.sheet.usual_seats, 40)
    seat = state.awaited()[0]
    other = state.imagine(seat, Chance(99))
    found = [find_bot("search:2")(5).choose(know(one, seat, Chance(1))) for one in (state, other)]
    assert found[0] == found[1]


def test_a_candidate_is_a_whole_move() -> None:
    game = imperia.game("founders")
    state = after(game, 2, 12)
    seat = state.to_act()[0]
    while not any("take" in game.notation(move) for move in state.moves(seat)):
        state.take(*random_move(state, Chance(1)))
        seat = state.to_act()[0]
    scout = Scout(seat, 2000)
    scout.look(state)
    candidates = scout.best(12, 8)
    assert {len(candidate.moves) for candidate in candidates} >= {2}
    best = candidates[0]
    assert best.promise == value_of(begin_line(state, seat, best.moves), seat)
    assert all(best.promise >= candidate.promise for candidate in candidates)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_line_ends_where_the_clock_has_gone_on(game: Game) -> None:
    world = after(game, game.sheet.usual_seats, 30)
    seat = world.awaited()[0]
    before = frozen(world.data())
    until = game.stage(world, seat) + 1
    end = play_on(begin_line(world, seat, [world.moves(seat)[0]]), seat, until, Policy(30))
    assert end.over or game.stage(end, seat) == until
    assert frozen(world.data()) == before


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_won_game_is_the_best_end_of_a_line_and_before_that_chances_count(game: Game) -> None:
    state = after(game, 2, 60)
    assert not state.over
    values = [end_value(state, seat) for seat in range(2)]
    chances = game.chances(state)
    assert (values[0] > values[1]) == (chances[0] > chances[1]) or chances[0] == chances[1]
    state = after(game, 2, 100_000)
    won = state.winners()[0]
    if len(state.winners()) == 1:
        assert end_value(state, won) > end_value(state, 1 - won) + WIN / 2


def test_a_plan_that_was_begun_is_written_to_its_end() -> None:
    game = imperia.game("yuan")
    state = after(game, 2, 0)
    team = Team(dict.fromkeys(range(2), "search:2"), 3)
    while game.length(state) < 3:
        seat = state.awaited()[0]
        state.play(seat, team.choose(state, seat))
    seat = state.awaited()[0]
    said: list[str] = []
    while seat in state.awaited() and game.length(state) == 3:
        said.append(game.notation(team.choose(state, seat)))
        state.play(seat, game.parse(said[-1]))
    assert said == ["pass"] or (said[0].startswith("target") and said[-1] == "ready")


def test_it_beats_greedy() -> None:
    # Few games, few lines and the game that is quickest to play, so that it stays cheap: the same every time.
    game = imperia.game("yuan")
    won = 0.0
    for seed in (1, 2):
        for seat in (0, 1):
            state = game.start(2, seed)
            team = Team({seat: "search:8", 1 - seat: "greedy"}, seed)
            while not state.over:
                mover = state.awaited()[0]
                state.take(mover, team.choose(state, mover))
            winners = state.winners()
            won += (seat in winners) / len(winners)
    assert won >= 3
