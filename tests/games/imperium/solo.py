"""Builders for tests of the solo game: the player against a C.I.V. in a position before its turn."""

from typing import Any

from imperia.games.imperium.cards import CARDS, NATION_CARDS, WORDS
from imperia.games.imperium.hoard import slots_of
from imperia.games.imperium.phases.rounds import AFTER_SOLO_TURN
from imperia.games.imperium.printed import NATION_WORDS
from imperia.games.imperium.purposes import DIE_ROLLED
from imperia.games.imperium.solo_tables import ROWS
from imperia.games.imperium.state import CIV, ImperiumState
from imperia.kernel.events import Event
from tests.games.imperium.parts import QUIET
from tests.games.imperium.table import GAME, bare, begun, play, tokens

LEVELS = ("chieftain", "warlord", "imperator", "sovereign", "overlord", "supreme_ruler")


def dealt(opponent: str, nation: str = "greeks", seed: int = 0, **options: Any) -> ImperiumState:
    """A fresh solo game of two nations at its first turn."""
    state = begun(1, seed, opponent="chosen", **options)
    return play(state, f"nation {nation}", f"nation {opponent}", "side B")


def roman_cards() -> list[str]:
    """Starting cards of the Romans."""
    return [WORDS[card] for card in NATION_CARDS[NATION_WORDS.index("romans")].starting_deck]


def civ(nation: str, has: str = "", **data: Any) -> dict[str, Any]:
    """A C.I.V. whose starting cards lie in its history but for those that are named; `hand` lies in slots 1, 2 ..."""
    named = {card for zone in ("hand", "deck", "discard", "history", "area") for card in data.get(zone, [])}
    start = [WORDS[card] for card in NATION_CARDS[NATION_WORDS.index(nation)].starting_deck]
    data["history"] = [*data.get("history", []), *(card for card in start if card not in named)]
    return {"nation": nation, "tokens": tokens(has), **data}


def before(you: dict[str, Any], opponent: dict[str, Any], die: int, **data: Any) -> ImperiumState:
    """A position before the C.I.V.'s turn in which it will roll that number."""
    options = {"level": "imperator", **data.pop("options", {})}
    data.setdefault("market", QUIET)
    data.setdefault("slots", list(range(1, len(opponent.get("hand", [])) + 1)))
    for seed in range(200):
        raw = {"seats": 1, "round": 2, "players": [you, opponent], "seed": seed, "options": options, **data}
        if GAME.position({**raw, "step": "turn"}).chance.copy().below(DIE_ROLLED, 6) + 1 == die:
            state = GAME.position({**raw, "step": "turn"})
            assert isinstance(state, ImperiumState)
            return state
    raise AssertionError("no such die")


def civ_turn(state: ImperiumState) -> list[Event]:
    """The C.I.V. has its turn, up to the first question for the player or to its end; returned is what was told."""
    state.journal = []
    state.agenda = AFTER_SOLO_TURN.copy()
    state.run()
    events = state.journal
    state.journal = None
    return events


def whole_turn(state: ImperiumState) -> list[Event]:
    """The C.I.V. has its whole turn; the player answers with his first move."""
    events = civ_turn(state)
    while state.seat == CIV and not state.over:
        state.journal = []
        state.take(0, state.moves(0)[0])
        events += state.journal
    state.journal = None
    return events


def rows_of(events: list[Event]) -> list[str]:
    """The rows that were resolved."""
    return [ROWS[event.details[1]].word for event in events if event.what.word == "row_matched"]


def you(nation: str = "greeks", has: str = "", **data: Any) -> dict[str, Any]:
    """The player."""
    return bare(nation, has, **data)


def value_of(word: str) -> int:
    """What a card counts for the C.I.V."""
    return CARDS[WORDS.index(word)].civ_points


def has_civ(state: ImperiumState) -> tuple[int, int, int]:
    """Materials, population and progress of the C.I.V."""
    return state.have(CIV, 0), state.have(CIV, 1), state.have(CIV, 2)


def in_slots(state: ImperiumState) -> dict[int, str]:
    """The cards of the C.I.V. by slot; 0 is under the die."""
    hand = state.hand(CIV)
    return {slot: WORDS[hand[place]] for place, slot in enumerate(slots_of(state))}
