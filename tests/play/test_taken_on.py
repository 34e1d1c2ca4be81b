"""A game that goes on under other rules, from a position that was saved under the old ones."""

from imperia.kernel.chance import Chance
from imperia.kernel.playout import random_move
from imperia.kernel.record import Record
from imperia.play import HUMAN, HandedOver, Table
from tests.kernel.toy import TOY


def saved_after(moves: int) -> Table:
    one = Table(Record(TOY, 3, 5, {}, (HUMAN, HUMAN, "random")))
    chance = Chance(2)
    for _ in range(moves):
        one.play(*random_move(one.state, chance))
    return one


def taken_on(before: Table) -> Table:
    return Table(Record(TOY, 3, 5, {}, (HUMAN, HUMAN, "random")), [*before.history, before.saved()])


def test_the_game_goes_on_from_the_same_position_with_the_same_players() -> None:
    before = saved_after(9)
    after = taken_on(before)
    assert after.state.data() == before.state.data()
    assert after.bots == before.bots
    assert after.record.moves == []


def test_a_bot_goes_on_playing_for_whoever_had_left() -> None:
    before = saved_after(9)
    before.add(HandedOver(0, "random"))
    assert taken_on(before).bots == ["random", None, "random"]


def test_a_game_that_was_taken_on_twice_goes_on_from_the_second_time() -> None:
    once = taken_on(saved_after(9))
    history = [*saved_after(9).history, saved_after(9).saved()]
    chance = Chance(3)
    for _ in range(4):
        once.play(*random_move(once.state, chance))
    twice = Table(Record(TOY, 3, 5, {}, (HUMAN, HUMAN, "random")), [*history, *once.history, once.saved()])
    assert twice.state.data() == once.state.data()
    assert twice.record.moves == []
    assert twice.seq == once.seq + 1


def test_its_log_begins_with_one_line_that_says_so_and_goes_on_with_what_is_done() -> None:
    after = taken_on(saved_after(9))
    assert [line.what for line in after.lines(None, "en")] == ["taken_on"]
    assert after.events() == 1
    chance = Chance(3)
    while after.events() == 1:
        after.play(*random_move(after.state, chance))
    assert after.events() == len(after.lines(None, "en"))
    assert after.lines(None, "en", since=1) == after.lines(None, "en")[1:]


def test_everybody_goes_on_counting_where_they_were() -> None:
    before = saved_after(9)
    after = taken_on(before)
    assert after.seq == before.seq + 1
    for reader in (0, 1, 2, None):
        assert after.seq_for(reader) == before.seq_for(reader) + 1
        # Whoever has seen the line that says so keeps it, and nobody keeps anything from before.
        assert after.standing_lines(after.seq_for(reader), reader) == 1
        assert after.standing_lines(before.seq_for(reader), reader) == 0
