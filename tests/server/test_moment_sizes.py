"""A moment on the wire does not repeat what the page has."""

from statistics import median

import msgspec
import pytest

import imperia
from imperia.kernel.record import Record
from imperia.play import HUMAN, Table
from imperia.server.moments import make_moment
from tests.server.moment_sizes import sizes


@pytest.mark.parametrize(
    ("game", "seats", "most"), [("settlers", 4, 6000), ("settlers", 2, 4000), ("founders", 4, 3000), ("yuan", 4, 4000)]
)
def test_a_moment_in_the_middle_of_a_game_is_small(game: str, seats: int, most: int) -> None:
    sent = [size for size, _ in sizes(game, seats)]
    assert len(sent) > 50
    assert median(sent) < most


def test_the_words_of_a_moment_are_in_the_readers_language_alone() -> None:
    table = Table(Record(imperia.game("settlers"), 2, 3, {}, [HUMAN] * 2))
    english, french = (
        msgspec.json.encode(make_moment(table, [], table.state.to_act()[0], -1, lang)).decode() for lang in ("en", "fr")
    )
    assert "Choose your faction." in english
    assert "Choisissez votre faction." in french
    assert "Choisissez" not in english
    assert "Choose" not in french.replace("ChooseFaction", "")
