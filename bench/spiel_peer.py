"""The search against OpenSpiel's IS-MCTS, which thinks several times as long; two seats, every seed from both.

    python -m bench.spiel_peer founders --seconds 0.02 --times 10 --seeds 10

IS-MCTS is OpenSpiel's own, on the adapter of `imperia.research`; its random playouts run in compiled code, so that it
gets through many more of them than with OpenSpiel's own loop. Both are held to processor time.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import numpy as np
from open_spiel.python.algorithms import ismcts

from bench.strength import Clock, interval
from imperia.bots.bot import know
from imperia.bots.search import SearchBot
from imperia.kernel.chance import Chance
from imperia.kernel.draws import Draws
from imperia.kernel.lots import Lots
from imperia.kernel.playout import playout
from imperia.research.spiel import ImperiaState, Resampler, load
from imperia.research.table import Table, find

EXPLORE = 2.0


class Playouts:
    """Judges a position by one random game from there, all moves equally likely."""

    def __init__(self, seed: int) -> None:
        self._chance = Chance(seed)
        self._lots = Lots(seed)

    def evaluate(self, state: ImperiaState) -> list[float]:
        """The rewards of the random game."""
        assert state.position is not None
        game = state.position.copy()
        game.chance = Draws(game.chance.purposes, self._chance.seed())
        playout(game, self._lots)
        return state.table.rewards(game)

    def prior(self, state: ImperiaState) -> list[tuple[int, float]]:
        """No move is likelier than another."""
        moves = state.legal_actions()
        return [(move, 1.0 / len(moves)) for move in moves]


class TimedSearch(ismcts.ISMCTSBot):  # type: ignore[misc]  # OpenSpiel comes without types
    """IS-MCTS for so many seconds of a processor; all of its simulations are counted."""

    def __init__(self, game: Any, seconds: float, seed: int) -> None:
        super().__init__(
            game,
            Playouts(seed),
            EXPLORE,
            max_simulations=1,
            random_state=np.random.RandomState(seed),
            allow_inconsistent_action_sets=True,
        )
        self.set_resampler(Resampler(seed))
        self._seconds = seconds
        self.simulations = 0

    def run_search(self, state: ImperiaState) -> list[tuple[int, float]]:
        """As the bot's own, as long as the time lasts."""
        self.reset()
        moves = state.legal_actions()
        if len(moves) == 1:
            return [(moves[0], 1.0)]
        root = self.create_new_node(state)
        begin = time.process_time()
        while root.total_visits < 1 or time.process_time() - begin < self._seconds:
            self.run_simulation(self.sample_root_state(state))
            self.simulations += 1
        final: list[tuple[int, float]] = self.get_final_policy(state, self.filter_illegals(root, moves))
        return final


def play(table: Table, seed: int, seat: int, seconds: float, times: float, clocks: list[Clock]) -> tuple[float, int]:
    """The search's share of the win in one game, and the simulations of the other in all."""
    game = load(table)
    state = game.new_initial_state()
    chance = Chance(seed)
    search, other = SearchBot(seed, seconds=seconds), TimedSearch(game, times * seconds, seed)
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(chance.below(len(state.chance_outcomes())))
            continue
        assert state.position is not None
        mover = state.current_player()
        choice = len(state.legal_actions()) > 1
        begin = time.process_time()
        move = search.choose(know(state.position, mover, chance.fork())) if mover == seat else int(other.step(state))
        if choice:
            clocks[mover != seat].add(time.process_time() - begin)
        state.apply_action(move)
    assert state.position is not None
    winners = state.position.winners()
    return (1 / len(winners) if seat in winners else 0.0), other.simulations


def main() -> None:
    """Play, and print one line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seconds", type=float, default=0.02)
    parser.add_argument("--times", type=float, default=10.0)
    parser.add_argument("--seeds", type=int, default=10)
    parser.add_argument("--first", type=int, default=1000)
    parser.add_argument("--minutes", type=float, default=60.0, help="processor time, to the end of the seed")
    asked = parser.parse_args()
    table = Table(find(asked.game), 2)
    clocks = [Clock(), Clock()]
    shares: list[float] = []
    simulations = 0
    begin = time.process_time()
    for seed in range(asked.first, asked.first + asked.seeds):
        games = [play(table, seed, seat, asked.seconds, asked.times, clocks) for seat in (0, 1)]
        shares.append(sum(share for share, _ in games) / 2)
        simulations += sum(count for _, count in games)
        if time.process_time() - begin > 60 * asked.minutes:
            break
    mean, low, high = interval(shares)
    own, peer = (clock.seconds / max(1, clock.decisions) for clock in clocks)
    won = f"{100 * mean:.0f} % [{100 * low:.0f} to {100 * high:.0f}] of {2 * len(shares)} games"
    print(
        f"{asked.game} search:{asked.seconds}s against IS-MCTS: {won}, {own:.3f} against {peer:.3f} s a decision, "
        f"{simulations / max(1, clocks[1].decisions):.0f} simulations a decision of IS-MCTS",
        flush=True,
    )


if __name__ == "__main__":
    main()
