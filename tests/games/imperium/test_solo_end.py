"""The solo game: end and scoring, and what a bot makes of them (solo p. 10)."""

import pytest

from imperia.games.imperium.cards import NATION_CARDS, WORDS
from imperia.games.imperium.printed import NATION_WORDS
from imperia.games.imperium.state import CIV
from tests.games.imperium.parts import QUIET
from tests.games.imperium.solo import (
    before,
    civ,
    civ_turn,
    value_of,
    you,
)
from tests.games.imperium.table import (
    GAME,
    bare,
    finish,
    pile,
    play,
    table,
    words_of,
)
from tests.rule import rule


@rule("IMP-E21", "IMP-288", "IMP-289", "IMP-291", "IMP-297")
@pytest.mark.parametrize(("level", "tokens", "total"), [("imperator", 2, 35), ("sovereign", 4, 37)])
def test_what_the_opponent_has_reached(level: str, tokens: int, total: int) -> None:
    # Two unrest cards, one of them among its starting cards, fixed ones of 18, a variable one, and "7 in the history".
    opponent = civ(
        "qin", "12 materials 9 population 7 progress",
        deck=["cl-unrest-1", "cl-oracle"], discard=["cl-triumphant-1"], area=[],
        history=["cl-awe-inspiring"], hand=["qin-terracotta-warriors"],
    )  # fmt: skip
    state = before(you(), opponent, 6, options={"level": level})
    scored = GAME.scores(state)[1]
    lines = {line.source: line.points for line in scored.lines}
    assert (lines["progress"], lines["tokens"], lines["fame"], lines["unrest"]) == (7, tokens, 18, -4)
    assert (lines["tradition"], lines["nation"]) == (5, 7)
    assert scored.total == total


@rule("IMP-287")
def test_the_player_scores_as_with_others() -> None:
    # Conditional cards by their place, variable ones up to ten: not as they count for the C.I.V.
    human = you("qin", "9 materials 12 population 5 progress", hand=["qin-terracotta-warriors"],
                discard=["cl-oracle", "cl-mercenaries"], history=["cl-jade-mask"])  # fmt: skip
    alone = before(human, civ("romans"), 6)
    together = table(human, bare("romans"), market=QUIET)
    lines = [(line.source, line.rule, line.count, line.points) for line in GAME.scores(alone)[0].lines]
    assert lines == [(line.source, line.rule, line.count, line.points) for line in GAME.scores(together)[0].lines]
    found = {source: points for source, _, _, points in lines}
    # The warriors count nothing in a hand, the mandate of heaven less than nothing; no fame for the oracle.
    assert (found["nation"], found["tradition"], found["civilised"]) == (-2, 1, 3)
    assert "tokens" not in found


@rule("IMP-286", "IMP-284")
def test_after_the_trigger_this_round_and_one_more_are_played() -> None:
    # The last dynasty card lies in its discard pile after its turn in round 2.
    nation = NATION_CARDS[NATION_WORDS.index("vikings")]
    state = before(you(), civ("vikings", discard=[WORDS[one] for one in nation.nation_deck]), 6)
    told = words_of(civ_turn(state))
    assert "scoring_triggered" in told
    assert told.index("civ_rolled") < told.index("scoring_triggered") < told.index("solstice_began")
    assert (state.round, state.over) == (3, False)
    state.journal = []
    finish(state)
    while not state.over:
        state.take(0, state.moves(0)[0])
    told = words_of(state.journal)
    # The player's turn, the C.I.V.'s turn and the player's solstice; then it is counted.
    assert [told.count(word) for word in ("round_began", "civ_rolled", "solstice_began", "counted")] == [0, 1, 1, 1]
    assert told.index("civ_rolled") < told.index("solstice_began") < told.index("counted")
    assert state.round == 3


@rule("IMP-291", "IMP-Q119")
def test_what_cards_count_for_it() -> None:
    assert value_of("cl-oracle") == 5
    assert value_of("cl-unrest-1") == -2
    assert value_of("cl-sumerians") == 3


@rule("IMP-292")
def test_it_wins_ties() -> None:
    state = before(you(), civ("romans"), 6)
    totals = [score.total for score in GAME.scores(state)]
    state.add(0, 2, max(0, totals[1] - totals[0]))
    state.add(CIV, 2, max(0, totals[0] - totals[1]))
    totals = [score.total for score in GAME.scores(state)]
    assert totals[0] == totals[1]
    assert GAME.ranking(state) == [[1], [0]]
    assert GAME.winners(state) == []
    state.add(0, 2, 1)
    assert GAME.winners(state) == [0]


@rule("IMP-293")
def test_a_collapse_is_lost() -> None:
    state = before(you("greeks", "90 progress"), civ("romans"), 6)
    assert GAME.winners(state) == [0]
    state.collapsed = True
    assert GAME.ranking(state) == [[1], [0]]


@rule("IMP-292", "IMP-293")
def test_a_bot_races_against_the_opponent() -> None:
    level = before(you(), civ("romans"), 6)
    behind = before(you(), civ("romans", "9 progress"), 6)
    assert GAME.evaluate(behind, 0) < GAME.evaluate(level, 0)
    # With hardly any unrest left a Collapse is near, and it is lost however many points one has.
    near = before(you(), civ("romans", discard=[card for card in pile(level, "unrest_pile") if card[-1] != "8"]), 6)
    assert len(pile(near, "unrest_pile")) == 1
    assert GAME.evaluate(near, 0) < GAME.evaluate(level, 0)
    rich = before(you(has="90 progress"), civ("romans"), 6)
    rich.collapsed = True
    assert GAME.evaluate(rich, 0) < GAME.evaluate(near, 0)


def test_a_bot_knows_what_it_gives_up_with_an_action() -> None:
    state = before(you(hand=["greeks-glory", "greeks-advance"]), civ("romans"), 6)
    finished = play(state.copy(), "finish")
    assert GAME.evaluate(finished, 0) < GAME.evaluate(state, 0)
