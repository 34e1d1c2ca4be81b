"""Positions from data: what is not mentioned lies where it would lie, and what could not be is refused."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from imperia.games.settlers.automa import ATTACK_PHASE_STEP
from imperia.games.settlers.cards import CARDS, CARDS_OF_DECK, WORDS
from imperia.games.settlers.census import TOKEN, controlled, decks_in_play
from imperia.games.settlers.empire import holder_of
from imperia.games.settlers.form import FORM
from imperia.games.settlers.location import Location, packed
from imperia.games.settlers.options import check_together, terms_of
from imperia.games.settlers.phases.action import BEGIN_ACTIONS, TURN, TakeTurn
from imperia.games.settlers.phases.build import LayLocation
from imperia.games.settlers.phases.cleanup import CLEAN_UP
from imperia.games.settlers.phases.deal import TuckDeal
from imperia.games.settlers.phases.lookout import LOOK_OUT
from imperia.games.settlers.phases.production import PRODUCE_ALL
from imperia.games.settlers.phases.raze import ClearRazed
from imperia.games.settlers.phases.rounds import BEGIN_ROUND
from imperia.games.settlers.printed import ACTION, ATTACK, COMMON, DECKS, EGYPT_TOKENS, GOLD, JAPANESE, NO_KIND, ROUNDS
from imperia.games.settlers.purposes import CARDS_OF
from imperia.games.settlers.state import SETUP, VIRTUAL, SettlersState
from imperia.games.settlers.words import CARD_NOUN, FACTION
from imperia.kernel.agenda import Step
from imperia.kernel.draws import Draws
from imperia.kernel.errors import BadPosition
from imperia.kernel.events import EVERYONE
from imperia.kernel.form import Reading, begin, finish
from imperia.kernel.position import write

if TYPE_CHECKING:
    from imperia.kernel.game import Game, Value


def factions_that(op: str) -> frozenset[int]:
    """The factions with a card that does something; nobody else has such a card in their empire."""
    return frozenset(
        card.deck for card in CARDS for effect in card.effects() if any(one.get("op") == op for one in effect.declared)
    )


CAN_CONTROL: Final = factions_that("take_control")
CAN_DEAL_ABROAD: Final = factions_that("foreign_deal")
CAN_TAKE_DEALS: Final = factions_that("take_deal")
CAN_BURY: Final = factions_that("make_foundation")
# So many locations has the virtual player in a round (SET-220, SET-221), and what else they have (SET-223).
VIRTUAL_LOCATIONS: Final = 2
VIRTUAL_FIELDS: Final = ("empire", "deals")


def position(game: Game, given: Mapping[str, Any]) -> SettlersState:
    """The state that the data describe, run to its next decision."""
    reading = begin(game, given, FORM.shape, empty_table)
    state: SettlersState = reading.state
    FORM.read(reading)
    if (state.round == 0) != (state.phase == SETUP):
        raise BadPosition("against_rule", field="round", word=state.round, rule="SET-048")
    check_virtual(reading)
    complete_factions(reading)
    for party in range(state.parties()):
        check_party(state, party)
    check_table(reading)
    complete_decks(reading)
    if not reading.saved:
        for foundations in state.foundations:
            state.hidden.see(foundations, EVERYONE)
    state.tokens = EGYPT_TOKENS - controlled(state)
    if state.tokens < 0:
        raise BadPosition("too_many", word=TOKEN, count=controlled(state), box=EGYPT_TOKENS)
    finish(reading, steps_from(state, reading.data.step), check_shown)
    check_turn(state)
    return state


def empty_table(game: Game, seats: int, chance: Draws, options: dict[str, Value]) -> SettlersState:
    """A table whose players have agreed on options."""
    check_together(seats, options)
    state = SettlersState(game, seats, chance)
    state.terms = terms_of(options)
    return state


def steps_from(state: SettlersState, step: str) -> list[Step[Any]]:
    """The rest of a round from a phase on; the action phase goes on with the seat to move."""
    order = [(state.first + place) % state.seats for place in range(state.seats)]
    after: list[Step[Any]] = [BEGIN_ROUND]
    if state.seats == 1:
        after.append(ATTACK_PHASE_STEP)
    if step in ("round", "attack"):
        return after[:1] if step == "round" else after
    if state.round < ROUNDS:
        after.append(CLEAN_UP)
    if step == "cleanup":
        return after
    if step == "action":
        # The turn is that of `seat`, not of the first player.
        return [*after, *TURN]
    after.append(BEGIN_ACTIONS)
    after += [PRODUCE_ALL[seat] for seat in reversed(order)]
    return [*after, LOOK_OUT] if step == "lookout" else after


def check_virtual(reading: Reading) -> None:
    """The virtual player has locations and targets, and nothing else (SET-220, SET-223)."""
    if reading.state.seats > 1 or len(reading.data.players) <= VIRTUAL:
        return
    virtual = reading.data.players[VIRTUAL]
    nothing = type(virtual)()
    for name in virtual.__struct_fields__:
        value = getattr(virtual, name)
        if name not in VIRTUAL_FIELDS and value != getattr(nothing, name):
            raise BadPosition("against_rule", field=f"players[{VIRTUAL}].{name}", word=value, rule="SET-223")
    empire = [location.card for location in reading.state.empires[VIRTUAL]]
    if len(empire) > VIRTUAL_LOCATIONS:
        word = write(CARD_NOUN, empire)
        raise BadPosition("against_rule", field=f"players[{VIRTUAL}].empire", word=word, rule="SET-221")


def complete_factions(reading: Reading) -> None:
    """No faction twice (SET-039); whoever is not said to have one gets one that is left, unless the game was saved."""
    state: SettlersState = reading.state
    for seat in range(state.seats):
        faction = state.factions[seat]
        if faction and faction in state.factions[:seat]:
            word = FACTION.words[faction - 1]
            raise BadPosition("against_rule", field=f"players[{seat}].faction", word=word, rule="SET-039")
    free = [faction for faction in range(1, ATTACK) if faction not in state.factions]
    for seat in range(0 if reading.saved else state.seats):
        if not state.factions[seat]:
            state.factions[seat] = free.pop(0)


def check_party(state: SettlersState, party: int) -> None:
    """The cards a party may have in its hand and empire, under its board and among its foundations."""
    field = f"players[{party}]"
    faction = state.factions[party]
    # SET-006: a player holds common cards and cards of their own faction only.
    check_place(f"{field}.hand", state.hands[party], (COMMON, faction), "SET-006")
    check_place(f"{field}.foundations", state.foundations[party], (COMMON, faction), "SET-006")
    if faction not in CAN_BURY:
        check_place(f"{field}.foundations", state.foundations[party], (COMMON,), "SET-129")
    virtual = party == state.seats
    deals = [ATTACK if virtual else faction]
    if faction in CAN_TAKE_DEALS:
        deals += [deck for deck in decks_in_play(state) if deck != COMMON]
    check_place(f"{field}.deals", state.deals[party], deals, "SET-223" if virtual else "SET-111")
    if not state.kept[party] < max(1, len(state.drafts[party])):
        raise BadPosition("impossible", field=f"{field}.kept", value=state.kept[party])
    for place, location in enumerate(state.empires[party]):
        check_location(state, party, location, f"{field}.empire[{place}]")


def check_location(state: SettlersState, party: int, location: Location, field: str) -> None:
    """Refuse a location that could not have come about under this party's control."""
    card = location.face
    owned = location.owner == party
    faction = state.factions[party]
    dealer = location.marked - 1
    if card.kind == NO_KIND or location.owner >= state.parties():
        raise BadPosition("impossible", field=field, value=WORDS[location.card])
    check_place(field, [location.card], (COMMON, faction), "SET-006")
    check_place(f"{field}.under", location.under, (COMMON, faction), "SET-006")
    against = (
        ("SET-Q23", not owned and card.deck != COMMON),
        ("SET-182", not owned and faction not in CAN_CONTROL),
        ("SET-134", card.kind != ACTION and (location.uses > 0 or location.spent > 0 or location.blocked)),
        ("SET-137", location.uses > card.limit),
        ("SET-135", location.spent > 0 and not location.uses),
        ("SET-158", (location.samurai and card.deck != JAPANESE) or (location.defense and card.deck != COMMON)),
        ("SET-Q25", dealer >= 0 and (card.deck == COMMON or card.deal < 0 or dealer == party)),
        ("SET-169", dealer >= 0 and state.factions[dealer] not in CAN_DEAL_ABROAD),
        ("SET-160", bool(location.under) and not card.takes_cards),
        ("SET-167", location.offered > 0 and not card.takes_resources),
        ("SET-Q10", location.offered >= packed(GOLD, 1)),
    )
    for rule, broken in against:
        if broken:
            raise BadPosition("against_rule", field=field, word=WORDS[location.card], rule=rule)


def check_table(reading: Reading) -> None:
    """The middle of the table, and the cards just being handled."""
    state: SettlersState = reading.state
    in_play = decks_in_play(state)
    own = (COMMON, *(faction for faction in state.factions if faction))
    for deck, pile in enumerate(state.discards):
        check_place(f"discards.{DECKS[deck]}", pile, in_play, "SET-041")
    for deck, pile in enumerate(state.decks):
        check_place(f"decks.{DECKS[deck]}", pile, in_play, "SET-041")
    check_place("boxed", state.boxed, in_play, "SET-041")
    check_place("aside", state.aside, own, "SET-097")
    check_place("held", state.held, own, "SET-015")
    # SET-231, SET-237: attacks take common locations, and those of the Japanese.
    lost = (COMMON, JAPANESE) if JAPANESE in state.factions else (COMMON,)
    check_place("collected", state.collected, lost if state.seats == 1 else (), "SET-225")
    if not reading.saved:
        for name in ("open", "aside", "held"):
            if getattr(reading.data, name):
                raise BadPosition("needs_agenda", field=name)


def check_place(field: str, cards: Sequence[int], decks: Sequence[int], rule: str) -> None:
    """Refuse cards of other decks than those that can lie there."""
    for card in cards:
        if CARDS[card].deck not in decks:
            raise BadPosition("against_rule", field=field, word=WORDS[card], rule=rule)


def check_shown(state: SettlersState) -> None:
    """Refuse cards that are shown and never laid, and steps that would lay others (SET-006, SET-097, SET-111)."""
    for step in state.agenda:
        if (
            isinstance(step, ClearRazed)
            and step.card not in state.hands[state.seat]
            and holder_of(state, step.card) < 0
        ):
            raise BadPosition("against_rule", field="agenda", word=WORDS[step.card], rule="SET-121")
        if isinstance(step, LayLocation):
            check_place("agenda", [step.card], (COMMON, state.factions[state.seat]), "SET-006")
    laid = [step.card for step in state.agenda if isinstance(step, LayLocation | TuckDeal)]
    if sorted(laid) != sorted(state.aside):
        raise BadPosition("impossible", field="aside", value=write(CARD_NOUN, state.aside))


def check_turn(state: SettlersState) -> None:
    """Refuse to ask a player for an action who has passed (SET-072)."""
    if state.agenda and isinstance(state.agenda[-1], TakeTurn) and state.passed[state.seat]:
        raise BadPosition("against_rule", field=f"players[{state.seat}].passed", word=True, rule="SET-072")


def complete_decks(reading: Reading) -> None:
    """Cards not mentioned lie in their decks, shuffled, under those that are named; of exact decks, in the box."""
    state: SettlersState = reading.state
    exact = reading.data.exact
    named = DECKS if exact is True else exact or ()
    boxed = [reading.word(DECKS, name, "exact") for name in named]
    taken = reading.taken(CARD_NOUN)
    for deck in decks_in_play(state):
        rest = [card for card in CARDS_OF_DECK[deck] if card not in taken]
        if deck in boxed:
            state.boxed += rest
        else:
            state.chance.shuffle(CARDS_OF[deck], rest)
            state.decks[deck] = rest + state.decks[deck]
