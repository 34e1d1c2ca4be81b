"""Daimyo, as it presents itself."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from imperia.games.daimyo import relics, scoring
from imperia.games.daimyo.automa import cards, loot, pieces, start
from imperia.games.daimyo.automa.beside.account import advise
from imperia.games.daimyo.automa.beside.messages import EmpireAnswered, EmpireAsked
from imperia.games.daimyo.cards import CLAN_WORDS
from imperia.games.daimyo.census import box as box_of
from imperia.games.daimyo.content import SHELVES
from imperia.games.daimyo.effects import tiles
from imperia.games.daimyo.effects.lexicon import LEXICON
from imperia.games.daimyo.explain import explain_loss, explain_refusal, explain_tie
from imperia.games.daimyo.form import FORM
from imperia.games.daimyo.insight import evaluation
from imperia.games.daimyo.options import OPTIONS, check_together, options_of, terms_of
from imperia.games.daimyo.phases import (
    bonus,
    construction,
    mercenaries,
    purchase,
    recruitment,
    relic,
    round_end,
    rounds,
    setup,
    turn,
)
from imperia.games.daimyo.picture import draw
from imperia.games.daimyo.position import position
from imperia.games.daimyo.preview import preview as preview_move
from imperia.games.daimyo.purposes import PURPOSES
from imperia.games.daimyo.shown import DRAWN
from imperia.games.daimyo.shown import said as said_of
from imperia.games.daimyo.state import NONE, DaimyoState
from imperia.games.daimyo.view import see
from imperia.games.daimyo.words import DISCARD, TEXTS, VOCABULARY
from imperia.kernel.agenda import Step
from imperia.kernel.content import Name, Shelf
from imperia.kernel.draws import Draws
from imperia.kernel.effects import load_frame
from imperia.kernel.fitted import load_odds
from imperia.kernel.game import Game, Sheet, Value
from imperia.kernel.lexicon import EFFECT_STEPS
from imperia.kernel.rules import load_rules
from imperia.kernel.state import State
from imperia.kernel.teaching import load_teaching

SHEET: Final = Sheet(
    id="daimyo",
    title=Name(en="Daimyo: Rebirth of the Empire", fr="Daimyo\u00a0: la Renaissance de l'Empire"),
    authors=("Jérémy Ducret",),
    publisher="La Boîte de Jeu",
    year=2021,
    seats=(1, 2, 3, 4),
    minutes=(60, 120),
    rules_version=3,
    end_rule="DAI-195",
    hidden=True,
    options=OPTIONS,
    automas=("empire", "mercenaries"),
    # Two would need the mercenaries (DAI-207).
    newcomer_seats=3,
)

# Steps of the empire that carry what they are about.
FRAMED: Final[tuple[Any, ...]] = (pieces.PlacePiece, pieces.NextPiece, loot.LootTile, loot.NextLoot)
STEPS: Final = (
    setup.SetUp, setup.ChooseClan, setup.SeatClans, setup.DealBoards, setup.DraftBoard, setup.StartClans,
    setup.FirstGovernor, setup.SecondGovernor, start.StartGovernor, start.StartTower, start.StartRelics,
    rounds.BeginRound, rounds.NextTurn, rounds.CloseRound, turn.TakeDie, turn.TakeTurn,
    relic.MoveScavenger, relic.VisitLand, relic.DigTiles, relics.MakeRoom, relics.ChooseAltar, tiles.KeepDrawn,
    recruitment.Recruit, recruitment.ChooseVictim,
    construction.Build, construction.SpareGood, construction.PlaceBuilding, construction.LayTile,
    bonus.PutAway, bonus.BendDie,
    mercenaries.GiveDie, mercenaries.HireScavengers, mercenaries.CollectTile, mercenaries.FillLand,
    mercenaries.PlaceTower, mercenaries.LiftTower, mercenaries.SetTower, mercenaries.PlaceGovernor,
    mercenaries.PlaceShadow, mercenaries.HiredKill, mercenaries.LiftShadow, mercenaries.SetShadow,
    mercenaries.MercenaryBonus, mercenaries.MercenaryHero,
    cards.EmpireTurn, cards.NextCard, cards.BeginCell, cards.EmpirePower, *FRAMED, pieces.EmpireStrike,
    cards.EmpirePurchase, cards.ClearCards,
    round_end.ScoreIslands, round_end.BeginIncome, round_end.TakeIncome, round_end.PassHelmet,
    round_end.BeginPurchase, purchase.BuyHeroes, purchase.DrawAll, *EFFECT_STEPS,
)  # fmt: skip


class Daimyo(Game):
    """Five rounds for the hearts of an archipelago."""

    check_options = staticmethod(check_together)
    view = staticmethod(see)
    scores = staticmethod(scoring.scores)
    ranking = staticmethod(scoring.ranking)
    tie_break = staticmethod(explain_tie)
    explain = staticmethod(explain_refusal)
    warn = staticmethod(explain_loss)
    preview = staticmethod(preview_move)
    box = staticmethod(box_of)
    said = staticmethod(said_of)
    worths = staticmethod(evaluation.worths)
    parts = staticmethod(evaluation.parts)
    is_price = staticmethod(DISCARD.says)
    rivalry = staticmethod(evaluation.rivalry)
    picture = staticmethod(draw)

    def deal(self, seats: int, chance: Draws, options: dict[str, Value]) -> DaimyoState:
        """The closed box, and the setup as the first step."""
        state = DaimyoState(self, seats, chance)
        state.terms = terms_of(options)
        state.agenda.append(setup.SET_UP)
        return state

    def position(self, data: Mapping[str, Any]) -> DaimyoState:
        return position(self, data)

    def options_of(self, state: DaimyoState) -> dict[str, Value]:
        return options_of(state.terms)

    def find_step(self, state: State, name: str, parts: list[Any]) -> Step[Any]:
        """Effects are found by their place in the content; the empire's steps carry a frame at their end."""
        kind = self.steps[name]
        if kind in EFFECT_STEPS:
            return LEXICON.find_step(name, parts)
        if kind in FRAMED:
            framed: Step[Any] = FRAMED[FRAMED.index(kind)](*parts[:-4], load_frame(parts[-4:]))
            return framed
        return super().find_step(state, name, parts)

    def automas(self, seats: int) -> int:
        """Only the empire has a score of its own (DAI-228)."""
        return 1 if seats == 1 else 0

    def length(self, state: DaimyoState) -> int:
        return int(state.round)

    def progress(self, state: DaimyoState) -> float:
        return 1.0 if state.over else evaluation.progress(state)

    def role(self, state: DaimyoState, seat: int) -> str:
        """The clan of a seat, once it has one."""
        return CLAN_WORDS[state.clans[seat]] if state.clans[seat] != NONE else ""

    def shelves(self) -> list[Shelf]:
        return SHELVES

    def drawn(self) -> Mapping[str, Sequence[str]]:
        """Heroes, tiles, boards, islands, objectives and the empire's cards."""
        return DRAWN

    def beside(self, asked: EmpireAsked, lang: str) -> EmpireAnswered:
        return advise(self, asked, lang)


FOLDER: Final = Path(__file__).parent
GAME: Final = Daimyo(
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
