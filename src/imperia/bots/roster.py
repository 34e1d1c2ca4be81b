"""The bots by name, and bots of the user's own from a file."""

from __future__ import annotations

import importlib.util
from collections.abc import Callable
from pathlib import Path
from typing import Final

from imperia.bots.bot import Bot
from imperia.bots.greedy import GreedyBot
from imperia.bots.random import RandomBot
from imperia.kernel.errors import BadSetup

MakeBot = Callable[[int], Bot]

BOTS: Final[dict[str, MakeBot]] = {"random": RandomBot, "greedy": GreedyBot}


def find_bot(name: str) -> MakeBot:
    """How to make a bot: by its name, or as `path/to/file.py:Class`, which is called with a seed."""
    if name in BOTS:
        return BOTS[name]
    path, colon, class_name = name.rpartition(":")
    if not colon:
        raise BadSetup("no_such_bot", bot=name, bots=list(BOTS))
    return _load(name, Path(path), class_name)


def _load(name: str, path: Path, class_name: str) -> MakeBot:
    if not path.is_file():
        raise BadSetup("bot_no_file", bot=name, file=path)
    spec = importlib.util.spec_from_file_location(f"imperia_bot_{path.stem}", path)
    if spec is None or spec.loader is None:
        raise BadSetup("bot_not_python", bot=name, file=path)
    module = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise BadSetup("bot_broken", bot=name, problem=f"{type(error).__name__}: {error}") from error
    found = getattr(module, class_name, None)
    if not callable(found) or not callable(getattr(found, "choose", None)):
        raise BadSetup("bot_no_class", bot=name, name=class_name)
    make: MakeBot = found
    return make
