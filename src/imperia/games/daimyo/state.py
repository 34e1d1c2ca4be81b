"""The position of Daimyo: plain fields, no rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from imperia.games.daimyo.cards import BACK_COUNT, BACKS
from imperia.games.daimyo.printed import (
    ALTARS,
    DECKS,
    DIE_KINDS,
    GOOD_COUNT,
    ISLAND_COUNT,
    LAND_SIZE,
    PLACE_COUNT,
    RELIC_COUNT,
    SLOT_COUNT,
    SLUMS,
    SPACE_COUNT,
    START_STORAGE,
    VILLAGER_COUNT,
)
from imperia.kernel.draws import Draws
from imperia.kernel.hidden import Hidden, Memory
from imperia.kernel.state import State

if TYPE_CHECKING:
    from imperia.kernel.game import Game

NONE: Final = -1
# The opponents whom nobody plays sit after the seats: the empire alone against one, the mercenaries beside two.
EMPIRE: Final = 1
MERCENARIES: Final = 2
# Phases of a round.
SETUP: Final = 0
TURNS_PHASE: Final = 1
ROUND_END: Final = 2
PURCHASE: Final = 3
# What popularity comes from during the game.
BY_ISLANDS: Final = 0
BY_OBJECTIVES: Final = 1
BY_EFFECTS: Final = 2
POINT_SOURCES: Final = 3
PHASES: Final = ("setup", "turns", "round_end", "purchase")
# What everybody remembers of shuffles before there was one.
UNSHUFFLED: Final = Memory(BACK_COUNT, {}, {})


def parties_at(seats: int) -> int:
    """The sides of a table: the seats, and beside one or two of them the empire or the mercenaries."""
    return seats + 1 if seats < 3 else seats


class Terms:
    """The terms that a table has agreed to play, by option; never changed."""

    def __init__(self, advanced: bool, aggressive: bool, level: int, farm_table: int, drawn: bool) -> None:
        # Which side of construction boards and tiles is used.
        self.advanced: Final = advanced
        self.side: Final = int(advanced)
        self.aggressive: Final = aggressive
        self.level: Final = level
        self.farm_table: Final = farm_table
        # True if clans are dealt at random.
        self.drawn: Final = drawn


PLAIN_TERMS: Final = Terms(False, True, 1, 0, False)


@final
class DaimyoState(State):
    """Islands, clan boards, dice, tiles and heroes, and whose turn it is.

    Parties are the seats and after them the empire or the mercenaries. Vectors with a row for each party are read at
    `party * width + column`. Lists of cards are changed where they lie once no copy shares them.
    """

    def __init__(self, game: Game, seats: int, chance: Draws, like: DaimyoState | None = None) -> None:
        super().__init__(game, seats, chance)
        # Which hands, decks and discard piles no copy shares, as a mask.
        self._own: i64 = 0
        if like is not None:
            self.agenda = like.agenda.copy()
            self.seat = like.seat
            self.hidden = like.hidden.copy()
            self.terms: Terms = like.terms
            self.parties: i64 = like.parties
            self.islands: i64 = like.islands
            self.round: i64 = like.round
            self.phase: i64 = like.phase
            self.first: i64 = like.first
            self.helmet: i64 = like.helmet
            self.helped: i64 = like.helped
            self.turns: i64 = like.turns
            self.space: i64 = like.space
            self.done: i64 = like.done
            self.used_tiles: i64 = like.used_tiles
            self.played: i64 = like.played
            self.drawn: i64 = like.drawn
            self._watched: i64 = like._watched
            self.governors: vec[i64] = like.governors[:]
            self.buildings: vec[i64] = like.buildings[:]
            self.shadows: vec[i64] = like.shadows[:]
            self.altars: vec[i64] = like.altars[:]
            self.lands: vec[i64] = like.lands[:]
            self.bag: vec[i64] = like.bag[:]
            self.black: vec[i64] = like.black[:]
            self.influence: vec[i64] = like.influence[:]
            self.pool: vec[i64] = like.pool[:]
            self.dice: vec[i64] = like.dice[:]
            self.stock: vec[i64] = like.stock[:]
            self.tiles: vec[i64] = like.tiles[:]
            self.stacks: vec[i64] = like.stacks[:]
            self.boards: vec[i64] = like.boards[:]
            self.built: vec[i64] = like.built[:]
            self.points: vec[i64] = like.points[:]
            self.storage: vec[i64] = like.storage[:]
            self.track: vec[i64] = like.track[:]
            self.scavengers: vec[i64] = like.scavengers[:]
            self.loose: vec[i64] = like.loose[:]
            self.markers: vec[i64] = like.markers[:]
            self.clans: vec[i64] = like.clans[:]
            self.villagers: vec[i64] = like.villagers[:]
            self.objectives: list[int] = like.objectives
            self.tokens: vec[i64] = like.tokens[:]
            self.hands: list[list[int]] = like.hands.copy()
            self.decks: list[list[int]] = like.decks.copy()
            self.discards: list[list[int]] = like.discards.copy()
            self.heroes: list[int] = like.heroes
            self.market: list[int] = like.market
            self.aside: list[int] = like.aside
            self.pile: list[int] = like.pile
            self.solo_decks: list[list[int]] = like.solo_decks
            self.solo_unused: list[list[int]] = like.solo_unused
            self.solo_open: list[int] = like.solo_open
            self.solo_past: list[int] = like.solo_past
            return
        parties = parties_at(seats)
        self.terms = PLAIN_TERMS
        self.parties = parties
        # How many of the islands are in play.
        self.islands = ISLAND_COUNT
        # The round (0 during setup), its phase, and the first player of the round, who may be the empire.
        self.round = 0
        self.phase = SETUP
        self.first = 0
        # Who holds the Mighty Helmet, and whose die was the first of the round on Villagers' Help (DAI-065).
        self.helmet = 0
        self.helped = NONE
        # How many turns of the round have begun, those of the empire included.
        self.turns = 0
        # Within a turn: the space of its die, what has been done (turn_bits.py), tiles used, heroes played.
        self.space = NONE
        self.done = 0
        self.used_tiles = 0
        self.played = 0
        # A relic tile that was drawn from the bag and looked at (DAI-094).
        self.drawn = NONE
        # Which counts the objectives still look at, as a mask; worked out from them.
        self._watched = 0
        # By place: whose governor; whose building, as party * 2 + kind. By slot: whose shadow, whose relic.
        self.governors = vec[i64]([NONE] * PLACE_COUNT)
        self.buildings = vec[i64]([NONE] * PLACE_COUNT)
        self.shadows = vec[i64]([NONE] * len(SLUMS))
        self.altars = vec[i64]([NONE] * len(ALTARS))
        # Relic tiles: three to a no man's land, in ascending order; in the bag and in the black market by number.
        self.lands = vec[i64]([NONE] * (ISLAND_COUNT * LAND_SIZE))
        self.bag = vec[i64]([0] * RELIC_COUNT)
        self.black = vec[i64]([0] * RELIC_COUNT)
        self.influence = vec[i64]([0] * (parties * ISLAND_COUNT))
        # Dice on the central island by colour and value, and those before each party: colour * 6 + value, 0 for none.
        self.pool = vec[i64]([0] * DIE_KINDS)
        self.dice = vec[i64]([0] * (parties * SPACE_COUNT))
        self.stock = vec[i64]([0] * (parties * GOOD_COUNT))
        # Tiles on the clan boards, and the relics that are stacked in storage, by colour.
        self.tiles = vec[i64]([NONE] * (parties * SLOT_COUNT))
        self.stacks = vec[i64]([0] * (parties * ISLAND_COUNT))
        # By kind of building: the construction board, and which of its four buildings were built, as a mask.
        self.boards = vec[i64]([NONE] * (parties * 2))
        self.built = vec[i64]([0] * (parties * 2))
        # Popularity by what it came from: influence, objectives, anything else.
        self.points = vec[i64]([0] * (parties * POINT_SOURCES))
        self.storage = vec[i64]([START_STORAGE] * parties)
        self.track = vec[i64]([0] * parties)
        self.scavengers = vec[i64]([NONE] * parties)
        # Loose relic tiles as a mask, for nobody has one twice (DAI-080); and relic markers placed.
        self.loose = vec[i64]([0] * parties)
        self.markers = vec[i64]([0] * parties)
        self.clans = vec[i64]([NONE] * parties)
        self.villagers = vec[i64]([0] * VILLAGER_COUNT)
        # Objectives in play, and who has which of their two places.
        self.objectives = []
        self.tokens = vec[i64]()
        # Heroes: those of each seat (last card on top), the common deck, the market with the newest card first, those
        # that are just being played, and the pile of the mercenaries or of the empire.
        self.hands = [[] for _ in range(seats)]
        self.decks = [[] for _ in range(seats)]
        self.discards = [[] for _ in range(seats)]
        self.heroes = []
        self.market = []
        self.aside = []
        self.pile = []
        # The empire's cards: decks, cards not used, cards of this round, cards of earlier rounds.
        self.solo_decks = [[] for _ in DECKS] if seats == 1 else []
        self.solo_unused = [[] for _ in DECKS] if seats == 1 else []
        self.solo_open = []
        self.solo_past = []
        self.hidden = Hidden(BACKS, [UNSHUFFLED] * (seats + 1))

    def copy(self) -> DaimyoState:
        """An independent twin."""
        self._own = 0
        return DaimyoState(self.game, self.seats, self.chance.copy(), self)

    def popularity(self, party: i64) -> i64:
        """The points of a party on the popularity track."""
        place = party * POINT_SOURCES
        return self.points[place] + self.points[place + 1] + self.points[place + 2]

    def score(self, party: i64, source: i64, points: i64) -> None:
        """A party advances on the popularity track (DAI-183, DAI-Q58)."""
        self.points[party * POINT_SOURCES + source] += points

    def own_hand(self, seat: int) -> list[int]:
        """A hand, to be changed where it lies."""
        if not self._own & (1 << seat):
            self._own |= 1 << seat
            self.hands[seat] = self.hands[seat].copy()
        return self.hands[seat]

    def own_deck(self, seat: int) -> list[int]:
        """A deck, to be changed where it lies."""
        if not self._own & (16 << seat):
            self._own |= 16 << seat
            self.decks[seat] = self.decks[seat].copy()
        return self.decks[seat]

    def own_discards(self, seat: int) -> list[int]:
        """A discard pile, to be changed where it lies."""
        if not self._own & (256 << seat):
            self._own |= 256 << seat
            self.discards[seat] = self.discards[seat].copy()
        return self.discards[seat]
