"""The pieces of a table: every card, relic tile and die once; goods are never limited (DAI-Q59)."""

from __future__ import annotations

from imperia.games.daimyo.cards import CLAN_HEROES
from imperia.games.daimyo.kinds import DICE_NOUN
from imperia.games.daimyo.phases.setup import heroes_in_play
from imperia.games.daimyo.printed import COPIES, DICE_OF_SEATS, PIECES
from imperia.games.daimyo.state import NONE, DaimyoState
from imperia.games.daimyo.words import HERO, RELIC_NOUN, SOLO_NOUN


def begun(state: DaimyoState, seat: int) -> bool:
    """True if a player has taken the heroes of the clan (DAI-029)."""
    return bool(state.hands[seat] or state.decks[seat] or state.discards[seat])


def box(state: DaimyoState) -> dict[str, int]:
    """The components of this table by their ids (DAI-021, DAI-022); clan heroes once the clans have taken them."""
    heroes = heroes_in_play(state)
    for seat in range(state.seats):
        if state.clans[seat] != NONE and begun(state, seat):
            heroes = heroes + CLAN_HEROES[state.clans[seat]]
    found = {HERO.words[card]: 1 for card in heroes}
    if state.seats == 1:
        found |= dict.fromkeys(SOLO_NOUN.words, 1)
    found |= {RELIC_NOUN.entries[tile]: COPIES[tile] for tile in range(state.islands * PIECES)}
    return found | {DICE_NOUN.entries[colour]: count for colour, count in enumerate(DICE_OF_SEATS[state.seats])}
