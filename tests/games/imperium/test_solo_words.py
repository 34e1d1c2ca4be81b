"""What is told of the C.I.V.'s tables: every row in words, every doubt in words of the page, the rows that hold."""

from __future__ import annotations

import re

import pytest

from imperia.games.imperium.automa.view import as_words
from imperia.games.imperium.game import GAME
from imperia.games.imperium.printed import PROGRESS
from imperia.games.imperium.solo_content import ROW_DATA
from imperia.games.imperium.solo_tables import ROWS
from imperia.games.imperium.state import CIV
from imperia.kernel.texts import LANGS
from imperia.server.drawn import words_of
from tests.games.imperium.solo import before, civ, you
from tests.games.imperium.table import look

# Where the page looks for the name of a symbol, in this order.
NAMES = ("noun.banner.{}", "noun.type.{}", "noun.state.{}", "noun.token.{}", "noun.thing.{}_card", "page.reading.{}")


@pytest.mark.parametrize("lang", LANGS)
def test_the_page_quotes_every_row(lang: str) -> None:
    quoted = words_of(GAME, lang).sentences
    for row in ROWS:
        said = quoted[row.effect.key]
        assert len(said) == len(row.effect.ops) > 0, row.word
        assert all(re.match(r"[A-ZÀÉ\[].*\.$", sentence) for sentence in said), (row.word, said)


def test_every_doubt_is_about_something_that_the_page_can_name() -> None:
    doubts = [doubt for row in ROW_DATA for doubt in row.unsure]
    assert len(doubts) == 33
    for doubt in doubts:
        assert f"page.doubt.of.{doubt.field}" in GAME.texts
        for word in [word for reading in (doubt.chosen, *doubt.alternatives) for word in as_words(reading)]:
            assert any(name.format(word) in GAME.texts for name in NAMES), word


def test_the_rows_that_hold_are_those_of_the_nation_and_the_side_of_its_state_card() -> None:
    for state, rows in (("barbarian", 10), ("empire", 10)):
        seen = look(before(you(), civ("romans", hand=[], state=state), 6), 0).civ
        assert seen is not None
        assert [(row.row, row.side, row.place) for row in seen.table] == [
            (f"romans-{state}-{place:02}", state, place) for place in range(1, rows + 1)
        ]


def test_the_row_of_the_journey_card_stands_below_the_others() -> None:
    seen = look(before(you(), civ("utopians", hand=[]), 6), 0).civ
    assert seen is not None
    assert (seen.table[-1].row, seen.table[-1].place) == (seen.journey[0], 0)


def test_a_defeat_without_fewer_points_says_why() -> None:
    state = before(you("greeks", "90 progress"), civ("romans"), 6)
    assert GAME.tie_break(state, "en") == ""
    state.collapsed = True
    assert "IMP-293" in GAME.tie_break(state, "en")
    state.collapsed = False
    totals = [score.total for score in GAME.scores(state)]
    state.add(CIV, PROGRESS, totals[0] - totals[1])
    assert "IMP-292" in GAME.tie_break(state, "fr")
