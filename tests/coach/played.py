"""Games that were played, for the coach to look at."""

import imperia
from imperia.bots import Team
from imperia.kernel.chance import Chance
from imperia.kernel.game import Game
from imperia.kernel.playout import random_move
from imperia.kernel.record import Record

GAMES = [imperia.game(name) for name in imperia.game_names()]


def random_record(game: Game, seats: int, seed: int) -> Record:
    """A game of players who choose at random."""
    record = Record(game, seats, seed, game.options_without_people({}))
    state = record.start()
    chance = Chance(seed)
    while not state.over:
        seat, move = random_move(state, chance)
        state.take(seat, move)
        record.moves.append((seat, move))
    return record


def bots_record(game: Game, bots: list[str], seed: int) -> Record:
    """A game of bots."""
    record = Record(game, len(bots), seed, game.options_without_people({}), bots)
    team = Team(dict(enumerate(bots)), seed)
    state = record.start()
    while not state.over:
        seat = state.awaited()[0]
        record.moves.append((seat, team.choose(state, seat)))
        state.take(*record.moves[-1])
    return record
