"""The log as a scorekeeper's sheet: what belongs to which action, and as what."""

import imperia
from imperia.bots import Team
from imperia.kernel.events import NO_SEAT
from imperia.kernel.record import Record
from imperia.play import HUMAN, Line, Table


def played(game: str, seats: int, seed: int = 7) -> Table:
    """A game that random bots have played to its end."""
    table = Table(Record(imperia.game(game), seats, seed, {}, ["random"] * seats))
    table.play_on(Team(dict.fromkeys(range(seats), "random"), seed))
    return table


def of_kind(table: Table, what: str, reader: int | None = 0, lang: str = "en") -> list[Line]:
    return [line for line in table.lines(reader, lang) if line.what == what]


def test_what_completes_a_move_belongs_to_it() -> None:
    table = Table(Record(imperia.game("founders"), 2, 7, {}, (HUMAN, HUMAN)))
    verbs: list[str] = []
    seat = NO_SEAT
    while "at" not in verbs[7:]:
        (seat,) = table.asked()
        entry = table.play(seat, table.state.moves(seat)[0])
        verbs.append(entry.move.split()[0])
    assert verbs[-2:] == ["take", "at"]
    added = table.lines_of(len(verbs), 0, "en")[-1]
    assert (added.what, added.move, added.action, added.by) == ("added", len(verbs), len(verbs) - 1, seat)


def test_what_all_have_planned_in_secret_is_nobodys_move() -> None:
    shown = of_kind(played("yuan", 3), "plan_shown")
    assert shown
    assert {line.by for line in shown} == {NO_SEAT}


def test_price_and_yield_of_a_build_are_parts_of_it() -> None:
    table = played("settlers", 3)
    assert {line.role for line in of_kind(table, "paid")} == {"price"}
    assert {line.role for line in of_kind(table, "gained")} == {"gain"}
    assert {line.role for line in of_kind(table, "laid")} == {"quiet"}
    assert of_kind(table, "paid")[0].brief == "1 gold"


def test_a_round_has_a_head_of_few_words() -> None:
    heads = {game: of_kind(played(game, 3), "round_began", lang="fr")[0] for game in ("settlers", "daimyo", "imperium")}
    assert {game: (line.role, line.brief) for game, line in heads.items()} == {
        "settlers": ("round", "Round 1"),
        "daimyo": ("round", "Manche 1"),
        "imperium": ("round", "Manche 1"),
    }


def test_the_end_of_a_round_adds_to_columns_of_a_table() -> None:
    scored = of_kind(played("daimyo", 3), "island_scored")[0]
    assert scored.tally == {"Islands (PP)": scored.details["points"]}
    levelled = of_kind(played("yuan", 3), "levelled")[0]
    assert list(levelled.tally) == ["Temples", "Rice", "Forest", "Mines"]


def test_cards_that_a_reader_sees_drawn_can_be_told_together() -> None:
    table = played("imperium", 2)
    own = next(line for line in of_kind(table, "drew") if line.seat == 0)
    assert own.many == "Player 1 draws {count} cards: {items}."
    assert own.text == f"Player 1 draws {own.item}."
    hidden = next(line for line in of_kind(table, "drew") if line.seat == 1)
    assert (hidden.many, hidden.item) == ("Player 2 draws {count} cards.", "")


def test_something_large_has_a_name_by_which_it_is_felt() -> None:
    raze = next(line for seed in range(9) for line in of_kind(played("settlers", 3, seed), "razed", lang="fr"))
    assert raze.moment == "Razzia"


def test_income_is_a_column_of_the_round_and_other_gains_are_not() -> None:
    gained = of_kind(played("daimyo", 3), "gained")
    assert {line.details["card"] for line in gained if "Income" in line.tally} == {"income"}
    assert any(not line.tally for line in gained)
