"""A mutant changes what it says, in one place, and leaves alone what nobody plays by."""

import ast
from pathlib import Path

import pytest

from tests.mutants.bending import mutants_of

CLONE = Path(__file__).parents[2]


def bent(body: str, head: str = "def f(state, seat, a, b):") -> set[str]:
    source = f"{head}\n    {body}\n"
    return {one.became for one in mutants_of("toy.py", source.encode())}


@pytest.mark.parametrize(
    ("line", "mutants"),
    [
        ("return a < b", {"return (a <= b)", "return (a >= b)"}),
        ("x = a == b != 3", {"x = (a != b != 3)", "x = (a == b == 3)", "x = a == b != 4"}),
        ("x = a and b", {"x = (a or b)", "x = (a)", "x = (b)"}),
        ("x = not a", {"x = (a)"}),
        ("x = a + b * 2", {"x = (a - (b * 2))", "x = a + (b // 2)", "x = a + b * 3"}),
        ("x = True", {"x = False"}),
        ("x = [a][1]", {"x = [a][2]", "x = [a][0]"}),
        ("x = a if b else 'never'", {"x = ('never' if b else a)", "x = a if (not b) else 'never'"}),
        ("x = min(a)", {"x = max(a)"}),
        ("x = [i for i in range(a)]", {"x = [i for i in range(a - 1)]"}),
        ("x = [i for i in a if i]", {"x = [i for i in a if (not i)]"}),
        ("a.append(b)", {"pass", "a.insert(0, b)"}),
        ("a.b = b", {"pass"}),
        ("a.b -= b", {"pass", "a.b += b"}),
        ("raise ValueError(1 + 1)", {"pass"}),
        ("x = state.hand(seat)", {"x = state.hand((seat + 1) % state.seats)"}),
        ("x = a[seat]", {"x = a[(seat + 1) % state.seats]"}),
        ("a.f(a, b)", {"pass", "a.f(b, a)"}),
    ],
)  # fmt: skip
def test_every_way_to_bend_a_line(line: str, mutants: set[str]) -> None:
    assert bent(line) == mutants


@pytest.mark.parametrize(
    ("returned", "mutants"),
    [("int", {"0"}), ("list[int]", {"[]"}), ("int | None", {"None"}), ("bool", {"False", "True"})],
)
def test_a_function_that_does_nothing(returned: str, mutants: set[str]) -> None:
    assert bent("return a.b()", f"def f(a) -> {returned}:") == {f"return {nothing}" for nothing in mutants}


@pytest.mark.parametrize(
    "line",
    [
        '"""Numbers such as 3 are text here."""',
        "LOG.warning('Table %s: %d.', a, 3)",
        "assert a < 3",
        "x: Literal[3] = a",
        "x = f'{a + 1}'",
        "x = 'a' + b",
        "import a",
    ],
)
def test_what_nobody_plays_by_is_left_alone(line: str) -> None:
    assert bent(line) == set()


def test_tables_of_a_module_names_in_an_enumeration_and_how_a_thing_prints_are_left_alone() -> None:
    assert bent("A = 1", "class Kind(IntEnum):") == set()
    assert bent("return str(a + 1)", "def __repr__(a):") == set()
    assert mutants_of("toy.py", b"LEAST = 3\nMOST = LEAST + 1\n") == []


def test_the_defaults_of_functions_and_classes_are_bent() -> None:
    assert bent("pass", "def f(a=True):") == {"def f(a=False):"}
    assert bent("is_secret: ClassVar[bool] = False", "class Step:") == {"is_secret: ClassVar[bool] = True"}


def test_a_mutant_is_named_by_its_function_and_not_by_its_line() -> None:
    source = b"class A:\n    def f(self):\n        return 2 # two\n"
    (here,), (further_down,) = mutants_of("a.py", source), mutants_of("a.py", b"# \xc3\xa9\n\n" + source)
    assert here.name == further_down.name == "a.py A.f: return 2 # two -> return 3 # two"
    assert (here.line, further_down.line) == (3, 5)
    assert here.applied(source) == source.replace(b"return 2", b"return 3")


@pytest.mark.parametrize("file", ["kernel/hidden/knowledge.py", "server/live.py", "games/daimyo/effects/goods.py"])
def test_every_mutant_of_a_real_file_is_another_program(file: str) -> None:
    source = (CLONE / "src" / "imperia" / file).read_bytes()
    plain = ast.dump(ast.parse(source))
    mutants = mutants_of(file, source)
    assert len(mutants) > 100
    assert all(ast.dump(ast.parse(one.applied(source))) != plain for one in mutants[::25])


def test_the_same_line_twice_in_a_function_is_two_mutants() -> None:
    names = [one.name for one in mutants_of("toy.py", b"def f(a):\n    if a:\n        g()\n    g()\n")]
    assert names == ["toy.py f: if a: -> if (not a):", "toy.py f: g() -> pass", "toy.py f: g() -> pass (2)"]
