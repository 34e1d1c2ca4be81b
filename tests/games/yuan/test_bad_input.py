"""Positions, options and moves that there cannot be: a clear error names the field or the rule."""

from typing import Any

import pytest

from imperia.kernel.errors import BadMove, BadPosition, BadSetup, IllegalMove
from tests.games.yuan.table import GAME, scene
from tests.rule import rule

LAND = {"0,0": "rice Altai", "1,0": "forest Bao", "2,0": "water"}


def refused(*parts: str, **data: Any) -> None:
    """Position data are refused with words that name all these parts."""
    with pytest.raises((BadPosition, BadSetup)) as caught:
        GAME.position({"seats": 2, "cells": LAND, **data})
    assert [part for part in parts if part not in str(caught.value)] == []


def test_unknown_fields_and_wrong_types_are_named() -> None:
    refused("ships", ships=[])
    refused("seats", seats="two")
    refused("turn", turn=14)
    refused("chance", chance=[1])
    refused("not played by 9", seats=9)


def test_a_map_of_cells_is_checked() -> None:
    refused("cells 0,0", "swamp", cells={"0,0": "swamp"})
    refused("cells 0,0", "rice", cells={"0,0": "rice"})
    refused("cells 0,0", "Atlantis", cells={"0,0": "rice Atlantis"})
    refused("cells", "north", cells={"north": "water"})


@rule("YUA-042")
def test_two_provinces_with_one_name() -> None:
    refused("YUA-042", cells={"0,0": "rice Altai", "1,0": "mine Altai"})


def test_tiles_are_checked() -> None:
    refused("tiles", "mongolia_z", cells={}, tiles=[["mongolia_z", "0,0", 0]])
    refused("YUA-016", cells={}, tiles=[["mongolia_a", "0,0", 0], ["mongolia_c", "0,0", 0]])
    refused("YUA-016", cells={}, tiles=[["mongolia_a", "0,0", 0], ["mongolia_c", "4,2", 0]])
    refused("YUA-016", cells={}, tiles=[["mongolia_a", "4,2", 0], ["mongolia_c", "0,0", 0]])
    refused("mongolia_a", cells={}, tiles=[["mongolia_a", "0,0", 0], ["mongolia_a", "2,1", 0]])
    refused("china_a", cells={}, tiles=[["china_a", "0,0", 0]])


@rule("YUA-052", "YUA-048", "YUA-051")
def test_pieces_stand_where_they_can() -> None:
    refused("Zou", "YUA-074", provinces={"Zou": {"owner": 0}})
    refused("Atlantis", provinces={"Atlantis": {"owner": 0}})
    refused("owner", "7", provinces={"Altai": {"owner": 7}})
    refused("Altai", "YUA-052", provinces={"Altai": {"armies": 1}})
    refused("Altai", "YUA-048", provinces={"Altai": {"owner": 0, "ramparts": 1}})
    refused("Altai", "YUA-051", provinces={"Altai": {"owner": 0, "armies": 4}})
    refused("cities", provinces={"Altai": {"owner": 0, "cities": 3}})


def test_no_more_pieces_than_there_are() -> None:
    names = ["Altai", "Anlu", "Bao", "Bay", "Bayan"]
    land = {f"{place},0": f"hill {name}" for place, name in enumerate(names)}
    full = {name: {"owner": 0, "armies": 3} for name in names[:4]}
    refused("army", "12", "9", cells=land, provinces=full)


def test_clans_are_different_and_of_the_boxes_in_use() -> None:
    refused("clans", clans=["mu", "mu"])
    refused("clans", "YUA-Q04", clans=["mu", "huan"])
    refused("clans", "fox", clans=["mu", "fox"])
    refused("chao", "3", chao=[1, 2, 3])


@rule("YUA-016")
def test_a_map_may_lie_anywhere_on_the_table() -> None:
    tiles = [["mongolia_a", "4,2", 0], ["mongolia_c", "2,1", 0]]
    assert GAME.position({"seats": 2, "tiles": tiles}).data()["tiles"] == tiles


@rule("YUA-Q17")
def test_saved_plans_are_checked() -> None:
    refused("YUA-Q17", plans=[{"levels": [1, 0, 0]}, {}])
    refused("YUA-070", plans=[{"target": "Altai", "levels": [3, 0, 0]}, {}])
    refused("at most 3", plans=[{"target": "Altai", "levels": [4, 0, 0]}, {}])


def test_a_saved_agenda_has_known_steps() -> None:
    refused("Dance", agenda=[["Dance"]])
    refused("agenda", agenda=[["TakeTile"]])
    refused("agenda", agenda=[["ShowBids"]])


def test_unknown_options_and_values() -> None:
    with pytest.raises(BadSetup, match="no option “fog”"):
        GAME.start(2, 0, {"fog": True})
    with pytest.raises(BadSetup, match="scenario cannot be moon"):
        GAME.start(2, 0, {"scenario": "moon"})
    with pytest.raises(BadSetup, match="auction cannot be 1; values: false, true"):
        GAME.start(2, 0, {"auction": 1})


@pytest.mark.parametrize("seats", [0, 1, 9])
def test_a_table_for_a_wrong_number(seats: int) -> None:
    with pytest.raises(BadSetup, match=f"not played by {seats}"):
        GAME.start(seats)


@pytest.mark.parametrize("text", ["dance", "target Atlantis", "dev 4", "dev", "bid 7", "lay 1,1"])
def test_a_text_that_is_no_move(text: str) -> None:
    with pytest.raises(BadMove):
        GAME.parse(text)


@rule("YUA-070")
def test_a_refused_move_changes_nothing() -> None:
    table = scene("R:A F:B", R="A city", purse={"R": 2}).draft("R", "target A")
    before = table.state.data()
    with pytest.raises(IllegalMove, match="YUA-070"):
        table.draft("R", "fort 3")
    assert table.state.data() == before
