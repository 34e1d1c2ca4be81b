"""Ops about tokens: gain, pay, steal, actions, exhaust tokens, tokens on cards."""

from __future__ import annotations

from typing import ClassVar, Final, final

from imperia.games.imperium import hoard
from imperia.games.imperium.cards import CARDS
from imperia.games.imperium.deed import Deed
from imperia.games.imperium.laid import load
from imperia.games.imperium.language.amounts import ALL, NO_SOURCES, UP_TO, Counted, Quantity, read_quantity, said_of
from imperia.games.imperium.language.picking import ChoosingOp
from imperia.games.imperium.language.triggers import GAINED_FROM_ICON
from imperia.games.imperium.piles import add_to_market, find_laid, market_cards, replace_laid, slot_of
from imperia.games.imperium.printed import (
    ACTION,
    DEVELOPMENT_EXHAUST,
    EXHAUST,
    MATERIALS,
    NATION_EXHAUST,
    RESOURCES,
)
from imperia.games.imperium.rules.gain import gain, region_icons, replaces, spent_icons
from imperia.games.imperium.rules.pay import can_pay_token, least_progress, pay
from imperia.games.imperium.rules.react import listened_to
from imperia.games.imperium.rules.unrest import unrest_materials
from imperia.games.imperium.state import ImperiumState
from imperia.games.imperium.words import (
    COUNT,
    GAINED_ACTIONS,
    MOST,
    PLACE,
    REFRESH,
    REFRESH_DEVELOPMENT,
    REFRESH_NATION,
    REFRESHED,
    SPENT_ACTIONS,
    TOKEN_PLACED,
    TOKEN_STORED,
    amount,
)
from imperia.kernel.effects import SUFFERED, AskingOp, Op, remember
from imperia.kernel.lexicon import Fields
from imperia.kernel.signs import Voice, sign
from imperia.kernel.values import Amount, Number


class Gain(Op[ImperiumState, Deed]):
    """Tokens from the supply (IMP-188)."""

    word: ClassVar[str] = "gain"
    rule: ClassVar[str] = "IMP-188"
    demands: ClassVar[bool] = False

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.token: Final = fields.word("token", RESOURCES)
        self.amount: Final[Amount[ImperiumState, Deed]] = fields.amount("n")

    def run(self, state: ImperiumState, frame: Deed) -> None:
        """As many as it comes to."""
        count = self.amount.value(state, frame)
        remember(state, self.tag, count, NO_SOURCES)
        icons = self.icons(state, frame) if listened_to(state, frame.actor, GAINED_FROM_ICON) else 0
        gain(state, frame.actor, self.token, count, icons)

    def by_automa(self) -> int:
        """It always takes gains (IMP-Q117)."""
        return SUFFERED

    def suffer(self, state: ImperiumState, frame: Deed) -> None:
        hoard.gain(state, self.token, self.amount.value(state, frame))

    def icons(self, state: ImperiumState, frame: Deed) -> int:
        """The region icons that it comes from, as a mask (IMP-Q151).

        They are those of the cards that are counted, or of this one and of what was spent for it.
        """
        if isinstance(self.amount, Counted):
            mask = 0
            for card in self.amount.sources(state, frame):
                mask |= region_icons(state, frame.actor, card)
            return mask
        if not isinstance(self.amount, Number):
            return 0
        return region_icons(state, frame.actor, frame.card) | spent_icons(frame)

    def surely(self, state: ImperiumState, frame: Deed, goods: list[int]) -> None:
        """What it comes to now, unless a card gives something else in its place."""
        if not replaces(state, frame.actor, self.token):
            goods[self.token] += self.amount.value(state, frame)

    def say(self, voice: Voice) -> str:
        """How many of what."""
        return voice.say("effect.gain", {"tokens": said_of(voice, self.amount, "token", RESOURCES[self.token])})


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
            return unrest_materials(state, frame.actor, count)
        return count

    def payable(self, state: ImperiumState, frame: Deed) -> bool:
        """With progress in the place of others."""
        return can_pay_token(state, frame.actor, self.token, self.due(state, frame))

    def price(self, count: int) -> list[int]:
        """So many of the token."""
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
        """So many."""
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
        """Of which token."""
        return self.word, {"card": frame.card, "token": self.token}

    def say(self, voice: Voice) -> str:
        """How many of what."""
        return voice.say("effect.pay", {"tokens": self.quantity.of_things(voice, "token", RESOURCES[self.token])})


class GainAction(Op[ImperiumState, Deed]):
    """Action tokens for this turn, even above three (IMP-184)."""

    word: ClassVar[str] = "action"
    rule: ClassVar[str] = "IMP-184"
    demands: ClassVar[bool] = False

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.count: Final = fields.number("n")

    def run(self, state: ImperiumState, frame: Deed) -> None:
        """Onto the State card."""
        state.add(frame.actor, ACTION, self.count)
        state.tell(GAINED_ACTIONS, frame.actor, amount(ACTION, self.count))

    def surely(self, state: ImperiumState, frame: Deed, goods: list[int]) -> None:
        """All of them."""
        goods[ACTION] += self.count

    def say(self, voice: Voice) -> str:
        """How many."""
        return voice.say("effect.gain", {"tokens": sign("token", "action", self.count)})


class SpendAction(Op[ImperiumState, Deed]):
    """Action tokens come off the State card, as part of a cost (IMP-185)."""

    word: ClassVar[str] = "spend_action"
    rule: ClassVar[str] = "IMP-185"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.count: Final = fields.number("n")

    def payable(self, state: ImperiumState, frame: Deed) -> bool:
        """So many have to lie there."""
        return state.have(frame.actor, ACTION) >= self.count

    def run(self, state: ImperiumState, frame: Deed) -> None:
        """They are spent."""
        state.add(frame.actor, ACTION, -self.count)
        state.tell_list(SPENT_ACTIONS, frame.actor, [amount(ACTION, self.count)])

    def surely(self, state: ImperiumState, frame: Deed, goods: list[int]) -> None:
        """All of them."""
        goods[ACTION] -= self.count

    def say(self, voice: Voice) -> str:
        """How many."""
        return voice.say("effect.spend_action", {"tokens": sign("token", "action", self.count)})


class Refresh(ChoosingOp):
    """An exhaust token comes back to the State card (IMP-Q30)."""

    word: ClassVar[str] = "refresh"
    rule: ClassVar[str] = "IMP-Q30"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        fields.fixed("n", 1)

    def answers(self, state: ImperiumState, frame: Deed) -> list[int]:
        """From a card, the nation deck or the development area; not the one that is in use (IMP-Q157)."""
        seat = frame.actor
        exhausted = [laid.card for laid in state.areas[seat] if laid.exhausted and laid.card != frame.card]
        moves = REFRESH.moves(exhausted)
        if state.have(seat, NATION_EXHAUST):
            moves.append(REFRESH_NATION.move())
        if state.have(seat, DEVELOPMENT_EXHAUST):
            moves.append(REFRESH_DEVELOPMENT.move())
        return sorted(moves)

    def answer(self, state: ImperiumState, frame: Deed, move: int) -> None:
        """What bore it may be exhausted again."""
        seat = frame.actor
        if REFRESH.says(move):
            card = REFRESH.argument(move)
            replace_laid(state, seat, card, find_laid(state, seat, card).turned(False))
        elif REFRESH_NATION.says(move):
            state.put(seat, NATION_EXHAUST, 0)
        else:
            state.put(seat, DEVELOPMENT_EXHAUST, 0)
        state.add(seat, EXHAUST, 1)
        state.tell(REFRESHED, seat, frame.card)

    def payable(self, state: ImperiumState, frame: Deed) -> bool:
        """There has to be one."""
        return bool(self.answers(state, frame))


class PlaceTokens(ChoosingOp):
    """Tokens from the supply on a market card of one's choice (IMP-Q99), or on this card (IMP-Q144)."""

    word: ClassVar[str] = "place"
    rule: ClassVar[str] = "IMP-Q99"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.token: Final = fields.word("token", RESOURCES)
        self.count: Final = fields.number("n")
        self.on_market: Final = fields.word("on", ("this", "market")) == 1

    def answers(self, state: ImperiumState, frame: Deed) -> list[int]:
        """Any card of the market."""
        return PLACE.moves(market_cards(state) if self.on_market else [frame.card])

    def answer(self, state: ImperiumState, frame: Deed, move: int) -> None:
        """They lie on it."""
        card = PLACE.argument(move)
        if self.on_market:
            add_to_market(state, slot_of(state, card), self.token, self.count)
        else:
            laid = find_laid(state, frame.actor, card)
            replace_laid(state, frame.actor, card, laid.bearing(laid.load + load(self.token, self.count)))
        what = TOKEN_PLACED if self.on_market else TOKEN_STORED
        state.tell(what, frame.actor, amount(self.token, self.count), card)

    def say(self, voice: Voice) -> str:
        """What, and where."""
        tokens = sign("token", RESOURCES[self.token], self.count)
        return voice.say("effect.place_market" if self.on_market else "effect.place_this", {"tokens": tokens})


class Collect(Op[ImperiumState, Deed]):
    """All tokens that lie on this card are gained."""

    word: ClassVar[str] = "collect"
    rule: ClassVar[str] = "IMP-188"
    demands: ClassVar[bool] = False

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        fields.fixed("from", {"this": True})

    def run(self, state: ImperiumState, frame: Deed) -> None:
        """They leave the card."""
        seat = frame.actor
        laid = find_laid(state, seat, frame.card)
        if laid.card >= 0 and laid.has_tokens():
            replace_laid(state, seat, frame.card, laid.bearing(0))
            for token in range(len(RESOURCES)):
                gain(state, seat, token, laid.count(token))


TOKEN_OPS: Final = (Gain, Pay, GainAction, SpendAction, Refresh, PlaceTokens, Collect)
