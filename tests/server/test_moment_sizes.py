"""A moment on the wire does not repeat what the page has."""

from statistics import median

import msgspec
import pytest

import imperia
from imperia.kernel.record import Record
from imperia.play import HUMAN, Table
from imperia.server.moments import make_moment
from tests.server.moment_sizes import sizes

# Bytes, at tables for four or as many as there can be; a game of few things has less to tell, one of many has more.
MOST = 6000
OTHERS = {"founders": 3000, "yuan": 4000, "imperium": 6500}


@pytest.mark.parametrize("name", imperia.game_names())
def test_a_moment_in_the_middle_of_a_game_is_small(name: str) -> None:
    seats = max(seats for seats in imperia.game(name).sheet.seats if seats <= 4)
    sent = [size for size, _ in sizes(name, seats)]
    assert len(sent) > 50
    assert median(sent) < OTHERS.get(name, MOST)


def test_the_words_of_a_moment_are_in_the_readers_language_alone() -> None:
    table = Table(Record(imperia.game("settlers"), 2, 3, {}, [HUMAN] * 2))
    english, french = (
        msgspec.json.encode(make_moment(table, [], table.state.to_act()[0], -1, lang)).decode() for lang in ("en", "fr")
    )
    assert "Choose your faction." in english
    assert "Choisissez votre faction." in french
    assert "Choisissez" not in english
    assert "Choose" not in french.replace("ChooseFaction", "")
