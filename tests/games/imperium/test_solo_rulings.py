"""Rulings on the C.I.V. where the booklet is silent, and what it ignores."""

from typing import Any

import pytest

from imperia.games.imperium.cards import CARDS, NATION_CARDS, WORDS
from imperia.games.imperium.language.worth import points
from imperia.games.imperium.printed import NATION_WORDS
from imperia.games.imperium.state import CIV, ImperiumState
from imperia.kernel.errors import BadPosition
from tests.games.imperium.solo import before, civ, civ_turn, has_civ, in_slots, rows_of, value_of, you
from tests.games.imperium.table import GAME, area, asked, hand, has, is_unrest, look, pile, play, words_of
from tests.rule import rule


@rule("IMP-318")
def test_a_region_is_played_and_other_cards_are_archived() -> None:
    # Romans, empire: region row 6; barbarian card row 1, archived.
    state = before(you(), civ("romans", hand=["cl-jungle", "romans-conquer"], state="empire"), 6)
    assert rows_of(civ_turn(state)) == ["romans-empire-06", "romans-empire-01"]
    assert area(state, CIV)[1:] == ["cl-jungle"]
    assert "romans-conquer" in pile(state, "history", CIV)


@rule("IMP-271", "IMP-Q117")
def test_it_returns_no_unrest_by_the_players_cards() -> None:
    state = before(you("olmecs", hand=["olmecs-cacao"]), civ("romans", discard=["cl-unrest-1"]), 6)
    play(state, "play olmecs-cacao")
    assert "cl-unrest-1" in pile(state, "discard", CIV)


@rule("IMP-282", "IMP-Q114")
def test_the_unrest_discarded_last_goes_back() -> None:
    # Celts, barbarian, other: return unrest, gain 1 progress.
    discard = ["cl-unrest-1", "cl-unrest-2", "celts-glory"]
    state = before(you(), civ("celts", hand=["cl-education"], deck=["celts-advance"], discard=discard), 6)
    assert rows_of(civ_turn(state)) == ["celts-barbarian-10"]
    assert "cl-unrest-2" in pile(state, "unrest_pile")
    assert "cl-unrest-1" not in pile(state, "unrest_pile")


@rule("IMP-Q70", "IMP-Q108")
def test_a_price_that_cannot_be_paid_in_full_is_not_paid() -> None:
    # Egyptians, empire, Glory: abandon 3 regions for fame, otherwise the player discards a card.
    state = before(
        you("greeks", hand=["greeks-glory"]),
        civ("egyptians", hand=["egyptians-glory"], area=["cl-jungle", "cl-marsh"], state="empire"), 6,
    )  # fmt: skip
    civ_turn(state)
    assert area(state, CIV)[1:] == ["cl-jungle", "cl-marsh"]
    assert pile(state, "discard", 0) == ["greeks-glory"]


@rule("IMP-Q113")
def test_of_the_exile_pile_it_takes_the_best_card() -> None:
    # Macedonians, empire, Glory without three regions: acquire a region from the exile pile.
    exile = ["cl-marsh", "cl-sacred-pass", "cl-jungle"]
    best = max(exile, key=value_of)
    state = before(you(), civ("macedonians", hand=["macedonians-glory"], state="empire"), 6, piles={"exile": exile})
    civ_turn(state)
    assert best not in pile(state, "exile")
    assert in_slots(state)[1] == best


@rule("IMP-Q74", "IMP-290")
def test_cards_in_slots_count() -> None:
    state = before(you(), civ("romans", hand=["cl-oracle"]), 6)
    other = before(you(), civ("romans"), 6)
    assert GAME.scores(state)[1].total - GAME.scores(other)[1].total == 5


@rule("IMP-Q75")
def test_vikings_and_arthurians_are_never_an_empire() -> None:
    for nation in ("vikings", "arthurians"):
        with pytest.raises(BadPosition):
            before(you(), civ(nation, state="empire"), 6)


@rule("IMP-Q116")
@pytest.mark.parametrize(("side", "progress"), [("barbarian", 4), ("empire", 0)])
def test_king_of_kings_on_side_b(side: str, progress: int) -> None:
    fame = [card.word for card in CARDS if card.is_of(4) and not card.not_drawn and card.nation < 0 and card.box == 0]
    regions = ["cl-jungle", "cl-mountain", "cl-marsh"]
    glory = civ("romans", hand=["romans-glory"], area=regions, state=side)
    state = before(you(), glory, 6, piles={"removed": fame}, king="B")
    civ_turn(state)
    assert has_civ(state)[2] == progress
    assert look(state, 0).cause != "king_of_kings"
    again = before(you(), glory, 6, piles={"removed": fame}, king="B", crowned=[1])
    assert "crowned" not in words_of(civ_turn(again))


@rule("IMP-Q149", "IMP-272")
def test_what_the_scythians_are_given_is_an_attack() -> None:
    state = before(
        you("greeks", "2 population", state="empire", area=["cl-cape"]), civ("scythians", hand=["scythians-raiders"]), 6
    )
    civ_turn(state)
    play(state, "shield cl-cape", "done")
    assert has(state)[1] == 2
    assert has_civ(state)[1] == 0


@rule("IMP-Q161")
def test_a_mask_given_to_it_counts_as_given() -> None:
    mask = next(card.word for card in CARDS if card.types >> 3 & 1 and card.word.startswith("olmecs"))
    state = before(
        you("olmecs", "9 materials 9 population", hand=["olmecs-olmec-traders", mask], state="empire"), civ("romans"), 6
    )
    play(state, "play olmecs-olmec-traders")
    play(state, f"give {mask}")
    deck = pile(state, "deck", CIV)
    assert mask in deck
    assert CARDS[WORDS.index(deck[-1])].unrest


@rule("IMP-Q66", "IMP-251")
def test_the_die_has_six_sides() -> None:
    rolled = set()
    for seed in range(120):
        state = GAME.position({"seats": 1, "round": 2, "players": [you(), civ("romans")], "seed": seed, "step": "turn"})
        assert isinstance(state, ImperiumState)
        rolled |= {event.details[0] for event in civ_turn(state) if event.what.word == "civ_rolled"}
    assert rolled == {1, 2, 3, 4, 5, 6}


@rule("IMP-Q109")
def test_what_stands_in_a_sentence_of_its_own_is_done_in_every_case() -> None:
    # Egyptians, barbarian: 2 population for a region, otherwise ... Archive this card.
    state = before(you(), civ("egyptians", "2 population", hand=["egyptians-advance"]), 6)
    assert rows_of(civ_turn(state)) == ["egyptians-barbarian-03"]
    assert has_civ(state) == (0, 0, 0)
    assert "egyptians-advance" in pile(state, "history", CIV)
    # Carthaginians, barbarian: 3 population for a break through, otherwise ... and archive this card.
    paid = before(you(), civ("carthaginians", "3 population", hand=["carthaginians-conquer"]), 6)
    assert rows_of(civ_turn(paid)) == ["carthaginians-barbarian-03"]
    assert "carthaginians-conquer" not in pile(paid, "history", CIV)
    poor = before(you(), civ("carthaginians", hand=["carthaginians-conquer"]), 6)
    civ_turn(poor)
    assert "carthaginians-conquer" in pile(poor, "history", CIV)


@rule("IMP-Q70", "IMP-257", "IMP-258")
@pytest.mark.parametrize(
    ("nation", "side", "card", "row", "gained"),
    [
        # Otherwise discard from its deck, which is empty, and archive this card.
        ("greeks", "barbarian", "cl-elders", "greeks-barbarian-08", (0, 0, 0)),
        ("minoans", "empire", "cl-elders", "minoans-empire-08", (0, 0, 0)),
        # Otherwise discard two cards from its deck and gain 2 materials. Archive this card.
        ("egyptians", "barbarian", "cl-elders", "egyptians-barbarian-07", (2, 0, 0)),
        # Otherwise spend all population, of which there is none, and archive this card.
        ("egyptians", "empire", "cl-boats", "egyptians-empire-05", (0, 0, 0)),
    ],
)
def test_the_last_otherwise_is_done_as_far_as_it_can_be(
    nation: str, side: str, card: str, row: str, gained: tuple[int, int, int]
) -> None:
    human = "romans" if nation == "greeks" else "greeks"
    state = before(you(human), civ(nation, hand=[card], state=side), 6)
    assert rows_of(civ_turn(state)) == [row]
    assert has_civ(state) == gained
    assert card in pile(state, "history", CIV)


@rule("IMP-Q118")
def test_the_players_cards_count_the_unrest_of_the_opponent() -> None:
    unrest = [f"cl-unrest-{number}" for number in range(1, 5)]
    opponent = civ("arthurians", hand=unrest[:1], deck=unrest[1:2], discard=unrest[2:3], history=unrest[3:])
    state = before(you(hand=["cl-notorious"]), opponent, 6)
    assert points(state, 0, WORDS.index("cl-notorious")) == 4
    # His own unrest is not counted.
    other = before(you(hand=["cl-notorious", *unrest]), civ("arthurians"), 6)
    assert points(other, 0, WORDS.index("cl-notorious")) == 0


@rule("IMP-Q148", "IMP-256")
def test_rows_without_you_that_concern_the_player() -> None:
    # Celts, barbarian, Conquer, neither population nor a region: the player takes unrest.
    row = ["cl-gambling", "cl-port", "cl-city-1", "cl-oracle", "cl-elders"]
    # Its deck is long enough to fill its slots again.
    deck = ["celts-druids", "celts-glory", "celts-advance", "celts-boudicca", "celts-celtica"]
    state = before(you(), civ("celts", hand=["celts-conquer-1"], deck=deck), 6, market=row)
    assert rows_of(civ_turn(state)) == ["celts-barbarian-04"]
    assert [is_unrest(card) for card in hand(state)] == [True]
    assert not any(is_unrest(card) for card in in_slots(state).values())
    # Romans, barbarian, attack: the player recalls a region and takes unrest.
    state = before(you(area=["cl-jungle"]), civ("romans", hand=["romans-roman-expansion"], area=["cl-marsh"]), 6)
    assert rows_of(civ_turn(state)) == ["romans-barbarian-01"]
    region, unrest = hand(state)
    assert (region, is_unrest(unrest)) == ("cl-jungle", True)
    assert area(state, CIV)[1:] == ["cl-marsh"]
    # Carthaginians, empire, attack: the player abandons a region.
    carthage = civ("carthaginians", hand=["carthaginians-monopoly"], area=["cl-marsh"], state="empire")
    state = before(you(area=["cl-jungle"]), carthage, 6)
    assert rows_of(civ_turn(state)) == ["carthaginians-empire-03"]
    assert pile(state, "discard", 0) == ["cl-jungle"]
    assert area(state, CIV)[1:] == ["cl-marsh"]
    # Atlanteans, attack: the player recalls a region.
    atlantis = civ("atlanteans", hand=["atlanteans-atlantean-fleet"], area=["cl-marsh"])
    state = before(you(has="1 progress", area=["cl-jungle"]), atlantis, 6)
    assert rows_of(civ_turn(state)) == ["atlanteans-empire-07"]
    assert "cl-jungle" in hand(state)
    assert area(state, CIV)[1:] == ["cl-marsh"]


@rule("IMP-Q150")
def test_the_minoans_return_unrest_of_their_own_discard_pile() -> None:
    state = before(
        you(discard=["cl-unrest-1"]), civ("minoans", hand=["cl-elders"], discard=["cl-unrest-2"], state="empire"), 6
    )
    assert rows_of(civ_turn(state)) == ["minoans-empire-08"]
    assert pile(state, "discard", 0) == ["cl-unrest-1"]
    assert "cl-unrest-2" in pile(state, "unrest_pile")


@rule("IMP-Q156")
def test_a_card_for_which_nothing_can_be_done_is_discarded() -> None:
    # Olmecs, barbarian, other: the top dynasty card, but the dynasty deck is empty.
    olmecs = NATION_CARDS[NATION_WORDS.index("olmecs")]
    gone = [WORDS[card] for card in [*olmecs.nation_deck, *olmecs.development, olmecs.accession]]
    state = before(you(), civ("olmecs", hand=["cl-elders"], history=gone), 6)
    events = civ_turn(state)
    assert words_of(events)[1:5] == ["civ_revealed", "row_skipped", "no_row", "discarded"]
    assert has_civ(state) == (0, 0, 0)
    # It lies in the only slot again, for its discard pile became its deck.
    assert in_slots(state) == {1: "cl-elders"}
    # Vikings, other: no unrest to return, no exiled region, no region to abandon, no fame that lies face down.
    fame = [card.word for card in CARDS if card.is_of(4) and not card.not_drawn and card.nation < 0 and card.box == 0]
    state = before(you(), civ("vikings", hand=["cl-education"]), 6, piles={"removed": fame})
    events = civ_turn(state)
    assert "no_row" in words_of(events)
    assert not [event for event in events if event.what.word in ("fame_archived", "row_matched")]
    assert "cl-education" not in pile(state, "history", CIV)


@rule("IMP-272", "IMP-Q160")
def test_unrest_that_comes_with_an_attack_is_a_part_of_it() -> None:
    # Romans, barbarian, attack: the player recalls a region and takes unrest.
    attack = civ("romans", hand=["romans-roman-expansion"])
    state = before(you("greeks", area=["cl-cape", "cl-jungle"]), attack, 6)
    civ_turn(state)
    assert asked(state) == "WardOff"
    suffering = play(state.copy(), "decline", "recall cl-jungle")
    assert [is_unrest(card) for card in hand(suffering)].count(True) == 1
    play(state, "shield cl-cape", "done")
    assert hand(state) == ["cl-cape"]
    assert area(state)[1:] == ["cl-jungle"]


@rule("IMP-257", "IMP-256")
def test_a_card_that_the_player_cannot_draw_makes_no_row_possible() -> None:
    # Mauryans, barbarian, Prosperity: its deck is empty, it has no region, and the player may draw if he can.
    def played(**human: Any) -> list[str]:
        return rows_of(civ_turn(before(you(**human), civ("mauryans", hand=["mauryans-prosperity"]), 6)))

    assert played() == ["mauryans-barbarian-02"]
    assert played(deck=["greeks-glory"], exhausts=0) == ["mauryans-barbarian-02"]
    assert played(discard=["greeks-glory"], exhausts=0) == ["mauryans-barbarian-02"]
    assert played(exhausts=0) == ["mauryans-barbarian-07"]
    # An empire without a card to develop.
    assert played(state="empire") == ["mauryans-barbarian-07"]


@rule("IMP-266", "IMP-Q110")
def test_a_journey_row_comes_each_time_that_a_card_is_needed() -> None:
    # Neither deck nor discard pile: the first row brings unrest that only the second makes a deck of, and so on.
    utopians = NATION_CARDS[NATION_WORDS.index("utopians")]
    start = [WORDS[card] for card in utopians.starting_deck]
    state = before(you(), civ("utopians", history=start), 6, options={"level": "chieftain"})
    events = civ_turn(state)
    assert words_of(events).count("journey_row") == 5
    assert [is_unrest(card) for card in in_slots(state).values()] == [True] * 4
    assert [is_unrest(card) for card in pile(state, "discard", CIV)] == [True]


@rule("IMP-242", "IMP-248")
@pytest.mark.parametrize("nation", NATION_WORDS)
def test_a_table_that_is_being_set_up_is_saved_whatever_the_opponent(nation: str) -> None:
    state = GAME.start(seats=1, seed=3, options={"box": "both_with_classics"})
    assert isinstance(state, ImperiumState)
    own = "romans" if nation != "romans" else "greeks"
    play(state, f"nation {own}", f"nation {nation}")
    assert GAME.position(state.data()).data() == state.data()
