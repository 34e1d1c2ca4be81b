"""Cards that are turned over or replaced, and what ends the game by itself."""

from __future__ import annotations

from typing import ClassVar, Final

from imperia.games.imperium.cards import CARDS
from imperia.games.imperium.content import INDEX
from imperia.games.imperium.deed import Deed, deed_of
from imperia.games.imperium.ending import trigger_scoring
from imperia.games.imperium.laid import FRESH, Laid
from imperia.games.imperium.piles import find_laid, put_on, replace_laid, take_from
from imperia.games.imperium.printed import JOURNEY, OUT, own
from imperia.games.imperium.state import ImperiumState
from imperia.games.imperium.words import CAUSES, KING_TURNED, TURNED
from imperia.kernel.effects import Op
from imperia.kernel.lexicon import Fields
from imperia.kernel.signs import Voice, sign


class Flip(Op[ImperiumState, Deed]):
    """This card is turned over: King of Kings (IMP-218), or a Journey card (IMP-228, IMP-229)."""

    word: ClassVar[str] = "flip"
    rule: ClassVar[str] = "IMP-228"
    demands: ClassVar[bool] = False

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        fields.fixed("card", "this")

    def run(self, state: ImperiumState, frame: Deed) -> None:
        """The things on it stay there."""
        if CARDS[frame.card].not_drawn:
            state.king = 1
            state.tell(KING_TURNED, frame.actor, frame.card)
            return
        seat = frame.actor
        other = CARDS[frame.card].other_side
        laid = find_laid(state, seat, frame.card)
        replace_laid(state, seat, frame.card, Laid(other, laid.exhausted, laid.tokens, laid.under, FRESH[other].icons))
        state.tell(TURNED, seat, other)
        CARDS[other].on_gain.begin(state, deed_of(seat, other))

    def say(self, voice: Voice) -> str:
        return voice.say("effect.flip")


class Replace(Op[ImperiumState, Deed]):
    """This card leaves the game, and the next one of its stack takes its place (IMP-228, IMP-Q91)."""

    word: ClassVar[str] = "replace"
    rule: ClassVar[str] = "IMP-228"
    demands: ClassVar[bool] = False

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        fields.fixed("card", "this")
        self.next: Final = INDEX[fields.text("with")]

    def run(self, state: ImperiumState, frame: Deed) -> None:
        """The new face is resolved as it comes to lie on top."""
        seat = frame.actor
        take_from(state, own(seat, JOURNEY), self.next)
        replace_laid(state, seat, frame.card, FRESH[self.next])
        put_on(state, OUT, frame.card)
        state.tell(TURNED, seat, self.next)
        CARDS[self.next].on_gain.begin(state, deed_of(seat, self.next))

    def say(self, voice: Voice) -> str:
        return voice.say("effect.replace", {"card": sign("card", CARDS[self.next].word)})


class TriggerEnd(Op[ImperiumState, Deed]):
    """A Scoring is triggered (IMP-112 to IMP-115)."""

    word: ClassVar[str] = "trigger_end"
    rule: ClassVar[str] = "IMP-118"
    demands: ClassVar[bool] = False

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        # A cause has the name of its card: "arthurians-graal/effect/0" is "graal".
        self.cause: Final = CAUSES.index(fields.key.partition("/")[0].partition("-")[2].replace("-", "_"))

    def run(self, state: ImperiumState, frame: Deed) -> None:
        trigger_scoring(state, self.cause, frame.actor)
