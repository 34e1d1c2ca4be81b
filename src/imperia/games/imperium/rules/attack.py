"""Answers to attacks (p. 16): before the first effect, clockwise, defender by defender (IMP-Q44)."""

from __future__ import annotations

from typing import Any, ClassVar, Final, final

from imperia.games.imperium.cards import CARDS
from imperia.games.imperium.deed import NOTHING_HANDLED, PARTS, Deed, deed_of
from imperia.games.imperium.language.passives import CardEffect, Passive, Use, read_part
from imperia.games.imperium.language.triggers import ATTACKED
from imperia.games.imperium.language.voice import heard
from imperia.games.imperium.printed import PROGRESS, RESOURCES
from imperia.games.imperium.rules.exhaust import begin_use, usable
from imperia.games.imperium.state import ImperiumState
from imperia.games.imperium.words import (
    ACCEPT,
    DECLINE,
    DONE,
    EXHAUST_CARD,
    OPTION,
    SHIELD,
    SHIELDED,
    TOLL_PAID,
    amount,
)
from imperia.kernel.agenda import ASKED, SKIPPED, SeatChoice, Step, missing, put_instead, take_next, under_way
from imperia.kernel.effects import Op
from imperia.kernel.lexicon import Fields
from imperia.kernel.signs import Voice, sign


@final
class AttackShield(Passive):
    """A price for which its owner ignores an attack (IMP-196)."""

    word: ClassVar[str] = "attack_shield"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        part = fields.part("attack_shield")
        priced = [{"do": "cost", "pay": part.value("cost"), "then": [{"do": "avoid_attack"}]}]
        self.ward: Final = read_part(fields, priced)
        part.close()

    def say(self, voice: Voice) -> str:
        price = self.ward.ops[0].inner()[0]
        return voice.say("passive.attack_shield", {"cost": price.say(heard(voice).after_verb())})


@final
class AttackToll(Passive):
    """The toll an attacker has to give its owner for an attack (IMP-Q47)."""

    word: ClassVar[str] = "attack_toll"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        part = fields.part("attack_toll")
        part.fixed("token", RESOURCES[PROGRESS])
        self.count: Final = part.number("n")
        part.close()

    def say(self, voice: Voice) -> str:
        return voice.say("passive.attack_toll", {"tokens": sign("token", RESOURCES[PROGRESS], self.count)})


def toll_of(state: ImperiumState, seat: int) -> int:
    """The progress that an attack on a player costs."""
    toll = 0
    for laid in state.areas[seat]:
        for passive in laid.printed.passives:
            if isinstance(passive, AttackToll):
                toll += passive.count
    return toll


def may_answer(state: ImperiumState, attacker: int) -> bool:
    """True if a player has a card in play that wards off attacks; else nobody has to be asked."""
    for seat in range(state.seats):
        if seat != attacker:
            for laid in state.areas[seat]:
                if laid.printed.listens >> ATTACKED & 1:
                    return True
                for passive in laid.printed.passives:
                    if isinstance(passive, AttackShield | AttackToll):
                        return True
    return False


class Attack(Step[ImperiumState]):
    """An attack under way: which card it is, how many of its parts touch others, and who ignores which of them."""

    def __init__(self, card: int, shields: list[int]) -> None:
        self.card: Final = card
        # As in a `Deed`.
        self.shields: Final = shields

    def run(self, state: ImperiumState) -> None:
        raise missing(self, "run")

    def part_count(self) -> int:
        """How many of its parts touch others."""
        raise missing(self, "part_count")

    def part_name(self) -> int:
        """Where these parts begin among the options of all cards."""
        raise missing(self, "part_name")

    def ignored(self, shields: list[int]) -> Attack:
        """The same attack of which more is ignored."""
        raise missing(self, "ignored")


class FaceAttack(Attack):
    """Each defender answers an attack; then it is resolved (IMP-195, IMP-196, IMP-Q44)."""

    def __init__(self, card: int, attacker: int, left: list[int], shields: list[int]) -> None:
        super().__init__(card, shields)
        self.attacker: Final = attacker
        # Who has not answered yet.
        self.left: Final = left

    def parts(self) -> list[Any]:
        return [self.card, self.attacker, self.left, self.shields]

    def part_count(self) -> int:
        return CARDS[self.card].touching

    def part_name(self) -> int:
        return CARDS[self.card].first_part

    def ignored(self, shields: list[int]) -> Attack:
        """For the defender who has just answered."""
        return FaceAttack(self.card, self.attacker, self.left, self.shields + shields)

    def run(self, state: ImperiumState) -> None:
        """The attacker's toll comes before the defender's own shields (IMP-Q162)."""
        if not self.left:
            deed = Deed(self.card, self.attacker, self.attacker, NOTHING_HANDLED, self.shields)
            CARDS[self.card].effect.start(state, deed)
            return
        seat = self.left[0]
        state.agenda.append(FaceAttack(self.card, self.attacker, self.left[1:], self.shields))
        state.agenda.append(WardOff(seat, self.card))
        toll = toll_of(state, seat)
        if toll:
            state.agenda.append(PayToll(self.attacker, seat, toll))


def attack_under_way(state: ImperiumState) -> Attack:
    """The attack that is being answered."""
    attack = under_way(state.agenda, Attack)
    assert attack is not None
    return attack


def shield(state: ImperiumState, seat: int, suffered: list[int]) -> None:
    """Players ignore the attack that is being answered, but for the parts that they suffer."""
    attack = attack_under_way(state)
    parts = [part for part in range(attack.part_count()) if part not in suffered]
    put_instead(state.agenda, attack, attack.ignored([seat * PARTS + part for part in parts]))
    state.tell(SHIELDED, seat, attack.card)


class PayToll(SeatChoice[ImperiumState]):
    """The attacker may give a defender progress; otherwise the attack does nothing to them (IMP-Q47)."""

    rule: ClassVar[str] = "IMP-Q47"

    def __init__(self, seat: int, defender: int, toll: int) -> None:
        super().__init__(seat)
        self.defender: Final = defender
        self.toll: Final = toll

    def settled(self, state: ImperiumState) -> int:
        """Who cannot give it is not asked."""
        return ASKED if state.have(self.seat, PROGRESS) >= self.toll else DECLINE.move()

    def moves(self, state: ImperiumState, seat: int) -> list[int]:
        return sorted([ACCEPT.move(), DECLINE.move()])

    def take(self, state: ImperiumState, seat: int, move: int) -> None:
        """Without the toll the defender need not answer."""
        if ACCEPT.says(move):
            state.add(seat, PROGRESS, -self.toll)
            state.add(self.defender, PROGRESS, self.toll)
            state.tell(TOLL_PAID, seat, amount(PROGRESS, self.toll), self.defender)
        else:
            take_next(state.agenda, WardOff)
            shield(state, self.defender, [])

    def question(self, state: ImperiumState, seat: int) -> tuple[str, dict[str, int]]:
        return "PayToll", {"seat": self.defender, "amount": amount(PROGRESS, self.toll)}


class WardOff(SeatChoice[ImperiumState]):
    """Use a protection against an attack, or suffer it (IMP-196, IMP-Q44, IMP-Q45)."""

    rule: ClassVar[str] = "IMP-196"

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card: Final = card

    def settled(self, state: ImperiumState) -> int:
        """Who has no protection is not asked."""
        return ASKED if len(self.moves(state, self.seat)) > 1 else SKIPPED

    def moves(self, state: ImperiumState, seat: int) -> list[int]:
        """One of the protections that can be paid for, or none."""
        moves = [DECLINE.move()]
        for laid in state.areas[seat]:
            if shield_of(state, seat, laid.card) is not None:
                moves.append(SHIELD.move(laid.card))
            use = answer_of(laid.card)
            if use is not None and usable(state, deed_of(seat, laid.card), use):
                moves.append(EXHAUST_CARD.move(laid.card))
        return sorted(moves)

    def take(self, state: ImperiumState, seat: int, move: int) -> None:
        """Its price is paid, and the attack avoided."""
        if SHIELD.says(move):
            card = SHIELD.argument(move)
            ward = shield_of(state, seat, card)
            assert ward is not None
            ward.start(state, deed_of(seat, card))
        elif EXHAUST_CARD.says(move):
            card = EXHAUST_CARD.argument(move)
            use = answer_of(card)
            assert use is not None
            begin_use(state, deed_of(seat, card), use)

    def question(self, state: ImperiumState, seat: int) -> tuple[str, dict[str, int]]:
        return "WardOff", {"card": self.card}

    def wording(self, state: ImperiumState, seat: int, move: int) -> tuple[str, dict[str, int]]:
        return ("suffer" if DECLINE.says(move) else ""), {}


def shield_of(state: ImperiumState, seat: int, card: int) -> CardEffect | None:
    """The protection of a card in play that can be paid for."""
    for passive in CARDS[card].passives:
        if isinstance(passive, AttackShield) and passive.ward.opens(state, deed_of(seat, card)):
            return passive.ward
    return None


def answer_of(card: int) -> Use | None:
    """The exhaust ability of a card that answers to attacks."""
    for use in CARDS[card].uses:
        if use.trigger is not None and use.trigger.event == ATTACKED:
            return use
    return None


def avoid(state: ImperiumState, seat: int) -> None:
    """A player is protected; of an attack with several parts that touch them they may name those that they suffer."""
    attack = attack_under_way(state)
    if attack.part_count() > 1:
        state.agenda.append(NameParts(seat, attack.card, []))
    else:
        shield(state, seat, [])


class NameParts(SeatChoice[ImperiumState]):
    """Protected players name the parts of an attack that they do not ignore (IMP-Q44)."""

    rule: ClassVar[str] = "IMP-Q44"
    continues: ClassVar[bool] = True

    def __init__(self, seat: int, card: int, suffered: list[int]) -> None:
        super().__init__(seat)
        self.card: Final = card
        self.suffered: Final = suffered

    def settled(self, state: ImperiumState) -> int:
        """Who suffers all of it is asked no more."""
        return state.only_answer(self, self.seat)

    def moves(self, state: ImperiumState, seat: int) -> list[int]:
        """A part that they let happen, or that it is enough."""
        parts = [part for part in range(attack_under_way(state).part_count()) if part not in self.suffered]
        return sorted([*OPTION.moves(parts), DONE.move()])

    def default(self, state: ImperiumState, seat: int) -> int:
        return DONE.move()

    def take(self, state: ImperiumState, seat: int, move: int) -> None:
        if DONE.says(move):
            shield(state, seat, self.suffered)
        else:
            state.agenda.append(NameParts(seat, self.card, [*self.suffered, OPTION.argument(move)]))

    def question(self, state: ImperiumState, seat: int) -> tuple[str, dict[str, int]]:
        return "NameParts", {"card": self.card}

    def wording(self, state: ImperiumState, seat: int, move: int) -> tuple[str, dict[str, int]]:
        if DONE.says(move):
            return "ignore_rest", {}
        return "option_of", {"choice": attack_under_way(state).part_name() + OPTION.argument(move)}


class AvoidAttack(Op[ImperiumState, Deed]):
    """The attack just played has no effect on whoever resolves it (IMP-196, IMP-Q44)."""

    word: ClassVar[str] = "avoid_attack"
    rule: ClassVar[str] = "IMP-196"
    demands: ClassVar[bool] = False

    def run(self, state: ImperiumState, frame: Deed) -> None:
        """All of it, or the parts that they name."""
        avoid(state, frame.actor)
