"""A table at which a game is played: people and bots, what happened, and the way back."""

from __future__ import annotations

from typing import Final

import msgspec

from imperia.bots import Team
from imperia.kernel.content import Name
from imperia.kernel.errors import BadRecord, ImperiaError, NoUndo
from imperia.kernel.events import NOBODY, Event
from imperia.kernel.record import Record
from imperia.kernel.state import State

# How a record names the player of a seat that no bot holds.
HUMAN: Final = "human"


class Line(msgspec.Struct, frozen=True):
    """An event as one reader may see it."""

    # The number of the move that brought it about; 0 is the setup.
    move: int
    what: str
    rule: str
    # Whose doing it is; -1 when the rules act by themselves.
    seat: int
    text: Name
    # True if it is the same for all readers.
    open: bool


class Table:
    """A record that is being played, by its players: `human` or the name of a bot, one for each seat.

    A record that has moves already is taken up where it stands.
    """

    def __init__(self, record: Record) -> None:
        assert len(record.players) == record.seats, "every seat has its player"
        self.record: Final = record
        bots = {seat: name for seat, name in enumerate(record.players) if name != HUMAN}
        self._team: Final = Team(bots, record.seed)
        self._bots: Final = frozenset(bots)
        self.state: State = record.start(telling=True)
        # The events of the setup, then those of each move: always one list more than there are moves.
        self._events: Final = [self._heard()]
        for line, (seat, move) in enumerate(record.moves, start=2):
            try:
                self.state.play(seat, move)
            except ImperiaError as error:
                raise BadRecord("record_line", line=line, problem=error) from error
            self._events.append(self._heard())

    def _heard(self) -> list[Event]:
        events = self.state.journal or []
        self.state.journal = []
        return events

    @property
    def over(self) -> bool:
        """True when the game has ended."""
        return self.state.over

    def asked(self) -> tuple[int, ...]:
        """The people whom the game waits for."""
        return tuple(seat for seat in self.state.awaited() if seat not in self._bots)

    def play(self, seat: int, move: int) -> None:
        """Make a move for a seat, or raise IllegalMove and change nothing."""
        self.state.play(seat, move)
        self.record.moves.append((seat, move))
        self._events.append(self._heard())

    def play_on(self) -> None:
        """Let the bots move until the game waits only for people or is over."""
        while waiting := [seat for seat in self.state.awaited() if seat in self._bots]:
            self.play(waiting[0], self._team.choose(self.state, waiting[0]))

    # What happened

    def events(self) -> int:
        """How many events there were."""
        return sum(map(len, self._events))

    def lines(self, reader: int | None, since: int = 0) -> list[Line]:
        """The events after the first `since`, as a seat (None: a spectator) may see them."""
        game = self.record.game
        told = [(number, event) for number, events in enumerate(self._events) for event in events]
        return [
            Line(
                move=number,
                what=event.what.word,
                rule=event.what.rule,
                seat=event.seat,
                text=Name(en=game.tell(event, reader, "en"), fr=game.tell(event, reader, "fr")),
                open=event.open_to(None),
            )
            for number, event in told[since:]
        ]

    # The way back

    def free_moves(self, seat: int) -> int:
        """How many of its last moves a seat may take back: those since anyone learnt anything or another moved."""
        count = 0
        for (mover, _), events in zip(reversed(self.record.moves), reversed(self._events), strict=False):
            if mover != seat or any(event.learnt != NOBODY for event in events):
                break
            count += 1
        return count

    def can_undo(self, seat: int) -> bool:
        """True if the last move is this seat's and taught nobody anything."""
        return self.free_moves(seat) > 0

    def undo(self, seat: int) -> None:
        """Take this seat's last move back; NoUndo if that is not free."""
        self._check_undo(seat)
        self._go_back(1)

    def restart_turn(self, seat: int) -> None:
        """Take back as many of this seat's moves as are free; NoUndo if none is."""
        self._check_undo(seat)
        self._go_back(self.free_moves(seat))

    def _check_undo(self, seat: int) -> None:
        if all(mover != seat for mover, _ in self.record.moves):
            raise NoUndo("no_move_yet")
        if not self.can_undo(seat):
            raise NoUndo("no_undo")

    def _go_back(self, moves: int) -> None:
        # The game is played again up to there, so that chance stands where it stood.
        del self.record.moves[-moves:]
        del self._events[-moves:]
        self.state = self.record.replay()
        self.state.journal = []
