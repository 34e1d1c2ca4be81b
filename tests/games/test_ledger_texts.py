"""What stands on the scorekeeper's sheet is something that happens, with what it names."""

import pytest

import imperia
from imperia.play.ledger import ROLES


@pytest.mark.parametrize("name", imperia.game_names())
def test_the_sheet_speaks_of_events_that_there_are(name: str) -> None:
    game = imperia.game(name)
    words = {what.word for what in game.happenings}
    words |= {f"{what.word}_hidden" for what in game.happenings if what.secret}
    for table in (*ROLES, "moment"):
        assert set(game.texts.table(f"ledger.{table}")) <= words, table


@pytest.mark.parametrize("name", imperia.game_names())
def test_the_columns_of_a_round_are_details_of_its_events(name: str) -> None:
    game = imperia.game(name)
    details = {
        f"{word}.{noun.strip('#*')}"
        for what in game.happenings
        for word in (what.word, f"{what.word}@{what.rule}")
        for noun in what.nouns
    }
    assert set(game.texts.table("ledger.tally")) <= details


@pytest.mark.parametrize("name", imperia.game_names())
def test_an_event_has_one_role_at_most(name: str) -> None:
    texts = imperia.game(name).texts
    roles = [word for role in ROLES for word in texts.table(f"ledger.{role}")]
    assert len(roles) == len(set(roles))
