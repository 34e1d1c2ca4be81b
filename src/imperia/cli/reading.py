"""Understanding a typed line: a number, a notation, or a name in either language."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from typing import Final

from imperia.cli.options import Lang
from imperia.kernel.errors import BadMove
from imperia.kernel.state import State

# A longer number is no number of a move.
MOST_DIGITS: Final = 6


def plain(text: str) -> str:
    """A text as people type it: small letters, no accents, no quotes and brackets."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return " ".join(
        re.sub(r"[^\w,+>/-]+", " ", "".join(one for one in letters if not unicodedata.combining(one))).split()
    )


def is_number(text: str) -> bool:
    """True if a text may be the number of a move."""
    return text.isdecimal() and len(text) <= MOST_DIGITS


def answers(state: State, seat: int) -> list[list[int]]:
    """The legal moves of a seat as they are listed: the plain ones, then those with a wording of their own."""
    choice = state.choice()
    moves = state.moves(seat)
    special = [move for move in moves if choice.wording(state, seat, move)[0]]
    return [block for block in ([move for move in moves if move not in special], special) if block]


def numbered(state: State, seat: int) -> list[int]:
    """The legal moves of a seat by the number that they are shown with, less one."""
    return [move for block in answers(state, seat) for move in block]


def names_of_move(state: State, seat: int, move: int, legal: list[int]) -> set[str]:
    """All that a move may be called: its label, or what it names, with its verb or without."""
    game = state.game
    verb, arguments = game.vocabulary.read(move)
    named = list(zip(verb.nouns, arguments, strict=True))
    names: set[str] = set()
    for lang in Lang:
        things = [noun.label(argument, lang) for noun, argument in named]
        # A choice has telling words for its own answers only.
        if move in legal:
            label = game.describe(state, seat, move, lang)
        else:
            label = game.texts.say(f"move.{verb.word}", lang, {noun.name: noun.label(one, lang) for noun, one in named})
        # What stands behind a colon explains; nobody has to type it.
        short = [re.split(r"\s*:", thing)[0] for thing in things]
        for parts in (things, short):
            names |= {plain(" ".join(parts)), plain(" ".join([verb.word, *parts]))}
        names |= {plain(label), plain(re.split(r"\s*:", label)[0])}
    return names - {""}


def find_moves(state: State, seat: int, text: str) -> list[int]:
    """The moves that a notation or a name means: legal ones if there are any, else others, those of like kind first."""
    game = state.game
    try:
        return [game.parse(text)]
    except BadMove as error:
        wanted = plain(text)
        legal = state.moves(seat)
        verbs = {game.vocabulary.read(move)[0].word for move in legal}
        alike = [range(verb.base, verb.base + verb.size) for verb in game.vocabulary.verbs if verb.word in verbs]
        places: list[Iterable[int]] = [legal, *alike, range(game.vocabulary.size)]
        for moves in places:
            if found := [move for move in moves if wanted in names_of_move(state, seat, move, legal)]:
                return found
        raise error
