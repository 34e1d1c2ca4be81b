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
MAP_IMPOSED: Final = Happening("map_imposed", "YUA-014", ["#tiles"])
TEMPLES_SET: Final = Happening("temples_set", "YUA-018", ["#temples"])
FOUNDED: Final = Happening("founded", "YUA-019", ["province"])
COLOURED: Final = Happening("coloured", "YUA-020", ["clan", "province"], reveals=True)
CLAN_DRAWN: Final = Happening("clan_drawn", "YUA-020", ["clan", "province", "#chao"], reveals=True)
HAS_BID: Final = Happening("has_bid", "YUA-027", [])
BID_BACK: Final = Happening("bid_back", "YUA-027", [])
BID_SHOWN: Final = Happening("bid_shown", "YUA-027", ["bid"], reveals=True)
BIDS_TIED: Final = Happening("bids_tied", "YUA-031", ["bid", "seat*"])
BID_DRAWN: Final = Happening("bid_drawn", "YUA-032", [], reveals=True)
BID_WON: Final = Happening("bid_won", "YUA-028", ["bid"])
CLAN_CHOSEN: Final = Happening("clan_chosen", "YUA-028", ["clan", "province"])
CLAN_LEFT: Final = Happening("clan_left", "YUA-Q11", ["clan", "province"])

# Wheel and planning
WHEEL_TURNED: Final = Happening("wheel_turned", "YUA-072", ["#turn", "#temples"])
IS_READY: Final = Happening("is_ready", "YUA-073", [])
REOPENED: Final = Happening("reopened", "YUA-073", [])
PLAN_SHOWN: Final = Happening(
    "plan_shown", "YUA-079", ["province", "#development", "#fortification", "#militarisation", "#cost"], reveals=True
)
HOLD_SHOWN: Final = Happening("hold_shown", "YUA-Q89", [], reveals=True)
PASSED: Final = Happening("passed", "YUA-079", [], reveals=True)
BOUNCED: Final = Happening("bounced", "YUA-154", ["province"])
PAID: Final = Happening("paid", "YUA-080", ["#chao"])
STAGE_BEGAN: Final = Happening("stage_began", "YUA-080", ["stage"])
NO_EFFECT: Final = Happening("no_effect", "YUA-Q21", ["type", "level", "province"])

# Step 1
COLONISED: Final = Happening("colonised", "YUA-090", ["level", "province"])
EXPANDED: Final = Happening("expanded", "YUA-097", ["level", "province"])
SETTLED: Final = Happening("settled", "YUA-092", ["province*"])
CONTESTED: Final = Happening("contested", "YUA-158", ["province", "seat*"])
KEPT_CONTESTED: Final = Happening("kept_contested", "YUA-182", ["province"])
OUT_OF_VILLAGES: Final = Happening("out_of_villages", "YUA-Q71", ["province*"])
URBANISED: Final = Happening("urbanised", "YUA-103", ["province"])
TEMPLE_BUILT: Final = Happening("temple_built", "YUA-101", ["province"])
OUT_OF_TEMPLES: Final = Happening("out_of_temples", "YUA-Q74", [])
STOLE: Final = Happening("stole", "YUA-101", ["seat", "#chao", "province"])

# Steps 2, 3 and 5
CITY_BUILT: Final = Happening("city_built", "YUA-108", ["province"])
DOUBLED: Final = Happening("doubled", "YUA-111", ["province"])
WALLED: Final = Happening("walled", "YUA-048", ["province", "#ramparts"])
OUT_OF_RAMPARTS: Final = Happening("out_of_ramparts", "YUA-Q74", [])
ARMIES_RAISED: Final = Happening("armies_raised", "YUA-120", ["province", "#armies"])
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
WITHSTOOD: Final = Happening("withstood", "YUA-117", ["province", "#lost"])
STRUCK: Final = Happening("struck", "YUA-127", ["source", "province", "seat"])
STRIKES_CANCELLED: Final = Happening("strikes_cancelled", "YUA-Q62", ["province"])
STRIKE_KILLED: Final = Happening("strike_killed", "YUA-Q61", ["province", "seat"])
STRIKE_FAILED: Final = Happening("strike_failed", "YUA-Q61", ["province", "seat"])
CAPTURED: Final = Happening("captured", "YUA-167", ["province", "seat"])
LEFT_FREE: Final = Happening("left_free", "YUA-Q70", ["province"])
FELL: Final = Happening("fell", "YUA-168", ["province*"])
INHERITED: Final = Happening("inherited", "YUA-169", ["province*"])
FREED: Final = Happening("freed", "YUA-170", ["province*"])
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
    FIRST_PLAYER, TILES_DEALT, LAID, MAP_DRAWN, MAP_IMPOSED, TEMPLES_SET, FOUNDED, COLOURED, CLAN_DRAWN,
    HAS_BID, BID_BACK, BID_SHOWN, BIDS_TIED, BID_DRAWN, BID_WON, CLAN_CHOSEN, CLAN_LEFT,
    WHEEL_TURNED, IS_READY, REOPENED, PLAN_SHOWN, HOLD_SHOWN, PASSED, BOUNCED, PAID, STAGE_BEGAN, NO_EFFECT,
    COLONISED, EXPANDED, SETTLED, CONTESTED, KEPT_CONTESTED, OUT_OF_VILLAGES, URBANISED, TEMPLE_BUILT, OUT_OF_TEMPLES,
    STOLE, CITY_BUILT, DOUBLED, WALLED, OUT_OF_RAMPARTS, ARMIES_RAISED, REFUNDED,
    MARCHED, CROSSED, REINFORCED, ATTACK_VOID, CLASHED, FOUGHT, CONQUERED, REPELLED, WITHSTOOD, STRUCK,
    STRIKES_CANCELLED, STRIKE_KILLED, STRIKE_FAILED, CAPTURED, LEFT_FREE, FELL, INHERITED, FREED, URBANISED_AFTER,
    PAID_FOR_DEVELOPMENT, PAID_FOR_PASS, PAID_FOR_COLLISION, PAID_FOR_LOSSES, ERUPTED, ERUPTED_IN_VAIN,
    DISBANDED, LEVELLED, WON, WON_BY_PROVINCES, WON_AT_LAST,
]  # fmt: skip
