"""Run a command as somebody at a terminal would, whatever language this machine speaks."""

from typing import Any

import msgspec
from typer.testing import CliRunner, Result

from imperia.cli import app
from imperia.kernel.typography import typeset


def french(text: str) -> str:
    """A French text as it is printed."""
    return typeset(text, "fr")


def run(*arguments: str, lines: str = "", locale: str = "C") -> Result:
    """The result of a command; `lines` is what is typed while it runs."""
    return CliRunner().invoke(app, arguments, input=lines, env={"LC_ALL": locale, "COLUMNS": "100"})


def answer(*arguments: str) -> Any:
    """The one JSON value that a command prints on stdout."""
    result = run(*arguments, "--json")
    assert (result.exit_code, result.stderr) == (0, "")
    return msgspec.json.decode(result.stdout)


def refusal(*arguments: str) -> str:
    """The one sentence with which a command refuses, on stderr and nowhere else."""
    result = run(*arguments)
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr.count("\n") == 1
    return result.stderr.strip()
