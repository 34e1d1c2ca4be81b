"""The HTTP routes of the service."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Final

from litestar import Request, Response, Router, WebSocket, get, post, websocket
from litestar.di import NamedDependency
from litestar.enums import MediaType
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import OpenAPIMediaType, Operation, RequestBody, Schema
from litestar.openapi.spec.enums import OpenAPIType
from litestar.params import JSONBody, PathParameter, QueryParameter, RawBody

from imperia.server import library, prices
from imperia.server.budget import Addresses
from imperia.server.campaigns import Campaigns
from imperia.server.design import Workshop
from imperia.server.errors import Refusal
from imperia.server.guard import must_be_json
from imperia.server.house import House
from imperia.server.live import table_info
from imperia.server.ready import NEVER, Handouts, make_ready
from imperia.server.remote import Program
from imperia.server.socket import serve_visitor
from imperia.server.tables import Tables
from imperia.server.tolls import address_of, costs, opens_table, uploads_record
from imperia.server.wire import (
    Along,
    AskHint,
    CampaignInfo,
    CampaignKey,
    ChooseReward,
    Coached,
    ContentShelf,
    Drawn,
    Failure,
    Frame,
    GameWords,
    HandIn,
    Hinted,
    Lang,
    Library,
    NextGame,
    Opened,
    OpenTable,
    PackInfo,
    PlayOn,
    PrimerInfo,
    RecordWish,
    RuleInfo,
    SavePack,
    StartCampaign,
    TableInfo,
    TakeAlong,
    Tried,
    TryOut,
)

# Bytes; a record of a long game has some ten thousand.
LARGEST_RECORD: Final = 512 * 1024
# Seconds that the database has to answer when somebody asks how the server is.
PATIENCE: Final = 2.0

WHY: Final = {
    400: "What was sent cannot be read, or no game is set up like that.",
    403: "The game is still running, or the secret is another.",
    404: "There is no such game, table, campaign, seat or position.",
    409: "The table or campaign belongs to another release, or it has gone on.",
    413: "What was sent is too large.",
    415: "The body is not sent as JSON.",
    429: "Too many requests in a minute.",
    503: "The database is locked, full or not there; nothing was done.",
}


def failures(*statuses: int) -> dict[int, ResponseSpec]:
    """The errors of a route, all with the same body."""
    return {status: ResponseSpec(Failure, generate_examples=False, description=WHY[status]) for status in statuses}


class UploadOperation(Operation):
    """Says in the description that the body is the text of a record."""

    def __post_init__(self) -> None:
        """Describe the body."""
        text = OpenAPIMediaType(schema=Schema(type=OpenAPIType.STRING))
        self.request_body = RequestBody(content={"text/plain": text}, required=True, description="The record.")


class FactsOperation(Operation):
    """Says in the description that the body is a message of the game's own."""

    def __post_init__(self) -> None:
        """Describe the body."""
        facts = OpenAPIMediaType(schema=Schema(type=OpenAPIType.OBJECT))
        self.request_body = RequestBody(
            content={"application/json": facts}, required=True, description="What is asked, by the game's own type."
        )


TableId = Annotated[str, PathParameter(description="The id of a table.")]
CampaignId = Annotated[str, PathParameter(description="The id of a campaign.")]
GameName = Annotated[str, PathParameter(description="The short name of a game.")]
PackId = Annotated[str, QueryParameter(description="The fingerprint of a pack; none for what is printed.")]
TheTables = NamedDependency[Tables]
TheCampaigns = NamedDependency[Campaigns]
TheHouse = NamedDependency[House]
TheAddresses = NamedDependency[Addresses]
TheHandouts = NamedDependency[Handouts]
TheWorkshop = NamedDependency[Workshop | None]
AnyRequest = Request[Any, Any, Any]


@get("/library", summary="The games and the bots", tags=["Library"], responses=failures(429))
async def show_library(handouts: TheHandouts, workshop: TheWorkshop, request: AnyRequest) -> Response[Library]:
    """All games that can be played here, with their options, and all bots that can take a seat."""
    design = "" if workshop is None else "design"
    return (await handouts.find(library.library, design)).answer(request.headers)


@get(
    "/games/{game:str}/words",
    summary="What things are called",
    tags=["Library"],
    responses=failures(404, 429),
)
async def show_words(
    game: GameName, handouts: TheHandouts, request: AnyRequest, pack: PackId = ""
) -> Response[GameWords]:
    """The names of all things that moves and views of a game speak of."""
    return (await handouts.find(library.words_of, game, pack)).answer(request.headers)


@get("/games/{game:str}/rules", summary="The rule book", tags=["Library"], responses=failures(404, 429))
async def show_rules(game: GameName, handouts: TheHandouts, request: AnyRequest) -> Response[list[RuleInfo]]:
    """Every numbered rule, ruling, example and option of a game."""
    return (await handouts.find(library.rules_of, game)).answer(request.headers)


@get(
    "/games/{game:str}/primer",
    summary="A game on one screen",
    tags=["Library"],
    responses=failures(404, 429),
)
async def show_primer(game: GameName, handouts: TheHandouts, request: AnyRequest) -> Response[PrimerInfo]:
    """Goal, turn, points, end and signs of a game, for one who has never played it."""
    return (await handouts.find(library.primer_of, game)).answer(request.headers)


@get(
    "/games/{game:str}/content",
    summary="What is in the box",
    tags=["Library"],
    responses=failures(404, 429),
)
async def show_content(
    game: GameName, handouts: TheHandouts, request: AnyRequest, pack: PackId = ""
) -> Response[list[ContentShelf]]:
    """Cards, tiles and boards of a game, each with its source."""
    return (await handouts.find(library.content_of, game, pack)).answer(request.headers)


@get(
    "/games/{game:str}/drawn",
    summary="What a pack is drawn with",
    tags=["Library"],
    responses=failures(400, 404, 429),
)
async def show_drawn(
    game: GameName,
    handouts: TheHandouts,
    request: AnyRequest,
    pack: PackId = "",
    lang: Annotated[Lang, QueryParameter(description="The language of its words.")] = "en",
) -> Response[Drawn]:
    """The content of a game as the page draws it; the page has the printed one within itself."""
    return (await handouts.find(library.drawn_of, game, pack, lang)).answer(request.headers)


@post(
    "/games/{game:str}/beside",
    summary="The opponent of the rules at a real table",
    tags=["Library"],
    responses=failures(400, 404, 413, 415, 429),
    guards=[must_be_json],
    operation_class=FactsOperation,
    status_code=200,
)
async def advise(
    game: GameName,
    body: RawBody,
    house: TheHouse,
    request: AnyRequest,
    lang: Annotated[Lang, QueryParameter(description="The language of its texts.")] = "en",
) -> Response[dict[str, Any]]:
    """An automa's turn at a table of cardboard, from what its player reports; nothing is stored."""
    ready = await house.work.run(lambda: make_ready(library.beside(game, body, lang), NEVER))
    return ready.answer(request.headers)


@post(
    "/tables",
    summary="Open a table",
    tags=["Tables"],
    responses=failures(400, 403, 404, 413, 415, 429, 503),
    guards=[must_be_json],
)
async def open_table(data: JSONBody[OpenTable], tables: TheTables) -> Opened:
    """Set a game up. The answer holds the keys of the seats of people; they are shown this once."""
    return await tables.open(data)


@post(
    "/records",
    summary="Open a table from a record",
    tags=["Tables"],
    responses=failures(400, 403, 413, 429, 503),
    request_max_body_size=LARGEST_RECORD,
    operation_class=UploadOperation,
)
async def open_record(body: RawBody, tables: TheTables) -> Opened:
    """A finished game is there to be looked at again; an unfinished one is taken up where it stands."""
    return await tables.open_record(body.decode("utf-8", errors="replace"))


@get("/tables/{table:str}", summary="A table", tags=["Tables"], responses=failures(404, 429, 503))
async def show_table(table: TableId, tables: TheTables) -> TableInfo:
    """The fixed facts of a table: its game, seats and options."""
    return table_info(await tables.store.find(table))


@get(
    "/tables/{table:str}/record",
    summary="The record of a finished game",
    tags=["Replay"],
    media_type=MediaType.TEXT,
    responses=failures(403, 404, 409, 429, 503),
)
async def show_record(table: TableId, tables: TheTables, house: TheHouse, request: AnyRequest) -> Response[str]:
    """Setup and moves as text, to be kept, replayed or uploaded elsewhere."""
    text = await tables.record_text(table, address_of(request))
    ready = await house.work.run(make_ready, text, NEVER, MediaType.TEXT.value)
    return ready.answer(request.headers)


@post(
    "/tables/{table:str}/unfinished",
    summary="The record so far of a game that one person plays",
    tags=["Replay"],
    media_type=MediaType.TEXT,
    status_code=200,
    responses=failures(400, 403, 404, 409, 413, 415, 429, 503),
    guards=[must_be_json],
)
async def show_record_so_far(table: TableId, data: JSONBody[RecordWish], tables: TheTables) -> str:
    """The record of a game that is not over, for the only person at its table: it tells the seed."""
    return await tables.record_so_far(table, data.secret)


@post(
    "/tables/{table:str}/along",
    summary="Take a game along",
    tags=["Replay"],
    status_code=200,
    responses=failures(400, 403, 404, 409, 413, 415, 429, 503),
    guards=[must_be_json],
)
async def show_along(table: TableId, data: JSONBody[TakeAlong], tables: TheTables) -> Along:
    """What a device needs to go on where there is no line, for the only person at a table: it tells the seed."""
    return await tables.take_along(table, data)


@post(
    "/tables/{table:str}/handed",
    summary="Hand in what was played elsewhere",
    tags=["Replay"],
    status_code=200,
    request_max_body_size=LARGEST_RECORD,
    responses=failures(400, 403, 404, 409, 413, 415, 429, 503),
    guards=[must_be_json],
)
async def take_handed(table: TableId, data: JSONBody[HandIn], tables: TheTables, request: AnyRequest) -> TableInfo:
    """What happened on a device after a game was taken along; refused if the table has gone on since then."""
    return await tables.hand_in(table, data, address_of(request))


@get(
    "/tables/{table:str}/frames/{moves:int}",
    summary="One position of a finished game",
    tags=["Replay"],
    responses=failures(400, 403, 404, 409, 429, 503),
)
async def show_frame(
    table: TableId,
    moves: Annotated[int, PathParameter(description="After how many moves.")],
    tables: TheTables,
    house: TheHouse,
    request: AnyRequest,
    seat: Annotated[int | None, QueryParameter(description="As this seat saw it; without it, as a spectator.")] = None,
    lang: Annotated[Lang, QueryParameter(description="The language of its texts.")] = "en",
) -> Response[Frame]:
    """The position after a number of moves, and the events of the last of them."""
    frame = await tables.frame(table, moves, seat, lang, address_of(request))
    ready = await house.work.run(make_ready, frame, NEVER)
    return ready.answer(request.headers)


@post(
    "/tables/{table:str}/hint",
    summary="A hint",
    tags=["Coach"],
    responses=failures(400, 403, 404, 409, 413, 415, 429, 503),
    guards=[must_be_json],
    status_code=200,
)
async def show_hint(table: TableId, data: JSONBody[AskHint], tables: TheTables) -> Hinted:
    """The best moves of a question with their chances, from what the seat knows; never where several people play."""
    return await tables.hint(table, data)


@get(
    "/tables/{table:str}/coach",
    summary="What decisions cost, and what was luck",
    tags=["Coach"],
    responses=failures(400, 403, 404, 409, 429, 503),
)
async def show_coach(
    table: TableId,
    tables: TheTables,
    request: AnyRequest,
    seat: Annotated[int, QueryParameter(description="Whose decisions are told.")] = 0,
    lang: Annotated[Lang, QueryParameter(description="The language of its texts.")] = "en",
) -> Coached:
    """The coach's findings so far; it looks further while one reads, until they are `done`."""
    return await tables.coach(table, seat, lang, address_of(request))


@post(
    "/tables/{table:str}/branches",
    summary="Play on from an earlier position",
    tags=["Coach"],
    responses=failures(400, 403, 404, 409, 413, 415, 429, 503),
    guards=[must_be_json],
)
async def open_branch(table: TableId, data: JSONBody[PlayOn], tables: TheTables, request: AnyRequest) -> Opened:
    """A table of one's own against bots that begins at a position of another, with all that was hidden drawn anew."""
    return await tables.play_on(table, data, address_of(request))


@post(
    "/campaigns",
    summary="Begin a campaign",
    tags=["Campaigns"],
    responses=failures(400, 403, 404, 409, 413, 415, 429, 503),
    guards=[must_be_json],
)
async def start_campaign(data: JSONBody[StartCampaign], campaigns: TheCampaigns) -> CampaignKey:
    """A series of linked games. The answer holds its secret, which is shown this once."""
    return await campaigns.start(data)


@get("/campaigns/{campaign:str}", summary="A campaign", tags=["Campaigns"], responses=failures(404, 409, 429, 503))
async def show_campaign(campaign: CampaignId, campaigns: TheCampaigns) -> CampaignInfo:
    """How a campaign stands: its games, and what comes next."""
    return await campaigns.show(campaign)


@post(
    "/campaigns/{campaign:str}/games",
    summary="Begin the next game",
    tags=["Campaigns"],
    responses=failures(400, 403, 404, 409, 413, 415, 429, 503),
    guards=[must_be_json],
)
async def start_next(campaign: CampaignId, data: JSONBody[NextGame], campaigns: TheCampaigns) -> Opened:
    """Open the table of the next game; if there is one that is not over, the answer says where it is."""
    return await campaigns.play(campaign, data)


@post(
    "/campaigns/{campaign:str}/rewards",
    summary="Choose a reward",
    tags=["Campaigns"],
    responses=failures(400, 403, 404, 409, 413, 415, 429, 503),
    guards=[must_be_json],
)
async def choose_reward(campaign: CampaignId, data: JSONBody[ChooseReward], campaigns: TheCampaigns) -> CampaignInfo:
    """Choose the reward of a win; then the next game can begin."""
    return await campaigns.reward(campaign, data)


@websocket("/tables/{table:str}/live")
async def live(
    socket: WebSocket[Any, Any, Any], table: TableId, tables: TheTables, house: TheHouse, addresses: TheAddresses
) -> None:
    """The table, live."""
    await serve_visitor(socket, tables, house, addresses, table)


@websocket("/tables/{table:str}/program")
async def program(
    socket: WebSocket[Any, Any, Any], table: TableId, tables: TheTables, house: TheHouse, addresses: TheAddresses
) -> None:
    """A seat for a program, in the protocol of the bots."""
    await serve_visitor(socket, tables, house, addresses, table, Program)


@get("/health", include_in_schema=False, guards=[costs(prices.LOOKING_UP)])
async def show_health(house: TheHouse) -> Response[dict[str, str]]:
    """Whether the server can do its work: 200 if its database answers, 503 if not."""
    try:
        well = await asyncio.wait_for(house.store.answers(), PATIENCE)
    except TimeoutError:
        well = False
    return Response({"store": "ok" if well else "does not answer"}, status_code=200 if well else 503)


@get("/metrics", include_in_schema=False, media_type="text/plain; version=0.0.4", sync_to_thread=False)
def show_metrics(house: TheHouse) -> str:
    """The server's metrics, for Prometheus."""
    return house.meters.text()


def _open(workshop: Workshop | None) -> Workshop:
    if workshop is None:
        raise Refusal("no_design", 403)
    return workshop


@get(
    "/games/{game:str}/printed",
    summary="Content as data",
    tags=["Design"],
    responses=failures(403, 404, 429),
)
async def show_printed(
    game: GameName, workshop: TheWorkshop, handouts: TheHandouts, request: AnyRequest
) -> Response[Any]:
    """The printed content of a game as it stands in its files: what a pack changes, by file, entry and field."""
    return (await handouts.find(_open(workshop).printed, game)).answer(request.headers)


@post(
    "/games/{game:str}/trials",
    summary="Compare changes",
    tags=["Design"],
    responses=failures(400, 403, 404, 413, 415, 429),
    guards=[must_be_json],
)
async def try_out(game: GameName, data: JSONBody[TryOut], workshop: TheWorkshop, house: TheHouse) -> Tried:
    """Begin to compare changes with what is printed, on paired seeds; the comparison before is given up."""
    return await house.work.run(_open(workshop).begin, game, data)


@get("/trials/{trial:str}", summary="A comparison", tags=["Design"], responses=failures(403, 404, 429))
async def show_trial(
    trial: Annotated[str, PathParameter(description="The id of a comparison.")], workshop: TheWorkshop
) -> Tried:
    """A comparison as far as it has come."""
    return _open(workshop).look(trial)


@post(
    "/games/{game:str}/packs",
    summary="Save a pack",
    tags=["Design"],
    responses=failures(400, 403, 404, 413, 415, 429),
    guards=[must_be_json],
)
async def save_pack(
    game: GameName, data: JSONBody[SavePack], workshop: TheWorkshop, house: TheHouse, handouts: TheHandouts
) -> PackInfo:
    """Keep changes as a pack in the folder of the server's packs; tables can be played with it at once."""
    made = await house.work.run(_open(workshop).save, game, data)
    handouts.forget()
    await _open(workshop).share()
    return made


def make_api() -> Router:
    """All routes, with what they cost beside what every request costs."""
    return Router(
        "/api",
        route_handlers=[
            # What is ready.
            Router("/", route_handlers=[show_library, show_words, show_rules, show_primer, show_content, show_drawn]),
            Router("/", route_handlers=[show_printed, try_out, show_trial, save_pack]),
            Router("/", route_handlers=[show_table, show_campaign], guards=[costs(prices.LOOKING_UP)]),
            Router("/", route_handlers=[show_record, show_record_so_far, show_along], guards=[costs(prices.RECORD)]),
            Router("/", route_handlers=[show_frame], guards=[costs(prices.POSITION)]),
            Router("/", route_handlers=[advise], guards=[costs(prices.ADVICE)]),
            Router("/", route_handlers=[show_hint], guards=[costs(prices.HINT)]),
            Router("/", route_handlers=[show_coach], guards=[costs(prices.COACHING)]),
            Router(
                "/",
                route_handlers=[open_table, open_branch, start_campaign, start_next, choose_reward],
                guards=[costs(prices.WRITING), opens_table],
            ),
            Router("/", route_handlers=[open_record, take_handed], guards=[costs(prices.WRITING), uploads_record]),
            live,
            program,
        ],
    )
