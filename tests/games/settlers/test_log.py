"""What the log tells, of whom and to whom."""

from typing import Any

import pytest

from imperia.kernel.errors import BadPosition
from imperia.kernel.events import Event
from tests.games.settlers.table import GAME, code, heard, play, player, solo, table
from tests.rule import rule


def one(events: list[Event], word: str) -> Event:
    """The only event of that name."""
    (found,) = [event for event in events if event.what.word == word]
    return found


@rule("SET-Q56")
def test_who_looks_at_two_cards_keeps_one_in_secret_and_discards_the_other_in_the_open() -> None:
    me = player("roman", "2 stone", hand=["architect"], empire=["mill"])
    for seat in (0, 1):
        him = player("barbarian")
        players = [me, him] if seat == 0 else [him, me]
        state = table(*players, decks={"roman": ["spies", "gardens"]}, seat=seat)
        play(state, "build architect")
        events = heard(state, "take gardens")
        kept, discarded = one(events, "kept"), one(events, "discarded")
        assert (kept.seat, discarded.seat) == (seat, seat)
        assert [kept.open_to(reader) for reader in (seat, 1 - seat, None)] == [True, False, False]


@rule("SET-231")
def test_the_log_names_the_location_that_an_attack_takes() -> None:
    me = player("roman", empire=["mill"])
    state = solo(me, {"deals": ["attack_worker"]}, decks={"attack": ["attack_stone", "attack_food"]})
    attacked = one(heard(state, "pass"), "attacked")
    assert "Mill" in GAME.tell(attacked, 0, "en")


def test_a_raze_of_what_nobody_has_is_called_by_its_verb() -> None:
    state = table(player("barbarian", "2 raze"), player("roman", empire=["mill"]))
    there, nowhere = (GAME.describe(state, 0, code(state, f"raze {card}", 0), "en") for card in ("mill", "baker"))
    assert "Player 2" in there
    assert "Player" not in nowhere


@pytest.mark.parametrize("seat", [-1, 2])
def test_a_saved_step_of_a_seat_that_is_not_there_is_refused(seat: int) -> None:
    data: dict[str, Any] = {"players": [player("roman"), player("barbarian")], "seats": 2, "round": 2}
    with pytest.raises(BadPosition, match="Produce"):
        GAME.position({**data, "agenda": [["Produce", seat]]})


@rule("SET-120")
def test_the_log_says_who_razed_a_location_of_their_own() -> None:
    barbarian, roman = player("barbarian", "1 worker", empire=["rabble", "mill"]), player("roman", empire=["baker"])
    for seat, players in enumerate([(barbarian, roman), (roman, barbarian)]):
        assert one(heard(table(*players, seat=seat), "activate rabble"), "razed_own").seat == seat
