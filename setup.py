"""The optional native build; everything else about the package stands in pyproject.toml.

IMPERIA_NATIVE in the environment says what to do about it:

    compile    mypyc compiles the kernel, each game and the search into a library of its own, so that a build uses every
               core, no C file grows with the number of games, and a change of one game compiles that game only
    ship       a wheel takes the native modules that `make compile` has put into build/compiled

Without it, Imperia is a pure Python package. The same files run both ways.
"""

import ast
import os
import re
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

COMPILED_PACKAGES = ("src/imperia/kernel", "src/imperia/games", "src/imperia/search")
COMPILED = Path("build/compiled")

# Files and folders of these names stay interpreted: front pages, data, errors and words, which no hot loop calls.
INTERPRETED = {
    "__init__.py", "content.py", "errors.py", "game.py", "picture.py", "position.py", "texts.py", "view.py", "beside",
}  # fmt: skip

# So does every file that imports msgspec. A Struct in a compiled file silently loses its options (frozen,
# kw_only, forbid_unknown_fields) and the element types of its fields, so that bad data would pass.
DEFINES_STRUCTS = re.compile(r"^(import|from) msgspec\b", re.MULTILINE)


NATIVE = Path("build/native")

# The libraries reach each other through tables of functions, so within one nobody else's function can be meant: calls
# need not go by way of the dynamic linker, and small functions can be inlined (5 to 15 % of a playout). Warnings about
# what mypyc writes tell us nothing, and to look at its indentation takes gcc a quarter of its time.
ON_LINUX = ["-fvisibility=hidden", "-fno-plt", "-Wno-all"] if sys.platform == "linux" else []

# What only a debugger reads is an eighth of the libraries.
WITHOUT_SYMBOLS = ["-Wl,--strip-all"] if sys.platform == "linux" else []

# Module bodies run once, wrappers are what interpreted code calls: no hot loop runs them, and they are a third of
# the C that mypyc writes. To optimize them takes long and gains nothing.
COLD = re.compile(r"^extern (.*\b(?:CPyPy_\w+|CPyDef_\w+_____top_level__)\(.*\));$", re.MULTILINE)


def is_native(path: Path) -> bool:
    source = path.read_text(encoding="utf-8")
    if INTERPRETED.intersection(path.parts) or DEFINES_STRUCTS.search(source):
        return False
    # Native modules lie in another folder than their sources and the data beside these.
    assert "__file__" not in source, f"{path} is compiled, so it must not look for files: do that in texts.py"
    return True


def native_sources() -> list[str]:
    """List the files to compile, in an order that is the same on every machine."""
    return sorted(
        path.as_posix() for package in COMPILED_PACKAGES for path in Path(package).rglob("*.py") if is_native(path)
    )


def library(source: str) -> str:
    """The name of the library that a file is compiled into: imperia_kernel, imperia_games_yuan."""
    _, *packages = Path(source).parent.parts
    return "_".join(packages[: 3 if packages[1] == "games" else 2])


def unoptimized(name: str) -> list[str]:
    """Declare what is cold in a library as not to be optimized; the options that make gcc read this."""
    declarations = NATIVE / f"__native_internal_{name}.h"
    cold = COLD.findall(declarations.read_text(encoding="utf-8"))
    lines = [f'{function} __attribute__((optimize("O0")));' for function in cold]
    header = NATIVE / f"cold_{name}.h"
    header.write_text("\n".join([f'#include "{declarations.name}"', "#ifndef __clang__", *lines, "#endif", ""]))
    return ["-include", str(header)]


# mypyc leaves docstrings and types out. They are put into a copy, for it keeps account of the C that it has written.
DOCUMENTED = Path("build/documented")
SAID_OF_FUNCTION = re.compile(r'(CPyPy_(imperia___\w+),\s+METH_[\w |]+, PyDoc_STR\("[^"]*?--\\n\\n)"')
SAID_OF_CLASS = re.compile(r'(CPyType_(imperia___\w+)_template_ = \{[^}]*?\.tp_doc = PyDoc_STR\("[^"]*?--\\n\\n)"')


def told(node: ast.stmt) -> str:
    """What help() says of a class or a function: its docstring, and before that the types of a function."""
    assert isinstance(node, ast.ClassDef | ast.FunctionDef)
    said = ast.get_docstring(node) or ""
    if isinstance(node, ast.ClassDef):
        return said
    returned = f" -> {ast.unparse(node.returns)}" if node.returns else ""
    return f"{node.name}({ast.unparse(node.args)}){returned}\n\n{said}".rstrip()


def docstrings(source: str) -> dict[str, str]:
    """What help() says of everything in a file, by the names that mypyc gives them."""
    found = {}
    waiting = [("___".join(Path(source).with_suffix("").parts[1:]), ast.parse(Path(source).read_text("utf-8")).body)]
    for place, body in waiting:
        for node in body:
            if isinstance(node, ast.ClassDef | ast.FunctionDef):
                found[f"{place}___{node.name}"] = told(node)
            if isinstance(node, ast.ClassDef):
                waiting.append((f"{place}___{node.name}", node.body))
    return found


def in_c(text: str) -> str:
    """A text within the quotes of a string of C."""
    return "".join(chr(one) if 32 <= one < 127 and one not in b'"\\?' else f"\\{one:03o}" for one in text.encode())


def documented(written: str, said: dict[str, str]) -> str:
    """Write the copy of a C file that has the docstrings in it, unless it is there already; its path."""
    copy = DOCUMENTED / Path(written).name
    text = Path(written).read_text("utf-8")
    for pattern in (SAID_OF_FUNCTION, SAID_OF_CLASS):
        text = pattern.sub(lambda found: f'{found[1]}{in_c(said.get(found[2], ""))}"', text)
    if not copy.exists() or copy.read_text("utf-8") != text:
        DOCUMENTED.mkdir(parents=True, exist_ok=True)
        copy.write_text(text, "utf-8")
    return str(copy)


def compiled_modules() -> list[Any]:
    from mypyc.build import mypycify

    sources = native_sources()
    libraries: dict[str, list[str]] = {}
    for source in sources:
        libraries.setdefault(library(source), []).append(source)
    separate: list[tuple[list[str], str | None]] = [(files, name) for name, files in libraries.items()]
    # Other options than those of `make lint` need a cache of their own.
    modules: list[Any] = mypycify(
        ["--cache-dir=build/mypyc-cache", *sources],
        opt_level="2",
        debug_level="0",
        separate=separate,
        target_dir=str(NATIVE),
    )
    for module in modules:
        module.extra_compile_args = module.extra_compile_args + ON_LINUX
        module.extra_link_args = WITHOUT_SYMBOLS
        # The C stays the same when an option changes, and would not be compiled again.
        module.depends = [*module.depends, "setup.py"]
        name = module.name.removesuffix("__mypyc")
        if name in libraries:
            said = {name: text for source in libraries[name] for name, text in docstrings(source).items()}
            module.sources = [documented(one, said) if Path(one).parent == NATIVE else one for one in module.sources]
            module.include_dirs = [*module.include_dirs, str(NATIVE)]
        if ON_LINUX and name in libraries:
            module.extra_compile_args += unoptimized(name)
    return modules


class CompileNative(build_ext):
    """Compiles what has changed, and removes the modules whose sources are gone or stay interpreted now."""

    def run(self) -> None:
        super().run()
        made = {Path(output) for output in self.get_outputs()}
        for module in set(Path(self.build_lib).rglob(f"*{EXTENSION_SUFFIXES[0]}")) - made:
            module.unlink()


def built_modules() -> list[Extension]:
    modules = (path.relative_to(COMPILED).as_posix() for path in COMPILED.rglob(f"*{EXTENSION_SUFFIXES[0]}"))
    return [Extension(module.removesuffix(EXTENSION_SUFFIXES[0]).replace("/", "."), []) for module in sorted(modules)]


class ShipNative(build_ext):
    """Takes the modules that were built before."""

    def build_extension(self, ext: Extension) -> None:
        target = Path(self.get_ext_fullpath(ext.name))
        self.mkpath(str(target.parent))
        self.copy_file(str(COMPILED / target.relative_to(self.build_lib)), str(target))


match os.environ.get("IMPERIA_NATIVE"):
    case "compile":
        setup(ext_modules=compiled_modules(), cmdclass={"build_ext": CompileNative})
    case "ship":
        setup(ext_modules=built_modules(), cmdclass={"build_ext": ShipNative})
    case _:
        setup()
