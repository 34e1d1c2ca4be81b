"""Cards that lie face down: who knows which of them where, and what `imagine` may therefore deal.

Backs tell cards apart, and so does memory. Cards that a reader saw before they were shuffled are a *batch* to him, as
if the shuffle had put a stamp on their backs: he knows which cards bear it, and sees where a card with that stamp is
drawn to; a card that was hidden before cannot bear it. Where cards are mixed out of his sight (one card of a hand is
laid face down, a deck with a known card on top is shuffled), every place that took part may hold any of the stamps
that went in.

What is remembered of a place are the stamps that it may hold, not how many of several places hold them together.

What happens to cards is only noted while a game goes on; what follows from it is worked out when somebody asks. Most
games that are simulated end without anybody having asked.

A card is a number of its own here, the index of its back; cards that are only counted (six forests in a pile that
nothing joins) need nothing but `reorder`.
"""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from imperia.kernel.chance import Chance
from imperia.kernel.events import NOBODY, only


def reorder(cards: list[int], chance: Chance) -> None:
    """Put cards whose order nobody knows into another one.

    They are sorted before they are shuffled: what is dealt must follow from what is known and from chance, and not
    from how the cards really lie.
    """
    cards.sort()
    chance.shuffle(cards)


class Place:
    """What lies face down in a place, by a name that it keeps over the game, and what of it a reader does not know."""

    def __init__(self, name: str, cards: list[int], unknown: list[int]) -> None:
        self.name: Final = name
        self.cards: Final = cards
        # The indices of the cards that he does not know.
        self.unknown: Final = unknown

    def order_unknown(self, could: dict[int, int]) -> None:
        """Put the indices in the order of what others think may lie there."""
        keyed = sorted([(could.get(self.cards[index], 0), index) for index in self.unknown])
        self.unknown[:] = [index for _, index in keyed]


@final
class Memory:
    """What a reader remembers of shuffles; never changed, so that copies and readers who know the same share it."""

    def __init__(self, count: int, stamps: dict[int, int], could: dict[int, int]) -> None:
        # How many stamps there are; the first of them are the backs.
        self.count: Final = count
        # The stamp of a card, where it is not just its back.
        self.stamps: Final = stamps
        # The stamps that the card in this card's place may bear, as a mask, where it is not just the one that it does.
        self.could: Final = could

    def stamp(self, card: int, backs: list[int]) -> int:
        """What a card bears: a stamp, or just its back."""
        return self.stamps.get(card, backs[card]) if self.stamps else backs[card]

    def mask(self, card: int, backs: list[int]) -> int:
        """What the card in this card's place may bear."""
        return (self.could.get(card, 0) if self.could else 0) or 1 << self.stamp(card, backs)

    def has_loose(self, cards: list[int]) -> bool:
        """True if another card than it holds may be thought to lie in the place of one of these."""
        # Any: compiled code looks the numbers up that are there, and does not make them anew.
        things: list[Any] = cards
        return bool(self.could) and any(card in self.could for card in things)

    def mixed(self, cards: list[int], met: list[int], backs: list[int]) -> Memory:
        """After these cards were mixed out of sight; those that the reader met before are a new batch."""
        count = self.count
        stamps = self.stamps.copy()
        could = self.could.copy()
        changed = bool(met)
        for back in sorted({backs[card] for card in cards}):
            alike = [card for card in cards if backs[card] == back]
            fresh = {card for card in met if backs[card] == back}
            masks = {self.mask(card, backs) for card in alike if card not in fresh}
            if fresh:
                masks.add(1 << count)
                for card in fresh:
                    stamps[card] = count
                count += 1
            changed = changed or len(masks) > 1
            mask = union(list(masks))
            for card in alike:
                allow(could, card, mask, stamps.get(card, back))
        return Memory(count, stamps, could) if changed else self

    def batched(self, cards: list[int], backs: list[int]) -> Memory:
        """After these cards, all of which the reader met before, were mixed: those with one back are a new batch."""
        count = self.count
        stamps = self.stamps.copy()
        for back in sorted({backs[card] for card in cards}):
            for card in cards:
                if backs[card] == back:
                    stamps[card] = count
            count += 1
        return Memory(count, stamps, self.settled(cards).could)

    def shown(self, card: int, among: list[int], backs: list[int]) -> Memory:
        """After one of these cards, which lay in no order, was shown.

        The reader cannot tell which of their places was the card's. He may take it for the one that allows least, if
        each of them allows all that those before it do; else any of them may hold what any may.
        """
        bit = 1 << self.stamp(card, backs)
        known = [self.mask(one, backs) for one in among]
        fitting = [(mask, one) for mask, one in zip(known, among, strict=True) if mask & bit]
        first = fitting[0][0]
        if all(mask == first for mask, _ in fitting):
            return self
        fitting.sort()
        masks = [mask for mask, _ in fitting]
        could = self.could.copy()
        if nested(masks):
            least = fitting[0][1]
            allow(could, least, self.mask(card, backs), self.stamp(least, backs))
        else:
            for _, one in fitting:
                could[one] = union(masks)
        could.pop(card, 0)
        return Memory(self.count, self.stamps, could)

    def settled(self, cards: list[int]) -> Memory:
        """After all of these cards came to lie open."""
        if not self.has_loose(cards):
            return self
        could = self.could.copy()
        for card in cards:
            could.pop(card, 0)
        return Memory(self.count, self.stamps, could)

    def same(self, other: Memory) -> bool:
        """True if two readers remember the same."""
        return self is other or (
            self.count == other.count
            and self.could == other.could
            and (self.stamps is other.stamps or self.stamps == other.stamps)
        )

    def redealt(self, old: list[int], new: list[int]) -> Memory:
        """The same memory of the same places, in which other cards lie."""
        if not self.could:
            return self
        could = self.could.copy()
        for card in old:
            could.pop(card, 0)
        for before, after in zip(old, new, strict=True):
            if before in self.could:
                could[after] = self.could[before]
        return Memory(self.count, self.stamps, could)


def allow(could: dict[int, int], card: int, mask: int, stamp: int) -> None:
    """Note what may lie in a card's place, unless it is just what the card bears."""
    if mask == 1 << stamp:
        could.pop(card, 0)
    else:
        could[card] = mask


def union(masks: list[int]) -> int:
    """All that is in one of the masks."""
    whole = 0
    for mask in masks:
        whole |= mask
    return whole


def nested(masks: list[int]) -> bool:
    """True if each mask has all that the one before it has."""
    return all(not masks[place - 1] & ~masks[place] for place in range(1, len(masks)))


# What happens to cards out of sight, as notes keep it.
SEEN: Final = 0
MIXED: Final = 1
SHOWN: Final = 2
SHUFFLED_OPEN: Final = 3
LAID_OPEN: Final = 4
# One card that was seen, which has no number of its own after the note.
SEEN_CARD: Final = 5
# How much room a note has for its kind, and for that and the number of its cards.
KINDS: Final = 8
COUNTS: Final = KINDS << 16
# How many cards a number of the notes holds, and how much room each of them has.
PACKED: Final = 5
ROOM: Final = 1 << 12


class Notes:
    """What happened to cards, oldest first, after what earlier notes say; never changed, so that copies share them.

    Each happening is a number made of its kind, the number of cards and what it is about (readers, witnesses or a
    card), and then the cards, several in one number. Of a single card that was seen all is in one number.
    """

    def __init__(self, earlier: Notes | None, notes: vec[i64]) -> None:
        self.earlier: Final = earlier
        self.notes: Final = notes


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
        # What happened since then: notes that copies share, and after them its own.
        self._earlier: Notes | None = None
        self._notes: vec[i64] = vec[i64]()
        # What was mixed since somebody asked; None while nobody does.
        self.mixes: list[list[int]] | None = None

    def copy(self) -> Hidden:
        """An independent twin, which notes no mixes."""
        if len(self._notes):
            self._earlier = Notes(self._earlier, self._notes)
            self._notes = vec[i64]()
        twin = Hidden(self.backs, self._memories)
        twin._seen = self._seen
        twin._earlier = self._earlier
        self._shared = twin._shared = True
        return twin

    def parts(self) -> list[Any]:
        """All that is known, as plain data."""
        return [self.seen, [[memory.count, memory.stamps, memory.could] for memory in self.memories]]

    @property
    def memories(self) -> list[Memory]:
        """What each reader remembers of shuffles; replaced, never changed."""
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
        self._note(SEEN, readers, cards)

    def see_card(self, card: i64, readers: i64) -> None:
        """Readers see where one card lies."""
        self._notes = append(self._notes, (readers * ROOM + card) * COUNTS + SEEN_CARD)

    def mix(self, cards: list[int], witnesses: int = NOBODY) -> None:
        """Nobody but the witnesses can tell any more which of these cards lies in which of their places.

        To be called before a card of a hand is laid face down, with all cards of the hand that have its back.
        """
        if self.mixes is not None:
            self.mixes.append(cards.copy())
        self._note(MIXED, witnesses, cards)

    def show(self, card: int, among: list[int]) -> None:
        """Everybody sees a card come out of a place without order, such as a hand, in which all of these lay.

        When the last of them comes out nothing has to be noted: nothing is left to wonder about.
        """
        if len(among) > 1:
            self._note(SHOWN, card, among)

    def lay_open(self, cards: list[int]) -> None:
        """Everybody sees all cards come out of a place without order; which of them was which is of no account now."""
        if len(cards) > 1:
            self._note(LAID_OPEN, NOBODY, cards)

    def shuffle(self, cards: list[int], chance: Chance) -> None:
        """Shuffle a deck; cards that lay open in it are a batch from now on if they were `see`n by everyone."""
        self.mix(cards)
        # Sorted first: what comes of it must not depend on the order in which cards were laid there.
        cards.sort()
        chance.shuffle(cards)

    def shuffle_open(self, cards: list[int], chance: Chance) -> None:
        """Shuffle cards that everybody could see, such as a discard pile."""
        if self.mixes is not None:
            self.mixes.append(cards.copy())
        self._note(SHUFFLED_OPEN, NOBODY, cards)
        cards.sort()
        chance.shuffle(cards)

    def _note(self, kind: i64, about: i64, cards: list[int]) -> None:
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

    def catch_up(self) -> None:
        """Work out what follows from the notes; who asks does not have to, but copies made afterwards need not."""
        if self._earlier is None and not len(self._notes):
            return
        parts: list[Notes] = []
        last: Notes | None = Notes(self._earlier, self._notes)
        while last is not None:
            parts.append(last)
            last = last.earlier
        self._earlier = None
        self._notes = vec[i64]()
        for part in reversed(parts):
            self._follow_notes(part.notes)

    def _follow_notes(self, notes: vec[i64]) -> None:
        place: i64 = 0
        while place < len(notes):
            note = notes[place]
            place += 1
            left = note % COUNTS // KINDS
            cards: list[int] = []
            while left > 0:
                cards += unpacked(notes[place], min(left, PACKED))
                left -= PACKED
                place += 1
            self._follow(note % KINDS, note // COUNTS, cards)

    def _follow(self, kind: int, about: int, cards: list[int]) -> None:
        """What follows from one thing that happened."""
        if kind == SEEN_CARD:
            self._follow_seen([about % ROOM], about // ROOM)
        elif kind == SEEN:
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
        """What a reader knows to have been seen: what he saw himself, and by whom what everybody saw."""
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


def unpacked(pack: i64, count: i64) -> list[int]:
    """The cards that a number of the notes holds, in their order."""
    cards: list[int] = []
    for _ in range(count):
        cards.append(pack % ROOM)
        pack //= ROOM
    cards.reverse()
    return cards


def deal_loose(places: list[Place], memory: Memory, backs: list[int], pools: list[list[int]], chance: Chance) -> None:
    """Deal the cards of the pools, by stamp, to all unknown places; those that have a choice come last."""
    loose: list[tuple[int, int, int]] = []
    for where, place in enumerate(places):
        cards = place.cards
        for rank, index in enumerate(place.unknown):
            card = cards[index]
            if card in memory.could:
                loose.append((where, memory.could[card], rank))
            else:
                cards[index] = pools[memory.stamp(card, backs)].pop()
    # By mask: in a hand, which is sorted, the order of the cards would tell what they are.
    loose.sort()
    chosen = share_out([mask for _, mask, _ in loose], [len(pool) for pool in pools], chance)
    for slot, (where, _, rank) in enumerate(loose):
        place = places[where]
        place.cards[place.unknown[rank]] = pools[chosen[slot]].pop()


# Of states that have no such cards.
NO_CARDS: Final = Hidden([], [])


def shared(memories: list[Memory]) -> list[Memory]:
    """The same memories, those with the same contents as one."""
    found: list[Memory] = []
    for memory in memories:
        twin = memory
        for other in found:
            if memory.same(other):
                twin = other
                break
        found.append(twin)
    return found


def unknown_cards(places: list[Place]) -> list[int]:
    """The cards that are not known, place by place."""
    found: list[int] = []
    for place in places:
        cards = place.cards
        found += cards if len(place.unknown) == len(cards) else [cards[index] for index in place.unknown]
    return found


def share_out(masks: list[int], left: list[int], chance: Chance) -> list[int]:
    """A stamp for every place out of its mask, as many of each as there are left.

    Each is drawn in proportion to what is left. Where none that fits is left, earlier places make room.
    """
    chosen = [-1] * len(masks)
    for slot, mask in enumerate(masks):
        fitting = [stamp for stamp in range(len(left)) if mask >> stamp & 1]
        count = sum([left[stamp] for stamp in fitting])
        if not count:
            make_room(slot, masks, left, chosen, [False] * len(left))
            continue
        drawn = chance.below(count)
        for stamp in fitting:
            drawn -= left[stamp]
            if drawn < 0:
                left[stamp] -= 1
                chosen[slot] = stamp
                break
    return chosen


def make_room(slot: int, masks: list[int], left: list[int], chosen: list[int], tried: list[bool]) -> bool:
    """Give a place a stamp that is left, or one of a place that can have another in its turn."""
    for stamp in range(len(left)):
        if tried[stamp] or not masks[slot] >> stamp & 1:
            continue
        tried[stamp] = True
        if left[stamp]:
            left[stamp] -= 1
            chosen[slot] = stamp
            return True
        for other in range(len(chosen)):
            if chosen[other] == stamp and make_room(other, masks, left, chosen, tried):
                chosen[slot] = stamp
                return True
    return False
