"""All effect words of Settlers, and the effects of all cards, read by them."""

from __future__ import annotations

from typing import Final

from imperia.games.settlers.cards import CARDS
from imperia.games.settlers.effects.hostile import HOSTILE
from imperia.games.settlers.effects.own import OWN
from imperia.games.settlers.effects.yields import YIELDS
from imperia.games.settlers.use import load_use
from imperia.kernel.lexicon import Lexicon


def make_lexicon() -> Lexicon:
    """The words of the game, which have read nothing yet."""
    return Lexicon([*YIELDS, *OWN, *HOSTILE], named_by="op", load_frame=load_use)


LEXICON: Final = make_lexicon()
for _card in CARDS:
    for _effect in _card.effects():
        LEXICON.read(_effect)
