"""How an event stands on the scorekeeper's sheet, as the texts of its game say.

`[ledger.price]` and `[ledger.gain]` name what an action costs and brings, `[ledger.quiet]` what goes without saying,
`[ledger.step]` what begins another line within one action, such as the next card of an opponent whom the rules play,
`[ledger.turn]`, `[ledger.phase]` and `[ledger.round]` what heads the lines after it, `[ledger.moment]` what is felt,
and `[ledger.tally.<event>]` the columns that an event adds to the table of a round, by the details that stand in them;
`<event>@<rule>` where that holds only for what one rule brings about.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

from imperia.kernel.events import Event
from imperia.kernel.game import Game

Role = Literal["", "price", "gain", "quiet", "step", "turn", "phase", "round"]
ROLES: Final[tuple[Role, ...]] = ("price", "gain", "quiet", "step", "turn", "phase", "round")


def role_of(game: Game, event: Event, reader: int | None, lang: str) -> tuple[Role, str]:
    """An event's role within its action, in few words; no role for events that are told as they are."""
    for role in ROLES:
        brief = game.tell_as(f"ledger.{role}", event, reader, lang)
        if brief is not None:
            return role, brief
    return "", ""


def tally_of(game: Game, event: Event, details: Mapping[str, object], lang: str) -> dict[str, int | list[str]]:
    """An event's contribution to the table of a round, by column."""
    cells: dict[str, int | list[str]] = {}
    word, rule = event.what.word, event.what.rule
    for noun, value in details.items():
        for key in (f"ledger.tally.{word}@{rule}.{noun}", f"ledger.tally.{word}.{noun}"):
            if key in game.texts:
                cells[game.texts.say(key, lang)] = _cell(value)
                break
    return cells


def _cell(value: object) -> int | list[str]:
    """A number, or the words of amounts."""
    if isinstance(value, int):
        return value
    return [str(one) for one in value] if isinstance(value, list) else [str(value)]
