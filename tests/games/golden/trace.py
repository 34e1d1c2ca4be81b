"""A kept game written out: all that its players see in English, and the French words of the same game.

Games are long, so the beginning, a passage of the middle and the end are shown; of what lies between there is a hash
of what happened, every few decisions, so that one sees where a game goes another way. Nothing is said twice: labels
where they are new, views and saved forms as what changed since they were last shown.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any, Final

import msgspec

from imperia.kernel.events import Event
from imperia.kernel.state import State
from imperia.kernel.texts import LANGS
from tests.games.golden.differences import brief, changes, whole
from tests.games.golden.playing import SEED, Played, play, take_journal
from tests.games.golden.tables import Table

# How many decisions are shown at the beginning, in the middle and at the end.
BEGINNING: Final = 6
MIDDLE: Final = 5
END: Final = 3
# Between them, what happened is hashed every so many decisions.
STRIDE: Final = 20
# So many new labels are shown at one decision; more of a kind say little more.
LABELS: Final = 10
# A reader without a seat.
SPECTATOR: Final = None

Reader = int | None


def shown(decisions: int) -> set[int]:
    """The decisions of a game that are written out."""
    passages = [(0, BEGINNING), (decisions // 2, MIDDLE), (decisions - END, END)]
    return {number for first, count in passages for number in range(max(first, 0), first + count) if number < decisions}


@cache
def trace(table: Table) -> dict[str, str]:
    """The pages of a table, by language."""
    played = play(table, SEED)
    pages = {lang: Page(lang, table, played) for lang in LANGS}
    state = played.record.start(telling=True)
    events = take_journal(state)
    for page in pages.values():
        page.begin(state, events)
    wanted = shown(len(played.record.moves))
    for number, (seat, move) in enumerate(played.record.moves):
        readers = [page for page in pages.values() if number in wanted]
        for page in readers:
            page.ask(number, state, seat, move)
        state.play(seat, move)
        events = take_journal(state)
        for page in readers:
            page.tell(state, events)
        if number not in wanted:
            pages["en"].skip(number, last=number + 1 in wanted)
    for page in pages.values():
        page.close(state)
    return {lang: page.text() for lang, page in pages.items()}


class Page:
    """A game in one language; only the English page has what has no words."""

    def __init__(self, lang: str, table: Table, played: Played) -> None:
        self.lang: Final = lang
        self.game: Final = played.record.game
        self._full: Final = lang == "en"
        self._behaviour: Final = played.behaviour
        self._labels: Final[set[tuple[str, str]]] = set()
        self._skipped_from = -1
        self._views: dict[Reader, Any] = {}
        self._saved: Any = {}
        self._saves = 0
        record = played.record
        options = brief(record.options)
        self._lines: Final = [f"{table}: {', '.join(record.players)}, seed {record.seed}, {options}"]

    def text(self) -> str:
        """The page as it is kept."""
        return "\n".join(self._lines) + "\n"

    def _add(self, lines: Iterable[str], indent: str = "  ") -> None:
        self._lines.extend(f"{indent}{line}" for line in lines)

    def begin(self, state: State, events: list[Event]) -> None:
        """What is told of the set-up, what everybody sees after it, and how it is saved."""
        self._lines.append("\n# set-up")
        self._add(self._told(state, events))
        if self._full:
            self._show_first_views(state)
            self._save(state)

    def ask(self, number: int, state: State, seat: int, move: int) -> None:
        """The question to a seat, its legal moves, and the one it plays."""
        if self._full and self._skipped_from >= 0:
            # Once in the middle; the end is saved after the last move.
            if self._saves < 2:
                self._save(state)
            self._skipped_from = -1
        game, choice = self.game, state.choice()
        others = [other for other in state.to_act() if other != seat]
        waiting = f" (also asked: {', '.join(map(str, others))})" if others else ""
        self._lines.append(f"\n# {number + 1}: seat {seat}{waiting}")
        key = choice.question(state, seat)[0] or type(choice).__name__
        self._lines.append(f"? {game.ask(state, seat, self.lang)} [{choice.asked_by(state, seat)}, {key}]")
        if state.seats > 1 and not choice.secret:
            self._add([f"others read: {game.await_of(state, seat, self.lang)}"])
        moves = state.moves(seat)
        if self._full:
            by_verb: dict[str, list[str]] = defaultdict(list)
            for verb, _, rest in (game.notation(one).partition(" ") for one in moves):
                by_verb[verb].append(rest)
            self._add((f"{verb} {' | '.join(rest)}".rstrip() for verb, rest in by_verb.items()), "- ")
        self._add(self._new_labels(state, seat, moves))
        self._lines.append(f"> {game.notation(move)}")

    def _new_labels(self, state: State, seat: int, moves: list[int]) -> Iterator[str]:
        pairs = [(self.game.notation(move), self.game.describe(state, seat, move, self.lang)) for move in moves]
        fresh = [pair for pair in pairs if pair not in self._labels]
        self._labels.update(fresh[:LABELS])
        yield from (f"{notation} = {label}" for notation, label in fresh[:LABELS])
        if len(fresh) > LABELS:
            yield f"... and {len(fresh) - LABELS} more labels"

    def tell(self, state: State, events: list[Event]) -> None:
        """What came of a move: what each reader is told, and what changed in each reader's view."""
        self._add(self._told(state, events))
        if self._full:
            self._show_views(state)

    def skip(self, number: int, last: bool) -> None:
        """Hash what happened in decisions that are not shown."""
        if self._skipped_from < 0:
            self._lines.append("")
            self._skipped_from = number
        if last or number + 1 - self._skipped_from == STRIDE:
            first, self._skipped_from = self._skipped_from, number + 1
            self._lines.append(f"# {first + 1} to {number + 1} are not shown: behaviour {self._behaviour[number + 1]}")

    def close(self, state: State) -> None:
        """The score by source, the places, and the last position as it is saved."""
        game = self.game
        self._lines.append("\n# score")
        for party, score in enumerate(state.scores()):
            points = game.points_label(score.total, self.lang)
            self._add([f"{game.party_label(state, party, self.lang)}: {points}"])
            for line in score.lines:
                label = game.score_label(line.source, self.lang)
                self._add([f"{label}: {line.count} -> {line.points} [{line.rule}, {line.source}]"], "    ")
        tie = game.tie_break(state, self.lang)
        self._add([f"ranking {brief(state.ranking())}, winners {brief(state.winners())}", *([tie] if tie else [])])
        if self._full:
            self._save(state)
            self._lines.append(f"\nbehaviour {self._behaviour[-1]}")

    def _told(self, state: State, events: list[Event]) -> Iterator[str]:
        """Each event in the words of its readers; those who read the same stand together."""
        for event in events:
            readers: dict[str, list[str]] = defaultdict(list)
            for reader in [SPECTATOR, *range(state.seats)]:
                readers[self.game.tell(event, reader, self.lang)].append(_name(reader))
            for words, names in readers.items():
                to = "" if len(readers) == 1 else f" to {', '.join(names)}"
                yield f"! {words} [{event.what.rule}, {event.what.word}{to}]"

    def _show_first_views(self, state: State) -> None:
        """The view of a spectator in full, and how those of the seats differ from it."""
        public = self._views[SPECTATOR] = _plain(state.view(SPECTATOR))
        self._lines.append("view of a spectator:")
        self._add(whole(public))
        for seat in range(state.seats):
            view = self._views[seat] = _plain(state.view(seat))
            self._lines.append(f"view of seat {seat}, unlike a spectator's:")
            self._add(changes(public, view))

    def _show_views(self, state: State) -> None:
        """What changed in the view of a spectator, and what changed for a seat in another way."""
        changed: dict[Reader, list[str]] = {}
        for reader in [SPECTATOR, *range(state.seats)]:
            view = _plain(state.view(reader))
            changed[reader] = list(changes(self._views[reader], view))
            self._views[reader] = view
        public = changed[SPECTATOR]
        self._add(public, "  ~ ")
        apart: dict[tuple[str, ...], list[str]] = defaultdict(list)
        for seat in range(state.seats):
            own = [line for line in changed[seat] if line not in public]
            unseen = [f"not: {line}" for line in public if line not in changed[seat]]
            apart[*own, *unseen].append(str(seat))
        for lines, seats in apart.items():
            self._add(lines, f"  ~ {', '.join(seats)}: ")

    def _save(self, state: State) -> None:
        """What changed in the saved form since it was last shown."""
        data = _plain(state.data())
        self._lines.append("saved:")
        self._add(changes(self._saved, data) if self._saved else whole(data))
        self._saved = data
        self._saves += 1


def _name(reader: Reader) -> str:
    return "a spectator" if reader is SPECTATOR else str(reader)


def _plain(thing: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(thing))
