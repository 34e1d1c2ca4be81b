"""The tools of `imperia mcp`: one table at a time, for the one client that has started the process."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import version
from threading import Lock
from typing import Any, Final

from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ToolError

import imperia
from imperia.cli.mcp.guest import Guest, NotNow, sit_down
from imperia.cli.options import Lang
from imperia.cli.rules import find_rule
from imperia.cli.texts import text
from imperia.kernel.errors import ImperiaError
from imperia.kernel.game import Game, Value
from imperia.kernel.rules import Rule


class Hall:
    """Where the client plays; each of its methods is a tool."""

    def __init__(self, lang: Lang) -> None:
        self._lang: Final = lang
        self._guest: Guest | None = None
        # Tools run in threads, and a client may call two at once.
        self._lock: Final = Lock()

    @contextmanager
    def _answering(self) -> Iterator[None]:
        """One call after the other; what is refused is said in words."""
        with self._lock:
            try:
                yield
            except ImperiaError as error:
                raise ToolError(error.say(self._lang)) from error

    def _seated(self) -> Guest:
        if self._guest is None:
            raise NotNow("no_table")
        return self._guest

    def games(self) -> list[dict[str, Any]]:
        with self._answering():
            return [self._about(imperia.game(name)) for name in imperia.game_names()]

    def _about(self, game: Game) -> dict[str, Any]:
        sheet = game.sheet
        return {
            "game": game.name,
            "title": sheet.title.say(self._lang),
            "seats": list(sheet.seats),
            "minutes": list(sheet.minutes),
            "options": [
                {
                    "name": option.name,
                    "values": list(option.values),
                    "default": option.default,
                    "meaning": game.texts.say(f"option.{option.name}", self._lang),
                }
                for option in sheet.options
            ],
        }

    def rules(self, game: str, rule: str = "", search: str = "") -> str:
        with self._answering():
            found = imperia.game(game)
            if rule:
                return self._in_words(find_rule(found, rule))
            if search:
                rules = found.rules.search(search, self._lang)
                return "\n".join(map(self._in_words, rules)) or text("mcp.no_rule", self._lang)
            return "\n".join(dict.fromkeys(one.part for one in found.rules.all() if one.part))

    def _in_words(self, rule: Rule) -> str:
        question = f"{rule.question.say(self._lang)} " if rule.question is not None else ""
        return f"{rule.id}  {question}{rule.text.say(self._lang)}"

    def start(
        self,
        game: str,
        seats: int | None = None,
        seat: int = 1,
        opponents: str = "quick",
        options: dict[str, bool | int | str] | None = None,
        seed: int | None = None,
    ) -> dict[str, Any]:
        with self._answering():
            agreed: dict[str, Value] = options or {}
            self._guest = sit_down(game, seats, seat, opponents, agreed, seed, self._lang)
            return self._guest.stand()

    def look(self) -> str:
        with self._answering():
            return self._seated().look()

    def moves(self) -> dict[str, Any]:
        with self._answering():
            return self._seated().moves()

    def why_not(self, move: str) -> str:
        with self._answering():
            return self._seated().why_not(move)

    def play(self, move: str) -> dict[str, Any]:
        with self._answering():
            return self._seated().play(move)

    def hint(self) -> dict[str, Any]:
        with self._answering():
            return self._seated().hint()


def make_server(lang: Lang) -> MCPServer[Any]:
    """A server with one empty table."""
    hall = Hall(lang)
    about = text("mcp.about", lang)
    # What is worth a warning goes to stderr; the standard output belongs to the protocol.
    server: MCPServer[Any] = MCPServer("imperia", instructions=about, version=version("imperia"), log_level="WARNING")
    for tool in (hall.games, hall.rules, hall.start, hall.look, hall.moves, hall.why_not, hall.play, hall.hint):
        server.add_tool(tool, description=text(f"mcp.{tool.__name__}", lang))
    return server
