"""Events, questions and refusals cite the rule that speaks of what happens, whatever brings it about."""

from typing import Any

import pytest

from imperia.games.daimyo.cards import (
    CLAN_POWERS,
    FROM_CLAN,
    FROM_HELP,
    FROM_INCOME,
    FROM_OBJECTIVE,
    FROM_POWERS,
    FROM_SOLO,
    FROM_TAX,
    FROM_TILE,
    FROM_VILLAGER,
    HELP_STEPS,
    HEROES,
    INCOME,
    OBJECTIVE_CARDS,
    POWER_ROWS,
    SOLO,
    TAX_EFFECT,
    TILES,
    VILLAGER_FACES,
    AnyEffect,
)
from imperia.games.daimyo.effects.empire import EmpireGold
from imperia.games.daimyo.effects.goods import (
    BendDice,
    DiscardForIt,
    DrawHeroes,
    GainGoods,
    GainOneOf,
    GainPerOwn,
    Harvest,
    PayGoods,
)
from imperia.games.daimyo.effects.pieces import MoveBuilding, MoveGovernor
from imperia.games.daimyo.effects.tiles import BAG, STORAGE, GiveRelic, TakeRelic
from imperia.games.daimyo.origins import BONUS_RULES, ORIGIN_RULES
from imperia.games.daimyo.phases.round_end import SCORE_ISLANDS
from imperia.games.daimyo.state import DaimyoState
from imperia.games.daimyo.words import (
    CARD,
    DIE_CHANGED,
    DREW,
    GAINED,
    HARVESTED,
    HERO_DISCARDED,
    PAID,
    TILE_GIVEN,
    TILE_TAKEN,
)
from imperia.kernel.effects import Op
from imperia.kernel.events import AUTOMA, Event, Happening
from tests.games.daimyo.table import (
    GAME,
    duel,
    finish,
    heard,
    play,
    player,
    solo,
    table,
    turn,
    why_not,
)
from tests.rule import rule


def cited(events: list[Event], word: str) -> list[str]:
    """The rules under which something was told."""
    return [event.what.rule for event in events if event.what.word == word]


def asking(state: DaimyoState) -> str:
    """The rule by which the seat to act is asked."""
    return state.choice().asked_by(state, state.to_act()[0])


def told_from_the_box(seats: int) -> list[Event]:
    """What a game tells from its first step on, until somebody takes a die."""
    state = GAME.start(seats, 0, {"clans": "drawn"}, telling=True)
    assert isinstance(state, DaimyoState)
    finish(state, "TakeDie")
    assert state.journal is not None
    return state.journal


# Where goods come from


@rule("DAI-185", "DAI-068", "DAI-144")
def test_a_choice_of_resources_is_asked_by_what_gives_it() -> None:
    income = table(player(), step="end")
    assert (asking(income), why_not(income, "gain rice")) == ("DAI-185", ["DAI-185"])
    help_ = turn("help", player(hand=["idol"]), villagers=["v_one_of_two", "v_move", "v_draw"])
    play(help_, "main", "villager villager_goods")
    assert (asking(help_), why_not(help_, "gain gold")) == ("DAI-068", ["DAI-068"])
    power = turn("tax", player(clan="nature", dice={"relic": "green6", "production": "green6"}, hand=["idol"]))
    assert asking(play(power, "power")) == "DAI-144"


@rule("DAI-112", "DAI-129", "DAI-131", "DAI-176", "DAI-185", "DAI-Q06")
def test_a_gain_cites_what_gives_it() -> None:
    assert cited(heard(turn("tax", player(hand=["idol"])), "main"), "gained") == ["DAI-129"]
    hero = turn("tax", player(hand=["scrap_dealer", "idol"]), die="red4")
    assert cited(heard(hero, "hero scrap_dealer"), "gained") == ["DAI-131"]
    shadow = turn("recruitment", player("1 rice", hand=["idol"]), player(governors=["blue2"]))
    assert cited(heard(shadow, "main", "shadow blue1"), "gained") == ["DAI-112", "DAI-Q06"]
    assert cited(heard(table(player(), step="end"), "gain metal"), "gained")[:2] == ["DAI-185", "DAI-185"]
    farms = player("9 stone 9 metal", hand=["idol"], farm_board="farm_board_circle", farms=["red1", "red2"])
    met = turn("construction", farms, objectives=["obj_farms"])
    events = heard(met, "main", "build tile_farm_circle_4", "site blue1")
    assert (cited(events, "objective_met"), cited(events, "gained")) == (["DAI-174"], ["DAI-176"])


@rule("DAI-103", "DAI-106", "DAI-118", "DAI-082", "DAI-084")
def test_a_payment_cites_what_asks_it() -> None:
    recruit = turn("recruitment", player("3 rice 2 gold", hand=["idol"], track=3))
    events = heard(recruit, "main", "reset", "governor blue1")
    assert (cited(events, "paid"), cited(events, "track_reset")) == (["DAI-106", "DAI-103"], ["DAI-106"])
    build = turn("construction", player("9 stone 9 metal", hand=["idol"], farm_board="farm_board_circle"))
    assert cited(heard(build, "main", "build tile_farm_circle_1"), "paid") == ["DAI-118"]
    lands = {"red": ["yellow1", "yellow2", "yellow3"]}
    me = player("1 stone 1 gold", hand=["idol"], scavenger="blue")
    relic = turn("relic", me, lands=lands, black_market=["purple1"])
    events = heard(relic, "main", "scavenger red", "dig stone", "throw yellow1", "done", "buy purple1")
    assert cited(events, "paid") == ["DAI-082", "DAI-084"]
    assert (cited(events, "refilled"), cited(events, "tile_taken")) == (["DAI-082"], ["DAI-084"])


@pytest.mark.parametrize(
    ("tile", "found"),
    [
        ("tile_farm_triangle_1", {"paid": ["DAI-159"], "track_reset": ["DAI-159"]}),
        ("tile_farm_circle_2", {"gained": ["DAI-165"], "drew": ["DAI-165"]}),
        ("tile_tower_circle_2", {"tile_taken": ["DAI-166"]}),
    ],
)
@rule("DAI-159", "DAI-165", "DAI-166", "DAI-145")
def test_a_tile_gives_and_takes_by_its_own_rule(tile: str, found: dict[str, list[str]]) -> None:
    kind, shape = tile.split("_")[1:3]
    board = {f"{kind}_board": f"{kind}_board_{shape}", f"{kind}s": ["red1"]}
    me = player("1 gold", track=3, deck=["envoy"], hand=["idol"], tiles={"production": tile}, **board)
    state = turn("production", me, black_market=["blue1"], options={"boards": "advanced"})
    events = heard(state, "tile production", *(["take blue1 black_market"] if "tile_taken" in found else []))
    assert cited(events, "tile_used") == ["DAI-145"]
    assert {word: cited(events, word) for word in found} == found


def origins(side: int) -> list[tuple[int, AnyEffect]]:
    """Every effect of the content with what it comes from."""
    found = [(hero.number, hero.effect) for hero in HEROES]
    found += [(FROM_TILE + tile.number, tile.faces[side]) for tile in TILES]
    found += [(FROM_CLAN + clan, effect) for clan, effect in enumerate(CLAN_POWERS)]
    found += [(FROM_VILLAGER + one, face) for one, faces in enumerate(VILLAGER_FACES) for face in faces]
    found += [(FROM_OBJECTIVE + card.number, reward) for card in OBJECTIVE_CARDS for reward in card.rewards]
    found += [(FROM_SOLO + card.number, cell) for card in SOLO for cell in card.cells]
    found += [(FROM_POWERS, row) for row in POWER_ROWS]
    found += [(FROM_HELP, step) for step in HELP_STEPS]
    return [*found, (FROM_TAX, TAX_EFFECT), (FROM_INCOME, INCOME)]


def tellings(op: Op[Any, Any], card: int) -> list[dict[str, Happening]]:
    """The events that an op tells by the rule of what it comes from."""
    if isinstance(op, (GainGoods, GainOneOf, GainPerOwn, EmpireGold)):
        return [GAINED]
    if isinstance(op, Harvest):
        return [HARVESTED if op.count else GAINED]
    if isinstance(op, MoveGovernor | MoveBuilding):
        return [HARVESTED] if op.harvest else []
    if isinstance(op, TakeRelic):
        return [] if op.source in (BAG, STORAGE) else [TILE_TAKEN]
    if isinstance(op, GiveRelic):
        return [] if op.to_bag else [TILE_GIVEN]
    if isinstance(op, DrawHeroes):
        return [] if card == FROM_HELP else [DREW]
    plain: dict[type[Any], dict[str, Happening]] = {PayGoods: PAID, DiscardForIt: HERO_DISCARDED, BendDice: DIE_CHANGED}
    return [plain[type(op)]] if type(op) in plain else []


@pytest.mark.parametrize("side", [0, 1])
def test_whatever_is_printed_can_be_told_by_its_own_rule(side: int) -> None:
    assert len(ORIGIN_RULES[side]) == len(CARD.words)
    assert all(one in GAME.rules for one in ORIGIN_RULES[side])
    unheard = [
        (op.key, ORIGIN_RULES[side][card])
        for card, effect in origins(side)
        for op in effect.ops
        for family in tellings(op, card)
        if ORIGIN_RULES[side][card] not in family
    ]
    assert unheard == []
    # Every line of the list of bonus action tiles has a rule of its own, whose text begins with its name.
    assert len(set(BONUS_RULES.values())) == len(BONUS_RULES)
    names = {one.id: one.name.en for shelf in GAME.shelves() for one in shelf.entities}
    for word, number in BONUS_RULES.items():
        assert GAME.rules[number].text.en.lower().startswith(f"“{names[word]}” tile")


# Draws, tiles, dice, heroes


@rule("DAI-029", "DAI-037", "DAI-038", "DAI-027", "DAI-208")
def test_the_setup_cites_its_own_rules() -> None:
    events = told_from_the_box(2)
    assert set(cited(events, "drew")) == {"DAI-029"}
    assert cited(events, "governor_placed") == ["DAI-037", "DAI-037", "DAI-038", "DAI-038"]
    assert (cited(events, "first_player"), cited(events, "serves")) == (["DAI-027"], ["DAI-208"])


@rule("DAI-064", "DAI-194")
def test_a_draw_cites_why_one_draws() -> None:
    helped = turn("help", player(hand=["idol"], deck=["envoy"]))
    assert cited(heard(helped, "main"), "drew") == ["DAI-064"]
    events = heard(table(player(), step="end"), "gain metal", "gain metal", "gain metal", "helmet 0")
    assert set(cited(events, "drew")) == {"DAI-194"}


@rule("DAI-146", "DAI-186", "DAI-131", "DAI-135", "DAI-143")
def test_tiles_heroes_and_dice_cite_how_they_are_used() -> None:
    tile: dict[str, Any] = {
        "tiles": {"clan_power": "tile_farm_circle_1"},
        "farm_board": "farm_board_circle",
        "farms": ["red1"],
    }
    dice_of = {"production": "green6", "relic": "green6"}
    assert cited(heard(turn("tax", player(dice=dice_of, **tile)), "tile clan_power"), "tile_used") == ["DAI-146"]
    yellow = {**tile, "tiles": {"income_1": "tile_farm_circle_4"}}
    assert cited(heard(table(player(**yellow), step="end"), "tile income_1"), "tile_used") == ["DAI-186"]
    events = heard(turn("tax", player(hand=["idol", "envoy"])), "discard idol", "raise tax")
    assert (cited(events, "hero_discarded"), cited(events, "die_changed")) == (["DAI-135"], ["DAI-135"])
    noble = turn("tax", player(clan="noble", dice=dice_of, hand=["scrap_dealer", "idol"]))
    events = heard(noble, "power", "free scrap_dealer")
    assert (cited(events, "power_used"), cited(events, "hero_played")) == (["DAI-139"], ["DAI-143"])


@rule("DAI-Q67", "DAI-075", "DAI-092")
def test_a_tile_that_room_is_made_for_still_cites_what_gives_it() -> None:
    full = ["blue1", "red1", "yellow1"]
    lands = {"red": ["purple1", "purple2", "purple3"]}
    action = turn("relic", player(hand=["idol"], scavenger="blue", relics=full), lands=lands)
    events = heard(action, "main", "scavenger red", "take purple1 red", "give red1")
    found = [cited(events, word) for word in ("scavenger_moved", "tile_given", "tile_taken", "refilled")]
    assert found == [["DAI-075"], ["DAI-092"], ["DAI-075"], ["DAI-076"]]
    digger = player(hand=["mudlark", "idol"], scavenger="blue", relics=full, dice={"production": "green5"})
    hero = turn("tax", digger, lands=lands, die="red4")
    events = heard(hero, "hero mudlark", "scavenger red")
    assert cited(events, "scavenger_moved") == ["DAI-Q67"]
    assert asking(hero) == "DAI-Q67"
    assert cited(heard(hero, "take purple1 red", "give red1"), "tile_taken") == ["DAI-131"]


@rule("DAI-179", "DAI-181", "DAI-182")
def test_a_shared_place_cites_the_tie() -> None:
    def scored(*influences: int) -> list[str]:
        sides = [player(influence={"blue": one}) for one in influences]
        state = table(*sides, seats=4, round=5)
        state.journal = []
        SCORE_ISLANDS.run(state)
        return cited(state.journal, "island_scored")

    assert scored(5, 3, 1, 0) == ["DAI-179", "DAI-179"]
    assert scored(5, 5, 1, 0) == ["DAI-181", "DAI-181"]
    assert scored(5, 3, 3, 0) == ["DAI-179", "DAI-182", "DAI-182"]


# The empire and the mercenaries


@rule("DAI-231", "DAI-232", "DAI-236", "DAI-238", "DAI-252", "DAI-257", "DAI-258")
def test_the_solo_log_cites_the_rules_of_the_solo_game() -> None:
    events = told_from_the_box(1)
    assert (cited(events, "serves"), cited(events, "first_player")) == (["DAI-231"], ["DAI-232"])
    assert cited(events, "card_revealed") == ["DAI-238"]
    empires = [event for event in events if event.seat == AUTOMA]
    assert set(cited(empires, "governor_placed")) == {"DAI-236"}
    state = solo(player(), {}, step="end", round=1, solo_open=["solo_12_1"])
    events = heard(state, "gain metal", "helmet_empire")
    assert (cited(events, "hero_taken"), cited(events, "card_revealed")) == (["DAI-257"], ["DAI-258"])
    assert cited(events, "helmet_given") == ["DAI-Q38"]


@rule("DAI-Q84", "DAI-Q77", "DAI-Q78", "DAI-244", "DAI-250")
def test_what_the_empire_takes_cites_its_own_rules() -> None:
    def given(card: str, die: str, *moves: str, **data: Any) -> list[Event]:
        me = player(governors=["red1"])
        fields = solo(me, {}, round={"1": 1, "3": 3}[card[5]], solo_open=[card], **data).data()
        state = GAME.position({**fields, "agenda": [["NextTurn"], ["EmpireTurn"]], "turns": 1})
        assert isinstance(state, DaimyoState)
        return heard(state, f"empire {die}", *moves)

    assert cited(given("solo_12_3", "red1"), "helmet_taken") == ["DAI-Q84"]
    events = given("solo_12_4", "green1", "governor blue1", "shadow red1")
    found = [cited(events, word) for word in ("governor_placed", "shadow_placed", "gained", "eliminated")]
    assert found == [["DAI-244"], ["DAI-244"], ["DAI-Q77", "DAI-Q06"], ["DAI-Q78"]]
    lands = {"red": ["yellow4", "blue2", "blue3"]}
    events = given("solo_12_2", "red1", "take yellow4 red", lands=lands)
    assert (cited(events, "gained"), cited(events, "tile_taken")) == (["DAI-244"], ["DAI-250"])


@rule("DAI-213", "DAI-216", "DAI-218", "DAI-219", "DAI-227")
def test_what_the_mercenaries_do_cites_their_own_rules() -> None:
    def hired(*moves: str) -> list[Event]:
        lands = {"red": ["yellow1", "yellow2", "yellow3"]}
        fields = duel(player("2 gold"), player(governors=["blue2"]), lands=lands).data()
        state = GAME.position({**fields, "agenda": [*fields["agenda"], ["GiveDie"]]})
        assert isinstance(state, DaimyoState)
        return heard(state, *moves)

    assert cited(hired("hire blue1 tower", "site red1"), "built") == ["DAI-216"]
    assert cited(hired("hire red1 governor", "governor red1"), "governor_placed") == ["DAI-218"]
    events = hired("hire red1 shadow", "shadow blue1")
    assert cited(events, "mercenary_gold") == cited(events, "shadow_placed") == cited(events, "eliminated")
    assert cited(events, "eliminated") == ["DAI-219"]
    events = hired("hire green1 relic", "collect red", "take yellow1 red", "take yellow2 red")
    assert set(cited(events, "tile_taken") + cited(events, "refilled")) == {"DAI-213"}
    assert cited(hired("hire green1 relic", "swap yellow1 red"), "refilled") == ["DAI-213"]
    ended = duel(player(), player(), step="end")
    assert cited(heard(ended, "gain metal", "gain metal", "helmet 0"), "hero_taken") == ["DAI-227"]


# Refusals


@rule("DAI-Q17", "DAI-077", "DAI-079", "DAI-075")
def test_why_the_scavenger_has_to_move() -> None:
    lands = {"blue": ["blue1", "blue2", "blue3"], "red": ["red1", "red2", "red3"]}
    me = player("1 gold 1 stone", hand=["idol"], scavenger="blue")
    state = play(turn("relic", me, lands=lands, black_market=["purple1"]), "main")
    assert (
        why_not(state, "take blue1 blue") == why_not(state, "dig stone") == why_not(state, "buy purple1") == ["DAI-079"]
    )
    assert why_not(state, "done") == ["DAI-Q17"]
    play(state, "scavenger red", "done")
    # The second move is compulsory too; the starting island is no matter any more.
    assert why_not(state, "done") == ["DAI-Q17"]
    assert why_not(state, "take red1 red") == ["DAI-077"]
    assert why_not(state, "end") == ["DAI-075"]


@rule("DAI-145", "DAI-147", "DAI-186")
def test_why_a_tile_cannot_be_used_now() -> None:
    me = player(
        farm_board="farm_board_circle",
        farms=["red1", "red2", "red3"],
        tiles={"help": "tile_farm_circle_1", "relic": "tile_farm_circle_2", "income_1": "tile_farm_circle_4"},
        dice={"help": "blue1"},
        hand=["idol"],
    )
    state = turn("production", me)
    assert why_not(state, "tile help") == ["DAI-147"]
    assert why_not(state, "tile relic") == ["DAI-145"]
    assert why_not(state, "tile income_1") == ["DAI-186"]


@rule("DAI-086", "DAI-080", "DAI-152")
def test_why_an_effect_does_not_bring_that_tile() -> None:
    lands = {"blue": ["blue1", "blue2", "blue3"], "red": ["red1", "red2", "red3"]}
    tile = {"tower_board": "tower_board_circle", "towers": ["red1"], "tiles": {"production": "tile_tower_circle_2"}}
    me = player("1 gold", scavenger="blue", relics=["red1"], hand=["idol"], **tile)
    state = play(turn("production", me, lands=lands, black_market=["purple1"]), "tile production", "scavenger red")
    assert asking(state) == "DAI-152"
    assert why_not(state, "take red1 red") == ["DAI-080"]
    assert why_not(state, "take blue1 blue") == why_not(state, "take purple1 black_market") == ["DAI-152"]
    assert why_not(state, "buy purple1") == ["DAI-086"]
    assert why_not(state, "take black1 black") == ["DAI-015"]
