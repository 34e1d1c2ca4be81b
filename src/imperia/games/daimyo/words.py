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
from imperia.kernel.words import Noun, SeatNoun, Vocabulary, named_noun, names_of, seat_noun

# The largest amount that events name in one word, and the largest number that moves name.
MOST_GOODS: Final = 40
MOST: Final = 20


def made(name: str, words: list[str], say: Callable[[int, str], str]) -> Noun:
    """A noun whose names are put together, by number and language."""
    return Noun(name, words, {lang: [say(number, lang) for number in range(len(words))] for lang in LANGS})


def island_name(island: int, lang: str) -> str:
    """The name of an island."""
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
VOCABULARY: Final = Vocabulary()

SEAT: Final = VOCABULARY.noun(seat_noun(4))
PARTY: Final = VOCABULARY.noun(
    SeatNoun("party", ["0", "1", "2", "3", *OTHERS], {lang: party_names(lang) for lang in LANGS})
)
CLAN: Final = VOCABULARY.noun(entity_noun("clan", list(CLANS)))
BOARD: Final = VOCABULARY.noun(entity_noun("board", list(BOARDS)))
HERO: Final = VOCABULARY.noun(entity_noun("hero", list(content.HEROES)))
TILE_NOUN: Final = VOCABULARY.noun(entity_noun("tile", list(content.TILES)))
BONUS: Final = VOCABULARY.noun(entity_noun("bonus", list(BONUS_EFFECTS)))
VILLAGER_NOUN: Final = VOCABULARY.noun(entity_noun("villager", list(VILLAGERS)))
FACE: Final = VOCABULARY.noun(named_noun("face", [face.id for one in VILLAGERS for face in one.faces], TEXTS))
OBJECTIVE: Final = VOCABULARY.noun(entity_noun("objective", list(OBJECTIVES)))
SOLO_NOUN: Final = VOCABULARY.noun(entity_noun("solo", list(SOLO_CARDS)))
RELIC_NOUN: Final = VOCABULARY.noun(Noun("relic", RELIC_TILES, names_of(RELICS), [relic.id for relic in RELICS]))
ISLAND: Final = VOCABULARY.noun(
    Noun(
        "island",
        COLOURS,
        {lang: [island_name(island, lang) for island in range(len(COLOURS))] for lang in LANGS},
        [island.id for island in ISLANDS],
    )
)
SOURCE: Final = VOCABULARY.noun(named_noun("source", SOURCES, TEXTS))
PLACE: Final = VOCABULARY.noun(made("place", PLACES, place_name))
ORIGIN: Final = VOCABULARY.noun(PLACE.as_role("origin"))
SLUM: Final = VOCABULARY.noun(made("slum", SLUMS, slum_name))
ALTAR_NOUN: Final = VOCABULARY.noun(made("altar", ALTARS, altar_name))
DIE: Final = VOCABULARY.noun(made("die", DICE, die_name))
SPACE: Final = VOCABULARY.noun(named_noun("space", SPACES, TEXTS))
SLOT: Final = VOCABULARY.noun(named_noun("slot", SLOTS, TEXTS))
GOOD: Final = VOCABULARY.noun(named_noun("good", GOODS, TEXTS))
AMOUNT: Final = VOCABULARY.noun(
    made("amount", [f"{count}_{good}" for good in GAINS for count in range(1, MOST_GOODS + 1)], amount_name)
)
BUILDING: Final = VOCABULARY.noun(named_noun("building", BUILDINGS, TEXTS))
COLOUR: Final = VOCABULARY.noun(named_noun("colour", DIE_COLOURS, TEXTS))
STEP: Final = VOCABULARY.noun(named_noun("step", [step.id for step in content.TABLES.villagers_help.steps], TEXTS))
HIRE_NOUN: Final = VOCABULARY.noun(named_noun("hire", HIRES, TEXTS))
NUMBER: Final = VOCABULARY.noun(Noun("number", [str(number) for number in range(MOST + 1)]))
# What a question or a gain comes from; questions of effects call it their card.
CARD: Final = VOCABULARY.noun(Noun(
    "card",
    [
        *HERO.words, *TILE_NOUN.words, *[f"power_{clan}" for clan in CLAN_WORDS], *VILLAGER_NOUN.words,
        *OBJECTIVE.words, *SOLO_NOUN.words, "powers", *FROM_WORDS,
    ],
    {lang: origin_names(lang) for lang in LANGS},
))  # fmt: skip

# Setup
CHOOSE_CLAN: Final = VOCABULARY.verb("clan", CLAN)
TAKE_BOARD: Final = VOCABULARY.verb("board", BOARD)
# A turn
TAKE_DIE: Final = VOCABULARY.verb("die", DIE, SPACE)
MAIN: Final = VOCABULARY.verb("main")
PLAY: Final = VOCABULARY.verb("hero", HERO)
DISCARD: Final = VOCABULARY.verb("discard", HERO)
RAISE: Final = VOCABULARY.verb("raise", SPACE)
LOWER: Final = VOCABULARY.verb("lower", SPACE)
POWER: Final = VOCABULARY.verb("power")
USE_TILE: Final = VOCABULARY.verb("tile", SLOT)
RESET: Final = VOCABULARY.verb("reset")
# Pieces
GOVERNOR: Final = VOCABULARY.verb("governor", PLACE)
SHADOW: Final = VOCABULARY.verb("shadow", SLUM)
VICTIM: Final = VOCABULARY.verb("victim", PLACE)
BUILD: Final = VOCABULARY.verb("build", TILE_NOUN)
SITE: Final = VOCABULARY.verb("site", PLACE)
LAY: Final = VOCABULARY.verb("lay", SLOT)
LESS: Final = VOCABULARY.verb("less", GOOD)
MOVE: Final = VOCABULARY.verb("move", PLACE)
TO: Final = VOCABULARY.verb("to", PLACE)
MOVE_SHADOW: Final = VOCABULARY.verb("move_shadow", SLUM)
HARVEST: Final = VOCABULARY.verb("harvest", PLACE)
# Relics
SCAVENGE: Final = VOCABULARY.verb("scavenger", ISLAND)
TAKE: Final = VOCABULARY.verb("take", RELIC_NOUN, SOURCE)
DIG: Final = VOCABULARY.verb("dig", GOOD)
THROW: Final = VOCABULARY.verb("throw", RELIC_NOUN)
BUY_TILE: Final = VOCABULARY.verb("buy", RELIC_NOUN)
RANSOM_TILE: Final = VOCABULARY.verb("ransom", RELIC_NOUN)
GIVE: Final = VOCABULARY.verb("give", RELIC_NOUN)
DRAW_TILE: Final = VOCABULARY.verb("draw_tile")
LEAVE: Final = VOCABULARY.verb("leave")
ALTAR: Final = VOCABULARY.verb("altar", ALTAR_NOUN)
# Effects
GAIN: Final = VOCABULARY.verb("gain", GOOD)
PAY: Final = VOCABULARY.verb("pay", GOOD)
VILLAGER: Final = VOCABULARY.verb("villager", VILLAGER_NOUN)
HELP_STEP: Final = VOCABULARY.verb("step", STEP)
BUY_HERO: Final = VOCABULARY.verb("buy_hero", HERO)
PLAY_FREE: Final = VOCABULARY.verb("free", HERO)
BORROW: Final = VOCABULARY.verb("borrow", CLAN)
INFLUENCE: Final = VOCABULARY.verb("influence", ISLAND)
STEAL: Final = VOCABULARY.verb("steal", GOOD, SEAT)
ROB: Final = VOCABULARY.verb("rob", RELIC_NOUN, SEAT)
SLANDER: Final = VOCABULARY.verb("slander", PARTY, ISLAND)
OPTION: Final = VOCABULARY.verb("option", NUMBER)
# End of round, mercenaries, empire
GIVE_HELMET: Final = VOCABULARY.verb("helmet", SEAT)
HELMET_TO_EMPIRE: Final = VOCABULARY.verb("helmet_empire")
HIRE: Final = VOCABULARY.verb("hire", DIE, HIRE_NOUN)
SWAP: Final = VOCABULARY.verb("swap", RELIC_NOUN, ISLAND)
COLLECT: Final = VOCABULARY.verb("collect", ISLAND)
EMPIRE_DIE: Final = VOCABULARY.verb("empire", DIE)
# Anywhere
DECLINE: Final = VOCABULARY.verb("decline")
DONE: Final = VOCABULARY.verb("done")
END: Final = VOCABULARY.verb("end")


def amount(good: int, count: int) -> int:
    """So many goods, as events name them."""
    return good * MOST_GOODS + min(count, MOST_GOODS) - 1


def by_rule(what: Happening, others: list[str]) -> dict[str, Happening]:
    """The same happening under its own rule and under others that bring it about; whoever tells it knows which."""
    return {what.rule: what, **{rule: what.under(rule) for rule in others}}


FIRST_PLAYER: Final = by_rule(VOCABULARY.happening("first_player", "DAI-027", [], reveals=True), ["DAI-232"])
CLAN_CHOSEN: Final = VOCABULARY.happening("clan_chosen", "DAI-028", ["clan"])
CLAN_DRAWN: Final = VOCABULARY.happening("clan_drawn", "DAI-O08", ["clan"], reveals=True)
SERVES: Final = by_rule(VOCABULARY.happening("serves", "DAI-208", ["clan"]), ["DAI-231"])
OBJECTIVES_DRAWN: Final = VOCABULARY.happening("objectives_drawn", "DAI-026", ["objective*"], reveals=True)
LAND_DEALT: Final = VOCABULARY.happening("land_dealt", "DAI-023", ["source", "relic*"], reveals=True)
BLACK_MARKET_DEALT: Final = VOCABULARY.happening("black_market_dealt", "DAI-024", ["relic*"], reveals=True)
MARKET_DEALT: Final = VOCABULARY.happening("market_dealt", "DAI-018", ["hero*"], reveals=True)
VILLAGERS_SHOWN: Final = VOCABULARY.happening("villagers_shown", "DAI-020", ["face*"], reveals=True)
BOARD_DEALT: Final = VOCABULARY.happening("board_dealt", "DAI-032", ["board"], reveals=True)
BOARD_TAKEN: Final = VOCABULARY.happening("board_taken", "DAI-033", ["board"])
STARTED_WITH: Final = VOCABULARY.happening("started_with", "DAI-036", ["amount*"])
ROUND_BEGAN: Final = VOCABULARY.happening("round_began", "DAI-050", ["#round"])
ROLLED: Final = VOCABULARY.happening("rolled", "DAI-051", ["die*"], reveals=True)
DIE_TAKEN: Final = VOCABULARY.happening("die_taken", "DAI-053", ["die", "space"])
DIE_BESIDE: Final = VOCABULARY.happening("die_beside", "DAI-Q36", ["die"])
STORAGE_RAISED: Final = VOCABULARY.happening("storage_raised", "DAI-091", ["#storage"])
OVERFLOWED: Final = VOCABULARY.happening("overflowed", "DAI-090", ["amount"])
DREW: Final = by_rule(
    VOCABULARY.happening("drew", "DAI-064", ["hero"], reveals=True, secret=1),
    ["DAI-029", "DAI-068", "DAI-131", "DAI-141", "DAI-162", "DAI-165", "DAI-172", "DAI-176", "DAI-194"],
)
RESHUFFLED: Final = VOCABULARY.happening("reshuffled", "DAI-069", [])
HELMET_TAKEN: Final = by_rule(VOCABULARY.happening("helmet_taken", "DAI-065", []), ["DAI-131", "DAI-Q84"])
HELMET_GIVEN: Final = by_rule(VOCABULARY.happening("helmet_given", "DAI-188", ["party"]), ["DAI-Q38"])
VILLAGER_USED: Final = VOCABULARY.happening("villager_used", "DAI-067", ["face"])
PRODUCED: Final = VOCABULARY.happening("produced", "DAI-071", ["amount*"])
GAINED: Final = by_rule(
    VOCABULARY.happening("gained", "DAI-068", ["card", "amount*"]),
    [
        "DAI-112", "DAI-129", "DAI-131", "DAI-144", "DAI-149", "DAI-153", "DAI-154", "DAI-162", "DAI-165", "DAI-168",
        "DAI-171", "DAI-176", "DAI-185", "DAI-244", "DAI-253", "DAI-267", "DAI-Q06", "DAI-Q77", "DAI-Q105"
    ],
)  # fmt: skip
HARVESTED: Final = by_rule(
    VOCABULARY.happening("harvested", "DAI-068", ["place", "amount"]),
    ["DAI-131", "DAI-142", "DAI-167", "DAI-170"],
)
PAID: Final = by_rule(
    VOCABULARY.happening("paid", "DAI-082", ["amount*"]),
    ["DAI-084", "DAI-103", "DAI-106", "DAI-118", "DAI-158", "DAI-159", "DAI-168", "DAI-172", "DAI-253"],
)
SCAVENGER_MOVED: Final = by_rule(VOCABULARY.happening("scavenger_moved", "DAI-075", ["island"]), ["DAI-Q67"])
TILE_TAKEN: Final = by_rule(
    VOCABULARY.happening("tile_taken", "DAI-075", ["relic", "source"]),
    ["DAI-068", "DAI-084", "DAI-131", "DAI-152", "DAI-158", "DAI-161", "DAI-166", "DAI-213", "DAI-250"],
)
REFILLED: Final = by_rule(
    VOCABULARY.happening("refilled", "DAI-076", ["relic", "island"], reveals=True), ["DAI-082", "DAI-213"]
)
DUG: Final = VOCABULARY.happening("dug", "DAI-082", ["relic"])
TILE_BOUGHT: Final = VOCABULARY.happening("tile_bought", "DAI-084", ["relic"])
RANSOMED: Final = VOCABULARY.happening("ransomed", "DAI-215", ["relic"])
TILE_GIVEN: Final = by_rule(VOCABULARY.happening("tile_given", "DAI-092", ["relic"]), ["DAI-094", "DAI-131"])
BAGGED: Final = VOCABULARY.happening("bagged", "DAI-161", ["relic"])
TILE_DRAWN: Final = by_rule(VOCABULARY.happening("tile_drawn", "DAI-094", ["relic"], reveals=True), ["DAI-235"])
TILE_KEPT: Final = by_rule(VOCABULARY.happening("tile_kept", "DAI-Q96", ["relic"]), ["DAI-094"])
TILE_LEFT: Final = by_rule(VOCABULARY.happening("tile_left", "DAI-Q20", ["relic"]), ["DAI-094"])
ROBBED: Final = VOCABULARY.happening("robbed", "DAI-138", ["relic", "party"])
RESTORED: Final = by_rule(VOCABULARY.happening("restored", "DAI-097", ["altar"]), ["DAI-214"])
RESTORED_BESIDE: Final = by_rule(VOCABULARY.happening("restored_beside", "DAI-Q24", ["island"]), ["DAI-251"])
GOVERNOR_PLACED: Final = by_rule(
    VOCABULARY.happening("governor_placed", "DAI-109", ["place"]),
    ["DAI-037", "DAI-038", "DAI-218", "DAI-236", "DAI-244", "DAI-253"],
)
GOVERNOR_MOVED: Final = VOCABULARY.happening("governor_moved", "DAI-070", ["origin", "place"])
SHADOW_PLACED: Final = by_rule(VOCABULARY.happening("shadow_placed", "DAI-111", ["slum"]), ["DAI-219", "DAI-244"])
SHADOW_MOVED: Final = VOCABULARY.happening("shadow_moved", "DAI-224", ["slum"])
ELIMINATED: Final = by_rule(
    VOCABULARY.happening("eliminated", "DAI-114", ["party", "place"]), ["DAI-138", "DAI-219", "DAI-Q78"]
)
DISPLACED: Final = VOCABULARY.happening("displaced", "DAI-138", ["party", "origin", "place"])
INFLUENCE_GAINED: Final = VOCABULARY.happening("influence_gained", "DAI-Q93", ["island", "#influence"])
SLANDERED: Final = VOCABULARY.happening("slandered", "DAI-138", ["party", "island", "#influence"])
STOLE: Final = VOCABULARY.happening("stole", "DAI-138", ["party", "amount"])
TRACK_RESET: Final = by_rule(VOCABULARY.happening("track_reset", "DAI-106", []), ["DAI-159"])
BUILT: Final = by_rule(
    VOCABULARY.happening("built", "DAI-121", ["building", "place"]), ["DAI-216", "DAI-235", "DAI-244"]
)
BUILDING_MOVED: Final = by_rule(
    VOCABULARY.happening("building_moved", "DAI-049", ["building", "origin", "place"]), ["DAI-217"]
)
LAID: Final = VOCABULARY.happening("laid", "DAI-125", ["bonus", "slot"])
LAID_OVER: Final = VOCABULARY.happening("laid_over", "DAI-128", ["bonus", "slot"])
HERO_PLAYED: Final = by_rule(VOCABULARY.happening("hero_played", "DAI-131", ["hero"], reveals=True), ["DAI-143"])
HERO_DISCARDED: Final = by_rule(
    VOCABULARY.happening("hero_discarded", "DAI-135", ["hero"], reveals=True),
    ["DAI-156", "DAI-160", "DAI-163"],
)
DIE_CHANGED: Final = by_rule(
    VOCABULARY.happening("die_changed", "DAI-135", ["space", "#value"]), ["DAI-131", "DAI-169"]
)
POWER_USED: Final = by_rule(VOCABULARY.happening("power_used", "DAI-139", ["clan"]), ["DAI-Q44"])
TILE_USED: Final = by_rule(VOCABULARY.happening("tile_used", "DAI-145", ["bonus"]), ["DAI-146", "DAI-186"])
HERO_BOUGHT: Final = VOCABULARY.happening("hero_bought", "DAI-192", ["hero", "#gold"])
TOP_SHOWN: Final = VOCABULARY.happening("top_shown", "DAI-019", ["hero"], reveals=True)
OBJECTIVE_MET: Final = by_rule(VOCABULARY.happening("objective_met", "DAI-173", ["objective"]), ["DAI-174"])
OBJECTIVE_SECOND: Final = VOCABULARY.happening("objective_second", "DAI-175", ["objective"])
ISLAND_SCORED: Final = by_rule(
    VOCABULARY.happening("island_scored", "DAI-179", ["island", "#points"]), ["DAI-181", "DAI-182"]
)
ISLAND_TAKEN: Final = VOCABULARY.happening("island_taken", "DAI-225", ["island"])
HIRED: Final = VOCABULARY.happening("hired", "DAI-212", ["die", "hire"])
SWAPPED: Final = VOCABULARY.happening("swapped", "DAI-213", ["relic", "island"])
MERCENARY_GOLD: Final = by_rule(VOCABULARY.happening("mercenary_gold", "DAI-226", ["amount"]), ["DAI-219"])
HERO_TAKEN: Final = by_rule(VOCABULARY.happening("hero_taken", "DAI-227", ["hero"]), ["DAI-257"])
CARD_REVEALED: Final = by_rule(VOCABULARY.happening("card_revealed", "DAI-238", ["solo"], reveals=True), ["DAI-258"])
CARD_OPENED: Final = VOCABULARY.happening("card_opened", "DAI-252", ["solo"], reveals=True)
EMPIRE_GOT: Final = VOCABULARY.happening("empire_got", "DAI-244", ["die", "solo"])
CELL_ACTS: Final = VOCABULARY.happening("cell_acts", "DAI-244", ["solo", "colour"])
POWER_ACTS: Final = VOCABULARY.happening("power_acts", "DAI-253", ["#sum"])
FELL_SHORT: Final = VOCABULARY.happening("fell_short", "DAI-246", ["amount"])
EMPIRE_TILES_BACK: Final = VOCABULARY.happening("empire_tiles_back", "DAI-259", [])
ENDED: Final = VOCABULARY.happening("ended", "DAI-195", [])

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
