"""Attacks and how they are answered, gifts, and what others are made to do (p. 16)."""

from imperia.games.imperium.cards import WORDS
from imperia.games.imperium.printed import EXHAUST
from imperia.games.imperium.state import ImperiumState
from tests.games.imperium.parts import BOTH, LEGENDS, QUIET, QUIET_LEGENDS
from tests.games.imperium.table import (
    GAME,
    area,
    asked,
    bare,
    hand,
    has,
    heard,
    is_unrest,
    laid,
    legal,
    pile,
    play,
    player,
    table,
    why_not,
)
from tests.rule import rule


@rule("IMP-196", "IMP-Q44", "IMP-Q45")
def test_a_region_is_recalled_to_ignore_an_attack() -> None:
    state = table(
        bare("celts", hand=["celts-boudicca"]),
        bare("greeks", area=["cl-cape", "cl-jungle"]),
        bare("romans", area=["cl-mountain"]),
        market=QUIET,
    )
    play(state, "play celts-boudicca")
    # The defender is asked before anything happens.
    assert has(state, 0) == (0, 0, 0)
    assert state.to_act() == (1,)
    assert legal(state) == {"shield cl-cape", "decline"}
    assert why_not(state, "shield cl-jungle") == ["IMP-196"]
    play(state, "shield cl-cape")
    assert hand(state, 1) == ["cl-cape"]
    assert area(state, 1) == ["greeks-power-b", "cl-jungle"]
    assert area(state, 2) == ["romans-power-b"]
    assert has(state, 0) == (0, 0, 1)


@rule("IMP-196")
def test_who_declines_suffers_the_attack() -> None:
    state = table(bare("celts", hand=["celts-boudicca"]), bare("greeks", area=["cl-cape"]), market=QUIET)
    play(state, "play celts-boudicca", "decline")
    assert pile(state, "discard", 1) == ["cl-cape"]


@rule("IMP-Q44", "IMP-195")
def test_a_protected_player_may_keep_a_part_of_the_attack() -> None:
    state = table(
        bare("romans", hand=["cl-corruption"], state="empire"),
        bare("greeks", area=["cl-cape"]),
        market=QUIET,
    )
    twin = state.copy()
    play(state, "play cl-corruption", "shield cl-cape")
    assert legal(state) == {"option 0", "option 1", "done"}
    play(state, "option 0", "done")
    assert has(state, 1) == (2, 0, 0)
    assert not [card for card in hand(state, 1) if is_unrest(card)]
    play(twin, "play cl-corruption", "shield cl-cape", "done")
    assert has(twin, 1) == (0, 0, 0)
    assert hand(twin, 1) == ["cl-cape"]


@rule("IMP-196")
def test_who_cannot_pay_for_a_protection_is_not_asked() -> None:
    def attacked(tokens: str) -> ImperiumState:
        me = bare("utopians", tokens, area=["utopians-daochang", "cl-jungle"])
        state = table(bare("romans", hand=["romans-roman-invasion"], state="empire"), me, market=QUIET)
        play(state, "play romans-roman-invasion")
        return state

    state = attacked("1 population")
    assert asked(state) == "WardOff"
    # The only button says what it means.
    labels = {GAME.notation(move): GAME.describe(state, 1, move, "en") for move in state.moves(1)}
    assert labels["decline"] == "Suffer the attack"
    assert asked(attacked("")) != "WardOff"


@rule("IMP-Q44")
def test_who_suffers_every_part_after_all_is_asked_no_more() -> None:
    romans = bare("romans", hand=["cl-corruption"], state="empire")
    state = table(romans, bare("greeks", area=["cl-cape"]), market=QUIET)
    play(state, "play cl-corruption", "shield cl-cape", "option 0", "option 1")
    assert asked(state) != "NameParts"


@rule("IMP-196", "IMP-Q133", "IMP-076")
def test_exhaust_abilities_answer_attacks_in_another_s_turn() -> None:
    state = table(
        bare("romans", hand=["romans-roman-invasion"], state="empire"),
        bare("scythians", area=["scythians-mounted-archers", "cl-jungle"]),
        market=QUIET,
    )
    play(state, "play romans-roman-invasion", "exhaust scythians-mounted-archers")
    assert state.have(1, EXHAUST) == 4
    play(state, "decline")
    assert "cl-jungle" in area(state, 1)
    again = table(
        bare("romans", hand=["romans-roman-invasion"], state="empire"),
        bare("scythians", area=[laid("scythians-mounted-archers", exhausted=True), "cl-jungle"]),
        market=QUIET,
    )
    play(again, "play romans-roman-invasion")
    assert again.to_act() == (0,)


def attack(progress: str) -> ImperiumState:
    """An attack on a standing army by somebody with that much progress."""
    return table(
        bare("celts", progress, hand=["celts-boudicca"]),
        bare("greeks", area=["cl-standing-army", "cl-jungle"]),
        bare("romans"),
        bare("persians"),
        market=QUIET,
    )


@rule("IMP-Q47", "IMP-Q162")
def test_a_standing_army_asks_the_attacker_for_progress() -> None:
    state = attack("1 progress")
    play(state, "play celts-boudicca")
    assert state.to_act() == (0,)
    play(state, "accept")
    assert has(state, 1) == (0, 0, 1)
    assert "cl-jungle" not in area(state, 1)
    refused = attack("1 progress")
    play(refused, "play celts-boudicca", "decline")
    assert "cl-jungle" in area(refused, 1)
    poor = attack("")
    play(poor, "play celts-boudicca")
    assert "cl-jungle" in area(poor, 1)


@rule("IMP-Q46", "IMP-Q49")
def test_only_cities_that_really_fall_pay_the_onager() -> None:
    state = table(
        bare("romans", hand=["cl-onager"], state="empire"),
        bare("greeks", area=["greeks-city-of-sparta", "cl-cape"]),
        bare("persians", area=["cl-city-1"]),
        bare("celts"),
        market=QUIET,
    )
    play(state, "play cl-onager", "shield cl-cape", "decline")
    assert has(state, 0) == (2, 0, 0)
    assert "greeks-city-of-sparta" in area(state, 1)
    assert pile(state, "discard", 2) == ["cl-city-1"]


@rule("IMP-Q48", "IMP-Q140")
def test_the_giver_chooses_a_card_for_each_other_player() -> None:
    state = table(
        bare("romans", hand=["cl-exports", "cl-oracle", "romans-unrest-1"], discard=["cl-elders"], state="empire"),
        bare("greeks"),
        bare("persians"),
        market=QUIET,
    )
    events = heard(state, "play cl-exports")
    assert asked(state) == "SecretAsk"
    assert legal(state) == {"give cl-oracle", "give romans-unrest-1", "give cl-elders"}
    events = heard(state, "give romans-unrest-1", "give cl-elders")
    assert "romans-unrest-1" in hand(state, 1)
    assert "cl-elders" in hand(state, 2)
    gifts = [event for event in events if event.what.word == "gave"]
    assert gifts[0].shown_to(2) == [1]
    assert gifts[1].shown_to(1)[0] == 2
    assert has(state, 1) == (2, 0, 0)


@rule("IMP-Q48")
def test_with_too_few_cards_the_last_players_get_none() -> None:
    state = table(
        bare("romans", hand=["cl-exports", "cl-oracle"], state="empire"), bare("greeks"), bare("persians"), market=QUIET
    )
    play(state, "play cl-exports", "give cl-oracle")
    assert hand(state, 1) == ["cl-oracle"]
    assert hand(state, 2) == []


@rule("IMP-Q141")
def test_a_shielded_player_receives_nothing() -> None:
    state = table(
        bare("romans", hand=["cl-exports", "cl-oracle"], state="empire"),
        bare("greeks", area=["cl-cape"]),
        market=QUIET,
    )
    play(state, "play cl-exports", "shield cl-cape", "done")
    assert hand(state, 1) == ["cl-cape"]
    assert "cl-oracle" in hand(state, 0)


@rule("IMP-Q140")
def test_an_attack_counts_as_played_even_if_all_are_shielded() -> None:
    state = table(
        bare("celts", hand=["celts-boudicca"], area=["celts-chainmail"]),
        bare("greeks", area=["cl-cape"]),
        market=QUIET,
    )
    play(state, "play celts-boudicca", "shield cl-cape")
    assert has(state, 0) == (0, 0, 2)


@rule("IMP-Q103")
def test_cards_without_the_attack_icon_are_no_attacks() -> None:
    state = table(
        bare("celts", "1 population", hand=["celts-druids"], side="A"),
        bare("greeks", area=["cl-cape"]),
        market=["cl-elders", *QUIET[1:]],
    )
    play(state, "play celts-druids", "option 1", "take cl-elders", "exhaust celts-power-a")
    assert len([card for card in hand(state, 1) if is_unrest(card)]) == 1
    assert "cl-cape" in area(state, 1)


@rule("IMP-Q84")
def test_the_atlantean_fleet_steals_from_the_others_only() -> None:
    state = table(
        player("atlanteans", "1 progress", hand=["atlanteans-atlantean-fleet"], discard=["le-elders"]),
        bare("minoans", "2 progress"),
        options=LEGENDS,
    )
    play(state, "play atlanteans-atlantean-fleet", "option 0")
    assert has(state, 0) == (0, 0, 2)
    assert has(state, 1) == (0, 0, 1)
    assert pile(state, "history", 0) == ["le-elders"]


@rule("IMP-Q50", "IMP-Q159")
def test_the_ambassador_uses_an_ability_of_another_player() -> None:
    state = table(
        bare("romans", "1 materials", hand=["cl-oracle"], area=["cl-ambassador", "cl-jungle"], deck=["cl-elders"]),
        bare("greeks", area=[laid("cl-shrine", exhausted=True), "cl-shaduf", "cl-temple"], side="A"),
        bare("persians"),
        market=QUIET,
    )
    play(state, "exhaust cl-ambassador")
    # Reactions, power cards and what cannot be paid are not among them.
    assert legal(state) == {"choose cl-shrine", "choose cl-temple"}
    play(state, "choose cl-shrine")
    assert has(state) == (0, 0, 0)
    assert set(hand(state)) == {"cl-elders", "cl-oracle"}
    assert area(state, 1)[1:] == ["cl-shrine", "cl-shaduf", "cl-temple"]


@rule("IMP-Q48")
def test_olmec_traders_punish_who_got_a_mask() -> None:
    state = table(
        bare("olmecs", hand=["olmecs-olmec-traders", "olmecs-stone-mask-1", "le-elders"], state="empire"),
        bare("minoans"),
        bare("egyptians"),
        options=LEGENDS,
        market=QUIET_LEGENDS,
    )
    events = heard(state, "play olmecs-olmec-traders", "give olmecs-stone-mask-1", "give le-elders")
    assert len(hand(state, 1)) == 2
    assert hand(state, 2) == ["le-elders"]
    # Everybody has to see why one of them takes unrest and the other does not.
    masks, elders = [event for event in events if event.what.word == "gave"]
    assert masks.shown_to(2) == [1, WORDS.index("olmecs-stone-mask-1")]
    assert elders.shown_to(1) == [2, WORDS.index("le-elders")]
    assert all(state.hidden.knows(None, WORDS.index(card)) for card in ("olmecs-stone-mask-1", "le-elders"))


@rule("IMP-196", "IMP-Q45")
def test_long_walls_are_recalled_against_attacks() -> None:
    state = table(
        bare("celts", hand=["celts-boudicca"]),
        bare("qin", area=["qin-long-walls-1", "qin-long-walls-2", "cl-jungle"], state="empire"),
        options=BOTH,
        market=QUIET,
    )
    play(state, "play celts-boudicca", "shield qin-long-walls-2", "recall qin-long-walls-1")
    assert hand(state, 1) == ["qin-long-walls-1"]
    assert "cl-jungle" in area(state, 1)


@rule("IMP-196", "IMP-074")
def test_a_fortified_region_asks_for_population() -> None:
    state = table(
        bare("minoans", hand=["minoans-minoan-expansion"], state="empire"),
        bare("egyptians", "1 population", area=["le-fortified-region"]),
        options=LEGENDS,
        market=QUIET_LEGENDS,
    )
    twin = state.copy()
    twin.add(1, 1, -1)
    play(state, "play minoans-minoan-expansion", "exhaust le-fortified-region")
    assert has(state, 1) == (0, 0, 0)
    assert "le-fortified-region" in area(state, 1)
    play(twin, "play minoans-minoan-expansion")
    assert twin.to_act() == (0,)
    assert "le-fortified-region" not in area(twin, 1)


@rule("IMP-196", "IMP-Q137")
def test_the_scythian_vassals_ward_an_attack_off_for_nothing_but_a_token() -> None:
    state = table(
        bare("minoans", hand=["minoans-minoan-expansion"], state="empire"),
        bare("egyptians", area=["le-scythians", "le-fortified-region"]),
        options=LEGENDS,
        market=QUIET_LEGENDS,
    )
    play(state, "play minoans-minoan-expansion")
    # The fortified region asks for population that nobody has.
    assert legal(state) == {"exhaust le-scythians", "decline"}
    play(state, "exhaust le-scythians")
    assert "le-fortified-region" in area(state, 1)
    assert state.have(1, EXHAUST) == 4
