"""The action phase: turns of one action each, and what may be done freely besides (p. 7 to 11)."""

from __future__ import annotations

from typing import ClassVar, Final

from imperia.games.settlers.effects.own import post_samurai, posts
from imperia.games.settlers.empire import find, location_of, raze_bonus, razeable, replace
from imperia.games.settlers.location import packed
from imperia.games.settlers.phases.activate import begin_use, payable, ready, usable
from imperia.games.settlers.phases.build import begin_build, can_build
from imperia.games.settlers.phases.deal import begin_deal, can_deal
from imperia.games.settlers.phases.raze import enemy_targets, guard_of, hand_targets, raze_action
from imperia.games.settlers.phases.workers import refuse_spending, spend_moves, spend_pair
from imperia.games.settlers.piles import forget_hand
from imperia.games.settlers.state import ACTION_PHASE, NO_CARD, SettlersState
from imperia.games.settlers.tables import (
    ACTION,
    COMMON,
    COST,
    DEAL,
    DECK,
    DEFENSE,
    GOLD,
    JAPANESE,
    KIND,
    LIMIT,
    NOTHING,
    RAZE,
    RAZE_HAND_COST,
    RAZE_LOCATION_COST,
    TAKES_CARDS,
    TAKES_RESOURCES,
    WORKER,
    affordable,
)
from imperia.games.settlers.words import (
    ACTIVATE,
    ACTIVATE_TWICE,
    ACTIVATE_VERB,
    ACTIVATED,
    ACTIVATED_TWICE,
    BUILD,
    BUILD_VERB,
    DEAL_VERB,
    DEFEND,
    DEFEND_VERB,
    DEFENDED,
    FINISH,
    HIDE,
    MAKE_DEAL,
    OFFER,
    OFFER_VERB,
    OFFERED,
    PASS,
    PASSED,
    RAZE_FROM_HAND,
    RAZE_HAND_VERB,
    RAZE_VERB,
    SAMURAI,
    SAMURAI_VERB,
    SPEND,
    SPEND_VERB,
    TUCK,
    TUCK_VERB,
    TUCKED,
    TWICE_VERB,
)
from imperia.kernel.agenda import Step
from imperia.kernel.asking import TurnChoice
from imperia.kernel.events import only


class BeginActions(Step[SettlersState]):
    """The first player begins (SET-069)."""

    def run(self, state: SettlersState) -> None:
        """Nobody has passed yet."""
        state.phase = ACTION_PHASE
        state.seat = state.first
        state.agenda += TURN


class NextTurn(Step[SettlersState]):
    """Clockwise to the next player who has not passed, until all have (SET-069, SET-072, SET-074)."""

    def run(self, state: SettlersState) -> None:
        """What the last turn was about is over."""
        state.using = NO_CARD
        state.acting = NO_CARD
        for step in range(1, state.seats + 1):
            seat = (state.seat + step) % state.seats
            if not state.passed[seat]:
                state.seat = seat
                state.agenda += TURN
                return


def free_moves(state: SettlersState, seat: int) -> list[int]:
    """What is no action: defense token, samurai, Gate and Shrine (SET-076, SET-152, SET-Q13, SET-Q20)."""
    stock = state.stocks[seat]
    moves: list[int] = []
    japanese = state.factions[seat] == JAPANESE
    if stock[DEFENSE]:
        # SET-158, SET-Q15, SET-Q63: common locations without one.
        moves += [
            DEFEND + location.card
            for location in state.empires[seat]
            if DECK[location.card] == COMMON and not location.defense
        ]
    if japanese and stock[WORKER]:
        moves += [SAMURAI + card for card in posts(state, seat)]
    if state.hands[seat] or stock[0] or stock[1] or stock[2]:
        for location in state.empires[seat]:
            if TAKES_CARDS[location.card] and state.hands[seat]:
                moves.append(TUCK + location.card)
            elif TAKES_RESOURCES[location.card]:
                moves += [OFFER + good for good in range(GOLD) if stock[good]]
    moves.sort()
    return moves


def take_free_move(state: SettlersState, seat: int, move: int) -> bool:
    """Carry a free move out; False if it is none."""
    card = DEFEND_VERB.argument(move)
    if card >= 0:
        # SET-078: there is no way back.
        state.stocks[seat][DEFENSE] -= 1
        replace(state, card, location_of(state, card).guarded(1, 0))
        state.tell(DEFENDED, seat, card)
        return True
    card = SAMURAI_VERB.argument(move)
    if card >= 0:
        # SET-250: a worker of one's own supply.
        state.stocks[seat][WORKER] -= 1
        post_samurai(state, card)
        return True
    card = TUCK_VERB.argument(move)
    if card >= 0:
        state.target = card
        # A hand of one card leaves no choice.
        if len(state.hands[seat]) == 1:
            tuck_under(state, seat, state.hands[seat][0])
        else:
            state.agenda.append(TUCK_CARD)
        return True
    good = OFFER_VERB.argument(move)
    if good >= 0:
        state.stocks[seat][good] -= 1
        for location in state.empires[seat]:
            if TAKES_RESOURCES[location.card]:
                replace(state, location.card, location.holding(location.under, location.offered + packed(good, 1)))
                state.tell(OFFERED, seat, location.card, good)
                return True
    return False


def action_moves(state: SettlersState, seat: int) -> list[int]:
    """All actions that can be paid for and carried out (SET-070, SET-071)."""
    stock = state.stocks[seat]
    hand = state.hands[seat]
    moves = [BUILD + card for card in hand if can_build(state, seat, card, stock, NOTHING, False)]
    if can_deal(state, seat):
        moves += [MAKE_DEAL + card for card in hand if DEAL[card] >= 0]
    if stock[RAZE] >= RAZE_HAND_COST:
        moves += hand_targets(state, seat)
        # SET-212: not in the peaceful variant.
        if not state.peaceful:
            moves += enemy_targets(state, seat, stock[RAZE], RAZE_LOCATION_COST, True)
    once: list[int] = []
    twice: list[int] = []
    for location in state.empires[seat]:
        card = location.card
        if ready(location, 1) and usable(state, seat, card, 1, stock, NOTHING):
            once.append(ACTIVATE + card)
            if ready(location, 2) and usable(state, seat, card, 2, stock, NOTHING):
                twice.append(ACTIVATE_TWICE + card)
    once.sort()
    twice.sort()
    moves += once
    moves += twice
    moves += spend_moves(state, seat)
    return moves


class TakeTurn(TurnChoice[SettlersState]):
    """Take one action or pass; free moves may come before it (SET-069 to SET-071, SET-Q13)."""

    rule: ClassVar[str] = "SET-070"

    def moves(self, state: SettlersState, seat: int) -> list[int]:
        """Actions, pass, then free moves."""
        return [*action_moves(state, seat), PASS, *free_moves(state, seat)]

    def take(self, state: SettlersState, seat: int, move: int) -> None:
        """An action is followed by what may still be done freely in this turn."""
        if move == PASS:
            state.passed[seat] = True
            state.tell(PASSED, seat)
            return
        if move > PASS:
            state.agenda.append(TAKE_TURN)
            take_free_move(state, seat, move)
            return
        state.agenda.append(OFFER_END)
        self.act(state, seat, move)

    def act(self, state: SettlersState, seat: int, move: int) -> None:
        """One of the five actions."""
        if move < MAKE_DEAL:
            state.hands[seat].remove(move - BUILD)
            begin_build(state, move - BUILD, False)
        elif move < RAZE_FROM_HAND:
            begin_deal(state, move - MAKE_DEAL)
        elif move < ACTIVATE:
            raze_action(state, move)
        elif move < ACTIVATE_TWICE:
            state.tell(ACTIVATED, seat, move - ACTIVATE)
            begin_use(state, move - ACTIVATE, move - ACTIVATE, 1)
        elif move < SPEND:
            state.tell(ACTIVATED_TWICE, seat, move - ACTIVATE_TWICE)
            begin_use(state, move - ACTIVATE_TWICE, move - ACTIVATE_TWICE, 2)
        else:
            spend_pair(state, move - SPEND)

    def why_not(self, state: SettlersState, seat: int, move: int) -> list[str]:
        """What a move lacks."""
        return refuse_action(state, seat, move) or refuse_free(state, seat, move) or [self.rule]

    def wording(self, state: SettlersState, seat: int, move: int) -> tuple[str, dict[str, int]]:
        """A raze names whose location it is, and its price."""
        card = RAZE_VERB.argument(move)
        party, _ = find(state, card)
        if party < 0 or party >= state.seats:
            return "", {}
        return "raze_for", {"seat": party, "number": RAZE_LOCATION_COST + guard_of(state, card)}


def refuse_action(state: SettlersState, seat: int, move: int) -> list[str]:
    """The rules against an action; none if it is no action."""
    stock = state.stocks[seat]
    hand = state.hands[seat]
    card = BUILD_VERB.argument(move)
    if card >= 0:
        if card not in hand:
            return ["SET-097"]
        return ["SET-098"] if not affordable(stock, COST[card], NOTHING) else ["SET-104"]
    card = DEAL_VERB.argument(move)
    if card >= 0:
        return ["SET-112"] if card in hand and DEAL[card] >= 0 else ["SET-111"]
    card = RAZE_HAND_VERB.argument(move)
    if card >= 0:
        if card not in hand:
            return ["SET-118"]
        return ["SET-117"] if razeable(card) else ["SET-027"]
    card = RAZE_VERB.argument(move)
    if card >= 0:
        return refuse_raze(state, seat, card)
    card = ACTIVATE_VERB.argument(move)
    if card >= 0:
        return refuse_use(state, seat, card, 1)
    card = TWICE_VERB.argument(move)
    if card >= 0:
        return refuse_use(state, seat, card, 2)
    good = SPEND_VERB.argument(move)
    return refuse_spending(state, seat, good) if good >= 0 else []


def refuse_raze(state: SettlersState, seat: int, card: int) -> list[str]:
    """Why a location cannot be razed by the raze action."""
    party, place = find(state, card)
    if party < 0:
        return ["SET-122"]
    if party == seat:
        return ["SET-126"]
    if state.passed[party]:
        return ["SET-073"]
    if not razeable(card):
        return ["SET-027"] if DECK[card] in (COMMON, JAPANESE) else ["SET-127"]
    if state.peaceful:
        return ["SET-212"]
    location = state.empires[party][place]
    common = DECK[card] == COMMON
    guards = (
        ("SET-123", location.defense > 0),
        ("SET-124", location.samurai > 0),
        ("SET-Q70", common and raze_bonus(state, party) > 0),
    )
    found = [rule for rule, holds in guards if holds]
    return ["SET-117", *(found or ["SET-122" if common else "SET-128"])]


def refuse_use(state: SettlersState, seat: int, card: int, times: int) -> list[str]:
    """Why a location cannot be activated so often."""
    party, place = find(state, card)
    if party >= 0 and party != seat and state.empires[party][place].owner == seat:
        return ["SET-Q23"]
    if party != seat or KIND[card] != ACTION:
        return ["SET-134"]
    location = state.empires[party][place]
    if location.blocked:
        return ["SET-Q64"]
    if times == 2 and LIMIT[card] < 2:
        return ["SET-137"]
    if location.uses + times > LIMIT[card]:
        return ["SET-137", "SET-138"]
    if not payable(state, seat, card, times, state.stocks[seat], NOTHING):
        return ["SET-135"] if times == 1 else ["SET-135", "SET-Q17"]
    return ["SET-Q12"]


def refuse_free(state: SettlersState, seat: int, move: int) -> list[str]:
    """The rules against a free move; none if it is no free move."""
    card = DEFEND_VERB.argument(move)
    if card >= 0:
        if find(state, card)[0] != seat:
            return ["SET-076"]
        if DECK[card] != COMMON:
            return ["SET-158"]
        return ["SET-Q15"] if location_of(state, card).defense else ["SET-075", "SET-076"]
    card = SAMURAI_VERB.argument(move)
    if card >= 0:
        if state.factions[seat] != JAPANESE or find(state, card)[0] != seat:
            return ["SET-152"]
        if DECK[card] == COMMON:
            return ["SET-158"]
        return ["SET-153"] if location_of(state, card).samurai else ["SET-250"]
    if TUCK_VERB.argument(move) >= 0:
        return ["SET-Q20"]
    if OFFER_VERB.argument(move) >= 0:
        return ["SET-Q20"] if OFFER_VERB.argument(move) < GOLD else ["SET-Q10"]
    return ["SET-Q14"] if move == FINISH else []


class TuckCard(TurnChoice[SettlersState]):
    """Put a card of the hand face down under the Gate (SET-160, SET-Q20, SET-Q43)."""

    rule: ClassVar[str] = "SET-160"
    continues: ClassVar[bool] = True
    secret: ClassVar[bool] = True

    def moves(self, state: SettlersState, seat: int) -> list[int]:
        """Any card of the hand."""
        return [HIDE + card for card in state.hands[seat]]

    def take(self, state: SettlersState, seat: int, move: int) -> None:
        """It never comes back."""
        tuck_under(state, seat, move - HIDE)


def tuck_under(state: SettlersState, seat: int, card: int) -> None:
    """A card of the hand lies under the Gate from now on (SET-160, SET-Q75)."""
    forget_hand(state, seat)
    state.hands[seat].remove(card)
    gate = location_of(state, state.target)
    replace(state, state.target, gate.holding(sorted([*gate.under, card]), gate.offered))
    state.tell_only(only(seat), TUCKED, seat, state.target, card)
    state.target = NO_CARD


class OfferEnd(Step[SettlersState]):
    """After the action, ask only where something may still be done freely (SET-Q13)."""

    def run(self, state: SettlersState) -> None:
        """What was activated is settled."""
        state.using = NO_CARD
        state.acting = NO_CARD
        if free_moves(state, state.seat):
            state.agenda.append(END_TURN)


class EndTurn(TurnChoice[SettlersState]):
    """Make a free move after the action, or end the turn (SET-076, SET-Q13, SET-Q61)."""

    rule: ClassVar[str] = "SET-Q13"

    def moves(self, state: SettlersState, seat: int) -> list[int]:
        """Free moves only."""
        free = free_moves(state, seat)
        free.append(FINISH)
        free.sort()
        return free

    def take(self, state: SettlersState, seat: int, move: int) -> None:
        """Until the player says that it is enough."""
        if move != FINISH:
            state.agenda.append(OFFER_END)
            take_free_move(state, seat, move)

    def default(self, state: SettlersState, seat: int) -> int:
        """End the turn."""
        return FINISH

    def why_not(self, state: SettlersState, seat: int, move: int) -> list[str]:
        """One action a turn."""
        return refuse_free(state, seat, move) or ["SET-071", "SET-069"]


BEGIN_ACTIONS: Final = BeginActions()
NEXT_TURN: Final = NextTurn()
TAKE_TURN: Final = TakeTurn()
TUCK_CARD: Final = TuckCard()
OFFER_END: Final = OfferEnd()
END_TURN: Final = EndTurn()
# A turn, its last step first.
TURN: Final[list[Step[SettlersState]]] = [NEXT_TURN, TAKE_TURN]
