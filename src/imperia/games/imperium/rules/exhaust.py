"""Exhaust abilities (p. 10-11): which can be used, how they are begun, and how tokens come back."""

from __future__ import annotations

from typing import ClassVar

from imperia.games.imperium.cards import CARDS
from imperia.games.imperium.deed import Deed, deed_of
from imperia.games.imperium.laid import Laid
from imperia.games.imperium.language.passives import Use
from imperia.games.imperium.language.picking import ChoosingOp
from imperia.games.imperium.piles import find_laid, replace_laid
from imperia.games.imperium.printed import DEVELOPMENT_EXHAUST, EXHAUST, NATION_EXHAUST
from imperia.games.imperium.state import ImperiumState
from imperia.games.imperium.words import CHOOSE_CARD, EXHAUSTED, REFRESH, REFRESH_DEVELOPMENT, REFRESH_NATION, REFRESHED
from imperia.kernel.lexicon import Fields


def against(state: ImperiumState, frame: Deed, use: Use | None, laid: Laid) -> str:
    """The rule against using an ability of a card in play now, at its moment; empty if there is none.

    A card whose abilities all wait for another moment has no ability to be used now.
    """
    if laid.card < 0 or not laid.printed.uses:
        return "IMP-072"
    if laid.exhausted:
        return "IMP-073"
    if not state.have(frame.actor, EXHAUST):
        return "IMP-071"
    if use is None:
        return "IMP-076"
    if use.condition is not None and not use.condition.holds(state, frame):
        return "IMP-Q137"
    return "" if use.effect.opens(state, frame) else "IMP-074"


def usable_freely(state: ImperiumState, seat: int, laid: Laid) -> bool:
    """True if a card in play has an ability that can be used at any time in an Activate turn (IMP-071, IMP-Q152)."""
    use = laid.printed.free_use
    return use is not None and not against(state, deed_of(seat, laid.card), use, laid)


def usable(state: ImperiumState, frame: Deed, use: Use) -> bool:
    """True if an ability can be used when its moment comes."""
    return not against(state, frame, use, find_laid(state, frame.actor, frame.card))


def begin_free_use(state: ImperiumState, seat: int, card: int) -> None:
    """The ability of a card that waits for no moment is used."""
    use = CARDS[card].free_use
    assert use is not None
    begin_use(state, deed_of(seat, card), use)


def begin_use(state: ImperiumState, frame: Deed, use: Use) -> None:
    """An exhaust token goes from the State card onto the card, and the whole ability is resolved (IMP-072)."""
    seat = frame.actor
    state.add(seat, EXHAUST, -1)
    replace_laid(state, seat, frame.card, find_laid(state, seat, frame.card).turned(True))
    state.tell(EXHAUSTED, seat, frame.card)
    use.effect.start(state, frame)


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
        """The card that bore it may be exhausted again."""
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
        return bool(self.answers(state, frame))


class CopyExhaust(ChoosingOp):
    """An exhaust ability of another player's persistent card is resolved as if on this one (IMP-Q50, IMP-Q159)."""

    word: ClassVar[str] = "copy_exhaust"
    rule: ClassVar[str] = "IMP-Q50"

    def answers(self, state: ImperiumState, frame: Deed) -> list[int]:
        """Abilities that could be used freely and paid for."""
        cards: list[int] = []
        for seat in range(state.players()):
            if seat != frame.actor:
                for laid in state.areas[seat]:
                    use = laid.printed.free_use
                    if use is None or not laid.printed.persistent:
                        continue
                    fits = use.condition is None or use.condition.holds(state, frame)
                    if fits and use.effect.opens(state, frame):
                        cards.append(laid.card)
        return CHOOSE_CARD.moves(cards)

    def answer(self, state: ImperiumState, frame: Deed, move: int) -> None:
        """The other card is not exhausted."""
        use = CARDS[CHOOSE_CARD.argument(move)].free_use
        assert use is not None
        use.effect.begin(state, deed_of(frame.actor, frame.card))
