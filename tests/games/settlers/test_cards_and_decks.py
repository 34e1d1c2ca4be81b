"""Hands, decks and discard piles (p. 4, 6, 10, 16)."""

import pytest

from imperia.games.settlers.content import CARDS
from imperia.games.settlers.decks import deck_faults
from imperia.games.settlers.piles import draw
from imperia.games.settlers.printed import COMMON
from tests.games.settlers.table import (
    can,
    dealt,
    discards,
    hand,
    heard,
    legal,
    look,
    play,
    player,
    side,
    stock,
    table,
    why_not,
)
from tests.rule import rule

HIM = player("barbarian")


@rule("SET-020")
def test_a_hand_is_secret() -> None:
    state = table(player("roman", hand=["mill", "spies"]), player("barbarian", hand=["idol"]))
    assert look(state, 0).players[0].hand == ["mill", "spies"]
    assert look(state, 1).players[0].hand == []
    assert look(state, None).players[0].hand == []
    assert look(state, 1).players[0].hand_size == 2


@rule("SET-Q75")
def test_backs_tell_common_cards_from_faction_cards() -> None:
    seen = look(table(player("roman", hand=["mill", "baker", "spies"]), HIM), 1).players[0]
    assert (seen.hand_common, seen.hand_faction) == (2, 1)


@rule("SET-021")
def test_a_hand_has_no_limit() -> None:
    many = [
        "mill",
        "baker",
        "brewer",
        "porters",
        "town",
        "settlers",
        "carpenter",
        "confectioner",
        "marketplace",
        "tavern",
    ]
    state = table(player("roman", "2 worker", hand=many), HIM)
    play(state, "spend common_card")
    assert len(hand(state)) == 11


@rule("SET-022", "SET-097")
def test_common_and_own_faction_cards_can_be_built() -> None:
    state = table(player("roman", "9 wood 9 stone 9 food", hand=["mill", "spies"], empire=["town"]), HIM)
    assert {move for move in legal(state) if move.startswith("build")} == {"build mill", "build spies"}
    assert why_not(state, "build baker") == ["SET-097"]


@rule("SET-023", "SET-119", "SET-151", "SET-025")
def test_what_can_be_razed_from_hand() -> None:
    japan = player("japanese", "1 raze", hand=["mill", "casino", "gate"])
    state = table(japan, player("roman"))
    assert {move for move in legal(state) if move.startswith("raze_hand")} == {"raze_hand mill", "raze_hand casino"}
    assert why_not(state, "raze_hand gate_1") == ["SET-027"]
    state = table(player("roman", "1 raze", hand=["spies"]), HIM)
    assert why_not(state, "raze_hand spies") == ["SET-027"]


@rule("SET-024", "SET-026", "SET-111", "SET-025")
def test_only_faction_cards_become_deals() -> None:
    state = table(player("roman", "1 food", hand=["mill", "spies"]), HIM)
    assert "deal spies" in legal(state)
    assert why_not(state, "deal mill") == ["SET-111"]


@rule("SET-027", "SET-196")
def test_ruins_cannot_be_razed() -> None:
    state = table(player("roman", "9 raze", hand=["ruins"]), player("barbarian", empire=["ruins"]))
    assert why_not(state, "raze_hand ruins_1") == ["SET-027"]
    assert why_not(state, "raze ruins_2") == ["SET-027"]


@rule("SET-033")
def test_each_card_goes_to_the_discards_of_its_own_deck() -> None:
    egypt = player("egyptian", hand=["mill", "oasis"], empire=["desert"])
    state = table(egypt, player("roman", hand=["spies"]))
    play(state, "activate desert", "discard mill")
    assert discards(state) == ["mill"]
    assert discards(state, "roman") == ["spies"]


@rule("SET-034", "SET-Q72")
def test_an_empty_common_deck_is_made_of_its_discards() -> None:
    me = player("roman", "2 worker", hand=["brewer"])
    state = table(me, HIM, exact=True, discards={"common": ["mill", "baker"]})
    events = heard(state, "spend common_card")
    assert [event.what.word for event in events][:3] == ["spent_workers", "reshuffled", "drew"]
    assert len(hand(state)) == 2
    assert (look(state).deck, look(state).discards) == (1, [])


@rule("SET-035", "SET-Q01", "SET-Q02")
def test_an_empty_faction_deck_stays_empty() -> None:
    me = player("roman", "4 worker", empire=["castle"])
    state = table(me, HIM, exact=True, decks={"common": ["mill", "baker"]}, discards={"roman": ["spies"]})
    assert not can(state, "spend faction_card")
    assert why_not(state, "spend faction_card") == ["SET-Q02"]
    # Two workers would be enough.
    two = table(player("roman", "2 worker"), HIM, exact=True, decks={"common": ["mill"]}, discards={"roman": ["spies"]})
    assert why_not(two, "spend faction_card") == ["SET-Q02"]
    # A free choice has to be the common deck, so nothing is asked.
    play(state, "activate castle")
    assert hand(state) == ["baker"]
    assert discards(state, "roman") == ["spies"]


@rule("SET-034")
def test_the_new_common_deck_is_shuffled() -> None:
    pile = ["mill", "baker", "brewer", "town", "tavern", "porters", "settlers", "canteen"]
    drawn = set()
    for seed in range(12):
        state = table(player("roman", "2 worker"), HIM, exact=True, discards={"common": pile}, seed=seed)
        drawn.update(hand(play(state, "spend common_card")))
    assert len(drawn) > 3


@rule("SET-035", "SET-Q01", "SET-Q02", "SET-050")
def test_the_discards_of_a_faction_never_come_back() -> None:
    gone = {"japanese": ["casino", "stalls"], "roman": ["spies"]}
    state = table(player("japanese"), player("roman"), step="lookout", exact=True, discards=gone)
    assert [one.hand_size for one in look(state).players] == [0, 0]
    japan = player("japanese", "1 wood", hand=["dojo"], empire=["mill"])
    state = table(japan, player("roman"), exact=True, discards={"japanese": ["casino"]})
    assert hand(play(state, "build dojo")) == []
    assert discards(state, "japanese") == ["casino"]


@rule("SET-Q02")
def test_a_draw_from_an_empty_faction_deck_gives_nothing() -> None:
    japan = player("japanese", "1 wood", hand=["dojo"], empire=["mill"])
    state = play(table(japan, player("roman"), exact=True, decks={"common": ["baker"]}), "build dojo")
    assert hand(state) == []


@rule("SET-Q02", "SET-Q56")
def test_looking_at_two_cards_works_with_one() -> None:
    me = player("roman", "2 stone", hand=["architect"], empire=["mill"])
    state = play(table(me, HIM, exact=True, decks={"roman": ["spies"]}), "build architect")
    assert hand(state) == ["spies"]
    assert discards(state, "roman") == []


@rule("SET-Q56")
def test_the_card_not_kept_is_discarded() -> None:
    me = player("roman", "2 stone", hand=["architect"], empire=["mill"])
    state = play(table(me, HIM, decks={"roman": ["spies", "gardens"]}), "build architect")
    assert legal(state) == {"take spies", "take gardens"}
    assert look(state, 1).held == []
    assert look(state, 1).held_size == 2
    play(state, "take gardens")
    assert hand(state) == ["gardens"]
    assert discards(state, "roman") == ["spies"]


@rule("SET-Q03")
def test_no_common_card_anywhere() -> None:
    state = table(player("roman", "2 worker", empire=["castle"]), HIM, exact=True, decks={"roman": ["spies"]})
    assert not can(state, "spend common_card")
    play(state, "activate castle")
    assert hand(state) == ["spies"]


@rule("SET-Q03")
def test_a_lookout_with_too_few_cards() -> None:
    state = table(player("roman"), player("barbarian"), step="lookout", exact=True, decks={"common": ["mill", "baker"]})
    assert legal(state) == {"take mill", "take baker"}
    play(state, "take baker")
    assert (hand(state), hand(state, 1)) == (["baker"], ["mill"])
    assert look(state).phase == "action"


@rule("SET-Q05", "SET-193")
def test_cards_are_drawn_one_by_one() -> None:
    state = table(
        player("barbarian", "1 worker", empire=["mission"]),
        player("roman"),
        decks={"common": ["mill", "baker"], "barbarian": ["idol"]},
    )
    play(state, "activate mission", "draw common")
    assert hand(state) == ["baker"]
    assert legal(state) == {"draw common", "draw barbarian"}
    play(state, "draw barbarian")
    assert sorted(hand(state)) == ["baker", "idol"]


@rule("SET-006")
def test_only_ones_own_faction_deck_can_be_drawn_from() -> None:
    state = play(table(player("roman", "1 worker", empire=["castle"]), HIM), "activate castle")
    assert why_not(state, "draw barbarian") == ["SET-006", "SET-015"]


@rule("SET-252", "SET-255", "SET-132", "SET-Q40")
def test_deals_and_foundations_are_no_locations() -> None:
    me = player("roman", "1 stone", hand=["spies", "roman_bank"], deals=["gardens"], foundations=["mill"])
    state = table(me, player("barbarian", "9 raze 9 worker", empire=["pack"]))
    assert state.scores()[0].total == 0
    # The foundation makes room, the deal does not.
    play(state, "build roman_bank")
    assert discards(state) == ["mill"]
    assert len(side(state, 0).deals) == 1
    state = table(player("barbarian", "9 raze 9 worker", empire=["pack"]), me)
    assert not can(state, "raze mill")
    assert why_not(state, "activate pack_1") == ["SET-Q12"]


@rule("SET-255", "SET-104")
def test_a_deal_makes_no_room() -> None:
    state = table(player("roman", "1 stone", hand=["roman_bank"], deals=["gardens"]), HIM)
    assert why_not(state, "build roman_bank") == ["SET-104"]


@rule("SET-214", "SET-215", "SET-O07")
@pytest.mark.parametrize("faction", ["barbarian", "japanese", "roman", "egyptian"])
def test_faction_decks_built_by_the_player(faction: str) -> None:
    pattern = {3: 3, 2: 6, 1: 9}
    deck: dict[str, int] = {}
    for card in CARDS:
        if card.deck == faction:
            deck[card.card] = deck.get(card.card, 0) + card.count
    assert sum(deck.values()) == 30
    assert deck_faults(deck, deck, pattern) == []
    triple = next(name for name, copies in deck.items() if copies == 3)
    short = {**deck, triple: 2}
    assert deck_faults(short, deck, pattern) == ["SET-214", "SET-215"]
    # A bought card may take the place of one with as many copies, and of no other.
    bought = {**deck, "new": 3}
    swapped = {name: copies for name, copies in bought.items() if name != triple}
    assert deck_faults(swapped, bought, pattern) == []
    single = next(name for name, copies in deck.items() if copies == 1)
    wrong = {name: copies for name, copies in bought.items() if name != single}
    assert deck_faults(wrong, bought, pattern) == ["SET-214"]


@rule("SET-Q75", "SET-253")
def test_everybody_remembers_what_was_taken_openly() -> None:
    state = dealt(2, seed=4)
    seat = state.to_act()[0]
    card = min(legal(state))
    play(state, card)
    known = look(state, 1 - seat).players[seat].hand
    assert known == [card.removeprefix("take ")]


@rule("SET-Q75", "SET-160", "SET-176")
def test_a_card_that_leaves_a_hand_face_down_makes_the_others_unsure() -> None:
    japan = player("japanese", hand=["mill", "baker"], empire=["gate"])
    state = table(japan, player("roman"), seen={"mill": 31})
    assert look(state, 1).players[0].hand == ["mill"]
    play(state, "tuck gate", "hide baker")
    assert look(state, 1).players[0].hand == []
    assert stock(state) == {}
    egypt = player("egyptian", "1 worker", hand=["mill", "baker"], empire=["sanctuary"])
    state = table(egypt, player("roman"), seen={"mill": 31})
    assert look(state, 1).players[0].hand == ["mill"]
    play(state, "activate sanctuary", "hide baker")
    assert look(state, 1).players[0].hand == []


@rule("SET-034", "SET-Q02")
def test_nothing_is_shuffled_where_neither_deck_nor_discards_hold_a_card() -> None:
    state = table(player("roman"), player("barbarian"), exact=["common"], decks={"roman": ["spies"]})
    state.journal = []
    draw(state, 0, COMMON)
    assert (state.journal, hand(state)) == ([], [])
