"""What the cards in play change as long as they are there (IMP-201)."""

from __future__ import annotations

from imperia.games.imperium.cards import CARDS
from imperia.games.imperium.printed import HAND_SIZE, NO_ICON, NO_TOKENS, PROGRESS
from imperia.games.imperium.state import ImperiumState


def hand_limit(state: ImperiumState, seat: int) -> int:
    """Up to how many cards a player draws in clean-up (IMP-086, IMP-319)."""
    limit = HAND_SIZE
    for laid in state.areas[seat]:
        limit += laid.printed.in_force.hand_size
    return limit


def market_token(state: ImperiumState, seat: int) -> tuple[int, int]:
    """What a player adds to the market in clean-up, and how many (IMP-081 to IMP-083)."""
    for laid in state.areas[seat]:
        passive = laid.printed.in_force
        if passive.market_token >= 0:
            return passive.market_token, passive.market_count
    return PROGRESS, 1


def icon_of(state: ImperiumState, seat: int, card: int) -> int:
    """The state icon that a card of a player shows (IMP-011), if no card in play takes it off."""
    icon = CARDS[card].icon
    if icon != NO_ICON:
        for laid in state.areas[seat]:
            for loss in laid.printed.in_force.losses:
                if loss.icon == icon and loss.selector.fit[card]:
                    return NO_ICON
    return icon


def free_now(state: ImperiumState, seat: int, card: int) -> bool:
    """True if a card of the hand is played as a free action (IMP-186)."""
    if CARDS[card].free_action:
        return True
    for laid in state.areas[seat]:
        selector = laid.printed.in_force.free_play
        if selector is not None and selector.fit[card]:
            return True
    return False


def has_history(state: ImperiumState, seat: int) -> bool:
    """True if what a player archives goes to his history (IMP-139)."""
    return not any(laid.printed.in_force.no_history for laid in state.areas[seat])


def exile_categories(state: ImperiumState, seat: int) -> list[int]:
    """The categories that a player acquires from the exile pile, too."""
    found: list[int] = []
    for laid in state.areas[seat]:
        found += laid.printed.in_force.exile
    return found


def unrest_materials(state: ImperiumState, seat: int, price: int) -> int:
    """The materials that an unrest card costs (IMP-204, IMP-Q128)."""
    cut = 0
    least = 0
    for laid in state.areas[seat]:
        passive = laid.printed.in_force
        cut += passive.unrest_materials
        least = max(least, passive.unrest_least)
    return max(least, price - cut)


def unrest_cards(state: ImperiumState, seat: int, price: int) -> int:
    """The cards to be discarded for an unrest card (IMP-204, IMP-Q128)."""
    cut = 0
    least = 0
    for laid in state.areas[seat]:
        passive = laid.printed.in_force
        cut += passive.unrest_cards
        least = max(least, passive.unrest_least)
    return max(least, price - cut)


def development_price(state: ImperiumState, seat: int, card: int) -> list[int]:
    """What a development card costs a player, less what cards in play take off."""
    return less(CARDS[card].dev_cost, development_cut(state, seat))


def development_cut(state: ImperiumState, seat: int) -> list[int]:
    """What cards in play take off the price of a development card."""
    cut = NO_TOKENS
    for laid in state.areas[seat]:
        more = laid.printed.in_force.develop
        if more is not NO_TOKENS:
            cut = [cut[token] + more[token] for token in range(len(more))]
    return cut


def less(price: list[int], cut: list[int]) -> list[int]:
    """A price less what is taken off it."""
    if cut is NO_TOKENS:
        return price
    return [max(0, price[token] - cut[token]) for token in range(len(price))]


def fame_looks(state: ImperiumState, seat: int) -> int:
    """How many fame cards more a player looks at (IMP-Q98)."""
    more = 0
    for laid in state.areas[seat]:
        more += laid.printed.in_force.fame_look
    return more
