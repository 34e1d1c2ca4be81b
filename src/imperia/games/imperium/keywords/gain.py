"""Gaining tokens (p. 17)."""

from __future__ import annotations

from imperia.games.imperium.cards import CARDS
from imperia.games.imperium.effects.deed import deed_of
from imperia.games.imperium.effects.triggers import GAINED_FROM_ICON, icon_mark
from imperia.games.imperium.keywords.react import happen, listened_to
from imperia.games.imperium.piles import find_laid
from imperia.games.imperium.printed import REGION_TYPES
from imperia.games.imperium.state import ImperiumState
from imperia.games.imperium.words import GAINED, amount


def gain(state: ImperiumState, seat: int, token: int, count: int, sources: list[int]) -> None:
    """Tokens from the supply (IMP-188), thanks to some cards (IMP-Q151); a card may give something else instead."""
    if count <= 0:
        return
    for laid in state.areas[seat]:
        passive = laid.printed.in_force
        if passive.replaced == token and passive.replacement is not None:
            # IMP-Q92: once for each gain, whatever the number.
            passive.replacement.begin(state, deed_of(seat, laid.card))
            return
    state.add(seat, token, count)
    state.tell(GAINED, seat, amount(token, count))
    if sources and listened_to(state, seat, GAINED_FROM_ICON):
        icons = 0
        for card in sources:
            icons |= region_icons(state, seat, card)
        if icons:
            happen(state, seat, GAINED_FROM_ICON, -1, count, icon_mark(token, icons))


def region_icons(state: ImperiumState, seat: int, card: int) -> int:
    """The region types of a card as a mask; in play as they count now (IMP-Q33)."""
    laid = find_laid(state, seat, card)
    icons = laid.icons if laid.card >= 0 else CARDS[card].region_types
    mask = 0
    for one in range(len(REGION_TYPES)):
        if icons[one]:
            mask |= 1 << one
    return mask
