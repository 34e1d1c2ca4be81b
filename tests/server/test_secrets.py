"""Nothing leaks: what each socket receives is what a position imagined for its reader would give."""

import msgspec
import pytest

import imperia
from imperia.kernel.chance import Chance
from imperia.kernel.events import Event
from imperia.kernel.record import Record
from imperia.kernel.soundness import frozen
from imperia.kernel.words import calling
from imperia.play import HUMAN, Table
from imperia.server.moments import make_moment
from imperia.server.wire import Moment, SeatInfo
from tests.server.service import Player, Service, find_game


def imagined_moment(mirror: Table, seats: list[SeatInfo], reader: int | None, since: int, chance: Chance) -> Moment:
    """The moment of a table whose hidden things are drawn anew for the reader."""
    true = mirror.state
    world = true.imagine(reader, chance)
    mirror._course.state = world
    try:
        return make_moment(mirror, seats, reader, since, "en")
    finally:
        mirror._course.state = true


def check_lines(mirror: Table, received: Moment, reader: int | None) -> None:
    """No line shows a detail that its event hides from the reader."""
    game = mirror.record.game
    plies = [mirror._course.after(count) for count in range(len(mirror.record.moves) + 1)]
    events = [event for ply in plies for event in ply.events][-len(received.lines) :]
    for line, event in zip(received.lines, events if received.lines else [], strict=True):
        if not event.open_to(reader):
            shown = event.shown_to(reader)
            # Whatever the hidden details were, the line is the same.
            blank = Event(event.what, event.seat, [*shown, *[0] * (len(event.details) - len(shown))], event.to)
            with calling([seat.name for seat in received.seats]):
                assert line.text == game.tell(blank, reader, "en")


@pytest.mark.parametrize(
    ("game", "seed"), [("toy", 1), ("toy", 2), ("toy", 3), *((name, 4) for name in imperia.game_names())]
)
def test_every_socket_receives_only_what_its_reader_may_know(service: Service, game: str, seed: int) -> None:
    seats = find_game(game).sheet.seats[-1]
    opened = service.open(*[None] * seats, game=game, seed=seed)
    seated = [service.join(opened, seat) for seat in range(seats)]
    readers: list[Player] = [*seated, service.join(opened, None)]
    mirror = Table(Record(find_game(game), seats, seed, {}, [HUMAN] * seats))
    chance = Chance(seed)
    # Counted here by what each is told: the true table counts more.
    told = dict.fromkeys(readers, 0)
    while mirror.asked() and mirror.seq < 60:
        acting = mirror.state.to_act()
        mover = seated[acting[chance.below(len(acting))]]
        question = mover.moment.question
        assert question is not None
        if mover.moment.undo.free and chance.below(6) == 0:
            mover.do("take_back")
            mirror.undo(mover.own_seat)
        else:
            move = question.moves[chance.below(len(question.moves))].move
            mover.do("play", number=question.number, move=move)
            mirror.play(mover.own_seat, move)
        for reader in readers:
            if mirror.secret_of is not None and reader is not mover:
                continue
            told[reader] += 1
            received = reader.until_seq(told[reader])
            expected = imagined_moment(mirror, received.seats, reader.seat, told[reader] - 1, chance)
            expected.seq = told[reader]
            if mirror.over:
                # The result counts what was hidden.
                expected.result = received.result
                expected.proof = received.proof
            assert frozen(msgspec.to_builtins(received)) == frozen(msgspec.to_builtins(expected))
            check_lines(mirror, received, reader.seat)


def test_a_plan_is_never_told_to_others(service: Service) -> None:
    opened = service.open(None, None, None, game="toy", seed=5)
    players = [service.join(opened, key) for key in range(3)]
    mine = players[0].play()
    assert "card" in mine.lines[-1].text
    for other in (players[1], players[2], service.join(opened, None)):
        seen = other.until_seq(1)
        assert "card" not in seen.lines[-1].text
        assert seen.view["plans"][0] == 0
        assert {waiting.text for waiting in seen.waiting if waiting.seat != other.seat} == {"planning in secret"}


def test_nobody_hears_of_the_steps_of_anothers_plan_until_he_is_ready(service: Service) -> None:
    opened = service.open(None, None, game="yuan", seed=5)
    planner, other = service.join(opened, 0), service.join(opened, 1)
    onlooker = service.join(opened, None)
    for step in ("target", "dev", "ready"):
        question = planner.moment.question
        assert question is not None
        planner.do(
            "play",
            number=question.number,
            move=next(one.move for one in question.moves if one.said[0] == step),
        )
    for reader in (other, onlooker):
        reader.until_seq(1)
        assert [(moment.seq, moment.moves) for moment in reader.moments if moment.moves] == [(1, 1)]
