"""The command line as a whole: help, version, refusals, languages, colours."""

import subprocess
import sys
from importlib.metadata import version

import msgspec
import pytest

import imperia
from imperia.cli.options import Lang
from imperia.cli.texts import COMMAND_NAMES, text
from tests.cli.run import french, refusal, run


def test_a_real_process_prints_json_and_nothing_else() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "imperia", "games", "--json"], capture_output=True, check=True, timeout=60
    )
    assert done.stderr == b""
    assert [sheet["id"] for sheet in msgspec.json.decode(done.stdout)] == imperia.game_names()


def test_the_version_names_the_build() -> None:
    assert run("--version").stdout == f"imperia {version('imperia')} ({imperia.BUILD})\n"


def test_help_lists_every_command() -> None:
    result = run("--help")
    assert result.exit_code == 0
    for command in ("games", "rules", "content", "simulate", "play", "replay", "bench"):
        assert f" {command} " in result.stdout


@pytest.mark.parametrize("command", ["rules", "content", "simulate", "play"])
def test_an_unknown_game_names_the_games(command: str) -> None:
    games = ", ".join(imperia.game_names())
    assert refusal(command, "chess") == f"There is no game “chess”; there are: {games}."


def test_a_refusal_speaks_the_language_that_was_asked_for() -> None:
    games = ", ".join(imperia.game_names())
    assert refusal("rules", "chess", "--lang", "fr") == french(
        f"Le jeu « chess » n'existe pas ; jeux disponibles : {games}."
    )


@pytest.mark.parametrize(
    ("locale", "title"), [("fr_FR.UTF-8", "Naissance d’un Empire"), ("de_DE.UTF-8", "Imperial Settlers")]
)
def test_the_language_is_the_terminals_unless_said_otherwise(locale: str, title: str) -> None:
    assert title in run("games", locale=locale).stdout


@pytest.mark.parametrize(
    "arguments",
    [("rules",), ("games", "--lang", "de"), ("simulate",), ("replay",), ("dance",), ("bench", "--rounds", "0")],
)
def test_wrong_usage_exits_with_2(arguments: tuple[str, ...]) -> None:
    assert run(*arguments).exit_code == 2


def test_no_colour_where_stdout_is_not_a_terminal() -> None:
    for arguments in (("games",), ("content", "founders"), ("play", "founders", "--seed", "1"), ("rules", "founders")):
        assert "\x1b" not in run(*arguments).output


def test_every_command_of_the_player_has_its_help() -> None:
    for name in COMMAND_NAMES:
        for key in ("command", "help"):
            assert text(f"{key}.{name}", Lang.en) != text(f"{key}.{name}", Lang.fr)
