"""The action to raze, from hand or in an enemy's empire (p. 9), and razing by card abilities."""

from __future__ import annotations

from typing import ClassVar, Final

from imperia.games.settlers.cards import CARD_COUNT, CARDS
from imperia.games.settlers.empire import (
    enemies,
    holder_of,
    location_of,
    make_foundation,
    protection,
    raze_bonus,
    take_out,
)
from imperia.games.settlers.gains import give, score_points
from imperia.games.settlers.payment import hand_over
from imperia.games.settlers.piles import discard, tell_card, to_hand
from imperia.games.settlers.printed import (
    COMMON,
    DEFENSE,
    ENEMY_LOCATION,
    HAND_CARD,
    JAPANESE,
    NOTHING,
    OWN_LOCATION,
    RAZE,
    RAZE_HAND_COST,
    RAZE_LOCATION_COST,
    only_price,
)
from imperia.games.settlers.state import NO_CARD, SettlersState
from imperia.games.settlers.triggers import REACT_TO_RAZE
from imperia.games.settlers.words import (
    DISCARD,
    DONE,
    GAINED_BY_RAZING,
    PAID_FOR_RAZING,
    RAZE_FROM_HAND,
    RAZE_LOCATION,
    RAZED,
    RAZED_HAND,
    RAZED_JAPANESE,
    RAZED_JAPANESE_HAND,
    RAZED_OWN,
    RAZED_VIRTUAL,
    TURN_IN,
    TURNED_IN,
)
from imperia.kernel.agenda import ASKED, SKIPPED, Step
from imperia.kernel.asking import Answer, TurnChoice
from imperia.kernel.events import EVERYONE


def hand_targets(state: SettlersState, seat: int) -> list[int]:
    """The cards of the hand with a raze field: common ones, and Japanese ones of the Japanese (SET-023, SET-118)."""
    return [card for card in state.hands[seat] if CARDS[card].raze]


def enemy_targets(state: SettlersState, seat: int, tokens: int, base: int, protected: bool) -> list[int]:
    """The locations of enemies that can be razed for no more than these tokens (SET-122, SET-127, SET-128).

    Protection counts or not; a player who has passed cannot be chosen (SET-073).
    """
    found: list[int] = []
    if tokens < base:
        return found
    for party in enemies(state, seat):
        bonus = raze_bonus(state, party) if protected else 0
        found += [
            location.card
            for location in state.empires[party]
            if location.face.raze and (not protected or base + protection(location, bonus) <= tokens)
        ]
    return found


def own_targets(state: SettlersState, seat: int) -> list[int]:
    """The locations of one's own that can be razed, where a card allows it (SET-126, SET-192)."""
    return [location.card for location in state.empires[seat] if location.face.raze]


def guard_of(state: SettlersState, card: int) -> int:
    """How many more raze tokens a location costs where it lies (SET-123, SET-124)."""
    return protection(location_of(state, card), raze_bonus(state, holder_of(state, card)))


class RazeFromHand(Answer[SettlersState]):
    """The raze action on a card of one's hand (SET-117, SET-118)."""

    def offer(self, state: SettlersState, seat: int, moves: list[int]) -> None:
        """Those with a raze field, if there is a token."""
        if state.stocks[seat][RAZE] >= RAZE_HAND_COST:
            for card in state.hands[seat]:
                if CARDS[card].raze:
                    RAZE_FROM_HAND.add_last(card, moves)

    def take(self, state: SettlersState, seat: int, move: int) -> None:
        """A token for all goods of its raze field."""
        hand_over(state, RAZE, RAZE_HAND_COST, NO_CARD, PAID_FOR_RAZING)
        raze_from_hand(state, RAZE_FROM_HAND.argument(move), 0)

    def why_not(self, state: SettlersState, seat: int, move: int) -> list[str]:
        """Not in hand, no raze field, or no token."""
        card = RAZE_FROM_HAND.argument(move)
        if card not in state.hands[seat]:
            return ["SET-118"]
        return ["SET-117"] if CARDS[card].raze else ["SET-027"]

    def price(self, state: SettlersState, seat: int, move: int) -> list[int]:
        in_hand = RAZE_FROM_HAND.argument(move) in state.hands[seat]
        return only_price(RAZE, RAZE_HAND_COST) if in_hand else NOTHING

    def gain(self, state: SettlersState, seat: int, move: int) -> list[int]:
        return CARDS[RAZE_FROM_HAND.argument(move)].raze


class RazeLocation(Answer[SettlersState]):
    """The raze action on an enemy's location (SET-117, SET-122)."""

    def offer(self, state: SettlersState, seat: int, moves: list[int]) -> None:
        """Those that the tokens suffice for; none in the peaceful variant (SET-212)."""
        tokens = state.stocks[seat][RAZE]
        if tokens >= RAZE_LOCATION_COST and not state.terms.peaceful:
            for card in enemy_targets(state, seat, tokens, RAZE_LOCATION_COST, True):
                RAZE_LOCATION.add(card, moves)

    def take(self, state: SettlersState, seat: int, move: int) -> None:
        """Tokens, more of them for a protected one, for all goods of its raze field."""
        card = RAZE_LOCATION.argument(move)
        hand_over(state, RAZE, RAZE_LOCATION_COST + guard_of(state, card), NO_CARD, PAID_FOR_RAZING)
        raze_location(state, card, 0)

    def why_not(self, state: SettlersState, seat: int, move: int) -> list[str]:
        """Not there, not an enemy's, no raze field, peace, or too few tokens for what protects it."""
        number = RAZE_LOCATION.argument(move)
        card = CARDS[number]
        party = holder_of(state, number)
        if party < 0:
            return ["SET-122"]
        if party == seat:
            return ["SET-126"]
        if state.passed[party]:
            return ["SET-073"]
        if not card.raze:
            return ["SET-027"] if card.deck in (COMMON, JAPANESE) else ["SET-127"]
        if state.terms.peaceful:
            return ["SET-212"]
        location = location_of(state, number)
        common = card.deck == COMMON
        guards = (
            ("SET-123", location.defense > 0),
            ("SET-124", location.samurai > 0),
            ("SET-Q70", common and raze_bonus(state, party) > 0),
        )
        found = [rule for rule, holds in guards if holds]
        return ["SET-117", *(found or ["SET-122" if common else "SET-128"])]

    def price(self, state: SettlersState, seat: int, move: int) -> list[int]:
        card = RAZE_LOCATION.argument(move)
        if holder_of(state, card) in (-1, seat):
            return NOTHING
        return only_price(RAZE, RAZE_LOCATION_COST + guard_of(state, card))

    def gain(self, state: SettlersState, seat: int, move: int) -> list[int]:
        return CARDS[RAZE_LOCATION.argument(move)].raze

    def wording(self, state: SettlersState, seat: int, move: int) -> tuple[str, dict[str, int]]:
        card = RAZE_LOCATION.argument(move)
        party = holder_of(state, card)
        if party < 0 or party >= state.seats:
            return "", {}
        return "raze_for", {"seat": party, "number": RAZE_LOCATION_COST + guard_of(state, card)}


def raze_from_hand(state: SettlersState, card: int, bounty: int) -> None:
    """The card is shown, its goods are taken, and only then is it discarded (SET-120, SET-121, SET-Q79)."""
    hand = state.hands[state.seat]
    tell_card(state, RAZED_HAND if CARDS[card].deck == COMMON else RAZED_JAPANESE_HAND, state.seat, card)
    state.hidden.show(card, hand)
    state.hidden.see([card], EVERYONE)
    take_spoils(state, card, HAND_CARD, bounty)


def raze_location(state: SettlersState, card: int, bounty: int) -> None:
    """The goods of a location are taken before it is turned over or discarded (SET-120, SET-Q79)."""
    seat = state.seat
    party = holder_of(state, card)
    if party == seat:
        state.tell(RAZED_OWN, seat, card)
    elif party < state.seats:
        state.tell(RAZED if CARDS[card].deck == COMMON else RAZED_JAPANESE, seat, card, party)
    else:
        state.tell(RAZED_VIRTUAL, seat, card)
    take_spoils(state, card, OWN_LOCATION if party == seat else ENEMY_LOCATION, bounty)


def take_spoils(state: SettlersState, card: int, target: int, bounty: int) -> None:
    """All goods of the raze field, the card away, what is made of the goods, triggers (SET-120, SET-Q39, SET-Q69)."""
    goods = CARDS[card].raze
    state.agenda.append(REACT_TO_RAZE[target])
    if bounty:
        state.agenda.append(ChooseTurnIn(goods[:DEFENSE], bounty))
    state.agenda.append(CLEAR_RAZED[card])
    give(state, GAINED_BY_RAZING, state.seat, card, goods, bounty > 0)


class ClearRazed(Step[SettlersState]):
    """The razed card is discarded, or a location turns into a foundation (SET-121, SET-125, SET-129, SET-Q79)."""

    nouns: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def run(self, state: SettlersState) -> None:
        """Defense token and samurai go to the supply with a location (SET-079, SET-157)."""
        hand = state.hands[state.seat]
        if self.card in hand:
            state.own_hand(state.seat).remove(self.card)
            state.own_discards(CARDS[self.card].deck).append(self.card)
        else:
            party = holder_of(state, self.card)
            make_foundation(state, party, take_out(state, self.card))


CLEAR_RAZED: Final = [ClearRazed(card) for card in range(CARD_COUNT)]


class ChooseTurnIn(TurnChoice[SettlersState]):
    """Turn one of the goods just razed into points, or keep the rest (SET-Q69)."""

    rule: ClassVar[str] = "SET-Q69"
    continues: ClassVar[bool] = True

    def __init__(self, spoils: list[int], bounty: int) -> None:
        self.spoils: Final = spoils
        self.bounty: Final = bounty

    def moves(self, state: SettlersState, seat: int) -> list[int]:
        """Goods and drawn cards one by one."""
        moves = DISCARD.moves(state.held)
        for good in range(len(self.spoils)):
            if self.spoils[good]:
                TURN_IN.add(good, moves)
        DONE.add(0, moves)
        return moves

    def settled(self, state: SettlersState) -> int:
        return ASKED if state.held or any(self.spoils) else SKIPPED

    def take(self, state: SettlersState, seat: int, move: int) -> None:
        """Each brings the points that the card says; what is kept comes to the hand."""
        left = self.spoils
        if TURN_IN.says(move):
            good = TURN_IN.argument(move)
            left = left.copy()
            left[good] -= 1
            state.stocks[seat][good] -= 1
            state.tell(TURNED_IN, seat, good)
        elif DISCARD.says(move):
            card = DISCARD.argument(move)
            state.hidden.show(card, state.held)
            state.held.remove(card)
            discard(state, seat, card)
        else:
            for card in state.held:
                to_hand(state, seat, card)
            state.held.clear()
            return
        score_points(state, seat, self.bounty)
        state.agenda.append(ChooseTurnIn(left, self.bounty))

    def default(self, state: SettlersState, seat: int) -> int:
        return DONE.move()

    def question(self, state: SettlersState, seat: int) -> tuple[str, dict[str, int]]:
        return "", {"points": self.bounty}
