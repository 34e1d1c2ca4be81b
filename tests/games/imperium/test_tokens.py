"""Keywords about tokens: pay, steal, gain, and what icons and payments set off (p. 17 to 20)."""

from imperia.games.imperium.printed import ACTION, EXHAUST
from imperia.games.imperium.rules.draw import draw
from imperia.games.imperium.state import ImperiumState
from tests.games.imperium.parts import BOTH, BOTH_LEGENDS, LEGENDS, QUIET, QUIET_LEGENDS, number, solstice, worth
from tests.games.imperium.table import (
    GAME,
    area,
    asked,
    bare,
    can,
    hand,
    has,
    laid,
    legal,
    pile,
    play,
    player,
    table,
    why_not,
)
from tests.rule import rule


@rule("IMP-E10", "IMP-190", "IMP-191", "IMP-192", "IMP-Q143")
def test_progress_stands_in_for_other_tokens() -> None:
    exact = table(bare("romans", "1 materials 1 progress", hand=["cl-diplomacy"]), bare("greeks"), market=QUIET)
    play(exact, "play cl-diplomacy")
    assert has(exact) == (0, 0, 0)
    # Without materials two progress are needed, and the spare half is lost.
    spare = table(bare("romans", "2 progress", hand=["cl-diplomacy"]), bare("greeks"), market=QUIET)
    play(spare, "play cl-diplomacy")
    assert has(spare) == (0, 0, 0)
    short = table(bare("romans", "1 progress 5 population", hand=["cl-diplomacy"]), bare("greeks"), market=QUIET)
    assert why_not(short, "play cl-diplomacy") == ["IMP-Q16"]
    people = table(bare("romans", "1 population 1 progress", hand=["romans-conquer"]), bare("greeks"), market=QUIET)
    play(people, "play romans-conquer", "take cl-forest")
    assert has(people) == (0, 0, 0)


@rule("IMP-190", "IMP-191")
def test_the_payer_says_how_much_progress_he_uses() -> None:
    state = table(bare("romans", "5 materials 5 progress", hand=["cl-diplomacy"]), bare("greeks"), market=QUIET)
    play(state, "play cl-diplomacy")
    assert legal(state) == {"progress 0", "progress 1", "progress 2"}
    assert why_not(state, "progress 3") == ["IMP-191"]
    play(state, "progress 1")
    assert has(state) == (4, 0, 4)


@rule("IMP-189", "IMP-190")
def test_the_parts_of_one_cost_are_paid_together() -> None:
    # One population and two materials with two progress: one stands in for each.
    state = table(bare("vikings", "2 progress", hand=["vikings-jomsviking"]), bare("greeks"), market=QUIET)
    play(state, "play vikings-jomsviking", "take cl-forest")
    assert has(state) == (0, 0, 0)
    short = table(bare("vikings", "1 progress", hand=["vikings-jomsviking"]), bare("greeks"), market=QUIET)
    assert not can(short, "play vikings-jomsviking")
    # Progress that the materials need is not offered for the population.
    keep = table(bare("vikings", "1 population 1 progress", hand=["vikings-jomsviking"]), bare("greeks"), market=QUIET)
    play(keep, "play vikings-jomsviking")
    assert asked(keep) == "Ask"
    assert has(keep) == (0, 0, 0)


@rule("IMP-193", "IMP-Q27", "IMP-Q28", "IMP-Q12")
def test_stealing_takes_what_there_is_and_punishes_who_has_too_little() -> None:
    state = table(
        bare("vikings", hand=["vikings-go-a-viking"]),
        bare("greeks", "1 materials 4 progress"),
        bare("romans", "5 materials"),
        market=QUIET,
    )
    play(state, "play vikings-go-a-viking")
    assert has(state, 0) == (3, 0, 0)
    assert has(state, 1) == (0, 0, 4)
    assert has(state, 2) == (3, 0, 0)
    assert len(hand(state, 1)) == 1
    assert hand(state, 2) == []


@rule("IMP-193", "IMP-197")
def test_stealing_from_those_who_meet_a_condition() -> None:
    state = table(
        bare("celts", hand=["celts-cattle-raid"]),
        bare("greeks", "2 materials 2 progress", area=["cl-jungle"]),
        bare("romans", "2 materials 2 progress", state="empire"),
        market=QUIET,
    )
    play(state, "play celts-cattle-raid")
    assert has(state, 0) == (3, 0, 1)
    assert has(state, 1) == (1, 0, 2)
    assert has(state, 2) == (2, 0, 1)


@rule("IMP-208", "IMP-210", "IMP-E09", "IMP-Q151", "IMP-Q133")
def test_shaduf_answers_to_materials_from_a_river_card() -> None:
    state = table(
        bare("romans", hand=["romans-prosperity-2"], area=["cl-forest", "cl-oasis", "cl-shaduf"]), bare("greeks")
    )
    play(state, "play romans-prosperity-2", "decline", "decline", "option 0")
    assert has(state) == (4, 0, 0)
    assert legal(state) == {"exhaust cl-shaduf", "decline"}
    play(state, "exhaust cl-shaduf")
    assert has(state) == (4, 0, 1)
    dry = table(bare("romans", hand=["romans-prosperity-2"], area=["cl-forest", "cl-shaduf"]), bare("greeks"))
    play(dry, "play romans-prosperity-2", "decline", "decline", "option 0")
    assert not can(dry, "exhaust cl-shaduf")
    assert has(dry) == (2, 0, 0)


@rule("IMP-208", "IMP-Q151")
def test_shaduf_answers_to_a_river_region_s_own_gain_and_to_a_recalled_card() -> None:
    own = table(bare("romans", hand=["cl-marsh"], area=["cl-shaduf"]), bare("greeks"), market=QUIET)
    play(own, "play cl-marsh")
    assert can(own, "exhaust cl-shaduf")
    boats = table(bare("romans", area=["cl-shaduf", "cl-boats", "cl-marsh"]), bare("greeks"), market=QUIET)
    play(boats, "exhaust cl-boats")
    assert has(boats)[0] == 2
    assert can(boats, "exhaust cl-shaduf")


@rule("IMP-208", "IMP-Q151")
def test_tokens_on_a_market_card_do_not_come_from_its_own_icons() -> None:
    me = bare("romans", "2 population", hand=["romans-conquer"], area=["cl-shaduf"])
    state = table(me, bare("greeks"), market=[laid("cl-marsh", "2 materials"), *QUIET[1:]])
    play(state, "play romans-conquer", "take cl-marsh")
    assert has(state) == (2, 0, 0)
    assert not can(state, "exhaust cl-shaduf")


@rule("IMP-209", "IMP-210", "IMP-Q151")
def test_tokens_on_a_market_card_come_from_the_card_that_was_recalled_for_it() -> None:
    def ships(*regions: str) -> ImperiumState:
        me = bare("carthaginians", area=["carthaginians-trading-ships", "le-domestication", *regions], state="empire")
        bearing = laid("le-city-2", "1 materials")
        return table(me, bare("egyptians"), options=BOTH_LEGENDS, market=[bearing, *QUIET_LEGENDS[1:]])

    fertile = play(ships("le-rainforest"), "exhaust carthaginians-trading-ships")
    assert has(fertile) == (1, 0, 0)
    assert legal(fertile) == {"exhaust le-domestication", "decline"}
    river = play(ships("le-peninsula"), "exhaust carthaginians-trading-ships")
    assert has(river) == (1, 0, 0)
    assert not can(river, "exhaust le-domestication")


@rule("IMP-Q151")
def test_tokens_that_a_breakthrough_brings_come_from_the_card_that_was_abandoned_for_it() -> None:
    me = bare("egyptians", hand=["egyptians-flood-of-the-nile"], area=["cl-shaduf", "cl-marsh"], state="empire")
    state = table(me, bare("romans"), options=BOTH, market=[laid("cl-port", "1 materials"), *QUIET[1:]])
    play(state, "play egyptians-flood-of-the-nile", "option 1", "take cl-port")
    assert has(state) == (1, 0, 0)
    assert can(state, "exhaust cl-shaduf")


@rule("IMP-Q151")
def test_several_regions_that_are_abandoned_for_cards_of_the_market_count_as_well() -> None:
    me = bare("qin", hand=["qin-school-of-diplomacy"], area=["le-domestication", "le-rainforest"], state="empire")
    market = [laid("le-peninsula", "1 materials"), *QUIET_LEGENDS[1:]]
    state = table(me, bare("egyptians"), options=LEGENDS, market=market)
    play(state, "play qin-school-of-diplomacy", "abandon le-rainforest", "take le-peninsula")
    assert has(state) == (1, 0, 0)
    assert can(state, "exhaust le-domestication")


@rule("IMP-Q151")
def test_what_an_attack_takes_out_of_play_is_not_used_by_the_attacker() -> None:
    me = bare("romans", hand=["cl-cataphract"], area=["cl-shaduf"], state="empire")
    market = [laid("cl-forest", "1 materials"), *QUIET[1:]]
    state = table(me, bare("greeks", area=["cl-marsh"]), market=market)
    play(state, "play cl-cataphract", "take cl-forest")
    assert pile(state, "discard", 1) == ["cl-marsh"]
    assert has(state) == (1, 0, 0)
    assert not can(state, "exhaust cl-shaduf")


@rule("IMP-209", "IMP-E09")
def test_domestication_does_the_same_with_the_fertile_icon() -> None:
    state = table(
        bare("minoans", hand=["minoans-prosperity"], area=["le-plain", "le-domestication"]),
        bare("egyptians"),
        options=LEGENDS,
    )
    play(state, "play minoans-prosperity", "decline", "decline", "option 0", "exhaust le-domestication")
    assert has(state) == (2, 0, 1)


def laid_icons(state: ImperiumState, card: str) -> list[int]:
    """What the region icons of a card in play count as now."""
    return next(one for one in state.areas[0] if one.card == number(card)).icons


@rule("IMP-Q33", "IMP-Q151")
def test_an_icon_that_is_treated_as_another_does_not_count_as_itself() -> None:
    state = table(bare("romans", hand=["romans-prosperity-2"], area=["cl-forest", "cl-agriculture"]), bare("greeks"))
    play(state, "exhaust cl-agriculture", "play romans-prosperity-2", "decline", "decline", "option 0")
    assert has(state) == (5, 0, 0)
    assert laid_icons(state, "cl-forest") == [5, 0, 0]


@rule("IMP-Q151")
def test_a_recalled_card_gives_by_the_icons_that_it_showed_in_play() -> None:
    me = bare("minoans", area=["le-water-mill", "le-domestication", "le-plain"])
    state = table(me, bare("egyptians"), options=LEGENDS)
    play(state, "exhaust le-water-mill")
    assert pile(state, "hand", 0) == ["le-plain"]
    assert can(state, "exhaust le-domestication")


@rule("IMP-Q33")
def test_a_card_whose_icon_is_treated_as_another_is_not_chosen_by_that_icon() -> None:
    def boats() -> ImperiumState:
        return table(bare("romans", area=["cl-boats", "cl-agriculture", "cl-forest", "cl-coast"]), bare("greeks"))

    printed = boats()
    play(printed, "exhaust cl-boats")
    assert legal(printed) == {"recall cl-forest", "recall cl-coast"}
    treated = boats()
    play(treated, "exhaust cl-agriculture", "choose cl-forest", "exhaust cl-boats")
    # The coast is the only fertile card left, so that nothing is asked.
    assert pile(treated, "hand", 0) == ["cl-coast"]


@rule("IMP-Q33", "IMP-074")
def test_one_of_two_icons_is_treated_as_another_and_the_other_one_still_counts() -> None:
    def mill(region: str) -> ImperiumState:
        me = bare("persians", area=["persians-windmills", "le-water-mill", region], state="empire")
        state = table(me, bare("greeks"), options=BOTH_LEGENDS)
        play(state, "exhaust persians-windmills")
        return state

    assert why_not(mill("le-plain"), "exhaust le-water-mill") == ["IMP-074"]
    both = mill("persians-nisaean-plain")
    play(both, "exhaust le-water-mill")
    assert pile(both, "hand", 0) == ["persians-nisaean-plain"]


@rule("IMP-Q33")
def test_a_card_that_has_left_play_shows_its_printed_icons_again() -> None:
    me = bare("egyptians", area=["le-mining", "le-qanat", "egyptians-lower-nile"])
    state = table(me, bare("greeks"), bare("celts"), bare("persians"), options=BOTH_LEGENDS)
    play(state, "exhaust le-qanat")
    assert laid_icons(state, "egyptians-lower-nile") == [3, 0, 0]
    play(state, "exhaust le-mining")
    assert has(state) == (0, 0, 2)


@rule("IMP-212", "IMP-213", "IMP-Q126", "IMP-Q158")
def test_embalming_answers_to_each_payment_of_population() -> None:
    state = table(
        bare(
            "egyptians",
            "2 population",
            hand=["le-mercenaries", "le-elders", "le-oracle"],
            area=["egyptians-embalming"],
            state="empire",
        ),
        bare("minoans"),
        options=LEGENDS,
        market=QUIET_LEGENDS,
    )
    play(state, "play le-mercenaries")
    # It comes after the cost and before what the cost buys.
    assert legal(state) == {"archive le-elders", "archive le-oracle", "decline"}
    assert state.have(0, ACTION) == 3
    play(state, "archive le-elders")
    assert state.have(0, ACTION) == 4
    paid = table(
        bare(
            "egyptians",
            "1 progress",
            hand=["le-mercenaries", "le-elders"],
            area=["egyptians-embalming"],
            state="empire",
        ),
        bare("minoans"),
        options=LEGENDS,
    )
    play(paid, "play le-mercenaries")
    assert paid.have(0, ACTION) == 4
    assert hand(paid) == ["le-elders"]


@rule("IMP-Q99", "IMP-082", "IMP-083")
def test_what_lies_on_a_taken_card_is_doubled_by_some_powers() -> None:
    state = table(
        bare("carthaginians", "2 population", hand=["carthaginians-conquer"], side="A"),
        bare("greeks"),
        market=[laid("cl-forest", "3 materials 1 progress"), *QUIET[1:]],
    )
    play(state, "play carthaginians-conquer", "take cl-forest", "exhaust carthaginians-power-a")
    assert has(state) == (6, 0, 1)
    assert state.have(0, EXHAUST) == 4


@rule("IMP-Q92", "IMP-229")
def test_shangri_la_turns_materials_into_population_and_others_progress() -> None:
    area_now = ["utopians-shangri-la"]
    state = table(
        player("utopians", hand=["le-mountain"], area=area_now, state="empire"),
        bare("minoans"),
        bare("egyptians"),
        options=LEGENDS,
        market=QUIET_LEGENDS[:4],
    )
    play(state, "play le-mountain")
    assert has(state, 0) == (0, 2, 0)
    assert has(state, 1) == (0, 0, 1)
    assert has(state, 2) == (0, 0, 1)


@rule("IMP-Q91", "IMP-229", "IMP-311", "IMP-228")
def test_the_journey_goes_one_step_at_a_solstice() -> None:
    state = table(player("utopians", "6 progress", hand=["le-elders"]), bare("minoans"), options=LEGENDS)
    assert "utopians-visions-of-shangri-la" in area(state)
    solstice(state, "utopians-visions-of-shangri-la")
    play(state, "option 0")
    assert has(state) == (0, 0, 0)
    assert "utopians-path-to-shangri-la" in area(state)
    state.add(0, 2, 5)
    play(solstice(state, "utopians-path-to-shangri-la"), "option 0")
    assert "utopians-gates-of-shangri-la" in area(state)
    assert state.is_empire(0)
    assert pile(state, "out") == ["utopians-path-to-shangri-la"]
    state.add(0, 2, 4)
    solstice(state, "utopians-gates-of-shangri-la")
    # Four are not enough, so a card is drawn.
    assert has(state) == (0, 0, 4)


@rule("IMP-115")
def test_shangri_la_triggers_a_scoring_with_enough_population() -> None:
    state = table(
        player("utopians", "23 population", area=["utopians-shangri-la"], state="empire"),
        bare("minoans"),
        options=LEGENDS,
    )
    solstice(state, "utopians-shangri-la")
    assert state.ending == 0
    state.add(0, 1, 1)
    solstice(state, "utopians-shangri-la")
    assert state.ending == 1


@rule("IMP-230", "IMP-Q131")
def test_utopians_take_unrest_when_their_deck_runs_out() -> None:
    state = table(
        bare("utopians", hand=["le-code-of-laws"], deck=["le-elders"], discard=["le-oracle"], area=["le-religion"]),
        bare("minoans"),
        options=LEGENDS,
    )
    draw(state, 0, 2)
    state.run()
    assert {"le-elders", "le-oracle"} <= set(hand(state))
    # Once as the deck ran out, once more as the new one of a single card did.
    assert len([card for card in hand(state) if "unrest" in card]) == 2


@rule("IMP-E24", "IMP-Q95")
def test_scythians_count_materials_and_regions_each_for_itself() -> None:
    regions = ["cl-jungle", "cl-mountain", "cl-forest", "cl-oasis"]
    state = table(player("scythians", "5 materials", area=regions, history=[]), bare("greeks"))
    # These four, and two in the deck that the Scythians begin with: 5 // 3 and 6 // 3.
    assert worth(state, "scythians-power-b") == 1 + 2
    state.add(0, 0, 100)
    assert worth(state, "scythians-power-b") == 10


@rule("IMP-Q96")
def test_cards_that_count_the_variable_icon_count_themselves() -> None:
    state = table(bare("vikings", hand=[], nation_deck=[]), bare("greeks"))
    # The power card has the only one.
    assert worth(state, "vikings-power-b") == 2


@rule("IMP-Q90")
def test_qin_shi_huang_is_worth_nothing() -> None:
    state = table(
        bare("qin", history=["qin-emperor-qin-shi-huang", "qin-king-wu-of-qin"]), bare("minoans"), options=LEGENDS
    )
    assert worth(state, "qin-emperor-qin-shi-huang") == 0
    assert worth(state, "qin-king-wu-of-qin") == 2


def test_what_a_card_surely_brings() -> None:
    state = table(
        bare(
            "romans",
            "3 materials",
            hand=["cl-corruption", "cl-moneylenders", "cl-aksumites", "cl-notorious"],
            state="empire",
        ),
        bare("greeks", "1 progress"),
        bare("persians"),
        market=QUIET,
    )

    def brings(move: str) -> dict[str, int]:
        shown = GAME.preview(state, 0, GAME.parse(move))
        return dict(shown.brings)

    assert brings("play cl-corruption") == {"materials": 2, "progress": 1}
    assert brings("play cl-moneylenders") == {"action": 1}
    assert brings("play cl-aksumites") == {"materials": 4}
    assert brings("play cl-notorious") == {"progress": 1}


@rule("IMP-189")
def test_a_preview_tells_the_price_beside_what_it_buys() -> None:
    hand = ["cl-moneylenders", "cl-mercenaries", "vikings-jomsviking"]
    me = bare("vikings", "3 materials 1 population", hand=hand)
    state = table(me, bare("greeks"), market=QUIET)

    def shown(move: str) -> tuple[dict[str, int], dict[str, int]]:
        found = GAME.preview(state, 0, GAME.parse(move))
        return found.costs, found.brings

    assert shown("play cl-moneylenders") == ({"materials": 3}, {"action": 1})
    assert shown("play cl-mercenaries") == ({"population": 1}, {"action": 1})
    assert shown("play vikings-jomsviking") == ({"materials": 2, "population": 1}, {})
    thinkers = table(bare("greeks", power=laid("greeks-power-a")), bare("romans"), market=QUIET)
    assert GAME.preview(thinkers, 0, GAME.parse("exhaust greeks-power-a")).costs == {"action": 2}


@rule("IMP-197")
def test_a_preview_promises_nothing_that_depends_on_a_choice_still_to_be_made() -> None:
    players = [bare("romans", area=["le-mining", "le-mountain"]), bare("greeks"), bare("celts"), bare("persians")]
    state = table(*players, options=BOTH_LEGENDS)
    assert GAME.preview(state, 0, GAME.parse("exhaust le-mining")).brings == {"progress": 1}
