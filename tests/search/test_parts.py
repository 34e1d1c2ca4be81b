"""The parts of a search, each at a table where its answer is known."""

from collections.abc import Callable

import pytest

import imperia
from imperia.games.founders.state import FoundersState
from imperia.games.settlers.state import SettlersState
from imperia.kernel.chance import Chance
from imperia.kernel.playout import random_move
from imperia.kernel.score import lead
from imperia.kernel.sketch import Sketch
from imperia.kernel.state import State
from imperia.search.budget import Budget
from imperia.search.candidates import Scout
from imperia.search.field import Field
from imperia.search.lines import MARGIN, WIN, begin_line, end_value, play_line, play_on
from imperia.search.mind import Mind, Worlds
from imperia.search.plans import ALIKE, MOST, Drawer, drawers, leading, written
from imperia.search.policy import LEAST, Policy, goes_on, value_of
from tests.games.base import play
from tests.games.founders.table import nation, table
from tests.games.settlers.table import player
from tests.games.settlers.table import table as settled
from tests.kernel.toy import TOY, VERBS, ToyGame, ToyState, toy

FOUNDERS = imperia.game("founders")
SETTLERS = imperia.game("settlers")
YUAN = imperia.game("yuan")


def at_a_lake() -> FoundersState:
    """A seat that takes a forest or a grove, and puts it beside its lake."""
    rows = {"nature": ["forest", "grove"], "city": ["market_iron"]}
    return table(nation("lake 0,0"), nation("lake 0,0"), step="add", rows=rows)


def at_the_tavern() -> SettlersState:
    """A turn of Settlers in which a move takes up to four answers: gold may stand in for what a tavern costs."""
    rome = player("roman", "2 gold 1 wood 1 stone 1 food 4 worker", hand=["tavern", "castle", "town"])
    return settled(rome, player("egyptian", hand=["mill"]))


def whole_moves(state: State, path: tuple[int, ...] = ()) -> dict[tuple[int, ...], float]:
    """What each move of seat 0 looks worth when it is completed."""
    found: dict[tuple[int, ...], float] = {}
    for move in state.moves(0):
        twin = state.copy()
        twin.take(0, move)
        whole = (*path, move)
        found |= whole_moves(twin, whole) if goes_on(twin, 0) else {whole: value_of(twin, 0)}
    return found


def finished(seats: int = 2) -> State:
    """The end of a random game."""
    state, chance = YUAN.start(seats, 3), Chance(4)
    while not state.over:
        state.take(*random_move(state, chance))
    return state


def planning(seats: int) -> State:
    """The first secret plans of a game."""
    state = YUAN.start(seats, 3)
    while YUAN.length(state) < 1:
        seat = state.awaited()[0]
        state.take(seat, state.moves(seat)[0])
    return state


# Budget


@pytest.mark.parametrize(("lines", "found"), [(3, 2), (30, 6), (1000, 12)])
def test_more_candidates_are_compared_the_more_lines_there_are(lines: int, found: int) -> None:
    assert Budget(lines).candidates(12) == found


def test_who_thinks_by_the_clock_compares_as_many_as_there_may_be() -> None:
    assert Budget(0, 1.0).candidates(12) == 12


# Candidates


def test_all_whole_moves_are_found_with_what_they_look_worth() -> None:
    state = at_the_tavern()
    scout = Scout(0, 100_000)
    scout.look(state)
    found = scout.best(9999, 9999)
    assert {tuple(one.moves): one.promise for one in found} == whole_moves(state)
    assert {one.worlds for one in found} == {1}
    promises = [one.promise for one in found]
    scout.look(state)
    again = scout.best(9999, 9999)
    assert {one.worlds for one in again} == {2}
    assert [one.promise for one in again] == promises == sorted(promises, reverse=True)


def test_the_best_of_each_first_move_come_first_and_then_any() -> None:
    scout = Scout(0, 100_000)
    scout.look(at_the_tavern())
    ranked = scout.best(9999, 9999)
    first = ranked[0]
    second = next(one for one in ranked if one.moves[0] != first.moves[0])
    third = next(one for one in ranked if one.moves[0] not in (first.moves[0], second.moves[0]))
    # Some that begin like the best one are better than the best of another kind.
    assert ranked.index(second) > 2
    assert scout.best(3, 3) == [first, second, third]
    assert scout.best(4, 2) == [*ranked[:3], second]
    assert scout.best(3, 1) == ranked[:3]


@pytest.mark.parametrize("each", [0, LEAST])
def test_a_move_is_judged_before_it_is_completed_where_that_takes_too_long(each: int) -> None:
    state = at_the_tavern()
    scout = Scout(0, each * len(state.moves(0)))
    scout.look(state)
    begun = [one.moves for one in scout.best(9999, 9999) if goes_on(begin_line(state, 0, one.moves), 0)]
    # The sixth position of the tavern is the last one that is looked at.
    said = [" ".join(map(SETTLERS.notation, moves)) for moves in begun]
    assert sorted(said) == ["build tavern gold 0 gold 1", "build tavern gold 1"]


class AdvisesTheFirstCard(ToyGame):
    """Its advice is the first move of the vocabulary, wherever that is legal, and another plan looks better."""

    def advise(self, state: ToyState, seat: int) -> int:
        return 0 if 0 in state.moves(seat) else -1

    def worths(self, state: ToyState) -> list[float]:
        return [float(plan) for plan in state.plans]


def test_advice_is_followed_even_if_it_is_the_first_move_of_all() -> None:
    state = toy(AdvisesTheFirstCard).start(2, 1)
    assert isinstance(state, ToyState)
    state.hands[0] = [0, 5, 9]
    after = Policy(100).move_on(state.copy())
    assert isinstance(after, ToyState)
    assert after.plans[0] == 0
    assert Mind(1, Budget(10)).choose(lambda chance: state.copy(), 0, state.moves(0)) == 0


def test_the_first_of_moves_that_look_alike_is_made() -> None:
    state = TOY.start(2, 1)
    after = Policy(100).move_on(state.copy())
    assert isinstance(after, ToyState)
    assert VERBS.code("plan", after.plans[0]) == state.moves(0)[0]


# Lines


def test_what_is_not_legal_in_a_world_is_left_to_the_policy() -> None:
    state = at_a_lake()
    moves = [FOUNDERS.parse("take forest"), FOUNDERS.parse("at 9,9"), FOUNDERS.parse("at 1,0")]
    assert begin_line(state, 0, moves) == play(state.copy(), "take forest")
    assert begin_line(state, 0, [moves[0], moves[2]]) == play(state.copy(), "take forest", "at 1,0")
    assert begin_line(state, 1, moves) == state


def test_to_win_is_worth_more_than_any_margin() -> None:
    over = finished()
    (winner,) = over.winners()
    margin = abs(lead(over.game.worths(over), winner, 1.0))
    assert end_value(over, winner) == pytest.approx(WIN + MARGIN * margin)
    assert end_value(over, 1 - winner) == pytest.approx(-MARGIN * margin)


def test_where_nothing_is_decided_the_chance_to_win_counts_first() -> None:
    world = at_a_lake()
    ahead = lead(world.game.worths(world), 0, 1.0)
    assert end_value(world, 0) == pytest.approx(WIN * world.game.chances(world)[0] + MARGIN * ahead)


def test_a_line_is_worth_what_its_end_is_worth() -> None:
    world = at_a_lake()
    moves = [FOUNDERS.parse("take forest"), FOUNDERS.parse("at 1,0")]
    until = FOUNDERS.stage(world, 0) + 1
    end = play_on(begin_line(world, 0, moves), 0, until, Policy(400))
    assert FOUNDERS.stage(end, 0) == until
    assert play_line(world, 0, moves, until, Policy(400)) == end_value(end, 0)


# The policy


def test_the_policy_takes_what_looks_best_once_it_is_completed() -> None:
    state = at_the_tavern()
    assert SETTLERS.advise(state, 0) < 0
    best = max(whole_moves(state).values())
    assert value_of(Policy(100_000).move_on(state.copy()), 0) == best


def test_a_question_completes_a_move_only_for_whoever_has_begun_it() -> None:
    state = at_a_lake()
    assert not goes_on(state, 0)
    begun = play(state, "take forest")
    assert (goes_on(begun, 0), goes_on(begun, 1)) == (True, False)
    assert not goes_on(finished(), 0)


# Secret plans


def test_a_plan_is_drawn_the_likelier_the_better_it_looks() -> None:
    plans = [Sketch([1], 0, 3.0), Sketch([2], 0, 2.0), Sketch([3], 0, -3000.0)]
    chance = Chance(5)
    drawn = [Drawer(plans).draw(chance).moves[0] for _ in range(400)]
    # One point makes it e times as likely.
    assert 270 < drawn.count(1) < 315
    assert drawn.count(1) + drawn.count(2) == 400


def test_plans_lead_by_their_worth_with_few_of_each_kind() -> None:
    alike = [Sketch([move], 0, 100.0 - move) for move in range(ALIKE + 2)]
    other = [Sketch([50 + move], 1 + move, float(move)) for move in range(MOST)]
    found = leading([*other, *alike])
    assert [one.moves[0] for one in found[: ALIKE + 1]] == [0, 1, 50 + MOST - 1]
    assert len(found) == MOST
    assert len(leading(alike)) == ALIKE


def test_every_other_screen_hides_a_likely_plan() -> None:
    world = planning(3)
    others = drawers(world, 1)
    assert len(others) == 2
    assert world.awaited() == (0, 1, 2)
    assert written(world, 1, others, Chance(1)).awaited() == (1,)
    assert Worlds(lambda chance: world, 1, Chance(1), others).draw().awaited() == (1,)
    assert Worlds(lambda chance: world, 1, Chance(1), []).draw() is world


def test_everybody_writes_their_own_plan() -> None:
    world = planning(4)
    plans = [leading(YUAN.sketches(world, seat))[0] for seat in (0, 2, 3)]
    sure = [Drawer([plan]) for plan in plans]
    expected = world.copy()
    for seat, plan in zip((0, 2, 3), plans, strict=True):
        for move in plan.moves:
            expected.take(seat, move)
    assert written(world, 1, sure, Chance(1)) == expected


# The mind


class Counted:
    """Imagined states, and how many were asked for."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.asked = 0

    def __call__(self, chance: Chance) -> State:
        self.asked += 1
        return self.state.imagine(0, chance)


def refuse(chance: Chance) -> State:
    raise AssertionError("there is nothing to think about")


def test_who_has_no_choice_does_not_think() -> None:
    imagine: Callable[[Chance], State] = refuse
    assert Mind(1, Budget(5)).choose(imagine, 0, [7]) == 7


def test_the_last_answer_of_a_plan_is_given_once_though_there_is_no_other() -> None:
    mind = Mind(1, Budget(5))
    mind._memory.begin_plan([3, 7])
    assert mind.choose(Counted(at_a_lake()), 0, [7]) == 7
    assert mind._memory.rest == []


def test_a_mind_takes_the_move_that_stands_out() -> None:
    state = at_a_lake()
    imagine = Counted(state)
    mind = Mind(1, Budget(2))
    move = mind.choose(imagine, 0, state.moves(0))
    # One state to find moves in, one more, and one in which two lines are played.
    assert imagine.asked == 3
    assert move in state.moves(0)
    begun = play(state.copy(), FOUNDERS.notation(move))
    imagine = Counted(begun)
    # The rest of the move was thought of with its beginning.
    assert mind.choose(imagine, 0, begun.moves(0)) in begun.moves(0)
    assert imagine.asked == 1


def test_half_of_the_candidates_are_out_when_half_of_the_lines_are_played() -> None:
    state = at_a_lake()
    scout = Scout(0, 2000)
    scout.look(state)
    candidates = [one.moves for one in scout.best(4, 4)]
    field = Field(4)
    mind = Mind(1, Budget(12))
    mind._compare(field, Worlds(Counted(state), 0, Chance(2), []), 0, candidates)
    # Four lines in each of two worlds, two in each of two more.
    assert sorted(map(len, field.values)) == [2, 2, 4, 4]
    assert len(field.left) == 2
