"""What is said when a kept game changes, and when it may be made anew."""

from pathlib import Path

import pytest

from tests.games.golden import kept as golden
from tests.games.golden.differences import changes, whole
from tests.games.golden.kept import Behaviour, Unraised, changed, complaint, folder_of, kept_behaviour, make
from tests.games.golden.playing import behaviour_of
from tests.games.golden.tables import Table
from tests.games.golden.trace import shown
from tests.games.record import FOLDER

KEPT = Behaviour(1, {"two-seats": "aa bb"}, {"puzzle": "3 9"})


def test_nothing_is_said_of_a_game_that_behaves_as_before() -> None:
    assert complaint("yuan", KEPT, Behaviour(1, {"two-seats": "aa bb"}, {"puzzle": "3 9"})) == ""


def test_other_behaviour_under_the_same_version_has_to_raise_it() -> None:
    words = complaint("yuan", KEPT, Behaviour(1, {"two-seats": "aa cc"}, {"puzzle": "3 9"}))
    assert "at two-seats, and rules_version is still 1" in words
    assert "raise rules_version in src/imperia/games/yuan/game.py, then make records golden GAMES=yuan" in words


def test_another_count_is_other_behaviour() -> None:
    assert changed(KEPT, Behaviour(1, {"two-seats": "aa bb"}, {"puzzle": "3 8"})) == ["puzzle"]


def test_a_raised_version_is_made_anew_whatever_changed() -> None:
    words = complaint("yuan", KEPT, Behaviour(2, {"two-seats": "xx yy"}, {"puzzle": "3 9"}))
    assert words == "Nothing is kept of yuan under rules version 2 yet: make golden GAMES=yuan"


def test_a_table_more_is_no_other_behaviour() -> None:
    today = Behaviour(1, {"two-seats": "aa bb", "solo": "dd"}, {"puzzle": "3 9"})
    assert changed(KEPT, today) == []
    assert complaint("yuan", KEPT, today) == "The tables or positions that are kept of yuan are others now: " + (
        "make golden GAMES=yuan"
    )


def test_nothing_is_written_of_a_game_whose_version_has_to_be_raised(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if the kept game had been another one."""
    before = kept_behaviour("founders")
    assert before is not None
    before.tables["two-seats"] = "0" * 16
    written: list[Path] = []
    monkeypatch.setattr(golden, "kept_behaviour", lambda game: before)
    monkeypatch.setattr(Path, "write_text", lambda path, *_: written.append(path))
    monkeypatch.setattr(Path, "unlink", written.append)
    with pytest.raises(Unraised, match="founders behaves otherwise at two-seats"):
        make("founders")
    assert written == []
    assert folder_of("founders").exists()


def test_a_recorded_game_that_goes_another_way_now_behaves_otherwise(tmp_path: Path) -> None:
    record = (FOLDER / "founders" / "records" / "founders-3-1.record").read_text("utf-8").splitlines()
    cut, disturbed = record[1:-2], ["0 reveal nature", *record[1:-1]]
    for moves, problem in ((cut, "ends before the game does"), (disturbed, "cannot be played as it was: It is not")):
        (tmp_path / "other.record").write_text("\n".join([record[0], *moves, record[-1]]), "utf-8")
        words = behaviour_of(Table("founders", problem, record=str(tmp_path / "other")))
        assert f"other.record {problem}" in words


def test_beginning_middle_and_end_are_shown() -> None:
    assert sorted(shown(100)) == [0, 1, 2, 3, 4, 5, 50, 51, 52, 53, 54, 97, 98, 99]
    assert sorted(shown(5)) == [0, 1, 2, 3, 4]


def test_what_changed_is_said_by_path() -> None:
    old = {"round": 1, "players": [{"gold": 3, "hand": ["mill"]}, {"gold": 0}], "open": ["a"]}
    new = {"round": 2, "players": [{"gold": 3, "hand": []}, {"gold": 1, "passed": True}]}
    assert list(changes(old, new)) == [
        "round: 1 -> 2",
        "players[0].hand: [mill] -> []",
        "players[1].gold: 0 -> 1",
        "players[1].passed: + yes",
        "open: - [a]",
    ]


def test_a_card_that_leaves_a_row_is_named_and_those_that_move_up_are_not() -> None:
    row = [{"card": card, "tokens": 1} for card in ("mill", "port", "mine", "town")]
    assert list(changes({"row": row}, {"row": row[1:]})) == ["row[0]: - {card: mill, tokens: 1}"]


def test_players_keep_their_places() -> None:
    old = [{"faction": "", "points": 0, "stores": []}, {"faction": "", "points": 0, "stores": []}]
    new = [{"faction": "roman", "points": 0, "stores": []}, {"faction": "", "points": 0, "stores": []}]
    assert list(changes({"players": old}, {"players": new})) == ['players[0].faction: "" -> roman']


def test_of_a_pile_that_was_shuffled_the_first_cards_are_named() -> None:
    old, new = [f"old_{n}" for n in range(30)], [f"new_{n}" for n in range(30)]
    (line,) = changes({"deck": old}, {"deck": new})
    assert line.startswith("deck: -old_0 -old_1 ")
    assert line.endswith(" +new_11 (and 18 more)")


def test_a_whole_position_has_short_things_side_by_side() -> None:
    long = [f"card_{n}" for n in range(20)]
    assert list(whole({"seats": 2, "over": False, "deck": long, "who": None, "name": ""})) == [
        "seats: 2, over: no",
        "deck[0] ... " + ", ".join(long[:13]),
        "deck[13] ... " + ", ".join(long[13:]),
        'who: -, name: ""',
    ]
