"""How prices are paid: by themselves where there is one way only, else as small questions (SET-012 to SET-014)."""

from __future__ import annotations

from typing import ClassVar, Final

from imperia.games.settlers.cards import CARDS
from imperia.games.settlers.empire import (
    foreign_deals,
    holder_of,
    lay_goods,
    location_of,
    places,
    replace,
    take_out,
)
from imperia.games.settlers.piles import discard, discard_from_hand, without
from imperia.games.settlers.printed import ANY, COMMON, GOLD, PRICE_SIZE, RAZE, WORKER
from imperia.games.settlers.state import NO_CARD, SettlersState
from imperia.games.settlers.use import Plan
from imperia.games.settlers.words import (
    DEAL_ENDED,
    DISCARD,
    END_DEAL,
    GAVE_UP,
    GIVE_UP,
    PAID,
    PAID_FOR_USE,
    PAY,
    PAY_GOLD,
    amount,
)
from imperia.kernel.asking import OpenChoice, TurnChoice
from imperia.kernel.effects import Resolution
from imperia.kernel.events import Happening


def hand_over(state: SettlersState, good: int, count: int, onto: int, what: Happening = PAID) -> None:
    """Goods leave a supply for the activated location or the general supply (SET-018, SET-135, SET-141)."""
    if count:
        state.stocks[state.seat][good] -= count
        lay_goods(state, onto, good, count)
        if state.journal is not None:
            state.tell_list(what if onto == NO_CARD else PAID_FOR_USE, state.seat, [amount(good, count)])


def gold_range(state: SettlersState, due: list[int], good: int) -> tuple[int, int]:
    """The least and the most gold that can be paid for a due resource, going by the supply alone."""
    stock = state.stocks[state.seat]
    # What the resources that come later lack has to be left in gold.
    kept = 0
    for later in range(good + 1, GOLD):
        if due[later] > stock[later]:
            kept += due[later] - stock[later]
    return max(0, due[good] - stock[good]), min(due[good], stock[GOLD] - kept)


def pay_resource(state: SettlersState, good: int, count: int, gold: int, onto: int) -> None:
    """Pay all that is due of a resource, so much of it in gold."""
    hand_over(state, good, count - gold, onto)
    hand_over(state, GOLD, gold, onto)


def pay(state: SettlersState, due: list[int], onto: int = NO_CARD, acting: int = NO_CARD) -> None:
    """Pay what is due, and ask where gold or another resource would do as well (SET-012, SET-098, SET-135).

    The goods are laid on a location or go to the supply; `acting` is the card whose action they pay for, if any.
    """
    rest = due[:PRICE_SIZE]
    # SET-013: these leave no choice.
    for good in (GOLD, WORKER, RAZE):
        if rest[good]:
            hand_over(state, good, rest[good], onto)
            rest[good] = 0
    for good in range(GOLD):
        if rest[good]:
            least, most = gold_range(state, rest, good)
            if least < most:
                # Asked even where the hand leaves one way only (SET-Q77), which is nobody else's business.
                state.agenda.append(PayInGold(rest, onto, acting))
                return
            pay_resource(state, good, rest[good], least, onto)
            rest[good] = 0
    if rest[ANY]:
        state.agenda.append(PayKind(rest[ANY], onto))


class PayInGold(TurnChoice[SettlersState]):
    """Say how much of a resource is paid in gold (SET-012, SET-Q09)."""

    rule: ClassVar[str] = "SET-012"
    continues: ClassVar[bool] = True

    def __init__(self, due: list[int], onto: int, acting: int) -> None:
        self.due: Final = due
        self.onto: Final = onto
        self.acting: Final = acting

    def good(self) -> int:
        """The first resource that is due."""
        for good in range(GOLD):
            if self.due[good]:
                return good
        raise LookupError(self.due)

    def left(self) -> list[int]:
        """The price still due after it."""
        rest = self.due.copy()
        rest[self.good()] = 0
        return rest

    def moves(self, state: SettlersState, seat: int) -> list[int]:
        """From the resource alone to gold alone, as far as both go."""
        least, most = gold_range(state, self.due, self.good())
        return [PAY_GOLD.move(gold) for gold in range(least, most + 1) if self.possible(state, seat, gold)]

    def possible(self, state: SettlersState, seat: int, gold: int) -> bool:
        """True if the action could still be carried out with the supply that is left then (SET-Q77)."""
        if self.acting < 0:
            return True
        good = self.good()
        stock = state.stocks[seat].copy()
        stock[good] -= self.due[good] - gold
        stock[GOLD] -= gold
        return CARDS[self.acting].act.possible(state, Plan(self.acting, seat, stock, self.left()))

    def take(self, state: SettlersState, seat: int, move: int) -> None:
        good = self.good()
        pay_resource(state, good, self.due[good], PAY_GOLD.argument(move), self.onto)
        pay(state, self.left(), self.onto, self.acting)

    def why_not(self, state: SettlersState, seat: int, move: int) -> list[str]:
        """Not so much gold, or not so much of the resource."""
        gold = PAY_GOLD.argument(move)
        if gold < 0:
            return [self.rule]
        if gold > self.due[self.good()]:
            return ["SET-014"]
        return [self.rule] if self.acting < 0 else [self.rule, "SET-Q77"]

    def question(self, state: SettlersState, seat: int) -> tuple[str, dict[str, int]]:
        return "", {"amount": amount(self.good(), self.due[self.good()])}

    def wording(self, state: SettlersState, seat: int, move: int) -> tuple[str, dict[str, int]]:
        """Paying nothing in gold is named by the resource."""
        gold = PAY_GOLD.argument(move)
        if gold < 0:
            return "", {}
        left = self.due[self.good()] - gold
        if gold == 0:
            return "gold_none", {"amount": amount(self.good(), left)}
        if left > 0:
            return "gold_and", {"amount": amount(self.good(), left), "number": gold}
        return "", {}


def kinds_for_any(state: SettlersState) -> list[int]:
    """The goods that can be paid as "any resource"."""
    return [good for good in range(GOLD + 1) if state.stocks[state.seat][good]]


class PayKind(OpenChoice[SettlersState]):
    """Choose a resource to pay where any will do (SET-Q09)."""

    rule: ClassVar[str] = "SET-Q09"
    continues: ClassVar[bool] = True

    def __init__(self, count: int, onto: int) -> None:
        self.count: Final = count
        self.onto: Final = onto

    def moves(self, state: SettlersState, seat: int) -> list[int]:
        """Any resource in the supply, or gold."""
        return PAY.moves(kinds_for_any(state))

    def take(self, state: SettlersState, seat: int, move: int) -> None:
        hand_over(state, PAY.argument(move), 1, self.onto)
        if self.count > 1:
            state.agenda.append(PayKind(self.count - 1, self.onto))

    def why_not(self, state: SettlersState, seat: int, move: int) -> list[str]:
        """Neither a resource nor gold, or none of it there."""
        return ["SET-011", self.rule] if PAY.argument(move) > GOLD else [self.rule]


class DiscardCard(OpenChoice[SettlersState]):
    """Choose the card of the hand that pays (SET-172, SET-198)."""

    rule: ClassVar[str] = "SET-198"
    continues: ClassVar[bool] = True

    def moves(self, state: SettlersState, seat: int) -> list[int]:
        return DISCARD.moves(state.hands[seat])

    def take(self, state: SettlersState, seat: int, move: int) -> None:
        discard_from_hand(state, seat, DISCARD.argument(move))

    def why_not(self, state: SettlersState, seat: int, move: int) -> list[str]:
        asking = self.asked_by(state, seat)
        return [asking, "SET-135"] if DISCARD.says(move) else [asking]

    def asked_by(self, state: SettlersState, seat: int) -> str:
        """The effect of the Tavern or of the Desert follows."""
        for step in state.agenda[::-1]:
            if isinstance(step, Resolution):
                return self.rule if CARDS[step.frame.card].deck == COMMON else "SET-172"
        return self.rule


def own_deals(state: SettlersState, seat: int) -> list[int]:
    """The deals of a seat: under its board, and through a Trade Route (SET-199, SET-200, SET-Q68)."""
    found = state.deals[seat] + foreign_deals(state, seat)
    found.sort()
    return found


def end_deal(state: SettlersState, party: int, card: int) -> None:
    """A deal goes to the discard pile of its deck; one of a Trade Route just loses its mark (SET-Q27, SET-Q52)."""
    if card in state.deals[party]:
        state.deals[party] = without(state.deals[party], card)
        discard(state, state.seat, card, DEAL_ENDED)
    else:
        replace(state, location_of(state, card).marked_by(0))
        state.tell(DEAL_ENDED, state.seat, card)


class ChooseOwnDeal(OpenChoice[SettlersState]):
    """Choose the deal that pays (SET-200)."""

    rule: ClassVar[str] = "SET-200"
    continues: ClassVar[bool] = True

    def moves(self, state: SettlersState, seat: int) -> list[int]:
        """Any deal of one's own, of a Trade Route too."""
        return END_DEAL.moves(own_deals(state, seat))

    def take(self, state: SettlersState, seat: int, move: int) -> None:
        end_deal(state, seat, END_DEAL.argument(move))

    def why_not(self, state: SettlersState, seat: int, move: int) -> list[str]:
        return ["SET-Q27", self.rule] if END_DEAL.says(move) else [self.rule]


def give_up(state: SettlersState, card: int) -> None:
    """The location or foundation is discarded with all that lies on it (SET-102, SET-103, SET-133, SET-Q60)."""
    seat = state.seat
    founded = card in state.foundations[seat]
    if founded:
        state.foundations[seat] = without(state.foundations[seat], card)
    else:
        take_out(state, card)
    discard(state, seat, card, GAVE_UP, lay_open=not founded)


class ChoosePlace(OpenChoice[SettlersState]):
    """Choose the location or foundation that makes room (SET-100, SET-101)."""

    rule: ClassVar[str] = "SET-100"
    continues: ClassVar[bool] = True

    def moves(self, state: SettlersState, seat: int) -> list[int]:
        """Any of one's own empire, activated or not, but none under control (SET-102, SET-180)."""
        return GIVE_UP.moves(places(state, seat))

    def take(self, state: SettlersState, seat: int, move: int) -> None:
        give_up(state, GIVE_UP.argument(move))

    def why_not(self, state: SettlersState, seat: int, move: int) -> list[str]:
        """Not one's own, a deal, or under control."""
        card = GIVE_UP.argument(move)
        if card < 0:
            return [self.rule]
        if card in state.deals[seat]:
            return ["SET-255"]
        party = holder_of(state, card)
        if party >= 0 and (party == seat) != (location_of(state, card).owner == seat):
            return ["SET-180"]
        return [self.rule]

    def wording(self, state: SettlersState, seat: int, move: int) -> tuple[str, dict[str, int]]:
        return ("give_up_foundation", {}) if GIVE_UP.argument(move) in state.foundations[seat] else ("", {})


DISCARD_CARD: Final = DiscardCard()
CHOOSE_OWN_DEAL: Final = ChooseOwnDeal()
CHOOSE_PLACE: Final = ChoosePlace()
