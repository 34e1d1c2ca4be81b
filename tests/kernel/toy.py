"""A small game with everything that is hard about games: a user's own, uncompiled, on the kernel as it is.

Three rounds. First everybody plans in secret and at the same time which card of his hand to build; a plan can be
changed until all are ready. Then the players take turns: a die is rolled, a card is drawn, cards can be discarded to
bend the die, the plan can be built if it is high enough, and the left neighbour can be struck, who may answer in the
middle of the turn and draw a card, too. Whoever finds the common deck empty has it reshuffled, before which he may save
a card from it.

There are three cards of each of six kinds: a card's number tells its kind, and what the die must show to build it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import msgspec

from imperia.kernel.agenda import Choice, SeatChoice, Step, in_order
from imperia.kernel.asking import TurnChoice
from imperia.kernel.chance import Chance
from imperia.kernel.content import Name, Shelf
from imperia.kernel.draws import Draws, Purposes
from imperia.kernel.events import Happening, only
from imperia.kernel.form import HELD, LOOKED, OWNER, Cards, Field, Flag, Form, OfParty, Pointer, Whole, begin, finish
from imperia.kernel.game import Game, Option, Sheet, Value
from imperia.kernel.hidden import Hidden, Memory
from imperia.kernel.rules import Rule, RuleBook
from imperia.kernel.score import Score, ScoreLine, rank
from imperia.kernel.state import State
from imperia.kernel.texts import Texts
from imperia.kernel.words import Noun, Verb, Vocabulary, seat_noun

KINDS = 6
COPIES = 3
ROUNDS = 3
FEATURE = 0  # Gives a point whenever its owner builds.
WORKSHOP = 5  # Builds another card of the hand at once.

CARD = Noun("card", [f"card{card}" for card in range(KINDS * COPIES)])
BACKS = [0] * len(CARD.words)
VERBS = Vocabulary(
    [
        *(Verb(word, CARD) for word in ("plan", "free", "save", "drop")),
        *map(Verb, ("change", "build", "bend", "strike", "shield", "suffer", "pass", "end")),
    ]
)
PLANNED = Happening("planned", "TOY-001", ["card"], secret=1)
REVEALED = Happening("revealed", "TOY-002", ["card"], reveals=True)
ROLLED = Happening("rolled", "TOY-003", ["#die"], reveals=True)
DROPPED = Happening("dropped", "TOY-004", ["card"], reveals=True)
BUILT = Happening("built", "TOY-005", ["card"], reveals=True)
STRUCK = Happening("struck", "TOY-006", ["seat"])
DREW = Happening("drew", "TOY-007", ["card"], reveals=True, secret=1)
SAVED = Happening("saved", "TOY-008", ["card"])


def unshuffled(seats: int) -> Hidden:
    return Hidden(BACKS, [Memory(1, {}, {})] * (seats + 1))


def kind_of(card: int) -> int:
    return card % KINDS


PURPOSES = Purposes()
CARDS_DRAWN = PURPOSES.one("cards")
DIE_ROLLED = PURPOSES.one("die")


class ToyState(State):
    def __init__(self, game: Game, seats: int, chance: Draws) -> None:
        super().__init__(game, seats, chance)
        self.round = 0
        self.die = 0
        self.struck = False
        self.deck: list[int] = []
        self.discard: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.plans: list[int] = [-1] * seats
        self.built: list[list[int]] = [[] for _ in range(seats)]
        self.points: list[int] = [0] * seats
        self.hidden = unshuffled(seats)

    def copy(self) -> ToyState:
        twin = ToyState(self.game, self.seats, self.chance.copy())
        twin.agenda = self.agenda.copy()
        twin.round, twin.seat, twin.die, twin.struck = self.round, self.seat, self.die, self.struck
        twin.deck, twin.discard = self.deck.copy(), self.discard.copy()
        twin.hands = [hand.copy() for hand in self.hands]
        twin.plans, twin.points = self.plans.copy(), self.points.copy()
        twin.built = [cards.copy() for cards in self.built]
        twin.hidden = self.hidden.copy()
        return twin


class Deal(Step[ToyState]):
    def run(self, state: ToyState) -> None:
        state.deck = list(range(len(CARD.words)))
        state.chance.shuffle(CARDS_DRAWN, state.deck)
        for hand in state.hands:
            hand.extend(sorted(state.deck.pop() for _ in range(3)))
        # A deck that is soon empty.
        state.discard, state.deck = state.deck[1:], state.deck[:1]
        state.agenda.append(NewRound())


class NewRound(Step[ToyState]):
    def run(self, state: ToyState) -> None:
        state.round += 1
        if state.round <= ROUNDS:
            turns: list[Step[Any]] = [BeginTurn(seat) for seat in range(state.seats)]
            planning: list[Step[Any]] = [Plan(), Reveal()] if any(state.hands) else []
            state.agenda += in_order([*planning, *turns, NewRound()])


class Plan(Choice[ToyState]):
    rule: ClassVar[str] = "TOY-001"
    secret: ClassVar[bool] = True

    def seats(self, state: ToyState) -> tuple[int, ...]:
        return tuple(seat for seat in range(state.seats) if state.hands[seat])

    def awaited(self, state: ToyState) -> tuple[int, ...]:
        return tuple(seat for seat in self.seats(state) if state.plans[seat] < 0)

    def moves(self, state: ToyState, seat: int) -> list[int]:
        if state.plans[seat] >= 0:
            return [VERBS.code("change")]
        return sorted(VERBS.code("plan", card) for card in state.hands[seat])

    def take(self, state: ToyState, seat: int, move: int) -> None:
        verb, cards = VERBS.read(move)
        if verb.word == "plan":
            state.plans[seat] = cards[0]
            state.tell_only(only(seat), PLANNED, seat, cards[0])
        else:
            state.plans[seat] = -1
        if self.awaited(state):
            state.agenda.append(self)


class Reveal(Step[ToyState]):
    def run(self, state: ToyState) -> None:
        for seat, card in enumerate(state.plans):
            if card >= 0:
                state.hands[seat].remove(card)
                state.tell(REVEALED, seat, card)


class BeginTurn(Step[ToyState]):
    def __init__(self, seat: int) -> None:
        self.seat = seat

    def parts(self) -> list[int]:
        return [self.seat]

    def run(self, state: ToyState) -> None:
        state.seat, state.struck = self.seat, False
        state.die = 1 + state.chance.below(DIE_ROLLED, 6)
        state.tell(ROLLED, self.seat, state.die)
        state.agenda += in_order([Draw(self.seat), Menu()])


class Menu(TurnChoice[ToyState]):
    rule: ClassVar[str] = "TOY-003"

    def moves(self, state: ToyState, seat: int) -> list[int]:
        words = ["end"]
        if state.plans[seat] >= 0 and state.die >= kind_of(state.plans[seat]):
            words.append("build")
        if state.hands[seat] and state.die < 6:
            words.append("bend")
        if not state.struck and state.seats > 1:
            words.append("strike")
        return sorted(VERBS.code(word) for word in words)

    def take(self, state: ToyState, seat: int, move: int) -> None:
        word = VERBS.read(move)[0].word
        if word == "end":
            if state.plans[seat] >= 0:
                state.discard.append(state.plans[seat])
                state.plans[seat] = -1
            return
        state.agenda.append(self)
        if word == "build":
            card, state.plans[seat] = state.plans[seat], -1
            state.agenda.append(Build(seat, card))
        elif word == "bend":
            state.agenda.append(Bend())
        else:
            state.struck = True
            victim = (seat + 1) % state.seats
            state.tell(STRUCK, seat, victim)
            state.agenda.append(Answer(victim))

    def why_not(self, state: ToyState, seat: int, move: int) -> list[str]:
        return ["TOY-005"] if VERBS.read(move)[0].word == "build" else [self.rule]


class Bend(TurnChoice[ToyState]):
    rule: ClassVar[str] = "TOY-004"
    continues: ClassVar[bool] = True

    def moves(self, state: ToyState, seat: int) -> list[int]:
        return sorted(VERBS.code("drop", card) for card in state.hands[seat])

    def take(self, state: ToyState, seat: int, move: int) -> None:
        card = VERBS.read(move)[1][0]
        state.hands[seat].remove(card)
        state.discard.append(card)
        state.die += 1
        state.tell(DROPPED, seat, card)


class Build(Step[ToyState]):
    def __init__(self, seat: int, card: int) -> None:
        self.seat, self.card = seat, card

    def parts(self) -> list[int]:
        return [self.seat, self.card]

    def run(self, state: ToyState) -> None:
        state.built[self.seat].append(self.card)
        state.tell(BUILT, self.seat, self.card)
        state.points[self.seat] += [kind_of(card) for card in state.built[self.seat]].count(FEATURE)
        if kind_of(self.card) == WORKSHOP and state.hands[self.seat]:
            state.agenda.append(BuildFree())


class BuildFree(TurnChoice[ToyState]):
    rule: ClassVar[str] = "TOY-005"

    def moves(self, state: ToyState, seat: int) -> list[int]:
        return sorted([VERBS.code("pass"), *(VERBS.code("free", card) for card in state.hands[seat])])

    def take(self, state: ToyState, seat: int, move: int) -> None:
        cards = VERBS.read(move)[1]
        if cards:
            state.hands[seat].remove(cards[0])
            state.agenda.append(Build(seat, cards[0]))


class Answer(SeatChoice[ToyState]):
    rule: ClassVar[str] = "TOY-006"

    def moves(self, state: ToyState, seat: int) -> list[int]:
        return [VERBS.code("shield"), VERBS.code("suffer")] if state.built[seat] else [VERBS.code("suffer")]

    def take(self, state: ToyState, seat: int, move: int) -> None:
        if move == VERBS.code("suffer"):
            state.points[state.seat] += 1
            return
        state.discard.append(state.built[seat].pop())
        state.agenda.append(Draw(seat))


class Draw(Step[ToyState]):
    def __init__(self, seat: int) -> None:
        self.seat = seat

    def parts(self) -> list[int]:
        return [self.seat]

    def run(self, state: ToyState) -> None:
        if not state.deck:
            if state.discard:
                state.agenda += in_order([Save(self.seat), Reshuffle(), Draw(self.seat)])
            return
        card = state.deck.pop()
        state.hands[self.seat] = sorted([*state.hands[self.seat], card])
        state.tell_only(only(self.seat), DREW, self.seat, card)


class Save(SeatChoice[ToyState]):
    rule: ClassVar[str] = "TOY-008"

    def moves(self, state: ToyState, seat: int) -> list[int]:
        return sorted([VERBS.code("pass"), *(VERBS.code("save", card) for card in state.discard)])

    def take(self, state: ToyState, seat: int, move: int) -> None:
        cards = VERBS.read(move)[1]
        if cards:
            state.discard.remove(cards[0])
            state.built[seat].append(cards[0])
            state.tell(SAVED, seat, cards[0])


class Reshuffle(Step[ToyState]):
    def run(self, state: ToyState) -> None:
        state.deck, state.discard = state.discard, []
        state.hidden.shuffle_open(state.deck, state.chance, CARDS_DRAWN)


FORM = Form(
    [
        Field("round", Whole()),
        Field("die", Whole(0, 12)),
        Field("struck", Flag()),
        Field("deck", Cards(CARD), LOOKED),
        Field("discard", Cards(CARD)),
        OfParty("hands", Cards(CARD, ordered=False), HELD),
        # A card of the hand until all have planned, and of nobody's hand after that.
        OfParty("plans", Pointer(CARD), OWNER),
        OfParty("built", Cards(CARD)),
        OfParty("points", Whole(-9, 99)),
    ],
    components=[CARD],
    cards=CARD,
)


def spelled(data: dict[str, Any]) -> dict[str, Any]:
    """A position whose cards are given by number, as the saved form has them."""
    found = dict(data)
    for name in ("deck", "discard"):
        found[name] = [CARD.words[card] for card in data.get(name, [])]
    for name in ("hands", "built"):
        found[name] = [[CARD.words[card] for card in cards] for cards in data.get(name, [])]
    found["plans"] = [CARD.words[card] if card >= 0 else "" for card in data.get("plans", [])]
    return found


class ToyView(msgspec.Struct):
    round: int
    seat: int
    die: int
    deck: int
    discard: list[int]
    hands: list[list[int] | int]
    plans: list[int]
    built: list[list[int]]
    points: list[int]
    to_act: list[int]


class ToyGame(Game):
    def deal(self, seats: int, chance: Draws, options: dict[str, Value]) -> ToyState:
        state = ToyState(self, seats, chance)
        state.agenda.append(Deal())
        return state

    def position(self, data: Mapping[str, Any]) -> ToyState:
        reading = begin(self, data, FORM.shape, lambda game, seats, chance, options: ToyState(game, seats, chance))
        FORM.read(reading)
        finish(reading, [NewRound()], lambda state: None)
        state: ToyState = reading.state
        return state

    def length(self, state: ToyState) -> int:
        return state.round

    def view(self, state: ToyState, seat: int | None) -> ToyView:
        # A plan stays secret until it has left its owner's hand.
        planning = bool(state.agenda) and isinstance(state.agenda[-1], Plan)
        return ToyView(
            round=state.round,
            seat=state.seat,
            die=state.die,
            deck=len(state.deck),
            discard=state.discard,
            hands=[sorted(hand) if one == seat else len(hand) for one, hand in enumerate(state.hands)],
            plans=[plan if one == seat or not planning else min(plan, 0) for one, plan in enumerate(state.plans)],
            built=state.built,
            points=state.points,
            to_act=list(state.to_act()),
        )

    def imagine(self, state: ToyState, seat: int | None, chance: Chance) -> ToyState:
        twin: ToyState = FORM.imagine(state, seat, chance)
        if state.agenda and isinstance(state.agenda[-1], Plan):
            for one in range(state.seats):
                if one != seat and twin.plans[one] >= 0:
                    twin.plans[one] = twin.hands[one][chance.below(len(twin.hands[one]))]
        return twin

    def scores(self, state: ToyState) -> list[Score]:
        return [
            Score(
                [
                    ScoreLine("points", "TOY-006", 1, state.points[seat]),
                    ScoreLine("built", "TOY-005", len(state.built[seat]), len(state.built[seat])),
                ]
            )
            for seat in range(state.seats)
        ]

    def ranking(self, state: ToyState) -> list[list[int]]:
        return rank([(score.total,) for score in self.scores(state)])

    def census(self, state: ToyState) -> dict[str, int]:
        found = FORM.census(state)
        if not (state.agenda and isinstance(state.agenda[-1], Plan)):
            for card in state.plans:
                if card >= 0:
                    found[CARD.words[card]] = found.get(CARD.words[card], 0) + 1
        return found

    def box(self, state: ToyState) -> dict[str, int]:
        return dict.fromkeys(CARD.words, 1)

    def shelves(self) -> list[Shelf]:
        return []

    def worths(self, state: ToyState) -> list[float]:
        return [float(score.total) for score in self.scores(state)]

    def picture(self, view: ToyView, lang: str, width: int) -> str:
        return str(view)


STEPS = (Deal, NewRound, Plan, Reveal, BeginTurn, Menu, Bend, Build, BuildFree, Answer, Draw, Save, Reshuffle)
RULES = RuleBook([Rule(id=f"TOY-{number:03}", text=Name(en="…", fr="…")) for number in range(1, 10)])


def toy_texts() -> dict[str, dict[str, str]]:
    keys = [f"{table}.{step.__name__}" for table in ("ask", "await") for step in STEPS]
    keys += ["score.points", "score.built", "option.short"]
    texts = {key: {"en": key, "fr": key} for key in keys}
    for verb in VERBS.verbs:
        text = " ".join([verb.word, *(f"{{{noun.name}}}" for noun in verb.nouns)])
        texts[f"move.{verb.word}"] = {"en": text, "fr": text}
    for what in HAPPENINGS:
        text = " ".join(["{who}", what.word, *(f"{{{name.lstrip('#')}}}" for name in what.nouns)])
        texts[f"event.{what.word}"] = {"en": text, "fr": text}
        if what.secret:
            texts[f"event.{what.word}_hidden"] = {"en": "{who} …", "fr": "{who} …"}
    return texts


HAPPENINGS = [PLANNED, REVEALED, ROLLED, DROPPED, BUILT, STRUCK, DREW, SAVED]
SHEET = Sheet(
    id="toy",
    title=Name(en="Toy", fr="Jouet"),
    authors=(),
    publisher="",
    year=2026,
    seats=(2, 3),
    minutes=(1, 2),
    rules_version=1,
    end_rule="TOY-009",
    hidden=True,
    options=(
        Option("short", (True, False), False, "TOY-009"),
        Option("level", (1, 2), 1, "TOY-009"),
    ),
)


def toy(kind: type[ToyGame] = ToyGame, sheet: Sheet = SHEET) -> ToyGame:
    """The game, or a variant of it."""
    return kind(
        sheet, VERBS, HAPPENINGS, [seat_noun(3), CARD], STEPS, RULES, Texts(toy_texts()), form=FORM, purposes=PURPOSES
    )


TOY = toy()
