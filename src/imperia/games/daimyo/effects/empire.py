"""Ops of the empire's cards (p. 16, 17); what there is to choose, the player chooses."""

from __future__ import annotations

from typing import ClassVar, Final

from imperia.games.daimyo.automa.loot import loot
from imperia.games.daimyo.automa.pieces import E_FARM, E_GOVERNOR, E_SHADOW, E_TOWER, place_pieces
from imperia.games.daimyo.goods import give_good, held, pay_good
from imperia.games.daimyo.printed import BLACK_MARKET, COLOURS, GAINS, GOLD, GOODS, POINT
from imperia.games.daimyo.signs import kinds_signs
from imperia.games.daimyo.state import EMPIRE, DaimyoState
from imperia.games.daimyo.words import EMPIRE_DOES, HELMET_TAKEN, OPTION, PAY
from imperia.kernel import control
from imperia.kernel.effects import AskingOp, Frame, Op
from imperia.kernel.lexicon import Fields
from imperia.kernel.signs import Voice, sign

ALL_ISLANDS: Final = (1 << len(COLOURS)) - 1


class PlaceOp(Op[DaimyoState, Frame]):
    """Pieces of the empire on islands of a list, perhaps to its advantage (DAI-243, DAI-245 to DAI-249)."""

    demands: ClassVar[bool] = False
    kind: ClassVar[int] = E_GOVERNOR

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.count: Final = fields.number("n")
        self.anywhere: Final = fields.value("islands") == "any"
        listed = [] if self.anywhere else fields.words("islands", COLOURS)
        self.islands: Final = ALL_ISLANDS if self.anywhere else sum([1 << island for island in listed])
        self.listed: Final = [COLOURS[island] for island in listed]
        self.advantage: Final = fields.flag("advantage")

    def asks(self) -> bool:
        return True

    def run(self, state: DaimyoState, frame: Frame) -> None:
        place_pieces(state, self.kind, self.count, self.islands, self.advantage, frame)

    def say(self, voice: Voice) -> str:
        islands = voice.one_of([sign("island", one) for one in self.listed])
        where = voice.say("effect.e_anywhere") if self.anywhere else voice.say("effect.e_on", {"islands": islands})
        advantage = voice.say("effect.e_advantage") if self.advantage else ""
        return voice.say(f"effect.{self.word}", {"count": self.count}) + where + advantage


class EmpireGovernors(PlaceOp):
    """Governors of the empire, two influence each."""

    word: ClassVar[str] = "e_governor"
    rule: ClassVar[str] = "DAI-243"
    kind: ClassVar[int] = E_GOVERNOR


class EmpireTowers(PlaceOp):
    """Radio towers of the empire, two influence each."""

    word: ClassVar[str] = "e_tower"
    rule: ClassVar[str] = "DAI-243"
    kind: ClassVar[int] = E_TOWER


class EmpireFarms(PlaceOp):
    """Techno-farms of the empire."""

    word: ClassVar[str] = "e_farm"
    rule: ClassVar[str] = "DAI-243"
    kind: ClassVar[int] = E_FARM


class EmpireShadows(PlaceOp):
    """Shadows of the empire, which take gold and strike (DAI-Q77, DAI-Q78)."""

    word: ClassVar[str] = "e_shadow"
    rule: ClassVar[str] = "DAI-Q78"
    kind: ClassVar[int] = E_SHADOW


class EmpireRelics(Op[DaimyoState, Frame]):
    """Relic tiles for the empire, perhaps to its advantage (DAI-247, DAI-250)."""

    word: ClassVar[str] = "e_relic"
    rule: ClassVar[str] = "DAI-250"
    demands: ClassVar[bool] = False

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.count: Final = fields.number("n")
        source = fields.value("from")
        self.listed: Final = [COLOURS[one] for one in fields.words("from", COLOURS)] if isinstance(source, list) else []
        mask = 1 << BLACK_MARKET if source == "black_market" else ALL_ISLANDS | 1 << BLACK_MARKET
        if self.listed:
            mask = sum([1 << COLOURS.index(one) for one in self.listed])
        elif source not in ("any", "black_market"):
            raise fields.wrong(f"from: {source!r}")
        self.sources: Final = mask
        self.advantage: Final = fields.flag("advantage")

    def asks(self) -> bool:
        return True

    def run(self, state: DaimyoState, frame: Frame) -> None:
        loot(state, self.count, self.sources, self.advantage, frame)

    def say(self, voice: Voice) -> str:
        key = "effect.e_relic_islands" if self.listed else "effect.e_relic"
        if self.sources == 1 << BLACK_MARKET:
            key = "effect.e_relic_market"
        islands = voice.one_of([sign("island", one) for one in self.listed])
        said = voice.say(key, {"count": self.count, "islands": islands} if self.listed else {"count": self.count})
        return said + (voice.say("effect.e_advantage") if self.advantage else "")


class EmpireGold(Op[DaimyoState, Frame]):
    """Gold for the empire (DAI-243)."""

    word: ClassVar[str] = "e_gold"
    rule: ClassVar[str] = "DAI-243"
    demands: ClassVar[bool] = False
    good: ClassVar[int] = GOLD

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.count: Final = fields.number("n")

    def run(self, state: DaimyoState, frame: Frame) -> None:
        give_good(state, EMPIRE, frame.card, self.good, self.count)

    def say(self, voice: Voice) -> str:
        return voice.say("effect.e_gain", {"goods": sign("good", GAINS[self.good], self.count)})


class EmpirePoints(EmpireGold):
    """Popularity for the empire."""

    word: ClassVar[str] = "e_pp"
    good: ClassVar[int] = POINT


class EmpireHelmet(Op[DaimyoState, Frame]):
    """The empire takes the Mighty Helmet (DAI-256, DAI-Q84)."""

    word: ClassVar[str] = "e_helmet"
    rule: ClassVar[str] = "DAI-Q84"
    demands: ClassVar[bool] = False

    def run(self, state: DaimyoState, frame: Frame) -> None:
        """Held already, it is complete as well."""
        if state.helmet != EMPIRE:
            state.helmet = EMPIRE
            state.tell(HELMET_TAKEN[self.rule], EMPIRE_DOES)


class PlayerDiscards(AskingOp[DaimyoState, Frame]):
    """The player returns goods to the supply (DAI-E12)."""

    word: ClassVar[str] = "e_player_discard"
    rule: ClassVar[str] = "DAI-253"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        fields.fixed("n", 1)
        self.kinds: Final = fields.words("from", GOODS)

    def answers(self, state: DaimyoState, frame: Frame) -> list[int]:
        return PAY.moves([good for good in self.kinds if held(state, frame.actor, good)])

    def answer(self, state: DaimyoState, frame: Frame, move: int) -> None:
        pay_good(state, frame.actor, PAY.argument(move), 1, self.rule)

    def say(self, voice: Voice) -> str:
        return voice.say("effect.e_player_discard", {"goods": kinds_signs(self.kinds)})


class EmpireChoice(control.ChooseOne[DaimyoState, Frame]):
    """The player chooses one of several effects (DAI-245, DAI-E12)."""

    word: ClassVar[str] = "e_choice"
    rule: ClassVar[str] = "DAI-245"
    demands: ClassVar[bool] = False

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields, OPTION)
        fields.fixed("chooser", "player")

    def wording(self, state: DaimyoState, frame: Frame, move: int) -> tuple[str, dict[str, int]]:
        return (
            ("option_" + str(self.options[OPTION.argument(move)].declared[0]["op"]), {})
            if OPTION.says(move)
            else ("", {})
        )


EMPIRE_OPS: Final[list[type[Op[DaimyoState, Frame]]]] = [
    EmpireGovernors, EmpireTowers, EmpireFarms, EmpireShadows, EmpireRelics, EmpireGold, EmpirePoints, EmpireHelmet,
    PlayerDiscards, EmpireChoice,
]  # fmt: skip
