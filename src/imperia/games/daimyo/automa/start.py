"""The empire's start in a solo game: cards, a hero, governors, a tower, relic tiles (p. 16)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from imperia.games.daimyo.automa.cards import reveal_card
from imperia.games.daimyo.board import (
    put_building,
    put_governor,
)
from imperia.games.daimyo.cards import SOLO_OF_DECK
from imperia.games.daimyo.objectives import has_governor
from imperia.games.daimyo.phases.slots import BuildingSlot, GovernorSlot
from imperia.games.daimyo.printed import (
    DECK_USED,
    DECKS,
    LEVEL_GOVERNORS,
    LEVEL_RELICS,
    LEVEL_TOWERS,
    LEVELS,
    PLACES_EACH,
    TOWER,
)
from imperia.games.daimyo.purposes import BAG, SOLO_CARDS
from imperia.games.daimyo.relics import add_tile, next_from_bag
from imperia.games.daimyo.state import EMPIRE, DaimyoState
from imperia.games.daimyo.words import (
    BUILT,
    CARD_REVEALED,
    EMPIRE_DOES,
    GOVERNOR,
    GOVERNOR_PLACED,
    SITE,
    TILE_DRAWN,
)
from imperia.kernel.agenda import Step


def deal_solo_cards(state: DaimyoState) -> None:
    """Six, six and three cards form three decks; a hero that nobody has seen lies below the open one.

    (DAI-237 to DAI-239, DAI-Q85, DAI-Q103)
    """
    for deck in range(len(DECKS)):
        cards = SOLO_OF_DECK[deck].copy()
        state.chance.shuffle(SOLO_CARDS[deck], cards)
        state.solo_unused[deck] = sorted(cards[DECK_USED[deck] :])
        state.solo_decks[deck] = cards[: DECK_USED[deck]]
    state.pile = [state.heroes[-2]]
    state.heroes = [*state.heroes[:-2], state.heroes[-1]]
    reveal_card(state, 1, CARD_REVEALED["DAI-238"])


def islands_without(state: DaimyoState) -> int:
    """The islands in play without a governor of the empire, as a mask."""
    mask = 0
    for island in range(state.islands):
        if not has_governor(state, EMPIRE, island):
            mask |= 1 << island
    return mask


class StartGovernor(GovernorSlot):
    """Choose where the empire's governors start: so many on an island that has none yet (DAI-233 to DAI-236)."""

    rule: ClassVar[str] = "DAI-236"

    def __init__(self, left: int, island: int) -> None:
        self.left: Final = left
        # The islands as a mask; none for those without a governor of the empire.
        self.island: Final = island

    def islands(self, state: DaimyoState) -> i64:
        """Where the first of them stands, or those without any."""
        return self.island or islands_without(state)

    def take(self, state: DaimyoState, seat: int, move: int) -> None:
        """With their influence; the others of the same number stand on the same island."""
        place = GOVERNOR.argument(move)
        state.tell(GOVERNOR_PLACED["DAI-236"], EMPIRE_DOES, place)
        put_governor(state, EMPIRE, place)
        if self.left > 1:
            state.agenda.append(StartGovernor(self.left - 1, 1 << place // PLACES_EACH))


class StartTower(BuildingSlot):
    """Choose where the empire's radio tower starts, on the island without its governors (DAI-235, DAI-236)."""

    rule: ClassVar[str] = "DAI-235"

    def islands(self, state: DaimyoState) -> i64:
        return islands_without(state)

    def take(self, state: DaimyoState, seat: int, move: int) -> None:
        place = SITE.argument(move)
        state.tell(BUILT["DAI-235"], EMPIRE_DOES, TOWER, place)
        put_building(state, EMPIRE, TOWER, place)


class StartRelics(Step[DaimyoState]):
    """Different random tiles for the empire; a duplicate is put back and drawn again (DAI-235)."""

    def run(self, state: DaimyoState) -> None:
        bag = state.chance.of(BAG)
        for _ in range(LEVEL_RELICS[state.terms.level]):
            tile = next_from_bag(state, bag)
            while state.loose[EMPIRE] >> tile & 1:
                state.bag[tile] += 1
                tile = next_from_bag(state, bag)
            state.tell(TILE_DRAWN["DAI-235"], EMPIRE_DOES, tile)
            add_tile(state, EMPIRE, tile)


START_TOWER: Final = StartTower()
START_RELICS: Final = StartRelics()


def start_of(level: int) -> list[Step[DaimyoState]]:
    """The empire's start, in order."""
    steps: list[Step[DaimyoState]] = [StartGovernor(count, 0) for count in LEVEL_GOVERNORS[level]]
    steps += [START_TOWER] * LEVEL_TOWERS[level]
    return [*steps, START_RELICS]


EMPIRE_STARTS: Final = [start_of(level) for level in range(len(LEVELS))]
