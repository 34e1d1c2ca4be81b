"""The deeds that the dice on one's own board allow now, and those with some of them bent."""

from __future__ import annotations

import msgspec

from imperia.games.daimyo.cards import FROM_TILE, HEROES
from imperia.games.daimyo.dice import total
from imperia.games.daimyo.phases.bonus import may_start, slot_open
from imperia.games.daimyo.printed import CLAN_POWER, SLOT_COUNT, SLOTS, SPACES, TAX
from imperia.games.daimyo.reach import Way, cheapest, to_threshold, ways
from imperia.games.daimyo.sides import effect_of
from imperia.games.daimyo.state import NONE, DaimyoState
from imperia.games.daimyo.turn_bits import HERO_PLAYED, POWER_USED
from imperia.games.daimyo.words import HERO


class ReachView(msgspec.Struct, frozen=True):
    """A deed that the dice allow: a hero of the hand, the clan power, or the tile on it.

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


def say_way(way: Way) -> list[str]:
    """A way to bend dice, by space."""
    return [f"{SPACES[space]}{step:+d}" for space, step in enumerate(way.steps) if step]


def see_reach(state: DaimyoState, seat: int | None) -> list[ReachView]:
    """The deeds that one's own dice allow, now and with one or two bent (DAI-131, DAI-139, DAI-145, DAI-146)."""
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
