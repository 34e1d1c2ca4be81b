"""What a game declares of itself, and what people and programs may ask of it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from imperia.kernel.agenda import Step
from imperia.kernel.chance import SEEDS, Chance
from imperia.kernel.content import Name, Shelf
from imperia.kernel.errors import BadPosition, BadSetup
from imperia.kernel.events import Event, Happening
from imperia.kernel.rules import RuleBook
from imperia.kernel.score import Score
from imperia.kernel.state import State
from imperia.kernel.texts import Texts
from imperia.kernel.words import Noun, Vocabulary

Value = bool | int | str


class Option(msgspec.Struct, frozen=True):
    """One setting of a game: its values, the value it has unless somebody says otherwise, and its rule."""

    name: str
    values: tuple[Value, ...]
    default: Value
    rule: str

    def parse(self, text: str) -> Value:
        """The value that a word on a command line means."""
        for value in self.values:
            if str(value).lower() == text.lower():
                return value
        raise BadSetup("bad_option_value", option=self.name, value=text, values=self.values)


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
    options: tuple[Option, ...] = ()


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
    ) -> None:
        self.sheet: Final = sheet
        self.vocabulary: Final = vocabulary
        self.happenings: Final = tuple(happenings)
        self.nouns: Final = {noun.name: noun for noun in nouns}
        self.steps: Final = {step.__name__: step for step in steps}
        self.rules: Final = rules
        self.texts: Final = texts

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
        seats = self.sheet.seats[0] if seats is None else seats
        self.check_seats(seats)
        self.check_seed(seed)
        state = self.deal(seats, Chance(seed), self.complete_options(options or {}))
        if telling:
            state.journal = []
        state.run()
        return state

    def check_seats(self, seats: int) -> None:
        """Refuse a number of seats that the game does not have."""
        if isinstance(seats, bool) or seats not in self.sheet.seats:
            raise BadSetup("bad_seats", game=self.name, seats=seats, allowed=self.sheet.seats)

    def check_seed(self, seed: int) -> None:
        """Refuse a seed that the generator cannot hold."""
        if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < SEEDS:
            raise BadSetup("bad_seed", seed=seed, most=SEEDS - 1)

    def complete_options(self, given: Mapping[str, Value]) -> dict[str, Value]:
        """All options with their values; an unknown option or value is refused."""
        known = {option.name: option for option in self.sheet.options}
        for name, value in given.items():
            if name not in known:
                raise BadSetup("no_such_option", game=self.name, option=name, options=list(known))
            # True is 1 for Python and not for a person, so types are compared as well.
            if not any(type(value) is type(one) and value == one for one in known[name].values):
                raise BadSetup("bad_option_value", option=name, value=value, values=known[name].values)
        return {name: given.get(name, option.default) for name, option in known.items()}

    @abstractmethod
    def deal(self, seats: int, chance: Chance, options: dict[str, Value]) -> State:
        """Set the game up and put its first steps on the agenda."""

    @abstractmethod
    def position(self, data: Mapping[str, Any]) -> State:
        """Any position from data, for tests, puzzles and lessons; what is left out takes its plainest value."""

    @abstractmethod
    def data(self, state: Any) -> dict[str, Any]:
        """The data from which `position` makes the same state again."""

    def save_agenda(self, state: State) -> list[list[str | int]]:
        """The agenda of a state as plain data."""
        return [[type(step).__name__, *step.numbers()] for step in state.agenda]

    def load_agenda(self, saved: Sequence[Sequence[str | int]]) -> list[Step[Any]]:
        """The steps that `save_agenda` wrote down."""
        agenda: list[Step[Any]] = []
        for entry in saved:
            name, *numbers = entry or [""]
            if name not in self.steps:
                raise BadPosition("no_such_step", step=name, steps=list(self.steps))
            if any(isinstance(number, str) for number in numbers):
                raise BadPosition("bad_field", field=f"agenda {name}", problem=numbers)
            try:
                agenda.append(self.steps[str(name)](*numbers))
            except TypeError as error:
                raise BadPosition("bad_field", field=f"agenda {name}", problem=str(error)) from error
        return agenda

    # What is known, what it is worth, what there is

    @abstractmethod
    def view(self, state: Any, seat: int | None) -> Any:
        """All that a seat (None: a spectator) may know."""

    @abstractmethod
    def imagine(self, state: Any, seat: int | None, chance: Chance) -> State:
        """A state that the seat could not tell from this one, with hidden things drawn anew."""

    @abstractmethod
    def scores(self, state: Any) -> list[Score]:
        """The score of every seat by source."""

    @abstractmethod
    def ranking(self, state: Any) -> list[list[int]]:
        """Seats from first to last place."""

    @abstractmethod
    def census(self, state: Any) -> dict[str, int]:
        """How many of each component there are in all places together."""

    @abstractmethod
    def box(self) -> dict[str, int]:
        """How many of each component the box holds."""

    @abstractmethod
    def shelves(self) -> list[Shelf]:
        """The content by group."""

    @abstractmethod
    def evaluate(self, state: Any, seat: int) -> float:
        """How good a state looks for a seat; the bots' only advice."""

    def advise(self, state: Any, seat: int) -> int:
        """The move that a ruling expects of a program here; -1 where it is free to choose."""
        return -1

    @abstractmethod
    def picture(self, view: Any, lang: str) -> str:
        """A view as text, for the terminal."""

    # Moves in words

    def notation(self, move: int) -> str:
        """The short notation of a move."""
        return self.vocabulary.notation(move)

    def parse(self, text: str) -> int:
        """The move that a notation means."""
        return self.vocabulary.parse(text)

    def describe(self, state: State, seat: int, move: int, lang: str) -> str:
        """What a move does, as its label says it."""
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
        return self._say(f"ask.{type(choice).__name__}", choice.details(state, seat), lang)

    def why_not(self, state: State, seat: int, move: int) -> list[str]:
        """The ids of the rules that forbid a move; empty if it is legal."""
        refusal = state.refusal(seat, move)
        return refusal.reasons if refusal is not None else []

    def tell(self, event: Event, seat: int | None, lang: str) -> str:
        """An event as a line of the log, with what the reader may see of it."""
        details: dict[str, object] = {"who": self.seat_label(event.seat, lang)}
        hidden = False
        for name, value in zip(event.what.nouns, event.shown_to(seat), strict=True):
            hidden = hidden or value == -1
            details[name] = self._label(name, value, lang)
        return self.texts.say(f"event.{event.what.word}{'_hidden' if hidden else ''}", lang, details)

    def score_label(self, source: str, lang: str) -> str:
        """What a line of the score is for."""
        return self.texts.say(f"score.{source}", lang)

    def seat_label(self, seat: int, lang: str) -> str:
        """What a seat is called; nobody's doing reads as a dash."""
        return self.nouns["seat"].label(seat, lang) if seat >= 0 else "—"

    def _say(self, key: str, named: Mapping[str, int], lang: str) -> str:
        return self.texts.say(key, lang, {noun: self._label(noun, value, lang) for noun, value in named.items()})

    def _label(self, noun: str, value: int, lang: str) -> str:
        if noun in self.nouns:
            return self.nouns[noun].label(value, lang) if value >= 0 else ""
        return str(value)
