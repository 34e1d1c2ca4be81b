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


def record_games(name: str) -> None:
    """Ten games with tables of different sizes, options and bots, all different by their seed."""
    game = imperia.game(name)
    tables = ["random", "greedy", "mixed"]
    for seed in range(10):
        seats = game.sheet.seats[seed % len(game.sheet.seats)]
        kind = tables[seed % len(tables)]
        bots = ["greedy" if kind == "greedy" or (kind == "mixed" and seat % 2) else "random" for seat in range(seats)]
        # Every second table plays with each option at its last value, as far as the rules allow them together.
        options: dict[str, Value] = {}
        for option in game.sheet.options if seed % 2 else ():
            with contextlib.suppress(BadSetup):
                game.start(seats, seed, {**options, option.name: option.values[-1]})
                options[option.name] = option.values[-1]
        record = Record(game, seats, seed, options, bots)
        write_record(FOLDER / name / "records", record, play_out(record, bot_choices(record)))


if __name__ == "__main__":
    for one in sys.argv[1:] or imperia.game_names():
        for path in recorded(one):
            path.unlink()
        record_games(one)
