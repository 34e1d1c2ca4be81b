"""Garrisoning cards under cards in play (p. 19)."""

from __future__ import annotations

from typing import ClassVar, Final

from imperia.games.imperium.deed import Deed
from imperia.games.imperium.language.selectors import Selector
from imperia.games.imperium.piles import tuck
from imperia.games.imperium.printed import DEVELOPMENT, own
from imperia.games.imperium.rules.lift import lift
from imperia.games.imperium.state import ImperiumState
from imperia.games.imperium.words import GARRISONED, HOST_CARD, QUEST_BEGUN
from imperia.kernel.agenda import SeatChoice
from imperia.kernel.effects import remember


def hosts_of(state: ImperiumState, frame: Deed, under: Selector) -> list[int]:
    """The cards in play under which something can be garrisoned; not the card that is being resolved."""
    return [card for card in under.cards(state, frame) if card != frame.card]


def garrison_card(state: ImperiumState, seat: int, card: int, host: int) -> None:
    """A card lies face up under its host from now on (IMP-142, IMP-145, IMP-225)."""
    quest = card in state.piles[own(seat, DEVELOPMENT)]
    for one in lift(state, seat, card):
        tuck(state, seat, host, one)
    state.tell(QUEST_BEGUN if quest else GARRISONED, seat, card, host)


class ChooseHost(SeatChoice[ImperiumState]):
    """Choose the card under which another one is garrisoned (IMP-144)."""

    rule: ClassVar[str] = "IMP-144"
    continues: ClassVar[bool] = True

    def __init__(self, seat: int, card: int, hosts: list[int], tag: str) -> None:
        super().__init__(seat)
        self.card: Final = card
        self.hosts: Final = hosts
        self.tag: Final = tag

    def moves(self, state: ImperiumState, seat: int) -> list[int]:
        """Any of them."""
        return HOST_CARD.moves(self.hosts)

    def take(self, state: ImperiumState, seat: int, move: int) -> None:
        """The effect goes on with the host."""
        host = HOST_CARD.argument(move)
        remember(state, self.tag, 1, [host])
        garrison_card(state, seat, self.card, host)

    def question(self, state: ImperiumState, seat: int) -> tuple[str, dict[str, int]]:
        """For which card."""
        return "ChooseHost", {"card": self.card}
