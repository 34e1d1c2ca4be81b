"""The lift of cards: what a player loses who may not use one, on the same seeds.

Who has a card and wins need not win because of it. So a game is played twice: as it is, and with one card forbidden to
one player, who makes the best other move, one ahead, wherever the bot names it. Up to there both games are the same,
and where chance has a stream for every purpose they stay alike. Only what a player did use is forbidden to them.
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import Final

import msgspec

from imperia.lab.intervals import discoveries, estimate
from imperia.lab.simulate import Plan
from imperia.lab.trial import Ban, Played, play_game

# Of the cards called good or bad, at most this share is called so falsely.
FALSE: Final = 0.05
# The error of a single card's interval.
ERROR: Final = 0.05


class Loss(msgspec.Struct, frozen=True):
    """What a player lost in one game by not being allowed to use a card: wins, and points beside the best other."""

    card: str
    wins: float
    lead: float


class Lift(msgspec.Struct, frozen=True):
    """What a card is worth to a player who uses it, on the average; `low` and `high` are of the points."""

    card: str
    # Pairs of games.
    games: int
    wins: float
    lead: float
    low: float
    high: float
    p: float
    # True if it is one of those of which at most one in twenty is called so falsely.
    real: bool


def losses(plan: Plan, number: int) -> list[Loss]:
    """One player's losses at a seed, for each card that they used; who that is goes round the table with the seeds."""
    seat = number % plan.seats
    printed = play_game(plan, number, list(plan.bots))
    found = []
    for card in printed.used[seat]:
        without = play_game(plan, number, list(plan.bots), Ban(seat, card))
        wins, lead = (
            before - after for before, after in zip(_stands(printed, seat), _stands(without, seat), strict=True)
        )
        found.append(Loss(card, wins, lead))
    return found


def _stands(game: Played, seat: int) -> tuple[float, float]:
    """A seat's share of the win, and its points beside the best of the others."""
    won = 1 / len(game.winners) if seat in game.winners else 0.0
    others = [score for other, score in enumerate(game.scores) if other != seat]
    return won, game.scores[seat] - max(others)


def lifts(seeds: Sequence[Sequence[Loss]]) -> list[Lift]:
    """The lift of every card that was forbidden often enough to be judged, the best first."""
    by_card: dict[str, list[Loss]] = {}
    for seed in seeds:
        for loss in seed:
            by_card.setdefault(loss.card, []).append(loss)
    tried = {card: estimate([one.lead for one in found], ERROR) for card, found in sorted(by_card.items())}
    guesses = {card: guess for card, guess in tried.items() if guess is not None}
    real = discoveries([guess.p for guess in guesses.values()], FALSE)
    found = [
        Lift(
            card=card,
            games=guess.count,
            wins=round(fmean(one.wins for one in by_card[card]), 6),
            lead=round(guess.mean, 6),
            low=round(guess.low, 6),
            high=round(guess.high, 6),
            p=float(f"{guess.p:.3g}"),
            real=sure,
        )
        for (card, guess), sure in zip(guesses.items(), real, strict=True)
    ]
    return sorted(found, key=lambda one: (-one.lead, one.card))
