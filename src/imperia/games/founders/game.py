"""Founders of the Empire, as it presents itself."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from imperia.games.founders import insight, picture, scoring
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
from imperia.games.founders.position import position
from imperia.games.founders.preview import Preview, preview
from imperia.games.founders.shown import DRAWN, said
from imperia.games.founders.state import FORM, FoundersState, closed_box
from imperia.games.founders.view import FoundersView, see
from imperia.games.founders.words import HAPPENINGS, NOUNS, TEXTS, VERBS
from imperia.kernel.chance import Chance
from imperia.kernel.content import Entity, Name, Said, Shelf
from imperia.kernel.fitted import load_odds
from imperia.kernel.game import Game, Sheet, Value
from imperia.kernel.rules import load_rules
from imperia.kernel.score import Score
from imperia.kernel.teaching import load_teaching

SHEET: Final = Sheet(
    id="founders",
    title=Name(en="Founders of the Empire", fr="Founders of the Empire"),
    authors=("Aleksei Kalinin", "Petr Tyulenev"),
    publisher="RightGames",
    year=2013,
    seats=tuple(layout.players for layout in SETUP.layouts),
    minutes=(30, 45),
    rules_version=2,
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

    def deal(self, seats: int, chance: Chance, options: dict[str, Value]) -> FoundersState:
        """The closed box, and the setup as the first step."""
        state = closed_box(self, seats, chance, terms_of(options))
        state.agenda.append(SET_UP)
        return state

    def position(self, data: Mapping[str, Any]) -> FoundersState:
        return position(self, data)

    def options_of(self, state: FoundersState) -> dict[str, Value]:
        return options_of(state.terms)

    def view(self, state: FoundersState, seat: int | None) -> FoundersView:
        return see(state, seat)

    def scores(self, state: FoundersState) -> list[Score]:
        return scoring.scores(state)

    def ranking(self, state: FoundersState) -> list[list[int]]:
        return scoring.ranking(state)

    def tie_break(self, state: FoundersState, lang: str) -> str:
        """Who has more victory tiles of those with equal points."""
        return explain_tie(state, lang)

    def explain(self, state: FoundersState, seat: int, move: int, lang: str) -> str:
        return explain_missing(state, seat, move, lang)

    def preview(self, state: FoundersState, seat: int, move: int) -> Preview | None:
        """What feeds a tile, where a token can go, and what that brings."""
        return preview(state, seat, move)

    def length(self, state: FoundersState) -> int:
        """The turns, each of one player."""
        return state.turn

    def box(self, state: FoundersState) -> dict[str, int]:
        """The whole box is at every table."""
        return BOX

    def shelves(self) -> list[Shelf]:
        return SHELVES

    def drawn(self) -> Mapping[str, Sequence[str]]:
        """Tiles, tokens and resources."""
        return DRAWN

    def said(self, entity: Entity, lang: str) -> Said:
        """The rules that a tile touches."""
        return said(entity)

    def worths(self, state: FoundersState) -> list[float]:
        """What a state is worth to each."""
        return insight.worths(state)

    def stage(self, state: FoundersState, seat: int) -> int:
        """The turns of a seat."""
        return insight.stage(state, seat)

    def advise(self, state: FoundersState, seat: int) -> int:
        """What the rulings expect of a program here."""
        return insight.advise(state, seat)

    def picture(self, view: FoundersView, lang: str, width: int) -> str:
        return picture.draw(self.texts, view, lang, width)


FOLDER: Final = Path(__file__).parent
GAME: Final = Founders(
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
