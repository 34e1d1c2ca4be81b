"""What is hidden: hands, decks, cards under a Gate, foundations laid from hand, secret picks (SET-Q43, SET-Q75)."""

from __future__ import annotations

from imperia.games.settlers.cards import CARDS
from imperia.games.settlers.empire import replace
from imperia.games.settlers.piles import SPECTATOR
from imperia.games.settlers.printed import DECKS
from imperia.games.settlers.state import SettlersState
from imperia.kernel.chance import Chance


def knows(state: SettlersState, seat: int | None, holder: int, card: int) -> bool:
    """True if a seat (None: a spectator) knows a card that lies hidden with its holder."""
    if seat == holder:
        return True
    return bool(state.seen.get(card, 0) & (SPECTATOR if seat is None else 1 << seat))


def imagine(state: SettlersState, seat: int | None, chance: Chance) -> SettlersState:
    """The same position with everything that the seat does not know drawn anew."""
    twin = state.copy()
    twin.chance = chance
    # Backs tell decks apart, so each deck is dealt anew among the places where its unknown cards lie.
    pools: list[list[int]] = [twin.decks[deck].copy() for deck in range(len(DECKS))]
    for holder in range(len(twin.hands)):
        for place in hidden_places(twin, holder):
            collect(twin, seat, holder, place, pools)
    for pool in pools:
        # Sorted first: what is imagined follows from what is known and from the given chance, never from the truth.
        pool.sort()
        chance.shuffle(pool)
    for holder in range(len(twin.hands)):
        deal_anew(twin, seat, holder, pools, chance)
    twin.decks = pools
    return twin


def hidden_places(state: SettlersState, holder: int) -> list[list[int]]:
    """Where cards lie hidden with a player."""
    places = [state.hands[holder], state.foundations[holder], state.drafts[holder]]
    if holder == state.seat:
        places.append(state.held)
    places += [location.under for location in state.empires[holder] if location.under]
    return places


def collect(state: SettlersState, seat: int | None, holder: int, cards: list[int], pools: list[list[int]]) -> None:
    """Unknown cards go back to where they could be anywhere."""
    for card in cards:
        if not knows(state, seat, holder, card):
            pools[CARDS[card].deck].append(card)


def dealt(state: SettlersState, seat: int | None, holder: int, cards: list[int], pools: list[list[int]]) -> list[int]:
    """The same place with other unknown cards of the same decks."""
    return [card if knows(state, seat, holder, card) else pools[CARDS[card].deck].pop() for card in cards]


def deal_anew(state: SettlersState, seat: int | None, holder: int, pools: list[list[int]], chance: Chance) -> None:
    """Fill every hidden place of a player."""
    if holder == seat:
        return
    unseen(state, seat, holder)
    state.hands[holder] = sorted(dealt(state, seat, holder, state.hands[holder], pools))
    state.foundations[holder] = dealt(state, seat, holder, state.foundations[holder], pools)
    state.drafts[holder] = sorted(dealt(state, seat, holder, state.drafts[holder], pools))
    if state.kept[holder] >= 0 and len(state.drafts[holder]) > 1:
        state.kept[holder] = chance.below(len(state.drafts[holder]))
    if holder == state.seat:
        state.held = sorted(dealt(state, seat, holder, state.held, pools))
    for location in state.empires[holder]:
        if location.under:
            under = sorted(dealt(state, seat, holder, location.under, pools))
            replace(state, location.holding(under, location.offered))


def unseen(state: SettlersState, seat: int | None, holder: int) -> None:
    """Forget what others know of cards that the seat does not know: it cannot tell how much of that is left."""
    for place in hidden_places(state, holder):
        for card in place:
            if not knows(state, seat, holder, card):
                state.seen.pop(card, 0)
