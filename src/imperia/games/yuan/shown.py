"""Tiles and clans as the page draws them: printed fields, a clan's powers, the rules it touches."""

from __future__ import annotations

from typing import Final

from imperia.games.yuan.content import Clan
from imperia.games.yuan.words import TEXTS
from imperia.kernel.content import Entity, Said

DRAWN: Final[dict[str, tuple[str, ...]]] = {
    "tiles": ("box", "letter", "cells", "river"),
    "clans": (),
    "actions": (),
    "terrains": (),
}
POWER_RULES: Final = {"mu": "YUA-181", "suhey": "YUA-182", "weyu": "YUA-183", "xiangi": "YUA-184"}
# The powers of the second box, which its rulings describe.
OTHER_POWERS: Final = "YUA-Q93"


def said(entity: Entity, lang: str) -> Said:
    """The powers that only this clan has."""
    if not isinstance(entity, Clan):
        return Said()
    return Said([TEXTS.say(f"power.{entity.id}", lang)], rules=[POWER_RULES.get(entity.id, OTHER_POWERS)])
