"""The texts of the cards: written from their declarations, complete in both languages."""

import re

import pytest

from imperia.games.imperium.cards import CARDS
from imperia.games.imperium.choices import CHOICE, OPTIONS
from imperia.games.imperium.wording import card_parts, card_words
from imperia.kernel.signs import SIGN
from imperia.kernel.texts import LANGS
from tests.games.imperium.parts import number
from tests.games.imperium.table import GAME


@pytest.mark.parametrize("lang", LANGS)
def test_every_card_says_all_that_it_does(lang: str) -> None:
    for card in CARDS:
        said = card_words(card.number, lang)
        parts = [part for part, _ in card_parts(card.number, lang)]
        assert bool(card.effect) == ("effect" in parts), card.word
        assert bool(card.exhaust) == ("exhaust" in parts), card.word
        assert bool(card.solstice) == ("solstice" in parts), card.word
        assert bool(card.before_scoring) == ("before_scoring" in parts), card.word
        assert bool(card.on_gain) == ("on_gain" in parts), card.word
        assert bool(card.passive) == ("passive" in parts), card.word
        assert card.variable <= ("vp" in parts), card.word
        for text in said:
            words = GAME.spell(text, lang)
            assert not re.search(r"[{}\[\]|_]", words), (card.word, words)
            assert not re.search(r"  | \.|\.\.|^\s|\bNone\b", words), (card.word, words)
            assert words.endswith("."), (card.word, words)


def test_french_elides_and_leaves_no_english() -> None:
    for card in CARDS:
        for text in card_words(card.number, "fr"):
            words = GAME.spell(text, "fr")
            assert not re.search(r"\b(de|que|si|le|la|ne) [aeiouyéèêàh]\w* ?:", words, re.IGNORECASE), words
            assert " si il " not in words, words
            assert not re.search(r"\b(you|your|card|cards|the|discard|draw)\b", words), words


@pytest.mark.parametrize("lang", LANGS)
def test_signs_name_things_that_have_names(lang: str) -> None:
    for card in CARDS:
        for text in card_words(card.number, lang):
            for found in SIGN.finditer(text):
                assert GAME.spell(found[0], lang)


def test_the_two_languages_show_the_same_signs() -> None:
    for card in CARDS:
        signs = [
            [sorted(found[0] for found in SIGN.finditer(text)) for text in card_words(card.number, lang)]
            for lang in LANGS
        ]
        assert signs[0] == signs[1], card.word


def spelled(word: str, lang: str) -> list[str]:
    """The text of a card in words, with plain spaces."""
    return [GAME.spell(text, lang).replace("\u00a0", " ") for text in card_words(number(word), lang)]


def test_how_some_cards_read() -> None:
    assert spelled("cl-port", "en") == [
        "Exhaust: Gain 1 material per river icon in play. "
        "You may pay 3 materials to recover 1 card from your discard pile."
    ]
    assert spelled("cl-port", "fr") == [
        "Épuisable : Gagnez 1 Matériau par icône Fluviale en jeu. "
        "Vous pouvez payer 3 Matériaux pour récupérer 1 carte de votre défausse."
    ]
    assert spelled("romans-advance", "fr") == [
        "Choisissez : payez 3 Matériaux pour acquérir Tradition / Civilisé ; "
        "ou payez 5 Matériaux pour innover en Tradition / Civilisé."
    ]
    assert spelled("carthaginians-caravans", "en") == [
        "Exhaust: Pay 3 materials and discard 1 card to acquire tradition / civilised / region / vassal "
        "with at least 1 material on it."
    ]
    assert spelled("cl-notorious", "en") == [
        "Free action.",
        "Steal 1 progress from each other player; whoever has less takes 1 unrest.",
        "Points: 1 VP per unrest card of the other players.",
    ]
    assert spelled("cl-drama-poetry", "fr")[1] == (
        "Volez 1 Progrès à chaque autre joueur. "
        "Chaque joueur peut défausser 1 carte pour renvoyer 1 carte Instabilités de sa main."
    )


def test_an_option_is_labelled_by_what_it_does() -> None:
    place = next(index for index, option in enumerate(OPTIONS) if option.key == "cl-elders/effect/0/options/1")
    assert CHOICE.label(place, "en") == "Break through for tradition and each other player gains 1 progress"
    assert CHOICE.label(place, "fr") == "Innovez en Tradition et chaque autre joueur gagne 1 Progrès"


@pytest.mark.parametrize(
    ("card", "where"), [("carthaginians-carthaginian-traders", "on a market card"), ("minoans-pottery", "on this card")]
)
def test_a_card_says_where_its_tokens_are_put(card: str, where: str) -> None:
    text = " ".join(GAME.spell(one, "en") for one in card_words(number(card), "en"))
    assert where in text
