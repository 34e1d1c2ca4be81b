"""`imperia bench`."""

import msgspec
import pytest

import imperia
from imperia.lab.bench import COSTS, OWN, Report, Row, short_of_aims
from tests.cli.run import answer, run


def ends(seats: tuple[int, ...]) -> set[int]:
    """The smallest and the largest table."""
    return {min(seats), max(seats)}


SHORT = ("bench", "--seconds", "0.01", "--rounds", "1")


def test_every_game_is_measured() -> None:
    report = answer(*SHORT)
    tables = {(game, seats) for game in imperia.game_names() for seats in ends(imperia.game(game).sheet.seats)}
    assert {(row["game"], row["seats"]) for row in report["rows"]} == tables
    costs = [f"{what}_microseconds" for what in COSTS]
    measured = ("decisions_per_second", *costs, "bytes_per_state", "observation_numbers", "record_milliseconds")
    assert all(row[figure] > 0 for row in report["rows"] for figure in measured)


def row_of(**figures: float) -> Row:
    """A compiled game that is as fast as it aims to be, but for these figures."""
    plain = Row(
        game="chess",
        seats=2,
        build="compiled",
        loop=OWN,
        decisions_per_second=1e6,
        decisions_spread=0,
        copy_microseconds=1.0,
        copy_spread=0,
        bytes_per_state=1,
        imagine_microseconds=3.14,
        record_milliseconds=5.0,
        times_peer=25.0,
    )
    return msgspec.structs.replace(plain, **figures)


def test_a_game_that_is_slower_than_it_aims_to_be_is_named() -> None:
    assert short_of_aims([row_of()]) == []
    (note,) = short_of_aims([row_of(times_peer=19.0)])
    assert "chess with 2 seats, compiled: 19.0 times the peer instead of 20" in note
    assert ["copy" in note for note in short_of_aims([row_of(copy_microseconds=2.5)])] == [True]
    assert ["record" in note for note in short_of_aims([row_of(record_milliseconds=51.0)])] == [True]


def test_a_table_for_a_person(monkeypatch: pytest.MonkeyPatch) -> None:
    report = Report(python="3", machine="abacus", rounds=1, seconds=0.01, peer=None, rows=[row_of()], notes=[])
    monkeypatch.setattr("imperia.cli.bench.measure", lambda *_, **__: report)
    printed = run(*SHORT).stdout
    assert "decisions / s" in printed
    assert "chess" in printed
    # Beside a copy, what else is done with a state.
    assert "imagine" in printed
    assert "3.14" in printed
