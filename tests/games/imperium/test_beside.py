"""The C.I.V. beside a real box: what is said of its turn, what is asked, and what is refused."""

from typing import Any

import msgspec
import pytest

from imperia.games.imperium.automa.beside.errors import BadFacts
from imperia.games.imperium.automa.beside.messages import (
    Chapter,
    CivAdvice,
    CivAsked,
    CivBegin,
    CivCount,
    CivCounted,
    CivFacts,
    CivRead,
    CivSlot,
    CivText,
)
from imperia.games.imperium.cards import CARDS, NATION_CARDS, WORDS
from imperia.games.imperium.printed import NATION_WORDS
from imperia.games.imperium.solo_content import LEVEL_WORDS
from imperia.games.imperium.solo_tables import JOURNEY_ROWS
from imperia.kernel.errors import BadSetup
from tests.games.imperium.beside import card_told, cleaning, out_of_cards, rolled
from tests.games.imperium.solo import value_of
from tests.games.imperium.table import GAME
from tests.rule import rule

# The Viking row for attacks steals two materials.
RAID = next(card.word for card in CARDS if card.attack and not card.regions and card.nation < 0)
MARKET = ["cl-forest", "cl-steppe", "cl-elders", "cl-oracle", "cl-river"]


def table(nation: str = "romans", **more: Any) -> CivFacts:
    """A table whose market is told."""
    told = {"level": "imperator", "state": "barbarian", "die": 3, "market": [CivSlot(card=word) for word in MARKET]}
    return CivFacts(nation=nation, **{**told, **more})


def ask(asked: CivAsked, lang: str = "en") -> CivAdvice:
    """The answer."""
    advice = GAME.beside(asked, lang)
    assert isinstance(advice, CivAdvice)
    return advice


def said(advice: CivAdvice, lang: str = "en") -> list[str]:
    """The steps in words, each with what it comes to."""
    return [GAME.spell(" ".join([step.text, *step.details]), lang) for step in advice.steps]


def rules(advice: CivAdvice) -> list[str]:
    """The rules of the steps."""
    return [step.rule for step in advice.steps]


def resolve(card: str, *answers: Any, facts: CivFacts | None = None, lang: str = "en") -> CivAdvice:
    """What a card makes it do."""
    return ask(card_told(facts or table(), card, answers), lang)


# The die and the clean-up


@rule("IMP-251", "IMP-253")
def test_the_card_under_the_die_is_set_aside_and_the_others_are_resolved_in_order() -> None:
    advice = ask(rolled(table()))
    assert advice.account.slots == [1, 2, 4, 5]
    assert rules(advice) == ["IMP-251", "IMP-253"]
    assert "slot 3" in said(advice)[0]


@rule("IMP-252", "IMP-294", "IMP-Q67")
@pytest.mark.parametrize(("level", "die", "slots"), [("chieftain", 5, [1, 2, 3, 4]), ("imperator", 6, [1, 2, 3, 4, 5])])
def test_a_die_without_a_slot_sets_nothing_aside(level: str, die: int, slots: list[int]) -> None:
    advice = ask(rolled(table(level=level, die=die)))
    assert advice.account.slots == slots
    assert rules(advice)[0] == "IMP-252"


@rule("IMP-298")
def test_with_a_sixth_slot_five_cards_are_resolved_whatever_the_die() -> None:
    for die in range(1, 7):
        assert len(ask(rolled(table(level="overlord", die=die))).account.slots) == 5


@rule("IMP-261", "IMP-262", "IMP-263")
@pytest.mark.parametrize(
    ("nation", "token", "count"),
    [("romans", "progress", 1), ("carthaginians", "materials", 2), ("qin", "population", 1)],
)
def test_the_clean_up_puts_the_nations_token_on_the_card_of_the_die(nation: str, token: str, count: int) -> None:
    advice = ask(cleaning(table(nation)))
    assert rules(advice) == ["IMP-261", "IMP-262", "IMP-263", "IMP-250"]
    assert (advice.facts.market[2].card, dict(advice.facts.market[2].tokens)) == ("cl-elders", {token: count})
    assert [slot.tokens for slot in advice.facts.market if slot.card != "cl-elders"] == [{}] * 4


@rule("IMP-261", "IMP-299")
def test_on_a_six_the_market_gets_no_token() -> None:
    for level in ("imperator", "overlord"):
        facts = table(level=level, die=6)
        assert ask(cleaning(facts)).facts.market == facts.market


@rule("IMP-295")
def test_at_one_level_a_card_is_discarded_after_the_turn() -> None:
    for level in LEVEL_WORDS:
        assert ("IMP-295" in rules(ask(cleaning(table(level=level))))) == (level == "warlord")


@rule("IMP-264", "IMP-265")
def test_a_new_deck_takes_a_dynasty_card_which_may_make_it_an_empire() -> None:
    asked = ask(out_of_cards(table()))
    assert asked.question is not None
    assert asked.question.matter == "accession:"
    assert rules(asked) == ["IMP-264"]
    crossed = ask(out_of_cards(table(), answers=[True]))
    assert (crossed.facts.state, rules(crossed)) == ("empire", ["IMP-264", "IMP-264"])
    assert ask(out_of_cards(table(), answers=[False])).facts.state == "barbarian"
    # An empire has had it.
    assert ask(out_of_cards(table(state="empire"))).question is None


@rule("IMP-Q68")
def test_without_a_dynasty_card_the_discard_pile_is_only_shuffled() -> None:
    advice = ask(out_of_cards(table(gone=["dynasty"])))
    assert (len(advice.steps), advice.question) == (1, None)


@rule("IMP-266", "IMP-285")
@pytest.mark.parametrize("face", sorted(JOURNEY_ROWS))
@pytest.mark.parametrize("enough", [True, False])
def test_the_utopian_journey_is_resolved_before_the_shuffle(face: int, enough: bool) -> None:
    has = {"population": 24, "progress": 5} if enough else {}
    facts = table("utopians", journey=WORDS[face], tokens=has)
    advice = ask(out_of_cards(facts))
    assert advice.row is not None
    assert advice.row.row == WORDS[face]
    assert rules(advice)[-1] == "IMP-266"
    last = face == CARDS[NATION_CARDS[NATION_WORDS.index("utopians")].journey[1]].other_side
    assert (advice.facts.journey != WORDS[face]) == (enough and not last)


# A card


@rule("IMP-260", "IMP-308")
def test_unrest_uses_no_table() -> None:
    for level in LEVEL_WORDS:
        advice = resolve("cl-unrest-1", facts=table(level=level))
        assert (advice.row, rules(advice)) == (None, ["IMP-260"])
        assert advice.facts.tokens == ({"progress": 1} if level == "supreme_ruler" else {})


@rule("IMP-255", "IMP-318")
def test_a_row_is_said_with_why_it_matched_and_step_by_step() -> None:
    advice = resolve("cl-forest")
    assert advice.row is not None
    assert (advice.row.row, advice.row.match) == ("romans-barbarian-04", "The card’s category is [banner:region].")
    assert rules(advice) == ["IMP-269", "IMP-318", "IMP-279"]
    assert "Forest, slot 1" in said(advice)[2]
    assert advice.facts.market[0].card is None


@rule("IMP-258")
def test_a_card_that_goes_nowhere_else_goes_to_its_discard_pile() -> None:
    assert rules(resolve("romans-conquer"))[-1] == "IMP-258"
    assert "IMP-258" not in rules(resolve("cl-forest"))


@rule("IMP-275", "IMP-276", "IMP-281")
def test_it_acquires_the_card_worth_most_with_its_tokens_and_its_unrest() -> None:
    market = [CivSlot(card=word) for word in MARKET]
    best = max(range(2), key=lambda place: value_of(MARKET[place]))
    other = 1 - best
    gap = value_of(MARKET[best]) - value_of(MARKET[other]) + 1
    market[other] = CivSlot(card=MARKET[other], tokens={"progress": gap + 20})
    advice = resolve("romans-conquer", facts=table(market=market))
    assert advice.facts.market[other].card is None
    assert advice.facts.tokens == {"progress": gap + 20}
    assert advice.taken == [MARKET[other]]


@rule("IMP-166", "IMP-281")
def test_the_unrest_under_a_market_card_is_spoken_of_where_there_is_any() -> None:
    # Celts, empire, an empire card: acquire any. The Oracle lies on unrest, the Forest on nothing.
    best = said(resolve("cl-education", facts=table("celts", state="empire")))[0]
    assert best == (
        "Acquire the market card worth most in any category. Oracle, slot 4: it goes on top of its deck. "
        "The unrest card under it goes on top of that. Refill slot 4 of the market as usual."
    )
    assert said(resolve("romans-conquer"))[0] == (
        "Acquire the market card worth most in region. Forest, slot 1: it goes on top of its deck. "
        "Refill slot 1 of the market as usual."
    )
    assert "unrest" not in said(resolve("cl-steppe"))[2]
    elders_first = [CivSlot(card=word) for word in ("cl-elders", "cl-forest")]
    exiled = said(resolve("cl-steppe", facts=table(market=elders_first)))[2]
    assert "Elders, slot 1. The unrest card under it goes back to the unrest pile." in exiled


@rule("IMP-257")
def test_what_is_known_decides_and_nothing_else_is_asked() -> None:
    # It can pay: vassals are wanted, and none lies in the market.
    paying = resolve("romans-conquer", facts=table(tokens={"population": 3}))
    assert paying.question is not None
    assert paying.question.matter == "dug:vassal"
    # It cannot: a region of the market.
    assert resolve("romans-conquer").question is None


@rule("IMP-165")
def test_a_dig_in_vain_brings_progress() -> None:
    facts = table(tokens={"population": 3})
    assert resolve("romans-conquer", True, facts=facts).facts.tokens == {}
    assert resolve("romans-conquer", False, facts=facts).facts.tokens == {"progress": 2}


def test_an_untold_slot_is_asked_for_when_it_matters() -> None:
    facts = table(market=[CivSlot(card="cl-forest", tokens={"progress": 1})])
    asked = resolve("cl-steppe", facts=facts)
    assert asked.question is not None
    assert (asked.question.kind, asked.question.slot) == ("card", 1)
    # The first without tokens is exiled, whatever lies to the right of it.
    told = resolve("cl-steppe", "cl-elders", facts=facts)
    assert told.question is None
    assert "Elders, slot 2" in said(told)[2]
    # An empty slot is passed over.
    assert resolve("cl-steppe", "", "cl-elders", facts=facts).facts.market[1].card == ""


@rule("IMP-272")
def test_what_it_steals_is_what_the_player_tells() -> None:
    asked = resolve(RAID, True, facts=table("vikings"))
    assert asked.question is not None
    assert (asked.question.matter, asked.question.kind, asked.question.most) == ("stolen:materials", "count", 2)
    assert resolve(RAID, True, 1, facts=table("vikings")).facts.tokens == {"materials": 1}


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_french_and_english_say_the_same_steps(lang: str) -> None:
    advice = resolve("cl-forest", lang=lang)
    assert rules(advice) == ["IMP-269", "IMP-318", "IMP-279"]
    assert said(advice, lang)[1] == {"en": "Play this region.", "fr": "Elle joue cette Région."}[lang]


# The count


def counted(facts: CivFacts, cards: list[str]) -> CivCounted:
    """Its result."""
    found = GAME.beside(CivCount(facts=facts, cards=cards), "en")
    assert isinstance(found, CivCounted)
    return found


@rule("IMP-288", "IMP-289", "IMP-290", "IMP-291", "IMP-297")
def test_tokens_and_cards_are_counted_as_at_the_end_of_a_game() -> None:
    facts = table(tokens={"progress": 7, "materials": 8, "population": 7}, level="imperator")
    cards = ["cl-forest", "cl-oracle"]
    worth = sum(value_of(card) for card in cards)
    assert counted(facts, cards).total == 7 + 1 + worth
    richer = msgspec.structs.replace(facts, level="sovereign")
    found = counted(richer, cards)
    assert found.total == 7 + 3 + worth
    assert found.total == sum(line.points for line in found.lines)


# The booklet


def chapter(word: Chapter, nation: str, state: str) -> list[str]:
    """The rules of a chapter."""
    text = GAME.beside(CivRead(facts=table(nation, state=state), chapter=word), "en")
    assert isinstance(text, CivText)
    return [step.rule for step in text.steps]


@pytest.mark.parametrize("nation", NATION_WORDS)
def test_a_chapter_holds_the_rules_of_this_opponent(nation: str) -> None:
    state = "empire" if nation == "atlanteans" else "barbarian"
    setup = chapter("setup", nation, state)
    own = {"arthurians": "IMP-241", "atlanteans": "IMP-242", "utopians": "IMP-243", "vikings": "IMP-244"}
    assert own.get(nation, "IMP-239") in setup
    assert not {*own.values(), "IMP-239"} - {own.get(nation, "IMP-239")} & set(setup)
    assert "IMP-283" in chapter("keywords", nation, state)
    ends = chapter("end", nation, state)
    assert ("IMP-285" in ends) == (nation == "utopians")


@rule("IMP-297", "IMP-321")
def test_the_set_up_gives_what_the_level_says() -> None:
    for level in LEVEL_WORDS:
        begun = ask(CivBegin(nation="utopians", level=level, box="legends")).facts
        rich = level in ("sovereign", "overlord", "supreme_ruler")
        assert begun.tokens == ({"materials": 3, "population": 2, "progress": 1} if rich else {})
        assert (begun.die, begun.gone, begun.journey) == (0, [], "utopians-visions-of-shangri-la")
        assert [slot.card for slot in begun.market] == [None] * 5


# What is refused


@pytest.mark.parametrize(
    ("asked", "key", "reason"),
    [
        (rolled(table("spartans")), "beside_nation", "spartans"),
        (rolled(table(level="novice")), "beside_level", "novice"),
        (rolled(table(die=0)), "beside_die", "IMP-251"),
        (cleaning(table(die=0)), "beside_die", "IMP-251"),
        (rolled(table("vikings", state="empire")), "beside_state", "IMP-248"),
        (rolled(table("atlanteans")), "beside_state", "IMP-248"),
        (rolled(table(journey="utopians-shangri-la")), "beside_journey", "IMP-243"),
        (rolled(table(market=[CivSlot(card="romans-conquer")])), "beside_market", "IMP-057"),
        (rolled(table(market=[CivSlot(card="cl-unrest-1")])), "beside_market", "IMP-057"),
        (rolled(table(market=[CivSlot(card="cl-forest")] * 2)), "beside_copies", "IMP-057"),
        (card_told(table(), card="cl-nowhere"), "beside_card", "cl-nowhere"),
        (card_told(table(), card="romans-power-a"), "beside_not_in_deck", "IMP-247"),
        (card_told(table(), card="cl-king-of-kings"), "beside_not_in_deck", "IMP-247"),
        (card_told(table(), card="cl-forest", answers=[True]), "beside_answers", "1"),
        (out_of_cards(table(), answers=[1]), "beside_answer", "1"),
        (card_told(table("vikings"), card=RAID, answers=[True, 3]), "beside_answer", "3"),
        (card_told(table(market=[]), card="cl-forest", answers=[True]), "beside_answer", "True"),
        (card_told(table(market=[]), card="cl-forest", answers=["romans-conquer"]), "beside_market", "IMP-057"),
        (CivCount(facts=table(), cards=["romans-power-a"]), "beside_not_in_deck", "IMP-290"),
        (CivCount(facts=table(), cards=["cl-forest"] * 2), "beside_copies", "IMP-057"),
        # Eleven in both boxes, whosever they are.
        (CivCount(facts=table(), cards=["romans-conquer"] * 12), "beside_copies", "11"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_the_reason(asked: CivAsked, key: str, reason: str) -> None:
    with pytest.raises(BadFacts) as refused:
        ask(asked)
    assert refused.value.key == key
    for lang in ("en", "fr"):
        assert reason in refused.value.say(lang)


def test_a_refusal_calls_cards_and_nations_by_their_names() -> None:
    with pytest.raises(BadFacts) as refused:
        ask(rolled(table(market=[CivSlot(card="cl-forest")] * 2)))
    assert refused.value.say("en").startswith("There is 1 copy of “Forest”")
    assert "Forêt" in refused.value.say("fr")
    with pytest.raises(BadFacts, match=r"The C\.I\.V\. of the Vikings"):
        ask(rolled(table("vikings", state="empire")))


def test_a_game_without_such_an_opponent_says_so() -> None:
    import imperia

    with pytest.raises(BadSetup, match="founders has no solo opponent"):
        imperia.game("founders").beside(None, "en")
