"""The move vocabulary of Yuan, and what can happen in it."""

from __future__ import annotations

from typing import Final

from imperia.games.yuan.content import ACTIONS, CLANS, PROVINCES, TERRAINS, TILES
from imperia.games.yuan.hexes import PLACES, ROTATIONS
from imperia.games.yuan.printed import AUCTION_CHAO, TERRAIN_WORDS, TYPE_WORDS
from imperia.games.yuan.texts import TEXTS as TEXTS
from imperia.kernel.events import Happening
from imperia.kernel.words import Noun, Verb, Vocabulary, named_noun, names_of, seat_noun

SEAT: Final = seat_noun(8)
TILE: Final = Noun("tile", [tile.id for tile in TILES], names_of(TILES))
PLACE: Final = Noun("place", [f"{q},{r}" for q, r in PLACES])
ROTATION: Final = Noun("rotation", [str(turn) for turn in range(ROTATIONS)])
PROVINCE: Final = Noun("province", PROVINCES)
# Where an attack comes from.
SOURCE: Final = PROVINCE.as_role("source")
CLAN: Final = Noun("clan", [clan.id for clan in CLANS], names_of(CLANS))
AMOUNT: Final = Noun("bid", [str(chao) for chao in range(AUCTION_CHAO + 1)])
LEVEL: Final = named_noun("level", ["1", "2", "3"], TEXTS)
TYPE: Final = named_noun("type", TYPE_WORDS, TEXTS)
ACTION: Final = Noun("action", [action.id for action in ACTIONS], names_of(ACTIONS))
STAGE: Final = named_noun("stage", ["1", "2", "3", "4", "5", "6", "7"], TEXTS)
TERRAIN: Final = Noun(
    "terrain", TERRAIN_WORDS, names_of([one for word in TERRAIN_WORDS for one in TERRAINS if one.id == word])
)
NOUNS: Final = [SEAT, TILE, PLACE, ROTATION, PROVINCE, SOURCE, CLAN, AMOUNT, LEVEL, TYPE, ACTION, STAGE, TERRAIN]

TAKE: Final = Verb("take", TILE)
LAY: Final = Verb("lay", PLACE)
TURN: Final = Verb("turn", ROTATION)
FOUND: Final = Verb("found", PROVINCE)
BID: Final = Verb("bid", AMOUNT)
CHOOSE: Final = Verb("choose", CLAN)
PASS: Final = Verb("pass")
TARGET: Final = Verb("target", PROVINCE)
# By type of action.
LEVELS: Final = [Verb("dev", LEVEL), Verb("fort", LEVEL), Verb("mil", LEVEL)]
HOLD: Final = Verb("hold")
READY: Final = Verb("ready")
CHANGE: Final = Verb("change")
VERBS: Final = Vocabulary(
    [TAKE, LAY, TURN, FOUND, BID, CHOOSE, PASS, TARGET, *LEVELS, HOLD, READY, CHANGE],
)

# Setup and auction
FIRST_PLAYER: Final = Happening("first_player", "YUA-Q01", [], reveals=True)
TILES_DEALT: Final = Happening("tiles_dealt", "YUA-015", ["tile*"], reveals=True)
LAID: Final = Happening("laid", "YUA-016", ["tile", "place", "rotation"])
MAP_DRAWN: Final = Happening("map_drawn", "YUA-Q07", ["#tiles"], reveals=True)
RIVER_IMPOSED: Final = Happening("map_imposed", "YUA-186", ["#tiles"])
CROSSING_IMPOSED: Final = RIVER_IMPOSED.under("YUA-187")
CONFLICT_IMPOSED: Final = RIVER_IMPOSED.under("YUA-188")
TEMPLES_SET: Final = Happening("temples_set", "YUA-018", ["#temples"])
FOUNDED: Final = Happening("founded", "YUA-019", ["province"])
FOUNDED_BY_PROGRAM: Final = FOUNDED.under("YUA-Q05")
FOUNDED_FOR_AUCTION: Final = FOUNDED.under("YUA-025")
FOUNDED_AT_CROSSING: Final = FOUNDED.under("YUA-187")
FOUNDED_IN_CONFLICT: Final = FOUNDED.under("YUA-188")
COLOURED: Final = Happening("coloured", "YUA-019", ["clan", "province"], reveals=True)
COLOURED_FOR_AUCTION: Final = COLOURED.under("YUA-Q13")
CLAN_DRAWN: Final = Happening("clan_drawn", "YUA-020", ["clan", "province", "#chao"], reveals=True)
HAS_BID: Final = Happening("has_bid", "YUA-027", [])
BID_BACK: Final = Happening("bid_back", "YUA-027", [])
BID_SHOWN: Final = Happening("bid_shown", "YUA-027", ["bid"], reveals=True)
BIDS_TIED: Final = Happening("bids_tied", "YUA-031", ["bid", "seat*"])
BID_DRAWN: Final = Happening("bid_drawn", "YUA-032", [], reveals=True)
BID_DRAWN_AT_LAST: Final = BID_DRAWN.under("YUA-Q12")
BID_WON: Final = Happening("bid_won", "YUA-028", ["bid"])
CLAN_CHOSEN: Final = Happening("clan_chosen", "YUA-028", ["clan", "province"])
CLAN_LEFT: Final = Happening("clan_left", "YUA-Q11", ["clan", "province"])

# Wheel and planning
WHEEL_TURNED: Final = Happening("wheel_turned", "YUA-072", ["#turn", "#temples"])
WHEEL_BEGAN: Final = WHEEL_TURNED.under("YUA-009")
IS_READY: Final = Happening("is_ready", "YUA-073", [])
REOPENED: Final = Happening("reopened", "YUA-073", [])
PLAN_SHOWN: Final = Happening(
    "plan_shown", "YUA-079", ["province", "#development", "#fortification", "#militarisation", "#cost"], reveals=True
)
HOLD_SHOWN: Final = Happening("hold_shown", "YUA-Q89", [], reveals=True)
PASSED: Final = Happening("passed", "YUA-078", [], reveals=True)
PASSED_WITH_TARGET: Final = PASSED.under("YUA-Q17")
BOUNCED: Final = Happening("bounced", "YUA-154", ["province"])
PAID: Final = Happening("paid", "YUA-080", ["#chao"])
DEVELOPMENT_BEGAN: Final = Happening("stage_began", "YUA-081", ["stage"])
FORTIFICATION_BEGAN: Final = DEVELOPMENT_BEGAN.under("YUA-082")
RECRUITMENT_BEGAN: Final = DEVELOPMENT_BEGAN.under("YUA-083")
ATTACK_BEGAN: Final = DEVELOPMENT_BEGAN.under("YUA-084")
LATE_FORTIFICATION_BEGAN: Final = DEVELOPMENT_BEGAN.under("YUA-085")
INCOME_BEGAN: Final = DEVELOPMENT_BEGAN.under("YUA-086")
LEVELLING_BEGAN: Final = DEVELOPMENT_BEGAN.under("YUA-087")
NO_EFFECT: Final = Happening("no_effect", "YUA-Q21", ["type", "level", "province"])
URBANISATION_I: Final = NO_EFFECT.under("YUA-107")
RECRUITMENT_I: Final = NO_EFFECT.under("YUA-119")
NO_ARMY_LEFT: Final = NO_EFFECT.under("YUA-131")
NO_CITY_LEFT: Final = NO_EFFECT.under("YUA-Q72")
NOTHING_MISSING: Final = NO_EFFECT.under("YUA-Q45")
NOT_CONQUERED: Final = NO_EFFECT.under("YUA-145")

# Step 1
COLONISED: Final = Happening("colonised", "YUA-090", ["level", "province"])
EXPANDED: Final = Happening("expanded", "YUA-097", ["level", "province"])
SETTLED: Final = Happening("settled", "YUA-092", ["province*"])
SETTLED_AROUND: Final = SETTLED.under("YUA-098")
CONTESTED: Final = Happening("contested", "YUA-158", ["province", "seat*"])
KEPT_CONTESTED: Final = Happening("kept_contested", "YUA-182", ["province"])
OUT_OF_VILLAGES: Final = Happening("out_of_villages", "YUA-Q71", ["province*"])
URBANISED: Final = Happening("urbanised", "YUA-103", ["province"])
TEMPLE_BUILT: Final = Happening("temple_built", "YUA-101", ["province"])
OUT_OF_TEMPLES: Final = Happening("out_of_temples", "YUA-Q74", [])
STOLE: Final = Happening("stole", "YUA-101", ["seat", "#chao", "province"])

# Steps 2, 3 and 5
CITY_BUILT: Final = Happening("city_built", "YUA-108", ["province"])
FORTIFIED_CITY_BUILT: Final = CITY_BUILT.under("YUA-109")
DOUBLED: Final = Happening("doubled", "YUA-111", ["province"])
FORTIFIED_AND_DOUBLED: Final = DOUBLED.under("YUA-112")
WALLED: Final = Happening("walled", "YUA-112", ["province", "#ramparts"])
VILLAGE_WALLED: Final = WALLED.under("YUA-109")
MADE_INDESTRUCTIBLE: Final = WALLED.under("YUA-113")
OUT_OF_RAMPARTS: Final = Happening("out_of_ramparts", "YUA-Q74", [])
ARMY_RECRUITED: Final = Happening("armies_raised", "YUA-120", ["province", "#armies"])
ARMIES_RECRUITED: Final = ARMY_RECRUITED.under("YUA-121")
ARMY_OF_URBANISATION: Final = ARMY_RECRUITED.under("YUA-109")
ARMY_OF_REINFORCEMENT: Final = ARMY_RECRUITED.under("YUA-113")
REFUNDED: Final = Happening("refunded", "YUA-146", ["#chao"])

# Step 4
MARCHED: Final = Happening("marched", "YUA-129", ["source", "province", "#armies"])
CROSSED: Final = Happening("crossed", "YUA-183", ["source", "province", "#armies"])
REINFORCED: Final = Happening("reinforced", "YUA-126", ["province", "#armies"])
ATTACK_VOID: Final = Happening("attack_void", "YUA-Q53", ["province"])
CLASHED: Final = Happening("clashed", "YUA-161", ["province", "#armies", "#left"])
FOUGHT: Final = Happening("fought", "YUA-135", ["province", "seat", "#armies", "#defenders"])
CONQUERED: Final = Happening("conquered", "YUA-139", ["province", "#survivors", "#defence"])
REPELLED: Final = Happening("repelled", "YUA-134", ["province", "#lost", "#defence"])
REPELLED_BY_DEFENCE: Final = REPELLED.under("YUA-136")
WITHSTOOD: Final = Happening("withstood", "YUA-117", ["province", "#lost"])
STRUCK: Final = Happening("struck", "YUA-127", ["source", "province", "seat"])
STRIKES_CANCELLED: Final = Happening("strikes_cancelled", "YUA-Q62", ["province"])
STRIKE_KILLED: Final = Happening("strike_killed", "YUA-Q61", ["province", "seat"])
STRIKE_FAILED: Final = Happening("strike_failed", "YUA-Q61", ["province", "seat"])
CAPTURED: Final = Happening("captured", "YUA-167", ["province", "seat"])
LEFT_FREE: Final = Happening("left_free", "YUA-Q71", ["province"])
CAPTURED_LEFT_FREE: Final = LEFT_FREE.under("YUA-Q101")
FELL: Final = Happening("fell", "YUA-168", ["province*"])
INHERITED: Final = Happening("inherited", "YUA-169", ["province*"])
FREED: Final = Happening("freed", "YUA-170", ["province*"])
FREED_BY_ALL: Final = FREED.under("YUA-173")
FREED_FOR_WANT: Final = FREED.under("YUA-Q71")
URBANISED_AFTER: Final = Happening("urbanised_after", "YUA-142", ["province"])

# Steps 6 and 7, victory
PAID_FOR_DEVELOPMENT: Final = Happening("paid_for_development", "YUA-147", ["#chao"])
PAID_FOR_PASS: Final = Happening("paid_for_pass", "YUA-148", ["#chao"])
PAID_FOR_COLLISION: Final = Happening("paid_for_collision", "YUA-157", ["#chao"])
PAID_FOR_LOSSES: Final = Happening("paid_for_losses", "YUA-Q93", ["#chao"])
ERUPTED: Final = Happening("erupted", "YUA-178", ["province*"])
ERUPTED_IN_VAIN: Final = Happening("erupted_in_vain", "YUA-178", [])
DISBANDED: Final = Happening("disbanded", "YUA-151", ["province", "#armies"])
LEVELLED: Final = Happening("levelled", "YUA-150", ["#temples", "#rice", "#forest", "#mine"])
WON: Final = Happening("won", "YUA-152", ["#temples"])
WON_BY_PROVINCES: Final = Happening("won_by_provinces", "YUA-181", ["#sum"])
WON_AT_LAST: Final = Happening("won_at_last", "YUA-Q83", ["#temples"])

HAPPENINGS: Final = [
    FIRST_PLAYER, TILES_DEALT, LAID, MAP_DRAWN, RIVER_IMPOSED, CROSSING_IMPOSED, CONFLICT_IMPOSED, TEMPLES_SET,
    FOUNDED, FOUNDED_BY_PROGRAM, FOUNDED_FOR_AUCTION, FOUNDED_AT_CROSSING, FOUNDED_IN_CONFLICT,
    COLOURED, COLOURED_FOR_AUCTION, CLAN_DRAWN,
    HAS_BID, BID_BACK, BID_SHOWN, BIDS_TIED, BID_DRAWN, BID_DRAWN_AT_LAST, BID_WON, CLAN_CHOSEN, CLAN_LEFT,
    WHEEL_TURNED, WHEEL_BEGAN, IS_READY, REOPENED, PLAN_SHOWN, HOLD_SHOWN, PASSED, PASSED_WITH_TARGET, BOUNCED, PAID,
    DEVELOPMENT_BEGAN, FORTIFICATION_BEGAN, RECRUITMENT_BEGAN, ATTACK_BEGAN, LATE_FORTIFICATION_BEGAN, INCOME_BEGAN,
    LEVELLING_BEGAN,
    NO_EFFECT, URBANISATION_I, RECRUITMENT_I, NO_ARMY_LEFT, NO_CITY_LEFT, NOTHING_MISSING, NOT_CONQUERED,
    COLONISED, EXPANDED, SETTLED, SETTLED_AROUND, CONTESTED, KEPT_CONTESTED, OUT_OF_VILLAGES, URBANISED,
    TEMPLE_BUILT, OUT_OF_TEMPLES, STOLE,
    CITY_BUILT, FORTIFIED_CITY_BUILT, DOUBLED, FORTIFIED_AND_DOUBLED, WALLED, VILLAGE_WALLED, MADE_INDESTRUCTIBLE,
    OUT_OF_RAMPARTS, ARMY_RECRUITED, ARMIES_RECRUITED, ARMY_OF_URBANISATION, ARMY_OF_REINFORCEMENT, REFUNDED,
    MARCHED, CROSSED, REINFORCED, ATTACK_VOID, CLASHED, FOUGHT, CONQUERED, REPELLED, REPELLED_BY_DEFENCE, WITHSTOOD,
    STRUCK, STRIKES_CANCELLED, STRIKE_KILLED, STRIKE_FAILED, CAPTURED, LEFT_FREE, CAPTURED_LEFT_FREE, FELL, INHERITED,
    FREED, FREED_BY_ALL, FREED_FOR_WANT, URBANISED_AFTER,
    PAID_FOR_DEVELOPMENT, PAID_FOR_PASS, PAID_FOR_COLLISION, PAID_FOR_LOSSES, ERUPTED, ERUPTED_IN_VAIN,
    DISBANDED, LEVELLED, WON, WON_BY_PROVINCES, WON_AT_LAST,
]  # fmt: skip
