"""What each seat and a spectator may see: all but hands, decks and the empire's hidden cards."""

from __future__ import annotations

import msgspec

from imperia.games.daimyo.cards import CLAN_WORDS, FROM_TILE, HEROES, OBJECTIVE_CARDS, TILES, TILES_OF_BOARD
from imperia.games.daimyo.content import VILLAGERS
from imperia.games.daimyo.dice import total, value_of
from imperia.games.daimyo.goods import held
from imperia.games.daimyo.heroes import price_of
from imperia.games.daimyo.knowledge import knows
from imperia.games.daimyo.objectives import count_of, governors_of, open_place, shadows_of
from imperia.games.daimyo.phases.bonus import may_start, slot_open
from imperia.games.daimyo.phases.construction import Build, cost_of
from imperia.games.daimyo.phases.recruitment import Recruit
from imperia.games.daimyo.phases.round_end import shadows_on, shares, standing
from imperia.games.daimyo.printed import (
    ALTAR_VALUES,
    ALTARS,
    ALTARS_EACH,
    BUILDINGS,
    BUILDINGS_EACH,
    CLAN_POWER,
    COLOURS,
    DECKS,
    DICE,
    DIE_COLOURS,
    DIE_KINDS,
    FARM,
    FIRST_BANNER,
    GOOD_COUNT,
    GOODS,
    GOVERNORS,
    HIRES,
    ISLAND_COUNT,
    LAND_SIZE,
    LEVELS,
    MERCENARY_SPACES,
    PLACES,
    PLACES_EACH,
    RELIC_COUNT,
    RELIC_TILES,
    RESET_SPACE,
    ROUNDS,
    SECOND_BANNER,
    SHADOWS,
    SLOT_COUNT,
    SLOTS,
    SLUM_GOLD,
    SLUMS,
    SLUMS_EACH,
    SPACE_COUNT,
    SPACES,
    TAX,
    TOWER,
    TRACK,
    YIELDS,
)
from imperia.games.daimyo.reach import Way, cheapest, to_threshold, ways
from imperia.games.daimyo.relics import load_of
from imperia.games.daimyo.scoring import achievements, heroes_of, score
from imperia.games.daimyo.sides import BONUS_OF, effect_of
from imperia.games.daimyo.state import NONE, PHASES, DaimyoState
from imperia.games.daimyo.turn_bits import HERO_PLAYED, MAIN_DONE, POWER_USED
from imperia.games.daimyo.words import BOARD, BONUS, FACE, HERO, OBJECTIVE, SOLO_NOUN, TILE_NOUN


class PlaceView(msgspec.Struct, frozen=True):
    """A production place; parties by number, the mercenaries or the empire after the seats."""

    place: str
    yields: str
    governor: int | None
    building: str
    builder: int | None


class SlumView(msgspec.Struct, frozen=True):
    """A slot of the slums."""

    slum: str
    gold: int
    shadow: int | None


class AltarView(msgspec.Struct, frozen=True):
    """An altar."""

    altar: str
    value: int
    relic_of: int | None


class MajorityView(msgspec.Struct, frozen=True):
    """How a party stands on an island, and what it would score there if the round ended now."""

    party: int
    influence: int
    shadows: int
    place: int
    scores: int


class IslandView(msgspec.Struct, frozen=True):
    """An island in play."""

    island: str
    places: list[PlaceView]
    slums: list[SlumView]
    altars: list[AltarView]
    # The relic tiles in the no man's land, and the parties whose scavengers are there.
    land: list[str]
    scavengers: list[int]
    influence: list[int]
    majority: list[MajorityView]


class DieView(msgspec.Struct, frozen=True):
    """Equal dice on the central island."""

    die: str
    colour: str
    value: int
    count: int


class SpaceView(msgspec.Struct, frozen=True):
    """A space of a clan board (or of the mercenaries, or of the empire's cards) and its die."""

    space: str
    die: str
    value: int


class SlotView(msgspec.Struct, frozen=True):
    """A slot for a bonus tile on a clan board."""

    slot: str
    tile: str
    bonus: str
    # True once it has been used in this turn.
    used: bool


class LotView(msgspec.Struct, frozen=True):
    """A bonus tile on a construction board, and whether its building still stands on it."""

    tile: str
    bonus: str
    kind: str
    built: bool


class SiteView(msgspec.Struct, frozen=True):
    """A construction board: what is left on it, and what the next building costs."""

    board: str
    building: str
    lots: list[LotView]
    built: int
    next_cost: dict[str, int]


class ReachView(msgspec.Struct, frozen=True):
    """What the dice allow: a hero of the hand, the clan power, or the tile on it.

    Within reach at once it needs nothing; else so many heroes, each of which bends a die by one, in one of some ways.
    """

    what: str
    hero: str
    slot: str
    needs: int
    # True if it can be used now; false where it was used, or its price cannot be paid.
    ready: bool
    # Each way as steps like "relic+1"; and the heroes of the hand that could be discarded for it.
    bends: list[list[str]]
    discards: list[str]


class PlayerView(msgspec.Struct, frozen=True, omit_defaults=True):
    """One side of the table."""

    party: int
    kind: str
    clan: str
    points: int
    # What the popularity track shows, and the points of the final count if the game ended now.
    track_space: int
    score_tokens: int
    total: int
    stock: dict[str, int]
    helmet: bool
    spaces: list[SpaceView]
    dice_sum: int
    governors: int
    governors_left: int
    shadows: int
    shadows_left: int
    scavenger: str
    relics: list[str]
    restored: dict[str, int]
    markers: int
    storage: int
    load: int
    recruitment: int
    recruit_cost: int
    may_reset: bool
    slots: list[SlotView]
    sites: list[SiteView]
    hand_size: int
    # The whole hand for its holder; for others what they saw go there.
    hand: list[str]
    deck: int
    discards: list[str]
    # All heroes whose owner is known, wherever they lie, and what they are worth with the gold.
    heroes: int
    hero_value: int
    hidden_heroes: int


class MarketView(msgspec.Struct, frozen=True):
    """A hero on offer."""

    hero: str
    price: int


class ProgressView(msgspec.Struct, frozen=True):
    """How far a party is with an objective."""

    party: int
    count: int


class ObjectiveView(msgspec.Struct, frozen=True):
    """An objective in play."""

    objective: str
    colour: str
    goal: int
    first: int | None
    second: int | None
    # The place that can still be taken: 1, 2, or 0 for none.
    open: int
    progress: list[ProgressView]


class VillagerView(msgspec.Struct, frozen=True):
    """A villager tile and the face that it shows."""

    villager: str
    face: str
    hidden_face: str


class EmpireView(msgspec.Struct, frozen=True):
    """The empire's cards."""

    level: str
    # The card of its next or present turn, those of this round, and how many are left in each deck.
    card: str
    cards: list[str]
    past: list[str]
    decks: dict[str, int]
    achievements: list[str]


class DaimyoView(msgspec.Struct, frozen=True):
    """The whole table as one seat sees it."""

    seat: int | None
    seats: int
    parties: int
    round: int
    rounds: int
    phase: str
    boards: str
    aggressive: bool
    first: int
    helmet_holder: int
    # Whose die was the first of the round on Villagers' Help; nobody's yet.
    helped: int | None
    turn: int
    active: int
    to_act: list[int]
    step: str
    over: bool
    # Within a turn: the space of its die, and what is done.
    space: str
    main_done: bool
    hero_done: bool
    power_done: bool
    playing: list[str]
    # What the question is about: the price of the next recruit, a discount, a tile just drawn.
    recruit_price: int | None
    build_discount: int | None
    drawn: str
    pool: list[DieView]
    islands: list[IslandView]
    black_market: list[str]
    bag: int
    first_banner: int
    second_banner: int
    players: list[PlayerView]
    reach: list[ReachView]
    market: list[MarketView]
    # The card that enters the market next, and how many lie below it.
    next_hero: str
    hero_deck: int
    objectives: list[ObjectiveView]
    villagers: list[VillagerView]
    empire: EmpireView | None


def party_or_none(party: int) -> int | None:
    """A party, or nobody."""
    return None if party == NONE else int(party)


def see_places(state: DaimyoState, island: int) -> list[PlaceView]:
    """The production places of an island."""
    return [
        PlaceView(
            PLACES[place],
            GOODS[YIELDS[place]],
            party_or_none(state.governors[place]),
            "" if state.buildings[place] == NONE else BUILDINGS[state.buildings[place] % 2],
            None if state.buildings[place] == NONE else int(state.buildings[place] // 2),
        )
        for place in range(island * PLACES_EACH, (island + 1) * PLACES_EACH)
    ]


def see_majority(state: DaimyoState, island: int) -> list[MajorityView]:
    """How all stand on an island, the strongest first."""
    number = max(1, int(state.round))
    points = shares(state, island, number)
    strengths = [int(standing(state, party, island)) for party in range(state.parties)]
    order = sorted({one for one in strengths if one}, reverse=True)
    found = [
        MajorityView(
            party,
            int(state.influence[party * ISLAND_COUNT + island]),
            int(shadows_on(state, party, island)),
            order.index(strengths[party]) + 1 if strengths[party] else 0,
            points[party],
        )
        for party in range(state.parties)
    ]
    return sorted(found, key=lambda one: (one.place or 99, one.party))


def see_island(state: DaimyoState, island: int) -> IslandView:
    """An island with all that stands and lies there."""
    slums = range(island * SLUMS_EACH, (island + 1) * SLUMS_EACH)
    altars = range(island * ALTARS_EACH, (island + 1) * ALTARS_EACH)
    land = [state.lands[place] for place in range(island * LAND_SIZE, (island + 1) * LAND_SIZE)]
    return IslandView(
        island=COLOURS[island],
        places=see_places(state, island),
        slums=[SlumView(SLUMS[one], int(SLUM_GOLD[one]), party_or_none(state.shadows[one])) for one in slums],
        altars=[AltarView(ALTARS[one], int(ALTAR_VALUES[one]), party_or_none(state.altars[one])) for one in altars],
        land=[RELIC_TILES[tile] for tile in land if tile != NONE],
        scavengers=[party for party in range(state.parties) if state.scavengers[party] == island],
        influence=[int(state.influence[party * ISLAND_COUNT + island]) for party in range(state.parties)],
        majority=see_majority(state, island),
    )


def space_words(state: DaimyoState, party: int) -> list[str]:
    """What the spaces for dice before a party are called."""
    if party < state.seats:
        return list(SPACES)
    if state.seats == 1:
        return [f"turn{number}" for number in range(1, 4)]
    return [HIRES[hire] for hire in MERCENARY_SPACES]


def see_spaces(state: DaimyoState, party: int) -> list[SpaceView]:
    """The dice before a party."""
    found: list[SpaceView] = []
    for space, word in enumerate(space_words(state, party)):
        die = state.dice[party * SPACE_COUNT + space]
        found.append(SpaceView(word, DICE[die - 1] if die else "", int(value_of(die)) if die else 0))
    return found


def bonus_word(state: DaimyoState, tile: int) -> str:
    """What a tile does at this table."""
    return BONUS.words[BONUS_OF[tile][state.terms.side]]


def see_slots(state: DaimyoState, seat: int) -> list[SlotView]:
    """The bonus tiles on a clan board."""
    found: list[SlotView] = []
    for slot in range(SLOT_COUNT):
        tile = int(state.tiles[seat * SLOT_COUNT + slot])
        if tile == NONE:
            found.append(SlotView(SLOTS[slot], "", "", False))
        else:
            used = seat == state.seat and bool(state.used_tiles >> tile & 1)
            found.append(SlotView(SLOTS[slot], TILE_NOUN.words[tile], bonus_word(state, tile), used))
    return found


def write_goods(goods: list[int]) -> dict[str, int]:
    """Goods by word, without those that there are none of."""
    return {GOODS[good]: count for good, count in enumerate(goods[:GOOD_COUNT]) if count}


def see_sites(state: DaimyoState, seat: int) -> list[SiteView]:
    """The construction boards of a player."""
    found: list[SiteView] = []
    for kind in (FARM, TOWER):
        board = int(state.boards[seat * 2 + kind])
        if board == NONE:
            continue
        built = int(state.built[seat * 2 + kind])
        lots = [
            LotView(
                TILE_NOUN.words[tile],
                bonus_word(state, tile),
                "yellow" if TILES[tile].yellow else "grey",
                bool(built >> TILES[tile].slot & 1),
            )
            for tile in TILES_OF_BOARD[board]
        ]
        count = built.bit_count()
        cost = write_goods(cost_of(state, seat, kind, False, NONE)) if count < BUILDINGS_EACH else {}
        found.append(SiteView(BOARD.words[board], BUILDINGS[kind], lots, count, cost))
    return found


def known_heroes(state: DaimyoState, seat: int | None, party: int) -> list[int]:
    """The heroes that a seat knows a party to own; only the empire has one that nobody has seen (DAI-237)."""
    cards = heroes_of(state, party)
    return cards if party < state.seats else [card for card in cards if state.hidden.knows(seat, card)]


def see_player(state: DaimyoState, seat: int | None, party: int) -> PlayerView:
    """One side of the table; a hand only as far as the seat knows it."""
    plays = party < state.seats
    hand = state.hands[party] if plays else []
    points = int(state.popularity(party))
    clan = int(state.clans[party])
    cards = known_heroes(state, seat, party)
    hidden = len(heroes_of(state, party)) - len(cards)
    heroes = [0] * state.parties
    final = score(state, party, heroes).total
    scavenger = int(state.scavengers[party])
    return PlayerView(
        party=party,
        kind="player" if plays else "empire" if state.seats == 1 else "mercenaries",
        clan=CLAN_WORDS[clan] if clan != NONE else "",
        points=points,
        track_space=points % 50,
        score_tokens=points // 50,
        total=final,
        stock={GOODS[good]: int(held(state, party, good)) for good in range(GOOD_COUNT)},
        helmet=state.helmet == party,
        spaces=see_spaces(state, party),
        dice_sum=int(total(state, party)),
        governors=int(governors_of(state, party)),
        governors_left=max(0, int(GOVERNORS - governors_of(state, party))),
        shadows=int(shadows_of(state, party)),
        shadows_left=max(0, int(SHADOWS - shadows_of(state, party))),
        scavenger=COLOURS[scavenger] if scavenger != NONE else "",
        relics=[RELIC_TILES[tile] for tile in range(RELIC_COUNT) if state.loose[party] >> tile & 1],
        restored={
            COLOURS[colour]: int(state.stacks[party * ISLAND_COUNT + colour])
            for colour in range(state.islands)
            if state.stacks[party * ISLAND_COUNT + colour]
        },
        markers=int(state.markers[party]),
        storage=int(state.storage[party]) if plays else 0,
        load=int(load_of(state, party)),
        recruitment=int(state.track[party]),
        recruit_cost=TRACK[state.track[party]],
        may_reset=plays and state.track[party] == RESET_SPACE,
        slots=see_slots(state, party) if plays else [],
        sites=see_sites(state, party) if plays else [],
        hand_size=len(hand),
        hand=[HERO.words[card] for card in hand if knows(state, seat, party, card)],
        deck=len(state.decks[party]) if plays else 0,
        discards=[HERO.words[card] for card in state.discards[party]] if plays else [],
        heroes=len(cards) + hidden,
        hero_value=int(held(state, party, 3)) + sum(HEROES[card].cost for card in cards),
        hidden_heroes=hidden,
    )


def say_way(way: Way) -> list[str]:
    """A way to bend dice, by space."""
    return [f"{SPACES[space]}{step:+d}" for space, step in enumerate(way.steps) if step]


def see_reach(state: DaimyoState, seat: int | None) -> list[ReachView]:
    """What the own dice allow now, and what with one or two of them bent (DAI-131, DAI-139, DAI-145, DAI-146)."""
    if seat is None or state.round == 0 or not total(state, seat):
        return []
    hand = state.hands[seat]
    mine = seat == state.seat
    found_ways = ways(state, seat)
    found: list[ReachView] = []
    for card in hand:
        best = cheapest(found_ways, HEROES[card].power)
        others = [HERO.words[other] for other in hand if other != card]
        if best and best[0].cost() <= len(others):
            spent = mine and bool(state.done & HERO_PLAYED or state.played >> card & 1)
            ready = not spent and may_start(state, HEROES[card].effect, card, seat)
            found.append(reach_of("hero", HERO.words[card], "", best, ready, others))
    best = to_threshold(found_ways)
    if best and best[0].cost() <= len(hand):
        cards = [HERO.words[card] for card in hand]
        spent = mine and bool(state.done & POWER_USED)
        found.append(reach_of("power", "", SLOTS[CLAN_POWER], best, not spent, cards))
        tile = int(state.tiles[seat * SLOT_COUNT + CLAN_POWER])
        if tile != NONE:
            found.append(reach_of("tile", "", SLOTS[CLAN_POWER], best, tile_ready(state, seat, tile), cards))
    if mine and 0 <= state.space < TAX and slot_open(state, seat, state.space):
        tile = int(state.tiles[seat * SLOT_COUNT + state.space])
        if tile != NONE:
            found.append(reach_of("tile", "", SLOTS[state.space], [], tile_ready(state, seat, tile), []))
    return found


def tile_ready(state: DaimyoState, seat: int, tile: int) -> bool:
    """True if a tile has not been used in this turn and its price can be paid."""
    used = seat == state.seat and bool(state.used_tiles >> tile & 1)
    return not used and may_start(state, effect_of(state, tile), FROM_TILE + tile, seat)


def reach_of(what: str, hero: str, slot: str, best: list[Way], ready: bool, discards: list[str]) -> ReachView:
    """Something within reach, at once or by bending dice."""
    needs = best[0].cost() if best else 0
    bends = [say_way(way) for way in best] if needs else []
    return ReachView(what, hero, slot, needs, ready, bends, discards if needs else [])


def see_objectives(state: DaimyoState) -> list[ObjectiveView]:
    """The objectives in play, and how far everybody is."""
    found: list[ObjectiveView] = []
    for place, number in enumerate(state.objectives):
        card = OBJECTIVE_CARDS[number]
        progress = [ProgressView(seat, int(count_of(state, seat, card.count))) for seat in range(state.seats)]
        first, second = state.tokens[place * 2], state.tokens[place * 2 + 1]
        found.append(
            ObjectiveView(
                objective=OBJECTIVE.words[number],
                colour="green" if card.green else "orange",
                goal=card.least,
                first=party_or_none(first),
                second=party_or_none(second),
                open=open_place(state, place) + 1,
                progress=progress,
            )
        )
    return found


def see_empire(state: DaimyoState) -> EmpireView:
    """The empire's cards, as far as they lie open."""
    return EmpireView(
        level=LEVELS[state.terms.level],
        card=SOLO_NOUN.words[state.solo_open[-1]] if state.solo_open else "",
        cards=[SOLO_NOUN.words[card] for card in state.solo_open],
        past=[SOLO_NOUN.words[card] for card in state.solo_past],
        decks={DECKS[deck]: len(cards) for deck, cards in enumerate(state.solo_decks)},
        achievements=achievements(state) if state.over else [],
    )


def see(state: DaimyoState, seat: int | None) -> DaimyoView:
    """All that a seat may know."""
    step = state.agenda[-1] if state.agenda else None
    takers = 2 if state.seats == 1 else state.seats
    number = max(1, int(state.round))
    return DaimyoView(
        seat=seat,
        seats=state.seats,
        parties=int(state.parties),
        round=int(state.round),
        rounds=ROUNDS,
        phase=PHASES[state.phase],
        boards="advanced" if state.terms.advanced else "basic",
        aggressive=state.terms.aggressive and state.seats > 1,
        first=int(state.first),
        helmet_holder=int(state.helmet),
        helped=party_or_none(state.helped),
        turn=(int(state.turns) + takers - 1) // takers,
        active=state.seat,
        to_act=list(state.to_act()),
        step=type(step).__name__ if step is not None else "",
        over=state.over,
        space=SPACES[state.space] if state.space != NONE else "",
        main_done=bool(state.done & MAIN_DONE),
        hero_done=bool(state.done & HERO_PLAYED),
        power_done=bool(state.done & POWER_USED),
        playing=[HERO.words[card] for card in state.aside],
        recruit_price=step.cost(state, state.seat) if isinstance(step, Recruit) else None,
        build_discount=step.minus if isinstance(step, Build) else None,
        drawn=RELIC_TILES[state.drawn] if state.drawn != NONE else "",
        pool=[
            DieView(DICE[die], DIE_COLOURS[die // 6], die % 6 + 1, int(state.pool[die]))
            for die in range(DIE_KINDS)
            if state.pool[die]
        ],
        islands=[see_island(state, island) for island in range(state.islands)],
        black_market=[RELIC_TILES[tile] for tile in range(RELIC_COUNT) for _ in range(state.black[tile])],
        bag=sum(state.bag),
        first_banner=FIRST_BANNER[number],
        second_banner=SECOND_BANNER[number],
        players=[see_player(state, seat, party) for party in range(state.parties)],
        reach=see_reach(state, seat),
        market=[MarketView(HERO.words[card], price_of(card, 0)) for card in state.market],
        next_hero=HERO.words[state.heroes[-1]] if state.heroes else "",
        hero_deck=max(0, len(state.heroes) - 1),
        objectives=see_objectives(state),
        villagers=[
            VillagerView(one.id, FACE.words[place * 2 + shown], FACE.words[place * 2 + 1 - shown])
            for place, one in enumerate(VILLAGERS)
            for shown in [int(state.villagers[place])]
        ],
        empire=see_empire(state) if state.seats == 1 else None,
    )
