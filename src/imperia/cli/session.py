"""One person, or several, at a table in the terminal: read a line, do what it says."""

from __future__ import annotations

import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

from imperia.cli import screen
from imperia.cli.options import Lang
from imperia.cli.output import say
from imperia.cli.result import show_result
from imperia.cli.rules import find_rule, say_rule
from imperia.cli.texts import COMMAND_NAMES, text
from imperia.kernel.errors import IllegalMove, ImperiaError
from imperia.kernel.record import keep_record
from imperia.play import Table

LOG_LINES: Final = 20
# A longer number is no number of a move.
MOST_DIGITS: Final = 6
# What a first word means; the words of both languages are always understood.
COMMANDS: Final = {text(f"command.{name}", lang): name for name in COMMAND_NAMES for lang in Lang}


class Leave(Exception):
    """Somebody gets up from the table."""


class Session:
    """A table, the language spoken at it, and the file that keeps its record."""

    def __init__(self, table: Table, lang: Lang, file: Path | None) -> None:
        self.table: Final = table
        self.game: Final = table.record.game
        self.lang: Final = lang
        self.file: Final = file
        # How many events each seat has been told.
        self._told: Final[dict[int, int]] = {}

    def run(self) -> None:
        """Play until the game is over or the players leave."""
        if sys.stdin.isatty():
            with suppress(ImportError):
                # Arrow keys and earlier lines at the prompt, where the system has them.
                import readline  # noqa: F401
        self._keep()
        screen.show_head(self.table, self.lang)
        try:
            self._play_on()
            while not self.table.over:
                self._turn(self.table.asked()[0])
                self._play_on()
        except (Leave, EOFError, KeyboardInterrupt):
            say(f"\n{text('play.left', self.lang)}")
        else:
            self._end()
        if self.file is not None:
            say(text("play.kept", self.lang, file=self.file))

    def _keep(self) -> None:
        """Write the record down, so that nothing is lost whatever happens next."""
        if self.file is not None:
            keep_record(self.file, self.table.record, self.table.state)

    def _play_on(self) -> None:
        try:
            self.table.play_on()
        finally:
            self._keep()

    def _end(self) -> None:
        # Several people read the end together, so it is told as a spectator sees it.
        reader, told = self._told.popitem() if len(self._told) == 1 else (None, max(self._told.values(), default=0))
        screen.show_lines(self.table.lines(reader, told), self.lang)
        screen.show_table(self.table, reader, self.lang)
        show_result(self.table.state, self.table.record.players, self.lang)

    # One decision

    def _turn(self, seat: int) -> None:
        """Tell what happened, ask, and read lines until one of them changes the position."""
        screen.show_lines(self.table.lines(seat, self._told.get(seat, 0)), self.lang)
        self._told[seat] = self.table.events()
        # A question that completes a move comes right below the table it is about.
        state = self.table.state
        if not state.choice().completes(state, seat):
            screen.show_table(self.table, seat, self.lang)
        screen.show_question(self.table, seat, self.lang)
        while True:
            try:
                if self._obey(seat, input("> ").strip()):
                    return
            except IllegalMove as refusal:
                screen.show_refusal(self.game, refusal, self.lang)
            except ImperiaError as error:
                say(error.say(self.lang))

    def _obey(self, seat: int, line: str) -> bool:
        """Do what a line says; True if the position is another one now."""
        word, _, rest = line.partition(" ")
        command = COMMANDS.get(word.lower())
        if command is not None:
            return self._command(seat, command, rest.strip())
        if not line:
            return self._command(seat, "look", "")
        if line.isdecimal() and len(line) <= MOST_DIGITS:
            moves = self.table.state.moves(seat)
            if not 1 <= int(line) <= len(moves):
                say(text("play.no_number", self.lang, number=line, last=len(moves)))
                return False
            move = moves[int(line) - 1]
        else:
            move = self.game.parse(line)
        self.table.play(seat, move)
        return True

    def _command(self, seat: int, command: str, rest: str) -> bool:
        match command:
            case "undo" | "restart":
                self._go_back(seat, command)
                return True
            case "why":
                self._why(seat, rest)
            case "rule":
                self._rule(seat, rest)
            case "log":
                count = int(rest) if rest.isdecimal() and len(rest) <= MOST_DIGITS else LOG_LINES
                screen.show_log(self.table.lines(seat)[-count:] if count else [], self.lang)
            case "look":
                screen.show_table(self.table, seat, self.lang)
                screen.show_question(self.table, seat, self.lang)
            case "help":
                screen.show_help(self.table, seat, self.lang)
            case _:
                raise Leave
        return False

    def _go_back(self, seat: int, command: str) -> None:
        moves = 1 if command == "undo" else self.table.free_moves(seat)
        if moves > 1:
            self.table.restart_turn(seat)
            say(text("play.restarted", self.lang, moves=moves))
        else:
            self.table.undo(seat)
            say(text("play.undone", self.lang))
        self._told[seat] = self.table.events()

    def _why(self, seat: int, notation: str) -> None:
        state = self.table.state
        if not notation:
            say(text("play.why_what", self.lang, move=self.game.notation(state.moves(seat)[0])))
            return
        move = self.game.parse(notation)
        refusal = state.refusal(seat, move)
        if refusal is None:
            label = self.game.describe(state, seat, move, self.lang)
            say(text("play.allowed", self.lang, move=self.game.notation(move), label=label))
        else:
            screen.show_refusal(self.game, refusal, self.lang)

    def _rule(self, seat: int, rule_id: str) -> None:
        if rule_id:
            say_rule(find_rule(self.game, rule_id), self.lang)
        else:
            say(text("play.rule_what", self.lang, rule=self.table.state.choice().asked_by(self.table.state, seat)))
