"""Every card, relic tile, die and bonus tile is in exactly one place; goods are never limited (DAI-Q59)."""

from __future__ import annotations

from imperia.games.daimyo.cards import CARD_COUNT, CLAN_HEROES, HERO_COUNT, HERO_WORDS, SOLO
from imperia.games.daimyo.dice import colour_of
from imperia.games.daimyo.phases.setup import heroes_in_play
from imperia.games.daimyo.printed import (
    COPIES,
    DICE_OF_SEATS,
    DIE_COLOURS,
    DIE_KINDS,
    FACES,
    ISLAND_COUNT,
    PIECES,
    RELIC_COUNT,
    RELIC_TILES,
    SPACE_COUNT,
)
from imperia.games.daimyo.state import NONE, DaimyoState

CARD_WORDS = [*HERO_WORDS, *[card.word for card in SOLO]]


def count_cards(state: DaimyoState) -> list[int]:
    """How often each hero and each card of the empire is there."""
    counts = [0] * CARD_COUNT
    places = [state.heroes, state.market, state.aside, state.pile, *state.hands, *state.decks, *state.discards]
    for place in places:
        for card in place:
            counts[card] += 1
    for place in [*state.solo_decks, *state.solo_unused, state.solo_open, state.solo_past]:
        for card in place:
            counts[HERO_COUNT + card] += 1
    return counts


def count_relics(state: DaimyoState) -> list[int]:
    """How often each relic tile is there: bag, black market, no man's lands, storage, or just drawn."""
    counts = [int(state.bag[tile] + state.black[tile]) for tile in range(RELIC_COUNT)]
    for tile in state.lands:
        if tile != NONE:
            counts[tile] += 1
    if state.drawn != NONE:
        counts[state.drawn] += 1
    for party in range(state.parties):
        for tile in range(RELIC_COUNT):
            counts[tile] += state.stacks[party * ISLAND_COUNT + tile // PIECES] + (state.loose[party] >> tile & 1)
    return counts


def count_dice(state: DaimyoState) -> list[int]:
    """How many dice of each colour there are."""
    counts = [0] * len(DIE_COLOURS)
    for die in range(DIE_KINDS):
        counts[die // FACES] += state.pool[die]
    for place in range(state.parties * SPACE_COUNT):
        if state.dice[place]:
            counts[colour_of(state.dice[place])] += 1
    return counts


def census(state: DaimyoState) -> dict[str, int]:
    """All components by word; clan heroes once the clans have taken them."""
    cards, relics, dice = count_cards(state), count_relics(state), count_dice(state)
    found = {CARD_WORDS[card]: cards[card] for card in range(CARD_COUNT) if cards[card]}
    found |= {f"relic {RELIC_TILES[tile]}": relics[tile] for tile in range(RELIC_COUNT) if relics[tile]}
    return found | {f"die {DIE_COLOURS[colour]}": dice[colour] for colour in range(len(DIE_COLOURS))}


def cards_in_play(state: DaimyoState) -> list[int]:
    """The common heroes, those of the clans that have begun, and alone all cards of the empire."""
    cards = heroes_in_play(state)
    for seat in range(state.seats):
        if state.clans[seat] != NONE and begun(state, seat):
            cards = cards + CLAN_HEROES[state.clans[seat]]
    return cards + list(range(HERO_COUNT, CARD_COUNT)) if state.seats == 1 else cards


def begun(state: DaimyoState, seat: int) -> bool:
    """True if a player has taken the heroes of the clan (DAI-029)."""
    return bool(state.hands[seat] or state.decks[seat] or state.discards[seat])


def box(state: DaimyoState) -> dict[str, int]:
    """What there is at this table (DAI-021, DAI-022)."""
    found = {CARD_WORDS[card]: 1 for card in cards_in_play(state)}
    found |= {f"relic {RELIC_TILES[tile]}": COPIES[tile] for tile in range(state.islands * PIECES)}
    return found | {f"die {DIE_COLOURS[colour]}": count for colour, count in enumerate(DICE_OF_SEATS[state.seats])}
