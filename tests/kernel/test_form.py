"""The form of a position: what follows from declaring every field once, on the toy game."""

import copy
import pickle
from array import array
from typing import Any, NamedTuple

import pytest

import imperia
from imperia.kernel.chance import Chance
from imperia.kernel.errors import BadPosition
from imperia.kernel.form import (
    EVERYBODY,
    LOOKED,
    Eye,
    Kind,
    Listed,
    Mask,
    Maybe,
    Named,
    Open,
    Part,
    Parties,
    Pile,
    PointerMask,
    Pointers,
    Reading,
    Record,
    Several,
    Thing,
    Whole,
    Writer,
)
from imperia.kernel.form.observing import FLAG, ONE_HOT
from imperia.kernel.hidden import NO_CARDS
from imperia.kernel.playout import random_move
from imperia.kernel.state import State
from tests.kernel.toy import CARD, FORM, TOY, ToyState, spelled


def table(**data: Any) -> ToyState:
    """Two seats with a card each, the first to move."""
    plain = {"seats": 2, "die": 2, "hands": [[1], [2]], "agenda": [["Menu"]]}
    return TOY.position(spelled({**plain, **data}))


def numbers(state: State, seat: int | None) -> dict[str, list[float]]:
    """An observation, part by part."""
    found = array("f")
    found.frombytes(state.observe(seat))
    taken: dict[str, list[float]] = {}
    place = 0
    for part in state.game.observation_parts(state.seats):
        taken[part.name] = list(found[place : place + len(part.words)])
        place += len(part.words)
    assert place == len(found)
    return taken


def decision(name: str, seats: int, seed: int, moves: int) -> State:
    """A decision in the middle of a random game."""
    state = imperia.game(name).start(seats, seed)
    chance = Chance(seed)
    for _ in range(moves):
        if not state.over:
            seat, move = random_move(state, chance)
            state.take(seat, move)
    return state


def declared() -> list[str]:
    return [name for name in imperia.game_names() if imperia.game(name).form is not None]


def reading() -> Reading:
    """A position for three that is being read."""
    return Reading(type("Table", (), {"seats": 3}), type("Data", (), {"agenda": None}))


def observed(kind: Kind, value: Any, seat: int | None = 0, seen: int = EVERYBODY) -> list[float]:
    """What a reader at a table of three is given of a value of the table."""
    out = Writer(sum(len(part.words) for part in kind.parts(3, seen)))
    out.eye = Eye(3, seat, NO_CARDS)
    out.eye.turn_to(seen, -1)
    kind.observe(value, out)
    return list(array("f", bytes(memoryview(out.taken))))


# Saving and reading


def test_what_need_not_be_mentioned_is_not_saved() -> None:
    assert {"die", "points", "struck"} & set(table(die=0).data()) == {"points"}


def test_a_position_that_leaves_a_field_out_takes_its_plain_value() -> None:
    state = table(die=0)
    assert (state.die, state.struck, state.discard, state.plans) == (0, False, [], [-1, -1])


def test_a_number_out_of_its_range_is_refused_by_its_field() -> None:
    with pytest.raises(BadPosition, match="die must be at most 12"):
        table(die=13)


def test_a_card_that_lies_in_two_places_is_refused() -> None:
    with pytest.raises(BadPosition, match="card1: 2 in the position, 1 in the box"):
        table(discard=[1])


def test_a_card_that_a_rule_keeps_from_a_place_is_refused_by_that_rule() -> None:
    reading().check(CARD, [1, 2], {1, 2}, "row", "TOY-001")
    reading().check(CARD, [1, 3], None, "row", "TOY-001")
    with pytest.raises(BadPosition, match=r"row.*card3.*TOY-001"):
        reading().check(CARD, [1, 3], {1, 2}, "row", "TOY-001")


def test_a_thing_that_a_rule_forbids_is_refused_by_that_rule() -> None:
    kind = Thing(CARD, only={1}, rule="TOY-001")
    assert kind.read("card1", reading(), "board") == 1
    with pytest.raises(BadPosition, match=r"board.*card2.*TOY-001"):
        kind.read("card2", reading(), "board")


def test_a_card_that_there_is_not_is_refused_with_one_that_is_spelt_alike() -> None:
    with pytest.raises(BadPosition, match="Did you mean"):
        TOY.position({"seats": 2, "deck": ["cart1"], "agenda": []})


def test_more_entries_than_seats_are_refused() -> None:
    with pytest.raises(BadPosition, match="points"):
        TOY.position({"seats": 2, "points": [1, 2, 3], "agenda": []})


def test_a_seat_that_nobody_has_is_refused() -> None:
    with pytest.raises(BadPosition, match="seat"):
        TOY.position({"seats": 2, "seat": 2, "agenda": []})


def test_a_mask_is_saved_by_words_and_no_bit_comes_twice() -> None:
    kind = Mask(CARD)
    assert kind.read(["card0", "card3"], reading(), "cards") == 0b1001
    assert kind.write(0b1001) == ["card0", "card3"]
    with pytest.raises(BadPosition, match="cards"):
        kind.read(["card0", "card0"], reading(), "cards")
    with pytest.raises(BadPosition, match="cards: card0 is against TOY-1"):
        Mask(CARD, "TOY-1").read(["card0", "card0"], reading(), "cards")


def test_things_that_are_only_named_somewhere_are_not_counted_there() -> None:
    found = {CARD.name: [0] * len(CARD)}
    PointerMask(CARD).tally(0b1001, found)
    assert not any(found[CARD.name])
    Mask(CARD).tally(0b1001, found)
    assert found[CARD.name][:4] == [1, 0, 0, 1]


def test_a_range_that_a_rule_sets_is_refused_by_the_rule() -> None:
    with pytest.raises(BadPosition, match="track: 5 is against TOY-1"):
        Whole(0, 4, rule="TOY-1").read(5, reading(), "track")


def test_what_is_left_open_is_for_the_game_to_decide() -> None:
    kind = Maybe(Mask(CARD))
    assert kind.plain() is None
    assert kind.read(None, reading(), "cards") is None
    assert kind.read([], reading(), "cards") == 0
    # Nothing at all is something else than what is not said.
    assert kind.write(0) == []


def test_parties_are_saved_by_number_and_observed_from_the_readers_seat() -> None:
    kind = Parties(lambda seats: seats)
    assert kind.read([2, 0], reading(), "crowned") == 0b101
    assert kind.write(0b101) == [0, 2]
    with pytest.raises(BadPosition, match="crowned"):
        kind.read([3], reading(), "crowned")
    assert observed(kind, 0b101, seat=2) == [1, 1, 0]


def test_what_is_made_of_parts_is_shown_part_by_part() -> None:
    class Site(NamedTuple):
        card: int
        guests: list[int]

    record = Record("Site", [("card", Thing(CARD)), ("guests", Listed(Whole(), 2))], lambda _, *parts: Site(*parts))
    eye = Eye(3, 0, NO_CARDS)
    both = [Site(2, [1, 0]), Site(3, [0, 2])]
    shown = [{"card": "card2", "guests": [1, 0]}, {"card": "card3", "guests": [0, 2]}]
    assert Several(record, "card").show(both, eye) == shown
    assert Named("Sites", [("east", record), ("west", record)]).show(both, eye) == {"east": shown[0], "west": shown[1]}


def test_what_is_left_open_is_no_value_and_is_observed_as_nought() -> None:
    kind = Maybe(Whole(least=-1))
    assert [kind.read(saved, reading(), "actions") for saved in (None, 0, 3)] == [None, 0, 3]
    assert [kind.write(value) for value in (None, 0, 3)] == [None, 0, 3]
    assert [observed(kind, value) for value in (None, 3)] == [[0], [3]]


# Components and secrets


def test_a_card_is_counted_wherever_it_lies() -> None:
    state = table(deck=[3], discard=[4], built=[[5], []])
    assert FORM.census(state) == {f"card{number}": 1 for number in (1, 2, 3, 4, 5)}


def test_a_card_that_is_only_named_is_not_counted() -> None:
    assert FORM.census(table(plans=[7, -1])) == {"card1": 1, "card2": 1}


def test_cards_that_are_only_named_are_not_counted_and_may_be_named_twice() -> None:
    kind = Pointers(CARD)
    counts = {CARD.name: [0] * len(CARD)}
    kind.tally(kind.read(["card1", "card1"], reading(), "freed"), counts)
    assert not any(counts[CARD.name])


def test_cards_that_lie_open_among_others_are_seen_by_all_and_stay_where_they_are() -> None:
    kind = Open(CARD)
    hidden: list[Pile] = []
    kind.piles([1, 3], "exile", hidden)
    assert hidden == []
    assert [observed(kind, [1, 3], seat, LOOKED)[:4] for seat in (0, None)] == [[0, 1, 0, 1]] * 2


def test_what_a_seat_does_not_know_is_dealt_anew_and_what_it_knows_stays() -> None:
    state = table(deck=[3, 4, 6, 7, 8, 9])
    worlds = [FORM.imagine(state, 0, Chance(seed)) for seed in range(20)]
    assert {tuple(world.hands[0]) for world in worlds} == {(1,)}
    assert len({tuple(world.hands[1]) for world in worlds}) > 3
    assert {tuple(sorted([*world.deck, *world.hands[1]])) for world in worlds} == {(2, 3, 4, 6, 7, 8, 9)}


def test_the_default_view_shows_each_reader_what_they_may_see() -> None:
    state = table(deck=[3, 4], plans=[7, -1])
    own, other = FORM.see(state, 0), FORM.see(state, 1)
    assert own["hands"] == [{"size": 1, "cards": ["card1"]}, {"size": 1, "cards": []}]
    assert other["hands"] == [{"size": 1, "cards": []}, {"size": 1, "cards": ["card2"]}]
    assert (own["deck"], own["plans"], other["plans"]) == ({"size": 2, "cards": []}, ["card7", None], [None, ""])


# Observations


def test_an_observation_names_the_question_and_counts_seats_from_the_reader() -> None:
    state = table(points=[3, 8])
    first, second = numbers(state, 0), numbers(state, 1)
    assert (first["points[0]"], first["points[1]"], first["turn_of"]) == ([3], [8], [1, 0])
    assert (second["points[0]"], second["points[1]"], second["turn_of"]) == ([8], [3], [0, 1])
    questions = next(part.words for part in TOY.observation_parts(2) if part.name == "question")
    assert questions[first["question"].index(1)] == "Menu"


def test_an_observation_has_only_the_size_of_a_hand_that_its_reader_does_not_hold() -> None:
    seen = numbers(table(), 0)
    assert (seen["hands[0].size"], sum(seen["hands[0].cards"])) == ([1], 1)
    assert (seen["hands[1].size"], sum(seen["hands[1].cards"])) == ([1], 0)


def test_an_observation_is_written_into_the_buffer_of_whoever_asks() -> None:
    state = table(points=[3, 8])
    rows = array("f", [0.0] * (2 * len(state.observe(0)) // 4))
    half = len(rows) // 2
    for seat in (0, 1):
        state.observe_into(seat, memoryview(rows)[seat * half : (seat + 1) * half])
    assert rows.tobytes() == state.observe(0) + state.observe(1)
    with pytest.raises(ValueError, match="different"):
        state.observe_into(0, memoryview(rows))


def test_a_card_that_somebody_has_looked_at_is_in_their_observation_alone() -> None:
    state = table(deck=[3, 4], seen={"card4": 0b10})
    assert [sum(numbers(state, seat)["deck.cards"]) for seat in (0, 1, None)] == [0, 1, 0]


@pytest.mark.parametrize("name", declared())
def test_every_number_of_an_observation_lies_in_its_range(name: str) -> None:
    game = imperia.game(name)
    for seats in (game.sheet.seats[0], game.sheet.seats[-1]):
        parts: dict[str, Part] = {part.name: part for part in game.observation_parts(seats)}
        assert len(parts) == len(game.observation_parts(seats)), "no two parts have the same name"
        assert {(one.low, one.high) for one in parts.values() if one.kind in (FLAG, ONE_HOT)} == {(0, 1)}
        for moves in (0, 30, 90):
            state = decision(name, seats, moves, moves)
            for part, found in numbers(state, 0).items():
                assert parts[part].low <= min(found) <= max(found) <= parts[part].high, part


# A state is a value


@pytest.mark.parametrize("name", imperia.game_names())
def test_a_state_is_pickled_copied_and_compared(name: str) -> None:
    seats = imperia.game(name).sheet.usual_seats
    state = decision(name, seats, 5, 12)
    for twin in (pickle.loads(pickle.dumps(state)), copy.copy(state), copy.deepcopy(state)):
        assert twin == state
        assert twin.key() == state.key()
        one, other = state.copy(), twin
        chance, same_chance = Chance(1), Chance(1)
        for _ in range(5):
            if not one.over:
                one.take(*random_move(one, chance))
                other.take(*random_move(other, same_chance))
        assert one == other
        assert one != state


def test_a_state_is_not_hashed_since_it_changes() -> None:
    with pytest.raises(TypeError, match="key"):
        hash(table())


def test_a_state_prints_as_its_picture() -> None:
    state = decision("founders", 2, 1, 10)
    assert "Victory tiles" in str(state)
    assert state._repr_html_().startswith("<pre>")
    assert "&gt;" in state._repr_html_()
