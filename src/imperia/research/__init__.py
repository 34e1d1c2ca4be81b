"""Standard interfaces for learners and their frameworks; each needs its framework, which `imperia[research]` brings.

`import imperia.research` itself needs none of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from imperia.kernel.form import Part
from imperia.kernel.game import Game, Value

if TYPE_CHECKING:
    import gymnasium
    import pettingzoo
    import pyspiel

    from imperia.research.batch import BatchEnv
    from imperia.research.moves import MoveFeatures
    from imperia.research.table import Floats

__all__ = ["batch_env", "gymnasium_env", "move_features", "named", "openspiel_game", "pettingzoo_env"]


def pettingzoo_env(
    game: str | Game,
    seats: int | None = None,
    seed: int | None = None,
    *,
    reward: str = "win",
    illegal: str = "lose",
    actions: str = "codes",
    **options: Value,
) -> pettingzoo.AECEnv:
    """A game as a PettingZoo environment in which agents take turns."""
    from imperia.research.aec import ImperiaAEC
    from imperia.research.table import Table

    return ImperiaAEC(Table(game, seats, options, reward, illegal, actions), seed)


def gymnasium_env(
    game: str | Game,
    seats: int | None = None,
    seed: int | None = None,
    opponents: str = "random",
    seat: int = 0,
    *,
    reward: str = "win",
    illegal: str = "lose",
    actions: str = "codes",
    render_mode: str | None = None,
    **options: Value,
) -> gymnasium.Env[object, object]:
    """A game as a Gymnasium environment: one seat learns, bots (one name, or one for each other seat) have the rest."""
    from imperia.research.single import ImperiaEnv, spec_of
    from imperia.research.table import Table

    table = Table(game, seats, options, reward, illegal, actions)
    env = ImperiaEnv(table, seed, opponents, seat, render_mode)
    env.spec = spec_of(
        table.name,
        seats=table.seats,
        seed=seed,
        opponents=opponents,
        seat=seat,
        reward=reward,
        illegal=illegal,
        actions=actions,
        **options,
    )
    return env


def openspiel_game(game: str | Game, seats: int | None = None, **options: Value) -> pyspiel.Game:
    """A game as an OpenSpiel game; `pyspiel.load_game(str(game))` finds it again."""
    from imperia.research.spiel import load
    from imperia.research.table import Table

    return load(Table(game, seats, options))


def batch_env(
    game: str | Game,
    count: int,
    seats: int | None = None,
    seed: int = 0,
    *,
    reward: str = "win",
    **options: Value,
) -> BatchEnv:
    """Many tables of one game in one process, with observations and legal moves as arrays."""
    from imperia.research.batch import BatchEnv
    from imperia.research.table import Table

    return BatchEnv(Table(game, seats, options, reward, "raise"), count, seed)


def named(parts: Sequence[Part], observations: Floats) -> dict[str, Floats]:
    """The parts of an observation (`game.observation_parts(seats)`) by name, each in its own shape.

    The last axis of the array is that of the numbers: those of one observation, or of many in rows.
    """
    from imperia.research.table import named

    return named(parts, observations)


def move_features(game: str | Game) -> MoveFeatures:
    """The features of every code of a game's vocabulary, as a table with named columns."""
    from imperia.research.moves import MoveFeatures
    from imperia.research.table import find

    return MoveFeatures(find(game))
