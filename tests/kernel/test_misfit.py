"""Data that do not fit: which field and why, in both languages, whatever the installed msgspec says of them."""

import json
import pickle
import subprocess
import sys
from typing import Annotated, Any, Literal

import msgspec
import pytest

from imperia.kernel.errors import ImperiaError
from imperia.kernel.misfit import Misfit, misfit, read_json, read_plain
from imperia.kernel.texts import KERNEL_TEXTS
from imperia.kernel.typography import typeset
from tests.french import foreign


class Boat(msgspec.Struct, forbid_unknown_fields=True, tag="boat"):
    """One of two things that are told apart by their tag."""

    oars: int


class Cart(msgspec.Struct, forbid_unknown_fields=True, tag="cart"):
    """The other one."""

    wheels: int


class Player(msgspec.Struct, forbid_unknown_fields=True):
    """A part of a table."""

    name: str
    seat: Literal["north", "south"] = "north"


class Table(msgspec.Struct, forbid_unknown_fields=True):
    """Something with a field of every kind that people may get wrong."""

    seats: int = 2
    open: bool = False
    speed: Annotated[float, msgspec.Meta(gt=0, lt=2)] = 1
    coins: Annotated[int, msgspec.Meta(ge=0, le=20_000)] = 0
    title: Annotated[str, msgspec.Meta(min_length=1, max_length=3)] = "x"
    dice: Annotated[list[int], msgspec.Meta(min_length=2, max_length=2)] = msgspec.field(default_factory=lambda: [1, 1])
    spot: tuple[int, int] = (0, 0)
    goods: Annotated[dict[str, int], msgspec.Meta(max_length=1)] = {}
    bids: dict[Literal["wood", "gold"], int] = {}
    level: Literal[1, 2] = 1
    bot: str | None = None
    option: bool | int | str = 0
    players: list[Player] = []
    ride: Boat | Cart | None = None
    extra: Any = None
    even: Annotated[int, msgspec.Meta(multiple_of=2)] = 0
    code: Annotated[str, msgspec.Meta(pattern="^a")] = "a"


# What somebody writes, and what he is told in English and in French.
WRONG: list[tuple[Any, str, str]] = [
    # Another type
    ([], "the whole must be an object, not a list", "l'ensemble doit être un objet, et non une liste"),
    ({"seats": "two"}, "seats must be a whole number, not a text", "seats doit être un nombre entier, et non un texte"),
    (
        {"seats": 1.5},
        "seats must be a whole number, not a decimal number",
        "seats doit être un nombre entier, et non un nombre à virgule",
    ),
    (
        {"seats": None},
        "seats must be a whole number, not empty (null)",
        "seats doit être un nombre entier, et non vide (null)",
    ),
    ({"speed": {}}, "speed must be a number, not an object", "speed doit être un nombre, et non un objet"),
    (
        {"open": 1},
        "open must be true/false, not a whole number",
        "open doit être vrai/faux (true/false), et non un nombre entier",
    ),
    (
        {"bot": False},
        "bot must be a text or empty (null), not true/false",
        "bot doit être un texte ou vide (null), et non vrai/faux (true/false)",
    ),
    (
        {"option": []},
        "option must be true/false, a whole number or a text, not a list",
        "option doit être vrai/faux (true/false), un nombre entier ou un texte, et non une liste",
    ),
    ({"dice": "x"}, "dice must be a list, not a text", "dice doit être une liste, et non un texte"),
    (
        {"dice": [1, "x"]},
        "dice[1] must be a whole number, not a text",
        "dice[1] doit être un nombre entier, et non un texte",
    ),
    (
        {"players": [{"name": "Ana"}, {"name": 7}]},
        "players[1].name must be a text, not a whole number",
        "players[1].name doit être un texte, et non un nombre entier",
    ),
    (
        {"goods": {"wood": "x"}},
        "goods[...] must be a whole number, not a text",
        "goods[...] doit être un nombre entier, et non un texte",
    ),
    # Another size
    ({"coins": -1}, "coins must be at least 0", "coins doit valoir au moins 0"),
    ({"coins": 10**30}, "coins must be at most 20,000", "coins doit valoir au plus 20\u00a0000"),
    ({"speed": -1}, "speed must be more than 0.0", "speed doit être supérieur à 0.0"),
    ({"speed": 2.5}, "speed must be less than 2.0", "speed doit être inférieur à 2.0"),
    ({"title": ""}, "title must have at least 1 character", "title doit avoir au moins 1 caractère"),
    ({"title": "long"}, "title must have at most 3 characters", "title doit avoir au plus 3 caractères"),
    ({"dice": [1]}, "dice must have at least 2 entries", "dice doit avoir au moins 2 éléments"),
    ({"spot": [1]}, "spot must have 2 entries", "spot doit avoir 2 éléments"),
    ({"goods": {"a": 1, "b": 2}}, "goods must have at most 1 entry", "goods doit avoir au plus 1 entrée"),
    # Another name, or none
    (
        {"players": [{}]},
        "players[0].name is missing",
        "players[0].name manque",
    ),
    (
        {"players": [{"nam": "Ana"}]},
        "there is no field “players[0].nam”; fields: name, seat. Did you mean name?",
        "il n'y a pas de champ « players[0].nam » ; champs : name, seat. Vouliez-vous dire name ?",
    ),
    (
        {"ride": {"type": "boat", "wheels": 2}},
        "there is no field “ride.wheels”",
        "il n'y a pas de champ « ride.wheels »",
    ),
    # Another word
    (
        {"players": [{"name": "Ana", "seat": "nord"}]},
        "players[0].seat cannot be “nord”; words: north, south. Did you mean north?",
        "players[0].seat ne peut pas valoir « nord » ; mots : north, south. Vouliez-vous dire north ?",
    ),
    ({"level": 3}, "level cannot be “3”; words: 1, 2", "level ne peut pas valoir « 3 » ; mots : 1, 2"),
    (
        {"ride": {"type": "ship"}},
        "ride.type cannot be “ship”; words: boat, cart",
        "ride.type ne peut pas valoir « ship » ; mots : boat, cart",
    ),
    ({"ride": {"type": None}}, "ride.type must be a text", "ride.type doit être un texte"),
    (
        {"bids": {"iron": 1}},
        "a key of bids cannot be “iron”; words: gold, wood",
        "une clé de bids ne peut pas valoir « iron » ; mots : gold, wood",
    ),
    # What is told of no other field here
    ({"even": 3}, "even is not what is expected", "even n'est pas ce qui est attendu"),
    ({"code": "b"}, "code is not what is expected", "code n'est pas ce qui est attendu"),
]

# What is not even JSON, or has a number that no program holds.
UNREADABLE: list[tuple[bytes, str, str]] = [
    (b"", "the JSON breaks off before its end", "le JSON s'interrompt avant la fin"),
    (b'{"seats": ', "the JSON breaks off before its end", "le JSON s'interrompt avant la fin"),
    (b"seats", "this is not JSON", "ce n'est pas du JSON"),
    (b'{"seats": 2} 3', "this is not JSON", "ce n'est pas du JSON"),
    (b'{"bot": "\xff"}', "this is not text in UTF-8", "ce n'est pas du texte en UTF-8"),
    (b'{"extra": ' + b"[" * 100_000, "it is nested too deeply", "il y a trop de niveaux imbriqués"),
    (
        b'{"seats": ' + b"9" * 5000 + b"}",
        "seats is a number out of all bounds",
        "seats est un nombre hors de toute limite",
    ),
    (
        b'{"speed": 1e999}',
        "speed is a number out of all bounds",
        "speed est un nombre hors de toute limite",
    ),
]


def refused(given: Any) -> list[Misfit]:
    """Why something is no table: as JSON, and as plain data if it can be such."""
    errors = []
    for read, data in [(read_json, given if isinstance(given, bytes) else json.dumps(given)), (read_plain, given)]:
        if read is read_json or not isinstance(given, bytes):
            with pytest.raises(Misfit) as caught:
                read(data, Table)
            errors.append(caught.value)
    return errors


@pytest.mark.parametrize(("given", "en", "fr"), [*WRONG, *UNREADABLE], ids=lambda value: str(value)[:40])
def test_what_is_wrong_is_told_in_both_languages(given: Any, en: str, fr: str) -> None:
    for error in refused(given):
        said, dit = error.say("en"), error.say("fr")
        assert said.removesuffix(".") == typeset(en, "en")
        assert dit.removesuffix(".") == typeset(fr, "fr")
        assert foreign(dit) == []


def test_every_sentence_and_every_word_of_them_is_said_here() -> None:
    told: list[ImperiaError] = [error for given, _, _ in [*WRONG, *UNREADABLE] for error in refused(given)]
    keys: set[str] = set()
    while told:
        error = told.pop()
        keys.add(f"{error.table}.{error.key}")
        for value in error.values.values():
            told += [one for one in (value if isinstance(value, list) else [value]) if isinstance(one, ImperiaError)]
    texts = {key for key in KERNEL_TEXTS.all_keys() if key.startswith(("misfit.", "term."))}
    assert texts == keys - {"error.near"}


@pytest.mark.parametrize(
    ("problem", "fr"),
    [
        ("Whatever comes - at `$.players[0].name`", "players[0].name n'est pas ce qui est attendu."),
        ("Whatever comes", "l'ensemble n'est pas ce qui est attendu."),
        ("Expected `frobnicator`, got `int` - at `$.seats`", "seats n'est pas ce qui est attendu."),
        ("Invalid value 'x' - at `$.nowhere`", "nowhere n'est pas ce qui est attendu."),
        # The name of a field may be made up to be taken for a place.
        ("Object contains unknown field `x` - at `$.seats[9].y`", "il n'y a pas de champ « seats[9].y.x »."),
    ],
)
def test_a_word_of_msgspec_that_nobody_has_foreseen_names_the_field_at_least(problem: str, fr: str) -> None:
    assert misfit(msgspec.ValidationError(problem), Table).say("fr") == typeset(fr, "fr")


def test_a_program_may_give_what_no_file_can_hold() -> None:
    for given, fr in [({"seats": object()}, "seats doit être un nombre entier"), ({1: 2}, "une clé de l'ensemble")]:
        with pytest.raises(Misfit) as caught:
            read_plain(given, Table)
        assert caught.value.say("fr").startswith(typeset(fr, "fr"))


def test_a_field_is_named_from_what_somebody_has_written_on() -> None:
    class Arguments(msgspec.Struct):
        data: Table
        database: int = 0

    for given, fr in [
        ({"data": {"seats": "x"}}, "seats doit être"),
        ({"data": []}, "l'ensemble doit être un objet"),
        ({}, "l'ensemble manque"),
        ({"data": {}, "database": "x"}, "database doit être"),
    ]:
        with pytest.raises(msgspec.ValidationError) as caught:
            msgspec.convert(given, Arguments)
        assert misfit(caught.value, Arguments, within="data").say("fr").startswith(typeset(fr, "fr"))


def test_it_crosses_process_borders_whole() -> None:
    (error, *_) = refused({"option": []})
    assert pickle.loads(pickle.dumps(error)).say("fr") == error.say("fr")


# Many threads read data of a kind that nobody has read before, again and again.
AT_ONCE = """
import sys
import threading

import msgspec

from imperia.kernel.misfit import read_json, read_plain

sys.setswitchinterval(1e-6)
for number in range(100):
    inner = msgspec.defstruct(f"Inner{number}", [(f"f{i}", int | None, None) for i in range(40)])
    outer = msgspec.defstruct(f"Outer{number}", [(f"g{i}", list[inner] | None, None) for i in range(20)])
    start = threading.Barrier(8)

    def read(place):
        start.wait()
        if place % 2:
            read_json(b'{"g0": [{"f1": 1}]}', outer)
        else:
            read_plain({"g0": [{"f1": 1}]}, outer)

    threads = [threading.Thread(target=read, args=(place,)) for place in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
"""


def test_threads_that_read_something_for_the_first_time_at_once_do_not_end_the_process() -> None:
    done = subprocess.run([sys.executable, "-c", AT_ONCE], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
