"""The bots by name, and bots of the user's own from a file."""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Callable
from contextlib import redirect_stdout
from functools import cache, partial
from pathlib import Path
from typing import Final

from imperia.bots.absent import AbsentBot
from imperia.bots.blame import PREFIX, blame
from imperia.bots.bot import Bot
from imperia.bots.greedy import GreedyBot
from imperia.bots.levels import LEVELS
from imperia.bots.protocol import CommandBot, command_of
from imperia.bots.random import RandomBot
from imperia.bots.search import SearchBot
from imperia.kernel.errors import BadBot

MakeBot = Callable[[int], Bot]

# The levels for people come first; the other names are for programs, and for tables that were opened before.
BOTS: Final[dict[str, MakeBot]] = {
    **LEVELS,
    "random": RandomBot,
    "greedy": GreedyBot,
    "search": SearchBot,
    "absent": AbsentBot,
}
# The one that plays as well as it can: others may let it sit in for a player who is away, and no other.
SERIOUS_BOT: Final = "expert"
# What stands before the command line of a program that speaks the protocol.
COMMAND: Final = "cmd"
# Longer than anybody waits for a move, in seconds.
LONGEST: Final = 3600.0


def find_bot(name: str) -> MakeBot:
    """How to make a bot, which is called with a seed: by its name, as `path/to/file.py:Class`, or as `cmd:program`."""
    if name in BOTS:
        return BOTS[name]
    kind, colon, amount = name.partition(":")
    if kind == "search":
        return searching(name, amount)
    if kind == COMMAND:
        return partial(CommandBot, name=name, command=command_of(name, amount))
    path, colon, class_name = name.rpartition(":")
    if not colon:
        raise BadBot("no_such_bot", bot=name, bots=list(BOTS))
    file = Path(path)
    if not file.is_file():
        raise BadBot("bot_no_file", bot=name, file=file)
    return _load(name, file, class_name, file.stat().st_mtime_ns)


def searching(name: str, amount: str) -> MakeBot:
    """A bot that searches a number of lines per decision (`search:200`), or a number of seconds (`search:0.5s`)."""
    try:
        lines, seconds = (0, float(amount[:-1])) if amount.endswith("s") else (int(amount), 0.0)
    except ValueError:
        lines, seconds = 0, 0.0
    if not (lines > 0 or 0 < seconds < LONGEST):
        raise BadBot("bot_bad_budget", bot=name)
    return partial(SearchBot, lines=lines, seconds=seconds)


# A file is run once, not once a game: it may load much. Its date is asked for so that an edited file is read again.
@cache
def _load(name: str, path: Path, class_name: str, date: int) -> MakeBot:
    spec = importlib.util.spec_from_file_location(f"{PREFIX}{path.stem}", path)
    if spec is None or spec.loader is None:
        raise BadBot("bot_not_python", bot=name, file=path)
    module = importlib.util.module_from_spec(spec)
    # Dataclasses look their module up by its name.
    sys.modules[spec.name] = module
    # A bot may have files of its own beside it.
    folder = str(path.resolve().parent)
    if folder not in sys.path:
        sys.path.append(folder)
    try:
        with redirect_stdout(sys.stderr):
            spec.loader.exec_module(module)
    except (Exception, SystemExit) as error:
        raise BadBot("bot_broken", bot=name, problem=blame(error)) from error
    found = getattr(module, class_name, None)
    if not callable(found) or not callable(getattr(found, "choose", None)):
        raise BadBot("bot_no_class", bot=name, name=class_name)
    make: MakeBot = found
    return make
