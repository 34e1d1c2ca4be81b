"""What each action does at each level, read from the content (YUA-089 to YUA-127)."""

from __future__ import annotations

from typing import Final

from imperia.games.yuan.content import (
    ACTIONS,
    ActionOp,
    AddArmy,
    Assault,
    AutoCity,
    BuildCity,
    BuildTemple,
    Claim,
    DoubleCity,
    Income,
    Rampart,
    Require,
    Strike,
    Theft,
)
from imperia.games.yuan.printed import TYPE_WORDS

COLONISATION: Final = 0
EXPANSION: Final = 1
URBANISATION: Final = 2
REINFORCEMENT: Final = 3
RECRUITMENT: Final = 4
ATTACK: Final = 5
ACTION_WORDS: Final = ("colonisation", "expansion", "urbanisation", "reinforcement", "recruitment", "attack")
assert tuple(action.id for action in ACTIONS) == ACTION_WORDS
ACTION_TYPE: Final[list[int]] = [TYPE_WORDS.index(action.type) for action in ACTIONS]


class Effect:
    """One level of an action: what it asks for and what it does."""

    def __init__(self) -> None:
        self.needs_reach: bool = False
        self.claims_target: bool = False
        self.claims_around_target: bool = False
        self.claims_around_group: bool = False
        self.auto_city: bool = False
        self.income: int = 0
        self.temple: bool = False
        self.theft: int = 0
        self.city: bool = False
        self.double: bool = False
        self.ramparts: int = 0
        self.armies: int = 0
        # Armies of the reserve that join an attack, and the force of the strikes after a conquest.
        self.reserve: int = 0
        self.strike: int = 0


def effect_of(ops: list[ActionOp]) -> Effect:
    """The effect that a list of content words describes."""
    effect = Effect()
    for op in ops:
        if isinstance(op, Require):
            effect.needs_reach = op.reach == "adjacent_or_connected"
        elif isinstance(op, Claim):
            effect.claims_target |= op.where == "target"
            effect.claims_around_target |= op.where == "free_adjacent_to_target"
            effect.claims_around_group |= op.where == "free_adjacent_to_group"
        elif isinstance(op, AutoCity):
            effect.auto_city = True
        elif isinstance(op, Income):
            effect.income = op.chao
        elif isinstance(op, BuildTemple):
            effect.temple = True
        elif isinstance(op, Theft):
            effect.theft = op.chao
        elif isinstance(op, BuildCity):
            effect.city = True
        elif isinstance(op, DoubleCity):
            effect.double = True
        elif isinstance(op, Rampart):
            effect.ramparts = op.to
        elif isinstance(op, AddArmy):
            effect.armies = op.n
        elif isinstance(op, Assault):
            effect.reserve = op.reserve
        else:
            assert isinstance(op, Strike)
            effect.strike = op.force
    return effect


# By action and level; level 0, which is not played, does nothing.
EFFECTS: Final[list[list[Effect]]] = [[Effect(), *[effect_of(ops) for ops in action.levels]] for action in ACTIONS]
