"""A small game whose effects nest: cards play cards, players act in others' turns, prices say how often.

Everybody has a deck of his own and plays one card a turn; cards come from an open market. Who draws from an empty deck
may first develop a card and then shuffles his discards.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import msgspec

from imperia.kernel.agenda import ASKED, SKIPPED, SeatChoice, Step, in_order
from imperia.kernel.asking import Answer, Menu
from imperia.kernel.chance import Chance
from imperia.kernel.content import Name, Shelf
from imperia.kernel.control import ChooseOne, CostThen, Each, If, May, Repeat
from imperia.kernel.draws import Draws, Purposes, draws_from, seed_of
from imperia.kernel.effects import AskingOp, Effect, Frame, Op
from imperia.kernel.events import Happening
from imperia.kernel.game import Game, Sheet, Value
from imperia.kernel.hidden import reorder
from imperia.kernel.lexicon import EFFECT_STEPS, Fields, Lexicon
from imperia.kernel.rules import Rule, RuleBook
from imperia.kernel.score import Score, ScoreLine, rank
from imperia.kernel.state import State
from imperia.kernel.texts import Texts
from imperia.kernel.values import Condition
from imperia.kernel.words import Noun, Verb, Vocabulary, seat_noun

TURNS = 5
DEVELOPMENT = 2  # Coins for the development of a card.

DECLARED: dict[str, list[dict[str, Any]]] = {
    "farm": [{"do": "gain", "n": 2}],
    "school": [{"do": "draw", "n": 2}],
    "general": [
        {"do": "may", "steps": [{"do": "acquire", "as": "got"}, {"do": "play", "of": "got"}]},
        {"do": "archive"},
    ],
    "feast": [
        {"do": "each", "who": "all", "steps": [{"do": "may", "steps": [{"do": "discard", "as": "back"}]}]},
        {"do": "gain", "n": {"result": "back"}},
    ],
    "king": [
        {
            "do": "cost",
            "pay": [{"do": "pay_up_to", "n": 3, "as": "paid"}],
            "then": [{"do": "repeat", "n": {"result": "paid"}, "steps": [{"do": "acquire"}]}],
        },
        {"do": "archive"},
    ],
    "raid": [
        {
            "do": "each",
            "who": "others",
            "steps": [{"do": "attack", "steps": [{"do": "lose", "n": 1, "as": "taken"}, {"do": "draw", "n": 1}]}],
        },
        {"do": "gain", "n": {"result": "taken"}},
    ],
    "fair": [
        {"do": "if", "cond": {"coins": 3}, "then": [{"do": "draw", "n": 1}], "else": [{"do": "gain", "n": 1}]},
        {
            "do": "choose",
            "options": [[{"do": "gain", "n": 1}], [{"do": "discard", "as": "gone"}, {"do": "gain", "n": 2}]],
        },
    ],
}
KINDS = list(DECLARED)
COPIES = 6
CARDS = [kind for kind in range(len(KINDS)) for _ in range(COPIES)]

CARD = Noun("card", [f"{KINDS[kind]}{number % COPIES}" for number, kind in enumerate(CARDS)])
NUMBER = Noun("number", [str(number) for number in range(4)])
PLAY, TAKE, DROP, DEVELOP = (Verb(word, CARD) for word in ("play", "take", "drop", "develop"))
OPTION, SPEND = (Verb(word, NUMBER) for word in ("option", "spend"))
YES, NO, PASS = map(Verb, ("yes", "no", "pass"))
VERBS = Vocabulary([PLAY, TAKE, DROP, DEVELOP, OPTION, SPEND, YES, NO, PASS])

PLAYED = Happening("played", "TOY-001", ["card"])
DREW = Happening("drew", "TOY-002", ["card"], reveals=True)
SHUFFLED = Happening("shuffled", "TOY-003", [])
REFILLED = Happening("refilled", "TOY-004", ["card"], reveals=True)
HAPPENINGS = (PLAYED, DREW, SHUFFLED, REFILLED)


PURPOSES = Purposes()
STOCK = PURPOSES.one("stock")
DECKS = PURPOSES.each([f"deck {seat}" for seat in range(4)])


class CardState(State):
    """Decks, hands and discards of each player, cards in play, the market, the box, and cards out of the game."""

    def __init__(self, game: Game, seats: int, chance: Draws) -> None:
        super().__init__(game, seats, chance)
        self.turn = 0
        self.coins: list[int] = [0] * seats
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.decks: list[list[int]] = [[] for _ in range(seats)]
        self.discards: list[list[int]] = [[] for _ in range(seats)]
        self.play_area: list[int] = []
        self.market: list[int] = []
        self.stock: list[int] = []
        self.archived: list[int] = []

    def copy(self) -> CardState:
        twin = CardState(self.game, self.seats, self.chance.copy())
        twin.agenda, twin.seat, twin.turn = self.agenda.copy(), self.seat, self.turn
        for name in FIELDS[2:]:
            value = getattr(self, name)
            setattr(twin, name, [one.copy() if isinstance(one, list) else one for one in value])
        return twin


FIELDS = ("seat", "turn", "coins", "hands", "decks", "discards", "play_area", "market", "stock", "archived")

# Effects, a class a word


class Gain(Op[CardState, Frame]):
    word: ClassVar[str] = "gain"
    demands: ClassVar[bool] = False

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.amount = fields.amount("n")

    def run(self, state: CardState, frame: Frame) -> None:
        state.coins[frame.actor] += self.amount.value(state, frame)

    def surely(self, state: CardState, frame: Frame, goods: list[int]) -> None:
        goods[0] += self.amount.value(state, frame)


class Lose(Op[CardState, Frame]):
    word: ClassVar[str] = "lose"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.most = fields.number("n")

    def payable(self, state: CardState, frame: Frame) -> bool:
        return state.coins[frame.actor] >= self.most

    def run(self, state: CardState, frame: Frame) -> None:
        lost = min(self.most, state.coins[frame.actor])
        state.coins[frame.actor] -= lost
        self.remember(state, lost, [])


class DrawCards(Op[CardState, Frame]):
    word: ClassVar[str] = "draw"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.count = fields.number("n")

    def run(self, state: CardState, frame: Frame) -> None:
        state.agenda += [Draw(frame.actor)] * self.count


class PickCard(AskingOp[CardState, Frame]):
    rule: ClassVar[str] = "TOY-004"


class Acquire(PickCard):
    word: ClassVar[str] = "acquire"

    def answers(self, state: CardState, frame: Frame) -> list[int]:
        return [TAKE.move(card) for card in sorted(state.market)]

    def answer(self, state: CardState, frame: Frame, move: int) -> None:
        card = TAKE.argument(move)
        state.market.remove(card)
        state.hands[frame.actor] = sorted([*state.hands[frame.actor], card])
        self.remember(state, 1, [card])
        if state.stock:
            state.market.append(state.stock.pop())
            state.tell(REFILLED, frame.actor, state.market[-1])


class Discard(PickCard):
    word: ClassVar[str] = "discard"

    def answers(self, state: CardState, frame: Frame) -> list[int]:
        return [DROP.move(card) for card in state.hands[frame.actor]]

    def answer(self, state: CardState, frame: Frame, move: int) -> None:
        card = DROP.argument(move)
        state.hands[frame.actor].remove(card)
        state.discards[frame.actor].append(card)
        self.remember(state, 1, [card])


class PayUpTo(AskingOp[CardState, Frame]):
    word: ClassVar[str] = "pay_up_to"
    rule: ClassVar[str] = "TOY-005"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.most = fields.number("n")

    def answers(self, state: CardState, frame: Frame) -> list[int]:
        return [SPEND.move(coins) for coins in range(min(self.most, state.coins[frame.actor]) + 1)]

    def answer(self, state: CardState, frame: Frame, move: int) -> None:
        coins = SPEND.argument(move)
        state.coins[frame.actor] -= coins
        self.remember(state, coins, [])


class PlayHandled(Op[CardState, Frame]):
    """Play at once the cards that an earlier step brought, as though from hand."""

    word: ClassVar[str] = "play"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.of = fields.text("of")

    def run(self, state: CardState, frame: Frame) -> None:
        for card in frame.cards(self.of):
            play_card(state, frame.actor, card)


class Archive(Op[CardState, Frame]):
    word: ClassVar[str] = "archive"

    def run(self, state: CardState, frame: Frame) -> None:
        state.play_area.remove(frame.card)
        state.archived.append(frame.card)


class CardMay(May[CardState, Frame]):
    word: ClassVar[str] = "may"
    rule: ClassVar[str] = "TOY-006"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields, YES, NO)


class CardChoose(ChooseOne[CardState, Frame]):
    word: ClassVar[str] = "choose"
    rule: ClassVar[str] = "TOY-006"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields, OPTION)


class CardCost(CostThen[CardState, Frame]):
    word: ClassVar[str] = "cost"


class CardIf(If[CardState, Frame]):
    word: ClassVar[str] = "if"


class CardRepeat(Repeat[CardState, Frame]):
    word: ClassVar[str] = "repeat"


def clockwise(state: CardState, first: int) -> list[int]:
    return [(first + step) % state.seats for step in range(state.seats)]


class CardEach(Each[CardState, Frame]):
    word: ClassVar[str] = "each"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.others_only = fields.word("who", ["all", "others"]) == 1

    def players(self, state: CardState, frame: Frame) -> list[int]:
        return clockwise(state, frame.actor)[self.others_only :]


class Attack(AskingOp[CardState, Frame]):
    """Whoever is attacked suffers the steps unless he discards a card to ward it off."""

    word: ClassVar[str] = "attack"
    rule: ClassVar[str] = "TOY-007"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.steps: Effect[CardState, Frame] = fields.effect("steps")

    def inner(self) -> list[Effect[CardState, Frame]]:
        return [self.steps]

    def answers(self, state: CardState, frame: Frame) -> list[int]:
        return [*(DROP.move(card) for card in state.hands[frame.actor]), NO.move()]

    def answer(self, state: CardState, frame: Frame, move: int) -> None:
        if NO.says(move):
            self.steps.begin(state, frame)
        else:
            state.hands[frame.actor].remove(DROP.argument(move))
            state.discards[frame.actor].append(DROP.argument(move))


class Coins(Condition[CardState, Frame]):
    word: ClassVar[str] = "coins"

    def __init__(self, fields: Fields) -> None:
        self.least = fields.number("coins")

    def holds(self, state: CardState, frame: Frame) -> bool:
        return state.coins[frame.actor] >= self.least


LEXICON = Lexicon(
    [
        Gain, Lose, DrawCards, Acquire, Discard, PayUpTo, PlayHandled, Archive, Attack,
        CardMay, CardChoose, CardCost, CardIf, CardRepeat, CardEach,
    ],
    conditions=[Coins],
)  # fmt: skip
EFFECTS: list[Effect[CardState, Frame]] = [Effect(kind, DECLARED[kind]) for kind in KINDS]
for effect in EFFECTS:
    LEXICON.read(effect)

# Steps of a turn


class NextTurn(Step[CardState]):
    def run(self, state: CardState) -> None:
        state.seat = state.turn % state.seats
        state.turn += 1
        if state.turn <= TURNS * state.seats:
            state.agenda += in_order([Draw(state.seat), TURN, self])


class PlayOne(Answer[CardState]):
    def offer(self, state: CardState, seat: int, moves: list[int]) -> None:
        for card in state.hands[seat]:
            PLAY.add(card, moves)

    def take(self, state: CardState, seat: int, move: int) -> None:
        play_card(state, seat, PLAY.argument(move))

    def gain(self, state: CardState, seat: int, move: int) -> list[int]:
        card = PLAY.argument(move)
        goods = [0]
        EFFECTS[CARDS[card]].surely(state, Frame(card, seat, seat, []), goods)
        return goods


class PassTurn(Answer[CardState]):
    def offer(self, state: CardState, seat: int, moves: list[int]) -> None:
        moves.append(PASS.move())

    def take(self, state: CardState, seat: int, move: int) -> None:
        state.coins[seat] += 1


class Turn(Menu[CardState]):
    rule: ClassVar[str] = "TOY-001"


TURN = Turn([PassTurn(PASS), PlayOne(PLAY)])


def play_card(state: CardState, seat: int, card: int) -> None:
    """From hand into play; its effect first, then it is put away."""
    state.hands[seat].remove(card)
    state.play_area.append(card)
    state.tell(PLAYED, seat, card)
    state.agenda.append(PutAway(seat, card))
    EFFECTS[CARDS[card]].begin(state, Frame(card, seat, seat, []))


class PutAway(Step[CardState]):
    def __init__(self, seat: int, card: int) -> None:
        self.seat, self.card = seat, card

    def run(self, state: CardState) -> None:
        if self.card in state.play_area:
            state.play_area.remove(self.card)
            state.discards[self.seat].append(self.card)


class Draw(Step[CardState]):
    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: CardState) -> None:
        deck = state.decks[self.seat]
        if deck:
            card = deck.pop()
            state.hands[self.seat] = sorted([*state.hands[self.seat], card])
            state.tell(DREW, self.seat, card)
        elif state.discards[self.seat]:
            state.agenda += in_order([OfferDevelopment(self.seat), Reshuffle(self.seat), self])


class OfferDevelopment(SeatChoice[CardState]):
    rule: ClassVar[str] = "TOY-003"

    def moves(self, state: CardState, seat: int) -> list[int]:
        return [*DEVELOP.moves(state.market), NO.move()]

    def settled(self, state: CardState) -> int:
        return ASKED if state.coins[self.seat] >= DEVELOPMENT and state.market else SKIPPED

    def take(self, state: CardState, seat: int, move: int) -> None:
        if DEVELOP.says(move):
            state.coins[seat] -= DEVELOPMENT
            state.market.remove(DEVELOP.argument(move))
            state.discards[seat].append(DEVELOP.argument(move))


class Reshuffle(Draw):
    def run(self, state: CardState) -> None:
        deck = sorted(state.discards[self.seat])
        state.chance.shuffle(DECKS[self.seat], deck)
        state.decks[self.seat], state.discards[self.seat] = deck, []
        state.tell(SHUFFLED, self.seat)


class CardView(msgspec.Struct):
    turn: int
    seat: int
    coins: list[int]
    hands: list[list[int]]
    decks: list[int]
    discards: list[list[int]]
    play_area: list[int]
    market: list[int]
    stock: int
    archived: list[int]


class CardToy(Game):
    """All hands lie open; only the order of decks is hidden."""

    def deal(self, seats: int, chance: Draws, options: dict[str, Value]) -> CardState:
        state = CardState(self, seats, chance)
        cards = list(range(len(CARDS)))
        chance.shuffle(STOCK, cards)
        for seat in range(seats):
            state.decks[seat] = [cards.pop() for _ in range(4)]
            state.hands[seat] = sorted(cards.pop() for _ in range(3))
        state.market = [cards.pop() for _ in range(4)]
        state.stock = cards
        state.agenda.append(NextTurn())
        return state

    def data(self, state: CardState) -> dict[str, Any]:
        plain = {name: getattr(state, name) for name in FIELDS}
        return {**plain, "seats": state.seats, "chance": state.chance.words(), "draws": state.chance.uses()} | {
            "agenda": self.save_agenda(state)
        }

    def position(self, data: Mapping[str, Any]) -> CardState:
        plain = dict(data)
        chance = draws_from(PURPOSES, seed_of(plain.pop("chance", [1, 2, 3, 4])), plain.pop("draws", {}))
        state = CardState(self, plain.pop("seats"), chance)
        state.agenda = self.load_agenda(state, plain.pop("agenda", [["Turn"]]))
        for name, value in plain.items():
            setattr(state, name, value)
        state.run()
        return state

    def find_step(self, state: State, name: str, parts: list[Any]) -> Step[Any]:
        if name in [step.__name__ for step in EFFECT_STEPS]:
            return LEXICON.find_step(name, parts)
        return TURN if name == "Turn" else super().find_step(state, name, parts)

    def length(self, state: CardState) -> int:
        return state.turn

    def view(self, state: CardState, seat: int | None) -> CardView:
        plain = {name: getattr(state, name) for name in FIELDS}
        return CardView(**{**plain, "decks": [len(deck) for deck in state.decks], "stock": len(state.stock)})

    def imagine(self, state: CardState, seat: int | None, chance: Chance) -> CardState:
        twin = state.copy()
        for deck in [*twin.decks, twin.stock]:
            reorder(deck, chance)
        return twin

    def scores(self, state: CardState) -> list[Score]:
        return [Score([ScoreLine("coins", "TOY-001", coins, coins)]) for coins in state.coins]

    def ranking(self, state: CardState) -> list[list[int]]:
        return rank([(coins,) for coins in state.coins])

    def census(self, state: CardState) -> dict[str, int]:
        places = [
            *state.hands,
            *state.decks,
            *state.discards,
            state.play_area,
            state.market,
            state.stock,
            state.archived,
        ]
        return {word: sum(place.count(card) for place in places) for card, word in enumerate(CARD.words)}

    def box(self, state: CardState) -> dict[str, int]:
        return dict.fromkeys(CARD.words, 1)

    def shelves(self) -> list[Shelf]:
        return []

    def worths(self, state: CardState) -> list[float]:
        return [float(coins) for coins in state.coins]

    def picture(self, view: CardView, lang: str, width: int) -> str:
        return str(view)


STEPS = (NextTurn, Turn, PutAway, Draw, OfferDevelopment, Reshuffle, *EFFECT_STEPS)
QUESTIONS = ("Turn", "OfferDevelopment", "Acquire", "Discard", "PayUpTo", "CardMay", "CardChoose", "Attack")


def card_texts() -> dict[str, dict[str, str]]:
    texts = {f"{table}.{name}": {"en": name, "fr": name} for table in ("ask", "await") for name in QUESTIONS}
    texts["score.coins"] = {"en": "Coins", "fr": "Pièces"}
    for verb in VERBS.verbs:
        text = " ".join([verb.word, *(f"{{{noun.name}}}" for noun in verb.nouns)])
        texts[f"move.{verb.word}"] = {"en": text, "fr": text}
    for what in HAPPENINGS:
        text = " ".join(["{who}", what.word, *(f"{{{name}}}" for name in what.nouns)])
        texts[f"event.{what.word}"] = {"en": text, "fr": text}
    return texts


CARD_TOY = CardToy(
    Sheet(
        id="cards",
        title=Name(en="Cards", fr="Cartes"),
        authors=(),
        publisher="",
        year=2026,
        seats=(2, 3),
        minutes=(1, 2),
        rules_version=1,
        end_rule="TOY-009",
        hidden=True,
    ),
    VERBS,
    HAPPENINGS,
    [seat_noun(3), CARD, NUMBER],
    STEPS,
    RuleBook([Rule(id=f"TOY-{number:03}", text=Name(en="…", fr="…")) for number in range(1, 10)]),
    Texts(card_texts()),
    purposes=PURPOSES,
)
