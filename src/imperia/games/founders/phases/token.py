"""Step 2 of a turn: play a token or not (p. 3, 6 to 8)."""

from __future__ import annotations

from typing import ClassVar, Final

from imperia.games.founders.nation import Nation
from imperia.games.founders.printed import (
    ARTISAN,
    CART,
    COIN,
    GIVES,
    KIND,
    MATCHES,
    TOKEN_COUNT,
    TOKEN_TYPE,
    VILLAGE,
    WAR,
)
from imperia.games.founders.state import NO_TOKEN, FoundersState
from imperia.games.founders.words import (
    AGAINST,
    AGAINST_VERB,
    AT,
    AT_VERB,
    BOUGHT,
    BUY,
    KEEP,
    LINKED,
    PILLAGED,
    PLAY,
    PLAY_VERB,
    SETTLED,
)
from imperia.kernel.agenda import Step
from imperia.kernel.asking import TurnChoice


def targets(nation: Nation, token: int) -> list[int]:
    """The cells (for a cart: corners) of a nation on which a token can be put."""
    kind = TOKEN_TYPE[token]
    if kind == WAR:
        return nation.pillage_targets()
    if kind == COIN:
        return nation.sale_targets()
    if kind == CART:
        return nation.cart_targets()
    return nation.artisan_targets(MATCHES[token])


def victims(state: FoundersState, token: int) -> list[int]:
    """The nations on which the player can put a token: war and coin hit others, cart and artisan serve oneself."""
    if TOKEN_TYPE[token] >= CART:
        return [state.seat] if targets(state.nations[state.seat], token) else []
    return [seat for seat in range(state.seats) if seat != state.seat and targets(state.nations[seat], token)]


def playable(state: FoundersState) -> list[int]:
    """The tokens in hand that have a target."""
    hand = state.hands[state.seat]
    return [token for token in range(TOKEN_COUNT) if hand[token] and victims(state, token)]


def spend(state: FoundersState) -> None:
    """The token has left the hand for the table, and step 2 is done (FOU-046)."""
    state.hands[state.seat][state.token] -= 1
    state.token = NO_TOKEN
    state.victim = -1
    state.cell = -1


class OfferToken(Step[FoundersState]):
    """Ask for a token only where one can be played (FOU-046 to FOU-048)."""

    def run(self, state: FoundersState) -> None:
        """Most turns have nothing to ask."""
        if any(state.hands[state.seat]) and playable(state):
            state.agenda.append(PLAY_TOKEN)


class PlayToken(TurnChoice[FoundersState]):
    """Play one token, or keep them all (FOU-046, FOU-048)."""

    rule: ClassVar[str] = "FOU-046"

    def moves(self, state: FoundersState, seat: int) -> list[int]:
        """Keep, or any token that has a target."""
        return [KEEP, *(PLAY + token for token in playable(state))]

    def take(self, state: FoundersState, seat: int, move: int) -> None:
        """The target is asked next; a token leaves the hand when it lies there."""
        if move == KEEP:
            return
        state.token = move - PLAY
        found = victims(state, state.token)
        if len(found) > 1:
            state.agenda.append(OPPONENT[TOKEN_TYPE[state.token]])
        else:
            state.victim = found[0]
            state.agenda.append(TARGET[TOKEN_TYPE[state.token]])

    def why_not(self, state: FoundersState, seat: int, move: int) -> list[str]:
        """No such token, or no target for it."""
        token = PLAY_VERB.argument(move)
        if token < 0:
            return ["FOU-034", self.rule]
        if not state.hands[seat][token]:
            return ["FOU-027", self.rule]
        return [NO_TARGET[TOKEN_TYPE[token]]]


# Why a token in hand has no target at all.
NO_TARGET: Final = ("FOU-Q11", "FOU-104", "FOU-111", "FOU-125")


class OpponentChoice(TurnChoice[FoundersState]):
    """Name the opponent whom a token goes to; asked only where there are several."""

    continues: ClassVar[bool] = True
    # Why the token never goes to oneself, and why it does not go to an opponent without a target.
    not_oneself: ClassVar[str]
    no_target: ClassVar[str]

    def moves(self, state: FoundersState, seat: int) -> list[int]:
        """Any opponent who has a target."""
        return [AGAINST + victim for victim in victims(state, state.token)]

    def take(self, state: FoundersState, seat: int, move: int) -> None:
        """Then the tile."""
        state.victim = move - AGAINST
        state.agenda.append(TARGET[TOKEN_TYPE[state.token]])

    def why_not(self, state: FoundersState, seat: int, move: int) -> list[str]:
        """Never oneself, and nobody without a target."""
        victim = AGAINST_VERB.argument(move)
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
    """Name the cell or corner that a token goes to."""

    continues: ClassVar[bool] = True

    def moves(self, state: FoundersState, seat: int) -> list[int]:
        """The targets of the token in the chosen nation."""
        return [AT + cell for cell in targets(state.nations[state.victim], state.token)]

    def question(self, state: FoundersState, seat: int) -> tuple[str, dict[str, int]]:
        """The token being played, and on whom."""
        return "", {"token": state.token, "seat": state.victim}

    def wording(self, state: FoundersState, seat: int, move: int) -> tuple[str, dict[str, int]]:
        """A cell is named with the tile that lies there."""
        tiles = state.nations[state.victim].tiles
        cell = AT_VERB.argument(move)
        return ("at_tile", {"tile": tiles[cell]}) if cell in tiles else ("", {})


class PillageTile(TargetChoice):
    """Put a war token on an unprotected tile of an opponent (FOU-094 to FOU-101)."""

    rule: ClassVar[str] = "FOU-094"

    def take(self, state: FoundersState, seat: int, move: int) -> None:
        """The tile is pillaged for good; an artisan on it is lost as well (FOU-096 to FOU-099)."""
        cell = move - AT
        nation = state.nations[state.victim]
        state.nations[state.victim] = nation.with_war(cell)
        state.tell(PILLAGED, seat, state.victim, nation.tiles[cell], cell)
        spend(state)

    def why_not(self, state: FoundersState, seat: int, move: int) -> list[str]:
        """Protected by a tile farther out, pillaged already, or no tile at all."""
        nation = state.nations[state.victim]
        cell = AT_VERB.argument(move)
        if cell in nation.war:
            return ["FOU-Q11"]
        return ["FOU-095", "FOU-101"] if cell in nation.tiles else [self.rule]


class BuyFromTile(TargetChoice):
    """Put a coin on a producing tile of an opponent (FOU-102 to FOU-109)."""

    rule: ClassVar[str] = "FOU-102"

    def take(self, state: FoundersState, seat: int, move: int) -> None:
        """The tile's product serves this turn; of two products the buyer names one (FOU-103)."""
        cell = move - AT
        nation = state.nations[state.victim]
        gives = GIVES[nation.tiles[cell]]
        if len(gives) > 1:
            state.cell = cell
            state.agenda.append(BUY_RESOURCE)
        else:
            buy(state, cell, gives[0])

    def why_not(self, state: FoundersState, seat: int, move: int) -> list[str]:
        """The tile produces nothing, or has sold already (FOU-104, FOU-Q14)."""
        nation = state.nations[state.victim]
        cell = AT_VERB.argument(move)
        if cell in nation.coins and cell not in nation.war and cell not in nation.artisans:
            return ["FOU-Q14"]
        return ["FOU-104"] if cell in nation.tiles else [self.rule]


class BuyResource(TurnChoice[FoundersState]):
    """Name which of the two products of a nature tile is bought (FOU-103, FOU-Q16)."""

    rule: ClassVar[str] = "FOU-103"
    continues: ClassVar[bool] = True

    def moves(self, state: FoundersState, seat: int) -> list[int]:
        """The products that the tile itself shows."""
        return [BUY + resource for resource in GIVES[state.nations[state.victim].tiles[state.cell]]]

    def take(self, state: FoundersState, seat: int, move: int) -> None:
        """The purchase is made."""
        buy(state, state.cell, move - BUY)

    def why_not(self, state: FoundersState, seat: int, move: int) -> list[str]:
        """Only what is printed on the tile."""
        return [self.rule, "FOU-Q16"]

    def question(self, state: FoundersState, seat: int) -> tuple[str, dict[str, int]]:
        """The tile that sells."""
        return "", {"tile": state.nations[state.victim].tiles[state.cell]}


def buy(state: FoundersState, cell: int, resource: int) -> None:
    """A coin lies on an opponent's tile, and its resource serves anywhere until the end of the turn (FOU-102)."""
    nation = state.nations[state.victim]
    state.nations[state.victim] = nation.with_coin(cell)
    state.bought = resource
    state.tell(BOUGHT, state.seat, state.victim, nation.tiles[cell], cell, resource)
    spend(state)


class PlaceCart(TargetChoice):
    """Put a cart where four tiles of one's own nation meet (FOU-111 to FOU-118, FOU-144)."""

    rule: ClassVar[str] = "FOU-111"

    def take(self, state: FoundersState, seat: int, move: int) -> None:
        """The four tiles are linked for the rest of the game (FOU-112)."""
        state.nations[seat] = state.nations[seat].with_cart(move - AT)
        state.tell(LINKED, seat, move - AT)
        spend(state)

    def wording(self, state: FoundersState, seat: int, move: int) -> tuple[str, dict[str, int]]:
        """A corner lies between four tiles, not on one."""
        return "", {}

    def why_not(self, state: FoundersState, seat: int, move: int) -> list[str]:
        """The corner is taken, or fewer than four tiles meet there."""
        return ["FOU-Q26"] if AT_VERB.argument(move) in state.nations[seat].carts else [self.rule]


class SettleArtisan(TargetChoice):
    """Put an artisan on an own village tile that produces its resource (FOU-119 to FOU-124)."""

    rule: ClassVar[str] = "FOU-119"

    def take(self, state: FoundersState, seat: int, move: int) -> None:
        """The tile falls silent and will bring points instead (FOU-120, FOU-121)."""
        cell = move - AT
        nation = state.nations[seat]
        state.nations[seat] = nation.with_artisan(cell, state.token)
        state.tell(SETTLED, seat, state.token, nation.tiles[cell], cell)
        spend(state)

    def why_not(self, state: FoundersState, seat: int, move: int) -> list[str]:
        """No village tile, another product, or a tile that produces nothing now."""
        nation = state.nations[seat]
        cell = AT_VERB.argument(move)
        if cell not in nation.tiles:
            return [self.rule]
        tile = nation.tiles[cell]
        if KIND[tile] != VILLAGE:
            return ["FOU-145"]
        if MATCHES[state.token] not in GIVES[tile]:
            return [self.rule, "FOU-124"]
        return ["FOU-Q22"]


OFFER_TOKEN: Final = OfferToken()
PLAY_TOKEN: Final = PlayToken()
BUY_RESOURCE: Final = BuyResource()
# By token type.
OPPONENT: Final[list[OpponentChoice]] = [ChooseVictim(), ChooseSeller()]
TARGET: Final[list[TargetChoice]] = [PillageTile(), BuyFromTile(), PlaceCart(), SettleArtisan()]
assert (WAR, COIN, CART, ARTISAN) == (0, 1, 2, 3)
