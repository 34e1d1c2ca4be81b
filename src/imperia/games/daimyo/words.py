"""The move vocabulary of Daimyo, and what can happen in it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from imperia.games.daimyo import content
from imperia.games.daimyo.cards import CLAN_WORDS, FROM_WORDS
from imperia.games.daimyo.content import (
    BOARDS,
    BONUS_EFFECTS,
    CLANS,
    ISLANDS,
    OBJECTIVES,
    RELICS,
    SOLO_CARDS,
    VILLAGERS,
)
from imperia.games.daimyo.printed import (
    ALTAR_VALUES,
    ALTARS,
    ALTARS_EACH,
    BUILDINGS,
    COLOURS,
    DICE,
    DIE_COLOURS,
    FACES,
    GAINS,
    GOODS,
    HIRES,
    PLACES,
    PLACES_EACH,
    RELIC_TILES,
    SLOTS,
    SLUM_GOLD,
    SLUMS,
    SLUMS_EACH,
    SOURCES,
    SPACES,
    YIELDS,
)
from imperia.games.daimyo.texts import TEXTS as TEXTS
from imperia.kernel.content import Entity
from imperia.kernel.events import AUTOMA, Happening
from imperia.kernel.texts import LANGS
from imperia.kernel.words import Noun, SeatNoun, Verb, Vocabulary, named_noun, names_of, seat_noun

# The largest amount that events name in one word, and the largest number that moves name.
MOST_GOODS: Final = 40
MOST: Final = 20


def made(name: str, words: list[str], say: Callable[[int, str], str]) -> Noun:
    """A noun whose names are put together, by number and language."""
    return Noun(name, words, {lang: [say(number, lang) for number in range(len(words))] for lang in LANGS})


def island_name(island: int, lang: str) -> str:
    """What an island is called."""
    return TEXTS.say(f"noun.island.{COLOURS[island]}", lang)


def place_name(place: int, lang: str) -> str:
    """A production place: its island, its number, what it yields."""
    good = TEXTS.say(f"noun.good.{GOODS[YIELDS[place]]}", lang)
    details = {"island": island_name(place // PLACES_EACH, lang), "number": place % PLACES_EACH + 1, "good": good}
    return TEXTS.say("name.place", lang, details)


def slum_name(slum: int, lang: str) -> str:
    """A slot of the slums: its island and what it pays."""
    gold = TEXTS.say("amount.gold", lang, {"count": SLUM_GOLD[slum]})
    return TEXTS.say("name.slum", lang, {"island": island_name(slum // SLUMS_EACH, lang), "gold": gold})


def altar_name(altar: int, lang: str) -> str:
    """An altar: its island and its worth."""
    details = {"island": island_name(altar // ALTARS_EACH, lang), "value": ALTAR_VALUES[altar]}
    return TEXTS.say("name.altar", lang, details)


def die_name(die: int, lang: str) -> str:
    """A die: its value and its colour."""
    return TEXTS.say(f"name.die.{DIE_COLOURS[die // FACES]}", lang, {"value": die % FACES + 1})


def amount_name(amount: int, lang: str) -> str:
    """So many goods or points."""
    return TEXTS.say(f"amount.{GAINS[amount // MOST_GOODS]}", lang, {"count": amount % MOST_GOODS + 1})


def entity_noun(name: str, entities: list[Entity]) -> Noun:
    """Entries of the content by their names."""
    words = [entity.id for entity in entities]
    return Noun(name, words, names_of(entities), words)


def party_names(lang: str) -> list[str]:
    """The seats, the mercenaries and the empire."""
    return [*[SEAT.label(seat, lang) for seat in range(4)], *[TEXTS.say(f"automa.{one}", lang) for one in OTHERS]]


def origin_names(lang: str) -> list[str]:
    """Whatever a gain or a question comes from."""
    named: list[Entity] = [*content.HEROES, *content.TILES, *CLANS, *VILLAGERS, *OBJECTIVES, *SOLO_CARDS]
    named.append(content.TABLES.empire_power_card)
    names = [entity.name.say(lang) for entity in named]
    return names + [TEXTS.say(f"from.{word}", lang) for word in FROM_WORDS]


OTHERS: Final = ("mercenaries", "empire")
SEAT: Final = seat_noun(4)
PARTY: Final = SeatNoun("party", ["0", "1", "2", "3", *OTHERS], {lang: party_names(lang) for lang in LANGS})
CLAN: Final = entity_noun("clan", list(CLANS))
BOARD: Final = entity_noun("board", list(BOARDS))
HERO: Final = entity_noun("hero", list(content.HEROES))
TILE_NOUN: Final = entity_noun("tile", list(content.TILES))
BONUS: Final = entity_noun("bonus", list(BONUS_EFFECTS))
VILLAGER_NOUN: Final = entity_noun("villager", list(VILLAGERS))
FACE: Final = named_noun("face", [face.id for one in VILLAGERS for face in one.faces], TEXTS)
OBJECTIVE: Final = entity_noun("objective", list(OBJECTIVES))
SOLO_NOUN: Final = entity_noun("solo", list(SOLO_CARDS))
RELIC_NOUN: Final = Noun("relic", RELIC_TILES, names_of(RELICS), [relic.id for relic in RELICS])
ISLAND: Final = Noun(
    "island",
    COLOURS,
    {lang: [island_name(island, lang) for island in range(len(COLOURS))] for lang in LANGS},
    [island.id for island in ISLANDS],
)
SOURCE: Final = named_noun("source", SOURCES, TEXTS)
PLACE: Final = made("place", PLACES, place_name)
ORIGIN: Final = PLACE.as_role("origin")
SLUM: Final = made("slum", SLUMS, slum_name)
ALTAR_NOUN: Final = made("altar", ALTARS, altar_name)
DIE: Final = made("die", DICE, die_name)
SPACE: Final = named_noun("space", SPACES, TEXTS)
SLOT: Final = named_noun("slot", SLOTS, TEXTS)
GOOD: Final = named_noun("good", GOODS, TEXTS)
AMOUNT: Final = made("amount", [f"{count}_{good}" for good in GAINS for count in range(1, MOST_GOODS + 1)], amount_name)
BUILDING: Final = named_noun("building", BUILDINGS, TEXTS)
COLOUR: Final = named_noun("colour", DIE_COLOURS, TEXTS)
STEP: Final = named_noun("step", [step.id for step in content.TABLES.villagers_help.steps], TEXTS)
HIRE_NOUN: Final = named_noun("hire", HIRES, TEXTS)
NUMBER: Final = Noun("number", [str(number) for number in range(MOST + 1)])
# What a question or a gain comes from; questions of effects call it their card.
CARD: Final = Noun(
    "card",
    [
        *HERO.words, *TILE_NOUN.words, *[f"power_{clan}" for clan in CLAN_WORDS], *VILLAGER_NOUN.words,
        *OBJECTIVE.words, *SOLO_NOUN.words, "powers", *FROM_WORDS,
    ],
    {lang: origin_names(lang) for lang in LANGS},
)  # fmt: skip
NOUNS: Final = [
    SEAT, PARTY, CLAN, BOARD, HERO, TILE_NOUN, BONUS, VILLAGER_NOUN, FACE, OBJECTIVE, SOLO_NOUN, RELIC_NOUN, ISLAND,
    SOURCE, PLACE, ORIGIN, SLUM, ALTAR_NOUN, DIE, SPACE, SLOT, GOOD, AMOUNT, BUILDING, COLOUR, STEP, HIRE_NOUN, NUMBER,
    CARD,
]  # fmt: skip

# Setup
CHOOSE_CLAN: Final = Verb("clan", CLAN)
TAKE_BOARD: Final = Verb("board", BOARD)
# A turn
TAKE_DIE: Final = Verb("die", DIE, SPACE)
MAIN: Final = Verb("main")
PLAY: Final = Verb("hero", HERO)
DISCARD: Final = Verb("discard", HERO)
RAISE: Final = Verb("raise", SPACE)
LOWER: Final = Verb("lower", SPACE)
POWER: Final = Verb("power")
USE_TILE: Final = Verb("tile", SLOT)
RESET: Final = Verb("reset")
END: Final = Verb("end")
# Pieces
GOVERNOR: Final = Verb("governor", PLACE)
SHADOW: Final = Verb("shadow", SLUM)
VICTIM: Final = Verb("victim", PLACE)
BUILD: Final = Verb("build", TILE_NOUN)
SITE: Final = Verb("site", PLACE)
LAY: Final = Verb("lay", SLOT)
LESS: Final = Verb("less", GOOD)
MOVE: Final = Verb("move", PLACE)
TO: Final = Verb("to", PLACE)
MOVE_SHADOW: Final = Verb("move_shadow", SLUM)
HARVEST: Final = Verb("harvest", PLACE)
# Relics
SCAVENGE: Final = Verb("scavenger", ISLAND)
TAKE: Final = Verb("take", RELIC_NOUN, SOURCE)
DIG: Final = Verb("dig", GOOD)
THROW: Final = Verb("throw", RELIC_NOUN)
BUY_TILE: Final = Verb("buy", RELIC_NOUN)
RANSOM_TILE: Final = Verb("ransom", RELIC_NOUN)
GIVE: Final = Verb("give", RELIC_NOUN)
DRAW_TILE: Final = Verb("draw_tile")
LEAVE: Final = Verb("leave")
ALTAR: Final = Verb("altar", ALTAR_NOUN)
# Effects
GAIN: Final = Verb("gain", GOOD)
PAY: Final = Verb("pay", GOOD)
VILLAGER: Final = Verb("villager", VILLAGER_NOUN)
HELP_STEP: Final = Verb("step", STEP)
BUY_HERO: Final = Verb("buy_hero", HERO)
PLAY_FREE: Final = Verb("free", HERO)
BORROW: Final = Verb("borrow", CLAN)
INFLUENCE: Final = Verb("influence", ISLAND)
STEAL: Final = Verb("steal", GOOD, SEAT)
ROB: Final = Verb("rob", RELIC_NOUN, SEAT)
SLANDER: Final = Verb("slander", PARTY, ISLAND)
OPTION: Final = Verb("option", NUMBER)
DECLINE: Final = Verb("decline")
DONE: Final = Verb("done")
# End of round, mercenaries, empire
GIVE_HELMET: Final = Verb("helmet", SEAT)
HELMET_TO_EMPIRE: Final = Verb("helmet_empire")
HIRE: Final = Verb("hire", DIE, HIRE_NOUN)
SWAP: Final = Verb("swap", RELIC_NOUN, ISLAND)
COLLECT: Final = Verb("collect", ISLAND)
EMPIRE_DIE: Final = Verb("empire", DIE)
VERBS: Final = Vocabulary(
    [
        CHOOSE_CLAN, TAKE_BOARD, TAKE_DIE, MAIN, PLAY, DISCARD, RAISE, LOWER, POWER, USE_TILE, RESET,
        GOVERNOR, SHADOW, VICTIM, BUILD, SITE, LAY, LESS, MOVE, TO, MOVE_SHADOW, HARVEST,
        SCAVENGE, TAKE, DIG, THROW, BUY_TILE, RANSOM_TILE, GIVE, DRAW_TILE, LEAVE, ALTAR,
        GAIN, PAY, VILLAGER, HELP_STEP, BUY_HERO, PLAY_FREE, BORROW, INFLUENCE, STEAL, ROB, SLANDER, OPTION,
        GIVE_HELMET, HELMET_TO_EMPIRE, HIRE, SWAP, COLLECT, EMPIRE_DIE, DECLINE, DONE, END,
    ]
)  # fmt: skip


def amount(good: int, count: int) -> int:
    """So many goods, as events name them."""
    return good * MOST_GOODS + min(count, MOST_GOODS) - 1


def by_rule(what: Happening, others: list[str]) -> dict[str, Happening]:
    """The same happening under its own rule and under others that bring it about; whoever tells it knows which."""
    return {what.rule: what, **{rule: what.under(rule) for rule in others}}


FIRST_PLAYER: Final = by_rule(Happening("first_player", "DAI-027", [], reveals=True), ["DAI-232"])
CLAN_CHOSEN: Final = Happening("clan_chosen", "DAI-028", ["clan"])
CLAN_DRAWN: Final = Happening("clan_drawn", "DAI-O08", ["clan"], reveals=True)
SERVES: Final = by_rule(Happening("serves", "DAI-208", ["clan"]), ["DAI-231"])
OBJECTIVES_DRAWN: Final = Happening("objectives_drawn", "DAI-026", ["objective*"], reveals=True)
LAND_DEALT: Final = Happening("land_dealt", "DAI-023", ["source", "relic*"], reveals=True)
BLACK_MARKET_DEALT: Final = Happening("black_market_dealt", "DAI-024", ["relic*"], reveals=True)
MARKET_DEALT: Final = Happening("market_dealt", "DAI-018", ["hero*"], reveals=True)
VILLAGERS_SHOWN: Final = Happening("villagers_shown", "DAI-020", ["face*"], reveals=True)
BOARD_DEALT: Final = Happening("board_dealt", "DAI-032", ["board"], reveals=True)
BOARD_TAKEN: Final = Happening("board_taken", "DAI-033", ["board"])
STARTED_WITH: Final = Happening("started_with", "DAI-036", ["amount*"])
ROUND_BEGAN: Final = Happening("round_began", "DAI-050", ["#round"])
ROLLED: Final = Happening("rolled", "DAI-051", ["die*"], reveals=True)
DIE_TAKEN: Final = Happening("die_taken", "DAI-053", ["die", "space"])
DIE_BESIDE: Final = Happening("die_beside", "DAI-Q36", ["die"])
STORAGE_RAISED: Final = Happening("storage_raised", "DAI-091", ["#storage"])
OVERFLOWED: Final = Happening("overflowed", "DAI-090", ["amount"])
DREW: Final = by_rule(
    Happening("drew", "DAI-064", ["hero"], reveals=True, secret=1),
    ["DAI-029", "DAI-068", "DAI-131", "DAI-141", "DAI-162", "DAI-165", "DAI-172", "DAI-176", "DAI-194"],
)
RESHUFFLED: Final = Happening("reshuffled", "DAI-069", [])
HELMET_TAKEN: Final = by_rule(Happening("helmet_taken", "DAI-065", []), ["DAI-131", "DAI-Q84"])
HELMET_GIVEN: Final = by_rule(Happening("helmet_given", "DAI-188", ["party"]), ["DAI-Q38"])
VILLAGER_USED: Final = Happening("villager_used", "DAI-067", ["face"])
PRODUCED: Final = Happening("produced", "DAI-071", ["amount*"])
GAINED: Final = by_rule(
    Happening("gained", "DAI-068", ["card", "amount*"]),
    [
        "DAI-112", "DAI-129", "DAI-131", "DAI-144", "DAI-149", "DAI-153", "DAI-154", "DAI-162", "DAI-165", "DAI-168",
        "DAI-171", "DAI-176", "DAI-185", "DAI-244", "DAI-253", "DAI-267", "DAI-Q06", "DAI-Q77", "DAI-Q105"
    ],
)  # fmt: skip
HARVESTED: Final = by_rule(
    Happening("harvested", "DAI-068", ["place", "amount"]),
    ["DAI-131", "DAI-142", "DAI-167", "DAI-170"],
)
PAID: Final = by_rule(
    Happening("paid", "DAI-082", ["amount*"]),
    ["DAI-084", "DAI-103", "DAI-106", "DAI-118", "DAI-158", "DAI-159", "DAI-168", "DAI-172", "DAI-253"],
)
SCAVENGER_MOVED: Final = by_rule(Happening("scavenger_moved", "DAI-075", ["island"]), ["DAI-Q67"])
TILE_TAKEN: Final = by_rule(
    Happening("tile_taken", "DAI-075", ["relic", "source"]),
    ["DAI-068", "DAI-084", "DAI-131", "DAI-152", "DAI-158", "DAI-161", "DAI-166", "DAI-213", "DAI-250"],
)
REFILLED: Final = by_rule(Happening("refilled", "DAI-076", ["relic", "island"], reveals=True), ["DAI-082", "DAI-213"])
DUG: Final = Happening("dug", "DAI-082", ["relic"])
TILE_BOUGHT: Final = Happening("tile_bought", "DAI-084", ["relic"])
RANSOMED: Final = Happening("ransomed", "DAI-215", ["relic"])
TILE_GIVEN: Final = by_rule(Happening("tile_given", "DAI-092", ["relic"]), ["DAI-094", "DAI-131"])
BAGGED: Final = Happening("bagged", "DAI-161", ["relic"])
TILE_DRAWN: Final = by_rule(Happening("tile_drawn", "DAI-094", ["relic"], reveals=True), ["DAI-235"])
TILE_KEPT: Final = by_rule(Happening("tile_kept", "DAI-Q96", ["relic"]), ["DAI-094"])
TILE_LEFT: Final = by_rule(Happening("tile_left", "DAI-Q20", ["relic"]), ["DAI-094"])
ROBBED: Final = Happening("robbed", "DAI-138", ["relic", "party"])
RESTORED: Final = by_rule(Happening("restored", "DAI-097", ["altar"]), ["DAI-214"])
RESTORED_BESIDE: Final = by_rule(Happening("restored_beside", "DAI-Q24", ["island"]), ["DAI-251"])
GOVERNOR_PLACED: Final = by_rule(
    Happening("governor_placed", "DAI-109", ["place"]),
    ["DAI-037", "DAI-038", "DAI-218", "DAI-236", "DAI-244", "DAI-253"],
)
GOVERNOR_MOVED: Final = Happening("governor_moved", "DAI-070", ["origin", "place"])
SHADOW_PLACED: Final = by_rule(Happening("shadow_placed", "DAI-111", ["slum"]), ["DAI-219", "DAI-244"])
SHADOW_MOVED: Final = Happening("shadow_moved", "DAI-224", ["slum"])
ELIMINATED: Final = by_rule(Happening("eliminated", "DAI-114", ["party", "place"]), ["DAI-138", "DAI-219", "DAI-Q78"])
DISPLACED: Final = Happening("displaced", "DAI-138", ["party", "origin", "place"])
INFLUENCE_GAINED: Final = Happening("influence_gained", "DAI-Q93", ["island", "#influence"])
SLANDERED: Final = Happening("slandered", "DAI-138", ["party", "island", "#influence"])
STOLE: Final = Happening("stole", "DAI-138", ["party", "amount"])
TRACK_RESET: Final = by_rule(Happening("track_reset", "DAI-106", []), ["DAI-159"])
BUILT: Final = by_rule(Happening("built", "DAI-121", ["building", "place"]), ["DAI-216", "DAI-235", "DAI-244"])
BUILDING_MOVED: Final = by_rule(Happening("building_moved", "DAI-049", ["building", "origin", "place"]), ["DAI-217"])
LAID: Final = Happening("laid", "DAI-125", ["bonus", "slot"])
LAID_OVER: Final = Happening("laid_over", "DAI-128", ["bonus", "slot"])
HERO_PLAYED: Final = by_rule(Happening("hero_played", "DAI-131", ["hero"], reveals=True), ["DAI-143"])
HERO_DISCARDED: Final = by_rule(
    Happening("hero_discarded", "DAI-135", ["hero"], reveals=True),
    ["DAI-156", "DAI-160", "DAI-163"],
)
DIE_CHANGED: Final = by_rule(Happening("die_changed", "DAI-135", ["space", "#value"]), ["DAI-131", "DAI-169"])
POWER_USED: Final = by_rule(Happening("power_used", "DAI-139", ["clan"]), ["DAI-Q44"])
TILE_USED: Final = by_rule(Happening("tile_used", "DAI-145", ["bonus"]), ["DAI-146", "DAI-186"])
HERO_BOUGHT: Final = Happening("hero_bought", "DAI-192", ["hero", "#gold"])
TOP_SHOWN: Final = Happening("top_shown", "DAI-019", ["hero"], reveals=True)
OBJECTIVE_MET: Final = by_rule(Happening("objective_met", "DAI-173", ["objective"]), ["DAI-174"])
OBJECTIVE_SECOND: Final = Happening("objective_second", "DAI-175", ["objective"])
ISLAND_SCORED: Final = by_rule(Happening("island_scored", "DAI-179", ["island", "#points"]), ["DAI-181", "DAI-182"])
ISLAND_TAKEN: Final = Happening("island_taken", "DAI-225", ["island"])
HIRED: Final = Happening("hired", "DAI-212", ["die", "hire"])
SWAPPED: Final = Happening("swapped", "DAI-213", ["relic", "island"])
MERCENARY_GOLD: Final = by_rule(Happening("mercenary_gold", "DAI-226", ["amount"]), ["DAI-219"])
HERO_TAKEN: Final = by_rule(Happening("hero_taken", "DAI-227", ["hero"]), ["DAI-257"])
CARD_REVEALED: Final = by_rule(Happening("card_revealed", "DAI-238", ["solo"], reveals=True), ["DAI-258"])
CARD_OPENED: Final = Happening("card_opened", "DAI-252", ["solo"], reveals=True)
EMPIRE_GOT: Final = Happening("empire_got", "DAI-244", ["die", "solo"])
CELL_ACTS: Final = Happening("cell_acts", "DAI-244", ["solo", "colour"])
POWER_ACTS: Final = Happening("power_acts", "DAI-253", ["#sum"])
FELL_SHORT: Final = Happening("fell_short", "DAI-246", ["amount"])
EMPIRE_TILES_BACK: Final = Happening("empire_tiles_back", "DAI-259", [])
ENDED: Final = Happening("ended", "DAI-195", [])
HAPPENINGS: Final = [
    *FIRST_PLAYER.values(), CLAN_CHOSEN, CLAN_DRAWN, *SERVES.values(), OBJECTIVES_DRAWN, LAND_DEALT,
    BLACK_MARKET_DEALT, MARKET_DEALT, VILLAGERS_SHOWN, BOARD_DEALT, BOARD_TAKEN, STARTED_WITH, ROUND_BEGAN, ROLLED,
    DIE_TAKEN, DIE_BESIDE, STORAGE_RAISED, OVERFLOWED, *DREW.values(), RESHUFFLED, *HELMET_TAKEN.values(),
    *HELMET_GIVEN.values(), VILLAGER_USED, PRODUCED, *GAINED.values(), *HARVESTED.values(), *PAID.values(),
    *SCAVENGER_MOVED.values(), *TILE_TAKEN.values(), *REFILLED.values(), DUG, TILE_BOUGHT, RANSOMED,
    *TILE_GIVEN.values(), BAGGED, *TILE_DRAWN.values(), *TILE_KEPT.values(), *TILE_LEFT.values(), ROBBED,
    *RESTORED.values(), *RESTORED_BESIDE.values(), *GOVERNOR_PLACED.values(), GOVERNOR_MOVED, *SHADOW_PLACED.values(),
    SHADOW_MOVED, *ELIMINATED.values(), DISPLACED, INFLUENCE_GAINED, SLANDERED, STOLE, *TRACK_RESET.values(),
    *BUILT.values(), *BUILDING_MOVED.values(), LAID, LAID_OVER, *HERO_PLAYED.values(), *HERO_DISCARDED.values(),
    *DIE_CHANGED.values(), *POWER_USED.values(), *TILE_USED.values(), HERO_BOUGHT, TOP_SHOWN, *OBJECTIVE_MET.values(),
    OBJECTIVE_SECOND, *ISLAND_SCORED.values(), ISLAND_TAKEN, HIRED, SWAPPED, *MERCENARY_GOLD.values(),
    *HERO_TAKEN.values(), *CARD_REVEALED.values(), CARD_OPENED, EMPIRE_GOT, CELL_ACTS, POWER_ACTS, FELL_SHORT,
    EMPIRE_TILES_BACK, ENDED,
]  # fmt: skip

# The automas of the title page: the empire of the solo game, and beside two players the mercenaries.
EMPIRE_DOES: Final = AUTOMA
MERCENARIES_DO: Final = AUTOMA - 1


def doer(seats: int, party: int) -> int:
    """Whose doing an event is."""
    if party < seats:
        return party
    return EMPIRE_DOES if seats == 1 else MERCENARIES_DO


def named(seats: int, party: int) -> int:
    """A party as events name it."""
    if party < seats:
        return party
    return 5 if seats == 1 else 4
