"""Paying tokens, with progress in the place of others (p. 18)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from imperia.games.imperium.cards import CARDS
from imperia.games.imperium.deed import Deed
from imperia.games.imperium.language.amounts import ALL, UP_TO, Quantity, read_quantity
from imperia.games.imperium.language.triggers import PAID_TOKEN
from imperia.games.imperium.printed import MATERIALS, POPULATION, PROGRESS, RESOURCES
from imperia.games.imperium.rules.react import happen
from imperia.games.imperium.rules.unrest import unrest_price
from imperia.games.imperium.state import ImperiumState
from imperia.games.imperium.words import COUNT, MOST, PAID, PAY_PROGRESS, amount
from imperia.kernel.agenda import ASKED, SeatChoice
from imperia.kernel.effects import AskingOp, remember
from imperia.kernel.lexicon import Fields
from imperia.kernel.signs import Voice

# How many of a token one progress stands in for (IMP-190, IMP-191).
STANDS_FOR: Final = [2, 1, 1]


def progress_for(state: ImperiumState, seat: i64, token: i64, count: i64) -> i64:
    """How much progress has to stand in for what a player lacks."""
    lacking = count - state.have(seat, token)
    if lacking <= 0:
        return 0
    worth: i64 = STANDS_FOR[token]
    return (lacking + worth - 1) // worth


def least_progress(state: ImperiumState, seat: int, price: list[int]) -> int:
    """How much progress a price takes at least."""
    return (
        price[PROGRESS]
        + progress_for(state, seat, MATERIALS, price[MATERIALS])
        + progress_for(state, seat, POPULATION, price[POPULATION])
    )


def can_pay(state: ImperiumState, seat: int, price: list[int]) -> bool:
    """True if a player can pay a price in full (IMP-189)."""
    return least_progress(state, seat, price) <= state.have(seat, PROGRESS)


def can_pay_token(state: ImperiumState, seat: i64, token: i64, count: i64) -> bool:
    """True if a player can pay so many of one token, and no other besides."""
    progress = count if token == PROGRESS else progress_for(state, seat, token, count)
    return progress <= state.have(seat, PROGRESS)


class PayPrice(SeatChoice[ImperiumState]):
    """Pay population, then materials; the payer says how much progress stands in (IMP-189 to IMP-192)."""

    rule: ClassVar[str] = "IMP-190"
    continues: ClassVar[bool] = True

    def __init__(self, seat: int, owed: list[int], kept: int, paid: list[int]) -> None:
        super().__init__(seat)
        # What has to be paid still, progress that other parts of the same cost need, and what was paid so far.
        self.owed: Final = owed
        self.kept: Final = kept
        self.paid: Final = paid

    def token(self) -> int:
        """The next part of the price."""
        return POPULATION if self.owed[POPULATION] else MATERIALS

    def least(self, state: ImperiumState) -> int:
        """How much progress has to be used for it."""
        return progress_for(state, self.seat, self.token(), self.owed[self.token()])

    def most(self, state: ImperiumState) -> int:
        """How much progress can be used for it; the rest of the price must still be paid."""
        token = self.token()
        spare = state.have(self.seat, PROGRESS) - self.kept - self.owed[PROGRESS]
        if token == POPULATION:
            spare -= progress_for(state, self.seat, MATERIALS, self.owed[MATERIALS])
        return min(spare, (self.owed[token] + STANDS_FOR[token] - 1) // STANDS_FOR[token])

    def settled(self, state: ImperiumState) -> int:
        """Nobody is asked where there is one way to pay."""
        least = self.least(state)
        most = self.most(state)
        if least >= most:
            return PAY_PROGRESS.move(least)
        state.keep_moves(self.seat, self.between(least, most))
        return ASKED

    def moves(self, state: ImperiumState, seat: int) -> list[int]:
        """Any number of progress between what is needed and what would be of use."""
        return self.between(self.least(state), self.most(state))

    def between(self, least: int, most: int) -> list[int]:
        """The moves that pay so much progress, from the least to the most."""
        moves: list[int] = []
        for progress in range(least, most + 1):
            PAY_PROGRESS.add(progress, moves)
        return moves

    def default(self, state: ImperiumState, seat: int) -> int:
        return PAY_PROGRESS.move(self.least(state))

    def asked_by(self, state: ImperiumState, seat: int) -> str:
        """How much progress stands in for what."""
        return "IMP-191" if self.token() == MATERIALS else self.rule

    def take(self, state: ImperiumState, seat: int, move: int) -> None:
        """One kind is paid; no change is given (IMP-191)."""
        token = self.token()
        progress = PAY_PROGRESS.argument(move)
        own = max(0, self.owed[token] - STANDS_FOR[token] * progress)
        state.add(seat, token, -own)
        state.add(seat, PROGRESS, -progress)
        owed = self.owed.copy()
        owed[token] = 0
        paid = self.paid.copy()
        paid[token] += own
        paid[PROGRESS] += progress
        pay_rest(state, seat, owed, self.kept, paid)

    def question(self, state: ImperiumState, seat: int) -> tuple[str, dict[str, int]]:
        token = self.token()
        return "PayPrice", {"amount": amount(token, self.owed[token])}


def pay(state: ImperiumState, seat: int, price: list[int], kept: int = 0) -> None:
    """Players pay a price that they can pay; so much progress has to be left for other parts of the same cost."""
    if price[MATERIALS] or price[POPULATION] or price[PROGRESS]:
        pay_rest(state, seat, price, kept, [0, 0, 0])


def pay_rest(state: ImperiumState, seat: int, price: list[int], kept: int, paid: list[int]) -> None:
    """Tokens that progress may stand in for are asked about; progress itself comes last."""
    if price[POPULATION] or price[MATERIALS]:
        state.agenda.append(PayPrice(seat, price, kept, paid))
        return
    state.add(seat, PROGRESS, -price[PROGRESS])
    whole = paid.copy()
    whole[PROGRESS] += price[PROGRESS]
    if state.journal is not None:
        state.tell_list(PAID, seat, [amount(one, whole[one]) for one in range(len(RESOURCES)) if whole[one]])
    # IMP-213: not if progress stood in for all of it.
    if whole[POPULATION]:
        happen(state, seat, PAID_TOKEN, -1, whole[POPULATION], POPULATION)


@final
class Pay(AskingOp[ImperiumState, Deed]):
    """Tokens go back to the supply, as part of a cost (IMP-189)."""

    word: ClassVar[str] = "pay"
    rule: ClassVar[str] = "IMP-189"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.token: Final = fields.word("token", RESOURCES)
        self.quantity: Final[Quantity] = read_quantity(fields)
        # The payments of the same cost that come after it, for which progress has to be left.
        self.later: Final[list[Pay]] = []

    def due(self, state: ImperiumState, frame: Deed) -> int:
        """How many have to be paid at least; an unrest card may cost fewer materials (IMP-Q128)."""
        count = self.quantity.needed(state, frame)
        if self.token == MATERIALS and CARDS[frame.card].unrest:
            return unrest_price(state, frame.actor, count, in_cards=False)
        return count

    def payable(self, state: ImperiumState, frame: Deed) -> bool:
        """With progress in the place of others."""
        return can_pay_token(state, frame.actor, self.token, self.due(state, frame))

    def price(self, count: int) -> list[int]:
        price = [0, 0, 0]
        price[self.token] = count
        return price

    def answers(self, state: ImperiumState, frame: Deed) -> list[int]:
        """How many, where the player says it."""
        most = self.quantity.most(state, frame, state.have(frame.actor, self.token))
        return COUNT.moves(list(range(min(most, MOST) + 1)))

    def run(self, state: ImperiumState, frame: Deed) -> None:
        """A number, all there are, or as many as the player likes."""
        if self.quantity.kind == UP_TO:
            super().run(state, frame)
        elif self.quantity.kind == ALL:
            self.spend(state, frame, state.have(frame.actor, self.token))
        else:
            self.spend(state, frame, self.due(state, frame))

    def answer(self, state: ImperiumState, frame: Deed, move: int) -> None:
        self.spend(state, frame, COUNT.argument(move))

    def spend(self, state: ImperiumState, frame: Deed, count: int) -> None:
        """Progress that the rest of the cost needs is kept."""
        remember(state, self.tag, count, [])
        rest = [0, 0, 0]
        for payment in self.later:
            rest[payment.token] += payment.due(state, frame)
        pay(state, frame.actor, self.price(count), least_progress(state, frame.actor, rest))

    def surely(self, state: ImperiumState, frame: Deed, goods: list[int]) -> None:
        """The price as it is printed; whether progress stands in for it is the payer's business."""
        all_of_it = self.quantity.kind == ALL
        goods[self.token] -= state.have(frame.actor, self.token) if all_of_it else self.due(state, frame)

    def question(self, state: ImperiumState, frame: Deed) -> tuple[str, dict[str, int]]:
        return self.word, {"card": frame.card, "token": self.token}

    def say(self, voice: Voice) -> str:
        return voice.say("effect.pay", {"tokens": self.quantity.of_things(voice, "token", RESOURCES[self.token])})
