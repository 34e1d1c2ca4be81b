"""A changed function put into a process that has imported the unchanged one."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, FunctionType

OPTIMIZED = 1  # how Python marks the code of functions, in contrast to that of classes and modules


def changed_function(path: Path, before: bytes, after: bytes) -> CodeType | None:
    """The code of the only function that a change is in; None if all of it is elsewhere, as in a default."""
    old = {(code.co_qualname, code.co_firstlineno): code for code in _functions(_compiled(path, before))}
    # A change of many lines moves those below it, which are the same functions further up or down.
    same = set(old.values())
    new = [code for code in _functions(_compiled(path, after)) if code not in same]
    changed = [code for code in new if (code.co_qualname, code.co_firstlineno) in old]
    return changed[0] if changed else None


def replace(code: CodeType) -> bool:
    """Let a function that was imported do what other code says; False if there is none or it does not fit."""
    functions = [
        one
        for one in gc.get_objects()
        if isinstance(one, FunctionType)
        and one.__code__.co_filename == code.co_filename
        and one.__code__.co_qualname == code.co_qualname
        and one.__code__.co_firstlineno == code.co_firstlineno
    ]
    try:
        for function in functions:
            function.__code__ = code
    except ValueError:
        # It reads other names of the functions around it.
        return False
    return bool(functions)


def _compiled(path: Path, source: bytes) -> CodeType:
    return compile(source, str(path), "exec", dont_inherit=True)


def _functions(code: CodeType) -> Iterator[CodeType]:
    """The functions and methods of a module; what stands inside one belongs to it."""
    for one in code.co_consts:
        if isinstance(one, CodeType):
            if one.co_flags & OPTIMIZED:
                yield one
            else:
                yield from _functions(one)
