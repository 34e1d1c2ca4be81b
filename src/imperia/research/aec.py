"""PettingZoo: the seats as agents that take turns."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from imperia.kernel.state import State
from imperia.research.spaces import observation_space, seen, spell_seed
from imperia.research.table import Table


class ImperiaAEC(AECEnv):  # type: ignore[misc]  # PettingZoo comes without types
    """One game after another; `infos[agent]["action_mask"]` says what the agent whose turn it is may do."""

    def __init__(self, table: Table, seed: int | None) -> None:
        super().__init__()
        self.table: Final = table
        self.metadata: dict[str, Any] = {"name": table.name, "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = "ansi"
        self.possible_agents = [f"seat_{seat}" for seat in range(table.seats)]
        observed, acted = observation_space(table), spaces.Discrete(table.actions)
        self.observation_spaces = dict.fromkeys(self.possible_agents, observed)
        self.action_spaces = dict.fromkeys(self.possible_agents, acted)
        low, high = table.bounds
        self.state_space = spaces.Box(np.tile(low, table.seats), np.tile(high, table.seats), dtype=np.float32)
        # The Imperia state of the game that is being played.
        self.position: State
        self._seeds = np.random.default_rng(seed)
        self._moves: list[int] = []

    def __str__(self) -> str:
        return self.table.name

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The observation space, the same for all agents."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The action space, the same for all agents."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game; without a seed the next of a series that the first seed began."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self.position = self.table.start(spell_seed(self._seeds))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._ask()

    def observe(self, agent: str) -> Any:
        """An agent's current observation."""
        seat = self.possible_agents.index(agent)
        asked = not self.position.over and agent == self.agent_selection
        return seen(self.table, self.position, seat, self._moves if asked else [])

    def state(self) -> Any:
        """The observations of all agents, concatenated."""
        return np.concatenate([self.table.observe(self.position, seat) for seat in range(self.table.seats)])

    def decode(self, action: int) -> int:
        """The code of an action of the agent whose turn it is; -1 if it is not legal."""
        return self.table.decode(self._moves, int(action))

    def step(self, action: int | None) -> None:
        """Play the move of the agent whose turn it is."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        seat = self.possible_agents.index(agent)
        move = self.decode(action)
        if move < 0:
            self._end(self.table.punished(self.position, seat, int(action)))
        else:
            self.position.take(seat, move)
            if self.position.over:
                self._end(self.table.rewards(self.position))
            else:
                self.infos[agent] = {}
                self._clear_rewards()
                self._ask()
        self._accumulate_rewards()

    def render(self) -> str:
        """The table as text, as the agent whose turn it is sees it."""
        return str(self.position)

    def close(self) -> None:
        """Nothing is open."""

    def _ask(self) -> None:
        seat = self.table.asked(self.position)
        self._moves = self.table.offered(self.position, seat)
        self.agent_selection = self.possible_agents[seat]
        self.infos[self.agent_selection] = {"action_mask": self.table.mask(self._moves)}

    def _end(self, rewards: list[float]) -> None:
        self._moves = []
        self.rewards = dict(zip(self.possible_agents, rewards, strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos = {agent: {} for agent in self.agents}
