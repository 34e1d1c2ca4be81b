"""What the page draws a game with: printed content without its sources, words in one language a file."""

import msgspec
import pytest

import imperia
from imperia.kernel.content import SOURCES
from imperia.kernel.signs import SIGN
from imperia.kernel.texts import LANGS
from imperia.server.drawn import content_of, content_type, entries_of, words_of

GAMES = pytest.mark.parametrize("name", imperia.game_names())
PROVENANCE = {"source", "known", "ref", "why", "unsure", "rulebook"}


@GAMES
def test_what_is_printed_is_of_its_type_and_tells_no_source(name: str) -> None:
    game = imperia.game(name)
    content = content_of(game)
    assert set(content["shelves"]) == set(game.drawn())
    msgspec.convert(content, content_type(game), strict=True)
    fields = {field for entries in content["shelves"].values() for entry in entries for field in entry}
    assert fields & (PROVENANCE | {"name"}) == set()
    assert not [word for word in SOURCES if f'"{word}"' in msgspec.json.encode(content).decode()]


@GAMES
def test_every_word_of_a_noun_leads_to_an_entry(name: str) -> None:
    game = imperia.game(name)
    ids = {entity.id for _, entity in entries_of(game)}
    for noun, entries in content_of(game)["entries"].items():
        assert list(entries) == game.nouns[noun].words
        assert set(entries.values()) <= ids


@GAMES
@pytest.mark.parametrize("lang", LANGS)
def test_every_entry_has_a_name_and_every_sign_of_its_sentences_can_be_said(name: str, lang: str) -> None:
    game = imperia.game(name)
    words = words_of(game, lang)
    assert set(words.names) == {entity.id for _, entity in entries_of(game)}
    for sentence in (sentence for said in words.sentences.values() for sentence in said):
        assert "[" not in game.spell(sentence, lang)
        for noun, word, count in SIGN.findall(sentence):
            key = f"amount.{word}" if count else f"noun.{noun}.{word}"
            # A sign that names an entry is said by its name.
            assert key in words.texts or word in words.names


@GAMES
def test_the_rules_that_entries_touch_are_rules_of_the_book(name: str) -> None:
    game = imperia.game(name)
    touched = {rule for _, entity in entries_of(game) for rule in game.said(entity, "en").rules}
    assert touched <= {rule.id for rule in game.rules.all()}


@pytest.mark.parametrize(
    ("name", "shelves"),
    [("settlers", ["common", "barbarian", "japanese", "roman", "egyptian", "boards"]), ("founders", ["tiles"])],
)
def test_every_card_and_tile_has_an_emblem(name: str, shelves: list[str]) -> None:
    entries = [entry for shelf in shelves for entry in content_of(imperia.game(name))["shelves"][shelf]]
    assert entries
    assert [entry["id"] for entry in entries if not entry["emblem"]] == []
