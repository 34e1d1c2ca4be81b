"""The effect of each action at each level, read from the content (YUA-089 to YUA-127)."""

from __future__ import annotations

from typing import Final

from imperia.games.yuan.abilities import Effect
from imperia.games.yuan.content import ACTIONS, ActionOp

COLONISATION: Final = 0
EXPANSION: Final = 1
URBANISATION: Final = 2
REINFORCEMENT: Final = 3
RECRUITMENT: Final = 4
ATTACK: Final = 5
ACTION_WORDS: Final = ("colonisation", "expansion", "urbanisation", "reinforcement", "recruitment", "attack")
assert tuple(action.id for action in ACTIONS) == ACTION_WORDS


def effect_of(ops: list[ActionOp]) -> Effect:
    """The effect that a list of content words describes."""
    effect = Effect()
    for op in ops:
        op.add_to(effect)
    return effect


# By action and level; level 0, which is not played, does nothing.
EFFECTS: Final[list[list[Effect]]] = [[Effect(), *[effect_of(ops) for ops in action.levels]] for action in ACTIONS]
