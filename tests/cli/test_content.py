"""`imperia content`."""

import pytest

from tests.cli.run import answer, run


def test_sums_and_shares_of_each_shelf() -> None:
    found = answer("content", "founders")
    shelves = {shelf["name"]: shelf for shelf in found["shelves"]}
    assert (shelves["tiles"]["copies"], shelves["tokens"]["copies"]) == (97, 24)
    for part in (found, *shelves.values()):
        for field in ("entries", "copies"):
            assert sum(one[field] for one in part["sources"].values()) == part[field]
        assert sum(one["share"] for one in part["sources"].values()) == pytest.approx(1, abs=0.001)
    assert found["entries"] == sum(len(shelf["content"]) for shelf in shelves.values())


def test_every_entry_says_where_it_was_found() -> None:
    tiles = next(shelf for shelf in answer("content", "founders")["shelves"] if shelf["name"] == "tiles")
    mine = next(tile for tile in tiles["content"] if tile["id"] == "mine")
    assert mine["source"] in tiles["sources"]
    assert mine["requires"] == ["wood", "stone"]


def test_content_for_a_person() -> None:
    shown = run("content", "founders", "--lang", "fr").stdout
    assert "Atelier de tissage" in shown
    assert "exemplaires   livret" in shown
    assert "reconstitué" in shown
