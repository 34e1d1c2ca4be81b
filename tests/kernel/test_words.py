"""Codes, notation and labels of moves."""

from collections.abc import Callable

import pytest

from imperia.kernel.errors import BadMove
from imperia.kernel.words import Noun, Verb, Vocabulary, calling, seat_noun

FRUIT = Noun("fruit", ["apple", "pear"], {"en": ["Apple", "Pear"], "fr": ["Pomme", "Poire"]})
BOWL = Noun("bowl", ["1", "2", "3"])
WORDS = Vocabulary([Verb("wait"), Verb("eat", FRUIT), Verb("put", FRUIT, BOWL)])


def test_every_code_has_one_notation_that_reads_back() -> None:
    notations = [WORDS.notation(move) for move in range(WORDS.size)]
    assert notations == [
        "wait", "eat apple", "eat pear",
        "put apple 1", "put apple 2", "put apple 3", "put pear 1", "put pear 2", "put pear 3",
    ]  # fmt: skip
    assert [WORDS.parse(text) for text in notations] == list(range(WORDS.size))


def test_a_thing_has_a_name_in_each_language_or_is_read_by_its_word() -> None:
    assert (FRUIT.label(1, "en"), FRUIT.label(1, "fr"), BOWL.label(1, "fr")) == ("Pear", "Poire", "2")


def test_a_seat_is_called_by_its_players_name_while_somebody_knows_it() -> None:
    victim = seat_noun(3).as_role("victim")
    with calling(["Ana", ""]):
        assert [victim.label(seat, "fr") for seat in range(3)] == ["Ana", "Joueur 2", "Joueur 3"]
    assert victim.label(0, "fr") == "Joueur 1"


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "moves begin with: wait, eat, put"),
        ("burn apple", "moves begin with: wait, eat, put"),
        ("eat", "takes fruit"),
        ("eat apple pear", "takes fruit"),
        ("put apple", "takes fruit, bowl"),
        ("eat plum", "not a fruit"),
    ],
)
def test_a_text_that_is_no_move_is_refused_with_what_would_be_one(text: str, problem: str) -> None:
    with pytest.raises(BadMove, match=problem):
        WORDS.parse(text)


@pytest.mark.parametrize("code", [-1, 9])
def test_a_number_outside_the_vocabulary_is_refused(code: int) -> None:
    with pytest.raises(BadMove, match="stay below 9"):
        WORDS.notation(code)


def test_a_verb_may_speak_of_two_things_of_a_kind_by_their_roles() -> None:
    words = Vocabulary([Verb("pour", BOWL.as_role("from"), BOWL.as_role("to"))])
    assert words.notation(words.code("pour", 0, 2)) == "pour 1 3"


def test_what_a_game_declares_is_known_to_its_vocabulary_in_that_order() -> None:
    words = Vocabulary()
    fruit = words.noun(FRUIT)
    wait, eat = words.verb("wait"), words.verb("eat", fruit)
    eaten = words.happening("eaten", "TOY-001", ["fruit"])
    stolen = eaten.under("TOY-002")
    assert (words.nouns, words.verbs, words.happenings) == ([fruit], [wait, eat], [eaten, stolen])
    assert [words.notation(code) for code in range(words.size)] == ["wait", "eat apple", "eat pear"]
    assert eat.move(1) == 2


@pytest.mark.parametrize(
    ("faulty", "problem"),
    [
        (lambda: Noun("fruit", ["apple", "apple"]), "same word"),
        (lambda: Noun("fruit", ["red apple"]), "space"),
        (lambda: Verb("pour", BOWL, BOWL), "give one a role"),
        (lambda: Vocabulary([Verb("wait"), Verb("wait")]), "same word"),
        (lambda: Vocabulary(WORDS.verbs), "another vocabulary"),
    ],
)
def test_a_vocabulary_that_would_mislead_is_refused(faulty: Callable[[], object], problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        faulty()


def test_a_verb_knows_its_own_moves() -> None:
    _, eat, put = WORDS.verbs
    assert [eat.argument(move) for move in range(4)] == [-1, 0, 1, -1]
    pairs = [(put.argument(move), put.second(move)) for move in range(3, WORDS.size)]
    assert pairs == [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2)]
    assert [put.move(*pair) for pair in pairs] == list(range(3, WORDS.size))


def test_a_verb_says_itself_of_many_things_in_the_order_of_the_codes() -> None:
    wait, eat, _ = WORDS.verbs
    assert eat.moves([1, 0]) == [eat.move(0), eat.move(1)] == [1, 2]
    moves = eat.moves([0])
    wait.add(0, moves)
    eat.add(1, moves)
    assert moves == [0, 1, 2]


def test_a_copy_is_meant_by_its_name_but_not_by_the_first_word_of_it() -> None:
    cards = Noun("card", ["axe_1", "axe_2", "red_constantinople"])
    assert cards.near("axe") == ["axe_1"]
    assert cards.near("red") == []
