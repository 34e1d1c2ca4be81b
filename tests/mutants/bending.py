"""Every way to bend one line of a source as a careless editor would: a boundary, a seat, a branch, a lost statement.

A mutant is a change of the text, so that comments and the numbers of lines stay as they are. What nobody plays by is
left alone: texts, types, decorators, checks by `assert`, lines of the log, what an error says, and how a thing prints.
Tables of a module are left alone too: they are data, and most of their numbers are only names.
"""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

# A node of the source and what stands there instead.
Bend = tuple[ast.AST, str]

COMPARISONS: Final[dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
}
ARITHMETIC: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
OTHER_CALL: Final = {"min": "max", "max": "min", "any": "all", "all": "any", "sorted": "list", "reversed": "list"}
# What a function of that type returns when it does nothing.
NOTHING: Final = {"bool": ("False", "True"), "int": ("0",), "i64": ("0",), "list": ("[]",), "dict": ("{}",)}

NEVER: Final = (ast.JoinedStr, ast.Assert, ast.Import, ast.ImportFrom, ast.Global, ast.Nonlocal)
NEVER_CALLED: Final = ("__repr__", "__str__")
ENUMS: Final = ("Enum", "IntEnum", "StrEnum", "IntFlag")


@dataclass(frozen=True)
class Mutant:
    """One change of one file: these bytes of it become another text."""

    file: str
    function: str
    line: int
    start: int
    end: int
    text: str
    was: str
    became: str
    # How many of the same words the function has above it.
    above: int = 0

    @property
    def name(self) -> str:
        """What stays the same when the lines around it move."""
        again = f" ({self.above + 1})" if self.above else ""
        return f"{self.file} {self.function}: {self.was} -> {self.became}{again}"

    def applied(self, source: bytes) -> bytes:
        """The source with this change."""
        return source[: self.start] + self.text.encode() + source[self.end :]


def mutants_of(file: str, source: bytes) -> list[Mutant]:
    """All mutants of a source, in the order of its lines."""
    lines = source.split(b"\n")
    starts = [0]
    for one in lines:
        starts.append(starts[-1] + len(one) + 1)

    found: list[Mutant] = []
    for function, (node, text) in _in_module(ast.parse(source)):
        assert isinstance(node, ast.stmt | ast.expr)
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        first, last = node.lineno, node.end_lineno
        start, end = starts[first - 1] + node.col_offset, starts[last - 1] + node.end_col_offset
        before, after = source[starts[first - 1] : start], source[end : starts[last] - 1]
        was = _in_one_line(before + source[start:end] + after)
        became = _in_one_line(before + text.encode() + after)
        mutant = Mutant(file, function, first, start, end, text, was, became)
        if was != became:
            found.append(mutant)
    found.sort(key=lambda mutant: (mutant.start, mutant.end, mutant.text))
    above: Counter[str] = Counter()
    for place, mutant in enumerate(found):
        found[place] = replace(mutant, above=above[mutant.name])
        above[mutant.name] += 1
    return found


def _in_one_line(text: bytes) -> str:
    return " ".join(text.decode().split())


# Where to bend


def _in_module(module: ast.Module) -> Iterator[tuple[str, Bend]]:
    for node in module.body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield from _in_definition(node, "")


def _in_definition(
    node: ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef, outside: str
) -> Iterator[tuple[str, Bend]]:
    name = f"{outside}.{node.name}" if outside else node.name
    if node.name in NEVER_CALLED:
        return
    if isinstance(node, ast.ClassDef):
        if any(isinstance(base, ast.Name) and base.id in ENUMS for base in node.bases):
            return
        seat = _Seat(False)
        returns = None
    else:
        seat = _Seat(any(one.arg == "state" for one in node.args.args))
        returns = node.returns
        for default in [*node.args.defaults, *node.args.kw_defaults]:
            if default is not None:
                yield from ((name, bend) for bend in _in_expression(default, seat))
    for statement in _without_docstring(node.body):
        yield from _in_statement(statement, name, seat, returns)


@dataclass(frozen=True)
class _Seat:
    """Whether the next seat can be named: there is a state at hand that knows how many there are."""

    is_known: bool


def _without_docstring(body: list[ast.stmt]) -> list[ast.stmt]:
    first = body[0]
    is_text = isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant)
    return body[1:] if is_text else body


def _in_statement(node: ast.stmt, function: str, seat: _Seat, returns: ast.expr | None) -> Iterator[tuple[str, Bend]]:
    if isinstance(node, NEVER) or _logs(node):
        return
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        yield from _in_definition(node, function)
        return
    for bend in _statement(node, returns):
        yield function, bend
    if isinstance(node, ast.Raise):
        return
    for field, value in ast.iter_fields(node):
        if field == "annotation":
            continue
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, ast.stmt):
                yield from _in_statement(part, function, seat, returns)
            elif isinstance(part, ast.ExceptHandler):
                for statement in part.body:
                    yield from _in_statement(statement, function, seat, returns)
            elif isinstance(part, ast.match_case):
                if part.guard is not None:
                    yield from ((function, bend) for bend in _in_expression(part.guard, seat))
                for statement in part.body:
                    yield from _in_statement(statement, function, seat, returns)
            elif isinstance(part, ast.withitem):
                yield from ((function, bend) for bend in _in_expression(part.context_expr, seat))
            elif isinstance(part, ast.expr):
                yield from ((function, bend) for bend in _in_expression(part, seat))


def _in_expression(node: ast.expr, seat: _Seat) -> Iterator[Bend]:
    if isinstance(node, NEVER):
        return
    yield from _expression(node, seat)
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.expr):
            if isinstance(node, ast.Call) and _name(node.func) == "cast" and child is node.args[0]:
                continue
            yield from _in_expression(child, seat)
        elif isinstance(child, ast.keyword):
            yield from _in_expression(child.value, seat)
        elif isinstance(child, ast.comprehension):
            yield from _in_expression(child.iter, seat)
            for condition in child.ifs:
                yield from _negated(condition)
                yield from _in_expression(condition, seat)


def _logs(node: ast.stmt) -> bool:
    called = node.value.func if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call) else None
    return isinstance(called, ast.Attribute) and _name(called.value).upper() in ("LOG", "LOGGER", "WARNINGS")


def _name(node: ast.expr) -> str:
    return node.id if isinstance(node, ast.Name) else ""


# How to bend


def _statement(node: ast.stmt, returns: ast.expr | None) -> Iterator[Bend]:
    match node:
        case ast.Expr(value=ast.Call() | ast.Await()) | ast.AugAssign() | ast.Raise() | ast.Delete():
            yield node, "pass"
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            yield node, "pass"
        case ast.Break() | ast.Continue() | ast.Return(value=None):
            yield node, "pass"
        case ast.Return(value=ast.expr() as value) if not isinstance(value, ast.Constant):
            for nothing in _nothing(returns):
                yield node, f"return {nothing}"
        case ast.If(test=test) | ast.While(test=test):
            yield from _negated(test)
    if isinstance(node, ast.AugAssign) and type(node.op) in ARITHMETIC:
        other = ast.AugAssign(node.target, ARITHMETIC[type(node.op)](), node.value)
        yield node, ast.unparse(other)


def _nothing(returns: ast.expr | None) -> tuple[str, ...]:
    match returns:
        case ast.Name(id=name) | ast.Subscript(value=ast.Name(id=name)):
            return NOTHING.get(name, ())
        case ast.BinOp(op=ast.BitOr(), right=ast.Constant(value=None)):
            return ("None",)
    return ()


def _negated(test: ast.expr) -> Iterator[Bend]:
    """The other branch, where no other bend of the condition leads there."""
    if not isinstance(test, ast.Compare | ast.BoolOp | ast.UnaryOp | ast.Constant):
        yield test, f"(not {_part(test)})"


def _expression(node: ast.expr, seat: _Seat) -> Iterator[Bend]:
    match node:
        case ast.Constant(value=bool() as truth):
            yield node, str(not truth)
        case ast.Constant(value=int() as number):
            yield node, str(number + 1)
            if number == 1:
                yield node, "0"
        case ast.Compare():
            yield from _compared(node)
        case ast.BoolOp():
            other: ast.boolop = ast.Or() if isinstance(node.op, ast.And) else ast.And()
            yield node, f"({ast.unparse(ast.BoolOp(other, node.values))})"
            for value in node.values:
                rest = [one for one in node.values if one is not value]
                yield node, f"({ast.unparse(ast.BoolOp(node.op, rest) if len(rest) > 1 else rest[0])})"
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield node, f"({ast.unparse(operand)})"
        case ast.BinOp(left=left, op=op, right=right) if type(op) in ARITHMETIC and not _is_text(left, right):
            yield node, f"({_part(left)} {_sign(ARITHMETIC[type(op)]())} {_part(right)})"
        case ast.IfExp(test=test, body=body, orelse=orelse):
            yield from _negated(test)
            yield node, f"({ast.unparse(ast.IfExp(test, orelse, body))})"
        case ast.Call():
            yield from _called(node, seat)
        case ast.Subscript(slice=index) if seat.is_known and _is_seat(index):
            yield index, _next_seat(index)


def _compared(node: ast.Compare) -> Iterator[Bend]:
    for place, op in enumerate(node.ops):
        for other in COMPARISONS[type(op)]:
            ops = [*node.ops[:place], other(), *node.ops[place + 1 :]]
            yield node, f"({ast.unparse(ast.Compare(node.left, ops, node.comparators))})"


def _called(node: ast.Call, seat: _Seat) -> Iterator[Bend]:
    name = _name(node.func)
    if name in OTHER_CALL:
        yield node.func, OTHER_CALL[name]
    if name == "range":
        stop = node.args[:2][-1]
        if not isinstance(stop, ast.Starred):
            yield stop, f"{_part(stop)} - 1"
    if isinstance(node.func, ast.Attribute) and node.func.attr == "append" and len(node.args) == 1:
        yield node, f"{_part(node.func.value)}.insert(0, {ast.unparse(node.args[0])})"
    for place, (one, other) in enumerate(zip(node.args, node.args[1:], strict=False)):
        if _is_changeable(one) and _is_changeable(other):
            swapped = [*node.args[:place], other, one, *node.args[place + 2 :]]
            yield node, ast.unparse(ast.Call(node.func, swapped, node.keywords))
    if seat.is_known:
        for one in node.args:
            if _is_seat(one):
                yield one, _next_seat(one)


def _is_changeable(node: ast.expr) -> bool:
    """True for a value that its neighbour may be taken for; mypy would not let the others pass."""
    return isinstance(node, ast.Name | ast.Attribute) and not (
        isinstance(node, ast.Name) and (node.id.isupper() or node.id in ("self", "state", "frame", "moves"))
    )


def _is_seat(node: ast.expr) -> bool:
    return ast.unparse(node) in ("seat", "self.seat")


def _next_seat(node: ast.expr) -> str:
    return f"({ast.unparse(node)} + 1) % state.seats"


def _is_text(*nodes: ast.expr) -> bool:
    return any(
        isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Constant) and isinstance(node.value, str))
        for node in nodes
    )


def _sign(op: ast.operator) -> str:
    return ast.unparse(ast.BinOp(ast.Name("a"), op, ast.Name("b"))).split()[1]


def _part(node: ast.expr) -> str:
    """A node as a part of a greater one: in parentheses unless it hangs together anyway."""
    text = ast.unparse(node)
    return text if isinstance(node, ast.Name | ast.Attribute | ast.Call | ast.Constant | ast.Subscript) else f"({text})"
