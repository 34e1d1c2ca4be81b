"""What a program is asked: no more than its seat may know, with words for those who read them."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

import imperia
from imperia.bots import Team
from imperia.kernel.state import State
from tests.bots.protocol.programs import program


def asked(folder: Path, state: State, seat: int, lang: str = "en") -> Any:
    """The question that a program gets, which answers with the first move."""
    file = folder / "asked"
    bot = program(folder, f"open({str(file)!r}, 'w').write(line)", lang=lang)
    assert Team({seat: bot}, 7).choose(state, seat) == state.moves(seat)[0]
    return msgspec.json.decode(file.read_bytes())


@pytest.mark.parametrize(("lang", "text"), [("en", "Choose the pile"), ("fr", "Choisissez dans quelle pile")])
def test_question_rule_moves_view_and_budget(lang: str, text: str, tmp_path: Path) -> None:
    game = imperia.game("founders")
    state = game.start(2, 7, {"agreed_end": False})
    while state.choice().asked_by(state, state.to_act()[0]) != "FOU-037":
        seat = state.to_act()[0]
        state.play(seat, state.moves(seat)[0])
    seat = state.to_act()[0]
    question = asked(tmp_path, state, seat, lang)
    assert question["text"].startswith(text)
    assert (question["seat"], question["rule"]) == (seat, "FOU-037")
    labels = [game.describe(state, seat, move, lang) for move in state.moves(seat)]
    assert [one["label"] for one in question["moves"]] == labels
    assert [one["notation"] for one in question["moves"]] == [game.notation(move) for move in state.moves(seat)]
    assert question["view"] == msgspec.json.decode(msgspec.json.encode(state.view(seat)))
    assert question["budget"] == {"seconds": 10.0, "worlds": 1000}


def test_positions_that_a_seat_cannot_tell_apart_are_asked_alike(tmp_path: Path) -> None:
    state = imperia.game("imperium").start(2, 7)
    seat = state.to_act()[0]
    other = state.imagine(seat, imperia.Chance(99))
    assert state.data() != other.data()
    assert asked(tmp_path, state, seat) == asked(tmp_path, other, seat)
