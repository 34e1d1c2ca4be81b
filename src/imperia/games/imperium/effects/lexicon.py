"""All effect words of Imperium, and the effects, passives and values of all cards, read by them."""

from __future__ import annotations

from typing import Any, Final

from imperia.games.imperium.cards import CARDS, Card
from imperia.games.imperium.effects.amounts import AMOUNTS
from imperia.games.imperium.effects.conditions import CONDITIONS
from imperia.games.imperium.effects.control import CONTROL, EachPlayer
from imperia.games.imperium.effects.deed import load_deed
from imperia.games.imperium.effects.getting import GETTING
from imperia.games.imperium.effects.looking import LOOKING
from imperia.games.imperium.effects.moving import MOVING, Give
from imperia.games.imperium.effects.passives import read_passives
from imperia.games.imperium.effects.playing import PLAYING
from imperia.games.imperium.effects.stealing import Steal
from imperia.games.imperium.effects.tokens import TOKEN_OPS
from imperia.games.imperium.effects.turning import TURNING
from imperia.games.imperium.effects.vp import keep_worth, read_worth
from imperia.games.imperium.keywords.attack import TOUCHING
from imperia.kernel.effects import Effect, Op
from imperia.kernel.lexicon import Lexicon


class CardLexicon(Lexicon):
    """The words of the game; any step may carry `may`, by which it is a step that one may do."""

    def read_op(self, key: str, declared: Any) -> Op[Any, Any]:
        """Written out: each of several players decides for himself, all else is done by whoever resolves it."""
        if isinstance(declared, dict) and "may" in declared:
            plain = {name: value for name, value in declared.items() if name != "may"}
            if declared["may"] is True:
                if plain.get("do") == EachPlayer.word:
                    plain["steps"] = [{"do": "may", "steps": plain["steps"]}]
                else:
                    plain = {"do": "may", "steps": [plain]}
            declared = plain
        return super().read_op(key, declared)


def make_lexicon() -> CardLexicon:
    """The words of the game, which have read nothing yet."""
    return CardLexicon(
        [*CONTROL, *TOKEN_OPS, Steal, *MOVING, *GETTING, *LOOKING, *PLAYING, *TURNING],
        CONDITIONS,
        AMOUNTS,
        load_frame=load_deed,
    )


def touching(effect: Effect[Any, Any]) -> list[Op[Any, Any]]:
    """The steps of an effect that touch other players, in their order."""
    found: list[Op[Any, Any]] = []
    for op in effect.ops:
        if isinstance(op, EachPlayer | Steal | Give):
            found.append(op)
        for inner in op.inner():
            found += touching(inner)
    return found


def read_card(lexicon: Lexicon, card: Card) -> None:
    """All that a card can do, and what it is worth."""
    for effect in (card.effect, card.solstice, card.on_gain, card.before_scoring, *card.faces):
        if effect:
            lexicon.read(effect)
    read_passives(lexicon, card)
    if card.vp is not None:
        keep_worth(card.number, read_worth(lexicon, f"{card.word}/vp", card.vp))
    if card.attack:
        parts = touching(card.effect)
        TOUCHING[card.number] = len(parts)
        for number, op in enumerate(parts):
            assert isinstance(op, EachPlayer | Steal | Give)
            op.who.part = number


LEXICON: Final = make_lexicon()
for _card in CARDS:
    read_card(LEXICON, _card)
