"""Events: who sees what, who learns, and how they read."""

from collections.abc import Sequence
from typing import Any

import pytest

from imperia.kernel.agenda import Step
from imperia.kernel.events import EVERYONE, NOBODY, Event, Happening, only
from imperia.kernel.texts import Texts
from imperia.kernel.words import seat_noun
from tests.kernel.toy import CARD, DREW, PURPOSES, RULES, SHEET, STEPS, TOY, VERBS, ToyGame, toy_texts

SHOWN = Happening("shown", "TOY-007", ["seat", "#total", "card*"], reveals=True, secret=1)


def game_with(*happenings: Happening, steps: Sequence[type[Step[Any]]] = STEPS) -> ToyGame:
    texts = {
        **toy_texts(),
        "event.shown": {"en": "{who} shows {seat} {card}: {total}", "fr": "{who} montre à {seat} {card} : {total}"},
        "event.shown_hidden": {"en": "{who} shows {seat}: {total}", "fr": "{who} montre à {seat} : {total}"},
    }
    return ToyGame(SHEET, VERBS, happenings, [seat_noun(3), CARD], steps, RULES, Texts(texts), purposes=PURPOSES)


def test_a_secret_detail_is_shown_to_those_it_is_addressed_to_and_teaches_only_them() -> None:
    event = Event(DREW, 1, [4], only(1))
    assert (event.shown_to(1), event.shown_to(0), event.shown_to(None)) == ([4], [], [])
    assert (event.teaches(1), event.teaches(0), event.teaches(None)) == (True, False, False)


def test_who_is_shown_what_everybody_knew_learns_nothing() -> None:
    state = TOY.start(2)
    state.journal = []
    state.tell(DREW, 1, 4)
    state.tell_known(DREW, 1, 4)
    news, known = state.journal
    for reader in (0, 1, None):
        assert news.shown_to(reader) == known.shown_to(reader) == [4]
        assert (news.teaches(reader), known.teaches(reader)) == (True, False)


def test_an_event_may_end_with_a_list() -> None:
    game = game_with(SHOWN)
    state = game.start(2)
    state.journal = []
    state.tell_list(SHOWN, 0, [1, 9, 2, 5], only(0) | only(1))
    (event,) = state.journal
    assert game.tell(event, 1, "en") == "Player 1 shows Player 2 card2 and card5: 9"
    assert game.tell(event, 2, "en") == "Player 1 shows Player 2: 9"
    state.tell_list(SHOWN, 0, [1, 0], only(0))
    assert game.tell(state.journal[-1], 0, "en") == "Player 1 shows Player 2 : 0"


def test_what_happens_several_times_in_a_row_has_words_of_its_own_where_its_game_gives_them() -> None:
    texts = toy_texts() | {"event.drew_hidden_many": {"en": "{who} draws {count} cards.", "fr": "{who} : {count}."}}
    game = ToyGame(SHEET, VERBS, [DREW], [seat_noun(3), CARD], STEPS, RULES, Texts(texts), purposes=PURPOSES)
    drawn = Event(DREW, 1, [4], only(1))
    assert game.tell_many(drawn, 0, "en") == "Player 2 draws {count} cards."
    assert game.tell_many(drawn, 1, "en") == ""


def test_an_event_under_another_rule_is_told_in_the_same_words() -> None:
    elsewhere = SHOWN.under("TOY-006")
    game = game_with(SHOWN, elsewhere)
    here, there = Event(SHOWN, 0, [1, 9, 2], only(0)), Event(elsewhere, 0, [1, 9, 2], only(0))
    assert (here.what.rule, there.what.rule) == ("TOY-007", "TOY-006")
    for reader in (0, 1, None):
        assert game.tell(there, reader, "fr") == game.tell(here, reader, "fr")
        assert there.teaches(reader) == here.teaches(reader)


def test_a_detail_below_nought_is_a_number_like_any_other() -> None:
    lost = Happening("lost", "TOY-006", ["#points"])
    texts = Texts({**toy_texts(), "event.lost": {"en": "{points}", "fr": "{points}"}})
    game = ToyGame(SHEET, VERBS, [lost], [seat_noun(3), CARD], STEPS, RULES, texts, purposes=PURPOSES)
    assert game.tell(Event(lost, 0, [-1], EVERYONE), None, "en") == "-1"


@pytest.mark.parametrize(("nouns", "secret"), [(["card"], 2), (["card*", "seat"], 0)])
def test_a_happening_that_makes_no_sense_is_refused(nouns: list[str], secret: int) -> None:
    with pytest.raises(ValueError, match="happening odd"):
        Happening("odd", "TOY-001", nouns, secret=secret)


def test_a_happening_with_an_unknown_noun_is_refused_by_its_game() -> None:
    with pytest.raises(ValueError, match="the unknown noun crad"):
        game_with(Happening("odd", "TOY-001", ["crad"]))


def test_nothing_is_noted_without_a_journal() -> None:
    state = TOY.start(2)
    state.tell(DREW, 0, 1)
    assert state.journal is None
    assert NOBODY == 0
