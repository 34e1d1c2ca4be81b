"""A table at which a game is played: people and bots, what happened, and the way back."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from typing import Final

from imperia.bots import Team
from imperia.kernel.errors import BadSetup, NoPlea, NoUndo
from imperia.kernel.events import NO_SEAT
from imperia.kernel.record import Record
from imperia.kernel.state import State
from imperia.kernel.teaching import Lesson
from imperia.play.course import Course
from imperia.play.history import Answered, AnyEntry, HandedOver, Moved, OtherEntry, Pleaded, TakenOn, TookBack
from imperia.play.lines import Line, taken_on_line, write_line
from imperia.play.notes import Note, write_note
from imperia.play.plea import Plea
from imperia.play.tutor import LEARNER, Advice, Tutor
from imperia.play.veil import Veil

# How a record names the player of a seat that no bot of ours holds: a person, or a program that comes to a server.
HUMAN: Final = "human"
REMOTE: Final = "remote"
GUESTS: Final = (HUMAN, REMOTE)


class Table:
    """A record that is being played, by its players: `human`, `remote` or the name of a bot, one for each seat.

    A record that has moves already is taken up where it stands. All that changes a table is an entry of its history:
    a move (`play`) or another (`check` refuses one that is not possible, `carry_out` does it). `add` does whichever it
    is. The same history makes the same table.

    Answers that are given in secret are nobody else's business while others still plan, not even that they were given:
    what a reader is told is numbered by what that reader may know.
    """

    def __init__(self, record: Record, history: Sequence[AnyEntry] = (), lesson: Lesson | None = None) -> None:
        assert len(record.players) == record.seats, "every seat has its player"
        self.record: Final = record
        # Where the game was taken on, if it was; what happened before is not to be played again.
        begun = max((place for place, entry in enumerate(history) if isinstance(entry, TakenOn)), default=-1)
        taken = history[begun] if begun >= 0 else None
        self.taken_on: Final = taken if isinstance(taken, TakenOn) else None
        # How many entries the history had before those that are kept here.
        self._before: Final = begun + 1
        # The bot that moves for each seat now; None where a guest does.
        self.bots: Final = [None if name in GUESTS else name for name in record.players]
        if self.taken_on is not None:
            self.bots[:] = self.taken_on.bots
        position = None if self.taken_on is None else record.game.position(self.taken_on.position)
        self._course: Final = Course(record, position)
        # A lesson is about its own position.
        self._tutor: Final = Tutor(lesson, self._course) if lesson is not None and position is None else None
        notation = record.game.notation
        self.history: Final[list[AnyEntry]] = [Moved(seat, notation(move)) for seat, move in record.moves]
        # How many lines of the log each entry left as they were.
        self._kept: Final = [self._course.after(moves).told for moves in range(len(record.moves))]
        # The entries that took moves back.
        self._undoing: Final[set[int]] = set()
        self._veil: Final = Veil(record.seats)
        for place, (seat, _) in enumerate(record.moves):
            if self._course.veil.hides(place, seat):
                self._veil.hide(place, seat)
        # The entry since which each seat has been asked what it is asked now, by its own count.
        self._asked: Final = [self.seq_for(seat) for seat in range(record.seats)]
        self.plea: Plea | None = None
        # What the log tells besides the game, in its order.
        self._notes: Final[list[Note]] = []
        # The seat that made or took back the last move where that is a secret of its own.
        self.secret_of: int | None = None
        for entry in history[begun + 1 :]:
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
        return self._before + len(self.history)

    def seq_for(self, reader: int | None) -> int:
        """How many entries of the history a seat (None: a spectator) may know of."""
        return self._known_before(reader) + self._veil.count(len(self.history), reader)

    def _known_before(self, reader: int | None) -> int:
        """How many entries a reader may know of that are not kept here."""
        return 0 if self.taken_on is None else self.taken_on.counts[-1 if reader is None else reader]

    def saved(self) -> TakenOn:
        """The data a later release needs to continue the game."""
        readers = [*range(self.record.seats), None]
        return TakenOn(-1, self.state.data(), list(self.bots), [self.seq_for(reader) + 1 for reader in readers])

    @property
    def open_moves(self) -> int:
        """How many of the moves that stand everybody knows of."""
        return self._course.open_moves(len(self.record.moves))

    def is_person(self, seat: int) -> bool:
        """True if the seat belongs to a guest, a person or a program of theirs, whoever moves for it now."""
        return self.record.players[seat] in GUESTS

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

    def check(self, entry: OtherEntry) -> None:
        """Refuse an entry that is not possible now."""
        match entry:
            case TookBack(seat, moves):
                self._check_undo(seat, moves)
            case Pleaded(seat, moves):
                if self.plea is not None:
                    raise NoPlea("plea_open")
                in_lesson = self._tutor is not None and not self.over and 0 < moves <= len(self.record.moves)
                if not in_lesson and (not moves or moves != self.plea_moves(seat)):
                    raise NoPlea("no_plea")
            case Answered(seat, agree):
                self._check_answer(seat, agree)
            case HandedOver(seat, bot, by):
                if not self.is_person(seat):
                    self._check_other_bot(seat, bot, by)
                elif bot is None and self.bots[seat] is None:
                    raise BadSetup("not_handed_over")
                elif bot is not None and self.bots[seat] is not None:
                    raise BadSetup("handed_over")
            case TakenOn():
                raise BadSetup("taken_on")

    def add(self, entry: AnyEntry) -> None:
        """Carry an entry out that is possible, or raise an error and change nothing."""
        if isinstance(entry, Moved):
            self.play(entry.seat, self.record.game.parse(entry.move), entry.auto)
        else:
            self.check(entry)
            self.carry_out(entry)

    def play(self, seat: int, move: int, auto: bool = False) -> Moved:
        """Make a move for a seat, or raise IllegalMove and change nothing; the entry that it is in the history."""
        lines = self.events()
        self._course.play(seat, move, auto)
        entry = Moved(seat, self.record.game.notation(move), auto)
        self._note(entry, lines)
        place = len(self.record.moves) - 1
        self._settle(seat, self._course.veil.hides(place, seat))
        self._ask({seat}, anew=self._course.asked_since == place + 1)
        return entry

    def _note(self, entry: AnyEntry, lines: int) -> None:
        """Add an entry to the history, with the length of the log before it."""
        self.history.append(entry)
        self._kept.append(lines)
        self.secret_of = None

    def carry_out(self, entry: OtherEntry) -> OtherEntry:
        """Carry an entry out that was checked."""
        self._note(entry, self.events())
        match entry:
            case TookBack(seat, moves):
                self._take_out(seat, self._course.own_free(seat)[:moves])
            case Pleaded(seat, moves):
                self.plea = Plea(seat, len(self.record.moves) - moves)
                self._heed()
            case Answered(seat, agree):
                assert self.plea is not None
                self.plea = self.plea.agreed_by(seat) if agree else None
                self._heed()
            case HandedOver(seat, bot):
                self.bots[seat] = bot
                self.plea = None
                self._notes.append(Note(len(self.record.moves), entry, self.is_person(seat)))
        return entry

    def _settle(self, seat: int, secret: bool) -> None:
        """Note whether the last entry is a secret of its seat; if not, the table has moved on and no plea is left."""
        if secret:
            self.secret_of = seat
            self._veil.hide(len(self.history) - 1, seat)
        else:
            self.plea = None

    def _ask(self, movers: set[int], anew: bool) -> None:
        """Put the question anew: to everybody, or to those who have answered it otherwise now."""
        for seat in range(self.record.seats):
            if anew or seat in movers:
                self._asked[seat] = self.seq_for(seat)

    def play_on(self, team: Team) -> None:
        """Let the bots of a team move until the game waits only for people or is over."""
        while (seat := self.bot_to_move()) is not None:
            self.play(seat, team.choose(self.state, seat))

    # What happened

    def _last_known(self, reader: int | None) -> int:
        """The last entry that a reader knows of, of those kept here; 0 where there is none."""
        entries = len(self.history)
        return self._veil.first(self._veil.count(entries, reader), entries, reader)

    def mover_for(self, reader: int | None) -> int | None:
        """Who made the last move, as far as a reader knows; None where the last entry is something else."""
        last = self._last_known(reader)
        entry = self.history[last - 1] if last else None
        return entry.seat if isinstance(entry, Moved) else None

    def undone_for(self, reader: int | None) -> bool:
        """True if the last entry that a reader knows of took moves back."""
        return self._last_known(reader) in self._undoing

    def events(self) -> int:
        """How many lines there are in the log."""
        return self.lines_until(len(self.record.moves))

    def lines_until(self, moves: int) -> int:
        """The number of log lines up to a move, including notes about the people after it."""
        return self._course.after(moves).told + sum(note.move <= moves for note in self._notes)

    def lines(self, reader: int | None, lang: str, since: int = 0) -> list[Line]:
        """The log after the first `since` lines, as a seat (None: a spectator) may see it."""
        lines: list[Line] = []
        places = range(len(self.record.moves) + 1)
        for place in places[bisect_right(places, since, key=self.lines_until) :]:
            before = self.lines_until(place - 1) if place else 0
            lines += self.lines_of(place, reader, lang)[max(0, since - before) :]
        return lines

    def lines_of(self, place: int, reader: int | None, lang: str) -> list[Line]:
        """The events of a move (0: the setup), numbered by the moves that everybody knows of."""
        course = self._course
        game, number, begun = self.record.game, course.open_moves(place), course.begun(place)
        action = course.open_moves(begun)
        by = self.record.moves[begun - 1][0] if begun and not course.after(begun).secret else NO_SEAT
        lines = [taken_on_line(lang)] if self.taken_on is not None and place == 0 else []
        ply = course.after(place)
        lines += [
            write_line(game, number, event, changed, reader, lang, action, by)
            for event, changed in zip(ply.events, ply.changed, strict=True)
        ]
        return lines + [write_note(game, number, note, lang) for note in self._notes if note.move == place]

    def standing_lines(self, seq: int, reader: int | None) -> int:
        """How many lines a reader may keep who has seen that many entries; none if there are fewer."""
        known = seq - self._known_before(reader)
        entries = len(self.history)
        if not 0 <= known <= self._veil.count(entries, reader):
            return 0
        seen = self._veil.first(known, entries, reader)
        return min(self._kept[seen:], default=self.events())

    def advice(self) -> Advice | None:
        """The current text of the table's lesson; None without one."""
        return self._tutor.advise() if self._tutor is not None else None

    def return_to_lesson(self, seat: int) -> Pleaded:
        """The entry that leads back to where the learner left the lesson: bots agree to as many moves as it takes."""
        advice = self.advice()
        return Pleaded(seat, advice.back if advice is not None and seat == LEARNER else 0)

    def at(self, moves: int) -> State:
        """The position after a number of moves."""
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
            if not self._course.move(place).automatic:
                return count
        return len(free)

    def moves_to_begin(self, seat: int) -> int:
        """How many of its free moves lead back to before the move that a seat is asked to complete; 0 for none."""
        state = self.state
        if self.over or seat not in state.to_act() or not state.choice().completes(state, seat):
            return 0
        for count, place in enumerate(self._course.own_free(seat), start=1):
            if not self._course.move(place).completing:
                return count
        return 0

    def last_was_automatic(self, seat: int) -> bool:
        """True if the last move that a seat may take back was made without asking its player."""
        free = self._course.own_free(seat)
        return bool(free) and self._course.move(free[0]).automatic

    def can_undo(self, seat: int) -> bool:
        """True if the seat's last move taught nobody anything and nobody else has moved since."""
        return self.free_moves(seat) > 0

    def undo(self, seat: int) -> None:
        """Take this seat's last choice back; NoUndo if that is not free."""
        self.add(TookBack(seat, self.moves_to_choice(seat)))

    def restart_turn(self, seat: int) -> None:
        """Take back as many of this seat's moves as are free; NoUndo if none is."""
        self.add(TookBack(seat, self.free_moves(seat)))

    def plea_moves(self, seat: int) -> int:
        """How many moves of all players go back to before a seat's last move that is not its own to take back."""
        if self.over or self._is_somebody_away(seat):
            return 0
        moves = self.record.moves
        free = self._course.own_free(seat)
        for place in range((free[-1] if free else len(moves)) - 1, -1, -1):
            if moves[place][0] == seat:
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

    def _check_other_bot(self, seat: int, bot: str | None, by: int | None) -> None:
        """Refuse to let another bot play for a bot, except to the one who plays alone, whom its level concerns."""
        if by is None or [one for one in range(self.record.seats) if self.is_person(one)] != [by]:
            raise BadSetup("bot_seat")
        if bot is None or bot == self.bots[seat]:
            raise BadSetup("same_bot")

    def _check_answer(self, seat: int, agree: bool) -> None:
        if self.plea is None:
            raise NoPlea("no_plea_open")
        withdrawn = seat == self.plea.seat and not agree
        if not withdrawn and seat not in self.still_to_agree():
            raise NoPlea("not_asked")

    def _heed(self) -> None:
        """Go back if everybody agrees."""
        if self.plea is not None and not self.still_to_agree():
            self._take_out(self.plea.seat, list(range(len(self.record.moves) - 1, self.plea.place - 1, -1)))

    def _take_out(self, seat: int, places: list[int]) -> None:
        """Take moves back, the last first."""
        shown = [place for place in places if not self._course.veil.hides(place, self.record.moves[place][0])]
        self._kept[-1] = self.lines_until(min(shown)) if shown else self.events()
        question = self._course.secret_question()
        anew = places[-1] < self._course.asked_since
        # By a plea others lose what they have answered since, too.
        movers = {seat, *(self.record.moves[place][0] for place in places)}
        if self.plea is not None:
            self.plea = self.plea.without(places)
        self._course.take_out(places)
        # What the log tells besides the game stays told.
        self._notes[:] = [note.without(places) for note in self._notes]
        self._undoing.add(len(self.history))
        self._settle(seat, secret=not shown and question is not None and question == self._course.secret_question())
        self._ask(movers, anew)
