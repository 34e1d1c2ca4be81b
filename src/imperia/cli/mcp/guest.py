"""A language model at a table: what it is shown, and what it may do, in words and plain data."""

from __future__ import annotations

from collections.abc import Mapping
from secrets import randbelow
from typing import Any, ClassVar, Final

from imperia.bots import BOTS, Team
from imperia.bots.protocol.messages import offered
from imperia.cli.options import Lang
from imperia.cli.texts import TEXTS, text
from imperia.coach.hints import find_hint
from imperia.games import game as find_game
from imperia.kernel.chance import Chance
from imperia.kernel.errors import BadSetup, ImperiaError
from imperia.kernel.game import Game, Value
from imperia.kernel.record import Record
from imperia.kernel.score import places, totals
from imperia.kernel.state import State
from imperia.kernel.texts import Texts
from imperia.play import HUMAN, Table

# Columns of a picture.
WIDTH: Final = 100
# A seed that nobody chose is small enough to be typed again.
DRAWN_SEEDS: Final = 1_000_000


class NotNow(ImperiaError):
    """A tool that has no use at this moment."""

    texts: ClassVar[Texts] = TEXTS
    table: ClassVar[str] = "mcp"


class Guest:
    """A seat at a table against bots."""

    def __init__(
        self,
        game: Game,
        seats: int,
        seat: int,
        opponents: str,
        options: Mapping[str, Value],
        seed: int | None,
        lang: Lang,
    ) -> None:
        game.check_seats(seats)
        if not 1 <= seat <= seats:
            raise BadSetup("no_such_seat", seat=seat, seats=seats)
        # A model names bots of the roster only: a file or a program would be run on its word.
        if opponents not in BOTS:
            raise BadSetup("bad_option_value", option="opponents", value=opponents, values=tuple(BOTS))
        players = [HUMAN if one == seat - 1 else opponents for one in range(seats)]
        drawn = randbelow(DRAWN_SEEDS) if seed is None else seed
        self._table: Final = Table(Record(game, seats, drawn, game.options_without_people(options), players))
        self._team: Final = Team({one: opponents for one in range(seats) if one != seat - 1}, drawn)
        self._seat: Final = seat - 1
        self._lang: Final = lang
        # How many lines of the log it has read.
        self._read = 0
        self._table.play_on(self._team)

    def look(self) -> str:
        """The table as the seat sees it, and the question."""
        state, game = self._table.state, self._table.record.game
        picture = game.picture(state.view(self._seat), self._lang, WIDTH)
        if self._table.over:
            return f"{picture}\n\n{self._end()['text']}"
        rule = state.choice().asked_by(state, self._seat)
        return f"{picture}\n\n{game.ask(state, self._seat, self._lang)} ({rule})"

    def stand(self) -> dict[str, Any]:
        """The events since the model was last told, its question and moves; or how the game ended."""
        lines = [line.text for line in self._table.lines(self._seat, self._lang, self._read)]
        self._read = self._table.events()
        told: dict[str, Any] = {"seat": self._seat + 1, "happened": lines, "over": self._table.over}
        return {**told, **(self._end() if self._table.over else self.moves())}

    def moves(self) -> dict[str, Any]:
        """The question, its rule and the legal moves."""
        state, game = self._asked()
        found = offered(game, state.moves(self._seat))
        return {
            "question": game.ask(state, self._seat, self._lang),
            "rule": state.choice().asked_by(state, self._seat),
            "moves": [
                {"move": game.notation(move), "label": game.describe(state, self._seat, move, self._lang)}
                for move in found
            ],
        }

    def why_not(self, move: str) -> str:
        """The rules that forbid a move, in their words, and what it lacks here."""
        state, game = self._asked()
        code = game.parse(move)
        refusal = state.refusal(self._seat, code)
        if refusal is None:
            label = game.describe(state, self._seat, code, self._lang)
            return text("play.allowed", self._lang, move=move, label=label)
        rules = [f"{one}  {game.rules[one].text.say(self._lang)}" for one in refusal.reasons]
        lacking = game.explain(state, self._seat, code, self._lang)
        return "\n".join([refusal.say(self._lang), *rules, *([lacking] if lacking else [])])

    def play(self, move: str) -> dict[str, Any]:
        """Make a move and let the others answer."""
        _, game = self._asked()
        self._table.play(self._seat, game.parse(move))
        self._table.play_on(self._team)
        return self.stand()

    def hint(self) -> dict[str, Any]:
        """The best moves, with the chance to win after each, and why the first is better."""
        state, _ = self._asked()
        seed = len(self._table.record.moves)
        hint = find_hint(state.imagine(self._seat, Chance(seed)), self._seat, self._lang, seed)
        notation = self._table.record.game.notation
        return {
            "best": [
                {
                    "moves": [notation(move) for move in one.moves],
                    "text": one.text,
                    "chance": round(one.chance, 3),
                    "error": round(one.error, 3),
                }
                for one in hint.best
            ],
            "equal": hint.equal,
            "reasons": [{"label": reason.label, "points": reason.points} for reason in hint.reasons],
        }

    def _asked(self) -> tuple[State, Game]:
        """The position, in which the seat is always asked something until the game is over."""
        if self._table.over:
            raise NotNow("is_over")
        return self._table.state, self._table.record.game

    def _end(self) -> dict[str, Any]:
        state, game = self._table.state, self._table.record.game
        labels = [game.party_label(state, party, self._lang) for party in range(state.seats + state.automas)]
        points, ranks = totals(state.scores()), places(state.ranking())
        order = sorted(range(len(labels)), key=ranks.__getitem__)
        said = [
            text(
                "place",
                self._lang,
                place=ranks[one],
                player=labels[one],
                points=game.points_label(points[one], self._lang),
            )
            for one in order
        ]
        title = game.sheet.title.say(self._lang)
        return {
            "text": "\n".join([text("over", self._lang, title=title), *said]),
            "scores": points,
            "places": ranks,
            "winners": [seat + 1 for seat in state.winners()],
        }


def sit_down(
    game: str, seats: int | None, seat: int, opponents: str, options: Mapping[str, Value], seed: int | None, lang: Lang
) -> Guest:
    """A new table; a game without a number of seats is played by as few as it takes for an opponent."""
    found = find_game(game)
    return Guest(found, found.sheet.usual_seats if seats is None else seats, seat, opponents, options, seed, lang)
