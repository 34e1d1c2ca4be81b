"""Effects that nest: each hard case is saved and loaded at every decision, and goes on as if nothing had been."""

from typing import Any

import msgspec
import pytest

from imperia.kernel.control import in_common
from imperia.kernel.effects import Effect, Frame
from imperia.kernel.errors import BadContent
from tests.kernel.card_toy import CARD, CARD_TOY, LEXICON, CardState
from tests.kernel.test_soundness import play_checked


def cards(*words: str) -> list[int]:
    """Cards by their words."""
    found = [CARD.index(word) for word in words]
    assert None not in found
    return [card for card in found if card is not None]


def table(hands: list[list[int]], **fields: Any) -> CardState:
    """A position with these hands; cards that are not named lie in the stock."""
    seats = len(hands)
    data: dict[str, Any] = {
        "seats": seats,
        "coins": [0] * seats,
        "decks": [[] for _ in hands],
        "discards": [[] for _ in hands],
        "market": [],
        **fields,
    }
    used = {card for place in (*hands, *data["decks"], *data["discards"], data["market"]) for card in place}
    data["stock"] = [card for card in range(len(CARD)) if card not in used]
    return CARD_TOY.position({"hands": hands, **data})


def play(state: CardState, *moves: str) -> CardState:
    """Play moves of whoever is asked; before each the game is saved, put away and loaded again."""
    for text in moves:
        state = CARD_TOY.position(msgspec.json.decode(msgspec.json.encode(state.data())))
        (seat,) = state.to_act()
        state.play(seat, CARD_TOY.parse(text))
    return state


def test_a_card_acquires_a_card_and_plays_it_at_once() -> None:
    state = table([cards("general0"), cards("farm5")], market=cards("general1", "farm0"))
    state = play(state, "play general0", "yes", "take general1", "yes", "take farm0")
    assert state.coins[0] == 2
    assert state.archived == cards("general1", "general0")
    assert state.discards[0] == cards("farm0")
    assert not state.play_area


def test_each_player_may_do_something_and_the_sum_pays_the_owner() -> None:
    state = table([cards("feast0", "farm0"), cards("farm1"), cards("farm2")])
    state = play(state, "play feast0", "yes", "no", "yes")
    assert state.coins == [2, 0, 0]
    assert state.discards == [cards("farm0", "feast0"), [], cards("farm2")]


def test_what_is_paid_says_how_often_the_rest_is_done() -> None:
    state = table([cards("king0"), cards("farm5")], coins=[3, 0], market=cards("farm0", "farm1", "farm2"))
    state = play(state, "play king0", "spend 2", "take farm0")
    assert state.coins[0] == 1
    state = play(state, "take farm2")
    assert state.hands[0] == cards("farm0", "farm2")
    assert state.archived == cards("king0")


def test_an_attack_is_answered_and_reshuffles_and_develops_in_between() -> None:
    state = table(
        [cards("raid0"), cards("farm1"), cards("farm2")],
        coins=[0, 3, 1],
        discards=[[], cards("school0"), []],
        market=cards("king0"),
    )
    state = play(state, "play raid0")
    assert state.to_act() == (1,)
    state = play(state, "no")
    # Seat 1 lost a coin and draws from an empty deck; first it may develop a card, for what it has left.
    assert [type(step).__name__ for step in state.agenda][-1] == "OfferDevelopment"
    state = play(state, "develop king0")
    assert state.coins[1] == 0
    assert sorted([*state.hands[1], *state.decks[1]]) == sorted(cards("farm1", "school0", "king0"))
    assert state.to_act() == (2,)
    state = play(state, "drop farm2")
    # Only seat 1 gave a coin, and only that is paid to the attacker.
    assert state.coins == [1, 0, 1]


def test_a_card_played_by_another_keeps_its_memories_to_itself() -> None:
    """The raid that the general plays takes coins; the general's own memory of what he acquired stays his."""
    state = table([cards("general0"), cards("farm1")], coins=[0, 1], market=cards("raid0"))
    state = play(state, "play general0", "yes", "no")
    assert state.coins == [1, 0]
    assert state.discards[0] == cards("raid0")
    assert state.archived == cards("general0")


@pytest.mark.parametrize("word", ["farm", "feast", "king", "raid", "fair"])
def test_an_effect_that_is_started_goes_as_one_that_was_begun(word: str) -> None:
    begun = table([cards("farm0", "farm1"), cards("farm5")], coins=[2, 1], decks=[cards("farm2"), cards("farm3")])
    started = begun.copy()
    frame = Frame(cards("farm0")[0], 0, 0, [])
    LEXICON.effects[word].begin(begun, frame)
    LEXICON.effects[word].start(started, frame)
    begun.run()
    started.run()
    assert started.data() == begun.data()


def test_a_choice_is_made_among_what_is_possible() -> None:
    state = table([cards("fair0"), cards("farm5")])
    state = play(state, "play fair0")
    # Without a card to discard the second option is not possible, so that nothing is asked.
    assert state.coins[0] == 2
    rich = table([cards("fair0", "farm0"), cards("farm5")], coins=[3, 0], decks=[cards("farm1"), []])
    rich = play(rich, "play fair0", "option 1", "drop farm1")
    assert rich.coins[0] == 5
    assert rich.hands[0] == cards("farm0")


def test_what_an_effect_surely_gives_is_known_before() -> None:
    state = table([cards("fair0", "farm0"), cards("farm5")])
    for word, sure in (("farm", 2), ("fair", 2), ("feast", 0), ("school", 0)):
        goods = [0]
        LEXICON.effects[word].surely(state, Frame(0, 0, 0, []), goods)
        assert goods == [sure], word


def test_what_is_sure_of_two_outcomes_is_what_they_have_in_common() -> None:
    for one, other, sure in ((3, 2, 2), (-3, -1, -1), (-3, 2, 0), (0, 2, 0), (-1, 0, 0)):
        assert in_common(one, other) == in_common(other, one) == sure


def test_an_effect_knows_whether_it_may_ask() -> None:
    assert {word: LEXICON.effects[word].asks for word in ("farm", "feast", "general")} == {
        "farm": False, "feast": True, "general": True
    }  # fmt: skip


@pytest.mark.parametrize("seats", [2, 3])
def test_games_of_nested_effects_are_sound(seats: int) -> None:
    for seed in range(4):
        play_checked(CARD_TOY, seats, seed)


@pytest.mark.parametrize(
    ("declared", "problem"),
    [
        ([{"do": "fly"}], "do: 'fly'"),
        ([{"do": "gain", "n": 1, "colour": "red"}], "colour: unknown"),
        ([{"do": "gain"}], "n: missing"),
        ([{"do": "gain", "n": True}], "n: True"),
        ([{"do": "gain", "n": {"moons": 2}}], "expected one of"),
        ([{"do": "each", "who": "nobody", "steps": []}], "who: 'nobody'"),
        ([{"do": "may", "steps": [{"do": "gain", "n": 1, "typo": 2}]}], "typo: unknown"),
        ([{"do": "if", "cond": {"coins": 1, "state": "empire"}, "then": []}], "state: unknown"),
        (["gain"], "do: None"),
    ],
)
def test_what_is_not_understood_does_not_load(declared: list[Any], problem: str) -> None:
    with pytest.raises(BadContent, match=problem):
        LEXICON.read(Effect(f"broken/{problem}", declared))
