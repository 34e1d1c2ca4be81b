"""The turn and its three orders (p. 10, 11)."""

from imperia.games.imperium.cards import WORDS
from imperia.games.imperium.printed import ACTION, EXHAUST
from imperia.kernel.hidden import Memory
from tests.games.imperium.table import (
    GAME,
    area,
    asked,
    bare,
    can,
    finish,
    hand,
    has,
    heard,
    laid,
    legal,
    look,
    pile,
    play,
    player,
    table,
    verbs,
    why_not,
    words_of,
)
from tests.rule import rule

# A market of which nothing is said: a region in the slot of each deck where one can be.
QUIET = ["cl-forest", "cl-oasis", "cl-steppe", "cl-river", "cl-hills"]
FOUR_REGIONS = ["cl-jungle", "cl-mountain", "cl-coast", "cl-marsh"]


@rule("IMP-063", "IMP-065")
def test_a_turn_offers_the_three_orders_until_one_is_begun() -> None:
    state = table(player("romans", hand=["romans-dalmatia", "romans-unrest-1"]), player("greeks"))
    assert verbs(state) == {"play", "innovate", "revolt", "finish"}
    play(state, "play romans-dalmatia", "decline")
    assert look(state).order == "activate"
    assert legal(state) == {"play romans-unrest-1", "finish"}
    assert why_not(state, "innovate region") == ["IMP-063"]
    assert why_not(state, "revolt 1") == ["IMP-063"]


@rule("IMP-063")
def test_who_does_nothing_goes_on_with_clean_up() -> None:
    state = table(player("romans", hand=["romans-dalmatia"]), player("greeks"))
    play(state, "finish")
    assert asked(state) == "AddToMarket"


@rule("IMP-061", "IMP-064")
def test_turns_go_clockwise_from_the_player_left_of_the_solstice_card() -> None:
    state = table(player("romans"), player("greeks"), player("persians"), seat=1, first=1, market=QUIET)
    order = []
    for _ in range(4):
        order.append(state.seat)
        finish(state)
    assert order == [1, 2, 0, 1]
    assert state.round == 3


@rule("IMP-066", "IMP-067")
def test_an_action_takes_a_token_and_the_card_is_discarded() -> None:
    state = table(bare("romans", "1 population", hand=["romans-prosperity-2"]), bare("greeks"), market=QUIET)
    play(state, "play romans-prosperity-2", "decline", "decline", "option 0")
    assert state.have(0, ACTION) == 2
    assert pile(state, "discard", 0) == ["romans-prosperity-2"]


@rule("IMP-009", "IMP-067", "IMP-149")
def test_a_persistent_card_stays_in_play() -> None:
    state = table(player("romans", hand=["romans-city-of-rome"]), player("greeks"))
    play(state, "play romans-city-of-rome")
    assert area(state) == ["romans-power-b", "romans-city-of-rome"]
    assert pile(state, "discard", 0) == []


@rule("IMP-067")
def test_a_card_goes_where_it_says_instead() -> None:
    state = table(player("romans", hand=["cl-ionians"]), player("greeks"))
    play(state, "play cl-ionians")
    assert asked(state) == "TakeTurn"
    assert pile(state, "history", 0) == ["cl-ionians"]


@rule("IMP-066")
def test_only_cards_of_the_hand_are_played() -> None:
    state = table(player("romans", hand=["romans-dalmatia"]), player("greeks"))
    assert why_not(state, "play romans-city-of-rome") == ["IMP-066"]


@rule("IMP-068", "IMP-186")
def test_without_an_action_token_only_free_actions_are_left() -> None:
    state = table(player("romans", hand=["romans-dalmatia", "cl-assyrians"], actions=0), player("greeks"))
    assert {move for move in legal(state) if move.startswith("play")} == {"play cl-assyrians"}
    assert why_not(state, "play romans-dalmatia") == ["IMP-068"]
    play(state, "play cl-assyrians")
    assert state.have(0, ACTION) == 0
    assert has(state) == (0, 1, 0)


@rule("IMP-187", "IMP-Q21")
def test_a_free_action_is_taken_once_a_turn_by_each_card() -> None:
    me = player("romans", hand=["cl-leadership", "cl-assyrians"])
    state = table(me, player("greeks"), market=QUIET)
    play(state, "play cl-assyrians")
    assert look(state).freed == ["cl-assyrians"]
    # It has come back to hand: neither free nor for a token; another free card may be played.
    back = table(me, player("greeks"), market=QUIET, freed=["cl-assyrians"], order="activate")
    assert why_not(back, "play cl-assyrians") == ["IMP-Q21"]
    assert can(back, "play cl-leadership")
    finish(back)
    assert look(back).freed == []


@rule("IMP-187", "IMP-Q21", "IMP-Q23")
def test_a_free_action_is_taken_once_a_turn_whatever_lets_the_card_be_played() -> None:
    hunt = bare("arthurians", "6 materials 2 progress", hand=["cl-moneylenders"], area=["arthurians-twrch-trwyth"])
    state = table(hunt, bare("greeks"), market=QUIET)
    play(state, "exhaust arthurians-twrch-trwyth", "play cl-moneylenders")
    assert look(state).freed == ["cl-moneylenders"]
    # It has been a free action already and has come back to hand: no ability plays it again.
    back = table(hunt, bare("greeks"), market=QUIET, freed=["cl-moneylenders"], order="activate")
    assert why_not(back, "exhaust arthurians-twrch-trwyth") == ["IMP-074"]


@rule("IMP-011", "IMP-069", "IMP-197", "IMP-198")
def test_a_card_with_a_state_icon_needs_that_side_of_the_state_card() -> None:
    hand_cards = ["romans-advance", "cl-coinage", "romans-dalmatia"]
    barbarian = table(player("romans", "3 materials", hand=hand_cards), player("greeks"))
    assert can(barbarian, "play romans-advance")
    assert why_not(barbarian, "play cl-coinage") == ["IMP-069"]
    empire = table(player("romans", "3 materials", hand=hand_cards, state="empire"), player("greeks"))
    assert can(empire, "play cl-coinage")
    assert why_not(empire, "play romans-advance") == ["IMP-069"]
    assert can(barbarian, "play romans-dalmatia")
    assert can(empire, "play romans-dalmatia")


@rule("IMP-070")
def test_what_a_card_does_is_compulsory_as_far_as_possible() -> None:
    # Marsh exiles a card from the market, which must be chosen; nothing lets one decline.
    state = table(player("romans", hand=["cl-marsh"]), player("greeks"), market=QUIET)
    play(state, "play cl-marsh")
    assert has(state) == (2, 0, 0)
    assert verbs(state) == {"exile"}


@rule("IMP-071", "IMP-072", "IMP-073", "IMP-084")
def test_an_ability_takes_an_exhaust_token_onto_its_card_until_clean_up() -> None:
    state = table(player("romans", area=["cl-mysticism"]), player("greeks"), market=QUIET)
    play(state, "exhaust cl-mysticism")
    assert state.have(0, EXHAUST) == 4
    assert state.have(0, ACTION) == 4
    assert look(state).players[0].area[1].exhausted
    assert why_not(state, "exhaust cl-mysticism") == ["IMP-073"]


@rule("IMP-071")
def test_without_exhaust_tokens_no_ability_is_used() -> None:
    state = table(player("romans", area=["cl-mysticism"], exhausts=0), player("greeks"))
    assert why_not(state, "exhaust cl-mysticism") == ["IMP-071"]
    assert "exhaust" not in verbs(state)


@rule("IMP-072")
def test_only_cards_in_play_are_exhausted() -> None:
    state = table(player("romans", hand=["cl-mysticism"]), player("greeks", area=["cl-coinage"]))
    assert why_not(state, "exhaust cl-mysticism") == ["IMP-072"]
    assert why_not(state, "exhaust cl-coinage") == ["IMP-072"]


@rule("IMP-074")
def test_an_ability_that_cannot_be_paid_for_is_not_used() -> None:
    poor = table(player("romans", area=["cl-shrine"]), player("greeks"))
    assert why_not(poor, "exhaust cl-shrine") == ["IMP-074"]
    rich = table(player("romans", "1 materials", area=["cl-shrine"]), player("greeks"))
    assert can(rich, "exhaust cl-shrine")


@rule("IMP-075")
def test_abilities_work_in_both_states() -> None:
    state = table(player("romans", "1 materials", state="empire", area=["cl-shrine"]), player("greeks"))
    assert can(state, "exhaust cl-shrine")
    assert why_not(table(player("romans", hand=["cl-shrine"], state="empire"), player("greeks")), "play cl-shrine") == [
        "IMP-069"
    ]


@rule("IMP-076", "IMP-078", "IMP-080", "IMP-Q22", "IMP-Q133")
def test_no_actions_and_no_abilities_in_other_orders_or_in_others_turns() -> None:
    hand_cards = ["romans-dalmatia", "romans-unrest-1"]
    state = table(player("romans", hand=hand_cards, area=["cl-mysticism"]), player("greeks"), market=QUIET)
    play(state, "revolt 1")
    assert asked(state) == "AddToMarket"
    assert "exhaust" not in verbs(state)
    assert GAME.why_not(state, 1, GAME.parse("finish")) != []


@rule("IMP-077")
def test_of_a_hand_that_is_discarded_nobody_can_tell_any_more_where_each_card_came_from() -> None:
    def remembered(loose: str) -> dict[int, int]:
        """What others remember if one of two cards was passed on face down, and the other drawn from a deck."""
        state = table(bare("romans", hand=["cl-oracle", "cl-shrine"]), bare("greeks"), bare("persians"), market=QUIET)
        state.hidden.memories = [Memory(2, {}, {WORDS.index(loose): 0b11})] * (state.seats + 1)
        play(state, "innovate region")
        return state.hidden.memories[1].could

    assert remembered("cl-oracle") == remembered("cl-shrine")


@rule("IMP-077", "IMP-078")
def test_innovate_discards_the_hand_and_breaks_through() -> None:
    state = table(
        player("romans", hand=["romans-dalmatia", "romans-advance"]),
        player("greeks"),
        market=QUIET,
        piles={"region_deck": ["cl-woodland"]},
    )
    events = heard(state, "innovate region")
    assert words_of(events)[:3] == ["innovated", "discarded", "discarded"]
    assert sorted(pile(state, "discard", 0)) == ["romans-advance", "romans-dalmatia"]
    assert can(state, "take cl-forest")
    play(state, "top region_deck")
    assert hand(state) == ["cl-woodland"]
    assert asked(state) == "AddToMarket"


@rule("IMP-077")
def test_innovate_is_for_any_of_the_four_categories() -> None:
    state = table(player("romans", hand=[]), player("greeks"), market=QUIET)
    assert {move for move in legal(state) if move.startswith("innovate")} == {
        "innovate region", "innovate tradition", "innovate civilised", "innovate vassal",
    }  # fmt: skip


@rule("IMP-079", "IMP-080", "IMP-Q124", "IMP-206")
def test_revolt_returns_any_number_of_unrest_cards() -> None:
    for count in range(3):
        state = table(
            player("romans", hand=["romans-dalmatia", "romans-unrest-1", "romans-unrest-2"]),
            player("greeks"),
            market=QUIET,
        )
        before = len(pile(state, "unrest_pile"))
        assert not can(state, "revolt 3")
        play(state, f"revolt {count}")
        assert len(pile(state, "unrest_pile")) == before + count
        assert len(hand(state)) == 3 - count
        assert asked(state) == "AddToMarket"
    assert why_not(table(player("romans", hand=[]), player("greeks")), "revolt 1") == ["IMP-079"]


@rule("IMP-Q19")
def test_a_card_that_is_being_resolved_lies_in_play() -> None:
    state = table(bare("romans", hand=["romans-prosperity-2", "romans-dalmatia"]), bare("greeks"), market=QUIET)
    play(state, "play romans-prosperity-2")
    assert "romans-prosperity-2" in area(state)
    assert look(state).resolving == "romans-prosperity-2"


@rule("IMP-Q20")
def test_a_card_that_does_nothing_now_may_be_played_all_the_same_but_not_one_that_cannot_be_played() -> None:
    state = table(player("romans", hand=["cl-urban-development", "cl-sumerians"], state="empire"), player("greeks"))
    play(state, "play cl-urban-development")
    assert pile(state, "discard", 0) == ["cl-urban-development"]
    assert why_not(state, "play cl-sumerians") == ["IMP-Q20"]


@rule("IMP-Q137")
def test_an_ability_without_cost_may_be_used_for_nothing() -> None:
    state = table(player("romans", area=["cl-port"]), player("greeks"))
    play(state, "exhaust cl-port")
    assert state.have(0, EXHAUST) == 4
    assert has(state) == (0, 0, 0)


@rule("IMP-010", "IMP-195")
def test_an_attack_touches_the_other_players() -> None:
    state = table(
        player("romans", state="empire", hand=["cl-onager"]),
        player("greeks", area=["cl-city-1"]),
        player("persians"),
        market=FOUR_REGIONS,
    )
    play(state, "play cl-onager")
    assert "cl-city-1" not in area(state, 1)
    assert pile(state, "discard", 1) == ["cl-city-1"]


@rule("IMP-201")
def test_a_passive_works_while_its_card_is_in_play() -> None:
    assert look(table(player("romans", area=["cl-qin"]), player("greeks"))).players[0].hand_limit == 6
    assert look(table(player("romans", hand=["cl-qin"]), player("greeks"))).players[0].hand_limit == 5
    under = [laid("romans-dalmatia", under=["cl-qin"])]
    assert look(table(player("romans", area=under), player("greeks"))).players[0].hand_limit == 5
