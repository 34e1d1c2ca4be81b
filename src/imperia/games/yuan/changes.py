"""What each event of a move has changed on the map: read off the engine, not worked out a second time.

The engine may tell a conquest before it moves the pieces, for all conquests are carried out at once (YUA-139), or
after. So a change belongs to the event that is told next, if that names the province, else to the last that did.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from imperia.games.yuan.state import YuanState
from imperia.games.yuan.told import PIECES, MapEvent
from imperia.games.yuan.view import ExpectedView
from imperia.games.yuan.words import CLAN, PROVINCE
from imperia.kernel.events import Event


def changes(state: YuanState, events: Sequence[MapEvent], before: MapEvent | None) -> list[list[Any]]:
    """By each event of a move, the provinces on which something else stands by it."""
    after = state.pieces()
    known = before.pieces if before is not None else b""
    found: list[dict[int, bytes]] = [{} for _ in events]
    for place, pieces in enumerate([*(event.pieces for event in events), after]):
        # The map grows while it is laid.
        known = known if len(known) == len(pieces) else bytes(len(pieces))
        for province in range(len(pieces) // PIECES):
            start, end = province * PIECES, (province + 1) * PIECES
            here = pieces[start:end]
            if known[start:end] != here:
                name = state.board.names[province]
                found[teller_of(events, place, name)][name] = here
        known = pieces
    events[-1].pieces = after
    return [[see_pieces(name, pieces) for name, pieces in sorted(changed.items())] for changed in found]


def teller_of(events: Sequence[MapEvent], place: int, name: int) -> int:
    """The place of the event to which a change of a province belongs that was seen at the event of a place."""
    named = [at for at, event in enumerate(events[: place + 1]) if name in provinces_of(event)]
    return named[-1] if named else min(place, len(events) - 1)


def provinces_of(event: Event) -> list[int]:
    """The provinces that an event names."""
    found: list[int] = []
    for place, noun in enumerate(event.what.nouns):
        if noun.endswith("*") and noun.rstrip("*") == "province":
            found += event.details[place:]
        elif noun in ("province", "source"):
            found.append(event.details[place])
    return found


def see_pieces(name: int, pieces: bytes) -> ExpectedView:
    """What stands on a province, as a plan shows what is expected there."""
    seat, clan, cities, ramparts, armies, temple = pieces
    return ExpectedView(
        name=PROVINCE.words[name],
        owner=seat - 1 if seat else None,
        clan=CLAN.words[clan - 1] if clan else "",
        cities=cities,
        ramparts=ramparts,
        armies=armies,
        temple=bool(temple),
    )
