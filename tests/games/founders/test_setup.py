"""From the box to the first turn (p. 2)."""

import pytest

from imperia.games.founders.content import TILES
from imperia.games.founders.state import FoundersState
from imperia.games.founders.words import TILE
from imperia.kernel.errors import BadSetup
from tests.games.founders.table import GAME, dealt, drafted, height, legal, look, placed, play, row, why_not
from tests.rule import rule

KIND = {tile.id: tile.kind for tile in TILES}


def pick_any(state: FoundersState) -> str:
    """The seat to act takes the first tile that the draft offers; returns the tile."""
    move = min(legal(state))
    play(state, move)
    return move.removeprefix("pick ")


@rule("FOU-010")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_no_other_number_than_two_to_four_can_play(seats: int) -> None:
    with pytest.raises(BadSetup, match="2, 3, 4"):
        GAME.start(seats)


@rule("FOU-010")
def test_two_three_and_four_can_play() -> None:
    assert [GAME.start(seats).seats for seats in (2, 3, 4)] == [2, 3, 4]


@rule("FOU-011")
def test_each_pile_holds_its_colour_in_shuffled_order() -> None:
    one, other = GAME.start(2, seed=1).data(), GAME.start(2, seed=2).data()
    assert [KIND[tile] for tile in one["piles"]["village"]] == ["village"] * 24
    assert [KIND[tile] for tile in one["piles"]["city"]] == ["city"] * 24
    assert [KIND[tile] for tile in one["draft"] + one["piles"]["nature"]] == ["nature"] * 24
    assert sorted(one["piles"]["city"]) == sorted(other["piles"]["city"])
    assert one["piles"]["village"] != other["piles"]["village"]
    assert one["piles"]["city"] != other["piles"]["city"]
    assert one["draft"] + one["piles"]["nature"] != other["draft"] + other["piles"]["nature"]


@rule("FOU-012", "FOU-016", "FOU-O01")
def test_two_players_open_8_victory_tiles_and_draft_from_5() -> None:
    seen = look(dealt(2))
    assert [KIND[tile] for tile in seen.victory] == ["victory"] * 8
    assert [KIND[tile] for tile in seen.draft] == ["nature"] * 5


@rule("FOU-013", "FOU-016", "FOU-O02")
def test_three_players_open_12_victory_tiles_and_draft_from_7() -> None:
    seen = look(dealt(3))
    assert [KIND[tile] for tile in seen.victory] == ["victory"] * 12
    assert [KIND[tile] for tile in seen.draft] == ["nature"] * 7


@rule("FOU-013", "FOU-016", "FOU-O03")
def test_four_players_open_12_victory_tiles_and_draft_from_9() -> None:
    seen = look(dealt(4))
    assert [KIND[tile] for tile in seen.victory] == ["victory"] * 12
    assert [KIND[tile] for tile in seen.draft] == ["nature"] * 9


@rule("FOU-012")
def test_the_open_victory_tiles_are_drawn_at_random() -> None:
    assert set(GAME.start(2, seed=1).data()["victory"]) != set(GAME.start(2, seed=2).data()["victory"])


@rule("FOU-014")
@pytest.mark.parametrize(("seats", "rest"), [(2, 17), (3, 13), (4, 13)])
def test_the_other_victory_tiles_are_out_of_the_game(seats: int, rest: int) -> None:
    state = drafted(seats)
    opened = set(look(state).victory)
    boxed = {tile.id for tile in TILES if tile.kind == "victory"} - opened
    assert len(boxed) == rest
    assert legal(state) == {"reveal nature", "reveal village", "reveal city"}
    play(state, "reveal nature")
    assert not {f"take {tile}" for tile in boxed} & legal(state)
    assert why_not(state, f"take {min(boxed)}") == ["FOU-051"]


@rule("FOU-015", "FOU-Q01")
def test_lots_are_drawn_for_the_first_player() -> None:
    assert {GAME.start(4, seed).to_act() for seed in range(50)} == {(0,), (1,), (2,), (3,)}
    assert look(dealt(4, first=2)).first == 2


@rule("FOU-016", "FOU-017")
def test_only_draft_tiles_can_be_picked() -> None:
    state = dealt(2)
    assert legal(state) == {f"pick {tile}" for tile in look(state).draft}
    assert why_not(state, "pick mine") == ["FOU-016", "FOU-017"]
    assert why_not(state, "reveal nature") == ["FOU-017"]


@rule("FOU-017", "FOU-018", "FOU-019")
def test_the_draft_goes_round_once_and_then_back() -> None:
    state = dealt(3, first=1)
    order: list[int] = []
    asked: list[str] = []
    while len(order) < 6:
        order += state.to_act()
        asked.append(state.choice().asked_by(state, order[-1]))
        pick_any(state)
    assert order == [1, 2, 0, 0, 2, 1]
    assert asked == ["FOU-017"] * 3 + ["FOU-018"] * 3
    for _ in range(3):
        play(state, "at 0,1")
    assert [len(placed(state, seat)) for seat in range(3)] == [2, 2, 2]


@rule("FOU-E17", "FOU-017", "FOU-018", "FOU-019", "FOU-025", "FOU-O03")
def test_the_whole_setup_of_four_players() -> None:
    state = dealt(4, first=0)
    assert len(look(state).draft) == 9
    order: list[int] = []
    while len(order) < 8:
        order += state.to_act()
        pick_any(state)
    assert order == [0, 1, 2, 3, 3, 2, 1, 0]
    play(state, *["at 1,0"] * 4)
    assert (len(row(state, "nature")), height(state, "nature")) == (3, 13)
    assert (len(row(state, "village")), height(state, "village")) == (2, 22)
    assert (len(row(state, "city")), height(state, "city")) == (1, 23)
    assert len(look(state).victory) == 12
    assert look(state).draft == []


@rule("FOU-019", "FOU-020")
def test_everybody_starts_with_the_two_nature_tiles_he_picked() -> None:
    state = dealt(2, first=0)
    mine, his = pick_any(state), pick_any(state)
    his_second = pick_any(state)
    my_second = pick_any(state)
    (left_over,) = look(state).draft
    play(state, "at 0,-1", "at 1,0")
    assert placed(state, 0) == {"0,0": mine, "0,-1": my_second}
    assert placed(state, 1) == {"0,0": his, "1,0": his_second}
    assert row(state, "nature")[2] == left_over


@rule("FOU-020", "FOU-Q07")
def test_after_all_picks_the_second_tile_is_laid_against_a_side_of_the_first() -> None:
    state = dealt(2, first=1)
    for seat in (1, 0, 0, 1):
        assert state.to_act() == (seat,)
        pick_any(state)
    assert [placed(state, seat) for seat in (0, 1)] == [{}, {}]
    # Clockwise from the first player, and nobody before all have picked.
    assert state.to_act() == (1,)
    assert legal(state) == {"at 1,0", "at -1,0", "at 0,1", "at 0,-1"}
    assert why_not(state, "at 1,1") == ["FOU-020"]
    assert why_not(state, "at 0,0") == ["FOU-020"]
    play(state, "at -1,0")
    assert set(placed(state, 1)) == {"0,0", "-1,0"}
    assert state.to_act() == (0,)


@rule("FOU-022", "FOU-023", "FOU-024")
def test_the_rows_are_drawn_from_the_tops_of_their_piles() -> None:
    state = dealt(2, first=0)
    before = state.data()["piles"]
    for _ in range(4):
        pick_any(state)
    (left_over,) = look(state).draft
    play(state, "at 1,0", "at 1,0")
    assert row(state, "nature") == [before["nature"][-1], before["nature"][-2], left_over]
    assert row(state, "village") == [before["village"][-1], before["village"][-2]]
    assert row(state, "city") == [before["city"][-1]]


@rule("FOU-025")
@pytest.mark.parametrize(("seats", "nature"), [(2, 17), (3, 15), (4, 13)])
def test_what_the_piles_hold_after_the_setup(seats: int, nature: int) -> None:
    state = drafted(seats)
    assert [height(state, "nature"), height(state, "village"), height(state, "city")] == [nature, 22, 23]


@rule("FOU-026")
def test_tokens_lie_in_supplies_and_the_artisans_are_shuffled() -> None:
    state = dealt(2)
    assert look(state).supply == {"war": 6, "coin": 6, "cart": 6}
    one, other = GAME.start(2, seed=1).data()["artisans"], GAME.start(2, seed=2).data()["artisans"]
    assert sorted(one) == sorted(other)
    assert len(set(one)) == 6
    assert one != other


@rule("FOU-027")
def test_nobody_starts_with_a_token() -> None:
    state = drafted(4)
    assert [nation.hand for nation in look(state).nations] == [{}, {}, {}, {}]
    play(state, "reveal city")
    assert not {move for move in legal(state) if move.startswith("play")}


@rule("FOU-028", "FOU-036")
def test_the_first_player_begins_and_play_goes_clockwise() -> None:
    state = drafted(4, first=2, agreed_end=False)
    order: list[int] = []
    for _ in range(5):
        order += state.to_act()
        play(state, "reveal nature")
        play(state, min(move for move in legal(state) if move.startswith("take")))
        play(state, min(legal(state)))
    assert order == [2, 3, 0, 1, 2]


@rule("FOU-140")
def test_who_picks_sees_the_victory_tiles_but_no_row() -> None:
    state = dealt(3)
    seen = look(state, state.to_act()[0])
    assert len(seen.victory) == 12
    assert len(seen.draft) == 7
    assert [one.tiles for one in seen.rows] == [[], [], []]
    while look(state).draft != [] and state.turn == 0:
        assert [one.tiles for one in look(state).rows] == [[], [], []]
        play(state, min(legal(state)))
    assert [len(nation.tiles) for nation in look(state).nations] == [2, 2, 2]
    assert [len(one.tiles) for one in look(state).rows] == [3, 2, 1]


@rule("FOU-020")
def test_who_lays_their_second_tile_is_asked_about_that_one() -> None:
    state = dealt(2)
    while "LayStart" not in type(state.choice()).__name__:
        (seat,) = state.to_act()
        state.play(seat, state.moves(seat)[0])
    (seat,) = state.to_act()
    first, second = (TILE.label(tile, "en") for tile in state.picked[seat])
    assert first != second
    assert second in GAME.ask(state, seat, "en")
    assert first not in GAME.ask(state, seat, "en")
