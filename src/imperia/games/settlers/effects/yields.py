"""Ops that bring goods to their owner."""

from __future__ import annotations

from typing import ClassVar, Final

from imperia.games.settlers.cards import CARDS
from imperia.games.settlers.gains import amounts, give, give_good
from imperia.games.settlers.payment import hand_over, own_deals
from imperia.games.settlers.phases.deal import yield_deal
from imperia.games.settlers.piles import discard, take_top, to_hand
from imperia.games.settlers.printed import (
    CARD,
    COLOURS,
    GOLD,
    GOOD_COUNT,
    GOODS,
    POINT,
    PRICE_WORDS,
    PRODUCTION,
    RAZE,
    RESOURCES,
    WORKER,
    affordable,
)
from imperia.games.settlers.signs import goods_signs, kinds_signs
from imperia.games.settlers.state import SettlersState
from imperia.games.settlers.use import Use
from imperia.games.settlers.words import (
    AIM,
    DECLINE,
    GAIN,
    GAINED_AS_BONUS,
    GAINED_BY_ACTION,
    GAINED_BY_FEATURE,
    KEPT,
    LOOKED,
    OPTION,
    PRODUCED,
    TAKE,
)
from imperia.kernel import control
from imperia.kernel.agenda import missing
from imperia.kernel.effects import AskingOp, Continue, Op, SecretAsk
from imperia.kernel.events import only
from imperia.kernel.lexicon import Fields
from imperia.kernel.signs import Voice, sign

# What a gain is told as, by the part of the card that gives it.
GAINED: Final = {
    "production": PRODUCED, "bonus": GAINED_AS_BONUS, "feature": GAINED_BY_FEATURE, "action": GAINED_BY_ACTION
}  # fmt: skip


def part_of(key: str) -> str:
    """The part of a card to which an op belongs: `baker/bonus/0` is one of its building bonus."""
    return key.split("/")[1]


class GainGoods(Op[SettlersState, Use]):
    """Take goods from the supply, draw cards, score points (SET-065, SET-066)."""

    word: ClassVar[str] = "gain"
    rule: ClassVar[str] = "SET-065"
    demands: ClassVar[bool] = False

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.goods: Final = fields.counts("goods", GOODS)
        self.signs: Final = goods_signs(fields.value("goods"))
        self.gained: Final = GAINED[part_of(fields.key)]

    def run(self, state: SettlersState, frame: Use) -> None:
        give(state, self.gained, frame.actor, frame.card, self.goods)

    def asks(self) -> bool:
        """Only where cards are drawn."""
        return any(self.goods[CARD:POINT])

    def surely(self, state: SettlersState, frame: Use, goods: list[int]) -> None:
        for good in range(GOOD_COUNT):
            goods[good] += self.goods[good]

    def say(self, voice: Voice) -> str:
        return voice.say("effect.gain", {"goods": self.signs})


class CountedGain(Op[SettlersState, Use]):
    """A good for each of something in the empire, up to a printed maximum."""

    demands: ClassVar[bool] = False

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.good: Final = fields.word("good", GOODS)
        self.most: Final = fields.number("max")
        self.gained: Final = GAINED[part_of(fields.key)]

    def count(self, state: SettlersState, frame: Use) -> int:
        """How many there are now (SET-110)."""
        raise missing(self, "count")

    def run(self, state: SettlersState, frame: Use) -> None:
        count = min(self.most, self.count(state, frame))
        if count:
            give_good(state, self.gained, frame.actor, frame.card, self.good, count)

    def surely(self, state: SettlersState, frame: Use, goods: list[int]) -> None:
        goods[self.good] += min(self.most, self.count(state, frame))


class GainPerColour(CountedGain):
    """A good for each location of a colour, itself included, up to a printed maximum (SET-147 to SET-149)."""

    word: ClassVar[str] = "gain_per_color"
    rule: ClassVar[str] = "SET-147"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.colour: Final = fields.word("color", COLOURS)

    def count(self, state: SettlersState, frame: Use) -> int:
        """Its own card counts before it is built, too."""
        mask = 1 << self.colour
        count = 0
        built = False
        for location in state.empires[frame.actor]:
            built = built or location.card == frame.card
            if location.face.colours & mask:
                count += 1
        return count if built or not CARDS[frame.card].colours & mask else count + 1

    def say(self, voice: Voice) -> str:
        good, colour = sign("good", GOODS[self.good], 1), sign("colour", COLOURS[self.colour])
        return voice.say("effect.gain_per_color", {"good": good, "color": colour, "max": self.most})


class GainPerSamurai(CountedGain):
    """A good for each samurai in the empire, up to a printed maximum (SET-170)."""

    word: ClassVar[str] = "gain_per_samurai"
    rule: ClassVar[str] = "SET-170"

    def count(self, state: SettlersState, frame: Use) -> int:
        count = 0
        for location in state.empires[frame.actor]:
            count += location.samurai
        return count

    def say(self, voice: Voice) -> str:
        return voice.say("effect.gain_per_samurai", {"good": sign("good", GOODS[self.good], 1), "max": self.most})


class GainOneOf(AskingOp[SettlersState, Use]):
    """Take a number of goods, each freely chosen (SET-136)."""

    word: ClassVar[str] = "gain_choice"
    rule: ClassVar[str] = "SET-136"
    demands: ClassVar[bool] = False

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.times: Final = fields.number("count")
        self.kinds: Final = fields.words("from", RESOURCES)

    def run(self, state: SettlersState, frame: Use) -> None:
        self.resume(state, frame, [self.times])

    def resume(self, state: SettlersState, frame: Use, left: list[int]) -> None:
        if left[0] > 1:
            state.agenda.append(Continue(self, [left[0] - 1], frame))
        self.ask(state, frame)

    def answers(self, state: SettlersState, frame: Use) -> list[int]:
        return GAIN.moves(self.kinds)

    def answer(self, state: SettlersState, frame: Use, move: int) -> None:
        give_good(state, GAINED_BY_ACTION, frame.actor, frame.card, GAIN.argument(move), 1)

    def say(self, voice: Voice) -> str:
        return voice.say("effect.gain_choice", {"count": self.times, "goods": kinds_signs(self.kinds)})


class Pay(Op[SettlersState, Use]):
    """Pay goods, of which none stands in for another (SET-013)."""

    word: ClassVar[str] = "pay"
    rule: ClassVar[str] = "SET-013"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.price: Final = fields.counts("goods", PRICE_WORDS)
        self.signs: Final = goods_signs(fields.value("goods"))

    def possible(self, state: SettlersState, frame: Use) -> bool:
        return affordable(frame.stock(state), self.price, frame.due())

    def run(self, state: SettlersState, frame: Use) -> None:
        """Onto the location, or to the supply."""
        for good in (GOLD, WORKER, RAZE):
            hand_over(state, good, self.price[good], frame.onto)

    def say(self, voice: Voice) -> str:
        return voice.say("effect.pay", {"goods": self.signs})


class ChooseOne(control.ChooseOne[SettlersState, Use]):
    """Carry out one of several options, each of which may have a price (SET-Q58, SET-Q67)."""

    word: ClassVar[str] = "choose_one"
    rule: ClassVar[str] = "SET-Q67"
    demands: ClassVar[bool] = False

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields, OPTION)
        self.optional: Final = fields.flag("optional")

    def asked_by(self, state: SettlersState, frame: Use) -> str:
        """Its yield is chosen, or whether and how a feature is used."""
        return "SET-Q58" if self.optional else "SET-065"

    def why_not(self, state: SettlersState, frame: Use, move: int) -> list[str]:
        """A gain cannot be refused."""
        return [self.rule] if DECLINE.says(move) else [self.asked_by(state, frame)]

    def answers(self, state: SettlersState, frame: Use) -> list[int]:
        """The options that can be paid; an optional ability may be declined."""
        moves = super().answers(state, frame)
        if moves and self.optional:
            DECLINE.add(0, moves)
        return moves

    def answer(self, state: SettlersState, frame: Use, move: int) -> None:
        if OPTION.says(move):
            super().answer(state, frame, move)

    def wording(self, state: SettlersState, frame: Use, move: int) -> tuple[str, dict[str, int]]:
        number = OPTION.argument(move)
        if not 0 <= number < len(self.options):
            return "", {}
        option = self.options[number]
        goods = [0] * GOOD_COUNT
        option.surely(state, frame, goods)
        named = {"amount": amounts(goods)[0]}
        for op in option.ops:
            if isinstance(op, Pay):
                return "option_paid", {"price": amounts(op.price)[0], **named}
        return "option_gain", named

    def say(self, voice: Voice) -> str:
        """One or the other; what is paid stands before what it brings."""
        said: list[str] = []
        for option in self.options:
            ops = [op.say(voice) for op in option.ops]
            if isinstance(option.ops[0], Pay):
                said.append(voice.say("effect.cost", {"pay": ops[0], "then": voice.in_order(ops[1:])}))
            else:
                said.append(voice.in_order(ops))
        return voice.one_of(said)


class DrawKeep(AskingOp[SettlersState, Use]):
    """Look at the top cards of one's own deck, keep one and discard the others (SET-Q02, SET-Q56)."""

    word: ClassVar[str] = "draw_keep"
    rule: ClassVar[str] = "SET-Q56"
    demands: ClassVar[bool] = False

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        fields.fixed("deck", "faction")
        fields.fixed("keep", 1)
        fields.fixed("rest", "discard")
        self.look: Final = fields.number("look")

    def run(self, state: SettlersState, frame: Use) -> None:
        """With the cards that there are."""
        for _ in range(self.look):
            card = take_top(state, state.factions[frame.actor])
            if card >= 0:
                state.held.append(card)
        if state.held:
            state.held.sort()
            state.tell_list(LOOKED, frame.actor, state.held.copy(), only(frame.actor))
        super().run(state, frame)

    def answers(self, state: SettlersState, frame: Use) -> list[int]:
        return TAKE.moves(state.held)

    def ask(self, state: SettlersState, frame: Use) -> None:
        state.agenda.append(SecretAsk(self, frame))

    def answer(self, state: SettlersState, frame: Use, move: int) -> None:
        """One to the hand, the others to the discard pile."""
        seat = frame.actor
        card = TAKE.argument(move)
        to_hand(state, seat, card)
        state.tell_only(only(seat), KEPT, seat, card)
        for rest in state.held:
            if rest != card:
                discard(state, seat, rest)
        state.held.clear()

    def say(self, voice: Voice) -> str:
        return voice.say("effect.draw_keep", {"look": self.look})


class ProduceLocation(AskingOp[SettlersState, Use]):
    """Let one production location of one's own yield (SET-201, SET-Q37, SET-Q38)."""

    word: ClassVar[str] = "produce_location"
    rule: ClassVar[str] = "SET-201"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        fields.fixed("owner", "self")
        self.exclude: Final = fields.flag("exclude_self")

    def asked_by(self, state: SettlersState, frame: Use) -> str:
        """Farmers at Work name another location, Porters any."""
        return "SET-Q37" if self.exclude else self.rule

    def answers(self, state: SettlersState, frame: Use) -> list[int]:
        """Any, common or faction; not itself where the card says so."""
        found = [
            location.card
            for location in state.empires[frame.actor]
            if location.face.kind == PRODUCTION and not (self.exclude and location.card == frame.card)
        ]
        return AIM.moves(found)

    def answer(self, state: SettlersState, frame: Use, move: int) -> None:
        """It yields as it would now."""
        card = AIM.argument(move)
        CARDS[card].produce.begin(state, Use(card, frame.actor))

    def say(self, voice: Voice) -> str:
        return voice.say("effect.produce_other" if self.exclude else "effect.produce_location")


class ActivateDeal(AskingOp[SettlersState, Use]):
    """Gain the good of one of one's own deals, Trade Route deals too (SET-199, SET-Q68)."""

    word: ClassVar[str] = "activate_deal"
    rule: ClassVar[str] = "SET-199"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        fields.fixed("owner", "self")
        fields.fixed("include_foreign", True)

    def answers(self, state: SettlersState, frame: Use) -> list[int]:
        return AIM.moves(own_deals(state, frame.actor))

    def answer(self, state: SettlersState, frame: Use, move: int) -> None:
        yield_deal(state, GAINED_BY_ACTION, frame.actor, AIM.argument(move))

    def wording(self, state: SettlersState, frame: Use, move: int) -> tuple[str, dict[str, int]]:
        return deal_wording(move)


def deal_wording(move: int) -> tuple[str, dict[str, int]]:
    """A deal is named with the good that it gives."""
    card = AIM.argument(move)
    return ("target_good", {"good": CARDS[card].deal}) if card >= 0 and CARDS[card].deal >= 0 else ("", {})


YIELDS: Final[list[type[Op[SettlersState, Use]]]] = [
    GainGoods, GainPerColour, GainPerSamurai, GainOneOf, Pay, ChooseOne, DrawKeep, ProduceLocation, ActivateDeal
]  # fmt: skip
