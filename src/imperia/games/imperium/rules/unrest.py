"""Taking unrest and returning it (p. 4, 19)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from imperia.games.imperium import hoard
from imperia.games.imperium.deed import Deed
from imperia.games.imperium.language.passives import Passive
from imperia.games.imperium.language.picking import PickCards
from imperia.games.imperium.language.triggers import UNREST_RETURNED, UNREST_TAKEN
from imperia.games.imperium.language.voice import one_of
from imperia.games.imperium.piles import pop_unrest, push_unrest, take_open
from imperia.games.imperium.printed import MATERIALS, RESOURCES, UNREST_PILE
from imperia.games.imperium.rules.lift import lift
from imperia.games.imperium.rules.react import happen
from imperia.games.imperium.state import ImperiumState
from imperia.games.imperium.words import RETURN, RETURNED_IN_REVOLT, RETURNED_UNREST, TOOK_UNREST
from imperia.kernel.effects import IGNORED, SUFFERED, Op, remember
from imperia.kernel.events import Happening
from imperia.kernel.lexicon import Fields
from imperia.kernel.signs import Voice, sign


@final
class UnrestCost(Passive):
    """Unrest cards cost its owner less (IMP-204, IMP-Q128)."""

    word: ClassVar[str] = "unrest_cost"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        part = fields.part("unrest_cost")
        # What is taken off the price, and what has to be left of it.
        self.materials: Final = -part.number("materials", 0)
        self.cards: Final = -part.number("cards", 0)
        self.least: Final = part.number("min")
        part.close()

    def say(self, voice: Voice) -> str:
        less = [sign("token", RESOURCES[MATERIALS], self.materials)] if self.materials else []
        less += [sign("thing", "card", self.cards)] if self.cards else []
        return voice.say("passive.unrest_cost", {"less": one_of(voice, less), "least": self.least})


def unrest_price(state: ImperiumState, seat: int, price: int, in_cards: bool) -> int:
    """The materials, or the cards to be discarded, that an unrest card costs (IMP-204, IMP-Q128)."""
    least = 0
    for laid in state.areas[seat]:
        for passive in laid.printed.passives:
            if isinstance(passive, UnrestCost):
                price -= passive.cards if in_cards else passive.materials
                least = max(least, passive.least)
    return max(least, price)


def take_unrest(state: ImperiumState, seat: int, count: int, what: Happening = TOOK_UNREST) -> int:
    """Top cards of the unrest pile come into a hand, as many as there are (IMP-116, IMP-Q12); returns how many."""
    taken = min(count, len(state.piles[UNREST_PILE]))
    for _ in range(taken):
        unrest_to_hand(state, seat, pop_unrest(state), what)
    return taken


def unrest_to_hand(state: ImperiumState, seat: int, card: int, what: Happening) -> None:
    """An unrest card from the pile or from under a market card comes into a hand (IMP-Q10)."""
    take_open(state, seat, card)
    state.tell(what, seat, 1)
    happen(state, seat, UNREST_TAKEN, card)


def return_many(state: ImperiumState, seat: int, cards: list[int]) -> None:
    """Several unrest cards go back at once (IMP-079)."""
    for card in cards:
        return_card(state, seat, card, RETURNED_IN_REVOLT)
    unrest_returned(state, seat, len(cards))


def return_card(state: ImperiumState, seat: int, card: int, what: Happening = RETURNED_UNREST) -> None:
    """An unrest card goes back to the unrest pile, from wherever it lies (IMP-183)."""
    for one in lift(state, seat, card):
        push_unrest(state, one)
    state.tell(what, seat, card)


def unrest_returned(state: ImperiumState, seat: int, count: int) -> None:
    """All that was returned at once is one event."""
    if count:
        happen(state, seat, UNREST_RETURNED, -1, count)


class TakeUnrest(Op[ImperiumState, Deed]):
    """Top cards of the unrest pile come into the hand (IMP-116, IMP-Q10)."""

    word: ClassVar[str] = "take_unrest"
    rule: ClassVar[str] = "IMP-Q10"
    demands: ClassVar[bool] = False

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.count: Final = fields.number("n", 1)

    def payable(self, state: ImperiumState, frame: Deed) -> bool:
        """So many have to be there."""
        return len(state.piles[UNREST_PILE]) >= self.count

    def run(self, state: ImperiumState, frame: Deed) -> None:
        remember(state, self.tag, min(self.count, len(state.piles[UNREST_PILE])), [])
        take_unrest(state, frame.actor, self.count)

    def by_automa(self) -> int:
        """Onto its deck (IMP-Q72)."""
        return SUFFERED

    def suffer(self, state: ImperiumState, frame: Deed) -> None:
        for _ in range(self.count):
            hoard.take_unrest(state)

    def say(self, voice: Voice) -> str:
        return voice.say("effect.take_unrest", {"cards": sign("banner", "unrest", self.count)})


class ReturnUnrest(PickCards):
    """Unrest cards go back to the unrest pile (IMP-183)."""

    word: ClassVar[str] = "return_unrest"
    rule: ClassVar[str] = "IMP-183"

    def __init__(self, fields: Fields) -> None:
        zones = fields.value("from", ["hand"]) if not fields.has("sel") else []
        super().__init__(fields, RETURN, {"in": zones, "category": "unrest"})

    def handle(self, state: ImperiumState, frame: Deed, card: int) -> None:
        """From wherever it lies."""
        return_card(state, frame.actor, card)

    def by_automa(self) -> int:
        """It returns no unrest by the player's cards (IMP-271)."""
        return IGNORED

    def finish(self, state: ImperiumState, frame: Deed, count: int) -> None:
        """All of them are one event."""
        unrest_returned(state, frame.actor, count)
