"""Ops that build, activate and change one's own empire."""

from __future__ import annotations

from typing import ClassVar, Final

from imperia.games.settlers.cards import CARDS
from imperia.games.settlers.gains import give
from imperia.games.settlers.phases.activate import begin_use, usable
from imperia.games.settlers.phases.build import begin_build
from imperia.games.settlers.phases.free import post_samurai, posts
from imperia.games.settlers.piles import from_hand, hide_from_hand, without
from imperia.games.settlers.printed import ACTION, GOODS, affordable
from imperia.games.settlers.signs import goods_signs
from imperia.games.settlers.state import SettlersState
from imperia.games.settlers.use import Use
from imperia.games.settlers.words import (
    ACTIVATED_AGAIN,
    AIM,
    BUILD,
    BURIED,
    DECLINE,
    GAINED_BY_SANCTUARY,
    HIDE,
    POSTED_BY_FEATURE,
    POSTED_BY_NINJAS,
)
from imperia.kernel.effects import AskingOp, Continue, Op, SecretAsk
from imperia.kernel.events import only
from imperia.kernel.lexicon import Fields
from imperia.kernel.signs import Voice


class BuildNow(AskingOp[SettlersState, Use]):
    """Build a card of one's own faction at once, without discarding a location (SET-162, SET-163, SET-197, SET-Q33)."""

    word: ClassVar[str] = "build_now"
    rule: ClassVar[str] = "SET-197"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        fields.fixed("deck", "faction")
        fields.fixed("waive", ["location"])
        self.source: Final = fields.text("from")
        self.from_deal: Final = fields.word("from", ("hand", "own_deal")) == 1

    def asked_by(self, state: SettlersState, frame: Use) -> str:
        """The Negotiator builds a deal, the Settlers a card of the hand."""
        return "SET-162" if self.from_deal else self.rule

    def own(self, state: SettlersState, seat: int) -> list[int]:
        """The faction cards in hand or under the board (SET-164, SET-165, SET-Q32, SET-Q68)."""
        cards = state.deals[seat] if self.from_deal else state.hands[seat]
        return [card for card in cards if CARDS[card].deck == state.factions[seat]]

    def answers(self, state: SettlersState, frame: Use) -> list[int]:
        """Those that can be paid for; activation and building are paid in one action (SET-Q33)."""
        stock, due = frame.stock(state), frame.due()
        return BUILD.moves([card for card in self.own(state, frame.actor) if affordable(stock, CARDS[card].cost, due)])

    def evident(self, state: SettlersState, frame: Use, move: int) -> bool:
        """Of several faction cards in hand, that only one can be built is nobody else's business."""
        return self.from_deal or len(self.own(state, frame.actor)) == 1

    def answer(self, state: SettlersState, frame: Use, move: int) -> None:
        """It is built with all that follows from building (SET-Q07)."""
        card = BUILD.argument(move)
        seat = frame.actor
        if self.from_deal:
            state.deals[seat] = without(state.deals[seat], card)
        else:
            from_hand(state, seat, card)
        begin_build(state, card, False)

    def say(self, voice: Voice) -> str:
        return voice.say(f"effect.build_now_{self.source}")


class ActivateLocation(AskingOp[SettlersState, Use]):
    """Use another action location of one's own once more, its price laid on this one (SET-Q36)."""

    word: ClassVar[str] = "activate_location"
    rule: ClassVar[str] = "SET-Q36"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        fields.fixed("owner", "self")
        for name in ("exclude_self", "pay", "ignore_limit"):
            fields.fixed(name, True)

    def others(self, state: SettlersState, frame: Use) -> list[int]:
        """The other action locations that are not blocked, whatever their limit (SET-Q64)."""
        return [
            location.card
            for location in state.empires[frame.actor]
            if location.face.kind == ACTION and location.card != frame.card and not location.blocked
        ]

    def answers(self, state: SettlersState, frame: Use) -> list[int]:
        """Those whose price can be paid and that find what they need."""
        stock, due = frame.stock(state), frame.due()
        found = [card for card in self.others(state, frame) if usable(state, frame.actor, CARDS[card], 1, stock, due)]
        return AIM.moves(found)

    def evident(self, state: SettlersState, frame: Use, move: int) -> bool:
        """Whether others can be used may depend on the hand."""
        return len(self.others(state, frame)) == 1

    def answer(self, state: SettlersState, frame: Use, move: int) -> None:
        """It is paid and carried out; its own limit is not touched."""
        card = AIM.argument(move)
        state.tell(ACTIVATED_AGAIN, frame.actor, card)
        begin_use(state, card, frame.card, 1)


class MakeFoundation(AskingOp[SettlersState, Use]):
    """Put a card of the hand face down into the empire as a foundation (SET-176, SET-177, SET-Q43)."""

    word: ClassVar[str] = "make_foundation"
    rule: ClassVar[str] = "SET-176"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        fields.fixed("from", "hand")
        self.goods: Final = fields.counts("compensation", GOODS)
        self.signs: Final = goods_signs(fields.value("compensation"))

    def answers(self, state: SettlersState, frame: Use) -> list[int]:
        return HIDE.moves(state.hands[frame.actor])

    def ask(self, state: SettlersState, frame: Use) -> None:
        state.agenda.append(SecretAsk(self, frame))

    def answer(self, state: SettlersState, frame: Use, move: int) -> None:
        """This is no razing: nothing is gained but the compensation."""
        seat = frame.actor
        card = HIDE.argument(move)
        hide_from_hand(state, seat, card)
        state.foundations[seat] = [*state.foundations[seat], card]
        state.tell_only(only(seat), BURIED, seat, card)
        give(state, GAINED_BY_SANCTUARY, seat, frame.card, self.goods)

    def say(self, voice: Voice) -> str:
        return voice.say("effect.make_foundation", {"goods": self.signs})


class PlaceSamurai(AskingOp[SettlersState, Use]):
    """Put samurai of the supply on own faction locations without one, or lose them (SET-153, SET-166)."""

    word: ClassVar[str] = "place_samurai"
    rule: ClassVar[str] = "SET-166"
    demands: ClassVar[bool] = False

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        fields.fixed("from", "supply")
        fields.fixed("on", "own_faction_locations")
        self.times: Final = fields.number("count")
        self.optional: Final = fields.flag("optional")

    def asked_by(self, state: SettlersState, frame: Use) -> str:
        """The Dojo leaves it to its owner, the Ninjas do not."""
        return "SET-Q58" if self.optional else self.rule

    def run(self, state: SettlersState, frame: Use) -> None:
        self.resume(state, frame, [self.times])

    def resume(self, state: SettlersState, frame: Use, left: list[int]) -> None:
        """One at a time; with places for no more than there are samurai, each gets one."""
        if left[0] > 1:
            state.agenda.append(Continue(self, [left[0] - 1], frame))
        moves = self.answers(state, frame)
        if moves and not self.optional and len(moves) <= left[0]:
            self.answer(state, frame, moves[0])
        elif moves:
            self.ask(state, frame)

    def answers(self, state: SettlersState, frame: Use) -> list[int]:
        """Any place; an optional one may be declined (SET-Q58)."""
        moves = AIM.moves(posts(state, frame.actor))
        if moves and self.optional:
            DECLINE.add(0, moves)
        return moves

    def answer(self, state: SettlersState, frame: Use, move: int) -> None:
        """It stands there; no worker is spent."""
        if AIM.says(move):
            post_samurai(state, POSTED_BY_FEATURE if self.optional else POSTED_BY_NINJAS, AIM.argument(move))

    def say(self, voice: Voice) -> str:
        return voice.say("effect.place_samurai", {"count": self.times})


OWN: Final[list[type[Op[SettlersState, Use]]]] = [BuildNow, ActivateLocation, MakeFoundation, PlaceSamurai]
