"""From declarations in the content to steps: every card's ops, built once."""

from __future__ import annotations

from typing import Final

from imperia.games.settlers import content as declared
from imperia.games.settlers.abilities import (
    ACT,
    BONUS,
    DEMANDS,
    LIKENESS,
    ON_PAIR_GOODS,
    ON_POINTS_GOODS,
    ONE_CARD,
    OPS,
    PRODUCE,
    PRODUCE_ASKS,
    REACT,
    REACT_ASKS,
)
from imperia.games.settlers.content import CARDS, Action, AnyOp, Feature, Production, Trigger
from imperia.games.settlers.effects.hostile import (
    BlockLocation,
    CopyRazeGood,
    DiscardDeal,
    DiscardLocation,
    EnemyDiscards,
    ForeignDeal,
    RazeNow,
    StealGood,
    TakeControl,
    TakeDeal,
)
from imperia.games.settlers.effects.op import Op
from imperia.games.settlers.effects.own import ActivateLocation, BuildNow, MakeFoundation, PlaceSamurai
from imperia.games.settlers.effects.yields import (
    ActivateDeal,
    ChooseOne,
    DrawKeep,
    GainGoods,
    GainOneOf,
    GainPerColour,
    GainPerSamurai,
    ProduceLocation,
)
from imperia.games.settlers.tables import (
    ATTACK,
    CARD,
    CARD_COUNT,
    COLOURS,
    DECK,
    GOOD_COUNT,
    GOODS,
    ON_POINTS,
    ON_WORKER_PAIR,
    PRICE_SIZE,
    PRINT,
    TARGETS,
    TRIGGER_EVENT,
    WORDS,
)

# The ops that need nothing but their place.
PLAIN: Final[dict[type[declared.Op], type[Op]]] = {
    declared.ActivateLocation: ActivateLocation,
    declared.ActivateDeal: ActivateDeal,
    declared.CopyRazeGood: CopyRazeGood,
    declared.DiscardLocation: DiscardLocation,
    declared.TakeDeal: TakeDeal,
    declared.DiscardDeal: DiscardDeal,
    declared.ForeignDeal: ForeignDeal,
    declared.TakeControl: TakeControl,
    declared.BlockLocation: BlockLocation,
    declared.EnemyDiscards: EnemyDiscards,
}


def counts(goods: dict[str, int]) -> list[int]:
    """Goods by number."""
    found = [0] * GOOD_COUNT
    for word, count in goods.items():
        found[GOODS.index(word)] = count
    return found


def choose_one(key: str, card: int, op: declared.ChooseOne, optional: bool) -> Op:
    """The prices and gains of each option."""
    prices: list[list[int]] = []
    gains: list[list[int]] = []
    for option in op.options:
        price = [0] * GOOD_COUNT
        gain = [0] * GOOD_COUNT
        for part in option:
            into = gain if isinstance(part, declared.Gain) else price
            for word, count in part.goods.items():
                into[GOODS.index(word)] += count
        prices.append(price[:PRICE_SIZE])
        gains.append(gain)
    return ChooseOne(key, card, prices, gains, optional)


def build_op(key: str, card: int, op: AnyOp, optional: bool) -> list[Op]:
    """The steps of one declared op; what is chosen several times stands there so often."""
    if type(op) in PLAIN:
        return [PLAIN[type(op)](key, card)]
    if isinstance(op, declared.Gain):
        return [GainGoods(key, card, counts({str(word): count for word, count in op.goods.items()}))]
    if isinstance(op, declared.GainChoice):
        kinds = [GOODS.index(good) for good in op.source]
        return [GainOneOf(f"{key}.{place}", card, kinds) for place in range(op.count)]
    if isinstance(op, declared.GainPerColour):
        return [GainPerColour(key, card, GOODS.index(op.good), 1 << COLOURS.index(op.color), op.max)]
    if isinstance(op, declared.GainPerSamurai):
        return [GainPerSamurai(key, card, GOODS.index(op.good), op.max)]
    if isinstance(op, declared.ChooseOne):
        return [choose_one(key, card, op, optional)]
    if isinstance(op, declared.DrawKeep):
        return [DrawKeep(key, card, op.look)]
    if isinstance(op, declared.ProduceLocation):
        return [ProduceLocation(key, card, op.exclude_self)]
    if isinstance(op, declared.BuildNow):
        return [BuildNow(key, card, op.source == "own_deal")]
    if isinstance(op, declared.RazeNow):
        targets = [TARGETS.index(option.target) for option in op.options]
        tokens = [option.raze for option in op.options]
        return [RazeNow(key, card, targets, tokens, op.protection == "adds", op.vp_per_discarded_good)]
    if isinstance(op, declared.Steal):
        return [StealGood(key, card, [GOODS.index(good) for good in op.goods])]
    if isinstance(op, declared.MakeFoundation):
        return [MakeFoundation(key, card, counts({str(word): count for word, count in op.compensation.items()}))]
    if isinstance(op, declared.PlaceSamurai):
        return [PlaceSamurai(f"{key}.{place}", card, optional, op.count - place) for place in range(op.count)]
    raise TypeError(f"{WORDS[card]}: {op}")


def build_ops(card: int, where: str, ops: list[AnyOp], optional: bool = False) -> list[Op]:
    """The steps of one list of ops, each known by its place on the card."""
    found: list[Op] = []
    for place, op in enumerate(ops):
        found += build_op(f"{WORDS[card]}/{where}/{place}", card, op, optional)
    for step in found:
        OPS[step.key] = step
    return found


def any_asks(ops: list[Op]) -> bool:
    """True if one of them asks."""
    return any(op.asks() for op in ops)


def load_card(card: int) -> None:
    """All that one card can do."""
    entity = CARDS[PRINT[card]]
    BONUS[card] = build_ops(card, "bonus", entity.bonus)
    effect = entity.effect
    if isinstance(effect, Production):
        PRODUCE[card] = build_ops(card, "production", effect.ops)
        PRODUCE_ASKS[card] = any_asks(PRODUCE[card])
    elif isinstance(effect, Action):
        ACT[card] = build_ops(card, "action", effect.ops)
        DEMANDS[card] = [op for op in ACT[card] if op.demands]
    elif isinstance(effect, Feature):
        for one in effect.abilities:
            if isinstance(one, Trigger):
                load_trigger(card, one)


def load_trigger(card: int, trigger: Trigger) -> None:
    """What a feature does when it reacts."""
    REACT[card] = build_ops(card, "trigger", trigger.ops, trigger.optional)
    REACT_ASKS[card] = trigger.optional or any_asks(REACT[card])
    goods = [0] * GOOD_COUNT
    for op in REACT[card]:
        if isinstance(op, GainGoods):
            goods = [goods[good] + op.goods[good] for good in range(GOOD_COUNT)]
    if TRIGGER_EVENT[card] == ON_POINTS:
        ON_POINTS_GOODS[card] = goods
    elif TRIGGER_EVENT[card] == ON_WORKER_PAIR:
        ON_PAIR_GOODS[card] = goods


def load_all() -> None:
    """Every card of the box but the attack cards, which do nothing by themselves."""
    one_card = [0] * GOOD_COUNT
    one_card[CARD] = 1
    kinds = {f"gain {one_card}": ONE_CARD}
    for card in range(CARD_COUNT):
        if DECK[card] != ATTACK:
            load_card(card)
        likeness = " ".join(op.likeness() for op in [*PRODUCE[card], *REACT[card]])
        LIKENESS[card] = kinds.setdefault(likeness, len(kinds))
