"""Bonus actions: hero power, discarding heroes, clan power, bonus tiles (p. 12)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from imperia.games.daimyo.cards import CLAN_POWERS, FROM_CLAN, FROM_TILE, HEROES, AnyEffect
from imperia.games.daimyo.dice import bend, bends, sums, total
from imperia.games.daimyo.goods import sure_of, use_of
from imperia.games.daimyo.heroes import from_hand, put_away
from imperia.games.daimyo.printed import CLAN_POWER, FIRST_YELLOW, SLOT_COUNT, SPACE_COUNT, TAX, THRESHOLD
from imperia.games.daimyo.sides import bonus_of, effect_of
from imperia.games.daimyo.state import NONE, DaimyoState
from imperia.games.daimyo.turn_bits import HERO_PLAYED as HERO_BIT
from imperia.games.daimyo.turn_bits import POWER_USED as POWER_BIT
from imperia.games.daimyo.words import (
    DIE_CHANGED,
    DISCARD,
    HERO_DISCARDED,
    HERO_PLAYED,
    LOWER,
    PLAY,
    POWER,
    POWER_USED,
    RAISE,
    TILE_USED,
    USE_TILE,
)
from imperia.kernel.agenda import Step
from imperia.kernel.asking import Answer, TurnChoice
from imperia.kernel.events import Happening

BY_POWER: Final = HERO_PLAYED["DAI-131"]
FOR_A_DIE: Final = HERO_DISCARDED["DAI-135"]
BENT: Final = DIE_CHANGED["DAI-135"]
OWN_POWER_USED: Final = POWER_USED["DAI-139"]
ON_ACTION_USED: Final = TILE_USED["DAI-145"]
ON_POWER_USED: Final = TILE_USED["DAI-146"]


def may_start(state: DaimyoState, effect: AnyEffect, card: int, seat: int) -> bool:
    """True if the price at the head of an effect can be paid in full (DAI-Q68)."""
    return all(op.payable(state, use_of(card, seat)) for op in effect.demanding)


def playable(state: DaimyoState, seat: int, card: int) -> bool:
    """True if a hero can be played whatever its power: not twice a turn, its price paid (DAI-266, DAI-Q95)."""
    return not state.played >> card & 1 and may_start(state, HEROES[card].effect, card, seat)


def play_hero(state: DaimyoState, seat: int, card: int, what: Happening) -> None:
    """A hero is out of all places until its effect is complete (DAI-134, DAI-265, DAI-Q42)."""
    from_hand(state, seat, card, what)
    state.aside = [*state.aside, card]
    state.played |= 1 << card
    state.agenda.append(PUT_AWAY)
    HEROES[card].effect.begin(state, use_of(card, seat))


class PutAway(Step[DaimyoState]):
    """The hero whose effect is complete goes to its owner's discard pile (DAI-134)."""

    def run(self, state: DaimyoState) -> None:
        """The one that was played last."""
        put_away(state, state.seat, state.aside[-1])
        state.aside = state.aside[:-1]


class PlayHero(Answer[DaimyoState]):
    """Play a hero whose power is the value of an own die or the sum of several (DAI-131 to DAI-134)."""

    def offer(self, state: DaimyoState, seat: int, moves: list[int]) -> None:
        """Once a turn (DAI-130)."""
        hand = state.hands[seat]
        if hand and not state.done & HERO_BIT:
            mask = sums(state, seat)
            for card in hand:
                if mask >> HEROES[card].power & 1 and playable(state, seat, card):
                    PLAY.add(card, moves)

    def take(self, state: DaimyoState, seat: int, move: int) -> None:
        """The dice are not used up (DAI-133)."""
        state.done |= HERO_BIT
        play_hero(state, seat, PLAY.argument(move), BY_POWER)

    def why_not(self, state: DaimyoState, seat: int, move: int) -> list[str]:
        """Not in hand, the second of the turn, another sum, the same again, or a price."""
        card = PLAY.argument(move)
        if card not in state.hands[seat]:
            return ["DAI-131"]
        if state.done & HERO_BIT:
            return ["DAI-130"]
        if not sums(state, seat) >> HEROES[card].power & 1:
            return ["DAI-131", "DAI-132"]
        return ["DAI-266"] if state.played >> card & 1 else ["DAI-Q68"]

    def gain(self, state: DaimyoState, seat: int, move: int) -> list[int]:
        card = PLAY.argument(move)
        return sure_of(state, seat, HEROES[card].effect, card)


class DiscardHero(Answer[DaimyoState]):
    """Discard a hero to raise or lower an own die by one, as often as one likes (DAI-135 to DAI-137, DAI-264)."""

    def offer(self, state: DaimyoState, seat: int, moves: list[int]) -> None:
        for card in state.hands[seat]:
            DISCARD.add(card, moves)

    def take(self, state: DaimyoState, seat: int, move: int) -> None:
        discard_hero(state, seat, DISCARD.argument(move), FOR_A_DIE)
        state.agenda.append(BEND_DIE)

    def why_not(self, state: DaimyoState, seat: int, move: int) -> list[str]:
        """It has to be in hand."""
        return ["DAI-135"]


def discard_hero(state: DaimyoState, seat: int, card: int, what: Happening) -> None:
    """A card of the hand goes to the discard pile."""
    from_hand(state, seat, card, what)
    put_away(state, seat, card)


class BendDie(TurnChoice[DaimyoState]):
    """Raise or lower one of the own dice by one (DAI-135, DAI-136, DAI-Q34)."""

    rule: ClassVar[str] = "DAI-135"
    continues: ClassVar[bool] = True

    def moves(self, state: DaimyoState, seat: int) -> list[int]:
        """Any die before the player, between 1 and 6."""
        moves: list[int] = []
        bends(state, seat, moves, True)
        return moves

    def take(self, state: DaimyoState, seat: int, move: int) -> None:
        """Until the end of the round."""
        bend(state, seat, move, BENT)

    def why_not(self, state: DaimyoState, seat: int, move: int) -> list[str]:
        """No die there, or it cannot go further."""
        return ["DAI-136", "DAI-Q34"] if RAISE.says(move) or LOWER.says(move) else [self.rule]


class UseClanPower(Answer[DaimyoState]):
    """Use the clan power with dice that make 13 or more (DAI-139 to DAI-144, DAI-148, DAI-270)."""

    def offer(self, state: DaimyoState, seat: int, moves: list[int]) -> None:
        """Once a turn."""
        if not state.done & POWER_BIT and total(state, seat) >= THRESHOLD:
            POWER.add(0, moves)

    def take(self, state: DaimyoState, seat: int, move: int) -> None:
        clan: int = state.clans[seat]
        state.done |= POWER_BIT
        state.tell(OWN_POWER_USED, seat, clan)
        CLAN_POWERS[clan].begin(state, use_of(FROM_CLAN + clan, seat))

    def why_not(self, state: DaimyoState, seat: int, move: int) -> list[str]:
        """Used already, or too low a sum."""
        return ["DAI-130"] if state.done & POWER_BIT else ["DAI-139"]

    def wording(self, state: DaimyoState, seat: int, move: int) -> tuple[str, dict[str, int]]:
        return "power_of", {"clan": state.clans[seat]}

    def gain(self, state: DaimyoState, seat: int, move: int) -> list[int]:
        clan: int = state.clans[seat]
        return sure_of(state, seat, CLAN_POWERS[clan], FROM_CLAN + clan)


def slot_open(state: DaimyoState, seat: i64, slot: i64) -> bool:
    """True if the tile on a slot may be used in this turn, whatever it asks (DAI-145 to DAI-147, DAI-Q69, DAI-Q98)."""
    if slot == CLAN_POWER:
        return total(state, seat) >= THRESHOLD
    return slot == state.space and slot < TAX


class UseTile(Answer[DaimyoState]):
    """Activate the tile on this turn's action space, or the one on the clan power (DAI-145 to DAI-148)."""

    def offer(self, state: DaimyoState, seat: int, moves: list[int]) -> None:
        """Each tile once a turn, if its price can be paid."""
        # Tax has no slot for a tile, nor has a die beside the board (DAI-Q13, DAI-Q36).
        if state.space < TAX:
            self.offer_slot(state, seat, state.space, moves)
        self.offer_slot(state, seat, CLAN_POWER, moves)

    def offer_slot(self, state: DaimyoState, seat: int, slot: i64, moves: list[int]) -> None:
        """The tile on a slot, if there is one to be used."""
        tile: int = state.tiles[seat * SLOT_COUNT + slot]
        if tile != NONE and self.usable(state, seat, tile) and slot_open(state, seat, slot):
            USE_TILE.add(slot, moves)

    def usable(self, state: DaimyoState, seat: int, tile: int) -> bool:
        """Not used yet, and not too dear."""
        if state.used_tiles >> tile & 1:
            return False
        return may_start(state, effect_of(state, tile), FROM_TILE + tile, seat)

    def take(self, state: DaimyoState, seat: int, move: int) -> None:
        slot = USE_TILE.argument(move)
        what = ON_POWER_USED if slot == CLAN_POWER else ON_ACTION_USED
        use_tile(state, seat, state.tiles[seat * SLOT_COUNT + slot], what)

    def why_not(self, state: DaimyoState, seat: int, move: int) -> list[str]:
        """No tile, not now, used already, or a price."""
        slot = USE_TILE.argument(move)
        tile: int = state.tiles[seat * SLOT_COUNT + slot]
        if tile == NONE:
            return ["DAI-145"]
        if not slot_open(state, seat, slot):
            return self.why_closed(state, seat, slot)
        return ["DAI-145", "DAI-130"] if state.used_tiles >> tile & 1 else ["DAI-Q68"]

    def gain(self, state: DaimyoState, seat: int, move: int) -> list[int]:
        tile: int = state.tiles[seat * SLOT_COUNT + USE_TILE.argument(move)]
        return sure_of(state, seat, effect_of(state, tile), FROM_TILE + tile)

    def why_closed(self, state: DaimyoState, seat: int, slot: int) -> list[str]:
        """Too low a sum, the end of a round, an action of an earlier turn, or one without a die."""
        if slot == CLAN_POWER:
            return ["DAI-146"]
        if slot >= FIRST_YELLOW:
            return ["DAI-186"]
        return ["DAI-147"] if state.dice[seat * SPACE_COUNT + slot] else ["DAI-145"]

    def wording(self, state: DaimyoState, seat: int, move: int) -> tuple[str, dict[str, int]]:
        tile: int = state.tiles[seat * SLOT_COUNT + USE_TILE.argument(move)]
        return ("tile_of", {"bonus": bonus_of(state, tile)}) if tile != NONE else ("", {})


def use_tile(state: DaimyoState, seat: int, tile: int, what: Happening) -> None:
    """A tile does what its face says."""
    state.used_tiles |= 1 << tile
    state.tell(what, seat, bonus_of(state, tile))
    effect_of(state, tile).begin(state, use_of(FROM_TILE + tile, seat))


PUT_AWAY: Final = PutAway()
BEND_DIE: Final = BendDie()
BONUS_ACTIONS: Final[list[Answer[DaimyoState]]] = [
    PlayHero(PLAY), DiscardHero(DISCARD), UseClanPower(POWER), UseTile(USE_TILE)
]  # fmt: skip
