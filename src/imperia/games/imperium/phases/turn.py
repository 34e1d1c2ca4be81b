"""The turn (p. 10, 11): one of three orders. Whoever plays a card or uses an ability first has chosen to Activate."""

from __future__ import annotations

from typing import ClassVar, Final

from imperia.games.imperium.cards import CARDS
from imperia.games.imperium.deed import deed_of
from imperia.games.imperium.piles import distinct, find_laid, lay_open_hand, to_discard
from imperia.games.imperium.printed import ACTION, EXHAUST, MARKET_CATEGORIES, TOKEN_COUNT
from imperia.games.imperium.rules.breakthrough import BreakThrough
from imperia.games.imperium.rules.exhaust import against, begin_free_use, usable_freely
from imperia.games.imperium.rules.play import against_play, begin_play, free_now, playable
from imperia.games.imperium.rules.unrest import return_many
from imperia.games.imperium.state import ACTIVATE, INNOVATE, NO_ORDER, REVOLT, ImperiumState
from imperia.games.imperium.words import (
    DISCARDED_TO_INNOVATE,
    EXHAUST_CARD,
    FINISH,
    INNOVATE_FOR,
    INNOVATED,
    PLAY,
    PLAYED,
    PLAYED_FREELY,
    REVOLT_WITH,
    REVOLTED,
)
from imperia.kernel.asking import Answer, Menu

# To innovate, for each category.
ANY_CATEGORY: Final = INNOVATE_FOR.moves(list(range(len(MARKET_CATEGORIES))))


class PlayCard(Answer[ImperiumState]):
    """An action: play a card of the hand (IMP-066, IMP-068), or a free action, each once a turn (IMP-186, IMP-187)."""

    def offer(self, state: ImperiumState, seat: int, moves: list[int]) -> None:
        """Cards that may be played, for an action token or for free; of cards that are alike one."""
        if state.order > ACTIVATE:
            return
        hand = state.hand(seat)
        if state.freed:
            hand = [card for card in hand if card not in state.freed]
        acting = state.have(seat, ACTION) > 0
        for card in distinct(hand):
            if (acting or free_now(state, seat, card)) and playable(state, seat, card):
                self.verb.add_last(card, moves)

    def take(self, state: ImperiumState, seat: int, move: int) -> None:
        """The token is spent, or the free action noted; then the card is played."""
        card = self.verb.argument(move)
        state.order = ACTIVATE
        if free_now(state, seat, card):
            state.freed = [*state.freed, card]
            what = PLAYED_FREELY
        else:
            state.add(seat, ACTION, -1)
            what = PLAYED
        state.agenda.append(TURN)
        begin_play(state, seat, card, what)

    def why_not(self, state: ImperiumState, seat: int, move: int) -> list[str]:
        """Not in hand, an order without actions, played for free already, no token, or what the card itself forbids."""
        card = self.verb.argument(move)
        if card not in state.hand(seat):
            return ["IMP-066"]
        if state.order > ACTIVATE:
            return ["IMP-078" if state.order == INNOVATE else "IMP-080"]
        rules = against_play(state, seat, card)
        affordable = state.have(seat, ACTION) > 0 or free_now(state, seat, card)
        return rules if affordable else ["IMP-068", *rules]

    def price(self, state: ImperiumState, seat: int, move: int) -> list[int]:
        """The action token, unless it is a free action; what the card costs is part of its effect."""
        tokens = [0] * TOKEN_COUNT
        tokens[ACTION] = int(not free_now(state, seat, self.verb.argument(move)))
        return tokens

    def gain(self, state: ImperiumState, seat: int, move: int) -> list[int]:
        tokens = [0] * TOKEN_COUNT
        card = self.verb.argument(move)
        CARDS[card].effect.surely(state, deed_of(seat, card), tokens)
        return tokens


class UseExhaust(Answer[ImperiumState]):
    """Use an exhaust ability of a card in play (IMP-071 to IMP-076)."""

    def offer(self, state: ImperiumState, seat: int, moves: list[int]) -> None:
        """Those that can be used, while there are tokens."""
        if state.order > ACTIVATE or state.have(seat, EXHAUST) < 1:
            return
        for laid in state.areas[seat]:
            if usable_freely(state, seat, laid):
                self.verb.add(laid.card, moves)

    def take(self, state: ImperiumState, seat: int, move: int) -> None:
        """The token is moved, the ability resolved."""
        card = self.verb.argument(move)
        state.order = ACTIVATE
        state.agenda.append(TURN)
        begin_free_use(state, seat, card)

    def why_not(self, state: ImperiumState, seat: int, move: int) -> list[str]:
        """Not in play, exhausted already, no token, what the ability itself forbids, or an order without actions."""
        card = self.verb.argument(move)
        return [against(state, deed_of(seat, card), CARDS[card].free_use, find_laid(state, seat, card)) or "IMP-076"]

    def gain(self, state: ImperiumState, seat: int, move: int) -> list[int]:
        tokens = [0] * TOKEN_COUNT
        card = self.verb.argument(move)
        use = CARDS[card].free_use
        if use is not None:
            use.effect.surely(state, deed_of(seat, card), tokens)
        return tokens


class Innovate(Answer[ImperiumState]):
    """Discard the whole hand and break through for a category (IMP-077, IMP-078)."""

    def offer(self, state: ImperiumState, seat: int, moves: list[int]) -> None:
        """Any category, as long as nothing else was done."""
        if state.order == NO_ORDER:
            moves += ANY_CATEGORY

    def take(self, state: ImperiumState, seat: int, move: int) -> None:
        """Then the turn goes on with clean-up."""
        category = self.verb.argument(move)
        state.order = INNOVATE
        state.tell(INNOVATED, seat, category)
        for card in lay_open_hand(state, seat):
            to_discard(state, seat, card)
            state.tell(DISCARDED_TO_INNOVATE, seat, card)
        state.agenda.append(BreakThrough(seat, category))

    def why_not(self, state: ImperiumState, seat: int, move: int) -> list[str]:
        return ["IMP-063"]


class Revolt(Answer[ImperiumState]):
    """Return any number of unrest cards of the hand (IMP-079, IMP-080, IMP-Q124)."""

    def offer(self, state: ImperiumState, seat: int, moves: list[int]) -> None:
        """As many as there are in hand, or fewer."""
        if state.order == NO_ORDER:
            self.verb.add_last(0, moves)
            count = 0
            for card in state.hand(seat):
                if CARDS[card].unrest:
                    count += 1
                    self.verb.add_last(count, moves)

    def take(self, state: ImperiumState, seat: int, move: int) -> None:
        """They go back to the pile without being paid off."""
        count = self.verb.argument(move)
        state.order = REVOLT
        state.tell(REVOLTED, seat, count)
        return_many(state, seat, unrest_in_hand(state, seat)[:count])

    def why_not(self, state: ImperiumState, seat: int, move: int) -> list[str]:
        """Another order was chosen, or there are not so many."""
        return ["IMP-063"] if state.order != NO_ORDER else ["IMP-079"]


def unrest_in_hand(state: ImperiumState, seat: int) -> list[int]:
    """The unrest cards of a hand."""
    return [card for card in state.hand(seat) if CARDS[card].unrest]


class Finish(Answer[ImperiumState]):
    """Stop, and go on with clean-up (IMP-065)."""

    def offer(self, state: ImperiumState, seat: int, moves: list[int]) -> None:
        self.verb.add_last(0, moves)

    def take(self, state: ImperiumState, seat: int, move: int) -> None:
        """Who does nothing at all has activated, too."""
        state.order = ACTIVATE


class TakeTurn(Menu[ImperiumState]):
    """One of three orders, and in an Activate turn as much as its player likes (IMP-063, IMP-065)."""

    rule: ClassVar[str] = "IMP-063"

    def __init__(self) -> None:
        super().__init__(
            [PlayCard(PLAY), UseExhaust(EXHAUST_CARD), Innovate(INNOVATE_FOR), Revolt(REVOLT_WITH), Finish(FINISH)]
        )

    def asked_by(self, state: ImperiumState, seat: int) -> str:
        """Once something was done, what else Activate allows."""
        return "IMP-063" if state.order == NO_ORDER else "IMP-065"

    def question(self, state: ImperiumState, seat: int) -> tuple[str, dict[str, int]]:
        """With an order to choose, or on with the one that was chosen."""
        return ("TakeTurn" if state.order == NO_ORDER else "GoOn"), {}


TURN: Final = TakeTurn()
