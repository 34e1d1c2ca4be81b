"""From the box to the first round (p. 4, 6, 16)."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import append

from imperia.games.daimyo.automa.start import EMPIRE_STARTS, deal_solo_cards
from imperia.games.daimyo.board import free_for_governor, put_governor
from imperia.games.daimyo.cards import CLAN_HEROES, CLAN_WORDS, COMMON, HEROES, OBJECTIVE_CARDS
from imperia.games.daimyo.goods import amounts
from imperia.games.daimyo.heroes import draw, show_top
from imperia.games.daimyo.objectives import watch
from imperia.games.daimyo.phases.rounds import BEGIN_ROUND
from imperia.games.daimyo.printed import (
    BLACK_START,
    BOARD_KINDS,
    COPIES,
    DICE_OF_SEATS,
    FACES,
    FARM,
    GOOD_COUNT,
    GREEN_OBJECTIVES,
    IN_PLAY,
    LAND_SIZE,
    MARKET_SIZE,
    ORANGE_OBJECTIVES,
    PIECES,
    PLACES_EACH,
    RICE,
    START_FACES,
    START_GOODS,
    TOWER,
    VILLAGER_COUNT,
    YIELDS,
)
from imperia.games.daimyo.purposes import (
    BAG,
    BEGINS,
    BOARDS,
    CLANS_DRAWN,
    COMMON_HEROES,
    GREEN_CARDS,
    HEROES_OF_CLAN,
    ORANGE_CARDS,
    VILLAGERS,
)
from imperia.games.daimyo.relics import next_from_bag, put_on_land
from imperia.games.daimyo.state import NONE, DaimyoState
from imperia.games.daimyo.words import (
    BLACK_MARKET_DEALT,
    BOARD_DEALT,
    BOARD_TAKEN,
    CHOOSE_CLAN,
    CLAN_CHOSEN,
    CLAN_DRAWN,
    FIRST_PLAYER,
    GOVERNOR,
    GOVERNOR_PLACED,
    LAND_DEALT,
    MARKET_DEALT,
    OBJECTIVES_DRAWN,
    SERVES,
    STARTED_WITH,
    TAKE_BOARD,
    VILLAGERS_SHOWN,
    doer,
)
from imperia.kernel.agenda import SeatChoice, Step, in_order
from imperia.kernel.events import EVERYONE, NO_SEAT
from imperia.kernel.words import Verb

# Orange ones, then green ones.
OBJECTIVES_BY_COLOUR: Final = [
    [card.number for card in OBJECTIVE_CARDS if card.green == green] for green in (False, True)
]
BOARDS_OF_KIND: Final = [
    [board for board in range(len(BOARD_KINDS)) if BOARD_KINDS[board] == kind] for kind in (FARM, TOWER)
]


def turn_order(state: DaimyoState) -> list[int]:
    """The seats clockwise from the first player (DAI-052); where the empire begins, the only seat."""
    first: int = state.first if state.first < state.seats else 0
    return [(first + step) % state.seats for step in range(state.seats)]


def heroes_in_play(state: DaimyoState) -> list[int]:
    """The common heroes of this table (DAI-138, DAI-229)."""
    solo = state.seats == 1
    return [
        card
        for card in COMMON
        if not (HEROES[card].aggressive and (solo or not state.terms.aggressive))
        and not (HEROES[card].solo_removed and solo)
    ]


class SetUp(Step[DaimyoState]):
    """Lay out the central board (DAI-011 to DAI-027); what follows are the players (DAI-028 to DAI-040)."""

    def run(self, state: DaimyoState) -> None:
        """The first player is drawn by lot; alone, it is the player (DAI-027, DAI-232)."""
        state.islands = IN_PLAY[state.seats]
        state.first = state.chance.below(BEGINS, state.seats) if state.seats > 1 else 0
        state.helmet = state.first
        state.tell(FIRST_PLAYER["DAI-027" if state.seats > 1 else "DAI-232"], state.first)
        deal_dice(state)
        deal_relics(state)
        deal_heroes(state)
        deal_villagers(state)
        if state.seats > 1:
            deal_objectives(state)
        order = turn_order(state)
        if state.terms.drawn:
            clans = list(range(len(CLAN_WORDS)))
            state.chance.of(CLANS_DRAWN).shuffle(clans)
            for place, seat in enumerate(order):
                state.clans[seat] = clans[place]
                state.tell(CLAN_DRAWN, seat, clans[place])
        boards: list[Step[DaimyoState]] = [DEAL_BOARDS]
        if state.terms.advanced:
            boards = [DraftBoard(seat) for seat in [*order, *order[::-1]]]
        clans_first: list[Step[DaimyoState]] = [] if state.terms.drawn else [ChooseClan(seat) for seat in order]
        state.agenda += in_order(
            [
                *clans_first,
                SEAT_CLANS,
                *boards,
                START_CLANS,
                *[FirstGovernor(seat) for seat in order],
                *[SecondGovernor(seat) for seat in order],
                *(EMPIRE_STARTS[state.terms.level] if state.seats == 1 else []),
                BEGIN_ROUND,
            ]
        )


def deal_dice(state: DaimyoState) -> None:
    """The dice of this table wait on the central island for their first roll (DAI-021)."""
    for colour, count in enumerate(DICE_OF_SEATS[state.seats]):
        state.pool[colour * FACES] = count


def deal_relics(state: DaimyoState) -> None:
    """Tiles of the islands in play go into the bag, three to each no man's land and to the black market.

    (DAI-022 to DAI-025)
    """
    for tile in range(state.islands * PIECES):
        state.bag[tile] = COPIES[tile]
    bag = state.chance.of(BAG)
    for island in range(state.islands):
        tiles: list[int] = [next_from_bag(state, bag) for _ in range(LAND_SIZE)]
        for tile in tiles:
            put_on_land(state, island, tile)
        state.tell_list(LAND_DEALT, NO_SEAT, [island, *sorted(tiles)])
    black: list[int] = [next_from_bag(state, bag) for _ in range(BLACK_START)]
    for tile in black:
        state.black[tile] += 1
    state.tell_list(BLACK_MARKET_DEALT, NO_SEAT, sorted(black))


def deal_heroes(state: DaimyoState) -> None:
    """Five heroes in the market, the top card of the deck face up (DAI-018, DAI-019); the empire's cards besides."""
    deck = heroes_in_play(state)
    state.chance.shuffle(COMMON_HEROES, deck)
    state.market = deck[len(deck) - MARKET_SIZE :]
    state.heroes = deck[: len(deck) - MARKET_SIZE]
    state.tell_list(MARKET_DEALT, NO_SEAT, state.market)
    show_top(state)
    if state.seats == 1:
        deal_solo_cards(state)


def deal_villagers(state: DaimyoState) -> None:
    """One tile shows a certain face, the others a random one (DAI-020)."""
    shown = state.chance.of(VILLAGERS)
    for place in range(VILLAGER_COUNT):
        face = START_FACES[place]
        state.villagers[place] = shown.below(2) if face == NONE else face
    state.tell_list(VILLAGERS_SHOWN, NO_SEAT, [place * 2 + state.villagers[place] for place in range(VILLAGER_COUNT)])


def deal_objectives(state: DaimyoState) -> None:
    """Three green and one orange objective (DAI-026)."""
    chosen: list[int] = []
    for green, count, purpose in ((True, GREEN_OBJECTIVES, GREEN_CARDS), (False, ORANGE_OBJECTIVES, ORANGE_CARDS)):
        cards = OBJECTIVES_BY_COLOUR[green].copy()
        state.chance.of(purpose).shuffle(cards)
        chosen += sorted(cards[:count])
    place_objectives(state, chosen)
    state.tell_list(OBJECTIVES_DRAWN, NO_SEAT, chosen)


def place_objectives(state: DaimyoState, chosen: list[int]) -> None:
    """Objectives lie out, and nobody has met them yet."""
    state.objectives = chosen
    for _ in range(len(chosen) * 2):
        state.tokens = append(state.tokens, NONE)
    watch(state)


class ChooseClan(SeatChoice[DaimyoState]):
    """Each player takes a clan (DAI-028)."""

    rule: ClassVar[str] = "DAI-028"

    def moves(self, state: DaimyoState, seat: int) -> list[int]:
        return CHOOSE_CLAN.moves([clan for clan in range(len(CLAN_WORDS)) if clan not in state.clans])

    def take(self, state: DaimyoState, seat: int, move: int) -> None:
        """With its board and its pieces."""
        state.clans[seat] = CHOOSE_CLAN.argument(move)
        state.tell(CLAN_CHOSEN, seat, state.clans[seat])


class SeatClans(Step[DaimyoState]):
    """The pieces of an unused clan serve the mercenaries or the empire (DAI-208, DAI-231)."""

    def run(self, state: DaimyoState) -> None:
        """The first that nobody plays."""
        if state.parties > state.seats:
            clan = next(clan for clan in range(len(CLAN_WORDS)) if clan not in state.clans)
            state.clans[state.seats] = clan
            state.tell(SERVES["DAI-208" if state.seats > 1 else "DAI-231"], doer(state.seats, state.seats), clan)


class DealBoards(Step[DaimyoState]):
    """Basic game: one board of each kind is dealt to every player (DAI-031, DAI-032)."""

    def run(self, state: DaimyoState) -> None:
        for kind in (FARM, TOWER):
            boards = BOARDS_OF_KIND[kind].copy()
            state.chance.of(BOARDS[kind]).shuffle(boards)
            for seat in range(state.seats):
                state.boards[seat * 2 + kind] = boards[seat]
                state.tell(BOARD_DEALT, seat, boards[seat])


class DraftBoard(SeatChoice[DaimyoState]):
    """Advanced game: pick a board, and later one of the other kind (DAI-031, DAI-033, DAI-Q15)."""

    rule: ClassVar[str] = "DAI-033"

    def moves(self, state: DaimyoState, seat: int) -> list[int]:
        """Boards that nobody has, of a kind that the player lacks."""
        return TAKE_BOARD.moves(
            [
                board
                for board in range(len(BOARD_KINDS))
                if board not in state.boards and state.boards[seat * 2 + BOARD_KINDS[board]] == NONE
            ]
        )

    def settled(self, state: DaimyoState) -> int:
        """The last of a kind leaves no choice."""
        return state.only_answer(self, self.seat)

    def take(self, state: DaimyoState, seat: int, move: int) -> None:
        """With its tiles and buildings (DAI-034)."""
        board = TAKE_BOARD.argument(move)
        state.boards[seat * 2 + BOARD_KINDS[board]] = board
        state.tell(BOARD_TAKEN, seat, board)

    def why_not(self, state: DaimyoState, seat: int, move: int) -> list[str]:
        """Taken, or a second one of a kind."""
        board = TAKE_BOARD.argument(move)
        if board < 0 or board in state.boards:
            return ["DAI-033"]
        return ["DAI-Q15", "DAI-031"]


class StartClans(Step[DaimyoState]):
    """Own deck and opening hand, and the goods of both boards (DAI-029, DAI-030, DAI-036)."""

    def run(self, state: DaimyoState) -> None:
        """Everybody knows which three heroes a clan has."""
        for seat in turn_order(state):
            deck = CLAN_HEROES[state.clans[seat]].copy()
            state.hidden.see(deck, EVERYONE)
            state.hidden.shuffle(deck, state.chance, HEROES_OF_CLAN[state.clans[seat]])
            state.decks[seat] = deck
            draw(state, seat, 2, "DAI-029")
            goods = [0] * (GOOD_COUNT + 1)
            for kind in (FARM, TOWER):
                start = START_GOODS[state.boards[seat * 2 + kind]][state.terms.side]
                goods = [goods[good] + start[good] for good in range(len(goods))]
            for good in range(GOOD_COUNT):
                state.stock[seat * GOOD_COUNT + good] = goods[good]
            state.tell_list(STARTED_WITH, seat, amounts(goods))


class FirstGovernor(SeatChoice[DaimyoState]):
    """A governor on a place of rice, and the scavenger on the same island, which nobody else has chosen (DAI-037)."""

    rule: ClassVar[str] = "DAI-037"

    def moves(self, state: DaimyoState, seat: int) -> list[int]:
        """Free places of rice on islands without a scavenger (DAI-Q03)."""
        return GOVERNOR.moves(
            [
                place
                for place in range(state.islands * PLACES_EACH)
                if YIELDS[place] == RICE
                and state.governors[place] == NONE
                and place // PLACES_EACH not in state.scavengers
            ]
        )

    def take(self, state: DaimyoState, seat: int, move: int) -> None:
        """With its two influence (DAI-039)."""
        place = GOVERNOR.argument(move)
        state.scavengers[seat] = place // PLACES_EACH
        state.tell(GOVERNOR_PLACED["DAI-037"], seat, place)
        put_governor(state, seat, place)

    def why_not(self, state: DaimyoState, seat: int, move: int) -> list[str]:
        """Another yield, another player's island, or an island that is not in play."""
        if not GOVERNOR.says(move):
            return [self.rule]
        no_rice = ["DAI-Q03"] if YIELDS[GOVERNOR.argument(move)] != RICE else []
        return why_not_place(state, move, GOVERNOR) or [self.rule, *no_rice]


class SecondGovernor(SeatChoice[DaimyoState]):
    """A second governor on any free place (DAI-038, DAI-Q16)."""

    rule: ClassVar[str] = "DAI-038"

    def moves(self, state: DaimyoState, seat: int) -> list[int]:
        moves: list[int] = []
        free_for_governor(state, GOVERNOR, moves)
        return moves

    def take(self, state: DaimyoState, seat: int, move: int) -> None:
        """With its two influence (DAI-039)."""
        place = GOVERNOR.argument(move)
        state.tell(GOVERNOR_PLACED["DAI-038"], seat, place)
        put_governor(state, seat, place)

    def why_not(self, state: DaimyoState, seat: int, move: int) -> list[str]:
        """Occupied, or on an island that is not in play."""
        return why_not_place(state, move, GOVERNOR) or ["DAI-038"]


def why_not_place(state: DaimyoState, move: int, verb: Verb) -> list[str]:
    """The rules against a governor on a place; none where the place is free."""
    place = verb.argument(move)
    if place < 0:
        return []
    if place >= state.islands * PLACES_EACH:
        return ["DAI-015"]
    return ["DAI-043"] if state.governors[place] != NONE else []


SET_UP: Final = SetUp()
SEAT_CLANS: Final = SeatClans()
DEAL_BOARDS: Final = DealBoards()
START_CLANS: Final = StartClans()
