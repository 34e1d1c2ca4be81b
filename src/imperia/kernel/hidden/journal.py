"""A journal of what happened to cards out of sight, written during play and evaluated lazily.

Most games that are simulated end without anybody having asked; so a note costs next to nothing, and copies of a state
share what was noted before they parted.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

# The kinds of notes.
SEEN: Final = 0
MIXED: Final = 1
SHOWN: Final = 2
SHUFFLED_OPEN: Final = 3
LAID_OPEN: Final = 4
# One card that was seen: it is all in the first number, and is read as SEEN.
SEEN_CARD: Final = 5

# A note is a number made of its kind, the number of its cards and what it is about, and then the cards, several in one
# number. How much room there is for the kind, and for the kind and the number of cards:
KINDS: Final = 8
COUNTS: Final = KINDS << 16
# How many cards a number holds, and how much room each of them has.
PACKED: Final = 5
ROOM: Final = 1 << 12


@final
class Note:
    """One thing that happened to cards; it is about readers, witnesses or a card, as its kind says."""

    def __init__(self, kind: int, about: int, cards: list[int]) -> None:
        self.kind: Final = kind
        self.about: Final = about
        self.cards: Final = cards


@final
class Pages:
    """Notes, oldest first, after those of earlier pages; never changed, so that copies share them."""

    def __init__(self, earlier: Pages | None, notes: vec[i64]) -> None:
        self.earlier: Final = earlier
        self.notes: Final = notes


@final
@mypyc_attr(free_list_len=1)
class Journal:
    """All notes since somebody last asked."""

    def __init__(self, earlier: Pages | None = None) -> None:
        # Pages that copies share, and after them its own notes.
        self._earlier: Pages | None = earlier
        self._notes: vec[i64] = vec[i64]()

    def copy(self) -> Journal:
        """An independent twin with the same notes."""
        if len(self._notes):
            self._earlier = Pages(self._earlier, self._notes)
            self._notes = vec[i64]()
        return Journal(self._earlier)

    def note(self, kind: i64, about: i64, cards: list[int]) -> None:
        """Something happened to cards."""
        notes = append(self._notes, about * COUNTS + len(cards) * KINDS + kind)
        pack: i64 = 0
        free: i64 = PACKED
        for card in cards:
            pack = pack * ROOM + card
            free -= 1
            if free == 0:
                notes = append(notes, pack)
                pack = 0
                free = PACKED
        if free < PACKED:
            notes = append(notes, pack)
        self._notes = notes

    def note_seen(self, card: i64, readers: i64) -> None:
        """One card was seen."""
        self._notes = append(self._notes, (readers * ROOM + card) * COUNTS + SEEN_CARD)

    def empty(self) -> bool:
        """True if nothing happened."""
        return self._earlier is None and not len(self._notes)

    def take(self) -> list[Note]:
        """All notes, oldest first, which are no longer there."""
        pages: list[Pages] = []
        last: Pages | None = Pages(self._earlier, self._notes)
        while last is not None:
            pages.append(last)
            last = last.earlier
        self._earlier = None
        self._notes = vec[i64]()
        found: list[Note] = []
        for page in reversed(pages):
            found += read_notes(page.notes)
        return found


def read_notes(notes: vec[i64]) -> list[Note]:
    """The notes of a page."""
    found: list[Note] = []
    place: i64 = 0
    while place < len(notes):
        first = notes[place]
        place += 1
        kind = first % KINDS
        about = first // COUNTS
        if kind == SEEN_CARD:
            found.append(Note(SEEN, about // ROOM, [about % ROOM]))
            continue
        left = first % COUNTS // KINDS
        cards: list[int] = []
        while left > 0:
            cards += unpacked(notes[place], min(left, PACKED))
            left -= PACKED
            place += 1
        found.append(Note(kind, about, cards))
    return found


def unpacked(pack: i64, count: i64) -> list[int]:
    """The cards that a number holds, in their order."""
    cards: list[int] = []
    for _ in range(count):
        cards.append(pack % ROOM)
        pack //= ROOM
    cards.reverse()
    return cards
