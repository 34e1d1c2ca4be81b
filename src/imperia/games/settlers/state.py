"""The position of Settlers: plain fields, no rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from imperia.games.settlers.location import Location
from imperia.games.settlers.tables import DECKS, EGYPT_TOKENS, NOTHING, STOCK_SIZE
from imperia.kernel.chance import Chance
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
# The opponent of the solo game sits after the only seat.
VIRTUAL: Final = 1


class SettlersState(State):
    """Decks, hands, empires, deals and supplies, and whose turn it is."""

    def __init__(self, game: Game, seats: int, chance: Chance) -> None:
        super().__init__(game, seats, chance)
        parties = 2 if seats == 1 else seats
        # Options.
        self.lookout: int = STANDARD
        self.peaceful: bool = False
        # Who has the first player marker, the round (0 during setup) and its phase.
        self.first: int = 0
        self.round: int = 0
        self.phase: int = SETUP
        # Parties are the seats, and in the solo game the virtual player after them.
        self.factions: list[int] = [0] * parties
        self.points: list[int] = [0] * parties
        self.stocks: list[list[int]] = [[0] * STOCK_SIZE for _ in range(parties)]
        self.hands: list[list[int]] = [[] for _ in range(parties)]
        self.passed: list[bool] = [False] * parties
        # Locations by who controls them; foundations by owner.
        self.empires: list[list[Location]] = [[] for _ in range(parties)]
        self.foundations: list[list[int]] = [[] for _ in range(parties)]
        # Cards under the boards; those of the virtual player are the target line, first target first (SET-223).
        self.deals: list[list[int]] = [[] for _ in range(parties)]
        # Decks (last card on top) and their discard piles; the common ones come first, attack cards last.
        self.decks: list[list[int]] = [[] for _ in DECKS]
        self.discards: list[list[int]] = [[] for _ in DECKS]
        # Egyptian tokens not on a location, and the collection pile of the virtual player.
        self.tokens: int = EGYPT_TOKENS
        self.collected: list[int] = []
        # Lookout: the open cards; in its alternative form the cards before each seat and the place of the one he keeps.
        self.open: list[int] = []
        self.drafts: list[list[int]] = [[] for _ in range(parties)]
        self.kept: list[int] = [-1] * parties
        # Within a turn: the card that is being built or dealt with; cards looked at, not yet in hand.
        self.card: int = NO_CARD
        self.held: list[int] = []
        # What is still to be paid (replaced, never changed), on which location it is laid, and whose use it pays for.
        self.due: list[int] = NOTHING
        self.using: int = NO_CARD
        self.acting: int = NO_CARD
        # A location whose raze field is being copied; sources or triggers to be put in order.
        self.target: int = NO_CARD
        self.pending: list[int] = []
        # Points for each of the goods just razed that is turned in, and what is left of them (SET-Q69).
        self.bounty: int = 0
        self.spoils: list[int] = NOTHING
        # Who besides its holder knows a hidden card, as a mask of seats and spectators (SET-Q75).
        self.seen: dict[int, int] = {}

    def copy(self) -> SettlersState:
        """An independent twin."""
        twin = SettlersState(self.game, self.seats, self.chance.copy())
        twin.agenda = self.agenda.copy()
        twin.lookout = self.lookout
        twin.peaceful = self.peaceful
        twin.seat = self.seat
        twin.first = self.first
        twin.round = self.round
        twin.phase = self.phase
        twin.factions = self.factions.copy()
        twin.points = self.points.copy()
        twin.passed = self.passed.copy()
        for party in range(len(self.hands)):
            twin.stocks[party] = self.stocks[party].copy()
            twin.hands[party] = self.hands[party].copy()
            twin.empires[party] = self.empires[party].copy()
            twin.foundations[party] = self.foundations[party].copy()
            twin.deals[party] = self.deals[party].copy()
            twin.drafts[party] = self.drafts[party].copy()
        for deck in range(len(DECKS)):
            twin.decks[deck] = self.decks[deck].copy()
            twin.discards[deck] = self.discards[deck].copy()
        twin.tokens = self.tokens
        twin.collected = self.collected.copy()
        twin.open = self.open.copy()
        twin.kept = self.kept.copy()
        twin.card = self.card
        twin.held = self.held.copy()
        twin.due = self.due
        twin.using = self.using
        twin.acting = self.acting
        twin.target = self.target
        twin.pending = self.pending.copy()
        twin.bounty = self.bounty
        twin.spoils = self.spoils
        twin.seen = self.seen.copy()
        return twin

    def parties(self) -> int:
        """Seats and the virtual player."""
        return len(self.hands)
