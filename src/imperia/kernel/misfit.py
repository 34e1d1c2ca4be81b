"""Data that do not fit their kind: which field, and why, in the reader's language.

msgspec tells it in English only, so its word is read here, and nowhere else, and told by a text of the kernel. What
it may say one day that is not known here names the field all the same.
"""

from __future__ import annotations

import re
from threading import Lock
from typing import Any, ClassVar, Final, TypeVar

import msgspec
from msgspec import inspect

from imperia.kernel.errors import DidYouMean, ImperiaError, alike

T = TypeVar("T")

# All that reading data may fail with, whatever they are.
UNREADABLE: Final = (msgspec.DecodeError, UnicodeError, RecursionError)

# What msgspec says, and where; the key of a table is a place as well.
SAID: Final = re.compile(r"(?P<what>.*?)(?: - at (?P<key>`key` in )?`\$(?P<path>[^`]*)`)?", re.DOTALL)
STEP: Final = re.compile(r"\.(\w+)|\[[\w.]+\]")
TYPE: Final = re.compile(r"Expected `([^`]+)`(?:, got `([^`]+)`)?")
RANGE: Final = re.compile(r"Expected `(?:int|float)` ([<>]=?) (\S+)")
LENGTH: Final = re.compile(r"Expected `(str|array|object)` of length (?:([<>]=) )?(\d+)(?:, got \d+)?")
MISSING: Final = re.compile(r"Object missing required field `(.*)`")
UNKNOWN: Final = re.compile(r"Object contains unknown field `(.*)`", re.DOTALL)
VALUE: Final = re.compile(r"Invalid (?:enum )?value (.*)", re.DOTALL)
TOO_FAR: Final = ("Number out of range", "Integer value out of range")
CUT_OFF: Final = "Input data was truncated"

RANGES: Final = {">=": "at_least", "<=": "at_most", ">": "above", "<": "below"}
LENGTHS: Final = {">=": "length_at_least", "<=": "length_at_most", None: "length"}
TYPES: Final = ("int", "float", "str", "bool", "null", "array", "object")


class Misfit(ImperiaError):
    """Why data cannot be read: a sentence that stands behind a colon."""

    table: ClassVar[str] = "misfit"


class Term(ImperiaError):
    """A word of such a sentence: a type, a length, or a place that has no path."""

    table: ClassVar[str] = "term"


# What has been read before, and who is at something for the first time.
LEARNT: Final[set[Any]] = set()
LEARNING: Final = Lock()


def learn(kind: Any) -> None:
    """Let msgspec look at a kind of data before the first are read.

    It does so by itself, but two threads that have it do so at the same time end the whole process.
    """
    if kind not in LEARNT:
        with LEARNING:
            msgspec.json.Decoder(kind)
            LEARNT.add(kind)


def read_json(raw: str | bytes, kind: type[T]) -> T:
    """JSON as its kind, or a `Misfit`."""
    learn(kind)
    try:
        return msgspec.json.decode(raw, type=kind)
    except UNREADABLE as error:
        raise misfit(error, kind) from error


def read_plain(given: Any, kind: type[T]) -> T:
    """Plain data as their kind, or a `Misfit`."""
    learn(kind)
    try:
        return msgspec.convert(given, kind)
    except UNREADABLE as error:
        raise misfit(error, kind) from error


def misfit(error: BaseException | None, kind: Any, within: str = "") -> Misfit:
    """Why data are not of their kind; `within` is the field that holds all that somebody has written."""
    match error:
        case msgspec.ValidationError():
            return _explained(str(error), kind, within)
        case msgspec.DecodeError():
            return Misfit("cut_off" if str(error) == CUT_OFF else "not_json")
        case UnicodeError():
            return Misfit("not_utf8")
        case RecursionError():
            return Misfit("too_deep")
    return Misfit("unexpected", field=Term("whole"))


def _explained(problem: str, kind: Any, within: str) -> Misfit:
    """msgspec's complaint about a field, with the known names beside an unknown field or word."""
    said = SAID.fullmatch(problem)
    assert said is not None, "it matches any text"
    what, path = said["what"], said["path"] or ""
    field: object = _named(path, within)
    kinds = _kinds_at(inspect.type_info(kind), path)
    if said["key"]:
        field = Term("key", field=field)
        kinds = [one.key_type for one in kinds if isinstance(one, inspect.DictType)]
    if found := MISSING.fullmatch(what):
        return Misfit("missing", field=_named(f"{path}.{found[1]}", within))
    if found := UNKNOWN.fullmatch(what):
        structs = [one for one in kinds if isinstance(one, inspect.StructType)]
        # Of several messages with a tag nobody knows here which one was meant.
        fields = [one.encode_name for one in structs[0].fields] if len(structs) == 1 else []
        field = _named(f"{path}.{found[1]}", within)
        near = DidYouMean(alike(found[1], fields))
        return Misfit("no_such_field" if fields else "no_field", field=field, fields=fields, near=near)
    literals = [one for one in kinds if isinstance(one, inspect.LiteralType)]
    if literals and (found := VALUE.fullmatch(what)):
        word = found[1].strip("'\"")
        # Several messages may have the same word in the same place.
        words = list(dict.fromkeys(str(value) for one in literals for value in one.values))
        return Misfit("no_such_word", field=field, word=word, words=words, near=DidYouMean(alike(word, words)))
    if found := LENGTH.fullmatch(what):
        return Misfit(LENGTHS[found[2]], field=field, length=Term(f"{found[1]}_length", count=int(found[3])))
    if found := RANGE.fullmatch(what):
        limit = found[2]
        return Misfit(RANGES[found[1]], field=field, limit=int(limit) if limit.lstrip("-").isdecimal() else limit)
    if (found := TYPE.fullmatch(what)) and set(wanted := found[1].split(" | ")) <= set(TYPES):
        if found[2] in TYPES:
            # Where any number will do, a whole one does; the one that does not is no whole one.
            given = Term("decimal" if found[2] == "float" else found[2])
            return Misfit("type_not", field=field, wanted=_one_of(wanted), given=given)
        return Misfit("type", field=field, wanted=_one_of(wanted))
    return Misfit("too_far" if what in TOO_FAR else "unexpected", field=field)


def _named(path: str, within: str) -> str | Term:
    """A path as it is told: from what somebody has written on."""
    return re.sub(rf"^\.{within}(?!\w)", "", path).removeprefix(".") or Term("whole")


def _one_of(types: list[str]) -> Term:
    *others, last = [Term(one) for one in types]
    return Term("one_of", others=others, last=last) if others else last


def _kinds_at(kind: inspect.Type, path: str) -> list[inspect.Type]:
    """The type expected at a path."""
    kinds = _alternatives(kind)
    for step in STEP.finditer(path):
        kinds = [inner for one in kinds for part in _parts(one, step[1]) for inner in _alternatives(part)]
    return kinds


def _alternatives(kind: inspect.Type) -> list[inspect.Type]:
    if isinstance(kind, inspect.Metadata):
        return _alternatives(kind.type)
    if isinstance(kind, inspect.UnionType):
        return [inner for one in kind.types for inner in _alternatives(one)]
    return [kind]


def _parts(kind: inspect.Type, name: str | None) -> list[inspect.Type]:
    """The type of a field or, without a name, of an entry of a list or table."""
    match kind:
        case inspect.StructType() if name == kind.tag_field and kind.tag is not None:
            return [inspect.LiteralType((kind.tag,))]
        case inspect.StructType():
            return [one.type for one in kind.fields if one.encode_name == name]
        case inspect.DictType():
            return [kind.value_type]
        case inspect.CollectionType():
            return [kind.item_type]
        case inspect.TupleType():
            return list(kind.item_types)
    return []
