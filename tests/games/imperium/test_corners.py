"""Rules at the edge: what ends the game in the middle of something, answers in others' turns, borrowed abilities."""

from imperia.games.imperium.printed import DEVELOPMENT_EXHAUST, EXHAUST, NATION_EXHAUST
from imperia.games.imperium.state import ImperiumState
from imperia.kernel.chance import Chance
from tests.games.imperium.parts import BOTH, LEGENDS, QUIET
from tests.games.imperium.table import (
    GAME,
    area,
    asked,
    bare,
    finish,
    hand,
    has,
    laid,
    legal,
    look,
    market,
    nation_deck,
    pile,
    play,
    player,
    table,
    why_not,
)
from tests.games.imperium.test_fame import glory
from tests.rule import rule

CARTHAGE = [
    "carthaginians-elephants-1",
    "carthaginians-elephants-2",
    "carthaginians-hegemony",
    "carthaginians-hannibal",
]

VIVIANE = "arthurians-viviane-of-the-lake"


def ending(state: ImperiumState) -> tuple[str, str, int | None]:
    """How far the end is, by what and whose doing."""
    seen = look(state)
    return seen.ending, seen.cause, seen.ender


def short_deck(*left: str, **data: object) -> ImperiumState:
    """The Romans' turn with these cards left in the main deck, the rest of it in the Greeks' history."""
    hold = bare("romans", "9 materials 9 population", **data)
    whole = pile(table(hold, bare("greeks"), market=QUIET), "main_deck")
    away = [card for card in whole if card not in left]
    return table(hold, bare("greeks", history=away), market=QUIET, piles={"main_deck": list(left)})


# The Vikings' Zenith


@rule("IMP-094", "IMP-113", "IMP-Q123")
def test_an_effect_that_takes_the_zenith_triggers_a_scoring_in_the_middle_of_the_turn() -> None:
    me = bare("vikings", hand=["cl-egyptians", "vikings-advance"], history=nation_deck("vikings"))
    state = table(me, bare("greeks"), market=QUIET)
    play(state, "play cl-egyptians")
    assert "vikings-harald-hardrada" in pile(state, "discard", 0)
    assert ending(state) == ("triggered", "harald_hardrada", 0)
    assert look(state).players[0].state == "barbarian"
    # The turn goes on, and so does this round.
    assert asked(state) == "TakeTurn"
    finish(state, "cl-oasis")
    assert (state.round, state.to_act()) == (2, (1,))


@rule("IMP-088", "IMP-094", "IMP-113", "IMP-Q40")
def test_the_zenith_is_taken_in_the_turn_of_another_who_makes_one_draw() -> None:
    me = bare("utopians", hand=["utopians-meditation"], discard=["utopians-portals"])
    rival = bare("vikings", discard=["vikings-advance"], history=nation_deck("vikings"))
    state = table(me, rival, options=BOTH, market=QUIET)
    play(state, "play utopians-meditation", "accept")
    assert ending(state) == ("triggered", "harald_hardrada", 1)
    assert state.have(1, NATION_EXHAUST) == 1
    assert state.have(1, EXHAUST) == 4
    assert state.seat == 0


@rule("IMP-089", "IMP-Q36")
def test_vikings_without_a_nation_deck_only_shuffle() -> None:
    me = bare("vikings", discard=["vikings-advance", "vikings-glory"], history=nation_deck("vikings"))
    state = table(me, bare("greeks"), market=QUIET)
    finish(state, "cl-oasis")
    finish(state, "cl-oasis")
    assert state.have(0, NATION_EXHAUST) == 1
    assert len(hand(state)) == 3
    play(state, "finish", "place cl-oasis", "discard vikings-harald-hardrada", "done")
    assert state.have(0, NATION_EXHAUST) == 0
    assert len(hand(state)) == 3


# The main deck runs out


@rule("IMP-109", "IMP-Q05")
def test_a_gamble_for_the_last_card_of_the_main_deck_triggers_a_scoring() -> None:
    state = short_deck("cl-armenians", hand=["cl-gambling"])
    play(state, "play cl-gambling", "announce tradition")
    assert pile(state, "exile") == ["cl-armenians"]
    assert ending(state) == ("triggered", "main_deck", None)


@rule("IMP-109", "IMP-164", "IMP-Q05")
def test_a_dig_that_takes_the_last_card_triggers_a_scoring_and_one_that_shuffles_back_does_not() -> None:
    last = short_deck("cl-armenians")
    play(last, "innovate vassal")
    assert hand(last) == ["cl-armenians"]
    assert ending(last) == ("triggered", "main_deck", None)
    vain = short_deck("cl-port")
    play(vain, "innovate vassal")
    assert pile(vain, "main_deck") == ["cl-port"]
    assert has(vain) == (9, 9, 2)
    assert ending(vain)[0] == "none"


@rule("IMP-109", "IMP-158")
def test_a_refill_with_the_last_card_triggers_a_scoring() -> None:
    state = short_deck("cl-armenians", hand=["romans-conquer"])
    main = market(state)[0]
    play(state, "play romans-conquer", "option 0", f"take {main}")
    assert market(state)[0] == "cl-armenians"
    assert ending(state) == ("triggered", "main_deck", None)


# The last development


@rule("IMP-096", "IMP-110", "IMP-Q125")
def test_the_last_development_before_a_reshuffle_triggers_a_scoring() -> None:
    away = [*CARTHAGE, "carthaginians-trading-ships"]
    me = bare("carthaginians", "7 materials", state="empire", history=away, discard=["carthaginians-glory"])
    state = table(me, bare("greeks"), market=QUIET)
    play(state, "finish", "place cl-forest", "develop carthaginians-monopoly")
    assert ending(state) == ("triggered", "development", 0)
    assert sorted(hand(state)) == ["carthaginians-glory", "carthaginians-monopoly"]
    assert has(state) == (0, 0, 0)


@rule("IMP-110", "IMP-218", "IMP-Q53")
def test_king_of_kings_gives_the_last_development_for_nothing() -> None:
    away = ["romans-military-engineering", "romans-roman-invasion", "romans-legions", "romans-the-senate",
            "romans-emperor-trajan"]  # fmt: skip
    state = glory(0, state="empire", history=away)
    play(state, "play romans-glory")
    assert "romans-rome-the-eternal-city" in pile(state, "discard", 0)
    assert has(state) == (0, 0, 3)
    # The first of the two causes is the one that is told.
    assert ending(state) == ("triggered", "development", 0)


# King of Kings, side B


@rule("IMP-219", "IMP-220")
def test_a_barbarian_gains_four_progress_on_side_b_and_nothing_is_triggered_again() -> None:
    data = glory(0).data() | {"king": "B", "crowned": [1], "ending": "triggered", "cause": "king_of_kings", "ender": 1}
    state = table(*data.pop("players"), **{key: value for key, value in data.items() if key not in ("seats", "game")})
    play(state, "play romans-glory")
    assert has(state) == (0, 0, 4)
    assert look(state).king_side == "B"
    assert ending(state) == ("triggered", "king_of_kings", 1)


# Find in hidden decks


@rule("IMP-176", "IMP-177", "IMP-178")
def test_of_a_search_the_others_see_only_the_card_that_is_found() -> None:
    deck = ["vikings-advance", "cl-jungle", "cl-coast"]
    me = bare("vikings", "1 population", hand=["vikings-erik-the-red"], deck=deck, area=["vikings-scandinavia"])
    state = table(me, bare("greeks"), market=QUIET)
    play(state, "play vikings-erik-the-red")
    watched = look(state, 1)
    assert GAME.view(state.imagine(1, Chance(5)), 1) == watched
    assert not any("find" in move for move in legal_of(state, 1))
    play(state, "find cl-coast")
    assert look(state, 1).players[0].hand == ["cl-coast"]
    assert sorted(pile(state, "deck", 0)) == ["cl-jungle", "vikings-advance"]


def legal_of(state: ImperiumState, seat: int) -> set[str]:
    """The legal moves of a seat, none if it is not asked."""
    return legal(state, seat) if seat in state.to_act() else set()


# Collapse with ties


@rule("IMP-129", "IMP-130", "IMP-Q64")
def test_only_those_with_the_fewest_unrest_cards_compare_points() -> None:
    plain = [player("romans"), player("greeks"), player("macedonians", "40 progress", hand=["cl-unrest-1"])]
    start = table(*plain, step="end", collapsed=True)
    gap = start.scores()[1].total - start.scores()[0].total
    poor, rich = (0, 1) if gap >= 0 else (1, 0)
    assert start.ranking() == ([[rich], [poor], [2]] if gap else [[0, 1], [2]])
    plain[poor]["tokens"] = {"progress": abs(gap)}
    assert table(*plain, step="end", collapsed=True).ranking() == [[0, 1], [2]]
    plain[poor]["tokens"] = {"progress": abs(gap) + 1}
    assert table(*plain, step="end", collapsed=True).ranking() == [[poor], [rich], [2]]


@rule("IMP-116", "IMP-221", "IMP-222")
def test_sumerians_after_a_collapse_change_who_wins_but_not_that_it_is_over() -> None:
    held = [f"cl-unrest-{number}" for number in range(2, 9)]
    romans = bare("romans", "3 materials", hand=["cl-invasion"], history=held[:1])
    state = table(
        {**romans, "deck": ["cl-sumerians"]},
        bare("greeks", discard=held[1:]),
        market=QUIET,
        piles={"unrest_pile": ["cl-unrest-1"]},
    )
    play(state, "play cl-invasion")
    assert look(state).collapsed
    assert state.to_act() == (0,)
    play(state, "return cl-unrest-2", "done")
    assert state.over
    assert look(state).collapsed
    assert state.winners() == [0]


# Tokens on market cards that are exiled


@rule("IMP-168", "IMP-169")
def test_tokens_stay_in_the_slot_when_a_market_card_is_swapped_for_an_exiled_one() -> None:
    shelves = [laid("cl-forest", "2 progress 1 materials"), *QUIET[1:]]
    me = bare("greeks", state="empire", area=["greeks-lighthouse"])
    state = table(me, bare("romans"), market=shelves, piles={"exile": ["cl-elders"]})
    before = len(pile(state, "unrest_pile"))
    play(state, "exhaust greeks-lighthouse", "option 1", "exile cl-forest")
    assert market(state)[0] == "cl-elders"
    assert look(state).market[0].tokens == {"materials": 1, "progress": 2}
    assert pile(state, "exile") == ["cl-forest"]
    assert len(pile(state, "unrest_pile")) == before - 1


# The ambassador


@rule("IMP-Q50", "IMP-Q159")
def test_this_card_is_the_ambassador_in_a_borrowed_ability() -> None:
    me = bare("romans", hand=["cl-unrest-1"], area=["cl-ambassador"])
    rivals = [bare("utopians", area=["utopians-mountain-retreat"]), bare("celts")]
    state = table(me, *rivals, market=QUIET, options=BOTH)
    play(state, "exhaust cl-ambassador", "garrison cl-unrest-1")
    assert asked(state) == "TakeTurn"
    borrowed = next(one for one in look(state).players[0].area if one.card == "cl-ambassador")
    assert borrowed.garrison == ["cl-unrest-1"]
    assert borrowed.exhausted
    assert not any(one.garrison for one in look(state).players[1].area)


@rule("IMP-Q50", "IMP-073")
def test_a_borrowed_ability_is_used_once_and_costs_one_s_own_tokens() -> None:
    me = bare("romans", "1 materials", area=["cl-ambassador"], deck=["cl-elders"])
    state = table(me, bare("greeks", "9 materials", area=["cl-shrine"]), bare("celts"), market=QUIET)
    play(state, "exhaust cl-ambassador")
    assert has(state) == (0, 0, 0)
    assert has(state, 1) == (9, 0, 0)
    assert why_not(state, "exhaust cl-ambassador") == ["IMP-073"]
    assert not next(one for one in look(state).players[1].area if one.card == "cl-shrine").exhausted
    poor = table(bare("romans", area=["cl-ambassador"]), bare("greeks", area=["cl-shrine"]), bare("celts"))
    play(poor, "exhaust cl-ambassador")
    assert asked(poor) == "TakeTurn"


# Solstice


@rule("IMP-104", "IMP-106", "IMP-Q132")
def test_the_solstice_goes_round_from_the_first_player() -> None:
    players = [
        bare("greeks", area=["cl-mysticism"], hand=["greeks-glory", "greeks-advance"]),
        bare("romans", state="empire", area=["cl-metropolis-1"]),
        bare("celts", area=["cl-city-1"], hand=["celts-glory", "celts-advance"]),
    ]
    state = table(*players, first=1, seat=0, step="solstice", market=QUIET)
    order = []
    for answer in ("option 0", "decline", "option 0"):
        order.append(state.to_act()[0])
        play(state, answer)
    assert order == [1, 2, 0]
    assert asked(state) == "TakeTurn"
    assert state.to_act() == (1,)


@rule("IMP-093", "IMP-Q132")
def test_a_card_that_comes_into_play_at_the_solstice_is_not_resolved_at_it() -> None:
    me = bare(
        "arthurians", area=[VIVIANE], discard=["arthurians-cai"],
        history=[card for card in nation_deck("arthurians") if card != VIVIANE],
    )  # fmt: skip
    state = table(me, bare("minoans"), options=LEGENDS, seat=1, step="solstice")
    play(state, f"solstice {VIVIANE}")
    # The reshuffle has brought the Nadir card into play, and its own solstice ability is for the next time.
    assert "arthurians-gwaith-camlan" in area(state)
    assert legal(state) == {"solstice arthurians-king-arthurs-court", "solstice arthurians-power-b"}
    play(state, "solstice arthurians-king-arthurs-court", "decline")
    assert asked(state) == "TakeTurn"
    # It would have brought unrest.
    assert hand(state) == []


# Clean-up with a raised hand limit


@rule("IMP-086", "IMP-147", "IMP-319")
def test_a_garrisoned_card_raises_no_hand_limit() -> None:
    me = player("romans", hand=["romans-dalmatia"], area=[laid("cl-jungle", under=["cl-qin"]), "romans-legions"])
    state = table(me, player("greeks"), market=QUIET)
    finish(state)
    assert len(hand(state)) == 6


@rule("IMP-085", "IMP-086", "IMP-319")
def test_six_cards_are_enough_for_a_limit_of_six_and_one_fewer_draws_one() -> None:
    held = ["romans-dalmatia", "romans-glory", "romans-conquer", "romans-advance", "cl-elders", "cl-port"]
    me = bare("romans", hand=held, area=["cl-qin"], deck=["cl-boats", "cl-oracle"])
    state = table(me, bare("greeks"), market=QUIET)
    play(state, "finish", "place cl-forest", "done")
    assert len(pile(state, "deck", 0)) == 2
    state = table(me, bare("greeks"), market=QUIET)
    play(state, "finish", "place cl-forest", "discard cl-elders", "done")
    assert pile(state, "deck", 0) == ["cl-boats"]


# Attacks and draws that reshuffle and develop


@rule("IMP-096", "IMP-100", "IMP-110", "IMP-Q41")
def test_an_empire_develops_in_another_s_turn_with_its_own_tokens() -> None:
    me = bare("utopians", hand=["utopians-meditation"], discard=["utopians-portals"])
    away = [*CARTHAGE, "carthaginians-trading-ships"]
    rival = bare("carthaginians", "7 materials", state="empire", history=away, discard=["carthaginians-glory"])
    state = table(me, rival, options=BOTH, market=QUIET)
    play(state, "play utopians-meditation")
    assert state.to_act() == (1,)
    play(state, "accept", "develop carthaginians-monopoly")
    assert ending(state) == ("triggered", "development", 1)
    assert state.have(1, DEVELOPMENT_EXHAUST) == 1
    assert state.have(1, EXHAUST) == 4
    assert len(hand(state, 1)) == 1
    assert state.to_act() == (0,)


@rule("IMP-096", "IMP-195", "IMP-196", "IMP-Q44")
def test_an_attack_that_reshuffles_and_develops_in_between_keeps_its_shields() -> None:
    attacker = bare(
        "carthaginians", "9 materials 9 population", state="empire", hand=["carthaginians-monopoly"],
        discard=["carthaginians-glory", "carthaginians-advance-1"],
    )  # fmt: skip
    state = table(attacker, bare("greeks", area=["cl-wilderness"]), bare("romans"), market=QUIET)
    play(state, "play carthaginians-monopoly")
    assert state.to_act() == (1,)
    play(state, "shield cl-wilderness")
    assert state.to_act() == (0,)
    play(state, "develop carthaginians-hannibal")
    (drawn,) = hand(state)
    play(state, f"give {drawn}")
    assert asked(state) == "TakeTurn"
    assert hand(state, 1) == ["cl-wilderness"]
    assert len(hand(state, 2)) == 1
    assert state.have(0, DEVELOPMENT_EXHAUST) == 1
