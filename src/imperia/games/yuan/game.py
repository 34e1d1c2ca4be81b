"""Yuan, as it presents itself."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from imperia.games.yuan import census, insight, knowledge, picture, scoring
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
from imperia.games.yuan.position import position
from imperia.games.yuan.preview import LevelPreview, TargetPreview, preview, warn_of_vain_plan
from imperia.games.yuan.shown import DRAWN, said
from imperia.games.yuan.sketches import sketches
from imperia.games.yuan.state import YuanState, closed_boxes
from imperia.games.yuan.view import YuanView, see
from imperia.games.yuan.words import CLAN, HAPPENINGS, NOUNS, TEXTS, VERBS
from imperia.kernel.chance import Chance
from imperia.kernel.content import Entity, Name, Said, Shelf
from imperia.kernel.fitted import load_odds
from imperia.kernel.game import Game, Sheet, Value
from imperia.kernel.rules import load_rules
from imperia.kernel.score import Score
from imperia.kernel.sketch import Sketch
from imperia.kernel.teaching import load_teaching

SHEET: Final = Sheet(
    id="yuan",
    title=Name(en="Yuan: the Art of War", fr="Yuan : l'Art de la Guerre"),
    authors=("Charlie Sigogneau",),
    publisher="Oka Luda",
    year=2023,
    seats=tuple(one.players for one in SETUP.tile_sets),
    minutes=(45, 90),
    rules_version=1,
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

    def check_options(self, seats: int, options: dict[str, Value]) -> None:
        """Refuse options that the rules do not allow together, or not with so many seats."""
        check_together(seats, options)

    def deal(self, seats: int, chance: Chance, options: dict[str, Value]) -> YuanState:
        """The closed boxes, and the setup as the first step."""
        state = closed_boxes(self, seats, chance, terms_of(options))
        state.agenda.append(SET_UP)
        return state

    def position(self, data: Mapping[str, Any]) -> YuanState:
        return position(self, data)

    def options_of(self, state: YuanState) -> dict[str, Value]:
        return options_of(state.terms)

    def view(self, state: YuanState, seat: int | None) -> YuanView:
        return see(state, seat)

    def imagine(self, state: YuanState, seat: int | None, chance: Chance) -> YuanState:
        return knowledge.imagine(state, seat, chance)

    def scores(self, state: YuanState) -> list[Score]:
        return scoring.scores(state)

    def ranking(self, state: YuanState) -> list[list[int]]:
        return scoring.ranking(state)

    def tie_break(self, state: YuanState, lang: str) -> str:
        """What told clans with equal temples apart."""
        return explain_tie(state, lang)

    def explain(self, state: YuanState, seat: int, move: int, lang: str) -> str:
        """What a level costs and what the purse holds."""
        return explain_cost(state, seat, move, lang)

    def preview(self, state: YuanState, seat: int, move: int) -> LevelPreview | TargetPreview | None:
        """The price and the meaning of a level, or what a target allows."""
        return preview(state, seat, move)

    def warn(self, state: YuanState, seat: int, move: int, lang: str) -> str:
        """That a plan comes to nothing."""
        return warn_of_vain_plan(state, seat, move, lang)

    def length(self, state: YuanState) -> int:
        """The turns, each of all clans."""
        return state.turn

    def role(self, state: YuanState, seat: int) -> str:
        """The clan of a seat, once the clans are dealt."""
        return CLAN.words[state.clans[state.sides[seat]]] if scoring.settled(state) else ""

    def census(self, state: YuanState) -> dict[str, int]:
        return census.census(state)

    def box(self, state: YuanState) -> dict[str, int]:
        """The components of the boxes at this table."""
        return census.box(state)

    def shelves(self) -> list[Shelf]:
        return SHELVES

    def drawn(self) -> Mapping[str, Sequence[str]]:
        """Tiles, clans, actions and terrains."""
        return DRAWN

    def said(self, entity: Entity, lang: str) -> Said:
        """What a clan can do."""
        return said(entity, lang)

    def worths(self, state: YuanState) -> list[float]:
        """What a state is worth to each."""
        return insight.worths(state)

    def rivalry(self, state: YuanState) -> float:
        """How much of the strongest rival's worth counts."""
        return insight.rivalry(state)

    def sketches(self, state: YuanState, seat: int) -> list[Sketch]:
        """The plans of a turn."""
        return sketches(state, seat)

    def advise(self, state: YuanState, seat: int) -> int:
        """The next move of a good plan."""
        return insight.advise(state, seat)

    def picture(self, view: YuanView, lang: str, width: int) -> str:
        return picture.draw(self.texts, view, lang, width)


FOLDER: Final = Path(__file__).parent
GAME: Final = Yuan(
    SHEET,
    VERBS,
    HAPPENINGS,
    NOUNS,
    STEPS,
    load_rules(FOLDER / "rules.toml"),
    TEXTS,
    load_teaching(FOLDER),
    FORM,
    load_odds(FOLDER),
)
