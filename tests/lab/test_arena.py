"""The arena: every seed from every seat, the same report whoever does the work, and bots that fail."""

from pathlib import Path

import msgspec
import pytest

from imperia.kernel.errors import BadSetup
from imperia.lab.arena import Arena, arena, check, play_arena
from imperia.lab.sprt import STRONGER


def test_every_bot_has_every_seat_of_every_seed() -> None:
    report, _ = play_arena(arena("founders", ["greedy", "random"], seeds=2, seed=7))
    assert [(played.seed, played.bots) for played in report.games] == [
        (7, (0, 1)), (7, (1, 0)), (8, (0, 1)), (8, (1, 0)),
    ]  # fmt: skip
    assert [one.games for one in report.standings] == [4, 4]
    assert sum(one.won for one in report.standings) == pytest.approx(1.0)


@pytest.mark.parametrize(
    ("bots", "seats", "line_ups"),
    [
        (2, 4, [(0, 1, 0, 1), (1, 0, 1, 0), (0, 1, 0, 1), (1, 0, 1, 0)]),
        (3, 2, [(0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1)]),
    ],
)
def test_bots_are_mixed_until_all_have_met_at_every_seat(
    bots: int, seats: int, line_ups: list[tuple[int, ...]]
) -> None:
    names = tuple(str(bot) for bot in range(bots))
    found = Arena(game="founders", seats=seats, bots=names, seed=0, seeds=1, options={})
    assert found.line_ups == line_ups


def test_the_same_report_to_the_byte_with_more_workers() -> None:
    plan = arena("founders", ["greedy", "random"], seeds=3, seed=3)
    alone, together = (play_arena(plan, workers)[0] for workers in (1, 2))
    assert msgspec.json.encode(alone) == msgspec.json.encode(together)


def test_it_stops_when_it_is_decided() -> None:
    report, thought = play_arena(arena("founders", ["greedy", "random"], seed=1, sprt=True))
    assert report.verdict == STRONGER
    assert 10 <= report.seeds < 40
    assert thought[0].decisions > 0
    assert report.standings[0].low > report.standings[0].par


FAILING = """
class Failing:
    def __init__(self, seed): self.left = 3
    def choose(self, knowledge):
        self.left -= 1
        if not self.left:
            raise RuntimeError("out of ideas")
        return knowledge.moves[0]
"""


def test_a_bot_that_fails_is_named_and_loses_the_game(tmp_path: Path) -> None:
    (tmp_path / "failing.py").write_text(FAILING)
    name = f"{tmp_path / 'failing.py'}:Failing"
    report, _ = play_arena(arena("founders", [name, "random"], seeds=1))
    failing, other = report.standings
    assert (failing.failures, failing.won) == (2, 0.0)
    assert (other.failures, other.won) == (0, 1.0)
    assert all("out of ideas" in played.problem for played in report.games)


def test_a_kept_report_is_played_again_and_a_forged_game_is_found() -> None:
    report, _ = play_arena(arena("founders", ["greedy", "random"], seeds=2, seed=5))
    assert check(report) == []
    forged = msgspec.structs.replace(report.games[0], scores=[99, 0])
    assert check(msgspec.structs.replace(report, games=[forged, *report.games[1:]])) == [forged]
    with pytest.raises(BadSetup, match="rules"):
        check(msgspec.structs.replace(report, rules=report.rules + 1))


@pytest.mark.parametrize(
    ("bots", "seeds", "sprt", "problem"),
    [
        (["greedy", "greedy"], 1, False, "once"),
        (["greedy"], 1, True, "another"),
        (["greedy", "random"], 0, False, "0"),
        (["greedy", "nobody"], 1, False, "nobody"),
    ],
)
def test_what_cannot_be_played_is_refused(bots: list[str], seeds: int, sprt: bool, problem: str) -> None:
    with pytest.raises(Exception, match=problem):
        arena("founders", bots, seeds=seeds, sprt=sprt)
