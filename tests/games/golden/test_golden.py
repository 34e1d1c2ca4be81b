"""Kept games are played as they were: what everybody is asked, told and shown, and what happens; see `make golden`."""

import pytest

import imperia
from imperia.kernel.texts import LANGS
from tests.games.golden.kept import behaviour_today, complaint, difference, folder_of, kept_behaviour, page_of
from tests.games.golden.playing import SEED, play
from tests.games.golden.tables import TABLES, Table, tables_of

GAMES = pytest.mark.parametrize("game", imperia.game_names())
READ_FIRST = "If all of it is meant, make golden GAMES={game}, and whoever reviews the commit reads what changed."
MOST_BYTES = 2_000_000


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_kept_game_looks_as_it_did(table: Table) -> None:
    for lang in LANGS:
        found = difference(table, lang)
        if found:
            pytest.fail(f"{READ_FIRST.format(game=table.game)}\n{found}", pytrace=False)


@GAMES
def test_what_happens_changes_with_the_rules_version_only(game: str) -> None:
    found = complaint(game, kept_behaviour(game), behaviour_today(game))
    if found:
        pytest.fail(found, pytrace=False)


@GAMES
def test_every_value_of_every_option_is_played_and_the_smallest_and_the_largest_table(game: str) -> None:
    sheet, nouns = imperia.game(game).sheet, imperia.game(game).nouns
    records = [play(table, SEED).record for table in tables_of(game)]
    assert {sheet.seats[0], sheet.seats[-1]} <= {record.seats for record in records}
    for option in sheet.options:
        played = {record.options[option.name] for record in records}
        # Where any thing of a kind can be named, too (an opponent's nation), drawing one is enough.
        things = {word for noun in nouns.values() if {*noun.words} < {*option.values} for word in noun.words}
        assert {*option.values} - things == played - things, option.name
    for clause in sheet.clauses:
        assert any(clause.name in record.options for record in records)


def test_nothing_else_is_kept_and_all_of_it_is_small() -> None:
    pages = {page_of(table, lang) for table in TABLES for lang in LANGS}
    kept = {path for game in imperia.game_names() for path in folder_of(game).iterdir()}
    beside = {folder_of(game) / name for game in imperia.game_names() for name in ("behaviour.json", "perft.toml")}
    assert kept == pages | beside
    assert sum(path.stat().st_size for path in kept) <= MOST_BYTES
