"""Positions from data: what is not mentioned lies where it begins, and what could not be is refused."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from imperia.games.imperium.automa.setup import fill_slots, lay_out_dynasty, own_accession
from imperia.games.imperium.belongings import PLAYERS
from imperia.games.imperium.cards import CARDS, NATION_CARDS, WORDS, front
from imperia.games.imperium.ending import the_end
from imperia.games.imperium.form import FORM
from imperia.games.imperium.hoard import lay_in_slots
from imperia.games.imperium.laid import FRESH
from imperia.games.imperium.options import check_together, terms_of
from imperia.games.imperium.phases.cleanup import refresh_state_card
from imperia.games.imperium.phases.rounds import (
    AFTER_SOLO_TURN,
    AFTER_TURNS,
    BEGIN_ROUND,
    TURN_STEPS,
    after_turns,
)
from imperia.games.imperium.phases.setup import (
    SORTED,
    ChooseSide,
    LayOut,
    commons_in_play,
    nations_of,
    own_unrest,
    setup_category,
    starting_deck,
)
from imperia.games.imperium.piles import refill
from imperia.games.imperium.printed import (
    CATEGORY_DECK,
    DECK,
    DEVELOPMENT,
    FAME,
    FAME_DECK,
    FAME_REMOVED,
    HISTORY,
    JOURNEY,
    MAIN_DECK,
    NATION_DECK,
    OUT,
    REMOVED,
    SIDES,
    SLOT_COUNT,
    UNREST,
    UNREST_PILE,
    own,
)
from imperia.games.imperium.purposes import DECK_OF, MIDDLE, NATION_DECK_OF
from imperia.games.imperium.solo_tables import LEVELS
from imperia.games.imperium.state import CIV, ImperiumState
from imperia.games.imperium.tablecheck import against, check_table
from imperia.games.imperium.words import CARD, NATION
from imperia.kernel.agenda import Step
from imperia.kernel.draws import Draws
from imperia.kernel.errors import BadPosition
from imperia.kernel.events import EVERYONE
from imperia.kernel.form import Reading, begin, finish
from imperia.kernel.form.form import check_entries

if TYPE_CHECKING:
    from imperia.kernel.game import Game, Value


def position(game: Game, given: Mapping[str, Any]) -> ImperiumState:
    """The position that data describe; what could not be is refused with the field that says it."""
    reading = begin(game, given, FORM.shape, empty_table)
    data = reading.data
    state: ImperiumState = reading.state
    if not reading.saved and not data.round:
        raise BadPosition("impossible", field="round", value=data.round)
    settle_nations(reading)
    FORM.read(reading)
    check_sides(reading)
    if state.seats == 1:
        read_slots(reading)
    if not data.exact and state.round:
        for seat in range(state.seats):
            complete_player(reading, seat)
        if state.seats == 1:
            complete_civ(reading)
        complete_middle(reading)
    check_table(state, not reading.saved)
    if not reading.saved:
        for seat in range(state.players()):
            state.hidden.see(state.piles[own(seat, HISTORY)], EVERYONE)
    finish(reading, [] if reading.saved else steps_from(state, data.step), check_setup)
    return state


def empty_table(game: Game, seats: int, chance: Draws, options: dict[str, Value]) -> ImperiumState:
    """A table whose players have agreed on options."""
    check_together(seats, options)
    state = ImperiumState(game, seats, chance)
    state.terms = terms_of(options)
    return state


def check_setup(state: ImperiumState) -> None:
    """Before everything is laid out players have chosen a side of their power card, or still do (IMP-029)."""
    laying_out = any(isinstance(step, LayOut) for step in state.agenda)
    if laying_out == (state.round > 0):
        raise BadPosition("impossible", field="round", value=state.round)
    if laying_out:
        for seat in range(state.seats):
            chosen = any(CARDS[laid.card].power for laid in state.areas[seat])
            if chosen == any(isinstance(step, ChooseSide) and step.seat == seat for step in state.agenda):
                raise against("IMP-029", f"players[{seat}].power", -1)


def steps_from(state: ImperiumState, step: str) -> list[Step[Any]]:
    """The rest of a round."""
    if step == "civ":
        return AFTER_SOLO_TURN.copy()
    if step == "round":
        return [BEGIN_ROUND]
    if step == "end":
        return the_end(state)
    if step == "solstice":
        return AFTER_TURNS.copy()
    return after_turns(state.seats) + (TURN_STEPS if step == "turn" else TURN_STEPS[:-1])


def settle_nations(reading: Reading) -> None:
    """Who plays which nation, each with its State card as it begins.

    Who is not said to have a nation gets one that is left, unless they are still chosen.
    """
    state: ImperiumState = reading.state
    data = reading.data
    check_entries(PLAYERS, len(data.players), state.players())
    chapter = state.terms.chapter
    nations = [chapter.nation, chapter.opponent] if state.terms.in_campaign() else [-1] * state.players()
    for seat, player in enumerate(data.players):
        field = f"players[{seat}].nation"
        nation = reading.thing(NATION, player.nation, field) if player.nation else nations[seat]
        if nation == nations[seat]:
            continue
        if state.terms.in_campaign():
            raise BadPosition("against_rule", field=field, word=player.nation, rule="IMP-300")
        if nation in nations:
            raise BadPosition("against_rule", field=field, word=player.nation, rule="IMP-028")
        if nation not in nations_of(state):
            raise BadPosition("against_rule", field=field, word=player.nation, rule="IMP-O02")
        nations[seat] = nation
    if data.round:
        free = [nation for nation in nations_of(state) if nation not in nations]
        nations = [nation if nation >= 0 else free.pop(0) for nation in nations]
    state.nations = nations
    for seat, nation in enumerate(nations):
        if nation >= 0:
            refresh_state_card(state, seat)
            state.empires |= NATION_CARDS[nation].start_state << seat


def check_sides(reading: Reading) -> None:
    """Both sides of a card are one card; from now on cards are known to be mentioned by their first sides."""
    taken = reading.taken(CARD)
    for card in sorted(taken):
        if front(card) != card and front(card) in taken:
            raise BadPosition("too_many", word=WORDS[front(card)], count=2, box=1)
    taken.update([front(card) for card in taken])


def left(reading: Reading, cards: Sequence[int]) -> list[int]:
    """Those of some cards that nobody has mentioned; they are mentioned now."""
    taken = reading.taken(CARD)
    found = [card for card in cards if front(card) not in taken]
    taken.update([front(card) for card in found])
    return found


def complete_player(reading: Reading, seat: int) -> None:
    """Cards of a nation that nobody has mentioned lie where they begin, shuffled below those that were named."""
    state: ImperiumState = reading.state
    players = reading.data.players
    nation = NATION_CARDS[state.nations[seat]]
    if seat >= len(players) or players[seat].power is None:
        side = players[seat].side if seat < len(players) else "B"
        state.areas[seat] = [
            *[FRESH[card] for card in left(reading, [nation.powers[SIDES.index(side)]])],
            *[FRESH[card] for card in left(reading, nation.in_play)],
            *state.areas[seat],
        ]
    journey = left(reading, nation.journey)
    if len(journey) == len(nation.journey) and journey:
        state.areas[seat] = [*state.areas[seat], FRESH[journey.pop(0)]]
    state.piles[own(seat, JOURNEY)] += journey[::-1]
    state.piles[own(seat, DEVELOPMENT)] += left(reading, nation.development)
    accession = left(reading, [nation.accession]) if nation.accession >= 0 else []
    lay_below(state, own(seat, NATION_DECK), left(reading, nation.nation_deck), NATION_DECK_OF[seat])
    state.piles[own(seat, NATION_DECK)][:0] = accession
    lay_below(state, own(seat, DECK), left(reading, starting_deck(state, seat)), DECK_OF[seat])


def complete_civ(reading: Reading) -> None:
    """Cards of the opponent's nation that nobody has mentioned lie where they begin (IMP-239 to IMP-247).

    Slots that are not given are filled from its deck.
    """
    state: ImperiumState = reading.state
    nation = NATION_CARDS[state.nations[CIV]]
    state.areas[CIV] = [*[FRESH[card] for card in left(reading, [nation.powers[0]])], *state.areas[CIV]]
    journey = left(reading, nation.journey)
    state.piles[own(CIV, JOURNEY)] = journey[::-1] + state.piles[own(CIV, JOURNEY)]
    state.piles[OUT] += left(reading, nation.in_play)
    accession = left(reading, own_accession(nation))
    lay_out_dynasty(state, nation, left(reading, nation.development), left(reading, nation.nation_deck), accession)
    lay_below(state, own(CIV, DECK), left(reading, nation.starting_deck), DECK_OF[CIV])
    if reading.data.slots is None:
        fill_slots(state)


def lay_below(state: ImperiumState, pile: int, cards: list[int], purpose: int) -> None:
    """Shuffled cards below those of a pile."""
    state.chance.shuffle(purpose, cards)
    state.piles[pile] = cards + state.piles[pile]


def read_slots(reading: Reading) -> None:
    """The slots of the C.I.V.'s cards, the lowest ones if they are not given (IMP-245, IMP-263)."""
    state: ImperiumState = reading.state
    filled = list(range(1, len(state.hand(CIV)) + 1))
    slots: list[int] = filled if reading.data.slots is None else reading.data.slots
    level = LEVELS[state.terms.level].slots
    if len(slots) != len(filled) or len(set(slots)) != len(slots) or not {0, *level}.issuperset(slots):
        raise BadPosition("against_rule", field="slots", word=str(slots), rule="IMP-245")
    # In its turn it has resolved some, and one may lie under the die; else they were filled from the lowest on.
    if state.seat != CIV and sorted(slots) != filled:
        raise BadPosition("against_rule", field="slots", word=str(slots), rule="IMP-263")
    lay_in_slots(state, slots)


def complete_middle(reading: Reading) -> None:
    """Common cards that nobody has mentioned lie in their decks, as in set-up; then the market is complete."""
    state: ImperiumState = reading.state
    commons = left(reading, [*commons_in_play(state), *state.substitutes])
    count = CATEGORY_DECK[state.seats]
    main: list[int] = []
    for deck, category in enumerate(SORTED):
        cards = [card for card in commons if setup_category(card) == category]
        state.chance.shuffle(MIDDLE[deck], cards)
        missing = max(0, count - len(state.piles[deck]))
        state.piles[deck] = cards[:missing] + state.piles[deck]
        main += cards[missing:]
    main += [card for card in commons if setup_category(card) not in (*SORTED, FAME, UNREST, -1)]
    lay_below(state, MAIN_DECK, main, MIDDLE[MAIN_DECK])
    fame = [card for card in commons if setup_category(card) == FAME]
    state.chance.shuffle(MIDDLE[FAME_DECK], fame)
    missing = max(0, FAME_REMOVED[state.seats] - len(state.piles[REMOVED]))
    state.piles[REMOVED] += fame[:missing]
    state.piles[FAME_DECK] = fame[missing:] + state.piles[FAME_DECK]
    unrest = [card for card in commons if setup_category(card) == UNREST]
    for seat in range(state.players()):
        unrest += left(reading, own_unrest(state, seat))
    state.piles[UNREST_PILE] = unrest + state.piles[UNREST_PILE]
    for slot in range(len(reading.data.market), SLOT_COUNT):
        refill(state, slot)
