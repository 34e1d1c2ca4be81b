"""What the positions of all games share: data to values, words to numbers and back, and the last look at the result."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, TypeVar

import msgspec

from imperia.kernel.chance import WORD, Chance, chance_from
from imperia.kernel.errors import BadPosition
from imperia.kernel.state import State
from imperia.kernel.words import Noun

Count = Annotated[int, msgspec.Meta(ge=0)]
# The four numbers that a generator of chance is saved as.
SavedChance = Annotated[list[Annotated[int, msgspec.Meta(ge=0, le=WORD)]], msgspec.Meta(min_length=4, max_length=4)]

Data = TypeVar("Data", bound=msgspec.Struct)


def convert(given: Mapping[str, Any], kind: type[Data]) -> Data:
    """Plain data as a game's own kind of position, or an error that names the field."""
    try:
        return msgspec.convert(given, kind)
    except msgspec.ValidationError as error:
        raise BadPosition("bad_field", field="position", problem=str(error)) from error


def plain(data: msgspec.Struct) -> dict[str, Any]:
    """A position as plain data."""
    built: dict[str, Any] = msgspec.to_builtins(data)
    return built


def chance_of(seed: int, saved: list[int] | None) -> Chance:
    """The generator that was saved, or a fresh one."""
    return Chance(seed) if saved is None else chance_from(saved)


def read(noun: Noun, word: str, field: str) -> int:
    """The number of a thing by its word."""
    index = noun.index(word)
    if index is None:
        raise BadPosition("unknown_thing", field=field, noun=noun.name, word=word)
    return index


def read_all(noun: Noun, words: Sequence[str], field: str) -> list[int]:
    """The numbers of several things."""
    return [read(noun, word, field) for word in words]


def read_maybe(noun: Noun, word: str, field: str) -> int:
    """The number of a thing, or -1 for none."""
    return read(noun, word, field) if word else -1


def write(noun: Noun, things: Sequence[int]) -> list[str]:
    """Things by word."""
    return [noun.words[thing] for thing in things]


def write_maybe(noun: Noun, thing: int) -> str:
    """A thing by word, or nothing."""
    return noun.words[thing] if thing >= 0 else ""


def check_entries(seats: int, data: msgspec.Struct, *names: str) -> None:
    """Refuse more entries than there are seats, in the fields with one entry a seat."""
    for name in names:
        count = len(getattr(data, name))
        if count > seats:
            raise BadPosition("more_than_seats", field=name, count=count, seats=seats)


def check_number(data: msgspec.Struct, name: str, least: int, below: int) -> None:
    """Refuse a field whose number is out of its range."""
    value = getattr(data, name)
    if not least <= value < below:
        raise BadPosition("impossible", field=name, value=value)


def run_on(state: State) -> None:
    """Run a position to its next decision; refuse one that nobody, or nobody at the table, could answer."""
    try:
        state.run()
        if state.agenda and not state.to_act():
            raise ValueError("nobody is asked")
        for seat in state.to_act():
            if not 0 <= seat < state.seats or not state.moves(seat):
                raise BadPosition("no_answer", step=type(state.choice()).__name__, seat=seat)
            state.game.ask(state, seat, "en")
    except (LookupError, ValueError, AssertionError, TypeError) as error:
        # The agenda asks for what the position does not have, as no game would.
        raise BadPosition("impossible", field="agenda", value=state.game.save_agenda(state)) from error
