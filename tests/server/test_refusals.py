"""Never a refusal without a sentence, whatever is clicked at whatever question of any game."""

import pytest

import imperia
from imperia.kernel.chance import Chance
from imperia.kernel.playout import random_move
from imperia.server.moments import explain_refusal
from tests.games.settlers.table import GAME as SETTLERS
from tests.games.settlers.table import dealt

# How many questions of a game are looked at, and how many refused moves of each.
QUESTIONS = 60
MOVES = 25


@pytest.mark.parametrize("name", imperia.game_names())
def test_every_refusal_is_a_sentence_in_both_languages(name: str) -> None:
    game = imperia.game(name)
    chance = Chance(5)
    state = game.start(game.sheet.usual_seats, 5)
    for _ in range(QUESTIONS):
        if state.over:
            state = game.start(game.sheet.usual_seats, 6)
        for seat in range(state.seats):
            for _ in range(MOVES):
                move = chance.below(game.vocabulary.size)
                refusal = state.refusal(seat, move)
                if refusal is not None:
                    for lang in ("en", "fr"):
                        text = explain_refusal(state, seat, move, refusal.reasons, lang)
                        assert " " in text, (game.notation(move), refusal.reasons)
        state.play(*random_move(state, chance))


def test_a_click_beside_the_question_is_told_what_is_asked() -> None:
    state = dealt(2)
    (seat,) = state.to_act()
    card = SETTLERS.parse(f"take {SETTLERS.nouns['card'].words[state.hands[seat][0]]}")
    refusal = state.refusal(seat, card)
    assert refusal is not None
    assert SETTLERS.ask(state, seat, "en") in explain_refusal(state, seat, card, refusal.reasons, "en")
