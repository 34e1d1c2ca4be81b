"""Goods as signs in the text of a card."""

from __future__ import annotations

from imperia.games.daimyo.printed import GAINS
from imperia.kernel.signs import sign


def goods_signs(goods: list[int]) -> str:
    """Goods and points with their numbers."""
    return " ".join([sign("good", GAINS[good], count) for good, count in enumerate(goods) if count])


def kinds_signs(kinds: list[int]) -> str:
    """Kinds of goods, without numbers."""
    return "/".join([sign("good", GAINS[good]) for good in kinds])
