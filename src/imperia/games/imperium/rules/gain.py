"""Gaining tokens (p. 17)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from imperia.games.imperium import hoard
from imperia.games.imperium.deed import Deed, deed_of
from imperia.games.imperium.language.amounts import NO_SOURCES, Counted, said_of
from imperia.games.imperium.language.passives import Passive, read_part
from imperia.games.imperium.language.triggers import GAINED_FROM_ICON, icon_mark
from imperia.games.imperium.printed import RESOURCES
from imperia.games.imperium.rules.react import happen, listened_to
from imperia.games.imperium.rules.regions import region_icons, spent_icons
from imperia.games.imperium.state import ImperiumState
from imperia.games.imperium.words import GAINED, amount
from imperia.kernel.effects import SUFFERED, Op, remember
from imperia.kernel.events import Happening
from imperia.kernel.lexicon import Fields
from imperia.kernel.signs import Voice, sign
from imperia.kernel.values import Amount, Number


@final
class ReplaceGain(Passive):
    """Something else that its owner gets in place of a token (IMP-Q92)."""

    word: ClassVar[str] = "replace_gain"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        part = fields.part("replace_gain")
        self.token: Final = part.word("token", RESOURCES)
        self.instead: Final = read_part(fields, part.value("with"))
        part.close()

    def say(self, voice: Voice) -> str:
        named = {"token": sign("token", RESOURCES[self.token]), "instead": self.instead.say(voice)}
        return voice.say("passive.replace_gain", named)


def replaces(state: ImperiumState, seat: int, token: int) -> bool:
    """True if a card in play gives something else in place of a token."""
    for laid in state.areas[seat]:
        for passive in laid.printed.passives:
            if isinstance(passive, ReplaceGain) and passive.token == token:
                return True
    return False


def gain(state: ImperiumState, seat: int, token: int, count: int, icons: int = 0, what: Happening = GAINED) -> None:
    """Tokens from the supply (IMP-188), thanks to region icons (a mask, IMP-Q151); a card may give something else."""
    if count <= 0:
        return
    for laid in state.areas[seat]:
        for passive in laid.printed.passives:
            if isinstance(passive, ReplaceGain) and passive.token == token:
                # IMP-Q92: once for each gain, whatever the number.
                passive.instead.begin(state, deed_of(seat, laid.card))
                return
    state.add(seat, token, count)
    state.tell(what, seat, amount(token, count))
    if icons and listened_to(state, seat, GAINED_FROM_ICON):
        happen(state, seat, GAINED_FROM_ICON, -1, count, icon_mark(token, icons))


class Gain(Op[ImperiumState, Deed]):
    """Tokens from the supply (IMP-188)."""

    word: ClassVar[str] = "gain"
    rule: ClassVar[str] = "IMP-188"
    demands: ClassVar[bool] = False

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.token: Final = fields.word("token", RESOURCES)
        self.amount: Final[Amount[ImperiumState, Deed]] = fields.amount("n")

    def run(self, state: ImperiumState, frame: Deed) -> None:
        """As many as it comes to."""
        count = self.amount.value(state, frame)
        if self.tag:
            remember(state, self.tag, count, NO_SOURCES)
        icons = self.icons(state, frame) if listened_to(state, frame.actor, GAINED_FROM_ICON) else 0
        gain(state, frame.actor, self.token, count, icons)

    def by_automa(self) -> int:
        """It always takes gains (IMP-Q117)."""
        return SUFFERED

    def suffer(self, state: ImperiumState, frame: Deed) -> None:
        hoard.gain(state, self.token, self.amount.value(state, frame))

    def icons(self, state: ImperiumState, frame: Deed) -> int:
        """The region icons that it comes from, as a mask (IMP-Q151).

        They are those of the cards that are counted, or of this one and of what was spent for it.
        """
        if isinstance(self.amount, Counted):
            mask = 0
            for card in self.amount.sources(state, frame):
                mask |= region_icons(state, frame.actor, card)
            return mask
        if not isinstance(self.amount, Number):
            return 0
        return region_icons(state, frame.actor, frame.card) | spent_icons(frame)

    def surely(self, state: ImperiumState, frame: Deed, goods: list[int]) -> None:
        """The number it comes to now, unless a card gives something else in its place."""
        if not replaces(state, frame.actor, self.token):
            goods[self.token] += self.amount.value(state, frame)

    def say(self, voice: Voice) -> str:
        return voice.say("effect.gain", {"tokens": said_of(voice, self.amount, "token", RESOURCES[self.token])})
