"""What axe finds wrong with a page for people who see, point or read otherwise."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from tests.browser.player import Player

AXE: Final = Path("web/node_modules/axe-core/axe.min.js")


def faults(player: Player) -> list[str]:
    """The serious faults of what is on the screen."""
    player.page.evaluate(AXE.read_text("utf-8"))
    # What passes need not be described, which takes long on large pages.
    found: dict[str, Any] = player.page.evaluate("axe.run({ resultTypes: ['violations'] })")
    return [
        f"{fault['id']}: {fault['help']}: {fault['nodes'][0]['html'][:160]}"
        for fault in found["violations"]
        if fault["impact"] in ("serious", "critical")
    ]
