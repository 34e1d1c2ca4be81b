"""What is claimed of a level comes from matches that are kept."""

from pathlib import Path

import pytest

import imperia
from bench.ladder import keep, key_of
from imperia.bots import ladder
from imperia.bots.ladder import Ladder, Match, claim, in_words, offered, read_ladder

MATCH = Match(
    game="yuan",
    seats=2,
    bot="strong",
    against="quick",
    games=40,
    first_seed=1,
    won=0.87,
    low=0.74,
    high=0.94,
    seconds=0.12,
    longest=0.5,
    commit="abc",
)


def kept(monkeypatch: pytest.MonkeyPatch, **changed: object) -> None:
    match = Match(**{**{field: getattr(MATCH, field) for field in MATCH.__struct_fields__}, **changed})
    monkeypatch.setattr(ladder, "_kept", lambda: Ladder([match]))


def test_a_claim_says_how_long_a_level_thinks_and_how_often_it_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    kept(monkeypatch)
    assert claim("yuan", "strong", "en") == "Thinks for about 0.1 s; won 34 of 40 games for two against Quick."
    assert "0,1" in claim("yuan", "strong", "fr")
    assert claim("daimyo", "strong", "en") == claim("yuan", "expert", "en") == claim("yuan", "gentle", "en") == ""


def test_a_level_that_answers_at_once_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    kept(monkeypatch, seconds=0.002)
    assert claim("yuan", "strong", "en").startswith("Answers at once")


def test_nothing_is_claimed_that_was_not_shown_beyond_doubt(monkeypatch: pytest.MonkeyPatch) -> None:
    kept(monkeypatch, won=0.6, low=0.45)
    assert claim("yuan", "strong", "en") == ""


def test_a_level_is_offered_once_it_has_beaten_the_one_below_it_in_some_game(monkeypatch: pytest.MonkeyPatch) -> None:
    kept(monkeypatch)
    assert offered() == ["gentle", "strong"]
    kept(monkeypatch, won=0.6, low=0.45)
    assert offered() == ["gentle"]


def test_seconds_have_one_digit_that_counts() -> None:
    assert [in_words(seconds, "en") for seconds in (0.123, 0.56, 1.4)] == ["0.1", "0.6", "1"]


def test_a_match_replaces_an_older_one_of_its_kind(tmp_path: Path) -> None:
    path = tmp_path / "ladder.toml"
    other = Match(**{**{field: getattr(MATCH, field) for field in MATCH.__struct_fields__}, "seats": 3})
    for match in (other, MATCH, MATCH):
        keep(match, path)
    assert read_ladder(path).matches == [MATCH, other]


def test_the_ladder_that_is_kept_can_be_read() -> None:
    matches = read_ladder().matches
    assert {match.game for match in matches} == set(imperia.game_names())
    assert len({key_of(match) for match in matches}) == len(matches)
    for match in matches:
        assert 0.0 <= match.low <= match.won <= match.high <= 1.0
        assert match.games > 0
        assert match.commit
    assert offered()[:3] == ["gentle", "quick", "strong"]
