"""The end of the game: what triggers it, the last round, points and collapse (p. 13)."""

import pytest

from imperia.games.imperium.cards import WORDS
from imperia.games.imperium.language.worth import points
from imperia.games.imperium.scoring import score, unrest_owned
from imperia.games.imperium.state import ImperiumState
from tests.games.imperium.table import (
    GAME,
    asked,
    bare,
    finish,
    hand,
    has,
    heard,
    laid,
    legal,
    look,
    nation_deck,
    pile,
    play,
    player,
    table,
    words_of,
)
from tests.rule import rule

QUIET = ["cl-forest", "cl-oasis", "cl-steppe", "cl-river", "cl-hills"]
UNREST = [f"cl-unrest-{number}" for number in range(1, 9)]


def worth(state: ImperiumState, word: str, seat: int = 0) -> int:
    """The points of a card of a player."""
    return points(state, seat, WORDS.index(word))


def few_unrest(*taken: str) -> list[str]:
    """The common unrest cards of a table for two, less those that are named elsewhere."""
    return [card for card in UNREST if card not in taken]


@rule("IMP-108", "IMP-109", "IMP-Q05")
def test_the_last_card_of_the_main_deck_triggers_a_scoring() -> None:
    hold = bare("romans", "3 materials", hand=["cl-diplomacy"])
    cards = [card for card in main_cards() if card != "cl-armenians"]
    state = table({**hold, "discard": cards}, bare("greeks"), market=QUIET, piles={"main_deck": ["cl-armenians"]})
    assert pile(state, "main_deck") == ["cl-armenians"]
    play(state, "play cl-diplomacy")
    assert asked(state) == "TakeTurn"
    assert pile(state, "main_deck") == []
    assert (look(state).ending, look(state).cause, look(state).ender) == ("triggered", "main_deck", None)


def main_cards() -> list[str]:
    """All common cards of a table for two that could lie in the main deck, but for six of each category deck."""
    state = table(bare("romans", hand=["cl-diplomacy"]), bare("greeks"), market=QUIET)
    decks = [pile(state, f"{name}_deck") for name in ("region", "tradition", "civilised")]
    assert [len(deck) for deck in decks] == [6, 6, 6]
    return pile(state, "main_deck")


@rule("IMP-110", "IMP-Q125")
def test_the_last_development_triggers_a_scoring() -> None:
    others = ["romans-roman-invasion", "romans-legions", "romans-the-senate", "romans-emperor-trajan",
              "romans-rome-the-eternal-city"]  # fmt: skip
    me = bare(
        "romans", "4 materials 1 population", state="empire", history=others, discard=["romans-glory"],
        area=["cl-coinage"],
    )  # fmt: skip
    state = table(me, bare("greeks"), market=QUIET)
    play(state, "exhaust cl-coinage", "develop romans-military-engineering")
    assert (look(state).ending, look(state).cause, look(state).ender) == ("triggered", "development", 0)
    # An area that never held a card triggers nothing.
    assert look(table(player("vikings"), player("utopians"))).ending == "none"


@rule("IMP-118", "IMP-Q55", "IMP-Q56")
def test_the_round_is_finished_and_one_more_is_played() -> None:
    state = table(
        bare("romans", state="empire", area=["cl-coinage"]),
        bare("greeks"),
        market=QUIET,
        ending="triggered",
        cause="graal",
        ender=0,
        round=5,
    )
    finish(state)
    finish(state)
    assert state.round == 6
    assert look(state).ending == "last_round"
    assert has(state) == (2, 0, 0)
    finish(state)
    finish(state)
    # The solstice of the last round comes before the count.
    assert has(state) == (4, 0, 0)
    assert state.over
    assert not look(state).collapsed


@rule("IMP-Q55")
def test_a_trigger_in_the_last_round_adds_no_round() -> None:
    nation = nation_deck("vikings")
    me = bare("vikings", discard=["vikings-advance"], history=nation)
    state = table(bare("greeks"), me, seat=1, market=QUIET, ending="last_round", cause="main_deck", round=9)
    finish(state)
    assert set(hand(state, 1)) == {"vikings-harald-hardrada", "vikings-advance"}
    assert state.over
    assert look(state).cause == "main_deck"


@rule("IMP-Q55")
def test_a_trigger_at_the_solstice_belongs_to_the_round_just_played() -> None:
    me = bare("utopians", "24 population", area=["utopians-shangri-la"], state="empire")
    state = table(me, bare("greeks"), seat=1, step="solstice", round=7)
    seen = look(state)
    assert (seen.ending, seen.cause, seen.ender) == ("last_round", "shangri_la", 0)
    assert seen.round == 8
    assert asked(state) == "TakeTurn"


@rule("IMP-062", "IMP-108")
def test_rounds_go_on_without_a_trigger() -> None:
    state = table(bare("romans"), bare("greeks"), market=QUIET, round=30)
    for _ in range(4):
        finish(state)
    assert state.round == 32


# Points


@rule("IMP-119", "IMP-120", "IMP-121", "IMP-122", "IMP-123")
def test_points_are_counted_where_the_cards_lie() -> None:
    me = bare(
        "romans",
        "5 progress",
        side="B",
        hand=["cl-armenians"],
        deck=["cl-elders"],
        discard=["cl-assyrians"],
        history=["cl-hittites"],
        area=[laid("cl-jungle", under=["cl-onager"])],
    )
    state = table(me, bare("greeks"), step="end")
    lines = {line.source: (line.count, line.points) for line in score(state, 0).lines}
    assert lines["progress"] == (5, 5)
    assert lines["vassal"] == (3, 9)
    assert lines["tradition"] == (1, 1)
    assert lines["region"][1] == 1
    assert lines["civilised"] == (1, 2)
    # Unrest of the starting deck costs two points a card.
    assert lines["unrest"] == (2, -4)
    # Neither the nation deck nor the development area counts.
    assert not any(card in look(state, 0).players[0].history for card in nation_deck("romans"))
    assert score(state, 0).total == sum(line.points for line in score(state, 0).lines)


@rule("IMP-124", "IMP-E15")
def test_conditional_points_depend_on_where_the_card_lies() -> None:
    state = table(bare("romans", history=["cl-jade-mask"]), bare("greeks"), step="end")
    assert worth(state, "cl-jade-mask") == 1
    state = table(bare("romans", deck=["cl-jade-mask"]), bare("greeks"), step="end")
    assert worth(state, "cl-jade-mask") == 0
    sunken = table(bare("atlanteans", history=["cl-jade-mask"]), bare("greeks"), step="end")
    assert worth(sunken, "cl-jade-mask") == 0


@rule("IMP-125", "IMP-Q60", "IMP-E14")
def test_variable_points_are_ten_at_most_for_one_card() -> None:
    fame = ["cl-praiseworthy", "cl-great", "cl-notorious", "cl-marvellous", "cl-glorious", "cl-triumphant-1"]
    state = table(bare("romans", history=fame, hand=["cl-oracle"]), bare("greeks"), step="end")
    assert worth(state, "cl-oracle") == 10
    assert worth(state, "cl-triumphant-1") == 11
    many = table(bare("romans", "60 population", side="B"), bare("greeks"), step="end")
    assert worth(many, "romans-power-b") == 10


@rule("IMP-126")
def test_several_cards_count_the_same_things_in_full() -> None:
    state = table(bare("romans", "8 population", side="B", hand=["cl-mercenaries"]), bare("greeks"), step="end")
    assert worth(state, "romans-power-b") == 4
    assert worth(state, "cl-mercenaries") == 2


@rule("IMP-Q57")
def test_per_card_counts_all_cards_that_score_and_no_other() -> None:
    me = bare("romans", hand=["cl-exports"], area=[laid("cl-jungle", under=["cl-onager"])])
    state = table(me, bare("greeks"), step="end")
    cards = len(look(state, 0).players[0].history) + 4
    assert worth(state, "cl-exports") == cards // 10


@rule("IMP-Q58", "IMP-Q59")
def test_icons_count_each_and_in_all_scoring_places() -> None:
    me = bare("romans", hand=["cl-boats"], history=["cl-forest"], deck=["cl-oasis"], area=["cl-coast"])
    state = table(
        me, bare("greeks"), step="end", market=["cl-jungle", "cl-mountain", "cl-hills", "cl-river", "cl-marsh"]
    )
    assert worth(state, "cl-boats") == 3


@rule("IMP-Q144")
def test_progress_on_a_card_is_not_yet_yours() -> None:
    me = bare("minoans", area=[laid("minoans-pottery", "3 progress")])
    state = table(me, bare("greeks"), step="end")
    assert score(state, 0).lines[0].points == 0


@rule("IMP-127")
def test_most_points_win_and_ties_share_the_victory() -> None:
    state = table(bare("romans", "9 progress"), bare("greeks"), bare("persians", "1 progress"), step="end")
    assert state.ranking()[0] == [0]
    apart = table(bare("macedonians"), player("greeks"), step="end")
    assert [one.total for one in apart.scores()] == [-3, -1]
    assert apart.ranking() == [[1], [0]]
    equal = table(bare("macedonians", "2 progress"), player("greeks"), step="end")
    assert equal.ranking() == [[0, 1]]
    assert equal.winners() == [0, 1]


@rule("IMP-Q62", "IMP-O07")
def test_the_active_quest_scores_unless_the_table_agreed_otherwise() -> None:
    court = laid("arthurians-king-arthurs-court", under=["arthurians-twrch-trwyth"])
    me = bare("arthurians", power=laid("arthurians-power-b"), area=[court])
    by_book = table(me, bare("greeks"), step="end")
    without = table(me, bare("greeks"), step="end", options={"active_quest_scores": False})
    assert score(by_book, 0).total == score(without, 0).total - 4


# Collapse


@rule("IMP-116", "IMP-128", "IMP-Q11")
def test_the_last_unrest_card_ends_the_game_at_once() -> None:
    held = few_unrest("cl-unrest-1")
    state = table(
        bare("romans", "3 materials", hand=["cl-invasion"], history=held),
        bare("greeks"),
        market=QUIET,
        piles={"unrest_pile": ["cl-unrest-1"]},
    )
    assert pile(state, "unrest_pile") == ["cl-unrest-1"]
    events = heard(state, "play cl-invasion")
    assert state.over
    assert look(state).collapsed
    assert words_of(events).count("collapsed") == 1
    # What Invasion would have done besides was not done.
    assert "cl-unrest-1" in hand(state, 1)


@rule("IMP-117")
def test_a_collapse_overrides_a_scoring_that_was_triggered() -> None:
    state = table(
        bare("romans", "3 materials", hand=["cl-invasion"], history=few_unrest("cl-unrest-1")),
        bare("greeks", deck=["cl-oracle", "cl-elders", "cl-jungle"]),
        market=QUIET,
        piles={"unrest_pile": ["cl-unrest-1"]},
        ending="triggered",
        cause="graal",
        ender=0,
    )
    play(state, "play cl-invasion")
    assert state.over
    # Decks were laid open to be counted, so that the order of their cards is gone.
    assert state.deck(1) == sorted(state.deck(1))
    # Points do not matter: the Romans hold more unrest.
    assert state.ranking() == [[1], [0]]


@rule("IMP-129", "IMP-Q63")
def test_the_fewest_unrest_cards_win_a_collapse_wherever_they_lie() -> None:
    me = bare(
        "romans",
        hand=["cl-unrest-1"],
        deck=["cl-unrest-2"],
        discard=["cl-unrest-3"],
        area=[laid("romans-dalmatia", under=["cl-unrest-4"])],
    )
    state = table(me, bare("greeks", "1 progress"), step="end", collapsed=True)
    assert unrest_owned(state, 0) == 4 + 2
    assert state.ranking() == [[1], [0]]
    assert "6" in GAME.tie_break(state, "en")


@rule("IMP-130", "IMP-Q64")
def test_those_with_as_few_compare_points() -> None:
    base = bare("romans"), bare("macedonians"), bare("persians", hand=["cl-unrest-1", "cl-unrest-2"])
    state = table(*base, step="end", collapsed=True)
    counts = [unrest_owned(state, seat) for seat in range(3)]
    least = [seat for seat in range(3) if counts[seat] == min(counts)]
    richest = least[-1]
    players = [dict(one) for one in base]
    players[richest]["tokens"] = {"progress": 40}
    state = table(*players, step="end", collapsed=True)
    assert state.ranking()[0] == [richest]


@rule("IMP-221", "IMP-222", "IMP-Q61", "IMP-Q163", "IMP-E16")
def test_sumerians_return_up_to_two_unrest_cards_before_unrest_is_counted() -> None:
    held = ["cl-unrest-1"]
    both = ["return cl-unrest-1", "return romans-unrest-2"]
    for moves, expected in ((both, 1), ([both[0], "done"], 2), (["done"], 3)):
        state = table(bare("romans", deck=["cl-sumerians"], discard=held), bare("greeks"), step="end", collapsed=True)
        assert state.to_act() == (0,)
        play(state, *moves)
        assert state.over
        assert unrest_owned(state, 0) == expected


@rule("IMP-076", "IMP-128", "IMP-222")
def test_a_collapse_ends_the_turn_so_that_no_exhaust_ability_answers_to_the_sumerians() -> None:
    me = bare("atlanteans", "3 materials", hand=["cl-invasion"], area=["atlanteans-vast-wealth"], deck=["cl-sumerians"])
    state = table(
        {**me, "discard": few_unrest("cl-unrest-1")},
        bare("greeks"),
        market=QUIET,
        piles={"unrest_pile": ["cl-unrest-1"]},
    )
    play(state, "play cl-invasion")
    assert look(state).collapsed
    for _ in range(2):
        play(state, next(move for move in sorted(legal(state)) if move.startswith("return")))
    assert state.over
    assert has(state) == (0, 0, 0)


@rule("IMP-Q121", "IMP-O07")
@pytest.mark.parametrize(("counts", "expected"), [(True, 4), (False, 0)])
def test_sunken_unrest_counts_in_a_collapse_unless_the_table_agreed_otherwise(counts: bool, expected: int) -> None:
    state = table(
        bare("atlanteans", history=["cl-unrest-1"]),
        bare("greeks"),
        step="end",
        collapsed=True,
        options={"sunken_unrest_counts": counts},
    )
    # With it lie the three unrest cards that every player begins with.
    assert unrest_owned(state, 0) == expected


def test_at_the_end_everything_that_scores_is_shown() -> None:
    state = table(bare("romans", hand=["cl-port"]), bare("greeks"), step="end")
    seen = look(state).players[0]
    assert seen.certain
    assert seen.hand == ["cl-port"]
    assert seen.points == score(state, 0).total
