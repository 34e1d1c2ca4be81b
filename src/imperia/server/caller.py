"""The other end of a program's line: a program of this machine plays at a server's table."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.frames import CloseCode
from websockets.sync.client import ClientConnection, connect

from imperia.bots.protocol.messages import Hello, Result
from imperia.bots.protocol.process import Process
from imperia.kernel.content import Name
from imperia.kernel.errors import BadSetup, ImperiaError
from imperia.server.programs import SEAT_TAKEN
from imperia.server.wire import Refused

# Seconds between two tries to reach a server that does not answer, and how often it is tried in a row.
PAUSE: Final = 2.0
ATTEMPTS: Final = 5
# Codes with which a server closes that is there again soon: it goes down, it fails, it has to begin anew.
COMES_BACK: Final = (
    CloseCode.GOING_AWAY,
    CloseCode.INTERNAL_ERROR,
    CloseCode.SERVICE_RESTART,
    CloseCode.TRY_AGAIN_LATER,
)
# How a message of the server is told from a line of the protocol.
READ: Final[msgspec.json.Decoder[Refused]] = msgspec.json.Decoder(Refused)


class TurnedAway(ImperiaError):
    """What the server said when it let the program go."""

    def __init__(self, text: Name) -> None:
        super().__init__("turned_away")
        self.text: Final = text

    def say(self, lang: str) -> str:
        return self.text.fr if lang == "fr" else self.text.en


def read_link(link: str) -> tuple[str, str]:
    """The address of a seat's line and its key, from the link that a table hands out."""
    parts = urlsplit(link)
    place, _, table = parts.path.strip("/").rpartition("/")
    if parts.scheme not in ("http", "https") or not parts.netloc or place != "t" or not table or not parts.fragment:
        raise BadSetup("bad_seat_link", link=link.partition("#")[0])
    scheme = "wss" if parts.scheme == "https" else "ws"
    return f"{scheme}://{parts.netloc}/api/tables/{table}/program", parts.fragment


def play_remotely(link: str, command: str, tell: Callable[[str], None]) -> Result:
    """Let a program play at a seat until the game is over; a line that breaks is taken up again."""
    address, secret = read_link(link)
    process = Process(command, command)
    failures = 0
    try:
        while True:
            try:
                with connect(address, max_size=None) as line:
                    tell("seated")
                    failures = 0
                    line.send(msgspec.json.encode({"secret": secret}).decode())
                    if (result := _relay(line, process)) is not None:
                        return result
            except (OSError, TimeoutError, WebSocketException) as error:
                failures += 1
                if failures >= ATTEMPTS:
                    raise BadSetup("no_server", server=urlsplit(address).netloc) from error
            tell("again")
            time.sleep(PAUSE)
    finally:
        process.end()


def _relay(line: ClientConnection, process: Process) -> Result | None:
    """Pass questions and answers on; the result, or None if the line broke and may be taken up again."""
    result: Result | None = None
    try:
        while True:
            question = line.recv(decode=False)
            asked: dict[str, Any] = msgspec.json.decode(question)
            if asked.get("ask") == Hello.__struct_config__.tag:
                # The program has said it already.
                answer = msgspec.json.encode(process.greeting)
            elif asked.get("type") == Refused.__struct_config__.tag:
                raise TurnedAway(READ.decode(question).text)
            else:
                if asked.get("ask") == Result.__struct_config__.tag:
                    result = msgspec.json.decode(question, type=Result)
                answer = process.relay(question)
            line.send(answer.decode("utf-8", "replace"))
    except ConnectionClosed as error:
        if result is None and error.rcvd is not None and error.rcvd.code not in COMES_BACK:
            if error.rcvd.code == SEAT_TAKEN:
                raise BadSetup("seat_taken") from error
            raise BadSetup("turned_away", code=error.rcvd.code) from error
        return result
