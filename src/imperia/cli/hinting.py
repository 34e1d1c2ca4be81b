"""Hints at a table in the terminal: each time that one is asked for at the same decision, a step further."""

from __future__ import annotations

from typing import Final

from imperia.bots import know
from imperia.cli.options import Lang
from imperia.cli.output import say_wrapped
from imperia.cli.texts import decimal, text
from imperia.coach.hints import Hint, find_hint
from imperia.kernel.chance import Chance
from imperia.kernel.lots import Lots
from imperia.play import HUMAN, Table

# So many moves are named to look at.
MOST_NAMED: Final = 6


def percent(share: float, lang: Lang, places: int = 0) -> str:
    """A share as it is read."""
    return text("percent", lang, share=decimal(100 * share, places, lang))


def signed(points: float, lang: Lang, places: int = 1) -> str:
    """A number with its sign, if what is shown of it has one."""
    shown = round(points, places)
    return ("+" if shown > 0 else "−" if shown < 0 else "") + decimal(abs(shown), places, lang)


class Hinting:
    """The hint of the decision that waits, and how much of it was told."""

    def __init__(self, table: Table, lang: Lang) -> None:
        self._table: Final = table
        self._lang: Final = lang
        self._at: tuple[int, int] = (-1, -1)
        self._hint: Hint | None = None
        self._told: int = 0

    def show_next(self, seat: int) -> None:
        """Tell where to look, then the moves, then why; the last step again when there is no other."""
        table, lang = self._table, self._lang
        if table.record.players.count(HUMAN) > 1:
            say_wrapped(text("hint.people", lang))
            return
        at = (seat, table.question_number(seat))
        if at != self._at or self._hint is None:
            seed = Lots(table.record.seed).seed(seat) + len(table.record.moves)
            # As a bot would get it: nothing that the seat cannot know.
            world = know(table.state, seat, Chance(seed)).imagine(Chance(seed))
            self._at, self._told = at, 0
            self._hint = find_hint(world, seat, lang, seed)
        self._told = min(self._told + 1, 3)
        if self._told == 1:
            self._show_where(seat, self._hint)
        elif self._told == 2 or len(self._hint.best) == 1:
            self._show_moves(self._hint)
        else:
            self._show_why(self._hint)

    def _show_where(self, seat: int, hint: Hint) -> None:
        state, game, lang = self._table.state, self._table.record.game, self._lang
        legal = state.moves(seat)
        named = [game.describe(state, seat, move, lang) for move in hint.look[:MOST_NAMED]]
        if len(hint.look) > MOST_NAMED:
            named.append("…")
        key = "hint.look_one" if len(hint.look) == 1 else "hint.look"
        say_wrapped(text(key, lang, count=len(hint.look), all=len(legal), moves=named))

    def _show_moves(self, hint: Hint) -> None:
        lang = self._lang
        if len(hint.best) == 1:
            say_wrapped(text("hint.only", lang, move=hint.best[0].text))
            return
        for place, one in enumerate(hint.best, start=1):
            chance, error = percent(one.chance, lang), decimal(100 * one.error, 1, lang)
            say_wrapped(text("hint.best", lang, place=place, move=one.text, chance=chance, error=error), indent=3)
        if hint.equal:
            say_wrapped(text("hint.equal", lang))

    def _show_why(self, hint: Hint) -> None:
        lang = self._lang
        if hint.equal or not hint.reasons:
            say_wrapped(text("hint.equal" if hint.equal else "hint.no_reason", lang))
            return
        say_wrapped(text("hint.why", lang))
        for reason in hint.reasons:
            say_wrapped(text("hint.reason", lang, points=signed(reason.points, lang), label=reason.label))
