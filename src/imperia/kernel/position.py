"""Shared by the positions of all games: data to values, words to numbers and back, and the final check."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated, Any, Final, TypeVar

import msgspec

from imperia.kernel.agenda import ASKED
from imperia.kernel.chance import WORD
from imperia.kernel.draws import MOST_USES, Draws, Purposes, draws_from, seed_of
from imperia.kernel.errors import BadPosition, DidYouMean, alike
from imperia.kernel.fields import difference
from imperia.kernel.hidden import Hidden, Memory
from imperia.kernel.misfit import Misfit, read_plain
from imperia.kernel.state import State
from imperia.kernel.words import Noun

# More than there is of anything on a table, and little enough for engines that count in machine words.
MOST: Final = 999_999
Count = Annotated[int, msgspec.Meta(ge=0, le=MOST)]
# Who knows something, as a mask: everybody is -1.
Readers = Annotated[int, msgspec.Meta(ge=-MOST, le=MOST)]
# The four words of 32 bits that a seed is saved as, for readers whose numbers are too small for it. In older positions
# they are the state of a generator: a seed as good as any.
SavedChance = Annotated[list[Annotated[int, msgspec.Meta(ge=0, le=WORD)]], msgspec.Meta(min_length=4, max_length=4)]
# How often something was drawn for.
SavedUses = dict[str, Annotated[int, msgspec.Meta(ge=0, le=MOST_USES)]]

# More shuffles than any game has; a saved stamp is the number of a shuffle.
Stamp = Annotated[int, msgspec.Meta(ge=0, lt=1000)]

Data = TypeVar("Data", bound=msgspec.Struct)


def convert(given: Mapping[str, Any], kind: type[Data]) -> Data:
    """Plain data as a game's own kind of position, or an error that names the field."""
    try:
        return read_plain(given, kind)
    except Misfit as error:
        raise BadPosition("bad_position", problem=error) from error


def plain(data: msgspec.Struct) -> dict[str, Any]:
    """A position as plain data."""
    built: dict[str, Any] = msgspec.to_builtins(data)
    return built


def chance_of(purposes: Purposes, seed: int, saved: list[int] | None, draws: Mapping[str, int]) -> Draws:
    """The chance that was saved, or a fresh one."""
    for word in draws:
        if word not in purposes.words:
            near = DidYouMean(alike(word, purposes.words))
            raise BadPosition("no_such_word", field="draws", word=word, words=purposes.words, near=near)
    return draws_from(purposes, seed if saved is None else seed_of(saved), draws)


def read(noun: Noun, word: str, field: str) -> int:
    """The number of a thing by its word."""
    index = noun.index(word)
    if index is None:
        raise BadPosition("unknown_thing", field=field, noun=noun.name, word=word, near=DidYouMean(noun.near(word)))
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


def write_counts(noun: Noun, counts: Iterable[int]) -> dict[str, int]:
    """How many there are of each thing, by word, without those that there are none of."""
    return {noun.words[thing]: int(count) for thing, count in enumerate(counts) if count}


class MemoryData(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The shuffle memory of some readers (a mask): stamps by card, and those that its place may hold."""

    readers: Readers
    stamps: dict[str, Stamp] = {}
    could: dict[str, list[Stamp]] = {}


def read_hidden(hidden: Hidden, noun: Noun, seen: Mapping[str, int], memories: Sequence[MemoryData]) -> None:
    """Add to what is known of hidden cards what was saved; whoever is not mentioned remembers no shuffle."""
    for word, mask in seen.items():
        hidden.see([read(noun, word, "seen")], mask)
    found = hidden.memories.copy()
    for saved in memories:
        memory = read_memory(hidden, noun, saved)
        found = [memory if saved.readers >> reader & 1 else one for reader, one in enumerate(found)]
    hidden.memories = found


def read_memory(hidden: Hidden, noun: Noun, saved: MemoryData) -> Memory:
    """A reader's memory, refused where the cards could not lie as they do or where a stamp has two backs."""
    stamps = {read(noun, word, "memories.stamps"): stamp for word, stamp in saved.stamps.items()}
    could = {
        read(noun, word, "memories.could"): sum({1 << stamp for stamp in found}) for word, found in saved.could.items()
    }
    count = hidden.memories[-1].count
    bits = [1 << stamp for stamp in stamps.values()]
    memory = Memory(max([count, *(mask.bit_length() for mask in [*bits, *could.values()])]), stamps, could)
    backs = {back: back for back in range(count)}
    for card, stamp in stamps.items():
        if stamp < count or backs.setdefault(stamp, hidden.backs[card]) != hidden.backs[card]:
            raise BadPosition("impossible", field="memories.stamps", value=stamp)
    for card, mask in could.items():
        possible = [stamp for stamp in range(memory.count) if mask >> stamp & 1]
        back = hidden.backs[card]
        # Of a stamp that no card bears any more nobody knows the back, nor can it be dealt.
        mixed = any(backs.get(stamp, back) != back for stamp in possible)
        if mixed or memory.stamp(card, hidden.backs) not in possible:
            raise BadPosition("impossible", field="memories.could", value=possible)
    return memory


def write_seen(hidden: Hidden, noun: Noun) -> dict[str, int]:
    """Who knows which hidden card, by word."""
    return {noun.words[card]: mask for card, mask in sorted(hidden.seen.items())}


def write_memories(hidden: Hidden, noun: Noun) -> list[MemoryData]:
    """The readers' shuffle memories, grouped by equal content; none before the first shuffle."""
    written: list[tuple[Memory, MemoryData]] = []
    for reader, memory in enumerate(hidden.memories):
        for same, one in written:
            if same.stamps == memory.stamps and same.could == memory.could:
                one.readers |= 1 << reader
                break
        else:
            written.append((memory, write_memory(memory, noun, 1 << reader)))
    return [one for _, one in written if one.stamps or one.could]


def write_memory(memory: Memory, noun: Noun, readers: int) -> MemoryData:
    """Some readers' memory, in words."""
    # Many cards may have the same stamps.
    listed = {mask: [stamp for stamp in range(memory.count) if mask >> stamp & 1] for mask in memory.could.values()}
    return MemoryData(
        readers,
        {noun.words[card]: stamp for card, stamp in sorted(memory.stamps.items())},
        {noun.words[card]: listed[mask] for card, mask in sorted(memory.could.items())},
    )


def run_on(state: State) -> None:
    """Run a position to its next decision; refuse one that nobody, or nobody at the table, could answer.

    What it runs on to is a position as well, and is refused if its own saved form would be refused or lose something.
    """
    try:
        waits = not state.agenda or state.agenda[-1].settled(state) == ASKED
        state.run()
        if state.agenda and not state.to_act():
            raise ValueError("nobody is asked")
        for seat in state.to_act():
            if not 0 <= seat < state.seats or not state.moves(seat):
                raise BadPosition("no_answer", step=type(state.choice()).__name__, seat=seat)
            state.game.ask(state, seat, "en")
        if not waits and (lost := difference(state, state.game.position(state.data()))):
            raise ValueError(lost)
    except (LookupError, ValueError, AssertionError, TypeError) as error:
        # The agenda asks for what the position does not have, as no game would.
        raise BadPosition("impossible", field="agenda", value=state.game.save_agenda(state)) from error
