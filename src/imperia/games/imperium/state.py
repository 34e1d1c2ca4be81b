"""The position of Imperium: plain fields, no rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from imperia.games.imperium.cards import BACKS
from imperia.games.imperium.chapter import NO_CHAPTER, Chapter
from imperia.games.imperium.laid import EMPTY, Laid
from imperia.games.imperium.printed import (
    COMMON_COUNT,
    DECK,
    DEVELOPMENT,
    DISCARD,
    HAND,
    HISTORY,
    JOURNEY,
    NATION_DECK,
    OWN_COUNT,
    SLOT_COUNT,
    TOKEN_COUNT,
)
from imperia.kernel.draws import Draws
from imperia.kernel.hidden import Hidden, Memory
from imperia.kernel.state import State

if TYPE_CHECKING:
    from imperia.kernel.game import Game

# The orders of a turn (IMP-063); until the first thing is done none is chosen.
ORDERS: Final = ("none", "activate", "innovate", "revolt")
NO_ORDER: Final = 0
ACTIVATE: Final = 1
INNOVATE: Final = 2
REVOLT: Final = 3
# How far the game is from its end: a Scoring was triggered in the round that goes on, or this is the last round.
ENDINGS: Final = ("none", "triggered", "last_round")
NOT_YET: Final = 0
TRIGGERED: Final = 1
LAST_ROUND: Final = 2
# What everybody remembers of shuffles before there was one.
UNSHUFFLED: Final = Memory(1, {}, {})
NONE_FREED: Final[list[int]] = []
# The bit of each pile in a mask of piles.
PILE_BITS: Final[vec[i64]] = vec[i64]([1 << pile for pile in range(COMMON_COUNT + OWN_COUNT * 4)])
# How nations come to players.
DRAWN: Final = 0
CHOSEN: Final = 1
DRAFTED: Final = 2
# How the opponent of the solo game comes to its nation; with a larger number that nation is agreed.
OPPONENT_CHOSEN: Final = 0
OPPONENT_DRAWN: Final = 1
OPPONENT_AGREED: Final = 2


# The only seat of the solo game, and its opponent, which is the player after it; the opponent's piles.
YOU: Final = 0
CIV: Final = 1
CIV_HAND: Final = COMMON_COUNT + CIV * OWN_COUNT + HAND
CIV_DECK: Final = COMMON_COUNT + CIV * OWN_COUNT + DECK
CIV_DISCARD: Final = COMMON_COUNT + CIV * OWN_COUNT + DISCARD
CIV_HISTORY: Final = COMMON_COUNT + CIV * OWN_COUNT + HISTORY
CIV_NATION_DECK: Final = COMMON_COUNT + CIV * OWN_COUNT + NATION_DECK
CIV_DEVELOPMENT: Final = COMMON_COUNT + CIV * OWN_COUNT + DEVELOPMENT
CIV_JOURNEY: Final = COMMON_COUNT + CIV * OWN_COUNT + JOURNEY


class Terms:
    """The terms that a table has agreed to play, by option; never changed."""

    def __init__(
        self,
        nations: int,
        common: int,
        boxes: int,
        quest_scores: bool,
        sunken_unrest: bool,
        opponent: int = OPPONENT_DRAWN,
        level: int = 0,
        chapter: Chapter = NO_CHAPTER,
    ) -> None:
        # Drawn, chosen or drafted; the box of the common cards; the boxes whose nations play, as a mask.
        self.nations: Final = nations
        self.common: Final = common
        self.boxes: Final = boxes
        # True if the Arthurians' active quest scores (IMP-Q62), and if sunken unrest counts in a Collapse (IMP-Q121).
        self.quest_scores: Final = quest_scores
        self.sunken_unrest: Final = sunken_unrest
        # Solo: whether the opponent's nation is chosen at the table, drawn, or which it is, and its level.
        self.opponent: Final = opponent
        self.level: Final = level
        # What a campaign changes about it, if it is a game of one.
        self.chapter: Final = chapter

    def in_campaign(self) -> bool:
        """True if the game is one of a campaign."""
        return self.chapter is not NO_CHAPTER


PLAIN_TERMS: Final = Terms(CHOSEN, 0, 3, True, True)


@final
class ImperiumState(State):
    """Piles, play areas, the market, tokens, and whose turn it is.

    Every pile of cards has a number: the common ones come first (`printed.COMMON_PILES`), then those of each player
    (`printed.own(seat, HAND)`). The last card of a pile is on top. A hand and a discard pile and whatever lies in no
    order is kept sorted where its order is nobody's business (hands), else as it was laid.

    A list inside a list is a value that the copies of a state share: whoever changes it puts a new one in its place,
    or asks for it by `own_pile` or `own_area`, which makes it the state's own. A `Laid` card is a value, too.
    """

    def __init__(self, game: Game, seats: int, chance: Draws, like: ImperiumState | None = None) -> None:
        super().__init__(game, seats, chance)
        # Which piles no copy shares, and which play areas, as masks; the same of what the opponent resolved.
        self._own: i64 = 0
        self._own_areas: i64 = 0
        self._own_resolved: bool = False
        if like is not None:
            self.agenda = like.agenda.copy()
            self.terms: Terms = like.terms
            self.seat = like.seat
            self.first: int = like.first
            self.round: int = like.round
            self.order: int = like.order
            self.nations: list[int] = like.nations
            self.offered: list[int] = like.offered
            self.substitutes: list[int] = like.substitutes
            self.empires: i64 = like.empires
            self.piles: list[list[int]] = like.piles.copy()
            self.areas: list[list[Laid]] = like.areas.copy()
            self.market: list[Laid] = like.market.copy()
            self.tokens: vec[i64] = like.tokens[:]
            self.ignored: int = like.ignored
            self.freed: list[int] = like.freed
            self.king: int = like.king
            self.crowned: int = like.crowned
            self.ending: int = like.ending
            self.cause: int = like.cause
            self.ender: int = like.ender
            self.collapsed: bool = like.collapsed
            self.slots: i64 = like.slots
            self.die: int = like.die
            self.resolved: list[int] = like.resolved
            self.hidden = like.hidden.copy()
            return
        # Players: the seats, and in the solo game an opponent after the only one.
        players = self.players()
        self.terms = PLAIN_TERMS
        # The player to the left of the Solstice card (IMP-060), the round (0 during set-up) and the order of the turn.
        self.first = 0
        self.round = 0
        self.order = NO_ORDER
        # The nation of each player, -1 before they have one; those that can be chosen. Both are replaced.
        self.nations = [-1] * players
        self.offered = []
        # The vassals of the other box that stand in for namesakes of nations (IMP-025); replaced.
        self.substitutes = []
        # The players whose State card shows the empire side, as a mask.
        self.empires = 0
        self.piles = [[] for _ in range(COMMON_COUNT + OWN_COUNT * players)]
        # By player: power card first, then in the order in which cards came into play; the card that is being resolved
        # lies there, too (IMP-Q19).
        self.areas = [[] for _ in range(players)]
        self.market = [EMPTY] * SLOT_COUNT
        # By player: all that `printed.TOKENS` names.
        self.tokens = vec[i64]([0] * (TOKEN_COUNT * players))
        # Within a turn: the state icons that the next card played ignores, as a mask (IMP-Q164), and the cards that
        # were played as free actions (IMP-187); the latter is replaced.
        self.ignored = 0
        self.freed = NONE_FREED
        # The side of King of Kings that shows, and who has resolved it, as a mask (IMP-220).
        self.king = 0
        self.crowned = 0
        # How far it is from its end, what triggered the Scoring and by whose doing (-1: nobody's); a Collapse.
        self.ending = NOT_YET
        self.cause = -1
        self.ender = -1
        self.collapsed = False
        # Solo: the slots of the opponent that hold a card of its hand, as a mask; 0 is under the die (IMP-Q74). The
        # cards lie in the order of their slots, the lowest one last, after the card under the die.
        # The die of its turn (0: not rolled yet), and the cards that it resolved in it, each followed by its row (-1:
        # unrest or no row).
        self.slots = 0
        self.die = 0
        self.resolved = []
        # Who knows which card lies where face down.
        self.hidden = Hidden(BACKS, [UNSHUFFLED] * (seats + 1))

    def copy(self) -> ImperiumState:
        """An independent twin."""
        self._own = self._own_areas = 0
        self._own_resolved = False
        return ImperiumState(self.game, self.seats, self.chance.copy(), self)

    def players(self) -> int:
        """The seats, and the opponent of the solo game."""
        return max(2, self.seats)

    def own_pile(self, pile: i64) -> list[int]:
        """A pile, to be changed where it lies."""
        if self._own >> pile & 1:
            return self.piles[pile]
        self._own |= PILE_BITS[pile]
        cards = self.piles[pile].copy()
        self.piles[pile] = cards
        return cards

    def own_area(self, seat: i64) -> list[Laid]:
        """A play area, to be changed where it lies."""
        if self._own_areas >> seat & 1:
            return self.areas[seat]
        self._own_areas |= PILE_BITS[seat]
        area = self.areas[seat].copy()
        self.areas[seat] = area
        return area

    def own_resolved(self) -> list[int]:
        """The cards and rows that the opponent has resolved in its turn, to be changed where they are."""
        if not self._own_resolved:
            self._own_resolved = True
            self.resolved = self.resolved.copy()
        return self.resolved

    # These are asked for all the time, so that `own` is written out.

    def hand(self, seat: i64) -> list[int]:
        """The cards in a hand, in ascending order."""
        return self.piles[COMMON_COUNT + seat * OWN_COUNT + HAND]

    def deck(self, seat: i64) -> list[int]:
        """A player's own deck."""
        return self.piles[COMMON_COUNT + seat * OWN_COUNT + DECK]

    def discard(self, seat: i64) -> list[int]:
        """A player's discard pile."""
        return self.piles[COMMON_COUNT + seat * OWN_COUNT + DISCARD]

    def is_empire(self, seat: i64) -> bool:
        """True if a player's State card shows the empire side."""
        return self.empires >> seat & 1 != 0

    def have(self, seat: i64, token: i64) -> i64:
        """How many of a token a player has; tokens on cards are not theirs yet."""
        return self.tokens[seat * TOKEN_COUNT + token]

    def add(self, seat: i64, token: i64, count: i64) -> None:
        """A player gets so many tokens, or gives so many away."""
        self.tokens[seat * TOKEN_COUNT + token] += count

    def put(self, seat: i64, token: i64, count: i64) -> None:
        """A player has just so many of a token."""
        self.tokens[seat * TOKEN_COUNT + token] = count
