"""Bots think elsewhere, always alike, and whatever happens to them the table goes on."""

import asyncio
import os
import signal
from collections.abc import Iterator

import msgspec
import pytest

import imperia
from imperia.kernel.chance import Chance
from imperia.kernel.soundness import frozen
from imperia.server.thinking import Thinkers, Thought, prepare_thought
from tests.kernel.toy import TOY
from tests.server.service import Service


@pytest.fixture(scope="module")
def thinkers() -> Iterator[Thinkers]:
    one = Thinkers(1)
    yield one
    one.close()


def a_thought(bot: str = "greedy", seed: int = 3) -> Thought:
    state = imperia.game("founders").start(3, seed)
    return prepare_thought(state, state.to_act()[0], bot, seed, 0)


def test_the_same_decision_is_always_answered_alike(thinkers: Thinkers) -> None:
    first, again = a_thought(), a_thought()
    assert frozen(first) == frozen(again)
    assert asyncio.run(thinkers.choose(first)) == asyncio.run(thinkers.choose(again))


def test_what_leaves_for_a_worker_holds_no_secret_of_others() -> None:
    state = TOY.start(3, 5)
    state.play(1, state.moves(1)[0])
    thought = prepare_thought(state, 0, "random", 5, 1)
    other_world = state.imagine(0, Chance(99))
    assert frozen(prepare_thought(other_world, 0, "random", 5, 1)) == frozen(thought)


def test_a_bot_that_fails_is_moved_for(thinkers: Thinkers, caplog: pytest.LogCaptureFixture) -> None:
    broken = msgspec.structs.replace(a_thought(), bot="nobody")
    assert asyncio.run(thinkers.choose(broken)) in broken.moves
    assert caplog.text.count("The bot nobody failed") == 2


def test_a_worker_that_dies_is_replaced(thinkers: Thinkers) -> None:
    async def kill_while_asked() -> int:
        await thinkers.choose(a_thought())
        for process in list((thinkers._pool._processes or {}).values()):
            os.kill(process.pid or 0, signal.SIGKILL)
        return await thinkers.choose(a_thought("random"))

    assert asyncio.run(kill_while_asked()) in a_thought().moves
    assert asyncio.run(thinkers.choose(a_thought())) in a_thought().moves


def test_a_table_whose_bots_always_fail_is_played_to_its_end(service: Service) -> None:
    # The workers do not know the toy, so that every bot at it fails.
    opened = service.open("random", "greedy", game="toy")
    assert service.join(opened, None).until(lambda moment: moment.result is not None).moves > 0
