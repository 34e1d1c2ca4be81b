"""How many bytes a moment has in the middle of the recorded games; run as a program it prints them for every game."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import median

import msgspec

import imperia
from imperia.kernel.record import Record, read_record
from imperia.play import HUMAN, Table
from imperia.server.moments import make_moment
from imperia.server.reader import by_field
from imperia.server.wire import Now, SeatInfo
from tests.games.record import recorded

NAMES = ("Ana", "Bruno", "Chloé", "David", "Emma", "Farid", "Gaëlle", "Hugo")
# From the middle of a game on so many moves are looked at.
MOVES = 60


def moments_of(record: Record) -> Iterator[tuple[int, int]]:
    """The bytes of each moment that asks somebody something: as it is sent, and with the whole view."""
    moves, seats = record.moves, record.seats
    middle = len(moves) // 2
    record = Record(record.game, seats, record.seed, record.options, [HUMAN] * seats)
    record.moves = moves[:middle]
    table = Table(record)
    infos = [
        SeatInfo(seat=seat, name=NAMES[seat], bot=None, person=True, here=True, grace=None) for seat in range(seats)
    ]
    # What each seat was told last, by field.
    known: list[dict[str, bytes]] = [{} for _ in range(seats)]
    for seat, move in moves[middle : middle + MOVES]:
        for reader, told in enumerate(known):
            moment = make_moment(table, infos, reader, table.seq_for(reader) - 1, "fr")
            view = by_field(moment.view)
            fresh = {name: msgspec.Raw(value) for name, value in view.items() if told.get(name) != value}
            if moment.question and len(moment.question.moves) > 1 and told:
                sent = msgspec.structs.replace(moment, view=fresh)
                yield len(msgspec.json.encode(Now(moment=sent))), len(msgspec.json.encode(Now(moment=moment)))
            known[reader] = view
        table.play(seat, move)


def sizes(game: str, seats: int) -> list[tuple[int, int]]:
    """The bytes of the moments of all recorded games with so many seats."""
    records = [read_record(path.read_text("utf-8"), imperia.game)[0] for path in recorded(game)]
    return [size for record in records if record.seats == seats for size in moments_of(record)]


def main() -> None:
    """Print a line for each game and number of seats."""
    for game in imperia.game_names():
        for seats in imperia.game(game).sheet.seats:
            found = sizes(game, seats)
            if found:
                sent, whole = zip(*found, strict=True)
                print(
                    f"{game} {seats}: {len(found)} moments, sent {median(sent):.0f} (most {max(sent)}),"
                    f" with the whole view {median(whole):.0f} (most {max(whole)})"
                )


if __name__ == "__main__":
    main()
