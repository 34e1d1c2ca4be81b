"""Each nation's own world (p. 21 to 23)."""

import pytest

from imperia.games.imperium.cards import CARDS
from imperia.games.imperium.deed import deed_of
from imperia.games.imperium.printed import ACTION, EXHAUST
from imperia.games.imperium.rules.market import market_token
from imperia.games.imperium.rules.nation import take_nation_card
from imperia.games.imperium.rules.unrest import take_unrest
from imperia.games.imperium.words import NATION_CARD_BY_EFFECT
from tests.games.imperium.parts import BOTH, LEGENDS, QUIET, QUIET_LEGENDS, activating, number, solstice
from tests.games.imperium.table import (
    area,
    asked,
    bare,
    can,
    hand,
    has,
    heard,
    is_unrest,
    laid,
    legal,
    nation_deck,
    pile,
    play,
    player,
    table,
    verbs,
    why_not,
    words_of,
)
from tests.rule import rule

COURT = "arthurians-king-arthurs-court"


@rule("IMP-225", "IMP-227", "IMP-Q78")
def test_one_pending_quest_becomes_active_and_the_graal_comes_last() -> None:
    state = table(bare("arthurians"), bare("minoans"), options=LEGENDS)
    solstice(state, COURT)
    play(state, "accept")
    assert "garrison arthurians-graal" not in legal(state)
    play(state, "garrison arthurians-excalibur")
    assert [one.under for one in state.areas[0] if one.card == number(COURT)] == [[number("arthurians-excalibur")]]
    assert len([card for card in hand(state) if is_unrest(card)]) == 1
    # With an active quest there is no other.
    solstice(state, COURT)
    assert asked(state) == "TakeTurn"


QUESTS = [
    "arthurians-graal",
    "arthurians-lawnslot-llyn",
    "arthurians-twrch-trwyth",
    "arthurians-taliesin-the-bard",
    "arthurians-excalibur",
]


@rule("IMP-111")
def test_the_last_quest_triggers_no_scoring() -> None:
    quests = [card for card in QUESTS if card != "arthurians-graal"]
    state = table(bare("arthurians", history=quests), bare("minoans"), options=LEGENDS)
    play(solstice(state, COURT), "accept")
    assert pile(state, "development", 0) == []
    assert state.ending == 0


@rule("IMP-226")
def test_the_active_quest_goes_to_discard_pile_or_hand() -> None:
    court = laid(COURT, under=["arthurians-excalibur"])
    state = table(
        bare(
            "arthurians",
            hand=["arthurians-morigena"],
            area=[court, laid("arthurians-britannia-prima", under=["arthurians-myrddin-wyllt"])],
        ),
        bare("minoans"),
        options=LEGENDS,
    )
    top = pile(state, "nation_deck", 0)[-1]
    play(state, "play arthurians-morigena", "abandon arthurians-britannia-prima")
    # With what was abandoned, and what was played.
    lost = {"arthurians-britannia-prima", "arthurians-myrddin-wyllt", "arthurians-morigena"}
    assert set(pile(state, "discard", 0)) == {"arthurians-excalibur", top, *lost}
    knights = ["arthurians-cai", "arthurians-peredur", "arthurians-king-arthur"]
    wise = table(
        bare(
            "arthurians",
            hand=["arthurians-myrddin-wyllt"],
            area=[court, laid("arthurians-britannia-prima", under=knights)],
        ),
        bare("minoans"),
        options=LEGENDS,
    )
    play(wise, "play arthurians-myrddin-wyllt")
    assert "arthurians-excalibur" in hand(wise)
    assert set(pile(wise, "discard", 0)) == {"arthurians-myrddin-wyllt", *knights}


@rule("IMP-114", "IMP-Q80", "IMP-170")
def test_the_graal_ends_the_game_and_takes_an_exiled_card() -> None:
    state = table(
        bare("arthurians", hand=["arthurians-graal"], history=["arthurians-cafall"]),
        bare("minoans"),
        options=LEGENDS,
        piles={"exile": ["le-cataphract", "le-elders", "minoans-seal-stones"]},
    )
    play(state, "play arthurians-graal")
    assert state.ending == 1
    play(state, "recover arthurians-cafall")
    assert legal(state) == {"take le-elders", "take minoans-seal-stones", "decline"}
    play(state, "take le-elders")
    assert len([card for card in hand(state) if is_unrest(card)]) == 1


@rule("IMP-Q77")
def test_peredur_finds_the_graal() -> None:
    state = table(
        bare("arthurians", hand=["arthurians-peredur"], discard=["arthurians-graal"]), bare("minoans"), options=LEGENDS
    )
    play(state, "play arthurians-peredur", "option 1")
    assert hand(state) == ["arthurians-graal"]
    assert pile(state, "exile") == ["arthurians-peredur"]


@rule("IMP-Q79")
def test_lancelot_counts_as_a_garrisoned_knight_while_he_is_the_active_quest() -> None:
    state = table(
        bare("arthurians", hand=["arthurians-gwalchmei"], area=[laid(COURT, under=["arthurians-lawnslot-llyn"])]),
        bare("minoans"),
        options=LEGENDS,
    )
    play(state, "play arthurians-gwalchmei")
    assert has(state) == (0, 0, 1)
    camlan = table(
        bare(
            "arthurians",
            history=nation_deck("arthurians"),
            area=["arthurians-gwaith-camlan", laid(COURT, under=["arthurians-lawnslot-llyn"])],
        ),
        bare("minoans"),
        options=LEGENDS,
    )
    solstice(camlan, "arthurians-gwaith-camlan")
    play(camlan, "option 0", "archive arthurians-lawnslot-llyn")
    assert "arthurians-lawnslot-llyn" in pile(camlan, "history", 0)


@rule("IMP-Q81")
def test_an_empire_card_is_played_for_free_by_a_barbarian() -> None:
    state = table(
        bare("arthurians", "1 progress", hand=["le-civil-service", "le-plain"], area=["arthurians-twrch-trwyth"]),
        bare("minoans"),
        options=LEGENDS,
    )
    play(state, "exhaust arthurians-twrch-trwyth")
    assert legal(state) == {"play le-civil-service"}
    play(state, "play le-civil-service")
    assert "le-civil-service" in area(state)
    assert state.have(0, ACTION) == 3
    without = table(
        bare("arthurians", "1 progress", hand=["le-plain"], area=["arthurians-twrch-trwyth"]),
        bare("minoans"),
        options=LEGENDS,
    )
    assert why_not(without, "exhaust arthurians-twrch-trwyth") == ["IMP-074"]


@rule("IMP-Q82")
def test_lady_bertilak_goes_on_without_a_region_to_abandon() -> None:
    state = table(
        bare("arthurians", hand=["arthurians-lady-bertilak"], deck=["le-elders", "le-oracle"]),
        bare("minoans", hand=["minoans-crete", "minoans-thera", "minoans-cyprus"]),
        options=LEGENDS,
    )
    play(state, "play arthurians-lady-bertilak")
    assert set(hand(state)) == {"le-elders", "le-oracle"}
    assert state.to_act() == (1,)
    play(state, "discard minoans-crete", "discard minoans-thera")
    assert hand(state, 1) == ["minoans-cyprus"]


@rule("IMP-Q83")
def test_gwenhwyfar_abandons_king_arthur_from_a_garrison_only() -> None:
    state = table(
        bare("arthurians", hand=["arthurians-guennuvar", "arthurians-king-arthur", "le-civil-service"]),
        bare("minoans"),
        options=LEGENDS,
        market=["le-elders", *QUIET_LEGENDS[1:]],
    )
    play(state, "play arthurians-guennuvar")
    # The other option is closed for want of a garrison, so the first is taken, and the only card that fits.
    assert "le-elders" in hand(state)
    assert "arthurians-king-arthur" in hand(state)


@rule("IMP-Q89")
def test_discard_a_card_and_gain_progress_are_two_steps() -> None:
    state = table(bare("arthurians"), bare("minoans"), options=LEGENDS)
    solstice(state, "arthurians-power-b")
    assert has(state) == (0, 0, 1)


@rule("IMP-093", "IMP-Q123")
def test_the_nadir_comes_straight_into_play() -> None:
    state = table(
        bare("arthurians", hand=["le-elders"], history=nation_deck("arthurians")),
        bare("minoans"),
        options=LEGENDS,
    )
    take_nation_card(state, 0, NATION_CARD_BY_EFFECT)
    state.run()
    assert "arthurians-gwaith-camlan" in area(state)
    assert not state.is_empire(0)


@rule("IMP-178")
def test_iceland_shuffles_the_nation_deck_and_leaves_the_deck_as_it_lies() -> None:
    shuffled = 0
    for seed in range(8):
        deck = ["vikings-glory", "vikings-advance", "cl-oracle"]
        me = bare("vikings", hand=["vikings-iceland"], deck=deck)
        state = table(me, bare("greeks"), seed=seed)
        before = pile(state, "nation_deck", 0)
        play(state, "play vikings-iceland", "option 1")
        assert pile(state, "nation_deck", 0) == before
        play(state, "accept")
        after = pile(state, "nation_deck", 0)
        assert (after[0], sorted(after)) == ("vikings-harald-hardrada", sorted(before))
        assert pile(state, "deck", 0) == deck
        shuffled += after != before
    assert shuffled


@rule("IMP-Q107", "IMP-Q10", "IMP-179")
def test_vikings_look_at_the_top_nation_card_for_each_unrest() -> None:
    state = table(
        bare(
            "vikings",
            hand=["cl-mysticism"],
        ),
        bare("greeks"),
    )
    top = pile(state, "nation_deck", 0)[-1]
    take_unrest(state, 0, 1)
    state.run()
    assert legal(state) == {"accept", "decline"}
    play(state, "accept")
    assert pile(state, "nation_deck", 0)[:2] == ["vikings-harald-hardrada", top]
    alone = table(bare("vikings", discard=nation_deck("vikings")), bare("greeks"))
    take_unrest(alone, 0, 1)
    alone.run()
    assert asked(alone) == "TakeTurn"


@rule("IMP-Q164", "IMP-199")
def test_combs_let_the_next_card_ignore_the_empire_icon() -> None:
    state = table(
        bare("vikings", hand=["cl-coinage", "cl-temple", "cl-assyrians"], area=["vikings-combs"]), bare("greeks")
    )
    assert why_not(state, "play cl-coinage") == ["IMP-069"]
    play(state, "exhaust vikings-combs", "play cl-coinage")
    assert "cl-coinage" in area(state)
    assert why_not(state, "play cl-temple") == ["IMP-069"]
    used_up = table(bare("vikings", hand=["cl-coinage", "cl-assyrians"], area=["vikings-combs"]), bare("greeks"))
    play(used_up, "exhaust vikings-combs", "play cl-assyrians")
    assert why_not(used_up, "play cl-coinage") == ["IMP-069"]


@rule("IMP-Q87")
def test_ashoka_archives_every_attack_card_and_shuffles() -> None:
    state = table(
        bare(
            "mauryans",
            hand=["mauryans-ashoka", "mauryans-indian-elephants-1"],
            deck=["le-invasion", "le-elders"],
            discard=["le-espionage"],
            state="empire",
        ),
        bare("minoans"),
        options=LEGENDS,
    )
    events = heard(state, "play mauryans-ashoka")
    gone = {"mauryans-indian-elephants-1", "le-invasion", "le-espionage", "mauryans-ashoka"}
    assert gone <= set(pile(state, "history", 0))
    assert pile(state, "deck", 0) == ["le-elders"]
    assert words_of(events).count("revealed") == 3
    assert len(hand(state)) == 1


@rule("IMP-Q88")
def test_the_olmec_power_archives_from_hand() -> None:
    state = table(
        bare("olmecs", hand=["olmecs-stone-mask-1"], discard=["olmecs-stone-mask-2"]), bare("minoans"), options=LEGENDS
    )
    play(state, "exhaust olmecs-power-b")
    assert legal(state) == {"archive olmecs-stone-mask-1"}
    play(state, "archive olmecs-stone-mask-1")
    assert has(state) == (0, 0, 2)
    assert pile(state, "discard", 0) == ["olmecs-stone-mask-2"]


@rule("IMP-Q129")
def test_masks_to_be_discarded_can_be_fewer_or_stand_under_stone_heads() -> None:
    masks = ["olmecs-stone-mask-1"]
    state = table(
        bare(
            "olmecs",
            hand=masks,
            area=["olmecs-step-pyramids", laid("olmecs-stone-heads", under=["le-elders"])],
            side="A",
            state="empire",
        ),
        bare("minoans"),
        options=LEGENDS,
        market=QUIET_LEGENDS,
    )
    # No mask lies in the discard pile, so the other option is taken.
    play(state, "exhaust olmecs-power-a")
    assert legal(state) == {"discard olmecs-stone-mask-1", "exhaust olmecs-step-pyramids", "abandon le-elders"}
    play(state, "exhaust olmecs-step-pyramids", "abandon le-elders", "discard olmecs-stone-mask-1")
    assert set(pile(state, "discard", 0)) == {"le-elders", "olmecs-stone-mask-1"}
    assert legal(state) == {f"take {card}" for card in QUIET_LEGENDS}
    assert state.have(0, EXHAUST) == 3


@rule("IMP-Q129")
def test_step_pyramids_let_a_third_mask_stay_in_hand() -> None:
    masks = ["olmecs-stone-mask-1", "olmecs-stone-mask-2", "olmecs-stone-mask-3"]
    state = table(
        bare("olmecs", hand=masks, area=["olmecs-step-pyramids"], side="A", state="empire"),
        bare("minoans"),
        options=LEGENDS,
        market=QUIET_LEGENDS,
    )
    play(state, "exhaust olmecs-power-a", "exhaust olmecs-step-pyramids")
    play(state, "discard olmecs-stone-mask-1", "discard olmecs-stone-mask-2")
    assert hand(state) == ["olmecs-stone-mask-3"]
    assert verbs(state) == {"take"}


@rule("IMP-Q129")
def test_a_played_card_needs_no_exhaust_token_of_those_that_make_its_discard_smaller() -> None:
    state = table(
        bare(
            "olmecs",
            "2 population",
            hand=["olmecs-ritual-sacrifice"],
            area=["olmecs-step-pyramids", laid("olmecs-stone-heads", under=["le-elders"])],
            exhausts=1,
            side="A",
            state="empire",
        ),
        bare("minoans"),
        options=LEGENDS,
    )
    play(state, "play olmecs-ritual-sacrifice")
    assert legal(state) == {"exhaust olmecs-step-pyramids", "abandon le-elders"}
    play(state, "exhaust olmecs-step-pyramids", "abandon le-elders")
    assert has(state) == (0, 0, 0)
    assert state.have(0, EXHAUST) == 0


@rule("IMP-Q93")
def test_the_monastery_gives_population_even_without_a_card_to_exile() -> None:
    state = table(
        bare("utopians", hand=["utopians-sacred-scroll-1"], area=["utopians-monastery"]),
        bare("minoans"),
        options=LEGENDS,
    )
    play(activating(state), "exhaust utopians-monastery", "garrison utopians-sacred-scroll-1")
    assert has(state) == (0, 2, 0)
    assert pile(state, "exile") == []


@rule("IMP-Q130")
def test_poseidon_s_palace_sinks_with_its_mountain() -> None:
    state = table(
        bare("celts", hand=["celts-boudicca"]),
        player("atlanteans", area=["atlanteans-mountain-of-atlantis", "atlanteans-palace-of-poseidon"]),
        options=BOTH,
        market=QUIET,
    )
    play(state, "play celts-boudicca")
    assert pile(state, "discard", 1) == ["atlanteans-mountain-of-atlantis"]
    assert pile(state, "history", 1) == ["atlanteans-palace-of-poseidon"]


@rule("IMP-Q97", "IMP-016", "IMP-078")
def test_the_celtic_power_answers_to_a_dual_card_too() -> None:
    state = table(
        bare("celts", "3 materials", hand=["celts-advance"], side="A"), bare("greeks"), market=["cl-port", *QUIET[1:]]
    )
    play(state, "play celts-advance", "exhaust celts-power-a")
    assert len([card for card in hand(state, 1) if is_unrest(card)]) == 1
    innovate = table(bare("celts", side="A"), bare("greeks"), market=["cl-port", *QUIET[1:]])
    play(innovate, "innovate tradition", "take cl-port")
    assert not can(innovate, "exhaust celts-power-a")
    assert hand(innovate, 1) == []


@rule("IMP-Q105", "IMP-Q136", "IMP-Q153")
def test_phalanxes_play_a_region_from_the_discard_pile() -> None:
    state = table(
        bare(
            "macedonians",
            discard=["macedonians-orestis"],
            area=["macedonians-phalanx", "macedonians-companion-cavalry"],
            deck=["cl-elders"],
            side="A",
        ),
        bare("greeks"),
    )
    play(state, "exhaust macedonians-phalanx")
    # Two materials from the region, two from the power; then the cavalry may answer.
    assert has(state) == (4, 0, 0)
    assert state.have(0, ACTION) == 2
    play(state, "exhaust macedonians-companion-cavalry")
    assert hand(state) == ["cl-elders"]
    tired = table(
        bare("macedonians", discard=["macedonians-orestis"], area=["macedonians-phalanx"], actions=0), bare("greeks")
    )
    assert why_not(tired, "exhaust macedonians-phalanx") == ["IMP-074"]


@rule("IMP-Q152", "IMP-Q26")
def test_an_ability_that_plays_a_card_needs_one_that_can_be_played() -> None:
    able = table(
        bare(
            "egyptians",
            "1 population",
            hand=["egyptians-unrest-2"],
            area=["egyptians-obelisk"],
            state="empire",
            actions=0,
        ),
        bare("minoans"),
        options=LEGENDS,
    )
    play(able, "exhaust egyptians-obelisk", "play egyptians-unrest-2")
    assert has(able) == (0, 0, 0)
    unable = table(
        bare("egyptians", hand=["egyptians-unrest-2"], area=["egyptians-obelisk"], state="empire"),
        bare("minoans"),
        options=LEGENDS,
    )
    assert why_not(unable, "exhaust egyptians-obelisk") == ["IMP-074"]


@rule("IMP-Q94")
def test_myths_and_legends_give_progress_besides_the_fame_card() -> None:
    state = table(
        player("atlanteans", hand=["atlanteans-myths-and-legends"], area=["atlanteans-thule"]),
        bare("minoans"),
        options=LEGENDS,
        piles={"fame_deck": ["le-eminent", "le-imperial"]},
    )
    play(state, "play atlanteans-myths-and-legends", "take le-eminent")
    assert hand(state) == ["le-eminent"]
    assert has(state) == (0, 0, 1)


@rule("IMP-Q122")
def test_a_cost_that_can_be_paid_is_paid() -> None:
    state = table(bare("romans", "3 materials", hand=["cl-moneylenders"], state="empire"), bare("greeks"))
    play(state, "play cl-moneylenders")
    assert has(state) == (0, 0, 0)
    assert state.have(0, ACTION) == 4


@rule("IMP-231", "IMP-232")
def test_what_some_nations_lack() -> None:
    groups = {
        nation: {card.group for card in CARDS if card.word.startswith(nation)}
        for nation in ("celts", "olmecs", "scythians")
    }
    assert CARDS[number("romans-prosperity-1")].group not in groups["celts"]
    assert (
        not {CARDS[number(f"minoans-{name}")].group for name in ("prosperity", "conquer", "advance", "glory")}
        & groups["olmecs"]
    )
    assert [card.word for card in CARDS if card.word == "scythians-glory" and card.start == 3] == ["scythians-glory"]
    pottery = table(bare("minoans", hand=["minoans-pottery"], state="empire"), bare("egyptians"), options=LEGENDS)
    assert why_not(pottery, "play minoans-pottery") == ["IMP-069"]


@rule("IMP-Q142")
def test_cards_laid_with_the_power_card_are_in_play_and_no_history() -> None:
    state = table(bare("arthurians"), player("utopians"), options=LEGENDS)
    assert COURT in area(state)
    assert "utopians-visions-of-shangri-la" in area(state, 1)
    assert pile(state, "history", 1) == []


@rule("IMP-Q120")
def test_sumerians_reach_the_garrison_but_not_the_sunken_pile() -> None:
    state = table(
        bare(
            "romans",
            hand=["cl-sumerians"],
            area=[laid("cl-jungle", under=["romans-unrest-1"])],
            deck=["romans-unrest-2"],
        ),
        bare("greeks"),
    )
    card = number("cl-sumerians")
    CARDS[card].before_scoring.begin(state, deed_of(0, card))
    state.run()
    # The third lies in the history.
    assert legal(state) == {*(f"return romans-unrest-{copy}" for copy in (1, 2, 3)), "done"}
    sunk = table(
        player("atlanteans", hand=["cl-sumerians"], history=["atlanteans-unrest-1"]), bare("greeks"), options=BOTH
    )
    CARDS[card].before_scoring.begin(sunk, deed_of(0, card))
    sunk.run()
    assert "return atlanteans-unrest-1" not in legal(sunk)


@pytest.mark.parametrize("token", ["materials", "population"])
def test_some_nations_lay_other_tokens_in_the_market(token: str) -> None:
    nation = {"materials": "carthaginians", "population": "qin"}[token]
    state = table(bare(nation), bare("greeks"), options=BOTH)
    assert market_token(state, 0)[0] == ["materials", "population"].index(token)
