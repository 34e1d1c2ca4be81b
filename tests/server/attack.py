"""What attackers bring: a legal game that is as long as they like, and more requests than anybody answers."""

from __future__ import annotations

import itertools
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import imperia
from imperia.kernel.record import Record, check_sum
from tests.server.service import Service

# So many connections ask at the same time.
TOGETHER = 8


def endless_record(moves: int, *words: str) -> str:
    """A legal record of a Yuan game in which a clan changes its plan again and again, or does these things in turn."""
    game = imperia.game("yuan")
    record = Record(game, 2, 5, {}, ["human", "human"])
    state = record.start()
    notations = itertools.cycle(words or ["target", "change"])
    while len(record.moves) < moves:
        word = next(notations)
        move = next(one for one in state.moves(0) if game.notation(one).split()[0] == word)
        state.play(0, move)
        record.moves.append((0, move))
    return record.text(state)


def talkative_record(moves: int) -> str:
    """The same, so that everybody is told of it: a log as long as can be."""
    return endless_record(moves, "target", "ready", "change")


def overlong_record(moves: int) -> str:
    """An endless record, written down without being played."""
    lines = endless_record(2).splitlines()
    head, body = lines[0], lines[1:3]
    text = [head, *itertools.islice(itertools.cycle(body), moves)]
    closing = lines[3].replace('"moves":2', f'"moves":{moves}')
    return "\n".join([*text, closing.replace(check_sum(lines[:3]), check_sum(text))]) + "\n"


def flood(service: Service, method: str, path: str, times: int, source: str, **more: Any) -> Counter[int]:
    """Ask for the same thing again and again from one address, on several connections; how it was answered."""
    headers = {**more.pop("headers", {}), "X-Forwarded-For": source}

    def ask(_: int) -> int:
        return service.http.request(method, path, headers=headers, **more).status_code

    with ThreadPoolExecutor(TOGETHER) as together:
        return Counter(together.map(ask, range(times)))
