"""Attacks and the defenders' answers in the middle of another player's turn (p. 16)."""

from imperia.games.imperium.printed import EXHAUST
from tests.games.imperium.table import (
    area,
    asked,
    bare,
    can,
    hand,
    has,
    is_unrest,
    laid,
    legal,
    look,
    pile,
    play,
    player,
    table,
    verbs,
)
from tests.rule import rule

QUIET = ["cl-forest", "cl-oasis", "cl-steppe", "cl-river", "cl-hills"]


def unrest_in(cards: list[str]) -> int:
    """How many of some cards are unrest."""
    return sum(is_unrest(card) for card in cards)


@rule("IMP-195", "IMP-202", "IMP-Q49")
def test_each_defender_chooses_among_his_own_cards() -> None:
    state = table(
        player("romans", "3 materials", state="empire", hand=["cl-invasion"]),
        bare("greeks", area=["cl-jungle", "cl-mountain"]),
        bare("persians"),
        market=QUIET,
    )
    play(state, "play cl-invasion", "option 1")
    while state.to_act() == (0,):
        play(state, min(legal(state)))
    assert state.to_act() == (1,)
    assert legal(state) == {"recall cl-jungle", "recall cl-mountain"}
    play(state, "recall cl-mountain")
    assert "cl-mountain" in hand(state, 1)
    # Who has no region loses none; both took unrest.
    assert [unrest_in(hand(state, seat)) for seat in (1, 2)] == [1, 1]
    assert state.to_act() == (0,)


@rule("IMP-196", "IMP-Q44", "IMP-Q45")
def test_a_shield_is_raised_before_the_first_effect() -> None:
    me = player("romans", state="empire", hand=["cl-corruption"])
    other = bare("greeks", area=[laid("cl-cape", under=["greeks-glory"])])
    state = table(me, other, bare("persians"), market=QUIET)
    play(state, "play cl-corruption")
    assert asked(state) == "WardOff"
    assert state.to_act() == (1,)
    assert legal(state) == {"decline", "shield cl-cape"}
    assert has(state, 0) == (0, 0, 0)
    play(state, "shield cl-cape")
    # Both parts touch him: he keeps the materials and ignores the unrest.
    assert asked(state) == "NameParts"
    play(state, "option 0", "done")
    assert has(state, 1) == (2, 0, 0)
    assert unrest_in(hand(state, 1)) == 0
    # The cape went back to hand with its garrison; the third player has no shield and is not asked.
    assert sorted(hand(state, 1)) == ["cl-cape", "greeks-glory"]
    assert unrest_in(hand(state, 2)) == 1


@rule("IMP-196", "IMP-Q140")
def test_a_shield_that_is_declined_helps_nobody_and_own_benefits_are_never_shielded() -> None:
    me = player("romans", state="empire", hand=["cl-corruption"])
    state = table(me, bare("greeks", area=["cl-cape"]), market=QUIET)
    twin = state.copy()
    play(state, "play cl-corruption", "decline")
    assert unrest_in(hand(state, 1)) == 1
    play(twin, "play cl-corruption", "shield cl-cape", "done")
    assert unrest_in(hand(twin, 1)) == 0
    assert has(twin, 0) == has(state, 0) == (2, 0, 1)


@rule("IMP-076", "IMP-Q44")
def test_an_ability_that_answers_attacks_is_used_in_anothers_turn_with_own_tokens() -> None:
    other = bare("scythians", area=["scythians-mounted-archers"])
    state = table(player("romans", state="empire", hand=["cl-corruption"]), other, market=QUIET)
    play(state, "play cl-corruption")
    assert legal(state) == {"decline", "exhaust scythians-mounted-archers"}
    play(state, "exhaust scythians-mounted-archers", "done")
    assert state.have(1, EXHAUST) == 4
    assert look(state).players[1].area[1].exhausted
    assert unrest_in(hand(state, 1)) == 0


@rule("IMP-071", "IMP-073")
def test_who_has_no_exhaust_token_left_is_not_asked() -> None:
    other = bare("scythians", area=["scythians-mounted-archers"], exhausts=0)
    state = table(player("romans", state="empire", hand=["cl-corruption"]), other, market=QUIET)
    play(state, "play cl-corruption")
    assert asked(state) == "TakeTurn"
    assert unrest_in(hand(state, 1)) == 1


@rule("IMP-Q46")
def test_only_cities_really_abandoned_count() -> None:
    state = table(
        player("romans", state="empire", hand=["cl-onager"]),
        bare("greeks", area=["cl-city-1"]),
        bare("persians", area=["cl-city-2", "cl-cape"]),
        market=QUIET,
    )
    play(state, "play cl-onager", "shield cl-cape")
    while asked(state) == "NameParts":
        play(state, "done")
    assert "cl-city-2" in area(state, 2)
    assert "cl-city-1" not in area(state, 1)
    assert has(state, 0) == (2, 0, 0)


@rule("IMP-Q47", "IMP-Q162")
def test_the_toll_of_a_standing_army() -> None:
    others = (
        bare("greeks", area=["cl-standing-army", "cl-cape"]),
        bare("persians"),
        bare("macedonians"),
    )
    rich = table(player("romans", "1 progress", state="empire", hand=["cl-corruption"]), *others, market=QUIET)
    play(rich, "play cl-corruption")
    assert asked(rich) == "PayToll"
    assert rich.to_act() == (0,)
    unpaid = rich.copy()
    play(rich, "accept")
    assert (has(rich, 0), has(rich, 1)) == ((0, 0, 0), (0, 0, 1))
    # Paid: now the defender may still use a shield of his own.
    assert asked(rich) == "WardOff"
    assert rich.to_act() == (1,)
    play(unpaid, "decline")
    assert asked(unpaid) == "TakeTurn"
    assert [unrest_in(hand(unpaid, seat)) for seat in (1, 2, 3)] == [0, 1, 1]


@rule("IMP-Q47")
def test_an_attacker_without_progress_is_not_asked_for_the_toll() -> None:
    others = (bare("greeks", area=["cl-standing-army"]), bare("persians"), bare("macedonians"))
    state = table(player("romans", state="empire", hand=["cl-corruption"]), *others, market=QUIET)
    play(state, "play cl-corruption")
    assert asked(state) == "TakeTurn"
    assert unrest_in(hand(state, 1)) == 0


@rule("IMP-Q48")
def test_the_giver_chooses_a_card_for_each_player_clockwise() -> None:
    me = bare("romans", state="empire", hand=["cl-exports", "romans-unrest-1"], discard=["romans-glory"])
    state = table(me, bare("greeks"), bare("persians"), market=QUIET)
    play(state, "play cl-exports")
    assert state.to_act() == (0,)
    assert verbs(state) == {"give"}
    assert can(state, "give romans-unrest-1")
    assert can(state, "give romans-glory")
    play(state, "give romans-unrest-1")
    assert hand(state, 1) == ["romans-unrest-1"]
    play(state, "give romans-glory")
    assert hand(state, 2) == ["romans-glory"]
    assert [has(state, seat) for seat in range(3)] == [(2, 0, 0)] * 3


@rule("IMP-Q48", "IMP-Q141")
def test_with_too_few_cards_the_last_players_get_none_and_the_shielded_never() -> None:
    me = bare("romans", state="empire", hand=["cl-exports", "romans-glory"])
    state = table(me, bare("greeks"), bare("persians"), market=QUIET)
    play(state, "play cl-exports", "give romans-glory")
    assert asked(state) == "TakeTurn"
    assert hand(state, 1) == ["romans-glory"]
    assert hand(state, 2) == []
    state = table(me, bare("greeks", area=["cl-cape"]), bare("persians"), market=QUIET)
    play(state, "play cl-exports", "shield cl-cape", "done", "give romans-glory")
    assert hand(state, 1) == ["cl-cape"]
    assert hand(state, 2) == ["romans-glory"]


@rule("IMP-Q50")
def test_the_ambassador_uses_anothers_ability() -> None:
    state = table(
        bare("romans", area=["cl-ambassador"], deck=["romans-glory"]),
        bare("greeks", area=[laid("cl-coinage", exhausted=True)]),
        bare("persians", area=["cl-wonder"]),
        market=QUIET,
    )
    play(state, "exhaust cl-ambassador")
    if asked(state) != "TakeTurn":
        assert not can(state, "choose cl-wonder")
        play(state, min(legal(state)))
    assert hand(state) == ["romans-glory"]
    # The other card got no token and kept the one it bore.
    assert look(state).players[1].area[1].exhausted


@rule("IMP-Q12")
def test_unrest_is_taken_clockwise_until_the_pile_is_empty() -> None:
    unrest = [f"cl-unrest-{number}" for number in range(1, 11)]
    state = table(
        bare("romans", state="empire", hand=["cl-corruption"], history=unrest[1:]),
        bare("greeks"),
        bare("persians"),
        market=QUIET,
        piles={"unrest_pile": unrest[:1]},
    )
    assert pile(state, "unrest_pile") == ["cl-unrest-1"]
    play(state, "play cl-corruption")
    assert state.over
    assert "cl-unrest-1" in hand(state, 1)
    assert unrest_in(hand(state, 2)) == 0
    # The rest of the card is not resolved.
    assert has(state, 0)[2] == 0


@rule("IMP-Q10")
def test_unrest_that_comes_with_a_card_counts_as_taken() -> None:
    me = bare("vikings", "3 materials", hand=["vikings-advance"])
    state = table(
        me,
        bare("greeks"),
        market=[laid("cl-port", under=["cl-unrest-1"]), *QUIET[1:]],
    )
    play(state, "play vikings-advance")
    while asked(state) != "TakeTurn" and not can(state, "decline"):
        play(state, min(legal(state)))
    # The Viking power looks at the top of the nation deck and may bury it.
    assert {"accept", "decline"} & legal(state)
