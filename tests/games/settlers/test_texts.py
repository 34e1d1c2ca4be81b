"""Every word a player reads: nothing missing, nothing left over, in French and in English."""

import re
import tomllib
from pathlib import Path

import pytest

from imperia.games.settlers import view
from imperia.games.settlers.content import CARDS, TABLES
from imperia.games.settlers.effects.lexicon import LEXICON
from imperia.games.settlers.printed import COLOURS, DECKS, GOODS, KINDS
from imperia.games.settlers.state import PHASES
from imperia.games.settlers.use import Use
from imperia.games.settlers.wording import card_words
from imperia.kernel.agenda import Choice
from imperia.kernel.effects import Ask, AskingOp
from tests.games.settlers.table import GAME, built, look, player, solo, table
from tests.rule import rule

LANGUAGES = pytest.mark.parametrize("lang", ["fr", "en"])
TELLING = {
    "raze_of", "raze_for", "gold_none", "gold_and", "give_up_foundation", "target_of", "target_good", "option_gain",
    "option_paid",
}  # fmt: skip
# What prices name besides goods.
PRICES = ("resource", "location", "hand_card", "own_deal", "egypt_token")
SCORE = {"track", "common", "faction", "under", "offered", "collected"}


def test_questions_moves_events_and_options_have_just_the_texts_they_need() -> None:
    keys = set(GAME.texts.all_keys())
    steps = GAME.steps.items()
    questions = {name for name, step in steps if issubclass(step, Choice) and not issubclass(step, Ask)}
    questions |= {type(op).__name__ for op in LEXICON.ops.values() if isinstance(op, AskingOp)}
    assert {key for key in keys if key.startswith("ask.")} == {f"ask.{name}" for name in questions}
    verbs = {verb.word for verb in GAME.vocabulary.verbs}
    assert {key for key in keys if key.startswith("move.")} == {f"move.{word}" for word in verbs | TELLING}
    events = {what.word for what in GAME.happenings}
    events |= {f"{what.word}_hidden" for what in GAME.happenings if what.secret}
    # What happens several times in a row may have words of its own.
    told = {key.removesuffix("_many") for key in keys if key.startswith("event.")}
    # And so may what one of several rules brings about.
    by_rule = {f"event.{what.word}@{what.rule}" for what in GAME.happenings}
    assert told - by_rule == {f"event.{word}" for word in events}
    assert {key for key in keys if key.startswith("option.")} == {f"option.{one.name}" for one in GAME.sheet.options}
    assert {key for key in keys if key.startswith("score.")} == {f"score.{source}" for source in SCORE}
    assert {key for key in keys if key.startswith("automa.")} == {"automa.virtual"}
    goods = [*GOODS, *PRICES]
    assert {key for key in keys if key.startswith("amount.")} == {f"amount.{good}" for good in goods}
    assert {key for key in keys if key.startswith("noun.good.")} == {f"noun.good.{good}" for good in goods}
    assert {key for key in keys if key.startswith("noun.deck.")} == {f"noun.deck.{deck}" for deck in DECKS}
    assert {key for key in keys if key.startswith("phase.")} == {f"phase.{phase}" for phase in PHASES}
    assert {key for key in keys if key.startswith("kind.")} == {f"kind.{kind}" for kind in KINDS}
    colours = {f"noun.colour.{colour}" for colour in COLOURS}
    assert {key for key in keys if key.startswith("noun.colour.")} == colours


@pytest.mark.parametrize(
    ("card", "part"),
    [
        ("com_farmers_at_work", "another of your production locations"),
        ("com_porters", "one of your production locations"),
        ("egy_sphinx", "other than from Sphinx"),
        ("egy_chariot_builder", "protected or not"),
        ("bar_dark_chapel_a", "more if it is protected"),
    ],
)
@rule("SET-Q37", "SET-Q35", "SET-174", "SET-190")
def test_the_words_of_a_card_say_what_it_leaves_out(card: str, part: str) -> None:
    (number,) = [place for place, one in enumerate(CARDS) if one.id == card]
    assert part in " ".join(card_words(number, "en"))


def test_french_signs_on_cards_stand_apart_from_their_words() -> None:
    french = [GAME.spell(words, "fr") for number in range(len(CARDS)) for words in card_words(number, "fr")]
    assert [text for text in french if re.search(r"[^\u00a0][:;?!»]|«[^\u00a0]", text)] == []


def test_rules_are_complete_in_both_languages() -> None:
    table_of_rules = tomllib.loads((Path(view.__file__).parent / "rules.toml").read_text("utf-8"))
    assert len([name for name in table_of_rules if re.fullmatch(r"SET-\d{3}", name)]) == 257
    assert len([name for name in table_of_rules if name.startswith("SET-E")]) == 29
    assert all(set(entry["text"]) == {"en", "fr"} for entry in table_of_rules.values())


@LANGUAGES
def test_the_picture_of_a_table_shows_what_lies_there(lang: str) -> None:
    me = player(
        "japanese", "2 wood", hand=["farm"], empire=[built("gate", under=["baker"]), built("casino", samurai=True)]
    )
    him = player("egyptian", empire=["desert", built("mill", owner=0, defense=True)], passed=True, foundations=["town"])
    drawn = GAME.picture(look(table(me, him), 0), lang, 80)
    shown = ["samurai", "defense", "passed", "hand"]
    assert all(GAME.texts.say(f"picture.{sign}", lang) in drawn for sign in shown)
    names = {"en": ["Gate*", "Mill", "Desert*", "Farm*"], "fr": ["Porte*", "Moulin", "Désert*", "Ferme*"]}
    assert all(name in drawn for name in names[lang])
    assert max(map(len, drawn.splitlines())) <= 80
    alone = GAME.picture(look(solo(me, {"empire": ["castle"], "deals": ["attack_gold"]}), 0), lang, 60)
    assert {"en": "targets: gold", "fr": "cibles\u00a0: or"}[lang] in alone


@LANGUAGES
def test_score_lines_have_a_text(lang: str) -> None:
    gate, shrine = built("gate", under=["baker"]), built("shrine", offered="1 wood")
    state = solo(player("japanese", empire=[gate, shrine, "mill"]), collected=["town"])
    lines = [line for score in state.scores() for line in score.lines]
    assert {line.source for line in lines} == SCORE
    assert all(GAME.score_label(line.source, lang) for line in lines)


def test_cards_of_different_names_are_called_differently() -> None:
    for lang in ("fr", "en"):
        names = {(card.card, str(getattr(card.name, lang))) for card in CARDS}
        assert len({name for _, name in names}) == len({card for card, _ in names})
        assert all(str(getattr(feat.name, lang)) for feat in TABLES.feats)


def test_a_card_with_a_choice_says_both_of_its_ways() -> None:
    guard = next(card for shelf in GAME.shelves() for card in shelf.entities if card.id == "egy_pharaohs_guard")
    assert GAME.said(guard, "en").sentences == ["[good:raze:1] or [good:vp:2]"]


def test_another_player_who_uses_a_card_pays_onto_the_same_location() -> None:
    changed = Use(3, 0, 5).changed(1, [])
    assert isinstance(changed, Use)
    assert (changed.card, changed.actor, changed.onto) == (3, 1, 5)
