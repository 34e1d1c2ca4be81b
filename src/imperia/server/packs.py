"""The packs of a server: read at its start from a folder, and each tried before anybody plays with it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from imperia.games import check_name, editions
from imperia.kernel.chance import Chance
from imperia.kernel.errors import BadContent
from imperia.kernel.game import Game
from imperia.kernel.packs import Pack, read_pack
from imperia.kernel.playout import random_move
from imperia.kernel.record import Record
from imperia.kernel.soundness import check_game
from imperia.server.errors import TEXTS, Refusal

# One decision in this many gets the costly checks.
CHECK_SHARE: Final = 100


def open_packs(folder: Path, lang: str, say: Callable[[str], None]) -> None:
    """Have all packs of a folder ready to be played with, or refuse the first that cannot be; `say` hears of each."""
    try:
        files = sorted(file for file in folder.iterdir() if file.suffix == ".json")
    except OSError as error:
        raise Refusal("no_packs", folder=folder, problem=error.strerror) from error
    found: dict[tuple[str, str], tuple[Game, Pack]] = {}
    for file in files:
        pack = read_pack(file)
        if (pack.game, pack.name) in found:
            raise Refusal("pack_twice", file=file, pack=pack.name)
        found[pack.game, pack.name] = try_pack(pack, file), pack
    for file, (game, pack) in zip(files, found.values(), strict=True):
        key = "serve.pack" if game.pack else "serve.pack_printed"
        say(TEXTS.say(key, lang, {"file": file.name, "pack": pack.name, "game": game.sheet.title.say(lang)}))
        if game.pack:
            editions.add(game, pack)


def try_pack(pack: Pack, file: Path) -> Game:
    """The edition of a game that a pack makes, after a game at the smallest and the largest table."""
    check_name(pack.game)
    try:
        game = editions.make(pack)
    except BadContent as error:
        raise BadContent("content", file=file, problem=error) from error
    for seats in sorted({min(game.sheet.seats), max(game.sheet.seats)}):
        try:
            _try_out(game, seats)
        except Exception as error:
            raise BadContent("pack_unsound", file=file, seats=seats, problem=error) from error
    return game


def _try_out(game: Game, seats: int) -> None:
    chance = Chance(seats)
    record = Record(game, seats, seats, game.options_without_people({}))
    check_game(record, lambda state: random_move(state, chance), CHECK_SHARE)
