"""Packs the engines for a browser; this runs in the very Python that will run them there, when the site is built.

What is packed: the modules that the house without a server imports, compiled, with the texts and the content beside
them, and the libraries that they need; and Python's own library without what nobody there has a use for.
"""

from __future__ import annotations

import py_compile
import sys
import zipfile
from pathlib import Path

SOURCES = Path("/sources")
LIBRARIES = Path("/libraries")
# Native modules, if there are any: each lies beside the file that it was made from, and is imported before that.
NATIVE = Path("/native")
PACKED = Path("/engine.zip")
# The same bytes from the same sources: no file is of today.
DATE = (2000, 1, 1, 0, 0, 0)
# Packages of which every module is packed, because games and bots are imported when they are asked for.
WHOLE = ("kernel", "games", "search", "bots", "play", "coach", "offline")
DATA = {".json", ".toml", ".txt"}

# Imports what the engines need of Python's own library, but for what is native: that cannot be kept.
START = Path("/start.py")

STANDARD = Path("/lib/python314.zip")
STANDARD_PACKED = Path("/python_stdlib.zip")
# What is for other networks, formats, terminals and systems, or for those who write programs.
UNUSED = {
    "_markupbase.py",
    "_pydatetime.py",
    "_pydecimal.py",
    "_pyio.py",
    "_pyrepl",
    "antigravity.py",
    "argparse.py",
    "asyncio/proactor_events.py",
    "asyncio/windows_events.py",
    "asyncio/windows_utils.py",
    "bdb.py",
    "cProfile.py",
    "cmd.py",
    "compileall.py",
    "concurrent/futures/process.py",
    "configparser.py",
    "csv.py",
    "ctypes",
    "curses",
    "dbm",
    "doctest.py",
    "ensurepip",
    "filecmp.py",
    "fileinput.py",
    "ftplib.py",
    "getopt.py",
    "getpass.py",
    "gettext.py",
    "graphlib.py",
    "html/parser.py",
    "http/cookiejar.py",
    "http/cookies.py",
    "http/server.py",
    "idlelib",
    "imaplib.py",
    "logging/config.py",
    "logging/handlers.py",
    "mailbox.py",
    "mimetypes.py",
    "modulefinder.py",
    "multiprocessing",
    "netrc.py",
    "optparse.py",
    "pdb.py",
    "pickletools.py",
    "plistlib.py",
    "poplib.py",
    "profile.py",
    "pstats.py",
    "pty.py",
    "pyclbr.py",
    "pydoc.py",
    "pydoc_data",
    "rlcompleter.py",
    "sched.py",
    "shelve.py",
    "smtplib.py",
    "socketserver.py",
    "sqlite3",
    "statistics.py",
    "symtable.py",
    "tabnanny.py",
    "this.py",
    "timeit.py",
    "trace.py",
    "turtle.py",
    "unittest",
    "urllib/request.py",
    "urllib/robotparser.py",
    "venv",
    "wave.py",
    "webbrowser.py",
    "wsgiref",
    "xml",
    "xmlrpc",
    "zipapp.py",
    "zoneinfo",
}
ENCODINGS = {
    "__init__",
    "aliases",
    "ascii",
    "charmap",
    "cp437",
    "idna",
    "latin_1",
    "punycode",
    "raw_unicode_escape",
    "unicode_escape",
    "utf_16",
    "utf_8",
    "utf_8_sig",
}


def add(archive: zipfile.ZipFile, name: str, content: bytes) -> None:
    """Put a file into the archive."""
    archive.writestr(zipfile.ZipInfo(name, DATE), content, zipfile.ZIP_DEFLATED, 9)


def add_file(archive: zipfile.ZipFile, file: Path, root: Path) -> None:
    """Put a file into the archive, a source as what it is compiled to."""
    name = file.relative_to(root).as_posix()
    if file.suffix != ".py":
        add(archive, name, file.read_bytes())
        return
    target = "/compiled.pyc"
    mode = py_compile.PycInvalidationMode.UNCHECKED_HASH
    py_compile.compile(str(file), target, dfile=name, doraise=True, optimize=0, invalidation_mode=mode)
    add(archive, f"{name}c", Path(target).read_bytes())


def belongs(file: Path, imported: set[Path]) -> bool:
    """True for a file of a package that is packed whole, a module that was imported, and data beside one."""
    if not file.is_file() or "__pycache__" in file.parts:
        return False
    package = file.relative_to(SOURCES / "imperia").parts[0]
    if file.suffix == ".py":
        return package in WHOLE or file in imported
    return file.suffix in DATA and (package in WHOLE or file.parent in {module.parent for module in imported})


def pack() -> None:
    """Write the archive."""
    sys.dont_write_bytecode = True
    sys.path[:0] = [str(SOURCES), str(LIBRARIES)]
    import imperia.offline.browser  # noqa: F401 - so that it is known what it imports

    found = {Path(module.__file__) for module in list(sys.modules.values()) if getattr(module, "__file__", None)}
    own = {name for name, module in sys.modules.items() if str(STANDARD) in (getattr(module, "__file__", None) or "")}
    START.write_text("".join(f"import {name}\n" for name in sorted(own)), "utf-8")
    with zipfile.ZipFile(PACKED, "w") as archive:
        for file in sorted((SOURCES / "imperia").rglob("*")):
            if belongs(file, found):
                add_file(archive, file, SOURCES)
        for file in sorted(NATIVE.rglob("*.so")):
            add(archive, file.relative_to(NATIVE).as_posix(), file.read_bytes())
        for file in sorted(LIBRARIES.rglob("*")):
            if file.is_file() and file.suffix in {".py", ".so"}:
                add_file(archive, file, LIBRARIES)


def is_used(name: str) -> bool:
    """True for a file of Python's own library that may be needed."""
    first, _, rest = name.partition("/")
    return rest.removesuffix(".py") in ENCODINGS if first == "encodings" else UNUSED.isdisjoint((first, name))


def pack_standard() -> None:
    """Write Python's own library; it stays as source, which is smaller and hardly slower to start."""
    with zipfile.ZipFile(STANDARD) as standard, zipfile.ZipFile(STANDARD_PACKED, "w") as archive:
        for name in sorted(standard.namelist()):
            if not name.endswith("/") and is_used(name):
                add(archive, name, standard.read(name))


pack()
pack_standard()
