"""The description of the HTTP routes, made once."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.enums import OpenAPIMediaType
from litestar.openapi.plugins import OpenAPIRenderPlugin
from litestar.serialization import encode_json

from imperia.server.ready import Ready, make_ready


class Description(OpenAPIRenderPlugin):
    """Hands the description out, under both names by which it is known."""

    def __init__(self) -> None:
        super().__init__(path=["/", "/openapi.json"], media_type=OpenAPIMediaType.OPENAPI_JSON)
        self._ready: Ready | None = None

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The description, as it is asked for; only the first who asks waits until it is made."""
        if self._ready is None:
            self._ready = make_ready(encode_json(openapi_schema).decode(), kind=OpenAPIMediaType.OPENAPI_JSON.value)
        answer: Any = self._ready.answer(request.headers)
        return answer  # type: ignore[no-any-return]  # the framework passes a whole answer on as it is
