"""All effect words of Daimyo, and everything that is declared in the content, read by them."""

from __future__ import annotations

from typing import Final

from imperia.games.daimyo.cards import all_effects
from imperia.games.daimyo.effects.empire import EMPIRE_OPS
from imperia.games.daimyo.effects.goods import GOODS_OPS
from imperia.games.daimyo.effects.heroes import HERO_OPS
from imperia.games.daimyo.effects.hostile import HOSTILE_OPS
from imperia.games.daimyo.effects.pieces import PIECES_OPS
from imperia.games.daimyo.effects.tiles import TILE_OPS
from imperia.kernel.lexicon import Lexicon


def make_lexicon() -> Lexicon:
    """The words of the game, which have read nothing yet."""
    return Lexicon([*GOODS_OPS, *PIECES_OPS, *TILE_OPS, *HERO_OPS, *HOSTILE_OPS, *EMPIRE_OPS], named_by="op")


LEXICON: Final = make_lexicon()
for _effect in all_effects():
    LEXICON.read(_effect)
