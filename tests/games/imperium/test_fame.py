"""Fame cards and King of Kings (p. 19, 21), and what else triggers the end."""

from typing import Any

from imperia.games.imperium.cards import CARDS, WORDS
from imperia.games.imperium.language.worth import points
from imperia.games.imperium.state import ImperiumState
from imperia.kernel.chance import Chance
from imperia.kernel.events import only
from tests.games.imperium.table import (
    GAME,
    area,
    asked,
    bare,
    can,
    finish,
    hand,
    has,
    laid,
    legal,
    look,
    pile,
    play,
    table,
    verbs,
    why_not,
)
from tests.rule import rule

QUIET = ["cl-forest", "cl-oasis", "cl-woodland", "cl-river", "cl-floodplain"]
REGIONS = ["cl-jungle", "cl-mountain", "cl-coast"]
FAME = [
    "cl-praiseworthy", "cl-great", "cl-notorious", "cl-marvellous", "cl-glorious", "cl-triumphant-1", "cl-triumphant-2",
    "cl-awe-inspiring",
]  # fmt: skip


def glory(left: int, **data: Any) -> ImperiumState:
    """A player about to play Gloire, with so many fame cards face down, of four players."""
    away = FAME[left:]
    me = bare("romans", hand=["romans-glory"], area=REGIONS, **data)
    return table(me, bare("greeks", history=away), bare("persians"), bare("celts"), market=QUIET)


@rule("IMP-173", "IMP-315", "IMP-Q17")
def test_glory_looks_at_two_fame_cards_and_takes_one() -> None:
    state = glory(4)
    top = pile(state, "fame_deck")
    play(state, "play romans-glory")
    assert not set(REGIONS) & set(area(state))
    assert legal(state) == {f"take {top[-1]}", f"take {top[-2]}"}
    # Nobody else sees them.
    assert look(state, 1) == GAME.view(state.imagine(1, Chance(1)), 1)
    play(state, f"take {top[-2]}")
    assert hand(state) == [top[-2]]
    assert pile(state, "fame_deck") == [*top[:-2], top[-1]]


@rule("IMP-174", "IMP-216", "IMP-Q51")
def test_with_one_fame_card_left_that_one_is_taken_and_the_king_is_not_touched() -> None:
    state = glory(1)
    (last,) = pile(state, "fame_deck")
    play(state, "play romans-glory", f"take {last}")
    assert asked(state) == "TakeTurn"
    assert hand(state) == [last]
    assert look(state).king_side == "A"
    assert look(state).ending == "none"


@rule("IMP-Q52", "IMP-Q54", "IMP-220")
def test_nobody_resolves_the_king_twice() -> None:
    again = GAME.position(glory(0).data() | {"crowned": [0], "king": "B"})
    assert isinstance(again, ImperiumState)
    play(again, "play romans-glory")
    assert asked(again) == "TakeTurn"
    assert has(again) == (0, 0, 0)


@rule("IMP-218", "IMP-215")
def test_a_barbarian_gains_six_progress_on_side_a() -> None:
    state = glory(0)
    play(state, "play romans-glory")
    assert has(state) == (0, 0, 6)
    assert look(state).king_side == "B"
    assert (look(state).cause, look(state).ender) == ("king_of_kings", 0)
    assert "cl-king-of-kings" not in hand(state)


@rule("IMP-Q53")
def test_without_a_development_card_that_part_is_skipped() -> None:
    developed = [
        "romans-military-engineering", "romans-roman-invasion", "romans-legions", "romans-the-senate",
        "romans-rome-the-eternal-city", "romans-emperor-trajan",
    ]  # fmt: skip
    state = glory(0, state="empire", history=developed)
    play(state, "play romans-glory")
    assert asked(state) == "TakeTurn"
    assert has(state) == (0, 0, 3)


@rule("IMP-172")
def test_a_fame_card_is_drawn_from_the_top() -> None:
    me = bare("vikings", hand=["vikings-rollo-the-walker"])
    state = table(me, bare("greeks"), market=QUIET)
    top = pile(state, "fame_deck")[-1]
    play(state, "play vikings-rollo-the-walker")
    assert hand(state) == [top]
    assert look(state, 1).players[0].hand == []


@rule("IMP-214", "IMP-Q111", "IMP-E22")
def test_the_grand_trunk_road_counts_as_two_regions() -> None:
    road = "mauryans-grand-trunk-road"
    nation = ["mauryans-glory"]
    two = table(bare("mauryans", state="empire", hand=nation, area=[road, "cl-jungle"]), bare("greeks"), market=QUIET)
    play(two, "play mauryans-glory")
    assert verbs(two) == {"take"}
    assert len(legal(two)) == 2
    assert not {road, "cl-jungle"} & set(area(two))
    one = table(bare("mauryans", state="empire", hand=nation, area=[road]), bare("greeks"), market=QUIET)
    assert why_not(one, "play mauryans-glory") == ["IMP-Q16"]


@rule("IMP-Q95", "IMP-E24")
def test_the_scythian_power_rounds_each_part_down() -> None:
    four = ["cl-jungle", "cl-mountain", "cl-coast", "cl-marsh"]
    for materials, cards, printed in ((5, four, 2), (20, [*four, "cl-hills", "cl-cape"], 8), (60, four, 10)):
        state = table(
            bare("scythians", f"{materials} materials", side="B", area=cards), bare("greeks"), step="end", market=QUIET
        )
        # Regions of the starting deck count, too.
        more = sum(CARDS[WORDS.index(card)].regions for card in pile(state, "history", 0))
        expected = min(10, printed - len(cards) // 3 + (len(cards) + more) // 3)
        assert points(state, 0, WORDS.index("scythians-power-b")) == expected


@rule("IMP-111", "IMP-114", "IMP-224")
def test_the_graal_triggers_a_scoring_and_an_empty_quest_area_does_not() -> None:
    quests = ["arthurians-lawnslot-llyn", "arthurians-twrch-trwyth", "arthurians-taliesin-the-bard",
              "arthurians-excalibur"]  # fmt: skip
    state = table(bare("arthurians", hand=["arthurians-graal"], history=quests), bare("greeks"), market=QUIET)
    assert pile(state, "development", 0) == []
    assert look(state).ending == "none"
    play(state, "play arthurians-graal")
    assert (look(state).ending, look(state).cause, look(state).ender) == ("triggered", "graal", 0)


@rule("IMP-115")
def test_shangri_la_triggers_a_scoring_with_24_population() -> None:
    for population, ending in ((23, "none"), (24, "last_round")):
        me = bare("utopians", f"{population} population", state="empire", area=["utopians-shangri-la"])
        me["power"] = laid("utopians-power-b")
        me["journey"] = []
        state = table(
            {**me, "area": ["utopians-shangri-la"]},
            bare("greeks"),
            seat=1,
            step="solstice",
            piles={"out": ["utopians-visions-of-shangri-la"]},
        )
        assert look(state).ending == ending


@rule("IMP-Q42")
def test_oracle_with_one_card_to_draw_discards_it() -> None:
    me = bare("romans", hand=["cl-oracle"], deck=["romans-glory"], nation_barred=True)
    state = table(me, bare("greeks"), market=QUIET)
    play(state, "play cl-oracle")
    assert hand(state) == []
    assert "romans-glory" in pile(state, "discard", 0)


@rule("IMP-Q30", "IMP-Q157")
def test_an_exhaust_token_comes_back_from_anywhere() -> None:
    me = bare("romans", exhausts=2, nation_barred=True, area=[laid("cl-mysticism", exhausted=True)], hand=["cl-olmecs"])
    state = table(me, bare("greeks"), bare("persians"), market=QUIET)
    play(state, "play cl-olmecs")
    assert legal(state) == {"refresh cl-mysticism", "refresh_nation"}
    play(state, "refresh_nation")
    assert look(state).players[0].exhausts == 3
    assert not look(state).players[0].nation_barred


@rule("IMP-102", "IMP-091")
def test_drawing_without_if_able_reshuffles_for_the_missing_cards() -> None:
    me = bare("romans", hand=["cl-oracle"], deck=["romans-glory"], discard=["romans-advance"], nation_barred=True)
    state = table(me, bare("greeks"), market=QUIET)
    play(state, "play cl-oracle")
    assert legal(state) == {"discard romans-advance", "discard romans-glory"}


@rule("IMP-208", "IMP-210", "IMP-E09")
def test_shaduf_answers_a_gain_by_rivers() -> None:
    cards = ["cl-forest", "cl-oasis", "cl-shaduf"]
    market = ["cl-jungle", "cl-mountain", "cl-woodland", "cl-river", "cl-floodplain"]
    me = bare("romans", hand=["romans-prosperity-2"], area=cards)
    state = table(me, bare("greeks"), market=market)
    play(state, "play romans-prosperity-2", "decline", "decline", "option 0")
    assert has(state) == (4, 0, 0)
    play(state, "exhaust cl-shaduf")
    assert has(state) == (4, 0, 1)
    dry = table(
        bare("romans", hand=["romans-prosperity-2"], area=["cl-forest", "cl-shaduf"]), bare("greeks"), market=market
    )
    play(dry, "play romans-prosperity-2", "decline", "decline", "option 0")
    assert not can(dry, "exhaust cl-shaduf")


@rule("IMP-190", "IMP-191", "IMP-E10")
def test_progress_stands_in_for_materials_and_population() -> None:
    def payable(has_: str, card: str) -> bool:
        return can(table(bare("romans", has_, hand=[card]), bare("greeks"), market=QUIET), f"play {card}")

    assert payable("1 materials 1 progress", "cl-diplomacy")
    assert not payable("1 progress", "cl-diplomacy")
    assert payable("2 progress", "cl-diplomacy")
    assert payable("1 population 1 progress", "romans-conquer")
    assert not payable("1 population", "romans-conquer")
    state = table(bare("romans", "2 progress", hand=["cl-diplomacy"]), bare("greeks"), market=QUIET)
    play(state, "play cl-diplomacy")
    # The spare half is lost.
    assert has(state) == (0, 0, 0)


@rule("IMP-Q142", "IMP-030")
def test_cards_below_the_power_card_are_in_play_and_no_history() -> None:
    state = table(bare("arthurians"), bare("greeks"), market=QUIET)
    assert "arthurians-king-arthurs-court" in area(state)
    assert "arthurians-king-arthurs-court" not in pile(state, "history", 0)
    finish(state)


@rule("IMP-173")
def test_only_who_looks_at_fame_cards_is_told_which_they_are() -> None:
    state = glory(4)
    state.journal = []
    play(state, "play romans-glory")
    (seen,) = [event for event in state.journal if event.what.word == "looked_at"]
    assert [seen.open_to(reader) for reader in (0, 1, 2, 3, None)] == [True, False, False, False, False]


@rule("IMP-173")
def test_who_knew_a_fame_card_does_not_know_whether_it_was_the_one_taken() -> None:
    taken: set[bool] = set()
    for seed in range(20):
        state = glory(4)
        top = pile(state, "fame_deck")[-1]
        state.hidden.see([WORDS.index(top)], only(1))
        play(state, "play romans-glory", f"take {top}")
        world = state.imagine(1, Chance(seed))
        assert isinstance(world, ImperiumState)
        taken.add(top in hand(world))
    assert taken == {True, False}
