"""Ops that are aimed at enemies: at their locations, deals, supplies and hands."""

from __future__ import annotations

from typing import ClassVar, Final

from imperia.games.settlers.effects.op import PickOp, deal_wording
from imperia.games.settlers.empire import (
    enemies,
    find,
    foreign_deals,
    location_of,
    razeable,
    replace,
    take_out,
)
from imperia.games.settlers.gains import give_good
from imperia.games.settlers.payment import discard_from_hand, end_deal
from imperia.games.settlers.phases.deal import yield_deal
from imperia.games.settlers.phases.raze import (
    enemy_targets,
    guard_of,
    hand_targets,
    own_targets,
    pay_tokens,
    raze_from_hand,
    raze_location,
)
from imperia.games.settlers.piles import discard
from imperia.games.settlers.state import SettlersState
from imperia.games.settlers.tables import (
    ACTION,
    COMMON,
    DEAL,
    DECK,
    ENEMY_LOCATION,
    GOOD_COUNT,
    HAND_CARD,
    JAPANESE,
    KIND,
    OWN_LOCATION,
    RAZE,
    RAZE_FIELD,
)
from imperia.games.settlers.triggers import REACT_TO_DEAL
from imperia.games.settlers.words import (
    AGAINST,
    AIM,
    BLOCKED,
    CONTROLLED,
    COPIED,
    DEAL_TAKEN,
    DISCARD,
    FOREIGN_DEAL,
    GAIN,
    RAZE_FROM_HAND,
    RAZE_LOCATION,
    RAZE_VERB,
    REMOVED,
    STEAL,
    STOLE,
    TARGET_VERB,
)
from imperia.kernel.agenda import SeatChoice
from imperia.kernel.asking import TurnChoice


class EnemyLocationOp(PickOp):
    """An op on a location of an enemy who has not passed (SET-073)."""

    def fits(self, state: SettlersState, party: int, place: int) -> bool:
        """True if that location can be chosen."""
        return True

    def possible(self, state: SettlersState, seat: int, stock: list[int], due: list[int]) -> bool:
        """There has to be one."""
        for party in enemies(state, seat):
            for place in range(len(state.empires[party])):
                if self.fits(state, party, place):
                    return True
        return False

    def answers(self, state: SettlersState) -> list[int]:
        """Any that fits."""
        moves = [
            AIM + state.empires[party][place].card
            for party in enemies(state, state.seat)
            for place in range(len(state.empires[party]))
            if self.fits(state, party, place)
        ]
        moves.sort()
        return moves

    def wording(self, state: SettlersState, move: int) -> tuple[str, dict[str, int]]:
        """Whose location it is."""
        return whose(state, TARGET_VERB.argument(move))


def whose(state: SettlersState, card: int) -> tuple[str, dict[str, int]]:
    """A location is named with the player who holds it."""
    party, _ = find(state, card)
    return ("target_of", {"seat": party}) if 0 <= party < state.seats else ("", {})


class DiscardLocation(EnemyLocationOp):
    """Discard any enemy location with all that lies on it; this is no razing (SET-159, SET-184, SET-Q24, SET-Q30)."""

    rule: ClassVar[str] = "SET-Q30"

    def answer(self, state: SettlersState, move: int) -> None:
        """No goods, no foundation, no wood."""
        take_out(state, move - AIM)
        discard(state, state.seat, move - AIM, REMOVED)


class CopyRazeGood(EnemyLocationOp):
    """Gain one good of the raze field of an enemy location; nothing is razed (SET-191)."""

    rule: ClassVar[str] = "SET-191"

    def fits(self, state: SettlersState, party: int, place: int) -> bool:
        """It needs a raze field."""
        return razeable(state.empires[party][place].card)

    def answer(self, state: SettlersState, move: int) -> None:
        """With two kinds of goods one is chosen."""
        card = move - AIM
        state.tell(COPIED, state.seat, card)
        kinds = shown(card)
        if len(kinds) == 1:
            give_good(state, state.seat, card, kinds[0], 1)
        else:
            state.target = card
            state.agenda.append(CHOOSE_RAZE_GOOD)


def shown(card: int) -> list[int]:
    """The kinds of goods in a raze field."""
    return [good for good in range(GOOD_COUNT) if RAZE_FIELD[card] and RAZE_FIELD[card][good]]


class ChooseRazeGood(TurnChoice[SettlersState]):
    """Choose one of the goods in the raze field (SET-191)."""

    rule: ClassVar[str] = "SET-191"
    continues: ClassVar[bool] = True

    def moves(self, state: SettlersState, seat: int) -> list[int]:
        """Those that the location shows."""
        return [GAIN + good for good in shown(state.target)]

    def take(self, state: SettlersState, seat: int, move: int) -> None:
        """From the supply."""
        give_good(state, seat, state.target, move - GAIN, 1)
        state.target = -1


class TakeControl(EnemyLocationOp):
    """Put an Egyptian token on an enemy common location without one (SET-179, SET-182, SET-Q22, SET-Q23, SET-Q63)."""

    rule: ClassVar[str] = "SET-Q23"

    def fits(self, state: SettlersState, party: int, place: int) -> bool:
        """Common ones only; one with a token counts as the Egyptian's own already."""
        return DECK[state.empires[party][place].card] == COMMON

    def answer(self, state: SettlersState, move: int) -> None:
        """It counts as one's own from now on; what lies on it stays."""
        party, place = find(state, move - AIM)
        state.tokens -= 1
        state.empires[state.seat].append(state.empires[party].pop(place))
        state.tell(CONTROLLED, state.seat, move - AIM)


class BlockLocation(EnemyLocationOp):
    """Put a worker of the supply on an enemy action location, used or not (SET-Q57, SET-Q64)."""

    rule: ClassVar[str] = "SET-Q57"

    def fits(self, state: SettlersState, party: int, place: int) -> bool:
        """Not one that is blocked already."""
        location = state.empires[party][place]
        return KIND[location.card] == ACTION and not location.blocked

    def answer(self, state: SettlersState, move: int) -> None:
        """Until cleanup."""
        replace(state, move - AIM, location_of(state, move - AIM).stopped())
        state.tell(BLOCKED, state.seat, move - AIM)


class ForeignDeal(EnemyLocationOp):
    """Make a deal with an enemy faction location, which stays there (SET-169, SET-Q25)."""

    rule: ClassVar[str] = "SET-Q25"

    def fits(self, state: SettlersState, party: int, place: int) -> bool:
        """One with a deal field and without a mark."""
        location = state.empires[party][place]
        return DEAL[location.card] >= 0 and not location.marked

    def answer(self, state: SettlersState, move: int) -> None:
        """Its good now and in each later production; it counts as making a deal."""
        card = move - AIM
        replace(state, card, location_of(state, card).marked_by(state.seat + 1))
        state.tell(FOREIGN_DEAL, state.seat, card, DEAL[card])
        state.agenda.append(REACT_TO_DEAL)
        yield_deal(state, state.seat, card)


class RazeNow(PickOp):
    """Raze a card by an ability, for tokens laid on the activated location (SET-173, SET-190, SET-192, SET-Q31)."""

    rule: ClassVar[str] = "SET-Q31"

    def __init__(
        self, key: str, card: int, targets: list[int], tokens: list[int], protection: bool, bounty: int
    ) -> None:
        super().__init__(key, card)
        self.targets: Final = targets
        self.tokens: Final = tokens
        self.protection: Final = protection
        self.bounty: Final = bounty

    def found(self, state: SettlersState, seat: int, tokens: int) -> list[int]:
        """Every target that these tokens suffice for."""
        moves: list[int] = []
        for option in range(len(self.targets)):
            if self.targets[option] == HAND_CARD:
                if tokens >= self.tokens[option]:
                    moves += hand_targets(state, seat)
            elif self.targets[option] == OWN_LOCATION:
                moves += own_targets(state, seat)
            else:
                moves += enemy_targets(state, seat, tokens, self.tokens[option], self.protection)
        return moves

    def possible(self, state: SettlersState, seat: int, stock: list[int], due: list[int]) -> bool:
        """There has to be one."""
        return bool(self.found(state, seat, stock[RAZE] - due[RAZE]))

    def answers(self, state: SettlersState) -> list[int]:
        """Cards of the hand, then locations."""
        return self.found(state, state.seat, state.stocks[state.seat][RAZE])

    def evident(self, state: SettlersState, move: int) -> bool:
        """That no card of the hand, or no other one, can be razed is nobody else's business."""
        # By their backs everybody tells the cards that may have a raze field (SET-025).
        hidden = [card for card in state.hands[state.seat] if DECK[card] in (COMMON, JAPANESE)]
        return HAND_CARD not in self.targets or len(hidden) == (move < RAZE_LOCATION)

    def answer(self, state: SettlersState, move: int) -> None:
        """Protection is paid for, or ignored (SET-174, SET-190, SET-Q70)."""
        state.bounty = self.bounty
        if move < RAZE_LOCATION:
            pay_tokens(state, self.tokens[self.targets.index(HAND_CARD)])
            raze_from_hand(state, move - RAZE_FROM_HAND)
        else:
            card = move - RAZE_LOCATION
            if ENEMY_LOCATION in self.targets:
                base = self.tokens[self.targets.index(ENEMY_LOCATION)]
                pay_tokens(state, base + guard_of(state, card) if self.protection else base)
            raze_location(state, card)

    def wording(self, state: SettlersState, move: int) -> tuple[str, dict[str, int]]:
        """Whose location it is."""
        card = RAZE_VERB.argument(move)
        party, _ = find(state, card)
        if 0 <= party < state.seats and party != state.seat:
            return "raze_of", {"seat": party}
        return "", {}


class StealGood(PickOp):
    """Take one good out of an enemy's supply (SET-141, SET-189, SET-Q10, SET-Q28)."""

    rule: ClassVar[str] = "SET-189"

    def __init__(self, key: str, card: int, kinds: list[int]) -> None:
        super().__init__(key, card)
        self.kinds: Final = kinds

    def possible(self, state: SettlersState, seat: int, stock: list[int], due: list[int]) -> bool:
        """Somebody has to have one."""
        for party in enemies(state, seat):
            for good in self.kinds:
                if state.stocks[party][good]:
                    return True
        return False

    def answers(self, state: SettlersState) -> list[int]:
        """Goods and whose they are."""
        return [
            STEAL + good * 4 + party
            for good in self.kinds
            for party in enemies(state, state.seat)
            if state.stocks[party][good]
        ]

    def answer(self, state: SettlersState, move: int) -> None:
        """It changes supplies."""
        good, party = divmod(move - STEAL, 4)
        state.stocks[party][good] -= 1
        state.stocks[state.seat][good] += 1
        state.tell(STOLE, state.seat, good, party)


class EnemyDealOp(PickOp):
    """An op on a deal of an enemy who has not passed."""

    def found(self, state: SettlersState, seat: int) -> list[int]:
        """The deals that can be chosen."""
        return [card for party in enemies(state, seat) for card in state.deals[party]]

    def possible(self, state: SettlersState, seat: int, stock: list[int], due: list[int]) -> bool:
        """There has to be one."""
        return bool(self.found(state, seat))

    def answers(self, state: SettlersState) -> list[int]:
        """Any of them."""
        found = self.found(state, state.seat)
        found.sort()
        return [AIM + card for card in found]

    def wording(self, state: SettlersState, move: int) -> tuple[str, dict[str, int]]:
        """The good of the deal."""
        return deal_wording(move)


class TakeDeal(EnemyDealOp):
    """Tuck a deal from under an enemy board under one's own, for nothing now (SET-186, SET-187, SET-Q26, SET-Q52)."""

    rule: ClassVar[str] = "SET-187"

    def answer(self, state: SettlersState, move: int) -> None:
        """This is not making a deal."""
        card = move - AIM
        for party in enemies(state, state.seat):
            if card in state.deals[party]:
                state.deals[party].remove(card)
        state.deals[state.seat].append(card)
        state.tell(DEAL_TAKEN, state.seat, card)


class DiscardDeal(EnemyDealOp):
    """Discard a deal of an enemy, or cancel one of his Trade Route (SET-194, SET-Q27, SET-Q28)."""

    rule: ClassVar[str] = "SET-194"

    def found(self, state: SettlersState, seat: int) -> list[int]:
        """Those of his Trade Route too, wherever the location lies."""
        found = super().found(state, seat)
        for party in enemies(state, seat):
            found += foreign_deals(state, party)
        return found

    def answer(self, state: SettlersState, move: int) -> None:
        """Whoever has it loses it."""
        card = move - AIM
        for party in enemies(state, state.seat):
            if card in state.deals[party] or card in foreign_deals(state, party):
                end_deal(state, party, card)
                return


class EnemyDiscards(PickOp):
    """Name an enemy, who discards a card of his choice; he may have none (SET-Q12, SET-Q29, SET-Q53)."""

    rule: ClassVar[str] = "SET-Q29"

    def possible(self, state: SettlersState, seat: int, stock: list[int], due: list[int]) -> bool:
        """There has to be an enemy."""
        return bool(enemies(state, seat))

    def answers(self, state: SettlersState) -> list[int]:
        """Any enemy who has not passed."""
        return [AGAINST + party for party in enemies(state, state.seat)]

    def answer(self, state: SettlersState, move: int) -> None:
        """He chooses, where there is a choice."""
        party = move - AGAINST
        hand = state.hands[party]
        if len(hand) == 1:
            discard_from_hand(state, party, hand[0])
        elif hand:
            state.agenda.append(DISCARD_FOR_ENEMY[party])


class DiscardForEnemy(SeatChoice[SettlersState]):
    """Discard a card of one's hand because an enemy says so (SET-Q29)."""

    rule: ClassVar[str] = "SET-Q29"

    def moves(self, state: SettlersState, seat: int) -> list[int]:
        """Any card of the hand."""
        return [DISCARD + card for card in state.hands[seat]]

    def take(self, state: SettlersState, seat: int, move: int) -> None:
        """To the discard pile of its deck."""
        discard_from_hand(state, seat, move - DISCARD)


CHOOSE_RAZE_GOOD: Final = ChooseRazeGood()
DISCARD_FOR_ENEMY: Final = [DiscardForEnemy(seat) for seat in range(4)]
