"""Plain data as lines that people read, and what changed between two of them, by path."""

from collections.abc import Iterator
from difflib import SequenceMatcher
from typing import Any, Final

# What is shorter stands on one line.
WIDTH: Final = 120
# Parts of something larger that are longer stand on lines of their own.
SHORT: Final = 60
# So many entries of a list that changed are named.
MANY: Final = 12
# Something with more entries that changed is a register of things alike, of which a few are named as well.
REGISTER: Final = 24


def brief(value: Any) -> str:
    """A value on one line: JSON without quotation marks."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key}: {brief(one)}" for key, one in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(brief, value)) + "]"
    if isinstance(value, bool) or value is None:
        return {True: "yes", False: "no", None: "-"}[value]
    return str(value) if value != "" else '""'


def whole(value: Any, path: str = "") -> Iterator[str]:
    """A value in full, by path; what is short stands on one line with what follows it."""
    line = f"{path}: {brief(value)}"
    if len(line) <= WIDTH and path:
        yield line
    elif isinstance(value, dict):
        yield from _parts(path, [(f".{key}".lstrip("." if not path else ""), one) for key, one in value.items()])
    elif isinstance(value, list):
        yield from _parts(path, [(f"[{place}]", one) for place, one in enumerate(value)])
    else:
        yield line


def _parts(path: str, parts: list[tuple[str, Any]]) -> Iterator[str]:
    """The parts of something: short ones side by side, and long ones with lines of their own."""
    line = ""
    for key, one in parts:
        word = brief(one) if key.startswith("[") else f"{key.lstrip('.')}: {brief(one)}"
        begin = f"{path}{key} ... " if key.startswith("[") else f"{path}: " if path else ""
        if line and (len(word) > SHORT or len(line) + len(word) > WIDTH):
            yield line
            line = ""
        if len(word) > SHORT:
            yield from whole(one, f"{path}{key}")
        else:
            line = f"{line}, {word}" if line else f"{begin}{word}"
    if line:
        yield line


def changes(old: Any, new: Any, path: str = "") -> Iterator[str]:
    """What became of a value, a line for each path; nothing where it is the same."""
    if old == new:
        return
    if isinstance(old, dict) and isinstance(new, dict):
        keys = [
            key for key in [*new, *(key for key in old if key not in new)] if old.get(key, new) != new.get(key, old)
        ]
        named = keys[:MANY] if len(keys) > REGISTER else keys
        for key in named:
            place = f"{path}.{key}".lstrip(".")
            if key not in old:
                yield f"{place}: + {brief(new[key])}"
            elif key not in new:
                yield f"{place}: - {brief(old[key])}"
            else:
                yield from changes(old[key], new[key], place)
        if named != keys:
            yield f"{path}: (and {len(keys) - MANY} more)"
    elif isinstance(old, list) and isinstance(new, list) and (old or new):
        yield from _changed_list(old, new, path)
    else:
        yield f"{path}: {brief(old)} -> {brief(new)}"


def _changed_list(old: list[Any], new: list[Any], path: str) -> Iterator[str]:
    if not any(isinstance(one, dict | list) for one in [*old, *new]):
        yield _changed_words(list(map(brief, old)), list(map(brief, new)), path)
        return
    aligned = list(_aligned(old, new, path))
    # Players keep their places, and cards move up in a row: what says it in fewer words is what happened.
    if len(old) == len(new):
        in_place = [line for place in range(len(new)) for line in changes(old[place], new[place], f"{path}[{place}]")]
        aligned = min(in_place, aligned, key=lambda lines: sum(map(len, lines)))
    yield from aligned


def _changed_words(old: list[str], new: list[str], path: str) -> str:
    """A list of words before and after, or what came and went where it is long."""
    line = f"{path}: [{', '.join(old)}] -> [{', '.join(new)}]"
    if len(line) <= WIDTH:
        return line
    moves = [move for move in SequenceMatcher(None, old, new, autojunk=False).get_opcodes() if move[0] != "equal"]
    gone = [f"-{word}" for _, first, last, _, _ in moves for word in old[first:last]]
    came = [f"+{word}" for _, _, _, first, last in moves for word in new[first:last]]
    return f"{path}: {' '.join([*_some(gone), *_some(came)])}"


def _some(words: list[str]) -> list[str]:
    """The first of many words: a pile that was shuffled is another one, whatever lies in it now."""
    return words if len(words) <= MANY else [*words[:MANY], f"(and {len(words) - MANY} more)"]


def _aligned(old: list[Any], new: list[Any], path: str) -> Iterator[str]:
    """What came and went where things moved up in a list; most of it is as before."""
    head = 0
    while head < min(len(old), len(new)) and old[head] == new[head]:
        head += 1
    tail = 0
    while tail < min(len(old), len(new)) - head and old[-1 - tail] == new[-1 - tail]:
        tail += 1
    before, after = list(map(brief, old[head : len(old) - tail])), list(map(brief, new[head : len(new) - tail]))
    for kind, first, last, begin, end in SequenceMatcher(None, before, after, autojunk=False).get_opcodes():
        if kind == "equal":
            continue
        same = min(last - first, end - begin)
        for step in range(same):
            place = head + begin + step
            yield from changes(old[head + first + step], new[place], f"{path}[{place}]")
        yield from (f"{path}[{head + place}]: - {before[place]}" for place in range(first + same, last))
        yield from (f"{path}[{head + place}]: + {after[place]}" for place in range(begin + same, end))
