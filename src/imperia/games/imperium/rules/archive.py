"""Archiving cards into the history (p. 16), and sinking them (p. 17)."""

from __future__ import annotations

from typing import ClassVar, final

from imperia.games.imperium.cards import NATION_CARDS
from imperia.games.imperium.deed import Deed
from imperia.games.imperium.language.passives import Passive
from imperia.games.imperium.language.picking import PickCards
from imperia.games.imperium.language.triggers import SUNK
from imperia.games.imperium.piles import to_history
from imperia.games.imperium.rules.lift import discard_card, lift
from imperia.games.imperium.rules.react import happen
from imperia.games.imperium.state import ImperiumState
from imperia.games.imperium.words import (
    ARCHIVE,
    ARCHIVED,
    ARCHIVED_WITH_HOST,
    DISCARDED_NOT_ARCHIVED,
    DISCARDED_NOT_SUNK,
    SINK,
    SUNK_CARD,
    SUNK_WITH_HOST,
)
from imperia.kernel.lexicon import Fields
from imperia.kernel.signs import Voice


@final
class HistoryToDiscard(Passive):
    """Its owner has no history: what would be archived is discarded (IMP-139)."""

    word: ClassVar[str] = "history_to_discard"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        fields.fixed("history_to_discard", True)

    def say(self, voice: Voice) -> str:
        return voice.say("passive.history_to_discard")


def has_history(state: ImperiumState, seat: int) -> bool:
    """True if cards that a player archives go to their history (IMP-139)."""
    for laid in state.areas[seat]:
        for passive in laid.printed.passives:
            if isinstance(passive, HistoryToDiscard):
                return False
    return True


def archive_card(state: ImperiumState, seat: int, card: int) -> None:
    """A card goes to the history with its garrison, or is discarded by who has none (IMP-138, IMP-139, IMP-146)."""
    if not has_history(state, seat):
        discard_card(state, seat, card, DISCARDED_NOT_ARCHIVED)
        return
    for one in lift(state, seat, card):
        to_history(state, seat, one)
        state.tell(ARCHIVED if one == card else ARCHIVED_WITH_HOST, seat, one)


def sink_card(state: ImperiumState, seat: int, card: int) -> None:
    """A card goes to the sunken pile with its garrison; it is discarded by who has none (IMP-150, IMP-151)."""
    if not NATION_CARDS[state.nations[seat]].sunken:
        discard_card(state, seat, card, DISCARDED_NOT_SUNK)
        return
    for one in lift(state, seat, card):
        to_history(state, seat, one)
        state.tell(SUNK_CARD if one == card else SUNK_WITH_HOST, seat, one)
    happen(state, seat, SUNK, card)


class Archive(PickCards):
    """Cards go to the history (IMP-138)."""

    word: ClassVar[str] = "archive"
    rule: ClassVar[str] = "IMP-138"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields, ARCHIVE)

    def handle(self, state: ImperiumState, frame: Deed, card: int) -> None:
        """With what is garrisoned under it."""
        archive_card(state, frame.actor, card)


class Sink(PickCards):
    """Cards go to the sunken pile (IMP-150)."""

    word: ClassVar[str] = "sink"
    rule: ClassVar[str] = "IMP-150"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields, SINK)

    def handle(self, state: ImperiumState, frame: Deed, card: int) -> None:
        """With what is garrisoned under it."""
        sink_card(state, frame.actor, card)
