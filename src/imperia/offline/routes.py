"""The addresses that a page asks at, and what answers there: the same as on a server."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple, TypeVar
from urllib.parse import parse_qsl, unquote, urlsplit

from imperia.kernel.misfit import Misfit, read_json
from imperia.server import library
from imperia.server.budget import Address
from imperia.server.campaigns import Campaigns
from imperia.server.errors import Refusal
from imperia.server.live import table_info
from imperia.server.tables import Tables
from imperia.server.wire import (
    AskHint,
    ChooseReward,
    HandIn,
    Lang,
    NextGame,
    OpenTable,
    PlayOn,
    RecordWish,
    StartCampaign,
    TakeAlong,
)

T = TypeVar("T")
LANGUAGES: Final[dict[str, Lang]] = {"en": "en", "fr": "fr"}


class Request(NamedTuple):
    """A request: the words of the address that name something, what follows them, and a body."""

    names: list[str]
    query: dict[str, str]
    body: str

    def read(self, kind: type[T]) -> T:
        """The body as its kind, or a refusal."""
        try:
            return read_json(self.body, kind)
        except Misfit as error:
            raise Refusal("bad_request", 400, problem=error) from error

    def number(self, text: str) -> int:
        """A number of the address, or a refusal."""
        if not (text.isascii() and text.isdigit()):
            raise Refusal("no_such_page", 404)
        return int(text)

    @property
    def lang(self) -> Lang:
        """The language of what is answered."""
        return LANGUAGES.get(self.query.get("lang", "en"), "en")

    @property
    def seat(self) -> int | None:
        """The seat that is asked for."""
        return self.number(self.query["seat"]) if "seat" in self.query else None


class Desk(NamedTuple):
    """Whom requests are passed on to."""

    tables: Tables
    campaigns: Campaigns
    address: Address


Handler = Callable[[Desk, Request], Awaitable[Any]]


async def _library(_: Desk, __: Request) -> object:
    return library.library()


async def _words(_: Desk, asked: Request) -> object:
    return library.words_of(asked.names[0])


async def _rules(_: Desk, asked: Request) -> object:
    return library.rules_of(asked.names[0])


async def _primer(_: Desk, asked: Request) -> object:
    return library.primer_of(asked.names[0])


async def _content(_: Desk, asked: Request) -> object:
    return library.content_of(asked.names[0])


async def _beside(_: Desk, asked: Request) -> object:
    return library.beside(asked.names[0], asked.body.encode(), asked.lang)


async def _open_table(desk: Desk, asked: Request) -> object:
    return await desk.tables.open(asked.read(OpenTable))


async def _open_record(desk: Desk, asked: Request) -> object:
    return await desk.tables.open_record(asked.body)


async def _table(desk: Desk, asked: Request) -> object:
    return table_info(await desk.tables.store.find(asked.names[0]))


async def _record(desk: Desk, asked: Request) -> object:
    return await desk.tables.record_text(asked.names[0], desk.address)


async def _unfinished(desk: Desk, asked: Request) -> object:
    return await desk.tables.record_so_far(asked.names[0], asked.read(RecordWish).secret)


async def _along(desk: Desk, asked: Request) -> object:
    return await desk.tables.take_along(asked.names[0], asked.read(TakeAlong))


async def _handed(desk: Desk, asked: Request) -> object:
    return await desk.tables.hand_in(asked.names[0], asked.read(HandIn), desk.address)


async def _frame(desk: Desk, asked: Request) -> object:
    table, moves = asked.names
    return await desk.tables.frame(table, asked.number(moves), asked.seat, asked.lang, desk.address)


async def _hint(desk: Desk, asked: Request) -> object:
    return await desk.tables.hint(asked.names[0], asked.read(AskHint))


async def _coach(desk: Desk, asked: Request) -> object:
    return await desk.tables.coach(asked.names[0], asked.seat or 0, asked.lang, desk.address)


async def _branch(desk: Desk, asked: Request) -> object:
    return await desk.tables.play_on(asked.names[0], asked.read(PlayOn), desk.address)


async def _start_campaign(desk: Desk, asked: Request) -> object:
    return await desk.campaigns.start(asked.read(StartCampaign))


async def _campaign(desk: Desk, asked: Request) -> object:
    return await desk.campaigns.show(asked.names[0])


async def _next_game(desk: Desk, asked: Request) -> object:
    return await desk.campaigns.play(asked.names[0], asked.read(NextGame))


async def _reward(desk: Desk, asked: Request) -> object:
    return await desk.campaigns.reward(asked.names[0], asked.read(ChooseReward))


# By method and address; a star stands for a name.
ROUTES: Final[dict[tuple[str, str], Handler]] = {
    ("GET", "/library"): _library,
    ("GET", "/games/*/words"): _words,
    ("GET", "/games/*/rules"): _rules,
    ("GET", "/games/*/primer"): _primer,
    ("GET", "/games/*/content"): _content,
    ("POST", "/games/*/beside"): _beside,
    ("POST", "/tables"): _open_table,
    ("POST", "/records"): _open_record,
    ("GET", "/tables/*"): _table,
    ("GET", "/tables/*/record"): _record,
    ("POST", "/tables/*/unfinished"): _unfinished,
    ("POST", "/tables/*/along"): _along,
    ("POST", "/tables/*/handed"): _handed,
    ("GET", "/tables/*/frames/*"): _frame,
    ("POST", "/tables/*/hint"): _hint,
    ("GET", "/tables/*/coach"): _coach,
    ("POST", "/tables/*/branches"): _branch,
    ("POST", "/campaigns"): _start_campaign,
    ("GET", "/campaigns/*"): _campaign,
    ("POST", "/campaigns/*/games"): _next_game,
    ("POST", "/campaigns/*/rewards"): _reward,
}


def find_route(method: str, address: str, body: str) -> tuple[Handler, Request]:
    """The handler of a request, and the request as it is read; or a refusal."""
    parts = urlsplit(address)
    said = [unquote(word) for word in parts.path.split("/")]
    for (wanted, path), handler in ROUTES.items():
        words = path.split("/")
        if wanted != method or len(words) != len(said):
            continue
        pairs = list(zip(words, said, strict=True))
        if all(word in ("*", one) for word, one in pairs):
            names = [one for word, one in pairs if word == "*"]
            return handler, Request(names, dict(parse_qsl(parts.query)), body)
    raise Refusal("no_such_page", 404)
