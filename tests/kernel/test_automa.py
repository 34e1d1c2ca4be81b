"""A game against the rules: an opponent that is no seat, acts, scores and may win."""

from typing import Any

import msgspec
import pytest

from imperia.kernel.agenda import Step
from imperia.kernel.chance import Chance
from imperia.kernel.draws import Draws
from imperia.kernel.errors import BadSetup
from imperia.kernel.events import AUTOMA, NO_SEAT
from imperia.kernel.record import Record
from imperia.kernel.score import Score, ScoreLine, rank
from imperia.kernel.soundness import any_move, check_game
from imperia.kernel.texts import Texts
from imperia.kernel.words import seat_noun
from tests.kernel.toy import (
    CARD,
    DIE_ROLLED,
    FORM,
    HAPPENINGS,
    PURPOSES,
    ROLLED,
    RULES,
    SHEET,
    STEPS,
    VERBS,
    NewRound,
    ToyGame,
    ToyState,
    toy_texts,
)


class RivalTurn(Step[ToyState]):
    """The rival rolls and scores the die."""

    def run(self, state: ToyState) -> None:
        state.die = 1 + state.chance.below(DIE_ROLLED, 6)
        state.tell(ROLLED, AUTOMA, state.die)
        state.points[0] -= 1
        state.agenda.append(NewRound())


class SoloGame(ToyGame):
    """The player needs more points than the rival, who has five and wins ties."""

    def deal(self, seats: int, chance: Draws, options: Any) -> ToyState:
        state = super().deal(seats, chance, options)
        state.agenda[:0] = [RivalTurn()]
        return state

    def scores(self, state: ToyState) -> list[Score]:
        rival = [Score([ScoreLine("points", "TOY-006", 1, 5)])] if state.automas else []
        return super().scores(state) + rival

    def ranking(self, state: ToyState) -> list[list[int]]:
        # The later a party comes, the better it does in a tie.
        return rank([(score.total, party) for party, score in enumerate(self.scores(state))])


SOLO = SoloGame(
    msgspec.structs.replace(SHEET, seats=(1, 2), automas=("rival",)),
    VERBS,
    HAPPENINGS,
    [seat_noun(2), CARD],
    [*STEPS, RivalTurn],
    RULES,
    Texts({**toy_texts(), "automa.rival": {"en": "the Rival", "fr": "le Rival"}}),
    form=FORM,
    purposes=PURPOSES,
)


def test_a_solo_game_is_sound_and_its_record_counts_the_rival() -> None:
    chance = Chance(3)
    record = Record(SOLO, 1, 3, {})
    state = check_game(record, lambda state: any_move(state, chance))
    assert '"scores":[' in record.text(state)
    assert len(state.scores()) == 2


def test_a_player_who_only_draws_level_has_lost() -> None:
    state = SOLO.position({"seats": 1, "points": [5], "agenda": []})
    assert (state.ranking(), state.winners()) == ([[1], [0]], [])
    state.points = [6]
    assert state.winners() == [0]


def test_with_other_players_there_is_no_rival() -> None:
    assert (SOLO.start(2).automas, SOLO.start(1).automas) == (0, 1)


def test_true_is_no_number_of_seats() -> None:
    with pytest.raises(BadSetup, match="not played by true"):
        SOLO.start(True)


def test_the_rival_has_a_name_in_the_log_and_in_the_score() -> None:
    state = SOLO.start(1)
    assert (SOLO.seat_label(AUTOMA, "fr"), SOLO.seat_label(NO_SEAT, "fr")) == ("le Rival", "—")
    assert [SOLO.party_label(state, party, "en") for party in (0, 1)] == ["Player 1", "the Rival"]
