"""What the log tells, of whom and to whom."""

from typing import Any

import pytest

from imperia.games.settlers.state import SettlersState
from imperia.kernel.chance import Chance
from imperia.kernel.errors import BadPosition
from imperia.kernel.events import Event, only
from tests.games.settlers.table import GAME, code, dealt, discards, heard, play, player, side, solo, table, track
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


@rule("SET-144", "SET-Q05")
def test_the_log_says_who_got_what_for_the_next_pair_of_workers() -> None:
    mine, his = player("roman", "4 worker"), player("barbarian")
    for seat, players in enumerate([(mine, his), (his, mine)]):
        state = play(table(*players, seat=seat), "spend food", "pairs 1")
        assert one(heard(state, "spend wood"), "pair_brought").seat == seat


@rule("SET-178", "SET-Q35")
def test_the_log_names_the_feature_that_added_a_point() -> None:
    state = table(player("roman"), player("egyptian", "2 gold", empire=["goldsmith", "sphinx"]), seat=1)
    gained = [event for event in heard(state, "activate goldsmith") if event.what.word == "gained"]
    assert {event.seat for event in gained} == {1}
    assert any("Sphinx" in GAME.tell(event, 1, "en") for event in gained)


@rule("SET-Q69")
def test_a_card_just_razed_for_is_discarded_for_points() -> None:
    mark = player("barbarian", "1 raze", hand=["castle"], empire=["dark_chapel"])
    state = table(mark, player("roman"), decks={"barbarian": ["arena", "rabble"]})
    play(state, "activate dark_chapel", "draw barbarian", "draw barbarian", "discard arena")
    assert (discards(state, "barbarian"), track(state)) == (["arena"], 2)
    assert state.census() == GAME.box(state)


@rule("SET-101")
def test_a_foundation_that_makes_room_is_called_one() -> None:
    me = player("roman", "1 stone", hand=["roman_bank"], empire=["mill"], foundations=["baker"])
    state = play(table(me, player("barbarian")), "build roman_bank")
    named = {card: GAME.describe(state, 0, code(state, f"give_up {card}", 0), "en") for card in ("mill", "baker")}
    assert ["foundation" in named[card] for card in ("mill", "baker")] == [False, True]


def test_each_seat_is_called_by_its_faction() -> None:
    state = table(player("roman"), player("barbarian"))
    assert [GAME.role(state, seat) for seat in range(2)] == ["roman", "barbarian"]
    assert GAME.role(GAME.start(2, 0), 0) == ""


@rule("SET-203")
def test_who_knew_a_card_of_a_draft_does_not_know_whether_it_was_kept() -> None:
    kept: set[bool] = set()
    for seed in range(20):
        state = dealt(3, lookout="alternative")
        drafts = [side(state, seat).draft for seat in range(3)]
        state.hidden.see([GAME.nouns["card"].words.index(drafts[0][0])], only(2))
        for seat in range(3):
            play(state, f"take {drafts[seat][0]}", seat=seat)
        world = state.imagine(2, Chance(seed))
        assert isinstance(world, SettlersState)
        kept.add(drafts[0][0] in side(world, 0).hand)
    assert kept == {True, False}


@rule("SET-012")
def test_what_is_paid_partly_in_gold_names_both_parts() -> None:
    me = player("roman", "2 stone 1 gold", hand=["architect"], empire=["mill"])
    state = play(table(me, player("barbarian")), "build architect")
    named = [GAME.describe(state, 0, code(state, f"gold {gold}", 0), "en") for gold in (0, 1)]
    assert [" and 1 in gold" in one for one in named] == [False, True]
