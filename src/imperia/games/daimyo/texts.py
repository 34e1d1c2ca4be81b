"""The texts of Daimyo, in French and English."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from imperia.kernel.texts import load_texts

TEXTS: Final = load_texts(Path(__file__).with_name("texts.toml"))
