"""Events, questions, refusals and scores cite rules that speak of what happens; see tests/games/citations.py.

A machine cannot tell whether a rule fits. Somebody who did not write it has read every pair of a list; here is checked
that nothing cites a rule in a way that nobody has read.
"""

import pytest

import imperia
from tests.games.citations import declared, listed, meet, written

GAMES = pytest.mark.parametrize("name", imperia.game_names())
READ_FIRST = "read these rules: if each speaks of what happens, `make citations` and commit the list"


@GAMES
def test_what_is_cited_at_the_table_has_been_read(name: str) -> None:
    unread = meet(name, seeds=1).unread(listed(name))
    assert not unread, READ_FIRST


@GAMES
def test_every_rule_that_the_code_writes_has_been_read(name: str) -> None:
    places = {line.removeprefix("written ") for line in listed(name) if line.startswith("written ")}
    assert written(name) == places, READ_FIRST


@GAMES
def test_every_event_has_been_read_with_its_rule(name: str) -> None:
    events = {(word, rule) for kind, word, *_, rule in map(str.split, listed(name)) if kind == "event"}
    assert declared(imperia.game(name)) == events, READ_FIRST


@GAMES
def test_a_list_cites_rules_that_there_are_and_that_the_code_still_writes(name: str) -> None:
    game = imperia.game(name)
    cited = {line.split()[-1] for line in listed(name)}
    assert {rule for rule in cited if rule not in game.rules} == set()
    assert cited <= {place.split()[-1] for place in written(name)} | {rule for _, rule in declared(game)}
