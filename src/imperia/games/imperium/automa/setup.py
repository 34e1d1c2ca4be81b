"""The C.I.V.'s side of the table before the first round (solo p. 6)."""

from __future__ import annotations

from typing import Final

from imperia.games.imperium import hoard
from imperia.games.imperium.cards import CARDS, NATION_CARDS, Nation
from imperia.games.imperium.laid import FRESH
from imperia.games.imperium.piles import put_on
from imperia.games.imperium.printed import OUT
from imperia.games.imperium.purposes import DECK_OF, DYNASTY, NATION_DECK_OF
from imperia.games.imperium.solo_tables import LAST_QUESTS, LEVELS
from imperia.games.imperium.state import CIV, CIV_DECK, CIV_DEVELOPMENT, CIV_JOURNEY, CIV_NATION_DECK, ImperiumState
from imperia.kernel.events import EVERYONE

NO_CARDS: Final[list[int]] = []


def lay_out_civ(state: ImperiumState) -> None:
    """Its power card, its dynasty deck, its tokens, its deck and its slots (IMP-239 to IMP-249, IMP-321)."""
    nation = NATION_CARDS[state.nations[CIV]]
    level = LEVELS[state.terms.level]
    # IMP-249: it only marks the history.
    state.areas[CIV] = [FRESH[nation.powers[0]]]
    if nation.start_state:
        state.empires |= 1 << CIV
    for token, count in enumerate(level.start):
        state.put(CIV, token, count)
    lay_out_dynasty(state, nation, nation.development, nation.nation_deck, own_accession(nation))
    # IMP-243: the first of them lies on top.
    state.piles[CIV_JOURNEY] = nation.journey[::-1]
    # IMP-241: the court leaves the game.
    for card in nation.in_play:
        put_on(state, OUT, card)
    state.piles[CIV_DECK] = dealt(state, nation.starting_deck, DECK_OF[CIV])
    fill_slots(state)


def fill_slots(state: ImperiumState) -> None:
    """A card of its deck face down under each slot marker (IMP-247, IMP-294, IMP-298)."""
    hoard.deal_to_slots(state, min(hoard.empty_slots(state), len(state.deck(CIV))))


def own_accession(nation: Nation) -> list[int]:
    """The accession card, if there is one."""
    return [nation.accession] if nation.accession >= 0 else NO_CARDS


def lay_out_dynasty(
    state: ImperiumState, nation: Nation, development: list[int], nation_cards: list[int], accession: list[int]
) -> None:
    """Development cards by value below, the accession card open, nation cards shuffled on top (IMP-239, IMP-240)."""
    state.hidden.see(accession, EVERYONE)
    if nation.quests:
        # IMP-241: the Grail lies open below the others.
        grail = [card for card in development if card == LAST_QUESTS[nation.number]]
        others = [card for card in development if card not in grail]
        state.hidden.see(grail, EVERYONE)
        state.piles[CIV_DEVELOPMENT] = grail + dealt(state, others, DYNASTY) + state.piles[CIV_DEVELOPMENT]
        dynasty: list[int] = []
    elif nation.start_state:
        # IMP-242: regions on top.
        regions = [card for card in development if CARDS[card].regions]
        others = [card for card in development if not CARDS[card].regions]
        dynasty = by_value(state, others) + dealt(state, regions, DYNASTY)
    else:
        dynasty = by_value(state, development)
    dynasty += accession
    dynasty += dealt(state, nation_cards, NATION_DECK_OF[CIV])
    state.piles[CIV_NATION_DECK] = dynasty + state.piles[CIV_NATION_DECK]


def dealt(state: ImperiumState, cards: list[int], purpose: int) -> list[int]:
    """Cards that everybody knows, shuffled."""
    deck = cards.copy()
    if deck:
        state.hidden.shuffle_open(deck, state.chance, purpose)
    return deck


def by_value(state: ImperiumState, cards: list[int]) -> list[int]:
    """Sorted by value, the fewest points at the bottom; nobody knows the order of equal ones (IMP-239)."""
    found: list[int] = []
    for points in sorted({CARDS[card].civ_points for card in cards}):
        alike = [card for card in cards if CARDS[card].civ_points == points]
        if len(alike) == 1:
            state.hidden.see(alike, EVERYONE)
            found += alike
        else:
            found += dealt(state, alike, DYNASTY)
    return found
