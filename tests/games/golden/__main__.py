"""Make the golden playthroughs and the counts anew: `make golden`, or `make golden GAMES=yuan`."""

import sys

import imperia
from tests.games.golden.kept import Unraised, make
from tests.games.golden.playing import Stale


def main(games: list[str]) -> int:
    """Make those of some games anew; what cannot be made is said, and the others are made all the same."""
    failures = 0
    for game in games:
        try:
            make(game)
        except Unraised as error:
            failures += 1
            print(f"error: {error}", file=sys.stderr)
        except Stale as error:
            failures += 1
            print(f"error: {error}\nRecord the games anew first: make records GAMES={game}", file=sys.stderr)
    return min(failures, 1)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:] or list(imperia.game_names())))
