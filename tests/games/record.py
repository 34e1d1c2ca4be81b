"""Record games anew: `make records`, or `make records GAMES=yuan`.

What changes in the files is what changed in the behaviour of a game.
"""

import contextlib
import sys
from pathlib import Path

import imperia
from imperia.kernel.errors import BadSetup
from imperia.kernel.game import Value
from imperia.kernel.record import Record
from imperia.lab.simulate import bot_choices, play_out, write_record

FOLDER = Path(__file__).parent


def recorded(name: str) -> list[Path]:
    """The recorded games of a game."""
    return sorted((FOLDER / name / "records").glob("*.record"))


def solo_levels(name: str) -> list[dict[str, Value]]:
    """Options that only a solo table can have, at each of their values but the usual one."""
    game = imperia.game(name)
    chosen = [{one.name: value} for one in game.sheet.options for value in one.values if value != one.default]
    return [options for options in chosen if can_be_played(name, 1, options) and not can_be_played(name, 2, options)]


def can_be_played(name: str, seats: int, options: dict[str, Value]) -> bool:
    """What the rules do not allow together is refused at the start, and has its own tests."""
    with contextlib.suppress(BadSetup):
        imperia.game(name).start(seats, 0, options)
        return True
    return False


def record_games(name: str) -> None:
    """Ten games with tables of different sizes, options and bots, all different by their seed, and each solo level."""
    game = imperia.game(name)
    tables = ["random", "greedy", "mixed"]
    for seed in range(10):
        seats = game.sheet.seats[seed % len(game.sheet.seats)]
        kind = tables[seed % len(tables)]
        bots = ["greedy" if kind == "greedy" or (kind == "mixed" and seat % 2) else "random" for seat in range(seats)]
        # Every second table plays with each option at its last value, as far as the rules allow them together.
        options: dict[str, Value] = {}
        for option in game.sheet.options if seed % 2 else ():
            if can_be_played(name, seats, {**options, option.name: option.values[-1]}):
                options[option.name] = option.values[-1]
        record_game(Record(game, seats, seed, options, bots))
    for seed, options in enumerate(solo_levels(name), 10):
        record_game(Record(game, 1, seed, options, ["greedy"]))


def record_game(record: Record) -> None:
    """Play a game by its bots and keep it."""
    write_record(FOLDER / record.game.sheet.id / "records", record, play_out(record, bot_choices(record)))


if __name__ == "__main__":
    for one in sys.argv[1:] or imperia.game_names():
        for path in recorded(one):
            path.unlink()
        record_games(one)
