"""`imperia mcp`: a server for language models, which find the games as tools."""

from __future__ import annotations

from imperia.cli.options import InLang
from imperia.kernel.errors import ImperiaError


def mcp(lang: InLang) -> None:
    """Let a language model play: a server of the Model Context Protocol on stdin and stdout."""
    try:
        # An extra: whoever does not need it does not install what it stands on.
        from imperia.cli.mcp.server import make_server
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] not in ("mcp", "mcp_types"):
            raise
        raise ImperiaError("no_extra", extra="mcp") from error
    make_server(lang).run()
