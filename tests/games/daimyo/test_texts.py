"""Every word a player reads: nothing missing, nothing left over, in French and in English."""

import re
import tomllib
from collections.abc import Mapping
from pathlib import Path

import pytest

from imperia.games.daimyo import game
from imperia.games.daimyo.cards import COUNTS
from imperia.games.daimyo.effects.lexicon import LEXICON
from imperia.games.daimyo.state import PHASES
from imperia.kernel.agenda import Choice
from imperia.kernel.effects import Ask, AskingOp
from imperia.kernel.signs import Voice
from imperia.kernel.texts import LANGS, Texts
from imperia.server.moments import tell_waiting
from tests.games.daimyo.table import GAME, look, play, player, solo, table, turn
from tests.rule import rule

LANGUAGES = pytest.mark.parametrize("lang", ["fr", "en"])
TELLING = {
    "main_of",
    "income",
    "power_of",
    "tile_of",
    "lay_over",
    "build_for",
    "harvest_for",
    "villager_face",
    "buy_hero_for",
    "option_e_player_discard",
    "option_e_pp",
}
STAGES = {"MoveGovernor_to", "MoveBuilding_to", "DisplaceGovernor_to", "Steal_give"}
PIECES = {"PlacePiece_governor", "PlacePiece_tower", "PlacePiece_farm", "PlacePiece_shadow"}
SCORE = {"influence", "objectives", "effects", "actions", "relics", "farms", "towers", "heroes", "helmet", "left_over"}


class Listening(Texts):
    """Texts that remember what was asked of them."""

    def __init__(self, templates: dict[str, dict[str, str]]) -> None:
        super().__init__(templates)
        self.said: set[str] = set()

    def say(self, key: str, lang: str, values: Mapping[str, object] | None = None) -> str:
        self.said.add(key)
        return super().say(key, lang, values)


def keys_of(table_of: str) -> set[str]:
    return set(GAME.texts.table(table_of))


def test_questions_moves_events_and_options_have_just_the_texts_they_need() -> None:
    questions = {name for name, step in GAME.steps.items() if issubclass(step, Choice) and not issubclass(step, Ask)}
    questions |= {type(op).__name__ for op in LEXICON.ops.values() if isinstance(op, AskingOp)}
    assert keys_of("ask") == (questions | STAGES | PIECES) - {"PlacePiece"}
    assert keys_of("move") == {verb.word for verb in GAME.vocabulary.verbs} | TELLING
    events = {what.word for what in GAME.happenings} | {
        f"{what.word}_hidden" for what in GAME.happenings if what.secret
    }
    # What happens several times in a row may have words of its own.
    assert {key.removesuffix("_many") for key in keys_of("event")} == events
    assert keys_of("score") == SCORE
    assert keys_of("automa") == {"empire", "mercenaries"}
    assert keys_of("phase") == set(PHASES)
    assert keys_of("count") == set(COUNTS)


def test_every_effect_text_is_said_by_something() -> None:
    texts = Listening({key: {lang: GAME.texts.template(key, lang) for lang in LANGS} for key in GAME.texts.all_keys()})
    voice = Voice(texts, "en")
    for effect in LEXICON.effects.values():
        effect.say(voice)
    unsaid = {key for key in GAME.texts.all_keys() if key.startswith("effect.")} - texts.said
    # A harvest of one farm or of all towers is on no card of the box, but could be.
    assert unsaid <= {"effect.harvest_farm", "effect.harvest_tower_all"}


def test_rules_are_complete_in_both_languages() -> None:
    rules = tomllib.loads((Path(game.__file__).parent / "rules.toml").read_text("utf-8"))
    assert len([name for name in rules if re.fullmatch(r"DAI-\d{3}", name)]) == 270
    assert len([name for name in rules if name.startswith("DAI-Q")]) == 106
    assert len([name for name in rules if name.startswith("DAI-E")]) == 23
    assert all(set(entry["text"]) == {"en", "fr"} for entry in rules.values())


def test_french_says_nothing_before_a_name_that_would_have_to_be_elided() -> None:
    french = {key: GAME.texts.template(key, "fr") for key in GAME.texts.all_keys()}
    wrong = re.compile(r"\b(de|que|le|la|jusque) \{(who|seat|party|name|player|island|place|hero|clan)\}")
    assert [key for key, text in french.items() if wrong.search(text)] == []


@LANGUAGES
def test_the_picture_of_a_table_shows_what_lies_there(lang: str) -> None:
    me = player(
        "2 rice",
        clan="nature",
        hand=["idol", "envoy"],
        governors=["blue1"],
        farms=["red1"],
        relics=["blue2"],
        altars=["red3"],
        tower_board="tower_board_circle",
        towers=["blue3"],
        tiles={"clan_power": "tile_tower_circle_3"},
    )
    state = turn("tax", me, player(shadows=["blue1"]), objectives=["obj_farms"], tokens=[[1, -1]])
    drawn = GAME.picture(look(state, 0), lang, 80)
    names = {
        "en": ["blue island", "Idol", "radio tower", "storage", "Farmer"],
        "fr": ["île bleue", "Idole", "tour radio", "stockage"],
    }
    assert all(name in drawn for name in names[lang])
    assert max(map(len, drawn.splitlines())) <= 80
    alone = GAME.picture(look(solo(player(), {"relics": ["blue1"]}, solo_open=["solo_12_1"]), 0), lang, 60)
    assert {"en": "the empire places 1 governor", "fr": "l’empire place 1 gouverneur"}[lang] in " ".join(alone.split())
    assert GAME.picture(look(table(player(), seats=2)), lang, 80)


@LANGUAGES
@rule("DAI-002")
def test_score_lines_have_a_text(lang: str) -> None:
    state = table(player("5 rice", points=3, farms=["blue1"], towers=["red1"], beside=1, stacks={}))
    lines = [line for score in state.scores() for line in score.lines]
    assert {line.source for line in lines} == SCORE - {"actions"}
    assert all(GAME.score_label(line.source, lang) for line in lines)
    # Alone there are no objectives, and only the empire has points from its actions.
    you, empire = [[line.source for line in score.lines] for score in solo(player(), {}).scores()]
    assert ("objectives" in you, "effects" in you, "actions" in you) == (False, True, False)
    assert ("objectives" in empire, "effects" in empire, "actions" in empire) == (False, False, True)
    assert GAME.score_label("actions", lang)


@LANGUAGES
def test_others_do_not_read_for_which_tile_a_rival_makes_room(lang: str) -> None:
    full = player(hand=["idol"], scavenger="blue", relics=["blue1", "red1", "yellow1"])
    state = turn("relic", full, lands={"red": ["purple1", "purple2", "purple3"]})
    play(state, "main", "scavenger red", "take purple1 red")
    tile = GAME.nouns["relic"].label(GAME.nouns["relic"].words.index("purple1"), lang)
    (own,), (rival,), (spectator,) = [tell_waiting(state, reader, lang) for reader in (0, 1, None)]
    assert tile in own.text
    assert rival == spectator
    assert tile not in rival.text
    assert rival.text == {"en": "making room in a full storage", "fr": "place à faire dans un stockage plein"}[lang]


@LANGUAGES
def test_labels_say_what_a_move_does(lang: str) -> None:
    state = turn("help", player(hand=["idol"]))
    assert GAME.describe(state, 0, GAME.parse("main"), "en") == "Main action: Villagers’ Help"
    play(state, "main")
    described = GAME.describe(state, 0, GAME.parse("villager villager_porter"), lang)
    assert {"en": "storage +1", "fr": "stockage +1"}[lang] in described
