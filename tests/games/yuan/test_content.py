"""The content of both boxes: counts, sums and words that nobody defines."""

import json
from collections import Counter
from pathlib import Path

import msgspec
import pytest

from imperia.games.yuan import content
from imperia.games.yuan.abilities import Effect
from imperia.games.yuan.content import ACTIONS, CLANS, COMPONENTS, PROVINCES, SCENARIOS, SETUP, TILES
from imperia.games.yuan.effects import EFFECTS
from imperia.kernel.content import load_content
from imperia.kernel.errors import BadContent
from tests.games.yuan.table import GAME

FOLDER = Path(content.__file__).with_name("content")


def test_a_box_holds_what_the_list_says() -> None:
    counts = {one.id: (one.count, one.each_clan) for one in COMPONENTS}
    assert counts == {
        "tile": (15, 0), "village": (72, 18), "city": (56, 14), "army": (36, 9), "temple": (18, 0), "rampart": (24, 0),
        "chao": (34, 0), "level_marker": (28, 7), "screen": (4, 1), "clan_board": (4, 1), "pencil": (4, 1),
        "time_wheel": (1, 0),
    }  # fmt: skip


def test_tiles_by_box_and_group() -> None:
    assert Counter((tile.box, tile.players) for tile in TILES) == {
        (box, group): count for box in ("mongolia", "china") for group, count in ((2, 8), (3, 4), (4, 3))
    }


@pytest.mark.parametrize("box", ["mongolia", "china"])
def test_terrains_of_a_whole_box(box: str) -> None:
    cells = Counter(cell.terrain for tile in TILES if tile.box == box for cell in tile.cells)
    mountains = cells.pop("mountain") + cells.pop("volcano", 0)
    assert cells == {"rice": 13, "forest": 13, "mine": 13, "hill": 13, "water": 27}
    assert mountains == 26


def test_volcanoes_and_rivers() -> None:
    assert [tile.letter for tile in TILES if any(cell.terrain == "volcano" for cell in tile.cells)] == ["B", "I", "O"]
    assert [(tile.box, tile.letter) for tile in TILES if tile.river] == [("china", letter) for letter in "BDGJN"]


def test_every_province_has_a_name_of_its_own() -> None:
    assert len(PROVINCES) == len({name.lower() for name in PROVINCES}) == 104
    assert sorted(PROVINCES, key=str.lower) == PROVINCES
    assert all(name.isascii() and name.isalpha() for name in PROVINCES)


def test_clans_and_their_money() -> None:
    assert {clan.id: clan.start_chao_adjustment for clan in CLANS} == {
        "mu": -2, "suhey": -1, "weyu": 0, "xiangi": 0, "huan": -1, "zhuang": -1, "luong": 0, "goujian": 0
    }  # fmt: skip


def test_scenario_maps_lie_on_the_lattice_without_overlap() -> None:
    for one in SCENARIOS:
        places = [(tile.q, tile.r) for tile in one.layout]
        assert len(set(places)) == len(places)
        state = GAME.start(one.players, 1, {"scenario": one.id})
        seen = GAME.view(state, None)
        assert len({(cell.q, cell.r) for cell in seen.cells}) == 7 * len(places)


def test_every_level_of_every_action_is_read() -> None:
    plain = msgspec.to_builtins([action.levels for action in ACTIONS])
    for levels, effects in zip(plain, EFFECTS, strict=True):
        for ops, effect in zip(levels, effects[1:], strict=True):
            nothing = Effect()
            changed = [name for name in ("claims_target", "claims_around_target", "claims_around_group", "auto_city",
                                         "income", "temple", "theft", "city", "double", "ramparts", "armies", "reserve",
                                         "strike") if getattr(effect, name) != getattr(nothing, name)]  # fmt: skip
            silent = [op for op in ops if op["op"] in ("require", "attack") and not op.get("reserve")]
            assert len(changed) == len(ops) - len(silent)


@pytest.mark.parametrize(
    ("file", "kind", "old", "new"),
    [
        ("clans.json", list[content.Clan], '"wins_ties"', '"wins_always"'),
        ("actions.json", list[content.Action], '"theft"', '"gift"'),
        ("tiles.json", list[content.Tile], '"volcano"', '"swamp"'),
        ("scenarios.json", list[content.Scenario], '"compulsory"', '"maybe"'),
        ("terrains.json", list[content.Terrain], '"reduces"', '"raises"'),
    ],
)
def test_an_unknown_word_does_not_load(file: str, kind: type[object], old: str, new: str, tmp_path: Path) -> None:
    text = (FOLDER / file).read_text("utf-8")
    assert old in text
    (tmp_path / file).write_text(text.replace(old, new), "utf-8")
    with pytest.raises(BadContent, match=file):
        load_content(tmp_path / file, kind)


def test_sums_that_do_not_add_up_are_refused() -> None:
    with pytest.raises(BadContent, match="tiles"):
        content.check_tiles(TILES[1:], content.TERRAINS, COMPONENTS)
    with pytest.raises(BadContent, match="players_2"):
        content.check_sets(SETUP.tile_sets, TILES[1:])
    lost = msgspec.structs.replace(SCENARIOS[1], cities=["Mao", "Hov", "Atlantis"])
    with pytest.raises(BadContent, match="Atlantis"):
        content.check_scenarios([lost], SETUP.tile_sets, TILES)
    off = msgspec.structs.replace(SCENARIOS[0].layout[0], q=6)
    moved = msgspec.structs.replace(SCENARIOS[0], layout=[off, *SCENARIOS[0].layout[1:]])
    with pytest.raises(BadContent, match="lattice"):
        content.check_scenarios([moved], SETUP.tile_sets, TILES)


def test_content_files_are_valid_json_with_sources() -> None:
    for path in FOLDER.glob("*.json"):
        entries = json.loads(path.read_text("utf-8"))
        for entry in entries if isinstance(entries, list) else [*entries["tile_sets"], *entries["wheels"]]:
            assert entry["source"] in ("rulebook", "public", "recalled", "reconstructed")
            assert {"fr", "en"} <= set(entry["name"])
