"""Whom a step is about besides whoever resolves it."""

from __future__ import annotations

from typing import Final, final

from imperia.games.imperium.deed import Deed
from imperia.games.imperium.language.passives import CardCondition
from imperia.games.imperium.language.voice import OF_OTHERS, heard
from imperia.games.imperium.state import ImperiumState
from imperia.kernel.lexicon import Fields
from imperia.kernel.signs import Voice

WHO: Final = ("others", "all")


@final
class Players:
    """Each other player clockwise, or all, oneself first; perhaps only those who meet a condition (IMP-202)."""

    def __init__(self, everybody: bool, condition: CardCondition | None) -> None:
        self.everybody: Final = everybody
        self.condition: Final = condition
        # Its number among the parts of its card that touch others; the lexicon counts them.
        self.part: int = 0

    def seats(self, state: ImperiumState, frame: Deed) -> list[int]:
        """Those who do not ignore it, in their order; the condition is tested on each."""
        found: list[int] = []
        count = state.players()
        for step in range(0 if self.everybody else 1, count):
            seat = (frame.actor + step) % count
            if seat != frame.owner and not frame.touches(seat, self.part):
                continue
            if self.condition is None or self.fits(state, frame, seat, self.condition):
                found.append(seat)
        return found

    def fits(self, state: ImperiumState, frame: Deed, seat: int, condition: CardCondition) -> bool:
        """True if the condition holds for a player."""
        tested = frame.changed(seat, frame.handled)
        assert isinstance(tested, Deed)
        return condition.holds(state, tested)

    def say(self, voice: Voice) -> str:
        key = "players.all" if self.everybody else "players.others"
        if self.condition is None:
            return voice.say(key)
        tested = self.condition.say(heard(voice).turned(OF_OTHERS))
        return voice.say("players.tested", {"players": voice.say(key), "condition": tested})


def read_players(fields: Fields, name: str) -> Players:
    """A word, or a word with a condition."""
    found = fields.value(name)
    condition: CardCondition | None = None
    if isinstance(found, dict):
        part = fields.part(name)
        word = part.word("who", WHO)
        condition = part.condition("if")
        part.close()
    else:
        word = fields.word(name, WHO)
    return Players(word == 1, condition)
