"""Previews of moves: the sources that feed a tile, its gains, and its cost to each player."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from imperia.games.founders.grid import AROUND, column_of, depth_of
from imperia.games.founders.nation import Nation
from imperia.games.founders.phases.placement import AddTile, PlaceTile, face_up
from imperia.games.founders.phases.reveal import RevealTile
from imperia.games.founders.phases.token import (
    BuyFromTile,
    BuyResource,
    OpponentChoice,
    PillageTile,
    PlaceCart,
    PlayToken,
    SettleArtisan,
    targets,
    victims,
)
from imperia.games.founders.printed import ARTISAN, NO_TOKEN, ROW_LIMIT, TILES, TOKEN_TYPES
from imperia.games.founders.recipes import NO_RESOURCE, ways
from imperia.games.founders.scoring import score
from imperia.games.founders.state import FoundersState
from imperia.games.founders.words import AGAINST, AT, BUY, PLAY, RESOURCE, REVEAL, TAKE, TILE, TOKEN
from imperia.kernel.position import write, write_maybe

# How a resource reaches a tile: from next to it, along a cart, or by the coin of this turn.
By = Literal["neighbour", "cart", "coin"]
BOUGHT_HERE: Final = -1


class Place(msgspec.Struct, frozen=True):
    """A cell of a nation; for a cart, the corner that the cell names."""

    seat: int
    x: int
    y: int


class Feed(msgspec.Struct, frozen=True):
    """One need of a tile and what meets it; a bought resource comes from no cell of one's own."""

    resource: str
    by: By
    place: Place | None


class Reveal(msgspec.Struct, frozen=True, tag="reveal"):
    """The tiles that leave a full row for the box, and whether the pile is the last (FOU-039, FOU-127)."""

    sweeps: list[str]
    last: bool


class Aims(msgspec.Struct, frozen=True, tag="aims"):
    """Where a token can be put."""

    places: list[Place]


class Pillage(msgspec.Struct, frozen=True, tag="pillage"):
    """The products lost with a pillaged tile, and how the points of its owner change (FOU-096 to FOU-098)."""

    place: Place
    tile: str
    silences: list[str]
    points: int


class Offer(msgspec.Struct, frozen=True):
    """A resource that can be bought, and the open tiles that could be added only with it."""

    resource: str
    opens: list[str]


class Purchase(msgspec.Struct, frozen=True, tag="purchase"):
    """The purchases a coin allows (FOU-102, FOU-103)."""

    offers: list[Offer]


class Link(msgspec.Struct, frozen=True, tag="link"):
    """The cells that a cart would join, and the open tiles that could be added only with it (FOU-112 to FOU-114)."""

    group: list[Place]
    opens: list[str]


class Settle(msgspec.Struct, frozen=True, tag="settle"):
    """An artisan's gain, and the products its tile stops giving (FOU-120, FOU-121)."""

    silences: list[str]
    points: int


class Sites(msgspec.Struct, frozen=True, tag="sites"):
    """The empty cells where a tile would fit, and the tiles that it could replace (FOU-054, FOU-077)."""

    free: list[Place]
    taken: list[Place]


class Placement(msgspec.Struct, frozen=True, omit_defaults=True, tag="placement"):
    """The sources of a tile on a cell, the tile it replaces and its gain (FOU-057, FOU-078, FOU-087)."""

    feeds: list[Feed]
    # The tile taken out, or empty; its tokens that go to the box, and whether a coin comes to hand.
    replaces: str = ""
    discards: list[str] = []
    keeps_coin: bool = False
    # The type of the token that a city tile brings, or empty; none if the supply has run out.
    token: str = ""
    # By how much the points of the player change at once.
    points: int = 0
    # True if the game ends with this turn.
    ends: bool = False


Preview = Reveal | Aims | Pillage | Purchase | Link | Settle | Sites | Placement


def preview(state: FoundersState, seat: int, move: int) -> Preview | None:
    """The gains of a legal move; nothing where its label says it all."""
    choice = state.choice()
    cell = AT.argument(move)
    if isinstance(choice, RevealTile):
        return see_reveal(state, REVEAL.argument(move))
    if isinstance(choice, PlayToken):
        token = PLAY.argument(move)
        return see_aims(state, token, victims(state, token)) if token >= 0 else None
    if isinstance(choice, OpponentChoice):
        return see_aims(state, choice.token, [AGAINST.argument(move)])
    if isinstance(choice, PillageTile):
        return see_pillage(state, choice.owner, seat, move)
    if isinstance(choice, BuyFromTile):
        return see_purchase(state, seat, TILES[state.nations[choice.owner].tiles[cell]].gives)
    if isinstance(choice, BuyResource):
        return see_purchase(state, seat, [BUY.argument(move)])
    if isinstance(choice, PlaceCart):
        return see_link(state, seat, cell)
    if isinstance(choice, SettleArtisan):
        silences = write(RESOURCE, TILES[state.nations[seat].tiles[cell]].gives)
        return Settle(silences, points_won(state, after(state, seat, move), seat))
    if isinstance(choice, AddTile):
        tile = TAKE.argument(move)
        return see_sites(state, seat, tile) if tile >= 0 else None
    if isinstance(choice, PlaceTile):
        return see_placement(state, choice.tile, seat, move)
    return None


def place(seat: int, cell: int) -> Place:
    """A cell as the page names it."""
    return Place(seat, column_of(cell), depth_of(cell))


def after(state: FoundersState, seat: int, move: int) -> FoundersState:
    """The state after a move; of what was hidden only points may be read, which do not depend on it."""
    twin = state.copy()
    twin.play(seat, move)
    return twin


def points_won(before: FoundersState, later: FoundersState, seat: int) -> int:
    """By how much the points of a seat have changed."""
    return score(later, seat).total - score(before, seat).total


def see_reveal(state: FoundersState, pile: int) -> Reveal:
    """The effects of a reveal besides showing a tile."""
    row = state.rows[pile]
    sweeps = write(TILE, row) if len(row) == ROW_LIMIT else []
    return Reveal(sweeps, last=sum(len(one) for one in state.piles) == 1)


def see_aims(state: FoundersState, token: int, seats: list[int]) -> Aims:
    """The targets of a token in some nations."""
    return Aims([place(seat, cell) for seat in seats for cell in targets(state.nations[seat], token)])


def see_pillage(state: FoundersState, victim: int, seat: int, move: int) -> Pillage:
    """The victim's losses."""
    cell = AT.argument(move)
    nation = state.nations[victim]
    tile = nation.tiles[cell]
    silences = write(RESOURCE, TILES[tile].gives) if nation.produces(cell) else []
    points = points_won(state, after(state, seat, move), victim)
    return Pillage(place(victim, cell), TILE.words[tile], silences, points)


def addable(state: FoundersState, nation: Nation, bought: int) -> list[int]:
    """The open tiles that a nation could take, on an empty cell or in place of a tile."""
    fed = nation.open_fed() | nation.taken_fed()
    return [tile for tile in face_up(state) if fed & ways(tile, bought)]


def opened(state: FoundersState, seat: int, nation: Nation, bought: int) -> list[str]:
    """The open tiles that could be added in the changed nation or with the purchase, and cannot be now."""
    now = addable(state, state.nations[seat], NO_RESOURCE)
    return write(TILE, [tile for tile in addable(state, nation, bought) if tile not in now])


def see_purchase(state: FoundersState, seat: int, resources: list[int]) -> Purchase:
    """The tiles that each resource on offer would open up."""
    nation = state.nations[seat]
    return Purchase([Offer(RESOURCE.words[one], opened(state, seat, nation, one)) for one in resources])


def see_link(state: FoundersState, seat: int, corner: int) -> Link:
    """The group that the new cart makes or joins."""
    nation = state.nations[seat].with_cart(corner)
    group = next(group for group in nation.groups if corner in group.cells)
    return Link([place(seat, cell) for cell in group.cells], opened(state, seat, nation, NO_RESOURCE))


def see_sites(state: FoundersState, seat: int, tile: int) -> Sites:
    """Where a tile could go."""
    nation = state.nations[seat]
    fed_by = ways(tile, state.bought)
    return Sites(
        [place(seat, cell) for cell in nation.open_sites(fed_by)],
        [place(seat, cell) for cell in sorted(nation.taken_sites(fed_by))],
    )


def see_placement(state: FoundersState, tile: int, seat: int, move: int) -> Placement:
    """The feeds and the consequences of laying the chosen tile on a cell."""
    nation = state.nations[seat]
    cell = AT.argument(move)
    kind = TILES[tile].grants
    left = len(state.artisans) if kind == ARTISAN else kind != NO_TOKEN and state.supply[kind]
    artisan = write_maybe(TOKEN, nation.artisans.get(cell, -1))
    later = after(state, seat, move)
    return Placement(
        feeds=see_feeds(nation, seat, cell, TILES[tile].needs, state.bought),
        replaces=write_maybe(TILE, nation.tiles.get(cell, -1)),
        discards=[token for token, lies in (("war", cell in nation.war), (artisan, artisan)) if lies],
        keeps_coin=cell in nation.coins,
        token=TOKEN_TYPES[kind] if left else "",
        points=points_won(state, later, seat),
        ends=later.over,
    )


def see_feeds(nation: Nation, seat: int, cell: int, needs: list[int], bought: int) -> list[Feed]:
    """A source for each need: neighbours before tiles behind a cart before the bought resource (FOU-Q02, FOU-Q04)."""
    near = [one for one in AROUND[cell] if one in nation.tiles]
    far = sorted({one for group in nation.groups if set(near) & {*group.cells} for one in group.cells} - {*near, cell})
    sources = [one for one in near + far if nation.produces(one)]
    offers = [TILES[nation.tiles[one]].gives for one in sources]
    if bought != NO_RESOURCE:
        sources.append(BOUGHT_HERE)
        offers.append([bought])
    feeds: list[Feed] = []
    for need, chosen in zip(needs, assign(needs, offers), strict=True):
        source = sources[chosen]
        if source == BOUGHT_HERE:
            feeds.append(Feed(RESOURCE.words[need], "coin", None))
        else:
            feeds.append(Feed(RESOURCE.words[need], "neighbour" if source in near else "cart", place(seat, source)))
    return feeds


def assign(needs: list[int], offers: list[list[int]]) -> list[int]:
    """For each need the number of the source that meets it, the last of them as early as can be; empty if none can."""
    ways: list[list[int]] = [[]]
    for need in needs:
        ways = [[*way, one] for way in ways for one in range(len(offers)) if one not in way and need in offers[one]]
    return min(ways, key=lambda way: (max(way, default=0), sum(way)), default=[])
