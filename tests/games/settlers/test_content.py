"""The content: counts, sums, fields, and that every effect is carried out by the engine (p. 2 to 4)."""

from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

from imperia.games.settlers import cards as cards_of_the_box
from imperia.games.settlers import content
from imperia.games.settlers.cards import CARD_COUNT, WORDS
from imperia.games.settlers.content import ATTACKS, BOARDS, CARDS, CARDS_BY_DECK, TABLES, TOKENS, Card
from imperia.games.settlers.effects.lexicon import LEXICON, make_lexicon
from imperia.games.settlers.printed import DECKS, KINDS
from imperia.games.settlers.wording import card_words
from imperia.kernel.content import load_content
from imperia.kernel.errors import BadContent
from tests.games.settlers.table import GAME
from tests.rule import rule

# How many cards of each deck are production, feature and action locations.
KINDS_OF = {
    "common": (28, 17, 39),
    "barbarian": (8, 6, 16),
    "japanese": (10, 7, 13),
    "roman": (12, 8, 10),
    "egyptian": (9, 4, 17),
}


@rule("SET-004", "SET-005", "SET-006")
def test_two_hundred_and_twenty_cards() -> None:
    assert {name: sum(card.count for card in cards) for name, cards in CARDS_BY_DECK.items()} == {
        "common": 84, "barbarian": 30, "japanese": 30, "roman": 30, "egyptian": 30
    }  # fmt: skip
    assert sum(card.count for card in ATTACKS) == 16
    assert CARD_COUNT == 220
    assert [board.deck for board in BOARDS] == list(DECKS[1:5])


@rule("SET-029")
@pytest.mark.parametrize("deck", KINDS_OF)
def test_kinds_add_up(deck: str) -> None:
    found = Counter(card.kind for card in cards_of_the_box.CARDS if DECKS[card.deck] == deck)
    assert tuple(found[kind] for kind in range(len(KINDS))) == KINDS_OF[deck]


@rule("SET-028", "SET-185")
def test_colours() -> None:
    found = Counter(colour for card in CARDS_BY_DECK["common"] for colour in card.colors * card.count)
    assert found == {"brown": 16, "grey": 13, "red": 12, "pink": 12, "gold": 10, "blue": 8, "black": 6, "purple": 1}
    odd = {card.card: len(card.colors) for card in CARDS if len(card.colors) != 1}
    assert odd == {"com_ruins": 0, "rom_trade_colony": 3}


@rule("SET-032", "SET-214")
@pytest.mark.parametrize("deck", DECKS[1:5])
def test_copies_in_a_faction_deck(deck: str) -> None:
    copies: Counter[str] = Counter()
    for card in CARDS_BY_DECK[deck]:
        copies[card.card] += card.count
    assert Counter(copies.values()) == {3: 3, 2: 6, 1: 9}


@rule("SET-025", "SET-099", "SET-023", "SET-024")
def test_fields_by_deck() -> None:
    for card in CARDS:
        if card.deck == "common":
            assert card.deal is None
            assert "location" not in card.cost
            assert card.vp == 1
            assert card.raze is None or sum(card.raze.values()) == 2
        else:
            assert card.deal is not None
            assert card.vp == 2
            assert card.raze is None or (card.deck == "japanese" and card.raze == {"vp": 1})
    assert {card.card for card in CARDS if card.deck in ("common", "japanese") and card.raze is None} == {
        "com_ruins", "jap_gate", "jap_shrine"
    }  # fmt: skip


@rule("SET-007", "SET-251", "SET-044")
def test_boards_and_pieces() -> None:
    assert [board.sides for board in BOARDS] == [2, 2, 2, 2]
    assert {token.id: token.count for token in TOKENS} == {
        "score_board": 1, "faction_marker": 4, "round_marker": 1, "wood": 30, "stone": 30, "food": 30, "worker": 30,
        "raze": 18, "defense": 10, "gold": 24, "multiplier": 6, "first_player": 1, "egypt_token": 4,
    }  # fmt: skip


@rule("SET-E17")
def test_a_multiplier_stands_for_five() -> None:
    (multiplier,) = [token for token in TOKENS if token.id == "multiplier"]
    assert multiplier.value == 5


@rule("SET-243")
def test_the_table_of_feats_in_the_content() -> None:
    assert [(feat.at_least, feat.name.fr) for feat in TABLES.feats] == [
        (0, "Roturier"), (30, "Domestique"), (40, "Écuyer"), (50, "Chevalier"), (60, "Gouverneur"), (70, "Roi"),
        (80, "Empereur"),
    ]  # fmt: skip


def test_every_declared_op_is_read_and_saved_by_its_place() -> None:
    for card in cards_of_the_box.CARDS:
        for effect in card.effects():
            assert LEXICON.effects[effect.key] is effect
            assert [op.key for op in effect.ops] == [f"{effect.key}/{place}" for place in range(len(effect.declared))]
            assert all(LEXICON.ops[op.key] is op for op in effect.ops)
        assert bool(card.effects()) == (DECKS[card.deck] != "attack" and not is_still(card))


def is_still(card: cards_of_the_box.Card) -> bool:
    """True for a feature that never reacts."""
    return bool(card.abilities) and card.trigger is None and not card.bonus


def test_every_card_says_what_it_does() -> None:
    for number in range(len(CARDS)):
        for lang in ("en", "fr"):
            words = card_words(number, lang)
            assert words
            assert not [word for word in words if "{" in word]


def test_words_of_cards_are_short_and_different() -> None:
    assert len(set(WORDS)) == CARD_COUNT
    assert {"mill", "castle_1", "castle_3", "trade_route_2", "attack_wood_3"} <= set(WORDS)


def test_sources_are_kept() -> None:
    sums: Counter[str] = Counter()
    for card in CARDS:
        sums[card.source] += card.count
    assert sums == {"public": 153, "reconstructed": 51}
    assert all(card.why for card in CARDS if card.source == "reconstructed")
    assert all(card.known for card in CARDS)


def broken(tmp_path: Path, change: dict[str, Any]) -> str:
    """Load a card with a changed field; the error in words."""
    raw = msgspec.json.decode(msgspec.json.encode(CARDS_BY_DECK["roman"]))
    raw = [{**card, **change} if card["id"] == "rom_engineers" else card for card in raw]
    path = tmp_path / "roman.json"
    path.write_bytes(msgspec.json.encode(raw))
    with pytest.raises(BadContent) as caught:
        check_file(path)
    return str(caught.value)


def check_file(path: Path) -> None:
    """Load a file of Roman cards as the game does."""
    lexicon = make_lexicon()
    for number, card in enumerate(load_content(path, list[Card])):
        content.check_card(card, "roman")
        for effect in cards_of_the_box.printed_card(number, card.id, number, card).effects():
            lexicon.read(effect)


@pytest.mark.parametrize(
    ("change", "named"),
    [
        ({"effect": {"type": "action", "cost": {}, "limit": 1, "ops": [{"op": "fly"}]}}, "fly"),
        ({"effect": {"type": "action", "cost": {"salt": 1}, "limit": 1, "ops": []}}, "salt"),
        ({"effect": {"type": "magic"}}, "magic"),
        ({"effect": {"type": "action", "cost": {}, "limit": 3, "ops": []}}, "3"),
        ({"effect": {"type": "action", "cost": {}, "limit": 1, "ops": []}}, "rom_engineers"),
        ({"kind": "feature"}, "rom_engineers"),
        ({"deck": "egyptian"}, "rom_engineers"),
        ({"deal": None}, "rom_engineers"),
        ({"raze": {"wood": 1}}, "rom_engineers"),
        ({"count": 2}, "rom_engineers"),
        ({"colour": "black"}, "colour"),
        ({"bonus": [{"op": "gain", "goods": {"wood": 0}}]}, "bonus"),
    ],
)
def test_what_is_not_understood_does_not_load(tmp_path: Path, change: dict[str, Any], named: str) -> None:
    assert named in broken(tmp_path, change)


def test_a_feature_that_answers_to_points_names_itself(tmp_path: Path) -> None:
    trigger = {"ability": "trigger", "event": "gain_vp", "ops": [{"op": "gain", "goods": {"vp": 1}}]}
    effect = {"type": "feature", "abilities": [trigger]}
    assert "rom_engineers" in broken(tmp_path, {"kind": "feature", "effect": effect})


@rule("SET-245", "SET-244", "SET-031", "SET-047")
def test_cardboard_is_marked_as_such() -> None:
    for name in ("SET-004", "SET-007", "SET-031", "SET-244", "SET-245", "SET-251"):
        assert GAME.rules[name].component


def test_a_trigger_leaves_out_its_own_card_and_no_other(tmp_path: Path) -> None:
    trigger = {
        "ability": "trigger",
        "event": "gain_vp",
        "filter": {"not_from": "rom_spies"},
        "ops": [{"op": "gain", "goods": {"vp": 1}}],
    }
    assert "not_from" in broken(tmp_path, {"kind": "feature", "effect": {"type": "feature", "abilities": [trigger]}})
