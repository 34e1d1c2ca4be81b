"""What a player sees in the terminal: the table, the question, the moves, what happened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.columns import Columns
from rich.table import Table as Grid
from rich.text import Text

from imperia.cli.options import Lang
from imperia.cli.output import console, page_width, say
from imperia.cli.rules import say_rule
from imperia.cli.texts import COMMAND_NAMES, text
from imperia.kernel.errors import IllegalMove
from imperia.kernel.game import Game
from imperia.play import HUMAN, Line, Table

# So many moves stand one below the other; more are set in columns.
SHORT_LIST: Final = 8


def show_head(table: Table, lang: Lang) -> None:
    """Which game this is, its seed, and who plays."""
    game, names = table.record.game, table.record.players
    alone = names.count(HUMAN) == 1
    people = text("play.you" if alone else "person", lang)
    players = [f"{game.seat_label(seat, lang)} ({people if who == HUMAN else who})" for seat, who in enumerate(names)]
    title = getattr(game.sheet.title, lang)
    say(text("play.head", lang, title=title, seed=table.record.seed, players=players), style="bold")
    say(text("play.hint", lang))


def show_lines(lines: Sequence[Line], lang: Lang) -> None:
    """What happened since the reader was last asked."""
    if lines:
        say("")
    for line in lines:
        say(f"  {getattr(line.text, lang)}", style="cyan")


def show_log(lines: Sequence[Line], lang: Lang) -> None:
    """What happened, with the number of the move and the rule."""
    for line in lines:
        say(f"{line.move:>4}  {getattr(line.text, lang)}  {line.rule}")


def show_table(table: Table, seat: int | None, lang: Lang) -> None:
    """The position as a seat sees it."""
    say("")
    say(table.record.game.picture(table.state.view(seat), lang, page_width()))


def show_question(table: Table, seat: int, lang: Lang) -> None:
    """What is asked, by which rule, and all answers by number."""
    game, state = table.record.game, table.state
    question = f"{game.ask(state, seat, lang)} ({state.choice().asked_by(state, seat)})"
    if table.record.players.count(HUMAN) > 1:
        question = text("play.turn_of", lang, player=game.seat_label(seat, lang), question=question)
    say(f"\n{question}", style="bold")
    answers = [
        Text.assemble(
            (f"{number:>3}", "bold"),
            f"  {game.describe(state, seat, move, lang)}  ",
            (f"[{game.notation(move)}]", "dim"),
        )
        for number, move in enumerate(state.moves(seat), start=1)
    ]
    if len(answers) <= SHORT_LIST:
        for answer in answers:
            console().print(answer, soft_wrap=True)
    else:
        console().print(Columns(answers, padding=(0, 2), column_first=True))
    free = table.free_moves(seat)
    if free:
        say(text("play.may_undo" if free > 1 else "play.may_undo_one", lang, moves=free), style="dim")


def show_refusal(game: Game, refusal: IllegalMove, lang: Lang) -> None:
    """That a move is forbidden, and the texts of the rules that forbid it."""
    say(refusal.say(lang))
    for rule_id in refusal.reasons:
        say_rule(game.rules[rule_id], lang)


def show_help(table: Table, seat: int, lang: Lang) -> None:
    """What can be typed."""
    listing = Grid.grid(padding=(0, 3, 0, 2))
    listing.add_row("3", text("help.number", lang))
    listing.add_row(table.record.game.notation(table.state.moves(seat)[-1]), text("help.notation", lang))
    for name in COMMAND_NAMES:
        usage = f"{text(f'command.{name}', lang)} {text(f'argument.{name}', lang)}"
        listing.add_row(Text(usage), text(f"help.{name}", lang))
    console().print(listing)
