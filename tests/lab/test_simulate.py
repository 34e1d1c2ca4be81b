"""Simulations: what is reported, by how many workers, and the records that are kept."""

from pathlib import Path

import msgspec
import pytest

import imperia
from imperia.kernel.errors import BadSetup, ImperiaError
from imperia.kernel.game import Value
from imperia.kernel.record import read_record
from imperia.kernel.score import totals
from imperia.lab.simulate import Report, plan, simulate

NO_AGREED_END: dict[str, Value] = {"agreed_end": False}


def without_time(report: Report) -> Report:
    return msgspec.structs.replace(report, seconds=0.0, decisions_per_second=0.0)


def test_the_same_plan_gives_the_same_report_whoever_does_the_work() -> None:
    work = plan("founders", 12, 3, ["random"], 5)
    first = without_time(simulate(work))
    assert without_time(simulate(work)) == first
    assert without_time(simulate(work, workers=2)) == first


def test_wins_add_up_to_the_games_by_bot_and_by_seat() -> None:
    report = simulate(plan("founders", 30, 2, ["random"], 5))
    assert report.finished == report.games == 30
    assert report.shared_wins > 0
    assert sum(report.wins.bots.values()) == sum(report.wins.seats) == 30


def test_factions_and_clans_are_counted_where_players_play_different_ones() -> None:
    report = simulate(plan("settlers", 30, 3, ["random"], 5))
    assert set(report.roles) == {"barbarian", "egyptian", "japanese", "roman"}
    assert sum(role.played for role in report.roles.values()) == 3 * 30
    assert sum(role.wins for role in report.roles.values()) == pytest.approx(30)
    points = sum(role.mean_score * role.played for role in report.roles.values())
    assert points == pytest.approx(30 * sum(report.mean_scores.seats), abs=0.1)
    assert simulate(plan("founders", 2, 3, ["random"], 5)).roles == {}


def test_what_points_came_from_adds_up_to_the_mean_score() -> None:
    report = simulate(plan("settlers", 6, 3, ["random"], 5))
    assert set(report.sources) >= {"track", "common", "faction"}
    assert sum(report.sources.values()) == pytest.approx(sum(report.mean_scores.seats) / 3, abs=0.02)


def test_games_are_as_long_as_their_rules_count() -> None:
    assert simulate(plan("settlers", 3, 2, ["random"], 5)).mean_length == 5
    yuan = simulate(plan("yuan", 3, 2, ["random"], 5))
    assert 1 < yuan.mean_length < yuan.decisions / 3


def test_bots_change_seats_from_game_to_game(tmp_path: Path) -> None:
    simulate(plan("founders", 2, 2, ["random", "greedy"], 1, NO_AGREED_END, records=tmp_path))
    seatings = [read_record(path.read_text("utf-8"), imperia.game)[0].players for path in sorted(tmp_path.iterdir())]
    assert seatings == [["random", "greedy"], ["greedy", "random"]]


def test_bots_that_differ_have_every_seat_of_every_seed() -> None:
    work = plan("settlers", 6, 3, ["random", "greedy", "gentle"], 4)
    assert [work.seed_of(number) for number in range(6)] == [4, 4, 4, 5, 5, 5]
    seatings = [work.seating(number) for number in range(6)]
    assert seatings[:3] == seatings[3:]
    assert [sorted(seat) for seat in zip(*seatings[:3], strict=True)] == [["gentle", "greedy", "random"]] * 3
    # The same bot at every seat would only play the same game again.
    alike = plan("settlers", 3, 3, ["random"], 4)
    assert [alike.seed_of(number) for number in range(3)] == [4, 5, 6]


def test_greedy_beats_random() -> None:
    report = simulate(plan("founders", 4, 2, ["greedy", "random"], 1, NO_AGREED_END))
    assert report.wins.bots == {"greedy": 4.0, "random": 0.0}
    assert report.mean_scores.bots["greedy"] > report.mean_scores.bots["random"] + 10


def test_records_replay_to_the_scores_that_were_counted(tmp_path: Path) -> None:
    report = simulate(plan("founders", 3, 3, ["random"], 8, records=tmp_path / "new" / "folder"))
    games = [read_record(path.read_text("utf-8"), imperia.game) for path in (tmp_path / "new" / "folder").iterdir()]
    assert sorted(record.seed for record, _ in games) == [8, 9, 10]
    assert sum(len(record.moves) for record, _ in games) == report.decisions
    means = [round(sum(totals(state.scores())[seat] for _, state in games) / 3, 3) for seat in range(3)]
    assert means == report.mean_scores.seats


def test_records_say_who_played_what(tmp_path: Path) -> None:
    report = simulate(plan("settlers", 1, 3, ["random"], 8, records=tmp_path))
    closing = msgspec.json.decode(next(tmp_path.iterdir()).read_text("utf-8").splitlines()[-1])
    assert sorted(closing["roles"]) == list(report.roles)
    assert [closing["places"][seat] for seat in closing["winners"]] == [1]


def test_progress_hears_of_every_game() -> None:
    heard: list[int] = []
    simulate(plan("founders", 90, 2, ["random"], 1), progress=heard.append)
    assert sum(heard) == 90
    assert len(heard) > 10


@pytest.mark.parametrize("workers", [1, 2])
def test_what_is_there_is_reported_when_somebody_stops_it(workers: int) -> None:
    heard = 0

    def stop_after_five(done: int) -> None:
        nonlocal heard
        heard += done
        if heard >= 5:
            raise KeyboardInterrupt

    report = simulate(plan("founders", 200, 2, ["random"], 1), workers, stop_after_five)
    assert (report.games, report.planned) == (heard, 200)
    assert sum(report.wins.seats) == heard


def test_stopped_before_the_first_game_there_is_nothing_to_report(monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("imperia.lab.simulate.play_game", stop)
    with pytest.raises(KeyboardInterrupt):
        simulate(plan("founders", 3))


def test_checked_games_are_the_games_that_would_be_played_anyway(tmp_path: Path) -> None:
    checked = plan("founders", 2, 2, ["random"], 1, check=True, records=tmp_path)
    plain = plan("founders", 2, 2, ["random"], 1, records=tmp_path)
    assert without_time(simulate(checked)) == msgspec.structs.replace(without_time(simulate(plain)), checked=True)


def test_a_folder_for_records_that_cannot_be_made_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(ImperiaError, match="cannot be written"):
        simulate(plan("founders", 1, 2, records=tmp_path / "file" / "folder"))


@pytest.mark.parametrize(
    ("game", "games", "seats", "bots", "seed", "problem"),
    [
        ("chess", 1, 2, ["random"], 0, "There is no game “chess”; there are: founders"),
        ("founders", 0, 2, ["random"], 0, "0 is not a number of games"),
        ("founders", 1, 9, ["random"], 0, "founders is not played by 9; seats: 2, 3, 4"),
        ("founders", 1, 3, ["random", "greedy"], 0, "2 bots for 3 seats"),
        ("founders", 1, 2, ["genius"], 0, "There is no bot “genius”"),
        ("founders", 1, 2, ["random"], -1, "The seed -1 is not"),
        ("founders", 2, 2, ["random"], 2**128 - 1, "The seed 340282366920938463463374607431768211456 is not"),
    ],
)
def test_a_plan_that_cannot_be_carried_out_is_refused(
    game: str, games: int, seats: int, bots: list[str], seed: int, problem: str
) -> None:
    with pytest.raises(ImperiaError, match=problem):
        plan(game, games, seats, bots, seed)


def test_there_must_be_a_worker() -> None:
    with pytest.raises(BadSetup, match="0 is not a number of workers"):
        simulate(plan("founders", 1), workers=0)
