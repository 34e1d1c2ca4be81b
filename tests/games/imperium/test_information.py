"""What everybody may see, what nobody may see, and that what was seen stays known."""

import pytest

from imperia.games.imperium.cards import CARDS, WORDS
from imperia.games.imperium.state import ImperiumState
from imperia.kernel.chance import Chance
from imperia.kernel.playout import random_move
from tests.games.imperium.table import (
    GAME,
    bare,
    dealt,
    finish,
    hand,
    laid,
    look,
    nation_deck,
    pile,
    play,
    player,
    table,
)
from tests.rule import rule

QUIET = ["cl-forest", "cl-oasis", "cl-steppe", "cl-river", "cl-hills"]


def imagined(state: ImperiumState, seat: int | None) -> list[ImperiumState]:
    """Worlds that a seat holds to be possible."""
    worlds = [state.imagine(seat, Chance(seed)) for seed in range(30)]
    return [world for world in worlds if isinstance(world, ImperiumState)]


@rule("IMP-044", "IMP-148", "IMP-Q138")
def test_what_is_public() -> None:
    me = player(
        "romans",
        "2 materials",
        hand=["romans-glory", "romans-advance"],
        discard=["romans-conquer"],
        area=[laid("romans-dalmatia", under=["romans-unrest-1"])],
    )
    state = table(me, player("greeks"), market=QUIET, piles={"exile": ["cl-port"]})
    for seat in (0, 1, None):
        seen = look(state, seat)
        romans = seen.players[0]
        assert (romans.tokens, romans.hand_size, romans.deck) == ({"materials": 2}, 2, 6)
        assert romans.discard == ["romans-conquer"]
        assert romans.area[1].garrison == ["romans-unrest-1"]
        assert seen.exile == ["cl-port"]
        assert [slot.card for slot in seen.market] == QUIET


@rule("IMP-141")
def test_a_hand_is_its_holders_and_a_history_is_known_to_those_who_saw_it_grow() -> None:
    state = table(player("romans", hand=["romans-glory", "cl-ionians"]), player("greeks"), market=QUIET)
    assert look(state, 0).players[0].hand == ["cl-ionians", "romans-glory"]
    assert look(state, 1).players[0].hand == []
    play(state, "play cl-ionians", "done")
    assert pile(state, "history", 0) == ["cl-ionians"]
    assert look(state, 1).players[0].history == ["cl-ionians"]


@rule("IMP-141")
def test_a_history_that_somebody_has_not_seen_is_hidden_from_him() -> None:
    state = table(player("romans", history=["cl-port"]), player("greeks"), market=QUIET)
    state.hidden.seen = {}
    assert look(state, 0).players[0].history == ["cl-port"]
    assert look(state, 1).players[0].history == []
    assert look(state, 1).players[0].history_size == 1


def test_two_tables_that_differ_in_hidden_things_only_look_the_same() -> None:
    def one(held: list[str], top: list[str]) -> object:
        return look(table(player("romans", hand=held, deck=top), player("greeks"), market=QUIET), 1)

    assert one(["romans-glory"], ["romans-advance"]) == one(["romans-conquer"], ["romans-dalmatia"])


@pytest.mark.parametrize("seats", [2, 4])
def test_what_is_imagined_keeps_what_is_known(seats: int) -> None:
    state, chance = dealt(seats, 3), Chance(3)
    for _ in range(60):
        if state.over:
            break
        for seat in (0, 1, None):
            world = state.imagine(seat, Chance(9))
            assert GAME.view(world, seat) == look(state, seat)
            assert world.census() == state.census()
        state.take(*random_move(state, chance))


@rule("IMP-154", "IMP-163")
def test_an_acquired_card_is_known_and_one_from_a_deck_is_not() -> None:
    state = table(player("romans", hand=[]), player("greeks"), market=QUIET, piles={"region_deck": ["cl-marsh"]})
    twin = state.copy()
    play(state, "innovate region", "take cl-oasis")
    assert look(state, 1).players[0].hand == ["cl-oasis"]
    play(twin, "innovate region", "top region_deck")
    assert hand(twin) == ["cl-marsh"]
    assert look(twin, 1).players[0].hand == []
    assert len({tuple(hand(world)) for world in imagined(twin, 1)}) > 3


@rule("IMP-070")
@pytest.mark.parametrize(
    ("card", "held", "fitting", "answer"),
    [
        ("cl-ionians", "romans-advance", "romans-unrest-1", "done"),
        ("romans-raetia", "romans-glory", "romans-advance", "decline"),
    ],
)
def test_who_could_do_nothing_is_asked_and_told_so(card: str, held: str, fitting: str, answer: str) -> None:
    def labels(other: str) -> dict[str, str]:
        state = table(bare("romans", hand=[card, other]), bare("greeks"), market=QUIET)
        play(state, f"play {card}")
        return {GAME.notation(move): GAME.describe(state, 0, move, "en") for move in state.moves(0)}

    assert labels(held) == {answer: "Nothing fits: continue"}
    found = labels(fitting)
    assert len(found) > 1
    assert found[answer] != "Nothing fits: continue"


@rule("IMP-091")
def test_a_hand_drawn_before_a_reshuffle_holds_none_of_the_cards_shuffled_in() -> None:
    left = nation_deck("romans")
    me = bare(
        "romans",
        hand=["romans-glory"],
        discard=["romans-advance", "romans-conquer", "romans-dalmatia", "romans-triumvirate", "romans-city-of-rome"],
        history=left,
        nation_barred=True,
        area=["cl-coinage"],
    )
    state = table(me, bare("greeks"), market=QUIET)
    play(state, "exhaust cl-coinage")
    drawn = next(card for card in hand(state) if card != "romans-glory")
    discards = {"romans-advance", "romans-conquer", "romans-dalmatia", "romans-triumvirate", "romans-city-of-rome"}
    for world in imagined(state, 1):
        # The old card of the hand is never one of the discards, and the drawn one always is.
        assert len(discards & set(hand(world))) == 1
    assert drawn in discards


@rule("IMP-033", "IMP-035")
def test_nobody_knows_the_order_of_a_nation_deck_but_everybody_its_last_card() -> None:
    state = dealt(2, 8, box="classics")
    seat = next(seat for seat in range(2) if pile(state, "nation_deck", seat))
    tops = set()
    for world in imagined(state, seat):
        deck = pile(world, "nation_deck", seat)
        assert deck[0] == pile(state, "nation_deck", seat)[0]
        tops.add(deck[-1])
    assert len(tops) > 1


@rule("IMP-054")
def test_what_was_removed_unseen_may_be_any_fame_card() -> None:
    state = dealt(2, 8)
    assert len({tuple(pile(world, "removed")) for world in imagined(state, 0)}) > 5


@rule("IMP-016", "IMP-056")
def test_the_main_deck_may_hold_any_card_that_is_not_seen_elsewhere() -> None:
    state = dealt(2, 8)
    tops = [pile(world, "main_deck")[-1] for world in imagined(state, 0)]
    assert len({WORDS.index(top) for top in tops}) > 5
    for world in imagined(state, 0):
        for name, category in (("region_deck", 0), ("tradition_deck", 1), ("civilised_deck", 2)):
            assert all(CARDS[WORDS.index(card)].is_of(category) for card in pile(world, name))


def test_points_are_certain_to_their_owner_and_to_all_at_the_end() -> None:
    state = dealt(2, 5)
    assert look(state, 0).players[0].certain
    assert not look(state, 0).players[1].certain
    assert not look(state).players[0].certain
    finish(state)


def test_who_looks_on_does_not_see_what_the_last_player_looks_at() -> None:
    state = table(bare("greeks"), bare("vikings", hand=["vikings-iceland"]), seat=1)
    play(state, "play vikings-iceland", "option 1")
    top = WORDS.index(pile(state, "nation_deck", 1)[-1])
    assert [state.hidden.knows(reader, top) for reader in (0, 1, None)] == [False, True, False]


def test_cards_of_a_hand_that_nobody_can_tell_apart_are_named_to_its_holder() -> None:
    hand = [
        "romans-prosperity-1",
        "romans-prosperity-2",
        "carthaginians-prosperity-1",
        "cl-unrest-1",
        "romans-unrest-1",
    ]
    state = table(player("romans", hand=hand), player("carthaginians"))
    # A card of another nation is not like one's own that says the same; unrest is like any unrest.
    alike = [["cl-unrest-1", "romans-unrest-1"], ["romans-prosperity-1", "romans-prosperity-2"]]
    assert sorted(look(state, 0).alike) == alike
    assert look(state, 1).alike == look(state, None).alike == []
    state.freed = [WORDS.index("romans-prosperity-2")]
    assert look(state, 0).alike == alike[:1]
