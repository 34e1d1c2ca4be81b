"""The solo game against the virtual player (p. 13, 14)."""

import pytest

from imperia.games.settlers.state import SettlersState
from tests.games.settlers.table import (
    at,
    built,
    can,
    deals,
    dealt,
    discards,
    empire,
    finish,
    foundations,
    hand,
    legal,
    look,
    plain_name,
    play,
    player,
    solo,
    stock,
    table,
    totals,
    track,
    why_not,
)
from tests.rule import rule

ME = player("roman")


def collected(state: SettlersState) -> list[str]:
    """The collection pile by name."""
    return [plain_name(word) for word in look(state).collected]


def attack(me: dict[str, object], line: list[str], *revealed: str, **data: object) -> SettlersState:
    """Two attacks; the cards revealed are named in their order."""
    cards = [f"attack_{good}" for good in revealed]
    known = [f"attack_{good}" for good in line]
    return solo(me, {"deals": known}, step="attack", decks={"attack": cards[::-1]}, **data)


@rule("SET-217", "SET-257", "SET-216", "SET-005", "SET-041")
def test_a_fresh_solo_table() -> None:
    state = dealt(1)
    seen = look(state)
    assert (len(seen.targets), seen.attack_deck) == (1, 15)
    assert (seen.players[0].hand_common, seen.players[0].hand_faction) == (2, 3)
    virtual = seen.players[1]
    assert (virtual.virtual, virtual.faction, virtual.stock, virtual.hand_size) == (True, "", {}, 0)
    assert not [word for word in dealt(2).census() if word.startswith("attack")]


@rule("SET-219", "SET-220", "SET-221")
def test_the_solo_lookout() -> None:
    state = dealt(1, seed=3)
    assert len(look(state).open) == 4
    play(state, min(legal(state)))
    # One of the three left has gone to the virtual player, by chance.
    assert len(look(state).open) == 2
    assert len(empire(state, 1)) == 1
    left = set(look(state).open)
    card = min(left)
    play(state, f"take {card}")
    assert len(empire(state, 1)) == 2
    assert (left - {card}).pop() in [one.card for row in look(state).players[1].rows for one in row.common]
    assert look(state).players[0].hand_common == 4
    assert discards(state) == []


@rule("SET-220")
def test_which_card_the_virtual_player_gets_is_chance() -> None:
    start = {"common": ["mill", "baker", "brewer", "town"]}
    got = set()
    for seed in range(30):
        state = play(solo(ME, step="lookout", decks=start, seed=seed), "take town")
        got.update(empire(state, 1))
    assert got == {"mill", "baker", "brewer"}


@rule("SET-222", "SET-Q53")
def test_the_virtual_player_does_nothing_and_never_passes() -> None:
    state = solo(player("roman", "9 worker"), {"empire": ["monument", "village"]})
    play(state, "spend wood", "done", "spend wood", "done")
    assert state.to_act() == (0,)
    assert (stock(state, 1), look(state).players[1].track) == ({}, 0)


@rule("SET-218", "SET-226", "SET-256", "SET-048", "SET-247", "SET-Q45", "SET-089")
def test_five_rounds_with_two_attacks_each() -> None:
    state = dealt(1, seed=11)
    lines = []
    while not state.over:
        if look(state).phase == "lookout":
            play(state, min(legal(state)))
        elif look(state).phase == "attack":
            state.play(0, state.moves(0)[0])
        else:
            finish(state)
            lines.append(len(look(state).targets))
    # One target at the start and two more after each round; nothing is razed without common locations.
    assert lines == [3, 5, 7, 9, 11]
    assert look(state).attack_deck == 5
    # The virtual player collects two cards a round, those of the last one too.
    assert len(look(state).collected) == 10
    assert state.first == 0


@rule("SET-223", "SET-224", "SET-Q65", "SET-131")
def test_razing_a_location_of_the_virtual_player() -> None:
    me = player("barbarian", "2 raze", empire=["raid", "gallows"])
    state = play(solo(me, {"empire": ["armorer", "mill"]}), "raze armorer")
    # Its stone; its point, those of Raid and Gallows.
    assert (stock(state), track(state)) == ({"stone": 1, "worker": 1}, 3)
    assert (discards(state), foundations(state, 1), stock(state, 1)) == (["armorer"], [], {})
    assert why_not(solo(player("barbarian", "1 raze"), {"empire": ["mill"]}), "raze mill") == ["SET-117", "SET-122"]


@rule("SET-223", "SET-Q52")
def test_the_targets_are_his_deals() -> None:
    me = player("roman", "1 worker", empire=["spies"])
    state = play(solo(me, {"deals": ["attack_gold", "attack_wood"]}), "activate spies", "target attack_wood")
    assert look(state).targets == ["gold"]
    assert deals(state) == ["wood"]
    produced = solo(player("roman", deals=["attack_gold"]), {"deals": ["attack_wood"]}, step="production")
    assert stock(produced)["gold"] == 1
    robbers = player("barbarian", "1 worker", empire=["robbers"])
    state = play(solo(robbers, {"deals": ["attack_gold"]}), "activate robbers", "draw common")
    assert look(state).targets == []
    assert look(state).attack_discards == ["attack_gold_1"]


@rule("SET-Q53", "SET-Q12")
def test_what_cannot_be_used_on_the_virtual_player() -> None:
    virtual = {"empire": ["mill", "castle"]}
    me = player("japanese", "9 worker 9 food", empire=["ninjas", "trade_route"])
    state = solo(me, virtual)
    assert why_not(state, "activate ninjas_1") == ["SET-Q12"]
    assert why_not(state, "activate trade_route_1") == ["SET-Q12"]
    assert why_not(solo(player("barbarian", "9 worker", empire=["saboteurs"]), virtual), "activate saboteurs_1") == [
        "SET-Q12"
    ]
    desert = solo(player("egyptian", hand=["brewer"], empire=["desert"]), virtual)
    assert track(play(desert, "activate desert")) == 1


@rule("SET-Q53", "SET-Q23", "SET-225")
def test_the_temple_of_ra_keeps_a_location_from_being_collected() -> None:
    me = player("egyptian", empire=["temple_of_ra"])
    state = play(solo(me, {"empire": ["mill", "baker"]}), "activate temple_of_ra", "target mill")
    assert totals(state)[0] == 3
    finish(state)
    assert collected(state) == ["baker"]
    # Attacks may take it like any common location; the token then returns.
    me = player("egyptian", empire=[built("mill", owner=1)])
    state = attack(me, ["worker"], "food", "stone")
    assert collected(state) == ["mill"]
    assert look(state).egypt_tokens == 4


@rule("SET-225", "SET-Q54")
def test_remaining_locations_are_collected() -> None:
    state = solo(ME, {"empire": ["mill", "baker"]}, round=5)
    play(state, "pass")
    assert state.over
    assert collected(state) == ["mill", "baker"]


@rule("SET-227", "SET-247")
def test_the_new_card_is_the_first_target() -> None:
    state = attack(ME, ["gold"], "wood", "stone")
    assert look(state).targets == ["stone", "wood", "gold"]


@rule("SET-228", "SET-229", "SET-Q46")
def test_attacks_without_a_target() -> None:
    # First target food: nobody shows it. Second target wood: Mill does not show it, the Brewer with worker neither.
    state = attack(player("roman", empire=["castle"]), ["worker", "gold"], "food", "wood")
    assert collected(state) == []
    state = attack(player("roman", empire=["brewer"]), ["worker", "gold"], "food", "vp")
    assert collected(state) == []


@rule("SET-229", "SET-230")
def test_only_pairs_with_the_first_target_count() -> None:
    # The Mill shows food and worker, both in the line, but the first target is stone, then card.
    state = attack(player("roman", empire=["mill"]), ["food", "worker"], "stone", "card")
    assert collected(state) == []
    state = attack(player("roman", empire=["mill"]), ["worker"], "food", "stone")
    assert collected(state) == ["mill"]


@rule("SET-229")
def test_the_nearest_target_decides() -> None:
    # Food with worker comes before food with gold: the Mill, although the Confectioner is dearer.
    me = player("roman", empire=["confectioner", "mill"])
    state = attack(me, ["worker", "gold"], "food", "stone")
    assert collected(state) == ["mill"]


@rule("SET-232")
def test_two_locations_a_phase_at_most() -> None:
    # All of them show food and worker; both attacks find one, the action locations first.
    me = player("roman", empire=["mill", "canteen", "pig_farmer", "mammas_baths"])
    state = attack(me, ["worker", "food", "worker"], "food", "worker")
    assert collected(state)[0] == "pig_farmer"
    play(state, "target mill")
    assert collected(state) == ["pig_farmer", "mill"]
    assert look(state).phase == "lookout"


@rule("SET-231")
def test_nothing_comes_of_an_attack() -> None:
    me = player("roman", empire=[built("castle", uses=1, spent="1 worker"), "mill"])
    state = attack(me, ["worker"], "food", "gold")
    assert (collected(state), stock(state), foundations(state)) == (["mill"], {}, [])
    assert look(state).players[1].points == 1


@rule("SET-233", "SET-231")
def test_a_defense_token_does_not_protect() -> None:
    me = player("roman", empire=[built("mill", defense=True)])
    state = attack(me, ["worker"], "food", "gold", round=5)
    assert collected(state) == ["mill"]
    # It goes to the supply, not to the player.
    assert stock(state) == {}


@rule("SET-234")
@pytest.mark.parametrize(
    ("cards", "lost"),
    [
        # All three show food and worker.
        (["mammas_baths", "mill", "pig_farmer"], "pig_farmer"),
        (["mammas_baths", "mill"], "mill"),
        (["mammas_baths"], "mammas_baths"),
    ],
)
def test_actions_before_features_before_production(cards: list[str], lost: str) -> None:
    state = attack(player("roman", empire=cards), ["worker"], "food", "card")
    assert collected(state) == [lost]


@rule("SET-235", "SET-Q50")
def test_the_dearest_then_the_one_with_most_stone() -> None:
    # Gold and VP: Goldsmith's Workshop (1 wood 1 stone), Hanseatic League (1 wood 2 stone).
    me = player("roman", empire=["goldsmiths_workshop", "hanseatic_league"])
    assert collected(attack(me, ["vp"], "gold", "card")) == ["hanseatic_league"]
    # Stone and worker: the number of resources comes before the stone. Court Sculptor (1 stone), Porters (2 wood).
    me = player("roman", empire=["court_sculptor", "porters"])
    assert collected(attack(me, ["worker"], "stone", "card")) == ["porters"]
    # Coal Mine (1 wood 1 stone), Porters (2 wood).
    me = player("roman", empire=["porters", "coal_mine"])
    assert collected(attack(me, ["worker"], "stone", "card")) == ["coal_mine"]


@rule("SET-235")
def test_the_player_chooses_among_equals() -> None:
    # Gold and VP, two resources with one stone each.
    me = player("roman", empire=["goldsmiths_workshop", "gold_mine", "mill"])
    state = attack(me, ["vp"], "gold", "card")
    assert legal(state) == {"target goldsmiths_workshop_1", "target gold_mine_1"}
    play(state, "target gold_mine_1")
    assert collected(state) == ["gold_mine"]
    assert look(state).targets[-2:] == ["gold", "vp"]


@rule("SET-236", "SET-Q47")
def test_used_targets_go_to_the_end_of_the_line() -> None:
    state = attack(player("roman", empire=["mill"]), ["gold", "worker", "wood"], "food", "stone")
    assert look(state).targets == ["stone", "gold", "wood", "food", "worker"]


@rule("SET-Q48", "SET-Q49")
def test_a_field_with_the_same_good_twice() -> None:
    # The Old Forest shows wood twice: it takes two wood cards.
    me = player("roman", empire=["old_forest"])
    assert collected(attack(me, ["gold"], "wood", "card")) == []
    assert collected(attack(me, ["gold", "wood"], "wood", "card")) == ["old_forest"]
    # One that shows wood once is not found by two wood cards.
    assert collected(attack(player("roman", empire=["marketplace"]), ["wood"], "wood", "card")) == []


@rule("SET-237", "SET-238", "SET-239", "SET-Q66")
def test_two_points_in_the_line_strike_a_japanese_location() -> None:
    me = player("japanese", empire=["farm", "casino", "stalls", "armorer"])
    # The Armorer shows stone and VP and would be found by VP with stone; VP with VP goes first.
    state = attack(me, ["stone", "vp"], "vp", "card")
    assert collected(state) == ["casino"]
    assert look(state).targets == ["card", "stone", "vp", "vp"]


@rule("SET-237")
def test_only_the_japanese_are_struck_so() -> None:
    me = player("roman", empire=["roman_bank", "armorer"])
    assert collected(attack(me, ["vp", "stone"], "vp", "card")) == ["armorer"]


@rule("SET-238")
@pytest.mark.parametrize(
    ("cards", "lost"),
    [
        (["buddhas_temple", "garrison", "casino"], "buddhas_temple"),
        (["garrison", "casino", "dojo"], "garrison"),
        (["casino", "dojo", "master_swordsmith"], "casino"),
        (["dojo", "master_swordsmith", "farm"], "dojo"),
        (["master_swordsmith", "farm", "stalls"], "master_swordsmith"),
        (["farm", "stalls"], "farm"),
        # Both show food: the action location before the production location.
        (["rice_fields", "stalls"], "stalls"),
    ],
)
def test_the_deal_field_decides(cards: list[str], lost: str) -> None:
    assert collected(attack(player("japanese", empire=cards), ["vp"], "vp", "card")) == [lost]


@rule("SET-Q51")
def test_gate_and_shrine_are_never_struck() -> None:
    me = player("japanese", empire=["gate", "shrine", "armorer"])
    state = attack(me, ["vp", "stone"], "vp", "card")
    assert collected(state) == ["armorer"]


@rule("SET-240")
def test_samurai_do_not_protect_but_count() -> None:
    me = player("japanese", empire=[built("farm", samurai=True)])
    assert collected(attack(me, ["vp"], "vp", "card")) == ["farm"]
    castle = player("japanese", empire=[built("farm", samurai=True), "daimyos_castle"])
    assert track(solo(castle, step="production")) == 1


@rule("SET-241", "SET-242", "SET-246")
def test_points_count_only_for_a_winner() -> None:
    me = player("roman", points=99, empire=["mill"])
    state = solo(me, {"empire": ["baker"]}, round=5)
    play(state, "pass")
    assert state.winners() == []
    assert state.ranking() == [[1], [0]]
    me = player("roman", points=12, empire=["roman_bank", "spies"])
    state = play(solo(me, {"empire": ["baker"]}, round=5), "pass")
    assert state.winners() == [0]
    assert state.ranking() == [[0], [1]]
    assert totals(state) == [16, 1]
    # What decided is said, and the feat that it comes to.
    assert state.game.tie_break(state, "en").startswith("You have more faction locations (2) than the virtual player")
    assert state.game.tie_break(state, "en").endswith("Your feat: Commoner (SET-243).")
    # Equal numbers lose.
    me = player("roman", points=99, empire=["roman_bank"])
    assert play(solo(me, {"empire": ["baker"]}, round=5), "pass").winners() == []


@rule("SET-243")
@pytest.mark.parametrize(
    ("points", "feat"),
    [
        (0, "commoner"), (27, "commoner"), (28, "servant"), (37, "servant"), (38, "squire"), (48, "knight"),
        (58, "castellan"), (68, "king"), (77, "king"), (78, "emperor"),
    ],
)  # fmt: skip
def test_the_table_of_feats(points: int, feat: str) -> None:
    # Two points of the one faction location.
    assert look(solo(player("roman", points=points, empire=["roman_bank"]))).feat == feat


@rule("SET-Q40")
def test_a_foundation_is_not_attacked() -> None:
    me = player("roman", foundations=["mill"])
    state = attack(me, ["worker"], "food", "gold")
    assert (collected(state), foundations(state)) == ([], ["mill"])


@rule("SET-256")
def test_there_is_no_first_player_to_change() -> None:
    state = finish(solo(ME))
    assert state.first == 0
    assert look(state).phase == "lookout"


@rule("SET-Q65", "SET-222")
def test_attacks_trigger_nothing() -> None:
    me = player("roman", empire=["gallows", "mill"])
    assert track(attack(me, ["worker"], "food", "card")) == 0


@rule("SET-Q57")
def test_a_location_of_his_may_be_blocked() -> None:
    me = player("egyptian", "1 worker", empire=["scorpion_breeder"])
    state = play(solo(me, {"empire": ["castle"]}), "activate scorpion_breeder")
    assert at(state, "castle", 1).blocked
    assert not can(
        table(player("egyptian", "1 worker", empire=["scorpion_breeder"]), player("roman")), "activate scorpion_breeder"
    )
    assert hand(state) == []
