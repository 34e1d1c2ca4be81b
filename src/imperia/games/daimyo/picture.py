"""A view as text, for the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap
from typing import Final

from imperia.games.daimyo.cards import COUNTS, OBJECTIVE_CARDS
from imperia.games.daimyo.content import HEROES, SOLO_CARDS
from imperia.games.daimyo.printed import (
    ALTAR_VALUES,
    ALTARS,
    ALTARS_EACH,
    BOARD_KINDS,
    BUILDINGS,
    GOODS,
    PLACES,
    PLACES_EACH,
    SLUM_GOLD,
    SLUMS,
    SLUMS_EACH,
    YIELDS,
)
from imperia.games.daimyo.shown import said, solo_words
from imperia.games.daimyo.sides import BONUS_OF
from imperia.games.daimyo.view import DaimyoView
from imperia.games.daimyo.view.islands import IslandView
from imperia.games.daimyo.view.players import PlayerView, SiteView
from imperia.games.daimyo.view.reach import ReachView
from imperia.games.daimyo.view.table import ObjectiveView
from imperia.games.daimyo.words import (
    BOARD,
    BONUS,
    BUILDING,
    CLAN,
    DIE,
    FACE,
    GOOD,
    HERO,
    ISLAND,
    OBJECTIVE,
    RELIC_NOUN,
    SEAT,
    SLOT,
    SOLO_NOUN,
    SPACE,
    TEXTS,
    TILE_NOUN,
    VOCABULARY,
)
from imperia.kernel.signs import in_words
from imperia.kernel.words import Noun

TO_ACT: Final = "▶"
INDENT: Final = "  "
BY_NAME: Final = {noun.name: noun for noun in VOCABULARY.nouns}
HERO_OF: Final = {hero.id: hero for hero in HEROES}


def label(noun: Noun, word: str, lang: str) -> str:
    """A thing by the name that people read."""
    return noun.label(noun.words.index(word), lang)


def labels(noun: Noun, words: Sequence[str], lang: str, none: str) -> list[str]:
    """Several things, or a dash."""
    return [label(noun, word, lang) for word in words] or [none]


def party_name(view: DaimyoView, party: int | None, lang: str) -> str:
    """A player, the mercenaries, the empire, or nobody."""
    if party is None:
        return TEXTS.say("picture.nobody", lang)
    return SEAT.label(party, lang) if party < view.seats else TEXTS.say(f"automa.{view.players[party].kind}", lang)


def paragraph(text: str, width: int, depth: int) -> list[str]:
    """A text broken into lines, further ones set in."""
    return wrap(text, width, initial_indent=INDENT * depth, subsequent_indent=INDENT * (depth + 1))


def hero_line(word: str, lang: str) -> str:
    """A hero with its power, its price and what it does."""
    hero = HERO_OF[word]
    text = in_words(" ".join(said(hero, lang).sentences), TEXTS, BY_NAME, lang)
    details = {"hero": label(HERO, word, lang), "power": hero.power, "price": hero.cost, "text": text}
    return TEXTS.say("picture.hero", lang, details)


# Islands


def place_words(view: DaimyoView, one: IslandView, place: int, lang: str) -> str:
    """A place: what it yields, and who stands there."""
    word = PLACES[place]
    there = [party_name(view, one.governors[word], lang)] if word in one.governors else []
    for building, owners in (("farm", one.farms), ("tower", one.towers)):
        if word in owners:
            there.append(f"{label(BUILDING, building, lang)} {party_name(view, owners[word], lang)}")
    good = label(GOOD, GOODS[YIELDS[place]], lang)
    return f"{word[-1]}. {good} [{' + '.join(there)}]" if there else f"{word[-1]}. {good}"


def island_lines(view: DaimyoView, one: IslandView, lang: str, width: int) -> list[str]:
    """An island with all that stands and lies there."""
    none = TEXTS.say("picture.nobody", lang)
    influence = [f"{party_name(view, party, lang)} ({count})" for party, count in enumerate(one.influence)]
    lines = paragraph(
        TEXTS.say("picture.island", lang, {"island": label(ISLAND, one.island, lang), "influence": influence}), width, 0
    )
    number = ISLAND.words.index(one.island)
    places = range(number * PLACES_EACH, (number + 1) * PLACES_EACH)
    slums = [
        f"{SLUM_GOLD[slum]} [{party_name(view, one.shadows.get(SLUMS[slum]), lang)}]"
        for slum in range(number * SLUMS_EACH, (number + 1) * SLUMS_EACH)
    ]
    altars = [
        f"{ALTAR_VALUES[altar]} [{party_name(view, one.altars.get(ALTARS[altar]), lang)}]"
        for altar in range(number * ALTARS_EACH, (number + 1) * ALTARS_EACH)
    ]
    scavengers = "".join(f" ({party_name(view, party, lang)})" for party in one.scavengers)
    parts = [
        TEXTS.say("picture.places", lang, {"places": [place_words(view, one, place, lang) for place in places]}),
        TEXTS.say("picture.slums", lang, {"slums": slums}),
        TEXTS.say("picture.altars", lang, {"altars": altars}),
        TEXTS.say("picture.land", lang, {"relics": labels(RELIC_NOUN, one.land, lang, none)}) + scavengers,
    ]
    for part in parts:
        lines += paragraph(part, width, 1)
    return lines


# Players


def player_lines(view: DaimyoView, one: PlayerView, lang: str, width: int) -> list[str]:
    """One side of the table."""
    none = TEXTS.say("picture.nobody", lang)
    mark = f"{TO_ACT} " if one.party in view.to_act else ""
    clan = label(CLAN, one.clan, lang) if one.clan else none
    details = {
        "player": party_name(view, one.party, lang),
        "clan": clan,
        "points": one.points,
        "heroes": one.heroes,
        "value": one.hero_value,
    }
    head = mark + TEXTS.say("picture.player", lang, details)
    if view.helmet_holder == one.party:
        head += " · " + TEXTS.say("picture.helmet", lang)
    lines = paragraph(head, width, 0)
    goods = [TEXTS.say(f"amount.{good}", lang, {"count": count}) for good, count in one.stock.items()]
    parts = [TEXTS.say("picture.stock", lang, {"goods": goods})]
    dice = [
        f"{label(DIE, space.die, lang)} ({label(SPACE, space.space, lang)})"
        if space.space in SPACE.words
        else label(DIE, space.die, lang)
        for space in one.spaces
    ]
    if dice:
        parts.append(TEXTS.say("picture.own_dice", lang, {"dice": dice, "sum": one.dice_sum}))
    relics = labels(RELIC_NOUN, one.relics, lang, none)
    if one.kind == "player":
        storage = {"load": one.load, "storage": one.storage, "relics": relics}
        parts.append(TEXTS.say("picture.storage", lang, storage))
        units = {"governors": one.governors, "shadows": one.shadows, "cost": one.recruit_cost}
        parts.append(TEXTS.say("picture.units", lang, units))
    elif one.relics:
        parts.append(TEXTS.say("picture.endless", lang, {"relics": relics}))
    if one.markers:
        parts.append(TEXTS.say("picture.restored", lang, {"count": one.markers}))
    tiles = [f"{label(SLOT, slot, lang)} ({bonus_label(view, tile, lang)})" for slot, tile in one.tiles.items()]
    if tiles:
        parts.append(TEXTS.say("picture.tiles", lang, {"tiles": tiles}))
    parts += [site_words(site, lang) for site in one.sites]
    for part in parts:
        lines += paragraph(part, width, 1)
    return lines


def bonus_label(view: DaimyoView, tile: str, lang: str) -> str:
    """The effect of a bonus tile at this table."""
    return BONUS.label(BONUS_OF[TILE_NOUN.words.index(tile)][view.boards == "advanced"], lang)


def site_words(site: SiteView, lang: str) -> str:
    """A construction board: what was built, and what the next building costs."""
    none = TEXTS.say("picture.nobody", lang)
    cost = [TEXTS.say(f"amount.{good}", lang, {"count": count}) for good, count in site.next_cost.items()] or [none]
    building = BUILDINGS[BOARD_KINDS[BOARD.words.index(site.board)]]
    details = {"building": label(BUILDING, building, lang), "built": len(site.built), "cost": cost}
    return TEXTS.say("picture.site", lang, details)


def reach_words(one: ReachView, lang: str) -> str:
    """Something within reach, and how."""
    name = label(HERO, one.hero, lang) if one.hero else label(SLOT, one.slot, lang)
    if not one.needs:
        return name
    steps = [f"{label(SPACE, step[:-2], lang)} {step[-2:]}" for step in one.bends[0]]
    return TEXTS.say("picture.reach_bent", lang, {"thing": name, "bends": " ".join(steps)})


def hand_lines(view: DaimyoView, lang: str, width: int) -> list[str]:
    """The own hand, and what the dice allow."""
    if view.seat is None or not view.players[view.seat].hand:
        return []
    lines = [TEXTS.say("picture.hand", lang)]
    for word in view.players[view.seat].hand:
        lines += paragraph(hero_line(word, lang), width, 1)
    ready = [reach_words(one, lang) for one in view.reach if one.ready]
    if ready:
        lines += paragraph(TEXTS.say("picture.reach", lang, {"things": ready}), width, 1)
    return lines


# The middle of the table


def objective_line(view: DaimyoView, one: ObjectiveView, lang: str) -> str:
    """An objective, who has met it, and how far everybody is."""
    progress = [f"{party_name(view, seat, lang)} ({count})" for seat, count in enumerate(one.progress)]
    number = OBJECTIVE.words.index(one.objective)
    card = OBJECTIVE_CARDS[number]
    counted = TEXTS.say(f"count.{COUNTS[card.count]}", lang)
    details = {"objective": OBJECTIVE.label(number, lang), "goal": card.least, "counted": counted, "progress": progress}
    text = TEXTS.say("picture.objective", lang, details)
    for key, party in (("objective_first", one.first), ("objective_second", one.second)):
        if party is not None:
            text += " · " + TEXTS.say(f"picture.{key}", lang, {"party": party_name(view, party, lang)})
    return text


def market_lines(view: DaimyoView, lang: str, width: int) -> list[str]:
    """The heroes on offer, and the one that comes next."""
    lines = [TEXTS.say("picture.market", lang)]
    for hero in view.market:
        lines += paragraph(hero_line(hero, lang), width, 1)
    if view.next_hero:
        details = {"hero": label(HERO, view.next_hero, lang), "count": view.hero_deck}
        lines += paragraph(TEXTS.say("picture.next", lang, details), width, 1)
    return lines


def empire_lines(view: DaimyoView, lang: str, width: int) -> list[str]:
    """The open card of the empire in words, for somebody who plays with the printed box."""
    if view.empire is None or not view.empire.card:
        return []
    number = SOLO_NOUN.words.index(view.empire.card)
    lines = [TEXTS.say("picture.card", lang, {"card": SOLO_CARDS[number].name.say(lang)})]
    for text in [*solo_words(number, lang), TEXTS.say("picture.manual", lang)]:
        lines += paragraph(in_words(text, TEXTS, BY_NAME, lang), width, 1)
    return lines


def draw(view: DaimyoView, lang: str, width: int) -> str:
    """The whole table."""
    none = TEXTS.say("picture.nobody", lang)
    head = {
        "round": view.round,
        "rounds": view.rounds,
        "phase": TEXTS.say(f"phase.{view.phase}", lang),
        "first": party_name(view, view.first, lang),
        "bag": view.bag,
    }
    dice = [f"{label(DIE, die, lang)} ×{count}" for die, count in view.pool.items()] or [none]
    lines = paragraph(TEXTS.say("picture.head", lang, head), width, 0)
    lines += paragraph(TEXTS.say("picture.dice", lang, {"dice": dice}), width, 0)
    for island in view.islands:
        lines += island_lines(view, island, lang, width)
    black = labels(RELIC_NOUN, view.black_market, lang, none)
    lines += paragraph(TEXTS.say("picture.black_market", lang, {"relics": black}), width, 0)
    faces = [label(FACE, one.face, lang) for one in view.villagers]
    lines += paragraph(TEXTS.say("picture.villagers", lang, {"faces": faces}), width, 0)
    for objective in view.objectives:
        lines += paragraph(objective_line(view, objective, lang), width, 0)
    lines += market_lines(view, lang, width)
    lines += empire_lines(view, lang, width)
    for player in view.players:
        lines += player_lines(view, player, lang, width)
    lines += hand_lines(view, lang, width)
    if view.to_act:
        lines += paragraph(TEXTS.say("picture.to_act", lang, {"mark": TO_ACT}), width, 0)
    return "\n".join(lines)
