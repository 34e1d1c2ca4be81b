"""Every word that a player of any game reads: nothing missing, nothing cramped, in French and in English."""

import re
from pathlib import Path

import pytest

import imperia
from imperia.kernel.agenda import Choice
from imperia.kernel.chance import Chance
from imperia.kernel.events import EVERYONE, Event
from imperia.kernel.playout import random_move
from imperia.kernel.texts import LANGS
from imperia.server.library import view_fields
from tests.french import faults, wrong
from tests.games.record import can_be_played
from tests.games.tables import Table

PAGE = Path(__file__).parents[2] / "web" / "src" / "games"
GAMES = pytest.mark.parametrize("name", imperia.game_names())


def usual_tables() -> list[Table]:
    """Every game for as many as usual and for as few as can be, and as usual with each value of each option."""
    found: list[Table] = []
    for name in imperia.game_names():
        sheet = imperia.game(name).sheet
        found += [(name, seats, {}) for seats in sorted({min(sheet.seats), sheet.usual_seats})]
        found += [
            (name, sheet.usual_seats, {one.name: value})
            for one in sheet.options
            for value in one.values
            if value != one.default and can_be_played(name, sheet.usual_seats, {one.name: value})
        ]
    return found


@pytest.mark.parametrize("table", usual_tables(), ids=str)
def test_every_question_move_and_event_of_a_game_can_be_read(table: Table) -> None:
    name, seats, options = table
    game = imperia.game(name)
    state = game.start(seats, seats, options, telling=True)
    chance = Chance(seats)
    read: set[str] = set()
    while not state.over:
        for seat in state.to_act():
            for lang in LANGS:
                read |= {game.ask(state, seat, lang)}
                if not state.choice().secret:
                    read |= {game.await_of(state, seat, lang)}
                read |= {game.describe(state, seat, move, lang) for move in state.moves(seat)}
                read |= {game.tell(event, seat, lang) for event in state.journal or []}
        state.journal = []
        state.take(*random_move(state, chance))
    assert "" not in read
    assert [text for text in read if re.search(r"[{}]", text)] == []


@GAMES
def test_questions_can_stand_behind_a_name_and_a_colon(name: str) -> None:
    game = imperia.game(name)
    asked = [
        game.texts.say(key, "en", dict.fromkeys(game.texts.fields(key), "x"))
        for key in game.texts.table("ask").values()
    ]
    assert asked
    assert [text for text in asked if ":" in text] == []


@GAMES
def test_what_others_read_meanwhile_speaks_to_nobody_and_names_nothing(name: str) -> None:
    game = imperia.game(name)
    secret = {key for key in game.texts.table("ask") if name == "yuan" and key.startswith(("Bid", "Plan"))}
    assert set(game.texts.table("await")) == set(game.texts.table("ask")) - secret
    for key in game.texts.table("await").values():
        assert game.texts.fields(key) == set()
        for lang in LANGS:
            # "you", and French imperatives, which end in "-ez".
            addressed = re.search(
                r"\b(you|yours?|vous|votre|vos|vôtre)\b|ez\b", game.texts.say(key, lang), re.IGNORECASE
            )
            assert addressed is None, key


@GAMES
def test_texts_name_only_what_they_are_given(name: str) -> None:
    game = imperia.game(name)
    for verb in game.vocabulary.verbs:
        assert game.texts.fields(f"move.{verb.word}") == {noun.name for noun in verb.nouns}
    for what in game.happenings:
        nouns = [noun.strip("#*") for noun in what.nouns]
        besides = game.told_besides(Event(what, 0, [0] * len(nouns), EVERYONE), "en")
        for key in (f"event.{what.word}", f"event.{what.word}@{what.rule}"):
            if key in game.texts:
                assert game.texts.fields(key) <= {"who", *nouns, *besides}
        if what.secret:
            open_to_all = nouns[: len(nouns) - what.secret]
            assert game.texts.fields(f"event.{what.word}_hidden") <= {"who", *open_to_all}


@GAMES
def test_everything_that_the_page_shows_has_just_the_labels_it_needs(name: str) -> None:
    game = imperia.game(name)
    assert set(game.texts.table("view")) == set(view_fields(game))
    assert set(game.texts.table("part")) == {rule.part for rule in game.rules.all() if rule.part}
    assert set(game.texts.table("shelf")) == {shelf.name for shelf in game.shelves()}
    assert set(game.texts.table("option")) == {option.name for option in game.sheet.options}


@GAMES
def test_the_page_says_every_text_that_is_there_for_it(name: str) -> None:
    game = imperia.game(name)
    sources = "".join(path.read_text("utf-8") for path in sorted((PAGE / name).rglob("*.ts*")))
    # Keys that are made from a word of the game stand there with a gap: `use.${verb}`.
    begun = tuple(re.findall(r"`([\w.]+\.)\$\{", sources))
    own = game.texts.table("page")
    choices = {step for step, kind in game.steps.items() if issubclass(kind, Choice)}
    hints = {key.removeprefix("hint.") for key in own if key.startswith("hint.")}
    assert hints <= choices | set(game.texts.table("ask"))
    said = [key for key in own if f'"{key}"' in sources or key.startswith((*begun, "hint."))]
    assert [key for key in own if key not in said] == []


@GAMES
def test_a_first_game_has_hints(name: str) -> None:
    assert len([key for key in imperia.game(name).texts.table("page") if key.startswith("hint.")]) >= 4


def french_of(name: str) -> dict[str, str]:
    """Every French text of a game by where it stands, with its gaps: sentences, rules, and names of the content."""
    game = imperia.game(name)
    found = {key: game.texts.template(key, "fr") for key in game.texts.all_keys()}
    for rule in game.rules.all():
        found[rule.id] = rule.text.say("fr")
        if rule.question is not None:
            found[f"{rule.id} question"] = rule.question.say("fr")
    for shelf in game.shelves():
        found |= {f"{shelf.name} {entity.id}": entity.name.say("fr") for entity in shelf.entities}
    return found | {"title": game.sheet.title.say("fr")}


@GAMES
def test_no_french_is_wrong(name: str) -> None:
    # Sentences of the rules may have two colons where they enumerate.
    said = {place: text for place, text in french_of(name).items() if place[:3].lower() != name[:3] or "-" not in place}
    assert {place: wrong(text) for place, text in said.items() if wrong(text)} == {}


@GAMES
def test_the_pages_of_printed_rules_are_numbers(name: str) -> None:
    for rule in imperia.game(name).rules.all():
        assert re.fullmatch(r"(solo p\. )?((EN )?\d+([–-]\d+)?( EN)?(, )?)*", rule.page or ""), rule.id


@GAMES
def test_french_signs_stand_apart_from_their_words(name: str) -> None:
    cramped = re.compile(r"(?<!\u00a0)(?<!http)[:;?!»]|«(?!\u00a0)")
    bare = {place: re.sub(r"\{\w+:[^}]*\}|\[\w+:[^]]*\]", "x", text) for place, text in french_of(name).items()}
    assert {place: text for place, text in bare.items() if cramped.search(text)} == {}


@GAMES
def test_french_names_elide_and_words_agree_with_numbers(name: str) -> None:
    # Of what is told with its number there are always several.
    found = {place: faults(text) for place, text in french_of(name).items() if not place.endswith("_many")}
    assert {place: wrong for place, wrong in found.items() if wrong} == {}


@GAMES
def test_rules_speak_to_players_and_not_to_programmers(name: str) -> None:
    for rule in imperia.game(name).rules.all():
        said = [rule.text, *([rule.question] if rule.question is not None else [])]
        for text in [one.say(lang) for one in said for lang in LANGS]:
            # Names come from the content, by a sign: [tile:market_iron].
            assert re.findall(r"\b[a-z]+_[a-z_]+\b|\[\w+:", text) == [], rule.id
            assert re.findall(r"\b(engine|moteur|interface|IA|AI)\b", text) == [], rule.id


def english_of(name: str) -> dict[str, str]:
    """Every English sentence of a game by where it stands: texts with their gaps, and rules."""
    game = imperia.game(name)
    found = {key: game.texts.template(key, "en") for key in game.texts.all_keys()}
    for rule in game.rules.all():
        found[rule.id] = rule.text.say("en")
        if rule.question is not None:
            found[f"{rule.id} question"] = rule.question.say("en")
    return found


@GAMES
def test_english_quotes_and_calls_things_in_its_own_way(name: str) -> None:
    foreign = re.compile(r"[«»]|\bcan not\b|\b(the|one|an) own\b")
    assert {place: text for place, text in english_of(name).items() if foreign.search(text)} == {}


@GAMES
def test_english_calls_things_by_their_english_names(name: str) -> None:
    named = [entity.name for shelf in imperia.game(name).shelves() for entity in shelf.entities]
    # Short names, and those that English has as well, may be words of the sentence.
    english = {one.say("en") for one in named}
    titles = {one.say("fr") for one in named} - english
    french = [title for title in titles if len(title) > 5 and not any(title in other for other in english)]
    any_of_them = re.compile(rf"\b(?:{'|'.join(map(re.escape, french))})\b")
    assert {place: text for place, text in english_of(name).items() if any_of_them.search(text)} == {}
