"""The opponent of the rules beside a real box: asked over HTTP, nothing is kept."""

from typing import Any

import msgspec
import pytest

import imperia
from imperia.games.imperium.automa.beside.view import CivAdvice
from tests.french import foreign
from tests.server.service import Service

FACTS = {"nation": "romans", "level": "imperator", "state": "barbarian", "die": 3}
FOREST = {"ask": "resolve", "facts": {**FACTS, "market": [{"card": "cl-steppe"}]}, "card": "cl-forest"}
PATH = "/api/games/imperium/beside"


def test_a_question_is_answered_in_the_language_of_the_reader(service: Service) -> None:
    for lang, said in (("en", "Play this region."), ("fr", "Elle joue cette Région.")):
        response = service.http.post(f"{PATH}?lang={lang}", json=FOREST)
        assert response.status_code == 200
        advice = msgspec.json.decode(response.content, type=CivAdvice)
        assert advice.steps[1].text == said


def test_the_same_question_has_the_same_answer(service: Service) -> None:
    assert len({service.http.post(PATH, json=FOREST).content for _ in range(3)}) == 1


def test_only_games_with_such_an_opponent_are_marked(service: Service) -> None:
    games = service.http.get("/api/library").json()["games"]
    assert [game["id"] for game in games if game["beside"]] == ["daimyo", "imperium"]


def test_another_game_answers_in_its_own_words(service: Service) -> None:
    action = [{"op": "e_governor", "n": 1, "islands": ["red"], "advantage": True}]
    answer = service.http.post("/api/games/daimyo/beside?lang=fr", json={"facts": {}, "action": action}).json()
    assert answer["facts"]["islands"]["red"]["empire"] == 2
    assert answer["steps"][0]["rule"] == "DAI-247"


def test_an_action_that_is_none_is_refused(service: Service) -> None:
    for op in ({"op": "e_tower", "n": 1}, {"op": "e_relic", "n": 1, "from": "moon"}, {"op": "steal"}, {"op": "e_pp"}):
        response = service.http.post("/api/games/daimyo/beside", json={"facts": {}, "action": [op]})
        assert response.status_code == 400


@pytest.mark.parametrize(
    ("body", "key", "named"),
    [
        ("{", "bad_request", ""),
        ("null", "bad_request", "null"),
        ({"ask": "sleep"}, "bad_request", "sleep"),
        ({"ask": "roll"}, "bad_request", "facts"),
        ({"ask": "roll", "facts": {**FACTS, "die": 7}}, "bad_request", "die"),
        ({"ask": "roll", "facts": {**FACTS, "die": 0}}, "beside_die", "IMP-251"),
        ({"ask": "roll", "facts": {**FACTS, "gone": ["socks"]}}, "bad_request", "gone"),
        ({"ask": "roll", "facts": {**FACTS, "tokens": {"progress": -1}}}, "bad_request", "tokens"),
        ({"ask": "roll", "facts": {**FACTS, "weather": 1}}, "bad_request", "weather"),
        ({"ask": "roll", "facts": {**FACTS, "nation": "spartans"}}, "beside_nation", "spartans"),
        ({"ask": "roll", "facts": {**FACTS, "market": [{}] * 6}}, "beside_slots", "IMP-057"),
        ({**FOREST, "card": "x" * 100}, "bad_request", "card"),
        ({**FOREST, "answers": [True]}, "beside_answers", ""),
        ({**FOREST, "answers": [None]}, "bad_request", "answers"),
        ({**FOREST, "card": "romans-power-a"}, "beside_not_in_deck", "IMP-247"),
    ],
    ids=lambda value: str(value)[:40],
)
def test_what_cannot_be_is_refused_with_the_reason(service: Service, body: Any, key: str, named: str) -> None:
    content = body if isinstance(body, str) else msgspec.json.encode(body)
    response = service.http.post(PATH, content=content, headers={"Content-Type": "application/json"})
    assert response.status_code == 400
    failure = response.json()
    assert failure["key"] == key
    for lang in ("en", "fr"):
        assert named in failure["text"][lang]
    assert foreign(failure["text"]["fr"]) == []


def test_a_game_without_such_an_opponent_and_an_unknown_game_are_refused(service: Service) -> None:
    for game in imperia.game_names():
        if game not in ("daimyo", "imperium"):
            response = service.http.post(f"/api/games/{game}/beside", json={})
            assert (response.status_code, response.json()["key"]) == (400, "not_beside")
    assert service.http.post("/api/games/chess/beside", json={}).status_code == 404


def test_a_form_of_another_site_cannot_ask(service: Service) -> None:
    assert service.http.post(PATH, content="{}", headers={"Content-Type": "text/plain"}).status_code == 415
