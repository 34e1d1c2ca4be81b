"""Programs that speak the protocol, or fail to."""

import sys
from pathlib import Path

DOCS = Path(__file__).parents[3] / "docs"

# Takes the first move, and does something of its own when it is asked a certain thing.
FRAME = """
import json, os, sys, time


def ask(**request):
    print(json.dumps(request), flush=True)
    return json.loads(sys.stdin.readline())


for line in sys.stdin:
    message = json.loads(line)
    answer = {{"protocol": 1, "lang": "{lang}"}}
    if message["ask"] == "choose":
        answer["move"] = message["moves"][0]["move"]
    if message["ask"] == "{when}":
        {then}
    print(json.dumps(answer), flush=True)
"""


def program(folder: Path, then: str, when: str = "choose", lang: str = "en") -> str:
    """The name of a bot that does this when it is asked that."""
    path = folder / "program.py"
    path.write_text(FRAME.format(then=then, when=when, lang=lang))
    return f"cmd:{sys.executable} {path}"


def javascript(folder: Path) -> str:
    """The name of the bot of the docs."""
    path = folder / "bot.mjs"
    path.write_text((DOCS / "bots.md").read_text("utf-8").split("```js\n")[1].split("```")[0])
    return f"cmd:node {path}"
