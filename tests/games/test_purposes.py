"""Chance by purpose in whole games: what is drawn for one thing moves no draw for another."""

from pathlib import Path

import msgspec
import pytest

import imperia
from imperia.kernel.chance import Chance
from imperia.kernel.lots import Lots
from imperia.kernel.playout import move_by_lot, playout, random_move
from imperia.kernel.soundness import frozen
from imperia.kernel.state import State

BEFORE_PURPOSES = Path(__file__).parent / "before_purposes"

TABLES = [
    (name, seats)
    for name in imperia.game_names()
    for seats in sorted({1, 2, 4}.intersection(imperia.game(name).sheet.seats))
]
every_table = pytest.mark.parametrize(("name", "seats"), TABLES)


def begin(name: str, seats: int, seed: int) -> State:
    game = imperia.game(name)
    return game.start(seats, seed, game.options_without_people({}))


def but_for_draws(state: State) -> bytes:
    return frozen({key: value for key, value in state.data().items() if key != "draws"})


@every_table
def test_a_draw_more_for_another_purpose_changes_nothing_of_what_a_move_brings(name: str, seats: int) -> None:
    state, lots = begin(name, seats, 11), Lots(11)
    purposes = state.chance.purposes
    drew = 0
    while not state.over:
        seat, move = move_by_lot(state, lots)
        before = state.copy()
        state.take(seat, move)
        if state.chance.used == before.chance.used:
            continue
        for purpose in range(len(purposes.words)):
            if state.chance.used[purpose] == before.chance.used[purpose]:
                other = before.copy()
                other.chance.of(purpose)
                other.take(seat, move)
                assert but_for_draws(other) == but_for_draws(state), purposes.words[purpose]
        drew += 1
    # The other games draw in the setup only, but for an empty deck.
    assert drew or name in ("founders", "settlers", "yuan")


@every_table
def test_the_setup_draws_for_every_purpose_once_at_most(name: str, seats: int) -> None:
    state = begin(name, seats, 5)
    uses = state.chance.uses()
    assert uses
    # The decks of the empire, the tiles of its start; what the C.I.V. has of equal value.
    several = {"relics in the bag", "dynasty"} if seats == 1 else set()
    assert {word for word, count in uses.items() if count > 1} <= several


@every_table
def test_a_seed_of_128_bits_makes_a_game_that_is_saved_and_played_on(name: str, seats: int) -> None:
    state = begin(name, seats, 2**127 + 5)
    assert state.chance.seed == 2**127 + 5
    assert frozen(state.data()) != frozen(begin(name, seats, 5).data())
    text = msgspec.json.encode(state.data())
    again = imperia.game(name).position(msgspec.json.decode(text))
    assert again == state
    playout(state, Lots(3))
    playout(again, Lots(3))
    assert again == state


@pytest.mark.parametrize("name", imperia.game_names())
def test_a_position_from_before_chance_came_by_purpose_is_read_and_played_on(name: str) -> None:
    saved = msgspec.json.decode((BEFORE_PURPOSES / f"{name}.json").read_bytes())
    state = imperia.game(name).position(saved)
    # What was a generator is a seed now; all else is as it was.
    assert state.data() == saved
    twin, chance = state.copy(), Chance(1)
    while not state.over:
        state.play(*random_move(state, chance))
    assert twin.data() == saved
    assert state.scores()
