"""Which cards an effect means: a selector is read once, and finds its cards in a position."""

from __future__ import annotations

from typing import Any, Final, final

from imperia.games.imperium.cards import CARDS, NATION_CARDS, NUMBERS, Card, place_of
from imperia.games.imperium.content import INDEX
from imperia.games.imperium.deed import Deed
from imperia.games.imperium.language.voice import one_of, words_of
from imperia.games.imperium.printed import (
    CATEGORIES,
    DECK,
    DEVELOPMENT,
    DISCARD,
    EXILE,
    GROUPS,
    HAND,
    HISTORY,
    ICONS,
    NATION_DECK,
    REGION_TYPES,
    TYPES,
    own,
)
from imperia.games.imperium.state import ImperiumState
from imperia.kernel.lexicon import Fields
from imperia.kernel.signs import Voice, sign

# The zones of a selector; those before the market are a player's own (IMP-202).
ZONES: Final = (
    "hand", "deck", "discard", "play", "garrison", "history", "nation_deck", "nation_top", "development", "market",
    "exile",
)  # fmt: skip
IN_HAND: Final = 0
IN_DECK: Final = 1
IN_DISCARD: Final = 2
IN_PLAY: Final = 3
IN_GARRISON: Final = 4
IN_HISTORY: Final = 5
IN_NATION_DECK: Final = 6
NATION_TOP: Final = 7
IN_DEVELOPMENT: Final = 8
IN_MARKET: Final = 9
IN_EXILE: Final = 10
NOWHERE: Final = -1
# The zones of a player where a card is looked for that is neither in hand nor in play.
LOCATED: Final[list[int]] = [IN_DISCARD, IN_DECK, IN_HISTORY, IN_DEVELOPMENT, IN_NATION_DECK]
# The zones that are piles of the player, by number of the pile.
PILE_OF: Final[dict[int, int]] = {
    IN_DECK: DECK,
    IN_DISCARD: DISCARD,
    IN_DEVELOPMENT: DEVELOPMENT,
}


def cards_in(state: ImperiumState, seat: int, zone: int) -> list[int]:
    """The cards of a zone, as they lie there."""
    if zone == IN_HAND and seat < state.seats:
        return state.hand(seat)
    if zone == IN_PLAY:
        return [laid.card for laid in state.areas[seat]]
    if zone == IN_GARRISON:
        return [card for laid in state.areas[seat] for card in laid.under]
    if zone == IN_HISTORY:
        # IMP-153: what refers to the history does not reach a sunken pile.
        return [] if NATION_CARDS[state.nations[seat]].sunken else state.piles[own(seat, HISTORY)]
    if zone == IN_NATION_DECK:
        return nation_deck(state, seat)
    if zone == NATION_TOP:
        return nation_deck(state, seat)[-1:]
    if zone == IN_MARKET:
        return [laid.card for laid in state.market if laid.card >= 0]
    if zone == IN_EXILE:
        return state.piles[EXILE]
    if zone == IN_HAND:
        # IMP-Q161: what the opponent of the solo game is given lies on its deck.
        return state.piles[own(seat, HAND)] + state.piles[own(seat, DECK)]
    return state.piles[own(seat, PILE_OF[zone])]


def nation_deck(state: ImperiumState, seat: int) -> list[int]:
    """A nation deck without the accession card at its bottom, which no effect may move (IMP-179)."""
    accession = NATION_CARDS[state.nations[seat]].accession
    return [card for card in state.piles[own(seat, NATION_DECK)] if card != accession]


def locate(state: ImperiumState, seat: int, card: int) -> int:
    """The zone of a player in which a card of theirs lies that effects may name; NOWHERE if in none."""
    if place_of(cards_in(state, seat, IN_HAND), card) >= 0:
        return IN_HAND
    for laid in state.areas[seat]:
        if laid.card == card:
            return IN_PLAY
        if laid.under and place_of(laid.under, card) >= 0:
            return IN_GARRISON
    for zone in LOCATED:
        if place_of(cards_in(state, seat, zone), card) >= 0:
            return zone
    return NOWHERE


@final
class Selector:
    """A description of cards; all that it says has to hold."""

    def __init__(self, fields: Fields) -> None:
        self.zones: Final = read_zones(fields, "in")
        # What is printed, by number of the card.
        self.fit: Final[list[bool]] = read_fit(fields)
        # The category whose icons are counted (IMP-Q58, IMP-Q111), or -1.
        self.category: Final = fields.word("category", CATEGORIES) if fields.has("category") else -1
        # The region types any of which a card has to show.
        self.region_types: Final = places(fields, "region_type", REGION_TYPES)
        self.this: Final = fields.flag("this")
        self.ref: Final = fields.text("ref", "")
        # True if all that it says is printed on a card.
        self.by_print: Final = not self.this and not self.ref
        # True if it means any card.
        self.any_card: Final = self.by_print and all(self.fit)
        self.others: Final = fields.word("owner", ("self", "others"), "self") == 1
        self.under: Final = read_selector(fields, "under") if fields.has("under") else None
        self.holding: Final = read_selector(fields, "with_garrison") if fields.has("with_garrison") else None
        # What it says of cards, for its words.
        self.said: Final = Description(fields)
        fields.close()

    def fits(self, state: ImperiumState, frame: Deed, card: int) -> bool:
        """True if a card is meant, wherever it lies."""
        if self.by_print or not self.fit[card]:
            return self.fit[card]
        return (not self.this or card == frame.card) and (not self.ref or card in frame.cards(self.ref))

    def cards(self, state: ImperiumState, frame: Deed) -> list[int]:
        """The cards of whoever resolves it that are meant; without a zone, those that it names wherever they lie.

        They may be a pile itself: who keeps or changes them makes a copy.
        """
        return self.cards_of(state, frame, frame.actor)

    def cards_of(self, state: ImperiumState, frame: Deed, seat: int) -> list[int]:
        """The cards of a player that are meant."""
        zones = self.zones
        if not zones:
            named = [frame.card] if self.this else frame.cards(self.ref)
            return [card for card in named if self.fits(state, frame, card) and locate(state, seat, card) != NOWHERE]
        found = self.cards_at(state, frame, seat, zones[0])
        for place in range(1, len(zones)):
            found = found + self.cards_at(state, frame, seat, zones[place])
        return found

    def cards_at(self, state: ImperiumState, frame: Deed, seat: int, zone: int) -> list[int]:
        """The cards in one zone of a player that are meant."""
        if zone in (IN_PLAY, IN_GARRISON):
            return self.laid_cards(state, frame, seat, zone)
        return self.fitting(state, frame, cards_in(state, seat, zone))

    def fitting(self, state: ImperiumState, frame: Deed, cards: list[int]) -> list[int]:
        """Those of some cards that are meant."""
        if self.any_card:
            return cards
        # Any: compiled code hands the numbers out that are there, and does not make them anew.
        things: list[Any] = cards
        if self.by_print:
            fit = self.fit
            return [things[place] for place in range(len(cards)) if fit[cards[place]]]
        return [things[place] for place in range(len(cards)) if self.fits(state, frame, cards[place])]

    def laid_cards(self, state: ImperiumState, frame: Deed, seat: int, zone: int) -> list[int]:
        """The cards in play or the garrisoned ones that are meant."""
        found: list[Any] = []
        for laid in state.areas[seat]:
            if zone == IN_PLAY:
                if (
                    self.fits(state, frame, laid.card)
                    and self.shows(laid.icons)
                    and self.holds(state, frame, laid.under)
                ):
                    found.append(NUMBERS[laid.card])
            elif laid.under and (self.under is None or self.under.fits(state, frame, laid.card)):
                found += self.fitting(state, frame, laid.under)
        return found

    def shows(self, icons: list[int]) -> bool:
        """True if region icons that count so now are those that it asks for (IMP-Q33)."""
        # No card asks for production in play, which is all that icons are treated as: what is printed is needed, too.
        return not self.region_types or any(icons[one] for one in self.region_types)

    def holds(self, state: ImperiumState, frame: Deed, under: list[int]) -> bool:
        """True if one of the garrisoned cards is the one that it asks for."""
        holding = self.holding
        return holding is None or any(holding.fits(state, frame, card) for card in under)

    def say(self, voice: Voice, count: int | None) -> str:
        """So many of the cards that it means, and where they lie; without a number, what they are."""
        if self.this:
            return voice.say("select.this")
        if self.ref:
            return voice.say("select.of_these", {"cards": self.said.say(voice, count)})
        text = self.said.say(voice, count)
        if self.holding is not None:
            text = voice.say("select.holding", {"cards": text, "held": self.holding.say(voice, 1)})
        if self.zones and self.zones != [IN_PLAY]:
            zones = [voice.say(f"select.{ZONES[zone]}") for zone in self.zones]
            text = voice.say("select.in", {"cards": text, "zone": one_of(voice, zones)})
        if self.under is not None:
            text = voice.say("select.under", {"cards": text, "host": self.under.say(voice, 1)})
        return text

    def weight(self, card: int) -> int:
        """How many a card counts: a region as many as it shows region icons (IMP-214, IMP-Q111)."""
        return CARDS[card].categories[self.category] if self.category >= 0 else 1

    def total(self, cards: list[int]) -> int:
        """How many cards count together."""
        if self.category < 0:
            return len(cards)
        count = 0
        for card in cards:
            count += CARDS[card].categories[self.category]
        return count


class Description:
    """The features by which a selector means cards, for its words."""

    def __init__(self, fields: Fields) -> None:
        self.types: Final = listed(fields, "type")
        self.region_types: Final = listed(fields, "region_type")
        self.names: Final = listed(fields, "name")
        self.attack: Final = fields.has("attack")
        self.persistent: Final = fields.has("persistent")
        self.icon: Final = fields.text("state", "")
        self.variable: Final = fields.has("variable_vp")
        self.excluded: Final[Description | None] = Description(fields.part("not")) if fields.has("not") else None
        self.category: Final = fields.text("category", "")

    def say(self, voice: Voice, count: int | None) -> str:
        """So many cards of that kind."""
        if self.names:
            text = named_cards(voice, self.names, count)
        elif self.category:
            banner = sign("banner", self.category, count)
            text = voice.say("select.card_of", {"banner": banner}) if count is None else banner
        elif self.types:
            text = sign("type", self.types[0], count)
            for other in self.types[1:]:
                text += voice.say("effect.or_sign") + sign("type", other)
        else:
            text = sign("thing", self.thing(), count)
        if self.region_types:
            text = voice.say(
                "select.of_kind", {"cards": text, "kind": words_of(voice, "region_type", self.region_types)}
            )
        if self.icon:
            text = voice.say("select.of_kind", {"cards": text, "kind": sign("state", self.icon)})
        return self.limit(voice, text)

    def limit(self, voice: Voice, text: str) -> str:
        """A text with what is not meant."""
        if self.excluded is None:
            return text
        others = self.excluded.category
        named = sign("banner", others) if others else self.excluded.say(voice, None)
        return voice.say("select.except", {"cards": text, "others": named})

    def thing(self) -> str:
        """The name of a card without a category or a type."""
        if self.attack:
            return "attack_card"
        if self.persistent:
            return "persistent_card"
        return "variable_card" if self.variable else "card"


def named_cards(voice: Voice, names: list[str], count: int | None) -> str:
    """Cards by their title; a title that several cards bear is counted."""
    return voice.say("effect.or_word").join([named_card(voice, name, count) for name in names])


def named_card(voice: Voice, name: str, count: int | None) -> str:
    """A card by its title, or so many of those that bear it."""
    if name in GROUPS and count is not None:
        return sign("group", name, count)
    return voice.say("select.named", {"card": sign("group" if name in GROUPS else "card", name)})


def listed(fields: Fields, name: str) -> list[str]:
    """A word, or several of which any will do; none if the field is not there."""
    if not fields.has(name):
        return []
    found = fields.value(name)
    return list(found) if isinstance(found, list) else [found]


def read_selector(fields: Fields, name: str) -> Selector:
    """A selector inside an object of the content."""
    return Selector(fields.part(name))


def read_zones(fields: Fields, name: str) -> list[int]:
    """One zone or several."""
    found = listed(fields, name)
    for zone in found:
        if zone not in ZONES:
            raise fields.wrong(f"{name}: {zone!r}")
    return [ZONES.index(zone) for zone in found]


def read_fit(fields: Fields) -> list[bool]:
    """A demand on the print of a card, worked out for every card."""
    fitting = list(CARDS)
    if fields.has("category"):
        category = fields.word("category", CATEGORIES)
        fitting = [card for card in fitting if card.is_of(category)]
    if fields.has("state"):
        icon = fields.word("state", ICONS)
        fitting = [card for card in fitting if card.icon == icon]
    if types := places(fields, "type", TYPES):
        fitting = [card for card in fitting if any(card.types >> one & 1 for one in types)]
    if region_types := places(fields, "region_type", REGION_TYPES):
        fitting = [card for card in fitting if any(card.region_types[one] > 0 for one in region_types)]
    if fields.has("name"):
        numbers = read_names(fields)
        fitting = [card for card in fitting if card.number in numbers]
    for name in ("attack", "persistent", "variable_vp"):
        if fields.has(name):
            wanted = fields.flag(name)
            fitting = [card for card in fitting if printed_flag(card, name) == wanted]
    if fields.has("not"):
        part = fields.part("not")
        excluded = read_fit(part)
        part.close()
        fitting = [card for card in fitting if not excluded[card.number]]
    fit = [False] * len(CARDS)
    for card in fitting:
        fit[card.number] = True
    return fit


def printed_flag(card: Card, name: str) -> bool:
    """Something that a card shows or does not."""
    if name == "attack":
        return card.attack
    return card.persistent if name == "persistent" else card.variable


def places(fields: Fields, name: str, words: Any) -> list[int]:
    """Words of a list by their places."""
    found = listed(fields, name)
    for word in found:
        if word not in words:
            raise fields.wrong(f"{name}: {word!r}")
    return [list(words).index(word) for word in found]


def read_names(fields: Fields) -> list[int]:
    """The numbers of the cards that are named: by title group, or each by its id."""
    numbers: list[int] = []
    for name in listed(fields, "name"):
        if name in GROUPS:
            numbers += [card.number for card in CARDS if card.group == GROUPS.index(name)]
        elif name in INDEX:
            numbers.append(INDEX[name])
        else:
            raise fields.wrong(f"name: {name!r}")
    return numbers
