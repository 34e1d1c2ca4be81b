"""Ops that are aimed at enemies: at their locations, deals, supplies and hands."""

from __future__ import annotations

from typing import ClassVar, Final

from imperia.games.settlers.cards import CARDS
from imperia.games.settlers.effects.yields import deal_wording
from imperia.games.settlers.empire import (
    add_location,
    enemies,
    foreign_deals,
    holder_of,
    location_of,
    remove,
    replace,
    take_out,
)
from imperia.games.settlers.gains import give_good
from imperia.games.settlers.location import Location
from imperia.games.settlers.payment import end_deal, hand_over
from imperia.games.settlers.phases.deal import yield_deal
from imperia.games.settlers.phases.raze import (
    enemy_targets,
    guard_of,
    hand_targets,
    own_targets,
    raze_from_hand,
    raze_location,
)
from imperia.games.settlers.piles import discard, discard_from_hand, without
from imperia.games.settlers.printed import (
    ACTION,
    COMMON,
    DEFENSE,
    ENEMY_LOCATION,
    GOODS,
    HAND_CARD,
    JAPANESE,
    OWN_LOCATION,
    RAZE,
    RESOURCES,
    TARGETS,
)
from imperia.games.settlers.signs import kinds_signs
from imperia.games.settlers.state import SettlersState
from imperia.games.settlers.triggers import REACT_TO_DEAL
from imperia.games.settlers.use import Use
from imperia.games.settlers.words import (
    AGAINST,
    AIM,
    BLOCKED,
    CONTROLLED,
    COPIED,
    DEAL_TAKEN,
    DISCARD,
    FOREIGN_DEAL,
    GAIN,
    GAINED_BY_FOREIGN_DEAL,
    GAINED_BY_PACK,
    RAZE_FROM_HAND,
    RAZE_LOCATION,
    REMOVED,
    STEAL,
    STOLE,
    STOLE_BY_ACTION,
)
from imperia.kernel.agenda import SeatChoice
from imperia.kernel.asking import OpenChoice
from imperia.kernel.effects import AskingOp, Op
from imperia.kernel.lexicon import Fields
from imperia.kernel.signs import Voice, sign


class EnemyLocationOp(AskingOp[SettlersState, Use]):
    """An op on a location of an enemy who has not passed (SET-073)."""

    # Which locations the content says that it is aimed at.
    aimed_at: ClassVar[str] = "enemy_location"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        fields.fixed("target", self.aimed_at)

    def fits(self, location: Location) -> bool:
        """True if that location can be chosen."""
        return True

    def answers(self, state: SettlersState, frame: Use) -> list[int]:
        found = [
            location.card
            for party in enemies(state, frame.actor)
            for location in state.empires[party]
            if self.fits(location)
        ]
        return AIM.moves(found)

    def wording(self, state: SettlersState, frame: Use, move: int) -> tuple[str, dict[str, int]]:
        party = holder_of(state, AIM.argument(move))
        return ("target_of", {"seat": party}) if 0 <= party < state.seats else ("", {})


class DiscardLocation(EnemyLocationOp):
    """Discard any enemy location with all that lies on it; this is no razing (SET-159, SET-184, SET-Q24, SET-Q30)."""

    word: ClassVar[str] = "discard_location"
    rule: ClassVar[str] = "SET-Q30"

    def answer(self, state: SettlersState, frame: Use, move: int) -> None:
        """No goods, no foundation, no wood."""
        take_out(state, AIM.argument(move))
        discard(state, frame.actor, AIM.argument(move), REMOVED)


class CopyRazeGood(EnemyLocationOp):
    """Gain one good of the raze field of an enemy location; nothing is razed (SET-191)."""

    word: ClassVar[str] = "copy_raze_good"
    rule: ClassVar[str] = "SET-191"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        fields.fixed("count", 1)

    def fits(self, location: Location) -> bool:
        return bool(location.face.raze)

    def answer(self, state: SettlersState, frame: Use, move: int) -> None:
        """With two kinds of goods one is chosen."""
        card = AIM.argument(move)
        state.tell(COPIED, frame.actor, card)
        state.agenda.append(ChooseRazeGood(card))


class ChooseRazeGood(OpenChoice[SettlersState]):
    """Choose one of the goods in the raze field (SET-191)."""

    rule: ClassVar[str] = "SET-191"
    continues: ClassVar[bool] = True

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def moves(self, state: SettlersState, seat: int) -> list[int]:
        return GAIN.moves([good for good, count in enumerate(CARDS[self.card].raze) if count])

    def take(self, state: SettlersState, seat: int, move: int) -> None:
        give_good(state, GAINED_BY_PACK, seat, self.card, GAIN.argument(move), 1)


class TakeControl(EnemyLocationOp):
    """Put an Egyptian token on an enemy common location without one (SET-179, SET-182, SET-Q22, SET-Q23, SET-Q63)."""

    word: ClassVar[str] = "take_control"
    rule: ClassVar[str] = "SET-Q23"
    aimed_at: ClassVar[str] = "enemy_common_location"

    def fits(self, location: Location) -> bool:
        """Common ones only; one with a token counts as the Egyptian's own already."""
        return location.face.deck == COMMON

    def answer(self, state: SettlersState, frame: Use, move: int) -> None:
        """It counts as one's own from now on; what lies on it stays."""
        card = AIM.argument(move)
        state.tokens -= 1
        add_location(state, frame.actor, remove(state, card))
        state.tell(CONTROLLED, frame.actor, card)


class BlockLocation(EnemyLocationOp):
    """Put a worker of the supply on an enemy action location, used or not (SET-Q57, SET-Q64)."""

    word: ClassVar[str] = "block_location"
    rule: ClassVar[str] = "SET-Q57"
    aimed_at: ClassVar[str] = "enemy_action_location"

    def fits(self, location: Location) -> bool:
        return location.face.kind == ACTION and not location.blocked

    def answer(self, state: SettlersState, frame: Use, move: int) -> None:
        """The worker lies there until cleanup, and the location cannot be used."""
        card = AIM.argument(move)
        replace(state, location_of(state, card).stopped())
        state.tell(BLOCKED, frame.actor, card)


class ForeignDeal(EnemyLocationOp):
    """Make a deal with an enemy faction location, which stays there (SET-169, SET-Q25)."""

    word: ClassVar[str] = "foreign_deal"
    rule: ClassVar[str] = "SET-Q25"
    aimed_at: ClassVar[str] = "enemy_faction_location"

    def fits(self, location: Location) -> bool:
        """One with a deal field and without a mark."""
        return location.face.deal >= 0 and not location.marked

    def answer(self, state: SettlersState, frame: Use, move: int) -> None:
        """Its good now and in each later production; it counts as making a deal."""
        card = AIM.argument(move)
        seat = frame.actor
        replace(state, location_of(state, card).marked_by(seat + 1))
        state.tell(FOREIGN_DEAL, seat, card, CARDS[card].deal)
        state.agenda.append(REACT_TO_DEAL)
        yield_deal(state, GAINED_BY_FOREIGN_DEAL, seat, card)


class RazeNow(AskingOp[SettlersState, Use]):
    """Raze a card by an ability, for tokens laid on the activated location (SET-173, SET-190, SET-192, SET-Q31)."""

    word: ClassVar[str] = "raze_now"
    rule: ClassVar[str] = "SET-Q31"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        # The tokens for each kind of target that may be razed.
        self.tokens: Final[dict[int, int]] = {}
        for option in fields.parts("options"):
            self.tokens[option.word("target", TARGETS)] = option.number("raze")
            option.close()
        self.protection: Final = fields.word("protection", ("ignored", "adds")) == 1
        self.bounty: Final = fields.number("vp_per_discarded_good", 0)

    def answers(self, state: SettlersState, frame: Use) -> list[int]:
        """Every card of the hand and every location that the tokens suffice for."""
        seat = frame.actor
        tokens = frame.stock(state)[RAZE] - frame.due()[RAZE]
        moves: list[int] = []
        if HAND_CARD in self.tokens and tokens >= self.tokens[HAND_CARD]:
            moves += RAZE_FROM_HAND.moves(hand_targets(state, seat))
        if OWN_LOCATION in self.tokens:
            moves += RAZE_LOCATION.moves(own_targets(state, seat))
        if ENEMY_LOCATION in self.tokens:
            targets = enemy_targets(state, seat, tokens, self.tokens[ENEMY_LOCATION], self.protection)
            moves += RAZE_LOCATION.moves(targets)
        moves.sort()
        return moves

    def evident(self, state: SettlersState, frame: Use, move: int) -> bool:
        """That no card of the hand, or no other one, can be razed is nobody else's business."""
        # By their backs everybody tells the cards that may have a raze field (SET-025).
        hidden = [card for card in state.hands[frame.actor] if CARDS[card].deck in (COMMON, JAPANESE)]
        return HAND_CARD not in self.tokens or len(hidden) == RAZE_FROM_HAND.says(move)

    def answer(self, state: SettlersState, frame: Use, move: int) -> None:
        """Protection is paid for, or ignored (SET-174, SET-190, SET-Q70)."""
        if RAZE_FROM_HAND.says(move):
            hand_over(state, RAZE, self.tokens[HAND_CARD], frame.onto)
            raze_from_hand(state, RAZE_FROM_HAND.argument(move), self.bounty)
            return
        card = RAZE_LOCATION.argument(move)
        if ENEMY_LOCATION in self.tokens:
            guard = guard_of(state, card) if self.protection else 0
            hand_over(state, RAZE, self.tokens[ENEMY_LOCATION] + guard, frame.onto)
        raze_location(state, card, self.bounty)

    def wording(self, state: SettlersState, frame: Use, move: int) -> tuple[str, dict[str, int]]:
        party = holder_of(state, RAZE_LOCATION.argument(move))
        return ("raze_of", {"seat": party}) if 0 <= party < state.seats and party != frame.actor else ("", {})

    def say(self, voice: Voice) -> str:
        """The locations that may be razed, and for how many tokens."""
        targets: list[str] = []
        for target, tokens in self.tokens.items():
            price = sign("good", "raze", tokens) if tokens else voice.say("effect.raze_free")
            key = f"effect.raze_{TARGETS[target]}"
            if target == ENEMY_LOCATION:
                key += "_adds" if self.protection else "_ignored"
            targets.append(voice.say(key, {"raze": price}))
        said = voice.say("effect.raze_now", {"targets": voice.one_of(targets)})
        return f"{said}, {voice.say('effect.bounty', {'vp': sign('good', 'vp', self.bounty)})}" if self.bounty else said


class StealGood(AskingOp[SettlersState, Use]):
    """Take one good out of an enemy's supply (SET-141, SET-189, SET-Q10, SET-Q28)."""

    word: ClassVar[str] = "steal"
    rule: ClassVar[str] = "SET-189"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        fields.fixed("from", "enemy_supply")
        fields.fixed("count", 1)
        self.kinds: Final = fields.words("goods", GOODS[:DEFENSE])
        # The Ninjas take more than the Saboteurs do, by nothing but their own text.
        self.more: Final = len(self.kinds) > len(RESOURCES)

    def asked_by(self, state: SettlersState, frame: Use) -> str:
        """The Saboteurs have a rule of their own."""
        return "SET-136" if self.more else self.rule

    def answers(self, state: SettlersState, frame: Use) -> list[int]:
        parties = enemies(state, frame.actor)
        return [STEAL.move(good, party) for good in self.kinds for party in parties if state.stocks[party][good]]

    def answer(self, state: SettlersState, frame: Use, move: int) -> None:
        good, party = STEAL.argument(move), STEAL.second(move)
        state.stocks[party][good] -= 1
        state.stocks[frame.actor][good] += 1
        state.tell(STOLE_BY_ACTION if self.more else STOLE, frame.actor, good, party)

    def say(self, voice: Voice) -> str:
        return voice.say("effect.steal", {"count": 1, "goods": kinds_signs(self.kinds)})


class EnemyDealOp(AskingOp[SettlersState, Use]):
    """An op on a deal of an enemy who has not passed."""

    def found(self, state: SettlersState, party: int) -> list[int]:
        """The deals of an enemy that can be chosen."""
        return state.deals[party]

    def answers(self, state: SettlersState, frame: Use) -> list[int]:
        return AIM.moves([card for party in enemies(state, frame.actor) for card in self.found(state, party)])

    def loser(self, state: SettlersState, frame: Use, card: int) -> int:
        """The enemy who has the deal, wherever it lies."""
        return next(party for party in enemies(state, frame.actor) if card in self.found(state, party))

    def wording(self, state: SettlersState, frame: Use, move: int) -> tuple[str, dict[str, int]]:
        return deal_wording(move)


class TakeDeal(EnemyDealOp):
    """Tuck a deal from under an enemy board under one's own, for nothing now (SET-186, SET-187, SET-Q26, SET-Q52)."""

    word: ClassVar[str] = "take_deal"
    rule: ClassVar[str] = "SET-187"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        fields.fixed("target", "enemy_board_deal")

    def answer(self, state: SettlersState, frame: Use, move: int) -> None:
        """This is not making a deal."""
        card = AIM.argument(move)
        party = self.loser(state, frame, card)
        state.deals[party] = without(state.deals[party], card)
        state.deals[frame.actor] = [*state.deals[frame.actor], card]
        state.tell(DEAL_TAKEN, frame.actor, card)


class DiscardDeal(EnemyDealOp):
    """Discard a deal of an enemy, or cancel one of their Trade Route (SET-194, SET-Q27, SET-Q28)."""

    word: ClassVar[str] = "discard_deal"
    rule: ClassVar[str] = "SET-194"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        fields.fixed("target", "enemy_deal")
        fields.fixed("include_foreign", True)

    def found(self, state: SettlersState, party: int) -> list[int]:
        """Those of their Trade Route too, wherever the location lies."""
        return state.deals[party] + foreign_deals(state, party)

    def answer(self, state: SettlersState, frame: Use, move: int) -> None:
        card = AIM.argument(move)
        end_deal(state, self.loser(state, frame, card), card)


class EnemyDiscards(AskingOp[SettlersState, Use]):
    """Name an enemy, who discards a card of their choice; they may have none (SET-Q12, SET-Q29, SET-Q53)."""

    word: ClassVar[str] = "enemy_discards"
    rule: ClassVar[str] = "SET-Q12"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        fields.fixed("from", "hand")
        fields.fixed("count", 1)
        fields.fixed("chooser", "victim")

    def answers(self, state: SettlersState, frame: Use) -> list[int]:
        return AGAINST.moves(enemies(state, frame.actor))

    def answer(self, state: SettlersState, frame: Use, move: int) -> None:
        state.agenda.append(DISCARD_FOR_ENEMY[AGAINST.argument(move)])

    def say(self, voice: Voice) -> str:
        return voice.say("effect.enemy_discards", {"count": 1})


class DiscardForEnemy(SeatChoice[SettlersState]):
    """Discard a card of one's hand because an enemy says so (SET-Q29)."""

    rule: ClassVar[str] = "SET-Q29"

    def moves(self, state: SettlersState, seat: int) -> list[int]:
        return DISCARD.moves(state.hands[seat])

    def settled(self, state: SettlersState) -> int:
        """A hand of one card leaves no choice, and one without cards loses none."""
        return state.only_answer(self, self.seat)

    def take(self, state: SettlersState, seat: int, move: int) -> None:
        discard_from_hand(state, seat, DISCARD.argument(move))


DISCARD_FOR_ENEMY: Final = [DiscardForEnemy(seat) for seat in range(4)]

HOSTILE: Final[list[type[Op[SettlersState, Use]]]] = [
    DiscardLocation, CopyRazeGood, TakeControl, BlockLocation, ForeignDeal, RazeNow, StealGood, TakeDeal, DiscardDeal,
    EnemyDiscards,
]  # fmt: skip
