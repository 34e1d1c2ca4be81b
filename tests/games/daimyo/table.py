"""Builders for Daimyo tests, so that a test reads like a situation at the table.

Things are named by their words: heroes ("idol"), places ("blue1"), slots of the slums ("blue1" pays most), altars
("blue3" is worth 3), relic tiles ("blue1" is piece 1), dice ("red4").
"""

from typing import Any

import imperia
from imperia.games.daimyo.state import DaimyoState
from imperia.games.daimyo.view import DaimyoView
from imperia.games.daimyo.view.islands import IslandView
from imperia.games.daimyo.view.players import PlayerView
from imperia.kernel.state import State
from tests.games.base import can as can
from tests.games.base import counts, made
from tests.games.base import heard as heard
from tests.games.base import legal as legal
from tests.games.base import play as play
from tests.games.base import totals as totals
from tests.games.base import verbs as verbs
from tests.games.base import why_not as why_not
from tests.games.base import words as words

GAME = imperia.game("daimyo")
goods = counts
COLOURS = ("blue", "red", "yellow", "purple", "green", "black")


def player(stock: str = "", **data: Any) -> dict[str, Any]:
    """A player with goods like "2 rice"; other fields as in position data."""
    return {"stock": goods(stock), **data}


def table(*players: dict[str, Any], **data: Any) -> DaimyoState:
    """A position of at least three players in round 1, seat 0 to take a die, unless said otherwise."""
    data.setdefault("seats", max(3, len(players)))
    return made(DaimyoState, GAME.position({"players": list(players), **data}))


def turn(space: str, *players: dict[str, Any], die: str = "", **data: Any) -> DaimyoState:
    """Seat 0 has just put a die on a space; its main action and bonus actions are to come."""
    usual = {"help": "blue1", "production": "green1", "relic": "green1", "tax": "red1"}
    first, *others = players or (player(),)
    placed = {**first.get("dice", {}), space: die or usual.get(space, "red1")}
    # A card nobody plays keeps the menu open.
    return table({**first, "dice": placed}, *others, space=space, step="turn", **data)


def duel(*players: dict[str, Any], **data: Any) -> DaimyoState:
    """A position of two players; the third side of the table are the mercenaries."""
    return table(*players, seats=2, **data)


def solo(*players: dict[str, Any], **data: Any) -> DaimyoState:
    """A solo position; the second side of the table is the empire."""
    return table(*players, seats=1, **data)


def started(seats: int, seed: int = 0, **options: Any) -> DaimyoState:
    """A fresh game with clans by lot, at its first decision."""
    return made(DaimyoState, GAME.start(seats, seed, {"clans": "drawn", **options}))


def of(state: DaimyoState, verb: str) -> set[str]:
    """What a verb can be said of now."""
    return {move.split(" ", 1)[1] for move in legal(state) if move.split()[0] == verb}


def look(state: State, seat: int | None = None) -> DaimyoView:
    """What a seat sees of the table; without a seat, what a spectator sees."""
    seen: DaimyoView = GAME.view(state, seat)
    return seen


def side(state: DaimyoState, party: int = 0) -> PlayerView:
    """One side of the table as its player sees it himself."""
    return look(state, party if party < state.seats else None).players[party]


def stock(state: DaimyoState, party: int = 0) -> dict[str, int]:
    """The goods of a party, without those that there are none of."""
    return {good: count for good, count in side(state, party).stock.items() if count}


def points(state: DaimyoState, party: int = 0) -> int:
    """Popularity."""
    return side(state, party).points


def hand(state: DaimyoState, seat: int = 0) -> list[str]:
    """A hand."""
    return side(state, seat).hand


def island(state: DaimyoState, colour: str) -> IslandView:
    """An island in play."""
    return next(one for one in look(state).islands if one.island == colour)


def influence(state: DaimyoState, party: int = 0) -> dict[str, int]:
    """The influence of a party, without islands where it has none."""
    return {one.island: one.influence[party] for one in look(state).islands if one.influence[party]}


def governors(state: DaimyoState, party: int = 0) -> list[str]:
    """Where a party's governors stand."""
    return [place for one in look(state).islands for place, owner in one.governors.items() if owner == party]


def buildings(state: DaimyoState, party: int = 0) -> dict[str, str]:
    """Where which building of a party stands."""
    found: dict[str, str] = {}
    for one in look(state).islands:
        found |= {place: "farm" for place, owner in one.farms.items() if owner == party}
        found |= {place: "tower" for place, owner in one.towers.items() if owner == party}
    return found


def shadows(state: DaimyoState, party: int = 0) -> list[str]:
    """Where a party's shadows lurk."""
    return [slum for one in look(state).islands for slum, owner in one.shadows.items() if owner == party]


def altars(state: DaimyoState, party: int = 0) -> list[str]:
    """Where a party's relic markers stand."""
    return [altar for one in look(state).islands for altar, owner in one.altars.items() if owner == party]


def dice(state: DaimyoState, party: int = 0) -> dict[str, str]:
    """The dice before a party."""
    return {space.space: space.die for space in side(state, party).spaces}


def tiles(state: DaimyoState, seat: int = 0) -> dict[str, str]:
    """The tiles on a clan board."""
    return side(state, seat).tiles


def lines(state: DaimyoState, party: int = 0) -> dict[str, int]:
    """The score of a party by source, without what brings nothing."""
    return {line.source: line.points for line in state.scores()[party].lines if line.points}


def finish(state: DaimyoState, until: str = "") -> DaimyoState:
    """Everybody does as little as possible until a step of that name waits, or the game is over."""
    while not state.over and type(state.agenda[-1]).__name__ != until:
        seat = state.to_act()[0]
        moves = state.moves(seat)
        quiet = [move for move in moves if GAME.notation(move) in ("end", "done", "decline", "main")]
        state.play(seat, quiet[-1] if quiet else moves[0])
    return state
