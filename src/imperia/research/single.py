"""Gymnasium: one seat learns, bots have the others."""

from __future__ import annotations

from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.envs.registration import EnvSpec

from imperia.bots import Team, find_bot
from imperia.games import game, game_names
from imperia.kernel.errors import BadSetup
from imperia.kernel.state import State
from imperia.research.spaces import observation_space, seen, spell_seed
from imperia.research.table import Mask, Table, versioned_name

ENTRY: Final = "imperia.research:gymnasium_env"


class ImperiaEnv(gymnasium.Env[Any, Any]):
    """One game after another from one seat; `action_masks()` and `info["action_mask"]` say what is legal."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012  (Gymnasium's own declaration)

    def __init__(self, table: Table, seed: int | None, opponents: str, seat: int, render_mode: str | None) -> None:
        if not 0 <= seat < table.seats:
            raise BadSetup("seat_range", seat=seat, last=table.seats - 1)
        self.table: Final = table
        self.seat: Final = seat
        self.render_mode = render_mode
        self.observation_space = observation_space(table)
        self.action_space = spaces.Discrete(table.actions)
        # The Imperia state of the game that is being played.
        self.position: State
        self._opponents: Final = opponents_by_seat(opponents, table.seats, seat)
        for bot in self._opponents.values():
            # Refuse what is no bot before anybody waits for a first game.
            find_bot(bot)
        self._team: Team
        self._seeds = np.random.default_rng(seed)
        self._moves: list[int] = []

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Begin a game and play on to one's first decision; without a seed the next of a series."""
        super().reset(seed=seed)
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        number = spell_seed(self._seeds)
        self.position = self.table.start(number)
        self._team = Team(self._opponents, number)
        self._play_others()
        return self._seen(), self._info()

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Play a move, and those of the others up to one's next decision."""
        move = self.decode(action)
        if move < 0:
            rewards = self.table.punished(self.position, self.seat, int(action))
            self._moves = []
            return self._seen(), rewards[self.seat], True, False, self._info()
        self.position.take(self.seat, move)
        self._play_others()
        over = self.position.over
        reward = self.table.rewards(self.position)[self.seat] if over else 0.0
        return self._seen(), reward, over, False, self._info()

    def decode(self, action: int) -> int:
        """The code of an action; -1 if it is not legal."""
        return self.table.decode(self._moves, int(action))

    def action_masks(self) -> Mask:
        """The legal actions now, under the name that masked learners call."""
        return self.table.mask(self._moves)

    def render(self) -> str:
        """The table as text, as the seat sees it."""
        return self.table.game.picture(self.position.view(self.seat), "en", 100)

    def _play_others(self) -> None:
        self._moves = []
        while not self.position.over:
            asked = self.table.asked(self.position)
            if asked == self.seat:
                self._moves = self.table.offered(self.position, self.seat)
                return
            self.position.take(asked, self._team.choose(self.position, asked))

    def _seen(self) -> Any:
        return seen(self.table, self.position, self.seat, self._moves)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.table.mask(self._moves)}


def opponents_by_seat(opponents: str, seats: int, seat: int) -> dict[int, str]:
    """The bot of every other seat: one name for all of them, or one for each with commas between them."""
    others = [other for other in range(seats) if other != seat]
    names = opponents.split(",")
    if len(names) == 1:
        names *= len(others)
    if len(names) != len(others):
        raise BadSetup("bot_count", bots=len(names), seats=len(others))
    return dict(zip(others, names, strict=True))


def spec_of(game: str, **settings: Any) -> EnvSpec:
    """How Gymnasium makes such an environment again."""
    return EnvSpec(f"imperia/{game}", entry_point=ENTRY, kwargs={"game": game, **settings})


# Gymnasium finds all games by name: `gymnasium.make("imperia.research.single:imperia/founders-v2")`.
for _name in game_names():
    _versioned = versioned_name(game(_name))
    gymnasium.register(f"imperia/{_versioned}", entry_point=ENTRY, kwargs={"game": _versioned})
