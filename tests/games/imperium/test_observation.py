"""What a learner is given of a position: numbers of what its seat may see, and of nothing else."""

import struct
from typing import Any

import pytest

from imperia.games.imperium.cards import WORDS
from imperia.games.imperium.columns import COLUMN_WORDS, COLUMNS
from imperia.games.imperium.state import ImperiumState
from imperia.kernel.chance import Chance
from imperia.kernel.playout import random_move
from tests.games.imperium.solo import before, civ
from tests.games.imperium.table import GAME, bare, begun, dealt, laid, nation_deck, play, player, table
from tests.rule import rule

QUIET = ["cl-forest", "cl-oasis", "cl-steppe", "cl-river", "cl-hills"]


def numbers(state: ImperiumState, seat: int | None) -> dict[str, dict[str, float]]:
    """An observation by part and word, without noughts."""
    parts = GAME.observation_parts(state.seats)
    taken = struct.unpack(f"<{sum(len(part.words) for part in parts)}f", state.observe(seat))
    found: dict[str, dict[str, float]] = {}
    for part in parts:
        counts, taken = dict(zip(part.words, taken, strict=False)), taken[len(part.words) :]
        found[part.name] = {word: count for word, count in counts.items() if count}
    return found


def counted(*cards: str) -> dict[str, float]:
    """Cards by the columns in which they are counted."""
    columns = [COLUMN_WORDS[COLUMNS[WORDS.index(card)]] for card in cards]
    return {column: columns.count(column) for column in columns}


def test_everybody_counts_from_their_own_seat() -> None:
    state = table(player("romans", "2 materials"), player("greeks", "3 progress"), player("celts"), crowned=[1])
    first, second = numbers(state, 0), numbers(state, 1)
    assert [first[f"nation[{place}]"] for place in range(3)] == [{"romans": 1}, {"greeks": 1}, {"celts": 1}]
    assert [second[f"nation[{place}]"] for place in range(3)] == [{"greeks": 1}, {"celts": 1}, {"romans": 1}]
    assert (second["tokens[0]"], second["tokens[2]"]) == ({"progress": 3}, {"materials": 2})
    assert (first["crowned"], second["crowned"]) == ({"party_1": 1}, {"party_0": 1})


@rule("IMP-148")
def test_a_hand_and_a_history_are_their_owners_but_for_what_others_have_seen() -> None:
    me = bare("romans", hand=["romans-glory", "cl-port"], deck=["romans-advance"])
    state = table(me, player("greeks"), market=QUIET, seen={"cl-port": -1})
    for seat, place, known in ((0, 0, ("romans-glory", "cl-port")), (1, 1, ("cl-port",)), (None, 0, ("cl-port",))):
        seen = numbers(state, seat)
        assert seen[f"hand[{place}].size"] == {"size": 2}
        assert seen[f"hand[{place}].cards"] == counted(*known)
        assert (seen[f"deck[{place}].size"], seen[f"deck[{place}].cards"]) == ({"size": 1}, {})


def test_both_sides_of_a_card_and_all_unrest_have_one_column() -> None:
    assert counted("romans-power-a") == counted("romans-power-b")
    assert counted("cl-unrest-1") == counted("le-unrest-1") == counted("celts-unrest-8") == {"unrest": 1}
    assert counted("cl-port") != counted("romans-glory")


def test_what_lies_on_cards_and_under_them() -> None:
    area = [laid("romans-dalmatia", "1 progress", exhausted=True, under=["romans-unrest-1"])]
    market = [laid("cl-forest", "2 population"), *QUIET[1:]]
    seen = numbers(table(player("romans", area=area), player("greeks"), market=market, piles={"exile": ["cl-port"]}), 1)
    assert seen["area[1].cards"] == seen["area[1].exhausted"] == counted("romans-dalmatia")
    assert (seen["area[1].garrisoned"], seen["area[1].tokens"]) == ({"unrest": 1}, {"progress": 1})
    assert seen["market.cards"] == counted(*QUIET)
    assert seen["market.0.tokens"] == {"population": 2}
    assert seen["piles.exile.cards"] == counted("cl-port")


def test_the_card_that_asks_is_in_sight_with_whoever_resolves_it() -> None:
    me = bare("romans", "5 materials", hand=["romans-advance"])
    state = table(me, player("greeks"), market=QUIET)
    assert (numbers(state, 1)["resolving.cards"], numbers(state, 1)["actor"]) == ({}, {})
    play(state, "play romans-advance")
    for seat, place in ((0, 0), (1, 1), (None, 0)):
        seen = numbers(state, seat)
        assert seen["resolving.cards"] == counted("romans-advance")
        assert seen["actor"] == {f"seat_{place}": 1}


@rule("IMP-033")
def test_the_accession_card_lies_open_under_a_nation_deck() -> None:
    state = table(player("romans"), player("greeks"))
    seen = numbers(state, 1)
    assert seen["accession[1].cards"] == {"cards": 1}
    assert seen["nation_deck[1].size"] == {"size": len(nation_deck("romans"))}
    gone = table(player("romans", discard=[*nation_deck("romans"), "romans-julius-caesar"]), player("greeks"))
    assert (numbers(gone, 1)["accession[1].cards"], numbers(gone, 1)["nation_deck[1].size"]) == ({}, {})


@rule("IMP-241")
def test_pending_quests_of_the_opponent_lie_face_down() -> None:
    state = before(player("romans"), civ("arthurians", hand=["arthurians-unrest-1"]), 1)
    seen = numbers(state, 0)
    assert seen["development[1].cards"] == {}
    assert (seen["quests[1].size"]["size"], seen["quests[1].cards"]) == (5, {"cards": 1})
    assert (seen["hand[1].size"], seen["filled"], seen["level"]) == ({"size": 1}, {"slot_1": 1}, {"imperator": 1})


@pytest.mark.parametrize(("seats", "options"), [(1, {"level": "warlord"}), (2, {"box": "legends"}), (4, {})])
def test_who_could_not_tell_two_worlds_apart_is_given_the_same_numbers(seats: int, options: dict[str, Any]) -> None:
    state, chance = begun(seats, 7, **options), Chance(5)
    for move in range(240):
        if state.over:
            break
        for reader in (None, *range(seats)) if move % 12 == 0 else ():
            assert state.imagine(reader, chance).observe(reader) == state.observe(reader)
        state.take(*random_move(state, chance))


def test_an_observation_of_four_stays_small() -> None:
    assert len(dealt(4).observe(0)) < 4 * 4000
