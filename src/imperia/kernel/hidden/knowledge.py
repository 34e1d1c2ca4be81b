"""Who knows which card lies where: the seats and those who only look on.

Backs tell cards apart, and so does memory (`memory.py`). What happens to cards is only noted while a game goes on
(`journal.py`); its consequences are evaluated lazily, and `imagine` deals anew what a reader does not
know (`dealing.py`).

A card is a number of its own here, the index of its back; cards that are only counted (six forests in a pile that
nothing joins) need nothing but `reorder`.
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from imperia.kernel.chance import Chance
from imperia.kernel.draws import Draws
from imperia.kernel.events import NOBODY, only
from imperia.kernel.hidden.dealing import Place, deal_loose, reorder, unknown_cards
from imperia.kernel.hidden.journal import LAID_OPEN, MIXED, ROOM, SEEN, SHOWN, SHUFFLED_OPEN, Journal
from imperia.kernel.hidden.memory import Memory, shared


@final
class Hidden:
    """The knowledge of all readers, as part of a state: the seats, and last those who only look on."""

    def __init__(self, backs: list[int], memories: list[Memory]) -> None:
        assert len(backs) <= ROOM
        # The back of every card.
        self.backs: Final = backs
        # As far as it was worked out: see `memories` and `seen`.
        self._memories: list[Memory] = memories
        self._seen: dict[int, int] = {}
        # True if a copy looks at the same dict, so that a change has to make another one.
        self._shared: bool = False
        # What happened since then.
        self._journal: Journal = Journal()
        # What was mixed since somebody asked; None while nobody does.
        self.mixes: list[list[int]] | None = None

    def copy(self) -> Hidden:
        """An independent twin, which notes no mixes."""
        twin = Hidden(self.backs, self._memories)
        twin._seen = self._seen
        twin._journal = self._journal.copy()
        self._shared = twin._shared = True
        return twin

    def parts(self) -> list[Any]:
        """All that is known, as plain data."""
        return [self.seen, [[memory.count, memory.stamps, memory.could] for memory in self.memories]]

    @property
    def memories(self) -> list[Memory]:
        """Each reader's memory of shuffles; replaced, never modified."""
        self.catch_up()
        return self._memories

    @memories.setter
    def memories(self, memories: list[Memory]) -> None:
        self.catch_up()
        self._memories = memories

    @property
    def seen(self) -> dict[int, int]:
        """Who knows that a card lies where it lies, as a mask of readers; what lies open may be in it or not."""
        self.catch_up()
        return self._seen

    @seen.setter
    def seen(self, seen: dict[int, int]) -> None:
        self.catch_up()
        self._seen = seen
        self._shared = False

    def reader(self, seat: int | None) -> int:
        """The number of a reader; None looks on."""
        return len(self._memories) - 1 if seat is None else seat

    def knows(self, seat: int | None, card: int) -> bool:
        """True if a seat has seen that this card lies where it lies."""
        return bool(self.seen.get(card, NOBODY) & only(self.reader(seat)))

    def see(self, cards: list[int], readers: int) -> None:
        """Readers see where cards lie, and remember it until they are mixed with others."""
        self._journal.note(SEEN, readers, cards)

    def see_card(self, card: i64, readers: i64) -> None:
        """Readers see where one card lies."""
        self._journal.note_seen(card, readers)

    def mix(self, cards: list[int], witnesses: int = NOBODY) -> None:
        """Nobody but the witnesses can tell any more which of these cards lies in which of their places.

        To be called before a card of a hand is laid face down, with all cards of the hand that have its back.
        """
        if self.mixes is not None:
            self.mixes.append(cards.copy())
        self._journal.note(MIXED, witnesses, cards)

    def show(self, card: int, among: list[int]) -> None:
        """Everybody sees a card come out of a place without order, such as a hand, in which all of these lay.

        When the last of them comes out nothing has to be noted: nothing is left to wonder about.
        """
        if len(among) > 1:
            self._journal.note(SHOWN, card, among)

    def lay_open(self, cards: list[int]) -> None:
        """Everybody sees all cards come out of a place without order; which of them was which is of no account now."""
        if len(cards) > 1:
            self._journal.note(LAID_OPEN, NOBODY, cards)

    def shuffle(self, cards: list[int], chance: Draws, purpose: i64) -> None:
        """Shuffle a deck; cards that lay open in it are a batch from now on if they were `see`n by everyone."""
        self.mix(cards)
        # Sorted first: what comes of it must not depend on the order in which cards were laid there.
        cards.sort()
        chance.shuffle(purpose, cards)

    def shuffle_open(self, cards: list[int], chance: Draws, purpose: i64) -> None:
        """Shuffle cards that everybody could see, such as a discard pile."""
        if self.mixes is not None:
            self.mixes.append(cards.copy())
        self._journal.note(SHUFFLED_OPEN, NOBODY, cards)
        cards.sort()
        chance.shuffle(purpose, cards)

    def catch_up(self) -> None:
        """Work out what follows from the notes; who asks does not have to, but copies made afterwards need not."""
        if not self._journal.empty():
            for note in self._journal.take():
                self._follow(note.kind, note.about, note.cards)

    def _follow(self, kind: int, about: int, cards: list[int]) -> None:
        """Apply one entry of the journal to what the readers know."""
        if kind == SEEN:
            self._follow_seen(cards, about)
        elif kind == MIXED:
            self._follow_mixed(cards, about)
        elif kind == SHOWN:
            self._follow_shown(about, cards)
        elif kind == LAID_OPEN:
            self._memories = shared([memory.settled(cards) for memory in self._memories])
        else:
            self._follow_shuffled_open(cards)

    def _follow_seen(self, cards: list[int], readers: int) -> None:
        if self._shared:
            self._seen = self._seen.copy()
            self._shared = False
        seen = self._seen
        for card in cards:
            seen[card] = seen.get(card, NOBODY) | readers

    def _follow_mixed(self, cards: list[int], witnesses: int) -> None:
        memories = self._memories.copy()
        last = -1
        last_met: list[int] = []
        for reader, before in enumerate(self._memories):
            bit = only(reader)
            if not witnesses & bit:
                met = [card for card in cards if self._seen.get(card, NOBODY) & bit]
                # Readers who know the same go on knowing the same.
                alike = last >= 0 and before is self._memories[last] and met == last_met
                memories[reader] = memories[last] if alike else before.mixed(cards, met, self.backs)
                last, last_met = reader, met
        self._memories = shared(memories)
        seen = self._seen.copy()
        for card in cards:
            mask = seen.pop(card, NOBODY) & witnesses
            if mask:
                seen[card] = mask
        self._seen = seen
        self._shared = False

    def _follow_shown(self, card: int, among: list[int]) -> None:
        last: Memory | None = None
        loose = False
        for reader, memory in enumerate(self._memories):
            if memory is not last:
                last = memory
                loose = memory.has_loose(among)
            if loose:
                bit = only(reader)
                unmet = [one for one in among if not self._seen.get(one, NOBODY) & bit]
                after = memory.shown(card, unmet, self.backs) if card in unmet else memory
                if after is not memory:
                    memories = self._memories.copy()
                    memories[reader] = after
                    self._memories = shared(memories)

    def _follow_shuffled_open(self, cards: list[int]) -> None:
        memories: list[Memory] = []
        for reader, before in enumerate(self._memories):
            # Readers who know the same go on knowing the same.
            alike = reader > 0 and before is self._memories[reader - 1]
            memories.append(memories[-1] if alike else before.batched(cards, self.backs))
        self._memories = shared(memories)
        if not self._seen.keys().isdisjoint(cards):
            seen = self._seen.copy()
            for card in cards:
                seen.pop(card, NOBODY)
            self._seen = seen
            self._shared = False

    def place(self, name: str, cards: list[int], seat: int | None, owner: int = -1) -> Place:
        """A place as a seat knows it; its owner, if it has one, may look at its cards."""
        seen = self.seen
        unknown: list[int] = []
        if seat != owner:
            # Of a deck nothing is known as a rule.
            unknown = list(range(len(cards)))
            if not seen.keys().isdisjoint(cards):
                bit = only(self.reader(seat))
                unknown = [index for index in unknown if not seen.get(cards[index], NOBODY) & bit]
        return Place(name, cards.copy(), unknown)

    def shuffle_unknown(self, cards: list[int], unknown: list[int], chance: Chance) -> None:
        """Shuffle the cards at these indices of a place, which no reader knows, as far as nobody tells them apart."""
        alike: dict[tuple[int, ...], list[int]] = {}
        for index in unknown:
            card = cards[index]
            told: list[int] = []
            for memory in self.memories:
                told.append(memory.stamp(card, self.backs))
                told.append(memory.mask(card, self.backs))
            alike.setdefault(tuple(told), []).append(index)
        for indices in alike.values():
            drawn = [cards[index] for index in indices]
            reorder(drawn, chance)
            for place in range(len(indices)):
                cards[indices[place]] = drawn[place]

    def redeal(self, places: list[Place], seat: int | None, chance: Chance) -> None:
        """Deal all cards of these places anew that the seat does not know, in any way that it cannot rule out.

        These are all the hidden places of the state, which then takes their cards; the order of a hand must not tell
        anything, so it is to be sorted. What others know beyond what everybody knows is forgotten, for the seat does
        not know how much of it is left.
        """
        self.catch_up()
        reader = self.reader(seat)
        memory = self._memories[reader]
        public = self._memories[-1]
        self.seen = self._seen_in(places, only(reader))
        if public.could and public is not memory:
            # What is public of a place stays with it: in a hand the order of the cards must not choose who gets it.
            for place in places:
                place.order_unknown(public.could)
        old = unknown_cards(places)
        pools: list[list[int]] = [[] for _ in range(memory.count)]
        for card in old:
            pools[memory.stamp(card, self.backs)].append(card)
        for pool in pools:
            reorder(pool, chance)
        if memory.could:
            deal_loose(places, memory, self.backs, pools, chance)
        else:
            for place in places:
                cards = place.cards
                for index in place.unknown:
                    cards[index] = pools[memory.stamp(cards[index], self.backs)].pop()
        if memory.could or public.could:
            new = unknown_cards(places)
            mine = memory.redealt(old, new)
            public = mine if public is memory else public.redealt(old, new)
            memory = mine
        self._memories = [public] * len(self._memories)
        self._memories[reader] = memory

    def _seen_in(self, places: list[Place], bit: int) -> dict[int, int]:
        """The cards that a reader knows were seen: by themselves, and by whom where the look was public."""
        known = self._seen
        everybody = only(self.reader(None))
        seen: dict[int, int] = {}
        for place in places:
            if len(place.unknown) < len(place.cards):
                for card in place.cards:
                    mask = known.get(card, NOBODY)
                    if not mask & everybody:
                        mask &= bit
                    if mask:
                        seen[card] = mask
        return seen


# Of states that have no such cards.
NO_CARDS: Final = Hidden([], [])
