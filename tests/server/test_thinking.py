"""Bots think elsewhere, always alike, and whatever happens to them the table goes on."""

import asyncio
import os
import signal
from collections import OrderedDict
from collections.abc import Iterator

import msgspec
import pytest

import imperia
from imperia.bots import BOTS, Knowledge
from imperia.kernel.chance import Chance
from imperia.kernel.soundness import frozen
from imperia.server.thinking import PATIENCE, Thinkers, Worker
from imperia.server.thought import Thought, prepare_thought, think
from tests.kernel.toy import TOY
from tests.server.service import Service


@pytest.fixture(scope="module")
def thinkers() -> Iterator[Thinkers]:
    one = Thinkers(1)
    yield one
    one.close()


def a_thought(bot: str = "greedy", seed: int = 3) -> Thought:
    state = imperia.game("founders").start(3, seed)
    return prepare_thought(f"table{seed}", state, state.to_act()[0], bot, seed, 0)


def test_the_same_decision_is_always_answered_alike(thinkers: Thinkers) -> None:
    first, again = a_thought(), a_thought()
    assert frozen(first) == frozen(again)
    # Bots of two tables that are alike in all but their names.
    other = msgspec.structs.replace(again, who="another table")
    assert asyncio.run(thinkers.choose(first)) == asyncio.run(thinkers.choose(other))


class Counting:
    """A bot that plays its first decision's first move, its second decision's second one, and so on."""

    def __init__(self, seed: int) -> None:
        self.asked = -1

    def choose(self, knowledge: Knowledge) -> int:
        self.asked += 1
        return knowledge.moves[self.asked]


def test_a_seat_keeps_its_bot_from_decision_to_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "counting", Counting)
    one, other = a_thought("counting"), a_thought("counting", seed=4)
    assert [think(one), think(one), think(other), think(one)] == [*one.moves[:2], other.moves[0], one.moves[2]]


def test_what_leaves_for_a_worker_holds_no_secret_of_others() -> None:
    state = TOY.start(3, 5)
    state.play(1, state.moves(1)[0])
    thought = prepare_thought("table", state, 0, "random", 5, 1)
    other_world = state.imagine(0, Chance(99))
    assert frozen(prepare_thought("table", other_world, 0, "random", 5, 1)) == frozen(thought)


def test_a_bot_that_fails_is_moved_for(thinkers: Thinkers, caplog: pytest.LogCaptureFixture) -> None:
    broken = msgspec.structs.replace(a_thought(), who="nobody's", bot="nobody")
    assert asyncio.run(thinkers.choose(broken)) in broken.moves
    assert caplog.text.count("The bot nobody failed") == 2


def test_a_worker_that_dies_is_replaced(thinkers: Thinkers) -> None:
    async def kill_while_asked() -> int:
        await thinkers.choose(a_thought())
        for pid in thinkers.processes():
            os.kill(pid, signal.SIGKILL)
        return await thinkers.choose(a_thought("random"))

    assert asyncio.run(kill_while_asked()) in a_thought().moves
    assert asyncio.run(thinkers.choose(a_thought())) in a_thought().moves


def test_a_table_whose_bots_always_fail_is_played_to_its_end(service: Service) -> None:
    # The workers do not know the toy, so that every bot at it fails.
    opened = service.open("random", "greedy", game="toy")
    assert service.join(opened, None).until(lambda moment: moment.result is not None).moves > 0


def test_the_bot_that_was_not_asked_for_longest_is_forgotten_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "counting", Counting)
    monkeypatch.setattr("imperia.server.thought.MOST_BOTS", 2)
    monkeypatch.setattr("imperia.server.thought._BOTS", OrderedDict())
    one, two, three = (a_thought("counting", seed) for seed in (31, 32, 33))
    for thought in (one, two, one, three):
        think(thought)
    # The second was forgotten for the third and begins anew; the first has been asked twice.
    assert think(one) == one.moves[2]
    assert think(three) == three.moves[1]
    assert think(two) == two.moves[0]


def test_a_worker_is_a_process_that_lets_everybody_else_go_first(thinkers: Thinkers) -> None:
    asyncio.run(thinkers.choose(a_thought()))
    (worker,) = thinkers.processes()
    assert worker != os.getpid()
    assert os.getpriority(os.PRIO_PROCESS, worker) == 19


def test_a_level_that_is_too_slow_for_the_load_steps_down_and_says_so_once(caplog: pytest.LogCaptureFixture) -> None:
    thinkers = Thinkers(1)
    thought = a_thought("expert")
    assert thinkers.step_down(thought, 0.5) is thought
    assert thinkers.step_down(thought, PATIENCE + 1).bot == "strong"
    assert thinkers.step_down(thought, PATIENCE + 1).bot == "strong"
    assert thinkers.step_down(thought, 10 * PATIENCE).bot == "quick"
    assert caplog.text.count("expert plays as strong at founders") == 1
    assert thinkers.step_down(thought, 0.0).bot == "expert"


@pytest.mark.parametrize("bot", ["quick", "gentle", "greedy", "random"])
def test_a_level_that_answers_at_once_has_nothing_to_step_down_to(bot: str) -> None:
    thought = a_thought(bot)
    assert Thinkers(1).step_down(thought, 100 * PATIENCE) is thought


def test_a_worker_knows_how_long_others_would_wait_for_it() -> None:
    async def two_at_once() -> list[float]:
        worker = Worker()
        waits = [worker.wait()]
        asked = [asyncio.create_task(worker.ask(a_thought(seed=seed))) for seed in (3, 4)]
        await asked[0]
        waits.append(worker.wait())
        await asked[1]
        waits.append(worker.wait())
        worker.close()
        return waits

    before, while_asked, after = asyncio.run(two_at_once())
    assert before == after == 0.0
    assert while_asked > 0.0
