"""A position of a game: what lies where, what remains to be done, and its chance."""

from __future__ import annotations

from abc import abstractmethod
from html import escape
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64, mypyc_attr

from imperia.kernel.agenda import ASKED, DUE, SKIPPED, Choice, Step, drop_last, missing, only_answer
from imperia.kernel.chance import Chance
from imperia.kernel.draws import Draws
from imperia.kernel.errors import BadSetup, IllegalMove
from imperia.kernel.events import EVERYONE, Event, Happening
from imperia.kernel.hidden import NO_CARDS, Hidden
from imperia.kernel.score import Score

if TYPE_CHECKING:
    from imperia.kernel.game import Game

# No seat has been offered moves.
NOBODY: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The base of every game's position; a game adds its own fields and `copy`."""

    def __init__(self, game: Game, seats: int, chance: Draws) -> None:
        self.game = game
        self.seats = seats
        self.chance = chance
        # Whose turn it is.
        self.seat: int = 0
        # What remains to be done; the last step comes next. An empty agenda is the end of the game.
        self.agenda: list[Step[Any]] = []
        # Who knows which card lies where face down; a game that hides cards has one of its own, and copies it.
        self.hidden: Hidden = NO_CARDS
        # What is to be done in place of all that is on the agenda, once the step that runs is over; empty but for then.
        self._instead: list[Step[Any]] = []
        # What happened since somebody last looked; None in simulation, which tells nothing.
        self.journal: list[Event] | None = None
        # The moves that were found last, and whose they are, so that nobody need work them out again before anything
        # else happens.
        self._offered: list[int] = []
        self._offered_to: int = NOBODY

    def __repr__(self) -> str:
        waits = f"{self.agenda[-1]!r} of {', '.join(map(str, self.to_act()))}" if self.agenda else "over"
        return f"<{self.game.name}, {self.seats} seats: {waits}>"

    def __str__(self) -> str:
        return self.game.picture_of(self)

    def _repr_html_(self) -> str:
        return f"<pre>{escape(str(self))}</pre>"

    # A state is a value: equal states are saved alike, and what was saved plays on alike. What happened on the way
    # (the journal) is no part of it.

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.game is other.game and self.key() == other.key()

    def __hash__(self) -> int:
        raise TypeError("a position changes with every move: keep its key() instead")

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> State:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, (self.game, self.data())

    def key(self) -> str:
        """A digest of the whole position, the same wherever and whenever the same position is met."""
        return self.game.key(self)

    @property
    def over(self) -> bool:
        """True when nothing remains to be done."""
        return not self.agenda

    @property
    def automas(self) -> int:
        """How many opponents the rules play at this table; in the score they come after the seats."""
        return self.game.automas(self.seats)

    def choice(self) -> Choice[Any]:
        """The question that waits for an answer; only while the game is not over."""
        agenda: list[Any] = self.agenda
        top: Choice[Any] = agenda[-1]
        return top

    def to_act(self) -> tuple[int, ...]:
        """The seats that may move now: several when the rules say "simultaneously", none when it is over."""
        if not self.agenda:
            return ()
        return self.choice().seats(self)

    def awaited(self) -> tuple[int, ...]:
        """The seats that the game waits for: those to act, less those who only may change their mind."""
        if not self.agenda:
            return ()
        return self.choice().awaited(self)

    def moves(self, seat: int) -> list[int]:
        """The legal moves of a seat; empty only for a seat that may not move now."""
        if seat not in self.to_act():
            return []
        # A copy: the caller may modify their list.
        return self.legal_moves(seat).copy()

    def legal_moves(self, seat: int) -> list[int]:
        """The legal moves of a seat that is to act, not to be changed."""
        return self.moves_of(self.choice(), seat)

    def moves_of(self, choice: Choice[Any], seat: int) -> list[int]:
        """As `legal_moves`, for callers that hold the pending choice."""
        if seat != self._offered_to:
            self._offered = choice.moves(self, seat)
            self._offered_to = seat
        return self._offered

    def keep_moves(self, seat: int, moves: list[int]) -> None:
        """Keep the moves that the question which comes next was found to have."""
        self._offered = moves
        self._offered_to = seat

    def only_answer(self, choice: Choice[Any], seat: int) -> int:
        """The answer to a question with one answer only; without any it is passed over, with several it is asked."""
        moves = choice.moves(self, seat)
        self.keep_moves(seat, moves)
        return only_answer(moves)

    def play(self, seat: int, move: int | str) -> None:
        """Make a legal move, given by its code or its notation, or raise IllegalMove with the reasons.

        Nothing has changed then, nor where a notation is no move of the game at all (BadMove).
        """
        code = self.game.parse(move) if isinstance(move, str) else move
        if seat != self._offered_to or code not in self._offered:
            refusal = self.refusal(seat, code)
            if refusal is not None:
                raise refusal
        self.take(seat, code)

    def take(self, seat: int, move: int) -> None:
        """Make a move that is known to be legal (one that `moves` has just offered)."""
        self.answer(self.choice(), seat, move)

    def answer(self, choice: Choice[Any], seat: int, move: int) -> None:
        """As `take`, for callers that hold the pending choice."""
        self._offered_to = NOBODY
        drop_last(self.agenda)
        choice.take(self, seat, move)
        self.run()

    def run(self) -> None:
        """Carry steps out until a choice waits that is not settled by itself, or the game is over."""
        # Any: compiled code asks once what a step is, and not again where it is taken off.
        agenda: list[Any] = self.agenda
        if self._instead:
            self._begin_instead()
        while agenda:
            step: Step[Any] = agenda[-1]
            move = step.settled(self)
            if move == ASKED:
                return
            # As `drop_last` does, without a call for every step.
            if len(agenda) > 1:
                agenda.pop()
            else:
                agenda.clear()
            self._offered_to = NOBODY
            if move == DUE:
                step.run(self)
            elif move != SKIPPED:
                assert isinstance(step, Choice)
                step.take(self, step.seats(self)[0], move)
            if self._instead:
                self._begin_instead()

    def _begin_instead(self) -> None:
        self.agenda[:] = self._instead
        self._instead = []

    def cut_short(self, steps: list[Step[Any]]) -> None:
        """Drop all that remains to be done, what the step that runs still adds included, for these steps."""
        self._instead = steps

    def refusal(self, seat: int, move: int) -> IllegalMove | None:
        """Why a move cannot be made now, or None if it can; `play` need not work that out again."""
        if not self.agenda:
            return IllegalMove("game_over", rules=[self.game.sheet.end_rule])
        choice = self.choice()
        if seat not in choice.seats(self):
            return IllegalMove("not_to_act", seat=seat, others=list(choice.seats(self)), rules=self._asking())
        # Recomputed, in case somebody has changed the position by hand.
        moves = choice.moves(self, seat)
        self.keep_moves(seat, moves)
        if move in moves:
            return None
        size = self.game.vocabulary.size
        if not 0 <= move < size:
            return IllegalMove("no_such_code", move=move, size=size, rules=[choice.asked_by(self, seat)])
        rules = choice.why_not(self, seat, move)
        return IllegalMove("forbidden", move=self.game.notation(move), rules=rules)

    def _asking(self) -> list[str]:
        """The rules by which the seats to act are asked."""
        choice = self.choice()
        return sorted({choice.asked_by(self, seat) for seat in choice.seats(self)})

    def tell(self, what: Happening, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Note in the journal what everybody may see; the details are the nouns of the happening."""
        if self.journal is not None:
            self.tell_list(what, seat, [a, b, c, d][: len(what.nouns)])

    def tell_known(self, what: Happening, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Note what everybody may see and knew already, so that nobody learns by it what others like it would teach."""
        if self.journal is not None:
            self.journal.append(self.event(what, seat, [a, b, c, d][: len(what.nouns)], EVERYONE, known=True))

    def tell_only(self, to: int, what: Happening, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Note what everybody sees happen, and only the seats of the mask `to` see in full."""
        if self.journal is not None:
            self.tell_list(what, seat, [a, b, c, d][: len(what.nouns)], to)

    def tell_list(self, what: Happening, seat: int, details: list[int], to: int = EVERYONE) -> None:
        """Note an event with more than four details, or with a list of them."""
        if self.journal is not None:
            listed = bool(what.nouns) and what.nouns[-1].endswith("*")
            assert len(details) == len(what.nouns) or (listed and len(details) >= len(what.nouns) - 1), what.word
            self.journal.append(self.event(what, seat, details, to, known=False))

    def event(self, what: Happening, seat: int, details: list[int], to: int, known: bool) -> Event:
        """A note for the journal; a game whose log shows the board adds what stands there now."""
        return Event(what, seat, details, to, known)

    @abstractmethod
    def copy(self) -> State:
        """An independent twin with the same chance, telling no events."""
        raise missing(self, "copy")

    def imagine(self, seat: int | None, chance: Chance) -> State:
        """A whole state that the seat (None: a spectator) could not tell from this one."""
        self._check_seat(seat)
        own = chance.fork()
        # Once for all the worlds that are imagined from here.
        self.hidden.catch_up()
        world = self.game.imagine(self, seat, own)
        # What is drawn later in an imagined game says nothing about the true one.
        world.chance = Draws(self.chance.purposes, own.seed())
        return world

    def view(self, seat: int | None) -> Any:
        """All that a seat (None: a spectator) may know."""
        self._check_seat(seat)
        return self.game.view(self, seat)

    def observe(self, seat: int | None) -> bytes:
        """The observation of a seat (None: a spectator), laid out as `Game.observation_parts` describes."""
        self._check_seat(seat)
        return self.game.observe(self, seat)

    def observe_into(self, seat: int | None, buffer: Any) -> None:
        """Write the same numbers into a buffer of just that length which the caller keeps: a row of an array."""
        memoryview(buffer).cast("B")[:] = self.observe(seat)

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and not 0 <= seat < self.seats:
            raise BadSetup("seat_range", seat=seat, last=self.seats - 1)

    def scores(self) -> list[Score]:
        """The score of every seat, then of every automa, by source; it counts what is hidden, too."""
        return self.game.scores(self)

    def ranking(self) -> list[list[int]]:
        """Seats and automas from first to last place; those that share a place stand together."""
        return self.game.ranking(self)

    def winners(self) -> list[int]:
        """The seats that win if it ends like this; none when the players lose to the rules."""
        return self.game.winners(self)

    def census(self) -> dict[str, int]:
        """How many of each component there are in all places together."""
        return self.game.census(self)

    def data(self) -> dict[str, Any]:
        """The whole position as plain data, secrets and chance included; `Game.position` reads it back."""
        return self.game.data(self)


def restored(game: Game, data: dict[str, Any]) -> State:
    """The state that was pickled."""
    return game.position(data)
