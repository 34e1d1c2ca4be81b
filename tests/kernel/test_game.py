"""What every game refuses, and how it says so."""

import pickle
from typing import Any

import pytest

import imperia
from imperia.kernel.agenda import Step
from imperia.kernel.chance import Chance
from imperia.kernel.errors import BadMove, BadPosition, BadSetup, IllegalMove, ImperiaError, UnknownGame
from imperia.kernel.game import LONGEST_CLAUSE
from imperia.kernel.state import State
from imperia.kernel.typography import typeset
from tests.kernel.toy import TOY, VERBS, spelled


def test_an_unknown_game_names_the_games_there_are() -> None:
    with pytest.raises(UnknownGame, match="founders"):
        imperia.game("chess")


@pytest.mark.parametrize(
    ("setup", "problem"),
    [
        ({"seats": 4}, "not played by 4; seats: 2, 3"),
        ({"seats": True}, "not played by true"),
        ({"seed": -1}, "seed -1"),
        ({"seed": True}, "The seed"),
        ({"seed": 2**128}, "seed"),
        ({"options": {"long": True}}, "no option “long”; options: short, level"),
        ({"options": {"short": "yes"}}, "short cannot be yes; values: true, false"),
        ({"options": {"level": True}}, "level cannot be true; values: 1, 2"),
    ],
)
def test_a_setup_that_the_game_does_not_have_is_refused(setup: dict[str, Any], problem: str) -> None:
    with pytest.raises(BadSetup, match=problem):
        TOY.start(**setup)


def test_a_clause_may_be_long_and_not_longer() -> None:
    game = imperia.game("imperium")
    longest = "x" * LONGEST_CLAUSE
    assert game.complete_options({"campaign": longest})["campaign"] == longest
    with pytest.raises(BadSetup, match="campaign"):
        game.complete_options({"campaign": f"{longest}x"})


def test_a_table_like_the_last_one_is_refused_if_it_only_looks_like_it() -> None:
    """For Python true is one, and nobody checks a table again that is like the last."""
    TOY.start(2, options={"level": 1})
    with pytest.raises(BadSetup, match="level cannot be true"):
        TOY.start(2, options={"level": True})


def test_what_a_table_agreed_on_is_its_own() -> None:
    TOY.agreed(2, {"short": True})["level"] = 2
    assert TOY.agreed(2, {"short": True}) == {"short": True, "level": 1}


def test_a_move_out_of_turn_is_refused_with_the_seats_to_act_and_changes_nothing() -> None:
    state = TOY.position(_menu())
    before = state.data()
    with pytest.raises(IllegalMove, match="not the turn of seat 1") as refusal:
        state.play(1, TOY.parse("end"))
    assert refusal.value.reasons == ["TOY-003"]
    assert state.data() == before


def test_an_illegal_move_names_the_rule_in_both_languages() -> None:
    state = TOY.position(_menu())
    with pytest.raises(IllegalMove) as refusal:
        state.play(0, TOY.parse("build"))
    assert refusal.value.say("en") == "“build” is not allowed now: TOY-005."
    assert refusal.value.say("fr") == "«\u00a0build\u00a0» n’est pas permis maintenant\u00a0: TOY-005."


def test_a_move_may_be_given_by_its_notation() -> None:
    state, other = TOY.position(_menu()), TOY.position(_menu())
    state.play(0, "strike")
    other.play(0, TOY.parse("strike"))
    assert state.data() == other.data()


def test_a_notation_that_is_no_move_is_refused_and_changes_nothing() -> None:
    state = TOY.position(_menu())
    before = state.data()
    with pytest.raises(IllegalMove, match="“build” is not allowed now"):
        state.play(0, "build")
    with pytest.raises(BadMove, match="strike"):
        state.play(0, "strik")
    assert state.data() == before


def test_what_was_offered_before_is_not_legal_any_more() -> None:
    state = TOY.position(_menu())
    offered = state.moves(0)
    strike = TOY.parse("strike")
    assert strike in offered
    state.play(0, strike)
    with pytest.raises(IllegalMove, match="not the turn of seat 0"):
        state.play(0, strike)
    state.play(1, TOY.parse("suffer"))
    with pytest.raises(IllegalMove, match="not allowed"):
        state.play(0, strike)


def test_the_moves_that_are_handed_out_are_the_askers_own() -> None:
    state = TOY.position(_menu())
    offered = state.moves(0)
    state.moves(0).clear()
    assert state.moves(0) == offered
    state.moves(0).append(TOY.parse("build"))
    with pytest.raises(IllegalMove, match="not allowed"):
        state.play(0, TOY.parse("build"))


@pytest.mark.parametrize("code", [-1, VERBS.size, VERBS.size + 1])
def test_a_number_that_is_no_move_of_the_game_is_refused(code: int) -> None:
    state = TOY.position(_menu())
    with pytest.raises(IllegalMove, match="not a move of this game") as refusal:
        state.play(0, code)
    assert refusal.value.reasons == ["TOY-003"]


def test_nothing_is_legal_after_the_end() -> None:
    state = TOY.position({**_menu(), "agenda": []})
    assert (state.over, state.to_act(), state.awaited(), state.moves(0)) == (True, (), (), [])
    with pytest.raises(IllegalMove, match="over") as refusal:
        state.play(0, TOY.parse("end"))
    assert refusal.value.reasons == ["TOY-009"]


def test_a_saved_agenda_with_an_unknown_step_is_refused() -> None:
    with pytest.raises(BadPosition, match="no step “Dance”"):
        TOY.position({**_menu(), "agenda": [["Dance"]]})
    with pytest.raises(BadPosition, match="agenda BeginTurn") as refusal:
        TOY.position({**_menu(), "agenda": [["BeginTurn", 1, 2]]})
    assert refusal.value.say("fr") == typeset("agenda BeginTurn : il n'y a pas d'étape de ce nom avec [1, 2].", "fr")


def test_an_option_is_read_from_a_word() -> None:
    short, level = TOY.sheet.options
    assert (short.parse("TRUE"), level.parse("2")) == (True, 2)
    with pytest.raises(BadSetup, match="values: 1, 2"):
        level.parse("3")


def test_a_seat_that_is_not_at_the_table_sees_nothing() -> None:
    state = TOY.start(2)
    with pytest.raises(BadSetup, match="There is no seat 2: seats are numbered from 0 to 1"):
        state.view(2)
    with pytest.raises(BadSetup, match="There is no seat -1"):
        state.imagine(-1, Chance(1))


def test_things_say_what_they_are() -> None:
    state = TOY.position(_menu())
    assert repr(state) == "<toy, 2 seats: Menu() of 0>"
    assert repr(TOY.position({**_menu(), "agenda": []})) == "<toy, 2 seats: over>"
    assert repr(state.refusal(0, TOY.parse("build"))) == "IllegalMove('“build” is not allowed now: TOY-005.')"
    assert (repr(TOY), repr(state.scores()[0])) == ("<game toy>", "Score(0: points 0, built 0)")


def test_a_refusal_crosses_process_borders_whole() -> None:
    error = IllegalMove("forbidden", move="build", rules=["TOY-005"])
    again: ImperiaError = pickle.loads(pickle.dumps(error))
    assert isinstance(again, IllegalMove)
    assert (again.say("fr"), again.reasons) == (error.say("fr"), ["TOY-005"])


def _menu() -> dict[str, Any]:
    return spelled({"seats": 2, "seat": 0, "die": 1, "hands": [[1], [2]], "plans": [4, -1], "agenda": [["Menu"]]})


class Recite(Step[State]):
    """Says something and leaves the rest for later; it may break everything off first."""

    def __init__(self, said: list[str], word: str, instead: list[Step[Any]]) -> None:
        self.said = said
        self.word = word
        self.instead = instead

    def run(self, state: State) -> None:
        self.said.append(self.word)
        if self.instead:
            state.cut_short(self.instead)
            state.agenda.append(Recite(self.said, "after all", []))


def test_what_cuts_the_game_short_is_done_in_place_of_all_that_remains() -> None:
    said: list[str] = []
    last = Recite(said, "the end", [])
    state = TOY.position(_menu())
    state.agenda[:] = [Recite(said, "never", []), Recite(said, "enough", [last])]
    state.run()
    assert said == ["enough", "the end"]
    assert state.over


def test_a_table_of_programs_has_every_option_and_what_is_asked_for_counts() -> None:
    game = imperia.game("founders")
    assert game.options_without_people({}) == game.complete_options({"agreed_end": False})
    assert game.options_without_people({"agreed_end": True}) == game.complete_options({"agreed_end": True})
