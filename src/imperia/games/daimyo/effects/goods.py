"""Ops that bring or take goods, cards, storage and the like."""

from __future__ import annotations

from typing import ClassVar, Final

from imperia.games.daimyo.board import own_buildings, own_governors
from imperia.games.daimyo.cards import COUNTS, FROM_HELP, FROM_VILLAGER, HELP_STEPS, VILLAGER_FACES
from imperia.games.daimyo.dice import bend, bends
from imperia.games.daimyo.effects.asking import AskingByOrigin
from imperia.games.daimyo.effects.memory import noting
from imperia.games.daimyo.goods import can_pay, give, give_good, pay, use_of
from imperia.games.daimyo.heroes import draw
from imperia.games.daimyo.objectives import count_of
from imperia.games.daimyo.origins import rule_of
from imperia.games.daimyo.phases.bonus import discard_hero
from imperia.games.daimyo.phases.production import harvest_place, produce, yield_of_all
from imperia.games.daimyo.phases.recruitment import reset_track
from imperia.games.daimyo.printed import BUILDINGS, FARM, GAINS, GOOD_COUNT, GOODS, YIELDS
from imperia.games.daimyo.relics import raise_storage
from imperia.games.daimyo.signs import goods_signs, kinds_signs
from imperia.games.daimyo.state import DaimyoState
from imperia.games.daimyo.words import (
    DECLINE,
    DIE_CHANGED,
    DISCARD,
    GAIN,
    HARVEST,
    HELMET_TAKEN,
    HELP_STEP,
    HERO_DISCARDED,
    LOWER,
    RAISE,
    TRACK_RESET,
    VILLAGER,
    VILLAGER_USED,
)
from imperia.kernel.effects import NONE_LEFT, AskingOp, Continue, Frame, Op
from imperia.kernel.lexicon import Fields
from imperia.kernel.signs import Voice, sign


def read_goods(fields: Fields, words: tuple[str, ...]) -> list[int]:
    """Goods that stand as fields of an op."""
    return [fields.number(word, 0) if fields.has(word) else 0 for word in words]


class GainGoods(Op[DaimyoState, Frame]):
    """Take goods from the supply, score points (DAI-149, DAI-153, DAI-154)."""

    word: ClassVar[str] = "gain"
    rule: ClassVar[str] = "DAI-154"
    demands: ClassVar[bool] = False

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.goods: Final = read_goods(fields, GAINS)

    def run(self, state: DaimyoState, frame: Frame) -> None:
        give(state, frame.actor, frame.card, self.goods)

    def surely(self, state: DaimyoState, frame: Frame, goods: list[int]) -> None:
        for good in range(len(GAINS)):
            goods[good] += self.goods[good]

    def say(self, voice: Voice) -> str:
        return voice.say("effect.gain", {"goods": goods_signs(self.goods)})


class GainOneOf(AskingByOrigin):
    """Take so many goods, each freely chosen (DAI-068, DAI-144, DAI-185)."""

    word: ClassVar[str] = "gain_choice"
    demands: ClassVar[bool] = False

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.count: Final = fields.number("n")
        self.kinds: Final = fields.words("from", GOODS)

    def run(self, state: DaimyoState, frame: Frame) -> None:
        self.resume(state, frame, [self.count])

    def resume(self, state: DaimyoState, frame: Frame, left: list[int]) -> None:
        if left[0] > 1:
            state.agenda.append(Continue(self, [left[0] - 1], frame))
        self.ask(state, frame)

    def answers(self, state: DaimyoState, frame: Frame) -> list[int]:
        return GAIN.moves(self.kinds)

    def answer(self, state: DaimyoState, frame: Frame, move: int) -> None:
        give_good(state, frame.actor, frame.card, GAIN.argument(move), 1)

    def say(self, voice: Voice) -> str:
        return voice.say("effect.gain_choice", {"count": self.count, "goods": kinds_signs(self.kinds)})


class GainPerOwn(Op[DaimyoState, Frame]):
    """A good for each of something that one has (DAI-171)."""

    word: ClassVar[str] = "gain_per"
    rule: ClassVar[str] = "DAI-171"
    demands: ClassVar[bool] = False

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.good: Final = fields.word("resource", GOODS)
        self.count: Final = fields.number("n")
        self.per: Final = fields.word("per", COUNTS)

    def amount(self, state: DaimyoState, seat: int) -> int:
        """As many as there are now."""
        return self.count * count_of(state, seat, self.per)

    def run(self, state: DaimyoState, frame: Frame) -> None:
        give_good(state, frame.actor, frame.card, self.good, self.amount(state, frame.actor))

    def surely(self, state: DaimyoState, frame: Frame, goods: list[int]) -> None:
        """As many as there are now."""
        goods[self.good] += self.amount(state, frame.actor)

    def say(self, voice: Voice) -> str:
        """Which good for each of what."""
        details = {"good": sign("good", GOODS[self.good], self.count), "per": voice.say(f"count.{COUNTS[self.per]}")}
        return voice.say("effect.gain_per", details)


class PayGoods(Op[DaimyoState, Frame]):
    """Pay goods, all of them or the rest is not begun (DAI-158, DAI-159, DAI-168, DAI-172, DAI-Q68)."""

    word: ClassVar[str] = "pay"
    rule: ClassVar[str] = "DAI-Q68"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.goods: Final = [*read_goods(fields, GOODS), 0]

    def payable(self, state: DaimyoState, frame: Frame) -> bool:
        return can_pay(state, frame.actor, self.goods)

    def run(self, state: DaimyoState, frame: Frame) -> None:
        pay(state, frame.actor, self.goods, rule_of(state, frame.card))

    def surely(self, state: DaimyoState, frame: Frame, goods: list[int]) -> None:
        for good in range(GOOD_COUNT):
            goods[good] -= self.goods[good]

    def say(self, voice: Voice) -> str:
        return voice.say("effect.pay", {"goods": goods_signs(self.goods)})


class DiscardForIt(AskingByOrigin):
    """Discard a hero as a price (DAI-156, DAI-160, DAI-163, DAI-Q68)."""

    word: ClassVar[str] = "discard_hero"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        fields.fixed("n", 1)

    def payable(self, state: DaimyoState, frame: Frame) -> bool:
        """With a card in hand."""
        return bool(state.hands[frame.actor])

    def answers(self, state: DaimyoState, frame: Frame) -> list[int]:
        return DISCARD.moves(state.hands[frame.actor])

    def answer(self, state: DaimyoState, frame: Frame, move: int) -> None:
        """To the discard pile."""
        what = HERO_DISCARDED[rule_of(state, frame.card)]
        discard_hero(state, frame.actor, DISCARD.argument(move), what)


class DrawHeroes(Op[DaimyoState, Frame]):
    """Draw from one's own hero deck (DAI-064, DAI-069, DAI-162, DAI-165)."""

    word: ClassVar[str] = "draw"
    rule: ClassVar[str] = "DAI-064"
    demands: ClassVar[bool] = False

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.count: Final = fields.number("n")

    def run(self, state: DaimyoState, frame: Frame) -> None:
        """As many as there are (DAI-Q41)."""
        draw(state, frame.actor, self.count, self.rule if frame.card == FROM_HELP else rule_of(state, frame.card))

    def say(self, voice: Voice) -> str:
        return voice.say("effect.draw", {"count": self.count})


class RaiseStorage(Op[DaimyoState, Frame]):
    """Raise one's storage capacity (DAI-063, DAI-091, DAI-141, DAI-155)."""

    word: ClassVar[str] = "storage"
    rule: ClassVar[str] = "DAI-091"
    demands: ClassVar[bool] = False

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.count: Final = fields.number("n")

    def run(self, state: DaimyoState, frame: Frame) -> None:
        raise_storage(state, frame.actor, self.count)

    def say(self, voice: Voice) -> str:
        return voice.say("effect.storage", {"count": self.count})


class ResetForIt(Op[DaimyoState, Frame]):
    """The recruitment marker goes to its first space from wherever it is (DAI-159)."""

    word: ClassVar[str] = "reset_track"
    rule: ClassVar[str] = "DAI-159"
    demands: ClassVar[bool] = False

    def run(self, state: DaimyoState, frame: Frame) -> None:
        reset_track(state, frame.actor, TRACK_RESET[self.rule])


class Produce(Op[DaimyoState, Frame]):
    """The whole Production action (DAI-071)."""

    word: ClassVar[str] = "produce"
    rule: ClassVar[str] = "DAI-071"
    demands: ClassVar[bool] = False

    def run(self, state: DaimyoState, frame: Frame) -> None:
        produce(state, frame.actor)

    def surely(self, state: DaimyoState, frame: Frame, goods: list[int]) -> None:
        found = yield_of_all(state, frame.actor, True, True)
        for good in range(GOOD_COUNT):
            goods[good] += found[good]


class Harvest(AskingByOrigin):
    """Harvest the places of own governors, techno-farms or radio towers (DAI-167, DAI-170, DAI-Q32)."""

    word: ClassVar[str] = "harvest"
    demands: ClassVar[bool] = False

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        who = fields.word("who", ("governor", *BUILDINGS))
        # The kind of building; -1 for governors.
        self.kind: Final = who - 1
        self.who: Final = fields.text("who")
        self.times: Final = fields.number("times")
        every = fields.value("n") == "all"
        # How many places; 0 for every one.
        self.count: Final = 0 if every else fields.number("n")

    def run(self, state: DaimyoState, frame: Frame) -> None:
        """All at once, or one after the other."""
        if not self.count:
            goods = [0] * (GOOD_COUNT + 1)
            self.surely(state, frame, goods)
            if any(goods):
                give(state, frame.actor, frame.card, goods)
        else:
            super().run(state, frame)

    def answers(self, state: DaimyoState, frame: Frame) -> list[int]:
        """The places of such pieces that were not harvested yet."""
        moves: list[int] = []
        if self.kind < 0:
            own_governors(state, frame.actor, HARVEST, moves)
        else:
            own_buildings(state, frame.actor, 1 << self.kind, HARVEST, moves)
        used = frame.cards("harvested")
        return [move for move in moves if HARVEST.argument(move) not in used] if used else moves

    def answer(self, state: DaimyoState, frame: Frame, move: int) -> None:
        place = HARVEST.argument(move)
        harvest_place(state, frame.actor, place, self.times, frame.card)
        after = noting(frame, "harvested", place)
        if after.number("harvested") < self.count:
            self.run(state, after)

    def surely(self, state: DaimyoState, frame: Frame, goods: list[int]) -> None:
        """Where nothing is chosen, what they yield now."""
        if not self.count:
            found = yield_of_all(state, frame.actor, self.kind < 0, self.kind == FARM)
            for good in range(GOOD_COUNT):
                goods[good] += found[good] * self.times

    def wording(self, state: DaimyoState, frame: Frame, move: int) -> tuple[str, dict[str, int]]:
        good = YIELDS[HARVEST.argument(move)] if HARVEST.says(move) else 0
        return ("harvest_for", {"number": self.times, "good": good}) if HARVEST.says(move) else ("", {})

    def say(self, voice: Voice) -> str:
        pieces = voice.say(f"effect.harvest_{self.who}{'' if self.count else '_all'}", {"count": self.count})
        key = "effect.harvest_twice" if self.times == 2 else "effect.harvest"
        return voice.say(key, {"pieces": pieces})


class TakeHelmet(Op[DaimyoState, Frame]):
    """Take the Mighty Helmet, always or as the first of the round on Villagers' Help (DAI-065, DAI-066, DAI-Q37)."""

    word: ClassVar[str] = "helmet"
    rule: ClassVar[str] = "DAI-065"
    demands: ClassVar[bool] = False

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.first_only: Final = fields.word("if", ("always", "first_help_of_round")) == 1

    def run(self, state: DaimyoState, frame: Frame) -> None:
        """The order of this round stays as it is."""
        if state.helmet != frame.actor and (not self.first_only or state.helped == frame.actor):
            state.helmet = frame.actor
            rule = self.rule if self.first_only else rule_of(state, frame.card)
            state.tell(HELMET_TAKEN[rule], frame.actor)

    def say(self, voice: Voice) -> str:
        return voice.say("effect.helmet_first" if self.first_only else "effect.helmet")


class ActivateVillager(AskingOp[DaimyoState, Frame]):
    """Activate villager tiles, each of which is turned over (DAI-067, DAI-163, DAI-Q39, DAI-Q40)."""

    word: ClassVar[str] = "villager"
    rule: ClassVar[str] = "DAI-067"
    demands: ClassVar[bool] = False

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.count: Final = fields.number("n")
        self.distinct: Final = fields.flag("distinct")

    def answers(self, state: DaimyoState, frame: Frame) -> list[int]:
        """Any tile, whatever can be done with it."""
        used = frame.cards("villagers") if self.distinct else []
        return VILLAGER.moves([tile for tile in range(len(VILLAGER_FACES)) if tile not in used])

    def answer(self, state: DaimyoState, frame: Frame, move: int) -> None:
        """Its visible face; nobody looks at the other before that is done."""
        tile = VILLAGER.argument(move)
        face: int = state.villagers[tile]
        state.villagers[tile] = 1 - face
        state.tell(VILLAGER_USED, frame.actor, tile * 2 + face)
        after = noting(frame, "villagers", tile)
        if after.number("villagers") < self.count:
            state.agenda.append(Continue(self, NONE_LEFT, after))
        VILLAGER_FACES[tile][face].begin(state, use_of(FROM_VILLAGER + tile, frame.actor))

    def resume(self, state: DaimyoState, frame: Frame, left: list[int]) -> None:
        self.run(state, frame)

    def wording(self, state: DaimyoState, frame: Frame, move: int) -> tuple[str, dict[str, int]]:
        if not VILLAGER.says(move):
            return "", {}
        tile = VILLAGER.argument(move)
        return "villager_face", {"face": tile * 2 + state.villagers[tile]}

    def say(self, voice: Voice) -> str:
        return voice.say("effect.villager", {"count": self.count})


class HelpSteps(AskingOp[DaimyoState, Frame]):
    """Different steps of Villagers' Help, in printed order (DAI-172, DAI-Q64)."""

    word: ClassVar[str] = "help_steps"
    rule: ClassVar[str] = "DAI-172"
    demands: ClassVar[bool] = False

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.count: Final = fields.number("n")

    def answers(self, state: DaimyoState, frame: Frame) -> list[int]:
        """Those after the last one that leave enough for the rest."""
        used = frame.cards("steps")
        left = self.count - len(used)
        first = used[-1] + 1 if used else 0
        return HELP_STEP.moves(list(range(first, len(HELP_STEPS) - left + 1)))

    def answer(self, state: DaimyoState, frame: Frame, move: int) -> None:
        """One step, and then the next."""
        step = HELP_STEP.argument(move)
        after = noting(frame, "steps", step)
        if after.number("steps") < self.count:
            state.agenda.append(Continue(self, NONE_LEFT, after))
        HELP_STEPS[step].begin(state, use_of(frame.card, frame.actor))

    def resume(self, state: DaimyoState, frame: Frame, left: list[int]) -> None:
        self.run(state, frame)

    def say(self, voice: Voice) -> str:
        return voice.say("effect.help_steps", {"count": self.count})


class BendDice(AskingByOrigin):
    """Raise, or raise or lower, own dice step by step; each step may be skipped (DAI-169, DAI-Q66)."""

    word: ClassVar[str] = "die"
    demands: ClassVar[bool] = False

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.either: Final = fields.word("delta", ("+1", "either")) == 1
        self.times: Final = fields.number("times")

    def answers(self, state: DaimyoState, frame: Frame) -> list[int]:
        """Any die within 1 and 6, or none."""
        moves: list[int] = []
        bends(state, frame.actor, moves, self.either)
        if moves:
            DECLINE.add(0, moves)
        return moves

    def answer(self, state: DaimyoState, frame: Frame, move: int) -> None:
        if DECLINE.says(move):
            return
        bend(state, frame.actor, move, DIE_CHANGED[rule_of(state, frame.card)])
        after = noting(frame, "bent", 0)
        if after.number("bent") < self.times:
            self.run(state, after)

    def default(self, state: DaimyoState, frame: Frame) -> int:
        return DECLINE.move()

    def why_not(self, state: DaimyoState, frame: Frame, move: int) -> list[str]:
        """No die there, none that goes further, or only upwards."""
        limited = RAISE.says(move) or (LOWER.says(move) and self.either)
        return ["DAI-136"] if limited else [self.asked_by(state, frame)]

    def say(self, voice: Voice) -> str:
        return voice.say("effect.die_either" if self.either else "effect.die", {"count": self.times})


GOODS_OPS: Final[list[type[Op[DaimyoState, Frame]]]] = [
    GainGoods, GainOneOf, GainPerOwn, PayGoods, DiscardForIt, DrawHeroes, RaiseStorage, ResetForIt, Produce, Harvest,
    TakeHelmet, ActivateVillager, HelpSteps, BendDice,
]  # fmt: skip
