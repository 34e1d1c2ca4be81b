"""The designers' workshop: numbers of a game changed on the page, compared with the printed ones, and kept as a pack.

An operator allows it for a machine of their own: whoever comes to the server can set its processors to work.
"""

from __future__ import annotations

import logging
import re
import threading
from pathlib import Path
from typing import Any, Final

import msgspec

import imperia
from imperia.games import check_name, content_folder, editions
from imperia.kernel.content import Name
from imperia.kernel.errors import BadContent, ImperiaError
from imperia.kernel.packs import Pack, printed_files
from imperia.kernel.texts import LANGS
from imperia.lab.contrast import RESULT
from imperia.lab.laboratory import Glimpse, lab_plan, run
from imperia.lab.page import SHARES, measure_label, verdict
from imperia.server.errors import Refusal, in_words
from imperia.server.keys import draw_table_id
from imperia.server.live import check_bot
from imperia.server.packs import try_pack
from imperia.server.thinking import Thinkers
from imperia.server.wire import Measured, PackInfo, SavePack, Tried, TryOut

LOG: Final = logging.getLogger("imperia.server")
SIGNS: Final = re.compile(r"[^a-z0-9]+")


class _Stopped(Exception):
    """Nobody waits for it any more."""


class Workshop:
    """Comparisons, one at a time, and the folder in which packs are kept."""

    def __init__(self, folder: Path, thinkers: Thinkers) -> None:
        self._folder: Final = folder
        self._thinkers: Final = thinkers
        self._tried: Tried | None = None
        self._stop: threading.Event = threading.Event()

    def printed(self, game: str) -> dict[str, Any]:
        """The printed content of a game, by file."""
        check_name(game)
        return printed_files(content_folder(game))

    def begin(self, game: str, wish: TryOut) -> Tried:
        """Begin to compare changes with what is printed; the comparison before is given up."""
        if not wish.changes:
            raise Refusal("no_changes")
        check_bot(wish.bot)
        plan = lab_plan(game, wish.seeds, wish.seats, [wish.bot], 0, {})
        self._stop.set()
        stop = self._stop = threading.Event()
        begun = self._tried = Tried(id=draw_table_id(), game=game, changes=wish.changes, seeds=0, planned=wish.seeds)

        def watch(glimpse: Glimpse) -> None:
            if stop.is_set():
                raise _Stopped
            self._note(begun.id, seeds=glimpse.seeds, measured=_measured(game, glimpse))

        def work() -> None:
            try:
                found = run(plan, None, wish.changes, watch=watch)
                said = verdict(found)
                self._note(begun.id, done=True, verdict=Name(**{lang: said(lang) for lang in LANGS}))
            except _Stopped:
                return
            except ImperiaError as error:
                self._note(begun.id, done=True, failure=in_words(error))
            except Exception:
                LOG.exception("A comparison of %s with %s failed.", game, wish.changes)
                self._note(begun.id, done=True, failure=in_words(Refusal("failed", 500)))

        threading.Thread(target=work, daemon=True, name="imperia-design").start()
        return begun

    def _note(self, of: str, **more: Any) -> None:
        tried = self._tried
        if tried is not None and tried.id == of:
            self._tried = msgspec.structs.replace(tried, **more)

    def look(self, tried: str) -> Tried:
        """A comparison as far as it has come."""
        found = self._tried
        if found is None or found.id != tried:
            raise Refusal("no_such_page", 404)
        return found

    def close(self) -> None:
        """Give up what is being compared."""
        self._stop.set()

    async def share(self) -> None:
        """Have the bots know the packs that are here now."""
        await self._thinkers.learn_editions()

    def save(self, game: str, wish: SavePack) -> PackInfo:
        """Keep changes as a pack, and have it ready to be played with."""
        check_name(game)
        pack = Pack(imperia_pack=1, game=game, name=wish.name.strip(), changes=wish.changes)
        file = self._folder / f"{game}-{SIGNS.sub('-', pack.name.lower()).strip('-') or 'pack'}.json"
        if file.exists() or any(edition.pack == pack.name for edition in editions.editions_of(game)):
            raise Refusal("pack_twice", file=file.name, pack=pack.name)
        made = try_pack(pack, Path(file.name))
        if not made.pack:
            raise BadContent("pack_nothing", pack=pack.name)
        try:
            file.write_bytes(msgspec.json.format(msgspec.json.encode(pack), indent=2) + b"\n")
        except OSError as error:
            raise ImperiaError("no_write", file=file, problem=error.strerror) from error
        editions.add(made, pack)
        return PackInfo(name=made.pack, content=made.fingerprint)


def _measured(name: str, glimpse: Glimpse) -> list[Measured]:
    """The wins and points of a comparison, in words."""
    game = imperia.game(name)
    found = []
    for one in glimpse.differences:
        if one.measure.family == RESULT:
            label = measure_label(one.measure, game, glimpse.names)
            found.append(
                Measured(
                    label=Name(**{lang: label(lang) for lang in LANGS}),
                    share=one.measure.kind in SHARES,
                    printed=one.printed,
                    changed=one.changed,
                    low=one.low,
                    high=one.high,
                    difference=one.difference,
                    real=one.real,
                )
            )
    return found
