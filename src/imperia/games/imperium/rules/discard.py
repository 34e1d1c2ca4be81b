"""Discarding cards of the hand (p. 17), and what may make that smaller or stand in for it (IMP-Q129)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from imperia.games.imperium.cards import CARDS
from imperia.games.imperium.deed import Deed, deed_of
from imperia.games.imperium.language.amounts import EXACTLY
from imperia.games.imperium.language.passives import Passive, Use, read_part
from imperia.games.imperium.language.picking import PickCards
from imperia.games.imperium.language.selectors import read_selector
from imperia.games.imperium.language.triggers import MUST_DISCARD
from imperia.games.imperium.language.voice import heard
from imperia.games.imperium.piles import find_laid
from imperia.games.imperium.printed import EXHAUST, TYPES
from imperia.games.imperium.rules.exhaust import begin_use, usable
from imperia.games.imperium.rules.leave import Abandon
from imperia.games.imperium.rules.lift import discard_card
from imperia.games.imperium.rules.unrest import unrest_price
from imperia.games.imperium.state import ACTIVATE, NO_ORDER, ImperiumState
from imperia.games.imperium.words import ABANDON, DISCARD_CARD, EXHAUST_CARD, QUEST_DISCARDED
from imperia.kernel.agenda import put_instead
from imperia.kernel.effects import IGNORED, Continue, Op, rest_under_way
from imperia.kernel.lexicon import Fields
from imperia.kernel.signs import Voice, sign


class Discard(PickCards):
    """Cards of the hand go to the discard pile (IMP-137).

    A discard of cards of a type that an effect demands may be made smaller, or met by something else (IMP-Q129).
    """

    word: ClassVar[str] = "discard"
    rule: ClassVar[str] = "IMP-137"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields, DISCARD_CARD)
        types = self.selector.said.types
        # The type that has to be discarded, or -1.
        self.type: Final = TYPES.index(types[0]) if types else -1
        # True if it belongs to an exhaust ability.
        self.of_ability: Final = "/exhaust/" in fields.key

    def wanted(self, state: ImperiumState, frame: Deed) -> int:
        """As it says; an unrest card may cost fewer (IMP-204, IMP-Q128)."""
        count = super().wanted(state, frame)
        return unrest_price(state, frame.actor, count, in_cards=True) if CARDS[frame.card].unrest else count

    def payable(self, state: ImperiumState, frame: Deed) -> bool:
        """With all that can stand in for it."""
        there = self.there(state, frame) if self.counts_one else len(self.candidates(state, frame))
        wanted = self.wanted(state, frame)
        if there >= wanted or not self.eased(state, frame.actor):
            return there >= wanted
        there += len(self.instead(state, frame))
        # An ability that is about to be used takes an exhaust token itself.
        about_to = self.of_ability and not find_laid(state, frame.actor, frame.card).exhausted
        tokens = state.have(frame.actor, EXHAUST) - (1 if about_to else 0)
        for _, use in self.reducing(state, frame)[: max(0, tokens)]:
            reduce = use.effect.ops[0]
            assert isinstance(reduce, ReduceDiscard)
            there += reduce.count
        return there >= wanted

    def eased(self, state: ImperiumState, seat: int) -> bool:
        """True if a card in play may make such a discard smaller, or let something stand in for a card."""
        if self.type >= 0:
            for laid in state.areas[seat]:
                if laid.printed.listens >> MUST_DISCARD & 1 or substitute_of(laid.card, self.type) is not None:
                    return True
        return False

    def reducing(self, state: ImperiumState, frame: Deed) -> list[tuple[int, Use]]:
        """The cards in play whose ability makes such a discard smaller, in one's own Activate turn (IMP-Q133)."""
        seat = frame.actor
        found: list[tuple[int, Use]] = []
        if self.type < 0 or state.seat != seat or state.order not in (NO_ORDER, ACTIVATE):
            return found
        for laid in state.areas[seat]:
            if laid.printed.listens >> MUST_DISCARD & 1:
                for use in laid.printed.uses:
                    asked = use.trigger is not None and use.trigger.answers(MUST_DISCARD, -1, self.type)
                    if asked and usable(state, deed_of(seat, laid.card), use):
                        found.append((laid.card, use))
        return found

    def instead(self, state: ImperiumState, frame: Deed) -> list[int]:
        """The answers that do something in place of discarding a card."""
        moves: list[int] = []
        if self.type >= 0:
            for laid in state.areas[frame.actor]:
                instead = substitute_of(laid.card, self.type)
                if instead is not None:
                    moves += instead.offered(state, deed_of(frame.actor, laid.card))
        return moves

    def choosing(self, state: ImperiumState, frame: Deed, cards: list[int]) -> list[int]:
        """A card of the hand, or what stands in for one."""
        moves = super().choosing(state, frame, cards)
        if self.type < 0:
            return moves
        moves += EXHAUST_CARD.moves([card for card, _ in self.reducing(state, frame)])
        return sorted([*moves, *self.instead(state, frame)])

    def chosen_otherwise(self, state: ImperiumState, frame: Deed, left: int, done: int, move: int) -> None:
        """The demand is made smaller, or a card is met by something else."""
        seat = frame.actor
        if EXHAUST_CARD.says(move):
            state.agenda.append(Continue(self, [left, done], frame))
            for card, use in self.reducing(state, frame):
                if card == EXHAUST_CARD.argument(move):
                    begin_use(state, deed_of(seat, card), use)
                    return
        if left > 1:
            state.agenda.append(Continue(self, [left - 1, done], frame))
        for laid in state.areas[seat]:
            instead = substitute_of(laid.card, self.type)
            if instead is not None and move in instead.offered(state, deed_of(seat, laid.card)):
                instead.handle(state, deed_of(seat, laid.card), ABANDON.argument(move))
                return

    def answered(self, state: ImperiumState, frame: Deed, left: int, done: int, move: int) -> None:
        """A card of the hand, or something else."""
        if EXHAUST_CARD.says(move) or ABANDON.says(move):
            self.chosen_otherwise(state, frame, left if left >= 0 else self.wanted(state, frame), done, move)
        else:
            super().answered(state, frame, left, done, move)

    def handle(self, state: ImperiumState, frame: Deed, card: int) -> None:
        """Face up."""
        discard_card(state, frame.actor, card)

    def by_automa(self) -> int:
        """It never discards (IMP-270)."""
        return IGNORED

    def say(self, voice: Voice) -> str:
        """That it is from hand goes without saying."""
        if self.quantity.kind == EXACTLY and not self.selector.ref:
            return voice.say("effect.discard", {"cards": self.selector.said.say(voice, self.quantity.number())})
        return super().say(voice)


@final
class DiscardSubstitute(Passive):
    """A way to do something else in place of discarding a card of a type (IMP-Q129)."""

    word: ClassVar[str] = "discard_substitute"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        part = fields.part("discard_substitute")
        self.type: Final = part.word("type", TYPES)
        instead = read_part(fields, part.value("with")).ops
        if len(instead) != 1 or not isinstance(instead[0], Abandon):
            raise fields.wrong(f"with: {[op.word for op in instead]}")
        self.instead: Final[Abandon] = instead[0]
        part.close()

    def say(self, voice: Voice) -> str:
        named = {"cards": sign("type", TYPES[self.type], 1), "instead": self.instead.say(heard(voice).after_verb())}
        return voice.say("passive.discard_substitute", named)


def substitute_of(card: int, of_type: int) -> Abandon | None:
    """A card in play lets its owner do something else in place of discarding a card of a type."""
    for passive in CARDS[card].passives:
        if isinstance(passive, DiscardSubstitute) and passive.type == of_type:
            return passive.instead
    return None


class ReduceDiscard(Op[ImperiumState, Deed]):
    """The discard that is being demanded is smaller (IMP-Q129)."""

    word: ClassVar[str] = "reduce_discard"
    rule: ClassVar[str] = "IMP-Q129"
    demands: ClassVar[bool] = False

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.count: Final = fields.number("n")

    def run(self, state: ImperiumState, frame: Deed) -> None:
        rest = rest_under_way(state.agenda, Discard)
        if rest is not None:
            left, done = rest.left
            put_instead(state.agenda, rest, Continue(rest.op, [left - self.count, done], rest.frame))

    def say(self, voice: Voice) -> str:
        return voice.say("effect.reduce_discard", {"count": self.count})


class ToDiscard(Op[ImperiumState, Deed]):
    """Named cards go to the discard pile (IMP-226)."""

    word: ClassVar[str] = "to_discard"
    rule: ClassVar[str] = "IMP-226"
    demands: ClassVar[bool] = False

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.selector: Final = read_selector(fields, "sel")

    def run(self, state: ImperiumState, frame: Deed) -> None:
        for card in self.selector.cards(state, frame).copy():
            discard_card(state, frame.actor, card, QUEST_DISCARDED)

    def say(self, voice: Voice) -> str:
        return voice.say("effect.to_discard", {"cards": self.selector.say(voice, 1)})
