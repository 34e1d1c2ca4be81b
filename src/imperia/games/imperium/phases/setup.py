"""From the boxes to the first round (p. 6 to 9)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from imperia.games.imperium.automa.setup import lay_out_civ
from imperia.games.imperium.cards import CARDS, COMMON_CARDS, NATION_CARDS, Card
from imperia.games.imperium.laid import FRESH
from imperia.games.imperium.phases.cleanup import refresh_state_card
from imperia.games.imperium.phases.rounds import BEGIN_ROUND
from imperia.games.imperium.piles import add_to_market, draw_top, refill
from imperia.games.imperium.printed import (
    CATEGORIES,
    CATEGORY_DECK,
    CIVILISED,
    DECK,
    DEVELOPMENT,
    FAME,
    FAME_DECK,
    FAME_REMOVED,
    HAND_SIZE,
    JOURNEY,
    MAIN_DECK,
    NATION_DECK,
    PLAYERS_ICON,
    PROGRESS,
    PROGRESS_NOT_ON,
    PROGRESS_ON,
    REGION,
    REMOVED,
    SETUP_PROGRESS,
    SLOT_COUNT,
    TRADITION,
    UNREST,
    UNREST_PILE,
    VASSAL,
    own,
)
from imperia.games.imperium.purposes import (
    BEGINS,
    DECK_OF,
    MIDDLE,
    NATION_DECK_OF,
    NATIONS_DRAWN,
    OPPONENT,
    SUBSTITUTES,
)
from imperia.games.imperium.state import CIV, DRAFTED, DRAWN, OPPONENT_AGREED, OPPONENT_DRAWN, ImperiumState
from imperia.games.imperium.words import (
    CAMPAIGN_NATION,
    CHOOSE_NATION,
    CHOOSE_SIDE,
    CIV_NATION,
    CIV_NATION_DRAWN,
    FIRST_PLAYER,
    NAMESAKE_REPLACED,
    NATION_DRAWN,
    NATION_TAKEN,
    NATIONS_OFFERED,
    SIDE_TAKEN,
    SOLO_FIRST_PLAYER,
    SOLO_NAMESAKE_REPLACED,
)
from imperia.kernel.agenda import SeatChoice, Step, in_order
from imperia.kernel.events import AUTOMA, EVERYONE, NO_SEAT

# Decks and the category that each is made of; in set-up a dual card is a tradition card (IMP-016, IMP-049).
SORTED: Final = (REGION, TRADITION, CIVILISED)
COMMON_VASSALS: Final = [[card for card in cards if CARDS[card].is_of(VASSAL)] for cards in COMMON_CARDS]
# How many more nations than players are laid open for a draft (IMP-O08).
MORE_NATIONS: Final = 2


def nations_of(state: ImperiumState) -> list[int]:
    """The nations of the boxes on the table (IMP-023)."""
    return [nation.number for nation in NATION_CARDS if state.terms.boxes >> nation.box & 1]


class SetUp(Step[ImperiumState]):
    """The Solstice card is laid between two neighbours, and nations are drawn, chosen or drafted (IMP-028, IMP-060)."""

    def run(self, state: ImperiumState) -> None:
        """Then everybody chooses the side of their power card."""
        state.first = state.chance.below(BEGINS, state.seats)
        state.seat = state.first
        state.tell(FIRST_PLAYER if state.seats > 1 else SOLO_FIRST_PLAYER, state.first)
        order = [(state.first + place) % state.seats for place in range(state.seats)]
        steps: list[Step[Any]] = []
        if state.seats == 1 and state.terms.opponent >= OPPONENT_AGREED:
            self.oppose(state, state.terms.opponent - OPPONENT_AGREED)
        nations = other_nations(state)
        if state.terms.in_campaign():
            self.meet(state)
        elif state.terms.nations != DRAWN:
            if state.terms.nations == DRAFTED:
                state.chance.of(NATIONS_DRAWN).shuffle(nations)
                nations = sorted(nations[: state.seats + MORE_NATIONS])
                state.tell_list(NATIONS_OFFERED, NO_SEAT, nations)
            state.offered = nations
            steps += [CHOOSE_NATION_OF[seat] for seat in (order if state.terms.nations != DRAFTED else order[::-1])]
        else:
            state.chance.of(NATIONS_DRAWN).shuffle(nations)
            for seat in order:
                take_nation(state, seat, nations.pop())
                state.tell(NATION_DRAWN, seat, state.nations[seat])
        if state.seats == 1 and state.nations[CIV] < 0:
            steps.append(DRAW_OPPONENT if state.terms.opponent == OPPONENT_DRAWN else CHOOSE_OPPONENT)
        steps += [CHOOSE_SIDE_OF[seat] for seat in order]
        state.agenda += in_order([*steps, LAY_OUT, BEGIN_ROUND])

    def meet(self, state: ImperiumState) -> None:
        """A campaign has its nation, and the next opponent was chosen there (IMP-300, IMP-301)."""
        take_nation(state, 0, state.terms.chapter.nation)
        state.tell(CAMPAIGN_NATION, 0, state.nations[0])
        self.oppose(state, state.terms.chapter.opponent)

    def oppose(self, state: ImperiumState, nation: int) -> None:
        """The opponent's nation was agreed before the game (IMP-238)."""
        take_opponent(state, nation)
        state.tell(CIV_NATION, AUTOMA, nation)


def take_nation(state: ImperiumState, seat: int, nation: int) -> None:
    """A player has a nation, which nobody else can have (IMP-028)."""
    nations = state.nations.copy()
    nations[seat] = nation
    state.nations = nations
    state.offered = [one for one in state.offered if one != nation]


class ChooseNation(SeatChoice[ImperiumState]):
    """Choose a nation that nobody has (IMP-028)."""

    rule: ClassVar[str] = "IMP-028"

    def moves(self, state: ImperiumState, seat: int) -> list[int]:
        return CHOOSE_NATION.moves(state.offered)

    def take(self, state: ImperiumState, seat: int, move: int) -> None:
        """All its cards are the player's."""
        take_nation(state, seat, CHOOSE_NATION.argument(move))
        state.tell(NATION_TAKEN, seat, state.nations[seat])


def take_opponent(state: ImperiumState, nation: int) -> None:
    """The opponent of the solo game has a nation and all its cards (IMP-238)."""
    take_nation(state, CIV, nation)


class DrawOpponent(Step[ImperiumState]):
    """The opponent's nation is drawn by lot among those that are left (IMP-235, IMP-238)."""

    def run(self, state: ImperiumState) -> None:
        nations = other_nations(state)
        take_opponent(state, nations[state.chance.below(OPPONENT, len(nations))])
        state.tell(CIV_NATION_DRAWN, AUTOMA, state.nations[CIV])


class ChooseOpponent(SeatChoice[ImperiumState]):
    """Choose the nation of the opponent (IMP-235, IMP-238)."""

    rule: ClassVar[str] = "IMP-238"

    def moves(self, state: ImperiumState, seat: int) -> list[int]:
        return CHOOSE_NATION.moves(other_nations(state))

    def take(self, state: ImperiumState, seat: int, move: int) -> None:
        """All its cards are taken."""
        take_opponent(state, CHOOSE_NATION.argument(move))
        state.tell(CIV_NATION, AUTOMA, state.nations[CIV])


def other_nations(state: ImperiumState) -> list[int]:
    """The nations of the boxes on the table that nobody has."""
    return [nation for nation in nations_of(state) if nation not in state.nations]


class ChooseSide(SeatChoice[ImperiumState]):
    """Choose the side of the power card, which never changes (IMP-029)."""

    rule: ClassVar[str] = "IMP-029"

    def moves(self, state: ImperiumState, seat: int) -> list[int]:
        return [CHOOSE_SIDE.move(0), CHOOSE_SIDE.move(1)]

    def take(self, state: ImperiumState, seat: int, move: int) -> None:
        """It lies in front of the player."""
        side = CHOOSE_SIDE.argument(move)
        state.areas[seat] = [FRESH[NATION_CARDS[state.nations[seat]].powers[side]]]
        state.tell(SIDE_TAKEN, seat, side)

    def question(self, state: ImperiumState, seat: int) -> tuple[str, dict[str, int]]:
        return "", {"nation": state.nations[seat]}


class LayOut(Step[ImperiumState]):
    """Everything is laid out, for each player and in the middle (p. 6 to 9)."""

    def run(self, state: ImperiumState) -> None:
        """Nations first: their unrest joins the common pile."""
        state.offered = []
        for seat in range(state.seats):
            lay_out_nation(state, seat)
        if state.seats == 1:
            lay_out_civ(state)
            lay_out_unrest(state, CIV)
        lay_out_commons(state)
        fill_market(state)
        for place in range(state.seats):
            seat = (state.first + place) % state.seats
            draw_top(state, seat, HAND_SIZE)


def lay_out_nation(state: ImperiumState, seat: int) -> None:
    """A player's own cards and tokens (IMP-030 to IMP-048)."""
    nation = NATION_CARDS[state.nations[seat]]
    start_tokens(state, seat)
    if nation.start_state:
        state.empires |= 1 << seat
    area = [*state.areas[seat], *[FRESH[card] for card in nation.in_play]]
    if nation.journey:
        # The first of them lies on top (IMP-032).
        area.append(FRESH[nation.journey[0]])
        state.piles[own(seat, JOURNEY)] = nation.journey[:0:-1]
    state.areas[seat] = area
    state.piles[own(seat, DEVELOPMENT)] = nation.development.copy()
    accession = [nation.accession] if nation.accession >= 0 else []
    state.piles[own(seat, NATION_DECK)] = accession + shuffled(state, nation.nation_deck, NATION_DECK_OF[seat])
    state.piles[own(seat, DECK)] = shuffled(state, starting_deck(state, seat), DECK_OF[seat])
    lay_out_unrest(state, seat)


def starting_deck(state: ImperiumState, seat: int) -> list[int]:
    """The cards of a player's deck at the beginning (IMP-043); a campaign adds and removes some (IMP-305, IMP-306)."""
    if state.terms.in_campaign() and seat != CIV:
        return state.terms.chapter.starting_deck()
    return NATION_CARDS[state.nations[seat]].starting_deck


def lay_out_unrest(state: ImperiumState, seat: int) -> None:
    """The unrest cards of a nation join the common ones (IMP-042, IMP-246)."""
    for card in own_unrest(state, seat):
        state.own_pile(UNREST_PILE).append(card)


def own_unrest(state: ImperiumState, seat: int) -> list[int]:
    """The unrest cards that a nation brings to this table."""
    most = PLAYERS_ICON[state.seats]
    return [card for card in NATION_CARDS[state.nations[seat]].unrest_pile if CARDS[card].players <= most]


def start_tokens(state: ImperiumState, seat: int) -> None:
    """Three materials, two population, one progress, and the tokens of the State card (IMP-047, IMP-048, IMP-303)."""
    for token, count in enumerate(state.terms.chapter.tokens()):
        state.put(seat, token, count)
    refresh_state_card(state, seat)


def shuffled(state: ImperiumState, cards: list[int], purpose: int) -> list[int]:
    """Cards that everybody knows, shuffled into a deck."""
    deck = cards.copy()
    state.hidden.shuffle_open(deck, state.chance, purpose)
    return deck


def commons_in_play(state: ImperiumState) -> list[int]:
    """The common cards of this table but for substitutes: by number of players and without namesakes.

    Cards marked for more players stay in the box (IMP-020, IMP-050), and with both boxes so do vassals with the name of
    a nation that is played (IMP-025). What a campaign has taken out is not among them (IMP-309, IMP-Q139).
    """
    most = PLAYERS_ICON[state.seats]
    gone = gone_from_commons(state)
    return [card for card in COMMON_CARDS[state.terms.common] if CARDS[card].players <= most and card not in gone]


def gone_from_commons(state: ImperiumState) -> list[int]:
    """Cards that are not among the common ones for another reason than the number of players."""
    absent = state.terms.chapter.absent
    return absent + namesakes(state) if state.terms.boxes == 3 else absent


def sorted_commons(state: ImperiumState) -> list[list[int]]:
    """The common cards of this table with their substitutes, by the piles that they are sorted into."""
    commons = SORTED_COMMONS[state.terms.common][PLAYERS_ICON[state.seats]].copy()
    for card in gone_from_commons(state):
        category = setup_category(card)
        commons[category] = [one for one in commons[category] if one != card]
    for card in state.substitutes:
        category = setup_category(card)
        commons[category] = [*commons[category], card]
    return commons


def is_namesake(state: ImperiumState, card: int) -> bool:
    """True if a vassal bears the name of a nation that is played."""
    namesake = CARDS[card].namesake
    return namesake >= 0 and namesake in state.nations


def namesakes(state: ImperiumState) -> list[int]:
    """The vassals of this table's common cards that bear the name of a nation that is played."""
    return [card for card in COMMON_VASSALS[state.terms.common] if is_namesake(state, card)]


def draw_substitutes(state: ImperiumState) -> list[int]:
    """A random vassal of the other box for each namesake; one that does not fit is drawn anew (IMP-025, IMP-026)."""
    if state.terms.boxes != 3:
        return []
    most = PLAYERS_ICON[state.seats]
    absent = state.terms.chapter.absent
    gone = [card for card in namesakes(state) if CARDS[card].players <= most and card not in absent]
    others = [
        card
        for card in COMMON_VASSALS[1 - state.terms.common]
        if CARDS[card].players <= most and not is_namesake(state, card) and card not in absent
    ]
    state.chance.of(SUBSTITUTES).shuffle(others)
    found = others[: len(gone)]
    for place in range(len(found)):
        state.tell(NAMESAKE_REPLACED if state.seats > 1 else SOLO_NAMESAKE_REPLACED, NO_SEAT, gone[place], found[place])
    return found


def lay_out_commons(state: ImperiumState) -> None:
    """Category decks, main deck, fame deck and unrest pile (IMP-049 to IMP-056)."""
    state.substitutes = draw_substitutes(state)
    commons = sorted_commons(state)
    main: list[int] = []
    for deck, category in enumerate(SORTED):
        cards = shuffled(state, commons[category], MIDDLE[deck])
        count = CATEGORY_DECK[state.seats]
        state.piles[deck] = cards[:count]
        main += cards[count:]
    state.hidden.see(commons[VASSAL], EVERYONE)
    main += commons[VASSAL]
    state.hidden.shuffle(main, state.chance, MIDDLE[MAIN_DECK])
    state.piles[MAIN_DECK] = main
    fame = shuffled(state, commons[FAME], MIDDLE[FAME_DECK])
    kept = len(fame) - FAME_REMOVED[state.seats]
    state.piles[FAME_DECK] = fame[:kept]
    state.piles[REMOVED] = fame[kept:]
    state.own_pile(UNREST_PILE).extend(commons[UNREST])


def setup_category(card: int) -> int:
    """The pile that a common card is sorted into; King of Kings has none (IMP-016, IMP-049, IMP-052)."""
    return SETUP_CATEGORY[card]


def sorted_into(card: Card) -> int:
    """The first of its categories; a dual card is a tradition."""
    if card.not_drawn:
        return -1
    return next((category for category in range(UNREST + 1) if card.is_of(category)), -1)


SETUP_CATEGORY: Final[list[int]] = [sorted_into(card) for card in CARDS]


def sort_commons(cards: list[int], most: int) -> list[list[int]]:
    """Common cards that are marked for so many players at most, by category."""
    fitting = [card for card in cards if CARDS[card].players <= most]
    return [[card for card in fitting if setup_category(card) == category] for category in range(len(CATEGORIES))]


# By box and by the highest number of players that a card may be marked for (IMP-020, IMP-050).
SORTED_COMMONS: Final = [[sort_commons(cards, most) for most in range(max(PLAYERS_ICON) + 1)] for cards in COMMON_CARDS]


def fill_market(state: ImperiumState) -> None:
    """Five cards, unrest under them, progress on those that are only civilised (IMP-057 to IMP-059)."""
    for slot in range(SLOT_COUNT):
        refill(state, slot, True)
    for slot in range(SLOT_COUNT):
        card = CARDS[state.market[slot].card]
        if card.is_of(PROGRESS_ON) and not card.is_of(PROGRESS_NOT_ON):
            add_to_market(state, slot, PROGRESS, SETUP_PROGRESS)


SET_UP: Final = SetUp()
CHOOSE_NATION_OF: Final = [ChooseNation(seat) for seat in range(4)]
CHOOSE_SIDE_OF: Final = [ChooseSide(seat) for seat in range(4)]
DRAW_OPPONENT: Final = DrawOpponent()
CHOOSE_OPPONENT: Final = ChooseOpponent(0)
LAY_OUT: Final = LayOut()
