"""Evaluation for the bots: how it looks for a seat, and which plan looks best."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from imperia.games.yuan.hexes import PLACES
from imperia.games.yuan.phases.attack import defence_of
from imperia.games.yuan.phases.auction import Bid, open_sides
from imperia.games.yuan.phases.planning import PlanTurn, plan_cost
from imperia.games.yuan.phases.wheel import RESOLUTION
from imperia.games.yuan.printed import DEVELOPMENT, HILL, LAST_TURN, LEVEL_COST, TYPES
from imperia.games.yuan.purposes import ADVICE
from imperia.games.yuan.scoring import needed, wins_by_provinces
from imperia.games.yuan.state import FREE, NO_TARGET, OF_TEMPLES, PASS_PLAN, Plan, YuanState
from imperia.games.yuan.words import BID as BIDDING
from imperia.games.yuan.words import LEVELS, PASS, READY, TARGET
from imperia.kernel.agenda import in_order
from imperia.kernel.chance import Chance
from imperia.kernel.score import lead

# Temples are what counts; the rest helps to get and to keep them.
TEMPLE: Final = 10.0
PROVINCE: Final = 1.0
PRODUCTION: Final = 1.0
CITY: Final = 1.0
WALL: Final = 0.8
ARMY: Final = 2.2
CHAO: Final = 0.8
# What can be taken next turn counts for less.
DANGER: Final = 0.4
RIVAL: Final = 0.5
# So much money of a bid is a province in reach of a first city worth.
BID: Final = 0.4
# Enough temples at the end of a turn are a victory; before that others may still take some, or have more.
VICTORY: Final = 1_000.0
IN_SIGHT: Final = 30.0
# So different are two plans that a bot may take one for the other: clans that think alike should not always collide.
DOUBT: Final = 200
TENTH: Final = 0.01
# The dearest level is the most that a reduction is good for.
USEFUL: Final[int] = LEVEL_COST[-1]


def clan_worths(state: YuanState) -> list[float]:
    """Temples, land, pieces and money of each clan, less what its enemies threaten."""
    board = state.board
    found = [CHAO * float(state.chao[seat]) for seat in range(state.seats)]
    for province in range(board.size):
        owner = state.owner[province]
        if owner == FREE:
            continue
        value = PROVINCE + TEMPLE * float(state.shrines[province])
        if board.kind[province] != HILL:
            value += PRODUCTION
        value += CITY * float(state.towns[province]) + WALL * float(state.walls[province])
        most = threat(state, owner, province)
        troops = state.troops[province]
        found[owner] += value + ARMY * float(troops)
        if most > troops and most > troops + defence_of(state, province):
            found[owner] -= DANGER * value
    for seat in range(state.seats):
        for kind in TYPES:
            # Beyond the dearest level production is worth nothing.
            beyond = state.marker(seat, kind) - USEFUL
            if beyond > 0:
                found[seat] -= PRODUCTION * float(beyond)
        if state.marker(seat, OF_TEMPLES) >= needed(state) or wins_by_provinces(state, seat):
            found[seat] += IN_SIGHT if state.agenda else VICTORY
    return found


def clan_parts(state: YuanState, seat: int) -> list[tuple[str, float]]:
    """The summands of a clan's worth: money, temples, land, pieces, danger, and a victory that is in sight."""
    board = state.board
    temples = land = pieces = danger = 0.0
    for province in range(board.size):
        if state.owner[province] != seat:
            continue
        land += PROVINCE + (PRODUCTION if board.kind[province] != HILL else 0.0)
        temples += TEMPLE * float(state.shrines[province])
        pieces += CITY * float(state.towns[province]) + WALL * float(state.walls[province])
        pieces += ARMY * float(state.troops[province])
        troops = state.troops[province]
        most = threat(state, seat, province)
        if most > troops and most > troops + defence_of(state, province):
            value = PROVINCE + TEMPLE * float(state.shrines[province])
            value += PRODUCTION if board.kind[province] != HILL else 0.0
            danger -= DANGER * (value + CITY * float(state.towns[province]) + WALL * float(state.walls[province]))
    for kind in TYPES:
        land -= PRODUCTION * float(max(0, state.marker(seat, kind) - USEFUL))
    wins = state.marker(seat, OF_TEMPLES) >= needed(state) or wins_by_provinces(state, seat)
    return [
        ("temples", temples),
        ("land", land),
        ("pieces", pieces),
        ("money", CHAO * float(state.chao[seat])),
        ("danger", danger),
        ("victory", (IN_SIGHT if state.agenda else VICTORY) if wins else 0.0),
    ]


def parts(state: YuanState, seat: int) -> list[tuple[str, float]]:
    """The summands of a worth; during the setup there is one."""
    return clan_parts(state, seat) if state.settled else [("prospect", prospect(state, seat))]


def threat(state: YuanState, seat: i64, province: int) -> i64:
    """The most armies that one enemy could send there."""
    most: i64 = 0
    if state.seats == 2:
        for other in state.board.reach[province]:
            if state.troops[other] and state.owner[other] != seat:
                most += state.troops[other]
        return most
    forces = [0] * state.seats
    for other in state.board.reach[province]:
        if state.troops[other] and state.owner[other] != seat:
            forces[state.owner[other]] += state.troops[other]
    return max(forces)


def worths(state: YuanState) -> list[float]:
    """The worth of a state to each clan; during the setup what little can be said."""
    if state.settled:
        return clan_worths(state)
    return [prospect(state, seat) for seat in range(state.seats)]


def progress(state: YuanState) -> float:
    """The turns of the wheel, this one included; 0 during the setup."""
    return float(state.turn) / (LAST_TURN + 1) if state.settled else 0.0


def rivalry(state: YuanState) -> float:
    """Before everybody has a clan nobody looks at the others."""
    return RIVAL if state.settled else 0.0


def evaluate(state: YuanState, seat: int) -> float:
    """Own worth less a share of the strongest rival's."""
    return lead(worths(state), seat, rivalry(state))


def prospect(state: YuanState, seat: int) -> float:
    """Before the first turn: a round map, money, and a first city with much in reach."""
    total = CHAO * float(state.chao[seat])
    for _, place, _ in state.laid if state.hands else []:
        q, r = PLACES[place]
        total -= abs(q) + abs(r) + abs(q + r)
    side = state.sides[seat] if state.sides else -1
    return total + (outlook(state, side) if side >= 0 else 0.0)


def outlook(state: YuanState, side: int) -> float:
    """The land in reach of a first city."""
    total = 0.0
    for province in state.board.reach[state.founded[side]]:
        total += PROVINCE + float(state.shrines[province])
    return total


def advise_bid(state: YuanState, seat: int) -> int:
    """The worth of the best open city above the average, give or take a chão: equal bids help nobody."""
    cities = [outlook(state, side) for side in open_sides(state)]
    gain = max(cities) - sum(cities) / len(cities)
    return BIDDING.move(min(state.chao[seat], int(BID * gain) + state.chance.copy().below(ADVICE, 2)))


def outcome(state: YuanState, seat: int, plan: Plan) -> YuanState:
    """The turn as it would end if nobody else did anything."""
    twin = state.copy()
    twin.plans = [PASS_PLAN] * state.seats
    twin.plans[seat] = plan
    twin.agenda = in_order(list(RESOLUTION))
    twin.run()
    return twin


def sensible_plans(state: YuanState, seat: int, target: int) -> list[Plan]:
    """The plans on a target that may be good for something and can be paid for; free levels come along."""
    owner = state.owner[target]
    development = [1, 2, 3]
    if owner not in (FREE, seat):
        if not in_range(state, seat, target, armed=True):
            return []
        development = [0]
    elif owner == FREE and not in_range(state, seat, target, armed=False):
        development = [3]
    militarisation = (1, 2, 3) if owner not in (FREE, seat) else (0, 2, 3)
    found: list[Plan] = []
    for one in development:
        for two in (1, 2, 3):
            for three in militarisation:
                plan = Plan(target, (one, two, three), True, True)
                if plan_cost(state, seat, plan) <= state.chao[seat]:
                    found.append(plan)
    return found


def in_range(state: YuanState, seat: int, target: int, armed: bool) -> bool:
    """True if an own province, or an own army, is adjacent or connected to the target."""
    for province in state.board.reach_within(state.powers[seat].max_water)[target]:
        if state.owner[province] == seat and (state.troops[province] or not armed):
            return True
    return False


def best_plan(state: YuanState, seat: int, targets: list[int], chance: Chance | None) -> Plan:
    """The plan with the best outcome among those on some targets and, with a source of doubt, a pass."""
    best = PASS_PLAN
    best_value = evaluate(outcome(state, seat, PASS_PLAN), seat) if chance is not None else -VICTORY * VICTORY
    for target in targets:
        # Clans that have just collided would do so for ever if all of them insisted: one of them should go on average.
        if chance is not None and chance.below(1 + collided(state, seat, target)):
            continue
        doubt = TENTH * float(chance.below(DOUBT)) if chance is not None else 0.0
        for plan in sensible_plans(state, seat, target):
            value = evaluate(outcome(state, seat, plan), seat) + doubt
            if value > best_value:
                best, best_value = plan, value
    return best


def collided(state: YuanState, seat: int, target: int) -> int:
    """How many others tried to develop a province last turn that is free all the same."""
    if state.owner[target] != FREE:
        return 0
    count = 0
    for other, plan in enumerate(state.shown):
        if other != seat and plan.target == target and plan.levels[DEVELOPMENT]:
            count += 1
    return count


def advise(state: YuanState, seat: int) -> int:
    """A bid, or the next move towards the best plan, if others did nothing; -1 where neither is asked for.

    Bids and plans are carried out only with those of all others: one move ahead there is nothing to see.
    """
    if isinstance(state.choice(), Bid):
        return advise_bid(state, seat)
    if not isinstance(state.choice(), PlanTurn):
        return -1
    draft = state.plans[seat]
    if draft.target == NO_TARGET:
        plan = best_plan(state, seat, list(range(state.board.size)), state.chance.copy().of(ADVICE))
        return TARGET.move(state.board.names[plan.target]) if plan.target != NO_TARGET else PASS.move()
    plan = best_plan(state, seat, [draft.target], None)
    legal = state.choice().moves(state, seat)
    for kind in TYPES:
        move = LEVELS[kind].move(plan.levels[kind] - 1)
        if plan.levels[kind] and move in legal:
            return move
    return READY.move()
