"""A game between bots as rows of four tables: the game, its seats, its moves, and what its events say of cards.

The rows of moves and cards are told by the record, which is played once more for them: so whoever plays a game, and
however it is checked meanwhile, its rows are the same. Only the milliseconds are of the day.
"""

from __future__ import annotations

import time
from functools import cache
from importlib.metadata import version
from typing import Final

import msgspec

from imperia.build import BUILD
from imperia.games import game as find_game
from imperia.kernel.events import Event, only
from imperia.kernel.game import Game
from imperia.kernel.record import Record
from imperia.kernel.score import places
from imperia.kernel.soundness import Choose
from imperia.kernel.state import State
from imperia.lab.simulate import Plan, play_record, points_by_source, set_up


class GameRow(msgspec.Struct, frozen=True):
    """A game: how it was set up, with which rules, and how long it took."""

    # Its number in the simulation, by which the other tables name it.
    game: int
    name: str
    # In digits: Parquet has no whole numbers that large.
    seed: str
    seats: int
    # As JSON, because their values are of different kinds.
    options: str
    rules_version: int
    content: str
    # The name of the pack; empty for the printed content.
    pack: str
    build: str
    imperia: str
    decisions: int
    # In the turns or rounds that the game counts.
    length: int
    finished: bool


class SeatRow(msgspec.Struct, frozen=True):
    """A seat, or an automa, which stands behind the seats and has no bot."""

    game: int
    seat: int
    bot: str | None
    role: str
    score: int
    place: int
    won: bool
    # By source, as the score is written.
    points: dict[str, int]


class MoveRow(msgspec.Struct, frozen=True):
    """A decision: what was asked, what was answered, among how many answers, and how long it took to find."""

    game: int
    # Counted from 1.
    move: int
    seat: int
    question: str
    code: int
    verb: str
    nouns: list[str]
    legal: int
    milliseconds: float


class CardRow(msgspec.Struct, frozen=True):
    """A card, tile or other piece of the content that an event names."""

    game: int
    # The move that brought it about; 0 is the setup.
    move: int
    event: str
    # Whose doing it is; negative where it is nobody's or an automa's.
    seat: int
    noun: str
    card: str
    # The seats that came to know by it what was hidden from them.
    seen_by: list[int]


class Rows(msgspec.Struct):
    """The rows of some games."""

    games: list[GameRow] = []
    seats: list[SeatRow] = []
    moves: list[MoveRow] = []
    cards: list[CardRow] = []


def add_game(plan: Plan, number: int, rows: Rows) -> None:
    """Play one game of a plan and add its rows."""
    record = set_up(plan, number)
    times: list[float] = []
    state = play_record(plan, record, lambda choose: _timed(choose, times))
    game = record.game
    rows.games.append(
        GameRow(
            game=number,
            name=game.name,
            seed=str(record.seed),
            seats=record.seats,
            options=msgspec.json.encode(record.options).decode(),
            rules_version=game.sheet.rules_version,
            content=game.fingerprint,
            pack=game.pack,
            build=BUILD,
            imperia=version("imperia"),
            decisions=len(record.moves),
            length=game.length(state),
            finished=state.over,
        )
    )
    _add_seats(number, record, state, rows)
    _add_moves(number, record, times, rows)


def _timed(choose: Choose, times: list[float]) -> Choose:
    def timed(state: State) -> tuple[int, int]:
        begin = time.perf_counter()
        chosen = choose(state)
        times.append(round(1000 * (time.perf_counter() - begin), 3))
        return chosen

    return timed


def _add_seats(number: int, record: Record, state: State, rows: Rows) -> None:
    game, winners, ranks = record.game, state.winners(), places(state.ranking())
    for party, score in enumerate(state.scores()):
        a_seat = party < record.seats
        rows.seats.append(
            SeatRow(
                game=number,
                seat=party,
                bot=record.players[party] if a_seat else None,
                role=game.role(state, party) if a_seat else game.sheet.automas[party - record.seats],
                score=score.total,
                place=ranks[party],
                # Players who lose to the rules have lost, whatever their place.
                won=party in winners if a_seat else not winners and ranks[party] == 1,
                points=points_by_source(score),
            )
        )


def _add_moves(number: int, record: Record, times: list[float], rows: Rows) -> None:
    state = record.start(telling=True)
    words = record.game.vocabulary.words
    _add_cards(number, 0, state, rows)
    for place, ((seat, code), milliseconds) in enumerate(zip(record.moves, times, strict=True), start=1):
        verb, *nouns = words(code)
        question, legal = type(state.choice()).__name__, len(state.legal_moves(seat))
        rows.moves.append(MoveRow(number, place, seat, question, code, verb, nouns, legal, milliseconds))
        state.take(seat, code)
        _add_cards(number, place, state, rows)


def _add_cards(number: int, move: int, state: State, rows: Rows) -> None:
    entries = content_of(state.game.name)
    for event in state.journal or []:
        seen_by = [seat for seat in range(state.seats) if event.learnt & only(seat)]
        for noun, value in named(event):
            card = entries[noun][value] if noun in entries else ""
            if card:
                rows.cards.append(CardRow(number, move, event.what.word, event.seat, noun, card, seen_by))
    state.journal = []


def named(event: Event) -> list[tuple[str, int]]:
    """The things an event names, each with its noun; plain numbers are left out."""
    found: list[tuple[str, int]] = []
    for place, noun in enumerate(event.what.nouns):
        if noun.endswith("*"):
            found += [(noun.rstrip("*"), value) for value in event.details[place:]]
        elif not noun.startswith("#"):
            found.append((noun, event.details[place]))
    return found


@cache
def content_of(name: str) -> dict[str, list[str]]:
    """The nouns of a game that are mostly pieces of its content, with the id of each thing; empty for what is none."""
    game: Final[Game] = find_game(name)
    ids = {entity.id for shelf in game.shelves() for entity in shelf.entities}
    nouns = {noun.name: noun.entries or noun.words for noun in game.nouns.values()}
    return {
        noun: [word if word in ids else "" for word in words]
        for noun, words in nouns.items()
        if 2 * sum(word in ids for word in words) > len(words)
    }
