"""Nation cards, the accession card among them, and the State card that it turns (p. 12)."""

from __future__ import annotations

from typing import ClassVar

from imperia.games.imperium.cards import CARDS, NATION_CARDS
from imperia.games.imperium.deed import Deed, deed_of
from imperia.games.imperium.piles import enter_play, to_discard
from imperia.games.imperium.printed import NATION_DECK, own
from imperia.games.imperium.rules.lift import lift
from imperia.games.imperium.state import ImperiumState
from imperia.games.imperium.words import BECAME_EMPIRE, BECAME_EMPIRE_ON_JOURNEY, NATION_CARD_BY_EFFECT, NATION_IN_PLAY
from imperia.kernel.effects import Op
from imperia.kernel.events import Happening
from imperia.kernel.lexicon import Fields


def take_nation_card(state: ImperiumState, seat: int, what: Happening) -> None:
    """The top nation card goes to its owner's discard pile, at last the accession card (IMP-092, IMP-Q123)."""
    pile = own(seat, NATION_DECK)
    if not state.piles[pile]:
        return
    card = state.own_pile(pile).pop()
    to_discard(state, seat, card)
    state.tell(NATION_IN_PLAY if comes_into_play(card) else what, seat, card)
    nation = NATION_CARDS[state.nations[seat]]
    if card == nation.accession and nation.accedes:
        become_empire(state, seat, BECAME_EMPIRE)
    # IMP-093, IMP-094
    CARDS[card].on_gain.begin(state, deed_of(seat, card))


def comes_into_play(card: int) -> bool:
    """True if a nation card is laid in play as soon as it is gained (IMP-093)."""
    return any(isinstance(op, ToPlay) for op in CARDS[card].on_gain.ops)


def become_empire(state: ImperiumState, seat: int, what: Happening) -> None:
    """The State card is turned to its empire side (IMP-092, IMP-311)."""
    if not state.is_empire(seat):
        state.empires |= 1 << seat
        state.tell(what, seat)


class ToPlay(Op[ImperiumState, Deed]):
    """This card comes into play without being played (IMP-093)."""

    word: ClassVar[str] = "to_play"
    rule: ClassVar[str] = "IMP-093"
    demands: ClassVar[bool] = False

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        fields.fixed("sel", {"this": True})

    def run(self, state: ImperiumState, frame: Deed) -> None:
        """From wherever it lies."""
        lift(state, frame.actor, frame.card)
        enter_play(state, frame.actor, frame.card)


class NationToDiscard(Op[ImperiumState, Deed]):
    """The top nation card goes to the discard pile (IMP-Q123)."""

    word: ClassVar[str] = "nation_to_discard"
    rule: ClassVar[str] = "IMP-Q123"
    demands: ClassVar[bool] = False

    def run(self, state: ImperiumState, frame: Deed) -> None:
        """At last the accession card, with all that follows."""
        take_nation_card(state, frame.actor, NATION_CARD_BY_EFFECT)


class FlipState(Op[ImperiumState, Deed]):
    """The State card is turned to its empire side (IMP-311)."""

    word: ClassVar[str] = "flip_state"
    rule: ClassVar[str] = "IMP-311"
    demands: ClassVar[bool] = False

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        fields.fixed("to", "empire")

    def run(self, state: ImperiumState, frame: Deed) -> None:
        become_empire(state, frame.actor, BECAME_EMPIRE_ON_JOURNEY)
