"""`--change`, `--pack`, `imperia content --export` and `--check`, each in a process of its own."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from imperia.games import content_folder, game_names

MORE_WORKERS = "boards.board_barbarian.production.worker=4"
# For each game the path of a number that is printed.
PRINTED = {
    "founders": "tiles.forest.points",
    "settlers": "tables.rounds",
    "yuan": "components.tile.count",
    "daimyo": "heroes.scrap_dealer.count",
    "imperium": "tables.hand_size",
}


def imperia(*words: object) -> subprocess.CompletedProcess[str]:
    """A command in a fresh process, as a shell runs it."""
    command = [sys.executable, "-m", "imperia", *map(str, words)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def refusal(*words: object) -> str:
    """The one sentence that a command is refused with."""
    found = imperia(*words, "--lang", "en")
    assert found.returncode == 1
    return found.stderr.strip()


def printed(game: str) -> str:
    """A change that writes what is printed already."""
    file, *steps = PRINTED[game].split(".")
    data = json.loads((content_folder(game) / f"{file}.json").read_text("utf-8"))
    for step in steps:
        data = next(one for one in data if one["id"] == step) if isinstance(data, list) else data[step]
    return f"{PRINTED[game]}={data}"


def records(folder: Path, game: str, *words: object) -> list[str]:
    """The records of two games."""
    done = imperia("simulate", game, "--games", 2, "--records", folder, *words)
    assert done.returncode == 0, done.stderr
    return [file.read_text("utf-8") for file in sorted(folder.iterdir())]


@pytest.mark.parametrize("game", game_names())
def test_the_printed_value_as_a_change_alters_nothing(game: str, tmp_path: Path) -> None:
    assert records(tmp_path / "same", game, "--change", printed(game)) == records(tmp_path / "printed", game)


def test_a_change_is_played_named_and_needed_for_the_replay(tmp_path: Path) -> None:
    [record, _] = records(tmp_path, "settlers", "--change", "tables.rounds=3")
    [plain, _] = records(tmp_path / "printed", "settlers")
    header, before = json.loads(record.splitlines()[0]), json.loads(plain.splitlines()[0])
    assert header["pack"] == "tables.rounds=3"
    assert "pack" not in before
    assert header["content"] != before["content"]
    file = tmp_path / "settlers-2-0.record"
    assert "tables.rounds=3" in refusal("replay", file)
    # Another process knows nothing of it.
    assert imperia("replay", tmp_path / "printed" / file.name).returncode == 0


@pytest.mark.parametrize(
    ("change", "near"),
    [
        ("board.board_barbarian.production.worker=4", "Did you mean boards?"),
        ("boards.board_barbarien.production.worker=4", "Did you mean board_barbarian"),
        ("boards.board_barbarian.production.workr=4", "Did you mean worker?"),
        ("tables.runds=4", "Did you mean rounds?"),
        ("tables.rounds=many", "rounds"),
        ("tables.rounds.first=4", "there is no “first”"),
        ("tables.rounds", "write path=value"),
    ],
)
def test_a_misspelt_change_is_answered_with_the_nearest(change: str, near: str) -> None:
    assert near in refusal("simulate", "settlers", "--change", change)


def test_a_pack_goes_from_the_export_over_an_edit_to_the_table(tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    assert imperia("content", "settlers", "--export", file).returncode == 0
    assert "changes nothing" in imperia("content", "settlers", "--check", file, "--lang", "en").stdout
    pack = json.loads(file.read_text("utf-8"))
    pack["name"] = "six rounds"
    pack["content"]["tables"]["rounds"] = 6
    file.write_text(json.dumps(pack), "utf-8")
    assert "six rounds" in imperia("content", "settlers", "--check", file, "--lang", "en").stdout
    [record, _] = records(tmp_path / "games", "settlers", "--pack", file)
    assert json.loads(record.splitlines()[0])["pack"] == "six rounds"
    kept = tmp_path / "games" / "settlers-2-0.record"
    assert "six rounds" in refusal("replay", kept)
    assert imperia("replay", kept, "--pack", file).returncode == 0


def put(content: dict[str, Any], path: str, value: object) -> None:
    """Write a value into a pack's content; None takes out what is there."""
    *steps, last = path.split(".")
    data: Any = content
    for step in steps:
        data = next(one for one in data if one["id"] == step) if isinstance(data, list) else data[step]
    if isinstance(data, list):
        data.remove(next(one for one in data if one["id"] == last))
    elif value is None:
        del data[last]
    else:
        data[last] = value


@pytest.mark.parametrize(
    ("game", "path", "value", "says"),
    [
        ("founders", "tiles.forest.pionts", 1, "tiles: there is no field “forest.pionts”"),
        ("founders", "tiles.forest.points", "two", "tiles: forest.points must be a whole number, not a text."),
        ("founders", "tiles.forest.count", -1, "tiles: forest.count must be at least 0."),
        ("founders", "tiles.forest.source", None, "tiles: forest.source is missing."),
        ("founders", "tiles.forest.name.fr", None, "tiles: forest.name.fr is missing."),
        ("founders", "tiles.forest.name.en", "", "tiles: forest.name.en must have at least 1 character."),
        ("founders", "tile", [], "There is no content “tile”; there are: resources, setup, tiles, tokens."),
        ("founders", "resources.stone", None, "forest: the word “stone” is not defined."),
        ("yuan", "terrains.volcano", None, "an entry that others name may be missing"),
        ("settlers", "attack", [], "could not be played to its end"),
    ],
)
def test_a_pack_that_does_not_fit_says_where(game: str, path: str, value: object, says: str, tmp_path: Path) -> None:
    file = tmp_path / "odd.json"
    imperia("content", game, "--export", file)
    pack = json.loads(file.read_text("utf-8"))
    put(pack["content"], path, value)
    file.write_text(json.dumps(pack), "utf-8")
    said = refusal("content", game, "--check", file)
    assert said.startswith(f"{file}: ")
    assert says in said


def test_what_is_no_pack_of_the_game_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "odd.json"
    file.write_text('{"imperia_pack": 1, "game": "settlers", "name": "odd", "content": {"tables": {}}}', "utf-8")
    assert "is for settlers, not for founders" in refusal("content", "founders", "--check", file)
    file.write_text("{}", "utf-8")
    assert refusal("play", "settlers", "--pack", file).startswith(f"{file} is not a pack: ")


def test_workers_play_with_the_change_as_well() -> None:
    def points(*words: object) -> object:
        done = imperia("simulate", "settlers", "--games", 6, "--json", "--change", "tables.rounds=2", *words)
        return json.loads(done.stdout)["mean_scores"]

    assert points("--workers", 2) == points()
