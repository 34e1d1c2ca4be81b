"""Luck and skill add up to the result, whatever was judged and however."""

from random import Random

import pytest

from imperia.coach.account import Ledger
from imperia.coach.coach import Coach
from imperia.coach.story import Story
from imperia.kernel.game import Game
from tests.coach.played import GAMES, bots_record, random_record
from tests.kernel.toy import toy

TABLES = [(game, seats) for game in GAMES for seats in sorted({game.sheet.seats[0], game.sheet.usual_seats, 4})]


def check_sums(game: Game, seats: int, seed: int) -> None:
    story = Story(random_record(game, seats, seed))
    ledger = Ledger(story, seed)
    drawn = Random(seed)
    for judged in (0.0, 0.5, 1.0):
        losses = {
            one.place: [drawn.uniform(-1, 1) for _ in range(ledger.parties)]
            for one in story.decisions
            if drawn.random() < judged
        }
        for entry in ledger.close(losses):
            assert abs(entry.off()) < 1e-9
            assert entry.result == game.chances(story.states[-1])[entry.party]
        for stretch in ledger.stretches(losses):
            change = [luck + skill for luck, skill in zip(stretch.luck, stretch.skill, strict=True)]
            assert sum(change) == pytest.approx(0.0, abs=1e-9)


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=lambda value: getattr(value, "name", value))
def test_luck_and_skill_add_up_to_the_result(game: Game, seats: int) -> None:
    if seats in game.sheet.seats:
        check_sums(game, seats, seed=seats)


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_they_add_up_over_hundreds_of_games(game: Game) -> None:
    for seed in range(200):
        check_sums(game, game.sheet.seats[seed % len(game.sheet.seats)], seed)


def test_they_add_up_when_the_judge_has_measured() -> None:
    coach = Coach(random_record(toy(), 2, seed=3))
    while coach.improve(0):
        pass
    report = coach.report(0, "en")
    assert report.done
    assert any(account.own < 0 for account in report.accounts)
    for account in report.accounts:
        parts = account.begun + account.luck + account.own + sum(account.others)
        assert parts == pytest.approx(account.result, abs=1e-9)
    # What one of two loses by a decision is what the other one gains.
    assert report.accounts[0].own == pytest.approx(-report.accounts[1].others[0], abs=1e-9)


def test_a_game_without_luck_has_the_same_chances_seen_and_open() -> None:
    game = next(game for game in GAMES if game.name == "yuan")
    story = Story(bots_record(game, ["greedy", "greedy"], 2))
    ledger = Ledger(story, 1)
    ledger.look()
    # Nothing that counts is hidden while all still plan.
    for number, decision in enumerate(story.decisions):
        assert ledger.seen(number) == pytest.approx(ledger.open[decision.place][decision.seat])
