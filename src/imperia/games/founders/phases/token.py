"""Step 2 of a turn: play a token or not (p. 3, 6 to 8)."""

from __future__ import annotations

from typing import ClassVar, Final

from imperia.games.founders.nation import Nation
from imperia.games.founders.printed import ARTISAN, CART, COIN, TILES, TOKEN_COUNT, TOKENS, VILLAGE, WAR
from imperia.games.founders.state import FoundersState
from imperia.games.founders.words import AGAINST, AT, BOUGHT, BUY, KEEP, LINKED, PILLAGED, PLAY, SETTLED
from imperia.kernel.agenda import ASKED, SKIPPED
from imperia.kernel.asking import TurnChoice


def targets(nation: Nation, token: int) -> list[int]:
    """The cells (for a cart: corners) of a nation on which a token can be put."""
    kind = TOKENS[token].type
    if kind == WAR:
        return nation.pillage_targets()
    if kind == COIN:
        return nation.sale_targets()
    if kind == CART:
        return nation.cart_targets()
    return nation.artisan_targets(TOKENS[token].matches)


def victims(state: FoundersState, token: int) -> list[int]:
    """The nations on which the player can put a token: war and coin hit others, cart and artisan serve oneself."""
    if TOKENS[token].type in (CART, ARTISAN):
        return [state.seat] if targets(state.nations[state.seat], token) else []
    return [seat for seat in range(state.seats) if seat != state.seat and targets(state.nations[seat], token)]


def playable(state: FoundersState, token: int) -> bool:
    """True for a token in hand that has a target."""
    return state.held(state.seat, token) != 0 and bool(victims(state, token))


class PlayToken(TurnChoice[FoundersState]):
    """Play one token, or keep them all (FOU-046 to FOU-048)."""

    rule: ClassVar[str] = "FOU-046"

    def settled(self, state: FoundersState) -> int:
        """Asked only where a token can be played."""
        return ASKED if any(playable(state, token) for token in range(TOKEN_COUNT)) else SKIPPED

    def moves(self, state: FoundersState, seat: int) -> list[int]:
        """Keep, or any token that has a target."""
        moves = PLAY.moves([token for token in range(TOKEN_COUNT) if playable(state, token)])
        KEEP.add(0, moves)
        return moves

    def take(self, state: FoundersState, seat: int, move: int) -> None:
        """The target is asked next; a token leaves the hand when it lies there."""
        if KEEP.says(move):
            return
        token = PLAY.argument(move)
        found = victims(state, token)
        state.agenda.append(OPPONENT[token] if len(found) > 1 else TARGET[token][found[0]])

    def why_not(self, state: FoundersState, seat: int, move: int) -> list[str]:
        """No such token, or no target for it."""
        token = PLAY.argument(move)
        if token < 0:
            return ["FOU-034", self.rule]
        if not state.held(seat, token):
            return ["FOU-027", self.rule]
        return [NO_TARGET[TOKENS[token].type]]


# Why a token in hand has no target at all.
NO_TARGET: Final = ("FOU-Q11", "FOU-104", "FOU-111", "FOU-125")


class OpponentChoice(TurnChoice[FoundersState]):
    """Name the opponent whom a token goes to; asked only where there are several."""

    nouns: ClassVar[tuple[str, ...]] = ("token",)
    continues: ClassVar[bool] = True
    # Why the token never goes to oneself, and why it does not go to an opponent without a target.
    not_oneself: ClassVar[str]
    no_target: ClassVar[str]

    def __init__(self, token: int) -> None:
        self.token: Final = token

    def moves(self, state: FoundersState, seat: int) -> list[int]:
        return AGAINST.moves(victims(state, self.token))

    def take(self, state: FoundersState, seat: int, move: int) -> None:
        state.agenda.append(TARGET[self.token][AGAINST.argument(move)])

    def why_not(self, state: FoundersState, seat: int, move: int) -> list[str]:
        victim = AGAINST.argument(move)
        if victim < 0:
            return [self.rule]
        return [self.not_oneself] if victim == seat else [self.no_target]


class ChooseVictim(OpponentChoice):
    """Name the opponent to pillage (FOU-094, FOU-143, FOU-Q12)."""

    rule: ClassVar[str] = "FOU-094"
    not_oneself: ClassVar[str] = "FOU-143"
    no_target: ClassVar[str] = "FOU-Q11"


class ChooseSeller(OpponentChoice):
    """Name the opponent to buy from (FOU-102)."""

    rule: ClassVar[str] = "FOU-102"
    not_oneself: ClassVar[str] = "FOU-102"
    no_target: ClassVar[str] = "FOU-104"


class TargetChoice(TurnChoice[FoundersState]):
    """Name the cell or corner of a nation that a token goes to."""

    nouns: ClassVar[tuple[str, ...]] = ("token", "seat")
    continues: ClassVar[bool] = True

    def __init__(self, token: int, owner: int) -> None:
        self.token: Final = token
        self.owner: Final = owner

    def moves(self, state: FoundersState, seat: int) -> list[int]:
        """The targets of the token in the chosen nation."""
        return AT.moves(targets(state.nations[self.owner], self.token))

    def question(self, state: FoundersState, seat: int) -> tuple[str, dict[str, int]]:
        return "", {"token": self.token, "seat": self.owner}

    def wording(self, state: FoundersState, seat: int, move: int) -> tuple[str, dict[str, int]]:
        """A cell is named with the tile that lies there."""
        tiles = state.nations[self.owner].tiles
        cell = AT.argument(move)
        return ("at_tile", {"tile": tiles[cell]}) if cell in tiles else ("", {})


class PillageTile(TargetChoice):
    """Put a war token on an unprotected tile of an opponent (FOU-094 to FOU-101)."""

    rule: ClassVar[str] = "FOU-094"

    def take(self, state: FoundersState, seat: int, move: int) -> None:
        """The tile is pillaged for good; an artisan on it is lost as well (FOU-096 to FOU-099)."""
        cell = AT.argument(move)
        nation = state.nations[self.owner]
        state.nations[self.owner] = nation.with_war(cell)
        state.give(seat, self.token, -1)
        state.tell(PILLAGED, seat, self.owner, nation.tiles[cell], cell)

    def why_not(self, state: FoundersState, seat: int, move: int) -> list[str]:
        """Protected by a tile farther out, pillaged already, or no tile at all."""
        nation = state.nations[self.owner]
        cell = AT.argument(move)
        if cell in nation.war:
            return ["FOU-Q11"]
        return ["FOU-095", "FOU-101"] if cell in nation.tiles else [self.rule]


class BuyFromTile(TargetChoice):
    """Put a coin on a producing tile of an opponent (FOU-102 to FOU-109)."""

    rule: ClassVar[str] = "FOU-102"

    def take(self, state: FoundersState, seat: int, move: int) -> None:
        """The tile's product serves this turn; of two products the buyer names one (FOU-103)."""
        cell = AT.argument(move)
        gives = TILES[state.nations[self.owner].tiles[cell]].gives
        if len(gives) > 1:
            state.agenda.append(BuyResource(self.token, self.owner, cell))
        else:
            buy(state, self.token, self.owner, cell, gives[0])

    def why_not(self, state: FoundersState, seat: int, move: int) -> list[str]:
        """The tile produces nothing, or has sold already (FOU-104, FOU-Q14)."""
        nation = state.nations[self.owner]
        cell = AT.argument(move)
        if cell in nation.coins and cell not in nation.war and cell not in nation.artisans:
            return ["FOU-Q14"]
        return ["FOU-104"] if cell in nation.tiles else [self.rule]


class BuyResource(TurnChoice[FoundersState]):
    """Name which of the two products of a nature tile is bought (FOU-103, FOU-Q16)."""

    nouns: ClassVar[tuple[str, ...]] = ("token", "seat", "cell")
    rule: ClassVar[str] = "FOU-103"
    continues: ClassVar[bool] = True

    def __init__(self, token: int, owner: int, cell: int) -> None:
        self.token: Final = token
        self.owner: Final = owner
        self.cell: Final = cell

    def tile(self, state: FoundersState) -> int:
        """The tile that sells."""
        return state.nations[self.owner].tiles[self.cell]

    def moves(self, state: FoundersState, seat: int) -> list[int]:
        """The products that the tile itself shows."""
        return [BUY.move(resource) for resource in TILES[self.tile(state)].gives]

    def take(self, state: FoundersState, seat: int, move: int) -> None:
        buy(state, self.token, self.owner, self.cell, BUY.argument(move))

    def why_not(self, state: FoundersState, seat: int, move: int) -> list[str]:
        """Only what is printed on the tile."""
        return [self.rule, "FOU-Q16"] if BUY.says(move) else [self.rule]

    def question(self, state: FoundersState, seat: int) -> tuple[str, dict[str, int]]:
        return "", {"tile": self.tile(state)}


def buy(state: FoundersState, coin: int, owner: int, cell: int, resource: int) -> None:
    """A coin lies on an opponent's tile, and its resource serves anywhere until the end of the turn (FOU-102)."""
    nation = state.nations[owner]
    state.nations[owner] = nation.with_coin(cell)
    state.bought = resource
    state.give(state.seat, coin, -1)
    state.tell(BOUGHT, state.seat, owner, nation.tiles[cell], cell, resource)


class PlaceCart(TargetChoice):
    """Put a cart where four tiles of one's own nation meet (FOU-111 to FOU-118, FOU-144)."""

    rule: ClassVar[str] = "FOU-111"

    def take(self, state: FoundersState, seat: int, move: int) -> None:
        """The four tiles are linked for the rest of the game (FOU-112)."""
        corner = AT.argument(move)
        state.nations[seat] = state.nations[seat].with_cart(corner)
        state.give(seat, self.token, -1)
        state.tell(LINKED, seat, corner)

    def wording(self, state: FoundersState, seat: int, move: int) -> tuple[str, dict[str, int]]:
        """A corner lies between four tiles, not on one."""
        return "", {}

    def why_not(self, state: FoundersState, seat: int, move: int) -> list[str]:
        """The corner is taken, or fewer than four tiles meet there."""
        return ["FOU-Q26"] if AT.argument(move) in state.nations[seat].carts else [self.rule]


class SettleArtisan(TargetChoice):
    """Put an artisan on an own village tile that produces its resource (FOU-119 to FOU-124)."""

    rule: ClassVar[str] = "FOU-119"

    def take(self, state: FoundersState, seat: int, move: int) -> None:
        """The tile falls silent and will bring points instead (FOU-120, FOU-121)."""
        cell = AT.argument(move)
        nation = state.nations[seat]
        state.nations[seat] = nation.with_artisan(cell, self.token)
        state.give(seat, self.token, -1)
        state.tell(SETTLED, seat, self.token, nation.tiles[cell], cell)

    def why_not(self, state: FoundersState, seat: int, move: int) -> list[str]:
        """No village tile, another product, or a tile that produces nothing now."""
        nation = state.nations[seat]
        cell = AT.argument(move)
        if cell not in nation.tiles:
            return [self.rule]
        tile = TILES[nation.tiles[cell]]
        if tile.kind != VILLAGE:
            return ["FOU-145"]
        if TOKENS[self.token].matches not in tile.gives:
            return [self.rule, "FOU-124"]
        return ["FOU-Q22"]


PLAY_TOKEN: Final = PlayToken()
# By token: the questions after it, the second for each seat in whose nation it may lie.
OPPONENT: Final[list[OpponentChoice]] = [ChooseVictim(WAR), ChooseSeller(COIN)]
TARGET: Final[list[list[TargetChoice]]] = [
    [(PillageTile, BuyFromTile, PlaceCart, SettleArtisan)[token.type](number, seat) for seat in range(4)]
    for number, token in enumerate(TOKENS)
]
assert (WAR, COIN, CART, ARTISAN) == (0, 1, 2, 3)
