"""Answers that are made once: their bytes are ready in every coding, and nobody is sent what they have already."""

from __future__ import annotations

import asyncio
import hashlib
import re
from collections.abc import Callable
from gzip import compress
from typing import Any, Final

import msgspec
from litestar import Response
from litestar.datastructures import Headers

from imperia.server.work import Work

# How a browser keeps an answer: for ever, because another one has another name; or asks each time whether it still
# holds; or not at all.
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_FIRST: Final = "no-cache"
NEVER: Final = "no-store"
JSON: Final = "application/json"
# Answers of at least this many bytes are worth compressing.
WORTH_COMPRESSING: Final = 800
# The best that is left after it takes twice the time and saves a hundredth.
LEVEL: Final = 6
# What stands for the bytes as they are, and for every coding that is not named.
PLAIN: Final = "identity"
ANY: Final = "*"
ONE_RANGE: Final = re.compile(r"bytes=(\d{0,18})-(\d{0,18})", re.ASCII)


class Ready:
    """An answer, as often as it is asked for."""

    def __init__(self, plain: bytes, kind: str, caching: str, coded: dict[str, bytes] | None = None) -> None:
        self.plain: Final = plain
        self.kind: Final = kind
        self.caching: Final = caching
        # By the name of the coding; only what is shorter than the bytes as they are.
        self.coded: Final = {name: body for name, body in (coded or {}).items() if len(body) < len(plain)}
        self._mark: Final = hashlib.blake2b(plain, digest_size=12).hexdigest()

    def answer(self, headers: Headers) -> Response[Any]:
        """The response to a request with these headers."""
        asked = headers.get("range")
        coding = PLAIN if asked is not None else choose_coding(headers.get("accept-encoding", ""), self.coded)
        tag = f'"{self._mark}"' if coding == PLAIN else f'"{self._mark}-{coding}"'
        said = {"ETag": tag, "Cache-Control": self.caching, "Vary": "Accept-Encoding", "Accept-Ranges": "bytes"}
        if _has_already(headers.get("if-none-match"), tag):
            return Response(b"", status_code=304, headers=said)
        if coding != PLAIN:
            said["Content-Encoding"] = coding
            return Response(self.coded[coding], media_type=self.kind, headers=said)
        if asked is not None and headers.get("if-range", tag) == tag:
            return self._part(asked, said)
        return Response(self.plain, media_type=self.kind, headers=said)

    def _part(self, asked: str, said: dict[str, str]) -> Response[Any]:
        """A part of the bytes; all of them if it is not one part that is asked for."""
        length = len(self.plain)
        found = ONE_RANGE.fullmatch(asked.strip())
        if found is None or not (found[1] or found[2]) or (found[1] and found[2] and int(found[2]) < int(found[1])):
            return Response(self.plain, media_type=self.kind, headers=said)
        first = int(found[1]) if found[1] else max(0, length - int(found[2]))
        last = min(int(found[2]), length - 1) if found[1] and found[2] else length - 1
        if first > last:
            return Response(b"", status_code=416, headers={**said, "Content-Range": f"bytes */{length}"})
        said["Content-Range"] = f"bytes {first}-{last}/{length}"
        return Response(self.plain[first : last + 1], status_code=206, media_type=self.kind, headers=said)


def make_ready(content: Any, caching: str = ASK_FIRST, kind: str = JSON) -> Ready:
    """Encode and compress an answer; this takes long, so it has no place in the event loop."""
    plain = content.encode() if isinstance(content, str) else msgspec.json.encode(content)
    coded = {"gzip": compress(plain, LEVEL, mtime=0)} if len(plain) >= WORTH_COMPRESSING else {}
    return Ready(plain, kind, caching, coded)


def choose_coding(accepted: str, coded: dict[str, bytes]) -> str:
    """The coding that is wanted most, of these and none; among equals the shortest."""
    wanted = _wishes(accepted)
    others = wanted.get(ANY, 0.0)
    # Without a word about it, the bytes as they are may always be sent, but nobody wants them.
    best, most = PLAIN, wanted.get(PLAIN, 0.0)
    for name in sorted(coded, key=lambda one: len(coded[one])):
        wish = wanted.get(name, others)
        if wish > most or (wish == most > 0 and best == PLAIN):
            best, most = name, wish
    return best


def _wishes(accepted: str) -> dict[str, float]:
    """How much somebody wants each coding, from an Accept-Encoding header; what cannot be read is not wanted."""
    wanted: dict[str, float] = {}
    for one in accepted.lower().split(","):
        name, _, parameter = one.partition(";")
        key, _, value = parameter.partition("=")
        try:
            wish = float(value) if key.strip() == "q" else 1.0
        except ValueError:
            wish = 0.0
        wanted[name.strip()] = wish
    return wanted


def _has_already(named: str | None, tag: str) -> bool:
    """True if an If-None-Match header names the answer; a proxy may have weakened its mark."""
    if named is None:
        return False
    return named.strip() == ANY or tag in (one.strip().removeprefix("W/") for one in named.split(","))


class Handouts:
    """Responses that hardly ever change while the server runs, built on the first request and cached."""

    def __init__(self, work: Work) -> None:
        self._work: Final = work
        self._made: Final[dict[tuple[Callable[..., Any], tuple[str, ...]], Ready]] = {}
        self._making: Final = asyncio.Lock()

    def forget(self) -> None:
        """Build all anew that is asked for: another pack is here."""
        self._made.clear()

    async def find(self, make: Callable[..., Any], *of: str) -> Ready:
        """The cached response for these names; unknown names are refused and not cached."""
        key = (make, of)
        if key not in self._made:
            async with self._making:
                if key not in self._made:
                    self._made[key] = await self._work.run(lambda: make_ready(make(*of)))
        return self._made[key]
