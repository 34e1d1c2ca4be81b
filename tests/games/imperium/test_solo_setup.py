"""The solo game against the C.I.V.: set-up and levels (solo p. 2 to 6, 11)."""

import pytest

from imperia.games.imperium.cards import CARDS, NATION_CARDS, WORDS
from imperia.games.imperium.printed import NATION_WORDS
from imperia.games.imperium.state import CIV
from imperia.kernel.errors import BadPosition, BadSetup
from tests.games.imperium.solo import (
    LEVELS,
    before,
    civ,
    dealt,
    has_civ,
    in_slots,
    roman_cards,
    value_of,
    you,
)
from tests.games.imperium.table import (
    GAME,
    begun,
    finish,
    hand,
    has,
    legal,
    look,
    pile,
    play,
)
from tests.rule import rule


def development(nation: str) -> list[int]:
    """The development cards of a nation."""
    return NATION_CARDS[NATION_WORDS.index(nation)].development


@rule("IMP-234", "IMP-236", "IMP-237", "IMP-321")
def test_the_table_is_set_up_as_for_two_and_the_player_begins() -> None:
    state = dealt("romans")
    assert len(hand(state)) == 5
    assert has(state) == (3, 2, 1)
    assert [len(pile(state, name)) for name in ("region_deck", "tradition_deck", "civilised_deck")] == [5, 5, 5]
    assert len(pile(state, "fame_deck")) == 6
    assert len(pile(state, "removed")) == 2
    assert not any(CARDS[WORDS.index(card)].players > 1 for card in GAME.census(state))
    assert state.to_act() == (0,)
    assert has_civ(state) == (0, 0, 0)
    # Alone nobody is drawn to begin.
    told = begun(1, telling=True).journal or []
    assert [event.what.rule for event in told if event.what.word == "first_player"] == ["IMP-237"]


@rule("IMP-235", "IMP-238")
def test_the_opponent_has_any_other_nation() -> None:
    state = play(begun(1, opponent="chosen"), "nation celts")
    assert legal(state) == {f"nation {word}" for word in NATION_WORDS if word != "celts"}
    drawn = begun(1, 3, nations="drawn", opponent="drawn")
    assert drawn.nations[CIV] >= 0
    assert drawn.nations[CIV] != drawn.nations[0]


@rule("IMP-238")
@pytest.mark.parametrize("nations", ["chosen", "drafted", "drawn"])
def test_the_opponents_nation_can_be_agreed_before_the_game(nations: str) -> None:
    state = begun(1, opponent="qin", nations=nations)
    assert NATION_WORDS[state.nations[CIV]] == "qin"
    assert "nation qin" not in legal(state)
    assert GAME.options_of(state)["opponent"] == "qin"
    # Its box has to be on the table.
    with pytest.raises(BadSetup, match="IMP-023"):
        begun(1, opponent="qin", nations=nations, box="classics")


@rule("IMP-239", "IMP-240", "IMP-265")
def test_the_dynasty_deck_has_nation_cards_on_the_accession_card_on_developments_by_value() -> None:
    state = dealt("romans")
    nation = NATION_CARDS[NATION_WORDS.index("romans")]
    deck = [WORDS.index(card) for card in pile(state, "nation_deck", CIV)]
    below = deck[: len(nation.development)]
    values = [value_of(WORDS[card]) for card in below]
    assert values == sorted(values)
    assert sorted(below) == sorted(nation.development)
    assert deck[len(below)] == nation.accession
    assert sorted(deck[len(below) + 1 :]) == sorted(nation.nation_deck)
    seen = look(state, 0).civ
    assert seen is not None
    assert WORDS[nation.accession] in seen.dynasty_known


@rule("IMP-241")
def test_against_arthurians_the_grail_lies_under_the_quests_and_the_court_is_gone() -> None:
    state = dealt("arthurians")
    quests = pile(state, "development", CIV)
    assert quests[0] == "arthurians-graal"
    assert sorted(quests) == sorted(WORDS[card] for card in development("arthurians"))
    assert pile(state, "out") == ["arthurians-king-arthurs-court"]
    assert pile(state, "nation_deck", CIV)[0] == "arthurians-gwaith-camlan"
    assert len(pile(state, "nation_deck", CIV)) == 8


@rule("IMP-242", "IMP-248")
def test_against_atlanteans_regions_lie_on_the_other_developments() -> None:
    state = dealt("atlanteans")
    deck = pile(state, "nation_deck", CIV)
    regions = [CARDS[WORDS.index(card)].regions > 0 for card in deck]
    assert regions == sorted(regions)
    values = [value_of(card) for card, is_region in zip(deck, regions, strict=True) if not is_region]
    assert values == sorted(values)
    assert state.is_empire(CIV)


@rule("IMP-243")
def test_against_utopians_there_is_no_dynasty_deck_but_a_journey() -> None:
    state = dealt("utopians")
    assert pile(state, "nation_deck", CIV) == []
    assert pile(state, "journey", CIV) == ["utopians-gates-of-shangri-la", "utopians-visions-of-shangri-la"]
    assert state.cause == -1


@rule("IMP-244", "IMP-Q76")
def test_against_vikings_the_zenith_card_is_the_last_of_the_dynasty() -> None:
    state = dealt("vikings")
    deck = pile(state, "nation_deck", CIV)
    assert deck[0] == "vikings-harald-hardrada"
    assert len(deck) == 14


@rule("IMP-245", "IMP-247", "IMP-294", "IMP-298")
@pytest.mark.parametrize(
    ("level", "slots"),
    [("chieftain", 4), ("warlord", 4), ("imperator", 5), ("sovereign", 5), ("overlord", 6), ("supreme_ruler", 6)],
)
def test_a_card_lies_under_each_slot_marker(level: str, slots: int) -> None:
    state = dealt("romans", level=level)
    assert sorted(in_slots(state)) == list(range(1, slots + 1))
    assert len(state.deck(CIV)) + slots == 10
    seen = look(state, 0).civ
    assert seen is not None
    assert not any(slot.card for slot in seen.slots)
    assert [slot.slot for slot in seen.slots if slot.blocked] == ([5] if slots == 4 else [])


@rule("IMP-246")
def test_the_unrest_of_the_opponents_nation_joins_the_pile() -> None:
    def of_nation(cards: list[str]) -> list[str]:
        return sorted(card for card in cards if card.startswith("arthurians-unrest"))

    state = dealt("arthurians")
    tucked = [WORDS[card] for one in state.market for card in one.under]
    common = [*pile(state, "unrest_pile"), *tucked]
    # Those for more players stay in the box.
    assert of_nation(common) == ["arthurians-unrest-1", "arthurians-unrest-2"]
    assert of_nation(list(GAME.census(state))) == of_nation(common)
    assert len(common) == 8 + 2
    assert of_nation([*in_slots(state).values(), *pile(state, "deck", CIV)]) == []


@rule("IMP-027")
def test_no_vassal_of_the_table_has_the_name_of_either_nation() -> None:
    for seed in range(12):
        state = dealt("egyptians", "minoans", seed)
        words = [card for card in GAME.census(state) if card.startswith(("cl-", "le-"))]
        assert not {"cl-egyptians", "cl-minoans"} & set(words)
        strangers = [CARDS[WORDS.index(card)] for card in words if card.startswith("le-")]
        assert len(strangers) == 2
        assert all(card.players == 1 for card in strangers)
        assert not {NATION_WORDS[card.namesake] for card in strangers if card.namesake >= 0} & {"egyptians", "minoans"}


@rule("IMP-297", "IMP-321")
def test_from_sovereign_on_the_opponent_begins_with_tokens() -> None:
    assert has_civ(dealt("romans", level="imperator")) == (0, 0, 0)
    for level in ("sovereign", "overlord", "supreme_ruler"):
        assert has_civ(dealt("romans", level=level)) == (3, 2, 1)


@rule("IMP-249", "IMP-290")
def test_its_power_card_and_its_dynasty_deck_do_not_count() -> None:
    state = before(you(), civ("romans"), 6)
    lines = {line.source: line.points for line in GAME.scores(state)[1].lines}
    history = pile(state, "history", CIV)
    assert "power" not in lines
    assert sum(lines.values()) == sum(value_of(card) for card in history)


@rule("IMP-263")
def test_outside_its_turn_cards_lie_in_the_lowest_slots() -> None:
    with pytest.raises(BadPosition, match="IMP-263"):
        before(you(), civ("romans", hand=roman_cards()[:2]), 6, slots=[1, 3])
    with pytest.raises(BadPosition, match="IMP-263"):
        before(you(), civ("romans", hand=roman_cards()[:1]), 6, slots=[0])


@rule("IMP-245")
def test_slots_that_cannot_be_are_refused() -> None:
    with pytest.raises(BadPosition):
        before(you(), civ("romans", hand=roman_cards()[:2]), 6, slots=[1, 1])
    with pytest.raises(BadPosition):
        before(you(), civ("romans", hand=roman_cards()[:1]), 6, slots=[6])


@rule("IMP-296", "IMP-320", "IMP-O04")
def test_the_levels_and_the_first_of_them_by_default() -> None:
    assert finish(dealt("romans")).terms.level == 0
    assert list(LEVELS) == [
        "chieftain", "warlord", "imperator", "sovereign", "overlord", "supreme_ruler",
    ]  # fmt: skip


@rule("IMP-O04")
def test_levels_are_for_the_solo_game() -> None:
    assert begun(2, level="chieftain").seats == 2
    with pytest.raises(BadSetup):
        begun(2, level="imperator")
    with pytest.raises(BadSetup):
        GAME.position({"seats": 2, "options": {"level": "imperator"}})
