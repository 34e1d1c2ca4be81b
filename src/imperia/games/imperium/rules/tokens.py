"""Action tokens (p. 16), and tokens that lie on cards."""

from __future__ import annotations

from typing import ClassVar, Final

from imperia.games.imperium.deed import Deed
from imperia.games.imperium.language.picking import ChoosingOp
from imperia.games.imperium.piles import add_to_market, find_laid, market_cards, replace_laid, slot_of
from imperia.games.imperium.printed import ACTION, NO_TOKENS, RESOURCES
from imperia.games.imperium.rules.gain import gain
from imperia.games.imperium.state import ImperiumState
from imperia.games.imperium.words import GAINED_ACTIONS, PLACE, SPENT_ACTIONS, TOKEN_PLACED, TOKEN_STORED, amount
from imperia.kernel.effects import Op
from imperia.kernel.lexicon import Fields
from imperia.kernel.signs import Voice, sign


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
        goods[ACTION] += self.count

    def say(self, voice: Voice) -> str:
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
        state.add(frame.actor, ACTION, -self.count)
        state.tell_list(SPENT_ACTIONS, frame.actor, [amount(ACTION, self.count)])

    def surely(self, state: ImperiumState, frame: Deed, goods: list[int]) -> None:
        goods[ACTION] -= self.count

    def say(self, voice: Voice) -> str:
        return voice.say("effect.spend_action", {"tokens": sign("token", "action", self.count)})


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
        return PLACE.moves(market_cards(state) if self.on_market else [frame.card])

    def answer(self, state: ImperiumState, frame: Deed, move: int) -> None:
        card = PLACE.argument(move)
        if self.on_market:
            add_to_market(state, slot_of(state, card), self.token, self.count)
        else:
            laid = find_laid(state, frame.actor, card)
            replace_laid(state, frame.actor, card, laid.adding(self.token, self.count))
        what = TOKEN_PLACED if self.on_market else TOKEN_STORED
        state.tell(what, frame.actor, amount(self.token, self.count), card)

    def say(self, voice: Voice) -> str:
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
        seat = frame.actor
        laid = find_laid(state, seat, frame.card)
        if laid.card >= 0 and laid.has_tokens():
            replace_laid(state, seat, frame.card, laid.bearing(NO_TOKENS))
            for token in range(len(RESOURCES)):
                gain(state, seat, token, laid.count(token))
