"""A table at which a game is played: people and bots, what happened, and the way back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from imperia.bots import Team
from imperia.kernel.errors import BadSetup, IllegalMove, NoPlea, NoUndo
from imperia.kernel.events import Event
from imperia.kernel.record import Record
from imperia.kernel.state import State
from imperia.kernel.teaching import Lesson
from imperia.play.course import Course
from imperia.play.history import Answered, AnyEntry, HandedOver, Moved, Pleaded, TookBack
from imperia.play.lines import Line, write_line
from imperia.play.notes import Note, write_note
from imperia.play.plea import Plea
from imperia.play.tutor import Advice, Tutor

# How a record names the player of a seat that no bot holds.
HUMAN: Final = "human"


class Table:
    """A record that is being played, by its players: `human` or the name of a bot, one for each seat.

    A record that has moves already is taken up where it stands. All that changes a table is an entry of its history:
    `check` refuses one that is not possible, `add` carries it out. The same history makes the same table.
    """

    def __init__(self, record: Record, history: Sequence[AnyEntry] = (), lesson: Lesson | None = None) -> None:
        assert len(record.players) == record.seats, "every seat has its player"
        self.record: Final = record
        # The bot that moves for each seat now; None where a person does.
        self.bots: Final = [None if name == HUMAN else name for name in record.players]
        self._course: Final = Course(record)
        self._tutor: Final = Tutor(lesson, self._course) if lesson is not None else None
        notation = record.game.notation
        self.history: Final[list[AnyEntry]] = [Moved(seat, notation(move)) for seat, move in record.moves]
        # How many moves each entry left as they were.
        self._left: Final = list(range(len(record.moves)))
        # The entry since which each seat has been asked what it is asked now.
        self._asked: Final = [self.seq] * record.seats
        # The last entry that took moves back.
        self._last_undo = 0
        self.plea: Plea | None = None
        # What the log tells besides the game, in its order.
        self._notes: Final[list[Note]] = []
        # The seat that made or took back the last move where that is a secret of its own, as yet.
        self.secret_of: int | None = None
        for entry in history:
            self.add(entry)

    @property
    def state(self) -> State:
        """The position."""
        return self._course.state

    @property
    def over(self) -> bool:
        """True when the game has ended."""
        return self.state.over

    @property
    def seq(self) -> int:
        """How many entries the history has."""
        return len(self.history)

    def is_person(self, seat: int) -> bool:
        """True if the seat belongs to a person, whoever moves for it now."""
        return self.record.players[seat] == HUMAN

    def people(self) -> list[int]:
        """The seats that are a person's, and for which no bot moves."""
        return [seat for seat, bot in enumerate(self.bots) if bot is None]

    def asked(self) -> tuple[int, ...]:
        """The people whom the game waits for."""
        return tuple(seat for seat in self.state.awaited() if self.bots[seat] is None)

    def bot_to_move(self) -> int | None:
        """The first bot that the game waits for; none moves while a plea is open."""
        if self.plea is not None:
            return None
        return next((seat for seat in self.state.awaited() if self.bots[seat] is not None), None)

    def question_number(self, seat: int) -> int:
        """Counts up whenever the seat is asked anew; others who answer the same question do not change it."""
        return self._asked[seat]

    # The history

    def check(self, entry: AnyEntry) -> None:
        """Refuse an entry that is not possible now."""
        match entry:
            case Moved(seat, move):
                refusal = self.state.refusal(seat, self.record.game.parse(move))
                if refusal is not None:
                    raise refusal
            case TookBack(seat, moves):
                self._check_undo(seat, moves)
            case Pleaded(seat, moves):
                if self.plea is not None:
                    raise NoPlea("plea_open")
                if not moves or moves != self.plea_moves(seat):
                    raise NoPlea("no_plea")
            case Answered(seat, agree):
                self._check_answer(seat, agree)
            case HandedOver(seat, bot):
                if not self.is_person(seat):
                    raise BadSetup("bot_seat")
                if bot is None and self.bots[seat] is None:
                    raise BadSetup("not_handed_over")
                if bot is not None and self.bots[seat] is not None:
                    raise BadSetup("handed_over")

    def add(self, entry: AnyEntry) -> None:
        """Carry an entry out that is possible, or raise an error and change nothing."""
        self.check(entry)
        before = self._secret_question()
        self.history.append(entry)
        self._left.append(len(self.record.moves))
        match entry:
            case Moved(seat, move, auto):
                self.plea = None
                self._course.play(seat, self.record.game.parse(move), auto)
                self._ask(seat, anew=self._course.asked_since[-1] == len(self.record.moves))
            case TookBack(seat, moves):
                self._take_out(seat, self._course.own_free(seat)[:moves])
            case Pleaded(seat, moves):
                self.plea = Plea(seat, moves)
                self._heed()
            case Answered(seat, agree):
                assert self.plea is not None
                self.plea = self.plea.agreed_by(seat) if agree else None
                self._heed()
            case HandedOver(seat, bot):
                self.bots[seat] = bot
                self.plea = None
                self._notes.append(Note(len(self.record.moves), self.seq, entry))
        hidden = isinstance(entry, Moved | TookBack) and before is not None and before == self._secret_question()
        self.secret_of = entry.seat if hidden else None

    def _secret_question(self) -> tuple[int, ...] | None:
        """Since when a secret question is open, and whom it waits for: all that others may know of the answers."""
        if self.over or not self.state.choice().secret:
            return None
        return (self._course.asked_since[-1], *self.state.awaited())

    def _ask(self, mover: int, anew: bool) -> None:
        for seat in range(self.record.seats):
            if anew or seat == mover:
                self._asked[seat] = self.seq

    def play(self, seat: int, move: int) -> None:
        """Make a move for a seat, or raise IllegalMove and change nothing."""
        if not 0 <= move < self.record.game.vocabulary.size:
            raise self.state.refusal(seat, move) or IllegalMove("no_code", move=move, rules=[])
        self.add(Moved(seat, self.record.game.notation(move)))

    def play_on(self, team: Team) -> None:
        """Let the bots of a team move until the game waits only for people or is over."""
        while (seat := self.bot_to_move()) is not None:
            self.play(seat, team.choose(self.state, seat))

    # What happened

    @property
    def mover(self) -> int | None:
        """Who made the last move; None where the last entry is something else."""
        last = self.history[-1] if self.history else None
        return last.seat if isinstance(last, Moved) else None

    @property
    def undone(self) -> bool:
        """True if the last entry took moves back."""
        return bool(self.history) and self._last_undo == self.seq

    def events(self) -> int:
        """How many events there were."""
        return sum(map(len, self._course.events))

    def lines(self, reader: int | None, lang: str, since: int = 0) -> list[Line]:
        """What happened, after the first `since` lines, as a seat (None: a spectator) may see it."""
        game = self.record.game
        told: list[tuple[int, Event | Note]] = []
        for move, events in enumerate(self._course.events):
            told += [(move, event) for event in events]
            told += [(move, note) for note in self._notes if note.move == move]
        return [
            write_note(game, one, lang) if isinstance(one, Note) else write_line(game, move, one, reader, lang)
            for move, one in told[since:]
        ]

    def standing_lines(self, seq: int) -> int:
        """How many lines a reader who has seen all until an entry may keep; none if there is no such entry."""
        if not 0 <= seq <= self.seq:
            return 0
        left = min(self._left[seq:], default=len(self.record.moves))
        notes = sum(note.move < left or (note.move == left and note.since <= seq) for note in self._notes)
        return sum(map(len, self._course.events[: left + 1])) + notes

    def advice(self) -> Advice | None:
        """What the table's lesson says now; None where there is no lesson."""
        return self._tutor.advise() if self._tutor is not None else None

    def at(self, moves: int) -> State:
        """The position after so many moves."""
        return self._course.at(moves)

    # The way back

    def free_moves(self, seat: int) -> int:
        """How many of its last moves a seat may take back: those since anyone learnt anything or another moved."""
        return len(self._course.own_free(seat))

    def moves_to_choice(self, seat: int) -> int:
        """How many of its free moves lead back to the last choice of a seat's player.

        What was answered without asking goes with it, and alone where the choice before is not free.
        """
        free = self._course.own_free(seat)
        for count, place in enumerate(free, start=1):
            if not self._course.automatic[place]:
                return count
        return len(free)

    def moves_to_begin(self, seat: int) -> int:
        """How many of its free moves lead back to before the move that a seat is asked to complete; 0 for none."""
        state = self.state
        if self.over or seat not in state.to_act() or not state.choice().completes(state, seat):
            return 0
        for count, place in enumerate(self._course.own_free(seat), start=1):
            if not self._course.completing[place]:
                return count
        return 0

    def last_was_automatic(self, seat: int) -> bool:
        """True if the last move that a seat may take back was made without asking its player."""
        free = self._course.own_free(seat)
        return bool(free) and self._course.automatic[free[0]]

    def can_undo(self, seat: int) -> bool:
        """True if the seat's last move taught nobody anything and nobody else has moved since."""
        return self.free_moves(seat) > 0

    def undo(self, seat: int) -> None:
        """Take this seat's last choice back; NoUndo if that is not free."""
        self.add(TookBack(seat, max(1, self.moves_to_choice(seat))))

    def restart_turn(self, seat: int) -> None:
        """Take back as many of this seat's moves as are free; NoUndo if none is."""
        self.add(TookBack(seat, max(1, self.free_moves(seat))))

    def plea_moves(self, seat: int) -> int:
        """How many moves of all players go back to before a seat's last move that is not its own to take back."""
        if self.over or self._is_somebody_away(seat):
            return 0
        free = self._course.own_free(seat)
        moves = self.record.moves
        for place in range(len(moves) - 1, -1, -1):
            if moves[place][0] == seat and place not in free:
                return len(moves) - place
        return 0

    def _is_somebody_away(self, seat: int) -> bool:
        """True if a bot sits in for another person, who can neither agree nor refuse."""
        return any(bot is not None and self.is_person(other) and other != seat for other, bot in enumerate(self.bots))

    def still_to_agree(self) -> list[int]:
        """The people who have not agreed to the plea; bots always do."""
        if self.plea is None:
            return []
        return [seat for seat in self.people() if seat != self.plea.seat and seat not in self.plea.agreed]

    def _check_undo(self, seat: int, moves: int) -> None:
        if all(mover != seat for mover, _ in self.record.moves):
            raise NoUndo("no_move_yet")
        if not 0 < moves <= self.free_moves(seat):
            raise NoUndo("no_undo")

    def _check_answer(self, seat: int, agree: bool) -> None:
        if self.plea is None:
            raise NoPlea("no_plea_open")
        withdrawn = seat == self.plea.seat and not agree
        if not withdrawn and seat not in self.still_to_agree():
            raise NoPlea("not_asked")

    def _heed(self) -> None:
        """Go back if everybody agrees."""
        if self.plea is not None and not self.still_to_agree():
            last = len(self.record.moves)
            self._take_out(self.plea.seat, list(range(last - self.plea.moves, last)))

    def _take_out(self, seat: int, places: list[int]) -> None:
        self.plea = None
        self._last_undo = self.seq
        self._left[-1] = min(places)
        anew = min(places) < self._course.asked_since[-1]
        self._course.take_out(places)
        # What the log tells besides the game stays told.
        last = len(self.record.moves)
        self._notes[:] = [note.moved_to(last, self.seq) if note.move > last else note for note in self._notes]
        self._ask(seat, anew)
