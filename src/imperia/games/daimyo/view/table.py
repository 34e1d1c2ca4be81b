"""The view of each seat and of a spectator: all but hands, decks and the empire's hidden cards."""

from __future__ import annotations

import msgspec

from imperia.games.daimyo.cards import OBJECTIVE_CARDS
from imperia.games.daimyo.content import VILLAGERS
from imperia.games.daimyo.objectives import count_of, open_place
from imperia.games.daimyo.phases.construction import Build
from imperia.games.daimyo.phases.recruitment import Recruit
from imperia.games.daimyo.printed import (
    DECKS,
    DICE,
    DIE_KINDS,
    FIRST_BANNER,
    LEVELS,
    RELIC_COUNT,
    RELIC_TILES,
    ROUNDS,
    SECOND_BANNER,
    SPACES,
)
from imperia.games.daimyo.scoring import achievements
from imperia.games.daimyo.state import NONE, PHASES, DaimyoState
from imperia.games.daimyo.turn_bits import HERO_PLAYED, MAIN_DONE, POWER_USED
from imperia.games.daimyo.view.islands import IslandView, see_island
from imperia.games.daimyo.view.players import PlayerView, see_player
from imperia.games.daimyo.view.reach import ReachView, see_reach
from imperia.games.daimyo.words import FACE, HERO, OBJECTIVE, SOLO_NOUN


class ObjectiveView(msgspec.Struct, frozen=True):
    """An objective in play."""

    objective: str
    first: int | None
    second: int | None
    # The place that can still be taken: 1, 2, or 0 for none.
    open: int
    # How far everybody is, by seat.
    progress: list[int]


class VillagerView(msgspec.Struct, frozen=True):
    """A villager tile and the face that it shows."""

    villager: str
    face: str
    hidden_face: str


class EmpireView(msgspec.Struct, frozen=True):
    """The empire's cards."""

    level: str
    # The card of its next or present turn, those of this round, and how many are left in each deck.
    card: str
    cards: list[str]
    past: list[str]
    decks: dict[str, int]
    achievements: list[str]


class DaimyoView(msgspec.Struct, frozen=True):
    """The whole table as one seat sees it."""

    seat: int | None
    seats: int
    parties: int
    round: int
    rounds: int
    phase: str
    boards: str
    aggressive: bool
    first: int
    helmet_holder: int
    # Whose die was the first of the round on Villagers' Help; nobody's yet.
    helped: int | None
    turn: int
    active: int
    to_act: list[int]
    step: str
    over: bool
    # Within a turn: the space of its die, and what is done.
    space: str
    main_done: bool
    hero_done: bool
    power_done: bool
    playing: list[str]
    # What the question is about: the price of the next recruit, a discount, a tile just drawn.
    recruit_price: int | None
    build_discount: int | None
    drawn: str
    # How many of which dice are on the central island.
    pool: dict[str, int]
    islands: list[IslandView]
    black_market: list[str]
    bag: int
    first_banner: int
    second_banner: int
    players: list[PlayerView]
    reach: list[ReachView]
    market: list[str]
    # The card that enters the market next, and how many lie below it.
    next_hero: str
    hero_deck: int
    objectives: list[ObjectiveView]
    villagers: list[VillagerView]
    empire: EmpireView | None


def party_or_none(party: int) -> int | None:
    """A party, or nobody."""
    return None if party == NONE else int(party)


def see_objectives(state: DaimyoState) -> list[ObjectiveView]:
    """The objectives in play, and how far everybody is."""
    found: list[ObjectiveView] = []
    for place, number in enumerate(state.objectives):
        card = OBJECTIVE_CARDS[number]
        first, second = state.tokens[place * 2], state.tokens[place * 2 + 1]
        found.append(
            ObjectiveView(
                objective=OBJECTIVE.words[number],
                first=party_or_none(first),
                second=party_or_none(second),
                open=open_place(state, place) + 1,
                progress=[int(count_of(state, seat, card.count)) for seat in range(state.seats)],
            )
        )
    return found


def see_empire(state: DaimyoState) -> EmpireView:
    """The empire's cards, as far as they lie open."""
    return EmpireView(
        level=LEVELS[state.terms.level],
        card=SOLO_NOUN.words[state.solo_open[-1]] if state.solo_open else "",
        cards=[SOLO_NOUN.words[card] for card in state.solo_open],
        past=[SOLO_NOUN.words[card] for card in state.solo_past],
        decks={DECKS[deck]: len(cards) for deck, cards in enumerate(state.solo_decks)},
        achievements=achievements(state) if state.over else [],
    )


def see(state: DaimyoState, seat: int | None) -> DaimyoView:
    """All that a seat may know."""
    step = state.agenda[-1] if state.agenda else None
    takers = 2 if state.seats == 1 else state.seats
    number = max(1, int(state.round))
    return DaimyoView(
        seat=seat,
        seats=state.seats,
        parties=int(state.parties),
        round=int(state.round),
        rounds=ROUNDS,
        phase=PHASES[state.phase],
        boards="advanced" if state.terms.advanced else "basic",
        aggressive=state.terms.aggressive and state.seats > 1,
        first=int(state.first),
        helmet_holder=int(state.helmet),
        helped=party_or_none(state.helped),
        turn=(int(state.turns) + takers - 1) // takers,
        active=state.seat,
        to_act=list(state.to_act()),
        step=type(step).__name__ if step is not None else "",
        over=state.over,
        space=SPACES[state.space] if state.space != NONE else "",
        main_done=bool(state.done & MAIN_DONE),
        hero_done=bool(state.done & HERO_PLAYED),
        power_done=bool(state.done & POWER_USED),
        playing=[HERO.words[card] for card in state.aside],
        recruit_price=step.cost(state, state.seat) if isinstance(step, Recruit) else None,
        build_discount=step.minus if isinstance(step, Build) else None,
        drawn=RELIC_TILES[state.drawn] if state.drawn != NONE else "",
        pool={DICE[die]: int(state.pool[die]) for die in range(DIE_KINDS) if state.pool[die]},
        islands=[see_island(state, island) for island in range(state.islands)],
        black_market=[RELIC_TILES[tile] for tile in range(RELIC_COUNT) for _ in range(state.black[tile])],
        bag=sum(state.bag),
        first_banner=FIRST_BANNER[number],
        second_banner=SECOND_BANNER[number],
        players=[see_player(state, seat, party) for party in range(state.parties)],
        reach=see_reach(state, seat),
        market=[HERO.words[card] for card in state.market],
        next_hero=HERO.words[state.heroes[-1]] if state.heroes else "",
        hero_deck=max(0, len(state.heroes) - 1),
        objectives=see_objectives(state),
        villagers=[
            VillagerView(one.id, FACE.words[place * 2 + shown], FACE.words[place * 2 + 1 - shown])
            for place, one in enumerate(VILLAGERS)
            for shown in [int(state.villagers[place])]
        ],
        empire=see_empire(state) if state.seats == 1 else None,
    )
