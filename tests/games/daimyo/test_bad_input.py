"""Bad input gets an error that names the field or the rule, and nothing changes."""

from typing import Any

import pytest

from imperia.kernel.errors import BadMove, BadPosition, BadSetup, IllegalMove
from tests.games.daimyo.table import GAME, of, play, player, started, table, turn
from tests.rule import rule


def refused(*parts: str, **data: Any) -> None:
    """A position is refused with words that name all of these."""
    data.setdefault("seats", 3)
    with pytest.raises(BadPosition) as caught:
        GAME.position(data)
    for part in parts:
        assert part in str(caught.value)


@pytest.mark.parametrize("seats", [0, 5, True])
def test_seat_counts_that_the_game_does_not_have(seats: int) -> None:
    with pytest.raises(BadSetup):
        GAME.start(seats)


@rule("DAI-O05", "DAI-O03", "DAI-229")
def test_options_that_do_not_go_together() -> None:
    with pytest.raises(BadSetup, match="level"):
        GAME.start(2, 0, {"level": "hard"})
    with pytest.raises(BadSetup, match="aggressive"):
        GAME.start(1, 0, {"aggressive": False})
    with pytest.raises(BadSetup, match="boards"):
        GAME.start(2, 0, {"boards": "golden"})
    with pytest.raises(BadSetup):
        GAME.start(2, 0, {"weather": True})


def test_moves_that_nobody_understands() -> None:
    for text in ("fly", "hero", "hero nobody", "die red7 tax", "take blue1"):
        with pytest.raises(BadMove):
            GAME.parse(text)


def test_a_refused_move_changes_nothing() -> None:
    state = turn("recruitment", player("1 rice", hand=["idol"]))
    before = state.data()
    with pytest.raises(IllegalMove) as caught:
        state.play(0, GAME.parse("end"))
    assert caught.value.reasons == ["DAI-Q97"]
    with pytest.raises(IllegalMove):
        state.play(1, GAME.parse("end"))
    assert state.data() == before


@rule("DAI-043", "DAI-015", "DAI-009", "DAI-115", "DAI-101", "DAI-028")
def test_pieces_that_could_not_stand_there() -> None:
    refused("players[1].governors", "DAI-043", players=[player(governors=["blue1"]), player(governors=["blue1"])])
    refused("DAI-043", players=[player(farms=["blue1"], towers=["blue1"])])
    refused("DAI-015", players=[player(governors=["black1"])])
    refused("DAI-015", players=[player(scavenger="black")])
    refused("DAI-015", players=[player(influence={"black": 1})])
    nine = ["blue1", "blue2", "blue3", "blue4", "blue5", "red1", "red2", "red3", "red4"]
    refused("DAI-009", players=[player(governors=nine)])
    refused("DAI-115", players=[player(shadows=["blue1", "blue2", "blue3", "red1"])])
    refused("DAI-101", players=[player(beside=7, stacks={})])
    refused("DAI-028", players=[player(clan="noble"), player(clan="noble")])


@rule("DAI-080", "DAI-093", "DAI-088", "DAI-022", "DAI-005", "DAI-104")
def test_relics_and_gauges_that_could_not_be() -> None:
    refused("DAI-080", players=[player(relics=["blue1", "blue1"])])
    refused("DAI-093", players=[player(relics=["blue1", "blue2", "blue3", "red1"])])
    refused("DAI-088", players=[player(storage=10)])
    refused("DAI-022", players=[player(relics=["black1"])])
    refused("DAI-005", black_market=["blue1"] * 4)
    refused("DAI-104", players=[player(track=4)])


@rule("DAI-031", "DAI-034", "DAI-126", "DAI-118")
def test_boards_and_tiles_that_do_not_belong() -> None:
    refused("DAI-031", players=[player(farm_board="tower_board_circle")])
    refused("DAI-031", players=[player(farm_board="farm_board_circle"), player(farm_board="farm_board_circle")])
    mine: dict[str, Any] = {"farm_board": "farm_board_circle", "farms": ["blue1"]}
    refused("DAI-034", players=[player(tiles={"help": "tile_farm_square_1"}, **mine)])
    refused("DAI-126", players=[player(tiles={"income_1": "tile_farm_circle_1"}, **mine)])
    refused("DAI-126", players=[player(tiles={"help": "tile_farm_circle_4"}, **mine)])
    refused("DAI-118", players=[player(tiles={"help": "tile_farm_circle_1", "relic": "tile_farm_circle_2"}, **mine)])


@rule("DAI-021", "DAI-061", "DAI-053")
def test_dice_that_are_not_in_play() -> None:
    refused("DAI-021", pool=["blue1"] * 5)
    refused("DAI-061", players=[player(dice={"help": "red1"})])
    refused("DAI-053", step="turn")


@rule("DAI-029", "DAI-138", "DAI-018", "DAI-238", "DAI-230", "DAI-175")
def test_cards_that_lie_where_they_cannot() -> None:
    refused("noble_herald", "DAI-029", players=[player(clan="nature", hand=["noble_herald"])])
    refused("assassin", "DAI-138", options={"aggressive": False}, players=[player(hand=["assassin"])])
    refused("noble_herald", "DAI-018", market=["noble_herald"])
    refused("idol", players=[player(hand=["idol"]), player(hand=["idol"])])
    refused("DAI-238", solo_open=["solo_12_1"])
    refused("DAI-230", seats=1, objectives=["obj_farms"])
    refused("DAI-175", seats=2, objectives=["obj_farms"], tokens=[[0, 1]])
    refused("DAI-258", seats=1, round=3, solo_open=["solo_12_1"])


@pytest.mark.parametrize(
    ("field", "data"),
    [
        ("volcano", {"players": [{"governors": ["volcano"]}]}),
        ("wood", {"players": [{"stock": {"wood": 1}}]}),
        ("luck", {"players": [{"points": {"luck": 1}}]}),
        ("seat", {"seat": 3}),
        ("phase", {"phase": "night"}),
        ("space", {"space": "roof"}),
        ("players", {"players": [{}] * 5}),
        ("no_such_field", {"no_such_field": 1}),
        ("agenda", {"agenda": [["TakeOff"]]}),
        ("agenda", {"agenda": [["MakeRoom", 99, 0, 0]]}),
    ],
)
def test_fields_that_nobody_knows(field: str, data: dict[str, Any]) -> None:
    refused(field if field != "agenda" else "", **data)


@rule("DAI-028")
def test_whoever_has_no_clan_is_still_to_choose_one() -> None:
    drafting = started(4, 1, boards="advanced").data()
    drafting["players"][1]["clan"] = ""
    refused("players[1].clan", "DAI-028", **drafting)
    choosing = started(2, 1, clans="chosen")
    play(choosing, f"clan {min(of(choosing, 'clan'))}")
    assert GAME.position(choosing.data()).data() == choosing.data()


def test_a_position_is_read_back_as_it_was_written() -> None:
    state = play(turn("recruitment", player("5 rice", hand=["idol"])), "main", "governor blue1")
    again = GAME.position(state.data())
    assert again.data() == state.data()
    assert GAME.census(table(player())) == GAME.box(table(player()))


@rule("DAI-208", "DAI-243")
def test_what_only_players_have() -> None:
    for seats, against in ((1, "DAI-243"), (2, "DAI-208")):
        for field in ({"hand": ["idol"]}, {"storage": 5}, {"farm_board": "farm_board_circle"}, {"track": 1}):
            players = [*[player() for _ in range(seats)], field]
            refused(f"players[{seats}].{next(iter(field))}", against, seats=seats, players=players)


@rule("DAI-238")
def test_decks_that_the_empire_does_not_have() -> None:
    refused("solo_decks", "12, 34, 5", seats=1, solo_decks={"6": []})
    refused("solo_decks.12", "solo_34_1", "DAI-238", seats=1, solo_decks={"12": ["solo_34_1"]})
