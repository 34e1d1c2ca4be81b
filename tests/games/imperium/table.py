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
from imperia.kernel.events import Event

GAME = imperia.game("imperium")


def tokens(text: str) -> dict[str, int]:
    """Tokens from a line like "2 materials 1 progress"."""
    words = text.split()
    return {token: int(count) for count, token in zip(words[::2], words[1::2], strict=True)}


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
    state = GAME.position({"players": list(players), **data})
    assert isinstance(state, ImperiumState)
    return state


def begun(seats: int, seed: int = 0, telling: bool = False, **options: Any) -> ImperiumState:
    """A fresh game at its first decision."""
    state = GAME.start(seats, seed, options, telling)
    assert isinstance(state, ImperiumState)
    return state


def dealt(seats: int, seed: int = 0, **options: Any) -> ImperiumState:
    """A fresh game with nations by lot and the power cards on side B, at its first turn."""
    return play(begun(seats, seed, nations="drawn", **options), *["side B"] * seats)


def legal(state: ImperiumState, seat: int | None = None) -> set[str]:
    """The legal moves of the seat to act, in notation."""
    actor = state.to_act()[0] if seat is None else seat
    return {GAME.notation(move) for move in state.moves(actor)}


def can(state: ImperiumState, text: str) -> bool:
    """True if a move is legal for the seat to act."""
    return text in legal(state)


def verbs(state: ImperiumState) -> set[str]:
    """The verbs that can be played now."""
    return {move.split()[0] for move in legal(state)}


def play(state: ImperiumState, *moves: str) -> ImperiumState:
    """Play moves by notation, each by the first seat that is to act."""
    for move in moves:
        state.play(state.to_act()[0], GAME.parse(move))
    return state


def heard(state: ImperiumState, *moves: str) -> list[Event]:
    """Play moves and return what was told."""
    state.journal = []
    play(state, *moves)
    events = state.journal
    state.journal = None
    return events


def words_of(events: list[Event]) -> list[str]:
    """The kinds of events."""
    return [event.what.word for event in events]


def why_not(state: ImperiumState, text: str) -> list[str]:
    """The rules against a move of the seat to act."""
    return GAME.why_not(state, state.to_act()[0], GAME.parse(text))


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
