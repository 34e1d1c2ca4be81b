"""Builders for Imperium tests, so that a test reads like a situation at the table.

Cards are named by their words ("cl-port"). Cards of a nation that a test does not mention lie where they begin, so a
player's deck is his starting deck less what is named elsewhere; `bare` gives a player whose deck is only what is named.
"""

from typing import Any

import imperia
from imperia.games.imperium.cards import CARDS, NATION_CARDS, WORDS
from imperia.games.imperium.printed import COMMON_PILES, NATION_WORDS, OWN_PILES, own
from imperia.games.imperium.state import ImperiumState
from imperia.games.imperium.view import ImperiumView
from tests.games.base import can as can
from tests.games.base import counts, made, words
from tests.games.base import heard as heard
from tests.games.base import legal as legal
from tests.games.base import play as play
from tests.games.base import verbs as verbs
from tests.games.base import why_not as why_not

GAME = imperia.game("imperium")
tokens = counts
words_of = words


def laid(card: str, on_it: str = "", **more: Any) -> dict[str, Any]:
    """A card in play or in the market, with tokens like "1 progress", and exhausted, under, icons."""
    return {"card": card, "tokens": tokens(on_it), **more}


def player(nation: str, has: str = "", **data: Any) -> dict[str, Any]:
    """A player of a nation with tokens like "2 materials"; side, state, hand, deck, discard, history, area ..."""
    return {"nation": nation, "tokens": tokens(has), **data}


def bare(nation: str, has: str = "", **data: Any) -> dict[str, Any]:
    """The same player whose starting cards lie in his history, but for those that are named."""
    named = {
        one if isinstance(one, str) else one["card"]
        for zone in ("hand", "deck", "discard", "history", "area")
        for one in data.get(zone, [])
    }
    named |= {under for one in data.get("area", []) if isinstance(one, dict) for under in one.get("under", [])}
    start = [WORDS[card] for card in NATION_CARDS[NATION_WORDS.index(nation)].starting_deck]
    data["history"] = [*data.get("history", []), *(card for card in start if card not in named)]
    return player(nation, has, **data)


def nation_deck(nation: str) -> list[str]:
    """The cards of a nation deck but for the accession card."""
    return [WORDS[card] for card in NATION_CARDS[NATION_WORDS.index(nation)].nation_deck]


def table(*players: dict[str, Any], **data: Any) -> ImperiumState:
    """A position in the turn of seat 0, in round 2 unless said otherwise; other fields as in position data."""
    data.setdefault("seats", max(2, len(players)))
    data.setdefault("round", 2)
    return made(ImperiumState, GAME.position({"players": list(players), **data}))


def begun(seats: int, seed: int = 0, telling: bool = False, **options: Any) -> ImperiumState:
    """A fresh game at its first decision."""
    return made(ImperiumState, GAME.start(seats, seed, options, telling))


def dealt(seats: int, seed: int = 0, **options: Any) -> ImperiumState:
    """A fresh game with nations by lot and the power cards on side B, at its first turn."""
    return play(begun(seats, seed, nations="drawn", **options), *["side B"] * seats)


def asked(state: ImperiumState) -> str:
    """The question that waits."""
    return type(state.choice()).__name__


def pile(state: ImperiumState, name: str, seat: int | None = None) -> list[str]:
    """The cards of a pile by word, of a player or of nobody; the last one is on top."""
    number = COMMON_PILES.index(name) if seat is None else own(seat, OWN_PILES.index(name))
    return [WORDS[card] for card in state.piles[number]]


def hand(state: ImperiumState, seat: int = 0) -> list[str]:
    """The cards of a hand."""
    return pile(state, "hand", seat)


def area(state: ImperiumState, seat: int = 0) -> list[str]:
    """The cards in play, power card included."""
    return [WORDS[one.card] for one in state.areas[seat]]


def market(state: ImperiumState) -> list[str]:
    """The cards of the market from left to right; an empty slot is ""."""
    return [WORDS[one.card] if one.card >= 0 else "" for one in state.market]


def has(state: ImperiumState, seat: int = 0) -> tuple[int, int, int]:
    """Materials, population and progress of a player."""
    return state.have(seat, 0), state.have(seat, 1), state.have(seat, 2)


def look(state: ImperiumState, seat: int | None = None) -> ImperiumView:
    """What a seat sees of the table; without a seat, what a spectator sees."""
    seen: ImperiumView = GAME.view(state, seat)
    return seen


def is_unrest(word: str) -> bool:
    """True if a card is an unrest card."""
    return CARDS[WORDS.index(word)].unrest


def finish(state: ImperiumState, place: str | None = None) -> ImperiumState:
    """End the turn, put the token on the first market card or on the one named, and keep the hand."""
    play(state, "finish", f"place {place or next(card for card in market(state) if card)}")
    return play(state, "done") if not state.over and asked(state) == "DiscardAny" else state
