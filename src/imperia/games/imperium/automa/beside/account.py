"""The course of a game at a real table: whose turn it is, and what comes next when something was told."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from imperia.games.imperium.automa.beside import advice
from imperia.games.imperium.automa.beside.errors import BadFacts, Unanswered
from imperia.games.imperium.automa.beside.find import find_cards
from imperia.games.imperium.automa.beside.matters import Matter
from imperia.games.imperium.automa.beside.messages import (
    MOST_CARDS,
    CivAccount,
    CivAdvice,
    CivAnswered,
    CivAsked,
    CivBegin,
    CivCount,
    CivFacts,
    CivFind,
    CivPlay,
    CivRead,
    CivSlot,
    CivStep,
    CivTold,
)
from imperia.games.imperium.automa.beside.table import MARKET_NAMES, RealTable
from imperia.games.imperium.automa.beside.view import (
    begin_facts,
    civ_card,
    count,
    facts_of,
    lay_out,
    question_of,
    read,
    row_of,
)
from imperia.games.imperium.cards import CARDS, WORDS
from imperia.games.imperium.content import INDEX
from imperia.games.imperium.solo_tables import ROWS
from imperia.kernel.game import Game
from imperia.kernel.signs import Voice

# What can be told on each stage.
TOLD: Final = {
    "yours": ("die",),
    "market": ("market", "later"),
    "card": ("card",),
    "acts": ("answer", "done", "deck"),
}
FACES: Final = range(1, 7)


def advise(game: Game, asked: CivAsked, lang: str) -> CivAnswered:
    """Answer somebody who runs the C.I.V. at their own table."""
    match asked:
        case CivBegin():
            return show(game, CivAccount(facts=begin_facts(asked.nation, asked.level), box=asked.box), lang)
        case CivPlay():
            told = asked.told
            return show(game, asked.account if told is None else follow(game, asked.account, told, lang), lang)
        case CivRead():
            return read(game, asked, lang)
        case CivCount():
            return count(game, asked, lang)
        case CivFind():
            return find_cards(asked.account)


def follow(game: Game, account: CivAccount, told: CivTold, lang: str) -> CivAccount:
    """The game after something was told; what was not asked for is refused."""
    shown = show(game, account, lang)
    if told.what not in TOLD[shown.stage]:
        raise BadFacts("beside_untimely", what=told.what)
    said = told.said
    match told.what:
        case "die":
            if isinstance(said, bool) or said not in FACES:
                raise BadFacts("beside_die", rule="IMP-251")
            return roll_die(game, replace(account, facts=replace(account.facts, die=int(said))))
        case "market":
            return lay_slot(account, shown.slot, str(said))
        case "later":
            return replace(account, later=True)
        case "card":
            return tell_card(account, str(said)) if said else onward(account, None)
        case "deck":
            return replace(account, deck=True, answers=[])
        case "answer":
            return answer(account, shown, said)
        case "done":
            if shown.question is not None:
                raise BadFacts("beside_untimely", what=told.what)
            return onward(account, shown)


def roll_die(game: Game, account: CivAccount) -> CivAccount:
    """The C.I.V.'s turn begins: its slots but for the one that the die sets aside."""
    slots = advice.roll(real_table(game, account, "en"))
    return replace(account, phase="cards", slots=slots, card="", answers=[], later=False)


def lay_slot(account: CivAccount, place: int, card: str) -> CivAccount:
    """A slot of the market is told; what was answered before may no longer be an answer."""
    market = [CivSlot(card=card) if at == place else slot for at, slot in enumerate(account.facts.market)]
    return replace(account, facts=replace(account.facts, market=market), answers=[])


def tell_card(account: CivAccount, card: str) -> CivAccount:
    """The card of a slot."""
    civ_card(card)
    return replace(account, card=card, answers=[], counted=with_counted(account, [card]))


def with_counted(account: CivAccount, cards: list[str]) -> list[str]:
    """What is counted at the end, with cards that are its own; how much unrest it has is counted by hand."""
    new = [word for word in cards if word not in account.counted and not CARDS[INDEX[word]].unrest]
    return [*new, *account.counted][:MOST_CARDS]


def answer(account: CivAccount, shown: CivAdvice, said: bool | int | str) -> CivAccount:
    """An answer; a card of the market that was there before is a fact, one that has just come an answer."""
    if shown.question is None:
        raise BadFacts("beside_untimely", what="answer")
    market = account.facts.market
    slot = shown.question.slot
    if slot >= 0 and (slot >= len(market) or market[slot].card is None):
        bare = [CivSlot() for _ in range(len(market), slot + 1)]
        known = replace(account, facts=replace(account.facts, market=[*market, *bare]))
        return lay_slot(known, slot, str(said))
    told = account.told
    if isinstance(said, int) and not isinstance(said, bool):
        told = {**told, shown.question.matter: said}
    return replace(account, answers=[*account.answers, said], told=told)


def onward(account: CivAccount, done: CivAdvice | None) -> CivAccount:
    """What was said is done at the table: the next slot, the clean-up, or the player's turn."""
    if done is not None:
        account = replace(
            account,
            facts=done.facts,
            taken=[*done.taken, *account.taken][:MOST_CARDS],
            counted=with_counted(account, done.taken),
        )
    account = replace(account, card="", answers=[], later=False)
    if account.deck:
        return replace(account, deck=False)
    if account.phase == "clean":
        return replace(account, facts=replace(account.facts, die=0), phase="yours")
    left = account.slots[1:]
    return replace(account, slots=left, phase="cards" if left else "clean")


def untold(facts: CivFacts) -> int:
    """The first slot of the market that nobody has told; -1 if all are known."""
    return next((place for place, slot in enumerate(facts.market) if slot.card is None), -1)


def show(game: Game, account: CivAccount, lang: str) -> CivAdvice:
    """What stands on the table now: what is to be told, or what the C.I.V. does."""
    table = real_table(game, account, lang)
    slot, *following = [*account.slots, 0]
    if account.phase != "yours" and not account.facts.die:
        raise BadFacts("beside_die", rule="IMP-251")
    if account.phase == "yours" and not account.deck:
        return CivAdvice(account=account, facts=account.facts, stage="yours")
    place = untold(account.facts)
    if place >= 0 and not (account.card or account.later or account.deck):
        return CivAdvice(account=account, facts=account.facts, stage="market", slot=place)
    if account.phase == "cards" and not account.card and not account.deck:
        # What the die has set aside is said before the first card.
        first = advice.roll(table) == account.slots
        steps = steps_of(table) if first else []
        return CivAdvice(account=account, facts=account.facts, stage="card", slot=slot, steps=steps)
    return act(account, table, slot, following[0] if following else 0)


def act(account: CivAccount, table: RealTable, slot: int, following: int) -> CivAdvice:
    """What the C.I.V. does by its card, in its clean-up, or for a new deck, as far as it is known."""
    matter: Matter | None = None
    try:
        if account.deck:
            advice.new_deck(table)
        elif account.phase == "clean":
            advice.clean_up(table)
        else:
            advice.resolve(table, civ_card(account.card))
    except Unanswered as unanswered:
        matter = unanswered.matter
    if table.used < len(table.answers):
        raise BadFacts("beside_answers", count=len(table.answers), used=table.used)
    before = account.told.get(matter.name, -1) if matter is not None else -1
    return CivAdvice(
        account=account,
        stage="acts",
        slot=slot,
        following=following,
        facts=facts_of(table, account.facts),
        steps=steps_of(table),
        question=question_of(matter, table.voice) if matter is not None else None,
        before=before if matter is not None and before <= matter.most() else -1,
        row=row_of(ROWS[table.row], table.voice) if table.row >= 0 else None,
        passed=[row_of(ROWS[row], table.voice) for row in table.passed],
        taken=[WORDS[card] for card in table.taken],
    )


def real_table(game: Game, account: CivAccount, lang: str) -> RealTable:
    """The table that was told, with its answers."""
    facts = account.facts
    known = [MARKET_NAMES[place] for place, slot in enumerate(facts.market) if slot.card is not None]
    return RealTable(lay_out(game, facts), known, list(account.answers), Voice(game.texts, lang))


def steps_of(table: RealTable) -> list[CivStep]:
    """What was said so far."""
    return [CivStep(text=told.text, rule=told.rule, details=told.details) for told in table.steps]
