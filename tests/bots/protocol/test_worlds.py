"""What a program may ask for before it answers: worlds that fit what its seat knows."""

from typing import Any

import msgspec
import pytest

import imperia
from imperia.bots import Knowledge, know
from imperia.bots.protocol import worlds as asking
from imperia.bots.protocol.messages import Said
from imperia.bots.protocol.worlds import Worlds
from imperia.kernel.chance import Chance
from imperia.kernel.state import State


def start(game: str = "founders") -> tuple[State, Knowledge, Worlds]:
    state = imperia.game(game).start(2, 7)
    knowledge = know(state, state.awaited()[0], Chance(1))
    return state, knowledge, Worlds(knowledge, Chance(2), "en")


def ask(worlds: Worlds, do: str, **request: Any) -> Any:
    return msgspec.to_builtins(worlds.do(Said(do=do, **request)))


def test_a_world_is_played_in_by_its_number_and_the_others_stay_as_they_are() -> None:
    _, knowledge, worlds = start()
    assert [ask(worlds, "imagine"), ask(worlds, "copy", world=1)] == [{"world": 1}, {"world": 2}]
    before = ask(worlds, "moves", world=2)
    assert before["turns"][0] == {"seat": knowledge.seat, "question": knowledge.question, "moves": knowledge.moves}
    after = ask(worlds, "play", world=1, move=knowledge.moves[0])
    assert after == ask(worlds, "moves", world=1) != before
    assert ask(worlds, "moves", world=2) == before


def test_a_move_may_be_named_by_its_notation() -> None:
    _, knowledge, worlds = start()
    ask(worlds, "imagine")
    ask(worlds, "copy", world=1)
    move = knowledge.moves[-1]
    assert ask(worlds, "play", world=1, move=move) == ask(worlds, "play", world=2, move=knowledge.game.notation(move))


def test_a_world_can_be_played_to_its_end() -> None:
    _, _, worlds = start("settlers")
    ask(worlds, "imagine")
    stand = ask(worlds, "moves", world=1)
    while not stand["over"]:
        turn = stand["turns"][0]
        stand = ask(worlds, "play", world=1, seat=turn["seat"], move=turn["moves"][0])
    scores = ask(worlds, "scores", world=1)
    assert scores["over"]
    assert {scores["places"][seat] for seat in scores["winners"]} == {1}
    chances = ask(worlds, "evaluate", world=1)["chances"]
    assert sum(chances) == pytest.approx(1)
    assert "the game is over" in ask(worlds, "play", world=1, move=0)["error"].lower()


def test_it_is_judged_as_the_game_judges_it() -> None:
    state, knowledge, worlds = start()
    ask(worlds, "imagine")
    world = knowledge.imagine(Chance(2))
    values = [state.game.evaluate(world, seat) for seat in range(2)]
    assert ask(worlds, "evaluate", world=1) == {"values": values, "chances": state.game.chances(world)}


def test_who_plans_at_once_is_named_and_nothing_that_only_takes_back_is_offered() -> None:
    _, _, worlds = start("yuan")
    ask(worlds, "imagine")
    stand = ask(worlds, "moves", world=1)
    planning = [turn["seat"] for turn in stand["turns"]]
    assert planning == [0, 1]
    # The first plans until the plan is whole; then nothing is left but to change it.
    while 0 in planning:
        turn = stand["turns"][0]
        stand = ask(worlds, "play", world=1, seat=turn["seat"], move=turn["moves"][0])
        assert not imperia.game("yuan").vocabulary.retractions & set(stand["turns"][0]["moves"])
        planning = [turn["seat"] for turn in stand["turns"]]
    assert planning == [1]


@pytest.mark.parametrize(
    ("request_", "problem"),
    [
        ({"do": "peek"}, "There is no request “peek”; requests: imagine, copy, moves"),
        ({"do": "moves"}, "There is no world —"),
        ({"do": "moves", "world": 9}, "There is no world 9"),
        ({"do": "play", "world": 1}, "“move” is missing"),
        ({"do": "play", "world": 1, "move": 999999}, "999,999 is not a move of this game"),
        ({"do": "play", "world": 1, "move": "fly 1"}, "“fly” is not a move of this game"),
        ({"do": "play", "world": 1, "move": 0, "seat": 5}, "seat 5"),
    ],
)
def test_what_cannot_be_done_is_said_and_changes_nothing(request_: dict[str, Any], problem: str) -> None:
    _, _, worlds = start()
    ask(worlds, "imagine")
    before = ask(worlds, "moves", world=1)
    assert problem in ask(worlds, **request_)["error"]
    assert ask(worlds, "moves", world=1) == before


def test_a_world_that_was_dropped_is_gone_and_makes_room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(asking, "MOST_WORLDS", 1)
    _, _, worlds = start()
    ask(worlds, "imagine")
    assert "No more than 1 world at once" in ask(worlds, "imagine")["error"]
    assert ask(worlds, "drop", world=1) == {}
    assert "There is no world 1" in ask(worlds, "scores", world=1)["error"]
    assert ask(worlds, "imagine") == {"world": 2}
