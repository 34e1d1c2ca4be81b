"""Records: written, read, replayed, and refused with the line that is wrong."""

from collections.abc import Callable

import msgspec
import pytest

from imperia.kernel.chance import Chance
from imperia.kernel.errors import BadRecord, BadSetup
from imperia.kernel.playout import random_move
from imperia.kernel.record import Record, check_sum, read_record
from imperia.kernel.typography import typeset
from tests.french import foreign
from tests.kernel.toy import SHEET, TOY, ToyGame, toy


def played(decisions: int = 1000) -> str:
    """A random game, or its beginning, as a record."""
    record = Record(TOY, 2, 5, {}, ["ana", "bruno"])
    chance = Chance(8)
    state = record.start()
    while not state.over and len(record.moves) < decisions:
        seat, move = random_move(state, chance)
        state.play(seat, move)
        record.moves.append((seat, move))
    return record.text(state)


def read(text: str, game: ToyGame = TOY) -> None:
    read_record(text, lambda *_: game)


def sealed(lines: list[str]) -> str:
    """Lines with a closing line whose check sum fits, as a forger would write it."""
    closing = msgspec.json.decode(lines[-1])
    body = lines[:-1]
    return "\n".join([*body, msgspec.json.encode({**closing, "check": check_sum(body)}).decode()])


def test_a_record_reads_as_a_list_of_moves() -> None:
    lines = played(2).splitlines()
    assert lines[0] == (
        '{"imperia":1,"game":"toy","rules":1,"content":"4f53cda18c2baa0c","seats":2,"seed":5,'
        '"options":{"short":false,"level":1},"players":["ana","bruno"]}'
    )
    assert lines[1:3] == ["1 plan card2", "0 plan card1"]
    assert '"moves":2,"over":false,"scores":[0,0]' in lines[3]


def test_a_record_of_a_whole_game_says_who_won_and_who_came_where() -> None:
    _, state = read_record(played(), lambda *_: TOY)
    closing = msgspec.json.decode(played().splitlines()[-1])
    assert closing["winners"] == state.winners()
    assert [closing["scores"][seat] for seat, place in enumerate(closing["places"]) if place == 1] == [
        max(closing["scores"])
    ] * len(closing["winners"])


def test_while_nothing_is_decided_a_record_says_nothing_of_it() -> None:
    assert set(msgspec.json.decode(played(3).splitlines()[-1])) == {"moves", "over", "scores", "check"}


def test_a_record_of_before_which_says_no_winners_is_read() -> None:
    *lines, last = played().splitlines()
    closing = {field: value for field, value in msgspec.json.decode(last).items() if field not in ("winners", "places")}
    _, state = read_record("\n".join([*lines, msgspec.json.encode(closing).decode()]), lambda *_: TOY)
    assert state.over


def test_a_record_that_claims_another_winner_is_refused() -> None:
    *lines, last = played().splitlines()
    closing = msgspec.json.decode(last)
    forged = msgspec.json.encode({**closing, "winners": [1 - seat for seat in closing["winners"]]}).decode()
    with pytest.raises(BadRecord, match="the record claims winners"):
        read("\n".join([*lines, forged]))


@pytest.mark.parametrize("decisions", [0, 3, 1000])
def test_a_record_replays_to_the_same_state_at_any_moment(decisions: int) -> None:
    text = played(decisions)
    record, state = read_record(text, lambda *_: TOY)
    assert record.text(state) == text


@pytest.mark.parametrize("seats", [2, 3])
def test_a_record_that_begins_at_a_position_has_as_many_seats_as_the_position(seats: int) -> None:
    for at_the_position in (2, 3):
        record = Record(TOY, seats, 5, {}, position=TOY.start(at_the_position, 5).data())
        if at_the_position == seats:
            assert record.start().data() == TOY.start(seats, 5).data()
        else:
            with pytest.raises(BadSetup, match=f"not played by {seats}; seats: {at_the_position}"):
                record.start()


HEAD = played(0).splitlines()[0]


def change(number: int, line: str) -> Callable[[list[str]], str]:
    """Replace a line and seal the record anew."""

    def changed(lines: list[str]) -> str:
        lines[number - 1] = line
        return sealed(lines)

    return changed


@pytest.mark.parametrize(
    ("damage", "problem"),
    [
        (lambda lines: "", "^This file is not an Imperia game record"),
        (lambda lines: "hello", "^This file is not an Imperia game record"),
        (lambda lines: '{"name": "something else"}', "^This file is not an Imperia game record"),
        (change(1, '{"imperia":1,"game":"toy"}'), "^Line 1 does not begin a game record: rules is missing"),
        (change(1, '{"imperia":2,"magic":1}'), "^Line 1: the record has format 2; this release reads format 1"),
        (change(2, "1 dance"), "^Line 2: “dance” is not a move of this game"),
        (change(2, "one plan card2"), "^Line 2: “one plan card2” is not a seat and a move"),
        (change(2, "1 build"), "^Line 2: “build” is not allowed now: TOY-001"),
        (change(2, "7 plan card5"), "^Line 2: It is not the turn of seat 7"),
        (lambda lines: "\n".join(lines[:-1]), "^Line 12: the record breaks off here"),
        (lambda lines: lines[0], "^Line 1: the record breaks off here"),
        (lambda lines: "\n".join([*lines[:-1], lines[-1][:20]]), "^Line 13: this is not the closing line"),
        (lambda lines: "\n".join([*lines[:5], *lines[6:]]), "^Line 6: It is not the turn of seat 1"),
        (lambda lines: "\n".join([*lines[:-2], lines[-1]]), "^Line 12: the check sum does not fit"),
        (lambda lines: "\n".join([lines[0].replace("ana", "eva"), *lines[1:]]), "^Line 13: the check sum does not fit"),
        (change(1, HEAD.replace('"ana",', "")), "^Line 1: 1 player for 2 seats"),
        (change(2, "9" * 5000 + " plan card5"), "is not a seat and a move"),
        (lambda lines: sealed([*lines[:-2], lines[-1]]), "^Line 12: the record claims moves 11, its moves give 10"),
        (
            lambda lines: sealed([*lines[:-1], lines[-1].replace('"scores":[', '"scores":[9')]),
            "^Line 13: the record claims",
        ),
    ],
)
def test_a_damaged_or_forged_record_is_refused_with_its_line(damage: Callable[[list[str]], str], problem: str) -> None:
    with pytest.raises(BadRecord, match=problem):
        read(damage(played(11).splitlines()))


@pytest.mark.parametrize(
    ("damage", "problem"),
    [
        (lambda lines: "hello", "Ce fichier n'est pas un enregistrement de partie Imperia."),
        (
            lambda lines: '{"imperia":1,"game":' + "[" * 100_000,
            "Ce fichier n'est pas un enregistrement de partie Imperia.",
        ),
        (
            lambda lines: HEAD.replace('"seats":2', '"seats":"two"'),
            "seats doit être un nombre entier, et non un texte.",
        ),
        (lambda lines: HEAD.replace('["ana","bruno"]', '["ana",7]'), "players[1] doit être un texte"),
        (lambda lines: HEAD.replace('"level":1', '"level":1.5'), "options[...] doit être vrai/faux"),
        (lambda lines: HEAD.replace('"rules"', '"rule"'), "il n'y a pas de champ « rule » ; champs : imperia, game"),
        (lambda lines: HEAD.replace('"rules":1,', ""), "enregistrement : rules manque."),
        (
            lambda lines: "\n".join([*lines[:-1], lines[-1].replace('"over":false', '"over":0')]),
            "Ligne 13 : ce n'est pas la ligne de fin d'un enregistrement : over doit être vrai/faux",
        ),
    ],
)
def test_a_line_that_holds_something_else_says_so_in_french(damage: Callable[[list[str]], str], problem: str) -> None:
    with pytest.raises(BadRecord) as refusal:
        read(damage(played(11).splitlines()))
    assert typeset(problem, "fr") in refusal.value.say("fr")
    assert foreign(refusal.value.say("fr")) == []


def test_a_record_of_another_rules_version_is_refused() -> None:
    later = toy(sheet=msgspec.structs.replace(SHEET, rules_version=2))
    with pytest.raises(BadRecord, match="rules version 1 of toy; this release plays version 2"):
        read(played(), later)


def test_a_record_of_a_setup_that_the_game_does_not_have_is_refused() -> None:
    text = played(3).replace('"seats":2', '"seats":9')
    with pytest.raises(BadRecord, match="Line 1: toy is not played by 9"):
        read(text)


def test_a_record_may_end_with_empty_lines_or_come_from_another_system() -> None:
    read(played(3).replace("\n", "\r\n") + "\n\n")


def test_a_record_keeps_names_with_strange_line_ends() -> None:
    record = Record(TOY, 2, 5, {}, ["ana\u2028", "bru\x85no"])
    again, _ = read_record(record.text(record.start()), lambda *_: TOY)
    assert again.players == record.players


def test_a_record_of_other_content_is_refused() -> None:
    text = sealed([HEAD.replace(TOY.fingerprint, "0123456789abcdef"), played(0).splitlines()[-1]])
    with pytest.raises(BadRecord, match="other tiles and cards of toy"):
        read(text)
