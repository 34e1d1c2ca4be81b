"""Lessons over the wire: tables like any other, begun at a prepared position."""

import httpx
import msgspec
import pytest

import imperia
from imperia.server.wire import LessonNote, Library, Opened, PrimerInfo
from tests.server.service import Player, Service

NAMES = pytest.mark.parametrize("name", imperia.game_names())


def ask_for(service: Service, *players: str | None, lesson: str = "first", game: str = "founders") -> httpx.Response:
    seats = [{"bot": bot} for bot in players]
    return service.http.post("/api/tables", json={"game": game, "seats": seats, "lesson": lesson})


def begin(service: Service) -> Opened:
    answer = ask_for(service, None, "greedy")
    assert answer.status_code == 201, answer.text
    return msgspec.json.decode(answer.content, type=Opened)


def note(player: Player) -> LessonNote:
    found = player.moment.lesson
    assert found is not None
    return found


def follow(player: Player) -> None:
    """Do as the lesson says."""
    question = player.until(lambda moment: moment.question is not None).question
    assert question is not None
    wanted = note(player).moves[0]
    player.request("play", number=question.number, move=imperia.game("founders").parse(wanted))


@NAMES
def test_every_game_hands_out_its_primer_and_its_lessons(service: Service, name: str) -> None:
    primer = msgspec.json.decode(service.http.get(f"/api/games/{name}/primer").content, type=PrimerInfo)
    assert primer.goal.fr
    library = msgspec.json.decode(service.http.get("/api/library").content, type=Library)
    lessons = next(game.lessons for game in library.games if game.id == name)
    answer = ask_for(service, None, *[lessons[0].bot] * (lessons[0].seats - 1), lesson=lessons[0].name, game=name)
    assert answer.status_code == 201, answer.text


def test_a_lesson_says_what_to_do_to_the_one_who_learns_and_to_nobody_else(service: Service) -> None:
    opened = begin(service)
    learner, spectator = service.join(opened, lang="fr"), service.join(opened, None)
    assert (note(learner).idea, note(learner).ideas, note(learner).over) == (0, 5, False)
    assert note(learner).do.endswith("révélez-en une de la pile village.")
    assert note(learner).why
    assert note(learner).moves == ["reveal village"]
    assert spectator.moment.lesson is None


def test_a_lesson_is_left_and_taken_up_where_it_was(service: Service) -> None:
    opened = begin(service)
    learner = service.join(opened)
    follow(learner)
    follow(learner)
    left = note(learner)
    assert left.moves == ["at 0,1"]
    learner.leave()
    assert note(service.join(opened)) == left


def test_a_lesson_that_is_followed_comes_to_its_end_and_the_game_goes_on(service: Service) -> None:
    learner = service.join(begin(service))
    learner.until(lambda moment: moment.question is not None)
    while not note(learner).over:
        follow(learner)
        learner.until(lambda moment: moment.question is not None)
    assert note(learner).do.startswith("That is the whole game")
    assert learner.moment.result is None


def test_who_left_a_lesson_goes_back_to_where_it_was(service: Service) -> None:
    learner = service.join(begin(service))
    follow(learner)
    question = learner.until(lambda moment: moment.question is not None).question
    assert question is not None
    learner.request("play", number=question.number, move=imperia.game("founders").parse("take waterfall"))
    assert (note(learner).do, note(learner).back) == ("", True)
    learner.request("plead", lesson=True)
    assert (note(learner).moves, note(learner).back) == (["take mine"], False)


@pytest.mark.parametrize("players", [(None, None), ("greedy", None), ("greedy", "greedy"), (None, "greedy", "greedy")])
def test_at_a_lesson_sit_one_who_learns_and_its_bots(service: Service, players: tuple[str | None, ...]) -> None:
    answer = ask_for(service, *players)
    assert answer.status_code == 400
    assert answer.json()["key"] in ("lesson_seats", "bad_seats")


def test_a_lesson_that_there_is_not_is_refused(service: Service) -> None:
    answer = ask_for(service, None, "greedy", lesson="last")
    assert (answer.status_code, answer.json()["key"]) == (400, "no_such_lesson")


@NAMES
def test_the_library_tells_what_was_designed_here_from_the_sources_of_the_content(service: Service, name: str) -> None:
    library = msgspec.json.decode(service.http.get("/api/library").content, type=Library)
    told = next(game.sources for game in library.games if game.id == name)
    entries = [entity for shelf in imperia.game(name).shelves() for entity in shelf.entities if entity.count]
    assert sum(shelf.entries for shelf in told) == len(entries)
    reconstructed = [entity for entity in entries if entity.source == "reconstructed"]
    assert sum(shelf.partly + shelf.designed for shelf in told) == len(reconstructed)
    assert sum(shelf.designed for shelf in told) == sum(not entity.known for entity in reconstructed)
