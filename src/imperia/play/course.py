"""The moves that stand at a table, what each brought about, and the way back through them."""

from __future__ import annotations

from typing import Final

from imperia.kernel.errors import BadRecord, ImperiaError
from imperia.kernel.events import NOBODY, Event
from imperia.kernel.record import Record
from imperia.kernel.state import State

# A copy of the position is kept every so many moves: going back plays at most so many of them again.
STRIDE: Final = 8


class Course:
    """A record that is being played, and can be looked at and taken up again after any of its moves."""

    def __init__(self, record: Record) -> None:
        self.record: Final = record
        self.state: State = record.start(telling=True)
        # The events of the setup, then those of each move: always one list more than there are moves.
        self.events: Final[list[list[Event]]] = [self._heard()]
        # After how many moves the question was put that waits after the setup, and after each move.
        self.asked_since: Final = [0]
        # Of each move, whether nobody waited for it: its seat opened an answer again.
        self._reopened: Final[list[bool]] = []
        # Of each move, whether its player was not asked.
        self.automatic: Final[list[bool]] = []
        # Of each move, whether it completed one that an earlier answer had begun.
        self.completing: Final[list[bool]] = []
        self._marks: Final = [self.state.copy()]
        given, record.moves = record.moves, []
        for line, (seat, move) in enumerate(given, start=2):
            try:
                self.play(seat, move)
            except ImperiaError as error:
                raise BadRecord("record_line", line=line, problem=error) from error

    def _heard(self) -> list[Event]:
        events = self.state.journal or []
        self.state.journal = []
        return events

    def play(self, seat: int, move: int, auto: bool = False) -> None:
        """Make a move, or raise IllegalMove and change nothing."""
        state, moves = self.state, self.record.moves
        asked = state.agenda[-1] if state.agenda else None
        waited_for = seat in state.awaited()
        completing = seat in state.to_act() and state.choice().completes(state, seat)
        state.play(seat, move)
        moves.append((seat, move))
        self._reopened.append(not waited_for)
        self.automatic.append(auto)
        self.completing.append(completing)
        self.events.append(self._heard())
        # A question that has put itself back, because others still plan, is the same question.
        same = bool(state.agenda) and state.agenda[-1] is asked
        self.asked_since.append(self.asked_since[-1] if same else len(moves))
        if len(moves) % STRIDE == 0:
            self._marks.append(state.copy())

    def at(self, moves: int) -> State:
        """The position after so many moves."""
        state = self._marks[moves // STRIDE].copy()
        for seat, move in self.record.moves[moves - moves % STRIDE : moves]:
            state.take(seat, move)
        return state

    def own_free(self, seat: int) -> list[int]:
        """The places of a seat's moves that are free to take back, the last first.

        Those since anyone learnt anything or another seat moved. What others answer in secret to a question that is
        still open does not count as moving: nobody's answer depends on it. But once others have answered, an answer
        that was opened again stays open, for closing it could end the question in which they did.
        """
        if self.state.over:
            # The end of the game shows everything to everybody.
            return []
        moves = self.record.moves
        planning = self.asked_since[-1] if self.state.choice().secret else len(moves)
        free: list[int] = []
        others = False
        for place in range(len(moves) - 1, -1, -1):
            if any(event.learnt != NOBODY for event in self.events[place + 1]):
                break
            if moves[place][0] == seat:
                if others and (place < planning or self._reopened[place]):
                    break
                free.append(place)
            elif place >= planning:
                others = True
            else:
                break
        return free

    def take_out(self, places: list[int]) -> None:
        """Take moves back; those that others have made since, in secret, are made again."""
        first = min(places)
        since = [
            (*self.record.moves[place], self.automatic[place])
            for place in range(first, len(self.record.moves))
            if place not in places
        ]
        # Before the moves are forgotten, for they lead there.
        self.state = self.at(first)
        self.state.journal = []
        del self.record.moves[first:]
        del self.events[first + 1 :]
        del self.asked_since[first + 1 :]
        del self._reopened[first:]
        del self.automatic[first:]
        del self.completing[first:]
        del self._marks[first // STRIDE + 1 :]
        for seat, move, auto in since:
            self.play(seat, move, auto)
