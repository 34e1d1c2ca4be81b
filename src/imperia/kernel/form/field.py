"""One field of a position: what it is called, of what kind it is, whose it is and who may see it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from imperia.kernel.form.kinds import Given, Kind
from imperia.kernel.form.observing import EVERYBODY, NO_OWNER, Writer


@mypyc_attr(allow_interpreted_subclasses=True)
class Field:
    """A field of the table: one value that belongs to nobody."""

    def __init__(self, name: str, kind: Kind, seen: int = EVERYBODY, attribute: str = "", saved: bool = True) -> None:
        # The name in a saved position, and that of the state's own field.
        self.name: Final = name
        self.attribute: Final = attribute or name
        self.kind: Final = kind
        self.seen: Final = seen
        # False if it is worked out from all the others.
        self.saved: Final = saved

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.name}>"

    def get(self, state: Any, party: i64) -> Any:
        """The value; of the party, if each has one."""
        return getattr(state, self.attribute)

    def put(self, state: Any, party: i64, value: Any) -> None:
        """Replace the value."""
        setattr(state, self.attribute, value)

    def to_save(self, state: Any, party: i64) -> Any:
        """The value as it is saved; a game's own field may leave out what its party tells already."""
        return self.get(state, party)

    def holder(self, state: Any) -> int:
        """Whose a field of the table is at the moment."""
        return NO_OWNER

    def observe(self, state: Any, parties: i64, out: Writer) -> None:
        """Write the numbers of the field down, those of all parties in the order in which the reader counts them."""
        out.eye.turn_to(self.seen, self.holder(state))
        self.kind.observe(self.get(state, NO_OWNER), out)


class Told(Field):
    """A field of the table that the game puts into words itself, and reads itself; others are observed in its place."""

    def __init__(self, name: str, shape: Any, left_out: Any, tell: Callable[[Any], Any], attribute: str = "") -> None:
        super().__init__(name, Given(shape, left_out), attribute=attribute)
        self.tell: Final = tell

    def get(self, state: Any, party: i64) -> Any:
        return self.tell(state)


class Observed(Field):
    """Something of the table that is worked out of the rest for whoever learns from it."""

    def __init__(self, name: str, kind: Kind, tell: Callable[[Any], Any]) -> None:
        super().__init__(name, kind, saved=False)
        self.tell: Final = tell

    def get(self, state: Any, party: i64) -> Any:
        return self.tell(state)


class OfTurn(Field):
    """A field of the table that is in the hands of whoever's turn it is: cards they look at."""

    def holder(self, state: Any) -> int:
        seat: int = state.seat
        return seat


class OfParty(Field):
    """A field with a value for each party, kept as a list or tuple of them."""

    def __init__(
        self,
        name: str,
        kind: Kind,
        seen: int = EVERYBODY,
        attribute: str = "",
        saved: bool = True,
        group: str = "",
    ) -> None:
        super().__init__(name, kind, seen, attribute, saved)
        # The list of objects, one a party, that it is saved in; without one it is a list by party itself.
        self.group: Final = group
        # True if the state keeps the values in a row, which is then looked up once for all parties.
        self._in_a_row: Final = type(self).get is OfParty.get

    def get(self, state: Any, party: i64) -> Any:
        return getattr(state, self.attribute)[party]

    def put(self, state: Any, party: i64, value: Any) -> None:
        values = getattr(state, self.attribute)
        if isinstance(values, tuple):
            setattr(state, self.attribute, (*values[:party], value, *values[party + 1 :]))
        else:
            values[party] = value

    def observe(self, state: Any, parties: i64, out: Writer) -> None:
        eye = out.eye
        row = getattr(state, self.attribute) if self._in_a_row else None
        place: i64
        for place in range(parties):
            party = eye.party_at(place)
            eye.turn_to(self.seen, party)
            self.kind.observe(row[party] if row is not None else self.get(state, party), out)


class RowOfParty(OfParty):
    """A field with a row of numbers for each party, all of them kept in one vector and observed as they are."""

    def __init__(
        self,
        name: str,
        kind: Kind,
        width: int,
        seen: int = EVERYBODY,
        attribute: str = "",
        saved: bool = True,
        group: str = "",
    ) -> None:
        super().__init__(name, kind, seen, attribute, saved, group)
        self.width: Final[i64] = width

    def get(self, state: Any, party: i64) -> Any:
        return getattr(state, self.attribute)[party * self.width : (party + 1) * self.width]

    def put(self, state: Any, party: i64, value: Any) -> None:
        values = getattr(state, self.attribute)
        for place, one in enumerate(value):
            values[party * self.width + place] = one

    def observe(self, state: Any, parties: i64, out: Writer) -> None:
        eye = out.eye
        values: vec[i64] = getattr(state, self.attribute)
        place: i64
        for place in range(parties):
            party = eye.party_at(place)
            eye.turn_to(self.seen, party)
            out.row(values, party * self.width, self.width)


class Dealt(OfParty):
    """A field that parties have once it is dealt to all of them, and that is kept as an empty list until then."""

    def __init__(self, name: str, kind: Kind, none: Any, seen: int = EVERYBODY, attribute: str = "") -> None:
        super().__init__(name, kind, seen, attribute, saved=False)
        # What it looks like before.
        self.none: Final = none

    def get(self, state: Any, party: i64) -> Any:
        values = getattr(state, self.attribute)
        return values[party] if len(values) else self.none
