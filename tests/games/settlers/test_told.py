"""One line of the log may have several causes: each cites the rule that speaks of its own."""

from imperia.games.settlers.state import SettlersState
from imperia.kernel.events import Event
from tests.games.settlers.table import GAME, heard, play, player, solo, table, why_not

HIM = player("roman")


def rules_of(state: SettlersState, word: str, *moves: str) -> list[str]:
    """The rules that the events of one kind cite while these moves are played."""
    return [event.what.rule for event in heard(state, *moves) if event.what.word == word]


def asked_by(state: SettlersState) -> str:
    """The rule that asks now."""
    (seat,) = state.to_act()
    return state.choice().asked_by(state, seat)


def test_a_good_cites_where_it_comes_from() -> None:
    quarry = table(player("barbarian", "9 wood 9 stone 9 food", hand=["quarry"]), HIM)
    assert rules_of(quarry, "gained", "build quarry") == ["SET-065", "SET-107"]
    mine = table(player("barbarian", "9 worker", empire=["above_ground_mine"]), HIM)
    assert rules_of(mine, "gained", "activate above_ground_mine") == ["SET-136"]
    deal = table(player("roman", "1 food", hand=["architect"]), player("barbarian"))
    assert rules_of(deal, "gained", "deal architect") == ["SET-114"]
    hand = table(player("barbarian", "1 raze", hand=["mill"]), HIM)
    assert set(rules_of(hand, "gained", "raze_hand mill")) == {"SET-120"}
    razed = table(player("barbarian", "2 raze"), player("roman", empire=["mill"]))
    assert set(rules_of(razed, "gained", "raze mill")) == {"SET-120", "SET-131"}


def test_a_price_cites_what_it_is_paid_for() -> None:
    use = table(player("barbarian", "9 worker", empire=["above_ground_mine"]), HIM)
    assert rules_of(use, "paid", "activate above_ground_mine") == ["SET-135"]
    raze = table(player("barbarian", "1 raze", hand=["mill"]), HIM)
    assert rules_of(raze, "paid", "raze_hand mill") == ["SET-117"]
    build = table(player("barbarian", "9 wood 9 stone 9 food", hand=["mill"]), HIM)
    assert set(rules_of(build, "paid", "build mill")) == {"SET-018"}


def test_each_board_cites_what_it_gives() -> None:
    state = GAME.start(4, 1, {"factions": "drawn"}, telling=True)
    assert isinstance(state, SettlersState)
    while asked_by(state) != "SET-070":
        play_any(state)
    given = {state.factions[event.seat]: event.what.rule for event in state.journal or () if told_by_board(event)}
    assert [given[faction] for faction in sorted(given)] == ["SET-060", "SET-061", "SET-062", "SET-063"]


def told_by_board(event: Event) -> bool:
    return event.what.word == "board_gave"


def play_any(state: SettlersState) -> None:
    """Whoever is asked takes the first answer."""
    (seat,) = state.to_act()
    state.play(seat, state.moves(seat)[0])


def test_the_second_draft_of_the_lookout_goes_backwards_by_its_own_rules() -> None:
    state = GAME.start(2, 1, {"factions": "drawn"}, telling=True)
    assert isinstance(state, SettlersState)
    assert asked_by(state) == "SET-052"
    while asked_by(state) != "SET-055":
        play_any(state)
    play_any(state)
    assert state.journal is not None
    told = {word: [event.what.rule for event in state.journal if event.what.word == word] for word in WORDS}
    assert told == {
        "drew": ["SET-046"] * 8 + ["SET-050"] * 2,
        "revealed": ["SET-051", "SET-054"],
        "took": ["SET-052", "SET-052", "SET-055"],
        "left_over": ["SET-053"],
    }


WORDS = ("drew", "revealed", "took", "left_over")


def test_a_lookout_alone_cites_the_rules_of_the_solo_game() -> None:
    state = GAME.start(1, 1, {"factions": "drawn"}, telling=True)
    assert isinstance(state, SettlersState)
    for rule in ("SET-219", "SET-221"):
        assert asked_by(state) == rule
        play_any(state)
    assert state.journal is not None
    told = [(event.what.word, event.what.rule) for event in state.journal]
    assert [rule for word, rule in told if word == "took"] == ["SET-219", "SET-221"]
    assert [rule for word, rule in told if word == "virtual_got"] == ["SET-220", "SET-221"]
    assert [rule for word, rule in told if word == "attack_revealed"] == ["SET-217"]
    assert ("round_began", "SET-218") in told


def test_japanese_cards_are_razed_by_rules_of_their_own() -> None:
    japan = table(player("japanese", "1 raze", hand=["dojo"]), HIM)
    assert rules_of(japan, "razed_hand", "raze_hand dojo") == ["SET-119"]
    enemy = table(player("barbarian", "2 raze"), player("japanese", empire=["dojo"]))
    assert rules_of(enemy, "razed", "raze dojo") == ["SET-128"]


def test_an_attack_that_fails_says_whether_it_had_a_candidate() -> None:
    me = player("roman", empire=["mill"])
    # The Mill shows food and worker: food finds it and no second target, stone does not find it at all.
    state = solo(me, {"deals": ["attack_gold"]}, decks={"attack": ["attack_stone", "attack_food"]})
    assert rules_of(state, "attack_failed", "pass") == ["SET-229", "SET-228"]
    # A Japanese location shows a point, but only two points of the line find it.
    japan = player("japanese", empire=["dojo"])
    state = solo(japan, {"deals": ["attack_gold"]}, decks={"attack": ["attack_stone", "attack_vp"]})
    assert rules_of(state, "attack_failed", "pass") == ["SET-228", "SET-228"]


def test_what_a_card_is_spent_on_asks_by_its_own_rule() -> None:
    desert = table(player("egyptian", hand=["mill", "oasis"], empire=["desert"]), HIM)
    assert asked_by(play(desert, "activate desert")) == "SET-172"
    assert why_not(desert, "discard town") == ["SET-172", "SET-135"]
    tavern = table(player("egyptian", hand=["mill", "oasis"], empire=["tavern"]), HIM)
    assert asked_by(play(tavern, "activate tavern")) == "SET-198"


def test_a_question_is_not_refused_with_a_rule_of_its_answers() -> None:
    state = table(player("egyptian", hand=["desert"]), HIM)
    play(state, "build desert")
    assert why_not(state, "draw roman") == ["SET-006", "SET-015"]
    assert why_not(state, "pass") == ["SET-015"]
