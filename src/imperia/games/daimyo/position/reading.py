"""Positions read from data, for tests, puzzles and saved games."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from imperia.games.daimyo.cards import CLAN_WORDS
from imperia.games.daimyo.census import box, census
from imperia.games.daimyo.objectives import governors_of, shadows_of, watch
from imperia.games.daimyo.options import check_together, terms_of
from imperia.games.daimyo.phases.round_end import end_of_round
from imperia.games.daimyo.phases.rounds import BEGIN_ROUND, CLOSE_ROUND, NEXT_TURN
from imperia.games.daimyo.phases.setup import ChooseClan, SeatClans, SetUp
from imperia.games.daimyo.phases.turn import TAKE_DIE_STEP, TAKE_TURN
from imperia.games.daimyo.printed import (
    BOARD_KINDS,
    FARM,
    GOVERNORS,
    IN_PLAY,
    MARKERS,
    SHADOWS,
    TOWER,
)
from imperia.games.daimyo.state import NONE, PHASES, SETUP, DaimyoState
from imperia.games.daimyo.words import BOARD, HERO, SOLO_NOUN
from imperia.kernel.agenda import Step
from imperia.kernel.errors import BadPosition, DidYouMean, alike
from imperia.kernel.position import chance_of, check_number, convert, run_on

if TYPE_CHECKING:
    from imperia.kernel.game import Game
from imperia.games.daimyo.position.cards import read_cards, read_known, read_solo
from imperia.games.daimyo.position.data import PartyData, PositionData, Reader, against
from imperia.games.daimyo.position.parties import read_party
from imperia.games.daimyo.position.table import read_dice, read_objectives, read_relics, read_turn, read_villagers


def position(game: Game, given: Mapping[str, Any]) -> DaimyoState:
    """A state from data."""
    data = convert(given, PositionData)
    game.check_seats(data.seats)
    options = game.complete_options(data.options)
    check_together(data.seats, options)
    game.check_seed(data.seed)
    check_number(data, "seat", 0, data.seats)
    state = DaimyoState(game, data.seats, chance_of(data.seed, data.chance))
    if len(data.players) > state.parties:
        raise BadPosition("more_than_seats", field="players", count=len(data.players), seats=data.seats)
    takers = 2 if data.seats == 1 else data.seats
    check_number(data, "first", 0, takers)
    check_number(data, "helmet", 0, takers)
    check_number(data, "helped", NONE, data.seats)
    if data.phase not in PHASES:
        near = DidYouMean(alike(data.phase, PHASES))
        raise BadPosition("no_such_word", field="phase", word=data.phase, words=PHASES, near=near)
    if (data.round == 0) != (data.phase == PHASES[SETUP]):
        raise against("round", data.round, "DAI-017")
    state.terms = terms_of(options)
    state.islands = IN_PLAY[data.seats]
    state.seat, state.first, state.helmet, state.helped = data.seat, data.first, data.helmet, data.helped
    state.round, state.phase = data.round, PHASES.index(data.phase)
    players = [*data.players, *[PartyData() for _ in range(int(state.parties) - len(data.players))]]
    heroes, solo = Reader(HERO), Reader(SOLO_NOUN)
    started = data.round > 0 or data.agenda is not None
    if data.agenda is None:
        choose_clans(players, data.seats)
    for party, one in enumerate(players):
        read_party(state, data, party, one, heroes)
    read_turn(state, data)
    read_relics(state, data)
    read_dice(state, data, players)
    read_objectives(state, data)
    read_villagers(state, data)
    read_cards(state, data, players, heroes, started)
    read_solo(state, data, solo)
    read_known(state, data)
    check_all(state)
    watch(state)
    state.agenda = game.load_agenda(state, data.agenda) if data.agenda is not None else agenda_of(state, data)
    check_clans(state)
    run_on(state)
    return state


def agenda_of(state: DaimyoState, data: PositionData) -> list[Step[Any]]:
    """What comes next, by its word."""
    if data.step == "die":
        return [NEXT_TURN, TAKE_TURN, TAKE_DIE_STEP]
    if data.step == "turn":
        return [NEXT_TURN, TAKE_TURN]
    if data.step == "round":
        state.round -= 1
        return [BEGIN_ROUND]
    return [CLOSE_ROUND, *end_of_round(state)]


def choose_clans(players: list[PartyData], seats: int) -> None:
    """Clans and boards that are not mentioned are the first ones left."""
    for count, one in enumerate(players):
        if not one.clan:
            used = {other.clan for other in players}
            one.clan = next(word for word in CLAN_WORDS if word not in used)
        if count >= seats:
            continue
        for name, kind in (("farm_board", FARM), ("tower_board", TOWER)):
            if not getattr(one, name):
                used = {getattr(other, name) for other in players}
                boards = [word for word, of in zip(BOARD.words, BOARD_KINDS, strict=True) if of == kind]
                setattr(one, name, next(word for word in boards if word not in used))


def check_clans(state: DaimyoState) -> None:
    """Refuse a party without a clan that nobody is going to choose one for (DAI-028, DAI-208, DAI-231)."""
    if any(isinstance(step, SetUp) for step in state.agenda):
        return
    choosing = [step.seat for step in state.agenda if isinstance(step, ChooseClan)]
    choosing += [state.seats for step in state.agenda if isinstance(step, SeatClans)]
    for party in range(state.parties):
        if state.clans[party] == NONE and party not in choosing:
            raise against(f"players[{party}].clan", "", "DAI-028")


def check_all(state: DaimyoState) -> None:
    """Refuse what no game could come to."""
    found, whole = census(state), box(state)
    if found != whole:
        wrong = sorted(word for word in {*found, *whole} if found.get(word, 0) != whole.get(word, 0))
        raise BadPosition("impossible", field="players", value=wrong)
    for party in range(state.parties):
        endless = state.seats == 1 and party == state.seats
        if not endless and governors_of(state, party) > GOVERNORS:
            raise against(f"players[{party}].governors", int(governors_of(state, party)), "DAI-009")
        if not endless and shadows_of(state, party) > SHADOWS:
            raise against(f"players[{party}].shadows", int(shadows_of(state, party)), "DAI-115")
        if not endless and state.markers[party] > MARKERS:
            raise against(f"players[{party}].altars", int(state.markers[party]), "DAI-101")
