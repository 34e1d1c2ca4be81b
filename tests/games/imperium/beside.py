"""A game of the engine as a real table: what its player would tell of it, and what the C.I.V. really does there."""

from collections.abc import Sequence
from typing import Any

from imperia.games.imperium import hoard
from imperia.games.imperium.automa import market
from imperia.games.imperium.automa.beside.messages import (
    CivAccount,
    CivAdvice,
    CivFacts,
    CivPlay,
    CivQuestion,
    CivSlot,
    CivTold,
)
from imperia.games.imperium.automa.control import Compound
from imperia.games.imperium.automa.facing import FinishRow
from imperia.games.imperium.automa.op import CivOp
from imperia.games.imperium.automa.turn import CIV_TURN, RESOLVE_SLOTS, roll, rows_for, turn_up
from imperia.games.imperium.cards import CARDS, WORDS
from imperia.games.imperium.deed import deed_of
from imperia.games.imperium.hoard import DIE
from imperia.games.imperium.laid import Laid
from imperia.games.imperium.language.voice import sentence
from imperia.games.imperium.printed import (
    DEVELOPMENT,
    FAME_DECK,
    ICONS,
    JOURNEY,
    MARKET_DECKS,
    NATION_DECK,
    NATION_WORDS,
    RESOURCES,
    TYPES,
    UNREST_PILE,
    own,
)
from imperia.games.imperium.rules.draw import can_draw
from imperia.games.imperium.rules.leave import may_leave
from imperia.games.imperium.solo_content import LEVEL_WORDS
from imperia.games.imperium.solo_tables import CIV_KEY
from imperia.games.imperium.state import CIV, ImperiumState
from imperia.kernel.agenda import ASKED, SKIPPED, Choice, Step
from imperia.kernel.effects import Resolve
from imperia.kernel.signs import Voice
from tests.games.imperium.table import GAME

YOU = 0


def tokens(counts: list[int]) -> Any:
    """Tokens by word."""
    return {word: count for word, count in zip(RESOURCES, counts, strict=True) if count}


def rolled(facts: CivFacts) -> CivPlay:
    """The player tells the die of a table."""
    return CivPlay(account=CivAccount(facts=facts, box="classics"), told=CivTold(what="die", said=facts.die))


def card_told(facts: CivFacts, card: str, answers: Sequence[Any] = ()) -> CivPlay:
    """The card of its first slot was told, and so much was answered."""
    account = CivAccount(facts=facts, box="classics", phase="cards", slots=[1], card=card, answers=list(answers))
    return CivPlay(account=account)


def cleaning(facts: CivFacts) -> CivPlay:
    """Its cards are resolved."""
    return CivPlay(account=CivAccount(facts=facts, box="classics", phase="clean"))


def out_of_cards(facts: CivFacts, answers: Sequence[Any] = ()) -> CivPlay:
    """Its deck is empty, and so much was answered."""
    return CivPlay(account=CivAccount(facts=facts, box="classics", phase="clean", deck=True, answers=list(answers)))


def slot(laid: Laid) -> CivSlot:
    """A slot of the market."""
    return CivSlot(card=WORDS[laid.card] if laid.card >= 0 else "", tokens=tokens(laid.tokens))


def facts(state: ImperiumState, told: int = 5) -> CivFacts:
    """What a player tells of his table: so many slots of the market, and the rest."""
    gone = [word for deck, word in enumerate(MARKET_DECKS[:3]) if not state.piles[deck]]
    others = {
        "fame_deck": state.piles[FAME_DECK],
        "unrest_pile": state.piles[UNREST_PILE],
        "dynasty": state.piles[own(CIV, NATION_DECK)],
        "crowned": not state.crowned >> CIV & 1,
        "king_turned": not state.king,
    }
    journey = state.piles[own(CIV, JOURNEY)]
    return CivFacts(
        nation=NATION_WORDS[state.nations[CIV]],
        level=LEVEL_WORDS[state.terms.level],
        state=ICONS[state.is_empire(CIV)],
        tokens=tokens([state.have(CIV, token) for token in range(3)]),
        die=state.die,
        market=[slot(laid) for laid in state.market[:told]],
        gone=[*gone, *(word for word, there in others.items() if not there)],  # type: ignore[list-item]  # the words of its type
        journey=WORDS[journey[-1]] if journey else "",
    )


def answer(state: ImperiumState, before: ImperiumState, question: CivQuestion) -> bool | int | str:
    """What a player sees: at his table as it is, and what has changed there by the last step."""
    word, _, kind = question.matter.partition(":")
    area = [laid.card for laid in state.areas[YOU]]
    if word == "regions":
        return min(hoard.regions(state), question.most)
    if word == "deck":
        return bool(state.deck(CIV))
    if word == "discard":
        return any(is_of_kind(card, kind) for card in state.discard(CIV))
    if word == "exile":
        return market.best_exiled(state, hoard.mask_of([int(one) for one in kind.split(",")])) >= 0
    if word in ("quest", "quest_but"):
        return any(card != int(kind) for card in state.piles[own(CIV, DEVELOPMENT)][-1:])
    if word == "you_have":
        return state.have(YOU, RESOURCES.index(kind)) > 0
    if word == "stolen":
        return state.have(CIV, RESOURCES.index(kind)) - before.have(CIV, RESOURCES.index(kind))
    if word == "your_hand":
        return bool(state.hand(YOU))
    if word == "your_unrest":
        return any(CARDS[card].unrest for card in state.hand(YOU))
    if word == "your_draw":
        return can_draw(state, YOU)
    if word == "your_region":
        return any(CARDS[card].regions for card in area)
    if word == "your_loose":
        return any(CARDS[card].regions and may_leave(card) for card in area)
    if word == "your_persistent":
        return any(may_leave(card) for card in area)
    if word == "your_state":
        return state.is_empire(YOU)
    if word == "accession":
        return state.is_empire(CIV)
    if word == "dug":
        return state.have(CIV, 2) == before.have(CIV, 2)
    assert word == "market"
    return slot(state.market[int(kind)]).card or ""


def is_of_kind(card: int, kind: str) -> bool:
    """True if a card is unrest, a region or of a type."""
    if kind == "unrest":
        return CARDS[card].unrest
    return CARDS[card].regions > 0 if kind == "region" else bool(CARDS[card].types >> TYPES.index(kind) & 1)


class Part:
    """An op of a row as the engine comes to it, or what comes after the last one."""

    def __init__(self, op: CivOp | None, frame: Any, state: ImperiumState) -> None:
        self.op = op
        self.before = state.copy()
        self.possible = op is not None and op.possible(state, frame)

    def leaf(self) -> bool:
        """True for an op that is not put together of others."""
        return self.op is not None and not self.op.inner()

    def spoken(self) -> list[str]:
        """How it is said as a step."""
        assert self.op is not None
        return spoken(self.op)


class OneSlot(Step[ImperiumState]):
    """The card of a slot is turned up, and its row begun op by op."""

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def run(self, state: ImperiumState) -> None:
        """If there is one."""
        card = hoard.card_at(state, self.slot)
        frame = deed_of(CIV, card)
        row = turn_up(state, card, frame, rows_for(state, card)) if card >= 0 else None
        if row is not None:
            state.agenda += [FinishRow(card, row.number, False, []), Resolve(row.effect, 0, frame)]


def begin_turn(state: ImperiumState) -> None:
    """The C.I.V.'s turn with a step for each card and each op, which the engine carries out in one go."""
    assert state.agenda.pop() is CIV_TURN
    roll(state)
    state.agenda += [RESOLVE_SLOTS, *(OneSlot(slot) for slot in range(DIE, 0, -1))]


def next_step(state: ImperiumState) -> bool:
    """One step of the agenda; False if a choice waits for the player or the game is over."""
    if state._instead:
        state.agenda[:] = state._instead
        state._instead = []
    if not state.agenda:
        return False
    top: Any = state.agenda[-1]
    if top is CIV_TURN:
        begin_turn(state)
        return True
    if not isinstance(top, Choice):
        run_op(state)
        return True
    move = top.settled(state)
    if move == ASKED:
        return False
    state.agenda.pop()
    if move != SKIPPED:
        top.take(state, top.seats(state)[0], move)
    return True


def run_op(state: ImperiumState) -> None:
    """One step, but of a word that is put together of others each of those that are taken is a step of its own."""
    top: Any = state.agenda.pop()
    op = top.effect.ops[top.place] if isinstance(top, Resolve) and top.place < len(top.effect.ops) else None
    if isinstance(op, Compound):
        state.agenda.append(Resolve(top.effect, top.place + 1, top.frame))
        state.agenda += [Resolve(effect, 0, top.frame) for effect in reversed(op.taken(state, top.frame))]
    else:
        top.run(state)


def card_of(state: ImperiumState) -> int:
    """The card that the engine is about to resolve, or -1."""
    top = state.agenda[-1] if state.agenda else None
    return hoard.card_at(state, top.slot) if isinstance(top, OneSlot) else -1


def resolve(state: ImperiumState) -> list[Part]:
    """Let the engine resolve a card; the player answers with his first move. Returned are the ops it came to."""
    parts: list[Part] = []
    depth = len(state.agenda)
    state.agenda.pop().run(state)
    while len(state.agenda) >= depth and not state._instead:
        top = state.agenda[-1]
        if isinstance(top, Resolve) and top.effect.key.startswith(CIV_KEY) and top.place < len(top.effect.ops):
            op = top.effect.ops[top.place]
            assert isinstance(op, CivOp)
            parts.append(Part(op, top.frame, state))
        if isinstance(top, FinishRow):
            parts.append(Part(None, top, state))
        if not next_step(state):
            choice = state.choice()
            seat = choice.seats(state)[0]
            state.agenda.pop()
            choice.take(state, seat, choice.moves(state, seat)[0])
    return parts


def leaves(parts: list[Part]) -> list[int]:
    """The places of the ops that are not put together of others."""
    return [place for place, part in enumerate(parts) if part.leaf()]


def spoken(op: CivOp) -> list[str]:
    """How an op is said as a step: surely, or if possible."""
    texts = GAME.texts
    said = op.say(voice := Voice(texts, "en"))
    sure = voice.say("beside.it", {"does": said}) if op.of_civ else said
    return [sentence(sure), sentence(voice.say("beside.if_possible", {"does": sure}))]


def consult(state: ImperiumState, card: int, parts: list[Part], told: int) -> CivAdvice:
    """Ask for advice before the engine resolves a card, and answer every question as the table then is."""
    given: list[Any] = []
    begun = facts(state, told)
    while True:
        advice = GAME.beside(card_told(begun, WORDS[card], given), "en")
        assert isinstance(advice, CivAdvice)
        if advice.question is None:
            return advice
        if advice.question.slot >= told and len(begun.market) == told:
            # A card that was there before may bear tokens, so it is told as a fact, and all begins anew.
            begun = facts(state)
            given = []
            continue
        at = reached(advice, parts)
        before = parts[at].before if at >= 0 else state
        now = parts[at + 1].before if at >= 0 else state
        given.append(answer(now, before, advice.question))


def reached(advice: CivAdvice, parts: list[Part]) -> int:
    """The place of the op that was said last; -1 before the first. What was not possible was not said."""
    at = -1
    places = leaves(parts)
    for step in advice.steps:
        # What cannot be done the engine may not even come to.
        at = next((place for place in places if place > at and step.text in parts[place].spoken()), at)
    return at
