"""Builders for Settlers tests, so that a test reads like a situation at the table.

Cards are named by their words ("mill"). Where a card has several copies ("castle_1", "castle_2") the plain name means
the first copy that is free, in positions, and the first one that is legal, in moves.
"""

import re
from typing import Any

import imperia
from imperia.games.settlers.picture import deal_of
from imperia.games.settlers.state import SettlersState
from imperia.games.settlers.view import LocationView, PlayerView, SettlersView
from imperia.kernel.state import State
from tests.games.base import can as can
from tests.games.base import code as code
from tests.games.base import counts, made
from tests.games.base import heard as heard
from tests.games.base import legal as legal
from tests.games.base import play as play
from tests.games.base import totals as totals
from tests.games.base import verbs as verbs
from tests.games.base import why_not as why_not

GAME = imperia.game("settlers")
goods = counts
FACTIONS = ("barbarian", "japanese", "roman", "egyptian")


def built(card: str, **on_it: Any) -> dict[str, Any]:
    """A location with what lies on it: uses, spent, defense, samurai, blocked, marked, under, offered, owner."""
    for name in ("spent", "offered"):
        if isinstance(on_it.get(name), str):
            on_it[name] = goods(on_it[name])
    return {"card": card, **on_it}


def player(faction: str = "", stock: str = "", **data: Any) -> dict[str, Any]:
    """A player with a faction and a supply like "2 wood"; hand, empire, deals, foundations, points, passed."""
    return {"faction": faction, "stock": goods(stock), **data}


def table(*players: dict[str, Any], **data: Any) -> SettlersState:
    """A position in the action phase of round 2 unless said otherwise; other fields as in position data."""
    data.setdefault("seats", max(2, len(players)))
    data.setdefault("round", 2)
    return made(SettlersState, GAME.position({"players": list(players), **data}))


def solo(me: dict[str, Any], virtual: dict[str, Any] | None = None, **data: Any) -> SettlersState:
    """A solo position; the virtual player's empire are his cards, his deals the target line, first target first."""
    return table(me, virtual or {}, seats=1, **data)


def dealt(seats: int, seed: int = 0, **options: Any) -> SettlersState:
    """A fresh game with factions by lot, at its first decision."""
    return made(SettlersState, GAME.start(seats, seed, {"factions": "drawn", **options}))


def plain(moves: set[str]) -> set[str]:
    """Moves without the numbers of copies."""
    return {re.sub(r"_\d+(?= |$)", "", move) for move in moves}


def look(state: State, seat: int | None = None) -> SettlersView:
    """What a seat sees of the table; without a seat, what a spectator sees."""
    seen: SettlersView = GAME.view(state, seat)
    return seen


def side(state: SettlersState, seat: int) -> PlayerView:
    """One player's side as he sees it himself; that of the virtual player as everybody sees it."""
    return look(state, seat if seat < state.seats else None).players[seat]


def stock(state: SettlersState, seat: int = 0) -> dict[str, int]:
    """A supply."""
    return side(state, seat).stock


def track(state: SettlersState, seat: int = 0) -> int:
    """The points on the track."""
    return side(state, seat).track


def hand(state: SettlersState, seat: int = 0) -> list[str]:
    """A hand, by the names of the cards."""
    return [plain_name(card) for card in side(state, seat).hand]


def plain_name(word: str) -> str:
    """A card without the number of its copy."""
    return re.sub(r"_\d+$", "", word)


def locations(state: SettlersState, seat: int = 0) -> list[LocationView]:
    """The locations that lie in an empire."""
    return [one for row in side(state, seat).rows for one in [*row.faction, *row.common]]


def empire(state: SettlersState, seat: int = 0) -> list[str]:
    """The names of the locations that lie in an empire, in alphabetical order."""
    return sorted(plain_name(one.card) for one in locations(state, seat))


def at(state: SettlersState, card: str, seat: int = 0) -> LocationView:
    """The location of that name in an empire."""
    return next(one for one in locations(state, seat) if card in (one.card, plain_name(one.card)))


def row_of(state: SettlersState, card: str, seat: int = 0) -> tuple[str, str]:
    """The row and the side of the board where a location lies."""
    for row in side(state, seat).rows:
        for name, ones in (("faction", row.faction), ("common", row.common)):
            if any(plain_name(one.card) == card for one in ones):
                return row.kind, name
    raise AssertionError(f"{card} is not there")


def deals(state: SettlersState, seat: int = 0) -> list[str]:
    """The goods of a player's deals."""
    return sorted(deal_of(one.card) for one in side(state, seat).deals)


def foundations(state: SettlersState, seat: int = 0) -> list[str]:
    """The foundations as their owner knows them."""
    return [plain_name(word) for word in side(state, seat).foundations]


def discards(state: SettlersState, deck: str = "common") -> list[str]:
    """A discard pile, by the names of the cards."""
    return [plain_name(word) for word in state.data().get("discards", {}).get(deck, [])]


def finish(state: SettlersState) -> SettlersState:
    """Everybody passes until the action phase is over; other questions get their first answer."""
    start = state.round
    while not state.over and state.round == start and look(state).phase == "action":
        seat = state.to_act()[0]
        moves = legal(state)
        if "pass" in moves:
            state.play(seat, GAME.parse("pass"))
        else:
            state.play(seat, state.moves(seat)[0])
    return state
