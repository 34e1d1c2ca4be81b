"""The content: counts, sums, and that every effect is carried out by the engine (p. 3)."""

from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

from imperia.games.daimyo import content
from imperia.games.daimyo.cards import all_effects
from imperia.games.daimyo.content import (
    BOARDS,
    CLANS,
    COMPONENTS,
    HEROES,
    ISLANDS,
    OBJECTIVES,
    RELICS,
    SOLO_CARDS,
    TABLES,
    TILES,
)
from imperia.games.daimyo.effects.lexicon import LEXICON, make_lexicon
from imperia.kernel.content import load_content
from imperia.kernel.effects import Effect
from imperia.kernel.errors import BadContent
from tests.games.daimyo.table import GAME
from tests.rule import rule

BOX = {one.id.removeprefix("box_"): one.count for one in COMPONENTS}


@rule("DAI-003", "DAI-004", "DAI-005", "DAI-008", "DAI-011", "DAI-035")
def test_the_box() -> None:
    assert (BOX["central_board"], BOX["clan_board"], BOX["construction_board"], BOX["bonus_action_tile"]) == (
        1,
        4,
        8,
        32,
    )
    assert (BOX["die_red"], BOX["die_green"], BOX["die_blue"]) == (5, 5, 3)
    assert BOX["relic_tile"] == sum(relic.count for relic in RELICS) == 72
    assert Counter(relic.colour for relic in RELICS) == dict.fromkeys([island.colour for island in ISLANDS], 4)
    assert [sum(not hero.clan for hero in HEROES), sum(bool(hero.clan) for hero in HEROES)] == [40, 12]
    assert (len(OBJECTIVES), len(SOLO_CARDS) + 1, len(TILES), len(BOARDS)) == (12, 21, 32, 8)
    assert Counter(hero.cost for hero in HEROES if not hero.clan) == {2: 10, 3: 10, 4: 10, 5: 10}
    assert Counter(tile.kind for tile in TILES) == {"grey": 24, "yellow": 8}
    assert [face.players for face in TABLES.central_board.faces.values()] == [[1, 2], [3, 4]]


@rule("DAI-006", "DAI-007", "DAI-Q01")
def test_resource_tokens() -> None:
    goods = {one.id: (one.count, one.basic) for one in COMPONENTS if one.use}
    assert goods == {"rice": (32, True), "metal": (27, True), "stone": (27, True), "gold": (32, False)}
    assert sum(count for count, _ in goods.values()) == BOX["resource_token"] == 118


@rule("DAI-009", "DAI-010")
def test_pieces_of_a_clan() -> None:
    found = {one.id.removeprefix("box_"): one.per_clan for one in COMPONENTS if one.per_clan}
    assert found == {
        "clan_board": 1,
        "clan_hero_card": 3,
        "help_card": 1,
        "governor_piece": 8,
        "shadow_piece": 3,
        "scavenger_piece": 1,
        "radio_tower_piece": 4,
        "techno_farm_piece": 4,
        "relic_marker": 6,
        "clan_marker": 9,
        "objective_token": 4,
        "score_token": 1,
    }
    assert all(BOX[word] == count * 4 for word, count in found.items())


@rule("DAI-041", "DAI-042", "DAI-Q03")
def test_islands() -> None:
    for island in ISLANDS:
        assert (island.relic_slots, island.altars) == (3, [3, 2, 1])
        assert [slum.gold for slum in island.slums] == [3, 2, 1]
        assert all((place.governor_slots, place.building_slots) == (1, 1) for place in island.places)
        assert "rice" in [place.yields for place in island.places]
    assert Counter(place.yields for island in ISLANDS for place in island.places) == {
        "rice": 12,
        "metal": 9,
        "stone": 9,
    }


@rule("DAI-Q04", "DAI-Q05", "DAI-Q06", "DAI-Q07", "DAI-Q09", "DAI-Q10", "DAI-016")
def test_what_the_lost_symbols_are_taken_for() -> None:
    board = TABLES.clan_board_layout
    assert [space.cost for space in board.recruitment_track.spaces] == [1, 2, 3, 3]
    assert board.recruitment_track.reset_cost == {"gold": 2}
    assert board.shadow_victim_compensation == [{"op": "gain", "rice": 1}]
    assert board.dig_cost == {"op": "pay_choice", "n": 1, "from": ["metal", "stone"]}
    assert board.black_market_cost == {"op": "pay", "gold": 1}
    assert TABLES.mercenaries.buy_back_cost == {"gold": 2}
    assert board.tax == [{"op": "gain", "gold": 2}]


@rule("DAI-Q61")
def test_clan_heroes_cost_nothing() -> None:
    assert {hero.cost for hero in HEROES if hero.clan} == {0}
    assert Counter(hero.clan for hero in HEROES if hero.clan) == dict.fromkeys([clan.id for clan in CLANS], 3)


def test_every_declared_op_is_read_and_saved_by_its_place() -> None:
    for effect in all_effects():
        assert LEXICON.effects[effect.key] is effect
        assert [op.key for op in effect.ops] == [f"{effect.key}/{place}" for place in range(len(effect.declared))]


@pytest.mark.parametrize("shelf", ["heroes", "tiles", "clans", "villagers", "objectives", "solo", "powers"])
def test_every_entry_with_an_effect_says_what_it_does(shelf: str) -> None:
    (entities,) = [one.entities for one in GAME.shelves() if one.name == shelf]
    for entity in entities:
        for lang in ("en", "fr"):
            said = GAME.said(entity, lang)
            assert said.sentences
            assert all(text.strip() for text in said.sentences)
            assert "[" not in GAME.spell(" ".join(said.sentences), lang)


@pytest.mark.parametrize(
    "declared",
    [
        {"op": "conquer"},
        {"op": "gain", "wood": 2},
        {"op": "recruit", "n": 1, "unit": "any", "cost": {"mode": "gift"}},
        {"op": "take_relic", "n": 1, "from": "sea"},
        {"op": "e_relic", "n": 1, "from": "sea", "advantage": True},
        {"op": "build", "n": 2, "type": "any", "minus": 0},
    ],
)
def test_an_unknown_word_does_not_load(declared: dict[str, Any]) -> None:
    with pytest.raises(BadContent):
        make_lexicon().read(Effect("test", [declared]))


def test_content_whose_parts_do_not_go_together_does_not_load(tmp_path: Path) -> None:
    file = tmp_path / "heroes.json"
    file.write_bytes(msgspec.json.encode([{"id": "x"}]))
    with pytest.raises(BadContent, match=r"heroes\.json"):
        load_content(file, list[content.Hero])
    with pytest.raises(BadContent, match=r"tiles\.json"):
        content.check(False, "tiles.json", "board")


def test_cards_and_tiles_have_emblems() -> None:
    for shelf in GAME.shelves():
        if shelf.name in ("heroes", "tiles", "boards", "clans", "villagers", "islands", "relics", "objectives", "solo"):
            assert [entity.id for entity in shelf.entities if not entity.emblem] == []
