"""Abilities and passives that answer to a moment (p. 10, 18): each at its own, and at no other."""

from imperia.games.imperium.printed import ACTION, EXHAUST, PROGRESS
from tests.games.imperium.parts import LEGENDS, QUIET, QUIET_LEGENDS, solstice
from tests.games.imperium.table import area, bare, can, hand, has, is_unrest, laid, legal, pile, play, player, table
from tests.rule import rule


@rule("IMP-Q133")
def test_wonder_answers_to_returned_unrest_in_an_activate_turn_only() -> None:
    state = table(
        bare("romans", "1 population", hand=["romans-unrest-1"], area=["cl-wonder"], state="empire"),
        bare("greeks"),
        bare("persians"),
        market=QUIET,
    )
    twin = state.copy()
    play(state, "play romans-unrest-1")
    assert legal(state) == {"exhaust cl-wonder", "decline"}
    play(state, "exhaust cl-wonder")
    assert has(state) == (0, 0, 2)
    play(twin, "revolt 1")
    assert not can(twin, "exhaust cl-wonder")


@rule("IMP-Q133")
def test_a_card_answers_once_to_an_event_and_others_may_follow() -> None:
    state = table(
        bare(
            "romans",
            "1 population",
            hand=["romans-unrest-1"],
            area=["cl-wonder", laid("cl-coinage", exhausted=True)],
            state="empire",
        ),
        bare("greeks"),
        bare("persians"),
        market=QUIET,
    )
    play(state, "play romans-unrest-1", "exhaust cl-wonder")
    assert not can(state, "exhaust cl-wonder")
    assert state.have(0, EXHAUST) == 4


def test_astronomy_answers_to_an_acquired_region() -> None:
    state = table(
        bare("qin", "3 population", area=["qin-legalism", "le-astronomy"], state="empire"),
        bare("minoans"),
        options=LEGENDS,
        market=["le-etruscans", *QUIET_LEGENDS[1:]],
    )
    twin = state.copy()
    play(state, "exhaust qin-legalism", "take le-island", "exhaust le-astronomy")
    assert has(state) == (0, 0, 1)
    play(twin, "exhaust qin-legalism", "take le-etruscans")
    assert not can(twin, "exhaust le-astronomy")


def test_the_atlantean_power_answers_to_sinking() -> None:
    state = table(
        player(
            "atlanteans",
            hand=["atlanteans-flood-1"],
            area=["atlanteans-thule"],
            discard=["le-elders"],
            side="A",
        ),
        bare("minoans"),
        options=LEGENDS,
        market=QUIET_LEGENDS,
    )
    play(state, "play atlanteans-flood-1", "exhaust atlanteans-power-a")
    # After the cost and before what it buys.
    assert pile(state, "deck", 0)[-1] == "le-elders"
    assert legal(state) == {f"take {card}" for card in QUIET_LEGENDS}


@rule("IMP-Q99")
def test_the_qin_power_doubles_population() -> None:
    state = table(
        bare("qin", "3 population", area=["qin-legalism"], side="A"),
        bare("minoans"),
        options=LEGENDS,
        market=[laid("le-island", "2 population"), *QUIET_LEGENDS[:1], *QUIET_LEGENDS[2:]],
    )
    play(state, "exhaust qin-legalism", "take le-island", "exhaust qin-power-a")
    assert has(state) == (0, 4, 0)


@rule("IMP-170", "IMP-Q10")
def test_longships_answer_to_a_region_from_the_exile_pile_and_to_attacks() -> None:
    state = table(
        bare("vikings", "1 population 2 materials", hand=["vikings-jomsviking"], area=["vikings-longships"]),
        bare("greeks", hand=["greeks-advance"]),
        market=QUIET,
        piles={"exile": ["cl-jungle"]},
    )
    play(state, "play vikings-jomsviking", "take cl-jungle")
    assert has(state) == (0, 1, 0)
    play(state, "exhaust vikings-longships")
    assert has(state) == (2, 1, 0)
    assert hand(state, 1) == []


@rule("IMP-Q153", "IMP-Q136")
def test_skis_answer_after_the_region_is_resolved() -> None:
    state = table(bare("vikings", hand=["vikings-iceland"], area=["vikings-skis"], deck=["cl-elders"]), bare("greeks"))
    play(state, "play vikings-iceland")
    assert not can(state, "exhaust vikings-skis")
    play(state, "option 0", "exhaust vikings-skis", "option 0")
    assert has(state) == (2, 0, 0)
    assert hand(state) == ["cl-elders"]


@rule("IMP-Q10", "IMP-157")
def test_unrest_under_an_acquired_card_counts_as_taken() -> None:
    state = table(
        bare("vikings", "3 materials", hand=["vikings-advance"]),
        bare("greeks"),
        market=[laid("cl-elders", under=["cl-unrest-5"]), *QUIET[1:]],
    )
    play(state, "play vikings-advance")
    # The vikings look at their top nation card and may bury it.
    assert legal(state) == {"accept", "decline"}
    assert [card for card in hand(state) if is_unrest(card)] == ["cl-unrest-5"]


@rule("IMP-Q91")
def test_the_whole_progress_is_paid_however_much_it_is() -> None:
    state = table(player("utopians", "55 progress"), bare("minoans"), options=LEGENDS)
    play(solstice(state, "utopians-visions-of-shangri-la"), "option 0")
    assert state.have(0, PROGRESS) == 0
    assert "utopians-path-to-shangri-la" in area(state)


@rule("IMP-173", "IMP-216")
def test_who_knows_more_fame_cards_still_looks_at_as_many_as_he_may() -> None:
    regions = ["romans-dalmatia", "cl-jungle", "cl-mountain", "cl-forest", "cl-oasis", "cl-steppe"]
    fame = ["cl-praiseworthy", "cl-great", "cl-notorious", "cl-marvellous", "cl-glorious"]
    state = table(
        bare("romans", hand=["romans-glory"], area=regions),
        bare("greeks"),
        piles={"fame_deck": fame},
        seen=dict.fromkeys(fame, 1),
    )
    play(state, "play romans-glory", "abandon cl-jungle", "abandon cl-mountain", "abandon cl-forest")
    assert legal(state) == {"take cl-marvellous", "take cl-glorious"}
    assert state.have(0, ACTION) == 2
