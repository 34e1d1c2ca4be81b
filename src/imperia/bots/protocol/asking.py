"""What a program is asked at a decision, and the code of what it answers: the same over every line."""

from __future__ import annotations

from imperia.bots.bot import Knowledge
from imperia.bots.protocol.messages import Budget, ChooseMove, NewGame, Offered, Result, offered
from imperia.bots.protocol.worlds import MOST_WORLDS
from imperia.kernel.errors import BadMove
from imperia.kernel.score import places, totals
from imperia.kernel.state import State


def new_game(world: State, seat: int, seed: int) -> NewGame:
    """The beginning of a game, from a world that the seat cannot tell from the true one."""
    game = world.game
    options = game.options_of(world)
    rules, content = game.sheet.rules_version, game.fingerprint
    return NewGame(game.name, rules, content, world.seats, seat, options, seed)


def decision(world: State, knowledge: Knowledge, lang: str, seconds: float) -> ChooseMove:
    """A decision, in the words that the seat would read: those of a world that it cannot tell from the true one."""
    game, seat = world.game, knowledge.seat
    return ChooseMove(
        seat=seat,
        question=knowledge.question,
        text=game.ask(world, seat, lang),
        rule=world.choice().asked_by(world, seat),
        moves=[
            Offered(move, game.notation(move), game.describe(world, seat, move, lang))
            for move in offered(game, knowledge.moves)
        ],
        view=knowledge.view,
        budget=Budget(seconds, MOST_WORLDS),
    )


def legal_code(move: int | str, knowledge: Knowledge) -> int | None:
    """The code of an answer; None if it is not one of the legal moves."""
    try:
        code = knowledge.game.parse(move) if isinstance(move, str) else move
    except BadMove:
        return None
    return code if code in knowledge.moves else None


def result(state: State) -> Result:
    """How a game ended."""
    return Result(totals(state.scores()), places(state.ranking()), state.winners())
