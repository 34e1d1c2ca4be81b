"""Positions, options and moves that there cannot be: a clear error names the field or the rule."""

from typing import Any

import pytest

from imperia.games.settlers.words import CARD_NOUN
from imperia.kernel.errors import BadMove, BadPosition, BadSetup, IllegalMove
from tests.games.settlers.table import GAME, built, play, player, table
from tests.rule import rule


def refused(error: type[Exception], *parts: str, **data: Any) -> None:
    """Position data are refused with words that name all these parts."""
    with pytest.raises(error) as caught:
        GAME.position({"seats": 2, **data})
    assert [part for part in parts if part not in str(caught.value)] == []


def test_an_unknown_field_is_named() -> None:
    refused(BadPosition, "armies", armies=[])
    refused(BadPosition, "ships", players=[{"ships": 1}])


def test_a_field_of_the_wrong_type_is_named() -> None:
    refused(BadPosition, "players", players="roman")
    refused(BadPosition, "step", step="war")
    refused(BadPosition, "phase", phase="war")
    refused(BadPosition, "round", round=6)
    refused(BadPosition, "chance", chance=[1, 2, 3])


@rule("SET-003")
@pytest.mark.parametrize("seats", [0, 5])
def test_a_position_for_a_wrong_number_of_players(seats: int) -> None:
    refused(BadSetup, f"not played by {seats}", seats=seats)


def test_a_seat_that_there_is_not() -> None:
    refused(BadPosition, "seat", "2", seat=2)
    refused(BadPosition, "first", "-1", first=-1)
    refused(BadPosition, "players", "3", players=[{}, {}, {}])


def test_an_unknown_word_is_named_with_its_field() -> None:
    refused(BadPosition, "players[0].hand", "volcano", players=[player(hand=["volcano"])])
    refused(BadPosition, "players[1].empire[0]", "volcano", players=[player(), player(empire=["volcano"])])
    refused(BadPosition, "players[0].faction", "vikings", players=[player("vikings")])
    refused(BadPosition, "players[0].stock", "salt", players=[player(stock="1 salt")])
    refused(BadPosition, "decks", "magic", decks={"magic": []})
    refused(BadPosition, "discards", "magic", discards={"magic": []})
    refused(BadPosition, "aside", "volcano", aside=["volcano"])
    refused(BadPosition, "held", "volcano", held=["volcano"])


@rule("SET-010")
def test_cards_and_points_are_not_in_a_supply() -> None:
    refused(BadPosition, "players[0].stock", "vp", "SET-010", players=[player(stock="1 vp")])


def test_more_copies_than_the_box_holds() -> None:
    refused(BadPosition, "mill", "2", "1", players=[player(hand=["mill"]), player(hand=["mill"])])
    refused(BadPosition, "castle", "4", "3", players=[player(hand=["castle"] * 4)])


@rule("SET-039")
def test_two_players_with_one_faction() -> None:
    refused(BadPosition, "players[1].faction", "SET-039", players=[player("roman"), player("roman")])


@rule("SET-006")
def test_cards_of_another_faction() -> None:
    refused(BadPosition, "players[0]", "idol", "SET-006", players=[player("roman", hand=["idol"])])
    refused(BadPosition, "players[0]", "idol", "SET-006", players=[player("roman", empire=["idol"])])


@rule("SET-041")
def test_cards_of_a_faction_that_is_not_played() -> None:
    both = [player("roman"), player("barbarian")]
    refused(BadPosition, "farm_1", "SET-041", players=both, discards={"japanese": ["farm_1"]})
    refused(BadPosition, "japanese", "SET-041", players=both, decks={"japanese": ["farm_1"]})


@rule("SET-033")
def test_a_deck_holds_its_own_cards() -> None:
    refused(BadPosition, "decks.common", "spies", "SET-033", players=[player("roman")], decks={"common": ["spies"]})


@pytest.mark.parametrize(
    ("field", "memory"),
    [
        # A stamp that is a back, cards of two backs in one shuffle, a place that could not hold its own card.
        ("memories.stamps", {"stamps": {"mill": 0}}),
        ("memories.stamps", {"stamps": {"mill": 6, "spies_1": 6}}),
        ("memories.could", {"stamps": {"mill": 6}, "could": {"mill": [0]}}),
        ("memories.could", {"could": {"mill": [0, 1]}}),
        ("stamps", {"stamps": {"mill": 10**9}}),
        ("volcano", {"stamps": {"volcano": 6}}),
    ],
)
def test_shuffles_that_nobody_can_remember(field: str, memory: dict[str, Any]) -> None:
    refused(BadPosition, field, memories=[{"readers": 1, **memory}])


@rule("SET-158")
def test_samurai_and_defense_tokens_in_the_wrong_place() -> None:
    refused(BadPosition, "empire[0]", "SET-158", players=[player("japanese", empire=[built("mill", samurai=True)])])
    refused(BadPosition, "empire[0]", "SET-158", players=[player("japanese", empire=[built("farm", defense=True)])])
    refused(BadPosition, "empire[0]", "SET-158", players=[player("roman", empire=[built("spies", samurai=True)])])


@pytest.mark.parametrize(
    ("broken", "location"),
    [
        ("SET-160", built("farm", under=["mill"])),
        ("SET-167", built("gate", offered="1 wood")),
        ("SET-Q10", built("shrine", offered="1 gold")),
        ("SET-Q25", built("mill", marked=1)),
        ("empire[0].offered", built("shrine", offered="5000 wood")),
        ("empire[0].spent", built("castle", uses=1, spent="5000 worker")),
    ],
)
@rule("SET-160", "SET-167", "SET-Q10", "SET-Q25")
def test_what_cannot_lie_on_a_location(broken: str, location: dict[str, Any]) -> None:
    refused(BadPosition, "empire[0]", broken, players=[player("japanese", empire=[location])])


@rule("SET-Q23")
def test_a_faction_location_is_never_controlled() -> None:
    refused(BadPosition, "SET-Q23", players=[player("egyptian", empire=[built("oasis", owner=1)])])


@rule("SET-111", "SET-041", "SET-223", "SET-186")
def test_what_is_no_deal() -> None:
    both = [player("barbarian"), player("roman")]
    for card in ("mill", "farm_1", "attack_wood_1", "spies"):
        refused(BadPosition, "players[0].deals", card, "SET-111", players=[player("barbarian", deals=[card]), both[1]])
    refused(BadPosition, "players[1].deals", "SET-223", seats=1, players=[player("roman"), {"deals": ["spies"]}])
    # Spies take deals from under other boards.
    assert table(player("barbarian"), player("roman", deals=["idol"])).deals[1]


@rule("SET-160", "SET-006")
def test_what_cannot_lie_under_a_gate() -> None:
    for card in ("attack_wood_1", "spies"):
        japan = player("japanese", empire=[built("gate", under=[card])])
        refused(BadPosition, "empire[0].under", card, "SET-006", players=[japan, player("roman")])


@rule("SET-182", "SET-169", "SET-Q25")
def test_whose_token_and_whose_mark() -> None:
    stolen = built("mill", owner=1)
    refused(BadPosition, "SET-182", players=[player("barbarian", empire=[stolen]), player("roman")])
    dealt = [player("barbarian", empire=[built("idol", marked=1)]), player("roman")]
    refused(BadPosition, "SET-169", players=dealt)
    refused(BadPosition, "SET-Q25", players=[player("japanese", empire=[built("farm", marked=0)]), player("roman")])


@rule("SET-134", "SET-135", "SET-137")
@pytest.mark.parametrize(
    ("broken", "location"),
    [
        ("SET-134", built("mill", uses=1)),
        ("SET-134", built("mill", blocked=True)),
        ("SET-137", built("castle", uses=3)),
        ("SET-135", built("castle", spent="1 worker")),
    ],
)
def test_what_was_never_activated(broken: str, location: dict[str, Any]) -> None:
    refused(BadPosition, "empire[0]", broken, players=[player("roman", empire=[location])])


@rule("SET-223", "SET-221")
@pytest.mark.parametrize(
    "virtual",
    [
        player("", "1 wood"), {"hand": ["mill"]}, {"points": 1}, {"passed": True}, {"foundations": ["mill"]},
        {"empire": ["mill", "baker", "town"]},
    ],
)  # fmt: skip
def test_what_the_virtual_player_never_has(virtual: dict[str, Any]) -> None:
    refused(BadPosition, "players[1]", "SET-22", seats=1, players=[player("roman"), virtual])


@rule("SET-072")
def test_who_has_passed_is_not_asked_for_an_action() -> None:
    refused(BadPosition, "players[0].passed", "SET-072", players=[player(passed=True)])


@rule("SET-006", "SET-097")
def test_whoever_lays_a_location_lays_a_common_one_or_one_of_his_faction() -> None:
    players = [player("roman"), player("japanese")]
    for card, seat in (("gardens", 1), ("gate_1", 0)):
        laying = {"aside": [card], "agenda": [["TakeTurn"], ["LayLocation", CARD_NOUN.words.index(card)]]}
        table(*players, **laying, seat=1 - seat)
        refused(BadPosition, "agenda", card, "SET-006", players=players, **laying, seat=seat)


@rule("SET-129", "SET-033", "SET-048", "SET-097")
def test_cards_in_the_wrong_place() -> None:
    refused(BadPosition, "foundations", "SET-129", players=[player("roman", foundations=["spies"])])
    refused(BadPosition, "discards.common", "SET-033", players=[player("roman")], discards={"common": ["spies"]})
    refused(BadPosition, "round", "SET-048", round=0)
    refused(BadPosition, "aside", "saved game", aside=["mill"])
    refused(BadPosition, "aside", agenda=[["TakeTurn"]], aside=["mill"])


def test_one_deck_may_be_empty_and_every_card_is_still_somewhere() -> None:
    for exact in (True, ["common"], ["roman"], []):
        state = table(player("roman", hand=["mill"]), player("barbarian"), exact=exact)
        assert state.census() == GAME.box(state)
        gone = ["common", "roman"] if exact is True else exact
        assert [name for name, deck in (("common", 0), ("roman", 3)) if not state.decks[deck]] == gone
    refused(BadPosition, "exact", "volcano", exact=["volcano"])


def test_what_is_in_the_box_is_saved_by_name() -> None:
    state = table(player("roman"), player("barbarian"), exact=["roman"])
    assert len(state.data()["boxed"]) == len(state.boxed) > 0
    assert GAME.position(state.data()) == state
    # As it was saved before the box had a field of its own.
    before = {**state.data(), "exact": True}
    del before["boxed"]
    assert GAME.position(before).data() == state.data()
    refused(BadPosition, "boxed", "idol", "SET-041", players=[player("roman"), player("egyptian")], boxed=["idol"])


def test_a_player_names_the_first_copy_before_the_decks_do() -> None:
    state = table(player("roman", hand=["castle"]), player("barbarian"), decks={"common": ["castle"]})
    assert [CARD_NOUN.words[card] for card in (state.hands[0][0], state.decks[0][-1])] == ["castle_1", "castle_2"]


@rule("SET-009")
def test_more_locations_under_control_than_tokens() -> None:
    five = [built(card, owner=1) for card in ("mill", "baker", "town", "brewer", "porters")]
    refused(BadPosition, "egypt_token", "5", "4", players=[player("egyptian", empire=five)])


def test_an_attack_card_is_no_location() -> None:
    refused(BadPosition, "empire[0]", "attack_wood", seats=1, players=[player("roman", empire=["attack_wood"])])


def test_a_saved_agenda_has_known_steps() -> None:
    refused(BadPosition, "Dance", agenda=[["Dance"]])
    refused(BadPosition, "PickCard", agenda=[["PickCard"]])
    refused(BadPosition, "PickCard", "5", agenda=[["PickCard", 5]])
    refused(BadPosition, "Ask", agenda=[["Ask", "volcano/action/0", 0, 0, 0, [], -1]])
    refused(BadPosition, "Ask", agenda=[["Ask", "mill/feature/0/ops/0", 0, 0, 0, [], -1]])


def test_a_question_that_nobody_could_answer() -> None:
    refused(BadPosition, "KeepFirst", agenda=[["KeepFirst"]])


@rule("SET-Q74")
def test_a_solo_position_with_a_variant() -> None:
    refused(BadSetup, "peaceful", seats=1, options={"peaceful": True})


def test_an_unknown_option_is_named() -> None:
    with pytest.raises(BadSetup, match="no option “fog”; options: lookout, peaceful, factions"):
        GAME.start(2, options={"fog": True})
    with pytest.raises(BadSetup, match="lookout cannot be quick"):
        GAME.start(2, options={"lookout": "quick"})
    with pytest.raises(BadSetup, match="peaceful cannot be 1"):
        GAME.start(2, options={"peaceful": 1})


@pytest.mark.parametrize(
    ("text", "named"), [("dance", "dance"), ("build volcano", "volcano"), ("build", "card"), ("steal wood", "seat")]
)
def test_a_text_that_is_no_move(text: str, named: str) -> None:
    with pytest.raises(BadMove, match=named):
        GAME.parse(text)


@rule("SET-098")
def test_an_illegal_move_names_its_rule_and_changes_nothing() -> None:
    state = table(player("roman", hand=["mill"]), player("barbarian"))
    before = state.data()
    with pytest.raises(IllegalMove, match="SET-098") as caught:
        play(state, "build mill")
    assert caught.value.reasons == ["SET-098"]
    assert state.data() == before


@rule("SET-072")
def test_not_out_of_turn() -> None:
    state = table(player("roman"), player("barbarian", "2 worker"))
    with pytest.raises(IllegalMove, match="not the turn of seat 1"):
        play(state, "pass", seat=1)


@rule("SET-089")
def test_no_move_after_the_end() -> None:
    state = play(table(player(), player(passed=True), round=5), "pass")
    with pytest.raises(IllegalMove, match="SET-089"):
        state.play(0, GAME.parse("pass"))


def test_a_position_is_read_back_as_it_was_written() -> None:
    me = player("egyptian", "3 wood", hand=["mill"], empire=[built("town", owner=1), "oasis"], deals=["sphinx"])
    state = table(me, player("japanese", empire=[built("gate", under=["baker"])], foundations=["brewer"]))
    assert GAME.position(state.data()).data() == state.data()


def test_cards_held_apart_are_read_back_in_their_order() -> None:
    mark = player("barbarian", "1 raze", hand=["castle"], empire=["dark_chapel"])
    state = table(mark, player("roman"), decks={"barbarian": ["arena", "rabble"]})
    play(state, "activate dark_chapel", "draw barbarian", "draw barbarian")
    assert GAME.position(state.data()).data() == state.data()
