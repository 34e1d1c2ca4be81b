"""Cards as the page draws them: printed fields, effects, the rules they touch."""

from __future__ import annotations

from typing import Final

from imperia.games.settlers.content import CARDS, DECK_NAMES, Card
from imperia.games.settlers.wording import card_words
from imperia.kernel.content import Entity, Said
from imperia.kernel.signs import in_short

DRAWN: Final[dict[str, tuple[str, ...]]] = {
    **dict.fromkeys(DECK_NAMES, ("deck", "kind", "colors", "cost", "raze", "deal", "vp", "numbers")),
    "attack": ("target",),
    "boards": ("deck", "production", "storage"),
    "feats": (),
}
NUMBER: Final = {card.id: number for number, card in enumerate(CARDS)}
KIND_RULES: Final = {
    "production": ["SET-065", "SET-105", "SET-106"],
    "feature": ["SET-109", "SET-Q62"],
    "action": ["SET-134", "SET-135", "SET-085"],
}


def rules_of(card: Card) -> list[str]:
    """The rules that a card touches."""
    rules = ["SET-098", *(["SET-100", "SET-101"] if "location" in card.cost else []), *KIND_RULES[card.kind]]
    rules += ["SET-107"] if card.bonus else []
    rules += ["SET-118", "SET-122"] if card.raze else []
    rules += ["SET-111", "SET-115"] if card.deal else []
    return [*rules, "SET-090" if card.deck == "common" else "SET-091"]


def said(entity: Entity, lang: str) -> Said:
    """The effects of a card, in sentences, and without its building bonus in short."""
    if not isinstance(entity, Card):
        return Said()
    sentences = card_words(NUMBER[entity.id], lang)
    lasting = sentences[:-1] if entity.bonus else sentences
    brief = in_short(lasting[0]) if lasting else ""
    # A feature that reacts to nothing is not said in signs alone.
    return Said(sentences, brief if entity.kind != "feature" or "→" in brief else "", rules_of(entity))
