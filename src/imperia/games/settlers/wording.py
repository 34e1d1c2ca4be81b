"""What a card does, as text with signs made from its declaration, so that text and effect cannot differ."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from imperia.games.settlers import content as declared
from imperia.games.settlers.content import Action, AnyOp, Card, Endgame, Feature, FreeMove, Production, Static, Trigger
from imperia.games.settlers.words import TEXTS
from imperia.kernel.signs import sign


def goods_signs(goods: Mapping[str, int]) -> str:
    """Goods, or what prices name besides, with their numbers."""
    return " ".join(sign("good", good, count) for good, count in goods.items())


def kinds_signs(kinds: Sequence[str]) -> str:
    """Kinds of goods, without numbers."""
    return "/".join(sign("good", kind) for kind in kinds)


def op_words(op: AnyOp, lang: str) -> str:
    """One op."""
    word = str(op.__struct_config__.tag)
    key = f"effect.{word}"
    details: dict[str, object] = {}
    if isinstance(op, declared.Gain | declared.Pay):
        details = {"goods": goods_signs({str(good): count for good, count in op.goods.items()})}
    elif isinstance(op, declared.GainChoice):
        details = {"count": op.count, "goods": kinds_signs(op.source)}
    elif isinstance(op, declared.GainPerColour):
        details = {"good": sign("good", op.good, 1), "color": sign("colour", op.color), "max": op.max}
    elif isinstance(op, declared.GainPerSamurai):
        details = {"good": sign("good", op.good, 1), "max": op.max}
    elif isinstance(op, declared.ChooseOne):
        options = [ops_words(list(option), lang) for option in op.options]
        return TEXTS.say("effect.or", lang).join(options)
    elif isinstance(op, declared.DrawKeep):
        details = {"look": op.look}
    elif isinstance(op, declared.ProduceLocation) and op.exclude_self:
        key = "effect.produce_other"
    elif isinstance(op, declared.BuildNow):
        key = f"effect.build_now_{op.source}"
    elif isinstance(op, declared.RazeNow):
        return raze_words(op, lang)
    elif isinstance(op, declared.Steal):
        details = {"count": op.count, "goods": kinds_signs(op.goods)}
    elif isinstance(op, declared.MakeFoundation):
        details = {"goods": goods_signs({str(good): count for good, count in op.compensation.items()})}
    elif isinstance(op, declared.EnemyDiscards | declared.PlaceSamurai):
        details = {"count": op.count}
    return TEXTS.say(key, lang, details)


def raze_words(op: declared.RazeNow, lang: str) -> str:
    """What may be razed, and for how many tokens."""
    targets: list[str] = []
    for option in op.options:
        tokens = goods_signs({"raze": option.raze}) if option.raze else TEXTS.say("effect.raze_free", lang)
        key = f"effect.raze_{option.target}"
        if option.target == "enemy_location":
            key = f"{key}_{op.protection}"
        targets.append(TEXTS.say(key, lang, {"raze": tokens}))
    words = [TEXTS.say("effect.raze_now", lang, {"targets": TEXTS.say("effect.or", lang).join(targets)})]
    if op.vp_per_discarded_good:
        words.append(TEXTS.say("effect.bounty", lang, {"vp": sign("good", "vp", op.vp_per_discarded_good)}))
    return ", ".join(words)


def ops_words(ops: Sequence[AnyOp], lang: str) -> str:
    """Ops in their order; what is paid stands before what it brings."""
    if isinstance(ops[0], declared.Pay):
        paid = {"pay": op_words(ops[0], lang), "then": ops_words(ops[1:], lang)}
        return TEXTS.say("effect.cost", lang, paid)
    return TEXTS.say("effect.and", lang).join(op_words(op, lang) for op in ops)


def when_words(trigger: Trigger, lang: str) -> str:
    """What a trigger answers to."""
    key = f"effect.on_{trigger.event}"
    filters = trigger.filter
    if filters.color is not None:
        return TEXTS.say(f"{key}_color", lang, {"color": sign("colour", filters.color)})
    if filters.deck is not None:
        return TEXTS.say(f"{key}_{filters.deck}", lang)
    if filters.not_from:
        name = next(card.name for card in declared.CARDS if card.card == filters.not_from)
        return TEXTS.say(key, lang, {"card": getattr(name, lang)})
    if trigger.event == "raze":
        return TEXTS.say(f"{key}_{filters.target or 'any'}", lang)
    return TEXTS.say(key, lang)


def ability_words(ability: Trigger | Static | FreeMove | Endgame, lang: str) -> str:
    """One ability of a feature."""
    if isinstance(ability, Trigger):
        ops = ops_words(ability.ops, lang)
        ops = TEXTS.say("effect.may", lang, {"ops": ops}) if ability.optional else ops
        return TEXTS.say("effect.trigger", lang, {"when": when_words(ability, lang), "ops": ops})
    if isinstance(ability, FreeMove):
        return TEXTS.say(f"effect.{ability.move}", lang)
    if isinstance(ability, Endgame):
        return TEXTS.say(f"effect.{ability.per}", lang, {"vp": sign("good", "vp", ability.vp)})
    details: dict[str, object] = {}
    if ability.static == "store":
        details = {"goods": kinds_signs(ability.goods)}
    elif ability.static == "raze_cost_bonus":
        details = {"amount": goods_signs({"raze": ability.amount})}
    return TEXTS.say(f"effect.{ability.static}", lang, details)


@cache
def _words(number: int, lang: str) -> tuple[str, ...]:
    return tuple(_card_words(declared.CARDS[number], lang))


def card_words(number: int, lang: str) -> list[str]:
    """What the card with that place in the content does, a sentence each."""
    return list(_words(number, lang))


def _card_words(card: Card, lang: str) -> list[str]:
    words: list[str] = []
    effect = card.effect
    if isinstance(effect, Production):
        words.append(TEXTS.say("effect.production", lang, {"ops": ops_words(effect.ops, lang)}))
    elif isinstance(effect, Action):
        ops = ops_words(effect.ops, lang) + (TEXTS.say("effect.twice", lang) if effect.limit == 2 else "")
        price = goods_signs({str(good): count for good, count in effect.cost.items()})
        key = "effect.action" if price else "effect.action_free"
        words.append(TEXTS.say(key, lang, {"price": price, "ops": ops} if price else {"ops": ops}))
    elif isinstance(effect, Feature):
        words += [ability_words(ability, lang) for ability in effect.abilities]
    if card.bonus:
        words.append(TEXTS.say("effect.bonus", lang, {"ops": ops_words(card.bonus, lang)}))
    return words
