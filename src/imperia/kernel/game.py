"""The interface of a game: what it declares about itself, and what people and programs may ask of it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cached_property
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final

import msgspec

from imperia.kernel.agenda import Step
from imperia.kernel.chance import SEEDS, Chance
from imperia.kernel.content import Entity, Name, Said, Shelf, fingerprint
from imperia.kernel.draws import NO_PURPOSES, Draws, Purposes
from imperia.kernel.errors import BadPosition, BadSetup
from imperia.kernel.events import AUTOMA, NO_SEAT, Event, Happening
from imperia.kernel.fitted import NOTHING_FITTED, Table
from imperia.kernel.hidden import Place
from imperia.kernel.odds import results
from imperia.kernel.packs import mark_of, name_of
from imperia.kernel.rules import RuleBook
from imperia.kernel.score import Score, lead
from imperia.kernel.signs import in_words
from imperia.kernel.sketch import Sketch
from imperia.kernel.state import State
from imperia.kernel.teaching import Teaching
from imperia.kernel.texts import KERNEL_TEXTS, Texts
from imperia.kernel.words import Noun, Vocabulary

if TYPE_CHECKING:
    from imperia.kernel.campaign import CampaignRules
    from imperia.kernel.form import Form, Part

Value = bool | int | str
# The columns of a picture where nobody says how many there are.
WIDTH: Final = 100


class Option(msgspec.Struct, frozen=True):
    """One setting of a game: its values, the value it has unless somebody says otherwise, and its rule."""

    name: str
    values: tuple[Value, ...]
    default: Value
    rule: str
    # The value that simulations take where the rules leave a table without people another one than the default.
    without_people: Value | None = None
    # The numbers of seats at which it means anything; none for all of them.
    seats: tuple[int, ...] = ()

    def parse(self, text: str) -> Value:
        """The value that a word on a command line means."""
        for value in self.values:
            if str(value).lower() == text.lower():
                return value
        raise BadSetup("bad_option_value", option=self.name, value=text, values=self.values)


class Clause(msgspec.Struct, frozen=True):
    """A term that is not chosen from a list when a table is set up: a text that the game itself reads and checks."""

    name: str
    rule: str


# Signs; what a table agrees on is no letter.
LONGEST_CLAUSE: Final = 1000


class Sheet(msgspec.Struct, frozen=True, kw_only=True):
    """A game's title page."""

    id: str
    title: Name
    authors: tuple[str, ...]
    publisher: str
    year: int
    seats: tuple[int, ...]
    minutes: tuple[int, int]
    # Counts up whenever a record of before would no longer replay to the same result.
    rules_version: int
    # The rule that ends the game: why no move is legal after it.
    end_rule: str
    # True if something is hidden from somebody: the order of a pile, a hand, a plan.
    hidden: bool
    options: tuple[Option, ...] = ()
    # What else may be agreed on; a table whose options do not name one has none of it.
    clauses: tuple[Clause, ...] = ()
    # The opponents of a solo game whom the rules play and score; texts name them `automa.<word>`.
    automas: tuple[str, ...] = ()
    # With how many a first game is opened, where the smallest table with an opponent has rules of its own.
    newcomer_seats: int = 0

    @property
    def usual_seats(self) -> int:
        """The smallest table with an opponent, or the smallest there is."""
        return next((seats for seats in self.seats if seats > 1), self.seats[0])

    @property
    def first_seats(self) -> int:
        """The table at which a newcomer sits down."""
        return self.newcomer_seats or self.usual_seats


class Game(ABC):
    """The base of every game; the parts that need the rules are the game's own."""

    def __init__(
        self,
        sheet: Sheet,
        vocabulary: Vocabulary,
        happenings: Sequence[Happening],
        nouns: Sequence[Noun],
        steps: Sequence[type[Step[Any]]],
        rules: RuleBook,
        texts: Texts,
        teaching: Teaching | None = None,
        form: Form | None = None,
        odds: Table = NOTHING_FITTED,
        purposes: Purposes = NO_PURPOSES,
    ) -> None:
        self.sheet: Final = sheet
        self.vocabulary: Final = vocabulary
        self.happenings: Final = tuple(happenings)
        self.nouns: Final = {noun.name: noun for noun in nouns}
        self.steps: Final = {step.__name__: step for step in steps}
        self.texts: Final = texts
        # What newcomers read and play first; a game that is just being written may not have it yet.
        self.teaching: Final = teaching
        # Every field of its positions; a game without one saves, counts and hides by itself.
        self.form: Final = form
        # How worths become chances to win, by number of seats.
        self.odds: Final = odds
        # All that is drawn for.
        self.purposes: Final = purposes
        # What the last table agreed on, and all of its options.
        self._last_table: tuple[list[Any], dict[str, Value]] = ([], {})
        self.rules: Final = rules.spelled(self.spell)
        if len(self.steps) != len(steps) or len(self.nouns) != len(nouns):
            raise ValueError(f"{sheet.id}: two steps or two nouns have the same name")
        for what in happenings:
            for noun in what.nouns:
                if not noun.startswith("#") and noun.rstrip("*") not in self.nouns:
                    raise ValueError(f"{sheet.id}: the happening {what.word} names the unknown noun {noun}")

    def __repr__(self) -> str:
        return f"<game {self.name}>"

    def __reduce__(self) -> str:
        # Pickled by the name that every game's own module gives it.
        return "GAME"

    @cached_property
    def fingerprint(self) -> str:
        """The content's fingerprint: a record replays only with the content it was made with."""
        return fingerprint(self.shelves(), [*self.beyond_shelves(), *mark_of(self.name)])

    @cached_property
    def pack(self) -> str:
        """The name of the pack that it is played with; empty for the printed content."""
        return name_of(self.name)

    @property
    def name(self) -> str:
        """The game's short name."""
        return self.sheet.id

    # From box to first decision

    def start(
        self,
        seats: int | None = None,
        seed: int = 0,
        options: Mapping[str, Value] | None = None,
        telling: bool = False,
    ) -> State:
        """A new game, set up to its first decision; with `telling` its journal has the setup in it."""
        seats = self.sheet.usual_seats if seats is None else seats
        self.check_seed(seed)
        state = self.deal(seats, Draws(self.purposes, seed), self.agreed(seats, options or {}))
        if telling:
            state.journal = []
        state.run()
        return state

    def agreed(self, seats: int, options: Mapping[str, Value]) -> dict[str, Value]:
        """All options of a table of this size, checked; a repeat of the last check is skipped."""
        # True is 1 for Python, so types are compared as well.
        table = [seats, type(seats), *options.items(), *map(type, options.values())]
        last, complete = self._last_table
        if table != last:
            self.check_seats(seats)
            complete = self.complete_options(options)
            self.check_options(seats, complete)
            self._last_table = (table, complete)
        return complete.copy()

    def check_seats(self, seats: int) -> None:
        """Refuse a number of seats that the game does not have."""
        if isinstance(seats, bool) or seats not in self.sheet.seats:
            raise BadSetup("bad_seats", game=self.name, seats=seats, allowed=self.sheet.seats)

    def check_seed(self, seed: int) -> None:
        """Refuse what is no seed."""
        if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < SEEDS:
            raise BadSetup("bad_seed", seed=str(seed), most=str(SEEDS - 1))

    def complete_options(self, given: Mapping[str, Value]) -> dict[str, Value]:
        """All options with their values, and the clauses that are given; what is unknown is refused."""
        known = {option.name: option for option in self.sheet.options}
        clauses = [clause.name for clause in self.sheet.clauses]
        for name, value in given.items():
            if name in clauses:
                if not isinstance(value, str) or len(value) > LONGEST_CLAUSE:
                    raise BadSetup("bad_clause", option=name, value=value)
                continue
            if name not in known:
                raise BadSetup("no_such_option", game=self.name, option=name, options=list(known))
            # True is 1 for Python and not for a person, so types are compared as well.
            if not any(type(value) is type(one) and value == one for one in known[name].values):
                raise BadSetup("bad_option_value", option=name, value=value, values=known[name].values)
        complete = {name: given.get(name, option.default) for name, option in known.items()}
        return complete | {name: given[name] for name in clauses if given.get(name)}

    def check_options(self, seats: int, options: dict[str, Value]) -> None:  # noqa: B027  (most games allow them all)
        """Refuse options that the rules do not allow together, or not with this number of seats."""

    def options_without_people(self, given: Mapping[str, Value]) -> dict[str, Value]:
        """All options for a table of programs: as given, else as the rules leave it to such a table."""
        chosen = {one.name: one.without_people for one in self.sheet.options if one.without_people is not None}
        return self.complete_options({**chosen, **given})

    def campaigns(self) -> CampaignRules | None:
        """How series of linked games are played; None where the rule book has none."""
        return None

    @abstractmethod
    def deal(self, seats: int, chance: Draws, options: dict[str, Value]) -> State:
        """Set the game up and put its first steps on the agenda."""

    @abstractmethod
    def position(self, data: Mapping[str, Any]) -> State:
        """Any position from data, for tests, puzzles and lessons; what is left out takes its plainest value."""

    def data(self, state: Any) -> dict[str, Any]:
        """The data from which `position` makes the same state again."""
        return self.declared().data(state)

    def declared(self) -> Form:
        """The form of the game's positions."""
        if self.form is None:
            raise NotImplementedError(f"{self.name} declares no form and does not do this by itself")
        return self.form

    def key(self, state: State) -> str:
        """A digest of a whole position."""
        return blake2b(msgspec.json.encode(self.data(state), order="deterministic"), digest_size=16).hexdigest()

    def observe(self, state: State, seat: int | None) -> bytes:
        """The numbers that a reader is given of a position, as 32-bit floats."""
        return self.declared().observe(state, seat)

    def observation_parts(self, seats: int) -> list[Part]:
        """The layout of an observation at a table of that size: named runs of numbers, in order."""
        self.check_seats(seats)
        return self.declared().observation_parts(self, seats)

    def options_of(self, state: Any) -> dict[str, Value]:
        """The options a table has agreed on."""
        return {}

    def save_agenda(self, state: State) -> list[list[Any]]:
        """The agenda of a state as plain data: each step's class and parts."""
        return [[type(step).__name__, *step.parts()] for step in state.agenda]

    def load_agenda(self, state: State, saved: Sequence[Sequence[Any]]) -> list[Step[Any]]:
        """The steps that `save_agenda` wrote down."""
        agenda: list[Step[Any]] = []
        for entry in saved:
            name, *parts = entry or [""]
            if not isinstance(name, str) or name not in self.steps:
                raise BadPosition("no_such_step", step=name, steps=list(self.steps))
            try:
                agenda.append(self.find_step(state, name, parts))
            except (TypeError, LookupError, ValueError) as error:
                raise BadPosition("bad_step", step=name, parts=str(parts)) from error
        return agenda

    def find_step(self, state: State, name: str, parts: list[Any]) -> Step[Any]:
        """The step with these parts; a game whose steps are built from content looks them up instead."""
        kind = self.steps[name]
        for noun, part in zip(kind.nouns, parts, strict=False):
            count = state.seats if noun == "seat" else len(self.nouns[noun])
            if isinstance(part, bool) or not isinstance(part, int) or not 0 <= part < count:
                raise LookupError(parts)
        return kind(*parts)

    # What is known, what it is worth, what there is

    @abstractmethod
    def view(self, state: Any, seat: int | None) -> Any:
        """All that a seat (None: a spectator) may know."""

    def imagine(self, state: Any, seat: int | None, chance: Chance) -> State:
        """A state that the seat could not tell from this one, with hidden things drawn anew."""
        world: State = self.declared().imagine(state, seat, chance)
        return world

    def redraw(self, state: Any, chance: Chance) -> State:
        """The same position with all that nobody at the table knows drawn anew; without a form, what is still rolled.

        Who plays by what their seat may know plays the same there, until something is drawn.
        """
        if self.form is not None:
            world: State = self.form.redraw(state, chance)
            return world
        twin: State = state.copy()
        twin.chance = Draws(state.chance.purposes, chance.seed())
        return twin

    def hidden_places(self, state: Any, seat: int | None) -> list[Place]:
        """Where cards lie face down, with those that the seat knows; none where no card is hidden."""
        return self.form.hidden_places(state, seat) if self.form is not None else []

    @abstractmethod
    def scores(self, state: Any) -> list[Score]:
        """The score of every seat, then of every automa, by source."""

    @abstractmethod
    def ranking(self, state: Any) -> list[list[int]]:
        """Seats and automas from first to last place."""

    def automas(self, seats: int) -> int:
        """How many opponents with a score of their own the rules play: all of them against a single player."""
        return len(self.sheet.automas) if seats == 1 else 0

    def tie_break(self, state: Any, lang: str) -> str:
        """How parties with equal points came to their places, in a sentence; empty where no points are equal."""
        return ""

    def winners(self, state: Any) -> list[int]:
        """The seats that win; a solo game may have none."""
        return [seat for seat in self.ranking(state)[0] if seat < state.seats]

    @abstractmethod
    def length(self, state: Any) -> int:
        """How long a game has been, in the turns or rounds that its rules count."""

    def role(self, state: Any, seat: int) -> str:
        """The word for a seat's faction or clan; empty where all play the same."""
        return ""

    def census(self, state: Any) -> dict[str, int]:
        """How many of each component there are in all places together."""
        return self.declared().census(state)

    @abstractmethod
    def box(self, state: Any) -> dict[str, int]:
        """How many of each component there are at this table."""

    @abstractmethod
    def shelves(self) -> list[Shelf]:
        """The content by group."""

    def beyond_shelves(self) -> Sequence[Any]:
        """Content that nobody browses and that decides how a game goes all the same, such as the rows of a table."""
        return []

    def drawn(self) -> Mapping[str, Sequence[str]]:
        """The shelves whose entries the page draws, each with the fields that it needs for that."""
        return {}

    def said(self, entity: Entity, lang: str) -> Said:
        """Further information about an entry of the content besides what is printed on it."""
        return Said()

    def quoted(self, lang: str) -> Mapping[str, Sequence[str]]:
        """Texts the page quotes besides the content, such as rows of a table: sentences with signs, by key."""
        return {}

    @abstractmethod
    def worths(self, state: Any) -> list[float]:
        """The worth of a state to every seat, then to every automa: points, and what may still become points."""

    def rivalry(self, state: Any) -> float:
        """How much of the strongest rival's worth counts against one's own."""
        return 0.5

    def evaluate(self, state: Any, seat: int) -> float:
        """How good a state looks for a seat: its own worth less a share of the strongest rival's."""
        return lead(self.worths(state), seat, self.rivalry(state))

    def parts(self, state: Any, seat: int) -> list[tuple[str, float]]:
        """The summands of a seat's worth by name; `part_label` says what they are called."""
        return [("worth", self.worths(state)[seat])]

    def part_label(self, part: str, lang: str) -> str:
        """The name of a summand of a worth."""
        texts = self.texts if f"worth.{part}" in self.texts else KERNEL_TEXTS
        return texts.say(f"worth.{part}", lang)

    def progress(self, state: Any) -> float:
        """How far the game has gone, from 0 before its first turn to 1 at its end."""
        return 1.0 if state.over else 0.5 if self.length(state) else 0.0

    def chances(self, state: State) -> list[float]:
        """The chance to win of every seat, then of every automa; they sum to 1, and a game that is over is certain.

        All cards are open here: what a seat may expect is the mean over imagined states.
        """
        if state.over:
            return results(state)
        options = self.options_of(state) if self.odds.asks_options(state.seats) else {}
        progress = self.progress(state)
        judge = self.odds.judge(state.seats, options)
        if judge is None:
            worths = self.worths(state)
        else:
            worths = [judge.worth(self.parts(state, seat), progress) for seat in range(state.seats)]
        return self.odds.find(state.seats, options).chances(worths, state.seats, state.automas, progress)

    def stage(self, state: Any, seat: int) -> int:
        """Where a seat is on the clock that its moves are judged by: they are compared when it has gone on."""
        return self.length(state)

    def sketches(self, state: Any, seat: int) -> list[Sketch]:
        """The whole answers that a seat may give to a question that is asked in secret and in several moves.

        Empty for all other questions: one move ahead one sees there what comes of an answer.
        """
        return []

    def advise(self, state: Any, seat: int) -> int:
        """The move that a ruling expects of a program here; -1 where it is free to choose."""
        return -1

    def is_price(self, move: int) -> bool:
        """True for a move that only pays for what it leads to: whoever does not stand better then leaves it alone."""
        return False

    def beside(self, asked: Any, lang: str) -> Any:
        """An automa's turn at a table of cardboard, from what its player reports.

        A game that can be asked types both messages with Structs; nothing is kept between two questions.
        """
        raise BadSetup("not_beside", game=self.name)

    @abstractmethod
    def picture(self, view: Any, lang: str, width: int) -> str:
        """A view as text, for a terminal with lines of that width."""

    def picture_of(self, state: State) -> str:
        """A position as the seat whose decision it is sees it, or, when it is over, as everybody does."""
        acting = state.to_act()
        return self.picture(self.view(state, acting[0] if acting else None), "en", WIDTH)

    # Moves in words

    def notation(self, move: int) -> str:
        """The short notation of a move."""
        return self.vocabulary.notation(move)

    def parse(self, text: str) -> int:
        """The move that a notation means."""
        return self.vocabulary.parse(text)

    def describe(self, state: State, seat: int, move: int, lang: str) -> str:
        """The label of a move: what it does."""
        verb, arguments = self.vocabulary.read(move)
        key = verb.word
        named = {noun.name: argument for noun, argument in zip(verb.nouns, arguments, strict=True)}
        if seat in state.to_act():
            telling, more = state.choice().wording(state, seat, move)
            key = telling or key
            named |= more
        return self._say(f"move.{key}", named, lang)

    def ask(self, state: State, seat: int, lang: str) -> str:
        """The question that waits for a seat, as the decision bar puts it."""
        choice = state.choice()
        key, named = choice.question(state, seat)
        return self._say(f"ask.{key or type(choice).__name__}", named, lang)

    def await_of(self, state: State, seat: int, lang: str) -> str:
        """A seat's pending decision as the others read it: addressed to nobody, revealing nothing still undecided."""
        choice = state.choice()
        return self.texts.say(f"await.{choice.question(state, seat)[0] or type(choice).__name__}", lang)

    def why_not(self, state: State, seat: int, move: int) -> list[str]:
        """The ids of the rules that forbid a move; empty if it is legal."""
        refusal = state.refusal(seat, move)
        return refusal.reasons if refusal is not None else []

    def explain(self, state: Any, seat: int, move: int, lang: str) -> str:
        """A sentence on what an illegal move lacks right now; empty where the rule's text says it all."""
        return ""

    def preview(self, state: Any, seat: int, move: int) -> Any:
        """The uses, costs and gains of a legal move, as a Struct for the page; None where its label says it all."""
        return None

    def warn(self, state: Any, seat: int, move: int, lang: str) -> str:
        """A warning about what a legal move gives up for good, so that nobody does it unawares; usually empty."""
        return ""

    def tell(self, event: Event, seat: int | None, lang: str) -> str:
        """An event as a line of the log, with what the reader may see of it."""
        key, details = self._told(event, seat, lang)
        return self.texts.say(key, lang, details)

    def tell_many(self, event: Event, seat: int | None, lang: str) -> str:
        """The line for several such events in a row; empty if there is none.

        Left open are its `{count}` and its `{items}`: what each of them names last.
        """
        key, details = self._told(event, seat, lang)
        many = f"{key.partition('@')[0]}_many"
        if many not in self.texts:
            return ""
        return self.texts.say(many, lang, {**details, "count": "{count}", "items": "{items}"})

    def tell_item(self, event: Event, seat: int | None, lang: str) -> str:
        """The last thing an event names, for a line that merges several; empty if the reader may see none."""
        values, nouns = event.shown_to(seat), event.what.nouns
        if not values or not nouns or nouns[-1].endswith("*"):
            return ""
        return self._label(nouns[len(values) - 1], values[-1], lang)

    def tell_as(self, table: str, event: Event, seat: int | None, lang: str) -> str | None:
        """An event in the words of another table of texts (`ledger.gain`); None where that has none for it."""
        key, details = self._told(event, seat, lang)
        other = f"{table}.{key.partition('@')[0].removeprefix('event.')}"
        return self.texts.say(other, lang, details) if other in self.texts else None

    def _told(self, event: Event, seat: int | None, lang: str) -> tuple[str, dict[str, object]]:
        """The text of an event as a seat (None: a spectator) may see it, and what it names."""
        details: dict[str, object] = {"who": self.seat_label(event.seat, lang)}
        values = event.shown_to(seat)
        nouns = event.what.nouns
        for place, noun in enumerate(nouns if event.open_to(seat) else nouns[: len(values)]):
            if noun.endswith("*"):
                details[noun.rstrip("*")] = [self._label(noun.rstrip("*"), value, lang) for value in values[place:]]
            else:
                details[noun.lstrip("#")] = self._label(noun, values[place], lang)
        if event.open_to(seat):
            details |= self.told_besides(event, lang)
        hidden = "" if event.open_to(seat) else "_hidden"
        key = f"event.{event.what.word}{hidden}"
        # Where another rule brings it about, it may have words of its own.
        by_rule = f"{key}@{event.what.rule}"
        return by_rule if by_rule in self.texts else key, details

    def changes(self, state: Any, events: Sequence[Any], before: Any) -> list[list[Any]]:
        """By each event of a move, what stands on the board where something else stood, as the game's view shows it.

        The state is that after the move, `before` the last event heard earlier. Most games show only what stands there
        after the move.
        """
        return [[] for _ in events]

    def told_besides(self, event: Event, lang: str) -> dict[str, object]:
        """Arguments of an event's text that follow from its details; usually none."""
        return {}

    def spell(self, text: str, lang: str) -> str:
        """A text with its signs in words."""
        return in_words(text, self.texts, self.nouns, lang)

    def score_label(self, source: str, lang: str) -> str:
        """The source of a line of the score."""
        return self.texts.say(f"score.{source}", lang)

    def points_label(self, points: int, lang: str) -> str:
        """The word for a total: points, unless the game counts something else."""
        texts = self.texts if "points" in self.texts else KERNEL_TEXTS
        return texts.say("points", lang, {"points": points})

    def seat_label(self, seat: int, lang: str) -> str:
        """The name of an event's doer: a seat, an automa, or a dash for nobody."""
        if seat >= 0:
            return self.nouns["seat"].label(seat, lang)
        return "—" if seat == NO_SEAT else self.texts.say(f"automa.{self.sheet.automas[AUTOMA - seat]}", lang)

    def party_label(self, state: State, party: int, lang: str) -> str:
        """The name of a party to the score: the seats come first, then the automas."""
        return self.seat_label(party if party < state.seats else AUTOMA - (party - state.seats), lang)

    def _say(self, key: str, named: Mapping[str, int], lang: str) -> str:
        return self.texts.say(key, lang, {noun: self._label(noun, value, lang) for noun, value in named.items()})

    def _label(self, noun: str, value: int, lang: str) -> str:
        return self.nouns[noun].label(value, lang) if noun in self.nouns else str(value)
