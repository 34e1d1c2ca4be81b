"""A turn: a die, a main action, and bonus actions around it (p. 7, 12, 19)."""

import pytest

from imperia.games.daimyo.state import DaimyoState
from tests.games.daimyo.table import (
    GAME,
    can,
    dice,
    hand,
    heard,
    legal,
    look,
    of,
    play,
    player,
    points,
    side,
    stock,
    table,
    turn,
    verbs,
    why_not,
    words,
)
from tests.rule import rule


@rule("DAI-053", "DAI-061", "DAI-059")
def test_a_die_goes_on_a_free_space_of_its_colour_whatever_it_shows() -> None:
    state = table(
        player(), pool=["blue6", "blue2", "green1", "green1", "green3", "green5", "red2", "red2", "red4", "red6"]
    )
    spaces = {"blue": {"help"}, "green": {"production", "relic"}, "red": {"recruitment", "construction"}}
    assert legal(state) == {
        f"die {die} {space}"
        for die in ("blue6", "blue2", "green1", "green3", "green5", "red2", "red4", "red6")
        for space in spaces[die.rstrip("123456")] | {"tax"}
    }
    assert why_not(state, "die red2 help") == ["DAI-061"]
    assert why_not(state, "die red1 recruitment") == ["DAI-053"]
    assert dice(play(state, "die red2 construction")) == {"construction": "red2"}


@rule("DAI-060")
def test_a_space_holds_one_die_a_round() -> None:
    state = table(player(dice={"production": "green2", "tax": "blue1"}), turns=4)
    assert not {move for move in legal(state) if move.endswith(("production", "tax"))}
    assert why_not(state, "die green1 production") == ["DAI-060"]


@rule("DAI-268", "DAI-Q36")
def test_a_die_that_fits_nowhere_lies_beside_the_board_and_counts() -> None:
    others = [
        player(dice={"production": "green1", "relic": "green1", "tax": "green1"}),
        player(dice={"recruitment": "red1", "construction": "red1", "tax": "red1"}),
    ]
    # Left over: one red, which fits neither of my red spaces nor the filled Tax.
    me = player(dice={"recruitment": "red6", "tax": "green6"}, hand=["idol"])
    state = table(me, *others, turns=9, pool=["blue3", "blue4"], seats=3)
    assert not can(state, "die blue3 beside")
    assert why_not(state, "die blue3 beside") == ["DAI-268", "DAI-Q36"]
    full = player(dice={"help": "blue6", "tax": "green6"}, hand=["idol"])
    state = table(full, *others, turns=9, pool=["blue4", "red1"])
    assert can(state, "die red1 recruitment")
    third = player(dice={"recruitment": "red1", "construction": "red1", "tax": "blue1"})
    state = table(
        player(dice={"production": "green1", "relic": "green1"}, hand=["idol"]),
        player(dice={"production": "green1", "relic": "green1", "tax": "red1"}),
        third,
        turns=9,
        pool=["red2", "blue2"],
    )
    assert not {move for move in legal(state) if move.endswith("beside")}
    last = player(dice={"help": "blue6", "tax": "red1"}, hand=["idol"])
    state = table(
        last,
        player(dice={"production": "green1", "relic": "green1", "tax": "green1"}),
        player(dice={"recruitment": "red1", "construction": "red1", "tax": "red1"}),
        turns=9,
        pool=["blue4", "green2"],
    )
    assert can(state, "die green2 relic")


@rule("DAI-Q36", "DAI-270")
def test_beside_the_board_there_is_no_main_action_and_no_tile() -> None:
    me = player(
        dice={"help": "blue6", "tax": "red4", "beside": "blue3"},
        hand=["idol"],
        clan="nature",
        tiles={"help": "tile_tower_circle_3"},
        towers=["blue1"],
    )
    state = table(me, space="beside", step="turn")
    assert "main" not in verbs(state)
    assert "tile help" not in legal(state)
    assert can(state, "end")
    # 6 + 4 + 3: all dice count, Tax and the one beside included.
    assert side(state).dice_sum == 13
    assert can(state, "power")
    assert why_not(state, "main") == ["DAI-Q36"]


@rule("DAI-Q33", "DAI-054", "DAI-055", "DAI-056", "DAI-Q97", "DAI-057")
def test_main_and_bonus_actions_come_in_any_order_and_the_turn_ends_after_the_main_action() -> None:
    for order in (("hero scrap_dealer", "main"), ("main", "hero scrap_dealer")):
        state = turn("tax", player(hand=["scrap_dealer", "idol"]), die="red4")
        assert not can(state, "end")
        assert why_not(state, "end") == ["DAI-Q97"]
        play(state, *order)
        assert stock(state) == {"metal": 2, "gold": 2}
        assert can(state, "end")
        assert why_not(state, "main") == ["DAI-054"]
        play(state, "end")
        assert state.to_act() == (1,)
        assert verbs(state) == {"die"}
    # No bonus action before the die is placed, and none in the middle of another.
    state = table(player(hand=["scrap_dealer"]))
    assert why_not(state, "hero scrap_dealer") == ["DAI-Q33"]
    state = play(turn("recruitment", player("3 rice", hand=["scrap_dealer"]), die="red4"), "main")
    assert why_not(state, "hero scrap_dealer") == ["DAI-056"]


@rule("DAI-052", "DAI-057", "DAI-058")
def test_turns_go_clockwise_from_the_first_player_until_all_have_three_dice() -> None:
    state = table(player(), first=2, seat=2)
    order: list[int] = []
    while look(state).round == 1 and not order[9:]:
        seat = state.to_act()[0]
        if verbs(state) == {"die"}:
            order.append(seat)
        finish_one(state)
        if look(state).phase != "turns":
            break
    assert order == [2, 0, 1] * 3


def finish_one(state: DaimyoState) -> None:
    """The quietest answer."""
    seat = state.to_act()[0]
    moves = state.moves(seat)
    quiet = [move for move in moves if GAME.notation(move) in ("end", "done", "decline", "main")]
    state.play(seat, quiet[-1] if quiet else moves[0])


@rule("DAI-129", "DAI-Q10")
def test_tax_takes_any_die_and_gives_two_gold() -> None:
    for die in ("blue2", "green2", "red2"):
        state = table(
            player("1 gold", hand=["idol"]),
            pool=[
                die,
                *(["blue1"] * (2 - (die[0] == "b"))),
                *(["green1"] * (4 - (die[0] == "g"))),
                *(["red1"] * (4 - (die[0] == "r"))),
            ],
        )
        assert stock(play(state, f"die {die} tax", "main")) == {"gold": 3}


# Hero power


@rule("DAI-131", "DAI-132", "DAI-133", "DAI-134")
def test_a_hero_needs_an_exact_sum_of_own_dice() -> None:
    me = player(dice={"tax": "red2", "help": "blue5"}, hand=["idol", "steward", "coin_polisher", "stone_breaker"])
    state = turn("production", me, die="green3", turns=7)
    # 2, 5, 3, 7, 8, 10 and 5 again.
    assert of(state, "hero") == {"coin_polisher", "steward", "stone_breaker"}
    assert why_not(state, "hero idol") == ["DAI-131", "DAI-132"]
    # The new die need not be among those used, and none is used up.
    play(state, "hero coin_polisher")
    assert stock(state) == {"gold": 2}
    assert dice(state) == {"tax": "red2", "help": "blue5", "production": "green3"}
    assert side(state).discards == ["coin_polisher"]
    assert set(hand(state)) == {"idol", "steward", "stone_breaker"}


@rule("DAI-130")
def test_one_hero_power_a_turn() -> None:
    state = turn("tax", player(hand=["scrap_dealer", "smuggler", "idol"]), die="red4")
    assert of(state, "hero") == {"scrap_dealer", "smuggler"}
    play(state, "hero scrap_dealer")
    assert not of(state, "hero")
    assert why_not(state, "hero smuggler") == ["DAI-130"]
    # Discarding goes on.
    assert of(state, "discard") == {"smuggler", "idol"}


@rule("DAI-266", "DAI-Q95", "DAI-143", "DAI-Q43")
def test_the_noble_power_plays_another_hero_but_never_the_same_twice() -> None:
    me = player(
        clan="noble", dice={"help": "blue6", "tax": "red6"}, hand=["scrap_dealer", "idol"], discards=["ferryman"]
    )
    state = turn("production", me, die="green4", turns=7)
    play(state, "hero scrap_dealer", "power")
    # Only one card is left in hand: it is played at once.
    assert points(state) == 2
    assert stock(state) == {"metal": 2, "gold": 1}
    assert side(state).discards == ["ferryman", "scrap_dealer", "idol"]
    # Drawn again in the same turn, it cannot be played again, however.
    me = player(clan="noble", dice={"help": "blue6", "tax": "red6"}, hand=["storyteller", "merchant_queen"], deck=[])
    state = turn("production", me, die="green4", turns=7, played=["storyteller"])
    play(state, "power")
    # Of two cards one cannot be played, which is nobody else's business: it is asked.
    assert of(state, "free") == {"merchant_queen"}
    assert why_not(state, "free storyteller") == ["DAI-Q95"]
    state = turn("tax", player(hand=["scrap_dealer", "idol"]), die="red4", played=["scrap_dealer"])
    assert why_not(state, "hero scrap_dealer") == ["DAI-266"]


@rule("DAI-135", "DAI-136", "DAI-137", "DAI-Q34", "DAI-264", "DAI-E14")
def test_four_discarded_heroes_change_dice_by_four_steps() -> None:
    four = ["scrap_dealer", "stone_breaker", "granary_keeper", "idol"]
    me = player(dice={"help": "blue2"}, hand=four)
    state = turn("tax", me, die="red6", turns=4)
    for count, hero in enumerate(four):
        play(state, f"discard {hero}")
        # Never above 6 and never below 1, and only the own dice on the board.
        assert ("raise tax" in legal(state)) is False
        assert ("lower help" in legal(state)) is True
        assert why_not(state, "raise tax") == ["DAI-136", "DAI-Q34"]
        play(state, "raise help")
        assert dice(state)["help"] == f"blue{3 + count}"
    assert len(side(state).discards) == 4
    state = turn("tax", player(dice={"help": "blue2"}, hand=four), die="red5", turns=4)
    play(
        state,
        "discard idol",
        "raise help",
        "discard scrap_dealer",
        "raise help",
        "discard stone_breaker",
        "lower tax",
        "discard granary_keeper",
        "lower tax",
    )
    assert dice(state) == {"help": "blue4", "tax": "red3"}


@rule("DAI-Q34")
def test_a_bent_die_stays_bent_until_the_end_of_the_round() -> None:
    state = turn("tax", player(hand=["idol", "ferryman"]), die="red4")
    play(state, "discard idol", "raise tax", "main", "end")
    assert dice(state) == {"tax": "red5"}
    assert why_not(state, "raise tax", seat=0)


# Clan powers


@rule("DAI-139", "DAI-140", "DAI-148", "DAI-270")
def test_the_clan_power_needs_thirteen_also_by_bending() -> None:
    me = player(clan="nature", dice={"help": "blue6", "tax": "red2"}, hand=["idol", "ferryman"])
    state = turn("production", me, die="green4", turns=7)
    assert side(state).dice_sum == 12
    assert why_not(state, "power") == ["DAI-139"]
    play(state, "discard idol", "raise tax")
    assert can(state, "power")
    play(state, "power", "gain rice", "gain stone")
    assert why_not(state, "power") == ["DAI-130"]
    # Two dice never make it.
    state = turn("production", player(clan="nature", dice={"help": "blue6"}, hand=["idol"]), die="green6", turns=4)
    assert why_not(state, "power") == ["DAI-139"]


@rule("DAI-144")
def test_nature_gains_two_resources_of_choice() -> None:
    state = turn("production", player(clan="nature", dice={"help": "blue6", "tax": "red5"}), die="green3", turns=7)
    play(state, "power")
    assert legal(state) == {"gain rice", "gain metal", "gain stone"}
    play(state, "gain stone", "gain stone")
    assert stock(state) == {"stone": 2}


@rule("DAI-141", "DAI-091")
def test_techno_stores_and_draws() -> None:
    me = player(clan="techno", dice={"help": "blue6", "tax": "red5"}, hand=["idol"])
    state = play(turn("production", me, die="green3", turns=7), "power")
    assert side(state).storage == 4
    assert side(state).hand_size == 2


@rule("DAI-142", "DAI-070", "DAI-Q31", "DAI-049")
def test_nomad_moves_a_governor_and_gains_twice() -> None:
    me = player(clan="nomad", dice={"help": "blue6", "tax": "red5"}, governors=["blue1", "blue2"], hand=["idol"])
    state = play(turn("production", me, player(governors=["red1"]), die="green3", turns=7), "power")
    assert of(state, "move") == {"blue1", "blue2"}
    play(state, "move blue1")
    # Any other free slot, on the same island too; never its own.
    assert "blue3" in of(state, "to")
    assert not {"blue1", "blue2", "red1", "black1"} & of(state, "to")
    play(state, "to red3")
    assert stock(state) == {"metal": 2}
    assert {one.island: one.influence[0] for one in look(state).islands if one.influence[0]} == {"blue": 2, "red": 2}
    alone = player(clan="nomad", dice={"help": "blue6", "tax": "red5"}, hand=["idol"])
    state = play(turn("production", alone, die="green3", turns=7), "power")
    assert "main" in verbs(state)


@rule("DAI-143")
def test_noble_plays_a_hero_whatever_its_power_besides_the_hero_power() -> None:
    me = player(clan="noble", dice={"help": "blue6", "tax": "red5"}, hand=["harvest_lord", "idol", "ferryman"])
    state = play(turn("production", me, die="green3", turns=7), "power")
    assert of(state, "free") == {"harvest_lord", "idol", "ferryman"}
    play(state, "free idol")
    assert points(state) == 2
    # 3 is the new die alone.
    assert of(state, "hero") == {"ferryman"}


@rule("DAI-143", "DAI-Q68")
def test_that_no_hero_can_be_played_freely_tells_nobody_the_hand() -> None:
    me = player(clan="noble", dice={"help": "blue6", "tax": "red5"}, hand=["relic_broker"])
    state = play(turn("production", me, die="green3", turns=7), "power")
    # Without a tile to give the only hero cannot be played; the player just goes on.
    assert legal(state) == {"decline"}
    assert why_not(state, "free relic_broker") == ["DAI-Q68"]
    assert hand(play(state, "decline")) == ["relic_broker"]


@rule("DAI-Q44")
def test_a_borrowed_power_is_one_of_an_opponent() -> None:
    me = player(clan="noble", dice={"help": "blue6", "tax": "red4"}, hand=["mimic", "idol"])
    state = turn("production", me, player(clan="nature"), player(clan="techno"), die="green3", turns=7)
    play(state, "hero mimic")
    assert legal(state) == {"borrow nature", "borrow techno"}
    play(state, "borrow techno")
    assert side(state).storage == 4
    # The own power may still be used.
    assert can(state, "power")
    low = player(clan="noble", dice={"help": "blue6", "tax": "red6"}, hand=["mimic", "idol"])
    state = turn("production", low, player(clan="nature"), die="green1", turns=7)
    play(state, "hero mimic")
    assert verbs(state) == {"borrow"}


@rule("DAI-Q44", "DAI-Q76")
def test_the_clan_of_the_mercenaries_cannot_be_borrowed() -> None:
    me = player(clan="noble", dice={"help": "blue6", "tax": "red4"}, hand=["mimic", "idol"])
    state = turn("production", me, player(clan="nature"), {"clan": "techno"}, die="green3", turns=5, seats=2)
    play(state, "hero mimic")
    # Only one opponent plays a clan: its power is carried out at once.
    assert legal(state) == {"gain rice", "gain metal", "gain stone"}


# Tiles


@rule("DAI-145", "DAI-147")
def test_the_tile_of_this_turns_space_once() -> None:
    me = player(
        hand=["idol"],
        tower_board="tower_board_circle",
        towers=["blue1"],
        tiles={"production": "tile_tower_circle_3"},
        dice={"tax": "red1"},
    )
    state = turn("production", me, turns=4)
    play(state, "tile production")
    assert side(state).storage == 5
    assert why_not(state, "tile production") == ["DAI-145", "DAI-130"]
    # In a turn on another space it cannot be used again.
    later = player(
        hand=["idol"],
        tower_board="tower_board_circle",
        towers=["blue1"],
        tiles={"production": "tile_tower_circle_3"},
        dice={"production": "green1"},
    )
    state = turn("tax", later, turns=4)
    assert why_not(state, "tile production") == ["DAI-147"]
    assert why_not(state, "tile help") == ["DAI-145"]


@rule("DAI-146", "DAI-148")
def test_the_tile_on_the_clan_power_with_thirteen() -> None:
    def me(low: str) -> dict[str, object]:
        return player(
            hand=["idol"],
            tower_board="tower_board_circle",
            towers=["blue1"],
            clan="techno",
            tiles={"clan_power": "tile_tower_circle_3"},
            dice={"help": "blue6", "tax": low},
        )

    state = turn("production", me("red3"), die="green3", turns=7)
    assert why_not(state, "tile clan_power") == ["DAI-146"]
    play(state, "discard idol", "raise tax")
    assert can(state, "tile clan_power")
    assert can(state, "power")
    play(state, "tile clan_power")
    assert side(state).storage == 5
    # Each is a bonus action of its own.
    assert can(state, "power")


@rule("DAI-Q69", "DAI-Q98")
def test_a_tile_may_be_used_in_the_turn_in_which_it_is_placed_also_over_a_used_one() -> None:
    me = player(
        "2 metal 1 stone",
        hand=["idol"],
        tower_board="tower_board_circle",
        farm_board="farm_board_circle",
        farms=["blue1"],
        built=["tile_farm_circle_1"],
        tiles={"construction": "tile_farm_circle_1"},
    )
    state = turn("construction", me)
    play(state, "tile construction")
    assert stock(state) == {"rice": 1, "metal": 2, "stone": 1, "gold": 1}
    play(state, "main", "build tile_tower_circle_3", "site red1", "lay construction")
    assert can(state, "tile construction")
    play(state, "tile construction")
    assert side(state).storage == 5


@rule("DAI-Q68")
def test_what_costs_something_is_begun_only_if_it_can_be_paid() -> None:
    state = turn("tax", player(hand=["relic_broker", "idol"], dice={"help": "blue6"}), die="red4", turns=4)
    assert why_not(state, "hero relic_broker") == ["DAI-Q68"]
    state = turn(
        "tax", player(hand=["relic_broker", "idol"], dice={"help": "blue6"}, relics=["blue1"]), die="red4", turns=4
    )
    play(state, "hero relic_broker")
    assert "blue1" in look(state).black_market


@rule("DAI-106", "DAI-107", "DAI-Q70")
def test_the_track_is_reset_at_any_moment_of_the_turn() -> None:
    state = turn("tax", player("2 gold", track=3, hand=["idol"]))
    assert can(state, "reset")
    play(state, "reset")
    assert (side(state).recruitment, stock(state)) == (0, {})
    assert why_not(turn("tax", player("9 gold", track=2, hand=["idol"])), "reset") == ["DAI-107"]
    assert why_not(turn("tax", player("1 gold", track=3, hand=["idol"])), "reset") == ["DAI-106"]


@rule("DAI-Q88")
def test_a_hero_bought_in_a_turn_may_be_played_in_it() -> None:
    me = player("3 gold", clan="noble", hand=["noble_courtier", "idol"], dice={"help": "blue4"})
    state = turn(
        "tax",
        me,
        die="red4",
        turns=4,
        market=["scrap_dealer", "stone_breaker", "warlord", "architect", "steward"],
        heroes=["envoy"],
    )
    play(state, "hero noble_courtier")
    assert why_not(state, "buy_hero envoy") == ["DAI-Q88"]
    play(state, "buy_hero scrap_dealer")
    assert "scrap_dealer" in hand(state)
    assert why_not(state, "hero scrap_dealer") == ["DAI-130"]


@rule("DAI-269")
def test_recruiting_may_be_repeated_by_tile_and_hero() -> None:
    me = player(
        "9 rice",
        hand=["quartermaster", "idol"],
        tower_board="tower_board_circle",
        towers=["red1"],
        tiles={"recruitment": "tile_tower_circle_1"},
        dice={"help": "blue6"},
    )
    state = turn("recruitment", me, die="red3", turns=4)
    play(state, "main", "governor blue1", "done")
    assert side(state).recruitment == 1
    play(state, "tile recruitment", "governor blue2")
    # The space of cost 2, less 1.
    assert (side(state).recruitment, stock(state)) == (2, {"rice": 7})
    play(state, "hero quartermaster", "governor blue3")
    assert (side(state).recruitment, stock(state)) == (3, {"rice": 6})


@rule("DAI-E15", "DAI-265", "DAI-Q41", "DAI-Q42", "DAI-069")
def test_the_last_hero_that_draws_draws_nothing() -> None:
    heroes = ["nature_gatherer", "nature_druid", "nature_sower"]
    me = player(clan="nature", hand=["storyteller"], dice={"help": "blue4"})
    state = turn("tax", me, die="red4", turns=4)
    # Three clan heroes lie in the deck: both cards come from there.
    play(state, "hero storyteller")
    assert len(set(hand(state)) & set(heroes)) == 2
    assert side(state).discards == ["storyteller"]
    # With deck and discard pile empty nothing is drawn, itself neither.
    bare = turn(
        "tax", player(clan="nature", hand=["storyteller", *heroes], dice={"help": "blue4"}), die="red4", turns=4
    )
    assert (side(bare).deck, side(bare).discards) == (0, [])
    play(bare, "hero storyteller")
    assert (set(hand(bare)), side(bare).discards) == (set(heroes), ["storyteller"])


@rule("DAI-069", "DAI-Q41")
def test_an_empty_deck_is_made_anew_in_the_middle_of_a_draw() -> None:
    me = player(
        clan="nature",
        hand=["storyteller", "idol"],
        deck=["nature_druid"],
        discards=["nature_gatherer", "nature_sower"],
        dice={"help": "blue4"},
    )
    state = turn("tax", me, die="red4", turns=4)
    events = heard(state, "hero storyteller")
    assert words(events) == ["hero_played", "drew", "reshuffled", "drew"]
    assert "nature_druid" in hand(state)
    assert (side(state).hand_size, side(state).deck, side(state).discards) == (3, 1, ["storyteller"])


@rule("DAI-Q60")
def test_there_is_no_hand_limit() -> None:
    many = ["idol", "envoy", "assassin", "architect", "warlord", "steward", "rigger", "mimic", "idol"][:8]
    state = turn("help", player(hand=many))
    play(state, "main")
    assert side(state).hand_size == 9


@pytest.mark.parametrize("count", [1, 2])
@rule("DAI-131", "DAI-135")
def test_the_view_says_what_is_in_reach_by_bending(count: int) -> None:
    heroes = ["granary_keeper", "idol", "envoy"][: count + 1]
    state = turn("tax", player(hand=heroes), die=f"red{6 - count}")
    (reach,) = [one for one in look(state, 0).reach if one.hero == "granary_keeper"]
    assert reach.needs == count
    assert reach.bends == [[f"tax+{count}"]]
    assert set(reach.discards) == set(heroes) - {"granary_keeper"}
    assert reach.ready
    now = turn("tax", player(hand=["granary_keeper", "idol"]), die="red6")
    (reach,) = [one for one in look(now, 0).reach if one.hero == "granary_keeper"]
    assert (reach.needs, reach.bends, reach.discards) == (0, [], [])
