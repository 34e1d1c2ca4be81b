"""Ops that put others together: choose, may, cost, if, each, repeat."""

from __future__ import annotations

from typing import Any, ClassVar, Final, final

from imperia.games.imperium.deed import Deed
from imperia.games.imperium.language.picking import ChoosingOp
from imperia.games.imperium.language.players import Players, read_players
from imperia.games.imperium.language.suffering import read_suffered, suffer
from imperia.games.imperium.language.voice import OF_OTHERS, heard
from imperia.games.imperium.rules.look import Find
from imperia.games.imperium.rules.pay import Pay, can_pay
from imperia.games.imperium.rules.react import Deferred
from imperia.games.imperium.state import ImperiumState
from imperia.games.imperium.words import ACCEPT, DECLINE, HAD_NO_OPTION, OPTION
from imperia.kernel.agenda import Step, take_next
from imperia.kernel.control import ChooseOne, CostThen, Each, If, May, Repeat
from imperia.kernel.effects import IGNORED, NONE_LEFT, SUFFERED, UNSAID, Continue, Op, Resolve
from imperia.kernel.lexicon import Fields
from imperia.kernel.signs import Voice
from imperia.kernel.values import Number

YES_OR_NO: Final = sorted([ACCEPT.move(), DECLINE.move()])

NO_STEPS: Final[list[Step[Any]]] = []


def guards(state: ImperiumState, frame: Deed, op: Op[Any, Any]) -> bool:
    """True if it tells others something about a hand that a step cannot be begun."""
    if isinstance(op, Cost):
        return op.guarded(state, frame)
    return isinstance(op, ChoosingOp) and op.guarded(state, frame)


@final
class Choose(ChooseOne[ImperiumState, Deed]):
    """Resolve exactly one of the options; one whose cost cannot be met may not be picked (IMP-194, IMP-Q18)."""

    word: ClassVar[str] = "choose"
    rule: ClassVar[str] = "IMP-194"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields, OPTION)
        # Where its options begin among those of all cards, for their labels.
        self.named: int = 0

    def wording(self, state: ImperiumState, frame: Deed, move: int) -> tuple[str, dict[str, int]]:
        return "option_of", {"choice": self.named + OPTION.argument(move)}

    def evident(self, state: ImperiumState, frame: Deed, move: int) -> bool:
        """That an option is closed may tell something about a hand."""
        for place, option in enumerate(self.options):
            if not self.open(state, frame, place) and any(guards(state, frame, op) for op in option.ops):
                return False
        return True

    def put(self, state: ImperiumState, frame: Deed, moves: list[int]) -> None:
        """Where no option can be chosen nothing happens (IMP-Q18)."""
        if not moves and not self.evident(state, frame, -1):
            state.tell(HAD_NO_OPTION, frame.actor)
        super().put(state, frame, moves)

    def why_not(self, state: ImperiumState, frame: Deed, move: int) -> list[str]:
        """An option that cannot be paid cannot be chosen."""
        return ["IMP-Q18", self.rule] if 0 <= OPTION.argument(move) < len(self.options) else [self.rule]

    def question(self, state: ImperiumState, frame: Deed) -> tuple[str, dict[str, int]]:
        return self.word, {"card": frame.card}

    def say(self, voice: Voice) -> str:
        return voice.say("effect.choose", {"options": super().say(voice)})


@final
class Cost(CostThen[ImperiumState, Deed]):
    """Everything before "to" is paid in full, or nothing is done (IMP-Q16, IMP-Q17, IMP-Q122)."""

    word: ClassVar[str] = "cost"
    rule: ClassVar[str] = "IMP-189"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.payments: Final[list[Pay]] = [op for op in self.pay.ops if isinstance(op, Pay)]
        self.others: Final[list[Op[Any, Any]]] = [op for op in self.pay.ops if not isinstance(op, Pay)]
        # IMP-Q127: a search can be paid always, and buys nothing if nothing is found.
        self.searches: Final[list[str]] = [op.tag for op in self.pay.ops if isinstance(op, Find)]
        for place, payment in enumerate(self.payments):
            payment.later.extend(self.payments[place + 1 :])

    def possible(self, state: ImperiumState, frame: Deed) -> bool:
        """All tokens together, and all else (IMP-189, IMP-190, IMP-191)."""
        if not self.tokens_there(state, frame):
            return False
        for op in self.others:
            if not op.payable(state, frame):
                return False
        return self.leads_on(state, frame)

    def tokens_there(self, state: ImperiumState, frame: Deed) -> bool:
        """All tokens of the price."""
        payments = self.payments
        if not payments:
            return True
        if len(payments) == 1:
            return payments[0].payable(state, frame)
        price = [0, 0, 0]
        for payment in payments:
            price[payment.token] += payment.due(state, frame)
        return can_pay(state, frame.actor, price)

    def leads_on(self, state: ImperiumState, frame: Deed) -> bool:
        """The purchase can be begun: there is a card that can be played, or developed (IMP-Q81, IMP-Q146)."""
        return self.then.opens(state, frame)

    def guarded(self, state: ImperiumState, frame: Deed) -> bool:
        """True if it tells others something about a hand that it cannot be paid."""
        if not self.tokens_there(state, frame):
            return False
        hidden = False
        for op in self.others:
            if guards(state, frame, op):
                hidden = True
            elif not op.payable(state, frame):
                return False
        return hidden

    def resume(self, state: ImperiumState, frame: Deed, left: list[int]) -> None:
        """It is paid: what that set off comes first, then what it was paid for (IMP-Q158)."""
        reactions = take_deferred(state.agenda)
        self.hand_over(state, frame)
        if all(frame.number(tag) for tag in self.searches):
            if not reactions:
                self.then.start(state, frame)
                return
            self.then.begin(state, frame)
        state.agenda += reactions

    def by_automa(self) -> int:
        """If it would have to pay with something that it ignores, it does not buy."""
        return IGNORED if any(op.by_automa() == IGNORED for op in self.pay.ops) else UNSAID

    def surely(self, state: ImperiumState, frame: Deed, goods: list[int]) -> None:
        """Its price and what that buys, if it can be paid; a search may find nothing."""
        if self.possible(state, frame):
            self.pay.surely(state, frame, goods)
            if not self.searches:
                self.then.surely(state, frame, goods)

    def say(self, voice: Voice) -> str:
        """The price, then what it buys."""
        price = self.pay.say(voice)
        if not self.then:
            return price
        if any(isinstance(op, If | Each | Repeat) for op in self.then.ops):
            # Steps that are no single order do not follow another verb.
            return voice.say("effect.cost_then", {"pay": price, "then": self.then.say(voice)})
        return voice.say("effect.cost", {"pay": price, "then": self.then.say(heard(voice).after_verb())})


def take_deferred(agenda: list[Step[Any]]) -> list[Step[Any]]:
    """Steps that a price set off are taken off the agenda, as they are due when the price is paid."""
    reactions = NO_STEPS
    while (deferred := take_next(agenda, Deferred)) is not None:
        reactions = [*reactions, deferred.due()]
    return reactions


def begun_by(state: ImperiumState, frame: Deed, op: Op[Any, Any]) -> list[int] | None:
    """The answers by which a step can be begun at once, where to begin it is to choose something.

    None for a step that needs a card, or a price, and has none.
    """
    if isinstance(op, Cost):
        return begun_by(state, frame, op.pay.ops[0]) or [] if op.possible(state, frame) else None
    if isinstance(op, ChoosingOp):
        return op.offered(state, frame) or None
    return None if op.demands and not op.possible(state, frame) else []


def begin_by(state: ImperiumState, frame: Deed, op: Op[Any, Any], move: int) -> None:
    """The step is begun by one of these answers."""
    if isinstance(op, Cost):
        state.agenda.append(Continue(op, NONE_LEFT, frame))
        if len(op.pay.ops) > 1 or op.pay.tells:
            state.agenda.append(Resolve(op.pay, 1, frame))
        begin_by(state, frame, op.pay.ops[0], move)
    else:
        assert isinstance(op, ChoosingOp)
        op.answer(state, frame, move)


@final
class Optional(May[ImperiumState, Deed]):
    """An effect that a player may use, all of it or nothing (IMP-070)."""

    word: ClassVar[str] = "may"
    rule: ClassVar[str] = "IMP-070"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields, ACCEPT, DECLINE)
        # Where it stands among the options of all cards, for its label.
        self.named: int = 0

    def answers(self, state: ImperiumState, frame: Deed) -> list[int]:
        """Where it begins with a choice, to choose is to accept; without anything to do nobody is asked."""
        first = self.steps.ops[0]
        begun = begun_by(state, frame, first)
        if begun is None:
            return [DECLINE.move()] if guards(state, frame, first) else []
        if begun and len(self.steps.ops) == 1:
            DECLINE.add(0, begun)
            return begun
        return YES_OR_NO

    def answer(self, state: ImperiumState, frame: Deed, move: int) -> None:
        if ACCEPT.says(move):
            self.steps.start(state, frame)
        elif not DECLINE.says(move):
            begin_by(state, frame, self.steps.ops[0], move)

    def evident(self, state: ImperiumState, frame: Deed, move: int) -> bool:
        """Only who could do nothing has one answer, and nobody else may know it."""
        return False

    def by_automa(self) -> int:
        """It takes whatever it may have (IMP-Q117)."""
        return SUFFERED if all(op.by_automa() != UNSAID for op in self.steps.ops) else UNSAID

    def suffer(self, state: ImperiumState, frame: Deed) -> None:
        suffer(state, self.steps, frame)

    def default(self, state: ImperiumState, frame: Deed) -> int:
        return DECLINE.move()

    def why_not(self, state: ImperiumState, frame: Deed, move: int) -> list[str]:
        """The rules against doing it so, where to choose is to accept."""
        chosen = self.chosen_at_once()
        return chosen.why_not(state, frame, move) if chosen is not None else [self.rule]

    def asked_by(self, state: ImperiumState, frame: Deed) -> str:
        """The rule of what may be done, where to choose is to accept."""
        chosen = self.chosen_at_once()
        return chosen.asked_by(state, frame) if chosen is not None else self.rule

    def wording(self, state: ImperiumState, frame: Deed, move: int) -> tuple[str, dict[str, int]]:
        """The effect of a yes; who is asked only to keep a secret hears that there is nothing to be done."""
        if ACCEPT.says(move):
            return "option_of", {"choice": self.named}
        return ("nothing_fits" if self.answers(state, frame) == [DECLINE.move()] else ""), {}

    def chosen_at_once(self) -> ChoosingOp | None:
        """The step that asks in place of yes and no, if there is one."""
        first = self.steps.ops[0]
        if isinstance(first, Cost):
            first = first.pay.ops[0]
        return first if len(self.steps.ops) == 1 and isinstance(first, ChoosingOp) else None

    def question(self, state: ImperiumState, frame: Deed) -> tuple[str, dict[str, int]]:
        """As what may be done asks, where to choose is to accept."""
        chosen = self.chosen_at_once()
        if chosen is not None:
            key, named = chosen.question(state, frame)
            return f"may_{key}", named
        return self.word, {"card": frame.card}

    def say(self, voice: Voice) -> str:
        return voice.say("effect.may", {"steps": self.steps.say(heard(voice).after_verb())})


class Whether(If[ImperiumState, Deed]):
    """Resolve a part only under a condition, which is tested when it is reached (IMP-197, IMP-Q145)."""

    word: ClassVar[str] = "if"
    demands: ClassVar[bool] = False

    def __init__(self, fields: Fields) -> None:
        # Its own: compiled, a class that takes over the constructor of another library runs it twice.
        super().__init__(fields)
        # True if it depends on what steps before it handle.
        self.looks_back: Final = speaks_of_steps(fields.value("cond"))

    def surely(self, state: ImperiumState, frame: Deed, goods: list[int]) -> None:
        """As the condition is now; nothing is sure of what earlier steps decide."""
        if not self.looks_back:
            super().surely(state, frame, goods)


def speaks_of_steps(declared: Any) -> bool:
    """True if a condition names what an earlier step handled."""
    if isinstance(declared, dict):
        return any(key in ("ref", "result") or speaks_of_steps(part) for key, part in declared.items())
    return isinstance(declared, list) and any(speaks_of_steps(part) for part in declared)


class EachPlayer(Each[ImperiumState, Deed]):
    """Players resolve steps one after the other, each among their own cards (IMP-202, IMP-Q41, IMP-Q49)."""

    word: ClassVar[str] = "each"
    rule: ClassVar[str] = "IMP-202"
    demands: ClassVar[bool] = False

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.who: Final[Players] = read_players(fields, "who")
        read_suffered(fields, self.steps)

    def players(self, state: ImperiumState, frame: Deed) -> list[int]:
        """Those whom it touches."""
        return self.who.seats(state, frame)

    def resume(self, state: ImperiumState, frame: Deed, left: list[int]) -> None:
        """The opponent of the solo game is asked nothing (IMP-268)."""
        if left and left[0] >= state.seats:
            state.agenda.append(Continue(self, left[1:], frame))
            suffer(state, self.steps, frame)
        else:
            super().resume(state, frame, left)

    def surely(self, state: ImperiumState, frame: Deed, goods: list[int]) -> None:
        """The player's own gain by it."""
        if self.who.everybody:
            self.steps.surely(state, frame, goods)

    def say(self, voice: Voice) -> str:
        steps = self.steps.say(heard(voice).turned(OF_OTHERS))
        return voice.say("effect.each", {"who": self.who.say(voice), "steps": steps})


class Again(Repeat[ImperiumState, Deed]):
    """Resolve steps several times (IMP-160)."""

    word: ClassVar[str] = "repeat"
    demands: ClassVar[bool] = False

    def __init__(self, fields: Fields) -> None:
        # As `Whether` has one.
        super().__init__(fields)

    def surely(self, state: ImperiumState, frame: Deed, goods: list[int]) -> None:
        """As often as a printed number says."""
        if isinstance(self.times, Number):
            for _ in range(self.times.number):
                self.steps.surely(state, frame, goods)

    def say(self, voice: Voice) -> str:
        if isinstance(self.times, Number):
            return voice.say("effect.repeat", {"times": self.times.number, "steps": self.steps.say(voice)})
        return voice.say("effect.repeat_each", {"steps": self.steps.say(voice)})
