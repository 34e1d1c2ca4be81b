"""Keywords that bring cards: acquire, break through, fame, find, develop, nation cards (p. 16 to 21)."""

import pytest

from imperia.games.imperium.printed import ACTION, MAIN_DECK
from imperia.games.imperium.rules.acquire import acquire
from imperia.games.imperium.rules.fame import crown
from imperia.games.imperium.state import ImperiumState
from tests.games.imperium.parts import LEGENDS, QUIET, QUIET_LEGENDS, activating, king, number
from tests.games.imperium.table import (
    area,
    asked,
    bare,
    hand,
    has,
    heard,
    is_unrest,
    laid,
    legal,
    market,
    nation_deck,
    pile,
    play,
    player,
    table,
    why_not,
    words_of,
)
from tests.rule import rule

# With this card in the third slot something of every category but civilised lies in the market.
MIXED = ["cl-armenians", "cl-elders", "cl-port", "cl-shrine", "cl-hills"]


@rule("IMP-155", "IMP-312", "IMP-Q06")
def test_advance_takes_one_card_of_one_of_its_categories() -> None:
    state = table(bare("romans", "5 materials", hand=["romans-advance"]), bare("greeks"), market=MIXED)
    play(state, "play romans-advance", "option 0")
    assert legal(state) == {"take cl-elders", "take cl-port", "take cl-shrine"}
    play(state, "take cl-port")
    assert asked(state) == "TakeTurn"
    assert has(state) == (2, 0, 0)


@rule("IMP-156", "IMP-157")
def test_the_tokens_of_an_acquired_card_are_gained() -> None:
    state = table(
        bare("romans", "2 population", hand=["romans-conquer"]),
        bare("greeks"),
        market=[laid("cl-armenians", "2 materials 1 population 3 progress"), *QUIET[1:]],
    )
    play(state, "play romans-conquer", "take cl-armenians")
    assert has(state) == (2, 1, 3)
    assert "cl-armenians" in hand(state)


@rule("IMP-313", "IMP-161", "IMP-162")
def test_conquer_breaks_through_for_a_region_or_a_vassal() -> None:
    vassal = laid("cl-armenians", under=["cl-unrest-3"])
    state = table(
        bare("romans", "3 population", hand=["romans-conquer"]),
        bare("greeks"),
        market=[vassal, *MIXED[1:]],
        piles={"main_deck": ["cl-jungle"]},
    )
    play(state, "play romans-conquer", "option 1")
    assert legal(state) == {"take cl-armenians", "take cl-hills", "top region_deck", "announce vassal"}
    play(state, "take cl-armenians")
    assert hand(state) == ["cl-armenians"]
    assert pile(state, "unrest_pile")[-1] == "cl-unrest-3"
    assert has(state) == (0, 0, 0)


@rule("IMP-165")
def test_without_a_match_in_the_main_deck_progress_is_gained() -> None:
    vassals = [
        f"cl-{name}" for name in ["armenians", "assyrians", "egyptians", "ionians", "qin", "sumerians", "aksumites"]
    ]
    vassals += ["cl-minoans", "cl-hittites"]
    state = table(bare("romans", "3 materials", hand=["cl-diplomacy"], history=vassals), bare("greeks"), market=QUIET)
    deck = list(state.piles[MAIN_DECK])
    events = heard(state, "play cl-diplomacy")
    assert has(state) == (0, 0, 2)
    # Everybody has seen the whole deck.
    revealed = next(event for event in events if event.what.word == "revealed")
    assert revealed.details == deck


@rule("IMP-164")
@pytest.mark.parametrize("vassal", ["cl-armenians", ""])
def test_what_a_dig_turns_over_is_shuffled_back_into_the_main_deck(vassal: str) -> None:
    """Over several seeds it lies in several orders, whether a card was found or not."""
    turned = ["cl-elders", "cl-jungle", "cl-mountain"]
    left = set()
    for seed in range(5):
        me = bare("romans", "3 materials", hand=["cl-diplomacy"])
        state = table(me, bare("greeks"), market=QUIET, seed=seed)
        state.piles[MAIN_DECK] = [number(card) for card in ([vassal] if vassal else []) + turned]
        play(state, "play cl-diplomacy")
        assert sorted(pile(state, "main_deck")) == turned
        left.add(tuple(pile(state, "main_deck")))
    assert len(left) > 1


@rule("IMP-Q155")
def test_a_dig_whose_first_card_fits_shuffles_nothing() -> None:
    state = table(
        bare("romans", "3 materials", hand=["cl-diplomacy"]),
        bare("greeks"),
        market=QUIET,
        piles={"main_deck": ["cl-elders", "cl-armenians"]},
    )
    deck = pile(state, "main_deck")
    play(state, "play cl-diplomacy")
    assert pile(state, "main_deck") == deck[:-1]
    again = table(
        bare("romans", "3 materials", hand=["cl-diplomacy"]),
        bare("greeks"),
        market=QUIET,
        piles={"main_deck": ["cl-armenians", "cl-elders"]},
    )
    events = heard(again, "play cl-diplomacy")
    dug = next(event for event in events if event.what.word == "dug")
    assert dug.details == [number("cl-armenians"), number("cl-elders")]
    assert "cl-elders" in pile(again, "main_deck")


@rule("IMP-167", "IMP-166")
def test_the_unrest_under_an_exiled_market_card_goes_back() -> None:
    state = table(
        bare("romans", hand=["cl-forest"]),
        bare("greeks"),
        market=[laid("cl-armenians", under=["cl-unrest-3"]), "cl-oasis", "cl-steppe", "cl-river", "cl-hills"],
        piles={"main_deck": ["cl-jungle"]},
    )
    play(state, "play cl-forest", "exile cl-armenians")
    assert pile(state, "exile") == ["cl-armenians"]
    assert pile(state, "unrest_pile")[-1] == "cl-unrest-3"
    assert market(state)[0] == "cl-jungle"


@rule("IMP-169", "IMP-Q165")
def test_a_swap_with_the_exile_pile_keeps_the_tokens_in_the_slot() -> None:
    state = table(
        bare("greeks", area=["greeks-lighthouse"], state="empire"),
        bare("romans"),
        market=[laid("cl-forest", "2 progress"), *QUIET[1:]],
        piles={"exile": ["cl-armenians", "cl-jungle"]},
    )
    play(activating(state), "exhaust greeks-lighthouse", "option 1", "exile cl-forest")
    assert legal(state) == {"take cl-armenians", "take cl-jungle"}
    play(state, "take cl-armenians")
    assert market(state)[0] == "cl-armenians"
    assert state.market[0].tokens == [0, 0, 2]
    assert len(state.market[0].under) == 1
    assert pile(state, "exile") == ["cl-jungle", "cl-forest"]


@rule("IMP-170", "IMP-Q10")
def test_a_card_acquired_from_the_exile_pile_brings_unrest_unless_it_is_a_region() -> None:
    cards = ["le-elders", "le-plain"]
    state = table(
        bare("egyptians", hand=["le-macedonians"], area=["le-cartography"], state="empire"),
        bare("minoans"),
        options=LEGENDS,
        seats=3,
        market=["le-mountain", "le-moor", "le-lakes", "le-grassland", "le-island"],
        piles={"exile": [*cards, "le-etruscans"]},
    )
    before = len(pile(state, "unrest_pile"))
    play(state, "play le-macedonians", "take le-plain")
    assert len(pile(state, "unrest_pile")) == before
    acquire(state, 0, number("le-etruscans"))
    assert len(pile(state, "unrest_pile")) == before - 1
    *taken, unrest = hand(state)
    assert (taken, is_unrest(unrest)) == (["le-plain", "le-etruscans"], True)


@rule("IMP-323", "IMP-Q09")
def test_breaking_through_for_an_exiled_card_brings_no_unrest() -> None:
    state = table(
        bare("egyptians", hand=["le-imperial"]),
        bare("minoans"),
        options=LEGENDS,
        market=QUIET_LEGENDS,
        piles={"exile": ["le-etruscans"]},
    )
    before = len(pile(state, "unrest_pile"))
    play(state, "play le-imperial", "option 0", "take le-etruscans")
    assert hand(state) == ["le-etruscans"]
    assert len(pile(state, "unrest_pile")) == before


@rule("IMP-207")
def test_acclaimed_breaks_through_for_the_variable_icon_only() -> None:
    state = table(
        bare("egyptians", hand=["le-acclaimed"]),
        bare("minoans"),
        options=LEGENDS,
        market=["le-plain", "le-qanat", "le-exports", "le-lakes", "le-mountain"],
        piles={"main_deck": ["le-persians", "le-etruscans"]},
    )
    play(state, "play le-acclaimed")
    assert legal(state) == {"take le-qanat", "take le-exports", "top main_deck"}
    assert why_not(state, "top tradition_deck") == ["IMP-207"]
    play(state, "top main_deck")
    assert hand(state) == ["le-persians"]


@rule("IMP-172")
def test_a_fame_card_is_drawn_unseen_by_the_others() -> None:
    state = table(
        bare("vikings", hand=["vikings-rollo-the-walker"]),
        bare("greeks"),
        piles={"fame_deck": ["cl-great", "cl-glorious"]},
    )
    events = heard(state, "play vikings-rollo-the-walker")
    assert hand(state) == ["cl-glorious"]
    taken = next(event for event in events if event.what.word == "took_fame")
    assert taken.shown_to(1) == []
    assert pile(state, "exile") == ["vikings-rollo-the-walker"]


@rule("IMP-173", "IMP-216", "IMP-Q98", "IMP-315")
def test_romans_look_at_one_more_fame_card_and_gain_progress() -> None:
    regions = ["romans-dalmatia", "cl-jungle", "cl-mountain"]
    state = table(
        bare("romans", hand=["romans-glory"], area=regions, side="A"),
        bare("greeks"),
        piles={"fame_deck": ["cl-great", "cl-glorious", "cl-notorious"]},
    )
    play(state, "play romans-glory")
    assert legal(state) == {"take cl-great", "take cl-glorious", "take cl-notorious"}
    assert has(state) == (0, 0, 1)
    play(state, "take cl-glorious")
    assert pile(state, "fame_deck")[-2:] == ["cl-great", "cl-notorious"]


@rule("IMP-174", "IMP-Q51", "IMP-216")
def test_looking_stops_above_king_of_kings() -> None:
    regions = ["romans-dalmatia", "cl-jungle", "cl-mountain"]
    state = last_fame(["romans-glory"], regions, ["cl-great"])
    play(state, "play romans-glory", "take cl-great")
    assert hand(state) == ["cl-great"]
    assert state.crowned == 0


FAME = ["cl-praiseworthy", "cl-great", "cl-notorious", "cl-marvellous", "cl-glorious", "cl-triumphant-1"]


def last_fame(cards: list[str], regions: list[str], left: list[str]) -> ImperiumState:
    """A Roman with these cards and regions when no more than these fame cards are left."""
    gone = [card for card in [*FAME, "cl-triumphant-2", "cl-awe-inspiring"] if card not in left]
    return table(
        bare("romans", hand=cards, area=regions, history=gone[2:]),
        bare("greeks"),
        market=QUIET,
        piles={"fame_deck": left, "removed": gone[:2]},
    )


@rule("IMP-Q52", "IMP-Q54")
def test_king_of_kings_is_resolved_once_by_each_player() -> None:
    regions = ["romans-dalmatia", "cl-jungle", "cl-mountain", "cl-forest", "cl-oasis", "cl-steppe"]
    state = table(
        bare(
            "romans",
            hand=["romans-glory", "cl-ionians"],
            area=regions,
            history=[*FAME[2:], "cl-triumphant-2", "cl-awe-inspiring"],
        ),
        bare("greeks"),
        market=["cl-river", "cl-hills", "cl-cape", "cl-marsh", "cl-coast"],
        piles={"removed": FAME[:2]},
    )
    play(state, "play romans-glory", "abandon cl-jungle", "abandon cl-mountain", "abandon cl-forest")
    assert has(state) == (0, 0, 6)
    assert state.king == 1
    crown(state, 0)
    state.run()
    assert has(state) == (0, 0, 6)


@rule("IMP-Q53")
def test_king_of_kings_develops_for_nobody_without_developments() -> None:
    state = table(bare("vikings"), bare("greeks", state="empire"))
    king(state, 1, 0)
    assert has(state) == (0, 0, 4)
    king(state, 1, 1)
    assert asked(state) == "Ask"
    assert len(legal(state, 1)) == len(pile(state, "development", 1))


@rule("IMP-175", "IMP-176", "IMP-Q154")
def test_a_named_card_is_found_where_it_lies_first() -> None:
    state = table(
        bare("mauryans", hand=["mauryans-chanakya", "mauryans-arthashastra"]), bare("minoans"), options=LEGENDS
    )
    events = heard(state, "play mauryans-chanakya", "option 1")
    assert pile(state, "discard", 0) == ["mauryans-arthashastra"]
    assert "shuffled" not in words_of(events)


@rule("IMP-175", "IMP-176", "IMP-178", "IMP-179")
def test_a_search_goes_on_to_the_nation_deck_which_is_then_shuffled() -> None:
    state = table(bare("mauryans", hand=["mauryans-chanakya"]), bare("minoans"), options=LEGENDS)
    assert "mauryans-arthashastra" in pile(state, "nation_deck", 0)
    bottom = pile(state, "nation_deck", 0)[0]
    events = heard(state, "play mauryans-chanakya", "option 1")
    assert pile(state, "discard", 0) == ["mauryans-arthashastra"]
    assert words_of(events).count("shuffled") == 2
    assert pile(state, "nation_deck", 0)[0] == bottom == "mauryans-glory"


@rule("IMP-177")
def test_a_description_lets_one_choose_among_all_places() -> None:
    state = table(
        player(
            "vikings",
            "1 population",
            hand=["vikings-erik-the-red", "cl-jungle"],
            area=["vikings-scandinavia"],
            discard=["cl-mountain"],
        ),
        bare("greeks"),
    )
    play(state, "play vikings-erik-the-red")
    # The region just abandoned lies in the discard pile by now.
    journeys = {"vikings-foroyar", "vikings-graenland", "vikings-iceland", "vikings-vinland"}
    regions = {"cl-jungle", "cl-mountain", "vikings-scandinavia"}
    assert legal(state) == {f"find {card}" for card in journeys | regions}
    play(state, "find vikings-vinland")
    assert hand(state) == ["cl-jungle", "vikings-vinland"]
    assert pile(state, "exile") == ["vikings-erik-the-red"]


@rule("IMP-Q127")
def test_a_search_that_finds_nothing_buys_nothing() -> None:
    knights = ["arthurians-bedwyr", "arthurians-gwalchmei"]
    state = table(
        bare("arthurians", hand=["arthurians-taliesin-the-bard"], history=knights),
        bare("minoans"),
        options=LEGENDS,
        ignored=["empire"],
        order="activate",
    )
    events = heard(state, "play arthurians-taliesin-the-bard")
    assert hand(state) == []
    assert words_of(events).count("shuffled") == 2
    found = table(
        bare("arthurians", hand=["arthurians-taliesin-the-bard"]),
        bare("minoans"),
        options=LEGENDS,
        ignored=["empire"],
        order="activate",
    )
    play(found, "play arthurians-taliesin-the-bard", "find arthurians-bedwyr")
    assert "arthurians-bedwyr" in pile(found, "history", 0)
    assert len(legal(found)) == 2


@rule("IMP-181", "IMP-180", "IMP-189")
def test_develop_as_an_effect_puts_no_token_and_minds_none() -> None:
    state = table(
        bare(
            "macedonians",
            "4 materials 2 population",
            hand=["macedonians-development"],
            state="empire",
            development_barred=True,
        ),
        bare("greeks"),
        market=QUIET,
    )
    play(state, "play macedonians-development", "option 0")
    assert "develop macedonians-mosaics" in legal(state)
    play(state, "develop macedonians-mosaics")
    assert "macedonians-mosaics" in pile(state, "discard", 0)
    assert has(state) == (0, 1, 0)


@rule("IMP-182", "IMP-224")
def test_arthurians_never_develop() -> None:
    state = table(bare("arthurians", hand=["le-plain"]), bare("minoans"), options=LEGENDS)
    king(state, 1, 0)
    assert asked(state) == "TakeTurn"


@rule("IMP-Q85", "IMP-Q146")
def test_developing_is_no_option_for_a_barbarian_or_without_means() -> None:
    state = table(bare("egyptians", "1 population", side="A"), bare("minoans"), options=LEGENDS)
    play(state, "exhaust egyptians-power-a")
    # Only the other option is open, so it is taken by itself.
    assert has(state) == (0, 0, 0)
    assert state.have(0, ACTION) == 4
    poor = table(
        bare("macedonians", "2 materials", hand=["macedonians-development"], state="empire"),
        bare("greeks"),
        market=MIXED,
    )
    play(poor, "play macedonians-development")
    assert asked(poor) == "Ask"
    assert legal(poor) == {"take cl-elders", "take cl-port", "take cl-shrine"}


@rule("IMP-Q123", "IMP-223", "IMP-179")
def test_the_accession_card_is_taken_by_some_effects_and_moved_by_none() -> None:
    left = nation_deck("romans")
    state = table(bare("romans", history=left, hand=["cl-egyptians"], area=["cl-sacred-pass"]), bare("greeks"))
    assert pile(state, "nation_deck", 0) == ["romans-julius-caesar"]
    play(state, "play cl-egyptians")
    assert "romans-julius-caesar" in pile(state, "discard", 0)
    assert state.is_empire(0)
    other = table(bare("romans", history=left, hand=["cl-oracle"], area=["cl-sacred-pass"]), bare("greeks"))
    play(activating(other), "exhaust cl-sacred-pass", "accept")
    # Nothing is swapped; the pass itself may still be abandoned.
    assert legal(other) == {"abandon cl-sacred-pass", "decline"}
    play(other, "abandon cl-sacred-pass")
    assert pile(other, "nation_deck", 0) == ["romans-julius-caesar"]
    assert hand(other) == ["cl-oracle"]


@rule("IMP-223")
def test_the_sacred_pass_swaps_a_card_for_the_top_nation_card() -> None:
    state = table(bare("romans", hand=["cl-oracle", "cl-elders"], area=["cl-sacred-pass"]), bare("greeks"))
    top = pile(state, "nation_deck", 0)[-1]
    events = heard(activating(state), "exhaust cl-sacred-pass", "accept", "abandon cl-sacred-pass", "swap cl-oracle")
    assert set(hand(state)) == {top, "cl-elders"}
    assert pile(state, "nation_deck", 0)[-1] == "cl-oracle"
    swapped = next(event for event in events if event.what.word == "exchanged")
    assert swapped.shown_to(1) == []


@rule("IMP-Q145")
def test_each_part_tests_the_state_when_it_is_reached() -> None:
    state = table(
        bare("romans", "4 materials", hand=["cl-egyptians"], history=nation_deck("romans")),
        bare("greeks"),
        market=QUIET,
    )
    play(state, "play cl-egyptians")
    # The accession card has just made an empire of him, which develops the one card that it can pay for.
    assert {"romans-julius-caesar", "romans-the-senate"} <= set(pile(state, "discard", 0))
    assert has(state) == (0, 0, 0)


@rule("IMP-102", "IMP-101", "IMP-Q42")
def test_up_to_so_many_cards_with_and_without_a_reshuffle() -> None:
    state = table(bare("romans", hand=["cl-jade-mask"], deck=["cl-elders"], discard=["cl-oracle"]), bare("greeks"))
    play(state, "play cl-jade-mask")
    assert legal(state) == {"count 0", "count 1"}
    again = table(
        bare("romans", hand=["cl-glorious"], deck=["cl-elders"], discard=["cl-shrine", "cl-port"], nation_barred=True),
        bare("greeks"),
    )
    play(again, "play cl-glorious", "count 3")
    assert len(hand(again)) == 3
    oracle = table(bare("romans", hand=["cl-oracle"], deck=["cl-elders"], nation_barred=True), bare("greeks"))
    play(oracle, "play cl-oracle")
    assert pile(oracle, "discard", 0) == ["cl-elders", "cl-oracle"]


@rule("IMP-188", "IMP-314", "IMP-202", "IMP-Q41")
def test_prosperity_lets_all_draw_and_counts_icons_or_regions() -> None:
    state = table(
        bare("romans", hand=["romans-prosperity-2"], deck=["cl-elders"], area=["cl-forest", "cl-oasis", "cl-jungle"]),
        bare("greeks", deck=["cl-shrine"]),
    )
    twin = state.copy()
    play(state, "play romans-prosperity-2", "accept")
    assert state.to_act() == (1,)
    play(state, "accept", "option 0")
    assert has(state) == (4, 0, 0)
    assert (hand(state), hand(state, 1)) == (["cl-elders"], ["cl-shrine"])
    play(twin, "play romans-prosperity-2", "decline", "decline", "option 1")
    assert has(twin) == (0, 3, 0)


@rule("IMP-Q101", "IMP-160")
def test_alexander_acquires_twice_at_will() -> None:
    state = table(
        bare(
            "macedonians", hand=["macedonians-alexander-the-great"], history=["macedonians-alexander"], state="empire"
        ),
        bare("greeks"),
        market=["cl-forest", "cl-elders", "cl-port", "cl-shrine", "cl-hills"],
        piles={"exile": ["cl-jungle"], "main_deck": ["cl-coast"]},
    )
    play(state, "play macedonians-alexander-the-great")
    assert legal(state) == {"take cl-forest", "take cl-hills", "take cl-jungle", "decline"}
    play(state, "take cl-forest")
    assert "take cl-coast" in legal(state)
    play(state, "decline")
    assert hand(state) == ["cl-forest"]
    without = table(bare("macedonians", hand=["macedonians-alexander-the-great"], state="empire"), bare("greeks"))
    assert why_not(without, "play macedonians-alexander-the-great") == ["IMP-Q20"]


@rule("IMP-Q104", "IMP-Q23", "IMP-Q136")
def test_dido_plays_what_she_acquires_if_it_can_be_played() -> None:
    state = table(
        bare("carthaginians", hand=["carthaginians-dido"]), bare("greeks"), market=["cl-mountain", *QUIET[1:]]
    )
    play(state, "play carthaginians-dido", "accept", "take cl-mountain")
    assert has(state) == (3, 1, 0)
    assert "cl-mountain" in area(state)
    parmenion = table(
        bare("macedonians", hand=["macedonians-parmenion"], state="empire"),
        bare("greeks"),
        market=["cl-minoans", *QUIET[1:]],
    )
    play(parmenion, "play macedonians-parmenion", "accept", "take cl-minoans")
    # Its state icon does not fit an empire: it stays in hand.
    assert "cl-minoans" in hand(parmenion)


@rule("IMP-Q100")
def test_trading_ships_recall_a_card_as_their_cost() -> None:
    state = table(
        bare("carthaginians", area=["carthaginians-trading-ships"], state="empire"),
        bare("greeks"),
        market=[laid("cl-elders", "1 materials"), *QUIET[1:]],
    )
    assert why_not(activating(state), "exhaust carthaginians-trading-ships") == ["IMP-074"]
    able = table(
        bare("carthaginians", area=["carthaginians-trading-ships", "cl-marsh"], state="empire"),
        bare("greeks"),
        market=[laid("cl-elders", "1 materials"), *QUIET[1:]],
    )
    play(activating(able), "exhaust carthaginians-trading-ships")
    assert "cl-elders" in hand(able)
    assert "cl-marsh" in hand(able)
