"""Gaining tokens (p. 17)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from imperia.games.imperium.cards import CARDS
from imperia.games.imperium.deed import SPENT, Deed, deed_of
from imperia.games.imperium.language.passives import Passive, read_part
from imperia.games.imperium.language.triggers import GAINED_FROM_ICON, icon_mark
from imperia.games.imperium.piles import find_laid
from imperia.games.imperium.printed import REGION_TYPES, RESOURCES
from imperia.games.imperium.rules.react import happen, listened_to
from imperia.games.imperium.state import ImperiumState
from imperia.games.imperium.words import GAINED, amount
from imperia.kernel.events import Happening
from imperia.kernel.lexicon import Fields
from imperia.kernel.signs import Voice, sign

# So much room a number of icons of a kind has among the others.
ROOM: Final = 8


@final
class ReplaceGain(Passive):
    """What its owner gets in place of a token (IMP-Q92)."""

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


def region_icons(state: ImperiumState, seat: int, card: int) -> int:
    """The region types of a card as a mask; in play as they count now (IMP-Q33)."""
    laid = find_laid(state, seat, card)
    icons = laid.icons if laid.card >= 0 else CARDS[card].region_types
    mask = 0
    for one in range(len(REGION_TYPES)):
        if icons[one]:
            mask |= 1 << one
    return mask


def counted_icons(icons: int) -> int:
    """Region icons (a mask) as a number that those of further cards can be added to."""
    number = 0
    for one in range(len(REGION_TYPES)):
        if icons >> one & 1:
            number += 1 << ROOM * one
    return number


def spent_icons(frame: Deed) -> int:
    """The mask of the region icons on the cards that left play on the way to where a resolution is (IMP-Q151)."""
    number = frame.number(SPENT)
    mask = 0
    for one in range(len(REGION_TYPES)):
        if number >> ROOM * one & ((1 << ROOM) - 1):
            mask |= 1 << one
    return mask
