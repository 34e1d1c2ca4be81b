"""Effects of cards: declared in the content, read once, and carried out by steps that carry what they are about.

An op is one effect word. An effect is a list of ops in their order, such as one part of a card. To carry an effect out
is to put a `Resolve` on the agenda: the rest of the effect, and a frame that says what this resolution is about. A
frame is never changed. What an op handled is remembered in the frame of the resolution that goes on after it, so
effects nest as they like: another player resolves, a card plays a card, a deck is reshuffled in between.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar, final

from mypy_extensions import mypyc_attr

from imperia.kernel.agenda import ALONE, Choice, Step, drop_last, missing
from imperia.kernel.signs import Voice
from imperia.kernel.state import State

if TYPE_CHECKING:
    from imperia.kernel.lexicon import Fields


# What an opponent whom the rules play makes of an op: nobody has said it, nothing, or what `Op.suffer` does.
UNSAID: Final = 0
IGNORED: Final = 1
SUFFERED: Final = 2


class Handled:
    """A tally of what the steps with one tag have handled so far: how many things, and which cards if any."""

    def __init__(self, tag: str, number: int, cards: list[int]) -> None:
        self.tag: Final = tag
        self.number: Final = number
        self.cards: Final = cards


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame:
    """The context of a resolution: a card, its owner, who resolves it now, and what earlier steps handled."""

    def __init__(self, card: int, owner: int, actor: int, handled: list[Handled]) -> None:
        self.card: Final = card
        self.owner: Final = owner
        self.actor: Final = actor
        self.handled: Final = handled

    def parts(self) -> list[Any]:
        """The frame as plain data; `load_frame` reads it back."""
        return [self.card, self.owner, self.actor, [[one.tag, one.number, one.cards] for one in self.handled]]

    def changed(self, actor: int, handled: list[Handled]) -> Frame:
        """The same with another actor and other memories; a frame with more fields hands those on."""
        return Frame(self.card, self.owner, actor, handled)

    def cards(self, tag: str) -> list[int]:
        """The cards that the steps with that tag have handled."""
        for one in self.handled:
            if one.tag == tag:
                return one.cards
        return []

    def number(self, tag: str) -> int:
        """How many things the steps with that tag have handled."""
        for one in self.handled:
            if one.tag == tag:
                return one.number
        return 0


def load_handled(saved: Sequence[Sequence[Any]]) -> list[Handled]:
    """The memories of a saved frame."""
    return [Handled(str(tag), int(number), list(cards)) for tag, number, cards in saved]


def load_frame(parts: Sequence[Any]) -> Frame:
    """The frame that was saved as these parts."""
    card, owner, actor, handled = parts
    return Frame(card, owner, actor, load_handled(handled))


def remembering(handled: list[Handled], tag: str, number: int, cards: list[int]) -> list[Handled]:
    """Memories with one more; what is handled again under the same tag is added up."""
    before = [one for one in handled if one.tag == tag]
    others = [one for one in handled if one.tag != tag]
    for one in before:
        number += one.number
        cards = one.cards + cards
    return [*others, Handled(tag, number, cards)]


S = TypeVar("S", bound=State)
F = TypeVar("F", bound=Frame)


@mypyc_attr(allow_interpreted_subclasses=True)
class Op(Generic[S, F]):
    """One effect word: how it is read, when it is possible, what it does, what it surely gives, how it is said."""

    # The word in the content.
    word: ClassVar[str] = ""
    # The rule that it carries out, and by which it asks.
    rule: ClassVar[str] = ""
    # False if it needs nothing to be possible, so that nobody has to ask whether it is.
    demands: ClassVar[bool] = True
    # The tag of an op that is given none.
    own_tag: ClassVar[str] = ""

    def __init__(self, fields: Fields) -> None:
        # Where it stands in the content, by which a saved game finds it again: "baker/action/0".
        self.key: Final = fields.key
        # Under which tag it remembers what it handled; empty if nobody asks for it.
        self.tag: Final = fields.text("as", self.own_tag)
        # True if it, or something in it, remembers what it handled; the lexicon finds out.
        self.tells: bool = False

    def possible(self, state: S, frame: F) -> bool:
        """True if carrying it out would do something; what must be possible may otherwise not be begun."""
        return True

    def payable(self, state: S, frame: F) -> bool:
        """True if it can be done in full, as a price has to be."""
        return self.possible(state, frame)

    def run(self, state: S, frame: F) -> None:
        """Carry it out; it may put further steps on the agenda."""
        raise missing(self, "run")

    def resume(self, state: S, frame: F, left: list[int]) -> None:
        """Go on after what it began (see `Continue`)."""
        raise missing(self, "resume")

    def surely(self, state: S, frame: F, goods: list[int]) -> None:
        """Add what it is sure to give to goods, which the game counts by its own numbers."""
        return

    def by_automa(self) -> int:
        """How an automa treats this op: `UNSAID`, `IGNORED` or `SUFFERED`."""
        return UNSAID

    def suffer(self, state: S, frame: F) -> None:
        """Carry it out as an opponent whom the rules play does, who is asked nothing."""
        raise missing(self, "suffer")

    def asks(self) -> bool:
        """True if it may ask or show somebody something, so that its place in the order can matter."""
        return any(effect.asks for effect in self.inner())

    def say(self, voice: Voice) -> str:
        """Its description, as a text with signs."""
        return voice.say(f"effect.{self.word}")

    def inner(self) -> list[Effect[S, F]]:
        """The effects that it has inside."""
        return []

    def remember(self, state: S, number: int, cards: list[int]) -> None:
        """Remember what was handled, for the steps after this one; what it began must be off the agenda by then."""
        remember(state, self.tag, number, cards)

    def take_rest(self, state: S) -> list[int]:
        """Take its own continuation off the agenda and return it, if that is what comes next; `NONE_LEFT` otherwise."""
        top = state.agenda[-1] if state.agenda else None
        if not isinstance(top, Continue) or top.op is not self:
            return NONE_LEFT
        drop_last(state.agenda)
        return top.left

    def hand_over(self, state: S, frame: F) -> None:
        """At the end of what it began: what was remembered meanwhile is remembered by the steps after this one."""
        if self.tells:
            pass_on(state, frame)


@mypyc_attr(allow_interpreted_subclasses=True)
class AskingOp(Op[S, F]):
    """An op that needs an answer of whoever resolves it, and asks only where there are several."""

    def answers(self, state: S, frame: F) -> list[int]:
        """The possible answers, as moves in ascending order."""
        raise missing(self, "answers")

    def answer(self, state: S, frame: F, move: int) -> None:
        """Carry an answer out."""
        raise missing(self, "answer")

    def evident(self, state: S, frame: F, move: int) -> bool:
        """True if it tells nobody a secret that this answer is the only one."""
        return True

    def asks(self) -> bool:
        return True

    def possible(self, state: S, frame: F) -> bool:
        return bool(self.answers(state, frame))

    def run(self, state: S, frame: F) -> None:
        self.put(state, frame, self.answers(state, frame))

    def put(self, state: S, frame: F, moves: list[int]) -> None:
        """Without an answer nothing happens; a single one is not asked for, unless that would tell a secret."""
        if len(moves) == 1 and self.evident(state, frame, moves[0]):
            self.answer(state, frame, moves[0])
        elif moves:
            self.ask(state, frame)
            state.keep_moves(frame.actor, moves)

    def ask(self, state: S, frame: F) -> None:
        """Put the question; an op whose answer nobody else may know puts a `SecretAsk`."""
        state.agenda.append(Ask(self, frame))

    def asked_by(self, state: S, frame: F) -> str:
        """The rule that asks."""
        return self.rule

    def why_not(self, state: S, frame: F, move: int) -> list[str]:
        """The rules against a move that is no answer."""
        return [self.asked_by(state, frame)]

    def default(self, state: S, frame: F) -> int:
        """The answer that a player gives by saying nothing; -1 where there is no default."""
        return -1

    def question(self, state: S, frame: F) -> tuple[str, dict[str, int]]:
        """The key of the question's text, and what it names."""
        return type(self).__name__, {"card": frame.card}

    def wording(self, state: S, frame: F, move: int) -> tuple[str, dict[str, int]]:
        """The key of a more telling label for an answer ("" for its verb's own) and what it names besides."""
        return "", {}


@final
class Effect(Generic[S, F]):
    """Ops in their order; declared with its card, and read by a lexicon when all words are known."""

    def __init__(self, key: str, declared: Sequence[Mapping[str, Any]]) -> None:
        # How a saved game finds it again: "baker/action".
        self.key: Final = key
        self.declared: Final = declared
        self.ops: list[Op[S, F]] = []
        # Those of them that need something to be possible, the first op if it does, and whether one of them may ask; as
        # it is read.
        self.demanding: list[Op[S, F]] = []
        self.opening: Op[S, F] | None = None
        self.asks: bool = False
        # True if something in it remembers what it handled, and if it is part of another effect; as it is read.
        self.tells: bool = False
        self.nested: bool = False

    def __repr__(self) -> str:
        return f"Effect({self.key})"

    def __bool__(self) -> bool:
        return bool(self.declared)

    def begin(self, state: S, frame: Frame) -> None:
        """Put it on the agenda, to be carried out next."""
        if self.ops:
            state.agenda.append(Resolve(self, 0, frame))

    def start(self, state: S, frame: Frame) -> None:
        """Carry its first op out here and now, for who does nothing else after it; the others come after that."""
        if self.ops:
            if len(self.ops) > 1 or self.tells:
                state.agenda.append(Resolve(self, 1, frame))
            first: Op[Any, Any] = self.ops[0]
            first.run(state, frame)

    def at_once(self, state: S, frame: F) -> None:
        """Carry it out here and now: only for an effect that asks nothing."""
        for op in self.ops:
            op.run(state, frame)

    def opens(self, state: S, frame: F) -> bool:
        """True if its first op is possible."""
        return self.opening is None or self.opening.possible(state, frame)

    def possible(self, state: S, frame: F) -> bool:
        """True if every op is possible."""
        for op in self.demanding:
            if not op.possible(state, frame):
                return False
        return True

    def payable(self, state: S, frame: F) -> bool:
        """True if every op can be done in full, each for itself; a game whose prices compete says more."""
        for op in self.ops:
            if not op.payable(state, frame):
                return False
        return True

    def surely(self, state: S, frame: F, goods: list[int]) -> None:
        """Add what its ops are sure to give."""
        for op in self.ops:
            op.surely(state, frame, goods)

    def say(self, voice: Voice) -> str:
        """The descriptions of its ops, one after the other."""
        return voice.in_order([op.say(voice) for op in self.ops])


@mypyc_attr(allow_interpreted_subclasses=True)
class Resolution(Step[S]):
    """A step that goes on with an effect, in a frame that remembers what has been handled."""

    def __init__(self, frame: Frame) -> None:
        self.frame: Final = frame

    def resumed(self, frame: Frame) -> Resolution[S]:
        """The same step with another frame."""
        raise missing(self, "resumed")


@final
@mypyc_attr(free_list_len=1)
class Resolve(Resolution[S]):
    """The rest of an effect, from one of its ops on."""

    def __init__(self, effect: Effect[Any, Any], place: int, frame: Frame) -> None:
        super().__init__(frame)
        self.effect: Final = effect
        self.place: Final = place

    def parts(self) -> list[Any]:
        """The effect, how far it is, and what it is about."""
        return [self.effect.key, self.place, *self.frame.parts()]

    def resumed(self, frame: Frame) -> Resolution[S]:
        return Resolve(self.effect, self.place, frame)

    def run(self, state: S) -> None:
        """Do the next op; what comes after it waits below whatever it begins."""
        effect = self.effect
        place = self.place
        if place == len(effect.ops):
            if effect.nested:
                pass_on(state, self.frame)
            return
        if place + 1 < len(effect.ops) or effect.tells:
            state.agenda.append(Resolve(effect, place + 1, self.frame))
        effect.ops[place].run(state, self.frame)


# What an op has in mind that has nothing to count.
NONE_LEFT: Final[list[int]] = []


@final
@mypyc_attr(free_list_len=1)
class Continue(Resolution[S]):
    """The continuation of an op after something it started; the numbers are the op's own."""

    def __init__(self, op: Op[Any, Any], left: list[int], frame: Frame) -> None:
        super().__init__(frame)
        self.op: Final = op
        self.left: Final = left

    def parts(self) -> list[Any]:
        """The op, what is left, and what it is about."""
        return [self.op.key, self.left, *self.frame.parts()]

    def resumed(self, frame: Frame) -> Resolution[S]:
        return Continue(self.op, self.left, frame)

    def run(self, state: S) -> None:
        self.op.resume(state, self.frame, self.left)


def remember(state: State, tag: str, number: int, cards: list[int]) -> None:
    """Under a tag the resolution that goes on next remembers what was handled; without one nothing is remembered."""
    if tag:
        top = state.agenda[-1]
        assert isinstance(top, Resolution)
        frame = top.frame
        state.agenda[-1] = top.resumed(frame.changed(frame.actor, remembering(frame.handled, tag, number, cards)))


def rest_under_way(agenda: list[Step[Any]], kind: type[Op[Any, Any]]) -> Continue[Any] | None:
    """The pending continuation of an op of this kind, the innermost of several."""
    for place in range(len(agenda) - 1, -1, -1):
        step = agenda[place]
        if isinstance(step, Continue) and isinstance(step.op, kind):
            return step
    return None


def pass_on(state: State, frame: Frame) -> None:
    """Hand the memories of a finished resolution to the one it was part of, which is next on the agenda."""
    top = state.agenda[-1]
    assert isinstance(top, Resolution)
    state.agenda[-1] = top.resumed(top.frame.changed(top.frame.actor, frame.handled))


@mypyc_attr(free_list_len=1)
class Ask(Choice[S]):
    """The question of an op to whoever resolves it."""

    continues: ClassVar[bool] = True

    def __init__(self, op: AskingOp[Any, Any], frame: Frame) -> None:
        self.op: Final = op
        self.frame: Final = frame

    def parts(self) -> list[Any]:
        """The op that asks, and what it is about."""
        return [self.op.key, *self.frame.parts()]

    def seats(self, state: S) -> tuple[int, ...]:
        return ALONE[self.frame.actor]

    def moves(self, state: S, seat: int) -> list[int]:
        return self.op.answers(state, self.frame)

    def take(self, state: S, seat: int, move: int) -> None:
        self.op.answer(state, self.frame, move)

    def asked_by(self, state: S, seat: int) -> str:
        return self.op.asked_by(state, self.frame)

    def why_not(self, state: S, seat: int, move: int) -> list[str]:
        return self.op.why_not(state, self.frame, move)

    def default(self, state: S, seat: int) -> int:
        return self.op.default(state, self.frame)

    def question(self, state: S, seat: int) -> tuple[str, dict[str, int]]:
        return self.op.question(state, self.frame)

    def wording(self, state: S, seat: int, move: int) -> tuple[str, dict[str, int]]:
        return self.op.wording(state, self.frame, move)


class SecretAsk(Ask[S]):
    """The question of an op whose answer nobody else may know."""

    secret: ClassVar[bool] = True
