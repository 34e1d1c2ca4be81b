"""The form of a game's positions, and what follows from it: saving, reading, counting, hiding and observing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from imperia.kernel.agenda import Choice
from imperia.kernel.chance import Chance
from imperia.kernel.draws import Draws
from imperia.kernel.errors import BadPosition
from imperia.kernel.form.field import Field, OfParty
from imperia.kernel.form.kinds import Deal, Given, Pile, Tally, mentioned
from imperia.kernel.form.observing import FLAG, HELD, LOOKED, NO_OWNER, NOBODY, NUMBER, ONE_HOT, Eye, Part, Writer
from imperia.kernel.form.reading import Reading
from imperia.kernel.form.saving import base_shape, read_knowledge, saved_base, saved_knowledge
from imperia.kernel.form.schema import MOST, list_of, struct
from imperia.kernel.game import Game
from imperia.kernel.hidden import Place, reorder
from imperia.kernel.state import State
from imperia.kernel.words import Noun

# So many numbers of what a question is about are observed.
ABOUT: Final = 3


def only_seats(seats: int) -> int:
    """The parties of a game whose rules play nobody."""
    return seats


class Form:
    """Every field of a state once; the state's own fields and `copy` are checked against it."""

    def __init__(
        self,
        fields: Sequence[Field],
        components: Sequence[Noun] = (),
        steps: Sequence[str] = (),
        parties: Callable[[int], int] = only_seats,
        cards: Noun | None = None,
        besides: Sequence[tuple[str, Any, Any]] = (),
        automa_turns: bool = False,
    ) -> None:
        self.fields: Final = list(fields)
        # What the box holds: things of these nouns are counted wherever they lie.
        self.components: Final = list(components)
        # The number of parties by number of seats: the seats, and after them the automas.
        self.parties: Final = parties
        # True if it can also be the turn of those.
        self.automa_turns: Final = automa_turns
        # The cards that are remembered where they lie face down, if there are any.
        self.cards: Final = cards
        self._of_table: Final = [one for one in self.fields if not isinstance(one, OfParty)]
        self._of_parties: Final = [one for one in self.fields if isinstance(one, OfParty)]
        self._groups: Final = list(dict.fromkeys([one.group for one in self._of_parties if one.group]))
        # Fields that are not open to all, for every world that is imagined.
        self._looked_at: Final = [one for one in self.fields if one.seen == LOOKED or one.seen == HELD]
        self._reordered: Final = [one for one in self.fields if one.seen == NOBODY]
        # What a game tells in words is observed as other fields.
        self._observed: Final = [one for one in self.fields if not isinstance(one.kind, Given)]
        # The questions of the game by their place in an observation, once they are asked for.
        self._questions: dict[str, int] = {}
        # The length of an observation by number of seats, once it is asked for.
        self._sizes: dict[int, int] = {}
        # The type of an entry of each group.
        self.rows: Final = {group: self._row(group) for group in self._groups}
        # The type of a saved position. `steps` are the words for what comes next in one that was not saved, the usual
        # one first; `besides` are fields that the game's own reader understands: name, type and default.
        self.shape: Final = struct("PositionData", [*base_shape(steps, cards is not None), *self._shapes(), *besides])

    def _shapes(self) -> list[tuple[str, Any, Any]]:
        shapes: list[tuple[str, Any, Any]] = [
            (one.name, one.kind.shape(), one.kind.plain()) for one in self._of_table if one.saved
        ]
        shapes += [(one.name, list_of(one.kind.shape()), []) for one in self._of_parties if one.saved and not one.group]
        shapes += [(group, list_of(self.rows[group]), []) for group in self._groups]
        return shapes

    def _row(self, group: str) -> Any:
        return struct(
            f"{group.title()}Data", [(one.name, one.kind.shape(), one.kind.plain()) for one in self._in(group)]
        )

    def _in(self, group: str) -> list[OfParty]:
        return [one for one in self._of_parties if one.group == group and one.saved]

    # Saving and reading

    def data(self, state: State) -> dict[str, Any]:
        """A whole position as plain data, without what need not be mentioned."""
        data = saved_base(state)
        parties = self.parties(state.seats)
        data |= mentioned([(one.name, one.kind, one.to_save(state, NO_OWNER)) for one in self._of_table if one.saved])
        for field in self._of_parties:
            if field.saved and not field.group:
                data[field.name] = [field.kind.write(field.to_save(state, party)) for party in range(parties)]
        for group in self._groups:
            fields = self._in(group)
            data[group] = [
                mentioned([(one.name, one.kind, one.to_save(state, party)) for one in fields])
                for party in range(parties)
            ]
        if self.cards is not None:
            saved_knowledge(data, state, self.cards)
        return data

    def read(self, reading: Reading) -> None:
        """Lay out on the table all that is given; what a field leaves open (None) stays as it is.

        It is read in the order of the form: a card that is named without its number is the first copy that is free.
        """
        state = reading.state
        data = reading.data
        parties = self.parties(state.seats)
        if not 0 <= data.seat < (parties if self.automa_turns else state.seats):
            raise BadPosition("impossible", field="seat", value=data.seat)
        state.seat = data.seat
        groups = self._groups.copy()
        for field in self.fields:
            if not field.saved:
                continue
            if not isinstance(field, OfParty):
                put(field, state, NO_OWNER, field.kind.read(getattr(data, field.name), reading, field.name))
            elif not field.group:
                values = getattr(data, field.name)
                check_entries(field.name, len(values), parties)
                for party, value in enumerate(values):
                    put(field, state, party, field.kind.read(value, reading, f"{field.name}[{party}]"))
            elif field.group in groups:
                groups.remove(field.group)
                self._read_group(field.group, reading, parties)
        if self.cards is not None:
            read_knowledge(reading, self.cards)

    def _read_group(self, group: str, reading: Reading, parties: int) -> None:
        """The fields that are saved together, party by party."""
        rows = getattr(reading.data, group)
        check_entries(group, len(rows), parties)
        for party, row in enumerate(rows):
            for field in self._in(group):
                where = f"{group}[{party}].{field.name}"
                put(field, reading.state, party, field.kind.read(getattr(row, field.name), reading, where))

    # Components

    def tally(self, state: State) -> Tally:
        """How many there are of each component, by noun and number."""
        found: Tally = {noun.name: [0] * len(noun) for noun in self.components}
        for field in self._of_table:
            field.kind.tally(field.get(state, NO_OWNER), found)
        for field in self._of_parties:
            for party in range(self.parties(state.seats)):
                field.kind.tally(field.get(state, party), found)
        return found

    def census(self, state: State) -> dict[str, int]:
        """How many there are of each component, by its id in the content; those that there are none of are left out."""
        found = self.tally(state)
        counts: dict[str, int] = {}
        for noun in self.components:
            for place, count in enumerate(found[noun.name]):
                if count:
                    name = noun.entries[place] if noun.entries else noun.words[place]
                    counts[name] = counts.get(name, 0) + count
        return counts

    # What is hidden

    def hidden_places(self, state: State, seat: int | None) -> list[Place]:
        """Where cards lie face down that somebody may have looked at, with those that the seat knows."""
        hidden = state.hidden
        places: list[Place] = []
        for field, owner in self._owned(state, self._looked_at):
            found: list[Pile] = []
            field.kind.piles(field.get(state, owner), f"{field.name} {owner}", found)
            looks = owner if field.seen == HELD and owner < state.seats else NO_OWNER
            places += [hidden.place(pile.name, pile.cards, seat, looks) for pile in found]
        return places

    def imagine(self, state: State, seat: int | None, chance: Chance) -> Any:
        """The same position with all that the seat does not know dealt anew."""
        twin = state.copy()
        places = self.hidden_places(twin, seat)
        if places:
            twin.hidden.redeal(places, seat, chance)
        self.lay_out(twin, [place.cards for place in places])
        self._reorder(twin, chance)
        return twin

    def redraw(self, state: State, chance: Chance) -> Any:
        """The same position with all that nobody at the table knows drawn anew: what comes, and not what is held."""
        twin = state.copy()
        twin.chance = Draws(state.chance.purposes, chance.seed())
        readers: list[int | None] = [None, *range(state.seats)]
        piles: list[list[int]] = []
        for one in zip(*[self.hidden_places(twin, reader) for reader in readers], strict=True):
            cards = one[0].cards
            unknown = [index for index in one[0].unknown if all(index in place.unknown for place in one)]
            twin.hidden.shuffle_unknown(cards, unknown, chance)
            piles.append(cards)
        self.lay_out(twin, piles)
        self._reorder(twin, chance)
        return twin

    def _reorder(self, twin: State, chance: Chance) -> None:
        """Put what nobody ever looks at into another order."""
        for field, owner in self._owned(twin, self._reordered):
            found: list[Pile] = []
            value = field.get(twin, owner)
            field.kind.piles(value, field.name, found)
            piles = [pile.cards for pile in found]
            for cards in piles:
                reorder(cards, chance)
            field.put(twin, owner, field.kind.with_piles(value, Deal(piles)))

    def lay_out(self, state: State, piles: list[list[int]]) -> None:
        """Put other cards into all hidden places, which are taken in their order."""
        dealt = Deal(piles)
        for field, owner in self._owned(state, self._looked_at):
            field.put(state, owner, field.kind.with_piles(field.get(state, owner), dealt))

    def _owned(self, state: State, fields: list[Field]) -> list[tuple[Field, int]]:
        """These fields, once for each party that has one."""
        found: list[tuple[Field, int]] = []
        for field in fields:
            if isinstance(field, OfParty):
                found += [(field, party) for party in range(self.parties(state.seats))]
            else:
                found.append((field, field.holder(state)))
        return found

    def see(self, state: State, seat: int | None) -> dict[str, Any]:
        """All fields as a reader (None: somebody who looks on) may see them, but for those worked out of the others."""
        eye = Eye(state.seats, seat, state.hidden)
        shown: dict[str, Any] = {}
        for field in self.fields:
            if not field.saved:
                continue
            if isinstance(field, OfParty):
                values: list[Any] = []
                for party in range(self.parties(state.seats)):
                    eye.turn_to(field.seen, party)
                    values.append(field.kind.show(field.get(state, party), eye))
                shown[field.name] = values
            else:
                eye.turn_to(field.seen, field.holder(state))
                shown[field.name] = field.kind.show(field.get(state, NO_OWNER), eye)
        return shown

    # Observations

    def observation_parts(self, game: Game, seats: int) -> list[Part]:
        """The meaning of each number of an observation at a table of that size, in order."""
        places = [f"seat_{place}" for place in range(seats)]
        found = [
            Part("question", ONE_HOT, list(self._places_of_questions(game)), 0, 1),
            Part("about", NUMBER, [str(place) for place in range(ABOUT)], 0, MOST),
            Part("to_act", FLAG, places, 0, 1),
            Part("turn_of", ONE_HOT, places, 0, 1),
        ]
        for field in self.fields:
            parts = field.kind.parts(seats, field.seen)
            if isinstance(field, OfParty):
                for place in range(self.parties(seats)):
                    found += [part.within(f"{field.name}[{place}]") for part in parts]
            else:
                found += [part.within(field.name) for part in parts]
        return found

    def observe(self, state: State, seat: int | None) -> bytes:
        """The numbers that a reader (None: somebody who looks on) is given of a position, as 32-bit floats."""
        out = Writer(self.observation_size(state.game, state.seats))
        self._observe(state, seat, out)
        return bytes(memoryview(out.taken))

    def observe_all(self, states: list[State], seats: list[int]) -> vec[i32]:
        """The observations of one seat in each of several positions at tables of one size, as the bits of floats."""
        out = Writer(self.observation_size(states[0].game, states[0].seats) * len(states))
        for place, state in enumerate(states):
            self._observe(state, seats[place], out)
        return out.taken

    def observation_size(self, game: Game, seats: int) -> int:
        """The length of an observation at a table of that size."""
        if seats not in self._sizes:
            self._sizes[seats] = sum([len(part.words) for part in self.observation_parts(game, seats)])
        return self._sizes[seats]

    def _observe(self, state: State, seat: int | None, out: Writer) -> None:
        eye = Eye(state.seats, seat, state.hidden)
        out.eye = eye
        self._observe_question(state, out)
        parties: i64 = self.parties(state.seats)
        for field in self._observed:
            field.observe(state, parties, out)

    def _places_of_questions(self, game: Game) -> dict[str, int]:
        if not self._questions:
            names = [name for name, step in game.steps.items() if issubclass(step, Choice)]
            self._questions = {name: place for place, name in enumerate(names)}
        return self._questions

    def _observe_question(self, state: State, out: Writer) -> None:
        """Which question waits, what it is about (numbers from 1 on; seats as the reader counts), and for whom."""
        eye = out.eye
        questions = self._places_of_questions(state.game)
        about: list[int] = []
        acting: tuple[int, ...] = ()
        question: i64 = -1
        if state.agenda:
            choice = state.choice()
            acting = state.to_act()
            question = questions[type(choice).__name__]
            nouns = choice.nouns
            for place, part in enumerate(choice.parts()[:ABOUT]):
                if isinstance(part, int):
                    of_seat = place < len(nouns) and nouns[place] == "seat"
                    about.append((eye.relative(part) if of_seat else part) + 1)
        out.one_hot(question, len(questions))
        for number in about:
            out.number(number)
        for _ in range(ABOUT - len(about)):
            out.number(0)
        place_of: i64
        for place_of in range(eye.seats):
            out.number(1 if eye.party_at(place_of) in acting else 0)
        out.one_hot(eye.relative(state.seat), eye.seats)


def put(field: Field, state: Any, party: int, value: Any) -> None:
    """Lay out what was read, unless it was left open."""
    if value is not None:
        field.put(state, party, value)


def check_entries(field: str, count: int, parties: int) -> None:
    """Refuse more entries than there are parties."""
    if count > parties:
        raise BadPosition("more_than_seats", field=field, count=count, seats=parties)
