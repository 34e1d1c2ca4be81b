"""Positions as data: read from tests, puzzles and saved games, and written back without loss."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from imperia.games.imperium.automa.hoard import lay_in_slots, slots_of
from imperia.games.imperium.automa.setup import fill_slots, lay_out_dynasty, own_accession
from imperia.games.imperium.automa.tables import LEVELS
from imperia.games.imperium.cards import CARDS, NATION_CARDS, WORDS
from imperia.games.imperium.census import front
from imperia.games.imperium.laid import EMPTY, FRESH, Laid, load_of
from imperia.games.imperium.options import check_together, options_of, terms_of
from imperia.games.imperium.phases.cleanup import refresh_state_card
from imperia.games.imperium.phases.ending import the_end
from imperia.games.imperium.phases.rounds import (
    AFTER_SOLO_TURN,
    AFTER_TURNS,
    BEGIN_ROUND,
    TURN_STEPS,
    after_turns,
)
from imperia.games.imperium.phases.setup import (
    SORTED,
    ChooseSide,
    LayOut,
    commons_in_play,
    nations_of,
    own_unrest,
    setup_category,
    starting_deck,
)
from imperia.games.imperium.piles import refill
from imperia.games.imperium.printed import (
    ACTION,
    CATEGORY_DECK,
    COMMON_PILES,
    DECK,
    DEVELOPMENT,
    DEVELOPMENT_EXHAUST,
    EXHAUST,
    FAME,
    FAME_DECK,
    FAME_REMOVED,
    HAND,
    HISTORY,
    ICONS,
    JOURNEY,
    MAIN_DECK,
    NATION_DECK,
    NATION_EXHAUST,
    NATION_WORDS,
    OUT,
    OWN_PILES,
    REGION_TYPES,
    REMOVED,
    RESOURCES,
    SIDES,
    SLOT_COUNT,
    UNREST,
    UNREST_PILE,
    own,
)
from imperia.games.imperium.state import CIV, ENDINGS, ORDERS, ImperiumState
from imperia.games.imperium.tablecheck import against, check_table
from imperia.games.imperium.words import CARD, CAUSES, NATION, ROW
from imperia.kernel.agenda import Step
from imperia.kernel.errors import BadPosition, DidYouMean, alike
from imperia.kernel.events import EVERYONE
from imperia.kernel.position import (
    MOST,
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
    write_maybe,
    write_memories,
    write_seen,
)

if TYPE_CHECKING:
    from imperia.kernel.game import Game


class LaidData(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A card in play or in the market and what lies on it and under it; a card alone may be written as its word."""

    card: str
    exhausted: bool = False
    tokens: dict[str, Count] = {}
    under: list[str] = []
    # Region icons that count as others until the end of the turn, all of them.
    icons: dict[str, Count] | None = None


class PlayerData(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A player. Cards of his nation that nobody mentions lie where they begin; of piles the last card is on top."""

    nation: str = ""
    side: Literal["A", "B"] = "B"
    state: Literal["barbarian", "empire"] | None = None
    # Materials, population and progress; action and exhaust tokens on the State card as they begin unless given.
    tokens: dict[str, Count] = {}
    actions: Count | None = None
    exhausts: Count | None = None
    nation_barred: bool = False
    development_barred: bool = False
    hand: list[str] = []
    # Cards named here lie on top of the others.
    deck: list[str] = []
    discard: list[str] = []
    history: list[str] = []
    # The play area but for the power card.
    area: list[str | LaidData] = []
    # Of power, nation deck, development area and journey a saved game has all cards.
    power: LaidData | None = None
    nation_deck: list[str] = []
    development: list[str] = []
    journey: list[str] = []


# What comes next in a position that is not a saved one.
Next = Literal["turn", "cleanup", "civ", "solstice", "round", "end"]


class PositionData(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """A whole position. Cards that it does not mention lie where they begin, shuffled."""

    seats: int
    seed: int = 0
    options: dict[str, bool | int | str] = {}
    seat: int = 0
    first: int = 0
    round: Count = 1
    order: str = "none"
    step: Next = "turn"
    agenda: list[list[Any]] | None = None
    chance: SavedChance | None = None
    players: list[PlayerData] = []
    offered: list[str] = []
    substitutes: list[str] = []
    # From left to right; slots that are left out are refilled from their decks, "" stays empty.
    market: list[str | LaidData] = []
    # Piles of nobody by name; cards named here lie on top of the others, the last one uppermost.
    piles: dict[str, list[str]] = {}
    freed: list[str] = []
    ignored: list[str] = []
    king: Literal["A", "B"] = "A"
    crowned: list[int] = []
    ending: str = "none"
    cause: str = ""
    ender: int = -1
    collapsed: bool = False
    # Solo: the slots of the opponent's hand (0: under the die), its die, and what it resolved: cards and rows.
    slots: list[Count] | None = None
    die: Count = 0
    resolved: list[str] = []
    # Who knows a hidden card, as a mask of seats and last those who look on, and what is remembered of shuffles.
    seen: dict[str, Readers] = {}
    memories: list[MemoryData] = []
    # True if all piles are complete as they are given.
    exact: bool = False


class Reader:
    """Words to cards, each card once."""

    def __init__(self) -> None:
        self.taken: set[int] = set()

    def card(self, word: str, field: str) -> int:
        """A card by its word."""
        card = read(CARD, word, field)
        if front(card) in self.taken:
            raise BadPosition("too_many", word=word, count=2, box=1)
        self.taken.add(front(card))
        return card

    def cards(self, words: Sequence[str], field: str) -> list[int]:
        """Several cards."""
        return [self.card(word, field) for word in words]

    def left(self, cards: Sequence[int]) -> list[int]:
        """Those of some cards that nobody has mentioned; they are mentioned now."""
        found = [card for card in cards if front(card) not in self.taken]
        self.taken.update(front(card) for card in found)
        return found


def position(game: Game, raw: Mapping[str, Any]) -> ImperiumState:
    """The position that data describe; what could not be is refused with the field that says it."""
    data = convert(raw, PositionData)
    game.check_seats(data.seats)
    game.check_seed(data.seed)
    state = ImperiumState(game, data.seats, chance_of(data.seed, data.chance))
    options = game.complete_options(data.options)
    check_together(data.seats, options)
    state.terms = terms_of(options)
    reader = Reader()
    read_turn(state, data)
    read_nations(state, data)
    for seat, player in enumerate(data.players):
        read_player(state, seat, player, reader)
    if state.seats == 1:
        read_slots(state, data)
    state.substitutes = [read(CARD, word, "substitutes") for word in data.substitutes]
    read_middle(state, data, reader)
    if not data.exact and state.round:
        for seat in range(state.seats):
            complete_player(state, seat, data, reader)
        if state.seats == 1:
            complete_civ(state, data, reader)
        complete_middle(state, data, reader)
    check_table(state, data.agenda is None)
    read_hidden(state.hidden, CARD, data.seen, data.memories)
    if data.agenda is None:
        for seat in range(state.players()):
            state.hidden.see(state.piles[own(seat, HISTORY)], EVERYONE)
        state.agenda = steps_from(state, data.step)
    else:
        state.agenda = game.load_agenda(state, data.agenda)
        check_setup(state)
    run_on(state)
    return state


def check_setup(state: ImperiumState) -> None:
    """Before everything is laid out a player has chosen a side of his power card, or still does (IMP-029)."""
    laying_out = any(isinstance(step, LayOut) for step in state.agenda)
    if laying_out == (state.round > 0):
        raise BadPosition("impossible", field="round", value=state.round)
    if laying_out:
        for seat in range(state.seats):
            chosen = any(CARDS[laid.card].power for laid in state.areas[seat])
            if chosen == any(isinstance(step, ChooseSide) and step.seat == seat for step in state.agenda):
                raise against("IMP-029", f"players[{seat}].power", -1)


def steps_from(state: ImperiumState, step: Next) -> list[Step[Any]]:
    """What is left of a round."""
    if step == "civ":
        return AFTER_SOLO_TURN.copy()
    if step == "round":
        return [BEGIN_ROUND]
    if step == "end":
        return the_end(state)
    if step == "solstice":
        return AFTER_TURNS.copy()
    return after_turns(state.seats) + (TURN_STEPS if step == "turn" else TURN_STEPS[:-1])


def read_turn(state: ImperiumState, data: PositionData) -> None:
    """Whose turn it is, and how far the game is."""
    # In the solo game it can be the opponent's turn.
    check_number(data, "seat", 0, state.players())
    check_number(data, "first", 0, data.seats)
    check_number(data, "die", 0, 7)
    if data.agenda is None:
        check_number(data, "round", 1, MOST + 1)
    check_number(data, "ender", -1, data.seats)
    for name, words in (("order", ORDERS), ("ending", ENDINGS), ("cause", ("", *CAUSES))):
        if getattr(data, name) not in words:
            raise BadPosition("impossible", field=name, value=getattr(data, name))
    state.seat, state.first, state.round = data.seat, data.first, data.round
    state.order = ORDERS.index(data.order)
    state.ending = ENDINGS.index(data.ending)
    state.cause = CAUSES.index(data.cause) if data.cause else -1
    state.ender = data.ender
    state.collapsed = data.collapsed
    state.die = data.die
    state.resolved = [
        read(ROW if place % 2 else CARD, word, "resolved") if word else -1 for place, word in enumerate(data.resolved)
    ]
    state.king = SIDES.index(data.king)
    for seat in data.crowned:
        if not 0 <= seat < state.players():
            raise BadPosition("impossible", field="crowned", value=seat)
    state.crowned = sum(1 << seat for seat in set(data.crowned))
    state.freed = [read(CARD, word, "freed") for word in data.freed]
    for word in data.ignored:
        if word not in ICONS:
            raise BadPosition("impossible", field="ignored", value=word)
    state.ignored = sum(1 << ICONS.index(word) for word in set(data.ignored))
    # A set: those that can be chosen, whatever the order in which they are named.
    state.offered = sorted({read(NATION, word, "offered") for word in data.offered})


def read_nations(state: ImperiumState, data: PositionData) -> None:
    """Who plays which nation; who is not said to have one gets one that is left, unless they are still chosen."""
    if len(data.players) > state.players():
        raise BadPosition("more_than_seats", field="players", count=len(data.players), seats=state.seats)
    chapter = state.terms.chapter
    fixed = [chapter.nation, chapter.opponent]
    nations = fixed.copy() if state.terms.in_campaign() else [-1] * state.players()
    for seat, player in enumerate(data.players):
        if player.nation:
            nation = read(NATION, player.nation, f"players[{seat}].nation")
            if nations[seat] == nation:
                continue
            if state.terms.in_campaign():
                raise BadPosition("against_rule", field=f"players[{seat}].nation", word=player.nation, rule="IMP-300")
            if nation in nations:
                raise BadPosition("against_rule", field=f"players[{seat}].nation", word=player.nation, rule="IMP-028")
            if nation not in nations_of(state):
                raise BadPosition("against_rule", field=f"players[{seat}].nation", word=player.nation, rule="IMP-O02")
            nations[seat] = nation
    if state.seats > 1:
        nations = nations[: state.seats]
    if state.round:
        free = [nation for nation in nations_of(state) if nation not in nations]
        nations = [nation if nation >= 0 else free.pop(0) for nation in nations]
    state.nations = nations


def read_tokens(tokens: Mapping[str, int], field: str) -> list[int]:
    """Resources by number."""
    for word in tokens:
        if word not in RESOURCES:
            near = DidYouMean(alike(word, RESOURCES))
            raise BadPosition("unknown_thing", field=field, noun="token", word=word, near=near)
    return [tokens.get(word, 0) for word in RESOURCES]


def read_laid(entry: str | LaidData, field: str, reader: Reader) -> Laid:
    """A card that lies open, with what lies on it and under it."""
    one = LaidData(entry) if isinstance(entry, str) else entry
    card = reader.card(one.card, f"{field}.card")
    icons = FRESH[card].icons
    if one.icons is not None:
        icons = [one.icons.get(word, 0) for word in REGION_TYPES]
    return Laid(
        card,
        one.exhausted,
        load_of(read_tokens(one.tokens, f"{field}.tokens")),
        reader.cards(one.under, f"{field}.under"),
        icons,
    )


def read_player(state: ImperiumState, seat: int, player: PlayerData, reader: Reader) -> None:
    """One player's side of the table, as far as it is given."""
    field = f"players[{seat}]"
    for token, count in enumerate(read_tokens(player.tokens, f"{field}.tokens")):
        state.put(seat, token, count)
    if state.nations[seat] >= 0:
        refresh_state_card(state, seat)
        nation = NATION_CARDS[state.nations[seat]]
        begun = nation.start_state if player.state is None else ICONS.index(player.state)
        state.empires |= begun << seat
    if player.actions is not None:
        state.put(seat, ACTION, player.actions)
    if player.exhausts is not None:
        state.put(seat, EXHAUST, player.exhausts)
    state.put(seat, NATION_EXHAUST, int(player.nation_barred))
    state.put(seat, DEVELOPMENT_EXHAUST, int(player.development_barred))
    area = [read_laid(player.power, f"{field}.power", reader)] if player.power is not None else []
    area += [read_laid(entry, f"{field}.area[{place}]", reader) for place, entry in enumerate(player.area)]
    state.areas[seat] = area
    for pile, name in enumerate(OWN_PILES):
        state.piles[own(seat, pile)] = reader.cards(getattr(player, name), f"{field}.{name}")
    if seat < state.seats:
        state.piles[own(seat, HAND)].sort()


def complete_player(state: ImperiumState, seat: int, data: PositionData, reader: Reader) -> None:
    """What nobody has mentioned of a nation lies where it begins, shuffled below what was named."""
    player = data.players[seat] if seat < len(data.players) else PlayerData()
    if seat >= len(data.players):
        read_player(state, seat, player, reader)
    nation = NATION_CARDS[state.nations[seat]]
    if player.power is None:
        state.areas[seat] = [
            *[FRESH[card] for card in reader.left([nation.powers[SIDES.index(player.side)]])],
            *[FRESH[card] for card in reader.left(nation.in_play)],
            *state.areas[seat],
        ]
    journey = reader.left(nation.journey)
    if len(journey) == len(nation.journey) and journey:
        state.areas[seat] = [*state.areas[seat], FRESH[journey.pop(0)]]
    state.piles[own(seat, JOURNEY)] += journey[::-1]
    state.piles[own(seat, DEVELOPMENT)] += reader.left(nation.development)
    accession = reader.left([nation.accession]) if nation.accession >= 0 else []
    lay_below(state, own(seat, NATION_DECK), reader.left(nation.nation_deck))
    state.piles[own(seat, NATION_DECK)][:0] = accession
    lay_below(state, own(seat, DECK), reader.left(starting_deck(state, seat)))


def complete_civ(state: ImperiumState, data: PositionData, reader: Reader) -> None:
    """What nobody has mentioned of the opponent's nation lies where it begins (IMP-239 to IMP-247).

    Slots that are not given are filled from its deck.
    """
    if len(data.players) <= CIV:
        read_player(state, CIV, PlayerData(), reader)
    nation = NATION_CARDS[state.nations[CIV]]
    state.areas[CIV] = [*[FRESH[card] for card in reader.left([nation.powers[0]])], *state.areas[CIV]]
    journey = reader.left(nation.journey)
    state.piles[own(CIV, JOURNEY)] = journey[::-1] + state.piles[own(CIV, JOURNEY)]
    state.piles[OUT] += reader.left(nation.in_play)
    accession = reader.left(own_accession(nation))
    lay_out_dynasty(state, nation, reader.left(nation.development), reader.left(nation.nation_deck), accession)
    lay_below(state, own(CIV, DECK), reader.left(nation.starting_deck))
    if data.slots is None:
        fill_slots(state)


def lay_below(state: ImperiumState, pile: int, cards: list[int]) -> None:
    """Shuffled cards below those of a pile."""
    state.chance.shuffle(cards)
    state.piles[pile] = cards + state.piles[pile]


def read_slots(state: ImperiumState, data: PositionData) -> None:
    """The slots of the C.I.V.'s cards, the lowest ones if they are not given (IMP-245, IMP-263)."""
    filled = list(range(1, len(state.hand(CIV)) + 1))
    slots = filled if data.slots is None else data.slots
    level = LEVELS[state.terms.level].slots
    if len(slots) != len(filled) or len(set(slots)) != len(slots) or not {0, *level}.issuperset(slots):
        raise BadPosition("against_rule", field="slots", word=str(slots), rule="IMP-245")
    # In its turn it has resolved some, and one may lie under the die; else they were filled from the lowest on.
    if state.seat != CIV and sorted(slots) != filled:
        raise BadPosition("against_rule", field="slots", word=str(slots), rule="IMP-263")
    lay_in_slots(state, slots)


def read_middle(state: ImperiumState, data: PositionData, reader: Reader) -> None:
    """The market and the piles that belong to nobody, as far as they are given."""
    for name, words in data.piles.items():
        if name not in COMMON_PILES:
            near = DidYouMean(alike(name, COMMON_PILES))
            raise BadPosition("unknown_thing", field="piles", noun="pile", word=name, near=near)
        state.piles[COMMON_PILES.index(name)] = reader.cards(words, f"piles.{name}")
    if len(data.market) > SLOT_COUNT:
        raise BadPosition("impossible", field="market", value=len(data.market))
    for slot, entry in enumerate(data.market):
        state.market[slot] = read_laid(entry, f"market[{slot}]", reader) if entry else EMPTY


def complete_middle(state: ImperiumState, data: PositionData, reader: Reader) -> None:
    """Common cards that nobody has mentioned lie in their decks, as in set-up; then the market is complete."""
    commons = reader.left([*commons_in_play(state), *state.substitutes])
    count = CATEGORY_DECK[state.seats]
    main: list[int] = []
    for deck, category in enumerate(SORTED):
        cards = [card for card in commons if setup_category(card) == category]
        state.chance.shuffle(cards)
        missing = max(0, count - len(state.piles[deck]))
        state.piles[deck] = cards[:missing] + state.piles[deck]
        main += cards[missing:]
    main += [card for card in commons if setup_category(card) not in (*SORTED, FAME, UNREST, -1)]
    lay_below(state, MAIN_DECK, main)
    fame = [card for card in commons if setup_category(card) == FAME]
    state.chance.shuffle(fame)
    missing = max(0, FAME_REMOVED[state.seats] - len(state.piles[REMOVED]))
    state.piles[REMOVED] += fame[:missing]
    state.piles[FAME_DECK] = fame[missing:] + state.piles[FAME_DECK]
    unrest = [card for card in commons if setup_category(card) == UNREST]
    for seat in range(state.players()):
        unrest += reader.left(own_unrest(state, seat))
    state.piles[UNREST_PILE] = unrest + state.piles[UNREST_PILE]
    for slot in range(len(data.market), SLOT_COUNT):
        refill(state, slot)


# Writing


def write_laid(laid: Laid) -> LaidData:
    """A card that lies open, as data."""
    icons = None
    if laid.icons is not FRESH[laid.card].icons and laid.icons != FRESH[laid.card].icons:
        icons = {word: laid.icons[place] for place, word in enumerate(REGION_TYPES) if laid.icons[place]}
    return LaidData(
        WORDS[laid.card],
        laid.exhausted,
        {RESOURCES[token]: count for token, count in enumerate(laid.tokens) if count},
        write(CARD, laid.under),
        icons,
    )


def write_player(state: ImperiumState, seat: int) -> PlayerData:
    """One player's side of the table as data."""
    area = state.areas[seat]
    nation = state.nations[seat]
    piles = {name: write(CARD, state.piles[own(seat, pile)]) for pile, name in enumerate(OWN_PILES)}
    return PlayerData(
        nation=NATION_WORDS[nation] if nation >= 0 else "",
        side="B" if not area or CARDS[area[0].card].side else "A",
        state="empire" if state.is_empire(seat) else "barbarian",
        tokens={word: state.have(seat, token) for token, word in enumerate(RESOURCES) if state.have(seat, token)},
        actions=state.have(seat, ACTION),
        exhausts=state.have(seat, EXHAUST),
        nation_barred=state.have(seat, NATION_EXHAUST) > 0,
        development_barred=state.have(seat, DEVELOPMENT_EXHAUST) > 0,
        power=write_laid(area[0]) if area else None,
        area=[write_laid(laid) for laid in area[1:]],
        **piles,
    )


def data_of(game: Game, state: ImperiumState) -> dict[str, Any]:
    """The whole position as plain data."""
    data = PositionData(
        seats=state.seats,
        options=options_of(state.terms),
        seat=state.seat,
        first=state.first,
        round=state.round,
        order=ORDERS[state.order],
        agenda=game.save_agenda(state),
        chance=state.chance.words(),
        players=[write_player(state, seat) for seat in range(state.players())],
        offered=[NATION_WORDS[nation] for nation in state.offered],
        substitutes=write(CARD, state.substitutes),
        market=[write_laid(laid) if laid.card >= 0 else "" for laid in state.market],
        piles={name: write(CARD, state.piles[pile]) for pile, name in enumerate(COMMON_PILES) if state.piles[pile]},
        freed=write(CARD, state.freed),
        ignored=[icon for place, icon in enumerate(ICONS) if state.ignored >> place & 1],
        king="B" if state.king else "A",
        crowned=[seat for seat in range(state.players()) if state.crowned >> seat & 1],
        ending=ENDINGS[state.ending],
        cause=CAUSES[state.cause] if state.cause >= 0 else "",
        ender=state.ender,
        collapsed=state.collapsed,
        slots=slots_of(state) if state.seats == 1 else [],
        die=state.die,
        resolved=[write_maybe(ROW if place % 2 else CARD, one) for place, one in enumerate(state.resolved)],
        seen=write_seen(state.hidden, CARD),
        memories=write_memories(state.hidden, CARD),
        exact=True,
    )
    return plain(data)
