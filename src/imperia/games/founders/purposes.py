"""All that is drawn for: each draw follows from its own purpose alone."""

from __future__ import annotations

from typing import Final

from imperia.games.founders.printed import KINDS
from imperia.kernel.draws import Purposes

PURPOSES: Final = Purposes()
BEGINS: Final = PURPOSES.one("first player")
# Tiles, by kind.
TILES_OF: Final = PURPOSES.each([f"{kind} tiles" for kind in KINDS])
ARTISANS: Final = PURPOSES.one("artisans")
