"""Positions as data: read from tests, puzzles and saved games, and written back without loss."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

import msgspec

from imperia.games.settlers.automa import ATTACK_PHASE_STEP
from imperia.games.settlers.cards import CARDS, CARDS_OF_DECK, WORDS
from imperia.games.settlers.census import controlled, count_cards, decks_in_play
from imperia.games.settlers.empire import add_location, holder_of
from imperia.games.settlers.location import MASK, Location, packed, unpack
from imperia.games.settlers.options import check_together, options_of, terms_of
from imperia.games.settlers.phases.action import BEGIN_ACTIONS, TURN, TakeTurn
from imperia.games.settlers.phases.build import LayLocation
from imperia.games.settlers.phases.cleanup import CLEAN_UP
from imperia.games.settlers.phases.deal import TuckDeal
from imperia.games.settlers.phases.lookout import LOOK_OUT
from imperia.games.settlers.phases.production import PRODUCE_ALL
from imperia.games.settlers.phases.raze import ClearRazed
from imperia.games.settlers.phases.rounds import BEGIN_ROUND
from imperia.games.settlers.printed import (
    ACTION,
    ATTACK,
    COMMON,
    DECKS,
    EGYPT_TOKENS,
    GOLD,
    GOODS,
    JAPANESE,
    NO_KIND,
    PRICE_SIZE,
    PRICE_WORDS,
    ROUNDS,
    STOCK_SIZE,
)
from imperia.games.settlers.state import PHASES, SETUP, VIRTUAL, SettlersState
from imperia.games.settlers.words import CARD_NOUN, FACTION, GOOD
from imperia.kernel.agenda import Step
from imperia.kernel.errors import BadPosition, DidYouMean, alike
from imperia.kernel.events import EVERYONE
from imperia.kernel.position import (
    Count,
    MemoryData,
    Readers,
    SavedChance,
    chance_of,
    check_number,
    convert,
    plain,
    read,
    read_hidden,
    run_on,
    write,
    write_memories,
    write_seen,
)

if TYPE_CHECKING:
    from imperia.kernel.game import Game


class LocationData(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A location and what lies on it; a card alone may be written as its word."""

    card: str
    # In whose empire it lies, if an Egyptian token has it counted to another.
    owner: int = -1
    uses: Count = 0
    spent: dict[str, Count] = {}
    defense: bool = False
    samurai: bool = False
    blocked: bool = False
    # The seat that has a deal with it through a Trade Route.
    marked: int = -1
    under: list[str] = []
    offered: dict[str, Count] = {}


class PartyData(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A player, or in the solo game the virtual player after him."""

    faction: str = ""
    points: Count = 0
    stock: dict[str, Count] = {}
    hand: list[str] = []
    empire: list[str | LocationData] = []
    foundations: list[str] = []
    deals: list[str] = []
    passed: bool = False
    draft: list[str] = []
    kept: int = -1


def factions_that(op: str) -> frozenset[int]:
    """The factions with a card that does something; nobody else has such a card in his empire."""
    return frozenset(
        card.deck for card in CARDS for effect in card.effects() if any(one.get("op") == op for one in effect.declared)
    )


CAN_CONTROL: Final = factions_that("take_control")
CAN_DEAL_ABROAD: Final = factions_that("foreign_deal")
CAN_TAKE_DEALS: Final = factions_that("take_deal")
CAN_BURY: Final = factions_that("make_foundation")
# So many locations has the virtual player in a round (SET-220, SET-221).
VIRTUAL_LOCATIONS: Final = 2

# What comes next in a position that is not a saved one.
Next = Literal["lookout", "production", "action", "cleanup", "attack", "round"]


class PositionData(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """A whole position. Cards that it does not mention lie in their decks, shuffled.

    A card of which there are several copies may be named without its number: the lowest that is still free is meant.
    """

    seats: int
    seed: int = 0
    options: dict[str, bool | int | str] = {}
    seat: int = 0
    first: int = 0
    round: Annotated[int, msgspec.Meta(ge=0, le=ROUNDS)] = 1
    phase: str = "action"
    step: Next = "action"
    agenda: list[list[Any]] | None = None
    chance: SavedChance | None = None
    players: list[PartyData] = []
    # Decks by name with the last card on top: cards named here lie on top of the others, in this order.
    decks: dict[str, list[str]] = {}
    discards: dict[str, list[str]] = {}
    collected: list[str] = []
    open: list[str] = []
    # Cards shown and not yet laid, and cards looked at that are not yet in hand.
    aside: list[str] = []
    held: list[str] = []
    # Who knows a hidden card, as a mask of seats and last those who look on, and what is remembered of shuffles.
    seen: dict[str, Readers] = {}
    memories: list[MemoryData] = []
    # Decks that hold just the cards that are named, or true for all; those that are not mentioned stay in the box.
    exact: bool | list[str] = False


class Reader:
    """Words to cards, each card once."""

    def __init__(self) -> None:
        self.taken: set[int] = set()

    def card(self, word: str, field: str) -> int:
        """A card by its word, or the first free copy of that name."""
        copies = [f"{word}_{number}" for number in range(1, 9)]
        named = CARD_NOUN.index(word)
        found = [named] if named is not None else [CARD_NOUN.index(copy) for copy in copies]
        cards = [card for card in found if card is not None]
        if not cards:
            raise BadPosition(
                "unknown_thing", field=field, noun="card", word=word, near=DidYouMean(CARD_NOUN.near(word))
            )
        for card in cards:
            if card not in self.taken:
                self.taken.add(card)
                return card
        raise BadPosition("too_many", word=word, count=len(cards) + 1, box=len(cards))

    def cards(self, words: Sequence[str], field: str) -> list[int]:
        return [self.card(word, field) for word in words]


def read_goods(goods: Mapping[str, int], size: int, field: str) -> list[int]:
    """Goods of a supply by number."""
    counts = [0] * size
    for word, count in goods.items():
        place = read(GOOD, word, field)
        if place >= size:
            raise BadPosition("against_rule", field=field, word=word, rule="SET-010")
        counts[place] = count
    return counts


def read_packed(goods: Mapping[str, int], field: str) -> int:
    """Goods that lie on a card."""
    counts = read_goods(goods, STOCK_SIZE, field)
    if max(counts) > MASK:
        raise BadPosition("impossible", field=field, value=max(counts))
    return sum(packed(good, count) for good, count in enumerate(counts))


def position(game: Game, raw: Mapping[str, Any]) -> SettlersState:
    """The position that data describe; what could not be is refused with the field that says it."""
    data = convert(raw, PositionData)
    game.check_seats(data.seats)
    game.check_seed(data.seed)
    options = game.complete_options(data.options)
    check_together(data.seats, options)
    state = SettlersState(game, data.seats, chance_of(data.seed, data.chance))
    state.terms = terms_of(options)
    reader = Reader()
    read_turn(state, data)
    read_players(state, data, reader)
    read_table(state, data, reader)
    complete_decks(state, data, reader)
    read_seen(state, data)
    state.tokens = EGYPT_TOKENS - controlled(state)
    if state.tokens < 0:
        raise BadPosition("too_many", word="egypt_token", count=controlled(state), box=EGYPT_TOKENS)
    state.agenda = steps_from(state, data.step) if data.agenda is None else game.load_agenda(state, data.agenda)
    check_shown(state)
    run_on(state)
    check_turn(state)
    return state


def steps_from(state: SettlersState, step: Next) -> list[Step[Any]]:
    """What is left of a round from a phase on; the action phase goes on with the seat to move."""
    order = [(state.first + place) % state.seats for place in range(state.seats)]
    after: list[Step[Any]] = [BEGIN_ROUND]
    if state.seats == 1:
        after.append(ATTACK_PHASE_STEP)
    if step in ("round", "attack"):
        return after[:1] if step == "round" else after
    if state.round < ROUNDS:
        after.append(CLEAN_UP)
    if step == "cleanup":
        return after
    if step == "action":
        # The turn is that of `seat`, not of the first player.
        return [*after, *TURN]
    after.append(BEGIN_ACTIONS)
    after += [PRODUCE_ALL[seat] for seat in reversed(order)]
    return [*after, LOOK_OUT] if step == "lookout" else after


def read_turn(state: SettlersState, data: PositionData) -> None:
    """Whose turn it is, round and phase."""
    for name in ("seat", "first"):
        check_number(data, name, 0, data.seats)
    if data.phase not in PHASES:
        near = DidYouMean(alike(data.phase, PHASES))
        raise BadPosition("no_such_word", field="phase", word=data.phase, words=PHASES, near=near)
    if (data.round == 0) != (data.phase == PHASES[SETUP]):
        raise BadPosition("against_rule", field="round", word=data.round, rule="SET-048")
    state.seat, state.first, state.round = data.seat, data.first, data.round
    state.phase = PHASES.index(data.phase)


def read_players(state: SettlersState, data: PositionData, reader: Reader) -> None:
    """Factions, supplies, hands, empires and deals."""
    parties = state.parties()
    if len(data.players) > parties:
        raise BadPosition("more_than_seats", field="players", count=len(data.players), seats=parties)
    for party, player in enumerate(data.players):
        field = f"players[{party}]"
        if party < state.seats:
            state.factions[party] = read(FACTION, player.faction, f"{field}.faction") + 1 if player.faction else 0
            if state.factions[party] and state.factions.count(state.factions[party]) > 1:
                raise BadPosition("against_rule", field=f"{field}.faction", word=player.faction, rule="SET-039")
    free = [faction for faction in range(1, ATTACK) if faction not in state.factions]
    if data.agenda is None:
        # Who is not said to have a faction gets one that is left.
        for seat in range(state.seats):
            if not state.factions[seat]:
                state.factions[seat] = free.pop(0)
    for party, player in enumerate(data.players):
        read_player(state, party, player, reader)
    if state.seats == 1 and len(data.players) > VIRTUAL:
        check_virtual(state, data.players[VIRTUAL])


def read_player(state: SettlersState, party: int, player: PartyData, reader: Reader) -> None:
    """One player's side of the table."""
    field = f"players[{party}]"
    state.points[party] = player.points
    state.stocks[party] = read_goods(player.stock, STOCK_SIZE, f"{field}.stock")
    state.hands[party] = sorted(reader.cards(player.hand, f"{field}.hand"))
    state.foundations[party] = reader.cards(player.foundations, f"{field}.foundations")
    state.hidden.see(state.foundations[party], EVERYONE)
    state.deals[party] = reader.cards(player.deals, f"{field}.deals")
    state.drafts[party] = sorted(reader.cards(player.draft, f"{field}.draft"))
    state.passed[party] = player.passed
    state.kept[party] = player.kept
    for place, entry in enumerate(player.empire):
        where = f"{field}.empire[{place}]"
        one = LocationData(entry) if isinstance(entry, str) else entry
        add_location(state, party, read_location(state, party, one, where, reader))
    check_cards(state, party, field)
    if not -1 <= player.kept < max(1, len(player.draft)):
        raise BadPosition("impossible", field=f"{field}.kept", value=player.kept)


def check_cards(state: SettlersState, party: int, field: str) -> None:
    """What a party may have in its hand and draft, under its board and among its foundations."""
    for card in state.hands[party]:
        check_deck(state, party, card, f"{field}.hand")
    for card in state.foundations[party]:
        check_deck(state, party, card, f"{field}.foundations")
        if CARDS[card].deck != COMMON and state.factions[party] not in CAN_BURY:
            raise BadPosition("against_rule", field=f"{field}.foundations", word=WORDS[card], rule="SET-129")
    for card in state.drafts[party]:
        if CARDS[card].deck != COMMON:
            raise BadPosition("against_rule", field=f"{field}.draft", word=WORDS[card], rule="SET-202")
    virtual = party == state.seats
    for card in state.deals[party]:
        deck = CARDS[card].deck
        own = deck == (ATTACK if virtual else state.factions[party])
        taken = state.factions[party] in CAN_TAKE_DEALS and deck != COMMON and deck in decks_in_play(state)
        if CARDS[card].deal < 0 or not (own or taken):
            rule = "SET-223" if virtual else "SET-111"
            raise BadPosition("against_rule", field=f"{field}.deals", word=WORDS[card], rule=rule)


def check_virtual(state: SettlersState, player: PartyData) -> None:
    """The virtual player has locations and targets, and nothing else (SET-220, SET-223)."""
    plain_player = PartyData(empire=player.empire, deals=player.deals)
    for name in player.__struct_fields__:
        if getattr(player, name) != getattr(plain_player, name):
            raise BadPosition(
                "against_rule", field=f"players[{VIRTUAL}].{name}", word=getattr(player, name), rule="SET-223"
            )
    if len(state.empires[VIRTUAL]) > VIRTUAL_LOCATIONS:
        words = [WORDS[location.card] for location in state.empires[VIRTUAL]]
        raise BadPosition("against_rule", field=f"players[{VIRTUAL}].empire", word=words, rule="SET-221")


def read_location(state: SettlersState, party: int, one: LocationData, field: str, reader: Reader) -> Location:
    """A location, refused where it could not have come about."""
    number = reader.card(one.card, f"{field}.card")
    card = CARDS[number]
    owner = party if one.owner < 0 else one.owner
    if card.kind == NO_KIND or not 0 <= owner < state.parties() or not -1 <= one.marked < state.seats:
        raise BadPosition("impossible", field=field, value=one.card)
    check_deck(state, party, number, field)
    offered = read_packed(one.offered, f"{field}.offered")
    against = (
        ("SET-Q23", owner != party and card.deck != COMMON),
        ("SET-182", owner != party and state.factions[party] not in CAN_CONTROL),
        ("SET-134", card.kind != ACTION and (one.uses > 0 or bool(one.spent) or one.blocked)),
        ("SET-137", one.uses > card.limit),
        ("SET-135", bool(one.spent) and not one.uses),
        ("SET-158", (one.samurai and card.deck != JAPANESE) or (one.defense and card.deck != COMMON)),
        ("SET-Q25", one.marked >= 0 and (card.deck == COMMON or card.deal < 0 or one.marked == party)),
        ("SET-169", one.marked >= 0 and state.factions[one.marked] not in CAN_DEAL_ABROAD),
        ("SET-160", bool(one.under) and not card.takes_cards),
        ("SET-167", offered > 0 and not card.takes_resources),
        ("SET-Q10", offered >= packed(GOLD, 1)),
    )
    for rule, broken in against:
        if broken:
            raise BadPosition("against_rule", field=field, word=one.card, rule=rule)
    under = sorted(reader.cards(one.under, f"{field}.under"))
    for hidden in under:
        check_deck(state, party, hidden, f"{field}.under")
    return Location(
        number,
        owner,
        one.uses,
        read_packed(one.spent, f"{field}.spent"),
        int(one.defense),
        int(one.samurai),
        one.blocked,
        one.marked + 1,
        under,
        offered,
    )


def check_deck(state: SettlersState, party: int, card: int, field: str) -> None:
    """A player holds common cards and cards of his own faction only (SET-006)."""
    if CARDS[card].deck not in (COMMON, state.factions[party]):
        raise BadPosition("against_rule", field=field, word=WORDS[card], rule="SET-006")


def read_table(state: SettlersState, data: PositionData, reader: Reader) -> None:
    """What lies in the middle, and what is just being handled."""
    state.collected = reader.cards(data.collected, "collected")
    state.open = sorted(reader.cards(data.open, "open"))
    state.aside = reader.cards(data.aside, "aside")
    state.held = sorted(reader.cards(data.held, "held"))
    for name, cards in data.discards.items():
        if name not in DECKS:
            raise BadPosition(
                "unknown_thing", field="discards", noun="deck", word=name, near=DidYouMean(alike(name, DECKS))
            )
        state.discards[DECKS.index(name)] = reader.cards(cards, f"discards.{name}")
    in_play = decks_in_play(state)
    own = (COMMON, *(faction for faction in state.factions if faction))
    for deck, pile in enumerate(state.discards):
        check_place(f"discards.{DECKS[deck]}", pile, in_play, "SET-041")
        check_place(f"discards.{DECKS[deck]}", pile, (deck,), "SET-033")
    check_place("open", state.open, (COMMON,), "SET-051")
    check_place("aside", state.aside, own, "SET-097")
    check_place("held", state.held, own, "SET-015")
    # SET-231, SET-237: attacks take common locations, and those of the Japanese.
    lost = (COMMON, JAPANESE) if JAPANESE in state.factions else (COMMON,)
    check_place("collected", state.collected, lost if state.seats == 1 else (), "SET-225")
    if data.agenda is None:
        for name in ("open", "aside", "held"):
            if getattr(data, name):
                raise BadPosition("needs_agenda", field=name)


def check_place(field: str, cards: Sequence[int], decks: Sequence[int], rule: str) -> None:
    """Refuse cards of other decks than those that can lie there."""
    for card in cards:
        if CARDS[card].deck not in decks:
            raise BadPosition("against_rule", field=field, word=WORDS[card], rule=rule)


def check_shown(state: SettlersState) -> None:
    """Refuse cards that are shown and never laid, and steps that would lay others (SET-006, SET-097, SET-111)."""
    for step in state.agenda:
        if (
            isinstance(step, ClearRazed)
            and step.card not in state.hands[state.seat]
            and holder_of(state, step.card) < 0
        ):
            raise BadPosition("against_rule", field="agenda", word=WORDS[step.card], rule="SET-121")
        if isinstance(step, LayLocation):
            check_deck(state, state.seat, step.card, "agenda")
    laid = [step.card for step in state.agenda if isinstance(step, LayLocation | TuckDeal)]
    if sorted(laid) != sorted(state.aside):
        raise BadPosition("impossible", field="aside", value=write(CARD_NOUN, state.aside))


def check_turn(state: SettlersState) -> None:
    """Refuse to ask a player for an action who has passed (SET-072)."""
    if state.agenda and isinstance(state.agenda[-1], TakeTurn) and state.passed[state.seat]:
        raise BadPosition("against_rule", field=f"players[{state.seat}].passed", word=True, rule="SET-072")


def complete_decks(state: SettlersState, data: PositionData, reader: Reader) -> None:
    """Cards not mentioned lie in their decks, shuffled, under those that are named; of exact decks, in the box."""
    exact = DECKS if data.exact is True else data.exact or ()
    for name in exact:
        if name not in DECKS:
            raise BadPosition(
                "unknown_thing", field="exact", noun="deck", word=name, near=DidYouMean(alike(name, DECKS))
            )
    named: dict[int, list[int]] = {}
    for name, cards in data.decks.items():
        if name not in DECKS:
            raise BadPosition(
                "unknown_thing", field="decks", noun="deck", word=name, near=DidYouMean(alike(name, DECKS))
            )
        named[DECKS.index(name)] = reader.cards(cards, f"decks.{name}")
    for deck in decks_in_play(state):
        top = named.pop(deck, [])
        for card in top:
            if CARDS[card].deck != deck:
                raise BadPosition("against_rule", field=f"decks.{DECKS[deck]}", word=WORDS[card], rule="SET-033")
        rest = [card for card in CARDS_OF_DECK[deck] if card not in reader.taken]
        if DECKS[deck] in exact:
            state.boxed += rest
            rest = []
        state.chance.shuffle(rest)
        state.decks[deck] = rest + top
    if any(named.values()):
        raise BadPosition("against_rule", field="decks", word=[DECKS[deck] for deck in named], rule="SET-041")
    if any(count > 1 for count in count_cards(state)):
        raise BadPosition("impossible", field="players", value=list(data.decks))


def read_seen(state: SettlersState, data: PositionData) -> None:
    """Who knows hidden cards; a saved game says it of all of them."""
    if data.agenda is not None:
        state.hidden.seen = {}
    read_hidden(state.hidden, CARD_NOUN, data.seen, data.memories)


# Writing


def write_goods(goods: Sequence[int], words: Sequence[str] = GOODS) -> dict[str, int]:
    """Goods by word, without those that there are none of."""
    return {words[good]: count for good, count in enumerate(goods) if count}


def write_price(price: Sequence[int]) -> dict[str, int]:
    """What a supply has to pay, by word."""
    return write_goods(price[:PRICE_SIZE], PRICE_WORDS)


def write_packed(goods: int) -> dict[str, int]:
    """Goods that lie on a card, by word."""
    return write_goods([unpack(goods, good) for good in range(STOCK_SIZE)]) if goods else {}


def write_decks(decks: Sequence[list[int]]) -> dict[str, list[str]]:
    """Decks by name, without the empty ones."""
    return {name: write(CARD_NOUN, cards) for name, cards in zip(DECKS, decks, strict=True) if cards}


def write_location(party: int, location: Location) -> LocationData:
    """A location as data."""
    return LocationData(
        card=WORDS[location.card],
        owner=location.owner if location.owner != party else -1,
        uses=location.uses,
        spent=write_packed(location.spent),
        defense=bool(location.defense),
        samurai=bool(location.samurai),
        blocked=location.blocked,
        marked=location.marked - 1,
        under=write(CARD_NOUN, location.under),
        offered=write_packed(location.offered),
    )


def write_player(state: SettlersState, party: int) -> PartyData:
    """One player's side of the table as data."""
    faction = state.factions[party]
    return PartyData(
        faction=FACTION.words[faction - 1] if faction else "",
        points=state.points[party],
        stock=write_goods(state.stocks[party]),
        hand=write(CARD_NOUN, state.hands[party]),
        empire=[write_location(party, location) for location in state.empires[party]],
        foundations=write(CARD_NOUN, state.foundations[party]),
        deals=write(CARD_NOUN, state.deals[party]),
        passed=state.passed[party],
        draft=write(CARD_NOUN, state.drafts[party]),
        kept=state.kept[party],
    )


def data_of(game: Game, state: SettlersState) -> dict[str, Any]:
    """The whole position as plain data."""
    data = PositionData(
        seats=state.seats,
        options=options_of(state.terms),
        seat=state.seat,
        first=state.first,
        round=state.round,
        phase=PHASES[state.phase],
        agenda=game.save_agenda(state),
        chance=state.chance.words(),
        players=[write_player(state, party) for party in range(state.parties())],
        decks=write_decks(state.decks),
        discards=write_decks(state.discards),
        collected=write(CARD_NOUN, state.collected),
        open=write(CARD_NOUN, state.open),
        aside=write(CARD_NOUN, state.aside),
        held=write(CARD_NOUN, state.held),
        seen=write_seen(state.hidden, CARD_NOUN),
        memories=write_memories(state.hidden, CARD_NOUN),
        exact=True,
    )
    return plain(data)
