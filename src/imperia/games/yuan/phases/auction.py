"""Bidding for the first cities and their clans (p. 6)."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from imperia.games.yuan.phases.founding import take_clans
from imperia.games.yuan.printed import AUCTION_CHAO
from imperia.games.yuan.purposes import TIED_BIDS
from imperia.games.yuan.state import NO_BID, NOBODY, YuanState
from imperia.games.yuan.words import (
    BID,
    BID_BACK,
    BID_DRAWN,
    BID_DRAWN_AT_LAST,
    BID_SHOWN,
    BID_WON,
    BIDS_TIED,
    CHANGE,
    CHOOSE,
    CLAN_CHOSEN,
    CLAN_LEFT,
    HAS_BID,
)
from imperia.kernel.agenda import Choice, Step, in_order

# After this many ties of a round lots decide (YUA-Q12).
LAST_TIE: Final = 3


class OpenAuction(Step[YuanState]):
    """Everybody receives their money, and the first round begins (YUA-026)."""

    def run(self, state: YuanState) -> None:
        """The clans' adjustments are ignored (YUA-034)."""
        state.chao = vec[i64]([AUCTION_CHAO] * state.seats)
        state.agenda.append(NEXT_ROUND)


class NextRound(Step[YuanState]):
    """All players without a clan bid; the last one takes what is left (YUA-027, YUA-030, YUA-Q11)."""

    def run(self, state: YuanState) -> None:
        """The money that is left is the starting money (YUA-033)."""
        state.bidders = tuple([seat for seat in range(state.seats) if state.sides[seat] < 0])
        state.bids = vec[i64]([NO_BID] * state.seats)
        state.ties = 0
        state.winner = NOBODY
        if len(state.bidders) > 1:
            state.agenda += in_order([MAKE_BID, SHOW_BIDS])
            return
        seat = state.bidders[0]
        side = open_sides(state)[0]
        take_side(state, seat, side)
        state.tell(CLAN_LEFT, seat, state.clans[side], state.board.names[state.founded[side]])
        state.bidders = ()
        take_clans(state)


def open_sides(state: YuanState) -> list[int]:
    """The clans that nobody has yet."""
    return [side for side in range(state.seats) if side not in state.sides]


def take_side(state: YuanState, seat: int, side: int) -> None:
    """A player has a clan from now on."""
    state.sides = (*state.sides[:seat], side, *state.sides[seat + 1 :])


class Bid(Choice[YuanState]):
    """Bid in secret, all at the same time; a bid can be changed until the last one is made (YUA-027, YUA-Q10)."""

    rule: ClassVar[str] = "YUA-027"
    secret: ClassVar[bool] = True

    def seats(self, state: YuanState) -> tuple[int, ...]:
        """All who bid in this round, or only those who tied (YUA-031)."""
        return state.bidders

    def awaited(self, state: YuanState) -> tuple[int, ...]:
        return tuple([seat for seat in state.bidders if state.bids[seat] == NO_BID])

    def moves(self, state: YuanState, seat: int) -> list[int]:
        """Nothing to the whole purse."""
        if state.bids[seat] != NO_BID:
            return [CHANGE.move()]
        return [BID.move(chao) for chao in range(state.chao[seat] + 1)]

    def take(self, state: YuanState, seat: int, move: int) -> None:
        """The bids are shown when all are made."""
        if CHANGE.says(move):
            state.bids[seat] = NO_BID
            state.tell(BID_BACK, seat)
        else:
            state.bids[seat] = BID.argument(move)
            state.tell(HAS_BID, seat)
        if self.awaited(state):
            state.agenda.append(self)

    def why_not(self, state: YuanState, seat: int, move: int) -> list[str]:
        """More than the purse holds, or a second bid."""
        return ["YUA-Q10", self.rule] if BID.says(move) and state.bids[seat] == NO_BID else [self.rule]

    def absent(self, state: YuanState, seat: int) -> int:
        """A player who has left bids nothing (YUA-Q84)."""
        return BID.move(0)

    def question(self, state: YuanState, seat: int) -> tuple[str, dict[str, int]]:
        """A bid that was made can be changed."""
        return ("BidMade" if state.bids[seat] != NO_BID else ""), {}


class ShowBids(Step[YuanState]):
    """Reveal the bids: the highest wins, a tie is bid again or drawn (YUA-028, YUA-031, YUA-032, YUA-Q12)."""

    def run(self, state: YuanState) -> None:
        """Only the winner pays (YUA-029)."""
        high = max([int(state.bids[seat]) for seat in state.bidders])
        for seat in state.bidders:
            state.tell(BID_SHOWN, seat, state.bids[seat])
        tied = [seat for seat in state.bidders if state.bids[seat] == high]
        winner = tied[0]
        if len(tied) > 1:
            state.ties += 1
            state.tell_list(BIDS_TIED, -1, [high, *tied])
            if state.ties < LAST_TIE and (state.ties < 2 or high < AUCTION_CHAO):
                state.bidders = tuple(tied)
                state.bids = vec[i64]([NO_BID] * state.seats)
                state.agenda += in_order([MAKE_BID, self])
                return
            winner = tied[state.chance.below(TIED_BIDS, len(tied))]
            state.tell(BID_DRAWN if high == AUCTION_CHAO else BID_DRAWN_AT_LAST, winner)
        state.chao[winner] -= high
        state.winner = winner
        state.bidders = ()
        state.tell(BID_WON, winner, high)
        state.agenda += in_order([CHOOSE_CLAN, NEXT_ROUND])


class ChooseClan(Choice[YuanState]):
    """Choose a first city that is still open, and with it its clan (YUA-028, YUA-Q13)."""

    rule: ClassVar[str] = "YUA-028"

    def seats(self, state: YuanState) -> tuple[int, ...]:
        return (state.winner,)

    def moves(self, state: YuanState, seat: int) -> list[int]:
        return sorted([CHOOSE.move(state.clans[side]) for side in open_sides(state)])

    def take(self, state: YuanState, seat: int, move: int) -> None:
        clan = CHOOSE.argument(move)
        side = state.clans.index(clan)
        take_side(state, seat, side)
        state.tell(CLAN_CHOSEN, seat, clan, state.board.names[state.founded[side]])

    def why_not(self, state: YuanState, seat: int, move: int) -> list[str]:
        """Somebody has the clan already, or it was not drawn for this game."""
        return ["YUA-Q04"] if CHOOSE.says(move) and CHOOSE.argument(move) not in state.clans else [self.rule]

    def wording(self, state: YuanState, seat: int, move: int) -> tuple[str, dict[str, int]]:
        clan = CHOOSE.argument(move)
        if clan not in state.clans:
            return "", {}
        return "choose_city", {"province": state.board.names[state.founded[state.clans.index(clan)]]}


OPEN_AUCTION: Final = OpenAuction()
NEXT_ROUND: Final = NextRound()
MAKE_BID: Final = Bid()
SHOW_BIDS: Final = ShowBids()
CHOOSE_CLAN: Final = ChooseClan()
