"""Imperium, as it presents itself."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from imperia.games.imperium import ending, insight, knowledge, scoring
from imperia.games.imperium.automa.beside.account import advise
from imperia.games.imperium.automa.beside.messages import CivAnswered, CivAsked
from imperia.games.imperium.automa.lexicon import CIV_LEXICON
from imperia.games.imperium.automa.story import CAMPAIGNS, ImperiumCampaigns
from imperia.games.imperium.automa.turn import CIV_STEPS
from imperia.games.imperium.automa.wording import rows_in_words
from imperia.games.imperium.census import box as box_of
from imperia.games.imperium.census import census as census_of
from imperia.games.imperium.choices import CHOICE
from imperia.games.imperium.content import SHELVES
from imperia.games.imperium.explain import explain_loss, explain_ranking, explain_refusal
from imperia.games.imperium.form import FORM
from imperia.games.imperium.lexicon import LEXICON
from imperia.games.imperium.options import CLAUSES, OPTIONS, check_together, options_of, terms_of
from imperia.games.imperium.phases import cleanup, rounds, setup, solstice, turn
from imperia.games.imperium.picture import draw
from imperia.games.imperium.position import position
from imperia.games.imperium.preview import preview as preview_move
from imperia.games.imperium.purposes import PURPOSES
from imperia.games.imperium.rules.steps import KEYWORD_STEPS
from imperia.games.imperium.shown import DRAWN
from imperia.games.imperium.shown import said as said_of
from imperia.games.imperium.solo_content import CIV_DATA, ROW_DATA
from imperia.games.imperium.solo_tables import CIV_KEY
from imperia.games.imperium.state import ImperiumState
from imperia.games.imperium.view import see
from imperia.games.imperium.words import NATION, TEXTS, VOCABULARY
from imperia.kernel.agenda import Step
from imperia.kernel.content import Name, Shelf
from imperia.kernel.draws import Draws
from imperia.kernel.fitted import load_odds
from imperia.kernel.game import Game, Sheet, Value
from imperia.kernel.lexicon import EFFECT_STEPS
from imperia.kernel.rules import load_rules
from imperia.kernel.state import State
from imperia.kernel.teaching import load_teaching

SHEET: Final = Sheet(
    id="imperium",
    title=Name(en="Imperium: Classics / Legends", fr="Imperium : Antique / Légendes"),
    authors=("Nigel Buckle", "Dávid Turczi"),
    publisher="Osprey Games",
    year=2021,
    seats=(1, 2, 3, 4),
    minutes=(40, 160),
    rules_version=3,
    end_rule="IMP-108",
    hidden=True,
    options=OPTIONS,
    clauses=CLAUSES,
    automas=("civ",),
)

STEPS: Final = (
    setup.SetUp, setup.ChooseNation, setup.DrawOpponent, setup.ChooseOpponent, setup.ChooseSide, setup.LayOut,
    rounds.BeginRound, rounds.NextTurn, rounds.CloseRound, rounds.EndRound, turn.TakeTurn,
    cleanup.AddToMarket, cleanup.RefreshTokens, cleanup.DiscardAny, cleanup.DrawUp,
    solstice.ResolveSolstice, solstice.OrderSolstice,
    ending.Collapse, ending.ShowAll, ending.BeforeScoring, ending.EndGame,
    *KEYWORD_STEPS, *CIV_STEPS, *EFFECT_STEPS,
)  # fmt: skip


class Imperium(Game):
    """Lead a nation from its first tribes to an empire, card by card."""

    check_options = staticmethod(check_together)
    view = staticmethod(see)
    imagine = staticmethod(knowledge.imagine)
    hidden_places = staticmethod(knowledge.hidden_places)
    scores = staticmethod(scoring.scores)
    ranking = staticmethod(scoring.ranking)
    tie_break = staticmethod(explain_ranking)
    explain = staticmethod(explain_refusal)
    preview = staticmethod(preview_move)
    warn = staticmethod(explain_loss)
    census = staticmethod(census_of)
    box = staticmethod(box_of)
    said = staticmethod(said_of)
    quoted = staticmethod(rows_in_words)
    worths = staticmethod(insight.worths)
    parts = staticmethod(insight.parts)
    rivalry = staticmethod(insight.rivalry)
    picture = staticmethod(draw)

    def campaigns(self) -> ImperiumCampaigns:
        """Series of solo games."""
        return CAMPAIGNS

    def deal(self, seats: int, chance: Draws, options: dict[str, Value]) -> ImperiumState:
        """The closed boxes, and the set-up as the first step."""
        state = ImperiumState(self, seats, chance)
        state.terms = terms_of(options)
        state.agenda.append(setup.SET_UP)
        return state

    def position(self, data: Mapping[str, Any]) -> ImperiumState:
        return position(self, data)

    def options_of(self, state: ImperiumState) -> dict[str, Value]:
        return options_of(state.terms)

    def find_step(self, state: State, name: str, parts: list[Any]) -> Step[Any]:
        """Effects are found by their place on a card."""
        if self.steps[name] in EFFECT_STEPS:
            if str(parts[0]).startswith(CIV_KEY):
                return CIV_LEXICON.find_step(name, parts)
            return LEXICON.find_step(name, parts)
        return super().find_step(state, name, parts)

    def length(self, state: ImperiumState) -> int:
        return state.round

    def progress(self, state: ImperiumState) -> float:
        """Rounds, and whether a Scoring is triggered."""
        return 1.0 if state.over else insight.progress(state)

    def role(self, state: ImperiumState, seat: int) -> str:
        """The nation of a seat, once it has one."""
        return NATION.words[state.nations[seat]] if state.nations[seat] >= 0 else ""

    def shelves(self) -> list[Shelf]:
        return SHELVES

    def beyond_shelves(self) -> list[Any]:
        return [*((row.id, row.match, row.effects) for row in ROW_DATA), *CIV_DATA.levels]

    def drawn(self) -> Mapping[str, Sequence[str]]:
        return DRAWN

    def beside(self, asked: CivAsked, lang: str) -> CivAnswered:
        return advise(self, asked, lang)


FOLDER: Final = Path(__file__).parent

GAME: Final = Imperium(
    SHEET,
    VOCABULARY,
    VOCABULARY.happenings,
    [*VOCABULARY.nouns, CHOICE],
    STEPS,
    load_rules(FOLDER / "rules.toml"),
    TEXTS,
    load_teaching(FOLDER),
    FORM,
    load_odds(FOLDER),
    PURPOSES,
)
