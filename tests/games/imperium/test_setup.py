"""From the boxes to the first turn (p. 6 to 9)."""

import pytest

from imperia.games.imperium.cards import CARDS, NATION_CARDS, WORDS, Card
from imperia.games.imperium.printed import ACTION, EXHAUST, NATION_WORDS, POPULATION, TRADITION
from imperia.games.imperium.state import ImperiumState
from tests.games.imperium.table import (
    GAME,
    area,
    asked,
    begun,
    dealt,
    hand,
    has,
    heard,
    is_unrest,
    legal,
    look,
    market,
    pile,
    play,
    player,
    table,
    words_of,
)
from tests.rule import rule


def card(word: str) -> Card:
    return CARDS[WORDS.index(word)]


def set_up(*nations: str, seed: int = 0, side: str = "B", box: str = "both_with_classics") -> ImperiumState:
    """A table with these nations, at its first turn; they are chosen in the order of play."""
    state = begun(len(nations), seed, box=box)
    order = [(state.first + place) % state.seats for place in range(state.seats)]
    play(state, *[f"nation {nations[seat]}" for seat in order])
    return play(state, *[f"side {side}"] * state.seats)


def commons(state: ImperiumState) -> list[str]:
    """The common cards that are on the table, unrest and fame aside."""
    piles = [pile(state, name) for name in ("region_deck", "tradition_deck", "civilised_deck", "main_deck")]
    return [*market(state), *(word for cards in piles for word in cards)]


@rule("IMP-028", "IMP-O08")
def test_each_player_chooses_a_nation_that_nobody_has() -> None:
    state = begun(3, 1)
    assert state.to_act() == (state.seat,)
    assert len(legal(state)) == 16
    play(state, "nation romans")
    assert len(legal(state)) == 15
    assert GAME.why_not(state, state.to_act()[0], GAME.parse("nation romans")) == ["IMP-028"]


@rule("IMP-O08")
def test_drawn_nations_are_all_different_and_nobody_is_asked_for_one() -> None:
    state = begun(4, 5, nations="drawn")
    assert asked(state) == "ChooseSide"
    assert len(set(state.nations)) == 4


@rule("IMP-O08")
def test_a_draft_lays_two_nations_more_than_players_open_and_the_last_player_takes_first() -> None:
    state = begun(3, 2, nations="drafted")
    assert len(state.offered) == 5
    assert state.to_act() == ((state.first + 2) % 3,)
    play(state, next(iter(sorted(legal(state)))))
    assert len(state.offered) == 4
    assert state.to_act() == ((state.first + 1) % 3,)


@rule("IMP-O02", "IMP-023")
@pytest.mark.parametrize(("box", "count"), [("classics", 8), ("legends", 8), ("both_with_legends", 16)])
def test_the_nations_are_those_of_the_boxes_on_the_table(box: str, count: int) -> None:
    state = begun(2, 0, box=box)
    assert len(legal(state)) == count
    names = {move.split()[1] for move in legal(state)}
    boxes = {GAME_BOX[NATION_CARDS[NATION_WORDS.index(name)].box] for name in names}
    assert boxes == ({"classics", "legends"} if count == 16 else {box})


GAME_BOX = ("classics", "legends")


@rule("IMP-024", "IMP-O02")
@pytest.mark.parametrize(("box", "prefix"), [("both_with_classics", "cl-"), ("both_with_legends", "le-")])
def test_the_common_cards_are_those_of_one_box(box: str, prefix: str) -> None:
    state = set_up("arthurians", "utopians", box=box)
    assert all(word.startswith(prefix) for word in commons(state))


@rule("IMP-025", "IMP-026")
def test_a_vassal_with_the_name_of_a_nation_is_replaced_by_one_of_the_other_box() -> None:
    for seed in range(12):
        state = set_up("egyptians", "scythians", seed=seed)
        words = commons(state)
        assert "cl-egyptians" not in words
        strangers = [word for word in words if word.startswith("le-")]
        assert len(strangers) == 1
        # Neither the namesake of the other nation nor a vassal for more players can stand in.
        assert card(strangers[0]).namesake != NATION_WORDS.index("scythians")
        assert card(strangers[0]).players == 1
    alone = set_up("greeks", "scythians")
    assert not [word for word in commons(alone) if word.startswith("le-")]


@rule("IMP-025")
def test_with_one_box_no_vassal_is_replaced() -> None:
    state = set_up("romans", "greeks", box="classics")
    assert sum(card(word).word.startswith("cl-") for word in commons(state)) == len(commons(state)) == 52


@rule("IMP-029", "IMP-O03")
def test_the_power_card_lies_on_the_side_that_its_player_chose() -> None:
    state = set_up("romans", "greeks", side="A")
    assert area(state, 0)[0] == "romans-power-a"
    assert look(state, 1).players[0].side == "A"
    assert set_up("romans", "greeks").areas[0][0].card == NATION_CARDS[NATION_WORDS.index("romans")].powers[1]


@rule("IMP-030", "IMP-031", "IMP-032", "IMP-228")
def test_the_arthurian_court_and_the_utopian_journey_lie_by_the_power_card() -> None:
    state = set_up("arthurians", "utopians", "romans")
    assert area(state, 0) == ["arthurians-power-b", "arthurians-king-arthurs-court"]
    assert area(state, 1) == ["utopians-power-b", "utopians-visions-of-shangri-la"]
    assert pile(state, "journey", 1) == ["utopians-gates-of-shangri-la"]
    assert area(state, 2) == ["romans-power-b"]


@rule("IMP-033", "IMP-035")
def test_the_accession_card_lies_at_the_bottom_of_the_nation_deck_and_can_be_seen() -> None:
    state = set_up("romans", "vikings", "arthurians")
    for seat, accession in enumerate(("romans-julius-caesar", "vikings-harald-hardrada", "arthurians-gwaith-camlan")):
        assert pile(state, "nation_deck", seat)[0] == accession
        assert look(state).players[seat].accession == accession
    assert sorted(pile(state, "nation_deck", 0)[1:]) == sorted(WORDS[one] for one in NATION_CARDS[5].nation_deck)
    decks = {tuple(pile(set_up("romans", "greeks", seed=seed), "nation_deck", 0)) for seed in range(6)}
    assert len(decks) > 1


@rule("IMP-034", "IMP-036", "IMP-040")
def test_atlanteans_and_utopians_have_no_nation_deck_and_some_nations_no_development() -> None:
    state = set_up("atlanteans", "utopians", "vikings")
    assert pile(state, "nation_deck", 0) == pile(state, "nation_deck", 1) == []
    assert pile(state, "development", 1) == pile(state, "development", 2) == []
    assert len(pile(state, "development", 0)) == 10


@rule("IMP-037", "IMP-039")
def test_development_areas_lie_open_and_the_arthurians_hold_quests() -> None:
    state = set_up("romans", "arthurians")
    seen = look(state, 1).players
    assert {one.card for one in seen[0].development} == {WORDS[one] for one in NATION_CARDS[5].development}
    assert {one.card for one in seen[1].development} == {
        "arthurians-graal", "arthurians-lawnslot-llyn", "arthurians-twrch-trwyth", "arthurians-taliesin-the-bard",
        "arthurians-excalibur",
    }  # fmt: skip
    assert not any(one.payable for one in seen[1].development)


@rule("IMP-041")
def test_all_begin_as_barbarians_but_the_atlanteans() -> None:
    state = set_up("romans", "atlanteans", "utopians")
    assert [one.state for one in look(state).players] == ["barbarian", "empire", "barbarian"]


@rule("IMP-020", "IMP-042", "IMP-051")
@pytest.mark.parametrize(
    ("nations", "unrest"),
    [(("celts", "romans"), 8), (("celts", "romans", "greeks"), 12), (("celts", "romans", "greeks", "qin"), 19)],
)
def test_nations_add_their_unrest_by_the_number_of_players(nations: tuple[str, ...], unrest: int) -> None:
    state = set_up(*nations, box="both_with_classics")
    under = sum(len(one.under) for one in state.market)
    assert len(pile(state, "unrest_pile")) + under == unrest


@rule("IMP-043", "IMP-045")
def test_all_other_cards_are_the_deck_of_which_five_are_drawn() -> None:
    state = set_up("macedonians", "romans")
    start = sorted(WORDS[one] for one in NATION_CARDS[NATION_WORDS.index("macedonians")].starting_deck)
    assert len(hand(state)) == 5
    assert sorted([*hand(state), *pile(state, "deck", 0)]) == start


@rule("IMP-047", "IMP-048")
def test_everybody_begins_with_the_same_tokens_but_utopians_with_three_exhaust_tokens() -> None:
    state = set_up("romans", "utopians")
    for seat, exhausts in enumerate((5, 3)):
        assert has(state, seat) == (3, 2, 1)
        assert state.have(seat, ACTION) == 3
        assert state.have(seat, EXHAUST) == exhausts


@rule("IMP-050", "IMP-054", "IMP-055", "IMP-056", "IMP-O01", "IMP-E07", "IMP-E08")
@pytest.mark.parametrize(
    ("seats", "deck", "main", "fame", "unrest"), [(2, 6, 32, 6, 8), (3, 7, 35, 7, 10), (4, 8, 36, 8, 12)]
)
def test_decks_by_the_number_of_players(seats: int, deck: int, main: int, fame: int, unrest: int) -> None:
    nations = ("romans", "greeks", "persians", "macedonians")[:seats]
    state = set_up(*nations, box="classics")
    # One card of each category deck lies in the market already.
    assert [len(pile(state, f"{name}_deck")) for name in ("region", "tradition", "civilised")] == [deck - 1] * 3
    assert len(pile(state, "main_deck")) == main
    assert len(pile(state, "fame_deck")) == fame
    assert len(pile(state, "removed")) == 8 - fame
    assert len(pile(state, "unrest_pile")) + sum(len(one.under) for one in state.market) == unrest
    most = {2: 1, 3: 3, 4: 4}[seats]
    assert max(card(word).players for word in commons(state)) <= most
    assert sorted(commons(state)) == sorted(
        one.word for one in CARDS if one.nation < 0 and one.box == 0 and one.players <= most and any(one.categories[:4])
    )


@rule("IMP-055", "IMP-056", "IMP-016")
def test_category_decks_hold_their_category_and_vassals_are_in_the_main_deck() -> None:
    state = set_up("romans", "greeks", "persians")
    for name, category in (("region", 0), ("tradition", 1), ("civilised", 2)):
        cards = [card(word) for word in pile(state, f"{name}_deck")]
        assert all(one.is_of(category) for one in cards)
    # A card that is both lies with the traditions.
    assert not any(card(word).is_of(TRADITION) for word in pile(state, "civilised_deck"))
    assert any(card(word).is_of(3) for word in pile(state, "main_deck"))


@rule("IMP-052", "IMP-053", "IMP-215", "IMP-Q14")
def test_king_of_kings_lies_open_on_side_a_and_is_no_card_of_the_deck() -> None:
    state = set_up("romans", "greeks")
    assert look(state).king_side == "A"
    assert look(state).king == "cl-king-of-kings"
    assert "cl-king-of-kings" not in [*pile(state, "fame_deck"), *pile(state, "removed")]
    # What was removed is nowhere to be seen.
    assert not state.hidden.knows(0, WORDS.index(pile(state, "removed")[0]))


@rule("IMP-057", "IMP-Q02", "IMP-Q03")
def test_the_market_is_two_main_cards_and_one_of_each_category() -> None:
    for seed in range(5):
        cards = [card(word) for word in market(set_up("romans", "greeks", seed=seed))]
        assert len(cards) == 5
        assert cards[2].is_of(2)
        assert cards[3].is_of(1)
        assert cards[4].is_of(0)


@rule("IMP-058", "IMP-059")
def test_unrest_lies_under_all_but_regions_and_progress_on_what_is_only_civilised() -> None:
    seen = set()
    for seed in range(8):
        for one in set_up("romans", "greeks", seed=seed).market:
            printed = CARDS[one.card]
            region = printed.regions > 0
            assert len(one.under) == (0 if region else 1)
            only = printed.is_of(2) and not printed.is_of(1)
            assert one.tokens == ([0, 0, 1] if only else [0, 0, 0])
            seen.add((region, only))
    assert seen == {(True, False), (False, False), (False, True)}


@rule("IMP-060", "IMP-061")
def test_the_first_player_is_drawn_and_begins() -> None:
    firsts = {dealt(4, seed).first for seed in range(20)}
    assert firsts == {0, 1, 2, 3}
    state = dealt(3, 4)
    assert state.to_act() == (state.first,)
    assert state.round == 1


@rule("IMP-046", "IMP-007", "IMP-Q135")
def test_no_number_of_tokens_is_a_limit() -> None:
    state = table(player("romans", "200 population"), player("greeks"))
    assert state.have(0, POPULATION) == 200


def test_what_set_up_tells() -> None:
    state = begun(2, 3, telling=True, nations="drawn")
    told = words_of(state.journal or [])
    assert told == ["first_player", "nation_drawn", "nation_drawn"]
    state.journal = None
    events = heard(state, "side A", "side B")
    assert words_of(events)[:2] == ["side_taken", "side_taken"]
    assert [event.what.word for event in events].count("drew") == 10
    assert not any(is_unrest(WORDS[event.details[0]]) for event in events if event.what.word == "refilled")
