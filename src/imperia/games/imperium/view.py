"""The view of each seat and of a spectator."""

from __future__ import annotations

import msgspec

from imperia.games.imperium.automa.view import CivView, see_civ
from imperia.games.imperium.cards import CARDS, KINGS, NATION_CARDS, WORDS
from imperia.games.imperium.ending import SCORING_PILES
from imperia.games.imperium.knowledge import knows
from imperia.games.imperium.laid import Laid
from imperia.games.imperium.phases.solstice import OrderSolstice
from imperia.games.imperium.piles import has_accession
from imperia.games.imperium.printed import (
    ACTION,
    BOXES,
    COMMON_PILES,
    DECK,
    DEVELOPMENT,
    DEVELOPMENT_EXHAUST,
    DISCARD,
    EXHAUST,
    EXILE,
    FAME_DECK,
    HISTORY,
    ICONS,
    JOURNEY,
    MAIN_DECK,
    NATION_DECK,
    NATION_EXHAUST,
    NATION_WORDS,
    REGION_TYPES,
    RESOURCES,
    SIDES,
    SLOTS,
    UNREST_PILE,
    own,
)
from imperia.games.imperium.rules.develop import development_price
from imperia.games.imperium.rules.draw import hand_limit
from imperia.games.imperium.rules.market import market_token
from imperia.games.imperium.rules.pay import can_pay
from imperia.games.imperium.scoring import score, unrest_owned
from imperia.games.imperium.state import ENDINGS, ORDERS, ImperiumState
from imperia.games.imperium.underway import frame_of
from imperia.games.imperium.words import CARD, CAUSES
from imperia.kernel.position import write, write_maybe


class MarketView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A slot of the market: its card, what lies on it and under it, and the deck that refills it."""

    deck: str
    card: str = ""
    tokens: dict[str, int] = {}
    unrest: int = 0


class LaidView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card in play and what lies on it and under it; what does not is left out."""

    card: str
    exhausted: bool = False
    tokens: dict[str, int] = {}
    garrison: list[str] = []
    # Its region icons as they count now, where that is not as printed.
    icons: dict[str, int] = {}


class DevelopmentView(msgspec.Struct, frozen=True):
    """A card of a development area, what it costs its owner now, and whether they can pay that."""

    card: str
    cost: dict[str, int]
    payable: bool


class PlayerView(msgspec.Struct, frozen=True, omit_defaults=True):
    """One side of the table."""

    nation: str
    # The side of the power card, and of the State card.
    side: str
    state: str
    tokens: dict[str, int]
    actions: int
    exhausts: int
    hand_limit: int
    hand_size: int
    # The whole hand for its holder; for others what they saw go there.
    hand: list[str]
    # Cards left in the deck before it is reshuffled, and what would be shuffled.
    deck: int
    discard: list[str]
    # Power card first, then in the order in which they came into play.
    area: list[LaidView]
    # History, or the sunken pile of a nation that has one; its contents as far as the seat has seen them go there.
    history_size: int
    history: list[str]
    sunken: bool = False
    # Nation cards left above the accession card, that card while it lies there, and whether a token bars the deck.
    nation_deck: int = 0
    accession: str = ""
    nation_barred: bool = False
    development: list[DevelopmentView] = []
    development_barred: bool = False
    can_develop: bool = False
    journey: list[str] = []
    # True if the player has resolved King of Kings.
    crowned: bool = False
    # The token that the player adds to the market in clean-up.
    market_token: dict[str, int] = {}
    # Points and unrest cards, where the seat knows all of their cards; else what it knows of.
    points: int = 0
    unrest: int = 0
    certain: bool = False


class ImperiumView(msgspec.Struct, frozen=True):
    """The whole table as one seat sees it."""

    seat: int | None
    seats: int
    round: int
    order: str
    first: int
    active: int
    to_act: list[int]
    step: str
    over: bool
    box: str
    # While nations are chosen: those that are left.
    offered: list[str]
    players: list[PlayerView]
    # From left to right; decks by name with the number of their cards.
    market: list[MarketView]
    decks: dict[str, int]
    unrest_pile: int
    exile: list[str]
    # Fame cards that lie face down, and King of Kings below them with the side that shows.
    fame_deck: int
    king: str
    king_side: str
    # How far it is from its end, what triggered that and who did.
    ending: str
    cause: str
    ender: int | None
    collapsed: bool
    # Within a turn: cards played as free actions, and state icons that the next card ignores.
    freed: list[str]
    ignored: list[str]
    # Cards of the viewer's hand that nobody can tell apart: one is offered, and each of them will do.
    alike: list[list[str]]
    # The card that is being resolved and by whom, and at the solstice the cards that still wait.
    resolving: str
    actor: int | None
    waiting: list[str]
    # The opponent of the solo game, from the first round on.
    civ: CivView | None


def see_tokens(tokens: list[int]) -> dict[str, int]:
    """Resources by word, without those that there are none of."""
    return {RESOURCES[token]: count for token, count in enumerate(tokens) if count}


def see_laid(laid: Laid) -> LaidView:
    """A card in play; all of it is open (IMP-148)."""
    printed = CARDS[laid.card].region_types
    icons = {REGION_TYPES[one]: count for one, count in enumerate(laid.icons)} if laid.icons != printed else {}
    return LaidView(WORDS[laid.card], laid.exhausted, see_tokens(laid.tokens), write(CARD, laid.under), icons)


def see_slot(state: ImperiumState, slot: int) -> MarketView:
    """A slot of the market."""
    laid = state.market[slot]
    deck = SLOTS[slot] if state.piles[SLOTS[slot]] else MAIN_DECK
    return MarketView(COMMON_PILES[deck], write_maybe(CARD, laid.card), see_tokens(laid.tokens), len(laid.under))


def see_development(state: ImperiumState, seat: int) -> list[DevelopmentView]:
    """A development area, with what its cards cost now; quests cost nothing and cannot be bought (IMP-039)."""
    found: list[DevelopmentView] = []
    for card in state.piles[own(seat, DEVELOPMENT)]:
        cost = development_price(state, seat, card)
        found.append(DevelopmentView(WORDS[card], see_tokens(cost), bool(cost) and can_pay(state, seat, cost)))
    return found


def certain_of(state: ImperiumState, seat: int | None, holder: int) -> bool:
    """True if a seat knows all cards of a player that score: its owner does, others once all is shown."""
    if seat == holder:
        return True
    piles = [state.piles[own(holder, pile)] for pile in SCORING_PILES]
    return all(state.hidden.knows(seat, card) or pile is piles[2] for pile in piles for card in pile)


def see_player(state: ImperiumState, seat: int | None, holder: int) -> PlayerView:
    """One player; hand and history only as far as the seat knows them."""
    nation = state.nations[holder]
    area = state.areas[holder]
    piles = [state.piles[own(holder, pile)] for pile in range(JOURNEY + 1)]
    power = next((CARDS[laid.card] for laid in area if CARDS[laid.card].power), None)
    accession = state.round > 0 and has_accession(state, holder)
    certain = state.round > 0 and certain_of(state, seat, holder)
    token, count = market_token(state, holder)
    return PlayerView(
        nation=NATION_WORDS[nation] if nation >= 0 else "",
        side=SIDES[power.side] if power is not None else "",
        state=ICONS[state.is_empire(holder)],
        tokens=see_tokens([state.have(holder, one) for one in range(len(RESOURCES))]),
        actions=state.have(holder, ACTION),
        exhausts=state.have(holder, EXHAUST),
        hand_limit=hand_limit(state, holder),
        hand_size=len(state.hand(holder)),
        hand=write(CARD, [card for card in state.hand(holder) if knows(state, seat, holder, card)]),
        deck=len(piles[DECK]),
        discard=write(CARD, piles[DISCARD]),
        area=[see_laid(laid) for laid in area],
        history_size=len(piles[HISTORY]),
        history=write(CARD, [card for card in piles[HISTORY] if knows(state, seat, holder, card)]),
        sunken=nation >= 0 and NATION_CARDS[nation].sunken,
        nation_deck=len(piles[NATION_DECK]) - accession,
        accession=WORDS[piles[NATION_DECK][0]] if accession else "",
        nation_barred=state.have(holder, NATION_EXHAUST) > 0,
        development=see_development(state, holder),
        development_barred=state.have(holder, DEVELOPMENT_EXHAUST) > 0,
        can_develop=nation >= 0 and NATION_CARDS[nation].can_develop,
        journey=write(CARD, piles[JOURNEY]),
        crowned=bool(state.crowned >> holder & 1),
        market_token={RESOURCES[token]: count},
        points=score(state, holder).total if certain else 0,
        unrest=unrest_owned(state, holder) if certain else 0,
        certain=certain,
    )


def see_alike(state: ImperiumState, seat: int) -> list[list[str]]:
    """The cards of a hand of which there are several; one that was played free of charge is not like the others."""
    kinds: dict[int, list[str]] = {}
    for card in state.hand(seat):
        if card not in state.freed:
            kinds.setdefault(CARDS[card].kind, []).append(WORDS[card])
    return [cards for cards in kinds.values() if len(cards) > 1]


def see(state: ImperiumState, seat: int | None) -> ImperiumView:
    """All that a seat may know."""
    resolving, actor, waiting = "", None, []
    for step in reversed(state.agenda):
        frame = frame_of(step)
        if frame is not None and not resolving:
            resolving, actor = write_maybe(CARD, frame.card), frame.actor
        if isinstance(step, OrderSolstice):
            waiting = write(CARD, step.waiting)
    return ImperiumView(
        seat=seat,
        seats=state.seats,
        round=state.round,
        order=ORDERS[state.order],
        first=state.first,
        active=state.seat,
        to_act=list(state.to_act()),
        step=type(state.agenda[-1]).__name__ if state.agenda else "",
        over=state.over,
        box=BOXES[state.terms.common],
        offered=[NATION_WORDS[nation] for nation in state.offered],
        players=[see_player(state, seat, holder) for holder in range(state.seats)],
        market=[see_slot(state, slot) for slot in range(len(SLOTS))],
        decks={COMMON_PILES[deck]: len(state.piles[deck]) for deck in range(MAIN_DECK + 1)},
        unrest_pile=len(state.piles[UNREST_PILE]),
        exile=write(CARD, state.piles[EXILE]),
        fame_deck=len(state.piles[FAME_DECK]),
        king=WORDS[KINGS[state.terms.common]],
        king_side=SIDES[state.king],
        ending=ENDINGS[state.ending],
        cause=CAUSES[state.cause] if state.cause >= 0 else "",
        ender=state.ender if state.ender >= 0 else None,
        collapsed=state.collapsed,
        freed=write(CARD, state.freed),
        ignored=[icon for place, icon in enumerate(ICONS) if state.ignored >> place & 1],
        alike=see_alike(state, seat) if seat is not None else [],
        resolving=resolving,
        actor=actor,
        waiting=waiting,
        civ=see_civ(state, seat) if state.seats == 1 and state.round else None,
    )
