"""Kinds of things that only lie on Daimyo's table."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from imperia.games.daimyo.cards import HERO_COUNT, SOLO_OF_DECK
from imperia.games.daimyo.printed import (
    COLOURS,
    DECKS,
    DIE_COLOURS,
    FACES,
    ISLAND_COUNT,
    LAND_SIZE,
    PIECES,
    VILLAGER_COUNT,
)
from imperia.games.daimyo.state import BY_EFFECTS, NONE
from imperia.games.daimyo.words import (
    DIE,
    FACE,
    ISLAND,
    OBJECTIVE,
    RELIC_NOUN,
    SOLO_NOUN,
    VILLAGER_NOUN,
)
from imperia.kernel.errors import BadPosition
from imperia.kernel.form import (
    EVERYBODY,
    Cards,
    Counts,
    Deal,
    Eye,
    Kind,
    Laid,
    Marks,
    Part,
    Pile,
    Reading,
    Tally,
    Whole,
    Writer,
)
from imperia.kernel.form.observing import FLAG, INDICES
from imperia.kernel.form.schema import dict_of, either, list_of, whole
from imperia.kernel.words import Noun

# The dice in the box, which are told apart by their colour.
DICE_NOUN: Final = Noun("dice", DIE_COLOURS, entries=[f"die_{colour}" for colour in DIE_COLOURS])
# What is done within a turn, by the bits of turn_bits.py.
DONE_WORDS: Final = ["main", "hero", "power", "income"]


def against(field: str, word: Any, rule: str) -> BadPosition:
    """The refusal of something that could never lie on a table, with the rule."""
    return BadPosition("against_rule", field=field, word=word, rule=rule)


def numbers(values: list[int]) -> Any:
    """Numbers as the state keeps them."""
    return vec[i64](values)


class Done(Whole):
    """The deeds of a turn, as bits."""

    def parts(self, seats: int, seen: int) -> list[Part]:
        return [Part("", FLAG, DONE_WORDS, 0, 1)]

    def observe(self, value: Any, out: Writer) -> None:
        done: i64 = value
        place: i64
        for place in range(len(DONE_WORDS)):
            out.number(done >> place & 1)


class Slots(Marks):
    """Slots of the islands where a party's pieces stand; no box counts these."""

    def __init__(self, noun: Noun) -> None:
        grid = (("island", ISLAND_COUNT), (noun.name, len(noun) // ISLAND_COUNT))
        super().__init__(noun, noun, 0, range(len(noun)), grid)

    def observe(self, value: Any, out: Writer) -> None:
        for slot in value:
            out.put(slot, 1)
        out.pass_over(len(self.window))


class Points(Counts):
    """Popularity by what it came from; one number alone came from effects."""

    def shape(self) -> Any:
        return either(whole(0, self.most), super().shape())

    def read(self, saved: Any, reading: Reading, field: str) -> Any:
        given = {self.noun.words[BY_EFFECTS]: saved} if isinstance(saved, int) else saved
        return super().read(given, reading, field)


class Stacks(Counts):
    """Restored relics by colour, each of which is made of all pieces of its colour."""

    def tally(self, value: Any, found: Tally) -> None:
        for colour, count in enumerate(value):
            for piece in range(PIECES):
                found[RELIC_NOUN.name][colour * PIECES + piece] += count


class Heap(Counts):
    """Things that lie together, some of them alike: saved one by one, kept as counts."""

    def __init__(self, noun: Noun) -> None:
        super().__init__(noun, numbers)

    def shape(self) -> Any:
        return list_of(str)

    def plain(self) -> Any:
        return []

    def write(self, value: Any) -> Any:
        return [word for thing, word in enumerate(self.noun.words) for _ in range(value[thing])]

    def read(self, saved: Any, reading: Reading, field: str) -> Any:
        counts = [0] * len(self.noun)
        for word in saved:
            counts[reading.thing(self.noun, word, field)] += 1
        return self.made(counts)


class Pool(Heap):
    """Dice by colour and value."""

    def tally(self, value: Any, found: Tally) -> None:
        for die, count in enumerate(value):
            found[DICE_NOUN.name][die // FACES] += count


class Dice(Laid):
    """Dice by the space on which they lie."""

    def __init__(self, space: Noun) -> None:
        super().__init__(space, DIE, range(len(space)))

    def tally(self, value: Any, found: Tally) -> None:
        for die in value.values():
            found[DICE_NOUN.name][die // FACES] += 1


class Lands(Kind):
    """The relic tiles in the no man's lands: three places each, those at the end taken, in ascending order."""

    def shape(self) -> Any:
        return dict_of(list_of(str))

    def plain(self) -> Any:
        return {}

    def write(self, value: Any) -> Any:
        lands = [value[island * LAND_SIZE : (island + 1) * LAND_SIZE] for island in range(ISLAND_COUNT)]
        found = [[RELIC_NOUN.words[tile] for tile in land if tile != NONE] for land in lands]
        return {COLOURS[island]: words for island, words in enumerate(found) if words}

    def read(self, saved: Any, reading: Reading, field: str) -> Any:
        tiles = [NONE] * (ISLAND_COUNT * LAND_SIZE)
        for word, words in saved.items():
            island = reading.thing(ISLAND, word, field)
            if island >= reading.state.islands:
                raise against(field, word, "DAI-015")
            if len(words) > LAND_SIZE:
                raise against(field, word, "DAI-023")
            land = sorted([reading.thing(RELIC_NOUN, one, f"{field}.{word}") for one in words])
            end = (island + 1) * LAND_SIZE
            tiles[end - len(land) : end] = land
        return numbers(tiles)

    def tally(self, value: Any, found: Tally) -> None:
        for tile in value:
            if tile != NONE:
                found[RELIC_NOUN.name][tile] += 1

    def parts(self, seats: int, seen: int) -> list[Part]:
        words = [f"{colour}_{number}" for colour in COLOURS for number in range(1, LAND_SIZE + 1)]
        return [Part("", INDICES, words, 0, len(RELIC_NOUN), (("island", ISLAND_COUNT), ("tile", LAND_SIZE)))]

    def observe(self, value: Any, out: Writer) -> None:
        tiles: vec[i64] = value
        for tile in tiles:
            out.number(tile + 1)


class Faces(Kind):
    """The faces that the villagers show, each the first or the second of two."""

    def shape(self) -> Any:
        return list_of(str)

    def plain(self) -> Any:
        return []

    def write(self, value: Any) -> Any:
        return [FACE.words[villager * 2 + face] for villager, face in enumerate(value)]

    def read(self, saved: Any, reading: Reading, field: str) -> Any:
        faces = [reading.thing(FACE, word, field) for word in saved]
        if len({face // 2 for face in faces}) != len(faces):
            raise BadPosition("impossible", field=field, value=saved)
        shown = [0] * VILLAGER_COUNT
        for face in faces:
            shown[face // 2] = face % 2
        return numbers(shown)

    def parts(self, seats: int, seen: int) -> list[Part]:
        return [Part("", FLAG, VILLAGER_NOUN.words, 0, 1)]

    def observe(self, value: Any, out: Writer) -> None:
        faces: vec[i64] = value
        out.numbers(faces)


class Winners(Kind):
    """Who has the first and the second place of each objective, from 1 on as the reader counts; 0 for nobody."""

    def parts(self, seats: int, seen: int) -> list[Part]:
        words = [f"{objective}_{place}" for objective in OBJECTIVE.words for place in ("first", "second")]
        return [Part("", INDICES, words, 0, seats)]

    def observe(self, value: Any, out: Writer) -> None:
        holders: vec[i64] = value
        for holder in holders:
            out.number(out.eye.relative(holder) + 1)


class SoloCards(Cards):
    """Cards of the empire, which is there against a single player only. Face down they come after the heroes."""

    def __init__(self, ordered: bool = True, deck: int = NONE) -> None:
        only = SOLO_OF_DECK[deck] if deck != NONE else None
        super().__init__(SOLO_NOUN, ordered=ordered, only=only, rule="DAI-238")

    def parts(self, seats: int, seen: int) -> list[Part]:
        return super().parts(seats, seen) if seats == 1 else []

    def observe(self, value: Any, out: Writer) -> None:
        if out.eye.seats == 1:
            if out.eye.seen != EVERYBODY:
                out.size(len(value))
            for card in self.known(value, out.eye):
                out.count(self.columns[card])
            out.pass_over(len(self.words))

    def known(self, cards: list[int], eye: Eye) -> list[int]:
        """Those that a reader knows."""
        return [card for card in cards if eye.knows(HERO_COUNT + card)]

    def show(self, value: Any, eye: Eye) -> Any:
        shown = self.write(self.known(value, eye))
        return shown if eye.seen == EVERYBODY else {"size": len(value), "cards": shown}

    def piles(self, value: Any, name: str, found: list[Pile]) -> None:
        found.append(Pile(name, [HERO_COUNT + card for card in value]))

    def with_piles(self, value: Any, dealt: Deal) -> Any:
        cards = [card - HERO_COUNT for card in dealt.next()]
        return cards if self.ordered else sorted(cards)


class SoloDecks(Kind):
    """Cards of the empire by deck; none where nobody plays alone."""

    def __init__(self, ordered: bool = True) -> None:
        self.decks: Final = [(word, SoloCards(ordered, deck)) for deck, word in enumerate(DECKS)]

    def shape(self) -> Any:
        return dict_of(list_of(str))

    def plain(self) -> Any:
        return {}

    def write(self, value: Any) -> Any:
        return {DECKS[deck]: self.decks[deck][1].write(cards) for deck, cards in enumerate(value) if cards}

    def read(self, saved: Any, reading: Reading, field: str) -> Any:
        for word in saved:
            reading.word(DECKS, word, field)
        if saved and reading.state.seats > 1:
            raise against(field, list(saved), "DAI-238")
        found = [kind.read(saved.get(word, []), reading, f"{field}.{word}") for word, kind in self.decks]
        return found if reading.state.seats == 1 else None

    def tally(self, value: Any, found: Tally) -> None:
        for deck, cards in enumerate(value):
            self.decks[deck][1].tally(cards, found)

    def parts(self, seats: int, seen: int) -> list[Part]:
        return [part.within(word) for word, kind in self.decks for part in kind.parts(seats, seen)]

    def observe(self, value: Any, out: Writer) -> None:
        for deck, cards in enumerate(value):
            self.decks[deck][1].observe(cards, out)

    def show(self, value: Any, eye: Eye) -> Any:
        return {DECKS[deck]: self.decks[deck][1].show(cards, eye) for deck, cards in enumerate(value)}

    def piles(self, value: Any, name: str, found: list[Pile]) -> None:
        for deck, cards in enumerate(value):
            self.decks[deck][1].piles(cards, f"{name} {DECKS[deck]}", found)

    def with_piles(self, value: Any, dealt: Deal) -> Any:
        return [self.decks[deck][1].with_piles(cards, dealt) for deck, cards in enumerate(value)]
