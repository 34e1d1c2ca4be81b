"""The coach: it reads a record, looks at one decision after the other, and reports what it has found so far."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Final

from imperia.coach.account import Ledger
from imperia.coach.hints import REASONS, Reason
from imperia.coach.judging import Judge, Verdict
from imperia.coach.report import Account, Judged, Point, Report, Seen, Turning
from imperia.coach.story import Decision, Story
from imperia.coach.texts import reason_label
from imperia.coach.trial import THEN
from imperia.kernel.record import Record

# Worlds in which every decision is looked at as its seat saw it.
SEEN_IN: Final = 4
TURNING_POINTS: Final = 3
# A loss is rounded to hundredths of a point of chance; the account is not rounded at all.
DIGITS: Final = 4


class Coach:
    """One record; `improve` looks a little further, `report` says what is known."""

    def __init__(self, record: Record, seed: int = 0) -> None:
        self.story: Final = Story(record)
        self.ledger: Final = Ledger(self.story, seed)
        for _ in range(SEEN_IN):
            self.ledger.look()
        # True when it is the turn of the reader's own decisions.
        self._turn: bool = False
        self._judges: Final = [Judge(self.story, [seat], seed) for seat in range(record.seats)]

    def improve(self, seat: int) -> bool:
        """Look at one decision: at each of the seat's once, then in turn at one of the seat's and one of the others'.

        False if there is nothing more to find.
        """
        own = self._judges[seat]
        others = sorted((judge for judge in self._judges if judge is not own), key=Judge.share_looked_at)
        self._turn = not self._turn or own.share_looked_at() < 1.0
        return any(judge.improve() for judge in ((own, *others) if self._turn else (*others, own)))

    def work(self, seat: int, seconds: float, clock: Callable[[], float] = monotonic) -> bool:
        """Look further for some seconds; False if there is nothing more to find."""
        until = clock() + seconds
        while self.improve(seat):
            if clock() >= until:
                return True
        return False

    def verdicts(self, seat: int) -> list[Verdict]:
        """All decisions of a seat."""
        return self._judges[seat].verdicts

    def losses(self) -> dict[int, list[float]]:
        """Every party's loss by each decision of the game, by its place."""
        return {place: lost for judge in self._judges for place, lost in judge.losses(self.ledger.parties).items()}

    # Reporting

    def report(self, seat: int, lang: str) -> Report:
        """The findings so far, for one seat, in one language."""
        story, ledger = self.story, self.ledger
        end = story.states[-1]
        rounds = story.rounds()
        losses = self.losses()
        own = self._judges[seat]
        places = sorted({0, *(decision.place for decision in story.decisions), len(story.states) - 1})
        stretches = sorted(ledger.stretches(losses), key=lambda one: -one.size())[:TURNING_POINTS]
        by_place = {decision.place: decision for decision in story.decisions}
        return Report(
            game=story.game.name,
            seat=seat,
            parties=[story.game.party_label(end, party, lang) for party in range(ledger.parties)],
            over=end.over,
            series=[Point(place, rounds[place], _rounded(ledger.open[place])) for place in places],
            seen=[
                Seen(decision.place, round(ledger.seen(number), DIGITS))
                for number, decision in enumerate(story.decisions)
                if decision.seat == seat
            ],
            judged=[self._judged(one, rounds, lang) for one in own.told(seat)],
            turning=[
                Turning(
                    move=one.first,
                    round=rounds[one.first],
                    seat=one.seat,
                    played=self._played(by_place[one.first], lang) if one.seat >= 0 else "",
                    luck=_rounded(one.luck),
                    skill=_rounded(one.skill),
                )
                for one in sorted(stretches, key=lambda one: one.first)
            ],
            accounts=[
                Account(one.party, one.begun, one.luck, one.own, one.others, one.result) for one in ledger.close(losses)
            ],
            decisions=len(own.verdicts),
            looked_at=own.looked_at(),
            all_decisions=len(story.decisions),
            all_looked_at=sum(judge.looked_at() for judge in self._judges),
            done=all(one.done for judge in self._judges for one in judge.verdicts),
        )

    def _judged(self, one: Verdict, rounds: list[int], lang: str) -> Judged:
        trial, decision = one.trial, one.decision
        loss, error = one.loss()
        return Judged(
            move=decision.place,
            round=rounds[decision.place],
            seat=decision.seat,
            played=self._played(decision, lang),
            better=trial.in_words(trial.best, lang),
            loss=round(loss, DIGITS),
            error=round(error, DIGITS),
            open_loss=round(one.open_loss()[0], DIGITS),
            mark=one.mark,
            reasons=[
                Reason(reason_label(self.story.game, part, lang), round(points, 1))
                for part, points in trial.reasons(trial.best, trial.played, REASONS)
            ],
        )

    def _played(self, decision: Decision, lang: str) -> str:
        """The decision in words; a game that was played hides nothing."""
        states, moves = self.story.states, zip(decision.places, decision.moves, strict=True)
        return THEN.join(states[place].game.describe(states[place], decision.seat, move, lang) for place, move in moves)


def _rounded(values: list[float]) -> list[float]:
    return [round(value, DIGITS) for value in values]
