"""A record as the coach reads it: every position, and the decisions that led from one to the next."""

from __future__ import annotations

from typing import Final

import msgspec

from imperia.kernel.errors import BadRecord, ImperiaError
from imperia.kernel.record import Record
from imperia.kernel.state import State


class Decision(msgspec.Struct, frozen=True):
    """A seat's decision in one go: a move with the answers that complete it, or a whole plan."""

    seat: int
    # The moves, and where each of them stands in the record.
    moves: tuple[int, ...]
    places: tuple[int, ...]
    # True if others answered the same question at the same time and in secret.
    secret: bool

    @property
    def place(self) -> int:
        """How many moves of the record come before it."""
        return self.places[0]


class Story:
    """The positions of a record, before the first move and after each of them, and its decisions in their order."""

    def __init__(self, record: Record) -> None:
        self.record: Final = record
        self.game: Final = record.game
        self.seats: Final = record.seats
        self.states: Final[list[State]] = []
        # For every move the place at which its question was first put.
        self._asked: Final[list[int]] = []
        # For every move: whether there was a choice, and whether it completes what its seat has begun.
        self._free: Final[list[bool]] = []
        self._completes: Final[list[bool]] = []
        self._replay()
        self.decisions: Final = self._find_decisions()

    def _replay(self) -> None:
        state = self.record.start()
        self.states.append(state.copy())
        same = False
        for place, (seat, move) in enumerate(self.record.moves):
            choice = None if state.over else state.choice()
            awaited = state.awaited()
            self._asked.append(self._asked[-1] if same else place)
            self._free.append(len(state.moves(seat)) > 1)
            self._completes.append(choice is not None and choice.completes(state, seat))
            try:
                state.play(seat, move)
            except ImperiaError as error:
                raise BadRecord("record_line", line=place + 2, problem=error) from error
            self.states.append(state.copy())
            # A question that comes back for those who have not answered yet is the same question.
            back = bool(state.agenda) and state.choice() is choice
            same = back and {*awaited, seat}.issuperset(state.awaited()) and choice is not None and choice.secret

    def _find_decisions(self) -> list[Decision]:
        found: list[list[int]] = []
        # The last decision of each seat, and the question that it answers.
        last: dict[int, tuple[int, list[int]]] = {}
        for place, (seat, _) in enumerate(self.record.moves):
            question, places = last.get(seat, (-1, []))
            planned = self.is_secret(place) and question == self._asked[place]
            completed = bool(places) and places[-1] == place - 1 and self._completes[place]
            if planned or completed:
                places.append(place)
            else:
                places = [place]
                found.append(places)
            last[seat] = (self._asked[place], places)
        return [
            Decision(
                self.record.moves[places[0]][0],
                tuple(self.record.moves[place][1] for place in places),
                tuple(places),
                self.is_secret(places[0]),
            )
            for places in found
            if any(self._free[place] for place in places)
        ]

    def is_secret(self, place: int) -> bool:
        """True if several seats were asked at once and in secret before that move."""
        state = self.states[self.asked_at(place)]
        return state.choice().secret and len(state.to_act()) > 1

    def asked_at(self, place: int) -> int:
        """The place at which the question was put that the move there answers."""
        return self._asked[place]

    def before(self, decision: Decision) -> State:
        """The position in which something was decided."""
        return self.states[decision.place]

    def rounds(self) -> list[int]:
        """How long the game had been before each move and at its end, as its rules count."""
        return [self.game.length(state) for state in self.states]
