"""The sides of the table: clan boards, construction boards, storages and heroes, as a seat sees them."""

from __future__ import annotations

import msgspec

from imperia.games.daimyo.cards import CLAN_WORDS, TILES, TILES_OF_BOARD
from imperia.games.daimyo.dice import total
from imperia.games.daimyo.goods import held
from imperia.games.daimyo.objectives import governors_of, shadows_of
from imperia.games.daimyo.phases.construction import cost_of
from imperia.games.daimyo.printed import (
    BUILDINGS_EACH,
    COLOURS,
    DICE,
    FARM,
    GOOD_COUNT,
    GOODS,
    GOVERNORS,
    HIRES,
    ISLAND_COUNT,
    MERCENARY_SPACES,
    RELIC_COUNT,
    RELIC_TILES,
    SCORE_TOKEN,
    SHADOWS,
    SLOT_COUNT,
    SLOTS,
    SPACE_COUNT,
    SPACES,
    TOWER,
    TRACK,
    TURNS,
)
from imperia.games.daimyo.relics import load_of
from imperia.games.daimyo.scoring import heroes_of, points_with, score, value_with
from imperia.games.daimyo.state import MERCENARIES, NONE, DaimyoState
from imperia.games.daimyo.words import BOARD, HERO, TILE_NOUN


class SpaceView(msgspec.Struct, frozen=True):
    """A die on a space of a clan board, of the mercenaries or of the empire's cards."""

    space: str
    die: str


class SiteView(msgspec.Struct, frozen=True):
    """A construction board: the tiles whose buildings were built, and what the next building costs."""

    board: str
    built: list[str]
    next_cost: dict[str, int]


class PlayerView(msgspec.Struct, frozen=True):
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
    # The bonus tiles on the clan board by slot, and the slots of those that were used in this turn.
    tiles: dict[str, str]
    used: list[str]
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


def space_words(state: DaimyoState, party: int) -> list[str]:
    """The names of the spaces for dice before a party."""
    if party < state.seats:
        return list(SPACES)
    if state.seats == 1:
        return [f"turn{number}" for number in range(1, TURNS + 1)]
    return [HIRES[hire] for hire in MERCENARY_SPACES]


def see_spaces(state: DaimyoState, party: int) -> list[SpaceView]:
    """The dice before a party."""
    row = party * SPACE_COUNT
    return [
        SpaceView(word, DICE[state.dice[row + space] - 1])
        for space, word in enumerate(space_words(state, party))
        if state.dice[row + space]
    ]


def see_tiles(state: DaimyoState, seat: int) -> dict[str, str]:
    """The bonus tiles on a clan board."""
    tiles = [int(state.tiles[seat * SLOT_COUNT + slot]) for slot in range(SLOT_COUNT)]
    return {SLOTS[slot]: TILE_NOUN.words[tile] for slot, tile in enumerate(tiles) if tile != NONE}


def see_used(state: DaimyoState, seat: int) -> list[str]:
    """The slots whose tiles were used in this turn."""
    tiles = [int(state.tiles[seat * SLOT_COUNT + slot]) for slot in range(SLOT_COUNT)] if seat == state.seat else []
    return [SLOTS[slot] for slot, tile in enumerate(tiles) if tile != NONE and state.used_tiles >> tile & 1]


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
        mask = int(state.built[seat * 2 + kind])
        built = [TILE_NOUN.words[tile] for tile in TILES_OF_BOARD[board] if mask >> TILES[tile].slot & 1]
        cost = write_goods(cost_of(state, seat, kind, False, NONE)) if len(built) < BUILDINGS_EACH else {}
        found.append(SiteView(BOARD.words[board], built, cost))
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
    # As far as the seat knows the heroes, so that nothing unseen shows.
    heroes = points_with(state, [known_heroes(state, seat, one) for one in range(state.parties)])
    # DAI-228: the mercenaries have no points to count.
    final = 0 if state.seats == party == MERCENARIES else score(state, party, heroes).total
    scavenger = int(state.scavengers[party])
    return PlayerView(
        party=party,
        kind="player" if plays else "empire" if state.seats == 1 else "mercenaries",
        clan=CLAN_WORDS[clan] if clan != NONE else "",
        points=points,
        track_space=points % SCORE_TOKEN,
        score_tokens=points // SCORE_TOKEN,
        total=final,
        stock={GOODS[good]: int(held(state, party, good)) for good in range(GOOD_COUNT)},
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
        tiles=see_tiles(state, party) if plays else {},
        used=see_used(state, party),
        sites=see_sites(state, party) if plays else [],
        hand_size=len(hand),
        hand=[HERO.words[card] for card in hand if seat == party or state.hidden.knows(seat, card)],
        deck=len(state.decks[party]) if plays else 0,
        discards=[HERO.words[card] for card in state.discards[party]] if plays else [],
        heroes=len(cards) + hidden,
        hero_value=value_with(state, party, cards),
        hidden_heroes=hidden,
    )
