"""The move vocabulary of Founders, and what can happen in it."""

from __future__ import annotations

from typing import Final

from imperia.games.founders.cards import cards
from imperia.games.founders.content import RESOURCES, TILES, TOKENS
from imperia.games.founders.grid import CELLS, cell_name
from imperia.games.founders.printed import KINDS
from imperia.games.founders.texts import TEXTS as TEXTS
from imperia.kernel.events import Happening
from imperia.kernel.texts import LANGS
from imperia.kernel.words import Noun, Verb, Vocabulary, named_noun, names_of, seat_noun

SEAT: Final = seat_noun(4)
PILE: Final = named_noun("pile", KINDS[:3], TEXTS)
TILE: Final = Noun("tile", [tile.id for tile in TILES], names_of(TILES))
# A tile that lies open, named with what it needs and gives.
OPEN_TILE: Final = Noun("open_tile", TILE.words, {lang: cards(TEXTS, lang) for lang in LANGS})
TOKEN: Final = Noun(
    "token",
    [token.id.removeprefix("token_") for token in TOKENS],
    names_of(TOKENS),
    [token.id for token in TOKENS],
)
RESOURCE: Final = Noun("resource", [one.id for one in RESOURCES], names_of(RESOURCES))
CELL: Final = Noun("cell", [cell_name(cell) for cell in range(CELLS)])
NOUNS: Final = [SEAT, PILE, TILE, OPEN_TILE, TOKEN, RESOURCE, CELL]

PICK: Final = Verb("pick", OPEN_TILE)
REVEAL: Final = Verb("reveal", PILE)
KEEP: Final = Verb("keep")
PLAY: Final = Verb("play", TOKEN)
AGAINST: Final = Verb("against", SEAT)
BUY: Final = Verb("buy", RESOURCE)
TAKE: Final = Verb("take", OPEN_TILE)
DRAW: Final = Verb("draw")
FINISH: Final = Verb("finish")
GO_ON: Final = Verb("go_on")
PROPOSE: Final = Verb("propose")
ACCEPT: Final = Verb("accept")
REFUSE: Final = Verb("refuse")
AT: Final = Verb("at", CELL)
VERBS: Final = Vocabulary(
    [PICK, REVEAL, KEEP, PLAY, AGAINST, BUY, TAKE, DRAW, FINISH, GO_ON, PROPOSE, ACCEPT, REFUSE, AT]
)

FIRST_PLAYER: Final = Happening("first_player", "FOU-015", [], reveals=True)
VICTORY_OPENED: Final = Happening("victory_opened", "FOU-012", ["tile"], reveals=True)
VICTORY_OPENED_FOR_MORE: Final = VICTORY_OPENED.under("FOU-013")
DRAFT_OPENED: Final = Happening("draft_opened", "FOU-016", ["tile"], reveals=True)
PICKED: Final = Happening("picked", "FOU-017", ["tile"])
PICKED_SECOND: Final = PICKED.under("FOU-018")
LAID: Final = Happening("laid", "FOU-020", ["tile", "cell"])
NATURE_ROW_FILLED: Final = Happening("row_filled", "FOU-022", ["pile", "tile"], reveals=True)
VILLAGE_ROW_FILLED: Final = NATURE_ROW_FILLED.under("FOU-023")
CITY_ROW_FILLED: Final = NATURE_ROW_FILLED.under("FOU-024")
SWEPT: Final = Happening("swept", "FOU-039", ["pile"])
REVEALED: Final = Happening("revealed", "FOU-037", ["pile", "tile"], reveals=True)
PILLAGED: Final = Happening("pillaged", "FOU-094", ["seat", "tile", "cell"])
BOUGHT: Final = Happening("bought", "FOU-102", ["seat", "tile", "cell", "resource"])
LINKED: Final = Happening("linked", "FOU-111", ["cell"])
SETTLED: Final = Happening("settled", "FOU-119", ["token", "tile", "cell"])
ADDED: Final = Happening("added", "FOU-051", ["tile", "cell"])
ADDED_IN_PLACE: Final = ADDED.under("FOU-077")
ADDED_FROM_PILE: Final = ADDED.under("FOU-066")
REPLACED: Final = Happening("replaced", "FOU-078", ["tile", "cell"])
DISCARDED: Final = Happening("discarded", "FOU-083", ["token"])
KEPT_COIN: Final = Happening("kept_coin", "FOU-084", [])
RECEIVED: Final = Happening("received", "FOU-087", ["token"])
ARTISAN_DRAWN: Final = Happening("artisan_drawn", "FOU-090", ["token"], reveals=True)
DREW: Final = Happening("drew", "FOU-063", ["tile"], reveals=True)
ADDED_NOTHING: Final = Happening("added_nothing", "FOU-064", [])
COLLECTED: Final = Happening("collected", "FOU-091", ["#count"])
PROPOSED: Final = Happening("proposed", "FOU-128", [])
ACCEPTED: Final = Happening("accepted", "FOU-146", [])
REFUSED: Final = Happening("refused", "FOU-146", [])
FIRST_TURN_BEGAN: Final = Happening("turn_began", "FOU-028", ["#turn"])
TURN_BEGAN: Final = FIRST_TURN_BEGAN.under("FOU-036")
ENDED_BY_VICTORY: Final = Happening("ended_by_victory", "FOU-126", [])
ENDED_BY_PILES: Final = Happening("ended_by_piles", "FOU-127", [])
ENDED_BY_ACCORD: Final = Happening("ended_by_accord", "FOU-128", [])
LAST_COINS: Final = Happening("last_coins", "FOU-132", ["#count"])

HAPPENINGS: Final = [
    FIRST_PLAYER, VICTORY_OPENED, VICTORY_OPENED_FOR_MORE, DRAFT_OPENED, PICKED, PICKED_SECOND, LAID, NATURE_ROW_FILLED,
    VILLAGE_ROW_FILLED, CITY_ROW_FILLED, SWEPT, REVEALED, PILLAGED, BOUGHT, LINKED, SETTLED, ADDED, ADDED_IN_PLACE,
    ADDED_FROM_PILE, REPLACED, DISCARDED, KEPT_COIN, RECEIVED, ARTISAN_DRAWN, DREW, ADDED_NOTHING, COLLECTED, PROPOSED,
    ACCEPTED, REFUSED, FIRST_TURN_BEGAN, TURN_BEGAN, ENDED_BY_VICTORY, ENDED_BY_PILES, ENDED_BY_ACCORD, LAST_COINS,
]  # fmt: skip
