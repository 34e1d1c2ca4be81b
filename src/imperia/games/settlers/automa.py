"""The virtual player of the solo game: its collection, its attacks (p. 13, 14)."""

from __future__ import annotations

from typing import ClassVar, Final

from imperia.games.settlers.cards import CARDS
from imperia.games.settlers.empire import take_out
from imperia.games.settlers.location import Location
from imperia.games.settlers.piles import take_top
from imperia.games.settlers.printed import (
    ATTACK,
    ATTACK_DEALS,
    ATTACK_KINDS,
    ATTACKS_A_ROUND,
    COMMON,
    JAPANESE,
    POINT,
    STONE,
)
from imperia.games.settlers.state import ATTACK_PHASE, VIRTUAL, SettlersState
from imperia.games.settlers.words import (
    AIM,
    ATTACK_FAILED,
    ATTACK_REVEALED,
    ATTACKED,
    ATTACKED_FACTION,
    COLLECTED,
    NO_CANDIDATE,
)
from imperia.kernel.agenda import Step
from imperia.kernel.asking import TurnChoice
from imperia.kernel.events import AUTOMA, Happening


class AttackPhase(Step[SettlersState]):
    """Its remaining locations go to the collection pile, then it attacks twice (SET-225, SET-226, SET-Q54)."""

    def run(self, state: SettlersState) -> None:
        """One under control counts as the player's and stays (SET-Q53)."""
        state.phase = ATTACK_PHASE
        state.seat = 0
        cards = [location.card for location in state.empires[VIRTUAL]]
        state.collected += cards
        state.empires[VIRTUAL] = []
        if cards:
            state.tell_list(COLLECTED, AUTOMA, cards)
        state.agenda += [ATTACK_ONCE] * ATTACKS_A_ROUND


class AttackOnce(Step[SettlersState]):
    """Reveal the first target and take the location that it finds with a later one (SET-227 to SET-230, SET-232)."""

    def run(self, state: SettlersState) -> None:
        """Whatever it finds, one location at most."""
        reveal_attack(state, ATTACK_REVEALED)
        victims = find_victims(state)
        if not victims:
            # SET-Q46: only this attack ends.
            state.tell(ATTACK_FAILED if first_aim(state) else NO_CANDIDATE, AUTOMA)
        elif len(victims) == 1:
            lose(state, victims[0])
        else:
            state.agenda.append(CHOOSE_LOSS)


def reveal_attack(state: SettlersState, what: Happening) -> None:
    """The top attack card becomes the first target; the others stay visible (SET-217, SET-227, SET-247)."""
    card = take_top(state, ATTACK)
    if card >= 0:
        state.deals[VIRTUAL] = [card, *state.deals[VIRTUAL]]
        state.tell(what, AUTOMA, card)


def strikes_faction(state: SettlersState) -> int:
    """The place of the second VP in the line, where it sends the attack against a Japanese faction location (SET-237).

    It is checked before any pair on common locations (SET-Q66); -1 where it does not apply (SET-Q51).
    """
    line = state.deals[VIRTUAL]
    if state.factions[0] == JAPANESE and line and CARDS[line[0]].deal == POINT and faction_locations(state):
        for place in range(1, len(line)):
            if CARDS[line[place]].deal == POINT:
                return place
    return -1


def faction_locations(state: SettlersState) -> list[Location]:
    """The faction locations that can be razed: never Gate and Shrine (SET-Q51)."""
    return [one for one in state.empires[0] if one.face.deck == JAPANESE and one.face.raze]


def second_target(state: SettlersState) -> int:
    """The place in the line whose good, with the first, is in the raze field of a common location; -1 for none."""
    line = state.deals[VIRTUAL]
    place = strikes_faction(state)
    if place >= 0:
        return place
    aimed_at = first_aim(state)
    if aimed_at:
        for place in range(1, len(line)):
            if matches(state, aimed_at, place):
                return place
    return -1


def first_aim(state: SettlersState) -> list[Location]:
    """The common locations that show the first target in their raze field (SET-228)."""
    line = state.deals[VIRTUAL]
    if not line:
        return []
    first = CARDS[line[0]].deal
    return [one for one in state.empires[0] if one.face.deck == COMMON and one.face.raze and one.face.raze[first]]


def matches(state: SettlersState, aimed_at: list[Location], place: int) -> list[Location]:
    """Those of them that show, besides, the target at that place of the line (SET-228, SET-229, SET-Q48, SET-Q49)."""
    line = state.deals[VIRTUAL]
    first, second = CARDS[line[0]].deal, CARDS[line[place]].deal
    return [one for one in aimed_at if one.face.raze[second] > (first == second)]


def find_victims(state: SettlersState) -> list[int]:
    """The location that is attacked, or several where the player chooses (SET-234, SET-235, SET-238)."""
    place = second_target(state)
    if place < 0:
        return []
    deals = strikes_faction(state) >= 0
    best: list[int] = []
    best_key = (-1, -1, -1, -1)
    for location in faction_locations(state) if deals else matches(state, first_aim(state), place):
        card = location.face
        wanted = len(ATTACK_DEALS) - ATTACK_DEALS.index(card.deal) if deals else 0
        key = (wanted, len(ATTACK_KINDS) - ATTACK_KINDS.index(card.kind), card.cost_sum, card.cost[STONE])
        if key > best_key:
            best_key = key
            best = []
        if key == best_key:
            best.append(location.card)
    best.sort()
    return best


def lose(state: SettlersState, card: int) -> None:
    """The location goes to the collection pile, and nothing protects it (SET-231, SET-233, SET-240).

    The two targets go to the end of the line, the first one first (SET-236, SET-239, SET-Q47).
    """
    line = state.deals[VIRTUAL]
    second = second_target(state)
    others = [line[place] for place in range(1, len(line)) if place != second]
    state.deals[VIRTUAL] = [*others, line[0], line[second]]
    take_out(state, card)
    state.collected.append(card)
    state.tell(ATTACKED if CARDS[card].deck == COMMON else ATTACKED_FACTION, AUTOMA, card)


class ChooseLoss(TurnChoice[SettlersState]):
    """Choose among locations that are attacked with equal right (SET-235)."""

    rule: ClassVar[str] = "SET-235"

    def moves(self, state: SettlersState, seat: int) -> list[int]:
        return AIM.moves(find_victims(state))

    def take(self, state: SettlersState, seat: int, move: int) -> None:
        lose(state, AIM.argument(move))


ATTACK_PHASE_STEP: Final = AttackPhase()
ATTACK_ONCE: Final = AttackOnce()
CHOOSE_LOSS: Final = ChooseLoss()
