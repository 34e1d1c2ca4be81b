"""The solo game against the C.I.V.: set-up, its turn, changed keywords, end and scoring (solo p. 2 to 12)."""

from typing import Any

import pytest

from imperia.games.imperium.cards import CARDS, NATION_CARDS, WORDS
from imperia.games.imperium.printed import NATION_WORDS
from imperia.games.imperium.state import CIV, ImperiumState
from imperia.kernel.errors import BadPosition, BadSetup
from tests.games.imperium.parts import QUIET
from tests.games.imperium.solo import (
    LEVELS,
    before,
    civ,
    civ_turn,
    has_civ,
    in_slots,
    rows_of,
    value_of,
    you,
)
from tests.games.imperium.table import (
    GAME,
    area,
    asked,
    bare,
    begun,
    finish,
    hand,
    has,
    heard,
    laid,
    legal,
    look,
    market,
    pile,
    play,
    table,
    words_of,
)  # fmt: skip
from tests.rule import rule


def dealt(opponent: str, nation: str = "greeks", seed: int = 0, **options: Any) -> ImperiumState:
    """A fresh solo game of two nations at its first turn."""
    state = begun(1, seed, opponent="chosen", **options)
    return play(state, f"nation {nation}", f"nation {opponent}", "side B")


def development(nation: str) -> list[int]:
    """The development cards of a nation."""
    return NATION_CARDS[NATION_WORDS.index(nation)].development


# Set-up


@rule("IMP-234", "IMP-236", "IMP-237", "IMP-321")
def test_the_table_is_set_up_as_for_two_and_the_player_begins() -> None:
    state = dealt("romans")
    assert len(hand(state)) == 5
    assert has(state) == (3, 2, 1)
    assert [len(pile(state, name)) for name in ("region_deck", "tradition_deck", "civilised_deck")] == [5, 5, 5]
    assert len(pile(state, "fame_deck")) == 6
    assert len(pile(state, "removed")) == 2
    assert not any(CARDS[WORDS.index(card)].players > 1 for card in GAME.census(state))
    assert state.to_act() == (0,)
    assert has_civ(state) == (0, 0, 0)


@rule("IMP-235", "IMP-238")
def test_the_opponent_has_any_other_nation() -> None:
    state = play(begun(1, opponent="chosen"), "nation celts")
    assert legal(state) == {f"nation {word}" for word in NATION_WORDS if word != "celts"}
    drawn = begun(1, 3, nations="drawn", opponent="drawn")
    assert drawn.nations[CIV] >= 0
    assert drawn.nations[CIV] != drawn.nations[0]


@rule("IMP-239", "IMP-240", "IMP-265")
def test_the_dynasty_deck_has_nation_cards_on_the_accession_card_on_developments_by_value() -> None:
    state = dealt("romans")
    nation = NATION_CARDS[NATION_WORDS.index("romans")]
    deck = [WORDS.index(card) for card in pile(state, "nation_deck", CIV)]
    below = deck[: len(nation.development)]
    values = [value_of(WORDS[card]) for card in below]
    assert values == sorted(values)
    assert sorted(below) == sorted(nation.development)
    assert deck[len(below)] == nation.accession
    assert sorted(deck[len(below) + 1 :]) == sorted(nation.nation_deck)
    seen = look(state, 0).civ
    assert seen is not None
    assert WORDS[nation.accession] in seen.dynasty_known


@rule("IMP-241")
def test_against_arthurians_the_grail_lies_under_the_quests_and_the_court_is_gone() -> None:
    state = dealt("arthurians")
    quests = pile(state, "development", CIV)
    assert quests[0] == "arthurians-graal"
    assert sorted(quests) == sorted(WORDS[card] for card in development("arthurians"))
    assert pile(state, "out") == ["arthurians-king-arthurs-court"]
    assert pile(state, "nation_deck", CIV)[0] == "arthurians-gwaith-camlan"
    assert len(pile(state, "nation_deck", CIV)) == 8


@rule("IMP-242", "IMP-248")
def test_against_atlanteans_regions_lie_on_the_other_developments() -> None:
    state = dealt("atlanteans")
    deck = pile(state, "nation_deck", CIV)
    regions = [CARDS[WORDS.index(card)].regions > 0 for card in deck]
    assert regions == sorted(regions)
    values = [value_of(card) for card, is_region in zip(deck, regions, strict=True) if not is_region]
    assert values == sorted(values)
    assert state.is_empire(CIV)


@rule("IMP-243")
def test_against_utopians_there_is_no_dynasty_deck_but_a_journey() -> None:
    state = dealt("utopians")
    assert pile(state, "nation_deck", CIV) == []
    assert pile(state, "journey", CIV) == ["utopians-gates-of-shangri-la", "utopians-visions-of-shangri-la"]
    assert state.cause == -1


@rule("IMP-244", "IMP-Q76")
def test_against_vikings_the_zenith_card_is_the_last_of_the_dynasty() -> None:
    state = dealt("vikings")
    deck = pile(state, "nation_deck", CIV)
    assert deck[0] == "vikings-harald-hardrada"
    assert len(deck) == 14


@rule("IMP-245", "IMP-247", "IMP-294", "IMP-298")
@pytest.mark.parametrize(
    ("level", "slots"),
    [("chieftain", 4), ("warlord", 4), ("imperator", 5), ("sovereign", 5), ("overlord", 6), ("supreme_ruler", 6)],
)
def test_a_card_lies_under_each_slot_marker(level: str, slots: int) -> None:
    state = dealt("romans", level=level)
    assert sorted(in_slots(state)) == list(range(1, slots + 1))
    assert len(state.deck(CIV)) + slots == 10
    seen = look(state, 0).civ
    assert seen is not None
    assert not any(slot.card for slot in seen.slots)
    assert [slot.slot for slot in seen.slots if slot.blocked] == ([5] if slots == 4 else [])


@rule("IMP-246")
def test_the_unrest_of_the_opponents_nation_joins_the_pile() -> None:
    def of_nation(cards: list[str]) -> list[str]:
        return sorted(card for card in cards if card.startswith("arthurians-unrest"))

    state = dealt("arthurians")
    tucked = [WORDS[card] for one in state.market for card in one.under]
    common = [*pile(state, "unrest_pile"), *tucked]
    # Those for more players stay in the box.
    assert of_nation(common) == ["arthurians-unrest-1", "arthurians-unrest-2"]
    assert of_nation(list(GAME.census(state))) == of_nation(common)
    assert len(common) == 8 + 2
    assert of_nation([*in_slots(state).values(), *pile(state, "deck", CIV)]) == []


@rule("IMP-027")
def test_no_vassal_of_the_table_has_the_name_of_either_nation() -> None:
    for seed in range(12):
        state = dealt("egyptians", "minoans", seed)
        words = [card for card in GAME.census(state) if card.startswith(("cl-", "le-"))]
        assert not {"cl-egyptians", "cl-minoans"} & set(words)
        strangers = [CARDS[WORDS.index(card)] for card in words if card.startswith("le-")]
        assert len(strangers) == 2
        assert all(card.players == 1 for card in strangers)
        assert not {NATION_WORDS[card.namesake] for card in strangers if card.namesake >= 0} & {"egyptians", "minoans"}


@rule("IMP-297", "IMP-321")
def test_from_sovereign_on_the_opponent_begins_with_tokens() -> None:
    assert has_civ(dealt("romans", level="imperator")) == (0, 0, 0)
    for level in ("sovereign", "overlord", "supreme_ruler"):
        assert has_civ(dealt("romans", level=level)) == (3, 2, 1)


@rule("IMP-249", "IMP-290")
def test_its_power_card_and_its_dynasty_deck_do_not_count() -> None:
    state = before(you(), civ("romans"), 6)
    lines = {line.source: line.points for line in GAME.scores(state)[1].lines}
    history = pile(state, "history", CIV)
    assert "power" not in lines
    assert sum(lines.values()) == sum(value_of(card) for card in history)


# Its turn


def roman_cards() -> list[str]:
    """Starting cards of the Romans."""
    return [WORDS[card] for card in NATION_CARDS[NATION_WORDS.index("romans")].starting_deck]


@rule("IMP-E20", "IMP-250", "IMP-251", "IMP-253", "IMP-261", "IMP-262", "IMP-263")
def test_a_turn_with_a_three() -> None:
    # Romans, empire: cards with the barbarian icon are archived, and nothing else happens.
    lay = ["romans-advance", "romans-conquer", "romans-triumvirate", "romans-roman-expansion", "cl-oracle"]
    left = [card for card in roman_cards() if card not in lay]
    state = before(you(), civ("romans", hand=lay, deck=left, state="empire"), 3)
    tokens = [one.tokens for one in state.market]
    events = civ_turn(state)
    assert [event.details for event in events if event.what.word == "civ_rolled"] == [[3]]
    turned = [WORDS[event.details[0]] for event in events if event.what.word == "civ_revealed"]
    assert turned == [lay[0], lay[1], lay[3], lay[4]]
    assert rows_of(events) == ["romans-empire-01"] * 4
    assert [one.tokens for one in state.market] == [*tokens[:2], [0, 0, tokens[2][2] + 1], *tokens[3:]]
    assert in_slots(state) == {1: lay[2], 2: left[-1], 3: left[-2], 4: left[-3], 5: left[-4]}
    assert pile(state, "deck", CIV) == left[:-4]
    assert [event.details for event in events if event.what.word == "civ_filled"] == [[4]]


@rule("IMP-252", "IMP-299")
def test_with_a_six_no_card_is_set_aside_and_no_token_added() -> None:
    state = before(you(), civ("qin", hand=["qin-glory"]), 6)
    tokens = [one.tokens for one in state.market]
    civ_turn(state)
    assert [one.tokens for one in state.market][1:] == tokens[1:]
    overlord = before(you(), civ("romans", hand=roman_cards()[:6]), 6, options={"level": "overlord"})
    sixth = in_slots(overlord)[6]
    events = civ_turn(overlord)
    assert WORDS.index(sixth) not in [event.details[0] for event in events if event.what.word == "civ_revealed"]
    assert "market_token" not in words_of(events)


@rule("IMP-Q67", "IMP-294")
def test_at_chieftain_a_five_sets_nothing_aside_but_adds_the_token() -> None:
    state = before(you(), civ("egyptians"), 5, options={"level": "chieftain"})
    civ_turn(state)
    assert state.market[4].tokens == [0, 0, 1]


@rule("IMP-261")
@pytest.mark.parametrize(
    ("nation", "tokens"), [("romans", [0, 0, 1]), ("carthaginians", [2, 0, 0]), ("qin", [0, 1, 0])]
)
def test_the_token_that_a_nation_adds(nation: str, tokens: list[int]) -> None:
    state = before(you(), civ(nation), 2)
    civ_turn(state)
    assert state.market[1].tokens == tokens


@rule("IMP-254", "IMP-255")
def test_the_topmost_row_that_matches_is_taken_and_told() -> None:
    # Romans, barbarian: Prosperity is row 7; it has the persistent icon of row 5 not.
    state = before(you(), civ("romans", hand=["romans-prosperity-1"], area=["cl-jungle"]), 6)
    events = civ_turn(state)
    assert rows_of(events) == ["romans-barbarian-07"]
    seen = look(state, 0).civ
    assert seen is not None
    action = seen.resolved[0]
    assert (action.card, action.row, action.by, action.value) == (
        "romans-prosperity-1", "romans-barbarian-07", "name", "prosperity",
    )  # fmt: skip
    assert action.source == "rulebook"


def test_the_view_tells_where_a_symbol_was_uncertain() -> None:
    # Mauryans, barbarian: that row 6 is for vassals is deduced; nobody doubts the row of Prosperity.
    state = before(you(), civ("mauryans", hand=["cl-sumerians", "mauryans-prosperity"], area=["cl-jungle"]), 6)
    assert rows_of(civ_turn(state)) == ["mauryans-barbarian-06", "mauryans-barbarian-02"]
    seen = look(state, 0).civ
    assert seen is not None
    vassal, prosperity = seen.resolved
    assert (vassal.card, vassal.source) == ("cl-sumerians", "reconstructed")
    assert (vassal.by, vassal.value) == ("category", "vassal")
    assert [(doubt.field, doubt.chosen, doubt.alternatives) for doubt in vassal.unsure] == [
        ("match", ["vassal"], [["barbarian"], ["tradition"]])
    ]
    assert prosperity.unsure == []


@rule("IMP-260", "IMP-Q71")
def test_unrest_goes_back_without_a_row() -> None:
    state = before(you(), civ("romans", hand=["cl-unrest-1"]), 6)
    events = civ_turn(state)
    assert rows_of(events) == []
    assert "cl-unrest-1" in pile(state, "unrest_pile")
    assert has_civ(state) == (0, 0, 0)


@rule("IMP-308")
def test_the_supreme_ruler_gains_progress_for_unrest() -> None:
    state = before(you(), civ("romans", hand=["cl-unrest-1"]), 4, options={"level": "supreme_ruler"})
    civ_turn(state)
    assert has_civ(state) == (0, 0, 1)


@rule("IMP-264", "IMP-265")
def test_an_empty_deck_brings_a_dynasty_card_and_the_accession_makes_an_empire() -> None:
    nation = NATION_CARDS[NATION_WORDS.index("romans")]
    cards = [WORDS[card] for card in nation.nation_deck]
    state = before(you(), civ("romans", discard=cards), 6)
    assert pile(state, "nation_deck", CIV)[-1] == WORDS[nation.accession]
    events = civ_turn(state)
    assert words_of(events).count("dynasty_card") == 1
    assert state.is_empire(CIV)
    assert "became_empire" in words_of(events)
    assert len(in_slots(state)) == 5


@rule("IMP-284", "IMP-Q68", "IMP-Q76")
def test_the_last_dynasty_card_triggers_a_scoring() -> None:
    nation = NATION_CARDS[NATION_WORDS.index("vikings")]
    cards = [WORDS[card] for card in nation.nation_deck]
    state = before(you(), civ("vikings", discard=cards), 6)
    civ_turn(state)
    assert pile(state, "nation_deck", CIV) == []
    assert state.ending > 0
    assert look(state, 0).cause == "dynasty"
    assert not state.is_empire(CIV)
    # Later only the discard pile is shuffled.
    again = before(you(), civ("vikings", discard=[*cards, "vikings-harald-hardrada"]), 6)
    assert "dynasty_card" not in words_of(civ_turn(again))


@rule("IMP-295")
def test_at_warlord_a_card_is_discarded_after_its_turn() -> None:
    start = roman_cards()
    state = before(you(), civ("romans", deck=start), 6, options={"level": "warlord"})
    civ_turn(state)
    assert len(in_slots(state)) == 4
    assert pile(state, "discard", CIV) == [start[-5]]


@rule("IMP-268", "IMP-250")
def test_a_round_is_the_players_turn_the_opponents_turn_and_the_players_solstice() -> None:
    state = dealt("atlanteans", level="imperator")
    events = heard(state, "finish", f"place {market(state)[0]}", "done")
    told = words_of(events)
    assert told.index("civ_rolled") < told.index("solstice_began") < told.index("round_began")
    assert asked(state) == "TakeTurn"
    assert state.die > 0


# Changed keywords


@rule("IMP-269", "IMP-Q117")
def test_a_card_that_it_may_draw_goes_to_its_discard_pile() -> None:
    state = before(you("romans", hand=["romans-prosperity-1"]), civ("greeks", deck=["greeks-glory"]), 6)
    play(state, "play romans-prosperity-1", "decline")
    assert pile(state, "discard", CIV) == ["greeks-glory"]
    assert pile(state, "deck", CIV) == []


@rule("IMP-270")
def test_it_never_discards() -> None:
    state = before(
        you("romans", hand=["romans-military-engineering"], state="empire"), civ("greeks", hand=["greeks-glory"]), 6
    )
    slots = in_slots(state)
    play(state, "play romans-military-engineering")
    assert in_slots(state) == slots


@rule("IMP-273", "IMP-Q72")
def test_an_attack_makes_it_abandon_the_region_played_last() -> None:
    state = before(
        you("greeks", "5 materials 5 population", hand=["cl-cataphract"], state="empire"),
        civ("romans", area=["cl-jungle", "cl-mountain"]), 6,
    )  # fmt: skip
    play(state, "play cl-cataphract")
    assert pile(state, "discard", CIV) == ["cl-mountain"]
    assert area(state, CIV)[1:] == ["cl-jungle"]


@rule("IMP-274", "IMP-Q72", "IMP-Q65")
def test_an_invasion_recalls_its_last_region_and_brings_it_unrest() -> None:
    state = before(
        you("greeks", "5 materials 5 population", hand=["cl-invasion"], state="empire"),
        civ("romans", area=["cl-jungle", "cl-mountain"], deck=[]), 6,
    )  # fmt: skip
    play(state, "play cl-invasion", "option 1", "top region_deck")
    deck = pile(state, "deck", CIV)
    assert "cl-mountain" in deck
    assert any(CARDS[WORDS.index(card)].unrest for card in deck)


@rule("IMP-E25", "IMP-275", "IMP-276", "IMP-277", "IMP-281", "IMP-Q69")
def test_it_acquires_the_card_worth_most() -> None:
    row = [laid("cl-sumerians", "1 progress", under=["cl-unrest-1"]), "cl-port", "cl-mercenaries",
           laid("cl-oracle", "1 materials", under=["cl-unrest-2"]), "cl-forest"]  # fmt: skip
    # Celts, empire, an empire card: acquire any.
    state = before(you(), civ("celts", hand=["cl-education"], state="empire"), 6, market=row)
    events = civ_turn(state)
    assert rows_of(events) == ["celts-empire-08"]
    assert [WORDS[event.details[0]] for event in events if event.what.word == "took_card"] == ["cl-oracle"]
    taken = in_slots(state)
    assert taken[1] == "cl-unrest-2"
    assert taken[2] == "cl-oracle"
    assert has_civ(state) == (1, 0, 0)
    assert market(state)[3] != "cl-oracle"
    assert has(state)[0] == 2


@rule("IMP-279", "IMP-280")
def test_it_exiles_the_first_market_card_without_tokens() -> None:
    row = [laid("cl-forest", "1 progress"), *QUIET[1:]]
    state = before(you(), civ("celts", hand=["cl-jungle"], state="empire"), 6, market=row)
    civ_turn(state)
    assert pile(state, "exile") == ["cl-oasis"]
    assert area(state, CIV)[1:] == ["cl-jungle"]
    full = [laid(card, "1 progress") for card in QUIET]
    state = before(you(), civ("celts", hand=["cl-jungle"], state="empire"), 6, market=full)
    civ_turn(state)
    assert pile(state, "exile") == []


@rule("IMP-278")
def test_without_a_market_card_it_breaks_through_from_a_deck_or_by_a_dig() -> None:
    # Carthaginians, empire, attack: break through for vassal.
    state = before(you(), civ("carthaginians", hand=["carthaginians-elephants-1"], state="empire"), 6)
    events = civ_turn(state)
    assert rows_of(events) == ["carthaginians-empire-03"]
    assert "dug" in words_of(events)
    # Greeks, barbarian, Glory: break through for civilised.
    state = before(you("romans"), civ("greeks", hand=["greeks-glory"]), 6)
    top = pile(state, "civilised_deck")[-1]
    events = civ_turn(state)
    assert "took_top" in words_of(events)
    assert top in in_slots(state).values()


@rule("IMP-267")
def test_it_pays_no_progress_in_place_of_other_tokens() -> None:
    # Greeks, barbarian, Advance: spend 1 material for a break through, otherwise acquire tradition.
    state = before(you("romans"), civ("greeks", "5 progress", hand=["greeks-advance"]), 6)
    events = civ_turn(state)
    assert "paid" not in words_of(events)


@rule("IMP-283", "IMP-Q112")
@pytest.mark.parametrize(("side", "progress"), [("barbarian", 6), ("empire", 3)])
def test_king_of_kings(side: str, progress: int) -> None:
    removed = [
        card.word for card in CARDS if card.is_of(4) and not card.not_drawn and card.nation < 0 and card.box == 0
    ]
    state = before(
        you(), civ("romans", hand=["romans-glory"], area=["cl-jungle", "cl-mountain", "cl-marsh"], state=side), 6,
        piles={"removed": removed},
    )  # fmt: skip
    dynasty = len(pile(state, "nation_deck", CIV))
    events = civ_turn(state)
    assert "crowned" in words_of(events)
    assert has_civ(state)[2] == progress
    assert state.king == 1
    assert look(state, 0).cause == "king_of_kings"
    # A dynasty card for the deck, and one because the deck is empty.
    assert dynasty - len(pile(state, "nation_deck", CIV)) == (1 if side == "barbarian" else 2)


# Attacks on the player


@rule("IMP-256", "IMP-272")
def test_it_steals_and_the_player_recalls() -> None:
    # Celts, barbarian, attack: steal 1 material and 1 progress.
    state = before(you("greeks", "2 materials 2 progress"), civ("celts", hand=["celts-cattle-raid"]), 6)
    civ_turn(state)
    assert has(state) == (1, 0, 1)
    assert has_civ(state) == (1, 0, 1)


@rule("IMP-272", "IMP-Q160")
def test_the_player_may_use_a_protection() -> None:
    state = before(
        you("greeks", "2 materials 2 progress", area=["cl-cape"]), civ("celts", hand=["celts-cattle-raid"]), 6
    )
    civ_turn(state)
    assert asked(state) == "WardOff"
    unshielded = play(state.copy(), "decline")
    assert has_civ(unshielded) == (1, 0, 1)
    play(state, "shield cl-cape")
    assert has_civ(state) == (0, 0, 0)
    assert has(state) == (2, 0, 2)
    assert "cl-cape" in hand(state)


@rule("IMP-Q160", "IMP-Q44")
def test_the_player_may_ignore_a_part_of_what_it_does() -> None:
    # Vikings, attack: steal 2 materials, the player discards a card.
    state = before(
        you("greeks", "2 materials", area=["cl-cape"], hand=["greeks-glory", "greeks-advance"]),
        civ("vikings", hand=["vikings-go-a-viking"]), 6,
    )  # fmt: skip
    civ_turn(state)
    play(state, "shield cl-cape")
    assert asked(state) == "NameParts"
    play(state, "option 0", "done")
    assert has_civ(state)[0] == 2
    assert hand(state) == sorted(["cl-cape", "greeks-advance", "greeks-glory"], key=WORDS.index)


@rule("IMP-272")
def test_unrest_is_no_attack() -> None:
    # Celts, barbarian, persistent: the player takes unrest.
    state = before(you("greeks", area=["cl-cape"]), civ("celts", hand=["celts-glory"]), 6)
    civ_turn(state)
    assert asked(state) == "TakeTurn"
    assert any(CARDS[WORDS.index(card)].unrest for card in hand(state))


@rule("IMP-Q72", "IMP-Q117")
def test_who_steals_from_a_poor_opponent_makes_it_take_unrest() -> None:
    state = before(you("vikings", hand=["vikings-go-a-viking"]), civ("romans", "1 materials"), 6)
    play(state, "play vikings-go-a-viking")
    assert has(state) == (1, 0, 0)
    assert has_civ(state) == (0, 0, 0)
    assert CARDS[WORDS.index(pile(state, "deck", CIV)[-1])].unrest
    assert in_slots(state) == {}


# End and scoring


@rule("IMP-E21", "IMP-288", "IMP-289", "IMP-291", "IMP-297")
@pytest.mark.parametrize(("level", "tokens", "total"), [("imperator", 2, 35), ("sovereign", 4, 37)])
def test_what_the_opponent_has_reached(level: str, tokens: int, total: int) -> None:
    # Two unrest cards, one of them among its starting cards, fixed ones of 18, a variable one, and "7 in the history".
    opponent = civ(
        "qin", "12 materials 9 population 7 progress",
        deck=["cl-unrest-1", "cl-oracle"], discard=["cl-triumphant-1"], area=[],
        history=["cl-awe-inspiring"], hand=["qin-terracotta-warriors"],
    )  # fmt: skip
    state = before(you(), opponent, 6, options={"level": level})
    scored = GAME.scores(state)[1]
    lines = {line.source: line.points for line in scored.lines}
    assert (lines["progress"], lines["tokens"], lines["fame"], lines["unrest"]) == (7, tokens, 18, -4)
    assert (lines["tradition"], lines["nation"]) == (5, 7)
    assert scored.total == total


@rule("IMP-287")
def test_the_player_scores_as_with_others() -> None:
    # Conditional cards by their place, variable ones up to ten: not as they count for the C.I.V.
    human = you("qin", "9 materials 12 population 5 progress", hand=["qin-terracotta-warriors"],
                discard=["cl-oracle", "cl-mercenaries"], history=["cl-jade-mask"])  # fmt: skip
    alone = before(human, civ("romans"), 6)
    together = table(human, bare("romans"), market=QUIET)
    lines = [(line.source, line.rule, line.count, line.points) for line in GAME.scores(alone)[0].lines]
    assert lines == [(line.source, line.rule, line.count, line.points) for line in GAME.scores(together)[0].lines]
    found = {source: points for source, _, _, points in lines}
    # The warriors count nothing in a hand, the mandate of heaven less than nothing; no fame for the oracle.
    assert (found["nation"], found["tradition"], found["civilised"]) == (-2, 1, 3)
    assert "tokens" not in found


@rule("IMP-286", "IMP-284")
def test_after_the_trigger_this_round_and_one_more_are_played() -> None:
    # The last dynasty card lies in its discard pile after its turn in round 2.
    nation = NATION_CARDS[NATION_WORDS.index("vikings")]
    state = before(you(), civ("vikings", discard=[WORDS[one] for one in nation.nation_deck]), 6)
    told = words_of(civ_turn(state))
    assert "scoring_triggered" in told
    assert told.index("civ_rolled") < told.index("scoring_triggered") < told.index("solstice_began")
    assert (state.round, state.over) == (3, False)
    state.journal = []
    finish(state)
    while not state.over:
        state.take(0, state.moves(0)[0])
    told = words_of(state.journal)
    # The player's turn, the C.I.V.'s turn and the player's solstice; then it is counted.
    assert [told.count(word) for word in ("round_began", "civ_rolled", "solstice_began", "counted")] == [0, 1, 1, 1]
    assert told.index("civ_rolled") < told.index("solstice_began") < told.index("counted")
    assert state.round == 3


@rule("IMP-291", "IMP-Q119")
def test_what_cards_count_for_it() -> None:
    assert value_of("cl-oracle") == 5
    assert value_of("cl-unrest-1") == -2
    assert value_of("cl-sumerians") == 3


@rule("IMP-292")
def test_it_wins_ties() -> None:
    state = before(you(), civ("romans"), 6)
    totals = [score.total for score in GAME.scores(state)]
    state.add(0, 2, max(0, totals[1] - totals[0]))
    state.add(CIV, 2, max(0, totals[0] - totals[1]))
    totals = [score.total for score in GAME.scores(state)]
    assert totals[0] == totals[1]
    assert GAME.ranking(state) == [[1], [0]]
    assert GAME.winners(state) == []
    state.add(0, 2, 1)
    assert GAME.winners(state) == [0]


@rule("IMP-293")
def test_a_collapse_is_lost() -> None:
    state = before(you("greeks", "90 progress"), civ("romans"), 6)
    assert GAME.winners(state) == [0]
    state.collapsed = True
    assert GAME.ranking(state) == [[1], [0]]


@rule("IMP-263")
def test_outside_its_turn_cards_lie_in_the_lowest_slots() -> None:
    with pytest.raises(BadPosition, match="IMP-263"):
        before(you(), civ("romans", hand=roman_cards()[:2]), 6, slots=[1, 3])
    with pytest.raises(BadPosition, match="IMP-263"):
        before(you(), civ("romans", hand=roman_cards()[:1]), 6, slots=[0])


@rule("IMP-245")
def test_slots_that_cannot_be_are_refused() -> None:
    with pytest.raises(BadPosition):
        before(you(), civ("romans", hand=roman_cards()[:2]), 6, slots=[1, 1])
    with pytest.raises(BadPosition):
        before(you(), civ("romans", hand=roman_cards()[:1]), 6, slots=[6])


@rule("IMP-296", "IMP-320", "IMP-O04")
def test_the_levels_and_the_first_of_them_by_default() -> None:
    assert finish(dealt("romans")).terms.level == 0
    assert list(LEVELS) == [
        "chieftain", "warlord", "imperator", "sovereign", "overlord", "supreme_ruler",
    ]  # fmt: skip


@rule("IMP-O04")
def test_levels_are_for_the_solo_game() -> None:
    assert begun(2, level="chieftain").seats == 2
    with pytest.raises(BadSetup):
        begun(2, level="imperator")
    with pytest.raises(BadSetup):
        GAME.position({"seats": 2, "options": {"level": "imperator"}})


@rule("IMP-292", "IMP-293")
def test_a_bot_races_against_the_opponent() -> None:
    level = before(you(), civ("romans"), 6)
    behind = before(you(), civ("romans", "9 progress"), 6)
    assert GAME.evaluate(behind, 0) < GAME.evaluate(level, 0)
    # With hardly any unrest left a Collapse is near, and it is lost however many points one has.
    near = before(you(), civ("romans", discard=[card for card in pile(level, "unrest_pile") if card[-1] != "8"]), 6)
    assert len(pile(near, "unrest_pile")) == 1
    assert GAME.evaluate(near, 0) < GAME.evaluate(level, 0)
    rich = before(you(has="90 progress"), civ("romans"), 6)
    rich.collapsed = True
    assert GAME.evaluate(rich, 0) < GAME.evaluate(near, 0)


def test_a_bot_knows_what_it_gives_up_with_an_action() -> None:
    state = before(you(hand=["greeks-glory", "greeks-advance"]), civ("romans"), 6)
    finished = play(state.copy(), "finish")
    assert GAME.evaluate(finished, 0) < GAME.evaluate(state, 0)
