"""Values of a message's type, made up: what somebody could send who has read its description."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hypothesis import strategies as st
from msgspec import inspect

# A list may be so much longer than it should be.
EXCESS = 2


def made_up(kind: Any, words: Sequence[str]) -> st.SearchStrategy[Any]:
    """Values of that type as JSON, within its limits or just beyond; texts are mostly some of these words."""
    return _of(inspect.type_info(kind), words)


def _of(info: inspect.Type, words: Sequence[str]) -> st.SearchStrategy[Any]:
    match info:
        case inspect.StructType():
            return _fields(info, words)
        case inspect.UnionType():
            return st.one_of(*(_of(one, words) for one in info.types))
        case inspect.LiteralType():
            return st.sampled_from(info.values)
        case inspect.NoneType():
            return st.none()
        case inspect.BoolType():
            return st.booleans()
        case inspect.IntType():
            least, most = info.ge if info.ge is not None else -1, info.le if info.le is not None else 99
            return st.one_of(st.integers(least, most), st.integers(least, most), st.integers(least - 1, most + 1))
        case inspect.StrType():
            return st.one_of(st.sampled_from(words), st.sampled_from(words), st.text(max_size=30))
        case inspect.ListType() | inspect.VarTupleType():
            few = st.lists(_of(info.item_type, words), max_size=4)
            many = st.lists(_of(info.item_type, words), max_size=min(info.max_length or 0, 40) + EXCESS)
            return st.one_of(few, many)
        case inspect.DictType():
            return st.dictionaries(_of(info.key_type, words), _of(info.value_type, words), max_size=4)
        case _:
            raise AssertionError(info)


def _fields(info: inspect.StructType, words: Sequence[str]) -> st.SearchStrategy[dict[str, Any]]:
    fields = {field.encode_name: _of(field.type, words) for field in info.fields}
    tag = {info.tag_field: st.just(info.tag)} if info.tag_field is not None else {}
    needed = {field.encode_name for field in info.fields if field.required}
    return st.fixed_dictionaries(
        {**tag, **{name: made for name, made in fields.items() if name in needed}},
        optional={name: made for name, made in fields.items() if name not in needed},
    )
