"""The server's metrics, in Prometheus' format."""

from __future__ import annotations

import time
from typing import Final

# Every figure: its kind, and what it tells.
FIGURES: Final = {
    "tables": ("gauge", "Tables in memory."),
    "readers": ("gauge", "Connections that look at a table."),
    "waiting_bytes": ("gauge", "Bytes that wait to be taken by those who look at tables."),
    "requests_total": ("counter", "Requests over HTTP, and for WebSockets."),
    "turned_away_total": ("counter", "Requests that were refused at the entrance because their address asks too much."),
    "messages_total": ("counter", "Messages that were carried out or refused."),
    "throttled_total": ("counter", "Messages that had to wait because their sender asks too much."),
    "behind_total": ("counter", "Moments that were left out because a reader had not taken the ones before."),
    "crowded_out_total": ("counter", "Connections that were ended because too many bytes waited."),
    "entries_total": ("counter", "Entries of histories that were kept."),
    "commits_total": ("counter", "Transactions in which entries were kept."),
    "not_kept_total": ("counter", "Entries that could not be kept."),
    "bot_moves_total": ("counter", "Moves that bots chose."),
    "loads_total": ("counter", "Tables that were rebuilt from their history."),
    "uploads_total": ("counter", "Records that were uploaded."),
    "uptime_seconds": ("gauge", "Seconds since the server was started."),
}


class Meters:
    """The figures of this process."""

    def __init__(self) -> None:
        self._figures: Final = dict.fromkeys(FIGURES, 0.0)
        self._since: Final = time.monotonic()

    def count(self, name: str, number: float = 1) -> None:
        """Add to a figure."""
        self._figures[name] += number

    def set(self, name: str, number: float) -> None:
        """Replace a figure."""
        self._figures[name] = number

    def text(self) -> str:
        """All figures."""
        self.set("uptime_seconds", round(time.monotonic() - self._since, 3))
        lines: list[str] = []
        for name, (kind, tells) in FIGURES.items():
            lines += [f"# HELP imperia_{name} {tells}", f"# TYPE imperia_{name} {kind}"]
            lines.append(f"imperia_{name} {self._figures[name]:.15g}")
        return "\n".join(lines) + "\n"
