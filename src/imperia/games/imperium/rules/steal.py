"""The op by which players steal."""

from __future__ import annotations

from typing import ClassVar, Final

from imperia.games.imperium.deed import Deed
from imperia.games.imperium.language.passives import CardEffect
from imperia.games.imperium.language.players import Players, read_players
from imperia.games.imperium.language.suffering import read_suffered, suffer
from imperia.games.imperium.language.voice import OF_OTHERS, heard
from imperia.games.imperium.printed import RESOURCES
from imperia.games.imperium.rules.attack import may_answer
from imperia.games.imperium.state import ImperiumState
from imperia.games.imperium.words import STOLE, STOLE_FROM_CIV, amount
from imperia.kernel.effects import Continue, Effect, Op
from imperia.kernel.lexicon import Fields
from imperia.kernel.signs import Voice, sign


class Steal(Op[ImperiumState, Deed]):
    """Take tokens from players, as many as they have (IMP-193, IMP-Q27); who gave too few may suffer (IMP-Q28)."""

    word: ClassVar[str] = "steal"
    rule: ClassVar[str] = "IMP-193"
    demands: ClassVar[bool] = False

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.token: Final = fields.word("token", RESOURCES)
        self.count: Final = fields.number("n")
        self.who: Final[Players] = read_players(fields, "from")
        self.short: Final[CardEffect] = fields.effect("short")
        read_suffered(fields, self.short)

    def inner(self) -> list[Effect[ImperiumState, Deed]]:
        """The penalty for those who gave too few."""
        return [self.short]

    def run(self, state: ImperiumState, frame: Deed) -> None:
        """From one after the other."""
        state.agenda.append(Continue(self, self.who.seats(state, frame), frame))

    def resume(self, state: ImperiumState, frame: Deed, left: list[int]) -> None:
        """The next of them (IMP-Q12)."""
        if not left:
            return
        seat = left[0]
        state.agenda.append(Continue(self, left[1:], frame))
        taken = min(self.count, state.have(seat, self.token))
        if taken:
            state.add(seat, self.token, -taken)
            state.add(frame.actor, self.token, taken)
            if seat < state.seats:
                state.tell(STOLE, frame.actor, amount(self.token, taken), seat)
            else:
                state.tell(STOLE_FROM_CIV, frame.actor, amount(self.token, taken))
        if taken < self.count:
            if seat < state.seats:
                self.short.begin(state, frame.changed(seat, frame.handled))
            else:
                suffer(state, self.short, frame)

    def surely(self, state: ImperiumState, frame: Deed, goods: list[int]) -> None:
        """As much as the others have, if nobody can ward it off."""
        if not may_answer(state, frame.actor):
            for seat in self.who.seats(state, frame):
                goods[self.token] += min(self.count, state.have(seat, self.token))

    def say(self, voice: Voice) -> str:
        tokens = sign("token", RESOURCES[self.token], self.count)
        said = voice.say("effect.steal", {"tokens": tokens, "who": self.who.say(voice)})
        if not self.short:
            return said
        short = self.short.say(heard(voice).turned(OF_OTHERS))
        return voice.say("effect.steal_short", {"steal": said, "short": short})
