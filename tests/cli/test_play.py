"""`imperia play`: a person at the terminal."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import imperia
from imperia.bots import BOTS
from imperia.kernel.record import Record, keep_record, read_record
from imperia.kernel.score import totals
from tests.bots.protocol.programs import program
from tests.cli.run import french, refusal, run

# More lines than the longest game has questions: any first move, again and again.
ALWAYS_THE_FIRST = "1\n" * 400
FOUNDERS = ("play", "founders", "--seed", "7", "--bots", "random", "--option", "agreed_end=false")


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ["Player 1 (you), Player 2 (Random)", "Choose the pile to reveal from. (FOU-037)", "Player 2 reveals",
                "victory tiles", "the game is over", "1st: Player"]),
        ("fr", ["Joueur 1 (vous), Joueur 2 (Très facile)", "Choisissez dans quelle pile révéler une tuile. (FOU-037)",
                "Joueur 2 révèle", "tuiles victoire", "partie terminée", french("1er : Joueur")]),
    ],
)  # fmt: skip
def test_a_whole_game(lang: str, words: list[str], tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    result = run(*FOUNDERS, "--lang", lang, "--record", str(file), lines=ALWAYS_THE_FIRST)
    assert (result.exit_code, result.stderr) == (0, "")
    for one in words:
        assert one in result.stdout
    record, state = read_record(file.read_text("utf-8"), imperia.game)
    assert state.over
    assert record.players == ["human", "random"]
    for points in totals(state.scores()):
        assert f", {points} point" in result.stdout


def played(*lines: str, lang: str = "en", arguments: tuple[str, ...] = ()) -> str:
    """What the terminal shows when somebody types these lines and then ends the input."""
    result = run("play", "founders", "--seed", "58777", "--lang", lang, *arguments, lines="\n".join([*lines, ""]))
    assert (result.exit_code, result.stderr) == (0, "")
    return result.stdout


def test_a_move_is_typed_by_number_or_by_notation() -> None:
    assert "Player 1 picks Waterfall." in played("2")
    assert "Player 1 picks Waterfall." in played("pick waterfall")


def test_a_number_that_is_no_move() -> None:
    assert "There is no move 9: the numbers run from 1 to 2." in played("9")


def test_a_notation_that_is_no_move() -> None:
    assert "“dance” is not a move of this game; moves begin with: pick, reveal" in played("dance")


def test_a_forbidden_move_is_refused_with_the_texts_of_the_rules() -> None:
    rules = imperia.game("founders").rules
    for line in ("pick mine", "why pick mine"):
        shown = played(line)
        assert "“pick mine” is not allowed now: FOU-016, FOU-017." in shown
        assert f"FOU-016  {rules['FOU-016'].text.en}" in shown


def test_why_of_a_legal_move() -> None:
    assert "“pick cliffs” is allowed (Pick Cliffs: stone/plants)." in played("why pick cliffs")


@pytest.mark.parametrize("line", ["2", "PICK Waterfall", "choisir chutes d’eau", "Waterfall", "chutes d'eau"])
def test_a_move_is_also_known_by_number_and_by_name(line: str) -> None:
    assert "“pick waterfall” is allowed" in played(f"why {line}")
    assert "Player 1 picks Waterfall." in played(line)


def test_why_of_what_is_no_move_says_what_can_be_typed() -> None:
    shown = played("why dance")
    assert "Type the number of a move, its notation such as “pick waterfall”, or its name such as “Pick" in shown


TWO_PEOPLE = ("--bots", "human")
# The draft and the first reveal of two people; then one of them adds a tile.
TO_THE_FIRST_TILE = ("1", "1", "1", "1", "1", "1", "1")


def test_why_names_the_resources_that_are_missing() -> None:
    for line in (
        "why Workshop (wine)",
        "why take workshop_wine",
        "take workshop_wine",
        "pourquoi ajouter atelier (vin)",
    ):
        shown = played(*TO_THE_FIRST_TILE, line, arguments=TWO_PEOPLE)
        assert "where Workshop (wine) still needs: wine." in shown


def test_a_name_that_several_moves_have() -> None:
    shown = played(*TO_THE_FIRST_TILE, "why Player 2", "why 0,0", arguments=TWO_PEOPLE)
    assert "“against 1” is not allowed now" in shown
    assert "“at 0,0” is not allowed now" in shown
    assert "“token” is not a move" in played("token")


def test_free_cells_come_before_replacements_and_numbers_mean_what_is_shown() -> None:
    shown = played(*TO_THE_FIRST_TILE, "take lake", arguments=TWO_PEOPLE)
    listed = re.findall(r"(\d+)  At \(\S+\)( in place of)?.*?\[at (\S+)\]", shown.split("Choose the cell")[1])
    assert [bool(replacing) for _, replacing, _ in listed] == [False] * 6 + [True] * 2
    for place, _, cell in listed:
        assert f"adds Lake at ({cell})." in played(*TO_THE_FIRST_TILE, "take lake", place, arguments=TWO_PEOPLE)


def test_an_empty_line_goes_on_where_the_question_says_so() -> None:
    shown = played(*TO_THE_FIRST_TILE, "take lake", "1", "", arguments=TWO_PEOPLE)
    assert "An empty line means “Continue”." in shown
    assert "Turn 2: Player 2." in shown


def test_people_at_one_terminal_are_told_everything_once() -> None:
    shown = played(*TO_THE_FIRST_TILE, "take lake", "1", "", "reveal city", arguments=TWO_PEOPLE)
    for line in (
        "Player 1 picks Cliffs.",
        "Player 1 adds Lake at",
        "Turn 1: Player 1.",
        "Victory tile: Altar of Vulcan.",
    ):
        assert shown.count(line) == 1


def test_a_rule_and_a_rule_that_there_is_not() -> None:
    shown = played("rule fou-020", "rule FOU-999", lang="fr")
    for line in ("rule 20", "regle FOU-20", "règle fou-020"):
        assert imperia.game("founders").rules["FOU-020"].text.say("fr") in played(line, lang="fr")
    assert imperia.game("founders").rules["FOU-020"].text.say("fr") in shown
    assert french("founders n'a pas de règle « FOU-999 ».") in shown


def test_undo_takes_the_last_move_back() -> None:
    shown = played("1", "1", "undo", "1", "at 1,0")
    assert "Taken back." in shown
    assert "Player 1 lays Waterfall at (1,0)." in shown


def test_restart_takes_all_free_moves_back() -> None:
    to_the_end_of_a_turn = ("1", "1", "1", "1", "1", "1")
    shown = played(*to_the_end_of_a_turn, "recommencer", lang="fr")
    assert french("« recommencer » vos coups annulables (2).") in shown
    assert "2 coups repris." in shown
    assert shown.rstrip().count("Choisissez la tuile à ajouter.") == 2


def test_undo_that_is_not_free_is_refused() -> None:
    assert "You have not made a move yet." in played("undo")
    to_a_reveal = ("1", "2", "1", "1")
    assert "You cannot take anything back" in played(*to_a_reveal, "undo")


def test_the_log_names_move_and_rule() -> None:
    shown = played("1", "log 1")
    assert "   3  Player 2 picks Cliffs.  FOU-018\n" in shown


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_help_lists_what_can_be_typed(lang: str) -> None:
    shown = played("help", lang=lang)
    assert "pick waterfall" in shown
    assert ("restart" if lang == "en" else "recommencer") in shown


def test_an_empty_line_shows_the_question_again() -> None:
    assert played("").count("Pick a nature tile from the draft.") == 2


@pytest.mark.parametrize("leave", ["quit", "quitter", ""])
def test_leaving_keeps_the_record(leave: str, tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    shown = played("1", *([leave] if leave else []), arguments=("--record", str(file)))
    assert "You leave the table." in shown
    record, state = read_record(file.read_text("utf-8"), imperia.game)
    assert not state.over
    assert record.moves[0] == (0, imperia.game("founders").parse("pick cliffs"))


def test_an_interrupt_leaves_cleanly(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    assert "You leave the table." in played()


def test_people_at_one_terminal_are_asked_by_name() -> None:
    shown = played("1", "1", arguments=("--bots", "human"))
    assert "Player 1: Pick a nature tile from the draft." in shown
    assert "Player 2: Pick a nature tile from the draft." in shown


def test_long_lists_of_cells_stand_in_columns() -> None:
    shown = run(*FOUNDERS, lines="1\n" * 12).stdout
    assert any(line.count("[at ") > 1 for line in shown.splitlines())
    assert max(len(line) for line in shown.splitlines() if "[at " in line) <= 120


def test_a_seed_is_drawn_and_shown() -> None:
    heads = {run("play", "founders").stdout.splitlines()[0] for _ in range(3)}
    assert len(heads) == 3
    assert all("· seed " in head for head in heads)


def test_the_chosen_seat_is_the_persons() -> None:
    assert "Player 1 (Random), Player 2 (Greedy), Player 3 (you)" in played(
        arguments=("--bots", "random,greedy", "--seat", "3")
    )


def test_a_bot_that_fails_ends_the_game_with_its_message(tmp_path: Path) -> None:
    (tmp_path / "own.py").write_text(
        "class Own:\n    def __init__(self, seed): ...\n    def choose(self, knowledge): 1/0\n"
    )
    result = run("play", "founders", "--seed", "7", "--bots", f"{tmp_path / 'own.py'}:Own", lines="1\n1\n")
    assert result.exit_code == 1
    assert "failed while it chose a move: ZeroDivisionError" in result.stderr


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["--seat", "3"], "There is no seat 3 at a table of 2; seats are counted from 1."),
        (["--seats", "9"], "founders is not played by 9; seats: 2, 3, 4."),
        (["--seats", "4", "--bots", "random,greedy"], "2 bots for 3 seats: name one for all seats, or one for each."),
        (
            ["--bots", "genius"],
            f"There is no bot “genius”; bots: {', '.join(BOTS)}, path/to/file.py:Class, or cmd:program.",
        ),
        (["--seed", "-1"], "The seed -1 is not a whole number from 0 to 340282366920938463463374607431768211455."),
    ],
)
def test_a_table_that_cannot_be_set_is_refused(arguments: list[str], problem: str) -> None:
    assert refusal("play", "founders", *arguments) == problem


def test_a_game_is_taken_up_where_it_was_left(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    left = played("1", "quit", arguments=("--record", str(file)))
    assert f"imperia play --resume {file}" in left
    moves = file.read_text("utf-8").splitlines()[1:-1]
    shown = run("play", "--resume", str(file), "--lang", "en", lines="1\n").stdout
    assert "Player 1 (you), Player 2 (Greedy)" in shown
    assert "Player 1 picks Waterfall." in shown
    assert file.read_text("utf-8").splitlines()[1 : len(moves) + 2] == [*moves, "0 pick waterfall"]


def test_a_record_that_cannot_be_taken_up(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    record = Record(imperia.game("founders"), 2, 7, {})
    keep_record(file, record, record.start())
    assert "does not say who sat where" in refusal("play", "--resume", str(file))
    assert run("play").exit_code == run("play", "founders", "--resume", str(file)).exit_code == 2
    assert run("play", "--resume", str(file), "--bots", "random").exit_code == 2
    assert run("play", "--resume", str(file), "--seat", "2").exit_code == 2


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_terminal_without_accents_gets_plain_letters(lang: str) -> None:
    command = [sys.executable, "-m", "imperia", "play", "founders", "--seed", "58777", "--lang", lang]
    shown = subprocess.run(
        command,
        input="règle 20\n".encode(),
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
        capture_output=True,
        check=True,
    )
    assert b"Traceback" not in shown.stderr
    assert {"en": b"Victory tile", "fr": b"Rangee nature"}[lang] in shown.stdout


def test_a_file_is_not_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ana")
    assert "is there already" in refusal("play", "founders", "--record", str(file))
    assert file.read_text() == "Dear Ana"


@pytest.mark.parametrize(("lang", "answer", "started"), [("en", "n", False), ("en", "y", True), ("fr", "n", False)])
def test_a_record_starts_no_program_unasked(tmp_path: Path, lang: str, answer: str, started: bool) -> None:
    file, trace = tmp_path / "from_a_stranger.record", tmp_path / "trace"
    record = Record(imperia.game("founders"), 2, 7, {}, ["human", f"cmd:touch {trace}"])
    keep_record(file, record, record.start())
    result = run("play", "--resume", str(file), "--lang", lang, lines=f"{answer}\n")
    assert f"touch {trace}" in result.stderr
    assert (trace.exists(), result.exit_code) == (started, 1)


def test_a_program_that_fails_leaves_the_table_as_it_was(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    bot = program(tmp_path, "sys.exit(3)")
    left = run("play", "founders", "--seed", "7", "--bots", bot, "--lang", "en", "--record", str(file), lines="1\n" * 9)
    assert left.exit_code == 1
    assert "ended in the middle of a game (exit code 3)" in left.stderr
    record, state = read_record(file.read_text("utf-8"), imperia.game)
    assert record.players == ["human", bot]
    assert state.to_act() == (1,)
