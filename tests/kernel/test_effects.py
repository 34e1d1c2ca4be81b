"""Effects that nest: each hard case is saved and loaded at every decision, and goes on as if nothing had been."""

from typing import Any

import msgspec
import pytest

from imperia.kernel.agenda import Choice
from imperia.kernel.control import in_common
from imperia.kernel.effects import NONE_LEFT, Ask, Continue, Effect, Frame, rest_under_way
from imperia.kernel.errors import BadContent
from imperia.kernel.lexicon import Fields
from tests.kernel.card_toy import CARD, CARD_TOY, LEXICON, PLAYED, CardEach, CardRepeat, CardState, Discard
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


def resolve(state: CardState, name: str, *declared: dict[str, Any]) -> CardState:
    """Let seat 0 resolve an effect that is on no card of the box."""
    effect: Effect[CardState, Frame] = Effect(name, declared)
    LEXICON.read(effect)
    effect.begin(state, Frame(cards("farm0")[0], 0, 0, []))
    state.run()
    return state


def pay_first(*then: dict[str, Any]) -> dict[str, Any]:
    """A price of up to three coins, and what it buys."""
    return {"do": "cost", "pay": [{"do": "pay_up_to", "n": 3, "as": "paid"}], "then": list(then)}


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


def test_what_is_paid_is_remembered_after_what_it_was_paid_for() -> None:
    state = table([cards("farm0"), cards("farm5")], coins=[3, 0])
    state = resolve(state, "toll", pay_first({"do": "gain", "n": 1}), {"do": "gain", "n": {"result": "paid"}})
    state = play(state, "spend 2")
    assert state.coins[0] == 3 - 2 + 1 + 2


def test_what_a_price_buys_remembers_its_own_steps_and_the_price() -> None:
    state = table([cards("farm0"), cards("farm5")], coins=[3, 0])
    lose, regain = {"do": "lose", "n": 1, "as": "lost"}, {"do": "gain", "n": {"result": "lost"}}
    state = resolve(state, "loan", pay_first(lose, regain), {"do": "gain", "n": {"result": "paid"}}, regain)
    state = play(state, "spend 2")
    # Two coins are paid and come back; the third is lost, comes back, and comes once more after all that.
    assert state.coins[0] == 3 + 1


def test_cards_are_remembered_in_the_order_in_which_they_were_handled() -> None:
    state = table([cards("farm1"), cards("farm5")], market=cards("farm2", "farm3", "farm4"))
    got = {"do": "acquire", "as": "got"}
    state = play(resolve(state, "hunt", got, got, {"do": "play", "of": "got"}), "take farm3")
    state.journal = []
    state.play(0, CARD_TOY.parse("take farm2"))
    assert [event.details for event in state.journal if event.what is PLAYED] == [cards("farm3"), cards("farm2")]


def test_a_price_is_paid_in_full_or_nothing_is_done() -> None:
    """Anybody may lose a coin that he does not have, but nobody can pay it."""
    toll = {"do": "cost", "pay": [{"do": "lose", "n": 2}], "then": [{"do": "gain", "n": 5}]}
    for number, (coins, left) in enumerate([(1, 1), (2, 5)]):
        state = table([cards("farm0"), cards("farm5")], coins=[coins, 0])
        assert resolve(state, f"gate{number}", toll).coins[0] == left


def test_what_was_handled_may_count_several_times() -> None:
    state = table([cards("farm0"), cards("farm5")], coins=[3, 0])
    double = {"do": "gain", "n": {"result": "taken", "times": 2}}
    assert resolve(state, "usury", {"do": "lose", "n": 2, "as": "taken"}, double).coins[0] == 1 + 4


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


def test_an_effect_of_one_step_that_remembers_can_be_started_by_itself() -> None:
    state = table([cards("farm0"), cards("farm5")], coins=[2, 0])
    tax: Effect[CardState, Frame] = Effect("tax", [{"do": "lose", "n": 1, "as": "taken"}])
    LEXICON.read(tax)
    tax.start(state, Frame(cards("farm0")[0], 0, 0, []))
    state.run()
    assert (state.coins[0], state.to_act()) == (1, (0,))


def test_an_effect_opens_with_its_first_step_whatever_comes_later() -> None:
    state = table([[], cards("farm5")])
    frame = Frame(cards("farm0")[0], 0, 0, [])
    gain: dict[str, Any] = {"do": "gain", "n": 1}
    discard: dict[str, Any] = {"do": "discard"}
    cases: list[tuple[str, list[dict[str, Any]], bool, bool]] = [
        ("nothing", [], True, True),
        ("gain first", [gain, discard], True, False),
        ("discard first", [discard, gain], False, False),
    ]
    for name, declared, opens, possible in cases:
        effect: Effect[CardState, Frame] = Effect(name, declared)
        LEXICON.read(effect)
        assert (effect.opens(state, frame), effect.possible(state, frame)) == (opens, possible), name


def test_the_rest_of_an_op_is_found_below_what_it_began_and_taken_when_it_comes_next() -> None:
    inner = {"do": "repeat", "n": 2, "steps": [{"do": "gain", "n": 1}]}
    state = table([cards("farm0"), cards("farm5")])
    effect: Effect[Any, Any] = Effect("rest/effect", [{"do": "each", "who": "all", "steps": [inner]}])
    LEXICON.read(effect)
    each = effect.ops[0]
    repeat = each.inner()[0].ops[0]
    frame = Frame(0, 0, 0, [])
    state.agenda += [Continue(each, [1], frame), Continue(repeat, [2], frame)]
    found = rest_under_way(state.agenda, CardEach)
    assert found is not None
    assert found.left == [1]
    assert each.take_rest(state) is NONE_LEFT
    assert repeat.take_rest(state) == [2]
    assert each.take_rest(state) == [1]
    assert rest_under_way(state.agenda, CardRepeat) is None


def test_a_choice_is_made_among_what_is_possible() -> None:
    state = table([cards("fair0"), cards("farm5")])
    state = play(state, "play fair0")
    # Without a card to discard the second option is not possible, so that nothing is asked.
    assert state.coins[0] == 2
    rich = table([cards("fair0", "farm0"), cards("farm5")], coins=[3, 0], decks=[cards("farm1"), []])
    rich = play(rich, "play fair0", "option 1", "drop farm1")
    assert rich.coins[0] == 5
    assert rich.hands[0] == cards("farm0")


def test_an_option_is_possible_if_all_of_its_steps_are() -> None:
    """With a card to discard but none to acquire for it, and with none to discard, there is nothing to choose."""
    trade = [{"do": "discard"}, {"do": "acquire"}]
    for number, (hand, market, asked) in enumerate(
        [(["farm0"], [], False), ([], ["farm1"], False), (["farm0"], ["farm1"], True)]
    ):
        state = table([cards(*hand), cards("farm5")], market=cards(*market))
        resolve(state, f"trade{number}", {"do": "choose", "options": [[{"do": "gain", "n": 1}], trade]})
        assert ("option 1" in [CARD_TOY.notation(move) for move in state.moves(0)]) == asked
        assert state.coins[0] == (0 if asked else 1)


class HiddenDiscard(Discard):
    """A discard of which nobody else may know that there is one answer only."""

    def evident(self, state: CardState, frame: Frame, move: int) -> bool:
        return False


def test_a_single_answer_is_asked_for_where_giving_it_would_tell_a_secret() -> None:
    frame = Frame(cards("fair0")[0], 0, 0, [])
    fields = Fields(LEXICON, "fair/1/options/1/0", {"do": "discard"}, "do")
    for kind, asked in ((Discard, False), (HiddenDiscard, True)):
        state = table([cards("farm0"), cards("farm5")])
        kind(fields).run(state, frame)
        assert isinstance(state.agenda[-1], Ask) == asked
        assert state.discards[0] == ([] if asked else cards("farm0"))


def test_nobody_is_asked_whether_he_will_do_what_he_cannot() -> None:
    state = table([cards("feast0"), [], cards("farm2")])
    state = play(state, "play feast0")
    # The owner's hand is empty now, and the next player's was.
    assert state.to_act() == (2,)


def test_it_is_always_possible_to_leave_what_one_may_do() -> None:
    state = table([[], cards("farm5")])
    may_discard = [{"do": "may", "steps": [{"do": "discard"}]}]
    resolve(state, "pardon", {"do": "choose", "options": [[{"do": "gain", "n": 1}], may_discard]})
    assert [CARD_TOY.notation(move) for move in state.moves(0)] == ["option 0", "option 1"]


RICH, POOR = {"coins": 3}, {"coins": 1}


@pytest.mark.parametrize(
    ("condition", "coins_that_meet_it"),
    [
        (RICH, [3]),
        ({"not": RICH}, [0, 1]),
        ({"all": [POOR, RICH]}, [3]),
        ({"any": [POOR, RICH]}, [1, 3]),
        ({"done": "taken"}, [1, 3]),
    ],
    ids=str,
)
def test_conditions_hold_as_things_are_when_they_are_met(
    condition: dict[str, Any], coins_that_meet_it: list[int]
) -> None:
    met: list[int] = []
    for coins in (0, 1, 3):
        state = table([cards("farm0"), cards("farm5")], coins=[coins, 0])
        # One coin, if there is any, is taken and given back first.
        take = {"do": "lose", "n": 1, "as": "taken"}
        give = {"do": "gain", "n": {"result": "taken"}}
        bonus = {"do": "if", "cond": condition, "then": [{"do": "gain", "n": 9}]}
        resolve(state, f"{condition} {coins}", take, give, bonus)
        if state.coins[0] == coins + 9:
            met.append(coins)
    assert met == coins_that_meet_it


def test_a_secret_question_is_still_secret_in_a_saved_game() -> None:
    (discard,) = [op for op in LEXICON.ops.values() if op.key == "fair/1/options/1/0"]
    parts = [discard.key, *Frame(cards("fair0")[0], 0, 0, []).parts()]
    secrets: list[bool] = []
    for name in ("Ask", "SecretAsk"):
        step = LEXICON.find_step(name, parts)
        assert isinstance(step, Choice)
        secrets.append(step.secret)
    assert secrets == [False, True]
    with pytest.raises(TypeError, match="farm/0 asks nothing"):
        LEXICON.find_step("Ask", ["farm/0", *parts[1:]])


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
        ([{"do": "if", "cond": {"coins": 1, "done": "paid"}, "then": []}], "expected one of"),
        (["gain"], "do: None"),
    ],
)
def test_what_is_not_understood_does_not_load(declared: list[Any], problem: str) -> None:
    with pytest.raises(BadContent, match=problem):
        LEXICON.read(Effect(f"broken/{declared}", declared))


@pytest.mark.parametrize("count", [0, -1, True, "2"])
def test_a_number_of_goods_is_at_least_one(count: object) -> None:
    fields = Fields(LEXICON, "mill/action/0", {"goods": {"wood": count, "stone": 2}})
    with pytest.raises(BadContent, match=r"goods\.wood"):
        fields.counts("goods", ["wood", "stone"])
    assert Fields(LEXICON, "", {"goods": {"stone": 2}}).counts("goods", ["wood", "stone"]) == [0, 2]
