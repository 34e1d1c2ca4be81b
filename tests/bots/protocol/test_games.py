"""Bots of other programs play whole games."""

from pathlib import Path

import pytest

import imperia
from imperia.lab.simulate import Report, plan, simulate
from tests.bots.protocol.programs import DOCS, javascript, program
from tests.lab.test_simulate import without_time

GAMES = pytest.mark.parametrize("game", imperia.game_names())


def play(game: str, games: int, folder: Path) -> Report:
    return simulate(plan(game, games, 2, [javascript(folder), "random"], 11))


@GAMES
def test_the_javascript_bot_of_the_docs_plays_every_game(game: str, tmp_path: Path) -> None:
    assert play(game, 1, tmp_path).finished == 1


@pytest.mark.soak
@GAMES
def test_it_plays_a_hundred_of_each(game: str, tmp_path: Path) -> None:
    assert play(game, 100, tmp_path).finished == 100


def test_it_is_about_twenty_lines_long() -> None:
    source = (DOCS / "bots.md").read_text("utf-8").split("```js\n")[1].split("```")[0]
    assert source.count("\n") <= 25


def test_the_same_seeds_give_the_same_games_though_programs_are_kept_from_game_to_game(tmp_path: Path) -> None:
    # What it plays follows from what it imagines.
    weigh = "world = ask(do='imagine')['world']; value = ask(do='evaluate', world=world)['values'][0]; "
    take = "answer['move'] = message['moves'][int(value * 1000) % len(message['moves'])]['move']"
    work = plan("founders", 3, 2, [program(tmp_path, weigh + take), "random"], 5)
    first = without_time(simulate(work))
    assert without_time(simulate(work)) == first
    assert without_time(simulate(work, workers=2)) == first


def test_a_program_that_sits_at_all_seats_hears_each_game_to_its_end(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    note = f"open({str(heard)!r}, 'a').write(str(min(message['places'])))"
    bot = program(tmp_path, note, when="result")
    simulate(plan("founders", 2, 2, [bot], 1))
    assert heard.read_text() == "1111"
