"""Whole answers to questions that several seats answer at once and in secret."""

from __future__ import annotations

from typing import Final, final


@final
class Sketch:
    """An answer in all its moves, and how good it looks if nobody else did anything."""

    def __init__(self, moves: list[int], kind: int, value: float) -> None:
        self.moves: Final = moves
        # What it is about: answers of one kind are alike.
        self.kind: Final = kind
        self.value: Final = value

    def __repr__(self) -> str:
        return f"Sketch({self.moves}, kind {self.kind}, {self.value:.2f})"
