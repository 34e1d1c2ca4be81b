"""Seats that change hands, and going back with the others' consent."""

import pytest

import imperia
from imperia.bots import Team
from imperia.kernel.chance import Chance
from imperia.kernel.errors import BadSetup, NoPlea
from imperia.kernel.playout import random_move
from imperia.kernel.record import Record
from imperia.kernel.soundness import frozen
from imperia.play import HUMAN, Answered, HandedOver, Pleaded, Table

GAME = imperia.game("founders")


def table(*players: str, moves: int = 0) -> Table:
    one = Table(Record(GAME, len(players), 7, {}, players))
    chance = Chance(1)
    while len(one.record.moves) < moves:
        one.play(*random_move(one.state, chance))
    return one


def plead(one: Table, seat: int) -> None:
    one.add(Pleaded(seat, one.plea_moves(seat)))


def after_two_have_moved(*players: str) -> Table:
    """The last move is another seat's than the one before."""
    one = table(*players)
    while len({seat for seat, _ in one.record.moves[-2:]}) < 2:
        one.play(*random_move(one.state, Chance(len(one.record.moves))))
    return one


def test_a_bot_moves_for_an_absent_seat_until_its_owner_sits_down_again() -> None:
    one = table(HUMAN, HUMAN)
    one.add(HandedOver(0, "random"))
    one.add(HandedOver(1, "random"))
    assert one.people() == []
    one.play_on(Team({0: "random", 1: "random"}, 7))
    assert one.over
    one.add(HandedOver(1, None))
    assert one.people() == [1]


@pytest.mark.parametrize(
    "entry", [HandedOver(0, None), HandedOver(1, "random"), HandedOver(1, None)], ids=["own", "bot", "no person"]
)
def test_a_hand_over_that_changes_nothing_or_concerns_a_bot_is_refused(entry: HandedOver) -> None:
    one = table(HUMAN, "random")
    with pytest.raises(BadSetup):
        one.add(entry)
    assert one.history == []


def test_whoever_plays_alone_lets_another_bot_play_for_one() -> None:
    one = table(HUMAN, "strong")
    one.add(HandedOver(1, "quick", 0))
    assert one.bots == [None, "quick"]
    assert one.lines(0, "en")[-1].text == "Player 1 lets another bot play for Player 2."
    again = Table(Record(one.record.game, 2, one.record.seed, {}, [HUMAN, "strong"]), one.history)
    assert again.bots == one.bots


@pytest.mark.parametrize(
    ("players", "entry"),
    [
        ((HUMAN, "strong"), HandedOver(1, "strong", 0)),
        ((HUMAN, "strong"), HandedOver(1, None, 0)),
        ((HUMAN, HUMAN, "strong"), HandedOver(2, "quick", 0)),
    ],
    ids=["the same", "nobody", "others play"],
)
def test_a_bot_is_not_replaced_by_itself_or_nobody_or_where_others_play(
    players: tuple[str, ...], entry: HandedOver
) -> None:
    one = table(*players)
    with pytest.raises(BadSetup):
        one.add(entry)


def test_a_seat_that_a_bot_plays_for_is_not_handed_over_once_more() -> None:
    one = table(HUMAN, HUMAN)
    one.add(HandedOver(0, "random"))
    with pytest.raises(BadSetup):
        one.add(HandedOver(0, "greedy", 1))
    assert one.bots == ["random", None]
    assert len(one.history) == 1


def test_bots_always_consent_so_one_goes_back_to_before_ones_own_last_move() -> None:
    one = table(HUMAN, "random", "random")
    team = Team({1: "random", 2: "random"}, 7)
    one.play_on(team)
    before = frozen(one.state.data())
    one.play(0, one.state.moves(0)[0])
    one.play_on(team)
    while not one.plea_moves(0):
        one.play(0, one.state.moves(0)[0])
        one.play_on(team)
    moves = len(one.record.moves) - one.plea_moves(0)
    plead(one, 0)
    assert one.undone_for(None)
    assert len(one.record.moves) == moves
    assert one.asked() == (0,)
    assert frozen(one.state.data()) == (before if moves == 0 else frozen(one.at(moves).data()))


def test_a_plea_goes_back_to_before_the_last_move_that_is_not_ones_own_to_take_back() -> None:
    one = table(HUMAN, HUMAN)
    chance = Chance(3)
    seat = -1
    while one.free_moves(seat) < 2 or not one.plea_moves(seat):
        seat, move = random_move(one.state, chance)
        one.play(seat, move)
    own = [place for place, (mover, _) in enumerate(one.record.moves) if mover == seat]
    last = own[-1 - one.free_moves(seat)]
    plead(one, seat)
    one.add(Answered(1 - seat, agree=True))
    assert len(one.record.moves) == last


def test_all_other_people_must_agree() -> None:
    one = after_two_have_moved(HUMAN, HUMAN, HUMAN)
    seat = one.record.moves[-2][0]
    others = [other for other in range(3) if other != seat]
    moves = len(one.record.moves)
    plead(one, seat)
    assert one.still_to_agree() == others
    one.add(Answered(others[0], agree=True))
    assert len(one.record.moves) == moves
    one.add(Answered(others[1], agree=True))
    assert len(one.record.moves) == moves - 2
    assert one.plea is None
    assert one.undone_for(None)


def test_one_refusal_ends_a_plea_and_nothing_is_taken_back() -> None:
    one = after_two_have_moved(HUMAN, HUMAN)
    seat = one.record.moves[-2][0]
    before = frozen(one.state.data())
    plead(one, seat)
    one.add(Answered(1 - seat, agree=False))
    assert one.plea is None
    assert frozen(one.state.data()) == before


def test_a_plea_is_withdrawn_by_its_own_seat() -> None:
    one = after_two_have_moved(HUMAN, HUMAN)
    seat = one.record.moves[-2][0]
    plead(one, seat)
    with pytest.raises(NoPlea):
        one.add(Answered(seat, agree=True))
    one.add(Answered(seat, agree=False))
    assert one.plea is None


def test_bots_wait_while_a_plea_is_open_and_a_move_ends_it() -> None:
    one = table(HUMAN, HUMAN, "random")
    while one.bot_to_move() is None or not one.plea_moves(0):
        one.play(*random_move(one.state, Chance(len(one.record.moves))))
    plead(one, 0)
    assert one.bot_to_move() is None
    one.play(2, one.state.moves(2)[0])
    assert one.plea is None


def test_a_bot_does_not_consent_for_the_person_it_sits_in_for() -> None:
    one = after_two_have_moved(HUMAN, HUMAN)
    seat = one.record.moves[-2][0]
    plead(one, seat)
    one.add(HandedOver(1 - seat, "greedy"))
    assert one.plea is None
    assert not one.undone_for(None)
    assert one.plea_moves(seat) == 0
    with pytest.raises(NoPlea):
        one.add(Pleaded(seat, 2))
    one.add(HandedOver(1 - seat, None))
    assert one.plea_moves(seat) == 2


def test_whoever_lets_a_bot_play_for_themselves_may_still_ask_to_go_back() -> None:
    one = after_two_have_moved(HUMAN, HUMAN)
    seat = one.record.moves[-2][0]
    one.add(HandedOver(seat, "greedy"))
    assert one.plea_moves(seat) == 2


def test_pleas_and_answers_that_have_no_place_are_refused() -> None:
    one = table(HUMAN, HUMAN)
    with pytest.raises(NoPlea):
        one.add(Pleaded(0, 0))
    with pytest.raises(NoPlea):
        one.add(Answered(0, agree=True))
    assert one.history == []


def texts(one: Table, lang: str = "en") -> list[str]:
    return [line.text for line in one.lines(None, lang)]


def test_the_log_says_who_let_a_bot_play_and_who_came_back() -> None:
    one = table(HUMAN, HUMAN)
    one.add(HandedOver(1, "greedy", 0))
    one.add(HandedOver(1, None))
    one.add(HandedOver(0, "random"))
    assert texts(one)[-3:] == [
        "Player 2 is away: Player 1 lets a bot play.",
        "Player 2 takes the seat back.",
        "Player 1 lets a bot play.",
    ]
    assert texts(one, "fr")[-2] == "Joueur 2 reprend sa place."
    line = one.lines(None, "en")[-3]
    assert (line.seat, line.what, line.rule) == (0, "handed_over_by", "")


def test_what_the_log_says_of_seats_stays_when_moves_are_taken_back() -> None:
    one = after_two_have_moved(HUMAN, HUMAN)
    seat = one.record.moves[-2][0]
    moves = len(one.record.moves)
    one.add(HandedOver(seat, "random"))
    one.add(HandedOver(seat, None))
    told = texts(one)[-2:]
    seen = one.seq
    plead(one, seat)
    one.add(Answered(1 - seat, agree=True))
    assert len(one.record.moves) == moves - 2
    assert texts(one)[-2:] == told
    # Whoever has seen all of it keeps what stands, and is told again what has moved.
    kept = one.standing_lines(seen, None)
    assert texts(one)[kept:] == told
    one.play(*random_move(one.state, Chance(3)))
    again = one.standing_lines(one.seq - 1, None)
    assert texts(one)[again - 2 : again] == told


@pytest.mark.parametrize("seed", range(8))
def test_a_reader_who_puts_together_what_he_is_told_has_the_whole_log(seed: int) -> None:
    one = table(HUMAN, HUMAN)
    chance = Chance(seed)
    log: list[str] = []
    seen = -1
    while not one.over and one.seq < 60:
        seat, whim = chance.below(2), chance.below(8)
        if whim == 0:
            one.add(HandedOver(seat, "random" if one.bots[seat] is None else None))
        elif whim == 1 and one.plea_moves(seat):
            plead(one, seat)
            for other in one.still_to_agree():
                one.add(Answered(other, agree=True))
        elif whim == 2 and one.can_undo(seat):
            one.undo(seat)
        else:
            one.play(*random_move(one.state, chance))
        if chance.below(3) == 0:
            standing = one.standing_lines(seen, None)
            log = log[:standing] + [line.text for line in one.lines(None, "en", standing)]
            seen = one.seq
            assert log == texts(one)
