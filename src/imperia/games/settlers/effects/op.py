"""What all effects have in common: one declaration says whether an op is possible and carries it out."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from imperia.games.settlers.state import SettlersState
from imperia.games.settlers.tables import DEAL
from imperia.games.settlers.words import TARGET_VERB
from imperia.kernel.agenda import Step, missing
from imperia.kernel.asking import TurnChoice


class Op(Step[SettlersState]):
    """One op of one card; "you" is the player whose turn it is."""

    # False if the op needs nothing to be possible.
    demands: ClassVar[bool] = False

    def __init__(self, key: str, card: int) -> None:
        # The card, where on it the op stands, and its place there: what a saved game knows it by.
        self.key: Final = key
        self.card: Final = card

    def parts(self) -> list[Any]:
        """Where the op stands."""
        return [self.key]

    def possible(self, state: SettlersState, seat: int, stock: list[int], due: list[int]) -> bool:
        """True if the op can be carried out by a seat with that supply, after it has paid what is due (SET-Q12)."""
        return True

    def asks(self) -> bool:
        """True if it draws cards or may ask, so that it matters when it is done."""
        return True

    def likeness(self) -> str:
        """What ops that do the same have in common."""
        return f"{type(self).__name__} {self.key}"


def deal_wording(move: int) -> tuple[str, dict[str, int]]:
    """A deal is named with the good that it gives."""
    card = TARGET_VERB.argument(move)
    return ("target_good", {"good": DEAL[card]}) if card >= 0 and DEAL[card] >= 0 else ("", {})


class PickOp(Op):
    """An op that needs one answer, and asks only where there are several."""

    rule: ClassVar[str] = "SET-Q12"
    demands: ClassVar[bool] = True

    def __init__(self, key: str, card: int) -> None:
        super().__init__(key, card)
        self.pick: Final[Pick] = self.make_pick()

    def make_pick(self) -> Pick:
        """The question."""
        return Pick(self)

    def answers(self, state: SettlersState) -> list[int]:
        """The possible answers, as moves in ascending order."""
        raise missing(self, "answers")

    def answer(self, state: SettlersState, move: int) -> None:
        """Carry an answer out."""
        raise missing(self, "answer")

    def wording(self, state: SettlersState, move: int) -> tuple[str, dict[str, int]]:
        """A more telling label for an answer."""
        return "", {}

    def evident(self, state: SettlersState, move: int) -> bool:
        """True if it tells nothing of a hand that this answer is the only one."""
        return True

    def run(self, state: SettlersState) -> None:
        """Without an answer nothing happens; a single one is not asked for, unless that would show a hand."""
        moves = self.answers(state)
        if len(moves) == 1 and self.evident(state, moves[0]):
            self.answer(state, moves[0])
        elif moves:
            state.agenda.append(self.pick)


class Pick(TurnChoice[SettlersState]):
    """The question of an op."""

    continues: ClassVar[bool] = True

    def __init__(self, op: PickOp) -> None:
        self.op: Final = op

    def parts(self) -> list[Any]:
        """The op that asks."""
        return [self.op.key]

    def moves(self, state: SettlersState, seat: int) -> list[int]:
        """What the op can be done with."""
        return self.op.answers(state)

    def take(self, state: SettlersState, seat: int, move: int) -> None:
        """The op is done."""
        self.op.answer(state, move)

    def asked_by(self, state: SettlersState, seat: int) -> str:
        """The rule of the op."""
        return self.op.rule

    def question(self, state: SettlersState, seat: int) -> tuple[str, dict[str, int]]:
        """Worded by the op, with the card that it stands on."""
        return type(self.op).__name__, {"card": self.op.card}

    def wording(self, state: SettlersState, seat: int, move: int) -> tuple[str, dict[str, int]]:
        """As the op words it."""
        return self.op.wording(state, move)


class SecretPick(Pick):
    """The question of an op whose answer nobody else may know."""

    secret: ClassVar[bool] = True
