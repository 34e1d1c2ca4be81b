"""The worked examples of the rulebook, and those derived from it."""

from tests.games.settlers.table import (
    at,
    built,
    can,
    deals,
    dealt,
    discards,
    empire,
    foundations,
    hand,
    legal,
    look,
    plain_name,
    play,
    player,
    row_of,
    side,
    solo,
    stock,
    table,
    totals,
    track,
    why_not,
)
from tests.rule import rule


@rule("SET-E01", "SET-061", "SET-064", "SET-065", "SET-059")
def test_thomas_produces() -> None:
    thomas = player("japanese", empire=["lords_fields", "armorer"], deals=["farm", "casino"])
    state = table(thomas, player("roman"), step="production", decks={"japanese": []})
    assert stock(state) == {"worker": 5, "wood": 1, "raze": 2, "defense": 1, "gold": 1, "food": 1}


@rule("SET-E02", "SET-083", "SET-085", "SET-Q19", "SET-084")
def test_thomas_cleans_up() -> None:
    used = [built("stalls", uses=1, spent="1 food"), built("casino", uses=1, spent="1 worker")]
    thomas = player("japanese", "2 food 1 worker", empire=used)
    state = play(table(thomas, player("roman", passed=True)), "pass")
    assert state.round == 3
    # Round 3 has begun; food was stored, the rest discarded. Nothing is produced before the lookout is over.
    assert stock(state) == {"food": 2}
    assert (at(state, "stalls").uses, at(state, "stalls").spent) == (0, {})
    assert (at(state, "casino").uses, at(state, "casino").spent) == (0, {})


@rule("SET-E03", "SET-107", "SET-147", "SET-098")
def test_wood_storage_counts_itself() -> None:
    state = table(player("roman", "2 wood 1 stone", hand=["wood_storage"]), player("barbarian"))
    play(state, "build wood_storage", "draw common")
    assert stock(state) == {}
    assert empire(state) == ["wood_storage"]
    assert track(state) == 1
    assert len(hand(state)) == 1


@rule("SET-E04", "SET-100", "SET-033")
def test_a_dark_chapel_takes_the_place_of_a_village() -> None:
    mark = player("barbarian", "1 wood 2 stone", hand=["dark_chapel"], empire=["village"])
    state = play(table(mark, player("roman")), "build dark_chapel")
    assert stock(state) == {}
    assert discards(state) == ["village"]
    assert row_of(state, "dark_chapel") == ("action", "faction")
    assert track(state) == 0


@rule("SET-E05", "SET-105", "SET-030")
def test_a_sentry_tower_yields_at_once() -> None:
    mark = player("barbarian", "2 wood", hand=["sentry_tower"], empire=["mill"])
    state = play(table(mark, player("roman")), "build sentry_tower")
    assert stock(state) == {"raze": 1, "worker": 1}
    assert discards(state) == ["mill"]
    assert row_of(state, "sentry_tower") == ("production", "faction")


@rule("SET-E06", "SET-112", "SET-114", "SET-249")
def test_a_deal_gives_its_good_at_once() -> None:
    state = play(table(player("barbarian", "1 food", hand=["sentry_tower"]), player("roman")), "deal sentry_tower")
    assert stock(state) == {"worker": 1}
    assert deals(state) == ["worker"]
    assert hand(state) == []


@rule("SET-E07", "SET-118", "SET-120", "SET-121")
def test_razing_from_hand() -> None:
    state = play(table(player("roman", "1 raze", hand=["wood_storage"]), player("barbarian")), "raze_hand wood_storage")
    assert stock(state) == {"wood": 2}
    assert discards(state) == ["wood_storage"]


@rule("SET-E08", "SET-122", "SET-125", "SET-130", "SET-131")
def test_razing_an_armorer() -> None:
    thomas = player("japanese", empire=["armorer"])
    state = play(table(player("barbarian", "2 raze"), thomas), "raze armorer")
    assert stock(state) == {"stone": 1}
    assert track(state) == 1
    assert empire(state, 1) == []
    assert foundations(state, 1) == ["armorer"]
    assert stock(state, 1) == {"wood": 1}


@rule("SET-E09", "SET-189", "SET-135")
def test_saboteurs_take_a_stone() -> None:
    mark = player("barbarian", "1 worker", empire=["saboteurs"])
    state = play(table(mark, player("japanese", "1 stone 1 gold")), "activate saboteurs")
    assert stock(state) == {"stone": 1}
    assert stock(state, 1) == {"gold": 1}
    assert at(state, "saboteurs").spent == {"worker": 1}


@rule("SET-E10", "SET-136", "SET-016")
def test_masons_guild() -> None:
    mark = player("barbarian", "1 worker 2 stone", empire=["masons_guild"])
    state = play(table(mark, player("roman")), "activate masons_guild")
    assert track(state) == 3
    assert at(state, "masons_guild").spent == {"worker": 1, "stone": 2}


@rule("SET-E11", "SET-015", "SET-066")
def test_a_castle_draws_from_the_deck_of_choice() -> None:
    mark = player("barbarian", "1 worker", empire=["castle"])
    state = table(mark, player("roman"), decks={"barbarian": ["idol"]})
    play(state, "activate castle")
    assert legal(state) == {"draw common", "draw barbarian"}
    play(state, "draw barbarian")
    assert hand(state) == ["idol"]


@rule("SET-E12", "SET-142", "SET-143", "SET-144")
def test_eight_workers_in_one_action() -> None:
    state = table(
        player("barbarian", "8 worker"),
        player("roman"),
        decks={"common": ["mill", "baker"], "barbarian": ["idol"]},
    )
    play(state, "spend wood", "pairs 3", "spend common_card", "spend common_card", "spend faction_card")
    assert stock(state) == {"wood": 1}
    assert sorted(hand(state)) == ["baker", "idol", "mill"]
    # It was one action: the turn is over.
    assert state.to_act() == (1,)


@rule("SET-E13", "SET-124", "SET-128", "SET-129", "SET-157")
def test_a_samurai_makes_razing_dearer() -> None:
    japan = player("japanese", empire=[built("farm", samurai=True)])
    poor = table(player("barbarian", "2 raze"), japan)
    assert not can(poor, "raze farm")
    assert why_not(poor, "raze farm_1") == ["SET-117", "SET-124"]
    state = play(table(player("barbarian", "3 raze"), japan), "raze farm")
    assert stock(state) == {}
    assert track(state) == 1
    assert (empire(state, 1), foundations(state, 1), stock(state, 1)) == ([], [], {})
    assert discards(state, "japanese") == ["farm"]


@rule("SET-E14", "SET-051", "SET-053", "SET-054", "SET-056")
def test_three_players_choose_from_four_cards() -> None:
    state = dealt(3)
    shown = []
    while look(state).phase == "lookout":
        shown.append(len(look(state).open))
        play(state, min(legal(state)))
    assert shown == [4, 3, 2, 4, 3, 2]
    assert len(discards(state)) == 2


@rule("SET-E15", "SET-206", "SET-208", "SET-209", "SET-210", "SET-O05")
def test_the_advanced_lookout_of_three() -> None:
    state = dealt(3, lookout="advanced")
    before = look(state).deck
    shown = []
    while look(state).phase == "lookout":
        shown.append(len(look(state).open))
        play(state, min(legal(state)))
    assert shown == [5, 4, 4, 3, 3, 2]
    assert len(discards(state)) == 1
    # Five lay open at the first decision; two more were revealed.
    assert before - look(state).deck == 2


@rule("SET-E16", "SET-227", "SET-228", "SET-229", "SET-230", "SET-234", "SET-236", "SET-231", "SET-Q47")
def test_the_virtual_player_takes_the_marketplace() -> None:
    me = player("roman", empire=["carpenters_workshop", "marketplace", "joiner", "wood_supplier"])
    state = solo(
        me,
        {"deals": ["attack_worker", "attack_gold"]},
        step="attack",
        decks={"attack": ["attack_food", "attack_wood"]},
    )
    assert [plain_name(card) for card in look(state).collected] == ["marketplace"]
    # After the attack the line was worker, wood, gold; the second attack put food before it and found nothing.
    assert look(state).targets == ["food", "worker", "wood", "gold"]


@rule("SET-E18", "SET-146")
def test_a_feature_reacts_to_itself() -> None:
    state = table(player("roman", "3 wood", hand=["carpenters_workshop"]), player("barbarian"))
    play(state, "build carpenters_workshop")
    assert stock(state) == {"gold": 1}
    assert track(state) == 1


@rule("SET-E19", "SET-149", "SET-110")
def test_lords_fields_count_up_to_three() -> None:
    me = player("roman", "2 wood 1 stone", hand=["lords_fields"], empire=["mill"])
    assert stock(play(table(me, player("barbarian")), "build lords_fields"))["food"] == 2
    me["empire"] = ["baker", "brewer", "hunter_joe", "confectioner"]
    assert stock(play(table(me, player("barbarian")), "build lords_fields")) == {"food": 3}


@rule("SET-E20", "SET-185", "SET-Q08", "SET-150")
def test_a_trade_colony_triggers_three_features() -> None:
    me = player(
        "roman",
        "1 wood 2 stone",
        hand=["trade_colony"],
        empire=["carpenters_workshop", "supplier", "mill", "village"],
    )
    state = play(table(me, player("barbarian")), "build trade_colony", "give_up village")
    assert stock(state) == {"worker": 1, "gold": 4}
    assert track(state) == 3


@rule("SET-E21", "SET-175", "SET-Q11", "SET-Q62")
def test_an_oasis_gives_a_worker_a_pair_even_after_passing() -> None:
    egypt = player("egyptian", empire=["oasis"], passed=True)
    state = play(table(player("roman", "6 worker"), egypt), "spend wood", "pairs 2", "spend wood", "spend stone")
    assert stock(state, 1) == {"worker": 3}


@rule("SET-E22", "SET-123", "SET-174", "SET-190", "SET-077")
def test_a_defense_token_against_three_ways_to_raze() -> None:
    him = player("roman", empire=[built("mill", defense=True)])
    assert not can(table(player("barbarian", "2 raze"), him), "raze mill")
    assert can(table(player("barbarian", "3 raze"), him), "raze mill")
    chapel = player("barbarian", "2 raze", empire=["dark_chapel"])
    assert not can(table(chapel, him), "activate dark_chapel")
    chapel["stock"] = {"raze": 3}
    state = play(table(chapel, him), "activate dark_chapel")
    assert stock(state) == {"food": 1, "worker": 1}
    assert at(state, "dark_chapel").spent == {"raze": 3}
    chariots = player("egyptian", "1 raze", empire=["chariot_builder"])
    state = play(table(chariots, him), "activate chariot_builder")
    assert foundations(state, 1) == ["mill"]
    assert stock(state) == {"food": 1, "worker": 1}


SEVEN = ["builder", "builder", "legion", "legion", "stonemason", "stonemason", "roman_bank"]
COLLECTED = ["mill", "baker", "brewer", "hunter_joe", "confectioner", "porters", "settlers"]


@rule("SET-E23", "SET-241", "SET-242", "SET-243")
def test_more_faction_locations_than_cards_collected() -> None:
    lost = solo(player("roman", points=30, empire=SEVEN), collected=COLLECTED, round=5)
    assert lost.ranking() == [[1], [0]]
    assert lost.winners() == []
    assert look(lost).feat == ""
    won = solo(player("roman", points=36, empire=[*SEVEN, "colossus"]), collected=COLLECTED, round=5)
    assert totals(won) == [52, 7]
    assert won.winners() == [0]
    assert look(won).feat == "knight"


@rule("SET-E24", "SET-090", "SET-091", "SET-092", "SET-093", "SET-002")
def test_the_final_count() -> None:
    common = ["mill", "baker", "brewer", "hunter_joe", "confectioner", "porters"]
    gate = built("gate", under=["settlers", "town"])
    japan = player(
        "japanese",
        points=41,
        empire=[*common, gate, "farm", "farm", "casino", "dojo"],
        deals=["rice_fields"],
        foundations=["marketplace"],
        hand=["stalls"],
    )
    state = table(japan, player("roman"), round=5)
    assert totals(state)[0] == 59
    lines = {line.source: (line.count, line.points) for line in state.scores()[0].lines}
    assert lines == {"track": (41, 41), "common": (6, 6), "faction": (5, 10), "under": (2, 2)}


@rule("SET-E25", "SET-Q35", "SET-Q17", "SET-138")
def test_a_sphinx_adds_to_each_gain() -> None:
    one = player("egyptian", "2 gold", empire=["goldsmith", "sphinx"])
    state = play(table(one, player("roman")), "activate_twice goldsmith")
    assert (stock(state), track(state)) == ({}, 6)
    two = player("egyptian", "2 gold", empire=["goldsmith", "sphinx", "sphinx"])
    assert track(play(table(two, player("roman")), "activate_twice goldsmith")) == 8


@rule("SET-E26", "SET-208", "SET-209", "SET-210")
def test_the_advanced_lookout_of_four() -> None:
    state = dealt(4, lookout="advanced")
    before = look(state).deck
    shown = []
    while look(state).phase == "lookout":
        shown.append(len(look(state).open))
        play(state, min(legal(state)))
    assert shown == [5, 4, 4, 4, 3, 3, 3, 2]
    assert before - look(state).deck == 4
    assert len(discards(state)) == 1


@rule("SET-E27", "SET-138", "SET-139", "SET-137")
def test_a_gold_mine_once_or_twice() -> None:
    state = play(
        table(player("roman", "2 worker", empire=["gold_mine"]), player("barbarian")), "activate_twice gold_mine"
    )
    assert stock(state) == {"gold": 2}
    assert at(state, "gold_mine").spent == {"worker": 2}
    play(state, "pass")
    assert not can(state, "activate gold_mine")
    state = table(player("roman", "1 worker", empire=["gold_mine"]), player("barbarian"))
    assert not can(state, "activate_twice gold_mine")
    play(state, "activate gold_mine", "pass")
    assert stock(state) == {"gold": 1}
    assert why_not(state, "activate gold_mine_1") == ["SET-135"]


@rule("SET-E28", "SET-094", "SET-095", "SET-096", "SET-Q41")
def test_ties() -> None:
    a, b = player("roman", "2 worker 1 wood 3 gold", points=50), player("barbarian", "4 worker", points=50)
    assert table(a, b, round=5).ranking() == [[1], [0]]
    a = player("roman", "3 worker 1 wood 3 gold", points=50, hand=["mill"])
    assert table(a, b, round=5).ranking() == [[0], [1]]
    b = player("barbarian", "4 worker", points=50, hand=["baker"])
    assert table(a, b, round=5).ranking() == [[0, 1]]


@rule("SET-E29", "SET-166", "SET-153")
def test_ninjas_bring_two_samurai() -> None:
    japan = player("japanese", "1 stone", hand=["ninjas"], empire=[built("farm", samurai=True), "casino", "mill"])
    state = play(table(japan, player("roman")), "build ninjas", "give_up mill")
    assert all(at(state, name).samurai for name in ("farm", "casino", "ninjas"))
    assert stock(state) == {}
    assert side(state, 0).hand_size == 0
