"""How the C.I.V.'s cards and tokens move (solo p. 8 to 10): it has no hand, what it takes goes on top of its deck."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from imperia.games.imperium.cards import CARDS, NATION_CARDS
from imperia.games.imperium.ending import trigger_scoring
from imperia.games.imperium.piles import (
    enter_play,
    find_laid,
    leave_play,
    pop_unrest,
    push_unrest,
    put_on,
    take_from,
    to_discard,
    to_exile,
    to_history,
)
from imperia.games.imperium.printed import (
    PROGRESS,
    UNREST_PILE,
)
from imperia.games.imperium.purposes import DECK_OF
from imperia.games.imperium.solo_tables import LEVELS
from imperia.games.imperium.state import (
    CIV,
    CIV_DECK,
    CIV_DEVELOPMENT,
    CIV_DISCARD,
    CIV_HAND,
    CIV_HISTORY,
    CIV_NATION_DECK,
    ImperiumState,
)
from imperia.games.imperium.words import (
    CIV_ABANDONED,
    CIV_ARCHIVED,
    CIV_BECAME_EMPIRE,
    CIV_GAINED_FOR_UNREST,
    CIV_PLAYED,
    CIV_RECALLED,
    CIV_RECOVERED,
    CIV_RESHUFFLED,
    CIV_RETURNED_UNREST,
    CIV_TOOK_UNREST,
    DYNASTY_CARD,
    DYNASTY_EMPTY,
    DYNASTY_ON_DECK,
    EXILED,
    GAINED,
    PAID,
    QUEST_ON_DECK,
    TOP_DISCARDED,
    amount,
)
from imperia.kernel.agenda import drop_last
from imperia.kernel.events import AUTOMA, EVERYONE, Happening


def mask_of(categories: list[int]) -> int:
    """Categories as a mask."""
    return sum([1 << category for category in categories])


# Tokens


def gain(state: ImperiumState, token: int, count: int, what: Happening = GAINED) -> None:
    """Tokens from the supply."""
    if count > 0:
        state.add(CIV, token, count)
        state.tell(what, AUTOMA, amount(token, count))


def spend(state: ImperiumState, token: int, count: int) -> None:
    """Tokens go back to the supply; no other token stands in for them (IMP-267)."""
    if count > 0:
        state.add(CIV, token, -count)
        state.tell(PAID, AUTOMA, amount(token, count))


# Its deck and its discard pile


def lift_top(state: ImperiumState, pile: i64) -> int:
    """The top card of one of its piles, which must not be empty, leaves it."""
    cards = state.own_pile(pile)
    card = cards[-1]
    drop_last(cards)
    return card


def lay_open(state: ImperiumState, card: int) -> None:
    """A card that everybody has seen goes on top of its deck (IMP-281)."""
    state.hidden.see_card(card, EVERYONE)
    put_on(state, CIV_DECK, card)


def to_discards(state: ImperiumState, card: int) -> None:
    """A card goes to its discard pile; an accession card there makes it an empire (IMP-265)."""
    to_discard(state, CIV, card)
    nation = NATION_CARDS[state.nations[CIV]]
    if card == nation.accession and nation.accedes and not state.is_empire(CIV):
        state.empires |= 1 << CIV
        state.tell(CIV_BECAME_EMPIRE, AUTOMA)


def discard_top(state: ImperiumState, count: int, what: Happening = TOP_DISCARDED) -> None:
    """The top cards of its deck go to its discard pile, as many as there are; nothing is shuffled (IMP-269)."""
    for _ in range(min(count, len(state.deck(CIV)))):
        card = lift_top(state, CIV_DECK)
        state.tell(what, AUTOMA, card)
        to_discards(state, card)


def make_deck(state: ImperiumState, what: Happening = CIV_RESHUFFLED) -> None:
    """Its discard pile is shuffled below what lies on its deck (IMP-264, IMP-Q110)."""
    cards = state.discard(CIV).copy()
    state.hidden.shuffle_open(cards, state.chance, DECK_OF[CIV])
    state.piles[CIV_DISCARD] = []
    state.piles[CIV_DECK] = cards + state.piles[CIV_DECK]
    state.tell(what, AUTOMA)


def end_dynasty(state: ImperiumState) -> None:
    """With the last dynasty card a Scoring is triggered (IMP-284)."""
    if not state.piles[CIV_NATION_DECK]:
        trigger_scoring(state, DYNASTY_EMPTY, AUTOMA)


def dynasty_to_discard(state: ImperiumState) -> None:
    """The top dynasty card goes to its discard pile, if there is one (IMP-264, IMP-Q68)."""
    if state.piles[CIV_NATION_DECK]:
        card = lift_top(state, CIV_NATION_DECK)
        state.tell(DYNASTY_CARD, AUTOMA, card)
        to_discards(state, card)
        end_dynasty(state)


def dynasty_to_deck(state: ImperiumState) -> None:
    """The top dynasty card goes on top of its deck as it lies, if there is one (IMP-283)."""
    if state.piles[CIV_NATION_DECK]:
        put_on(state, CIV_DECK, lift_top(state, CIV_NATION_DECK))
        state.tell(DYNASTY_ON_DECK, AUTOMA)
        end_dynasty(state)


def last_discarded(state: ImperiumState, fit: list[bool]) -> int:
    """The card discarded last of those that are meant; -1 if there is none (IMP-Q114)."""
    for card in reversed(state.discard(CIV)):
        if fit[card]:
            return card
    return -1


def take_discarded(state: ImperiumState, card: int) -> None:
    """A card leaves its discard pile."""
    take_from(state, CIV_DISCARD, card)


def return_unrest(state: ImperiumState, card: int, what: Happening = CIV_RETURNED_UNREST) -> None:
    """An unrest card goes back to the unrest pile, from wherever it lay (IMP-282, IMP-308)."""
    push_unrest(state, card)
    state.tell(what, AUTOMA, card)
    gain(state, PROGRESS, LEVELS[state.terms.level].progress_for_unrest, CIV_GAINED_FOR_UNREST)


def take_unrest(state: ImperiumState) -> None:
    """The top unrest card goes on top of its deck (IMP-Q65)."""
    if state.piles[UNREST_PILE]:
        lay_open(state, pop_unrest(state))
        state.tell(CIV_TOOK_UNREST, AUTOMA, 1)


def archive(state: ImperiumState, card: int) -> None:
    """A card that lay open goes to its history (IMP-249)."""
    to_history(state, CIV, card)
    state.tell(CIV_ARCHIVED, AUTOMA, card)


def archive_seen(state: ImperiumState, card: int) -> None:
    """A card that everybody has just seen goes to its history (IMP-318)."""
    put_on(state, CIV_HISTORY, card)
    state.tell(CIV_ARCHIVED, AUTOMA, card)


def on_deck(state: ImperiumState, card: int, what: Happening = CIV_RECOVERED) -> None:
    """A card of its own that everybody sees goes on top of its deck (IMP-281)."""
    lay_open(state, card)
    state.tell_only(EVERYONE, what, AUTOMA, card)


def exile(state: ImperiumState, card: int, what: Happening = EXILED) -> None:
    """A card goes to the exile pile (IMP-166)."""
    to_exile(state, card)
    state.tell(what, AUTOMA, card)


# Its slots, which are its hand (IMP-Q74)

DIE: Final = 6
# In place of a slot: the card lies under the die. It and the first slot as masks.
UNDER_DIE: Final = 0
ASIDE: Final = 1
FIRST_SLOT: Final = 2


def slots_of(state: ImperiumState) -> list[int]:
    """The slot of each card of its hand, in the order of the cards."""
    slots = [slot for slot in range(DIE, UNDER_DIE, -1) if state.slots >> slot & 1]
    return [UNDER_DIE, *slots] if state.slots & ASIDE else slots


def lay_in_slots(state: ImperiumState, slots: list[int]) -> None:
    """The cards of its hand lie in these slots: they are put in the order in which a state keeps them."""
    hand = state.hand(CIV)
    places = sorted(range(len(hand)), key=lambda place: slots[place] or DIE + 1, reverse=True)
    state.piles[CIV_HAND] = [hand[place] for place in places]
    state.slots = mask_of(slots)


def card_at(state: ImperiumState, slot: int) -> int:
    """The card under a slot marker; -1 if there is none."""
    slots = slots_of(state)
    return state.hand(CIV)[slots.index(slot)] if slot in slots else -1


def in_slots(state: ImperiumState) -> bool:
    """True if a card lies under a slot marker, and not just under the die."""
    return state.slots > ASIDE


def empty_slots(state: ImperiumState) -> int:
    """How many slots of its level hold no card."""
    return len(LEVELS[state.terms.level].slots) - len(state.hand(CIV))


def deal_to_slots(state: ImperiumState, count: int) -> None:
    """So many cards from the top of its deck, which must have them, go face down to its next slots (IMP-263)."""
    deck = state.deck(CIV)
    hand = state.hand(CIV)
    filled: i64
    for filled in range(len(hand), len(hand) + count):
        state.slots |= FIRST_SLOT << filled
    left = len(deck) - count
    state.piles[CIV_HAND] = deck[left:] + hand
    state.piles[CIV_DECK] = deck[:left]


def set_aside(state: ImperiumState, slot: i64) -> bool:
    """The card of a slot is laid under the die; False if there is none (IMP-251, IMP-Q74)."""
    if not state.slots >> slot & 1:
        return False
    place: i64 = 0
    higher = state.slots >> slot + 1
    while higher:
        place += higher & 1
        higher >>= 1
    state.slots = state.slots - (1 << slot) | ASIDE
    # Any: compiled code moves the number that is there, and does not make it anew.
    hand: list[Any] = state.own_pile(CIV_HAND)
    hand.insert(0, hand.pop(place))
    return True


def end_aside(state: ImperiumState) -> None:
    """The card under the die, which is all that is left, goes to the first slot (IMP-262)."""
    if state.hand(CIV):
        state.slots = FIRST_SLOT


def leave_slot(state: ImperiumState, card: i64) -> bool:
    """The card that is being resolved, which lies in the lowest slot, leaves it; False if it has left it already."""
    hand = state.own_pile(CIV_HAND)
    if not in_slots(state) or hand[-1] != card:
        return False
    drop_last(hand)
    # The lowest slot: of the others all bits stay as they are.
    held = state.slots - (state.slots & ASIDE)
    state.slots = held & held - 1 | state.slots & ASIDE
    return True


# Its play area


def regions(state: ImperiumState) -> int:
    """The region icons in its play area (IMP-Q111)."""
    count = 0
    for laid in state.areas[CIV]:
        count += CARDS[laid.card].regions
    return count


def last_region(state: ImperiumState) -> int:
    """The region that it played last, or -1 (IMP-273, IMP-274)."""
    for laid in reversed(state.areas[CIV]):
        if CARDS[laid.card].regions:
            return laid.card
    return -1


def play_card(state: ImperiumState, card: int) -> None:
    """A card comes into its play area (IMP-318)."""
    enter_play(state, CIV, card)
    state.tell(CIV_PLAYED, AUTOMA, card)


def leave_area(state: ImperiumState, card: int) -> None:
    """A card leaves its play area."""
    leave_play(state, CIV, card)


def abandon(state: ImperiumState, card: int) -> None:
    """A card in its play area goes to its discard pile (IMP-273)."""
    leave_area(state, card)
    state.tell(CIV_ABANDONED, AUTOMA, card)
    to_discards(state, card)


def recall(state: ImperiumState, card: int) -> None:
    """A card in its play area goes on top of its deck (IMP-274)."""
    leave_area(state, card)
    on_deck(state, card, CIV_RECALLED)


def in_area(state: ImperiumState, card: int) -> bool:
    """True if a card lies in its play area."""
    return find_laid(state, CIV, card).card >= 0


# Its quests


def next_quest(state: ImperiumState) -> int:
    """The first pending quest, or -1 (IMP-241)."""
    quests = state.piles[CIV_DEVELOPMENT]
    return quests[-1] if quests else -1


def take_quest(state: ImperiumState) -> None:
    """The first pending quest goes on top of its deck as it lies (IMP-281)."""
    card = lift_top(state, CIV_DEVELOPMENT)
    put_on(state, CIV_DECK, card)
    state.tell(QUEST_ON_DECK, AUTOMA)


def exile_quest(state: ImperiumState) -> None:
    """The first pending quest is exiled."""
    card = lift_top(state, CIV_DEVELOPMENT)
    exile(state, card)
