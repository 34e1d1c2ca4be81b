"""Step 3: which tile can be added where (p. 4)."""

from tests.games.founders.table import cells, nation, play, table, why_not
from tests.rule import rule


@rule("FOU-054", "FOU-057", "FOU-069", "FOU-E03", "FOU-E04", "FOU-E05")
def test_a_mine_needs_wood_and_stone_from_two_neighbours() -> None:
    state = table(nation("forest 0,0", "cliffs 1,0", "river_meadow 0,1"), step="add", rows={"village": ["mine"]})
    empty = {"0,-1", "1,-1", "1,1", "-1,0", "-1,1", "2,0", "0,2"}
    assert cells(state, "mine") & empty == {"0,-1", "1,-1", "1,1"}
    play(state, "take mine")
    assert why_not(state, "at -1,0") == ["FOU-057"]
