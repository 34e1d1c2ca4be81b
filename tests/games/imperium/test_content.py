"""The boxes: counts, numbers and icons agree with the component list."""

from collections import Counter

import msgspec
import pytest

from imperia.games.imperium.cards import CARDS, KINGS, NATION_CARDS
from imperia.games.imperium.content import (
    BOXES,
    CARDS_BY_SHELF,
    COMPONENTS,
    NATIONS,
    TABLES,
    Card,
    check_card,
    check_nation,
)
from imperia.games.imperium.content import CARDS as PRINTED
from imperia.games.imperium.printed import CATEGORIES, CIVILISED, REGION, TRADITION, UNREST
from imperia.games.imperium.shown import said
from imperia.kernel.errors import BadContent
from imperia.kernel.texts import LANGS
from tests.rule import rule

CODES = {
    "fame": "REN", "unrest": "TRO", "tradition": "TRA", "civilised": "CIV", "region": "REG", "vassal": "VAS",
}  # fmt: skip
COUNTS = {
    "carthaginians": 23, "celts": 28, "greeks": 23, "macedonians": 23, "persians": 23, "romans": 23, "scythians": 24,
    "vikings": 26, "arthurians": 29, "atlanteans": 22, "egyptians": 23, "mauryans": 24, "minoans": 23, "olmecs": 26,
    "qin": 25, "utopians": 21,
}  # fmt: skip


def count(name: str) -> int:
    (one,) = [component for component in COMPONENTS if component.id == name]
    return one.count


@rule("IMP-001", "IMP-002", "IMP-003")
def test_each_nation_has_as_many_cards_as_the_component_list_says() -> None:
    assert {nation.id: sum(card.count for card in CARDS_BY_SHELF[nation.id]) for nation in NATIONS} == COUNTS
    assert [nation.box for nation in NATIONS] == ["classics"] * 8 + ["legends"] * 8


@rule("IMP-004")
@pytest.mark.parametrize("box", BOXES)
def test_each_box_has_83_common_cards(box: str) -> None:
    cards = CARDS_BY_SHELF[box]
    assert sum(card.count for card in cards) == 83
    first = Counter(card.category[0] for card in cards)
    assert first == {"region": 14, "tradition": 22, "civilised": 15, "vassal": 11, "fame": 9, "unrest": 12}
    assert sum(list(card.category) == ["tradition", "civilised"] for card in cards) == 9


@rule("IMP-005", "IMP-006")
def test_the_other_pieces_are_counted() -> None:
    pieces = ("state-card", "market-board", "solstice-card", "exhaust-token", "action-token", "slot-marker")
    assert [count(piece) for piece in pieces] == [4, 1, 1, 21, 18, 6]
    assert [count(f"{token}-token") for token in ("materials", "population", "progress")] == [39, 39, 39]


@rule("IMP-008", "IMP-016", "IMP-049")
def test_a_banner_is_one_category_but_for_dual_cards_and_the_grand_trunk_road() -> None:
    several = Counter(tuple(card.category) for card in PRINTED if len(card.category) > 1)
    assert several == {("tradition", "civilised"): 18, ("region", "region"): 1}
    dual = next(card for card in CARDS if card.is_of(TRADITION) and card.is_of(CIVILISED))
    assert dual.categories[TRADITION] == dual.categories[CIVILISED] == 1


@rule("IMP-012", "IMP-013", "IMP-014", "IMP-015", "IMP-203")
def test_icons_are_those_of_the_vocabulary() -> None:
    road = next(card for card in CARDS if card.word == "mauryans-grand-trunk-road")
    assert road.categories[REGION] == road.regions == 2
    forest = next(card for card in CARDS if card.word == "cl-forest")
    assert forest.region_types == [2, 1, 0]
    quests = {card.id for card in PRINTED if card.start == "development" and card.dev_cost is None}
    assert {card.nation for card in PRINTED if card.id in quests} == {"arthurians"}


@rule("IMP-017", "IMP-018", "IMP-019")
def test_a_card_says_where_it_begins() -> None:
    assert all((card.start == "common") == (not card.nation) for card in PRINTED)
    two_sided = {card.start for card in PRINTED if card.side is not None}
    assert two_sided == {"in_play"}
    for nation in NATION_CARDS:
        assert CARDS[nation.powers[0]].other_side == nation.powers[1]


@rule("IMP-021")
def test_the_first_digit_of_a_number_is_the_box() -> None:
    codes = {nation.id: nation.code for nation in NATIONS}
    for card in PRINTED:
        assert card.number[0] == str(BOXES.index(card.box) + 1)
        assert card.number[1:4] == (codes[card.nation] if card.nation else CODES[card.category[0]])
    numbers = [card.number for card in PRINTED]
    assert len(set(numbers)) == len(numbers)


@rule("IMP-022")
def test_there_are_four_kinds_of_victory_points() -> None:
    kinds = Counter(next(iter(card.vp)) for card in PRINTED if card.vp)
    assert set(kinds) == {"fixed", "conditional", "variable"}
    assert any(card.vp and card.vp.get("fixed", 0) < 0 for card in PRINTED)


@rule("IMP-211")
def test_one_of_the_indian_elephants_and_one_of_the_nomads_has_the_barbarian_icon() -> None:
    for group in ("indian_elephants", "nomads"):
        icons = [card.state for card in PRINTED if card.group == group]
        assert sorted(icons, key=str) == sorted([None, "barbarian"], key=str)


@rule("IMP-205")
def test_all_unrest_cards_are_alike_and_cost_two_points() -> None:
    unrest = [card for card in CARDS if card.categories[UNREST]]
    assert len(unrest) == 86
    assert {card.kind for card in unrest} == {unrest[0].kind}
    assert unrest[0].vp == {"fixed": -2}


def test_a_king_of_kings_for_each_box() -> None:
    assert [CARDS[king].box for king in KINGS] == [0, 1]
    assert all(len(CARDS[king].faces) == 2 for king in KINGS)


def test_tables_go_by_the_number_of_players() -> None:
    assert len(TABLES.category_deck) == len(TABLES.fame_removed) == len(TABLES.players_icon) == 4
    assert TABLES.market == ["main", "main", "civilised", "tradition", "region"]


def test_a_card_whose_parts_do_not_go_together_does_not_load() -> None:
    card: Card = CARDS_BY_SHELF["classics"][0]
    with pytest.raises(BadContent, match=card.id):
        check_card(card, "romans")


def test_a_nation_that_lays_a_card_elsewhere_than_the_card_says_does_not_load() -> None:
    romans = next(nation for nation in NATIONS if nation.id == "romans")
    wrong = msgspec.structs.replace(romans, starting_deck=romans.starting_deck[1:])
    with pytest.raises(BadContent, match="romans: deck"):
        check_nation(wrong)


@pytest.mark.parametrize("lang", LANGS)
def test_every_card_that_does_something_says_what(lang: str) -> None:
    for card in PRINTED:
        does = card.effect or card.exhaust or card.solstice or card.faces
        assert bool(said(card, lang).sentences) >= bool(does), card.id


def test_every_category_of_the_content_is_one_of_the_engine() -> None:
    assert {name for card in PRINTED for name in card.category} == set(CATEGORIES)
