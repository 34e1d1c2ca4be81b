"""Games for the laboratory: the same seeds with the printed and with other content, each in processes of its own."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

import msgspec

from imperia.bots import Team
from imperia.bots.bot import know
from imperia.bots.greedy import GreedyBot
from imperia.games import game as find_game
from imperia.kernel.chance import Chance
from imperia.kernel.content import Name
from imperia.kernel.events import only
from imperia.kernel.game import Game
from imperia.kernel.packs import put_in_force
from imperia.kernel.record import Record
from imperia.kernel.score import totals
from imperia.kernel.state import State
from imperia.kernel.texts import LANGS
from imperia.lab.rows import content_of, named
from imperia.lab.simulate import Plan, bot_choices, points_by_source
from imperia.lab.workers import begin_worker

R = TypeVar("R")


class Played(msgspec.Struct):
    """One game as the laboratory looks at it; lists go by seat."""

    bots: list[str]
    roles: list[str]
    scores: list[int]
    winners: list[int]
    sources: list[dict[str, int]]
    decisions: int
    length: int
    # How often another seat than before had the best chance to win, from round to round.
    leads: int
    # The pieces of the content that a seat came to know, that its events name, and that its moves name.
    seen: list[list[str]]
    cards: list[list[str]]
    used: list[list[str]]
    # How often each verb was moved.
    verbs: list[dict[str, int]]


class Ban(msgspec.Struct, frozen=True):
    """A piece of the content that a seat may not use."""

    seat: int
    card: str


class Box(msgspec.Struct, frozen=True):
    """A content that games are played with, and the names of what is in it."""

    content: str
    pack: str
    names: dict[str, Name]


def play_seed(plan: Plan, number: int) -> list[Played]:
    """The games of one seed: bots that differ have every seat once."""
    turns = plan.seats if len(set(plan.bots)) > 1 else 1
    return [play_game(plan, number, [*plan.bots[turn:], *plan.bots[:turn]]) for turn in range(turns)]


def play_game(plan: Plan, number: int, bots: list[str], ban: Ban | None = None) -> Played:
    """One game of a seed; a piece may be forbidden to a seat."""
    record = Record(find_game(plan.game), plan.seats, plan.seed + number, plan.options, bots)
    game, words = record.game, record.game.vocabulary.words
    team = Team(dict(enumerate(bots)), record.seed)
    choose = bot_choices(record, team)
    state = record.start(telling=True)
    seen: list[set[str]] = [set() for _ in bots]
    cards: list[set[str]] = [set() for _ in bots]
    verbs: list[dict[str, int]] = [{} for _ in bots]
    used: list[set[str]] = [set() for _ in bots]
    stand_in = GreedyBot(record.seed), Chance(record.seed)
    decisions, leads, length, leader = 0, 0, game.length(state), -1
    while not state.over:
        _note_cards(state, seen, cards)
        seat, move = choose(state)
        if ban is not None and ban.seat == seat and ban.card in pieces_of(game, move):
            move = _another(state, seat, move, ban.card, *stand_in)
        used[seat] |= pieces_of(game, move)
        verb = words(move)[0]
        verbs[seat][verb] = verbs[seat].get(verb, 0) + 1
        state.take(seat, move)
        decisions += 1
        if game.length(state) != length:
            length = game.length(state)
            chances = game.chances(state)
            ahead = max(range(len(chances)), key=chances.__getitem__)
            leads += leader not in (-1, ahead)
            leader = ahead
    _note_cards(state, seen, cards)
    team.end(state)
    scores = state.scores()[: plan.seats]
    return Played(
        bots=bots,
        roles=[game.role(state, seat) for seat in range(plan.seats)],
        scores=totals(scores),
        winners=state.winners(),
        sources=[points_by_source(score) for score in scores],
        decisions=decisions,
        length=game.length(state),
        leads=leads,
        seen=[sorted(one) for one in seen],
        cards=[sorted(one) for one in cards],
        verbs=verbs,
        used=[sorted(one) for one in used],
    )


def pieces_of(game: Game, move: int) -> set[str]:
    """The pieces of the content that a move names."""
    entries = content_of(game.name)
    verb, arguments = game.vocabulary.read(move)
    named = zip(verb.nouns, arguments, strict=True)
    return {entries[noun.name][argument] for noun, argument in named if noun.name in entries} - {""}


def _another(state: State, seat: int, move: int, card: str, bot: GreedyBot, chance: Chance) -> int:
    """The best move, one ahead, that does not name a card; the same one where all do."""
    knowledge = know(state, seat, chance)
    knowledge.moves = [one for one in knowledge.moves if card not in pieces_of(state.game, one)]
    if not knowledge.moves:
        return move
    values = bot.values(knowledge)
    return knowledge.moves[max(range(len(values)), key=values.__getitem__)]


def _note_cards(state: State, seen: list[set[str]], cards: list[set[str]]) -> None:
    entries = content_of(state.game.name)
    for event in state.journal or []:
        found = {entries[noun][value] for noun, value in named(event) if noun in entries} - {""}
        if 0 <= event.seat < len(cards):
            cards[event.seat] |= found
        for seat, known in enumerate(seen):
            if event.learnt & only(seat) or seat == event.seat:
                known.update(found)
    state.journal = []


def describe_box(name: str, _: int = 0) -> Box:
    """The content that this process plays a game with."""
    game = find_game(name)
    names = {
        word: Name(**{lang: noun.label(place, lang) for lang in LANGS})
        for noun in game.nouns.values()
        if noun.name in ("clan", "faction", "nation")
        for place, word in enumerate(noun.words)
    }
    names |= {entity.id: entity.name for shelf in game.shelves() for entity in shelf.entities}
    return Box(game.fingerprint, game.pack, names)


class Side:
    """Processes that play with one content; their answers come in the order of the questions."""

    def __init__(self, pool: ProcessPoolExecutor) -> None:
        self._pool = pool

    def ask(self, work: Callable[..., R], what: object, numbers: Sequence[int]) -> Iterator[R]:
        """The results of a piece of work for every number."""
        return self._pool.map(work, [what] * len(numbers), numbers)


@contextmanager
def side(game: str, pack: Path | None, changes: Sequence[str], workers: int) -> Iterator[Side]:
    """A side for as long as it is needed; whatever interrupts it ends its processes."""
    # A game reads its content once, so these processes must not have any from this one.
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, context, _begin, (game, pack, tuple(changes))) as pool:
        try:
            yield Side(pool)
        except BaseException:
            # One failure, or the user's Ctrl-C, ends the work at once; the other side ends with this process.
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def _begin(game: str, pack: Path | None, changes: Sequence[str]) -> None:
    begin_worker()
    if pack is not None or changes:
        put_in_force(game, pack, changes)
