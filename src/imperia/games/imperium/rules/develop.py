"""Developing a card (p. 17)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from imperia.games.imperium.cards import CARDS, NATION_CARDS
from imperia.games.imperium.deed import Deed
from imperia.games.imperium.ending import trigger_scoring
from imperia.games.imperium.language.passives import Passive
from imperia.games.imperium.language.picking import ChoosingOp
from imperia.games.imperium.piles import take_from, to_discard
from imperia.games.imperium.printed import DEVELOPMENT, NO_TOKENS, RESOURCES, own
from imperia.games.imperium.rules.pay import can_pay, pay
from imperia.games.imperium.state import ImperiumState
from imperia.games.imperium.words import DEVELOP, DEVELOPED, LAST_DEVELOPMENT
from imperia.kernel.agenda import Step
from imperia.kernel.lexicon import Fields
from imperia.kernel.signs import Voice, sign


@final
class DevelopmentCost(Passive):
    """Development cards cost its owner less (IMP-180)."""

    word: ClassVar[str] = "dev_cost"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        part = fields.part("dev_cost")
        part.fixed("min", 0)
        self.cut: Final = [-part.number(name, 0) for name in RESOURCES]
        part.close()

    def say(self, voice: Voice) -> str:
        signs = [sign("token", RESOURCES[token], cut) for token, cut in enumerate(self.cut) if cut]
        return voice.in_order([voice.say("passive.dev_cost", {"tokens": one}) for one in signs])


def development_price(state: ImperiumState, seat: int, card: int) -> list[int]:
    """The price of a development card for a player, less what cards in play take off."""
    return less(CARDS[card].dev_cost, development_cut(state, seat))


def development_cut(state: ImperiumState, seat: int) -> list[int]:
    """The reduction of a development card's price by cards in play."""
    cut = NO_TOKENS
    for laid in state.areas[seat]:
        for passive in laid.printed.passives:
            if isinstance(passive, DevelopmentCost):
                cut = [cut[token] + passive.cut[token] for token in range(len(RESOURCES))]
    return cut


def less(price: list[int], cut: list[int]) -> list[int]:
    """A price less what is taken off it."""
    if cut is NO_TOKENS:
        return price
    return [max(0, price[token] - cut[token]) for token in range(len(price))]


def developable(state: ImperiumState, seat: int) -> list[int]:
    """The cards that a player could develop without paying: only as an empire (IMP-038, IMP-182)."""
    if not state.is_empire(seat) or not NATION_CARDS[state.nations[seat]].can_develop:
        return []
    return state.piles[own(seat, DEVELOPMENT)]


def affordable(state: ImperiumState, seat: int) -> list[int]:
    """The cards that a player can develop and pay for (IMP-180, IMP-189)."""
    cards = developable(state, seat)
    if not cards:
        return []
    cut = development_cut(state, seat)
    return [card for card in cards if can_pay(state, seat, less(CARDS[card].dev_cost, cut))]


def develop(state: ImperiumState, seat: int, card: int, free: bool) -> None:
    """A card is paid for, then developed (IMP-180)."""
    state.agenda.append(LayDeveloped(seat, card))
    if not free:
        pay(state, seat, development_price(state, seat, card))


class LayDeveloped(Step[ImperiumState]):
    """A developed card goes to the discard pile; the last one triggers a Scoring (IMP-110, IMP-180, IMP-Q125)."""

    nouns: ClassVar[tuple[str, ...]] = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def run(self, state: ImperiumState) -> None:
        area = own(self.seat, DEVELOPMENT)
        take_from(state, area, self.card)
        to_discard(state, self.seat, self.card)
        state.tell(DEVELOPED, self.seat, self.card)
        if not state.piles[area]:
            trigger_scoring(state, LAST_DEVELOPMENT, self.seat)


class Develop(ChoosingOp):
    """Develop a card, only as an empire (IMP-180, IMP-181, IMP-Q85, IMP-Q146)."""

    word: ClassVar[str] = "develop"
    rule: ClassVar[str] = "IMP-180"
    demands: ClassVar[bool] = True

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.free: Final = fields.flag("free")

    def possible(self, state: ImperiumState, frame: Deed) -> bool:
        """There has to be a card, and what it costs."""
        return bool(self.answers(state, frame))

    def answers(self, state: ImperiumState, frame: Deed) -> list[int]:
        """Those that can be paid for, or any if it is free."""
        seat = frame.actor
        return DEVELOP.moves(developable(state, seat) if self.free else affordable(state, seat))

    def why_not(self, state: ImperiumState, frame: Deed, move: int) -> list[str]:
        return ["IMP-189", self.rule] if DEVELOP.argument(move) in developable(state, frame.actor) else [self.rule]

    def answer(self, state: ImperiumState, frame: Deed, move: int) -> None:
        """It is paid for first."""
        develop(state, frame.actor, DEVELOP.argument(move), self.free)

    def say(self, voice: Voice) -> str:
        return voice.say("effect.develop_free" if self.free else "effect.develop")
