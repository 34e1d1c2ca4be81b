"""Which rule is cited for what, as it is met at the table and as it is written in the code.

`make citations` (one game: `make citations GAMES=yuan`) writes the lists anew. Each line of a list has been read
against the rule book by somebody who did not write it, so what changes in a list is to be read before it is kept.

A list has these lines, sorted:

- `event <word> <doer> <rule>`: what a player, an automa or nobody in particular does; `untold` if no game told it
- `question <key> <rule>`: a question, by the key of its text
- `refusal <key> <verb> <rule>`: a move that the question does not offer now. Verbs that it never offers are not named
  where the refusal repeats the rule of the question, and are `any` where it says something else of most of them
- `score <source> <rule>`: a line of the score
- `written <file> <place> <rule>`: wherever else the code writes a rule, so that what is rarely met is read as well
"""

import ast
import sys
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import imperia
from imperia.kernel.chance import Chance
from imperia.kernel.events import NO_SEAT, Event
from imperia.kernel.game import Game
from imperia.kernel.record import Record, read_record
from imperia.kernel.rules import ID
from imperia.kernel.soundness import any_move
from imperia.kernel.state import State
from tests.games.record import FOLDER, recorded
from tests.games.tables import begin, tables

GAMES = Path(imperia.__file__).parent / "games"

# So many random games a table for the list, of which the tests play the first.
SEEDS = 8
# So many moves of any verbs are tried at a decision, besides one of each verb that it offers.
OTHER_MOVES = 4
# In place of a verb: most verbs that the question never offers.
ANY = "any"


class Met:
    """The pairs that were met in games of one game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.events: set[tuple[str, str, str]] = set()
        self.questions: set[tuple[str, str]] = set()
        self.scores: set[tuple[str, str]] = set()
        # By question: the verbs that it offers, and those against which each rule is cited.
        self.offered: dict[str, set[str]] = defaultdict(set)
        self.refused: dict[str, dict[str, set[str]]] = defaultdict(lambda: defaultdict(set))

    def follow(self, record: Record) -> None:
        """Look at every decision of a game that was played."""
        chance = Chance(record.seed)
        state = record.start(telling=True)
        for seat, move in record.moves:
            self.look(state, chance)
            state.play(seat, move)
        self.close(state)

    def play(self, record: Record) -> None:
        """Look at every decision of a random game."""
        chance = Chance(record.seed)
        state = record.start(telling=True)
        while not state.over:
            self.look(state, chance)
            state.play(*any_move(state, chance))
        self.close(state)

    def look(self, state: State, chance: Chance) -> None:
        """Note what one of the seats to act is asked, and by which rules other moves are refused."""
        choice = state.choice()
        seats = choice.seats(state)
        seat = seats[chance.below(len(seats))]
        key = choice.question(state, seat)[0] or type(choice).__name__
        rule = choice.asked_by(state, seat)
        self.questions.add((key, rule))
        moves = set(state.moves(seat))
        verbs = self.game.vocabulary.verbs
        offered = {self.game.vocabulary.read(move)[0] for move in moves}
        self.offered[key] |= {verb.word for verb in offered}
        others = [verbs[chance.below(len(verbs))] for _ in range(OTHER_MOVES)]
        for verb in [*(verb for verb in verbs if verb in offered), *others]:
            move = verb.base + chance.below(verb.size)
            if move not in moves:
                for reason in choice.why_not(state, seat, move):
                    self.refused[key][reason].add(verb.word)

    def close(self, state: State) -> None:
        """Note what the game told and what its score is made of."""
        self.events |= {(event.what.word, doer(event), event.what.rule) for event in state.journal or []}
        self.scores |= {(line.source, line.rule) for score in state.scores() for line in score.lines}

    def refusals(self) -> set[tuple[str, str, str]]:
        """Question, verb and rule."""
        found: set[tuple[str, str, str]] = set()
        for key, reasons in self.refused.items():
            never = {verb.word for verb in self.game.vocabulary.verbs} - self.offered[key]
            for rule, verbs in reasons.items():
                strange = verbs & never
                if (key, rule) in self.questions:
                    strange = set()
                elif 2 * len(strange) > len(never):
                    strange = {ANY}
                found |= {(key, verb, rule) for verb in strange | verbs & self.offered[key]}
        return found

    def plain(self) -> set[str]:
        """All pairs but refusals, as lines of a list."""
        lines = {f"event {word} {who} {rule}" for word, who, rule in self.events}
        lines |= {f"question {key} {rule}" for key, rule in self.questions}
        return lines | {f"score {source} {rule}" for source, rule in self.scores}

    def lines(self) -> set[str]:
        """All pairs, as lines of a list."""
        return self.plain() | {f"refusal {key} {verb} {rule}" for key, verb, rule in self.refusals()}

    def unread(self, listed: set[str]) -> set[str]:
        """The pairs that a list lacks."""
        missing = self.plain() - listed
        for key, reasons in self.refused.items():
            for rule, verbs in reasons.items():
                # What a list says of any verb, and of the question itself, it says of those that are never an answer.
                general = {f"refusal {key} {ANY} {rule}", f"question {key} {rule}"} & listed
                named = verbs & self.offered[key] if general else verbs
                missing |= {f"refusal {key} {verb} {rule}" for verb in named} - listed
        return missing


def doer(event: Event) -> str:
    """Whose doing an event is."""
    return "player" if event.seat >= 0 else "nobody" if event.seat == NO_SEAT else "automa"


def meet(name: str, seeds: int) -> Met:
    """What is cited in the recorded games of a game, and in so many random ones at each of its tables."""
    met = Met(imperia.game(name))
    for path in recorded(name):
        met.follow(read_record(path.read_text("utf-8"), imperia.game)[0])
    for table in tables():
        if table[0] == name:
            for seed in range(seeds):
                met.play(begin(table, seed))
    return met


def declared(game: Game) -> set[tuple[str, str]]:
    """The events that a game can tell, and their rules."""
    return {(what.word, what.rule) for what in game.happenings}


@cache
def written(name: str) -> set[str]:
    """Every rule that the code of a game writes, but those of events: the file, where in it, and the rule."""
    folder = GAMES / name
    return {
        f"{path.relative_to(folder).as_posix()} {place} {rule}"
        for path in folder.rglob("*.py")
        for place, rule in literals(ast.parse(path.read_text("utf-8")), "")
    }


def literals(node: ast.AST, place: str) -> Iterator[tuple[str, str]]:
    """Every rule below a node of a syntax tree, with the table, the class and the function that it stands in."""
    match node:
        # An event, or one under another rule: the game lists all of them itself.
        case ast.Call(func=ast.Attribute(attr="happening" | "under")):
            return
    if isinstance(node, ast.Constant) and isinstance(node.value, str) and ID.fullmatch(node.value):
        yield place or "module", node.value
    match node:
        case ast.ClassDef(name=name) | ast.FunctionDef(name=name):
            place = f"{place}.{name}".lstrip(".")
        case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)) if not place:
            place = name
    for child in ast.iter_child_nodes(node):
        yield from literals(child, place)


def listed(name: str) -> set[str]:
    """The lines of the kept list."""
    return set(path_of(name).read_text("utf-8").splitlines())


def path_of(name: str) -> Path:
    """Where the list of a game is kept."""
    return FOLDER / name / "citations.txt"


def write(name: str) -> None:
    """Make the list of a game anew."""
    met = meet(name, SEEDS)
    lines = met.lines()
    told = {(word, rule) for word, _, rule in met.events}
    lines |= {f"event {word} untold {rule}" for word, rule in declared(met.game) - told}
    lines |= {f"written {place}" for place in written(name)}
    path_of(name).write_text("".join(f"{line}\n" for line in sorted(lines)), "utf-8")


if __name__ == "__main__":
    for one in sys.argv[1:] or imperia.game_names():
        write(one)
