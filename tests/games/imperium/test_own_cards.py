"""Keywords that move one's own cards: discard, abandon, recall, recover, archive, garrison, sink (p. 16 to 19)."""

from imperia.games.imperium.printed import ACTION, EXHAUST
from imperia.games.imperium.rules.archive import sink_card
from imperia.games.imperium.rules.draw import hand_limit
from tests.games.imperium.parts import BOTH, LEGENDS, QUIET, QUIET_LEGENDS, activating, number, solstice
from tests.games.imperium.table import (
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


@rule("IMP-131", "IMP-Q17", "IMP-315")
def test_glory_abandons_three_persistent_regions() -> None:
    regions = ["romans-dalmatia", "cl-jungle", "cl-mountain"]
    state = table(bare("romans", hand=["romans-glory"], area=[*regions, "romans-city-of-rome"]), bare("greeks"))
    play(state, "play romans-glory")
    # All three have to go, so nobody is asked which.
    assert asked(state) == "SecretAsk"
    assert area(state) == ["romans-power-b", "romans-city-of-rome", "romans-glory"]
    assert set(regions) <= set(pile(state, "discard", 0))
    assert len(legal(state)) == 2


@rule("IMP-131", "IMP-Q16")
def test_a_card_that_opens_with_a_cost_that_cannot_be_met_is_not_played() -> None:
    state = table(bare("romans", hand=["romans-glory"], area=["cl-jungle", "cl-mountain"]), bare("greeks"))
    assert not can(state, "play romans-glory")
    assert why_not(state, "play romans-glory") == ["IMP-Q16"]


@rule("IMP-E22", "IMP-214", "IMP-Q86", "IMP-Q111")
def test_the_grand_trunk_road_pays_for_two_of_the_regions() -> None:
    alone = table(
        bare("mauryans", hand=["mauryans-glory"], area=["mauryans-grand-trunk-road"], state="empire"),
        bare("minoans"),
        options=LEGENDS,
    )
    assert not can(alone, "play mauryans-glory")
    state = table(
        bare(
            "mauryans", hand=["mauryans-glory"], area=["mauryans-grand-trunk-road", "mauryans-magadha"], state="empire"
        ),
        bare("minoans"),
        options=LEGENDS,
    )
    play(state, "play mauryans-glory")
    assert area(state) == ["mauryans-power-b", "mauryans-glory"]
    assert len(legal(state)) == 2


@rule("IMP-132", "IMP-147")
def test_a_garrisoned_card_can_be_abandoned_while_its_host_stays() -> None:
    state = table(
        bare(
            "arthurians",
            hand=["arthurians-guennuvar", "le-civil-service"],
            area=[laid("arthurians-britannia-prima", under=["arthurians-king-arthur"])],
        ),
        bare("minoans"),
        options=LEGENDS,
        market=QUIET_LEGENDS,
    )
    play(state, "play arthurians-guennuvar", "option 1")
    assert pile(state, "discard", 0)[0] == "arthurians-king-arthur"
    assert "arthurians-britannia-prima" in area(state)


@rule("IMP-133", "IMP-134", "IMP-145", "IMP-146")
def test_a_recalled_card_brings_its_garrison_to_the_hand() -> None:
    state = table(
        bare(
            "romans",
            hand=["cl-invasion"],
        ),
        bare("greeks", area=[laid("greeks-peloponnese", under=["greeks-glory", "greeks-unrest-2"])]),
        market=QUIET,
    )
    state.add(0, 0, 3)
    play(state, "play cl-invasion", "option 1", "take cl-forest")
    assert {"greeks-peloponnese", "greeks-glory", "greeks-unrest-2"} <= set(hand(state, 1))
    assert area(state, 1) == ["greeks-power-b"]


@rule("IMP-135", "IMP-Q18")
def test_a_garrisoned_knight_is_recalled_from_under_viviane() -> None:
    state = table(
        bare(
            "arthurians",
            deck=["arthurians-uthyr-pendragon"],
            area=[laid("arthurians-viviane-of-the-lake", under=["arthurians-cai", "arthurians-cafall"])],
        ),
        bare("minoans"),
        options=LEGENDS,
    )
    twin = state.copy()
    play(solstice(state, "arthurians-viviane-of-the-lake"), "option 0")
    assert hand(state) == ["arthurians-cai"]
    assert state.areas[0][-1].under
    play(solstice(twin, "arthurians-viviane-of-the-lake"), "option 1")
    assert len(hand(twin)) == 1
    assert "arthurians-cai" not in hand(twin)


@rule("IMP-133")
def test_only_persistent_cards_are_recalled() -> None:
    state = table(
        bare("greeks", hand=["greeks-greek-innovation", "cl-elders", "cl-oracle"], state="empire"),
        bare("romans", area=["cl-jungle"]),
        market=QUIET,
    )
    play(state, "play greeks-greek-innovation", "to_deck cl-elders", "take cl-forest")
    assert hand(state, 1) == ["cl-jungle"]
    assert area(state, 1) == ["romans-power-b"]


@rule("IMP-136")
def test_a_card_of_one_s_choice_is_recovered() -> None:
    state = table(
        bare("celts", hand=["celts-hibernia"], discard=["celts-druids", "celts-glory"], deck=["celts-advance"]),
        bare("greeks"),
    )
    play(state, "play celts-hibernia")
    assert {"recover celts-druids", "recover celts-glory", "decline"} == legal(state)
    play(state, "recover celts-glory", "decline")
    assert hand(state) == ["celts-glory"]
    assert pile(state, "discard", 0) == ["celts-druids"]


@rule("IMP-137", "IMP-204", "IMP-Q25")
def test_an_unrest_card_is_paid_off_with_two_other_cards() -> None:
    state = table(
        bare("romans", hand=["romans-unrest-1", "romans-unrest-2", "romans-dalmatia"]), bare("greeks"), market=QUIET
    )
    before = len(pile(state, "unrest_pile"))
    play(state, "play romans-unrest-1")
    assert hand(state) == []
    assert set(pile(state, "discard", 0)) == {"romans-unrest-2", "romans-dalmatia"}
    assert len(pile(state, "unrest_pile")) == before + 1
    assert pile(state, "unrest_pile")[-1] == "romans-unrest-1"


@rule("IMP-204", "IMP-Q16")
def test_an_unrest_card_that_cannot_be_paid_off_is_not_played() -> None:
    state = table(bare("romans", "2 materials", hand=["romans-unrest-1", "romans-dalmatia"]), bare("greeks"))
    assert why_not(state, "play romans-unrest-1") == ["IMP-Q16"]
    rich = table(bare("romans", "3 materials 1 population", hand=["romans-unrest-1", "cl-oracle"]), bare("greeks"))
    play(rich, "play romans-unrest-1")
    assert legal(rich) == {"option 0", "option 2"}
    assert why_not(rich, "option 1") == ["IMP-Q18", "IMP-194"]
    play(rich, "option 0")
    assert has(rich) == (3, 0, 0)


@rule("IMP-137", "IMP-204")
def test_two_of_several_cards_that_are_alike_can_be_discarded() -> None:
    masks = [f"olmecs-stone-mask-{place}" for place in range(1, 5)]
    state = table(bare("olmecs", hand=["le-unrest-1", "le-elders", *masks]), bare("minoans"), options=LEGENDS)
    play(state, "play le-unrest-1")
    # Two kinds of cards and two to be discarded: it is a choice all the same.
    assert legal(state) == {"discard le-elders", f"discard {masks[0]}"}
    play(state, f"discard {masks[0]}", f"discard {masks[1]}")
    assert pile(state, "discard", 0) == masks[:2]
    assert "le-elders" in hand(state)


@rule("IMP-Q43")
def test_it_is_not_told_that_all_cards_of_a_hand_are_alike() -> None:
    masks = [f"olmecs-stone-mask-{place}" for place in range(1, 4)]
    state = table(bare("olmecs", hand=masks, deck=["le-elders"]), bare("minoans"), options=LEGENDS)
    play(state, f"play {masks[0]}", "count 0")
    # Somebody with two different cards would be asked, too.
    assert asked(state) == "SecretAsk"
    assert len(legal(state)) == 1


@rule("IMP-Q128")
def test_several_cards_lower_the_price_of_unrest_but_not_below_one() -> None:
    state = table(
        bare(
            "greeks",
            "1 materials 1 population",
            hand=["greeks-unrest-2", "cl-oracle"],
            area=["greeks-direct-democracy"],
            state="empire",
        ),
        bare("qin"),
        options=BOTH,
        market=QUIET,
    )
    play(state, "play greeks-unrest-2")
    assert legal(state) == {"option 0", "option 1"}
    cheap = table(
        bare("qin", "1 materials", hand=["qin-unrest-2"], area=["qin-long-walls-1"], state="empire"),
        bare("minoans"),
        options=LEGENDS,
    )
    play(cheap, "play qin-unrest-2")
    assert has(cheap) == (0, 0, 0)


@rule("IMP-138", "IMP-140")
def test_an_archived_card_is_in_the_history_and_out_of_reach() -> None:
    state = table(
        bare("romans", hand=["cl-education", "cl-oracle"], discard=["cl-elders"], state="empire"), bare("greeks")
    )
    play(state, "play cl-education", "archive cl-oracle", "archive cl-elders")
    assert {"cl-oracle", "cl-elders"} <= set(pile(state, "history", 0))
    assert pile(state, "discard", 0) == ["cl-education"]


@rule("IMP-139")
def test_vikings_and_atlanteans_discard_what_they_should_archive() -> None:
    vikings = table(player("vikings", hand=["cl-armenians"]), bare("greeks"), market=QUIET)
    play(vikings, "play cl-armenians")
    assert pile(vikings, "discard", 0) == ["cl-armenians"]
    assert pile(vikings, "history", 0) == []
    atlanteans = table(
        player("atlanteans", hand=["le-phoenicians"]), bare("minoans"), options=LEGENDS, market=QUIET_LEGENDS
    )
    play(atlanteans, "play le-phoenicians")
    assert pile(atlanteans, "discard", 0) == ["le-phoenicians"]


@rule("IMP-150", "IMP-152", "IMP-153")
def test_the_sunken_pile_is_no_history() -> None:
    state = table(
        player(
            "atlanteans",
            hand=["atlanteans-flood-1"],
            area=["atlanteans-thule"],
            discard=[],
            deck=["atlanteans-flood-2"],
        ),
        bare("minoans"),
        options=LEGENDS,
        market=QUIET_LEGENDS,
    )
    play(state, "play atlanteans-flood-1", "take le-plain")
    assert pile(state, "history", 0) == ["atlanteans-flood-1", "atlanteans-thule"]
    assert pile(state, "discard", 0) == []


@rule("IMP-151")
def test_who_is_no_atlantean_discards_what_he_should_sink() -> None:
    state = table(bare("romans", area=["cl-jungle"]), bare("greeks"))
    sink_card(state, 0, number("cl-jungle"))
    assert pile(state, "discard", 0) == ["cl-jungle"]


@rule("IMP-142", "IMP-144", "IMP-Q24")
def test_a_knight_garrisons_itself_and_repeats_the_region_s_effect() -> None:
    state = table(
        bare(
            "romans",
            hand=["cl-cataphract", "cl-oracle"],
            area=["cl-mountain", "romans-dalmatia"],
            state="empire",
        ),
        bare("greeks"),
        market=QUIET,
    )
    play(state, "play cl-cataphract", "decline", "accept", "host cl-mountain")
    assert has(state) == (3, 0, 0)
    play(state, "exile cl-forest", "garrison cl-oracle")
    mountain = next(one for one in state.areas[0] if one.card == number("cl-mountain"))
    assert mountain.under == [number("cl-cataphract"), number("cl-oracle")]
    assert pile(state, "discard", 0) == []


@rule("IMP-017", "IMP-142", "IMP-Q166")
def test_a_card_of_another_nation_is_not_like_one_s_own_that_says_the_same() -> None:
    mine = ["carthaginians-advance-1", "carthaginians-advance-2"]
    me = bare("carthaginians", hand=["cl-jungle", "romans-advance", *mine])
    state = table(me, player("romans"), market=[laid(card, "1 progress") for card in QUIET])
    play(state, "play cl-jungle")
    # Of the two that the nation has itself one is enough.
    assert legal(state) == {"garrison romans-advance", "garrison carthaginians-advance-1", "decline"}
    play(state, "garrison romans-advance")
    assert hand(state) == mine


@rule("IMP-143")
def test_some_cards_are_never_garrisoned() -> None:
    state = table(
        bare("romans", hand=["romans-dalmatia", "romans-glory", "cl-triumphant-1", "cl-oracle"]), bare("greeks")
    )
    play(state, "play romans-dalmatia")
    assert legal(state) == {"garrison cl-oracle", "decline"}
    assert why_not(state, "garrison romans-glory") == ["IMP-143", "IMP-142"]


@rule("IMP-145")
def test_a_garrisoned_card_has_no_effect() -> None:
    state = table(
        bare("romans", hand=["romans-prosperity-2"], area=[laid("cl-jungle", under=["cl-forest", "cl-awe-inspiring"])]),
        bare("greeks"),
    )
    assert hand_limit(state, 0) == 5
    play(state, "play romans-prosperity-2", "decline", "decline", "option 0")
    assert has(state) == (0, 0, 0)


@rule("IMP-146", "IMP-Q106", "IMP-Q29")
def test_the_garrison_of_an_archived_host_goes_with_it() -> None:
    state = table(
        bare(
            "romans",
            hand=["romans-rome-the-eternal-city"],
            area=[laid("romans-city-of-rome", under=["cl-oracle"], exhausted=True)],
            state="empire",
            exhausts=2,
        ),
        bare("greeks"),
    )
    play(state, "play romans-rome-the-eternal-city")
    assert {"romans-city-of-rome", "cl-oracle"} <= set(pile(state, "history", 0))
    assert state.have(0, EXHAUST) == 2


@rule("IMP-Q43")
def test_the_order_on_top_of_the_deck_is_the_owner_s() -> None:
    state = table(
        bare("greeks", hand=["greeks-greek-innovation", "cl-elders", "cl-oracle"], state="empire"),
        bare("romans"),
        market=QUIET,
    )
    play(state, "play greeks-greek-innovation")
    assert asked(state) == "SecretAsk"
    play(state, "to_deck cl-oracle")
    assert pile(state, "deck", 0)[-2:] == ["cl-oracle", "cl-elders"]


@rule("IMP-183", "IMP-Q102")
def test_unrest_is_returned_from_the_zones_that_a_card_names() -> None:
    state = table(
        bare(
            "romans",
            hand=["romans-unrest-1", "cl-oracle"],
            discard=["romans-unrest-2"],
            area=["romans-bread-and-circuses"],
        ),
        bare("greeks"),
    )
    solstice(state, "romans-bread-and-circuses")
    play(state, "discard cl-oracle", "return romans-unrest-1", "return romans-unrest-2")
    assert pile(state, "unrest_pile")[-2:] == ["romans-unrest-1", "romans-unrest-2"]


@rule("IMP-183", "IMP-Q133")
def test_the_wonder_answers_once_when_the_ionians_return_two_unrest() -> None:
    unrest = ["cl-unrest-1", "cl-unrest-2"]
    romans = bare("romans", hand=["cl-ionians", *unrest], area=["cl-wonder"], state="empire")
    state = play(table(romans, bare("greeks"), bare("celts"), market=QUIET), "play cl-ionians")
    play(state, "return cl-unrest-1")
    assert not can(state, "exhaust cl-wonder")
    play(state, "return cl-unrest-2", "exhaust cl-wonder")
    assert has(state) == (0, 0, 2)
    assert not can(state, "exhaust cl-wonder")


@rule("IMP-316")
def test_a_city_and_a_metropolis_at_the_solstice() -> None:
    state = table(
        bare("romans", hand=["cl-oracle"], deck=["cl-elders"], area=["romans-city-of-rome", "cl-metropolis-1"]),
        bare("greeks"),
    )
    solstice(state, "romans-city-of-rome")
    play(state, "discard cl-oracle", "option 1")
    assert has(state) == (0, 1, 0)
    play(solstice(state, "cl-metropolis-1"), "option 2")
    assert hand(state) == ["cl-elders"]
    # Without a card to discard the city does nothing.
    twin = table(bare("romans", area=["romans-city-of-rome"]), bare("greeks"))
    assert asked(solstice(twin, "romans-city-of-rome")) == "TakeTurn"


@rule("IMP-Q18", "IMP-194")
def test_an_option_may_be_picked_for_nothing_unless_a_cost_is_missing() -> None:
    state = table(bare("vikings", hand=["vikings-gothja"], deck=["cl-oracle", "cl-elders"]), bare("greeks"))
    play(state, "play vikings-gothja", "decline")
    assert legal(state) == {"option 0", "option 1"}
    play(state, "option 0")
    assert has(state) == (0, 1, 0)


@rule("IMP-Q30", "IMP-Q157")
def test_an_exhaust_token_comes_back_but_not_the_one_in_use() -> None:
    state = table(
        bare(
            "olmecs",
            area=["olmecs-olmec-hieroglyphics", laid("olmecs-calendar", exhausted=True)],
            exhausts=1,
            nation_barred=True,
        ),
        bare("minoans"),
        options=LEGENDS,
    )
    play(activating(state), "exhaust olmecs-olmec-hieroglyphics", "option 0")
    assert legal(state) == {"refresh olmecs-calendar", "refresh_nation"}
    play(state, "refresh_nation")
    assert state.have(0, EXHAUST) == 1


@rule("IMP-184", "IMP-185")
def test_actions_are_gained_above_three_and_spent_as_a_cost() -> None:
    state = table(bare("greeks", area=["cl-mysticism"], side="A"), bare("romans"), market=QUIET)
    play(state, "exhaust cl-mysticism")
    assert state.have(0, ACTION) == 4
    play(state, "exhaust greeks-power-a")
    assert state.have(0, ACTION) == 2
    poor = table(bare("greeks", side="A", actions=1), bare("romans"))
    assert why_not(poor, "exhaust greeks-power-a") == ["IMP-074"]
