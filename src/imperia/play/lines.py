"""Events as lines of the log."""

from __future__ import annotations

from typing import Any

import msgspec

from imperia.kernel.events import NO_SEAT, Event
from imperia.kernel.game import Game
from imperia.kernel.texts import KERNEL_TEXTS
from imperia.play.ledger import Role, role_of, tally_of

Detail = str | int | list[str]


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """An event as one reader may see it."""

    # The number of the move that brought it about; 0 is the setup.
    move: int
    what: str
    rule: str
    # Whose doing it is; -1 when the rules act by themselves.
    seat: int
    # In the reader's language.
    text: str
    # The same in words of the notation and numbers, by noun, as far as the reader may see it: for boards that show it.
    details: dict[str, Detail]
    # True if it is the same for all readers.
    open: bool = True
    # The text for several such lines in a row, with `{count}` for their number and `{items}` for what each names;
    # empty where there is none.
    many: str = ""
    item: str = ""
    # The number of the move that began what this belongs to, where that is an earlier one ("take", then "at").
    action: int = -1
    # The seat whose move it belongs to; -1 for the setup, and for what all have decided in secret.
    by: int = NO_SEAT
    # How it stands on the scorekeeper's sheet, and its words there.
    role: Role = ""
    brief: str = ""
    # What it adds to the table of a round: numbers, or words of amounts, by the name of the column.
    tally: dict[str, int | list[str]] = {}
    # What it is called where it is large enough to be felt; empty for most.
    moment: str = ""
    # What stands on the board by it where something else stood, as the game's view shows it: for playbacks.
    changed: list[Any] = []


def write_line(
    game: Game, move: int, event: Event, changed: list[Any], reader: int | None, lang: str, action: int, by: int
) -> Line:
    """An event as a seat (None: a spectator) may see it, and what it belongs to."""
    details = details_of(game, event, reader)
    many = game.tell_many(event, reader, lang)
    role, brief = role_of(game, event, reader, lang)
    return Line(
        move=move,
        what=event.what.word,
        rule=event.what.rule,
        seat=event.seat,
        text=game.tell(event, reader, lang),
        details=details,
        open=event.open_to(None),
        many=many,
        item=game.tell_item(event, reader, lang) if "{items}" in many else "",
        action=action if action != move else -1,
        by=by,
        role=role,
        brief=brief,
        tally=tally_of(game, event, details, lang),
        moment=game.tell_as("ledger.moment", event, reader, lang) or "",
        changed=changed,
    )


def taken_on_line(lang: str) -> Line:
    """The log's first line where a game continues under other rules or content than it began with."""
    return Line(move=0, what="taken_on", rule="", seat=NO_SEAT, text=KERNEL_TEXTS.say("taken_on", lang), details={})


def details_of(game: Game, event: Event, reader: int | None) -> dict[str, Detail]:
    """The arguments of an event's text, as far as a seat (None: a spectator) may see them."""
    values = event.shown_to(reader)
    nouns = event.what.nouns
    details: dict[str, Detail] = {}
    for place, noun in enumerate(nouns if event.open_to(reader) else nouns[: len(values)]):
        if noun.endswith("*"):
            name = noun.rstrip("*")
            details[name] = [game.nouns[name].words[value] for value in values[place:]]
        elif noun in game.nouns:
            details[noun] = game.nouns[noun].words[values[place]]
        else:
            details[noun.lstrip("#")] = values[place]
    return details
