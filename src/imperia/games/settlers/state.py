"""The position of Settlers: plain fields, no rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from imperia.games.settlers.cards import BACKS
from imperia.games.settlers.location import Location
from imperia.games.settlers.printed import DECKS, EGYPT_TOKENS, STOCK_SIZE
from imperia.kernel.draws import Draws
from imperia.kernel.hidden import Hidden, Memory
from imperia.kernel.state import State

if TYPE_CHECKING:
    from imperia.kernel.game import Game

NO_CARD: Final = -1
# The forms of the lookout phase.
STANDARD: Final = 0
ALTERNATIVE: Final = 1
ADVANCED: Final = 2
LOOKOUTS: Final = ("standard", "alternative", "advanced")
# Phases of a round.
SETUP: Final = 0
LOOKOUT: Final = 1
PRODUCTION_PHASE: Final = 2
ACTION_PHASE: Final = 3
CLEANUP: Final = 4
ATTACK_PHASE: Final = 5
PHASES: Final = ("setup", "lookout", "production", "action", "cleanup", "attack")
# What everybody remembers of shuffles before there was one: backs tell the decks apart.
UNSHUFFLED: Final = Memory(len(DECKS), {}, {})
# The opponent of the solo game sits after the only seat.
VIRTUAL: Final = 1


def parties_at(seats: int) -> int:
    """Seats, and in the solo game the virtual player after them."""
    return 2 if seats == 1 else seats


class Terms:
    """The terms of a table, by option; never changed."""

    def __init__(self, lookout: int, peaceful: bool, drawn: bool) -> None:
        self.lookout: Final = lookout
        self.peaceful: Final = peaceful
        # True if factions are dealt at random (SET-O08).
        self.drawn: Final = drawn


PLAIN_TERMS: Final = Terms(STANDARD, False, False)


@final
class SettlersState(State):
    """Decks, hands, empires, deals and supplies, and whose turn it is.

    But for the supplies, a list inside a list is a value that the copies of a state share: whoever changes it puts a
    new one in its place. Decks, discard piles and hands, which change all the time, are changed where they lie once
    they are the state's own.
    """

    def __init__(self, game: Game, seats: int, chance: Draws, like: SettlersState | None = None) -> None:
        super().__init__(game, seats, chance)
        # Which decks, discard piles and hands no copy shares, as a mask.
        self._own: int = 0
        if like is not None:
            self.agenda = like.agenda.copy()
            self.terms: Terms = like.terms
            self.seat = like.seat
            self.first: int = like.first
            self.round: int = like.round
            self.phase: int = like.phase
            self.factions: list[int] = like.factions.copy()
            self.points: list[int] = like.points.copy()
            self.stocks: list[list[int]] = [stock.copy() for stock in like.stocks]
            self.hands: list[list[int]] = like.hands.copy()
            self.passed: list[bool] = like.passed.copy()
            self.empires: list[list[Location]] = like.empires.copy()
            self.foundations: list[list[int]] = like.foundations.copy()
            self.deals: list[list[int]] = like.deals.copy()
            self.decks: list[list[int]] = like.decks.copy()
            self.discards: list[list[int]] = like.discards.copy()
            self.tokens: int = like.tokens
            self.collected: list[int] = like.collected.copy()
            self.open: list[int] = like.open.copy()
            self.drafts: list[list[int]] = like.drafts.copy()
            self.kept: list[int] = like.kept.copy()
            self.aside: list[int] = like.aside.copy()
            self.held: list[int] = like.held.copy()
            self.boxed: list[int] = like.boxed
            self.hidden = like.hidden.copy()
            return
        parties = parties_at(seats)
        self.terms = PLAIN_TERMS
        # Who has the first player marker, the round (0 during setup) and its phase.
        self.first = 0
        self.round = 0
        self.phase = SETUP
        # Parties are the seats, and in the solo game the virtual player after them.
        self.factions = [0] * parties
        self.points = [0] * parties
        self.stocks = [[0] * STOCK_SIZE for _ in range(parties)]
        self.hands = [[] for _ in range(parties)]
        self.passed = [False] * parties
        # Locations by who controls them; foundations by owner.
        self.empires = [[] for _ in range(parties)]
        self.foundations = [[] for _ in range(parties)]
        # Cards under the boards; those of the virtual player are the target line, first target first (SET-223).
        self.deals = [[] for _ in range(parties)]
        # Decks (last card on top) and their discard piles; the common ones come first, attack cards last.
        self.decks = [[] for _ in DECKS]
        self.discards = [[] for _ in DECKS]
        # Egyptian tokens not on a location, and the collection pile of the virtual player.
        self.tokens = EGYPT_TOKENS
        self.collected = []
        # Lookout: the open cards; in its alternative form the cards before each seat and the place of the one kept.
        self.open = []
        self.drafts = [[] for _ in range(parties)]
        self.kept = [-1] * parties
        # Within a turn: cards shown and not yet laid, and cards looked at that are not yet in hand.
        self.aside = []
        self.held = []
        # Cards of the decks in play that a position leaves in the box; none in a game.
        self.boxed = []
        # Who besides its holder knows a hidden card (SET-Q75).
        self.hidden = Hidden(BACKS, [UNSHUFFLED] * (seats + 1))

    def copy(self) -> SettlersState:
        self._own = 0
        return SettlersState(self.game, self.seats, self.chance.copy(), self)

    def own_deck(self, deck: int) -> list[int]:
        """A deck, to be changed where it lies."""
        if not self._own & 1 << deck:
            self._own |= 1 << deck
            self.decks[deck] = self.decks[deck].copy()
        return self.decks[deck]

    def own_discards(self, deck: int) -> list[int]:
        """A discard pile, to be changed where it lies."""
        if not self._own & 1 << (deck + 8):
            self._own |= 1 << (deck + 8)
            self.discards[deck] = self.discards[deck].copy()
        return self.discards[deck]

    def own_hand(self, party: int) -> list[int]:
        """A hand, to be changed where it lies."""
        if not self._own & 1 << (party + 16):
            self._own |= 1 << (party + 16)
            self.hands[party] = self.hands[party].copy()
        return self.hands[party]

    def parties(self) -> int:
        """Seats and the virtual player."""
        return len(self.hands)
