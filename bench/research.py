"""Decisions a second of the research interfaces, beside those of their peers in one run: `make bench-research`.

Everybody plays legal moves at random and is given an observation and the legal moves before each of them. All rows are
measured in turn, several times over, in seconds of this process on a core; the best round counts. A peer that is not
installed is left out.
"""

import argparse
import importlib
import importlib.util
import json
import time
import warnings
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pyspiel
from rich.console import Console
from rich.table import Table as Grid

import imperia
from imperia.build import builds
from imperia.kernel.batch import deciding, observations
from imperia.kernel.chance import Chance
from imperia.kernel.playout import random_move
from imperia.kernel.state import State
from imperia.research import batch_env, openspiel_game, pettingzoo_env

# Games that are played side by side in a batch.
ROWS = 64
SECONDS = 0.3
ROUNDS = 5
OPENSPIEL = ("backgammon", "gin_rummy", "leduc_poker", "connect_four")
ENVPOOL = ("Backgammon-v1", "ConnectFour-v1", "Chess-v1", "CartPole-v1")

# What is played for so many seconds; it gives the decisions that were made a second.
Runner = Callable[[float], float]


def timed(rounds: Iterator[int], seconds: float) -> float:
    """The decisions a second of what makes so many with every step."""
    next(rounds)
    begin = time.process_time()
    made = 0
    while (spent := time.process_time() - begin) < seconds:
        made += next(rounds)
    return made / spent


def batch(name: str, seats: int) -> Iterator[int]:
    """Our batch: observations, options and how many there are."""
    env = batch_env(name, ROWS, seats)
    lots = np.random.default_rng(1)
    while True:
        env.step((lots.random(ROWS) * env.counts).astype(np.int64))
        yield ROWS


def aec(env: Any) -> Iterator[int]:
    """A PettingZoo environment, agent by agent; the mask lies in the observation or beside it."""
    lots = np.random.default_rng(1)
    seed = 0
    while True:
        seed += 1
        env.reset(seed=seed)
        for _ in env.agent_iter():
            seen, _, ended, cut, info = env.last()
            if ended or cut:
                env.step(None)
                continue
            mask = info["action_mask"] if "action_mask" in info else seen["action_mask"]
            legal = np.flatnonzero(mask)
            env.step(int(legal[int(lots.random() * len(legal))]))
            yield 1


def openspiel(game: Any) -> Iterator[int]:
    """An OpenSpiel game, with the observation tensor of whoever decides."""
    lots = np.random.default_rng(1)
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(lots.random() * len(outcomes))][0])
                continue
            state.observation_tensor()
            legal = state.legal_actions()
            state.apply_action(legal[int(lots.random() * len(legal))])
            yield 1


def envpool(name: str) -> Iterator[int]:
    """A batch of EnvPool's in this process."""
    env = importlib.import_module("envpool").make_gymnasium(name, num_envs=ROWS, num_threads=1, seed=1)
    lots = np.random.default_rng(1)
    _, info = env.reset()
    while True:
        if "legal_action_mask" in info:
            # The place of the greatest lot among the legal ones.
            mask = info["legal_action_mask"].reshape(ROWS, -1)
            chosen = (lots.random(mask.shape) * mask).argmax(axis=1)
        else:
            chosen = lots.integers(env.action_space.n, size=ROWS)
        info = env.step(chosen.astype(np.int32))[-1]
        yield ROWS


def states_of(name: str, seats: int) -> list[State]:
    """States from all parts of a few random games."""
    game = imperia.game(name)
    found: list[State] = []
    for seed in range(3):
        state, chance = game.start(seats, seed, game.options_without_people({})), Chance(seed)
        moves = 0
        while not state.over:
            if moves % 17 == 0:
                found.append(state.copy())
            state.take(*random_move(state, chance))
            moves += 1
    return found


def watched(name: str, seats: int) -> Iterator[int]:
    """Observations alone, of whoever decides."""
    states = states_of(name, seats)
    seeing = deciding(states)
    while True:
        observations(states, seeing)
        yield len(states)


def connect_four() -> Any:
    """PettingZoo's game."""
    from pettingzoo.classic import connect_four_v3

    return connect_four_v3.env()


def subjects() -> dict[str, Iterator[int]]:
    """All that is measured, by its name."""
    found: dict[str, Iterator[int]] = {}
    for name in imperia.game_names():
        offered = imperia.game(name).sheet.seats
        for seats in (offered[0], offered[-1]):
            found[f"observe {name} {seats}"] = watched(name, seats)
            found[f"batch {name} {seats}"] = batch(name, seats)
            found[f"aec {name} {seats}"] = aec(pettingzoo_env(name, seats))
            found[f"openspiel {name} {seats}"] = openspiel(openspiel_game(name, seats))
    if importlib.util.find_spec("pygame"):
        found["aec PettingZoo's connect_four"] = aec(connect_four())
    for name in OPENSPIEL:
        found[f"openspiel OpenSpiel's {name}"] = openspiel(pyspiel.load_game(name))
    if importlib.util.find_spec("envpool"):
        for name in ENVPOOL:
            found[f"batch EnvPool's {name}"] = envpool(name)
    return found


def measured(seconds: float, rounds: int) -> dict[str, float]:
    """Decisions a second of everything, in turn."""
    playing = subjects()
    best = dict.fromkeys(playing, 0.0)
    for _ in range(rounds):
        for name, steps in playing.items():
            best[name] = max(best[name], timed(steps, seconds))
    return best


def table(found: dict[str, float]) -> Grid:
    """A row for each game, its interfaces side by side."""
    columns = ("observe", "batch", "aec", "openspiel")
    grid = Grid(
        "game", "observation, µs", "batch of 64", "AEC", "OpenSpiel", title=f"decisions a second ({builds()[-1]})"
    )
    for game in dict.fromkeys(name.partition(" ")[2] for name in found):
        speeds = [found.get(f"{column} {game}") for column in columns]
        first = f"{1e6 / speeds[0]:.1f}" if speeds[0] else ""
        grid.add_row(game, first, *(f"{speed:,.0f}" if speed else "" for speed in speeds[1:]))
    return grid


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of a table")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="length of one measurement")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="how often each measurement is repeated")
    arguments = parser.parse_args()
    warnings.simplefilter("ignore")
    found = measured(arguments.seconds, arguments.rounds)
    if arguments.json:
        print(json.dumps({name: round(speed) for name, speed in found.items()}))
    else:
        Console(width=100).print(table(found))


if __name__ == "__main__":
    main()
