"""The views of each seat and of a spectator (SET-019, SET-020, SET-Q43, SET-Q75)."""

from __future__ import annotations

import msgspec

from imperia.games.settlers.cards import CARDS, WORDS
from imperia.games.settlers.content import TABLES
from imperia.games.settlers.empire import foreign_deals, protection, raze_bonus
from imperia.games.settlers.location import Location, unpack_all
from imperia.games.settlers.payment import PayInGold, PayKind
from imperia.games.settlers.phases.cleanup import storable
from imperia.games.settlers.phases.lookout import DiscardRest, PickCard
from imperia.games.settlers.phases.production import OrderSources
from imperia.games.settlers.phases.raze import ChooseTurnIn
from imperia.games.settlers.printed import (
    ANY,
    ATTACK,
    COMMON,
    DECKS,
    GOODS,
    KINDS,
    PRICE_WORDS,
    RAZE_LOCATION_COST,
    ROUNDS,
    STOCK_SIZE,
    write_price,
)
from imperia.games.settlers.scoring import beats_virtual, faction_locations, feat, left_over, score
from imperia.games.settlers.state import LOOKOUTS, PHASES, SettlersState
from imperia.games.settlers.triggers import OrderTriggers
from imperia.games.settlers.use import Use
from imperia.games.settlers.words import BUILD, CARD_NOUN, GOOD, MAKE_DEAL, RAZE_FROM_HAND
from imperia.kernel.effects import Ask
from imperia.kernel.position import write, write_counts, write_maybe


class LocationView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A location in an empire and what lies on it; what does not is left out."""

    card: str
    # The seat that controls it by an Egyptian token, where it lies in the empire of another.
    holder: int | None = None
    uses: int = 0
    limit: int = 0
    spent: dict[str, int] = {}
    blocked: bool = False
    defense: bool = False
    samurai: bool = False
    # What an enemy pays to raze it; 0 if nobody can.
    raze_cost: int = 0
    # The seat that has a deal with it through a Trade Route.
    dealt_by: int | None = None
    under: int = 0
    under_cards: list[str] = []
    offered: dict[str, int] = {}


class RowView(msgspec.Struct, frozen=True):
    """One row of an empire: faction locations left of the board, common ones right (SET-030)."""

    kind: str
    faction: list[LocationView]
    common: list[LocationView]


class DealView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A deal: a card under the board, or an enemy location by a Trade Route."""

    card: str
    foreign: bool = False


class PlayerView(msgspec.Struct, frozen=True, omit_defaults=True):
    """One side of the table; the virtual player of the solo game comes after the only seat."""

    faction: str
    points: int
    track: int
    left_over: int
    faction_locations: int
    stock: dict[str, int]
    stores: list[str]
    passed: bool
    rows: list[RowView]
    foundations: list[str]
    deals: list[DealView]
    hand_size: int
    hand_common: int
    hand_faction: int
    # The whole hand for its holder; for others what they saw go there.
    hand: list[str]
    deck: int
    discards: list[str]
    virtual: bool = False
    draft_size: int = 0
    draft: list[str] = []
    chosen: bool = False
    kept: str = ""


class SettlersView(msgspec.Struct, frozen=True):
    """The whole table as one seat sees it."""

    seat: int | None
    seats: int
    round: int
    rounds: int
    phase: str
    lookout: str
    peaceful: bool
    first: int
    active: int
    to_act: list[int]
    step: str
    over: bool
    players: list[PlayerView]
    deck: int
    discards: list[str]
    open: list[str]
    # Who takes an open card, in the order in which they will.
    picks: list[int]
    building: str
    due: dict[str, int]
    using: str
    held_size: int
    held: list[str]
    # By card of the viewer's hand, the actions that it is for, possible now or not.
    purposes: dict[str, list[str]]
    spoils: dict[str, int]
    bounty: int
    waiting: list[str]
    egypt_tokens: int
    targets: list[str]
    attack_deck: int
    attack_discards: list[str]
    collected: list[str]
    ahead: bool
    feat: str


def knows(state: SettlersState, seat: int | None, holder: int, card: int) -> bool:
    """True if a seat (None: a spectator) knows a card that lies hidden with its holder."""
    return seat == holder or state.hidden.knows(seat, card)


def see_location(state: SettlersState, seat: int | None, holder: int, location: Location, bonus: int) -> LocationView:
    """A location; only what lies under a Gate is hidden."""
    card = location.card
    return LocationView(
        card=WORDS[card],
        holder=holder if holder != location.owner else None,
        uses=location.uses,
        limit=CARDS[card].limit,
        spent=write_counts(GOOD, unpack_all(location.spent)),
        blocked=location.blocked,
        defense=bool(location.defense),
        samurai=bool(location.samurai),
        raze_cost=RAZE_LOCATION_COST + protection(location, bonus) if CARDS[card].raze else 0,
        dealt_by=location.marked - 1 if location.marked else None,
        under=len(location.under),
        under_cards=write(CARD_NOUN, location.under) if seat == holder else [],
        offered=write_counts(GOOD, unpack_all(location.offered)),
    )


def see_rows(state: SettlersState, seat: int | None, party: int) -> list[RowView]:
    """The locations that lie in an empire, whoever controls them."""
    rows = [RowView(kind, [], []) for kind in KINDS]
    for holder in range(state.parties()):
        bonus = raze_bonus(state, holder)
        for location in state.empires[holder]:
            if location.owner == party:
                card = CARDS[location.card]
                side = rows[card.kind].common if card.deck == COMMON else rows[card.kind].faction
                side.append(see_location(state, seat, holder, location, bonus))
    return rows


def see_deals(state: SettlersState, party: int) -> list[DealView]:
    """Deals under the board, then those of a Trade Route."""
    own = [DealView(WORDS[card]) for card in state.deals[party]]
    return own + [DealView(WORDS[card], True) for card in foreign_deals(state, party)]


def see_player(state: SettlersState, seat: int | None, party: int) -> PlayerView:
    """One player; their hand only as far as the seat knows it."""
    faction = state.factions[party]
    virtual = party >= state.seats
    hand = state.hands[party]
    common = sum(CARDS[card].deck == COMMON for card in hand)
    draft = state.drafts[party]
    own = seat == party
    stores = [] if virtual else [GOODS[good] for good in range(STOCK_SIZE) if storable(state, party)[good]]
    kept = state.kept[party]
    return PlayerView(
        virtual=virtual,
        faction=DECKS[faction] if faction else "",
        points=len(state.collected) if virtual else score(state, party).total,
        track=state.points[party],
        left_over=left_over(state, party),
        faction_locations=faction_locations(state, party),
        stock=write_counts(GOOD, state.stocks[party]),
        stores=stores,
        passed=state.passed[party],
        rows=see_rows(state, seat, party),
        foundations=[WORDS[card] if knows(state, seat, party, card) else "" for card in state.foundations[party]],
        deals=see_deals(state, party),
        hand_size=len(hand),
        hand_common=common,
        hand_faction=len(hand) - common,
        hand=write(CARD_NOUN, [card for card in hand if knows(state, seat, party, card)]),
        deck=len(state.decks[faction]) if faction else 0,
        discards=write(CARD_NOUN, state.discards[faction]) if faction else [],
        draft_size=len(draft),
        draft=write(CARD_NOUN, [card for card in draft if knows(state, seat, party, card)]),
        chosen=bool(draft) and kept >= 0,
        kept=WORDS[draft[kept]] if own and draft and kept >= 0 else "",
    )


def see_picks(state: SettlersState) -> list[int]:
    """The seats that still take one of the open cards, the next one first; none before the cards are revealed."""
    picks: list[int] = []
    if state.open:
        for step in reversed(state.agenda):
            if isinstance(step, PickCard):
                picks.append(step.seat)
            elif isinstance(step, DiscardRest):
                break
    return picks


class Doing:
    """The unfinished business of a turn."""

    def __init__(self) -> None:
        self.due: dict[str, int] = {}
        self.using: str = ""
        self.spoils: dict[str, int] = {}
        self.bounty: int = 0
        self.waiting: list[str] = []


def see_doing(state: SettlersState) -> Doing:
    """Everything due, used, turned in or still to come, from the questions and steps of this turn."""
    doing = Doing()
    for step in state.agenda:
        if isinstance(step, PayInGold | PayKind):
            doing.using = write_maybe(CARD_NOUN, step.onto)
            doing.due = write_price(step.due) if isinstance(step, PayInGold) else {PRICE_WORDS[ANY]: step.count}
        elif isinstance(step, Ask) and isinstance(step.frame, Use):
            doing.using = write_maybe(CARD_NOUN, step.frame.onto)
        elif isinstance(step, ChooseTurnIn):
            doing.spoils, doing.bounty = write_counts(GOOD, step.spoils), step.bounty
        elif isinstance(step, OrderTriggers | OrderSources):
            doing.waiting = write(CARD_NOUN, step.waiting)
    return doing


def see_purposes(card: int) -> list[str]:
    """The actions that a card of the hand is for (SET-097, SET-111, SET-118)."""
    found = [BUILD]
    if CARDS[card].deal >= 0:
        found.append(MAKE_DEAL)
    if CARDS[card].raze:
        found.append(RAZE_FROM_HAND)
    return [verb.word for verb in found]


def see(state: SettlersState, seat: int | None) -> SettlersView:
    """All that a seat may know."""
    solo = state.seats == 1
    doing = see_doing(state)
    ahead = solo and beats_virtual(state)
    return SettlersView(
        seat=seat,
        seats=state.seats,
        round=state.round,
        rounds=ROUNDS,
        phase=PHASES[state.phase],
        lookout=LOOKOUTS[state.terms.lookout],
        peaceful=state.terms.peaceful,
        first=state.first,
        active=state.seat,
        to_act=list(state.to_act()),
        step=type(state.agenda[-1]).__name__ if state.agenda else "",
        over=state.over,
        players=[see_player(state, seat, party) for party in range(state.parties())],
        deck=len(state.decks[COMMON]),
        discards=write(CARD_NOUN, state.discards[COMMON]),
        open=write(CARD_NOUN, state.open),
        picks=see_picks(state),
        building=WORDS[state.aside[-1]] if state.aside else "",
        due=doing.due,
        using=doing.using,
        held_size=len(state.held),
        held=write(CARD_NOUN, state.held) if seat == state.seat else [],
        purposes={WORDS[card]: see_purposes(card) for card in state.hands[seat]} if seat is not None else {},
        spoils=doing.spoils,
        bounty=doing.bounty,
        waiting=doing.waiting,
        egypt_tokens=state.tokens,
        targets=[GOODS[CARDS[card].deal] for card in state.deals[-1]] if solo else [],
        attack_deck=len(state.decks[ATTACK]),
        attack_discards=write(CARD_NOUN, state.discards[ATTACK]),
        collected=write(CARD_NOUN, state.collected),
        ahead=ahead,
        feat=TABLES.feats[feat(score(state, 0).total)].id if ahead else "",
    )
