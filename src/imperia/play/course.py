"""The moves that stand at a table, what each brought about, and the way back through them."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from imperia.kernel.errors import BadRecord, ImperiaError
from imperia.kernel.events import NOBODY, Event
from imperia.kernel.record import Record
from imperia.kernel.state import State
from imperia.play.veil import Veil

# A copy of the position is kept every `STRIDE` moves, and sparser further back:
# going back replays at most that many moves.
STRIDE: Final = 8
LONG_STRIDE: Final = 8 * STRIDE


class Ply(NamedTuple):
    """The facts of one move that stands, or of the setup, which precedes the first."""

    events: list[Event]
    # By each of them, what stands on the board where something else stood.
    changed: list[list[Any]]
    # How many lines there are in the log after it.
    told: int
    # After how many moves the question was put that waits after it.
    asked_since: int = 0
    # True if nobody waited for it: its seat opened an answer again.
    reopened: bool = False
    # True if its player was not asked.
    automatic: bool = False
    # True if it completed one that an earlier answer had begun.
    completing: bool = False
    # True if it answered a question that everybody is asked in secret.
    secret: bool = False

    @property
    def taught(self) -> bool:
        """True if anybody learnt something by it."""
        return any(event.learnt != NOBODY for event in self.events)


class Course:
    """A record that is being played, and can be looked at and taken up again after any of its moves.

    A move is veiled where it answers a secret question that goes on as if nothing had been said: nobody but its seat
    may know that it was made.
    """

    def __init__(self, record: Record, begun: State | None = None) -> None:
        self.record: Final = record
        self.state: State = begun or record.start(telling=True)
        # The setup, then each move: always one more than there are moves. Where the course does not begin with a setup,
        # a line of the log says so.
        self._plies: Final[list[Ply]] = []
        events, changed = self._heard()
        self._plies.append(Ply(events, changed, told=1 if begun else len(events)))
        self.veil: Final = Veil(record.seats)
        self._marks: Final = {0: self.state.copy()}
        given, record.moves = record.moves, []
        for line, (seat, move) in enumerate(given, start=2):
            try:
                self.play(seat, move)
            except ImperiaError as error:
                raise BadRecord("record_line", line=line, problem=error) from error

    def _heard(self) -> tuple[list[Event], list[list[Any]]]:
        """What was told since, and what each event has changed on the board."""
        events = self.state.journal or []
        self.state.journal = []
        last = next((ply.events[-1] for ply in reversed(self._plies) if ply.events), None)
        return events, self.state.game.changes(self.state, events, last) if events else []

    def after(self, moves: int) -> Ply:
        """The last of the first `moves` moves; the setup if there are none."""
        return self._plies[moves]

    def move(self, place: int) -> Ply:
        """The move at a place of the record."""
        return self._plies[place + 1]

    def begun(self, moves: int) -> int:
        """The number of moves before the action that the last of the first `moves` moves completes."""
        while moves and self._plies[moves].completing:
            moves -= 1
        return moves

    @property
    def asked_since(self) -> int:
        """After how many moves the question was put that waits now."""
        return self._plies[-1].asked_since

    def secret_question(self) -> tuple[int, ...] | None:
        """Since when a secret question is open, and whom it waits for: all that others may know of the answers."""
        if self.state.over or not self.state.choice().secret:
            return None
        return (self.asked_since, *self.state.awaited())

    def play(self, seat: int, move: int, auto: bool = False) -> None:
        """Make a move, or raise IllegalMove and change nothing."""
        state, moves = self.state, self.record.moves
        asked = state.agenda[-1] if state.agenda else None
        question = self.secret_question()
        awaited = state.awaited()
        asks = seat in state.to_act()
        completing = asks and state.choice().completes(state, seat)
        secret = asks and state.choice().secret
        state.play(seat, move)
        moves.append((seat, move))
        events, changed = self._heard()
        # A question that has put itself back, because others still plan, is the same question. Where it waits for
        # others than before it was put anew, however alike: the next turn has come.
        back = bool(state.agenda) and state.agenda[-1] is asked
        same = back and {*awaited, seat}.issuperset(state.awaited())
        self._plies.append(
            Ply(
                events,
                changed,
                told=self._plies[-1].told + len(events),
                asked_since=self.asked_since if same else len(moves),
                reopened=seat not in awaited,
                automatic=auto,
                completing=completing,
                secret=secret,
            )
        )
        if question is not None and question == self.secret_question() and not events:
            self.veil.hide(len(moves) - 1, seat)
        self._mark()

    def _mark(self) -> None:
        played = len(self.record.moves)
        if played % STRIDE == 0:
            self._marks[played] = self.state.copy()
            if (played - LONG_STRIDE) % LONG_STRIDE:
                self._marks.pop(played - LONG_STRIDE, None)

    def at(self, moves: int) -> State:
        """The position after a number of moves."""
        mark = moves - moves % STRIDE
        while mark not in self._marks:
            mark -= STRIDE
        state = self._marks[mark].copy()
        for seat, move in self.record.moves[mark:moves]:
            state.take(seat, move)
        return state

    def open_moves(self, moves: int) -> int:
        """How many of the first moves, up to this number, everybody knows of."""
        return self.veil.count(moves)

    def own_free(self, seat: int) -> list[int]:
        """The places of a seat's moves that are free to take back, the last first.

        Those since anyone learnt anything or another seat moved. What others answer in secret to a question that is
        still open does not count as moving: nobody's answer depends on it. But once others have visibly answered, an
        answer that was opened again stays open, for closing it could end the question in which they did.
        """
        if self.state.over:
            # The end of the game shows everything to everybody.
            return []
        moves = self.record.moves
        secret = self.state.choice().secret
        planning = self.asked_since if secret else len(moves)
        # Others may have answered in secret already, for all that this seat knows: the question stays asked.
        first = planning if secret and any(one != seat for one in self.state.to_act()) else 0
        free: list[int] = []
        others = False
        for place in range(len(moves) - 1, first - 1, -1):
            if self.move(place).taught:
                break
            mover = moves[place][0]
            if mover == seat:
                if others and (place < planning or self.move(place).reopened):
                    break
                free.append(place)
            elif place >= planning:
                others = others or not self.veil.hides(place, mover)
            else:
                break
        return free

    def take_out(self, places: list[int]) -> None:
        """Take moves back; those that others have made since, in secret, are made again."""
        first, gone = min(places), set(places)
        since = [
            (*self.record.moves[place], self.move(place).automatic)
            for place in range(first, len(self.record.moves))
            if place not in gone
        ]
        # Before the moves are forgotten, for they lead there.
        self.state = self.at(first)
        self.state.journal = []
        del self.record.moves[first:]
        del self._plies[first + 1 :]
        self.veil.cut(first)
        for mark in [mark for mark in self._marks if mark > first]:
            del self._marks[mark]
        for seat, move, auto in since:
            self.play(seat, move, auto)
