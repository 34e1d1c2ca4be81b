"""The opponent of the rules beside a real box: asked over HTTP, nothing is kept."""

from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import imperia
from imperia.games.daimyo.automa.beside.messages import MOST_DEEDS, EmpireAsked, EmpireFacts
from imperia.games.daimyo.printed import COLOURS, GOODS, RELIC_TILES
from imperia.games.imperium.automa.beside.messages import CivAdvice, CivAsked
from imperia.games.imperium.cards import WORDS
from imperia.games.imperium.printed import NATION_WORDS
from imperia.games.imperium.solo_content import LEVEL_WORDS
from imperia.kernel.errors import ImperiaError
from imperia.server import library
from tests.french import foreign
from tests.server.made_up import made_up
from tests.server.service import Service

FACTS = {"nation": "romans", "level": "imperator", "state": "barbarian", "die": 3}
ACCOUNT = {
    "facts": {**FACTS, "market": [{"card": "cl-steppe"}]},
    "box": "classics",
    "phase": "cards",
    "slots": [1],
    "card": "cl-forest",
}
FOREST = {"ask": "play", "account": ACCOUNT}
PATH = "/api/games/imperium/beside"


def with_(**changes: Any) -> dict[str, Any]:
    """A table at which something else stands."""
    return {"ask": "play", "account": {**ACCOUNT, **changes}}


def with_facts(**changes: Any) -> dict[str, Any]:
    """A table of which something else was told."""
    return with_(facts={**FACTS, **changes})


def doing(*action: Any, facts: Any = None, answers: Any = ()) -> dict[str, Any]:
    """The empire's action at a table, with so many answers."""
    account = {"level": "easy", "facts": facts or {}, "phase": "act", "queue": [list(action)], "answers": list(answers)}
    return {"ask": "play", "account": account}


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
    asked = doing({"op": "e_governor", "n": 1, "islands": ["red"], "advantage": True})
    answer = service.http.post("/api/games/daimyo/beside?lang=fr", json=asked).json()
    assert answer["facts"]["islands"]["red"]["empire"] == 2
    assert answer["steps"][0]["rule"] == "DAI-247"


def test_an_action_that_is_none_is_refused(service: Service) -> None:
    for op in ({"op": "e_tower", "n": 1}, {"op": "e_relic", "n": 1, "from": "moon"}, {"op": "steal"}, {"op": "e_pp"}):
        response = service.http.post("/api/games/daimyo/beside", json=doing(op))
        assert response.status_code == 400


@pytest.mark.parametrize(
    ("body", "key", "named"),
    [
        ("{", "bad_request", ""),
        ("null", "bad_request", "null"),
        ({"ask": "sleep"}, "bad_request", "sleep"),
        ({"ask": "play"}, "bad_request", "account"),
        (with_facts(die=7), "bad_request", "die"),
        (with_facts(die=0), "beside_die", "IMP-251"),
        (with_facts(gone=["socks"]), "bad_request", "gone"),
        (with_facts(tokens={"progress": -1}), "bad_request", "tokens"),
        (with_facts(weather=1), "bad_request", "weather"),
        (with_facts(nation="spartans"), "beside_nation", "spartans"),
        (with_facts(market=[{}] * 6), "beside_slots", "IMP-057"),
        ({**FOREST, "told": {"what": "sleep"}}, "bad_request", "sleep"),
        ({**FOREST, "told": {"what": "die", "said": 3}}, "beside_untimely", "die"),
        (with_(card="x" * 100), "bad_request", "card"),
        (with_(answers=[True]), "beside_answers", ""),
        (with_(answers=[None]), "bad_request", "answers"),
        (with_(card="romans-power-a"), "beside_not_in_deck", "IMP-247"),
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


# Whatever is asked


def advice_on(game: str, asked: Any) -> Any:
    """What is answered; None if the question is refused with words. Anything else is a failure."""
    try:
        return library.beside(game, msgspec.json.encode(asked), "fr")
    except ImperiaError as error:
        return None if error.say("fr") else pytest.fail(error.key)


FUZZED = settings(max_examples=150, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))


# Actions as they could be printed.
ISLANDS = st.one_of(st.just("any"), st.lists(st.sampled_from(COLOURS[:4]), max_size=6))
COUNT = st.integers(1, 9)
PLACING = ("e_governor", "e_tower", "e_farm", "e_shadow")
DEED = st.one_of(
    st.fixed_dictionaries(
        {"op": st.sampled_from(PLACING), "n": COUNT, "islands": ISLANDS}, optional={"advantage": st.booleans()}
    ),
    st.fixed_dictionaries(
        {"op": st.just("e_relic"), "n": COUNT, "from": st.one_of(ISLANDS, st.just("black_market"))},
        optional={"advantage": st.booleans()},
    ),
    st.fixed_dictionaries({"op": st.sampled_from(["e_gold", "e_pp"]), "n": COUNT}),
    st.just({"op": "e_helmet"}),
    st.just({"op": "e_player_discard", "n": 1, "from": ["rice", "metal", "stone"]}),
)
CHOICE = st.fixed_dictionaries(
    {
        "op": st.just("e_choice"),
        "chooser": st.just("player"),
        "options": st.lists(st.lists(DEED, max_size=3), max_size=9),
    }
)
ACTION = st.lists(st.one_of(DEED, CHOICE), max_size=4)
EMPIRE_WORDS = [*COLOURS, *GOODS, *RELIC_TILES, "0", "1", "2", "3", "any"]


@FUZZED
@given(made_up(EmpireAsked, EMPIRE_WORDS))
def test_whatever_is_asked_about_the_empire_is_answered_or_refused(asked: Any) -> None:
    advice_on("daimyo", asked)


@FUZZED
@given(made_up(EmpireFacts, EMPIRE_WORDS), ACTION, st.data())
def test_whatever_the_empire_is_made_to_do_is_answered_or_refused(facts: Any, action: Any, more: st.DataObject) -> None:
    asked = doing(*action, facts=facts)
    while (advice := advice_on("daimyo", asked)) is not None and "question" in advice:
        question = advice["question"]
        words = st.sampled_from([one["word"] for one in question.get("answers", [])] or list(RELIC_TILES[:16]))
        asked["account"]["answers"].append(
            more.draw(st.lists(words, max_size=4) if question["kind"] == "seen" else words)
        )


CIV_WORDS = [*NATION_WORDS, *LEVEL_WORDS, *WORDS]


@FUZZED
@given(made_up(CivAsked, CIV_WORDS), st.sampled_from(NATION_WORDS), st.sampled_from(LEVEL_WORDS), st.data())
def test_whatever_is_asked_about_the_civ_is_answered_or_refused(
    asked: Any, nation: str, level: str, more: st.DataObject
) -> None:
    place = asked.get("account", asked)
    if "facts" in place:
        place["facts"] |= {"nation": nation, "level": level}
    while (advice := advice_on("imperium", asked)) is not None and "question" in advice:
        question = advice["question"]
        answers = {
            "yes_or_no": st.booleans(),
            "count": st.integers(0, question.get("most", 1)),
            "card": st.sampled_from(["", *WORDS]),
        }
        said = more.draw(answers[question["kind"]])
        asked = {"ask": "play", "account": advice["account"], "told": {"what": "answer", "said": said}}


def test_a_choice_has_only_so_many_options(service: Service) -> None:
    for options, status in ((2, 200), (MOST_DEEDS, 200), (MOST_DEEDS + 1, 400), (22, 400)):
        choice = {"op": "e_choice", "chooser": "player", "options": [[{"op": "e_helmet"}]] * options}
        answer = service.http.post("/api/games/daimyo/beside", json=doing(choice))
        assert answer.status_code == status
        if status == 200:
            assert len(answer.json()["question"]["answers"]) == options
