"""`imperia mcp`: a server for language models, which find the games as tools."""

from __future__ import annotations

from imperia.cli.options import InLang


def mcp(lang: InLang) -> None:
    """Let a language model play: a server of the Model Context Protocol on stdin and stdout."""
    # An extra: the other commands do without what it stands on.
    from imperia.cli.mcp.server import make_server

    make_server(lang).run()
