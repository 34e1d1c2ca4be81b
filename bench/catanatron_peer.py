"""Catanatron (four random players on its standard board) as a subject beside the games of Imperia."""

from typing import Any

from catanatron import Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT

from imperia.lab.bench import OWN, Copyable, Subject, sample


def subjects() -> list[Subject]:
    """The one game that catanatron plays."""
    return [Subject("catanatron", len(Color), "interpreted", {OWN: play}, sample(states_of))]


def play(seed: int) -> int:
    """Play a game as `Game.play` does, without the two copies that it makes for listeners."""
    game = new_game(seed)
    decisions = 0
    while unfinished(game):
        game.play_tick()
        decisions += 1
    return decisions


def states_of(seed: int) -> list[Copyable]:
    """All states of one game."""
    game = new_game(seed)
    kept: list[Copyable] = []
    while unfinished(game):
        kept.append(game.copy())
        game.play_tick()
    return kept


def new_game(seed: int) -> Any:
    """Set a game up; catanatron reads a seed of 0 as no seed, so seeds begin at 1."""
    return Game([RandomPlayer(color) for color in Color], seed=seed)


def unfinished(game: Any) -> bool:
    """True until somebody wins or catanatron's limit of turns is reached."""
    return game.winning_color() is None and game.state.num_turns < TURNS_LIMIT
