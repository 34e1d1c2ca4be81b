"""The action to raze, from hand or in an enemy's empire (p. 9), and razing by card abilities."""

from __future__ import annotations

from typing import ClassVar, Final

from imperia.games.settlers.empire import enemies, find, make_foundation, protection, raze_bonus, razeable, take_out
from imperia.games.settlers.gains import give, score_points
from imperia.games.settlers.payment import hand_over
from imperia.games.settlers.piles import discard, to_hand
from imperia.games.settlers.state import NO_CARD, SettlersState
from imperia.games.settlers.tables import (
    DEFENSE,
    ENEMY_LOCATION,
    HAND_CARD,
    NOTHING,
    OWN_LOCATION,
    RAZE,
    RAZE_FIELD,
    RAZE_HAND_COST,
    RAZE_LOCATION_COST,
)
from imperia.games.settlers.triggers import REACT_TO_RAZE
from imperia.games.settlers.words import (
    DISCARD,
    DONE,
    RAZE_FROM_HAND,
    RAZE_LOCATION,
    RAZED,
    RAZED_HAND,
    RAZED_OWN,
    RAZED_VIRTUAL,
    TURN_IN,
    TURN_IN_VERB,
    TURNED_IN,
)
from imperia.kernel.agenda import Step
from imperia.kernel.asking import TurnChoice


def hand_targets(state: SettlersState, seat: int) -> list[int]:
    """Moves to raze a card of the hand: common ones, and Japanese ones of the Japanese (SET-118, SET-119, SET-023)."""
    return [RAZE_FROM_HAND + card for card in state.hands[seat] if razeable(card)]


def enemy_targets(state: SettlersState, seat: int, tokens: int, base: int, protected: bool) -> list[int]:
    """Moves to raze a location of an enemy for no more than these tokens (SET-122, SET-127, SET-128).

    Protection counts or not; a player who has passed cannot be chosen (SET-073).
    """
    found: list[int] = []
    if tokens < base:
        return found
    for party in enemies(state, seat):
        bonus = raze_bonus(state, party) if protected else 0
        found += [
            RAZE_LOCATION + location.card
            for location in state.empires[party]
            if razeable(location.card) and (not protected or base + protection(location, bonus) <= tokens)
        ]
    found.sort()
    return found


def own_targets(state: SettlersState, seat: int) -> list[int]:
    """Moves to raze a location of one's own, where a card allows it (SET-126, SET-192)."""
    found = [RAZE_LOCATION + location.card for location in state.empires[seat] if razeable(location.card)]
    found.sort()
    return found


def guard_of(state: SettlersState, card: int) -> int:
    """How many more raze tokens a location costs where it lies (SET-123, SET-124)."""
    party, place = find(state, card)
    return protection(state.empires[party][place], raze_bonus(state, party))


def pay_tokens(state: SettlersState, tokens: int) -> None:
    """Tokens are discarded, or laid on the activated location (SET-117)."""
    hand_over(state, RAZE, tokens)


def raze_action(state: SettlersState, move: int) -> None:
    """The raze action on a card of the hand or on an enemy's location (SET-117, SET-118, SET-122)."""
    state.using = NO_CARD
    if move < RAZE_LOCATION:
        pay_tokens(state, RAZE_HAND_COST)
        raze_from_hand(state, move - RAZE_FROM_HAND)
    else:
        card = move - RAZE_LOCATION
        pay_tokens(state, RAZE_LOCATION_COST + guard_of(state, card))
        raze_location(state, card)


def raze_from_hand(state: SettlersState, card: int) -> None:
    """The card is discarded for all goods of its raze field (SET-120, SET-121)."""
    state.hands[state.seat].remove(card)
    discard(state, state.seat, card, RAZED_HAND)
    take_spoils(state, card, HAND_CARD)


def raze_location(state: SettlersState, card: int) -> None:
    """The location turns into a foundation or is discarded, for its raze field (SET-120, SET-125, SET-129)."""
    seat = state.seat
    party, _ = find(state, card)
    if party == seat:
        state.tell(RAZED_OWN, seat, card)
    elif party < state.seats:
        state.tell(RAZED, seat, card, party)
    else:
        state.tell(RAZED_VIRTUAL, seat, card)
    # SET-079, SET-157: defense token and samurai go to the supply with it.
    make_foundation(state, party, take_out(state, card))
    take_spoils(state, card, OWN_LOCATION if party == seat else ENEMY_LOCATION)


def take_spoils(state: SettlersState, card: int, target: int) -> None:
    """All goods of the raze field, then what a card makes of them, then triggers (SET-120, SET-Q39, SET-Q69)."""
    goods = RAZE_FIELD[card]
    state.agenda.append(REACT_TO_RAZE[target])
    if state.bounty:
        state.spoils = goods[:DEFENSE]
        state.agenda.append(OFFER_TURN_IN)
    give(state, state.seat, card, goods)


class OfferTurnIn(Step[SettlersState]):
    """Ask which of the goods just razed are turned into points, while there are any (SET-Q69)."""

    def run(self, state: SettlersState) -> None:
        """With nothing left the drawn cards come to the hand."""
        if state.held or any(state.spoils):
            state.agenda.append(CHOOSE_TURN_IN)
        else:
            end_turn_in(state)


def end_turn_in(state: SettlersState) -> None:
    """What was not turned in is kept."""
    for card in state.held:
        to_hand(state, state.seat, card)
    state.held.clear()
    state.spoils = NOTHING
    state.bounty = 0


class ChooseTurnIn(TurnChoice[SettlersState]):
    """Turn one of the goods just razed into points, or keep the rest (SET-Q69)."""

    rule: ClassVar[str] = "SET-Q69"
    continues: ClassVar[bool] = True

    def moves(self, state: SettlersState, seat: int) -> list[int]:
        """Goods and drawn cards one by one."""
        moves = [DISCARD + card for card in sorted(state.held)]
        moves += [TURN_IN + good for good in range(len(state.spoils)) if state.spoils[good]]
        moves.append(DONE)
        return moves

    def take(self, state: SettlersState, seat: int, move: int) -> None:
        """Each brings the points that the card says."""
        if move == DONE:
            end_turn_in(state)
            return
        good = TURN_IN_VERB.argument(move)
        if good >= 0:
            left = state.spoils.copy()
            left[good] -= 1
            state.spoils = left
            state.stocks[seat][good] -= 1
            state.tell(TURNED_IN, seat, good)
        else:
            state.held.remove(move - DISCARD)
            discard(state, seat, move - DISCARD)
        score_points(state, seat, state.bounty)
        state.agenda.append(OFFER_TURN_IN)

    def default(self, state: SettlersState, seat: int) -> int:
        """Keep them."""
        return DONE

    def question(self, state: SettlersState, seat: int) -> tuple[str, dict[str, int]]:
        """The points for each."""
        return "", {"points": state.bounty}


OFFER_TURN_IN: Final = OfferTurnIn()
CHOOSE_TURN_IN: Final = ChooseTurnIn()
