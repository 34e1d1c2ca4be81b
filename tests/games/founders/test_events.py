"""What the journal tells: every kind of event, by whom, with which details, and who learnt something by it."""

from collections.abc import Callable
from typing import NamedTuple

import pytest

from imperia.games.founders.state import FoundersState
from imperia.kernel.events import EVERYONE, NOBODY, Event, Happening
from tests.games.founders.table import GAME, nation, play, table

WOODS = nation("forest 0,0", "cliffs 1,0")
LAKES = nation("lake 0,0", "lake 1,0")
BARE = nation("cliffs 0,0", "cliffs 1,0")
MINERS = nation("mine 0,0", "cliffs 1,0")
BLOCK = nation("lake 0,0", "lake 1,0", "forest 0,1", "grove 1,1")
TEMPLE_BUILDER = nation("war_camp_iron 0,0", "workshop_gold 1,0")
PAID = nation("lake 0,0", "lake 1,0", coins=["0,0"])


class Scene(NamedTuple):
    """A situation, the moves played in it, and what is told of one event in it."""

    word: str
    given: Callable[[], FoundersState]
    moves: list[str]
    seat: int
    details: dict[str, str]
    rule: str
    learnt: int


def after_a_turn() -> FoundersState:
    state = table(WOODS, LAKES, agreed_end=True, step="add", rows={"nature": ["grove"]})
    return play(state, "take grove", "at 0,1")


def ruin() -> FoundersState:
    ruined = nation("mine 0,0", "lake 1,0", war=["0,0"], coins=["0,0"])
    return table(ruined, step="add", rows={"nature": ["grove"]})


FULL_ROW = ["inn_wine", "inn_wine", "inn_fish", "inn_fish", "inn_horses"]
SCENES = [
    Scene(
        "swept",
        lambda: table(LAKES, WOODS, seat=1, rows={"city": FULL_ROW}),
        ["reveal city"],
        1, {"pile": "city"}, "FOU-039", NOBODY,
    ),
    Scene(
        "revealed",
        lambda: table(LAKES, WOODS, seat=1, piles={"village": ["winery", "mine"]}),
        ["reveal village"],
        1, {"pile": "village", "tile": "mine"}, "FOU-037", EVERYONE,
    ),
    Scene(
        "pillaged",
        lambda: table(LAKES, WOODS, step="token", hands=[{"war": 1}]),
        ["play war", "at 1,0"],
        0, {"seat": "1", "tile": "cliffs", "cell": "1,0"}, "FOU-094", NOBODY,
    ),
    Scene(
        "bought",
        lambda: table(LAKES, WOODS, step="token", hands=[{"coin": 1}]),
        ["play coin", "at 1,0", "buy plants"],
        0, {"seat": "1", "tile": "cliffs", "cell": "1,0", "resource": "plants"}, "FOU-102", NOBODY,
    ),
    Scene(
        "linked",
        lambda: table(BLOCK, step="token", hands=[{"cart": 1}]),
        ["play cart", "at 0,0"],
        0, {"cell": "0,0"}, "FOU-111", NOBODY,
    ),
    Scene(
        "settled",
        lambda: table(MINERS, step="token", hands=[{"artisan_iron": 1}]),
        ["play artisan_iron", "at 0,0"],
        0, {"token": "artisan_iron", "tile": "mine", "cell": "0,0"}, "FOU-119", NOBODY,
    ),
    Scene(
        "added",
        lambda: table(WOODS, step="add", rows={"village": ["mine"]}),
        ["take mine", "at 0,1"],
        0, {"tile": "mine", "cell": "0,1"}, "FOU-051", NOBODY,
    ),
    Scene(
        "added",
        lambda: table(BARE, step="add", piles={"nature": ["grove", "lake"]}),
        ["draw", "at 0,1"],
        0, {"tile": "lake", "cell": "0,1"}, "FOU-066", NOBODY,
    ),
    Scene("added", ruin, ["take grove", "at 0,0"], 0, {"tile": "grove", "cell": "0,0"}, "FOU-077", NOBODY),
    Scene("replaced", ruin, ["take grove", "at 0,0"], 0, {"tile": "mine", "cell": "0,0"}, "FOU-078", NOBODY),
    Scene("discarded", ruin, ["take grove", "at 0,0"], 0, {"token": "war"}, "FOU-083", NOBODY),
    Scene("kept_coin", ruin, ["take grove", "at 0,0"], 0, {}, "FOU-084", NOBODY),
    Scene(
        "received",
        lambda: table(MINERS, step="add", rows={"city": ["market_iron"]}),
        ["take market_iron", "at 0,1"],
        0, {"token": "coin"}, "FOU-087", NOBODY,
    ),
    Scene(
        "artisan_drawn",
        lambda: table(
            nation("weaver 0,0", "forest 1,0"),
            step="add",
            rows={"city": ["workshop_cloth"]},
            artisans=["artisan_fish", "artisan_wine"],
        ),
        ["take workshop_cloth", "at 0,1"],
        0, {"token": "artisan_wine"}, "FOU-090", EVERYONE,
    ),
    Scene(
        "drew",
        lambda: table(BARE, step="add", piles={"nature": ["grove", "lake"]}),
        ["draw"],
        0, {"tile": "lake"}, "FOU-063", EVERYONE,
    ),
    Scene(
        "added_nothing",
        lambda: table(BARE, step="add", piles={"city": ["inn_wine"]}),
        ["finish"],
        0, {}, "FOU-064", NOBODY,
    ),
    Scene(
        "collected",
        lambda: table(PAID, step="add", rows={"nature": ["grove"]}),
        ["take grove", "at 0,1"],
        0, {"count": "1"}, "FOU-091", NOBODY,
    ),
    Scene("proposed", after_a_turn, ["propose"], 0, {}, "FOU-128", NOBODY),
    Scene("accepted", after_a_turn, ["propose", "accept"], 1, {}, "FOU-146", NOBODY),
    Scene("refused", after_a_turn, ["propose", "refuse"], 1, {}, "FOU-146", NOBODY),
    Scene("turn_began", after_a_turn, ["go_on"], 1, {"turn": "2"}, "FOU-036", NOBODY),
    Scene(
        "ended_by_victory",
        lambda: table(TEMPLE_BUILDER, step="add"),
        ["take great_temple_jupiter", "at 0,1"],
        -1, {}, "FOU-126", NOBODY,
    ),
    Scene(
        "ended_by_piles",
        lambda: table(WOODS, piles={"nature": ["lake"]}),
        ["reveal nature", "take lake", "at 0,1"],
        -1, {}, "FOU-127", NOBODY,
    ),
    Scene("ended_by_accord", after_a_turn, ["propose", "accept"], -1, {}, "FOU-128", NOBODY),
    Scene(
        "last_coins",
        lambda: table(TEMPLE_BUILDER, PAID, step="add"),
        ["take great_temple_jupiter", "at 0,1"],
        1, {"count": "1"}, "FOU-132", NOBODY,
    ),
]  # fmt: skip
SETUP = {"first_player", "victory_opened", "draft_opened", "picked", "laid", "row_filled"}


def details(event: Event) -> dict[str, str]:
    """The details of an event by noun, in the words of the notation."""
    values = zip([noun.lstrip("#") for noun in event.what.nouns], event.details, strict=True)
    return {noun: GAME.nouns[noun].words[value] if noun in GAME.nouns else str(value) for noun, value in values}


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.word)
def test_what_happens_is_told(scene: Scene) -> None:
    state = scene.given()
    state.journal = []
    play(state, *scene.moves)
    (event,) = [event for event in state.journal if event.what.word == scene.word]
    assert (event.seat, details(event), event.what.rule) == (scene.seat, scene.details, scene.rule)
    assert event.learnt == scene.learnt
    assert event.to == EVERYONE


def test_the_setup_is_told() -> None:
    state = GAME.start(2, seed=5, telling=True)
    seen = GAME.view(state, None)
    assert state.journal is not None
    first, *opened = state.journal
    assert (first.what.word, first.what.rule, first.seat) == ("first_player", "FOU-015", seen.first)
    tiles = [(event.what.word, event.seat, details(event)["tile"]) for event in opened]
    victory = [("victory_opened", -1, tile) for tile in seen.victory]
    draft = [("draft_opened", -1, tile) for tile in seen.draft]
    assert tiles == victory + draft
    assert [event.what.rule for event in opened] == ["FOU-012"] * 8 + ["FOU-016"] * 5
    assert all(event.learnt == EVERYONE for event in state.journal)


def test_more_players_see_more_victory_tiles() -> None:
    state = GAME.start(3, seed=5, telling=True)
    assert state.journal is not None
    opened = [event.what.rule for event in state.journal if event.what.word == "victory_opened"]
    assert opened == ["FOU-013"] * 12


def test_the_draft_is_told() -> None:
    state = GAME.position({
        "seats": 2, "first": 0, "turn": 0, "draft": ["lake", "grove"], "picked": [["forest"], []],
        "agenda": [["BeginTurn"], ["FillRows"], ["LayStart", 0], ["PickTile", 0]],
        "nations": [{}, {"tiles": {"0,0": "grove", "1,0": "grove"}}],
        "piles": {"nature": ["cliffs", "waterfall"], "village": ["mine", "winery"], "city": ["inn_wine"]},
    })  # fmt: skip
    state.journal = []
    state.play(0, GAME.parse("pick lake"))
    state.play(0, GAME.parse("at 0,1"))
    story = [(event.what.word, event.what.rule, event.seat, details(event), event.learnt) for event in state.journal]
    assert story == [
        ("picked", "FOU-018", 0, {"tile": "lake"}, NOBODY),
        ("laid", "FOU-020", 0, {"tile": "forest", "cell": "0,0"}, NOBODY),
        ("laid", "FOU-020", 0, {"tile": "lake", "cell": "0,1"}, NOBODY),
        ("row_filled", "FOU-022", -1, {"pile": "nature", "tile": "waterfall"}, EVERYONE),
        ("row_filled", "FOU-022", -1, {"pile": "nature", "tile": "cliffs"}, EVERYONE),
        ("row_filled", "FOU-023", -1, {"pile": "village", "tile": "winery"}, EVERYONE),
        ("row_filled", "FOU-023", -1, {"pile": "village", "tile": "mine"}, EVERYONE),
        ("row_filled", "FOU-024", -1, {"pile": "city", "tile": "inn_wine"}, EVERYONE),
        ("row_filled", "FOU-022", -1, {"pile": "nature", "tile": "grove"}, EVERYONE),
        ("turn_began", "FOU-028", 0, {"turn": "1"}, NOBODY),
    ]


def test_every_kind_of_event_is_told_by_a_test() -> None:
    assert {scene.word for scene in SCENES} | SETUP == {what.word for what in GAME.happenings}
    assert {what.rule for what in GAME.happenings} <= {rule.id for rule in GAME.rules.all()}


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("what", GAME.happenings, ids=lambda what: what.word)
def test_every_event_reads_as_a_sentence(what: Happening, lang: str) -> None:
    sentence = GAME.tell(Event(what, 1, [1] * len(what.nouns), EVERYONE), None, lang)
    assert sentence[0].isupper() or sentence[0] == "«"
    assert sentence[-1] == "."
    assert not set("{}") & set(sentence)


def test_sentences_name_who_did_what_to_whom() -> None:
    state = table(LAKES, WOODS, step="token", hands=[{"coin": 1}])
    state.journal = []
    play(state, "play coin", "at 1,0", "buy plants")
    (bought,) = state.journal
    assert GAME.tell(bought, 0, "en") == "Player 1 buys plants from Cliffs of Player 2 at (1,0)."
    french = "Joueur 1 achète chez Joueur 2\u00a0: plantes («\u00a0Falaises\u00a0» en (1,0))."
    assert GAME.tell(bought, 0, "fr") == french


def test_a_game_that_nobody_watches_tells_nothing() -> None:
    state = table(WOODS, LAKES, step="add", rows={"nature": ["grove"]})
    play(state, "take grove", "at 0,1")
    assert state.journal is None
