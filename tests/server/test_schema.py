"""The page's types know every word that the wire can say: what is asked, how it is answered, and what happens."""

from typing import Any

import pytest

import imperia
from imperia.kernel.record import Record, read_record
from imperia.play import HUMAN, Table
from imperia.server.moments import make_moment
from imperia.server.schema import game_definitions
from tests.games.record import recorded

# So many moves of each recorded game are looked at, from its beginning and from its middle on.
MOVES = 20


def words(definitions: dict[str, Any], name: str) -> set[str]:
    return set(definitions[name]["enum"])


def tables(game: str) -> list[tuple[Table, list[tuple[int, int]]]]:
    """Recorded games at their beginning and in their middle, each with the moves that come next."""
    found = []
    for path in recorded(game)[::5]:
        played = read_record(path.read_text("utf-8"), imperia.game)[0]
        for begin in (0, len(played.moves) // 2):
            record = Record(played.game, played.seats, played.seed, played.options, [HUMAN] * played.seats)
            record.moves = played.moves[:begin]
            found.append((Table(record), played.moves[begin : begin + MOVES]))
    return found


@pytest.mark.parametrize("name", imperia.game_names())
def test_what_is_said_at_a_table_is_in_the_types_of_its_game(name: str) -> None:
    game = imperia.game(name)
    definitions = game_definitions(game)
    choices, verbs, happenings = (words(definitions, one) for one in ("Choice", "Verb", "Happening"))
    for table, moves in tables(name):
        for seat, move in moves:
            moment = make_moment(table, [], seat, -1, "en")
            assert moment.question is not None
            assert moment.question.choice in choices
            assert moment.view.step in choices
            assert {one.what for one in moment.lines} <= happenings
            for legal in moment.question.moves:
                assert legal.said[0] in verbs
                assert game.parse(" ".join(legal.said)) == legal.move
            table.play(seat, move)


def test_a_board_is_typed_by_all_four() -> None:
    of_game = game_definitions(imperia.game("yuan"))["Yuan"]
    assert of_game["required"] == ["choice", "verb", "happening", "view"]
    assert of_game["properties"]["view"] == {"$ref": "#/$defs/YuanView"}
