"""The solo game: the turn of the C.I.V. (solo p. 7, 8)."""

import pytest

from imperia.games.imperium.cards import NATION_CARDS, WORDS
from imperia.games.imperium.printed import NATION_WORDS
from imperia.games.imperium.state import CIV
from tests.games.imperium.solo import (
    before,
    civ,
    civ_turn,
    dealt,
    has_civ,
    in_slots,
    roman_cards,
    rows_of,
    you,
)
from tests.games.imperium.table import (
    asked,
    heard,
    look,
    market,
    pile,
    words_of,
)
from tests.rule import rule


@rule("IMP-E20", "IMP-250", "IMP-251", "IMP-253", "IMP-261", "IMP-262", "IMP-263")
def test_a_turn_with_a_three() -> None:
    # Romans, empire: cards with the barbarian icon are archived, and nothing else happens.
    lay = ["romans-advance", "romans-conquer", "romans-triumvirate", "romans-roman-expansion", "cl-oracle"]
    left = [card for card in roman_cards() if card not in lay]
    state = before(you(), civ("romans", hand=lay, deck=left, state="empire"), 3)
    tokens = [one.tokens for one in state.market]
    events = civ_turn(state)
    assert [event.details for event in events if event.what.word == "civ_rolled"] == [[3]]
    turned = [WORDS[event.details[0]] for event in events if event.what.word == "civ_revealed"]
    assert turned == [lay[0], lay[1], lay[3], lay[4]]
    assert rows_of(events) == ["romans-empire-01"] * 4
    assert [one.tokens for one in state.market] == [*tokens[:2], [0, 0, tokens[2][2] + 1], *tokens[3:]]
    assert in_slots(state) == {1: lay[2], 2: left[-1], 3: left[-2], 4: left[-3], 5: left[-4]}
    assert pile(state, "deck", CIV) == left[:-4]
    assert [event.details for event in events if event.what.word == "civ_filled"] == [[4]]


@rule("IMP-252", "IMP-299")
def test_with_a_six_no_card_is_set_aside_and_no_token_added() -> None:
    state = before(you(), civ("qin", hand=["qin-glory"]), 6)
    tokens = [one.tokens for one in state.market]
    civ_turn(state)
    assert [one.tokens for one in state.market][1:] == tokens[1:]
    overlord = before(you(), civ("romans", hand=roman_cards()[:6]), 6, options={"level": "overlord"})
    sixth = in_slots(overlord)[6]
    events = civ_turn(overlord)
    assert WORDS.index(sixth) not in [event.details[0] for event in events if event.what.word == "civ_revealed"]
    assert "market_token" not in words_of(events)


@rule("IMP-Q67", "IMP-294")
def test_at_chieftain_a_five_sets_nothing_aside_but_adds_the_token() -> None:
    state = before(you(), civ("egyptians"), 5, options={"level": "chieftain"})
    civ_turn(state)
    assert state.market[4].tokens == [0, 0, 1]


@rule("IMP-261")
@pytest.mark.parametrize(
    ("nation", "tokens"), [("romans", [0, 0, 1]), ("carthaginians", [2, 0, 0]), ("qin", [0, 1, 0])]
)
def test_the_token_that_a_nation_adds(nation: str, tokens: list[int]) -> None:
    state = before(you(), civ(nation), 2)
    civ_turn(state)
    assert state.market[1].tokens == tokens


@rule("IMP-254", "IMP-255")
def test_the_topmost_row_that_matches_is_taken_and_told() -> None:
    # Romans, barbarian: Prosperity is row 7; it has the persistent icon of row 5 not.
    state = before(you(), civ("romans", hand=["romans-prosperity-1"], area=["cl-jungle"]), 6)
    events = civ_turn(state)
    assert rows_of(events) == ["romans-barbarian-07"]
    seen = look(state, 0).civ
    assert seen is not None
    action = seen.resolved[0]
    assert (action.card, action.row, action.by, action.value) == (
        "romans-prosperity-1", "romans-barbarian-07", "name", "prosperity",
    )  # fmt: skip
    assert action.source == "rulebook"


def test_the_view_tells_where_a_symbol_was_uncertain() -> None:
    # Mauryans, barbarian: that row 6 is for vassals is deduced; nobody doubts the row of Prosperity.
    state = before(you(), civ("mauryans", hand=["cl-sumerians", "mauryans-prosperity"], area=["cl-jungle"]), 6)
    assert rows_of(civ_turn(state)) == ["mauryans-barbarian-06", "mauryans-barbarian-02"]
    seen = look(state, 0).civ
    assert seen is not None
    vassal, prosperity = seen.resolved
    assert (vassal.card, vassal.source) == ("cl-sumerians", "reconstructed")
    assert (vassal.by, vassal.value) == ("category", "vassal")
    assert [(doubt.field, doubt.chosen, doubt.alternatives) for doubt in vassal.unsure] == [
        ("match", ["vassal"], [["barbarian"], ["tradition"]])
    ]
    assert prosperity.unsure == []


@rule("IMP-260", "IMP-Q71")
def test_unrest_goes_back_without_a_row() -> None:
    state = before(you(), civ("romans", hand=["cl-unrest-1"]), 6)
    events = civ_turn(state)
    assert rows_of(events) == []
    assert "cl-unrest-1" in pile(state, "unrest_pile")
    assert has_civ(state) == (0, 0, 0)


@rule("IMP-308")
def test_the_supreme_ruler_gains_progress_for_unrest() -> None:
    state = before(you(), civ("romans", hand=["cl-unrest-1"]), 4, options={"level": "supreme_ruler"})
    civ_turn(state)
    assert has_civ(state) == (0, 0, 1)


@rule("IMP-264", "IMP-265")
def test_an_empty_deck_brings_a_dynasty_card_and_the_accession_makes_an_empire() -> None:
    nation = NATION_CARDS[NATION_WORDS.index("romans")]
    cards = [WORDS[card] for card in nation.nation_deck]
    state = before(you(), civ("romans", discard=cards), 6)
    assert pile(state, "nation_deck", CIV)[-1] == WORDS[nation.accession]
    events = civ_turn(state)
    assert words_of(events).count("dynasty_card") == 1
    assert state.is_empire(CIV)
    assert "became_empire" in words_of(events)
    assert len(in_slots(state)) == 5


@rule("IMP-284", "IMP-Q68", "IMP-Q76")
def test_the_last_dynasty_card_triggers_a_scoring() -> None:
    nation = NATION_CARDS[NATION_WORDS.index("vikings")]
    cards = [WORDS[card] for card in nation.nation_deck]
    state = before(you(), civ("vikings", discard=cards), 6)
    civ_turn(state)
    assert pile(state, "nation_deck", CIV) == []
    assert state.ending > 0
    assert look(state, 0).cause == "dynasty"
    assert not state.is_empire(CIV)
    # Later only the discard pile is shuffled.
    again = before(you(), civ("vikings", discard=[*cards, "vikings-harald-hardrada"]), 6)
    assert "dynasty_card" not in words_of(civ_turn(again))


@rule("IMP-295")
def test_at_warlord_a_card_is_discarded_after_its_turn() -> None:
    start = roman_cards()
    state = before(you(), civ("romans", deck=start), 6, options={"level": "warlord"})
    civ_turn(state)
    assert len(in_slots(state)) == 4
    assert pile(state, "discard", CIV) == [start[-5]]


@rule("IMP-268", "IMP-250")
def test_a_round_is_the_players_turn_the_opponents_turn_and_the_players_solstice() -> None:
    state = dealt("atlanteans", seed=1, level="imperator")
    events = heard(state, "finish", f"place {market(state)[0]}", "done")
    told = words_of(events)
    assert told.index("civ_rolled") < told.index("solstice_began") < told.index("round_began")
    assert asked(state) == "TakeTurn"
    assert state.die > 0
