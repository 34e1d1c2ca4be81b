"""The belongings of each player, as fields of a position: State card, tokens, play area and piles."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from imperia.games.imperium.cards import CARDS
from imperia.games.imperium.piles import has_accession
from imperia.games.imperium.printed import NATION_DECK, RESOURCES, SIDES, own
from imperia.games.imperium.state import ImperiumState
from imperia.kernel.form import EVERYBODY, Kind, OfParty

# The list of objects that all of it is saved in.
PLAYERS: Final = "players"


class PowerSide(OfParty):
    """The side of a power card; one that is not laid yet will be laid by it."""

    def get(self, state: Any, party: i64) -> Any:
        table: ImperiumState = state
        area = table.areas[party]
        return CARDS[area[0].card].side if area else SIDES.index("B")

    def put(self, state: Any, party: i64, value: Any) -> None:
        return


class StateCard(OfParty):
    """The side of a State card, which a player has with a nation."""

    def get(self, state: Any, party: i64) -> Any:
        table: ImperiumState = state
        return 1 if table.is_empire(party) else 0

    def put(self, state: Any, party: i64, value: Any) -> None:
        table: ImperiumState = state
        if table.nations[party] >= 0:
            bit: i64 = 1 << party
            table.empires = table.empires | bit if value else table.empires & ~bit


class Resources(OfParty):
    """Materials, population and progress of a player."""

    def get(self, state: Any, party: i64) -> Any:
        table: ImperiumState = state
        return [table.have(party, token) for token in range(len(RESOURCES))]

    def put(self, state: Any, party: i64, value: Any) -> None:
        table: ImperiumState = state
        for token, count in enumerate(value):
            table.put(party, token, count)


class Tokens(OfParty):
    """The other tokens of a player, of one sort."""

    def __init__(self, name: str, kind: Kind, token: int) -> None:
        super().__init__(name, kind, attribute="tokens", group=PLAYERS)
        self.token: Final = token

    def get(self, state: Any, party: i64) -> Any:
        table: ImperiumState = state
        return table.have(party, self.token)

    def put(self, state: Any, party: i64, value: Any) -> None:
        table: ImperiumState = state
        table.put(party, self.token, int(value))


class Power(OfParty):
    """The power card, which is the first one in play; none before its side is chosen."""

    def get(self, state: Any, party: i64) -> Any:
        table: ImperiumState = state
        area = table.areas[party]
        return area[0] if area else None

    def put(self, state: Any, party: i64, value: Any) -> None:
        table: ImperiumState = state
        table.areas[party] = [value]


class OtherCards(OfParty):
    """The cards in play after the power card."""

    def get(self, state: Any, party: i64) -> Any:
        table: ImperiumState = state
        return table.areas[party][1:]

    def put(self, state: Any, party: i64, value: Any) -> None:
        table: ImperiumState = state
        table.areas[party] = table.areas[party] + value


class OwnPile(OfParty):
    """A pile of each player."""

    def __init__(self, name: str, kind: Kind, pile: int, seen: int = EVERYBODY, saved: bool = True) -> None:
        super().__init__(name, kind, seen, attribute="piles", saved=saved, group=PLAYERS)
        self.pile: Final[i64] = pile

    def to_save(self, state: Any, party: i64) -> Any:
        table: ImperiumState = state
        return table.piles[own(party, self.pile)]

    def get(self, state: Any, party: i64) -> Any:
        return self.to_save(state, party)

    def put(self, state: Any, party: i64, value: Any) -> None:
        table: ImperiumState = state
        table.piles[own(party, self.pile)] = value


class Hand(OwnPile):
    """A hand lies in no order, but for that of the opponent, who has slots."""

    def put(self, state: Any, party: i64, value: Any) -> None:
        super().put(state, party, sorted(value) if party < state.seats else value)


class NationDeck(OwnPile):
    """A nation deck but for the accession card that lies open under it (IMP-033); the opponent's has none under it."""

    def get(self, state: Any, party: i64) -> Any:
        return self.to_save(state, party)[len(accession(state, party)) :]

    def put(self, state: Any, party: i64, value: Any) -> None:
        super().put(state, party, accession(state, party) + value)


class Accession(OwnPile):
    """The accession card while it lies there."""

    def get(self, state: Any, party: i64) -> Any:
        return accession(state, party)


def accession(state: ImperiumState, party: i64) -> list[int]:
    """The accession card of a player under the nation deck, if it still lies there."""
    return state.piles[own(party, NATION_DECK)][:1] if party < state.seats and has_accession(state, party) else []


class Development(OwnPile):
    """The development area of a player."""

    def get(self, state: Any, party: i64) -> Any:
        return self.to_save(state, party) if party < state.seats else []


class Quests(OwnPile):
    """The opponent's pending quests, which are saved as a development area but lie face down (IMP-241)."""

    def get(self, state: Any, party: i64) -> Any:
        return [] if party < state.seats else self.to_save(state, party)

    def put(self, state: Any, party: i64, value: Any) -> None:
        if party >= state.seats:
            super().put(state, party, value)
