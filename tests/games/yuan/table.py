"""Builders for Yuan tests, so that a test reads like a situation at the table.

A board is rows of cells: `R:A` is a rice field named A, F a forest, M a mine, H a hill, `~` water, `^` a mountain, V a
volcano, `_` no cell. The first row is (0,0), (1,0), (2,0) ..., the second (0,1), (1,1) ...; adjacent cells of a row
share a side, and (q,1) touches (q,0) and (q+1,0). There is no temple unless it is said.
"""

from collections.abc import Iterable, Mapping
from typing import Any

import imperia
from imperia.games.yuan.content import PROVINCES
from imperia.games.yuan.state import YuanState
from imperia.games.yuan.view import ProvinceView, YuanView
from imperia.kernel.events import Event
from imperia.kernel.state import State
from tests.games import base
from tests.games.base import legal as legal
from tests.games.base import made

GAME = imperia.game("yuan")
TERRAIN = {"R": "rice", "F": "forest", "M": "mine", "H": "hill", "~": "water", "^": "mountain", "V": "volcano"}
# The sides of the examples, in the order of the seats, and the clans that have these colours.
SIDES = "ROGD"
CLANS = {"R": "suhey", "O": "xiangi", "G": "weyu", "D": "mu"}
STANDS = {
    "village": {},
    "city": {"cities": 1},
    "doubled": {"cities": 2},
    "fortified": {"cities": 1, "ramparts": 1},
    "indestructible": {"cities": 1, "ramparts": 2},
    "fortress": {"cities": 2, "ramparts": 1},
}
VERBS = ("dev", "fort", "mil")


class Scene:
    """A position on a small board, told and asked about in the names of the example."""

    def __init__(self, state: YuanState, names: dict[str, str], sides: str) -> None:
        self.state = state
        self.names = names
        self.sides = sides
        self.events: list[Event] = []

    def seat(self, side: str) -> int:
        """The seat of a side."""
        return self.sides.index(side)

    def moves(self, plan: str) -> list[str]:
        """The moves that a plan is made of: `B dev 1 fort 3`, or `pass`."""
        words = plan.split()
        if words == ["pass"]:
            return ["pass"]
        moves = [f"target {self.names[words[0]]}"]
        rest = words[1:]
        while rest:
            if rest[0] == "hold":
                moves.append(rest.pop(0))
            else:
                moves.append(f"{rest.pop(0)} {rest.pop(0)}")
        return [*moves, "ready"]

    def draft(self, side: str, *moves: str) -> "Scene":
        """Moves of one side; names are those of the example."""
        for move in moves:
            verb, *words = move.split()
            self.state.play(self.seat(side), " ".join([verb, *(self.names.get(one, one) for one in words)]))
        return self

    def turn(self, **plans: str) -> "Scene":
        """Everybody plans and the screens are lifted; who is not named passes."""
        self.state.journal = []
        for side in self.sides:
            for move in self.moves(plans.get(side, "pass")):
                self.state.play(self.seat(side), move)
        self.events = self.state.journal
        self.state.journal = None
        return self

    def at(self, name: str) -> str:
        """Who and what is on a province: `R village`, `O fortified 2`, `-` for a free one."""
        seen = self.see(name)
        if seen.owner is None:
            assert (seen.cities, seen.ramparts, seen.armies) == (0, 0, 0)
            return "-"
        built = {"cities": seen.cities, "ramparts": seen.ramparts}
        stands = [word for word, parts in STANDS.items() if {"cities": 0, "ramparts": 0, **parts} == built]
        word = stands[0] if stands else f"cities {seen.cities} ramparts {seen.ramparts}"
        return f"{self.sides[seen.owner]} {word}{f' {seen.armies}' if seen.armies else ''}"

    def all(self) -> dict[str, str]:
        """Every province of the example."""
        return {name: self.at(name) for name in self.names}

    def see(self, name: str) -> ProvinceView:
        """A province as everyone sees it."""
        (found,) = [one for one in look(self.state).provinces if one.name == self.names[name]]
        return found

    def purse(self, side: str) -> int:
        """The money of a side."""
        return self.state.chao[self.seat(side)]

    def purses(self) -> dict[str, int]:
        """The money of all sides."""
        return {side: self.purse(side) for side in self.sides}

    def armies_left(self, side: str) -> int:
        """The armies in a side's reserve."""
        return look(self.state).clans[self.seat(side)].armies_left

    def told(self, word: str) -> list[tuple[str, dict[str, Any]]]:
        """The events of one kind in the last turn: whose doing, and their details in the names of the example."""
        return [
            (self.sides[one.seat] if one.seat >= 0 else "-", self.details(one))
            for one in self.events
            if one.what.word == word
        ]

    def details(self, event: Event) -> dict[str, Any]:
        """The details of an event by noun."""
        back = {real: name for name, real in self.names.items()}
        found: dict[str, Any] = {}
        for place, noun in enumerate(event.what.nouns):
            listed = noun.endswith("*")
            key = noun.strip("#*")
            values = event.details[place:] if listed else [event.details[place]]
            words = [GAME.nouns[key].words[value] if key in GAME.nouns else value for value in values]
            told = [back.get(word, word) if isinstance(word, str) else word for word in words]
            told = [self.sides[int(word)] for word in told] if key == "seat" else told
            found[key] = told if listed else told[0]
        return found


def cells(rows: Iterable[str], names: Mapping[str, str]) -> dict[str, str]:
    """Rows of an example as cells of a position."""
    found: dict[str, str] = {}
    for r, row in enumerate(rows):
        for q, sign in enumerate(row.split()):
            if sign != "_":
                kind, _, name = sign.partition(":")
                found[f"{q},{r}"] = f"{TERRAIN[kind]} {names[name]}" if name else TERRAIN[kind]
    return found


def scene(
    *rows: str,
    purse: Mapping[str, int] | None = None,
    temples: str = "",
    far: Iterable[tuple[str, str]] = (),
    far_temples: int = 0,
    clans: Mapping[str, str] | None = None,
    rivers: Iterable[tuple[str, str]] = (),
    turn: int = 1,
    options: Mapping[str, Any] | None = None,
    **land: str,
) -> Scene:
    """A board and what each side has on it: `R="A city 2, B village"`.

    `far` are provinces with pieces, and `far_temples` temples, that lie apart and matter only for what is left.
    """
    signs = [sign for row in rows for sign in row.split() if ":" in sign]
    called = sorted((sign.partition(":")[2] for sign in signs), key=str.lower)
    names = dict(zip(called, PROVINCES, strict=False))
    sides = SIDES[: max(2, *(SIDES.index(side) + 1 for side in [*land, *(owner for owner, _ in far)]))]
    ground = cells(rows, names)
    provinces: dict[str, dict[str, Any]] = {names[name]: {"temple": True} for name in temples.split()}
    for side, text in land.items():
        for part in text.split(","):
            name, stands, *armies = part.split()
            provinces.setdefault(names[name], {}).update(
                {"owner": sides.index(side), "armies": int(armies[0]) if armies else 0, **STANDS[stands]}
            )
    apart = [("", "")] * far_temples + list(far)
    for place, (owner, stands) in enumerate(apart):
        name = PROVINCES[-1 - place]
        ground[f"{3 * place},40"] = f"hill {name}"
        provinces[name] = {"owner": sides.index(owner), **STANDS[stands]} if owner else {"temple": True}
    money = {**dict.fromkeys(sides, 4), **(purse or {})}
    chosen = {**CLANS, **(clans or {})}
    state = GAME.position(
        {
            "seats": len(sides),
            "turn": turn,
            "cells": ground,
            "rivers": list(rivers),
            "provinces": provinces,
            "clans": [chosen[side] for side in sides],
            "chao": [money[side] for side in sides],
            "options": dict(options or {}),
        }
    )
    return Scene(made(YuanState, state), names, sides)


def start(seats: int, seed: int = 0, **options: Any) -> YuanState:
    """A new game."""
    return made(YuanState, GAME.start(seats, seed, options))


def look(state: State, seat: int | None = None) -> YuanView:
    """What a seat or a spectator sees."""
    seen: YuanView = GAME.view(state, seat)
    return seen


def play(state: State, seat: int, *moves: str) -> State:
    """Moves of one seat."""
    return base.play(state, *moves, seat=seat)


def why_not(state: State, seat: int, move: str) -> list[str]:
    """The rules against a move."""
    return base.why_not(state, move, seat)
