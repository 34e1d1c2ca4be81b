"""Alone against the empire (p. 16 to 18)."""

from typing import Any

import pytest

from imperia.games.daimyo.content import SOLO_CARDS, TABLES
from imperia.games.daimyo.state import DaimyoState
from tests.games.daimyo.table import (
    GAME,
    altars,
    buildings,
    dice,
    finish,
    governors,
    heard,
    influence,
    legal,
    lines,
    look,
    of,
    play,
    player,
    points,
    shadows,
    side,
    solo,
    started,
    stock,
    totals,
    verbs,
    why_not,
    words,
)
from tests.rule import rule

ROUND_OF = {"12": 1, "34": 3, "5": 5}


def empire(card: str, me: dict[str, Any] | None = None, it: dict[str, Any] | None = None, **data: Any) -> DaimyoState:
    """The empire's turn is next, with that card open; by giving it a die two of its spaces act."""
    deck = next(one.deck for one in SOLO_CARDS if one.id == card)
    fields = solo(me or player(), it or {}, round=ROUND_OF[deck], solo_open=[card], **data).data()
    fields["agenda"] = [["NextTurn"], ["EmpireTurn"]]
    fields["turns"] = 1
    state = GAME.position(fields)
    assert isinstance(state, DaimyoState)
    return state


def lying(state: DaimyoState) -> set[str]:
    """Every relic tile in sight that the empire has not got (DAI-Q20), with the place where it lies."""
    seen = look(state)
    places = {one.island: one.land for one in seen.islands} | {"black_market": seen.black_market}
    return {f"{tile} {place}" for place, tiles in places.items() for tile in tiles if tile not in side(state, 1).relics}


# Set-up


@rule("DAI-229", "DAI-O03")
def test_heroes_that_need_opponents_are_removed() -> None:
    gone = {"pickpocket", "agitator", "relic_thief", "slanderer", "assassin", "extortionist", "mimic"}
    census = GAME.census(started(1))
    assert not gone & set(census)
    assert len([hero for hero in census if hero in {one.id for one in GAME.shelves()[0].entities}]) == 33 + 3


@rule("DAI-231", "DAI-232", "DAI-040")
def test_the_empire_has_pieces_and_no_board() -> None:
    state = started(1)
    it = side(state, 1)
    assert (it.kind, it.sites, it.tiles, it.hand_size, it.scavenger) == ("empire", [], {}, 0, "")
    assert it.clan != side(state).clan
    assert influence(state, 1) == {}


@pytest.mark.parametrize(
    ("level", "pieces", "tower"), [("easy", [1, 1], 0), ("normal", [2, 1, 1], 0), ("hard", [2, 1, 1], 1)]
)
@rule("DAI-233", "DAI-234", "DAI-235", "DAI-236", "DAI-O05")
def test_what_the_empire_starts_with(level: str, pieces: list[int], tower: int) -> None:
    state = finish(started(1, 2, level=level), "StartGovernor")
    for count in pieces:
        taken = {place[:-1] for place in governors(state, 1)}
        assert not {place[:-1] for place in of(state, "governor")} & taken
        place = min(of(state, "governor"))
        play(state, f"governor {place}")
        for _ in range(count - 1):
            # The others stand on the same island.
            assert {one[:-1] for one in of(state, "governor")} == {place[:-1]}
            play(state, f"governor {min(of(state, 'governor'))}")
    if tower:
        (rest,) = {place[:-1] for place in of(state, "site")}
        assert rest not in {place[:-1] for place in governors(state, 1)}
        play(state, f"site {rest}1")
    assert sum(influence(state, 1).values()) == 2 * sum(pieces) + 2 * tower
    relics = side(state, 1).relics
    assert len(relics) == (2 if level == "hard" else 0)
    assert len(set(relics)) == len(relics)


@rule("DAI-237", "DAI-Q103")
def test_the_empires_first_hero_lies_below_the_open_card_unseen() -> None:
    state = started(1)
    view = look(state, 0).players[1]
    assert (view.heroes, view.hidden_heroes, view.hero_value) == (1, 1, 0)
    hidden = state.data()["pile"]
    assert len(hidden) == 1
    assert hidden[0] not in {look(state).next_hero, *look(state).market}


@rule("DAI-238", "DAI-239", "DAI-Q85", "DAI-230")
def test_three_decks_of_the_empire() -> None:
    view = look(started(1))
    assert view.empire is not None
    assert view.empire.decks == {"12": 5, "34": 6, "5": 3}
    assert view.empire.card.startswith("solo_12")
    assert [sum(card.deck == deck for card in SOLO_CARDS) for deck in ("12", "34", "5")] == [8, 8, 4]
    assert all([cell.die for cell in card.cells] == ["blue", "green", "red"] for card in SOLO_CARDS)
    assert view.objectives == []


@rule("DAI-E10")
def test_martine_sets_up_against_the_normal_empire() -> None:
    state = GAME.start(1, 3)
    assert isinstance(state, DaimyoState)
    play(state, "clan nature", "governor blue1", "governor red3")
    play(state, "governor yellow1", "governor yellow2", "governor purple1", "governor blue3")
    assert influence(state) == {"blue": 2, "red": 2}
    assert influence(state, 1) == {"blue": 2, "yellow": 4, "purple": 2}


# Turns


@rule("DAI-240", "DAI-244", "DAI-252", "DAI-Q84")
def test_player_and_empire_take_three_turns_each() -> None:
    state = finish(started(1, 5), "TakeDie")
    order = []
    while look(state).round == 1 and look(state).phase == "turns":
        if verbs(state) in ({"die"}, {"empire"}):
            order.append("player" if verbs(state) == {"die"} else "empire")
        seat = state.to_act()[0]
        moves = state.moves(seat)
        quiet = [move for move in moves if GAME.notation(move) in ("end", "done", "decline", "main")]
        before = look(state).empire
        state.play(seat, quiet[-1] if quiet else moves[0])
        assert before is not None
    assert order == ["player", "empire"] * 3
    # With the Helmet it begins the round.
    begins = solo(player(), {}, first=1, helmet=1, step="round", round=2)
    assert verbs(begins) == {"empire"}


@rule("DAI-244", "DAI-245", "DAI-252")
def test_the_two_other_spaces_act_from_top_to_bottom() -> None:
    state = empire("solo_12_2", pool=["blue1", "blue2", "green3", "green3", "green3", "red4", "red4", "red4"])
    assert legal(state) == {"empire blue1", "empire blue2", "empire green3", "empire red4"}
    events = heard(state, "empire red4")
    # Blue: 1 gold; green: a tile of the player's choice.
    assert words(events)[:3] == ["empire_got", "cell_acts", "gained"]
    assert stock(state, 1) == {"gold": 1}
    assert verbs(state) == {"take"}
    events = heard(state, next(f"take {one}" for one in sorted(of(state, "take"))))
    assert "card_opened" in words(events)
    assert dice(state, 1) == {"turn1": "red4"}
    view = look(state).empire
    assert view is not None
    assert (len(view.cards), view.card != "solo_12_2") == (2, True)


@rule("DAI-241", "DAI-242", "DAI-243", "DAI-248", "DAI-249", "DAI-251")
def test_the_empire_pays_nothing_and_has_no_limits() -> None:
    many = {"relics": ["blue1", "blue2", "red1", "red2", "red3", "yellow1", "yellow2", "yellow3", "purple1", "purple2"]}
    state = empire(
        "solo_12_4",
        None,
        {
            **many,
            "governors": ["red1", "red2", "red3", "yellow1", "yellow2", "yellow3", "purple1", "purple2"],
            "shadows": ["yellow1", "yellow2", "yellow3"],
        },
    )
    # Green die: a governor on blue, any slot, and a shadow on blue or red; no advantage asked.
    play(state, "empire green1")
    assert {place[:-1] for place in of(state, "governor")} == {"blue"}
    play(state, "governor blue1")
    assert {slum[:-1] for slum in of(state, "shadow")} == {"blue", "red"}
    play(state, "shadow red2")
    assert (len(governors(state, 1)), len(shadows(state, 1)), stock(state, 1)) == (9, 4, {"gold": 2})
    full = {
        "altars": ["yellow3", "yellow2", "yellow1"],
        "beside": 4,
        "stacks": {},
        "relics": ["yellow1", "yellow2", "yellow3"],
    }
    state = empire("solo_12_2", None, full, lands={"red": ["yellow4", "blue2", "blue3"]})
    play(state, "empire red1", "take yellow4 red")
    # A further marker gives no influence and counts.
    assert (side(state, 1).markers, influence(state, 1)) == (8, {"yellow": 6})


@rule("DAI-246", "DAI-Q79", "DAI-Q94")
def test_what_cannot_be_done_in_full_brings_a_point() -> None:
    blue = [f"blue{number}" for number in range(1, 6)]
    state = empire("solo_12_4", player(governors=blue), lands={"red": ["red1", "red2", "red3"]})
    play(state, "empire red1")
    # No slot on blue: the governor is not placed, and nobody is replaced.
    assert (points(state, 1), governors(state, 1), governors(state)) == (1, [], blue)
    state = empire("solo_12_5", None, {}, black_market=[])
    play(state, "empire red1")
    # An empty black market.
    assert points(state, 1) == 1
    assert verbs(state) == {"site"}


@rule("DAI-Q104", "DAI-Q79", "DAI-Q92")
def test_a_space_with_two_operations_brings_one_point_at_most() -> None:
    mine = player(governors=["blue1", "blue2", "blue3", "blue4", "red1", "red2", "red3", "red4"])
    it = {
        "governors": [
            "blue5",
            "red5",
            "yellow1",
            "yellow2",
            "yellow3",
            "yellow4",
            "yellow5",
            "purple1",
            "purple2",
            "purple3",
            "purple4",
            "purple5",
        ],
        "shadows": [f"{colour}{number}" for colour in ("blue", "red", "yellow", "purple") for number in (1, 2, 3)],
    }
    state = empire("solo_5_4", mine, it)
    play(state, "empire green1")
    # Neither a governor nor a shadow can be placed: one point for the space, and 1 gold of the blue one.
    assert (points(state, 1), stock(state, 1)) == (1, {"gold": 1})


@rule("DAI-247", "DAI-Q81", "DAI-Q80")
def test_to_its_advantage_it_must_overtake() -> None:
    # solo_12_7 green: a governor anywhere, to its advantage.
    me = player(influence={"blue": 3, "red": 2, "yellow": 1}, governors=[])
    state = empire("solo_12_7", me, {"influence": {"blue": 1, "red": 1, "yellow": 5}})
    play(state, "empire red1")
    # On blue it would only draw level; red is overtaken, and purple, where nobody has any.
    assert {place[:-1] for place in of(state, "governor")} == {"red", "purple"}
    assert why_not(state, "governor blue1") == ["DAI-247", "DAI-Q92"]
    assert why_not(state, "governor green1") == ["DAI-015"]
    assert why_not(state, "end") == ["DAI-245"]


@rule("DAI-Q92", "DAI-247")
def test_two_pieces_are_judged_together() -> None:
    # solo_34_1 red: two governors on blue or red, to its advantage.
    me = player(influence={"blue": 3, "red": 9})
    state = empire("solo_34_1", me, {"influence": {"yellow": 9, "purple": 9}})
    play(state, "empire green1")
    # Both are needed on blue.
    assert {place[:-1] for place in of(state, "governor")} == {"blue"}
    play(state, "governor blue1")
    assert {place[:-1] for place in of(state, "governor")} == {"blue"}
    near = empire("solo_34_1", player(influence={"blue": 1, "red": 9}), {})
    play(near, "empire green1")
    # One is enough: the first may go anywhere, then the other must do it.
    assert {place[:-1] for place in of(near, "governor")} == {"blue", "red"}
    play(near, "governor red1")
    assert {place[:-1] for place in of(near, "governor")} == {"blue"}
    done = play(empire("solo_34_1", player(influence={"blue": 1, "red": 9}), {}), "empire green1", "governor blue1")
    assert {place[:-1] for place in of(done, "governor")} == {"blue", "red"}


@rule("DAI-Q78", "DAI-Q77", "DAI-247")
def test_shadows_of_the_empire_strike_to_its_advantage() -> None:
    # solo_34_2 red: a shadow anywhere, to its advantage.
    me = player(governors=["blue1", "blue2", "red1"], influence={"blue": 4, "red": 9, "yellow": 9, "purple": 9})
    state = empire("solo_34_2", me, {"influence": {"blue": 2}})
    play(state, "empire green1")
    # 2 + 1 against 4 - 2 on blue.
    assert {slum[:-1] for slum in of(state, "shadow")} == {"blue"}
    play(state, "shadow blue1")
    assert legal(state) == {"victim blue1", "victim blue2"}
    play(state, "victim blue2")
    assert (stock(state, 1), stock(state), influence(state)["blue"]) == ({"gold": 3}, {"rice": 1}, 2)
    # Without a governor there it is complete as well.
    calm = play(empire("solo_12_4", player()), "empire green1", "governor blue1", "shadow red1")
    assert points(calm, 1) == 0


@rule("DAI-E11", "DAI-248", "DAI-Q92", "DAI-250")
def test_martine_gives_the_empire_a_red_die() -> None:
    me = player(influence={"red": 1, "purple": 4})
    it = {"influence": {"red": 3}, "relics": ["blue1", "blue2", "blue3"]}
    lands = {"yellow": ["blue4", "red1", "red2"], "red": ["red3", "red4", "purple1"]}
    state = empire("solo_12_1", me, it, lands=lands)
    play(state, "empire red1")
    # It leads red and cannot reach purple: free choice, no point.
    assert {place[:-1] for place in of(state, "governor")} == {"red", "purple"}
    play(state, "governor red1")
    assert points(state, 1) == 0
    # Two tiles, one of which finishes a relic: the first is free as long as the second can do it.
    assert of(state, "take") == lying(state)
    play(state, "take red3 red")
    finish(state, "TakeDie")
    assert side(state, 1).markers == 1
    direct = play(empire("solo_12_1", me, it, lands=lands), "empire red1", "governor red1", "take blue4 yellow")
    assert verbs(direct) == {"altar"}
    play(direct, "altar blue1")
    # The second is her choice.
    assert of(direct, "take") == lying(direct)
    last = play(empire("solo_34_6", me, it, lands=lands, black_market=["blue4", "red4"]), "empire green1")
    # One tile of the black market, to its advantage: that one must be taken.
    assert side(last, 1).markers == 1


NEARLY = {"relics": [f"{colour}{piece}" for colour in ("blue", "red", "yellow") for piece in (1, 2, 3)]}


@rule("DAI-Q80", "DAI-247")
def test_of_two_relics_the_empire_finishes_one_that_puts_it_ahead() -> None:
    # solo_34_6 blue: a tile of the black market, to its advantage. No altar gets it past 9 on blue.
    me = player(influence={"blue": 9, "red": 1, "yellow": 2})
    market = ["blue4", "red4", "yellow4", "purple1"]
    state = play(empire("solo_34_6", me, NEARLY, black_market=market), "empire green1")
    assert of(state, "take") == {"red4 black_market", "yellow4 black_market"}
    assert why_not(state, "take blue4 black_market") == ["DAI-247", "DAI-Q80"]
    assert why_not(state, "take purple1 black_market") == ["DAI-247", "DAI-Q92"]
    # Where none puts it ahead, any relic will do.
    far = player(influence={"blue": 9, "red": 9, "yellow": 9})
    state = play(empire("solo_34_6", far, NEARLY, black_market=market), "empire green1")
    assert of(state, "take") == {f"{colour}4 black_market" for colour in ("blue", "red", "yellow")}


@rule("DAI-Q80", "DAI-Q92", "DAI-247")
def test_a_relic_that_does_less_may_not_come_first_and_set_the_player_free() -> None:
    me = player(influence={"red": 1, "purple": 4, "blue": 9})
    it = {"influence": {"red": 3}, "relics": ["blue1", "blue2", "blue3", "yellow1", "yellow2", "yellow3"]}
    lands = {"yellow": ["blue4", "red1", "red2"], "red": ["red3", "yellow4", "purple1"]}
    # solo_12_1 green: two tiles, to its advantage; blue brings no lead, yellow does.
    state = empire("solo_12_1", me, it, lands=lands, black_market=["yellow4", "yellow4"])
    play(state, "empire red1", "governor red1")
    assert of(state, "take") == {tile for tile in lying(state) if not tile.startswith("blue4")}
    assert why_not(state, "take blue4 yellow") == ["DAI-247", "DAI-Q80"]
    # With one tile left it has to be yellow; after yellow the blue one is allowed.
    last = play(state.copy(), "take red1 yellow")
    assert of(last, "take") == {"yellow4 red", "yellow4 black_market"}
    assert "blue4 yellow" in of(play(state, "take yellow4 red", "altar yellow1"), "take")


@rule("DAI-Q80", "DAI-Q25", "DAI-Q81")
def test_the_altar_belongs_to_the_advantage() -> None:
    def finished(mine: int, its: int = 0, card: str = "solo_34_6", moves: str = "empire green1") -> DaimyoState:
        me = player(influence={"yellow": mine})
        it = {"relics": ["yellow1", "yellow2", "yellow3"], "influence": {"yellow": its}}
        state = empire(card, me, it, black_market=["yellow4"], lands={"red": ["red1", "red2", "red3"]})
        return play(state, *moves.split(", "))

    state = finished(mine=1)
    # 1 draws level; 2 and 3 get it ahead.
    assert legal(state) == {"altar yellow3", "altar yellow2"}
    assert why_not(state, "altar yellow1") == ["DAI-247", "DAI-Q80"]
    assert why_not(state, "altar red1") == ["DAI-097"]
    # A game that rules version 1 saved here was not bound.
    data = state.data()
    data["agenda"] = [entry[:-1] if entry[0] == "ChooseAltar" else entry for entry in data["agenda"]]
    loaded = GAME.position(data)
    assert isinstance(loaded, DaimyoState)
    assert legal(loaded) == {"altar yellow3", "altar yellow2", "altar yellow1"}
    assert state.choice().asked_by(state, 0) == "DAI-Q80"
    # With a single one there is nothing to ask.
    assert altars(finished(mine=2), 1) == ["yellow3"]
    everything = {"altar yellow3", "altar yellow2", "altar yellow1"}
    # Where it leads already or cannot get ahead, and where the card does not say so, the altar is free.
    assert legal(finished(mine=1, its=2)) == everything
    assert legal(finished(mine=3)) == everything
    free = finished(mine=1, card="solo_12_2", moves="empire red1, take yellow4 black_market")
    assert legal(free) == everything
    assert free.choice().asked_by(free, 0) == "DAI-Q25"


@rule("DAI-E11", "DAI-Q92")
def test_after_a_finished_relic_the_empire_is_not_bound_again() -> None:
    me = player(influence={"red": 9, "purple": 9})
    it = {"influence": {"red": 10}, "relics": ["blue1", "blue2", "blue3", "yellow1", "yellow2", "yellow3"]}
    lands = {"yellow": ["blue4", "red1", "red2"], "red": ["red3", "yellow4", "purple1"]}
    state = play(empire("solo_12_1", me, it, lands=lands), "empire red1", "governor red1")
    play(state, "take blue4 yellow", "altar blue3")
    # Yellow could be finished as well, and need not be.
    assert of(state, "take") == lying(state)


@rule("DAI-250", "DAI-Q20")
def test_where_the_empires_tiles_come_from() -> None:
    lands = {
        "blue": ["red1", "red2", "red3"],
        "red": ["red4", "red4", "blue1"],
        "yellow": ["red1", "red2", "red3"],
        "purple": ["blue2", "blue3", "blue4"],
    }
    state = play(empire("solo_12_2", None, {"relics": ["red1"]}, lands=lands, black_market=["purple4"]), "empire red1")
    assert "purple4 black_market" in of(state, "take")
    assert "red1 blue" not in of(state, "take")
    assert why_not(state, "take red1 blue") == ["DAI-Q20"]
    assert why_not(state, "take blue2 red") == ["DAI-250"]
    named = play(empire("solo_12_8", None, {}, lands=lands), "empire blue1")
    assert {one.split()[1] for one in of(named, "take")} == {"blue", "red"}
    assert why_not(named, "take blue2 purple") == ["DAI-250"]


@rule("DAI-256", "DAI-Q84", "DAI-Q38")
def test_the_empire_keeps_the_helmet() -> None:
    state = play(empire("solo_12_3"), "empire red1", "site blue1")
    assert look(state).helmet_holder == 1
    ended = play(solo(player(), {}, step="end", helmet=1), "gain metal")
    assert look(ended).first == 1
    mine = play(solo(player(), {}, step="end"), "gain metal")
    assert legal(mine) == {"helmet 0", "helmet_empire"}
    play(mine, "helmet_empire")
    assert look(mine).helmet_holder == 1
    # Villagers' Help takes it back.
    taken = solo(player(hand=["idol"], dice={"help": "blue1"}), {}, helmet=1, helped=0, space="help", step="turn")
    assert look(play(taken, "main")).helmet_holder == 0


# Powers


@pytest.mark.parametrize(
    ("dice_of", "found"),
    [
        (("blue1", "green1", "red1"), {"gold": 1}),
        (("blue3", "green3", "red2"), {}),
    ],
)
@rule("DAI-253", "DAI-254", "DAI-255")
def test_the_power_card_before_influence_is_scored(dice_of: tuple[str, ...], found: dict[str, int]) -> None:
    it = {"dice": dict(zip(("turn1", "turn2", "turn3"), dice_of, strict=True)), "influence": {"blue": 3}}
    state = solo(player(influence={"blue": 1}), it, step="end")
    assert stock(state, 1) == found
    # Influence is scored for both: 2 for the empire, and a point of the line 7 to 9.
    assert points(state, 1) == 2 + (0 if found else 1)
    assert points(state) == 1
    # Only the player has an income.
    play(state, "gain metal")
    assert stock(state, 1) == found


@rule("DAI-253")
def test_what_the_power_card_places_counts_for_the_same_round() -> None:
    it = {"dice": {"turn1": "blue6", "turn2": "green6", "turn3": "red6"}}
    state = solo(player(influence={"blue": 1}), it, step="end")
    # Nothing is scored before the governor stands, which is first on blue then.
    assert (points(state), points(state, 1)) == (0, 0)
    play(state, "governor blue1")
    assert (points(state), points(state, 1)) == (1, 2)


@rule("DAI-E12", "DAI-253")
def test_twelve_lets_the_player_choose() -> None:
    it = {"dice": {"turn1": "blue2", "turn2": "green6", "turn3": "red4"}}
    state = solo(player("1 rice 1 stone"), it, step="end")
    assert legal(state) == {"option 0", "option 1"}
    play(state, "option 0", "pay stone")
    assert (stock(state), points(state, 1)) == ({"rice": 1}, 0)
    # Without a resource it is no option.
    bare = solo(player("3 gold"), it, step="end")
    assert points(bare, 1) == 1


@rule("DAI-253", "DAI-Q104")
def test_high_sums_take_tiles_and_place_governors() -> None:
    tiles = {"dice": {"turn1": "blue6", "turn2": "green4", "turn3": "red4"}}
    state = solo(player(), tiles, step="end")
    assert verbs(state) == {"take"}
    places = {"dice": {"turn1": "blue6", "turn2": "green6", "turn3": "red6"}}
    assert verbs(solo(player(), places, step="end")) == {"governor"}
    full = {
        **places,
        "governors": [f"{colour}{number}" for colour in ("blue", "red", "yellow", "purple") for number in range(1, 6)],
    }
    short = solo(player(), full, step="end", round=1)
    assert points(short, 1) == 1 + 2 * 4


# End of a round and of the game


@rule("DAI-257", "DAI-Q54")
def test_the_empire_takes_the_rightmost_hero_in_its_turn() -> None:
    market = ["scrap_dealer", "stone_breaker", "warlord", "architect", "steward"]
    state = solo(player("9 gold"), {}, step="end", market=market, heroes=["envoy"])
    play(state, "gain metal", "helmet 0")
    play(state, "buy_hero steward", "done")
    # The player bought first: the rightmost was the architect then.
    assert state.data()["pile"] == ["architect"]
    second = play(solo(player("9 gold"), {}, step="end", market=market, helmet=1), "gain metal")
    assert second.data()["pile"] == ["steward"]


@pytest.mark.parametrize(("number", "deck"), [(1, "solo_12"), (2, "solo_34"), (3, "solo_34"), (4, "solo_5")])
@rule("DAI-258")
def test_the_first_card_of_the_next_round(number: int, deck: str) -> None:
    card = {1: "solo_12_1", 2: "solo_12_1", 3: "solo_34_1", 4: "solo_34_1"}[number]
    state = finish(solo(player(), {}, step="end", round=number, solo_open=[card]), "TakeDie")
    view = look(state).empire
    assert view is not None
    assert (view.cards, view.past) == ([view.card], [card])
    assert view.card.startswith(deck)


@rule("DAI-259", "DAI-Q82")
def test_after_round_four_all_its_tiles_go_back_into_the_bag() -> None:
    it = {"relics": ["blue1", "blue2"], "altars": ["red3"]}
    state = solo(player(), it, step="end", round=4, solo_open=["solo_34_1"])
    bag = look(state).bag
    finish(state, "TakeDie")
    assert (side(state, 1).relics, side(state, 1).restored, side(state, 1).markers) == ([], {}, 1)
    assert look(state).bag == bag + 6
    assert (altars(state, 1), influence(state, 1)) == (["red3"], {"red": 3})


@rule("DAI-260", "DAI-261", "DAI-262", "DAI-Q83", "DAI-202")
def test_the_empires_final_score() -> None:
    farms = ["blue1", "blue2", "blue3", "blue4", "blue5", "red1"]
    it = {
        "stock": {"gold": 3},
        "farms": farms,
        "towers": ["yellow1", "yellow2", "yellow3", "yellow4", "yellow5"],
        "beside": 7,
        "stacks": {},
    }
    state = solo(player("20 rice"), it, pile=["warlord"], helmet=1)
    assert lines(state, 1) == {"relics": 33 + 3, "farms": 12 + 4, "towers": 7 + 1, "heroes": 10, "helmet": 2}
    assert lines(state)["heroes"] == 2
    assert "left_over" in lines(state)


@pytest.mark.parametrize(("farm_table", "found"), [("scoring_page", (80, 78)), ("solo_example", (81, 79))])
@rule("DAI-E13", "DAI-Q57", "DAI-O07")
def test_martines_final_count(farm_table: str, found: tuple[int, int]) -> None:
    me = player(
        "6 rice",
        points=51,
        beside=2,
        stacks={},
        farms=["blue1", "blue2", "blue3"],
        towers=["red1", "red2", "red3"],
        hand=["warlord", "idol", "envoy", "architect"],
    )
    it = {
        "points": 45,
        "beside": 3,
        "stacks": {},
        "towers": ["red4"],
        "stock": {"gold": 18},
        "farms": ["yellow1", "yellow2", "yellow3", "yellow4", "yellow5", "purple1"],
    }
    state = solo(me, it, helmet=1, options={"farm_table": farm_table})
    assert (side(state).hero_value, side(state, 1).hero_value) == (20, 18)
    assert tuple(totals(state)) == found
    assert state.ranking()[0] == [0]


@rule("DAI-Q86")
def test_a_tie_alone() -> None:
    it = {"points": 10, "stock": {"gold": 4}}
    even = solo(player("1 rice", points=0, hand=["warlord"]), it)
    assert totals(even) == [12, 12]
    assert even.winners() == [0]
    bare = solo(player("", points=0, hand=["warlord"]), it)
    assert bare.ranking() == [[0, 1]]


@rule("DAI-263", "DAI-O06")
def test_achievements_of_a_victory() -> None:
    def after(me: dict[str, Any], it: dict[str, Any] | None = None) -> list[str]:
        state = solo(me, it or {}, step="end", round=5)
        play(state, "gain metal")
        view = look(state).empire
        assert view is not None
        return view.achievements

    assert after(player(clan="nomad", points=50)) == ["ach_nomad"]
    assert after(player(clan="nomad"), {"points": 90}) == []
    assert after(player(clan="noble", beside=6, stacks={})) == ["ach_noble", "ach_relics"]
    places = [f"{colour}{number}" for colour in ("blue", "red") for number in range(1, 5)]
    assert after(player(clan="techno", farms=places[:4], towers=places[4:])) == ["ach_techno", "ach_buildings"]
    units = player(clan="nature", governors=places, shadows=["blue1", "red1", "yellow1"], scavenger="blue")
    assert after(units) == ["ach_nature", "ach_units"]
    assert [one.id for one in TABLES.solo_levels] == ["solo_easy", "solo_normal", "solo_hard"]
    assert len(TABLES.solo_achievements) == 7


def test_the_cards_of_the_empire_say_in_words_what_to_do() -> None:
    (card,) = [one for one in SOLO_CARDS if one.id == "solo_12_1"]
    english = [GAME.spell(text, "en") for text in GAME.said(card, "en").sentences]
    assert english[0] == "blue space: the empire places 1 governor (red island or purple island), to its advantage"
    assert len(english) == 3
    assert all(GAME.said(one, "fr").sentences for one in SOLO_CARDS)
    assert len(GAME.said(TABLES.empire_power_card, "en").sentences) == 5
    assert buildings(started(1), 1) == {}
