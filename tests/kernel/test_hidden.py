"""Hidden cards: what is remembered of them, and that no more and no less is imagined."""

import itertools
from collections.abc import Iterator

import pytest

from imperia.kernel.chance import Chance
from imperia.kernel.draws import Draws, Purposes
from imperia.kernel.events import EVERYONE, only
from imperia.kernel.hidden import Hidden, Memory
from imperia.kernel.hidden.dealing import share_out
from imperia.kernel.hidden.memory import nested

PURPOSES = Purposes()
DECK = PURPOSES.one("deck")

CARDS = 7
PLAYERS = 2
READER = 2  # A seat without cards, which looks on and sometimes at the top of the deck.

# What the reader may believe: the deck below the cards that he knows one by one, those on top of it, then hands and
# cards laid down by player.
World = tuple[frozenset[int], tuple[int, ...], tuple[frozenset[int], ...], tuple[frozenset[int], ...]]


def replaced(sets: tuple[frozenset[int], ...], place: int, cards: frozenset[int]) -> tuple[frozenset[int], ...]:
    return (*sets[:place], cards, *sets[place + 1 :])


class Table:
    """Two players with hands and cards laid face down, a deck and a discard pile, and all worlds that could be."""

    def __init__(self, backs: list[int]) -> None:
        self.hidden = Hidden(backs, [Memory(1 + max(backs), {}, {})] * (READER + 2))
        self.deck = list(range(len(backs)))
        self.discard: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(PLAYERS)]
        self.laid: list[list[int]] = [[] for _ in range(PLAYERS)]
        nothing = (frozenset[int](),) * PLAYERS
        self.worlds: set[World] = {(frozenset(self.deck), (), nothing, nothing)}

    def draw(self, player: int) -> None:
        self.hands[player].append(self.deck.pop())
        worlds: set[World] = set()
        for rest, top, hands, laid in self.worlds:
            for card in top[-1:] or rest:
                hand = replaced(hands, player, hands[player] | {card})
                worlds.add((rest if top else rest - {card}, top[:-1], hand, laid))
        self.worlds = worlds

    def drop(self, player: int, card: int) -> None:
        """Discard a card face up."""
        self.hidden.show(card, self.hands[player])
        self.hands[player].remove(card)
        self.discard.append(card)
        self.worlds = {
            (rest, top, replaced(hands, player, hands[player] - {card}), laid)
            for rest, top, hands, laid in self.worlds
            if card in hands[player]
        }

    def open(self, player: int) -> None:
        """Discard a whole hand face up, of which nothing is left to be remembered."""
        hand = frozenset(self.hands[player])
        self.discard += self.hands[player]
        self.hands[player] = []
        self.worlds = {
            (rest, top, replaced(hands, player, frozenset()), laid)
            for rest, top, hands, laid in self.worlds
            if hands[player] == hand
        }

    def lay(self, player: int, card: int) -> None:
        """Lay a card face down."""
        self.hidden.mix(self.hands[player], only(player))
        self.hands[player].remove(card)
        self.laid[player].append(card)
        self.worlds = {
            (
                rest,
                top,
                replaced(hands, player, hands[player] - {other}),
                replaced(laid, player, laid[player] | {other}),
            )
            for rest, top, hands, laid in self.worlds
            for other in hands[player]
        }

    def pick(self, player: int, card: int) -> None:
        """Take an open card into the hand."""
        self.discard.remove(card)
        self.hands[player].append(card)
        self.hidden.see([card], EVERYONE)
        self.worlds = {
            (rest, top, replaced(hands, player, hands[player] | {card}), laid) for rest, top, hands, laid in self.worlds
        }

    def shuffle(self, chance: Chance) -> None:
        """Shuffle the deck as it is."""
        self.hidden.shuffle(self.deck, Draws(PURPOSES, chance.seed()), DECK)
        self.worlds = {(rest.union(top), (), hands, laid) for rest, top, hands, laid in self.worlds}

    def reshuffle(self, chance: Chance) -> None:
        """Shuffle the discard pile into the deck."""
        pile = frozenset(self.discard)
        self.hidden.see(self.discard, EVERYONE)
        self.deck += self.discard
        self.discard = []
        self.worlds = {(rest | pile, top, hands, laid) for rest, top, hands, laid in self.worlds}
        self.shuffle(chance)

    def look(self) -> None:
        """The reader looks at the top card of the deck."""
        card = self.deck[-1]
        self.hidden.see([card], only(READER))
        self.worlds = {
            (rest, top, hands, laid) if top else (rest - {card}, (card,), hands, laid)
            for rest, top, hands, laid in self.worlds
            if card in (top[-1:] or rest)
        }

    def imagined(self, chance: Chance) -> World:
        """A world that the reader imagines."""
        hidden = self.hidden.copy()
        deck = hidden.place("deck", self.deck, READER)
        hands = [hidden.place("hand", hand, READER, player) for player, hand in enumerate(self.hands)]
        laid = [hidden.place("laid", cards, READER, player) for player, cards in enumerate(self.laid)]
        hidden.redeal([deck, *hands, *laid], READER, chance)
        below = len(self.deck) - len(next(iter(self.worlds))[1])
        return (
            frozenset(deck.cards[:below]),
            tuple(deck.cards[below:]),
            tuple(frozenset(hand.cards) for hand in hands),
            tuple(frozenset(cards.cards) for cards in laid),
        )

    def dreams(self, count: int) -> set[World]:
        return {self.imagined(Chance(seed)) for seed in range(count)}

    def play_at_random(self, what: str, chance: Chance) -> None:
        """Let one of these things happen, if it can."""
        player = chance.below(PLAYERS)
        hand, pile = self.hands[player], self.discard
        if what == "draw" and self.deck:
            self.draw(player)
        elif what == "drop" and hand:
            self.drop(player, hand[chance.below(len(hand))])
        elif what == "open":
            self.open(player)
        elif what == "lay" and hand:
            self.lay(player, hand[chance.below(len(hand))])
        elif what == "pick" and pile:
            self.pick(player, pile[chance.below(len(pile))])
        elif what == "look" and self.deck:
            self.look()
        elif what == "shuffle" and self.deck:
            self.shuffle(chance)
        elif (what == "reshuffle" and pile) or (what == "renew" and pile and not self.deck):
            self.reshuffle(chance)


def at_random(happenings: list[str], seed: int) -> Iterator[Table]:
    """A table after each of some things that happen to it."""
    table, chance = Table([0] * CARDS), Chance(seed)
    for _ in range(20):
        table.play_at_random(happenings[chance.below(len(happenings))], chance)
        yield table


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize(
    "happenings",
    [
        # Cards are laid face down, and an empty deck is made anew; or the deck is looked at and shuffled at any time.
        ["draw", "draw", "drop", "lay", "pick", "renew"],
        ["draw", "drop", "pick", "look", "shuffle", "reshuffle"],
        ["draw", "draw", "draw", "open", "lay", "pick", "renew"],
    ],
    ids=" ".join,
)
def test_nothing_is_imagined_that_the_reader_could_rule_out(happenings: list[str], seed: int) -> None:
    for table in at_random(happenings, seed):
        assert table.dreams(10) <= table.worlds


@pytest.mark.parametrize("seed", range(24))
def test_everything_is_imagined_that_the_reader_cannot_rule_out(seed: int) -> None:
    everything = ["draw", "draw", "drop", "open", "lay", "pick", "look", "shuffle", "reshuffle"]
    *_, table = at_random(everything, seed)
    if len(table.worlds) <= 12:
        assert table.dreams(300) >= table.worlds


def test_cards_drawn_before_a_reshuffle_are_none_of_those_shuffled_in() -> None:
    table = Table([0] * 4)
    table.draw(0)
    table.draw(0)
    table.draw(1)
    table.drop(0, 2)
    table.reshuffle(Chance(1))
    # Four cards: one was shown and is in the deck again, the others lie where they lay.
    assert {world[2][0] for world in table.dreams(50)} == {frozenset({card}) for card in (0, 1, 3)}
    assert all(2 in world[0] for world in table.dreams(50))


def test_a_known_card_of_a_hand_from_which_one_was_laid_down_is_in_the_hand_or_there() -> None:
    table = Table([0] * 6)
    for _ in range(3):
        table.draw(0)
    table.drop(0, 5)
    table.pick(0, 5)
    assert all(5 in world[2][0] for world in table.dreams(20))
    table.lay(0, 4)
    where = {5 in world[2][0] for world in table.dreams(50)}
    assert where == {True, False}
    assert all(5 in world[2][0] | world[3][0] for world in table.dreams(50))


def test_backs_stay_where_they_are() -> None:
    table = Table([0, 1, 0, 1, 0, 1])
    for _ in range(4):
        table.draw(0)
    table.lay(0, 3)
    for world in table.dreams(30):
        assert [card % 2 for card in world[3][0]] == [1]
        assert sorted(card % 2 for card in world[2][0]) == [0, 0, 1]


def test_who_laid_a_card_down_and_who_saw_it_remember_it_after_a_shuffle() -> None:
    # Seat 0 looks at the top card of three, then they are shuffled; one is drawn by seat 1, to whom it is known.
    hidden = Hidden([0] * 5, [Memory(1, {}, {})] * 3)
    deck, aside = [0, 1, 2], [3, 4]
    hidden.see([2], only(0))
    hidden.shuffle(deck, Draws(PURPOSES, 3), DECK)
    found: dict[int | None, set[bool]] = {}
    for seat, seed in itertools.product((0, 1, None), range(40)):
        twin = hidden.copy()
        places = [twin.place("deck", deck, seat), twin.place("aside", aside, seat)]
        twin.redeal(places, seat, Chance(seed))
        found.setdefault(seat, set()).add(2 in places[0].cards)
    assert found == {0: {True}, 1: {True, False}, None: {True, False}}


def test_what_is_dealt_does_not_follow_from_where_the_cards_lie() -> None:
    def dealt(hand: list[int], deck: list[int]) -> list[list[int]]:
        hidden = Hidden([0] * 6, [Memory(1, {}, {})] * 3)
        hidden.see([1, 5], only(0))
        places = [hidden.place("hand", hand, 0), hidden.place("deck", deck, 0)]
        hidden.redeal(places, 0, Chance(7))
        return [place.cards for place in places]

    assert dealt([1, 2], [3, 4, 5]) == dealt([1, 4], [2, 3, 5])


@pytest.mark.parametrize("loose", [False, True])
def test_what_others_think_of_a_hand_does_not_follow_from_the_order_of_its_cards(loose: bool) -> None:
    def thought(hand: list[int], doubted: int, deck: list[int]) -> list[tuple[set[int], dict[int, int]]]:
        stamps = {5: 1}
        mine = Memory(2, stamps, dict.fromkeys([*hand, 5], 0b11) if loose else {})
        public = Memory(2, stamps, {doubted: 0b11, 5: 0b11})
        found: list[tuple[set[int], dict[int, int]]] = []
        for seed in range(10):
            hidden = Hidden([0] * 6, [mine, public, public])
            places = [hidden.place("hand", hand, 0), hidden.place("deck", deck, 0)]
            hidden.redeal(places, 0, Chance(seed))
            found.append((set(places[0].cards), hidden.memories[-1].could))
        return found

    assert thought([1, 2], 1, [3, 4, 5]) == thought([3, 4], 4, [1, 2, 5])


def test_that_another_seat_once_looked_at_a_card_is_forgotten_even_if_it_was_drawn_by_the_reader() -> None:
    # Seat 1 looks at the top card of the deck, seat 0 draws it and one that everybody saw.
    hidden = Hidden([0] * 4, [Memory(1, {}, {})] * 3)
    hidden.see([3], only(1))
    hidden.see([2], EVERYONE)
    hidden.redeal([hidden.place("hand", [2, 3], 0, 0), hidden.place("deck", [0, 1], 0)], 0, Chance(1))
    assert hidden.seen == {2: EVERYONE}


def test_earlier_places_make_room_for_one_that_has_no_choice() -> None:
    for seed in range(10):
        assert share_out([0b11, 0b01], [1, 1], Chance(seed)) == [1, 0]
        assert share_out([0b011, 0b110, 0b001], [1, 1, 1], Chance(seed)) == [1, 2, 0]


def test_readers_who_know_the_same_share_what_they_remember() -> None:
    hidden = Hidden([0] * 4, [Memory(1, {}, {})] * 3)
    deck = [0, 1, 2, 3]
    hidden.see(deck, EVERYONE)
    hidden.shuffle(deck, Draws(PURPOSES, 1), DECK)
    assert hidden.memories[0] is hidden.memories[1] is hidden.memories[2]
    hidden.see([deck[0]], only(1))
    hidden.shuffle(deck, Draws(PURPOSES, 2), DECK)
    assert hidden.memories[0] is hidden.memories[2] is not hidden.memories[1]


@pytest.mark.parametrize("seed", range(12))
def test_what_is_known_does_not_depend_on_when_somebody_asks(seed: int) -> None:
    everything = ["draw", "draw", "drop", "open", "lay", "pick", "look", "shuffle", "reshuffle"]
    *_, silent = at_random(everything, seed)
    for asked in at_random(everything, seed):
        asked.hidden.catch_up()
    assert asked.hidden.parts() == silent.hidden.parts()


@pytest.mark.parametrize("readers", [EVERYONE, only(0), only(0) | only(2)])
def test_one_card_is_seen_as_several_are(readers: int) -> None:
    one, several = (Hidden([0] * 4, [Memory(1, {}, {})] * 3) for _ in range(2))
    one.see_card(3, readers)
    several.see([3], readers)
    assert one.parts() == several.parts() == [{3: readers}, [[1, {}, {}]] * 3]


def test_copies_go_their_own_ways_from_what_was_noted_before() -> None:
    hidden = Hidden([0] * 4, [Memory(1, {}, {})] * 3)
    hidden.see([0], EVERYONE)
    twin = hidden.copy()
    hidden.see([1], EVERYONE)
    twin.see([2], EVERYONE)
    third = twin.copy()
    third.mix([0, 2, 3])
    assert [sorted(one.seen) for one in (hidden, twin, third)] == [[0, 1], [0, 2], []]
    assert [one.memories[0].count for one in (hidden, twin, third)] == [1, 1, 2]


def test_what_somebody_saw_of_cards_that_are_shuffled_in_the_open_is_worth_nothing() -> None:
    hidden = Hidden([0] * 4, [Memory(1, {}, {})] * 3)
    hidden.see([2], only(0))
    hidden.see([3], only(1))
    hidden.shuffle_open([0, 1, 2], Draws(PURPOSES, 1), DECK)
    assert hidden.seen == {3: only(1)}


def test_masks_are_nested_where_each_has_all_of_the_one_before() -> None:
    assert nested([0b001, 0b011, 0b111])
    assert not nested([0b011, 0b001, 0b111])
    assert not nested([0b001, 0b111, 0b011])
