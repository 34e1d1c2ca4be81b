"""Yuan, as it presents itself."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from imperia.games.yuan import insight, knowledge, scoring
from imperia.games.yuan.census import box as box_of
from imperia.games.yuan.census import census as census_of
from imperia.games.yuan.changes import changes
from imperia.games.yuan.content import SETUP, SHELVES
from imperia.games.yuan.explain import explain_cost, explain_tie
from imperia.games.yuan.form import FORM
from imperia.games.yuan.options import OPTIONS, check_together, options_of, terms_of
from imperia.games.yuan.phases.attack import Attack
from imperia.games.yuan.phases.auction import Bid, ChooseClan, NextRound, OpenAuction, ShowBids
from imperia.games.yuan.phases.development import Develop
from imperia.games.yuan.phases.fortification import Fortify, FortifyAfter
from imperia.games.yuan.phases.founding import ColourCities, DrawClans, FoundCities, FoundCity
from imperia.games.yuan.phases.income import TakeIncome
from imperia.games.yuan.phases.levelling import Level
from imperia.games.yuan.phases.lifting import LiftScreens
from imperia.games.yuan.phases.planning import PlanTurn
from imperia.games.yuan.phases.recruitment import Recruit
from imperia.games.yuan.phases.setup import (
    SET_UP,
    DealTiles,
    DrawMap,
    ImposeMap,
    LayTile,
    NextTile,
    SetTemples,
    SetUp,
    TakeTile,
    TurnTile,
)
from imperia.games.yuan.phases.victory import CheckVictory
from imperia.games.yuan.phases.wheel import BeginTurn
from imperia.games.yuan.picture import draw
from imperia.games.yuan.position import position
from imperia.games.yuan.preview import preview as preview_move
from imperia.games.yuan.preview import warn_of_vain_plan
from imperia.games.yuan.purposes import PURPOSES
from imperia.games.yuan.shown import DRAWN
from imperia.games.yuan.shown import said as said_of
from imperia.games.yuan.sketches import sketches as sketch_plans
from imperia.games.yuan.state import YuanState, closed_boxes
from imperia.games.yuan.view import see
from imperia.games.yuan.words import CLAN, TEXTS, VOCABULARY
from imperia.kernel.content import Name, Shelf
from imperia.kernel.draws import Draws
from imperia.kernel.fitted import load_odds
from imperia.kernel.game import Game, Sheet, Value
from imperia.kernel.rules import load_rules
from imperia.kernel.teaching import load_teaching

SHEET: Final = Sheet(
    id="yuan",
    title=Name(en="Yuan: the Art of War", fr="Yuan : l'Art de la Guerre"),
    authors=("Charlie Sigogneau",),
    publisher="Oka Luda",
    year=2023,
    seats=tuple(one.players for one in SETUP.tile_sets),
    minutes=(45, 90),
    rules_version=2,
    end_rule="YUA-152",
    hidden=True,
    options=OPTIONS,
)

STEPS: Final = (
    SetUp, ImposeMap, DrawMap, DealTiles, NextTile, TakeTile, LayTile, TurnTile, SetTemples,
    FoundCities, FoundCity, ColourCities, DrawClans,
    OpenAuction, NextRound, Bid, ShowBids, ChooseClan,
    BeginTurn, PlanTurn, LiftScreens, Develop, Fortify, Recruit, Attack, FortifyAfter, TakeIncome, Level, CheckVictory,
)  # fmt: skip


class Yuan(Game):
    """Plan behind a screen, lift it with all others, and hold more temples than the wheel asks for."""

    check_options = staticmethod(check_together)
    view = staticmethod(see)
    imagine = staticmethod(knowledge.imagine)
    scores = staticmethod(scoring.scores)
    ranking = staticmethod(scoring.ranking)
    tie_break = staticmethod(explain_tie)
    explain = staticmethod(explain_cost)
    preview = staticmethod(preview_move)
    warn = staticmethod(warn_of_vain_plan)
    census = staticmethod(census_of)
    box = staticmethod(box_of)
    said = staticmethod(said_of)
    worths = staticmethod(insight.worths)
    parts = staticmethod(insight.parts)
    rivalry = staticmethod(insight.rivalry)
    sketches = staticmethod(sketch_plans)
    advise = staticmethod(insight.advise)
    picture = staticmethod(draw)
    changes = staticmethod(changes)

    def deal(self, seats: int, chance: Draws, options: dict[str, Value]) -> YuanState:
        """The closed boxes, and the setup as the first step."""
        state = closed_boxes(self, seats, chance, terms_of(options))
        state.agenda.append(SET_UP)
        return state

    def position(self, data: Mapping[str, Any]) -> YuanState:
        return position(self, data)

    def options_of(self, state: YuanState) -> dict[str, Value]:
        return options_of(state.terms)

    def length(self, state: YuanState) -> int:
        """The turns, each of all clans."""
        return state.turn

    def progress(self, state: YuanState) -> float:
        """The turns of the wheel."""
        return 1.0 if state.over else insight.progress(state)

    def role(self, state: YuanState, seat: int) -> str:
        """The clan of a seat, once the clans are dealt."""
        return CLAN.words[state.clans[state.sides[seat]]] if state.settled else ""

    def shelves(self) -> list[Shelf]:
        return SHELVES

    def drawn(self) -> Mapping[str, Sequence[str]]:
        """Tiles, clans, actions and terrains."""
        return DRAWN


FOLDER: Final = Path(__file__).parent
GAME: Final = Yuan(
    SHEET,
    VOCABULARY,
    VOCABULARY.happenings,
    VOCABULARY.nouns,
    STEPS,
    load_rules(FOLDER / "rules.toml"),
    TEXTS,
    load_teaching(FOLDER),
    FORM,
    load_odds(FOLDER),
    PURPOSES,
)
