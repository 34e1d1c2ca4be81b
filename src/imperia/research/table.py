"""Shared by all interfaces: a game set up in one way, whose decision it is, and what programs may choose from."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from imperia.games import game as find_game
from imperia.kernel.errors import BadSetup
from imperia.kernel.form import Part
from imperia.kernel.game import Game, Value
from imperia.kernel.state import State
from imperia.research.moves import MoveFeatures
from imperia.research.rewards import REWARDS, for_illegal

Floats = NDArray[np.float32]
Mask = NDArray[np.int8]

# `founders-v3` is Founders under its third rules version; `founders` is whatever version is here.
VERSIONED: Final = re.compile(r"(?P<name>.+)-v(?P<version>[0-9]+)")
# An option in the short list of legal moves; no game offers more at once.
MOST_OPTIONS: Final = 128
ILLEGAL: Final = ("lose", "raise")
ACTIONS: Final = ("codes", "options")


def find(game: str | Game) -> Game:
    """A game by its name, which may have the rules version behind it."""
    if isinstance(game, Game):
        return game
    versioned = VERSIONED.fullmatch(game)
    if versioned is None:
        return find_game(game)
    found = find_game(versioned["name"])
    if found.sheet.rules_version != int(versioned["version"]):
        raise BadSetup("other_version", game=game, version=versioned_name(found))
    return found


def versioned_name(game: Game) -> str:
    """The name under which results can be compared: the game and the version of its rules."""
    return f"{game.name}-v{game.sheet.rules_version}"


def one_of(field: str, value: str, values: Sequence[str]) -> str:
    """Refuse a word that means nothing here."""
    if value not in values:
        raise BadSetup("bad_option_value", option=field, value=value, values=tuple(values))
    return value


def named(parts: Sequence[Part], observations: Floats) -> dict[str, Floats]:
    """The parts of an observation by name, each in its own shape; of many at once if there are axes before the last."""
    found: dict[str, Floats] = {}
    place = 0
    for part in parts:
        end = place + len(part.words)
        found[part.name] = observations[..., place:end].reshape(*observations.shape[:-1], *part.shape)
        place = end
    return found


class Table:
    """One way to set a game up for programs; it starts games and reads them for whoever decides."""

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        options: Mapping[str, Value] | None = None,
        reward: str = "win",
        illegal: str = "lose",
        actions: str = "codes",
    ) -> None:
        self.game: Final = find(game)
        self.seats: Final = self.game.sheet.usual_seats if seats is None else seats
        self.options: Final = self.game.options_without_people(options or {})
        self.name: Final = versioned_name(self.game)
        self.reward: Final = one_of("reward", reward, list(REWARDS))
        self.raises: Final = one_of("illegal", illegal, ILLEGAL) == "raise"
        self.short: Final = one_of("actions", actions, ACTIONS) == "options"
        # Refuse options that cannot be played before anybody waits for a first game.
        self.game.agreed(self.seats, self.options)
        self._rewards: Final = REWARDS[reward]
        self._retractions: Final = self.game.vocabulary.retractions

    def __deepcopy__(self, memo: dict[int, Any]) -> Table:
        # It never changes, and OpenSpiel copies all that a state holds.
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        # What is cached need not be saved, and compiled parts cannot be.
        actions = "options" if self.short else "codes"
        return Table, (self.game, self.seats, self.options, self.reward, "raise" if self.raises else "lose", actions)

    @property
    def codes(self) -> int:
        """How many moves the vocabulary has."""
        return self.game.vocabulary.size

    @property
    def actions(self) -> int:
        """How many actions an agent chooses from: all codes, or places in the short list."""
        return MOST_OPTIONS if self.short else self.codes

    @cached_property
    def parts(self) -> list[Part]:
        """The layout of an observation, in order."""
        return self.game.observation_parts(self.seats)

    @cached_property
    def features(self) -> MoveFeatures:
        """The features of the codes."""
        return MoveFeatures(self.game)

    @cached_property
    def bounds(self) -> tuple[Floats, Floats]:
        """The least and the greatest value of every number of an observation."""
        low = [float(part.low) for part in self.parts for _ in part.words]
        high = [float(part.high) for part in self.parts for _ in part.words]
        return np.array(low, np.float32), np.array(high, np.float32)

    def start(self, seed: int) -> State:
        """A new game."""
        return self.game.start(self.seats, seed, self.options)

    def asked(self, state: State) -> int:
        """The seat that decides next: where several plan at once the first of them, until its plan is whole."""
        return state.awaited()[0]

    def offered(self, state: State, seat: int) -> list[int]:
        """The legal moves of a seat, without those that only take back: a game would go round in them for ever."""
        moves = state.legal_moves(seat)
        if not self._retractions:
            return moves
        return [move for move in moves if move not in self._retractions]

    def mask(self, moves: list[int]) -> Mask:
        """A 1 for every action that is legal."""
        mask = np.zeros(self.actions, np.int8)
        if self.short:
            mask[: len(moves)] = 1
        else:
            mask[moves] = 1
        return mask

    def decode(self, moves: list[int], action: int) -> int:
        """The code of an action; -1 for one that is not legal."""
        if not self.short:
            return action if action in moves else -1
        return moves[action] if 0 <= action < len(moves) else -1

    def observe(self, state: State, seat: int) -> Floats:
        """A seat's observation."""
        return np.frombuffer(bytearray(state.observe(seat)), np.float32)

    def rewards(self, state: State) -> list[float]:
        """The rewards of a finished game, by seat."""
        return self._rewards(state)

    def punished(self, state: State, seat: int, action: int) -> list[float]:
        """The rewards after an illegal action, by seat; raises where that was asked for."""
        if self.raises:
            refusal = None if self.short else state.refusal(seat, action)
            raise refusal or BadSetup("no_such_action", action=action, most=self.actions - 1)
        return for_illegal(self.seats, seat)
