"""Founders of the Empire, as it presents itself."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from imperia.games.founders import insight, scoring
from imperia.games.founders.content import BOX, SETUP, SHELVES
from imperia.games.founders.explain import explain_missing, explain_tie
from imperia.games.founders.options import OPTIONS, options_of, terms_of
from imperia.games.founders.phases.draft import SET_UP, FillRows, LayStart, PickTile, SetUp
from imperia.games.founders.phases.placement import AddTile, PlaceTile
from imperia.games.founders.phases.reveal import RevealTile
from imperia.games.founders.phases.token import (
    BuyFromTile,
    BuyResource,
    ChooseSeller,
    ChooseVictim,
    PillageTile,
    PlaceCart,
    PlayToken,
    SettleArtisan,
)
from imperia.games.founders.phases.turn import AnswerProposal, BeginTurn, EndTurn, NextPlayer, ProposeEnd
from imperia.games.founders.picture import draw
from imperia.games.founders.position import position
from imperia.games.founders.preview import preview as preview_move
from imperia.games.founders.purposes import PURPOSES
from imperia.games.founders.shown import DRAWN
from imperia.games.founders.shown import said as said_of
from imperia.games.founders.state import FORM, FoundersState, closed_box
from imperia.games.founders.view import see
from imperia.games.founders.words import TEXTS, VOCABULARY
from imperia.kernel.content import Name, Shelf
from imperia.kernel.draws import Draws
from imperia.kernel.fitted import load_odds
from imperia.kernel.game import Game, Sheet, Value
from imperia.kernel.rules import load_rules
from imperia.kernel.teaching import load_teaching

SHEET: Final = Sheet(
    id="founders",
    title=Name(en="Founders of the Empire", fr="Founders of the Empire"),
    authors=("Aleksei Kalinin", "Petr Tyulenev"),
    publisher="RightGames",
    year=2013,
    seats=tuple(layout.players for layout in SETUP.layouts),
    minutes=(30, 45),
    rules_version=3,
    end_rule="FOU-129",
    hidden=True,
    options=OPTIONS,
)

STEPS: Final = (
    SetUp, PickTile, LayStart, FillRows,
    BeginTurn, RevealTile,
    PlayToken, ChooseVictim, ChooseSeller, PillageTile, BuyFromTile, BuyResource, PlaceCart, SettleArtisan,
    AddTile, PlaceTile,
    EndTurn, NextPlayer, ProposeEnd, AnswerProposal,
)  # fmt: skip


class Founders(Game):
    """Found a nation tile by tile, and please the gods with temples."""

    view = staticmethod(see)
    scores = staticmethod(scoring.scores)
    ranking = staticmethod(scoring.ranking)
    tie_break = staticmethod(explain_tie)
    explain = staticmethod(explain_missing)
    preview = staticmethod(preview_move)
    said = staticmethod(said_of)
    worths = staticmethod(insight.worths)
    parts = staticmethod(insight.parts)
    stage = staticmethod(insight.stage)
    advise = staticmethod(insight.advise)
    picture = staticmethod(draw)

    def deal(self, seats: int, chance: Draws, options: dict[str, Value]) -> FoundersState:
        """The closed box, and the setup as the first step."""
        state = closed_box(self, seats, chance, terms_of(options))
        state.agenda.append(SET_UP)
        return state

    def position(self, data: Mapping[str, Any]) -> FoundersState:
        return position(self, data)

    def options_of(self, state: FoundersState) -> dict[str, Value]:
        return options_of(state.terms)

    def length(self, state: FoundersState) -> int:
        """The turns, each of one player."""
        return state.turn

    def progress(self, state: FoundersState) -> float:
        """How far tiles are used up."""
        return 1.0 if state.over else insight.progress(state)

    def box(self, state: FoundersState) -> dict[str, int]:
        """The whole box is at every table."""
        return BOX

    def shelves(self) -> list[Shelf]:
        return SHELVES

    def drawn(self) -> Mapping[str, Sequence[str]]:
        """Tiles, tokens and resources."""
        return DRAWN


FOLDER: Final = Path(__file__).parent
GAME: Final = Founders(
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
