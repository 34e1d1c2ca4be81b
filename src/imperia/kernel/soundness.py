"""The kernel's promises as checks: what must hold in every state and at every move of every game.

The tests run them over random games, and so does `imperia simulate --check`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec

from imperia.kernel.chance import APART, Chance
from imperia.kernel.errors import IllegalMove, Unsound
from imperia.kernel.events import Event
from imperia.kernel.fields import difference, field_names
from imperia.kernel.game import Game
from imperia.kernel.playout import random_move
from imperia.kernel.record import Record, read_record
from imperia.kernel.state import State
from imperia.kernel.suspicion import Suspicions
from imperia.kernel.texts import LANGS

# What a game's players do: from a state to a seat that is to act and its move.
Choose = Callable[[State], tuple[int, int]]


# After this many looks at a game that hides things, not one wrong guess means that somebody peeks.
ENOUGH_LOOKS: Final = 8

# What every state has: not declared by a game, but saved with each of its positions, or worked out of its options.
STATE_FIELDS: Final = ("game", "seats", "chance", "seat", "agenda", "hidden", "journal", "terms")

# One move in this many may come from a seat that has already answered; more, and large tables would never be ready.
CHANGES_OF_MIND: Final = 16


class Broken(Exception):
    """A promise that does not hold; the message says which."""


def insist(holds: bool, promise: str) -> None:
    """Complain unless the promise holds."""
    if not holds:
        raise Broken(promise)


def frozen(thing: Any) -> bytes:
    """A thing as bytes, for comparison."""
    return msgspec.json.encode(thing, order="deterministic")


def check_acting(state: State) -> None:
    """Somebody may move unless it is over, and nobody who may is without a move."""
    acting = state.to_act()
    insist(bool(acting) != state.over, "somebody is to act exactly while the game is not over")
    insist(len(set(acting)) == len(acting), "no seat is named twice among those to act")
    insist(bool(state.awaited()) == bool(acting), "while somebody may act, somebody is waited for")
    insist(set(state.awaited()) <= set(acting), "whoever is waited for may act")
    for seat in range(state.seats):
        moves = state.moves(seat)
        insist(bool(moves) == (seat in acting), f"seat {seat} has moves exactly when it is to act")
        insist(moves == sorted(set(moves)), f"the moves of seat {seat} are in order and all different")
        if moves:
            check_given_answers(state, seat, moves)


def check_given_answers(state: State, seat: int, moves: list[int]) -> None:
    """The default answers, for a silent seat and for one that has left, are legal moves."""
    choice = state.choice()
    insist(choice.default(state, seat) in (-1, *moves), f"what seat {seat} answers by saying nothing is legal")
    if seat in state.awaited():
        insist(choice.absent(state, seat) in (-1, *moves), f"the answer for seat {seat} when it has left is legal")


def check_words(state: State, readers: list[int | None]) -> None:
    """Questions and lines of the score name a rule and have words; every move has its code as well."""
    game = state.game
    for source, rule in {(line.source, line.rule) for score in state.scores() for line in score.lines}:
        insist(rule in game.rules, f"the score line {source} names a rule")
        for lang in LANGS:
            insist(bool(game.score_label(source, lang)), f"the score line {source} has words")
    for seat in state.to_act():
        if seat not in readers:
            continue
        insist(state.choice().asked_by(state, seat) in game.rules, "the question names a rule")
        for lang in LANGS:
            insist(bool(game.ask(state, seat, lang)), "the question has words")
        for move in state.moves(seat):
            notation = game.notation(move)
            insist(game.parse(notation) == move, f"{notation} reads back as the same move")
            insist(game.why_not(state, seat, move) == [], f"nothing forbids the legal move {notation}")
            for lang in LANGS:
                insist(bool(game.describe(state, seat, move, lang)), f"{notation} has a label")


def check_form(state: State) -> None:
    """Every field of a state is declared, and an observation has the numbers that its parts name."""
    form = state.game.form
    if form is None:
        return
    declared = {field.attribute for field in form.fields}
    for name in field_names(state):
        known = name in declared or name in STATE_FIELDS or getattr(state, name) is None
        insist(known, f"every field is declared in the form, but {name} is not")
    numbers = sum(len(part.words) for part in state.game.observation_parts(state.seats))
    for seat in (None, *range(state.seats)):
        insist(len(state.observe(seat)) == 4 * numbers, "an observation has a number for each that its parts name")


def check_readers(state: State) -> None:
    """Where cards lie hidden, nobody shares what another seat has seen of them."""
    memories = len(state.hidden.memories)
    insist(memories in (0, state.seats + 1), "every seat remembers for itself, and so does whoever looks on")


def check_components(state: State) -> None:
    """Every physical component is in exactly one place."""
    census = state.census()
    box = state.game.box(state)
    if census != box:
        wrong = {name: census.get(name, 0) for name in {*census, *box} if census.get(name, 0) != box.get(name, 0)}
        insist(not wrong, f"the census equals the box, but for {wrong}")


def check_scores(state: State) -> None:
    """Everybody has a score, which adds up from its lines by its nature, and one place."""
    parties = state.seats + state.automas
    insist(len(state.scores()) == parties, "every seat and every automa has a score")
    places = sorted(seat for place in state.ranking() for seat in place)
    insist(places == list(range(parties)), "every seat and every automa has one place in the ranking")


def saved(state: State) -> bytes:
    """The state as a save file keeps it."""
    return frozen(state.data())


def load(game: Game, save: bytes) -> State:
    """The state that a save file brings back."""
    return game.position(msgspec.json.decode(save))


def check_twins(state: State, save: bytes) -> None:
    """A copy is the same state, and so is a state that was saved and loaded."""
    twin, loaded = state.copy(), load(state.game, save)
    for what, other in (("copied", twin), ("saved and loaded", loaded)):
        # Between two moves nobody listens, so that journals are equal, too.
        lost = difference(state, other)
        insist(not lost, f"every field is {what}, but {lost} is not")
    insist(saved(twin) == save, "a copy is the same state")
    insist(saved(loaded) == save, "a saved state loads as the same state")
    insist(loaded.to_act() == state.to_act(), "the same seats are to act after loading")
    for seat in state.to_act():
        insist(loaded.moves(seat) == state.moves(seat), "the same moves are legal after loading")


def known_to(state: State, seat: int | None) -> bytes:
    """All that a seat is shown: its view, its observation, who is to act, its question, and its moves in words."""
    game = state.game
    asked: list[object] = []
    if seat is not None and seat in state.to_act():
        choice = state.choice()
        moves = state.moves(seat)
        asked = [moves, choice.asked_by(state, seat), choice.completes(state, seat)]
        asked += [game.preview(state, seat, move) for move in moves]
        for lang in LANGS:
            asked += [game.ask(state, seat, lang), [game.describe(state, seat, move, lang) for move in moves]]
    observed = state.observe(seat) if game.form is not None else b""
    return frozen([state.view(seat), observed, state.to_act(), state.awaited(), asked])


def eyes(state: State, chance: Chance, all_of_them: bool) -> list[int | None]:
    """Whose knowledge is looked at: everybody's and a spectator's, or, over many games, one of them at a time."""
    readers = [None, *range(state.seats)]
    return readers if all_of_them else [readers[chance.below(len(readers))]]


def check_secrets(state: State, save: bytes, readers: list[int | None], chance: Chance) -> bool:
    """No reader can tell the state from one imagined for them, and nothing imagined follows from what is hidden.

    Returns whether something imagined was not as it really is.
    """
    invented = False
    census = state.census()
    for seat in readers:
        dream = chance.seed()
        world = state.imagine(seat, Chance(dream))
        insist(known_to(world, seat) == known_to(state, seat), f"an imagined state looks the same to seat {seat}")
        insist(world.census() == census, "an imagined state has the same components")
        again = state.imagine(seat, chance).imagine(seat, Chance(dream))
        same = saved(again) == saved(world)
        insist(same, f"what seat {seat} imagines follows from what it knows and from chance alone")
        world.chance = state.chance.copy()
        invented = invented or saved(world) != save
    insist(saved(state) == save, "imagining changes nothing")
    return invented


def note(state: State, histories: dict[int | None, Suspicions]) -> None:
    """Add what each reader now sees of the hidden places to what they know of the game so far."""
    mixes = state.hidden.mixes or []
    for seat, suspicions in histories.items():
        suspicions.follow(state.game.hidden_places(state, seat), mixes)
    state.hidden.mixes = None


def check_history(state: State, histories: dict[int | None, Suspicions], chance: Chance) -> None:
    """No reader imagines what they could rule out from anything they were ever shown."""
    for seat, suspicions in histories.items():
        world = state.imagine(seat, chance)
        wrong = suspicions.ruled_out(state.game.hidden_places(world, seat))
        insist(not wrong, f"what seat {seat} could rule out stays ruled out, but for {wrong}")


def check_refusals(state: State, save: bytes, readers: list[int | None], chance: Chance) -> None:
    """A move that is not legal is refused with rules of the book, and nothing changes."""
    game = state.game
    for seat in readers:
        if seat is None:
            continue
        legal = set(state.moves(seat))
        world = state.imagine(seat, chance)
        for _ in range(4):
            move = chance.below(game.vocabulary.size)
            if move in legal:
                continue
            reasons = game.why_not(state, seat, move)
            insist(game.why_not(world, seat, move) == reasons, f"the reasons given to seat {seat} tell no secret")
            insist(bool(reasons), f"there is a reason against {game.notation(move)}")
            insist(all(rule in game.rules for rule in reasons), f"{reasons} are rules of the book")
            try:
                state.play(seat, move)
            except IllegalMove as refusal:
                insist(refusal.reasons == reasons, "the refusal names the same rules")
            else:
                raise Broken(f"{game.notation(move)} is refused")
    insist(saved(state) == save, "a refused move changes nothing")


def check_move(state: State, save: bytes, seat: int, move: int, readers: list[int | None], chance: Chance) -> None:
    """Play a move on a copy: the original must not change, and what is told of it must be sound."""
    after, events = heard(state, seat, move)
    insist(saved(state) == save, "playing on a copy leaves the original alone")
    save_after = saved(after)
    for twin in (state.copy().copy(), load(state.game, save)):
        twin.play(seat, move)
        insist(saved(twin) == save_after, "a copied or loaded state goes on like the original")
    for event in events:
        check_event(event, state)
    for reader in readers:
        check_telling(state, seat, move, reader, after, events, chance)


def heard(state: State, seat: int, move: int) -> tuple[State, list[Event]]:
    """The state after a move, and the events that the move told."""
    after = state.copy()
    after.journal = []
    after.play(seat, move)
    events = after.journal
    after.journal = None
    return after, events


def check_event(event: Event, state: State) -> None:
    """An event is declared, names a rule and has words for everybody."""
    game = state.game
    insist(event.what in game.happenings, f"the event {event.what.word} is declared")
    insist(event.what.rule in game.rules, f"the event {event.what.word} names a rule")
    for lang in LANGS:
        for reader in [None, *range(state.seats)]:
            insist(bool(game.tell(event, reader, lang)), f"the event {event.what.word} has words")


def check_telling(
    state: State, seat: int, move: int, reader: int | None, after: State, events: list[Event], chance: Chance
) -> None:
    """Whoever learnt nothing by a move saw nothing that they could not have imagined.

    The same move in an imagined state must look the same to them. So must any other answer to a secret question, or
    at least nothing that is told may tell the two apart where the views do not. And where all they saw is the same,
    so is all that they imagine from then on.
    """
    world = state.imagine(reader, chance)
    legal = world.moves(seat)
    others = [move] if move in legal else []
    if legal and reader != seat and state.choice().secret:
        others.append(legal[chance.below(len(legal))])
    for other in others:
        imagined, imagined_events = heard(world, seat, other)
        looks_alike = known_to(after, reader) == known_to(imagined, reader)
        sounds_alike = shown(events, reader) == shown(imagined_events, reader)
        if not any(event.teaches(reader) for event in [*events, *imagined_events]):
            insist(
                looks_alike or other != move, f"seat {reader} learnt nothing, so it sees what it could have imagined"
            )
            insist(sounds_alike or not looks_alike, f"no event tells seat {reader} a secret")
        if looks_alike and sounds_alike:
            dream = chance.seed()
            same = saved(after.imagine(reader, Chance(dream))) == saved(imagined.imagine(reader, Chance(dream)))
            insist(same, f"seat {reader} remembers nothing that it was not shown")


def shown(events: list[Event], reader: int | None) -> list[tuple[str, int, list[int]]]:
    """The events as one reader sees them."""
    return [(event.what.word, event.seat, event.shown_to(reader)) for event in events]


def check_state(state: State, save: bytes, readers: list[int | None], chance: Chance) -> bool:
    """Everything that must hold between two moves; returns whether somebody imagined what is not so."""
    check_form(state)
    check_readers(state)
    check_words(state, readers)
    check_twins(state, save)
    insist(set(state.winners()) <= set(range(state.seats)), "only seats win")
    invented = check_secrets(state, save, readers, chance)
    check_refusals(state, save, readers, chance)
    return invented


def check_record(record: Record, state: State, game: Game) -> None:
    """A record replays to the same state, also after writing and reading."""
    read, replayed = read_record(record.text(state), lambda *_: game)
    insist(read.moves == record.moves, "a record reads back with the same moves")
    insist(saved(replayed) == saved(state), "a record replays to the same state")


def any_move(state: State, chance: Chance) -> tuple[int, int]:
    """A random move, now and then of a seat that nobody waits for but that may change its mind."""
    acting = state.to_act()
    if not chance.below(CHANGES_OF_MIND) and set(acting) != set(state.awaited()):
        seat = acting[chance.below(len(acting))]
        moves = state.moves(seat)
        return seat, moves[chance.below(len(moves))]
    return random_move(state, chance)


def check_game(record: Record, choose: Choose, share: int = 1) -> State:
    """Play a record on to the end: components, moves and scores are checked at every decision, all at one in `share`.

    Which decisions these are depends on the seed, so that many games look at all of them. With a share of one, every
    reader's knowledge is looked at each time, otherwise one reader's.
    """
    game = record.game
    # Far from what bots draw from the same seed.
    chance = Chance(record.seed ^ APART)
    state = record.replay()
    histories = {reader: Suspicions() for reader in eyes(state, chance, all_of_them=share == 1)}
    looks = 0
    invented = False
    try:
        note(state, histories)
        while not state.over:
            check_components(state)
            check_acting(state)
            check_scores(state)
            seat, move = choose(state)
            if (len(record.moves) + record.seed) % share == 0:
                looks += 1
                readers = eyes(state, chance, all_of_them=share == 1)
                save = saved(state)
                invented = check_state(state, save, readers, chance) or invented
                check_history(state, histories, chance)
                check_move(state, save, seat, move, readers, chance)
            state.hidden.mixes = []
            state.play(seat, move)
            record.moves.append((seat, move))
            note(state, histories)
        check_components(state)
        check_acting(state)
        check_scores(state)
        check_state(state, saved(state), eyes(state, chance, all_of_them=share == 1), chance)
        check_history(state, histories, chance)
        check_record(record, state, game)
        if game.sheet.hidden and looks >= ENOUGH_LOOKS:
            insist(invented, "somebody imagines something that is not so, for the game hides things")
    except Exception as broken:
        # Whatever went wrong, the seed and the decision are what its finder needs.
        raise Unsound(
            "unsound",
            game=game.name,
            seats=record.seats,
            seed=str(record.seed),
            decision=len(record.moves),
            problem=f"{type(broken).__name__}: {broken}",
        ) from broken
    return state
