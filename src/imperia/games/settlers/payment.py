"""How prices are paid: by themselves where there is one way only, else as small questions (SET-012 to SET-014)."""

from __future__ import annotations

from typing import ClassVar, Final

from imperia.games.settlers.abilities import DEMANDS
from imperia.games.settlers.empire import find, foreign_deals, lay_goods, location_of, places, replace, take_out
from imperia.games.settlers.piles import discard
from imperia.games.settlers.state import SettlersState
from imperia.games.settlers.tables import (
    ANY,
    DEAL_PRICE,
    GOLD,
    HAND_PRICE,
    NOTHING,
    PRICE_SIZE,
    RAZE,
    WORKER,
)
from imperia.games.settlers.words import (
    DEAL_ENDED,
    DISCARD,
    DISCARD_VERB,
    END_DEAL,
    END_DEAL_VERB,
    GAVE_UP,
    GIVE_UP,
    GIVE_UP_VERB,
    GOLD_VERB,
    PAID,
    PAY,
    PAY_GOLD,
    PAY_VERB,
    amount,
)
from imperia.kernel.agenda import Step
from imperia.kernel.asking import TurnChoice


def hand_over(state: SettlersState, good: int, count: int) -> None:
    """Goods leave a supply for the activated location or the general supply (SET-018, SET-135, SET-141)."""
    if count:
        state.stocks[state.seat][good] -= count
        lay_goods(state, state.using, good, count)
        if state.journal is not None:
            state.tell_list(PAID, state.seat, [amount(good, count)])


def next_resource(state: SettlersState) -> int:
    """The first resource that is still due; -1 if none is."""
    due = state.due
    for good in range(GOLD):
        if due[good]:
            return good
    return -1


def still_possible(state: SettlersState, stock: list[int], due: list[int]) -> bool:
    """True if what the payment is for could still be done with this supply (SET-Q77)."""
    return state.acting < 0 or all(op.possible(state, state.seat, stock, due) for op in DEMANDS[state.acting])


def gold_range(state: SettlersState, good: int) -> tuple[int, int]:
    """The least and the most gold that can be paid for a due resource, going by the supply alone."""
    stock = state.stocks[state.seat]
    # What the resources that come later lack has to be left in gold.
    kept = 0
    for later in range(good + 1, GOLD):
        kept += max(0, state.due[later] - stock[later])
    return max(0, state.due[good] - stock[good]), min(state.due[good], stock[GOLD] - kept)


def open_ways(state: SettlersState, good: int) -> int:
    """How many ways to pay a due resource everybody else sees."""
    least, most = gold_range(state, good)
    return most - least + 1


def gold_ways(state: SettlersState, good: int) -> list[int]:
    """How much of a due resource can be paid in gold so that the rest stays payable (SET-012, SET-Q77)."""
    stock = state.stocks[state.seat]
    need = state.due[good]
    least, most = gold_range(state, good)
    if least == most or state.acting < 0:
        return list(range(least, most + 1))
    rest = state.due.copy()
    rest[good] = 0
    ways: list[int] = []
    for gold in range(least, most + 1):
        left = stock.copy()
        left[good] -= need - gold
        left[GOLD] -= gold
        if still_possible(state, left, rest):
            ways.append(gold)
    return ways


def pay_resource(state: SettlersState, good: int, gold: int) -> None:
    """Pay all that is due of a resource, so much of it in gold."""
    rest = state.due.copy()
    hand_over(state, good, rest[good] - gold)
    hand_over(state, GOLD, gold)
    rest[good] = 0
    state.due = rest


def kinds_for_any(state: SettlersState) -> list[int]:
    """What can be paid as "any resource": a resource, or gold in its place (SET-Q09)."""
    return [good for good in range(GOLD + 1) if state.stocks[state.seat][good]]


def pay_any(state: SettlersState, good: int) -> None:
    """Pay one resource of any kind."""
    rest = state.due.copy()
    hand_over(state, good, 1)
    rest[ANY] -= 1
    state.due = rest


class PayDue(Step[SettlersState]):
    """Pay what is due, and ask where gold or another resource would do as well (SET-012, SET-098, SET-135)."""

    def run(self, state: SettlersState) -> None:
        """Gold, workers and raze tokens leave no choice (SET-013); resources may."""
        for good in (GOLD, WORKER, RAZE):
            if state.due[good]:
                hand_over(state, good, state.due[good])
                rest = state.due.copy()
                rest[good] = 0
                state.due = rest
        good = next_resource(state)
        while good >= 0:
            ways = gold_ways(state, good)
            if len(ways) > 1 or (state.acting >= 0 and open_ways(state, good) > 1):
                # Asked even where the hand leaves one way only (SET-Q77), which is nobody else's business.
                state.agenda.append(PAY_IN_GOLD)
                return
            pay_resource(state, good, ways[0])
            good = next_resource(state)
        while state.due[ANY]:
            kinds = kinds_for_any(state)
            if len(kinds) > 1:
                state.agenda.append(PAY_KIND)
                return
            pay_any(state, kinds[0])


class PayInGold(TurnChoice[SettlersState]):
    """Say how much of a resource is paid in gold (SET-012, SET-Q09)."""

    rule: ClassVar[str] = "SET-012"
    continues: ClassVar[bool] = True

    def moves(self, state: SettlersState, seat: int) -> list[int]:
        """From the resource alone to gold alone, as far as both go."""
        return [PAY_GOLD + gold for gold in gold_ways(state, next_resource(state))]

    def take(self, state: SettlersState, seat: int, move: int) -> None:
        """The next resource follows."""
        pay_resource(state, next_resource(state), move - PAY_GOLD)
        state.agenda.append(PAY_DUE)

    def why_not(self, state: SettlersState, seat: int, move: int) -> list[str]:
        """Not so much gold, or not so much of the resource."""
        gold = GOLD_VERB.argument(move)
        if gold < 0:
            return ["SET-098", self.rule]
        if gold > state.due[next_resource(state)]:
            return ["SET-014"]
        return [self.rule] if state.acting < 0 else [self.rule, "SET-Q77"]

    def question(self, state: SettlersState, seat: int) -> tuple[str, dict[str, int]]:
        """The resource that is due."""
        good = next_resource(state)
        return "", {"amount": amount(good, state.due[good])}

    def wording(self, state: SettlersState, seat: int, move: int) -> tuple[str, dict[str, int]]:
        """Paying nothing in gold is named by the resource."""
        gold = GOLD_VERB.argument(move)
        good = next_resource(state)
        if gold < 0 or good < 0:
            return "", {}
        left = state.due[good] - gold
        if gold == 0:
            return "gold_none", {"amount": amount(good, left)}
        if left > 0:
            return "gold_and", {"amount": amount(good, left), "number": gold}
        return "", {}


class PayKind(TurnChoice[SettlersState]):
    """Choose a resource to pay where any will do (SET-Q09)."""

    rule: ClassVar[str] = "SET-Q09"
    continues: ClassVar[bool] = True

    def moves(self, state: SettlersState, seat: int) -> list[int]:
        """Any resource in the supply, or gold."""
        return [PAY + good for good in kinds_for_any(state)]

    def take(self, state: SettlersState, seat: int, move: int) -> None:
        """One at a time."""
        pay_any(state, move - PAY)
        state.agenda.append(PAY_DUE)

    def why_not(self, state: SettlersState, seat: int, move: int) -> list[str]:
        """Neither a resource nor gold, or none of it there."""
        return ["SET-011", self.rule] if PAY_VERB.argument(move) > GOLD else [self.rule]


class DiscardForUse(Step[SettlersState]):
    """A card of the hand pays for an action; a worker of the supply marks the use (SET-172, SET-198)."""

    def run(self, state: SettlersState) -> None:
        """A hand of one card leaves no choice."""
        lay_goods(state, state.using, WORKER, 1)
        if len(state.hands[state.seat]) == 1:
            discard_from_hand(state, state.seat, state.hands[state.seat][0])
        else:
            state.agenda.append(DISCARD_CARD)


def discard_from_hand(state: SettlersState, seat: int, card: int) -> None:
    """A card of the hand goes to its discard pile."""
    state.hands[seat].remove(card)
    discard(state, seat, card)


class DiscardCard(TurnChoice[SettlersState]):
    """Choose the card of the hand that pays (SET-172, SET-198)."""

    rule: ClassVar[str] = "SET-198"
    continues: ClassVar[bool] = True

    def moves(self, state: SettlersState, seat: int) -> list[int]:
        """Any card of the hand."""
        return [DISCARD + card for card in state.hands[seat]]

    def take(self, state: SettlersState, seat: int, move: int) -> None:
        """It is discarded."""
        discard_from_hand(state, seat, move - DISCARD)

    def why_not(self, state: SettlersState, seat: int, move: int) -> list[str]:
        """Only a card of the hand."""
        return [self.rule, "SET-135"] if DISCARD_VERB.argument(move) >= 0 else [self.rule]


def own_deals(state: SettlersState, seat: int) -> list[int]:
    """The deals of a seat: under its board, and through a Trade Route (SET-199, SET-200, SET-Q68)."""
    found = state.deals[seat] + foreign_deals(state, seat)
    found.sort()
    return found


def end_deal(state: SettlersState, party: int, card: int) -> None:
    """A deal goes to the discard pile of its deck; one of a Trade Route just loses its mark (SET-Q27, SET-Q52)."""
    if card in state.deals[party]:
        state.deals[party].remove(card)
        discard(state, state.seat, card, DEAL_ENDED)
    else:
        replace(state, card, location_of(state, card).marked_by(0))
        state.tell(DEAL_ENDED, state.seat, card)


class EndOwnDeal(Step[SettlersState]):
    """A deal of one's own pays for an action (SET-200)."""

    def run(self, state: SettlersState) -> None:
        """A single deal leaves no choice."""
        deals = own_deals(state, state.seat)
        if len(deals) == 1:
            end_deal(state, state.seat, deals[0])
        else:
            state.agenda.append(CHOOSE_OWN_DEAL)


class ChooseOwnDeal(TurnChoice[SettlersState]):
    """Choose the deal that pays (SET-200)."""

    rule: ClassVar[str] = "SET-200"
    continues: ClassVar[bool] = True

    def moves(self, state: SettlersState, seat: int) -> list[int]:
        """Any deal of one's own, of a Trade Route too."""
        return [END_DEAL + card for card in own_deals(state, seat)]

    def take(self, state: SettlersState, seat: int, move: int) -> None:
        """It ends."""
        end_deal(state, seat, move - END_DEAL)

    def why_not(self, state: SettlersState, seat: int, move: int) -> list[str]:
        """Only a deal of one's own."""
        return ["SET-Q27", self.rule] if END_DEAL_VERB.argument(move) >= 0 else [self.rule]


class GiveUpPlace(Step[SettlersState]):
    """Discard a location or a foundation for the location in a building cost (SET-100, SET-101)."""

    def run(self, state: SettlersState) -> None:
        """A single one leaves no choice."""
        found = places(state, state.seat)
        if len(found) == 1:
            give_up(state, found[0])
        else:
            state.agenda.append(CHOOSE_PLACE)


def give_up(state: SettlersState, card: int) -> None:
    """The location or foundation is discarded with all that lies on it (SET-102, SET-103, SET-133, SET-Q60)."""
    seat = state.seat
    if card in state.foundations[seat]:
        state.foundations[seat].remove(card)
    else:
        take_out(state, card)
    discard(state, seat, card, GAVE_UP)


class ChoosePlace(TurnChoice[SettlersState]):
    """Choose the location or foundation that makes room (SET-100, SET-101)."""

    rule: ClassVar[str] = "SET-100"
    continues: ClassVar[bool] = True

    def moves(self, state: SettlersState, seat: int) -> list[int]:
        """Any of one's own empire, activated or not, but none under control (SET-102, SET-180)."""
        return [GIVE_UP + card for card in places(state, seat)]

    def take(self, state: SettlersState, seat: int, move: int) -> None:
        """It is discarded."""
        give_up(state, move - GIVE_UP)

    def why_not(self, state: SettlersState, seat: int, move: int) -> list[str]:
        """Not one's own, a deal, or under control."""
        card = GIVE_UP_VERB.argument(move)
        if card < 0:
            return [self.rule]
        if card in state.deals[seat]:
            return ["SET-255"]
        party, place = find(state, card)
        if party >= 0 and (party == seat) != (state.empires[party][place].owner == seat):
            return ["SET-180"]
        return [self.rule]

    def wording(self, state: SettlersState, seat: int, move: int) -> tuple[str, dict[str, int]]:
        """A foundation says so."""
        return ("give_up_foundation", {}) if GIVE_UP_VERB.argument(move) in state.foundations[seat] else ("", {})


PAY_DUE: Final = PayDue()
PAY_IN_GOLD: Final = PayInGold()
PAY_KIND: Final = PayKind()
DISCARD_FOR_USE: Final = DiscardForUse()
DISCARD_CARD: Final = DiscardCard()
END_OWN_DEAL: Final = EndOwnDeal()
CHOOSE_OWN_DEAL: Final = ChooseOwnDeal()
GIVE_UP_PLACE: Final = GiveUpPlace()
CHOOSE_PLACE: Final = ChoosePlace()


def payment(card: int, price: list[int], times: int) -> list[Step[SettlersState]]:
    """The steps by which an activation is paid, once or twice (SET-Q17)."""
    steps: list[Step[SettlersState]] = []
    if price != NOTHING:
        steps.append(PAY_DUE)
    for _ in range(times):
        steps += [DISCARD_FOR_USE] * HAND_PRICE[card]
        steps += [END_OWN_DEAL] * DEAL_PRICE[card]
    return steps


def times_price(price: list[int], times: int) -> list[int]:
    """A price so many times."""
    return price if times == 1 else [price[good] * times for good in range(PRICE_SIZE)]
