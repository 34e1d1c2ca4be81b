"""The command line: `imperia ...`, one file a command."""

from imperia.cli.app import app, main

__all__ = ["app", "main"]
