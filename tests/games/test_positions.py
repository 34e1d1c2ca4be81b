"""Positions: the page names every field that one can have, and what cannot lie on a table is refused."""

import contextlib
import importlib
import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

import imperia
from imperia.kernel.chance import Chance
from imperia.kernel.errors import BadMove, BadPosition, BadSetup, ImperiaError
from imperia.kernel.game import Game, Value
from imperia.kernel.misfit import Misfit
from imperia.kernel.playout import random_move
from imperia.kernel.soundness import check_acting, check_components, check_twins, frozen, saved
from imperia.kernel.state import State
from imperia.kernel.texts import LANGS
from imperia.kernel.typography import typeset
from tests.french import foreign
from tests.games import fields
from tests.games.mutate import mutated, out_of_step, places

# So many positions of each game are spoilt; the rules are the same in both builds, so the quick one spoils more.
SPOILT = 24 if imperia.BUILD == "compiled" else 8
PAGE = Path(__file__).parents[2] / "docs" / "positions.md"


def structs_in(kind: Any) -> list[type[msgspec.Struct]]:
    """A Struct and all that are named in its fields."""
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        inner = [one for field in msgspec.structs.fields(kind) for one in structs_in(field.type)]
        return [kind, *inner]
    return [one for part in getattr(kind, "__args__", ()) for one in structs_in(part)]


def shape_of(name: str) -> type[msgspec.Struct]:
    """What a game reads positions by."""
    form = imperia.game(name).form
    shape: type[msgspec.Struct] = (
        importlib.import_module(f"imperia.games.{name}.position").PositionData if form is None else form.shape
    )
    return shape


@pytest.mark.parametrize("name", imperia.game_names())
def test_every_field_of_a_position_is_documented(name: str) -> None:
    general, *games = re.split(r"^## ", PAGE.read_text("utf-8"), flags=re.MULTILINE)
    told = general + next(part for part in games if part.lower().startswith(name))
    kinds = structs_in(shape_of(name))
    fields = {field.name for kind in kinds for field in msgspec.structs.fields(kind)}
    assert not [field for field in sorted(fields) if f"`{field}`" not in told]


def test_the_page_of_fields_is_what_the_forms_declare() -> None:
    assert fields.PAGE.read_text("utf-8") == fields.page(), "run make fields"


@pytest.mark.parametrize("name", imperia.game_names())
def test_an_unknown_field_is_refused_with_those_that_there_are(name: str) -> None:
    game = imperia.game(name)
    with pytest.raises(BadPosition, match=r"no field “option”; fields: .*options.*Did you mean options") as caught:
        game.position({"seats": game.sheet.usual_seats, "option": {}})
    assert "Vouliez-vous dire options" in caught.value.say("fr")


@pytest.mark.parametrize("name", imperia.game_names())
def test_an_unknown_step_is_refused_with_those_that_there_are(name: str) -> None:
    steps = [get_args(field.type) for field in msgspec.structs.fields(shape_of(name)) if field.name == "step"]
    for words in steps:
        with pytest.raises(BadPosition, match=f"step cannot be “dance”; words: {', '.join(sorted(words))}"):
            imperia.game(name).position({"seats": imperia.game(name).sheet.usual_seats, "step": "dance"})


@pytest.mark.parametrize("name", imperia.game_names())
def test_a_word_that_is_nearly_right_is_refused_with_the_right_one(name: str) -> None:
    game = imperia.game(name)
    verb = next(verb for verb in game.vocabulary.verbs if verb.nouns and len(verb.nouns[0].words[0]) > 3)
    noun = verb.nouns[0]
    # Names of copies may be written without a number, and anything with a letter too few.
    for word in {re.sub(r"_\d+$", "", noun.words[0]), noun.words[0][:-1]} - set(noun.words):
        with pytest.raises(BadMove, match="Did you mean "):
            game.parse(" ".join([verb.word, word, *(one.words[0] for one in verb.nouns[1:])]))
    with pytest.raises(BadMove, match=f"Did you mean .*{verb.word}"):
        game.parse(f"{verb.word}x")


@pytest.mark.parametrize(
    ("data", "fr"),
    [
        ({"seats": "two"}, "La position est illisible : seats doit être un nombre entier, et non un texte."),
        ({"seats": None}, "seats doit être un nombre entier, et non vide (null)."),
        ({}, "La position est illisible : seats manque."),
        ({"seats": 2, "options": []}, "options doit être un objet, et non une liste."),
        ({"seats": 2, "chance": [1, 2, 3]}, "chance doit avoir au moins 4 éléments."),
        ({"seats": 2, "chance": [1, 2, 3, -4]}, "chance[3] doit valoir au moins 0."),
        ({"seats": 2, "agenda": [["SetUp"], "x"]}, "agenda[1] doit être une liste, et non un texte."),
        # Names that were once taken for the place of another field.
        ({"seats": 2, "x` - at `$.options[5].y": 1}, "il n'y a pas de champ"),
    ],
)
@pytest.mark.parametrize("name", imperia.game_names())
def test_a_field_that_holds_something_else_says_so_in_french(name: str, data: dict[str, Any], fr: str) -> None:
    with pytest.raises(BadPosition) as refusal:
        imperia.game(name).position(data)
    assert typeset(fr, "fr") in refusal.value.say("fr")


@pytest.mark.parametrize("name", imperia.game_names())
def test_whatever_stands_in_any_field_is_refused_in_french_or_read(name: str) -> None:
    game, chance = imperia.game(name), Chance(3)
    data = msgspec.json.decode(frozen(any_decision(game, game.sheet.usual_seats, chance).data()))
    # Of entries that are all alike one is enough.
    found = {type(where[key]).__name__ + re.sub(r"\d", "", str(key)): (where, key) for where, key in places(data)}
    misfits = 0
    for where, key in found.values():
        kept = where[key]
        for wrong in (None, True, -1, 1.5, 10**30, "x", "x" * 500, [], ["x"], {}, {"x": "x"}, object()):
            where[key] = wrong
            refusal = read_or_refused(game, data)
            if isinstance(refusal, ImperiaError):
                assert foreign(re.sub(r"<object object.*?>", "", refusal.say("fr"))) == []
                problem = refusal.values.get("problem")
                misfits += isinstance(problem, Misfit)
                assert not isinstance(problem, Misfit) or problem.key != "unexpected"
        where[key] = kept
    assert misfits > len(found)


def any_decision(game: Game, seats: int, chance: Chance) -> State:
    """Any table with any options that go together, at any decision of a random game."""
    options: dict[str, Value] = {}
    for option in game.sheet.options:
        chosen = options | {option.name: option.values[chance.below(len(option.values))]}
        with contextlib.suppress(BadSetup):
            game.start(seats, 0, chosen)
            options = chosen
    state = game.start(seats, chance.below(1000), options)
    last = state
    for _ in range(chance.below(100)):
        if state.over:
            break
        last = state.copy()
        state.take(*random_move(state, chance))
    return last if state.over else state


def read_or_refused(game: Game, data: dict[str, Any]) -> State | ImperiaError:
    """The position, or why it is none."""
    try:
        return game.position(data)
    except (BadPosition, BadSetup) as error:
        return error


def check_spoilt(name: str, chance: Chance, positions: int) -> None:
    """Spoil so many positions in several ways each: what is still accepted is sound."""
    game = imperia.game(name)
    accepted = refused = 0
    for place in range(positions):
        state = any_decision(game, game.sheet.seats[place % len(game.sheet.seats)], chance)
        data = msgspec.json.decode(frozen(state.data()))
        for _ in range(12):
            wrong = mutated(data, chance)
            found = read_or_refused(game, wrong)
            if isinstance(found, ImperiaError):
                assert all(found.say(lang) for lang in LANGS)
                assert foreign(found.say("fr")) == []
                refused += 1
                continue
            accepted += 1
            check_components(found)
            check_acting(found)
            check_twins(found, saved(found))
            # A saved agenda is taken at its word: what it would do later nobody can know now.
            for _ in range(6 if wrong.get("agenda") == data["agenda"] and not found.over else 0):
                for reader in (None, *range(found.seats)):
                    found.view(reader)
                found.take(*random_move(found, chance))
                check_components(found)
                if found.over:
                    break
    assert accepted
    assert refused


def check_out_of_step(name: str, chance: Chance, positions: int) -> None:
    """Let so many positions run on from other steps than they were saved at: what is accepted can be saved."""
    game = imperia.game(name)
    accepted = 0
    for place in range(positions):
        state = any_decision(game, game.sheet.seats[place % len(game.sheet.seats)], chance)
        data = msgspec.json.decode(frozen(state.data()))
        for _ in range(6):
            found = read_or_refused(game, out_of_step(data, chance))
            if isinstance(found, State):
                accepted += 1
                check_twins(found, saved(found))
    assert accepted


@pytest.mark.parametrize("name", imperia.game_names())
def test_a_position_with_something_wrong_in_it_is_refused_or_sound(name: str) -> None:
    check_spoilt(name, Chance(2), SPOILT)


@pytest.mark.parametrize("name", imperia.game_names())
def test_a_position_that_runs_on_is_refused_or_can_be_saved_where_it_comes_to(name: str) -> None:
    check_out_of_step(name, Chance(1), SPOILT)


@pytest.mark.soak
@pytest.mark.parametrize("check", [check_spoilt, check_out_of_step])
@pytest.mark.parametrize("name", imperia.game_names())
def test_fresh_positions_are_refused_or_sound(name: str, check: Callable[[str, Chance, int], None]) -> None:
    check(name, Chance(int.from_bytes(os.urandom(4), "big")), 300)
