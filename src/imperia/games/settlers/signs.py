"""Goods, prices and colours as signs in the text of a card."""

from __future__ import annotations

from imperia.games.settlers.printed import GOODS
from imperia.kernel.signs import sign


def goods_signs(goods: list[int]) -> str:
    """So many of each good."""
    return ", ".join([sign("good", GOODS[good], count) for good, count in enumerate(goods) if count])


def kinds_signs(kinds: list[int]) -> str:
    """Kinds of goods, without numbers."""
    return "/".join([sign("good", GOODS[good]) for good in kinds])
