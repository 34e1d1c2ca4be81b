"""Garrisoning cards under cards in play (p. 19)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from imperia.games.imperium.cards import ALONE, CARDS, NUMBERS
from imperia.games.imperium.deed import Deed
from imperia.games.imperium.language.picking import PickCards
from imperia.games.imperium.language.selectors import IN_HAND, Selector, read_selector
from imperia.games.imperium.piles import find_laid, tuck
from imperia.games.imperium.printed import DEVELOPMENT, own
from imperia.games.imperium.rules.lift import lift
from imperia.games.imperium.state import ImperiumState
from imperia.games.imperium.words import GARRISON, GARRISONED, HOST_CARD, QUEST_BEGUN
from imperia.kernel.agenda import SeatChoice
from imperia.kernel.effects import remember
from imperia.kernel.lexicon import Fields
from imperia.kernel.signs import Voice


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
        return HOST_CARD.moves(self.hosts)

    def take(self, state: ImperiumState, seat: int, move: int) -> None:
        """The effect goes on with the host."""
        host = HOST_CARD.argument(move)
        remember(state, self.tag, 1, [host])
        garrison_card(state, seat, self.card, host)

    def question(self, state: ImperiumState, seat: int) -> tuple[str, dict[str, int]]:
        return "ChooseHost", {"card": self.card}


class Garrison(PickCards):
    """Cards are tucked under this card, or under another one in play (IMP-142 to IMP-144)."""

    word: ClassVar[str] = "garrison"
    rule: ClassVar[str] = "IMP-142"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields, GARRISON)
        self.under: Final[Selector | None] = None if fields.value("under") == "this" else read_selector(fields, "under")

    def hosts(self, state: ImperiumState, frame: Deed) -> list[int]:
        """The cards that can be garrisoned under."""
        if self.under is None:
            return ALONE[frame.card] if find_laid(state, frame.actor, frame.card).card >= 0 else []
        return hosts_of(state, frame, self.under)

    def candidates(self, state: ImperiumState, frame: Deed) -> list[int]:
        """Not the cards that are never garrisoned; none without a host."""
        if not self.hosts(state, frame):
            return []
        cards = super().candidates(state, frame)
        there: list[Any] = [NUMBERS[card] for card in cards if not CARDS[card].no_garrison]
        return there

    def there(self, state: ImperiumState, frame: Deed) -> int:
        return self.selector.total(self.candidates(state, frame))

    def guarded(self, state: ImperiumState, frame: Deed) -> bool:
        """Which cards of a hand are never garrisoned is nobody else's business."""
        return IN_HAND in self.selector.zones and bool(state.hand(frame.actor)) and bool(self.hosts(state, frame))

    def evident(self, state: ImperiumState, frame: Deed, move: int) -> bool:
        return IN_HAND not in self.selector.zones

    def why_not(self, state: ImperiumState, frame: Deed, move: int) -> list[str]:
        card = GARRISON.argument(move)
        return ["IMP-143", self.rule] if card >= 0 and CARDS[card].no_garrison else [self.rule]

    def chosen(self, state: ImperiumState, frame: Deed, left: int, done: int, card: int) -> None:
        """The tag remembers the host; where there are several it is asked for."""
        hosts = self.hosts(state, frame)
        if len(hosts) > 1:
            state.agenda.append(ChooseHost(frame.actor, card, hosts, self.tag))
            return
        remember(state, self.tag, 1, hosts)
        garrison_card(state, frame.actor, card, hosts[0])

    def say(self, voice: Voice) -> str:
        cards = self.quantity.of_cards(voice, self.selector)
        if self.under is None:
            return voice.say("effect.garrison", {"cards": cards})
        return voice.say("effect.garrison_under", {"cards": cards, "host": self.under.say(voice, 1)})
