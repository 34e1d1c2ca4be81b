"""The wheel, the victory check and its tie-breaks (p. 6, 10, 16, 17)."""

import pytest

from imperia.games.yuan.content import SETUP
from tests.games.yuan.table import GAME, Scene, look, scene
from tests.rule import rule

POWERS = {"clan_powers": True}
WHEEL = [10, 10, 9, 9, 8, 8, 7, 7, 6, 6, 5, 5, 4]


def rivals(
    red: int, green: int, turn: int, more: str = "", mines: tuple[int, int] = (0, 0), armies: tuple[int, int] = (0, 0),
    purse: tuple[int, int] = (4, 4), clans: dict[str, str] | None = None, powers: bool = False,
) -> Scene:  # fmt: skip
    """R and O with so many temples, mines and armies, each on an island of its own."""
    names = iter("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    row: list[str] = []
    land: dict[str, list[str]] = {"R": [], "O": []}
    temples: list[str] = []
    for side, count, pits, troops in (("R", red, mines[0], armies[0]), ("O", green, mines[1], armies[1])):
        for place in range(count + pits):
            name = next(names)
            row.append(f"{'H' if place < count else 'M'}:{name}")
            temples += [name] * (place < count)
            land[side].append(f"{name} {'city' if not place else 'village'} {troops if not place else 0}")
        row.append("^")
    return scene(
        " ".join(row), temples=" ".join(temples), turn=turn, purse={"R": purse[0], "O": purse[1]}, clans=clans,
        options=POWERS if powers else {}, R=", ".join(land["R"]), O=", ".join(land["O"]),
    )  # fmt: skip


@rule("YUA-009", "YUA-072", "YUA-Q102", "YUA-O09")
def test_the_wheel_falls_from_ten_to_four() -> None:
    assert SETUP.wheels[0].temples_needed == WHEEL
    table = scene("R:A F:B", R="A city", O="B city")
    needed = []
    for _ in range(13):
        needed.append(look(table.state).needed)
        table.turn()
    assert needed == WHEEL
    online = look(GAME.start(4, 1, {"wheel": "author_online"}))
    assert online.wheel == [9, 9, 9, 9, 8, 7, 6, 6, 5, 5, 4, 4, 3]
    assert {tuple(look(GAME.start(seats, 1)).wheel) for seats in range(2, 9)} == {tuple(WHEEL)}


@rule("YUA-035", "YUA-152")
def test_who_has_the_temples_of_the_wheel_wins() -> None:
    table = rivals(7, 3, turn=7).turn()
    assert table.state.over
    assert table.state.winners() == [0]
    assert table.told("won") == [("R", {"temples": 7})]


@rule("YUA-153")
def test_otherwise_the_next_turn_begins() -> None:
    table = rivals(6, 3, turn=7).turn()
    assert not table.state.over
    assert look(table.state).turn == 8


@rule("YUA-E49", "YUA-036", "YUA-Q80", "YUA-Q81", "YUA-Q82")
def test_tie_breaks() -> None:
    def winners(table: Scene) -> list[int]:
        return table.turn().state.winners()

    assert winners(rivals(7, 8, turn=7)) == [1]
    assert winners(rivals(7, 7, turn=7, mines=(2, 3))) == [1]
    assert winners(rivals(7, 7, turn=7, purse=(5, 4))) == [0]
    assert winners(rivals(7, 7, turn=7, armies=(2, 3))) == [1]
    # In this order: mines before money, money before armies.
    assert winners(rivals(7, 7, turn=7, mines=(2, 3), purse=(9, 0))) == [1]
    assert winners(rivals(7, 7, turn=7, purse=(5, 4), armies=(0, 3))) == [0]
    assert winners(rivals(7, 7, turn=7)) == [0, 1]
    shared = rivals(7, 7, turn=7).turn()
    assert [score.total for score in shared.state.scores()] == [7, 7]
    assert "YUA-036" in GAME.tie_break(shared.state, "en")


@rule("YUA-Q81")
def test_a_doubled_mine_is_one_mine() -> None:
    table = rivals(7, 7, turn=7, mines=(2, 1))
    state = table.state
    # The one mine of O is doubled; two provinces are more than one.
    province = next(index for index, owner in enumerate(state.owner) if owner == 1 and state.board.kind[index] == 2)
    state.towns[province] = 2
    state.villages[1] += 1
    state.cities[1] -= 2
    assert table.turn().state.winners() == [0]


@rule("YUA-Q83")
def test_the_game_ends_with_turn_thirteen() -> None:
    table = rivals(2, 3, turn=13).turn()
    assert table.state.over
    assert table.state.winners() == [1]
    assert table.told("won_at_last") == [("O", {"temples": 3})]


MU = {"R": "mu", "D": "suhey"}


@rule("YUA-E50", "YUA-181", "YUA-Q85", "YUA-Q86", "YUA-O04")
def test_mu_wins_by_provinces() -> None:
    # 10 provinces, 2 with a temple: 12 = 3 x 4.
    table = rivals(2, 4, turn=13, mines=(8, 0), clans=MU, powers=True)
    assert look(table.state).clans[0].province_sum == 12
    table.turn()
    assert table.state.winners() == [0]
    assert table.told("won_by_provinces") == [("R", {"sum": 12})]
    assert "YUA-181" in GAME.tie_break(table.state, "en")
    without = rivals(2, 4, turn=13, mines=(8, 0), clans=MU).turn()
    assert without.state.winners() == [1]


@rule("YUA-181", "YUA-152")
def test_mu_ends_the_game_by_provinces_before_the_last_turn() -> None:
    # 15 provinces, 6 with a temple: 21 = 3 x 7; a clan without that power plays on.
    table = rivals(6, 1, turn=7, mines=(9, 0), clans=MU, powers=True).turn()
    assert table.state.over
    assert table.state.winners() == [0]
    assert not rivals(6, 1, turn=7, mines=(9, 0), clans=MU).turn().state.over
    assert not rivals(6, 1, turn=7, mines=(8, 0), clans=MU, powers=True).turn().state.over


@rule("YUA-E69", "YUA-Q86")
@pytest.mark.parametrize(
    ("temples", "clans", "powers", "winner"),
    [(3, None, False, 1), (3, MU, True, 0), (2, MU, True, 1)],
)
def test_mu_wins_ties(temples: int, clans: dict[str, str] | None, powers: bool, winner: int) -> None:
    table = rivals(temples, 3, turn=13, mines=(2 if powers and temples == 3 else 0, 2), clans=clans, powers=powers)
    if clans is not None and temples == 3:
        assert look(table.state).clans[0].province_sum == 8
    assert table.turn().state.winners() == [winner]
