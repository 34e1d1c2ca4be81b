"""What everybody may see, what nobody may see, and that nothing is ever lost."""

import pytest

from imperia.games.settlers.payment import ChoosePlace
from imperia.games.settlers.picture import card_of, deal_of
from imperia.games.settlers.printed import write_price
from imperia.games.settlers.state import SettlersState
from imperia.games.settlers.words import CARD_NOUN
from imperia.kernel.chance import Chance
from imperia.kernel.events import NOBODY
from imperia.kernel.playout import random_move
from tests.games.settlers.table import (
    GAME,
    at,
    built,
    dealt,
    discards,
    hand,
    heard,
    legal,
    look,
    play,
    player,
    solo,
    table,
    why_not,
)
from tests.rule import rule


@rule("SET-Q43")
def test_what_is_public() -> None:
    me = player("roman", "2 wood", hand=["mill", "spies"], empire=["castle"], deals=["gardens"], points=4)
    him = player("japanese", empire=[built("gate", under=["baker", "farm"])], foundations=["brewer"])
    state = table(me, him, discards={"common": ["town"]})
    for seat in (0, 1, None):
        seen = look(state, seat)
        rome, japan = seen.players
        assert (rome.stock, rome.track, rome.hand_size, rome.deck) == ({"wood": 2}, 4, 2, 28)
        assert [one.card for one in rome.deals] == ["gardens"]
        assert [one.card for one in rome.rows[2].common] == ["castle_1"]
        assert japan.rows[1].faction[0].under == 2
        assert seen.discards == ["town"]
    # A location that everybody saw is still known as a foundation.
    assert look(state, 0).players[1].foundations == ["brewer"]


@rule("SET-Q43", "SET-020")
def test_two_tables_that_differ_in_hidden_things_only_look_the_same() -> None:
    def one(hand: list[str], under: list[str]) -> object:
        japan = player("japanese", hand=hand, empire=[built("gate", under=under)])
        return look(table(player("roman"), japan, decks={"common": ["mill"]}), 0)

    assert one(["baker", "farm"], ["casino"]) == one(["brewer", "stalls"], ["garrison"])


@rule("SET-Q43", "SET-Q75")
@pytest.mark.parametrize("lookout", ["standard", "alternative", "advanced"])
def test_what_is_imagined_keeps_what_is_known(lookout: str) -> None:
    state, chance = dealt(3, lookout=lookout), Chance(3)
    for _ in range(90):
        for seat in (0, 1, 2, None):
            world = state.imagine(seat, Chance(9))
            assert GAME.view(world, seat) == look(state, seat)
            assert world.census() == state.census()
        state.take(*random_move(state, chance))


def imagined(state: SettlersState, seat: int | None) -> list[SettlersState]:
    """Worlds that a seat holds to be possible."""
    worlds = [state.imagine(seat, Chance(seed)) for seed in range(40)]
    return [world for world in worlds if isinstance(world, SettlersState)]


@rule("SET-034", "SET-Q43")
def test_a_card_drawn_before_a_reshuffle_is_none_of_those_shuffled_in() -> None:
    barbarian = player("barbarian", hand=["canteen"])
    discarded = {"common": ["baker", "mill", "statue"]}
    state = table(barbarian, player("roman", "2 worker"), seat=1, exact=True, discards=discarded)
    play(state, "spend common_card")
    # Nobody who looks on can mix up the Barbarian's card, drawn long ago, with the one that Rome has just drawn.
    for reader in (1, None):
        assert {tuple(hand(world, 0)) for world in imagined(state, reader)} == {("canteen",)}
    for reader in (0, None):
        assert {tuple(hand(world, 1)) for world in imagined(state, reader)} == {("baker",), ("mill",), ("statue",)}
    # A saved game remembers it, too.
    loaded = GAME.position(state.data())
    assert GAME.data(loaded.imagine(1, Chance(5))) == GAME.data(state.imagine(1, Chance(5)))


@rule("SET-160", "SET-Q43", "SET-Q75")
def test_a_card_that_was_seen_in_a_hand_is_there_or_under_the_gate_after_one_was_hidden() -> None:
    japan = player("japanese", hand=["mill", "baker"], empire=["gate"])
    state = play(table(japan, player("roman"), seen={"mill": -1}), "tuck gate", "hide baker")
    assert look(state, 1).players[0].hand == []
    worlds = imagined(state, 1)
    assert {"mill" in hand(world) for world in worlds} == {True, False}
    for world in worlds:
        assert "mill" in [*hand(world), *at(world, "gate").under_cards]


@rule("SET-160", "SET-Q75")
def test_who_hides_a_card_goes_on_knowing_where_his_own_cards_lie() -> None:
    japan = player("japanese", hand=["mill", "baker"], empire=["gate"])
    state = play(table(japan, player("roman"), seen={"mill": -1}), "tuck gate", "hide baker")
    mill = CARD_NOUN.words.index("mill")
    assert [state.hidden.knows(reader, mill) for reader in (0, 1, None)] == [True, False, False]
    # And nothing is mixed up for him: his memory of shuffles is what it was, unlike that of the others.
    assert [bool(memory.could) for memory in state.hidden.memories] == [False, True, True]


@rule("SET-Q75")
def test_a_card_of_another_back_that_is_hidden_makes_nobody_forget() -> None:
    japan = player("japanese", hand=["mill", "farm"], empire=["gate"])
    state = play(table(japan, player("roman"), seen={"mill": -1}), "tuck gate", "hide farm")
    assert look(state, 1).players[0].hand == ["mill"]
    assert all("mill" in hand(world) for world in imagined(state, 1))


@rule("SET-008")
def test_after_every_move_each_card_is_in_one_place() -> None:
    for seats in (1, 2, 4):
        state, chance = dealt(seats, seed=seats), Chance(7)
        while not state.over:
            assert state.census() == GAME.box(state)
            state.take(*random_move(state, chance))
        assert state.census() == GAME.box(state)


@rule("SET-015", "SET-020")
def test_only_the_drawer_is_told_what_he_draws() -> None:
    state = table(player("roman", "2 worker"), player("barbarian"), decks={"common": ["mill"]})
    (drawn,) = [event for event in heard(state, "spend common_card") if event.what.word == "drew"]
    assert drawn.shown_to(0) != drawn.shown_to(1)
    assert GAME.tell(drawn, 0, "en") == "Player 1 draws Mill (common deck)."
    assert GAME.tell(drawn, 1, "en") == "Player 1 draws a card (common deck)."


@rule("SET-Q75")
@pytest.mark.parametrize(("seen", "learns"), [({}, True), ({"ruins_1": 0b0001}, True), ({"ruins_1": -1}, False)])
def test_a_card_that_is_shown_is_news_unless_everybody_knew_it(seen: dict[str, int], learns: bool) -> None:
    rome = player("roman", hand=["ruins_1"])
    state = table(player("barbarian"), rome, player("egyptian"), seat=1, seen=seen)
    (shown,) = [event for event in heard(state, "build ruins_1") if event.what.word == "builds"]
    assert [shown.teaches(reader) for reader in (2, None)] == [learns, learns]


@rule("SET-103", "SET-176", "SET-Q75")
def test_a_foundation_that_was_laid_face_down_is_news_when_it_is_given_up() -> None:
    egypt = player("egyptian", "1 worker", hand=["mill", "golden_bazaar"], empire=["sanctuary"])
    hidden = play(table(egypt, player("roman")), "activate sanctuary", "hide mill", "pass")
    razed = table(player("egyptian", hand=["golden_bazaar"], foundations=["mill"]), player("roman"))
    for state, learns in ((hidden, True), (razed, False)):
        events = heard(state, "build golden_bazaar", *(["give_up mill"] if state is hidden else []))
        (given_up,) = [event for event in events if event.what.word == "gave_up"]
        assert [given_up.teaches(reader) for reader in (1, None)] == [learns, learns]


@rule("SET-160", "SET-176", "SET-Q43")
def test_only_its_owner_is_told_which_card_is_laid_face_down() -> None:
    japan = player("japanese", hand=["mill", "farm"], empire=["gate"])
    events = heard(table(japan, player("roman")), "tuck gate", "hide mill")
    (tucked,) = [event for event in events if event.what.word == "tucked"]
    assert GAME.tell(tucked, 0, "en") == "Player 1 puts Mill under Gate (1)."
    for reader in (1, None):
        assert GAME.tell(tucked, reader, "en") == "Player 1 puts a card under Gate (1)."
    egypt = player("egyptian", "1 worker", hand=["mill", "oasis"], empire=["sanctuary"])
    events = heard(table(egypt, player("roman")), "activate sanctuary", "hide mill")
    (buried,) = [event for event in events if event.what.word == "buried"]
    assert GAME.tell(buried, 0, "en") == "Player 1 lays Mill face down as a foundation."
    assert GAME.tell(buried, 1, "en") == "Player 1 lays a card face down as a foundation."


@rule("SET-Q43", "SET-Q56", "SET-O04")
def test_answers_that_nobody_else_may_know() -> None:
    gate = table(player("japanese", hand=["mill", "farm"], empire=["gate"]), player("roman"))
    assert play(gate, "tuck gate").choice().secret
    egypt = player("egyptian", "1 worker", hand=["mill", "oasis"], empire=["sanctuary"])
    assert play(table(egypt, player("roman")), "activate sanctuary").choice().secret
    architect = table(player("roman", "2 stone", hand=["architect"], foundations=["mill"]), player("barbarian"))
    assert play(architect, "build architect").choice().secret
    assert dealt(2, lookout="alternative").choice().secret
    # What is discarded lies open.
    tavern = table(player("roman", hand=["mill", "spies"], empire=["tavern"]), player("barbarian"))
    assert not play(tavern, "activate tavern").choice().secret


@rule("SET-019")
def test_the_view_names_cards_and_their_costs_are_printed_on_them() -> None:
    him = player("roman", empire=["roman_fortifications", built("mill", defense=True), "spies"])
    state = table(player("barbarian", hand=["dark_chapel"]), him)
    (card,) = look(state, 0).players[0].hand
    printed = card_of(card)
    assert (write_price(printed.cost), printed.needs_place) == ({"wood": 1, "stone": 2}, True)
    assert (deal_of(card), printed.raze) == ("worker", [])
    features = {one.card: one.raze_cost for one in [*look(state, 0).players[1].rows[1].common]}
    assert features == {"mill": 4}
    actions = {one.card: (one.raze_cost, one.limit) for one in look(state, 0).players[1].rows[2].faction}
    assert actions == {"spies": (0, 1)}


def test_a_preview_says_what_an_action_costs_and_brings() -> None:
    me = player("roman", "3 wood 1 stone 1 raze", hand=["lords_fields", "roman_bank"], empire=["mill", "castle"])
    state = table(me, player("barbarian"))
    build = GAME.preview(state, 0, GAME.parse("build lords_fields"))
    assert (build.costs, build.brings, build.location) == ({"wood": 2, "stone": 1}, {"food": 2}, False)
    assert GAME.preview(state, 0, GAME.parse("build roman_bank")).location
    raze = GAME.preview(state, 0, GAME.parse("raze_hand lords_fields"))
    assert (raze.costs, raze.brings) == ({"raze": 1}, {"food": 2})
    assert GAME.preview(state, 0, GAME.parse("pass")) is None
    tavern = table(player("roman", hand=["mill"], empire=["tavern"]), player("barbarian"))
    assert GAME.preview(tavern, 0, GAME.parse("activate tavern")).cards == 1
    mine = table(player("roman", "2 worker", empire=["gold_mine"]), player("barbarian"))
    twice = GAME.preview(mine, 0, GAME.parse("activate_twice gold_mine_1"))
    assert (twice.costs, twice.brings) == ({"worker": 2}, {"gold": 2})


@pytest.mark.parametrize(
    ("move", "words"),
    [
        ("build town", "You lack: 1 wood and 1 stone."),
        ("build roman_bank", "You lack: 1 stone and a location or foundation to discard."),
        ("deal roman_bank", "You lack: 1 food."),
        ("raze mill", "You lack: 3 raze tokens."),
        ("raze_hand town", "You lack: 1 raze token."),
        ("spend wood", "You lack: 2 workers."),
        ("raze_hand roman_bank", ""),
        ("build mill", ""),
    ],
)
def test_a_refusal_says_what_is_lacking(move: str, words: str) -> None:
    me = player("roman", hand=["town", "roman_bank"])
    state = table(me, player("barbarian", empire=[built("mill", defense=True)]))
    assert GAME.explain(state, 0, GAME.parse(move), "en") == words


def test_gold_counts_before_something_is_lacking() -> None:
    state = table(player("roman", "1 gold", hand=["town"]), player("barbarian"))
    assert GAME.explain(state, 0, GAME.parse("build town"), "en") == "You lack: 1 stone."
    barter = table(player("barbarian", empire=["barter"]), player("roman"))
    assert GAME.explain(barter, 0, GAME.parse("activate_twice barter"), "fr").endswith("2 ressources.")


@rule("SET-072", "SET-084")
def test_a_pass_says_what_is_lost_when_the_round_ends() -> None:
    state = table(player("roman", "2 wood 1 raze 3 worker", hand=["town"]), player("barbarian"))
    moves = {GAME.notation(move): move for move in state.moves(0)}
    warnings = {word: GAME.warn(state, 0, move, "en") for word, move in moves.items()}
    assert warnings.pop("pass") == "When the round ends you lose: 2 wood and 3 workers."
    assert set(warnings.values()) == {""}
    assert GAME.warn(state, 0, moves["pass"], "fr").endswith("vous perdrez\u00a0: 2 bois et 3 ouvriers.")


@rule("SET-081")
def test_in_the_last_round_a_pass_says_what_is_left_unused() -> None:
    state = table(player("roman", "1 raze 2 worker"), player("barbarian"), round=5)
    assert GAME.warn(state, 0, GAME.parse("pass"), "en") == (
        "It is the last round. You leave unused: 2 workers and 1 raze token."
    )


def test_who_loses_nothing_or_can_only_pass_is_not_warned() -> None:
    kept = table(player("roman", "1 raze", hand=["town"]), player("barbarian"))
    assert GAME.warn(kept, 0, GAME.parse("pass"), "en") == ""
    bare = table(player("roman", "1 wood"), player("barbarian"))
    assert bare.moves(0) == [GAME.parse("pass")]
    assert GAME.warn(bare, 0, GAME.parse("pass"), "en") == ""


@rule("SET-094", "SET-095")
def test_a_tie_is_explained() -> None:
    state = table(
        player("roman", "2 worker", points=5), player("barbarian", "1 wood", points=5, hand=["mill"]), round=5
    )
    assert "Player 1 has 2 and 0 cards, Player 2 has 1 and 1 card" in GAME.tie_break(state, "en")
    assert GAME.tie_break(table(player(points=1), player()), "en") == ""
    assert GAME.tie_break(solo(player("roman", empire=["mill"])), "fr").endswith("0 contre 0.")
    assert "(1) que le joueur virtuel" in GAME.tie_break(solo(player("roman", empire=["colossus"])), "fr")


def test_a_target_is_named_with_its_owner() -> None:
    state = table(player("barbarian", "3 raze"), player("roman", empire=["mill"]))
    assert GAME.describe(state, 0, GAME.parse("raze mill"), "en") == "Raze Mill of Player 2 for 2 raze tokens"
    assert legal(state) == {"raze mill", "pass"}
    play(state, "raze mill")
    assert discards(state) == []


@rule("SET-020", "SET-Q36")
def test_what_is_asked_does_not_show_a_hand() -> None:
    # Whether the Settlers can be used depends on the hand, so the Troupe asks although the Castle is all that is left.
    troupe = player("roman", "2 worker 1 wood", hand=["mill"], empire=["acting_troupe", "settlers", "castle"])
    state = play(table(troupe, player("barbarian")), "activate acting_troupe")
    assert legal(state) == {"target castle_1"}
    # And the Dark Chapel asks although only a location can be razed.
    chapel = player("barbarian", "2 raze", hand=["ruins"], empire=["dark_chapel"])
    state = play(table(chapel, player("roman", empire=["mill"])), "activate dark_chapel")
    assert legal(state) == {"raze mill"}


@rule("SET-020", "SET-197", "SET-Q31")
def test_that_only_one_card_of_a_hand_will_do_is_not_shown() -> None:
    # The other faction card is too dear, the other common card has no raze field: the question is asked all the same.
    rome = player("roman", "1 wood 2 stone", hand=["headquarters", "trade_colony"], empire=["settlers"])
    state = play(table(rome, player("barbarian")), "activate settlers")
    assert legal(state) == {"build headquarters_1"}
    chapel = player("barbarian", "1 raze", hand=["mill", "ruins"], empire=["dark_chapel"])
    state = play(table(chapel, player("roman")), "activate dark_chapel")
    assert legal(state) == {"raze_hand mill"}
    # Backs tell that no other card could do it, so nothing is asked.
    chapel = player("barbarian", "1 raze", hand=["mill", "idol"], empire=["dark_chapel"])
    state = play(table(chapel, player("roman")), "activate dark_chapel")
    assert discards(state) == ["mill"]
    chapel = player("barbarian", "2 raze", hand=["idol"], empire=["dark_chapel"])
    state = play(table(chapel, player("roman", empire=["baker"])), "activate dark_chapel")
    assert look(state).players[1].foundations == ["baker"]
    # Deals lie open: of two, the one that can be paid for is built at once.
    japan = player("japanese", "1 worker 1 wood", empire=["negotiator"], deals=["casino", "stalls"])
    state = play(table(japan, player("roman")), "activate negotiator")
    assert "stalls_1" in [one.card for one in look(state).players[0].rows[2].faction]


@rule("SET-Q36")
def test_the_log_names_the_location_that_the_troupe_uses() -> None:
    troupe = player("roman", "2 worker", empire=["acting_troupe", "castle"])
    events = heard(table(troupe, player("barbarian")), "activate acting_troupe")
    told = [GAME.tell(event, 1, "en") for event in events if event.what.word == "activated"]
    assert told == ["Player 1 activates Acting Troupe.", "Player 1 activates Castle (1)."]


@rule("SET-225", "SET-Q03")
def test_the_log_is_silent_where_no_card_moves() -> None:
    state = solo(player("roman"), {}, round=5, exact=True)
    assert "collected" not in [event.what.word for event in heard(state, "pass")]
    # A lookout without a common card anywhere.
    state = table(player("roman"), player("barbarian", passed=True), exact=True)
    assert "revealed" not in [event.what.word for event in heard(state, "pass")]


@rule("SET-117", "SET-122", "SET-123", "SET-124", "SET-128", "SET-Q70")
@pytest.mark.parametrize(
    ("card", "rules"),
    [
        ("baker", ["SET-117", "SET-122"]),
        ("brewer", ["SET-117", "SET-123"]),
        ("farm_1", ["SET-117", "SET-128"]),
        ("casino", ["SET-117", "SET-124"]),
        ("mill", ["SET-117", "SET-Q70"]),
        ("town", ["SET-117", "SET-123", "SET-Q70"]),
    ],
)
def test_a_refused_raze_names_what_makes_it_dear(card: str, rules: list[str]) -> None:
    japan = player("japanese", empire=["baker", built("brewer", defense=True), "farm", built("casino", samurai=True)])
    rome = player("roman", empire=["roman_fortifications", "mill", built("town", defense=True)])
    state = table(player("barbarian", "1 raze"), japan, rome)
    assert why_not(state, f"raze {card}") == rules


@rule("SET-Q23")
def test_the_owner_of_a_controlled_location_is_told_why_he_cannot_use_it() -> None:
    state = table(player("roman", "2 worker"), player("egyptian", empire=[built("castle", owner=0)]))
    assert why_not(state, "activate castle_1") == ["SET-Q23"]


def learnt_by(state: SettlersState, move: str) -> list[str]:
    """The events of a move by which somebody learns something."""
    state.journal = []
    state.play(0, GAME.parse(move))
    events, state.journal = state.journal, []
    return [event.what.word for event in events if event.learnt != NOBODY]


@rule("SET-Q75")
@pytest.mark.parametrize(("move", "word"), [("build town", "builds"), ("raze_hand town", "razed_hand")])
def test_a_card_that_all_have_seen_teaches_nobody_when_it_is_played(move: str, word: str) -> None:
    me = player("roman", "2 wood 2 stone 2 gold 1 raze", hand=["town"])
    taken_openly = table(me, player("barbarian"), seen={"town": -1})
    assert word not in learnt_by(taken_openly, move)
    assert word in learnt_by(table(me, player("barbarian")), move)


@rule("SET-100")
def test_a_location_that_is_given_up_lay_open_and_teaches_nobody() -> None:
    me = player("roman", "3 wood 3 stone 3 gold", hand=["roman_bank"], empire=["mill", "castle"])
    state = table(me, player("barbarian"))
    state.play(0, GAME.parse("build roman_bank"))
    while not isinstance(state.choice(), ChoosePlace):
        state.play(0, state.moves(0)[0])
    assert "gave_up" not in learnt_by(state, "give_up mill")


@rule("SET-097", "SET-111", "SET-118")
def test_what_a_card_of_the_hand_is_for_is_shown_to_its_holder() -> None:
    # A Japanese card has all three fields, a common one no deal, another faction's none to raze.
    state = table(player("japanese", hand=["quarry", "ninjas"]), player("roman", hand=["architect"]))
    assert look(state, 0).purposes == {"quarry_1": ["build", "raze_hand"], "ninjas_1": ["build", "deal", "raze_hand"]}
    assert look(state, 1).purposes == {"architect": ["build", "deal"]}
    assert look(state, None).purposes == {}
