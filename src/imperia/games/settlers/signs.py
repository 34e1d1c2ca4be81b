"""Goods and prices as signs in the text of a card."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from imperia.games.settlers.printed import GOODS
from imperia.kernel.signs import sign


def goods_signs(goods: Mapping[Any, int]) -> str:
    """Goods, or what prices name besides, with their numbers."""
    return " ".join([sign("good", good, count) for good, count in goods.items()])


def kinds_signs(kinds: list[int]) -> str:
    """Kinds of goods, without numbers."""
    return "/".join([sign("good", GOODS[good]) for good in kinds])
