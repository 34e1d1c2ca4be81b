"""OpenSpiel: a game with explicit chance nodes, in which nothing that is still to be drawn can be looked up.

A game begins with chance nodes that draw its seed. A move that rolls or shuffles is followed by another one, and takes
effect once that has drawn: a copy of a state does not know what will be rolled. What lies face down already does lie
in a state; who searches deals it again from what their seat knows (`resample`).
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final

import msgspec
import numpy as np
import pyspiel

from imperia.games import game_names
from imperia.kernel.chance import Chance
from imperia.kernel.draws import Draws
from imperia.kernel.game import Game, Value
from imperia.kernel.state import State
from imperia.research.table import Table, find, versioned_name

# Outcomes of a chance node, and how many of them draw the seed.
OUTCOMES: Final = 1 << 10
DRAWS: Final = 2
EVENLY: Final = [(outcome, 1.0 / OUTCOMES) for outcome in range(OUTCOMES)]
FOLDED: Final = 1 << 60
# No game is as long as that.
LONGEST: Final = 200_000


def registered_name(game: Game) -> str:
    """The name of a game among OpenSpiel's, with its rules version: `imperia_founders_v2`."""
    return f"imperia_{versioned_name(game).replace('-', '_')}"


def type_of(name: str, solo: bool) -> pyspiel.GameType:
    """OpenSpiel's description of a game; a solo game is not zero-sum."""
    game = find(name)
    return pyspiel.GameType(
        short_name=registered_name(game),
        long_name=game.sheet.title.en,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM if solo else pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.sheet.seats[-1],
        min_num_players=game.sheet.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(Table(name)),
    )


def parameters(table: Table) -> dict[str, Value]:
    """A table as parameters that OpenSpiel writes down and reads again."""
    return {"seats": table.seats, **table.options}


class ImperiaGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel comes without types
    """A game, set up in one way."""

    def __init__(self, name: str, params: dict[str, Value] | None = None) -> None:
        given = dict(params or {})
        seats = given.pop("seats", None)
        self.table: Final = Table(name, None if seats is None else int(seats), given)
        solo = self.table.seats == 1
        info = pyspiel.GameInfo(
            num_distinct_actions=self.table.codes,
            max_chance_outcomes=OUTCOMES,
            num_players=self.table.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if solo else 0.0,
            max_game_length=LONGEST,
        )
        super().__init__(type_of(name, solo), info, params or {})

    def new_initial_state(self) -> ImperiaState:
        """Before the seed is drawn."""
        return ImperiaState(self, self.table)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> ImperiaObserver:
        """The observer that fills tensors and strings."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return ImperiaObserver(self.table, kind.perfect_recall)


class ImperiaState(pyspiel.State):  # type: ignore[misc]  # pyspiel comes without types
    """A position, or a draw that has to come before it."""

    def __init__(self, game: ImperiaGame, table: Table) -> None:
        super().__init__(game)
        self.table = table
        # None until the seed is drawn.
        self.position: State | None = None
        # All outcomes so far, folded into one number.
        self._drawn = 0
        self._draws = 0
        # The move that waits for its draw.
        self._waiting: tuple[int, int] | None = None
        # For each player a digest of all that they saw when they decided, and of what they decided.
        self._past = [b""] * table.seats

    def current_player(self) -> int:
        """The seat that decides next; chance, where something has to be drawn first."""
        if self.position is None or self._waiting is not None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.position.over else self.table.asked(self.position)

    def is_terminal(self) -> bool:
        """True when nothing remains to be done."""
        return self.position is not None and self.position.over

    def _legal_actions(self, player: int) -> list[int]:
        assert self.position is not None
        return sorted(self.table.offered(self.position, player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Numbers without a meaning of their own, all equally likely."""
        return EVENLY

    def _apply_action(self, action: int) -> None:
        if self.position is None or self._waiting is not None:
            self._draw(action)
            return
        seat = self.current_player()
        seen = blake2b(self._past[seat] + self.position.observe(seat), digest_size=16)
        seen.update(action.to_bytes(4, "little"))
        self._past[seat] = seen.digest()
        after = self.position.copy()
        after.take(seat, action)
        if after.chance.used == self.position.chance.used:
            self.position = after
        else:
            self._waiting = (seat, action)

    def _draw(self, outcome: int) -> None:
        self._drawn = (self._drawn * OUTCOMES + outcome) % FOLDED
        self._draws += 1
        if self.position is None:
            if self._draws == DRAWS:
                self.position = self.table.start(self._drawn)
            return
        assert self._waiting is not None
        self.position.chance = Draws(self.position.game.purposes, self._drawn)
        self.position.take(*self._waiting)
        self._waiting = None

    def _action_to_string(self, player: int, action: int) -> str:
        return f"draw {action}" if player == pyspiel.PlayerId.CHANCE else self.table.game.notation(action)

    def returns(self) -> list[float]:
        """The rewards at the end of the game."""
        if self.position is None or not self.position.over:
            return [0.0] * self.table.seats
        return self.table.rewards(self.position)

    def __str__(self) -> str:
        return f"{self.table.name}: {self.position!r}"

    def seen_by(self, player: int) -> str:
        """A player's view of the position as JSON; empty before the seed is drawn."""
        return "" if self.position is None else msgspec.json.encode(self.position.view(player)).decode()

    def known_to(self, player: int) -> str:
        """All that a player saw and did when it was theirs to decide, and what they see now."""
        return f"{self._past[player].hex()} {self.seen_by(player)}"

    def resampled(self, player: int, chance: Chance) -> ImperiaState:
        """A state that the player could not tell from this one."""
        twin: ImperiaState = self.clone()
        if twin.position is not None:
            twin.position = twin.position.imagine(player, chance)
        return twin


class ImperiaObserver:
    """Fills tensors and strings from a state, by OpenSpiel's own protocol."""

    def __init__(self, table: Table, perfect_recall: bool) -> None:
        self._perfect_recall: Final = perfect_recall
        low, _ = table.bounds
        self.tensor: Final = np.zeros(len(low), np.float32)
        self.dict: Final[dict[str, Any]] = {}
        place = 0
        for part in table.parts:
            self.dict[part.name] = self.tensor[place : place + len(part.words)]
            place += len(part.words)

    def set_from(self, state: ImperiaState, player: int) -> None:
        """Put what a player sees into the tensor."""
        self.tensor.fill(0.0)
        if state.position is not None:
            self.tensor[:] = state.table.observe(state.position, player)

    def string_from(self, state: ImperiaState, player: int) -> str:
        """A player's view, with all they saw before where recall is perfect."""
        return state.known_to(player) if self._perfect_recall else state.seen_by(player)


class Resampler:
    """Deals again what a player cannot know: `bot.set_resampler(Resampler(seed))` for OpenSpiel's IS-MCTS."""

    def __init__(self, seed: int = 0) -> None:
        self._chance: Final = Chance(seed)

    def __call__(self, state: ImperiaState, player: int) -> ImperiaState:
        return state.resampled(player, self._chance)


def class_of(name: str) -> type[ImperiaGame]:
    """The class of one game. OpenSpiel keeps classes to the end of the process, and no other objects."""

    def begin(self: ImperiaGame, params: dict[str, Value] | None = None) -> None:
        ImperiaGame.__init__(self, name, params)

    return type(f"{name.title()}Game", (ImperiaGame,), {"__init__": begin})


def load(table: Table) -> ImperiaGame:
    """The game of a table; only what is not as usual stands in its name."""
    usual = parameters(Table(table.game))
    changed = {name: value for name, value in parameters(table).items() if usual[name] != value}
    game: ImperiaGame = pyspiel.load_game(registered_name(table.game), changed)
    return game


for _name in game_names():
    pyspiel.register_game(type_of(_name, solo=False), class_of(_name))
