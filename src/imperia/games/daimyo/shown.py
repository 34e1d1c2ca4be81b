"""Cards, tiles and boards as the page draws them: the printed fields, what they do, the rules they touch."""

from __future__ import annotations

from typing import Final

from imperia.games.daimyo.cards import (
    CLAN_POWERS,
    COUNTS,
    HEROES,
    OBJECTIVE_CARDS,
    POWER_ROWS,
    SOLO,
    TILES,
    VILLAGER_FACES,
)
from imperia.games.daimyo.content import CLANS, OBJECTIVES, SOLO_CARDS, TABLES, VILLAGERS
from imperia.games.daimyo.content import HEROES as PRINTED_HEROES
from imperia.games.daimyo.content import TILES as PRINTED_TILES
from imperia.games.daimyo.printed import DIE_COLOURS, THRESHOLD
from imperia.games.daimyo.words import TEXTS
from imperia.kernel.content import Entity, Said
from imperia.kernel.signs import Voice, in_short

DRAWN: Final[dict[str, tuple[str, ...]]] = {
    "heroes": ("cost", "power", "aggressive", "clan"),
    "tiles": ("board", "slot", "kind", "basic", "advanced"),
    "bonus_effects": ("kind",),
    "boards": ("building", "symbol_shape", "sides", "tiles"),
    "clans": ("colour",),
    "villagers": ("faces",),
    "islands": ("colour", "altars", "slums", "places"),
    "relics": ("colour", "piece"),
    "objectives": ("colour", "condition"),
    "solo": ("deck", "cells"),
    "mercenaries": ("spaces",),
    "powers": ("rows",),
    "levels": ("governors", "towers", "relics_from_bag"),
    "achievements": (),
}


def said(entity: Entity, lang: str) -> Said:
    """The sentences of an entry, made from its effects so that text and effect cannot differ."""
    voice = Voice(TEXTS, lang)
    if entity in PRINTED_HEROES:
        text = HEROES[PRINTED_HEROES.index(entity)].effect.say(voice)
        return Said([text], in_short(text), ["DAI-131", "DAI-134", "DAI-191"])
    if entity in PRINTED_TILES:
        faces = TILES[PRINTED_TILES.index(entity)].faces
        # The basic side first, then the advanced one.
        texts = [face.say(voice) for face in faces]
        return Said(texts, in_short(texts[0]), ["DAI-125", "DAI-145", "DAI-186"])
    if entity in CLANS:
        text = CLAN_POWERS[CLANS.index(entity)].say(voice)
        return Said([voice.say("says.power", {"least": THRESHOLD, "effect": text})], in_short(text), ["DAI-139"])
    if entity in VILLAGERS:
        return Said([face.say(voice) for face in VILLAGER_FACES[VILLAGERS.index(entity)]], "", ["DAI-067"])
    if entity in OBJECTIVES:
        return objective_words(OBJECTIVES.index(entity), voice)
    if entity in SOLO_CARDS:
        return Said(solo_words(SOLO_CARDS.index(entity), lang), "", ["DAI-239", "DAI-244", "DAI-247"])
    if entity is TABLES.empire_power_card:
        return Said(power_words(lang), "", ["DAI-253"])
    return Said()


def objective_words(number: int, voice: Voice) -> Said:
    """The demand of an objective and the gain of its places."""
    card = OBJECTIVE_CARDS[number]
    sentences = [voice.say("says.objective", {"least": card.least, "count": voice.say(f"count.{COUNTS[card.count]}")})]
    first, second = [reward.say(voice) for reward in card.rewards]
    sentences.append(voice.say("says.objective_first", {"effect": first}))
    if second:
        sentences.append(voice.say("says.objective_second", {"effect": second}))
    return Said(sentences, in_short(first), ["DAI-173", "DAI-174", "DAI-175"])


def solo_words(number: int, lang: str) -> list[str]:
    """The spaces of a card of the empire in words, from top to bottom."""
    voice = Voice(TEXTS, lang)
    card = SOLO[number]
    return [
        voice.say("says.cell", {"colour": voice.say(f"noun.colour.{DIE_COLOURS[die]}"), "effect": cell.say(voice)})
        for die, cell in zip(card.dice, card.cells, strict=True)
    ]


def power_words(lang: str) -> list[str]:
    """The lines of the Empire powers card."""
    voice = Voice(TEXTS, lang)
    return [
        voice.say("says.row", {"min": row.min, "max": row.max, "effect": effect.say(voice)})
        for row, effect in zip(TABLES.empire_power_card.rows, POWER_ROWS, strict=True)
    ]
