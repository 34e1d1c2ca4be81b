"""Settlers, as it presents itself."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from imperia.games.settlers import automa, insight, payment, scoring, triggers
from imperia.games.settlers.cards import CARDS
from imperia.games.settlers.census import box as box_of
from imperia.games.settlers.census import census as census_of
from imperia.games.settlers.content import SHELVES
from imperia.games.settlers.effects import hostile
from imperia.games.settlers.effects.lexicon import LEXICON
from imperia.games.settlers.explain import explain_loss, explain_refusal, explain_tie
from imperia.games.settlers.form import FORM
from imperia.games.settlers.form import imagine as imagine_state
from imperia.games.settlers.gains import ChooseDeck
from imperia.games.settlers.options import OPTIONS, check_together, options_of, terms_of
from imperia.games.settlers.phases import (
    action,
    build,
    cleanup,
    deal,
    free,
    lookout,
    production,
    raze,
    rounds,
    setup,
    workers,
)
from imperia.games.settlers.picture import draw
from imperia.games.settlers.position import position
from imperia.games.settlers.preview import preview as preview_move
from imperia.games.settlers.purposes import PURPOSES
from imperia.games.settlers.shown import DRAWN
from imperia.games.settlers.shown import said as said_of
from imperia.games.settlers.state import SettlersState
from imperia.games.settlers.view import see
from imperia.games.settlers.words import ATTACKED, FACTION, GOOD, TEXTS, VOCABULARY
from imperia.kernel.agenda import Step
from imperia.kernel.content import Name, Shelf
from imperia.kernel.draws import Draws
from imperia.kernel.events import Event
from imperia.kernel.fitted import load_odds
from imperia.kernel.game import Game, Sheet, Value
from imperia.kernel.lexicon import EFFECT_STEPS
from imperia.kernel.rules import load_rules
from imperia.kernel.state import State
from imperia.kernel.teaching import load_teaching

SHEET: Final = Sheet(
    id="settlers",
    title=Name(en="Imperial Settlers", fr="Settlers : Naissance d'un Empire"),
    authors=("Ignacy Trzewiczek",),
    publisher="Portal Games",
    year=2014,
    seats=(1, 2, 3, 4),
    minutes=(45, 90),
    rules_version=4,
    end_rule="SET-089",
    hidden=True,
    options=OPTIONS,
    automas=("virtual",),
)

STEPS: Final = (
    setup.SetUp, setup.ChooseFaction, setup.DealHands, rounds.BeginRound,
    lookout.LookOut, lookout.RevealCards, lookout.PickCard, lookout.DiscardRest,
    lookout.DealDrafts, lookout.KeepFirst, lookout.PassDrafts, lookout.KeepSecond, lookout.EndDrafts,
    lookout.GiveVirtual,
    production.Produce, production.OrderSources, ChooseDeck,
    action.BeginActions, action.NextTurn, action.TakeTurn, action.EndTurn, free.TuckCard,
    payment.PayInGold, payment.PayKind, payment.DiscardCard,
    payment.ChooseOwnDeal, payment.ChoosePlace,
    build.LayLocation, deal.TuckDeal, raze.ClearRazed, raze.ChooseTurnIn, workers.SpendMore, workers.SpendPair,
    triggers.ReactToBuild, triggers.ReactToRaze, triggers.ReactToDeal, triggers.OrderTriggers,
    hostile.ChooseRazeGood, hostile.DiscardForEnemy,
    cleanup.CleanUp, automa.AttackPhase, automa.AttackOnce, automa.ChooseLoss, *EFFECT_STEPS,
)  # fmt: skip
# Steps that belong to a seat.
OF_A_SEAT: Final = (
    setup.ChooseFaction, lookout.PickCard, production.Produce, hostile.DiscardForEnemy
)  # fmt: skip


class Settlers(Game):
    """Settle, build, deal and raze for five rounds."""

    check_options = staticmethod(check_together)
    view = staticmethod(see)
    imagine = staticmethod(imagine_state)
    scores = staticmethod(scoring.scores)
    ranking = staticmethod(scoring.ranking)
    tie_break = staticmethod(explain_tie)
    explain = staticmethod(explain_refusal)
    preview = staticmethod(preview_move)
    warn = staticmethod(explain_loss)
    census = staticmethod(census_of)
    box = staticmethod(box_of)
    said = staticmethod(said_of)
    worths = staticmethod(insight.worths)
    parts = staticmethod(insight.parts)
    picture = staticmethod(draw)

    def deal(self, seats: int, chance: Draws, options: dict[str, Value]) -> SettlersState:
        """The closed box, and the setup as the first step."""
        state = SettlersState(self, seats, chance)
        state.terms = terms_of(options)
        state.agenda.append(setup.SET_UP)
        return state

    def position(self, data: Mapping[str, Any]) -> SettlersState:
        return position(self, data)

    def options_of(self, state: SettlersState) -> dict[str, Value]:
        return options_of(state.terms)

    def find_step(self, state: State, name: str, parts: list[Any]) -> Step[Any]:
        """Effects are found by their place on a card, steps of a seat exist once for each seat of the table."""
        kind = self.steps[name]
        if kind in EFFECT_STEPS:
            return LEXICON.find_step(name, parts)
        if kind in OF_A_SEAT and any(not isinstance(seat, int) or not 0 <= seat < state.seats for seat in parts):
            raise LookupError(parts)
        return super().find_step(state, name, parts)

    def told_besides(self, event: Event, lang: str) -> dict[str, object]:
        """The pair of targets of an attack: all that the raze field of the location shows (SET-229)."""
        if event.what.word != ATTACKED.word:
            return {}
        goods = CARDS[event.details[0]].raze
        return {"pair": [GOOD.label(good, lang) for good, count in enumerate(goods) for _ in range(count)]}

    def length(self, state: SettlersState) -> int:
        return state.round

    def progress(self, state: SettlersState) -> float:
        """Rounds and their phases."""
        return 1.0 if state.over else insight.progress(state)

    def role(self, state: SettlersState, seat: int) -> str:
        """The faction of a seat, once it has one."""
        return FACTION.words[state.factions[seat] - 1] if state.factions[seat] else ""

    def shelves(self) -> list[Shelf]:
        return SHELVES

    def drawn(self) -> Mapping[str, Sequence[str]]:
        """Cards, attack cards, faction boards and feats."""
        return DRAWN

    def rivalry(self, state: SettlersState) -> float:
        """Alone the virtual player's collection counts in full."""
        return insight.RIVAL if state.seats > 1 else insight.VIRTUAL_RIVAL


FOLDER: Final = Path(__file__).parent
GAME: Final = Settlers(
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
