"""The cards as the page draws them: the fields that are printed, what they do, the rules they touch."""

from __future__ import annotations

from typing import Final

from imperia.games.imperium.content import INDEX, SHELF_NAMES, Card, Nation
from imperia.games.imperium.wording import card_words
from imperia.games.imperium.words import TEXTS
from imperia.kernel.content import Entity, Said
from imperia.kernel.signs import in_short

PRINTED: Final = (
    "number", "box", "nation", "category", "state", "persistent", "attack", "types", "region_types", "players", "start",
    "free_action", "dev_cost", "side", "other_side", "flags", "vp", "rulings",
)  # fmt: skip
DRAWN: Final[dict[str, tuple[str, ...]]] = {
    **dict.fromkeys(SHELF_NAMES, PRINTED),
    "nations": (
        "box", "cards", "start_state", "exhaust_tokens", "power", "accession", "accession_kind", "history", "sunken",
        "can_develop",
    ),
}  # fmt: skip


def rules_of(card: Card) -> list[str]:
    """The rules that a card touches, its rulings first."""
    rules = list(card.rulings)
    rules += ["IMP-009"] if card.persistent else []
    rules += ["IMP-010", "IMP-195"] if card.attack else []
    rules += ["IMP-011"] if card.state is not None else []
    rules += ["IMP-186"] if card.free_action else []
    rules += ["IMP-072"] if card.exhaust else []
    rules += ["IMP-104"] if card.solstice else []
    rules += ["IMP-201"] if card.passive else []
    rules += ["IMP-180"] if card.dev_cost is not None else []
    return rules


def said(entity: Entity, lang: str) -> Said:
    """The words of a card, a sentence a part, each with its part before it; how a nation plays, in a line."""
    if isinstance(entity, Nation):
        return Said([TEXTS.say(f"nation.{entity.id}", lang)], rules=["IMP-233"])
    if not isinstance(entity, Card):
        return Said()
    sentences = card_words(INDEX[entity.id], lang)
    return Said(sentences, in_short(sentences[0]) if sentences else "", rules_of(entity))
