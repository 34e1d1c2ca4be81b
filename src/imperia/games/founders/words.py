"""The move vocabulary of Founders, and what can happen in it."""

from __future__ import annotations

from typing import Final

from imperia.games.founders.cards import cards
from imperia.games.founders.content import RESOURCES, TILES, TOKENS
from imperia.games.founders.grid import CELLS, cell_name
from imperia.games.founders.printed import KINDS
from imperia.games.founders.texts import TEXTS as TEXTS
from imperia.kernel.texts import LANGS
from imperia.kernel.words import Noun, Vocabulary, named_noun, names_of, seat_noun

VOCABULARY: Final = Vocabulary()

SEAT: Final = VOCABULARY.noun(seat_noun(4))
PILE: Final = VOCABULARY.noun(named_noun("pile", KINDS[:3], TEXTS))
TILE: Final = VOCABULARY.noun(Noun("tile", [tile.id for tile in TILES], names_of(TILES)))
# A tile that lies open, named with what it needs and gives.
OPEN_TILE: Final = VOCABULARY.noun(Noun("open_tile", TILE.words, {lang: cards(TEXTS, lang) for lang in LANGS}))
TOKEN: Final = VOCABULARY.noun(
    Noun(
        "token",
        [token.id.removeprefix("token_") for token in TOKENS],
        names_of(TOKENS),
        [token.id for token in TOKENS],
    )
)
RESOURCE: Final = VOCABULARY.noun(Noun("resource", [one.id for one in RESOURCES], names_of(RESOURCES)))
CELL: Final = VOCABULARY.noun(Noun("cell", [cell_name(cell) for cell in range(CELLS)]))

PICK: Final = VOCABULARY.verb("pick", OPEN_TILE)
REVEAL: Final = VOCABULARY.verb("reveal", PILE)
KEEP: Final = VOCABULARY.verb("keep")
PLAY: Final = VOCABULARY.verb("play", TOKEN)
AGAINST: Final = VOCABULARY.verb("against", SEAT)
BUY: Final = VOCABULARY.verb("buy", RESOURCE)
TAKE: Final = VOCABULARY.verb("take", OPEN_TILE)
DRAW: Final = VOCABULARY.verb("draw")
FINISH: Final = VOCABULARY.verb("finish")
GO_ON: Final = VOCABULARY.verb("go_on")
PROPOSE: Final = VOCABULARY.verb("propose")
ACCEPT: Final = VOCABULARY.verb("accept")
REFUSE: Final = VOCABULARY.verb("refuse")
AT: Final = VOCABULARY.verb("at", CELL)

FIRST_PLAYER: Final = VOCABULARY.happening("first_player", "FOU-015", [], reveals=True)
VICTORY_OPENED: Final = VOCABULARY.happening("victory_opened", "FOU-012", ["tile"], reveals=True)
VICTORY_OPENED_FOR_MORE: Final = VICTORY_OPENED.under("FOU-013")
DRAFT_OPENED: Final = VOCABULARY.happening("draft_opened", "FOU-016", ["tile"], reveals=True)
PICKED: Final = VOCABULARY.happening("picked", "FOU-017", ["tile"])
PICKED_SECOND: Final = PICKED.under("FOU-018")
LAID: Final = VOCABULARY.happening("laid", "FOU-020", ["tile", "cell"])
NATURE_ROW_FILLED: Final = VOCABULARY.happening("row_filled", "FOU-022", ["pile", "tile"], reveals=True)
VILLAGE_ROW_FILLED: Final = NATURE_ROW_FILLED.under("FOU-023")
CITY_ROW_FILLED: Final = NATURE_ROW_FILLED.under("FOU-024")
SWEPT: Final = VOCABULARY.happening("swept", "FOU-039", ["pile"])
REVEALED: Final = VOCABULARY.happening("revealed", "FOU-037", ["pile", "tile"], reveals=True)
PILLAGED: Final = VOCABULARY.happening("pillaged", "FOU-094", ["seat", "tile", "cell"])
BOUGHT: Final = VOCABULARY.happening("bought", "FOU-102", ["seat", "tile", "cell", "resource"])
LINKED: Final = VOCABULARY.happening("linked", "FOU-111", ["cell"])
SETTLED: Final = VOCABULARY.happening("settled", "FOU-119", ["token", "tile", "cell"])
ADDED: Final = VOCABULARY.happening("added", "FOU-051", ["tile", "cell"])
ADDED_IN_PLACE: Final = ADDED.under("FOU-077")
ADDED_FROM_PILE: Final = ADDED.under("FOU-066")
REPLACED: Final = VOCABULARY.happening("replaced", "FOU-078", ["tile", "cell"])
DISCARDED: Final = VOCABULARY.happening("discarded", "FOU-083", ["token"])
KEPT_COIN: Final = VOCABULARY.happening("kept_coin", "FOU-084", [])
RECEIVED: Final = VOCABULARY.happening("received", "FOU-087", ["token"])
ARTISAN_DRAWN: Final = VOCABULARY.happening("artisan_drawn", "FOU-090", ["token"], reveals=True)
DREW: Final = VOCABULARY.happening("drew", "FOU-063", ["tile"], reveals=True)
ADDED_NOTHING: Final = VOCABULARY.happening("added_nothing", "FOU-064", [])
COLLECTED: Final = VOCABULARY.happening("collected", "FOU-091", ["#count"])
PROPOSED: Final = VOCABULARY.happening("proposed", "FOU-128", [])
ACCEPTED: Final = VOCABULARY.happening("accepted", "FOU-146", [])
REFUSED: Final = VOCABULARY.happening("refused", "FOU-146", [])
FIRST_TURN_BEGAN: Final = VOCABULARY.happening("turn_began", "FOU-028", ["#turn"])
TURN_BEGAN: Final = FIRST_TURN_BEGAN.under("FOU-036")
ENDED_BY_VICTORY: Final = VOCABULARY.happening("ended_by_victory", "FOU-126", [])
ENDED_BY_PILES: Final = VOCABULARY.happening("ended_by_piles", "FOU-127", [])
ENDED_BY_ACCORD: Final = VOCABULARY.happening("ended_by_accord", "FOU-128", [])
LAST_COINS: Final = VOCABULARY.happening("last_coins", "FOU-132", ["#count"])
