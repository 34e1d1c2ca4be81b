"""How effects are read from the content: every word is a class, and what is not understood does not load."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from mypy_extensions import mypyc_attr

from imperia.kernel.agenda import Step
from imperia.kernel.effects import Ask, AskingOp, Continue, Effect, Frame, Op, Resolve, SecretAsk, load_frame
from imperia.kernel.errors import BadContent
from imperia.kernel.values import AllOf, Amount, AnyOf, Condition, Done, HandledBefore, Not, Number

# The steps by which effects are carried out; a game that has effects registers them with its own.
EFFECT_STEPS: Final[tuple[type[Step[Any]], ...]] = (Resolve, Continue, Ask, SecretAsk)


class Fields:
    """One object of the content, read field by field; a field that nobody reads is an error."""

    def __init__(self, lexicon: Lexicon, key: str, data: Mapping[str, Any], word: str = "") -> None:
        self.lexicon: Final = lexicon
        # Where the object stands: "baker/action/0".
        self.key: Final = key
        self._data: Final = data
        self._read: Final[set[str]] = {word}

    def wrong(self, problem: str) -> BadContent:
        """A description of the object's error, with its location."""
        return BadContent("content", file=self.key, problem=problem)

    def has(self, name: str) -> bool:
        """True if the field is there."""
        return name in self._data

    def value(self, name: str, default: Any = None) -> Any:
        """A field as it stands; without a default it must be there."""
        self._read.add(name)
        found = self._data.get(name, default)
        if found is None:
            raise self.wrong(f"{name}: missing")
        return found

    def number(self, name: str, default: int | None = None) -> int:
        """A whole number."""
        found = self.value(name, default)
        if isinstance(found, bool) or not isinstance(found, int):
            raise self.wrong(f"{name}: {found!r}")
        return found

    def flag(self, name: str) -> bool:
        """True or false; false if it is not there."""
        found = self.value(name, False)
        if not isinstance(found, bool):
            raise self.wrong(f"{name}: {found!r}")
        return found

    def text(self, name: str, default: str | None = None) -> str:
        """A word of the content's own."""
        found = self.value(name, default)
        if not isinstance(found, str):
            raise self.wrong(f"{name}: {found!r}")
        return found

    def word(self, name: str, words: Sequence[str], default: str | None = None) -> int:
        """One of these words, by its index."""
        return self._place(name, self.text(name, default), words)

    def words(self, name: str, words: Sequence[str]) -> list[int]:
        """Several of these words, by their places."""
        found = self.value(name)
        if not isinstance(found, list):
            raise self.wrong(f"{name}: {found!r}")
        return [self._place(name, one, words) for one in found]

    def counts(self, name: str, words: Sequence[str]) -> list[int]:
        """How many of each of these words; those not named count zero."""
        found = self.value(name)
        if not isinstance(found, dict):
            raise self.wrong(f"{name}: {found!r}")
        counts = [0] * len(words)
        for one, count in found.items():
            if isinstance(count, bool) or not isinstance(count, int) or count < 1:
                raise self.wrong(f"{name}.{one}: {count!r}")
            counts[self._place(name, one, words)] = count
        return counts

    def fixed(self, name: str, only: Any) -> None:
        """A field that can say one thing only."""
        self._read.add(name)
        if name not in self._data or self._data[name] != only:
            raise self.wrong(f"{name}: {self._data.get(name)!r}")

    def part(self, name: str) -> Fields:
        """An object inside; whoever reads it also closes it."""
        found = self.value(name)
        if not isinstance(found, dict):
            raise self.wrong(f"{name}: {found!r}")
        return Fields(self.lexicon, f"{self.key}/{name}", found)

    def parts(self, name: str) -> list[Fields]:
        """Several objects inside."""
        found = self.value(name)
        if not isinstance(found, list) or not all(isinstance(one, dict) for one in found):
            raise self.wrong(f"{name}: {found!r}")
        return [Fields(self.lexicon, f"{self.key}/{name}/{place}", one) for place, one in enumerate(found)]

    def effect(self, name: str) -> Effect[Any, Any]:
        """Ops inside this one; none if the field is not there."""
        return self.lexicon.read_nested(f"{self.key}/{name}", self.value(name, []))

    def effects(self, name: str) -> list[Effect[Any, Any]]:
        """Several lists of ops inside this one."""
        found = self.value(name)
        return [self.lexicon.read_nested(f"{self.key}/{name}/{place}", one) for place, one in enumerate(found)]

    def amount(self, name: str, default: int | None = None) -> Amount[Any, Any]:
        """A number, as it is printed or to be worked out."""
        found = self.value(name, default)
        return (
            Number(self.number(name, default)) if isinstance(found, int) else self.lexicon.read_amount(self.part(name))
        )

    def condition(self, name: str) -> Condition[Any, Any]:
        """A condition inside."""
        return self.lexicon.read_condition(self.part(name))

    def conditions(self, name: str) -> list[Condition[Any, Any]]:
        """Several conditions inside."""
        return [self.lexicon.read_condition(part) for part in self.parts(name)]

    def close(self) -> None:
        """Refuse what nobody has read."""
        unknown = [name for name in self._data if name not in self._read]
        if unknown:
            raise self.wrong(f"{', '.join(unknown)}: unknown")

    def _place(self, name: str, word: Any, words: Sequence[str]) -> int:
        if word not in words:
            raise self.wrong(f"{name}: {word!r}")
        return list(words).index(word)


@mypyc_attr(allow_interpreted_subclasses=True)
class Lexicon:
    """The effect words of a game: what reads them, and where the effects are that it has read."""

    def __init__(
        self,
        ops: Sequence[type[Op[Any, Any]]],
        conditions: Sequence[type[Condition[Any, Any]]] = (),
        amounts: Sequence[type[Amount[Any, Any]]] = (),
        *,
        named_by: str = "do",
        load_frame: Callable[[Sequence[Any]], Frame] = load_frame,
    ) -> None:
        self._ops: Final = {one.word: one for one in ops}
        own_conditions: list[type[Condition[Any, Any]]] = [Done, Not, AllOf, AnyOf]
        own_amounts: list[type[Amount[Any, Any]]] = [HandledBefore]
        self._conditions: Final = {one.word: one for one in [*own_conditions, *conditions]}
        self._amounts: Final = {one.word: one for one in [*own_amounts, *amounts]}
        if len(self._ops) != len(ops) or "" in self._ops:
            raise ValueError("two effect words are the same, or an op has none")
        # The field that names an op.
        self._named_by: Final = named_by
        self._load_frame: Final = load_frame
        # Everything that was read, by its path in the content, for saved games.
        self.effects: Final[dict[str, Effect[Any, Any]]] = {}
        self.ops: Final[dict[str, Op[Any, Any]]] = {}

    def read(self, effect: Effect[Any, Any]) -> None:
        """Read what an effect of a card declares."""
        if effect.key in self.effects:
            raise BadContent("content", file=effect.key, problem="read twice")
        self.effects[effect.key] = effect
        for place, declared in enumerate(effect.declared):
            op = self.read_op(f"{effect.key}/{place}", declared)
            effect.ops.append(op)
            effect.tells = effect.tells or op.tells
            effect.asks = effect.asks or op.asks()
            if op.demands:
                effect.demanding.append(op)
                if place == 0:
                    effect.opening = op

    def read_nested(self, key: str, declared: Any) -> Effect[Any, Any]:
        """An effect inside an op."""
        if not isinstance(declared, list):
            raise BadContent("content", file=key, problem=repr(declared))
        effect: Effect[Any, Any] = Effect(key, declared)
        effect.nested = True
        self.read(effect)
        return effect

    def read_op(self, key: str, declared: Any) -> Op[Any, Any]:
        """One op; a game whose content has shorthands writes them out here."""
        word = declared.get(self._named_by) if isinstance(declared, dict) else None
        if word not in self._ops:
            raise BadContent("content", file=key, problem=f"{self._named_by}: {word!r}")
        fields = Fields(self, key, declared, self._named_by)
        op = self._ops[word](fields)
        fields.close()
        op.tells = bool(op.tag) or any(effect.tells for effect in op.inner())
        self.ops[key] = op
        return op

    def read_amount(self, fields: Fields) -> Amount[Any, Any]:
        """An amount, which is known by a key of its own."""
        amount: Amount[Any, Any] = self._amounts[_known_key(fields, self._amounts)](fields)
        fields.close()
        return amount

    def read_condition(self, fields: Fields) -> Condition[Any, Any]:
        """A condition, which is known by a key of its own."""
        condition: Condition[Any, Any] = self._conditions[_known_key(fields, self._conditions)](fields)
        fields.close()
        return condition

    def find_step(self, name: str, parts: Sequence[Any]) -> Step[Any]:
        """The step of an effect that was saved as these parts."""
        key, *rest = parts
        if name == Resolve.__name__:
            return Resolve(self.effects[key], rest[0], self._load_frame(rest[1:]))
        op = self.ops[key]
        if name == Continue.__name__:
            return Continue(op, list(rest[0]), self._load_frame(rest[1:]))
        if not isinstance(op, AskingOp):
            raise TypeError(f"{key} asks nothing")
        return (SecretAsk if name == SecretAsk.__name__ else Ask)(op, self._load_frame(rest))


def _known_key(fields: Fields, words: Mapping[str, Any]) -> str:
    found = [word for word in words if fields.has(word)]
    if len(found) != 1:
        raise fields.wrong(f"expected one of {', '.join(words)}")
    return found[0]
