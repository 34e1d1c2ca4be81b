"""The levels that people choose from: they answer legally at every table, and say what they are."""

import pytest

import imperia
from imperia.bots import BOTS, LEVELS, SERIOUS_BOT, Team, below, find_bot, know
from imperia.bots.gentle import GIVEN_UP, nearly_best
from imperia.bots.levels import EXPERT_LINES, STRONG_LINES, LevelBot
from imperia.bots.texts import BOT_TEXTS
from imperia.kernel.chance import Chance
from imperia.kernel.game import Game
from imperia.kernel.texts import LANGS
from tests.games.founders.table import GAME, nation, table
from tests.search.test_search import after

GAMES = [imperia.game(name) for name in imperia.game_names()]
TABLES = [(game, seats) for game in GAMES for seats in sorted({game.sheet.seats[0], 2})]


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=lambda value: getattr(value, "name", value))
def test_every_level_answers_legally_in_every_game_and_alone(
    game: Game, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The search itself is tried elsewhere: here it is enough that a level finds its lines.
    for lines in (STRONG_LINES, EXPERT_LINES):
        monkeypatch.setitem(lines, game.name, 2)
    for level in LEVELS:
        state = after(game, seats, 20)
        team = Team(dict.fromkeys(range(seats), level), 5)
        for _ in range(2):
            seat = state.awaited()[0]
            # A team refuses what is not legal.
            state.play(seat, team.choose(state, seat))


def test_levels_have_a_name_and_a_line_in_both_languages_and_random_is_none_of_them() -> None:
    assert "random" not in LEVELS
    for level in LEVELS:
        for lang in LANGS:
            assert BOT_TEXTS.say(f"label.{level}", lang)
            assert BOT_TEXTS.say(f"text.{level}", lang)
    labels = [BOT_TEXTS.say(f"label.{level}", "en") for level in LEVELS]
    assert len(set(labels)) == len(labels)


def test_names_that_older_tables_have_still_find_their_bots() -> None:
    for name in ("greedy", "random", "search", "absent"):
        assert find_bot(name)(1) is not None
    assert BOTS["greedy"] is LEVELS["quick"]


def test_every_game_has_lines_and_a_higher_level_has_more_of_them() -> None:
    for game in imperia.game_names():
        assert 0 < STRONG_LINES[game] < EXPERT_LINES[game]
    assert list(LEVELS)[-1] == SERIOUS_BOT


def test_a_level_steps_down_by_one_and_the_quick_ones_do_not() -> None:
    assert [below(level) for level in LEVELS] == ["gentle", "quick", "quick", "strong"]
    assert [below(name) for name in ("greedy", "search", "random", "absent")] == ["greedy", "quick", "random", "absent"]


def test_a_level_that_searches_repeats_exactly() -> None:
    state = after(imperia.game("yuan"), 2, 40)
    seat = state.awaited()[0]
    moves = [LevelBot(3, {"yuan": 4}).choose(know(state, seat, Chance(1))) for _ in range(2)]
    assert moves[0] == moves[1]


def test_nearly_best_is_what_gives_up_little_of_what_lies_between_best_and_worst() -> None:
    assert nearly_best([0.0, 10.0, 10.0 - 10.0 * GIVEN_UP, 5.0, 9.0]) == [1, 2, 4]
    assert nearly_best([3.0, 3.0]) == [0, 1]
    assert nearly_best([1.0, 2.0]) == [1]


def test_the_gentle_level_takes_good_moves_of_several_kinds_and_no_bad_one() -> None:
    state = table(
        nation("mine 0,0", "lake 1,0", "grove 0,1"),
        nation("lake 0,0"),
        step="add",
        victory=["altar_castor", "altar_minerva"],
        rows={"nature": ["forest"]},
        piles={"nature": ["grove"]},
    )
    answers = {GAME.notation(find_bot("gentle")(seed).choose(know(state, 0, Chance(1)))) for seed in range(20)}
    assert answers <= {"take altar_castor", "take altar_minerva"}


def test_the_gentle_level_writes_a_plan_to_its_end() -> None:
    game = imperia.game("yuan")
    state = after(game, 2, 0)
    team = Team({0: "gentle", 1: "gentle"}, 3)
    while game.length(state) < 3:
        seat = state.awaited()[0]
        state.play(seat, team.choose(state, seat))
    assert not state.over
