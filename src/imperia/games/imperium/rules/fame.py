"""Fame cards, and King of Kings in their place when none is left (p. 19, 21)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from imperia.games.imperium.cards import CARDS, KINGS
from imperia.games.imperium.deed import deed_of
from imperia.games.imperium.language.passives import Passive
from imperia.games.imperium.piles import take_from, to_hand
from imperia.games.imperium.printed import FAME_DECK
from imperia.games.imperium.state import ImperiumState
from imperia.games.imperium.words import CROWNED, LOOKED_AT, TOOK_FAME
from imperia.kernel.events import only
from imperia.kernel.lexicon import Fields
from imperia.kernel.signs import Voice


@final
class ExtraFameLook(Passive):
    """Its owner looks at more fame cards (IMP-Q98)."""

    word: ClassVar[str] = "extra_fame_look"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.count: Final = fields.number("extra_fame_look")

    def say(self, voice: Voice) -> str:
        return voice.say("passive.extra_fame_look", {"count": self.count})


def fame_looks(state: ImperiumState, seat: int) -> int:
    """How many fame cards more a player looks at (IMP-Q98)."""
    more = 0
    for laid in state.areas[seat]:
        for passive in laid.printed.passives:
            if isinstance(passive, ExtraFameLook):
                more += passive.count
    return more


def take_fame(state: ImperiumState, seat: int) -> list[int]:
    """The top fame card comes into a hand (IMP-172), or King of Kings is resolved (IMP-217)."""
    deck = state.piles[FAME_DECK]
    if not deck:
        crown(state, seat)
        return []
    card = state.own_pile(FAME_DECK).pop()
    to_hand(state, seat, card)
    state.tell_only(only(seat), TOOK_FAME, seat, card)
    return [card]


def fame_on_top(state: ImperiumState, seat: int, count: int) -> list[int]:
    """The fame cards that a player who looks at so many sees, as many as there are (IMP-216, IMP-Q51, IMP-Q98)."""
    return state.piles[FAME_DECK][-(count + fame_looks(state, seat)) :]


def look_at(state: ImperiumState, seat: int, cards: list[int]) -> None:
    """A player sees cards that lie face down (IMP-173)."""
    state.hidden.see(cards, only(seat))
    state.tell_list(LOOKED_AT, seat, cards, only(seat))


def keep_fame(state: ImperiumState, seat: int, card: int, seen: list[int]) -> None:
    """One of the fame cards that were looked at comes into the hand; the others stay in their order."""
    # Nobody else can tell which of them it was.
    state.hidden.mix(seen, only(seat))
    take_from(state, FAME_DECK, card)
    to_hand(state, seat, card)
    state.tell_only(only(seat), TOOK_FAME, seat, card)


def crown(state: ImperiumState, seat: int) -> None:
    """King of Kings is resolved as it lies, once by each player (IMP-215 to IMP-220, IMP-Q52, IMP-Q54)."""
    if state.crowned >> seat & 1:
        return
    state.crowned |= 1 << seat
    king = KINGS[state.terms.common]
    state.tell(CROWNED, seat, king)
    CARDS[king].faces[state.king].begin(state, deed_of(seat, king))
