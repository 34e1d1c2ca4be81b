"""Things that may be done beside the action of a turn: defense token, samurai, Gate and Shrine (p. 7, 11)."""

from __future__ import annotations

from typing import ClassVar, Final

from imperia.games.settlers.cards import CARDS
from imperia.games.settlers.empire import holder_of, location_of, replace
from imperia.games.settlers.location import packed
from imperia.games.settlers.piles import hide_from_hand
from imperia.games.settlers.printed import COMMON, DEFENSE, GOLD, JAPANESE, WORKER
from imperia.games.settlers.state import SettlersState
from imperia.games.settlers.words import DEFEND, DEFENDED, HIDE, OFFER, OFFERED, POST_SAMURAI, POSTED, TUCK, TUCKED
from imperia.kernel.asking import Answer, OpenChoice
from imperia.kernel.events import Happening, only


class FreeMove(Answer[SettlersState]):
    """The things a player may do in their turn beside the action (SET-Q13)."""


class Defend(FreeMove):
    """Put the defense token on a common location for the rest of the round (SET-076, SET-078)."""

    def offer(self, state: SettlersState, seat: int, moves: list[int]) -> None:
        """Common locations without one (SET-158, SET-Q15, SET-Q63)."""
        if state.stocks[seat][DEFENSE]:
            for location in state.empires[seat]:
                if location.face.deck == COMMON and not location.defense:
                    DEFEND.add(location.card, moves)

    def take(self, state: SettlersState, seat: int, move: int) -> None:
        """There is no way back (SET-078)."""
        card = DEFEND.argument(move)
        state.stocks[seat][DEFENSE] -= 1
        replace(state, location_of(state, card).guarded(1, 0))
        state.tell(DEFENDED, seat, card)

    def why_not(self, state: SettlersState, seat: int, move: int) -> list[str]:
        """Not one's own, of a faction, protected already, or no token."""
        card = DEFEND.argument(move)
        if holder_of(state, card) != seat:
            return ["SET-076"]
        if CARDS[card].deck != COMMON:
            return ["SET-158"]
        return ["SET-Q15"] if location_of(state, card).defense else ["SET-075", "SET-076"]


def posts(state: SettlersState, seat: int) -> list[int]:
    """The own faction locations without a samurai (SET-153, SET-154, SET-158)."""
    faction = state.factions[seat]
    return [location.card for location in state.empires[seat] if location.face.deck == faction and not location.samurai]


def post_samurai(state: SettlersState, what: Happening, card: int) -> None:
    """A samurai stands on a location."""
    replace(state, location_of(state, card).guarded(0, 1))
    state.tell(what, state.seat, card)


class PostSamurai(FreeMove):
    """A worker of the Japanese becomes a samurai on a faction location (SET-152, SET-250)."""

    def offer(self, state: SettlersState, seat: int, moves: list[int]) -> None:
        if state.factions[seat] == JAPANESE and state.stocks[seat][WORKER]:
            for card in posts(state, seat):
                POST_SAMURAI.add(card, moves)

    def take(self, state: SettlersState, seat: int, move: int) -> None:
        """The worker leaves one's own supply."""
        state.stocks[seat][WORKER] -= 1
        post_samurai(state, POSTED, POST_SAMURAI.argument(move))

    def why_not(self, state: SettlersState, seat: int, move: int) -> list[str]:
        """Not Japanese, not one's own, a common location, a samurai there, or no worker."""
        card = POST_SAMURAI.argument(move)
        if state.factions[seat] != JAPANESE or holder_of(state, card) != seat:
            return ["SET-152"]
        if CARDS[card].deck == COMMON:
            return ["SET-158"]
        return ["SET-153"] if location_of(state, card).samurai else ["SET-250"]


class Tuck(FreeMove):
    """Put a card of the hand face down under a Gate (SET-160, SET-Q20)."""

    def offer(self, state: SettlersState, seat: int, moves: list[int]) -> None:
        if state.hands[seat]:
            for location in state.empires[seat]:
                if location.face.takes_cards:
                    TUCK.add(location.card, moves)

    def take(self, state: SettlersState, seat: int, move: int) -> None:
        state.agenda.append(TuckCard(TUCK.argument(move)))

    def why_not(self, state: SettlersState, seat: int, move: int) -> list[str]:
        return ["SET-Q20"]


class TuckCard(OpenChoice[SettlersState]):
    """Choose the card that goes under the Gate (SET-160, SET-Q20, SET-Q43)."""

    rule: ClassVar[str] = "SET-160"
    continues: ClassVar[bool] = True
    secret: ClassVar[bool] = True

    def __init__(self, gate: int) -> None:
        self.gate: Final = gate

    def moves(self, state: SettlersState, seat: int) -> list[int]:
        return HIDE.moves(state.hands[seat])

    def take(self, state: SettlersState, seat: int, move: int) -> None:
        """It never comes back (SET-Q75)."""
        card = HIDE.argument(move)
        hide_from_hand(state, seat, card)
        gate = location_of(state, self.gate)
        replace(state, gate.holding(sorted([*gate.under, card]), gate.offered))
        state.tell_only(only(seat), TUCKED, seat, self.gate, card)


class Offer(FreeMove):
    """Put a resource on the Shrine (SET-167, SET-Q20)."""

    def offer(self, state: SettlersState, seat: int, moves: list[int]) -> None:
        if shrine_of(state, seat) >= 0:
            for good in range(GOLD):
                if state.stocks[seat][good]:
                    OFFER.add(good, moves)

    def take(self, state: SettlersState, seat: int, move: int) -> None:
        """It never comes back."""
        good = OFFER.argument(move)
        shrine = location_of(state, shrine_of(state, seat))
        state.stocks[seat][good] -= 1
        replace(state, shrine.holding(shrine.under, shrine.offered + packed(good, 1)))
        state.tell(OFFERED, seat, shrine.card, good)

    def why_not(self, state: SettlersState, seat: int, move: int) -> list[str]:
        return ["SET-Q20"] if OFFER.argument(move) < GOLD else ["SET-Q10"]


def shrine_of(state: SettlersState, seat: int) -> int:
    """The first location on which resources may be laid; -1 if there is none."""
    for location in state.empires[seat]:
        if location.face.takes_resources:
            return location.card
    return -1


FREE_MOVES: Final[list[FreeMove]] = [Defend(DEFEND), PostSamurai(POST_SAMURAI), Tuck(TUCK), Offer(OFFER)]
