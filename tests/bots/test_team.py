"""A bot that fails or answers what is not legal is named; the game goes no further."""

from pathlib import Path

import pytest

import imperia
from imperia.bots import Team
from imperia.kernel.errors import BadBot


def own_bot(folder: Path, choose: str, init: str = "pass") -> str:
    path = folder / "own.py"
    lines = ["class Own:", "    def __init__(self, seed):", f"        {init}"]
    path.write_text("\n".join([*lines, "    def choose(self, knowledge):", f"        {choose}", ""]))
    return f"{path}:Own"


@pytest.mark.parametrize(
    ("choose", "problem"),
    [
        ("return 100000", "own.py:Own answered 100000, which is not one of its legal moves"),
        ("return None", "own.py:Own answered None, which is not one of its legal moves"),
        ("knowledge.moves.append(-5); return -5", "own.py:Own answered -5, which is not one of its legal moves"),
        ("raise SystemExit(3)", r"SystemExit: 3 \(.*own.py, line 5\)"),
        ("return knowledge.imagine(None)", r"Error: .* \(.*own.py, line 5\)"),
        ("return knowledge.plan", r"AttributeError: .*'plan' \(.*own.py, line 5\)"),
    ],
)
def test_a_bot_that_answers_no_legal_move_is_refused(tmp_path: Path, choose: str, problem: str) -> None:
    state = imperia.game("founders").start(2, 7)
    seat = state.to_act()[0]
    team = Team({seat: own_bot(tmp_path, choose)}, 7)
    before = state.data()
    with pytest.raises(BadBot, match=problem):
        team.choose(state, seat)
    assert state.data() == before


def test_a_bot_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadBot, match=r"cannot be loaded: ValueError: no brain \(.*own.py, line 3\)"):
        Team({0: own_bot(tmp_path, "return 0", init="raise ValueError('no brain')")}, 7)


def test_what_a_bot_prints_does_not_mix_with_our_answers(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    state = imperia.game("founders").start(2, 7)
    seat = state.to_act()[0]
    team = Team({seat: own_bot(tmp_path, "print('thinking'); return knowledge.moves[0]")}, 7)
    assert team.choose(state, seat) == state.moves(seat)[0]
    assert capsys.readouterr() == ("", "thinking\n")
