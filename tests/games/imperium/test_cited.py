"""The rule that is cited for what happens, is asked or is refused speaks of just that."""

import pytest

from imperia.games.imperium.printed import MAIN_DECK
from imperia.games.imperium.rules.acquire import acquire
from imperia.games.imperium.rules.leave import recall_card
from imperia.games.imperium.state import ImperiumState
from imperia.kernel.events import Event
from tests.games.imperium.parts import QUIET, number
from tests.games.imperium.solo import before, civ, civ_turn, you
from tests.games.imperium.table import bare, heard, laid, play, table, why_not
from tests.rule import rule


def cited(events: list[Event], word: str) -> list[str]:
    """The rules that are cited for a kind of event, in the order in which it was told."""
    return [event.what.rule for event in events if event.what.word == word]


def asking(state: ImperiumState) -> str:
    """The rule by which the question is put."""
    return state.choice().asked_by(state, state.to_act()[0])


@rule("IMP-157", "IMP-170", "IMP-Q10")
def test_unrest_comes_with_a_card_of_the_market_with_an_exiled_one_or_by_an_effect() -> None:
    me = bare("romans", "3 materials", hand=["romans-advance"])
    bought = table(me, bare("greeks"), market=[laid("cl-port", under=["cl-unrest-1"]), *QUIET[1:]])
    assert cited(heard(bought, "play romans-advance"), "took_unrest") == ["IMP-157"]
    exiled = table(bare("romans"), bare("greeks"), market=QUIET, piles={"exile": ["cl-port"]})
    exiled.journal = []
    acquire(exiled, 0, number("cl-port"))
    assert cited(exiled.journal, "took_card") == ["IMP-Q138"]
    assert cited(exiled.journal, "took_unrest") == ["IMP-170"]
    attacked = table(bare("romans", "3 materials", hand=["cl-invasion"], state="empire"), bare("greeks"), market=QUIET)
    assert cited(heard(attacked, "play cl-invasion"), "took_unrest") == ["IMP-Q10"]


@rule("IMP-133", "IMP-134", "IMP-135", "IMP-136")
def test_cards_are_recalled_from_play_and_recovered_from_a_pile() -> None:
    host = laid("cl-marsh", under=["romans-advance"])
    boats = table(bare("romans", area=["cl-boats", host]), bare("greeks"), market=QUIET)
    assert cited(heard(boats, "exhaust cl-boats"), "recalled") == ["IMP-133", "IMP-134"]
    garrison = table(bare("romans", area=[host]), bare("greeks"), market=QUIET)
    garrison.journal = []
    recall_card(garrison, 0, number("romans-advance"))
    assert cited(garrison.journal, "recalled") == ["IMP-135"]
    me = bare("romans", "3 materials", area=["cl-port"], discard=["romans-advance"])
    port = table(me, bare("greeks"), market=QUIET)
    assert cited(heard(port, "exhaust cl-port", "accept"), "recalled") == ["IMP-136"]


@rule("IMP-165")
def test_a_dig_without_a_match() -> None:
    state = table(bare("romans", "3 materials", hand=["cl-diplomacy"]), bare("greeks"), market=QUIET)
    state.piles[MAIN_DECK] = [number("cl-elders"), number("cl-jungle")]
    events = heard(state, "play cl-diplomacy")
    assert (cited(events, "revealed"), cited(events, "gained")) == (["IMP-165"], ["IMP-165"])


@rule("IMP-077", "IMP-085", "IMP-137", "IMP-146")
def test_cards_are_discarded_by_an_order_in_cleanup_by_an_effect_and_with_their_host() -> None:
    hand = ["romans-advance", "romans-glory"]
    order = table(bare("romans", hand=hand), bare("greeks"), market=QUIET)
    assert cited(heard(order, "innovate region"), "discarded") == ["IMP-077", "IMP-077"]
    cleanup = table(bare("romans", hand=hand), bare("greeks"), market=QUIET)
    events = heard(cleanup, "finish", "place cl-forest", "discard romans-glory", "done")
    assert cited(events, "discarded") == ["IMP-085"]
    unrest = table(bare("romans", hand=[*hand, "romans-unrest-1"]), bare("greeks"), market=QUIET)
    assert cited(heard(unrest, "play romans-unrest-1"), "discarded") == ["IMP-137", "IMP-137"]
    me = bare("romans", area=[laid("cl-jungle", under=["romans-advance"])])
    attacked = table(bare("celts", state="empire", hand=["cl-cataphract"]), me, market=QUIET)
    events = heard(attacked, "play cl-cataphract")
    assert (cited(events, "abandoned"), cited(events, "discarded")) == (["IMP-131"], ["IMP-146"])


@rule("IMP-081", "IMP-082", "IMP-083", "IMP-Q99")
@pytest.mark.parametrize(("nation", "cites"), [("romans", "IMP-081"), ("carthaginians", "IMP-082"), ("qin", "IMP-083")])
def test_what_a_nation_adds_to_the_market(nation: str, cites: str) -> None:
    state = table(bare(nation), bare("greeks"), market=QUIET)
    play(state, "finish")
    assert asking(state) == cites
    assert why_not(state, "place cl-port") == [cites]
    assert cited(heard(state, "place cl-forest"), "market_token") == [cites]


@rule("IMP-190", "IMP-191")
def test_progress_in_the_place_of_population_or_of_materials() -> None:
    people = table(bare("romans", "2 population 1 progress", hand=["romans-conquer"]), bare("greeks"), market=QUIET)
    play(people, "play romans-conquer", "option 0")
    assert asking(people) == "IMP-190"
    assert why_not(people, "progress 3") == ["IMP-190"]
    goods = table(bare("romans", "3 materials 3 progress", hand=["cl-diplomacy"]), bare("greeks"), market=QUIET)
    play(goods, "play cl-diplomacy")
    assert asking(goods) == "IMP-191"
    assert why_not(goods, "progress 3") == ["IMP-191"]


@rule("IMP-114")
def test_a_scoring_is_told_by_what_triggers_it() -> None:
    graal = table(bare("arthurians", hand=["arthurians-graal"]), bare("greeks"), market=QUIET)
    assert cited(heard(graal, "play arthurians-graal"), "scoring_triggered") == ["IMP-114"]


@rule("IMP-261", "IMP-274")
def test_the_civ_recalls_and_adds_to_the_market_by_rules_of_its_own() -> None:
    me = you("greeks", "5 materials", hand=["cl-invasion"], state="empire")
    state = before(me, civ("romans", hand=["romans-glory"], area=["cl-jungle"]), 3)
    events = heard(state, "play cl-invasion", "option 1", "top region_deck")
    assert (cited(events, "on_deck"), cited(events, "took_unrest")) == (["IMP-274"], ["IMP-Q65"])
    assert cited(civ_turn(state), "market_token") == ["IMP-261"]
