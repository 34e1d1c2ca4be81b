"""What the words of the C.I.V.'s tables have in common."""

from __future__ import annotations

from imperia.games.imperium.effects.deed import Deed
from imperia.games.imperium.printed import RESOURCES
from imperia.games.imperium.state import ImperiumState
from imperia.kernel.effects import Effect, Op
from imperia.kernel.lexicon import Fields
from imperia.kernel.signs import Voice, sign

CivEffect = Effect[ImperiumState, Deed]


class CivOp(Op[ImperiumState, Deed]):
    """A word of the tables; nobody is asked, but for what concerns the player (IMP-256)."""

    def __init__(self, fields: Fields) -> None:
        # Its own: compiled, a class that takes over the constructor of another library runs it twice.
        super().__init__(fields)

    def say(self, voice: Voice) -> str:
        """By its word."""
        return voice.say(f"civ.{self.word}")


def read_tokens(fields: Fields) -> list[int]:
    """Tokens that stand side by side, by number; there has to be one."""
    found = [fields.number(word, 0) for word in RESOURCES]
    if not any(found):
        raise fields.wrong("no token")
    return found


def said_tokens(voice: Voice, tokens: list[int]) -> str:
    """Tokens with their signs."""
    signs = [sign("token", RESOURCES[token], count) for token, count in enumerate(tokens) if count]
    return voice.say("civ.and").join(signs)
