"""The C.I.V. beside a real box: whose turn it is, what comes next, and what can be told."""

from typing import Any

import msgspec
import pytest

from imperia.games.imperium.automa.beside.errors import BadFacts
from imperia.games.imperium.automa.beside.messages import (
    CivAccount,
    CivAdvice,
    CivBegin,
    CivCards,
    CivFind,
    CivPlay,
    CivSlot,
    CivTold,
)
from imperia.games.imperium.cards import CARDS
from imperia.games.imperium.content import INDEX
from tests.games.imperium.table import GAME
from tests.rule import rule

MARKET = ["cl-forest", "cl-steppe", "cl-elders", "cl-oracle", "cl-river"]
# As a page of the release before kept it: fields that say nothing were left out, and `told` came later.
KEPT = {
    "facts": {
        "nation": "romans",
        "level": "imperator",
        "state": "barbarian",
        "tokens": {"progress": 2},
        "die": 3,
        "market": [{"card": "cl-forest", "tokens": {}}, {}, {"card": "cl-elders", "tokens": {"progress": 1}}],
        "gone": ["fame_deck"],
        "journey": "",
    },
    "box": "classics",
    "phase": "cards",
    "slots": [2, 4, 5],
    "card": "",
    "answers": [],
    "deck": False,
    "later": True,
    "taken": ["cl-steppe"],
    "counted": ["cl-steppe", "romans-conquer"],
}


class Table:
    """A game at a real table, from what was told to what is told next."""

    def __init__(self, account: CivAccount | None = None) -> None:
        asked = CivBegin(nation="romans", level="imperator", box="classics")
        self.shown = self.ask(asked if account is None else CivPlay(account=account))

    def ask(self, asked: CivBegin | CivPlay) -> CivAdvice:
        shown = GAME.beside(asked, "en")
        assert isinstance(shown, CivAdvice)
        return shown

    def tell(self, what: Any, said: Any = "") -> CivAdvice:
        self.shown = self.ask(CivPlay(account=self.shown.account, told=CivTold(what=what, said=said)))
        return self.shown

    def at(self) -> tuple[str, int]:
        return self.shown.stage, self.shown.slot


def told_market() -> Table:
    """Where the player has told the market in their own turn."""
    begun = Table().shown.account
    facts = msgspec.structs.replace(begun.facts, market=[CivSlot(card=word) for word in MARKET])
    return Table(msgspec.structs.replace(begun, facts=facts))


@rule("IMP-250", "IMP-253", "IMP-261")
def test_a_turn_goes_from_the_die_by_its_cards_and_its_clean_up_back_to_the_player() -> None:
    table = told_market()
    assert table.shown.stage == "yours"
    assert [step.rule for step in table.tell("die", 3).steps] == ["IMP-251", "IMP-253"]
    for slot in (1, 2, 4, 5):
        assert table.at() == ("card", slot)
        table.tell("card", "cl-unrest-1")
        assert (table.shown.stage, table.shown.following) == ("acts", {1: 2, 2: 4, 4: 5, 5: 0}[slot])
        table.tell("done")
    assert [step.rule for step in table.shown.steps] == ["IMP-261", "IMP-262", "IMP-263", "IMP-250"]
    table.tell("done")
    assert (table.shown.stage, table.shown.facts.die) == ("yours", 0)
    # What was put on the market in the clean-up lies there.
    assert table.shown.facts.market[2].tokens == {"progress": 1}


def test_what_the_die_sets_aside_is_said_before_the_first_card_alone() -> None:
    table = told_market()
    table.tell("die", 3)
    table.tell("card", "")
    assert (table.at(), table.shown.steps) == (("card", 2), [])


def test_a_slot_that_was_refilled_is_asked_for_before_the_next_card_and_can_wait() -> None:
    table = told_market()
    table.tell("die", 3)
    table.tell("card", "romans-conquer")
    refilled = next(place for place, slot in enumerate(table.shown.facts.market) if slot.card is None)
    taken = MARKET[refilled]
    assert table.shown.taken == [taken]
    table.tell("done")
    assert table.at() == ("market", refilled)
    waiting = table.shown.account
    assert table.tell("later").stage == "card"
    # It counts among its cards at the end, as the card does that made it take it.
    assert table.shown.account.counted == [taken, "romans-conquer"]
    again = Table(waiting)
    again.tell("market", "cl-jungle")
    assert again.shown.facts.market[refilled] == CivSlot(card="cl-jungle")
    assert again.at() == ("card", 2)


def test_an_empty_deck_is_made_anew_in_the_clean_up_and_leads_back_there() -> None:
    table = Table(CivAccount(facts=told_market().tell("die", 6).facts, box="classics", phase="clean"))
    table.tell("deck")
    assert table.shown.question is not None
    assert table.shown.question.kind == "yes_or_no"
    table.tell("answer", True)
    assert table.tell("done").account.phase == "clean"
    assert table.shown.facts.state == "empire"
    assert table.shown.steps[0].rule == "IMP-261"


def test_a_number_that_was_told_before_can_be_told_again() -> None:
    # The Viking row for attacks steals from the player.
    raid = next(card.word for card in CARDS if card.attack and not card.regions and card.nation < 0)
    facts = msgspec.structs.replace(told_market().tell("die", 3).facts, nation="vikings")
    begun = CivAccount(facts=facts, box="classics", phase="cards", slots=[1, 2], card=raid)
    table = Table(begun)
    table.tell("answer", True)
    assert table.shown.question is not None
    assert (table.shown.question.kind, table.shown.before) == ("count", -1)
    table.tell("answer", 2)
    again = Table(msgspec.structs.replace(begun, told=table.shown.account.told))
    assert again.tell("answer", True).before == 2


@pytest.mark.parametrize(
    ("path", "what", "said", "key"),
    [
        ([], "card", "cl-forest", "beside_untimely"),
        ([], "done", "", "beside_untimely"),
        ([], "die", True, "beside_die"),
        ([], "die", 7, "beside_die"),
        ([("die", 3)], "die", 3, "beside_untimely"),
        ([("die", 3)], "later", "", "beside_untimely"),
        ([("die", 3)], "card", "romans-power-a", "beside_not_in_deck"),
        ([("die", 3), ("card", "cl-unrest-1")], "answer", True, "beside_untimely"),
    ],
)
def test_what_is_not_asked_for_is_refused(path: list[Any], what: Any, said: Any, key: str) -> None:
    table = told_market()
    for one in path:
        table.tell(*one)
    with pytest.raises(BadFacts) as refused:
        table.tell(what, said)
    assert refused.value.key == key
    for lang in ("en", "fr"):
        assert "{" not in refused.value.say(lang)


def test_nothing_is_done_before_its_question_is_answered() -> None:
    table = told_market()
    table.tell("die", 3)
    table.tell("card", "cl-forest")
    untold = Table(msgspec.structs.replace(table.shown.account, facts=begun_facts(table)))
    assert untold.shown.question is not None
    with pytest.raises(BadFacts, match="not asked for now"):
        untold.tell("done")


def begun_facts(table: Table) -> Any:
    """The facts of a table at which nobody has told the market."""
    return msgspec.structs.replace(table.shown.facts, market=[CivSlot() for _ in range(5)])


# What older pages have kept


def test_a_game_that_an_older_page_has_kept_goes_on() -> None:
    table = Table(msgspec.convert(KEPT, CivAccount))
    assert table.at() == ("card", 2)
    table.tell("card", "cl-unrest-1")
    table.tell("done")
    # The slot that waited is asked for now.
    assert table.at() == ("market", 1)
    # What goes back can be told again, and what is not known stays unknown.
    again = msgspec.json.decode(msgspec.json.encode(table.shown.account), type=CivAccount)
    assert again == table.shown.account


# The cards that can be told


def cards(nation: str, *market: str) -> CivCards:
    begun = Table().shown.account
    facts = msgspec.structs.replace(begun.facts, nation=nation, market=[CivSlot(card=word) for word in market])
    found = GAME.beside(CivFind(account=msgspec.structs.replace(begun, facts=facts, taken=["cl-steppe"] * 2)), "en")
    assert isinstance(found, CivCards)
    return found


@rule("IMP-247")
def test_its_deck_never_holds_powers_journeys_or_king_of_kings() -> None:
    for nation in ("romans", "utopians"):
        found = cards(nation)
        for word in (*found.own, *found.common, *found.foreign):
            card = CARDS[INDEX[word]]
            assert not any([card.power, card.not_drawn, card.unrest, card.other_side >= 0])
        assert all(CARDS[INDEX[word]].nation >= 0 for word in found.own)
    assert "romans-conquer" in cards("romans").own
    assert "romans-conquer" not in cards("romans").foreign


def test_cards_are_told_by_name_so_that_one_of_each_name_is_enough() -> None:
    found = cards("romans")
    names = [CARDS[INDEX[word]].word.rstrip("-0123456789") for word in found.common]
    assert len(names) == len(set(names))
    assert (found.taken, CARDS[INDEX[found.unrest]].unrest) == (["cl-steppe"], True)


@rule("IMP-057")
def test_a_card_that_lies_in_the_market_cannot_come_there_again_unless_there_are_more_copies_of_it() -> None:
    assert "cl-forest" in cards("romans").market
    assert "cl-forest" not in cards("romans", "cl-forest").market
    assert "cl-city-1" in cards("romans", "cl-city-1").market
