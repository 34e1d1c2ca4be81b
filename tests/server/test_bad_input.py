"""Whatever is sent: a clear error, nothing crashes, nothing is lost, no secret is shown."""

from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from imperia.kernel.typography import typeset
from imperia.server.errors import Refusal
from imperia.server.outbox import COME_BACK
from imperia.server.store import Store
from imperia.server.wire import Refused
from tests.french import foreign
from tests.server.service import PATIENCE, READ, Service

HELLO = '{"type":"hello"}'


def hear_refusal(socket: ClientConnection) -> Refused:
    """The next message, which must be a refusal in both languages."""
    message = READ.decode(socket.recv(timeout=PATIENCE))
    assert isinstance(message, Refused), message
    assert message.text.en
    assert message.text.fr
    assert foreign(message.text.fr) == []
    return message


def closing_code(socket: ClientConnection) -> int | None:
    with pytest.raises(ConnectionClosed):
        socket.recv(timeout=PATIENCE)
    return socket.close_code


BAD_MESSAGES: list[tuple[Any, str]] = [
    ("{", "not_json"),
    ("", "not_json"),
    ("null", "not_json"),
    ("[" * 4000, "not_json"),
    ('{"type":"hello","extra":' + "[" * 4000, "not_json"),
    (b"\xff\xfe", "not_json"),
    ('{"type":"fly","id":1}', "not_json"),
    ('{"type":"play"}', "not_json"),
    ('{"type":"play","id":1,"number":"one","move":2}', "not_json"),
    ('{"type":"play","id":1,"number":0,"move":1e99}', "not_json"),
    ('{"type":"play","id":1,"number":0,"move":0,"seat":1}', "not_json"),
    ('{"type":"rename","id":1,"name":"\\ud800"}', "not_json"),
    ('{"type":"rename","id":1,"name":"' + "x" * 5000 + '"}', "message_too_long"),
    ('{"type":"hello"}', "hello_once"),
]


@pytest.mark.parametrize(("message", "key"), BAD_MESSAGES, ids=lambda value: str(value)[:32])
def test_a_message_that_cannot_be_read_is_refused_and_the_game_goes_on(
    service: Service, message: str | bytes, key: str
) -> None:
    player = service.join(service.open(None, None, game="toy"))
    player.socket.send(message)
    assert hear_refusal(player.socket).key == key
    assert player.play().moves == 1


@pytest.mark.parametrize(
    ("message", "fr"),
    [
        ("{", "Le message est illisible : le JSON s'interrompt avant la fin."),
        ("hello", "Le message est illisible : ce n'est pas du JSON."),
        ("[]", "l'ensemble doit être un objet, et non une liste."),
        ('{"type":"fly","id":1}', "type ne peut pas valoir « fly » ; mots : hello, play, why"),
        ('{"type":"play","id":1,"number":"one","move":2}', "number doit être un nombre entier, et non un texte."),
        ('{"type":"answer","id":1,"agree":"yes"}', "agree doit être vrai/faux (true/false), et non un texte."),
        ('{"type":"play","id":1}', "Le message est illisible : number manque."),
        ('{"type":"plead","id":1,"why":"x"}', "il n'y a pas de champ « why »."),
        ('{"type":"speak","id":1,"lang":"latin"}', "lang ne peut pas valoir « latin » ; mots : en, fr."),
    ],
)
def test_a_reader_is_told_in_french_what_is_wrong_with_a_message(service: Service, message: str, fr: str) -> None:
    player = service.join(service.open(None, None, game="toy"))
    player.socket.send(message)
    assert typeset(fr, "fr") in hear_refusal(player.socket).text.fr


def test_the_first_message_is_hello(service: Service) -> None:
    opened = service.open(None, None)
    socket = service.connect(opened.table)
    for message, key in [('{"type":"plead","id":1}', "hello_first"), ("{", "not_json")]:
        socket.send(message)
        assert hear_refusal(socket).key == key
    socket.send(HELLO)
    assert b"welcome" in socket.recv(timeout=PATIENCE, decode=False)


@pytest.mark.parametrize("seq", [-7, 10**6, 2**63 - 1])
def test_who_claims_to_have_seen_what_there_is_not_is_told_everything(service: Service, seq: int) -> None:
    opened = service.open(None, None)
    everything = service.join(opened, None).moment
    told = service.join(opened, None, seq=seq).moment
    assert (told.seq, told.standing, told.lines) == (everything.seq, 0, everything.lines)


@pytest.mark.parametrize(
    ("error", "key"), [(RuntimeError("disk"), "failed"), (Refusal("not_kept", 500), "not_kept")], ids=["bug", "refusal"]
)
def test_who_comes_while_the_server_fails_is_to_come_back(
    service: Service, monkeypatch: pytest.MonkeyPatch, error: Exception, key: str
) -> None:
    table = service.open(None, None).table

    async def fail(*_: object) -> None:
        raise error

    monkeypatch.setattr(Store, "find", fail)
    socket = service.connect(table)
    assert hear_refusal(socket).key == key
    assert closing_code(socket) == COME_BACK


@pytest.mark.parametrize("secret", ["", "wrong", "é" * 50, "\x00"])
def test_a_wrong_secret_opens_no_seat(service: Service, secret: str) -> None:
    socket = service.connect(service.open(None, "random").table)
    socket.send(msgspec.json.encode({"type": "hello", "secret": secret}).decode())
    assert hear_refusal(socket).key == "wrong_secret"
    assert closing_code(socket) == 4403


def test_a_key_of_another_table_opens_no_seat(service: Service) -> None:
    key = service.open(None, "random").keys[0].secret
    socket = service.connect(service.open(None, "random").table)
    socket.send(msgspec.json.encode({"type": "hello", "secret": key}).decode())
    assert hear_refusal(socket).key == "wrong_secret"


def test_an_unknown_table_says_so(service: Service) -> None:
    socket = service.connect("nowhere")
    assert hear_refusal(socket).key == "no_such_table"
    assert closing_code(socket) == 4404


@pytest.mark.parametrize(
    ("body", "status", "key"),
    [
        ("{", 400, "bad_request"),
        ("[" * 15_000, 400, "bad_request"),
        ("[]", 400, "bad_request"),
        ('{"game":"founders"}', 400, "bad_request"),
        ('{"game":"chess","seats":[{},{}]}', 404, "no_such_game"),
        ('{"game":"founders","seats":[]}', 400, "bad_seats"),
        ('{"game":"founders","seats":[{},{},{},{},{}]}', 400, "bad_seats"),
        ('{"game":"founders","seats":[{},{"bot":"deep"}]}', 400, "no_bot"),
        ('{"game":"founders","seats":[{},{"bot":"/tmp/bot.py:Bot"}]}', 400, "no_bot"),
        ('{"game":"founders","seats":[{},{"bot":"cmd:touch owned"}]}', 400, "no_bot"),
        ('{"game":"founders","seats":[{},{}],"options":{"x":1}}', 400, "no_such_option"),
        ('{"game":"founders","seats":[{},{}],"options":{"agreed_end":"no"}}', 400, "bad_option_value"),
        ('{"game":"founders","seats":[{},{}],"seed":-1}', 400, "bad_seed"),
        ('{"game":"founders","seats":[{},{}],"seed":340282366920938463463374607431768211456}', 400, "bad_seed"),
        ('{"game":"founders","seats":[{},{}],"secret":"x"}', 400, "bad_request"),
        (b'{"game":"\xff"}', 400, "bad_request"),
        (" " * 20_000, 413, "too_large"),
    ],
    ids=lambda value: str(value)[:48],
)
def test_a_table_that_cannot_be_opened(service: Service, body: str | bytes, status: int, key: str) -> None:
    answer = service.http.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
    failure = answer.json()
    assert (answer.status_code, failure["status"], failure["key"]) == (status, status, key)
    assert failure["text"]["en"]
    assert foreign(failure["text"]["fr"]) == []


@pytest.mark.parametrize(
    ("body", "fr"),
    [
        (b"", "La demande est illisible : l'ensemble manque."),
        (b"{", "La demande est illisible : le JSON s'interrompt avant la fin."),
        (b"game=founders", "La demande est illisible : ce n'est pas du JSON."),
        (b'{"game":"\xff"}', "ce n'est pas du texte en UTF-8."),
        (b"[" * 15_000, "il y a trop de niveaux imbriqués."),
        (b"[]", "l'ensemble doit être un objet, et non une liste."),
        (b'{"game":"founders"}', "La demande est illisible : seats manque."),
        (b'{"game":7,"seats":[]}', "La demande est illisible : game doit être un texte, et non un nombre entier."),
        (b'{"game":"founders","seats":[{},{"bot":7}]}', "seats[1].bot doit être un texte ou vide (null), et non"),
        (
            b'{"game":"founders","seats":[{},{"nam":"x"}]}',
            "pas de champ « seats[1].nam » ; champs : bot, name. Vouliez",
        ),
        (b'{"game":"founders","seats":[{}],"options":{"x":[]}}', "options[...] doit être vrai/faux (true/false), un"),
        (b'{"game":"founders","seats":[{}],"grace":-1}', "grace doit valoir au moins 0."),
        (b'{"game":"founders","seats":[{}],"grace":100000}', "grace doit valoir au plus 86\u00a0400."),
    ],
    ids=lambda value: str(value)[:48],
)
def test_who_opens_a_table_is_told_in_french_what_is_wrong(service: Service, body: bytes, fr: str) -> None:
    answer = service.http.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code == 400
    assert typeset(fr, "fr") in answer.json()["text"]["fr"]


@pytest.mark.parametrize(
    ("query", "fr"),
    [
        ("seat=x", "La demande est illisible : seat doit être un nombre entier ou vide (null), et non un texte."),
        ("lang=latin", "La demande est illisible : lang ne peut pas valoir « latin » ; mots : en, fr."),
    ],
)
def test_what_stands_in_an_address_is_told_in_french_as_well(service: Service, query: str, fr: str) -> None:
    answer = service.http.get(f"/api/tables/any/frames/1?{query}")
    assert (answer.status_code, answer.json()["text"]["fr"]) == (400, typeset(fr, "fr"))


@pytest.mark.parametrize(
    ("method", "path", "status", "key"),
    [
        ("GET", "/api/nothing", 404, "no_such_page"),
        ("GET", "/api/tables/nowhere", 404, "no_such_table"),
        ("GET", "/api/tables/nowhere/record", 404, "no_such_table"),
        ("GET", "/api/tables/nowhere/frames/0", 404, "no_such_table"),
        ("GET", "/api/tables/nowhere/frames/first", 404, "no_such_page"),
        ("GET", "/api/games/chess/rules", 404, "no_such_game"),
        ("GET", "/api/games/chess/words", 404, "no_such_game"),
        ("GET", "/api/games/chess/content", 404, "no_such_game"),
        ("DELETE", "/api/tables", 405, "no_such_page"),
    ],
)
def test_an_address_with_nothing_behind_it(service: Service, method: str, path: str, status: int, key: str) -> None:
    answer = service.http.request(method, path)
    assert (answer.status_code, answer.json()["key"]) == (status, key)
