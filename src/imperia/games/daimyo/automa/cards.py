"""The empire's turn: a die, the two spaces of its card that act, and the end of a round (p. 17, 18)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from imperia.games.daimyo.cards import (
    FROM_POWERS,
    FROM_SOLO,
    HERO_COUNT,
    POWER_OF_SUM,
    POWER_ROWS,
    SOLO,
)
from imperia.games.daimyo.dice import total
from imperia.games.daimyo.goods import NOTHING_HANDLED
from imperia.games.daimyo.phases.mercenaries import take_rightmost
from imperia.games.daimyo.printed import (
    DECK_OF_ROUND,
    DIE_KINDS,
    FACES,
    ISLAND_COUNT,
    PIECES,
    POINT,
    RELIC_COUNT,
    ROUNDS,
    SPACE_COUNT,
    TURNS,
)
from imperia.games.daimyo.state import BY_EFFECTS, EMPIRE, DaimyoState
from imperia.games.daimyo.words import (
    CARD_OPENED,
    CARD_REVEALED,
    CELL_ACTS,
    EMPIRE_DIE,
    EMPIRE_DOES,
    EMPIRE_GOT,
    EMPIRE_TILES_BACK,
    FELL_SHORT,
    HERO_TAKEN,
    POWER_ACTS,
    amount,
)
from imperia.kernel.agenda import Step
from imperia.kernel.asking import TurnChoice
from imperia.kernel.effects import Frame, Resolution, remembering
from imperia.kernel.events import EVERYONE, NO_SEAT, Happening

SHORT: Final = "short"


def reveal_card(state: DaimyoState, number: i64, what: Happening) -> None:
    """The next card of the deck of a round lies open (DAI-238, DAI-252, DAI-258)."""
    deck = DECK_OF_ROUND[number]
    decks = state.solo_decks.copy()
    card = decks[deck][-1]
    decks[deck] = decks[deck][:-1]
    state.solo_decks = decks
    state.hidden.see([HERO_COUNT + card], EVERYONE)
    state.tell(what, NO_SEAT, card)
    state.solo_open = [*state.solo_open, card]


class EmpireTurn(TurnChoice[DaimyoState]):
    """Give the empire a die: the two spaces of its card that stay free act (DAI-239, DAI-244)."""

    rule: ClassVar[str] = "DAI-244"

    def moves(self, state: DaimyoState, seat: int) -> list[int]:
        """Any die; its colour tells the space."""
        return EMPIRE_DIE.moves([die for die in range(DIE_KINDS) if state.pool[die]])

    def take(self, state: DaimyoState, seat: int, move: int) -> None:
        """From top to bottom; after the first and the second turn the next card is revealed (DAI-252)."""
        die = EMPIRE_DIE.argument(move)
        number = state.solo_open[-1]
        card = SOLO[number]
        turn = len(state.solo_open) - 1
        state.pool[die] -= 1
        state.dice[EMPIRE * SPACE_COUNT + turn] = die + 1
        state.tell(EMPIRE_GOT, seat, die, number)
        if turn + 1 < TURNS:
            state.agenda.append(NEXT_CARD)
        for cell in range(len(card.cells) - 1, -1, -1):
            if card.dice[cell] != die // FACES:
                state.agenda.append(BeginCell(number, cell))

    def why_not(self, state: DaimyoState, seat: int, move: int) -> list[str]:
        return ["DAI-244"]

    def question(self, state: DaimyoState, seat: int) -> tuple[str, dict[str, int]]:
        return "", {"solo": state.solo_open[-1]}


class NextCard(Step[DaimyoState]):
    """The card of the next turn of the empire is revealed (DAI-252)."""

    def run(self, state: DaimyoState) -> None:
        """From the deck of the round."""
        reveal_card(state, state.round, CARD_OPENED)


class BeginCell(Step[DaimyoState]):
    """A space of a solo card acts (DAI-244)."""

    nouns: ClassVar[tuple[str, ...]] = ("solo",)

    def __init__(self, card: int, cell: int) -> None:
        self.card: Final = card
        self.cell: Final = cell

    def run(self, state: DaimyoState) -> None:
        """Where the player may choose, they do (DAI-245)."""
        card = SOLO[self.card]
        state.tell(CELL_ACTS, EMPIRE_DOES, self.card, card.dice[self.cell])
        card.cells[self.cell].begin(state, Frame(FROM_SOLO + self.card, EMPIRE, 0, NOTHING_HANDLED))


class EmpirePower(Step[DaimyoState]):
    """The sum of its three dice tells the line of the Empire powers card (DAI-253)."""

    def run(self, state: DaimyoState) -> None:
        """Just before influence is scored."""
        state.seat = 0
        found: int = total(state, EMPIRE)
        row = POWER_OF_SUM[found]
        if row >= 0:
            state.tell(POWER_ACTS, EMPIRE_DOES, found)
            POWER_ROWS[row].begin(state, Frame(FROM_POWERS, EMPIRE, 0, NOTHING_HANDLED))


def fall_short(state: DaimyoState, frame: Frame) -> None:
    """Anything that cannot be done in full brings the empire a point, once a space (DAI-246, DAI-Q79, DAI-Q104)."""
    if frame.number(SHORT):
        return
    state.score(EMPIRE, BY_EFFECTS, 1)
    state.tell(FELL_SHORT, EMPIRE_DOES, amount(POINT, 1))
    top = state.agenda[-1]
    if isinstance(top, Resolution) and top.frame.card == frame.card:
        handled = remembering(top.frame.handled, SHORT, 1, [])
        state.agenda[-1] = top.resumed(top.frame.changed(top.frame.actor, handled))


class EmpirePurchase(Step[DaimyoState]):
    """The empire takes the rightmost card of the market free of charge (DAI-257)."""

    def run(self, state: DaimyoState) -> None:
        """Everybody has seen it."""
        take_rightmost(state, EMPIRE_DOES, HERO_TAKEN["DAI-257"])


class ClearCards(Step[DaimyoState]):
    """The cards of the round are discarded and the first of the next is revealed (DAI-258).

    After the last but one round all tiles of the empire go back into the bag (DAI-259, DAI-Q82).
    """

    def run(self, state: DaimyoState) -> None:
        state.solo_past = [*state.solo_past, *state.solo_open]
        state.solo_open = []
        if state.round == ROUNDS - 1:
            for tile in range(RELIC_COUNT):
                count = state.stacks[EMPIRE * ISLAND_COUNT + tile // PIECES] + (state.loose[EMPIRE] >> tile & 1)
                state.bag[tile] += count
            state.loose[EMPIRE] = 0
            for colour in range(ISLAND_COUNT):
                state.stacks[EMPIRE * ISLAND_COUNT + colour] = 0
            state.tell(EMPIRE_TILES_BACK, EMPIRE_DOES)
        reveal_card(state, state.round + 1, CARD_REVEALED["DAI-258"])


EMPIRE_TURN: Final = EmpireTurn()
NEXT_CARD: Final = NextCard()
EMPIRE_POWER: Final = EmpirePower()
EMPIRE_PURCHASE: Final = EmpirePurchase()
CLEAR_CARDS: Final = ClearCards()
