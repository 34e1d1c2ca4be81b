"""Every card is in exactly one place; tokens are never limited (IMP-007, IMP-Q135)."""

from __future__ import annotations

from imperia.games.imperium.cards import CARD_COUNT, KINGS, NATION_CARDS, WORDS, front
from imperia.games.imperium.form import FORM
from imperia.games.imperium.phases.setup import commons_in_play, own_unrest, starting_deck
from imperia.games.imperium.state import ImperiumState
from imperia.games.imperium.words import CARD


def count_cards(state: ImperiumState) -> list[int]:
    """How often each card is there, by its first side."""
    counts = FORM.tally(state)[CARD.name]
    for card in range(CARD_COUNT):
        if front(card) != card:
            counts[front(card)] += counts[card]
            counts[card] = 0
    return counts


def census(state: ImperiumState) -> dict[str, int]:
    """All cards by word; King of Kings never moves (IMP-215)."""
    counts = count_cards(state)
    if state.round:
        counts[KINGS[state.terms.common]] += 1
    return {WORDS[card]: counts[card] for card in range(CARD_COUNT) if counts[card]}


def cards_of_player(state: ImperiumState, seat: int) -> list[int]:
    """The cards that a player's nation brings to this table (IMP-028, IMP-042)."""
    one = NATION_CARDS[state.nations[seat]]
    accession = [one.accession] if one.accession >= 0 else []
    return [
        one.powers[0],
        *one.in_play,
        *one.journey,
        *accession,
        *one.nation_deck,
        *one.development,
        *starting_deck(state, seat),
        *own_unrest(state, seat),
    ]


def box(state: ImperiumState) -> dict[str, int]:
    """All cards at this table; while nations and sides are chosen, the power cards that lie there."""
    found: dict[str, int] = {}
    if not state.round:
        return {WORDS[front(laid.card)]: 1 for area in state.areas for laid in area}
    cards = [*commons_in_play(state), *state.substitutes]
    for seat in range(state.players()):
        cards += cards_of_player(state, seat)
    for card in sorted(cards):
        found[WORDS[card]] = 1
    return found
