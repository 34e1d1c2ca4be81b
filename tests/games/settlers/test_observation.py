"""What a learner is given of a position: numbers of what its seat may see, and of nothing else."""

import struct
from typing import Any

import pytest

from imperia.games.settlers.cards import CARDS_OF_DECK
from imperia.games.settlers.columns import COMMON_PRINTS, OWN_COLUMNS
from imperia.games.settlers.printed import COMMON, FACTIONS
from imperia.games.settlers.state import SettlersState
from imperia.kernel.chance import Chance
from imperia.kernel.playout import random_move
from tests.games.settlers.table import GAME, built, dealt, player, solo, table
from tests.rule import rule


def numbers(state: SettlersState, seat: int | None) -> dict[str, dict[str, float]]:
    """An observation by part and word."""
    parts = GAME.observation_parts(state.seats)
    taken = struct.unpack(f"<{sum(len(part.words) for part in parts)}f", state.observe(seat))
    found: dict[str, dict[str, float]] = {}
    for part in parts:
        found[part.name], taken = dict(zip(part.words, taken, strict=False)), taken[len(part.words) :]
    return found


def there(counts: dict[str, float]) -> dict[str, float]:
    """What there is at all."""
    return {word: count for word, count in counts.items() if count}


def test_everybody_counts_from_their_own_seat() -> None:
    state = table(player("roman", "2 wood"), player("japanese", "3 gold"), player("egyptian"), seat=1)
    for seat, stocks in ((0, [{"wood": 2}, {"gold": 3}, {}]), (1, [{"gold": 3}, {}, {"wood": 2}])):
        seen = numbers(state, seat)
        assert [there(seen[f"stock[{place}]"]) for place in range(3)] == stocks
        assert there(seen["turn_of"]) == {f"seat_{(1 - seat) % 3}": 1}


def test_the_cards_of_a_faction_have_columns_behind_the_common_ones() -> None:
    assert {OWN_COLUMNS[card] for card in CARDS_OF_DECK[COMMON]} == set(range(COMMON_PRINTS))
    for deck in FACTIONS:
        columns = {OWN_COLUMNS[card] for card in CARDS_OF_DECK[deck]}
        assert columns == set(range(COMMON_PRINTS, COMMON_PRINTS + len(columns)))


@rule("SET-019", "SET-Q75")
def test_a_hand_is_its_holders_but_for_what_others_have_seen() -> None:
    state = table(player("roman", hand=["mill", "town"]), player("barbarian"), seen={"town": -1})
    mill, town = "com_mill", "com_town"
    for seat, place, known in ((0, 0, {mill: 1, town: 1}), (1, 1, {town: 1}), (None, 0, {town: 1})):
        seen = numbers(state, seat)
        assert seen[f"hand[{place}].size"] == {"size": 2}
        assert there(seen[f"hand[{place}].cards"]) == known


@rule("SET-160", "SET-Q43")
def test_what_lies_under_a_gate_is_counted_by_all_and_known_to_its_holder() -> None:
    gate = built("gate", under=["mill"])
    state = table(player("japanese", empire=[gate, built("town", defense=True)]), player("roman"))
    assert there(numbers(state, 0)["empire[0].known_under"]) == {"com_mill": 1}
    seen = numbers(state, 1)
    assert there(seen["empire[1].known_under"]) == {}
    assert seen["empire[1].under"] == {"cards": 1}
    assert there(seen["empire[1].guards"]) == {"com_town": 1}


@rule("SET-Q23")
def test_a_controlled_location_is_counted_where_it_lies() -> None:
    state = table(player("egyptian", empire=[built("mill", owner=1), "town"]), player("roman"))
    assert numbers(state, 0)["empire[0].owners"] == {"party_0": 1, "party_1": 1}
    assert numbers(state, 1)["empire[1].owners"] == {"party_0": 1, "party_1": 1}
    assert state.tokens == numbers(state, 1)["tokens"]["value"] == 3


def test_the_virtual_player_comes_after_the_only_seat() -> None:
    state = solo(player("roman"), {"empire": ["mill"], "deals": ["attack_wood"]})
    seen = numbers(state, 0)
    assert there(seen["empire[1].built"]) == {"com_mill": 1}
    assert there(seen["deals[1].cards"]) == {"wood": 1}


@pytest.mark.parametrize(("seats", "options"), [(1, {}), (2, {"lookout": "alternative"}), (4, {"lookout": "advanced"})])
def test_who_could_not_tell_two_worlds_apart_is_given_the_same_numbers(seats: int, options: dict[str, Any]) -> None:
    state, chance = dealt(seats, 7, **options), Chance(5)
    for move in range(160):
        if state.over:
            break
        for reader in (None, *range(seats)) if move % 8 == 0 else ():
            world = state.imagine(reader, chance)
            assert world.observe(reader) == state.observe(reader)
        state.take(*random_move(state, chance))


@rule("SET-203")
def test_what_others_keep_of_a_draft_is_not_observed() -> None:
    state = dealt(2, 3, lookout="alternative")
    while not state.drafts[0]:
        state.take(*random_move(state, Chance(1)))
    picks = [state.copy(), state.copy()]
    for place, twin in enumerate(picks):
        twin.kept[0] = place
    assert [picks[0].observe(seat) == picks[1].observe(seat) for seat in (0, 1, None)] == [False, True, True]
