"""Positions that could never lie on a table are refused with the rule that forbids them."""

from __future__ import annotations

from imperia.games.imperium.cards import CARDS, KINGS, NATION_CARDS, WORDS, front
from imperia.games.imperium.census import box, count_cards
from imperia.games.imperium.printed import (
    DEVELOPMENT,
    JOURNEY,
    NATION_DECK,
    STARTS,
    UNREST_PILE,
    own,
)
from imperia.games.imperium.state import CIV, ImperiumState
from imperia.kernel.errors import BadPosition


def against(rule: str, field: str, card: int) -> BadPosition:
    """A card lies where it cannot."""
    return BadPosition("against_rule", field=field, word=WORDS[card] if card >= 0 else "", rule=rule)


def check_table(state: ImperiumState, settled: bool) -> None:
    """Refuse a position that no game reaches; in a settled one no card is being resolved."""
    for seat in range(state.players()):
        if state.nations[seat] >= 0:
            check_player(state, seat, settled)
    if state.round:
        check_middle(state)
        check_cards(state)


def check_player(state: ImperiumState, seat: int, settled: bool) -> None:
    """State card, play area, nation deck, development area and journey."""
    if seat >= state.seats:
        check_civ(state)
        return
    field = f"players[{seat}]"
    nation = NATION_CARDS[state.nations[seat]]
    if state.is_empire(seat) and not nation.can_be_empire:
        raise against("IMP-199", f"{field}.state", nation.powers[0])
    # In set-up State cards are not laid yet.
    if state.round and not state.is_empire(seat) and nation.start_state:
        raise against("IMP-200", f"{field}.state", nation.powers[0])
    lasting = [*nation.powers, *nation.in_play, *[CARDS[card].other_side for card in nation.journey], *nation.journey]
    for laid in state.areas[seat]:
        printed = CARDS[laid.card]
        if (printed.power and printed.number not in nation.powers) or (
            printed.start == STARTS.index("in_play") and printed.number not in lasting
        ):
            raise against("IMP-028", f"{field}.area", laid.card)
        if settled and not printed.persistent and printed.number not in lasting:
            raise against("IMP-067", f"{field}.area", laid.card)
    for pile, home, rule in ((DEVELOPMENT, nation.development, "IMP-037"), (JOURNEY, nation.journey, "IMP-032")):
        for card in state.piles[own(seat, pile)]:
            if front(card) not in home:
                raise against(rule, field, card)
    # Other cards can be exchanged with those of a nation deck, but not with its last one.
    if nation.accession in state.piles[own(seat, NATION_DECK)][1:]:
        raise against("IMP-179", f"{field}.nation_deck", nation.accession)


def check_civ(state: ImperiumState) -> None:
    """Its State card (IMP-248, IMP-265, IMP-Q75)."""
    nation = NATION_CARDS[state.nations[CIV]]
    if state.is_empire(CIV) and not (nation.accedes or nation.start_state):
        raise against("IMP-Q75", "players[1].state", nation.powers[0])
    if state.round and not state.is_empire(CIV) and nation.start_state:
        raise against("IMP-248", "players[1].state", nation.powers[0])


def check_middle(state: ImperiumState) -> None:
    """Only some cards lie in the market, with unrest where it is slid under, and there is unrest (IMP-058)."""
    for laid in state.market:
        # An exiled card of any kind may have been swapped in (IMP-169).
        if laid.card >= 0 and (CARDS[laid.card].power or CARDS[laid.card].unrest):
            raise against("IMP-057", "market", laid.card)
        for card in laid.under:
            if not CARDS[card].unrest or not CARDS[laid.card].brings_unrest or len(laid.under) > 1:
                raise against("IMP-058", "market", laid.card)
    if not state.piles[UNREST_PILE] and not state.collapsed:
        raise against("IMP-116", "piles.unrest_pile", -1)


def check_cards(state: ImperiumState) -> None:
    """Every card of the table lies in one place, and no other card (IMP-024, IMP-028, IMP-050)."""
    expected = box(state)
    counts = count_cards(state)
    counts[KINGS[state.terms.common]] += 1
    for card, count in enumerate(counts):
        wanted = expected.get(WORDS[card], 0)
        if count > wanted:
            raise against("IMP-028" if CARDS[card].nation >= 0 else "IMP-050", "position", card)
        if count < wanted:
            raise BadPosition("impossible", field="position", value=f"{WORDS[card]} is nowhere")
    for seat in range(state.seats):
        if not any(CARDS[laid.card].power for laid in state.areas[seat]):
            raise against("IMP-029", f"players[{seat}].power", -1)
