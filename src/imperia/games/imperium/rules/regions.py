"""Region icons: what a region counts as (IMP-Q33), and what was gained thanks to them (IMP-Q151)."""

from __future__ import annotations

from typing import ClassVar, Final

from imperia.games.imperium.cards import CARDS
from imperia.games.imperium.deed import SPENT_ICONS, Deed
from imperia.games.imperium.language.picking import NO_CARDS, ChoosingOp
from imperia.games.imperium.piles import find_laid, replace_laid
from imperia.games.imperium.printed import REGION_TYPES
from imperia.games.imperium.state import ImperiumState
from imperia.games.imperium.words import CHOOSE_CARD
from imperia.kernel.effects import remember
from imperia.kernel.lexicon import Fields
from imperia.kernel.signs import Voice, sign


def region_icons(state: ImperiumState, seat: int, card: int) -> int:
    """The region types of a card as a mask; in play as they count now (IMP-Q33)."""
    laid = find_laid(state, seat, card)
    icons = laid.icons if laid.card >= 0 else CARDS[card].region_types
    mask = 0
    for one in range(len(REGION_TYPES)):
        if icons[one]:
            mask |= 1 << one
    return mask


def remember_icons(state: ImperiumState, seat: int, card: int) -> None:
    """The region icons of a card that leaves play, as they count now: it may be gone when they matter (IMP-Q151)."""
    icons = region_icons(state, seat, card)
    for kind, tag in enumerate(SPENT_ICONS):
        if icons >> kind & 1:
            remember(state, tag, 1, NO_CARDS)


def spent_icons(frame: Deed) -> int:
    """The mask of the region icons on the cards that left play on the way to where a resolution is (IMP-Q151)."""
    mask = 0
    for kind, tag in enumerate(SPENT_ICONS):
        if frame.number(tag):
            mask |= 1 << kind
    return mask


class TreatAs(ChoosingOp):
    """An icon in one's play area counts as several of another until the end of the turn (IMP-Q33)."""

    word: ClassVar[str] = "treat_as"
    rule: ClassVar[str] = "IMP-Q33"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.icon: Final = fields.word("icon", REGION_TYPES)
        self.other: Final = fields.word("into", REGION_TYPES)
        self.times: Final = fields.number("times")
        fields.fixed("n", 1)
        fields.fixed("until", "turn_end")

    def answers(self, state: ImperiumState, frame: Deed) -> list[int]:
        """A card that shows such an icon."""
        return CHOOSE_CARD.moves([laid.card for laid in state.areas[frame.actor] if laid.icons[self.icon]])

    def answer(self, state: ImperiumState, frame: Deed, move: int) -> None:
        """It does not count as itself meanwhile."""
        card = CHOOSE_CARD.argument(move)
        laid = find_laid(state, frame.actor, card)
        icons = laid.icons.copy()
        icons[self.icon] -= 1
        icons[self.other] += self.times
        replace_laid(state, frame.actor, card, laid.counting(icons))

    def say(self, voice: Voice) -> str:
        icon = sign("region_type", REGION_TYPES[self.icon])
        other = sign("region_type", REGION_TYPES[self.other])
        return voice.say("effect.treat_as", {"icon": icon, "times": self.times, "other": other})
