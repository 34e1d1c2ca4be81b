"""One person, or several, at a table in the terminal: read a line, do what it says."""

from __future__ import annotations

import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

from imperia.bots import Team
from imperia.cli import screen
from imperia.cli.hinting import Hinting
from imperia.cli.options import Lang
from imperia.cli.output import say, say_wrapped
from imperia.cli.reading import find_moves, is_number, numbered, plain
from imperia.cli.result import show_result
from imperia.cli.rules import find_rule, say_rule
from imperia.cli.texts import COMMAND_NAMES, text
from imperia.kernel.errors import BadMove, ImperiaError
from imperia.kernel.record import keep_record
from imperia.play import HUMAN, Table

LOG_LINES: Final = 20
# So many moves are named where a line may mean several.
SOME_MOVES: Final = 6
# What a first word means; the words of both languages are always understood, with accents or without.
COMMANDS: Final = {plain(text(f"command.{name}", lang)): name for name in COMMAND_NAMES for lang in Lang}
# The same as the word for it.
HINT_SIGN: Final = "?"


class Leave(Exception):
    """Somebody gets up from the table."""


class Session:
    """A table, the language spoken at it, and the file that keeps its record."""

    def __init__(self, table: Table, lang: Lang, file: Path | None) -> None:
        self.table: Final = table
        self.game: Final = table.record.game
        self.lang: Final = lang
        self.file: Final = file
        bots = {seat: bot for seat, bot in enumerate(table.bots) if bot is not None}
        self._team: Final = Team(bots, table.record.seed)
        self._hinting: Final = Hinting(table, lang)
        # How many events each person has been told; of a game taken up again only the last are told once more.
        first = max(0, table.events() - LOG_LINES) if table.record.moves else 0
        people = [seat for seat, who in enumerate(table.record.players) if who == HUMAN]
        self._told: Final = dict.fromkeys(people, first)

    def run(self) -> None:
        """Play until the game is over or the players leave."""
        if sys.stdin.isatty():
            with suppress(ImportError):
                # Arrow keys and earlier lines at the prompt, where the system has them.
                import readline  # noqa: F401  (importing it is all it takes)
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
            self._team.end(self.table.state)
            self._end()
        if self.file is not None:
            say(text("play.kept", self.lang, file=self.file))
            if not self.table.over:
                say(text("play.go_on", self.lang, file=self.file))

    def _keep(self) -> None:
        """Write the record down, so that nothing is lost whatever happens next."""
        if self.file is not None:
            keep_record(self.file, self.table.record, self.table.state)

    def _play_on(self) -> None:
        try:
            self.table.play_on(self._team)
        finally:
            self._keep()

    def _end(self) -> None:
        # Several people read the end together, so it is told as a spectator sees it.
        reader = next(iter(self._told)) if len(self._told) == 1 else None
        screen.show_lines(self.table.lines(reader, self.lang, max(self._told.values(), default=0)))
        screen.show_table(self.table, reader, self.lang)
        show_result(self.table.state, self.table.record.players, self.lang)

    # One decision

    def _turn(self, seat: int) -> None:
        """Tell what happened, ask, and read lines until one of them changes the position."""
        self._tell(seat)
        # A question that completes a move comes right below the table it is about.
        state = self.table.state
        if not state.choice().completes(state, seat):
            screen.show_table(self.table, seat, self.lang)
        screen.show_question(self.table, seat, self.lang)
        while True:
            try:
                if self._obey(seat, input("> ").strip()):
                    return
            except ImperiaError as error:
                say_wrapped(error.say(self.lang))

    def _tell(self, seat: int) -> None:
        """Tell a person what happened; what is the same for all is told once to those who share a terminal."""
        own, others = self._told[seat], max(self._told.values())
        news = enumerate(self.table.lines(seat, self.lang, own), start=own)
        screen.show_lines([line for number, line in news if number >= others or not line.open])
        self._told[seat] = self.table.events()

    def _obey(self, seat: int, line: str) -> bool:
        """Do what a line says; True if the position is another one now."""
        word, _, rest = line.partition(" ")
        command = "hint" if line == HINT_SIGN else COMMANDS.get(plain(word))
        if command is not None:
            return self._command(seat, command, rest.strip())
        if line:
            move = self._read(seat, line)
        else:
            move = self.table.state.choice().default(self.table.state, seat)
            if move < 0:
                return self._command(seat, "look", "")
        if move < 0 or self._refused(seat, move):
            return False
        self.table.play(seat, move)
        return True

    def _read(self, seat: int, line: str) -> int:
        """The move that a line means; -1, and a word about it, if it means none or several."""
        state = self.table.state
        if is_number(line):
            moves = numbered(state, seat)
            if 1 <= int(line) <= len(moves):
                return moves[int(line) - 1]
            say(text("play.no_number", self.lang, number=line, last=len(moves)))
            return -1
        try:
            found = find_moves(state, seat, line)
        except BadMove as error:
            example = numbered(state, seat)[-1]
            name = self.game.describe(state, seat, example, self.lang).partition(":")[0].rstrip()
            say_wrapped(error.say(self.lang))
            say_wrapped(text("play.no_move", self.lang, notation=self.game.notation(example), name=name))
            return -1
        if len(found) > 1:
            several = [self.game.notation(move) for move in found[:SOME_MOVES]]
            if len(found) > SOME_MOVES:
                several.append("…")
            say_wrapped(text("play.several", self.lang, text=line, moves=several))
            return -1
        return found[0]

    def _refused(self, seat: int, move: int) -> bool:
        """True, and the reasons, if the rules forbid a move."""
        refusal = self.table.state.refusal(seat, move)
        if refusal is not None:
            screen.show_refusal(self.table, seat, move, refusal, self.lang)
        return refusal is not None

    def _command(self, seat: int, command: str, rest: str) -> bool:
        match command:
            case "undo" | "restart":
                self._go_back(seat, command)
                return True
            case "hint":
                self._hinting.show_next(seat)
            case "why":
                self._why(seat, rest)
            case "rule":
                self._rule(seat, rest)
            case "log":
                count = int(rest) if is_number(rest) else LOG_LINES
                screen.show_log(self.table.lines(seat, self.lang)[-count:] if count else [])
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
        for one in self._told:
            self._told[one] = min(self._told[one], self.table.events())

    def _why(self, seat: int, line: str) -> None:
        state = self.table.state
        if not line:
            say(text("play.why_what", self.lang, move=self.game.notation(state.moves(seat)[0])))
            return
        move = self._read(seat, line)
        if move >= 0 and not self._refused(seat, move):
            label = self.game.describe(state, seat, move, self.lang)
            say_wrapped(text("play.allowed", self.lang, move=self.game.notation(move), label=label))

    def _rule(self, seat: int, rule_id: str) -> None:
        if rule_id:
            say_rule(find_rule(self.game, rule_id), self.lang)
        else:
            say(text("play.rule_what", self.lang, rule=self.table.state.choice().asked_by(self.table.state, seat)))
