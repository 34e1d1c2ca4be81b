"""What a learner is given of a position: numbers of what its seat may see, and of nothing else."""

import struct

import pytest

from imperia.games.daimyo.state import DaimyoState
from imperia.kernel.chance import Chance
from imperia.kernel.playout import random_move
from tests.games.daimyo.table import GAME, duel, player, solo, started, table
from tests.rule import rule


def numbers(state: DaimyoState, seat: int | None) -> dict[str, dict[str, float]]:
    """An observation by part and word, without noughts."""
    parts = GAME.observation_parts(state.seats)
    taken = struct.unpack(f"<{sum(len(part.words) for part in parts)}f", state.observe(seat))
    found: dict[str, dict[str, float]] = {}
    for part in parts:
        here, taken = taken[: len(part.words)], taken[len(part.words) :]
        found[part.name] = {word: number for word, number in zip(part.words, here, strict=True) if number}
    return found


def test_everybody_counts_from_their_own_seat() -> None:
    state = table(
        player("2 rice", governors=["blue1"]),
        player("1 gold", towers=["blue1"], dice={"tax": "red4"}),
        objectives=["obj_farms"],
        tokens=[[1, -1]],
    )
    for seat in range(3):
        seen = numbers(state, seat)
        me, left = -seat % 3, (1 - seat) % 3
        assert (seen[f"stock[{me}]"], seen[f"stock[{left}]"]) == ({"rice": 2}, {"gold": 1})
        assert (seen[f"governors[{me}]"], seen[f"governors[{left}]"]) == ({"blue1": 1}, {})
        assert (seen[f"towers[{left}]"], seen[f"farms[{left}]"]) == ({"blue1": 1}, {})
        assert seen[f"dice[{left}]"] == {"tax": 12 + 4}
        assert seen["awards"] == {"obj_farms_first": left + 1}


@rule("DAI-029", "DAI-192")
def test_a_hand_is_its_holders_but_for_what_others_have_seen() -> None:
    state = table(player(hand=["idol", "warlord"]), seen={"warlord": -1})
    for seat, place, known in ((0, 0, {"idol": 1, "warlord": 1}), (1, 2, {"warlord": 1}), (None, 0, {"warlord": 1})):
        seen = numbers(state, seat)
        assert seen[f"hand[{place}].size"] == {"size": 2}
        assert seen[f"hand[{place}].cards"] == known


@rule("DAI-019")
def test_the_next_hero_of_the_market_is_known_and_none_below_it() -> None:
    seen = numbers(table(heroes=["idol", "warlord"]), 0)
    assert seen["heroes.cards"] == {"warlord": 1}


@rule("DAI-208")
def test_the_mercenaries_come_after_both_seats() -> None:
    state = duel(player(), player(), {"governors": ["red2"], "dice": {"relic_2": "green3"}})
    for seat in (0, 1):
        seen = numbers(state, seat)
        assert seen["governors[2]"] == {"red2": 1}
        assert seen["dice[2]"] == {"relic_2": 6 + 3}
        assert seen["hand[2].size"] == {}


@rule("DAI-238")
def test_of_the_empires_cards_only_those_that_lie_open_are_observed() -> None:
    seen = numbers(solo(player(), solo_open=["solo_12_1"]), 0)
    assert seen["solo_open.cards"] == {"solo_12_1": 1}
    assert seen["solo_decks.34.size"]
    assert seen["solo_decks.34.cards"] == seen["solo_unused.34.cards"] == {}
    assert not [part for part in GAME.observation_parts(2) if part.name.startswith("solo")]


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_who_could_not_tell_two_worlds_apart_is_given_the_same_numbers(seats: int) -> None:
    state, chance = started(seats, 7), Chance(5)
    for move in range(160):
        if state.over:
            break
        for reader in (None, *range(seats)) if move % 8 == 0 else ():
            world = state.imagine(reader, chance)
            assert world.observe(reader) == state.observe(reader)
        state.take(*random_move(state, chance))
