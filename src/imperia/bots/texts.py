"""What the bots are called and do, in French and English."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from imperia.kernel.texts import load_texts

BOT_TEXTS: Final = load_texts(Path(__file__).with_name("texts.toml"))
