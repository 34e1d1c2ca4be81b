"""Setup, rounds and the lookout phase in its three forms (p. 5, 6, 12)."""

import pytest

from imperia.games.settlers.state import SettlersState
from imperia.kernel.errors import BadSetup
from tests.games.settlers.table import (
    FACTIONS,
    GAME,
    dealt,
    discards,
    finish,
    hand,
    legal,
    look,
    play,
    player,
    side,
    stock,
    table,
    totals,
    why_not,
)
from tests.rule import rule


def lookout_over(state: SettlersState) -> SettlersState:
    """Everybody takes the first card he can."""
    while look(state).phase == "lookout":
        seat = state.to_act()[0]
        state.play(seat, state.moves(seat)[0])
    return state


@rule("SET-003", "SET-O01", "SET-O02")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_one_to_four_players(seats: int) -> None:
    assert dealt(seats).seats == seats


@rule("SET-003")
@pytest.mark.parametrize("seats", [0, 5])
def test_no_other_number_of_players(seats: int) -> None:
    with pytest.raises(BadSetup, match=f"not played by {seats}"):
        GAME.start(seats)


@rule("SET-039", "SET-Q71", "SET-041")
def test_everybody_chooses_a_faction_of_his_own_from_the_first_player_on() -> None:
    state = next(state for state in (GAME.start(3, seed) for seed in range(30)) if state.to_act() == (2,))
    assert isinstance(state, SettlersState)
    first = state.first
    assert first == 2
    assert state.to_act() == (first,)
    assert legal(state) == {f"faction {name}" for name in FACTIONS}
    play(state, "faction roman")
    assert state.to_act() == ((first + 1) % 3,)
    assert legal(state) == {"faction barbarian", "faction japanese", "faction egyptian"}
    assert why_not(state, "faction roman") == ["SET-039"]
    play(state, "faction egyptian", "faction japanese")
    assert look(state).players[first].faction == "roman"
    assert not [word for word in state.census() if word.startswith(("idol", "pack", "arena"))]


@rule("SET-045", "SET-O08")
def test_first_player_and_factions_by_lot() -> None:
    games = [dealt(4, seed) for seed in range(40)]
    assert {state.first for state in games} == {0, 1, 2, 3}
    assert len({tuple(one.faction for one in look(state).players) for state in games}) > 10
    for state in games:
        assert sorted(one.faction for one in look(state).players) == sorted(FACTIONS)


@rule("SET-037", "SET-038", "SET-040", "SET-042", "SET-043", "SET-046", "SET-050", "SET-051")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_fresh_table(seats: int) -> None:
    state = dealt(seats)
    seen = look(state)
    assert (seen.round, seen.phase) == (1, "lookout")
    # Two cards of each deck for everybody, and one of his faction in the first lookout.
    assert [(one.hand_common, one.hand_faction) for one in seen.players] == [(2, 3)] * seats
    assert [one.deck for one in seen.players] == [27] * seats
    assert len(seen.open) == seats + 1
    assert seen.deck == 84 - 2 * seats - (seats + 1)
    assert [one.track for one in seen.players] == [0] * seats
    assert [one.stock for one in seen.players] == [{}] * seats


@rule("SET-046")
def test_the_first_player_draws_first() -> None:
    state = table(
        player("roman"),
        player("barbarian"),
        first=1,
        round=0,
        phase="setup",
        agenda=[["BeginRound"], ["DealHands"]],
        decks={"common": ["mill", "baker", "brewer", "town"], "roman": ["spies", "gardens"]},
    )
    assert {"brewer", "town"} <= set(hand(state, 1))
    assert {"mill", "baker", "spies", "gardens"} <= set(hand(state, 0))


@rule("SET-038", "SET-040")
def test_decks_are_shuffled() -> None:
    decks = [dealt(2, seed).data()["decks"] for seed in range(3)]
    assert decks[0]["common"] != decks[1]["common"] != decks[2]["common"]
    assert decks[0]["common"] != sorted(decks[0]["common"])


@rule("SET-052", "SET-055", "SET-Q44")
def test_picks_go_round_and_then_back() -> None:
    state = dealt(3, seed=2)
    first = state.first
    order = []
    while look(state).phase == "lookout":
        order.append(state.to_act()[0])
        play(state, min(legal(state)))
    clockwise = [(first + place) % 3 for place in range(3)]
    assert order == clockwise + clockwise[::-1]


@rule("SET-052", "SET-055")
def test_the_order_of_the_picks_is_shown() -> None:
    state = dealt(3, seed=2)
    clockwise = [(state.first + place) % 3 for place in range(3)]
    assert look(state).picks == clockwise
    play(state, min(legal(state)))
    assert look(state).picks == clockwise[1:]
    play(state, min(legal(state)))
    play(state, min(legal(state)))
    assert look(state).picks == clockwise[::-1]
    assert look(lookout_over(state)).picks == []


@rule("SET-052", "SET-253")
def test_a_pick_comes_into_the_hand_and_everybody_sees_it() -> None:
    state = dealt(2)
    seat = state.to_act()[0]
    card = min(legal(state)).removeprefix("take ")
    play(state, f"take {card}")
    assert card in look(state, seat).players[seat].hand
    assert card in look(state, None).players[seat].hand
    assert card not in look(state).open
    assert why_not(state, f"take {card}") == ["SET-052"]


@rule("SET-057", "SET-086")
def test_a_lookout_brings_three_cards() -> None:
    state = lookout_over(dealt(3))
    assert [(one.hand_common, one.hand_faction) for one in look(state).players] == [(4, 3)] * 3


@rule("SET-048", "SET-049", "SET-058", "SET-067", "SET-069")
def test_phases_follow_each_other() -> None:
    state = lookout_over(dealt(2, seed=1))
    assert look(state).phase == "action"
    assert state.to_act() == (state.first,)
    # In the first round only the board has produced.
    boards = {
        "barbarian": {"worker": 5, "raze": 1, "defense": 1},
        "japanese": {"worker": 4, "wood": 1, "raze": 1, "defense": 1},
        "roman": {"worker": 2, "wood": 1, "stone": 1, "raze": 1, "defense": 1},
        "egyptian": {"worker": 3, "gold": 1, "raze": 1, "defense": 1},
    }
    for one in look(state).players:
        assert one.stock == boards[one.faction]


@rule("SET-087", "SET-088", "SET-081", "SET-089", "SET-003")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_five_rounds_with_the_marker_going_round(seats: int) -> None:
    state = lookout_over(dealt(seats, seed=3))
    first = state.first
    firsts = []
    while not state.over:
        firsts.append((state.round, state.first))
        lookout_over(finish(state))
    assert firsts == [(number, (first + number - 1) % seats) for number in range(1, 6)]
    # No cleanup after round 5: the supplies are still there for the tie-break.
    assert all(one.stock for one in look(state).players)
    assert state.moves(0) == []


@rule("SET-001")
def test_most_points_win() -> None:
    state = table(player("roman", points=3), player("barbarian", points=5, passed=True), round=5)
    play(state, "pass")
    assert state.over
    assert totals(state) == [3, 5]
    assert state.winners() == [1]


@rule("SET-207")
def test_the_advanced_lookout_of_two() -> None:
    state = dealt(2, lookout="advanced")
    first = state.first
    shown, order = [], []
    while look(state).phase == "lookout":
        shown.append(len(look(state).open))
        order.append(state.to_act()[0])
        play(state, min(legal(state)))
    assert shown == [5, 4, 3, 2]
    assert order == [first, 1 - first, first, 1 - first]
    assert len(discards(state)) == 1


@rule("SET-206", "SET-209")
def test_the_second_pass_of_the_advanced_lookout_begins_with_the_first_player_again() -> None:
    state = dealt(4, seed=6, lookout="advanced")
    first = state.first
    order = []
    while look(state).phase == "lookout":
        order.append(state.to_act()[0])
        play(state, min(legal(state)))
    assert order == [(first + place) % 4 for place in range(4)] * 2


@rule("SET-202", "SET-203", "SET-204", "SET-205", "SET-O04")
def test_the_alternative_lookout() -> None:
    state = dealt(3, lookout="alternative")
    assert state.to_act() == (0, 1, 2)
    drafts = [side(state, seat).draft for seat in range(3)]
    assert [len(draft) for draft in drafts] == [3, 3, 3]
    assert look(state, 1).players[0].draft == []
    # His own pile, which is his hand, can be looked at any time.
    assert len(side(state, 0).hand) == 5
    for seat in (2, 0, 1):
        play(state, f"take {drafts[seat][0]}", seat=seat)
        if seat != 1:
            assert state.to_act() != ()
            assert drafts[seat][0] not in str(look(state, (seat + 1) % 3).players[seat].hand)
    # Two cards have gone to the left, and the first one is in the hand.
    for seat in range(3):
        assert side(state, (seat + 1) % 3).draft == drafts[seat][1:]
        assert drafts[seat][0] in side(state, seat).hand
    for seat in range(3):
        play(state, f"take {drafts[(seat - 1) % 3][1]}", seat=seat)
    assert look(state).phase == "action"
    assert [one.hand_size for one in look(state).players] == [7, 7, 7]
    assert sorted(look(state).discards) == sorted(draft[2] for draft in drafts)
    # Who passed a card on knows that his neighbour has it.
    assert drafts[0][1] in look(state, 0).players[1].hand
    assert look(state, 2).players[1].hand == []


@rule("SET-203")
def test_who_has_chosen_waits_for_the_others() -> None:
    state = dealt(2, lookout="alternative")
    play(state, min(legal(state, 1)), seat=1)
    assert state.to_act() == (0,)
    assert [one.chosen for one in look(state).players] == [False, True]
    assert look(state, 0).players[1].kept == ""
    assert look(state, 1).players[1].kept != ""


@rule("SET-Q03")
def test_the_alternative_lookout_with_too_few_cards() -> None:
    state = table(
        player("roman"),
        player("barbarian"),
        step="lookout",
        options={"lookout": "alternative"},
        exact=True,
        decks={"common": ["mill", "baker", "brewer"]},
    )
    # The first player got two cards, the other one, who keeps his single card without being asked.
    assert state.to_act() == (0,)
    play(state, "take brewer")
    assert sorted(hand(state) + hand(state, 1)) == ["baker", "brewer", "mill"]


@rule("SET-211", "SET-O06")
@pytest.mark.parametrize("lookout", ["standard", "alternative", "advanced"])
def test_the_peaceful_variant_draws_a_common_card_more(lookout: str) -> None:
    state = lookout_over(dealt(2, lookout=lookout, peaceful=True))
    assert [(one.hand_common, one.hand_faction) for one in look(state).players] == [(5, 3)] * 2


@rule("SET-212", "SET-213", "SET-Q55")
def test_the_peaceful_variant_razes_by_card_abilities_only() -> None:
    me = player("egyptian", "9 raze", hand=["mill"], empire=["chariot_builder"])
    him = player("roman", empire=["baker"])
    state = table(me, him, options={"peaceful": True})
    assert "raze_hand mill" in legal(state)
    assert why_not(state, "raze baker") == ["SET-212"]
    play(state, "activate chariot_builder")
    assert side(state, 1).foundations == ["baker"]
    chapel = player("barbarian", "2 raze", empire=["dark_chapel"])
    play(table(chapel, him, options={"peaceful": True}), "activate dark_chapel", "done")


@rule("SET-Q55")
def test_the_peaceful_variant_still_lets_enemies_steal_and_discard() -> None:
    me = player("roman", "2 worker", empire=["engineers"])
    state = play(table(me, player("barbarian", empire=["mill"]), options={"peaceful": True}), "activate engineers")
    assert look(state).discards == ["mill"]


@rule("SET-Q74")
@pytest.mark.parametrize(("option", "value"), [("lookout", "advanced"), ("lookout", "alternative"), ("peaceful", True)])
def test_no_variants_in_solo(option: str, value: str | bool) -> None:
    with pytest.raises(BadSetup, match=option):
        GAME.start(1, 0, {option: value})


@rule("SET-O03")
def test_the_standard_lookout_is_the_default() -> None:
    assert look(GAME.start(2)).lookout == "standard"


@rule("SET-044", "SET-075")
def test_every_board_gives_one_defense_token() -> None:
    state = lookout_over(dealt(4))
    assert [stock(state, seat)["defense"] for seat in range(4)] == [1, 1, 1, 1]
