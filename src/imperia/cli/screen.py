"""The player's screen in the terminal: the table, the question, the moves, what happened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len
from rich.columns import Columns
from rich.table import Table as Grid
from rich.text import Text

from imperia.bots.texts import bot_label
from imperia.cli.options import Lang
from imperia.cli.output import page, say, say_wrapped
from imperia.cli.reading import answers
from imperia.cli.rules import say_rule
from imperia.cli.texts import COMMAND_NAMES, text
from imperia.kernel.errors import IllegalMove
from imperia.kernel.game import Game
from imperia.kernel.state import State
from imperia.play import HUMAN, Line, Table

# So many moves stand one below the other; more are set in columns.
SHORT_LIST: Final = 8


def show_head(table: Table, lang: Lang) -> None:
    """Which game this is, its seed, and who plays."""
    game, names = table.record.game, table.record.players
    alone = names.count(HUMAN) == 1
    people = text("play.you" if alone else "person", lang)
    players = [
        f"{game.seat_label(seat, lang)} ({people if who == HUMAN else bot_label(who, lang)})"
        for seat, who in enumerate(names)
    ]
    title = game.sheet.title.say(lang)
    say_wrapped(text("play.head", lang, title=title, seed=str(table.record.seed), players=players), style="bold")
    say_wrapped(text("play.hint", lang))


def show_lines(lines: Sequence[Line]) -> None:
    """The events since the reader was last asked."""
    if lines:
        say("")
    for line in lines:
        say_wrapped(f"  {line.text}", style="cyan", indent=4)


def show_log(lines: Sequence[Line]) -> None:
    """The events, each with its move's number and its rule."""
    for line in lines:
        say_wrapped(f"{line.move:>4}  {line.text}  {line.rule}", indent=6)


def show_table(table: Table, seat: int | None, lang: Lang) -> None:
    """The position as a seat sees it."""
    say("")
    say(table.record.game.picture(table.state.view(seat), lang, page().width))


def show_question(table: Table, seat: int, lang: Lang) -> None:
    """The question, its rule, and all answers by number."""
    game, state = table.record.game, table.state
    question = f"{game.ask(state, seat, lang)} ({state.choice().asked_by(state, seat)})"
    if table.record.players.count(HUMAN) > 1:
        question = text("play.turn_of", lang, player=game.seat_label(seat, lang), question=question)
    say("")
    say_wrapped(question, style="bold")
    number = 1
    for block in answers(state, seat):
        if number > 1:
            say("")
        _show_block(game, state, seat, block, number, lang)
        number += len(block)
    default = state.choice().default(state, seat)
    if default >= 0:
        say_wrapped(text("play.may_say_nothing", lang, label=game.describe(state, seat, default, lang)), style="dim")
    free = table.free_moves(seat)
    if free:
        say_wrapped(text("play.may_undo" if free > 1 else "play.may_undo_one", lang, moves=free), style="dim")


def _show_block(game: Game, state: State, seat: int, moves: Sequence[int], first: int, lang: Lang) -> None:
    """Answers by number, short ones in columns where there are many."""
    shown = page()
    labels = [
        Text.assemble(f"{game.describe(state, seat, move, lang)}  ", (f"[{game.notation(move)}]", "dim"))
        for move in moves
    ]
    numbers = [Text(f"{number:>3}  ", style="bold") for number in range(first, first + len(moves))]
    if len(moves) > SHORT_LIST and 2 * max(cell_len(label.plain) + 7 for label in labels) <= shown.width:
        answered = [Text.assemble(number, label) for number, label in zip(numbers, labels, strict=True)]
        shown.print(Columns(answered, padding=(0, 2), column_first=True))
        return
    listing = Grid.grid()
    for number, label in zip(numbers, labels, strict=True):
        listing.add_row(number, label)
    shown.print(listing)


def show_refusal(table: Table, seat: int, move: int, refusal: IllegalMove, lang: Lang) -> None:
    """That a move is forbidden, the texts of the rules that forbid it, and what it lacks."""
    game = table.record.game
    say_wrapped(refusal.say(lang))
    for rule_id in refusal.reasons:
        say_rule(game.rules[rule_id], lang)
    if lacking := game.explain(table.state, seat, move, lang):
        say_wrapped(lacking, style="bold")


def show_help(table: Table, seat: int, lang: Lang) -> None:
    """The help: everything that can be typed."""
    listing = Grid.grid(padding=(0, 3, 0, 2))
    listing.add_row("3", text("help.number", lang))
    listing.add_row(table.record.game.notation(table.state.moves(seat)[-1]), text("help.notation", lang))
    for name in COMMAND_NAMES:
        usage = f"{text(f'command.{name}', lang)} {text(f'argument.{name}', lang)}"
        listing.add_row(Text(usage), text(f"help.{name}", lang))
    page().print(listing)
