"""What the log tells of a turn, and of whom."""

from tests.games.yuan.table import scene
from tests.rule import rule


@rule("YUA-089")
def test_the_log_says_how_a_development_was_read() -> None:
    board = scene("R:A R:B R:C R:D", R="A village", O="D village")
    board.turn(R="B dev 1", O="D dev 1")
    assert [side for side, _ in board.told("colonised")] == ["R"]
    assert [side for side, _ in board.told("expanded")] == ["O"]
    assert board.told("no_effect") == []
