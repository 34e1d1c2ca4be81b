"""Fame cards, and King of Kings in their place when none is left (p. 19, 21)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from imperia.games.imperium.cards import CARDS, KINGS
from imperia.games.imperium.deed import Deed, deed_of
from imperia.games.imperium.language.passives import Passive
from imperia.games.imperium.language.picking import ChoosingOp
from imperia.games.imperium.language.triggers import FAME_LOOKED_AT
from imperia.games.imperium.piles import take_from, to_hand
from imperia.games.imperium.printed import FAME_DECK
from imperia.games.imperium.rules.react import happen
from imperia.games.imperium.state import ImperiumState
from imperia.games.imperium.words import CROWNED, LOOKED_AT, TAKE, TOOK_FAME
from imperia.kernel.effects import Op, SecretAsk
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


class TakeFame(Op[ImperiumState, Deed]):
    """The top fame card comes into the hand (IMP-172)."""

    word: ClassVar[str] = "take_fame"
    rule: ClassVar[str] = "IMP-172"
    demands: ClassVar[bool] = False

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        fields.fixed("n", 1)

    def run(self, state: ImperiumState, frame: Deed) -> None:
        """Or King of Kings is resolved (IMP-217)."""
        take_fame(state, frame.actor)


class LookAtFame(ChoosingOp):
    """Look at the top fame cards and take one (IMP-173, IMP-174, IMP-216)."""

    word: ClassVar[str] = "look_fame"
    rule: ClassVar[str] = "IMP-173"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.count: Final = fields.number("n")
        fields.fixed("take", 1)

    def seen(self, state: ImperiumState, frame: Deed) -> list[int]:
        """The cards on top that whoever resolves it looks at."""
        return fame_on_top(state, frame.actor, self.count)

    def answers(self, state: ImperiumState, frame: Deed) -> list[int]:
        return TAKE.moves(self.seen(state, frame))

    def run(self, state: ImperiumState, frame: Deed) -> None:
        """With none face down King of Kings is resolved, and nothing is looked at (IMP-217, IMP-Q98)."""
        if not state.piles[FAME_DECK]:
            crown(state, frame.actor)
            return
        look_at(state, frame.actor, self.seen(state, frame))
        state.agenda.append(SecretAsk(self, frame))
        happen(state, frame.actor, FAME_LOOKED_AT)

    def answer(self, state: ImperiumState, frame: Deed, move: int) -> None:
        """The others stay where they were."""
        keep_fame(state, frame.actor, TAKE.argument(move), self.seen(state, frame))

    def say(self, voice: Voice) -> str:
        return voice.say("effect.look_fame", {"count": self.count})
