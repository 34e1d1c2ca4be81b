"""Step 4: attacks, strikes, the fall of groups without a city (p. 14, 15, 20, 21)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from imperia.games.yuan.course import Course, course_of
from imperia.games.yuan.effects import ATTACK as ATTACKING
from imperia.games.yuan.effects import EFFECTS
from imperia.games.yuan.pieces import (
    add_armies,
    clear_province,
    group_of,
    has_city,
    put_village,
    remove_armies,
    urbanise,
)
from imperia.games.yuan.printed import MILITARISATION, NEIGHBOUR_DEFENCE, WALL_DEFENCE
from imperia.games.yuan.state import FREE, NOBODY, YuanState
from imperia.games.yuan.words import (
    ATTACK_BEGAN,
    ATTACK_VOID,
    CAPTURED,
    CAPTURED_LEFT_FREE,
    CLASHED,
    CONQUERED,
    CROSSED,
    FELL,
    FOUGHT,
    FREED,
    FREED_BY_ALL,
    FREED_FOR_WANT,
    INHERITED,
    LEFT_FREE,
    MARCHED,
    REINFORCED,
    REPELLED,
    REPELLED_BY_DEFENCE,
    STRIKE_FAILED,
    STRIKE_KILLED,
    STRIKES_CANCELLED,
    STRUCK,
    URBANISED_AFTER,
    WITHSTOOD,
)
from imperia.kernel.agenda import Step

# The defence of an indestructible city: more than all armies of the game (YUA-117).
INDESTRUCTIBLE: Final = 99


class Attack(Step[YuanState]):
    """All attacks at once: departure, rivals, battles, strikes, taking, falls, automatic cities (YUA-084, YUA-165)."""

    def run(self, state: YuanState) -> None:
        """Every part reads what the part before has left."""
        course = course_of(state)
        course.owners = state.owner[:]
        course.cities = state.towns[:]
        state.tell(ATTACK_BEGAN, -1, 3)
        attackers = [seat for seat in range(state.seats) if attacks(state, course, seat)]
        forces = depart(state, attackers)
        if not any(forces):
            return
        defence = vec[i64]([defence_of(state, province) for province in range(state.board.size)])
        takers = vec[i64]([NOBODY] * state.board.size)
        survivors = fight(state, course, forces, defence, takers)
        strike(state, course, defence, takers)
        taken = [province for province in range(state.board.size) if takers[province] != NOBODY]
        if not taken:
            return
        take_provinces(state, course, taken, takers, survivors)
        share_falls(state, course, takers)
        for seat in range(state.seats):
            target = state.plans[seat].target
            if course.conquered[seat] and state.owner[target] == seat and urbanise(state, target):
                state.tell(URBANISED_AFTER, seat, state.board.names[target])


def attacks(state: YuanState, course: Course, seat: int) -> bool:
    """True if the clan's militarisation is an attack now: its target is enemy (YUA-123, YUA-Q19, YUA-Q20)."""
    plan = state.plans[seat]
    return course.acts[seat] and plan.levels[MILITARISATION] > 0 and state.owner[plan.target] not in (FREE, seat)


def sources_of(state: YuanState, seat: int) -> list[int]:
    """The provinces whose armies must attack the target: all of them in reach (YUA-124, YUA-129, YUA-Q50, YUA-Q51)."""
    target = state.plans[seat].target
    reach = state.board.reach_within(state.powers[seat].max_water)[target]
    return [province for province in reach if state.owner[province] == seat and state.troops[province]]


def crossing_sources(state: YuanState, seat: int, normal: list[int]) -> list[int]:
    """The provinces whose isolated armies come over a mountain, if they shall (YUA-183, YUA-Q88, YUA-Q89)."""
    plan = state.plans[seat]
    water = state.powers[seat].crossing
    if water < 0 or not plan.crosses:
        return []
    paths = state.board.crossings(water)[plan.target]
    return [
        province
        for province in paths
        if state.owner[province] == seat and state.troops[province] and province not in normal
    ]


def depart(state: YuanState, attackers: list[int]) -> list[int]:
    """The force of each attack, 0 where there is none; its armies leave their provinces (YUA-125 to YUA-132).

    On their way they count as reserve, so that what is lost is there already and survivors come from there.
    """
    forces = [0] * state.seats
    marches: list[tuple[int, int, bool]] = []
    for seat in attackers:
        plan = state.plans[seat]
        normal = sources_of(state, seat)
        crossing = crossing_sources(state, seat, normal)
        if not normal and not crossing:
            # YUA-130, YUA-Q53: an army of the reserve cannot attack alone.
            state.tell(ATTACK_VOID, seat, state.board.names[plan.target])
            continue
        marches += [(seat, province, False) for province in normal]
        marches += [(seat, province, True) for province in crossing]
        forces[seat] = min(EFFECTS[ATTACKING][plan.levels[MILITARISATION]].reserve, state.armies[seat])
    reserves = forces.copy()
    for seat, province, crosses in marches:
        count = state.troops[province]
        forces[seat] += count
        remove_armies(state, province, count)
        target = state.board.names[state.plans[seat].target]
        state.tell(CROSSED if crosses else MARCHED, seat, state.board.names[province], target, count)
    for seat in attackers:
        if reserves[seat]:
            state.tell(REINFORCED, seat, state.board.names[state.plans[seat].target], reserves[seat])
    return forces


def defence_of(state: YuanState, province: int) -> i64:
    """The defence of a province once the attackers have left (YUA-048, YUA-049, YUA-185, YUA-Q48, YUA-Q91)."""
    owner = state.owner[province]
    if owner == FREE:
        return 0
    if state.walls[province] == 2:
        return INDESTRUCTIBLE
    defence: i64 = WALL_DEFENCE if state.walls[province] else 0
    for other in state.board.adjacent[province]:
        if state.owner[other] == owner and state.walls[other] == 2:
            defence += NEIGHBOUR_DEFENCE
            break
    if state.powers[owner].defence_bonus and state.board.mountains[province] >= 2 and state.troops[province]:
        defence += state.powers[owner].defence_bonus
    return defence


def fight(state: YuanState, course: Course, forces: list[int], defence: vec[i64], takers: vec[i64]) -> list[int]:
    """Rivals first, then the armies of the province, then its defence; returns the survivors (YUA-133 to YUA-137)."""
    survivors = [0] * state.seats
    for seat in range(state.seats):
        force = outlast_rivals(state, forces, seat)
        if not force:
            continue
        target = state.plans[seat].target
        name = state.board.names[target]
        troops = state.troops[target]
        wall = defence[target]
        state.tell(FOUGHT, seat, name, state.owner[target], force, troops)
        remove_armies(state, target, min(force, troops))
        if force - troops > wall:
            survivors[seat] = force - troops
            takers[target] = seat
            course.conquered[seat] = True
            state.tell(CONQUERED, seat, name, survivors[seat], wall)
        elif wall == INDESTRUCTIBLE:
            state.tell(WITHSTOOD, seat, name, force)
        else:
            # YUA-Q56: whoever is left over cannot stay.
            state.tell(REPELLED_BY_DEFENCE if force > troops else REPELLED, seat, name, force, wall)
    return survivors


def outlast_rivals(state: YuanState, forces: list[int], seat: int) -> int:
    """The rest of a force when all attackers of a province lose as many as the weakest, again and again.

    That is what the strongest has more than the second strongest; all others have nothing (YUA-161, YUA-175, YUA-Q59).
    """
    force = forces[seat]
    if not force:
        return 0
    target = state.plans[seat].target
    strongest = 0
    for rival in range(state.seats):
        if rival != seat and forces[rival] and state.plans[rival].target == target:
            strongest = max(strongest, forces[rival])
    if not strongest:
        return force
    left = max(0, force - strongest)
    state.tell(CLASHED, seat, state.board.names[target], force, left)
    return left


def strike(state: YuanState, course: Course, defence: vec[i64], takers: vec[i64]) -> None:
    """Conquerors of level III strike what lies around (YUA-127, YUA-128, YUA-174, YUA-Q60 to YUA-Q63, YUA-Q100)."""
    struck: list[list[int]] = [[] for _ in range(state.board.size)]
    for seat in range(state.seats):
        plan = state.plans[seat]
        if not course.conquered[seat] or not EFFECTS[ATTACKING][plan.levels[MILITARISATION]].strike:
            continue
        for province in state.board.adjacent[plan.target]:
            # YUA-166: what was conquered this turn is safe.
            if state.owner[province] not in (FREE, seat) and takers[province] == NOBODY:
                struck[province].append(seat)
                source = state.board.names[plan.target]
                state.tell(STRUCK, seat, source, state.board.names[province], state.owner[province])
    for province, seats in enumerate(struck):
        if not seats:
            continue
        name = state.board.names[province]
        if len(seats) > 1:
            state.tell(STRIKES_CANCELLED, -1, name)
        elif state.troops[province]:
            remove_armies(state, province, 1)
            state.tell(STRIKE_KILLED, seats[0], name, state.owner[province])
        elif defence[province]:
            state.tell(STRIKE_FAILED, seats[0], name, state.owner[province])
        else:
            takers[province] = seats[0]
            state.tell(CAPTURED, seats[0], name, state.owner[province])


def take_provinces(state: YuanState, course: Course, taken: list[int], takers: vec[i64], survivors: list[int]) -> None:
    """All old pieces leave, then villages of the takers come, the target first (YUA-138, YUA-139, YUA-165)."""
    for province in taken:
        clear_province(state, province)
    for seat in range(state.seats):
        target = state.plans[seat].target
        if course.conquered[seat]:
            if put_village(state, seat, target):
                add_armies(state, target, survivors[seat])
            else:
                state.tell(LEFT_FREE, seat, state.board.names[target])
    for province in taken:
        seat = takers[province]
        # YUA-Q70, YUA-Q71, YUA-Q101: without a village the province is free.
        if state.plans[seat].target != province and not put_village(state, seat, province):
            state.tell(CAPTURED_LEFT_FREE, seat, state.board.names[province])


def share_falls(state: YuanState, course: Course, takers: vec[i64]) -> None:
    """Land that has lost its last city falls to whoever cut it off, or becomes free (YUA-140, YUA-168 to YUA-173)."""
    adjacent = state.board.adjacent
    fallen: list[int] = []
    heirs: list[int] = []
    disputed: list[bool] = []
    for province in range(state.board.size):
        if course.owners[province] == FREE or takers[province] != NOBODY:
            continue
        # YUA-Q66: only a group that lost a province is tested.
        old_group = group_of(adjacent, course.owners, province)
        enemies = {int(takers[one]) for one in old_group if takers[one] != NOBODY}
        if not enemies or has_city(state.towns, group_of(adjacent, state.owner, province)):
            continue
        fallen.append(province)
        blamed = [seat for seat in enemies if cuts_off(state, course, takers, seat, province)]
        heirs.append(blamed[0] if len(blamed) == 1 else NOBODY)
        disputed.append(len(blamed) > 1)
    if not fallen:
        return
    tell_falls(state, fallen)
    for province in fallen:
        clear_province(state, province)
    inherited: list[list[int]] = [[] for _ in range(state.seats)]
    torn: list[int] = []
    cut_off_by_all: list[int] = []
    bare: list[int] = []
    for place, province in enumerate(fallen):
        name = state.board.names[province]
        heir = heirs[place]
        if heir == NOBODY:
            (torn if disputed[place] else cut_off_by_all).append(name)
        else:
            (inherited[heir] if put_village(state, heir, province) else bare).append(name)
    for seat in range(state.seats):
        if inherited[seat]:
            state.tell_list(INHERITED, seat, inherited[seat])
    for what, freed in ((FREED, torn), (FREED_BY_ALL, cut_off_by_all), (FREED_FOR_WANT, bare)):
        if freed:
            state.tell_list(what, -1, freed)


def cuts_off(state: YuanState, course: Course, takers: vec[i64], seat: int, province: int) -> bool:
    """True if one attacker's takings and the defender's own leave a province without a city (YUA-Q67, YUA-Q99)."""
    defender = course.owners[province]
    owner = course.owners[:]
    cities = course.cities[:]
    for one, taker in enumerate(takers):
        if taker in (seat, defender):
            # A taken province has a village at most; without one it is free here as well.
            owner[one] = state.owner[one]
            cities[one] = 0
    return not has_city(cities, group_of(state.board.adjacent, owner, province))


def tell_falls(state: YuanState, fallen: list[int]) -> None:
    """Tell whose provinces fall."""
    if state.journal is None:
        return
    for seat in range(state.seats):
        lost = [state.board.names[province] for province in fallen if state.owner[province] == seat]
        if lost:
            state.tell_list(FELL, seat, lost)


ATTACK: Final = Attack()
