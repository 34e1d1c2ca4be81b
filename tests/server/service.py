"""A real server on a free port, and people who talk to it over real sockets."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvicorn
from websockets.sync.client import ClientConnection, connect

import imperia
from imperia.kernel.game import Game
from imperia.server.app import make_app
from imperia.server.budget import Limits
from imperia.server.database import database_url
from imperia.server.lease import take_lease
from imperia.server.serve import listen, make_config
from imperia.server.wire import Done, Moment, Now, Opened, Reasons, Refused, ToPage, Welcome
from tests.kernel.toy import TOY

READ: msgspec.json.Decoder[ToPage] = msgspec.json.Decoder(ToPage)
# Nothing here is timed; a test that waits so long has failed.
PATIENCE = 30.0
PLENTY = Limits(
    openings=100_000,
    uploads=100_000,
    connection_rate=1e6,
    connection_burst=1e6,
    address_rate=1e6,
    address_burst=1e6,
    connections=100_000,
)


def find_game(name: str, content: str = "") -> Game:
    """The registered games, and the toy."""
    return TOY if name == "toy" else imperia.game(name, content)


class Service:
    """Where a server is to be found."""

    def __init__(self, port: int) -> None:
        self.port = port
        self._open = ExitStack()
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE)

    def close(self) -> None:
        """Hang up everywhere."""
        self._open.close()
        self.http.close()

    def open(self, *players: str | None, game: str = "founders", **more: Any) -> Opened:
        """A table of people (None) and bots."""
        seats = [{"bot": bot, "name": f"Player {name}"} for bot, name in zip(players, "ABCDEFGH", strict=False)]
        answer = self.http.post("/api/tables", json={"game": game, "seats": seats, **more})
        assert answer.status_code == 201, answer.text
        return msgspec.json.decode(answer.content, type=Opened)

    def join(self, opened: Opened, key: int | None = 0, seq: int = -1, lang: str = "en") -> Player:
        """Sit down with the key of that number, or look on without one."""
        return Player(self, opened.table, None if key is None else opened.keys[key].secret, seq, lang)

    def connect(self, table: str) -> ClientConnection:
        """A socket that has not said anything yet."""
        address = f"ws://127.0.0.1:{self.port}/api/tables/{table}/live"
        # Whoever has not read all that he was sent does not wait long for the server's good-bye.
        return self._open.enter_context(connect(address, open_timeout=PATIENCE, close_timeout=0.5))


class Player:
    """Somebody at a table."""

    def __init__(self, service: Service, table: str, secret: str | None, seq: int = -1, lang: str = "en") -> None:
        self.socket = service.connect(table)
        self.moments: list[Moment] = []
        # Every message, as it came.
        self.heard: list[bytes] = []
        # The fields of the view that the last moment named.
        self.told: dict[str, Any] = {}
        self._requests = 0
        self.write({"type": "hello", "secret": secret, "seq": seq, "lang": lang})
        welcome = self.hear()
        assert isinstance(welcome, Welcome), welcome
        self.seat = welcome.seat
        self.info = welcome.info
        self.until(lambda moment: True)

    @property
    def moment(self) -> Moment:
        return self.moments[-1]

    @property
    def own_seat(self) -> int:
        assert self.seat is not None
        return self.seat

    def write(self, message: object) -> None:
        self.socket.send(msgspec.json.encode(message).decode())

    def hear(self) -> ToPage:
        """The next message."""
        self.heard.append(self.socket.recv(timeout=PATIENCE, decode=False))
        return READ.decode(self.heard[-1])

    def _take(self) -> ToPage:
        message = self.hear()
        if isinstance(message, Now):
            self.told = message.moment.view
            message.moment.view = (self.moment.view if self.moments else {}) | self.told
            self.moments.append(message.moment)
        return message

    def until(self, wanted: Callable[[Moment], bool]) -> Moment:
        """The first moment, from the last one on, that is as wanted."""
        while not (self.moments and wanted(self.moment)):
            self._take()
        return self.moment

    def until_seq(self, seq: int) -> Moment:
        return self.until(lambda moment: moment.seq >= seq)

    def until_moves(self, moves: int) -> Moment:
        return self.until(lambda moment: moment.moves >= moves)

    def request(self, kind: str, **parts: Any) -> Done | Refused | Reasons:
        """Ask for something, and hear moments until it is answered."""
        self._requests += 1
        self.write({"type": kind, "id": self._requests, **parts})
        while True:
            message = self._take()
            if isinstance(message, Done | Refused | Reasons):
                assert message.id == self._requests
                return message

    def do(self, kind: str, **parts: Any) -> Moment:
        """Ask for something that must be done, and see how the table is after it."""
        answer = self.request(kind, **parts)
        assert isinstance(answer, Done), answer
        return self.moment

    def refused(self, kind: str, **parts: Any) -> str:
        """The key of the refusal of something that must not be done."""
        answer = self.request(kind, **parts)
        assert isinstance(answer, Refused), answer
        assert answer.text.en
        assert answer.text.fr
        return answer.key

    def play(self, index: int = 0) -> Moment:
        """Answer the question with the move of that index."""
        question = self.until(lambda moment: moment.question is not None).question
        assert question is not None
        return self.do("play", number=question.number, move=question.moves[index].move)

    def leave(self) -> None:
        self.socket.close()


@contextmanager
def running(
    database: Path | str, limits: Limits = PLENTY, find: Callable[[str, str], Game] = find_game, **more: Any
) -> Iterator[Service]:
    """A server in this process, with a thread of its own."""
    url = database_url(str(database))
    lease = take_lease(url)
    app = make_app(url, workers=1, find_game=find, lease=lease, limits=limits, **more)
    server = uvicorn.Server(make_config(app, log_level="warning"))
    listening = listen("127.0.0.1", 0)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
    thread.start()
    try:
        while not server.started and thread.is_alive():
            time.sleep(0.01)
        assert server.started
        service = Service(listening.getsockname()[1])
        yield service
        service.close()
    finally:
        server.should_exit = True
        thread.join()
        listening.close()
        lease.release()
