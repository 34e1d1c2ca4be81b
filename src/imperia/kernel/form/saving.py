"""The part of a saved position that all games share: seats, options, agenda, chance, and who knows what."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal

from imperia.kernel.agenda import Step
from imperia.kernel.draws import Draws
from imperia.kernel.form.reading import Reading
from imperia.kernel.form.schema import dict_of
from imperia.kernel.game import Game, Value
from imperia.kernel.position import (
    MemoryData,
    Readers,
    SavedChance,
    SavedUses,
    chance_of,
    convert,
    plain,
    read_hidden,
    run_on,
    write_memories,
    write_seen,
)
from imperia.kernel.state import State
from imperia.kernel.words import Noun

# Makes the table that a position is laid out on, with nothing on it yet.
ClosedBox = Callable[[Game, int, Draws, dict[str, Value]], State]
Shapes = list[tuple[str, Any, Any]]


def base_shape(steps: Sequence[str], remembers: bool) -> Shapes:
    """The fields that all games have."""
    shapes: Shapes = [
        ("seats", int, ...),
        ("seed", int, 0),
        ("seat", int, 0),
        ("options", dict[str, bool | int | str], {}),
        ("agenda", list[list[Any]] | None, None),
        ("chance", SavedChance | None, None),
        ("draws", SavedUses, {}),
    ]
    if steps:
        shapes.append(("step", Literal[tuple(steps)], steps[0]))
    if remembers:
        shapes += [("seen", dict_of(Readers), {}), ("memories", list[MemoryData], [])]
    return shapes


def begin(game: Game, given: Mapping[str, Any], shape: Any, closed_box: ClosedBox) -> Reading:
    """Data of the right types, and a table with the seats and options that they name."""
    data = convert(given, shape)
    game.check_seats(data.seats)
    game.check_seed(data.seed)
    options = game.complete_options(data.options)
    chance = chance_of(game.purposes, data.seed, data.chance, data.draws)
    return Reading(closed_box(game, data.seats, chance, options), data)


def finish(reading: Reading, agenda: Sequence[Step[Any]], check: Callable[[Any], None]) -> None:
    """Lay the agenda (the saved one, or else this) on the table, check the whole, and go on to the next decision."""
    state = reading.state
    state.agenda = state.game.load_agenda(state, reading.data.agenda) if reading.saved else list(agenda)
    check(state)
    run_on(state)


def read_knowledge(reading: Reading, cards: Noun) -> None:
    """Who knows hidden cards; a saved game says it of all of them."""
    hidden = reading.state.hidden
    if reading.saved:
        hidden.seen = {}
    read_hidden(hidden, cards, reading.data.seen, reading.data.memories)


def saved_base(state: State) -> dict[str, Any]:
    """The fields that every position saves first."""
    data: dict[str, Any] = {"seats": state.seats}
    if state.seat:
        data["seat"] = state.seat
    if options := state.game.options_of(state):
        data["options"] = options
    data |= {"agenda": state.game.save_agenda(state), "chance": state.chance.words()}
    if draws := state.chance.uses():
        data["draws"] = draws
    return data


def saved_knowledge(data: dict[str, Any], state: State, cards: Noun) -> None:
    """Add who knows which card, and what is remembered of shuffles."""
    if seen := write_seen(state.hidden, cards):
        data["seen"] = seen
    if memories := write_memories(state.hidden, cards):
        data["memories"] = [plain(memory) for memory in memories]
