"""The campaign of solo games (solo p. 12)."""

from functools import partial
from typing import Any

import pytest

from imperia.games.imperium.automa.campaign import Campaign, Played
from imperia.games.imperium.automa.story import CAMPAIGNS, ImperiumCampaign
from imperia.games.imperium.cards import CARDS, COMMON_CARDS, NATION_CARDS, WORDS
from imperia.games.imperium.chapter import can_be_gained
from imperia.games.imperium.options import options_of
from imperia.games.imperium.printed import NATION_WORDS, UNREST, UNREST_PILE
from imperia.games.imperium.solo_content import LEVEL_WORDS
from imperia.games.imperium.state import CIV, ImperiumState
from imperia.kernel.campaign import AnyChapter, Begun, CalledOff, Ended, Rewarded
from imperia.kernel.chance import Chance
from imperia.kernel.errors import BadPosition, BadSetup
from imperia.kernel.game import Value
from imperia.kernel.record import Record, read_record
from imperia.kernel.soundness import any_move, check_game
from tests.games.imperium.solo import civ, you
from tests.games.imperium.table import GAME
from tests.rule import rule

ROMANS = NATION_WORDS.index("romans")
PORT = WORDS.index("cl-port")
PRINTED = [WORDS[card] for card in NATION_CARDS[ROMANS].starting_deck]
OPPONENTS = ("greeks", "celts", "qin", "minoans", "persians")


def game(opponent: str, won: bool) -> Played:
    """A game against a nation."""
    return Played(NATION_WORDS.index(opponent), won)


def deck_of(campaign: Campaign) -> list[int]:
    return campaign.chapter(-1).starting_deck()


def start(clause: str, level: str = "chieftain", **options: Value) -> ImperiumState:
    """A game of a campaign, laid out."""
    state = GAME.start(1, 5, {"level": level, "campaign": clause, **options})
    assert isinstance(state, ImperiumState)
    state.play(0, state.moves(0)[0])
    assert GAME.census(state) == GAME.box(state)
    return state


# As a value


@rule("IMP-300", "IMP-304", "IMP-307", "IMP-O05")
def test_five_wins_each_a_level_harder_win_the_campaign() -> None:
    campaign = Campaign(ROMANS)
    levels = []
    for opponent in OPPONENTS:
        assert not campaign.is_won()
        assert not campaign.owes_reward()
        levels.append(LEVEL_WORDS[campaign.level()])
        campaign = campaign.after(game(opponent, True))
        if not campaign.is_won():
            assert campaign.owes_reward()
            campaign = campaign.dropping(deck_of(campaign)[0])
    assert levels == ["chieftain", "warlord", "imperator", "sovereign", "overlord"]
    assert campaign.is_won()
    assert not campaign.owes_reward()
    assert len(deck_of(campaign)) == len(PRINTED) - 4


@rule("IMP-302")
def test_the_fourth_loss_ends_it() -> None:
    campaign = Campaign(ROMANS)
    for _ in range(4):
        assert not campaign.is_lost()
        campaign = campaign.after(game("greeks", False))
        assert LEVEL_WORDS[campaign.level()] == "chieftain"
    assert campaign.is_lost()


@rule("IMP-301")
def test_a_nation_that_was_beaten_is_not_met_again() -> None:
    campaign = Campaign(ROMANS).after(game("greeks", False))
    assert NATION_WORDS.index("greeks") in campaign.opponents()
    campaign = campaign.after(game("greeks", True)).keeping(PORT)
    assert NATION_WORDS.index("greeks") not in campaign.opponents()
    assert ROMANS not in campaign.opponents()
    assert len(campaign.opponents()) == 14
    assert len(Campaign(ROMANS, boxes=1).opponents()) == 7


@rule("IMP-308", "IMP-309", "IMP-310", "IMP-322", "IMP-O06")
def test_the_supreme_masters_campaign() -> None:
    campaign = Campaign(ROMANS, supreme=True)
    assert LEVEL_WORDS[campaign.level()] == "supreme_ruler"
    campaign = campaign.after(game("greeks", False))
    assert campaign.unrest_removed() == 0
    campaign = campaign.after(game("greeks", True)).keeping(PORT)
    assert campaign.unrest_removed() == 1
    assert LEVEL_WORDS[campaign.level()] == "supreme_ruler"
    assert campaign.after(game("celts", False)).unrest_removed() == 0
    for opponent in ("celts", "qin", "minoans", "persians"):
        campaign = campaign.after(game(opponent, True))
    assert campaign.is_won()
    assert campaign.unrest_removed() == 5


# A game of it is a table like any other


@rule("IMP-300", "IMP-301")
def test_a_game_of_a_campaign_has_its_nations() -> None:
    state = GAME.start(1, 5, {"campaign": "romans against qin"}, telling=True)
    assert isinstance(state, ImperiumState)
    assert [NATION_WORDS[nation] for nation in state.nations] == ["romans", "qin"]
    assert state.journal is not None
    assert [event.what.word for event in state.journal].count("nation_taken") == 2
    # The side of the power card is chosen for each game.
    assert [GAME.notation(move) for move in state.moves(0)] == ["side A", "side B"]


@rule("IMP-303", "IMP-Q73")
def test_after_a_lost_campaign_the_player_begins_with_twice_as_much() -> None:
    assert [start("romans against greeks").have(0, token) for token in range(3)] == [3, 2, 1]
    doubled = start("romans against greeks, double")
    assert [doubled.have(0, token) for token in range(3)] == [6, 4, 2]
    plain = start("romans against greeks")
    assert [doubled.have(CIV, token) for token in range(3)] == [plain.have(CIV, token) for token in range(3)]


@rule("IMP-305", "IMP-306", "IMP-Q139")
def test_cards_kept_and_dropped_change_the_starting_deck_and_the_common_cards() -> None:
    state = start(f"romans against greeks, keep cl-port, drop {PRINTED[0]}", "imperator")
    deck = [WORDS[card] for card in [*state.deck(0), *state.hand(0)]]
    assert sorted(deck) == sorted([*PRINTED[1:], "cl-port"])
    where = [pile for pile in state.piles if PORT in pile] + [laid for laid in state.market if laid.card == PORT]
    assert len(where) == 1
    assert not any(WORDS.index(PRINTED[0]) in pile for pile in state.piles)


@rule("IMP-306")
def test_a_kept_card_that_is_dropped_later_stays_in_the_box() -> None:
    state = start("romans against greeks, keep cl-port, drop cl-port", "imperator")
    assert not any(PORT in pile for pile in state.piles)
    assert all(laid.card != PORT for laid in state.market)
    assert len(state.deck(0)) + len(state.hand(0)) == len(PRINTED)


@rule("IMP-309")
def test_unrest_cards_are_out() -> None:
    clause = "romans against greeks, keep cl-port, drop cl-port"
    some = start(f"{clause}, unrest 2", "supreme_ruler")
    lying = [laid for laid in some.market for _ in laid.under]
    everything = [card for card in COMMON_CARDS[0] if CARDS[card].is_of(UNREST) and CARDS[card].players <= 1]
    assert len(some.piles[UNREST_PILE]) + len(lying) == len(everything) - 2


BAD = {
    "IMP-028": ("romans against romans", "chieftain"),
    "IMP-307": ("romans against greeks, keep cl-port", "chieftain"),
    "IMP-309": ("romans against greeks, unrest 1", "chieftain"),
    "IMP-309 unrest": ("romans against greeks, keep cl-port, unrest 2", "supreme_ruler"),
    "IMP-305": ("romans against greeks, keep cl-notorious", "warlord"),
    "IMP-306": ("romans against greeks, drop cl-port", "warlord"),
    "IMP-306 twice": (f"romans against greeks, drop {PRINTED[0]}, drop {PRINTED[0]}", "imperator"),
    "IMP-Q166": (f"romans against greeks, keep {WORDS[NATION_CARDS[ROMANS].nation_deck[0]]}", "warlord"),
    "IMP-Q166 twice": ("romans against greeks, keep cl-port, keep cl-port", "imperator"),
    "IMP-Q166 power": (f"romans against greeks, keep {WORDS[NATION_CARDS[3].powers[0]]}", "warlord"),
    "IMP-301": (f"romans against greeks, keep {WORDS[NATION_CARDS[2].starting_deck[0]]}", "warlord"),
    "IMP-322": (f"romans against greeks, {', '.join(f'drop {word}' for word in PRINTED[:5])}", "supreme_ruler"),
}


@rule("IMP-028", "IMP-301", "IMP-305", "IMP-306", "IMP-307", "IMP-309", "IMP-322", "IMP-Q166")
@pytest.mark.parametrize("case", BAD)
def test_a_game_that_no_campaign_comes_to_is_refused_with_the_rule(case: str) -> None:
    clause, level = BAD[case]
    with pytest.raises(BadSetup, match=case.split(" ", maxsplit=1)[0]):
        GAME.start(1, 0, {"campaign": clause, "level": level})


@rule("IMP-300", "IMP-O02")
def test_a_campaign_is_for_one_player_and_for_the_nations_on_the_table() -> None:
    with pytest.raises(BadSetup, match="IMP-300"):
        GAME.start(2, 0, {"campaign": "romans against greeks"})
    with pytest.raises(BadSetup, match="IMP-300"):
        GAME.position({"seats": 2, "options": {"campaign": "romans against greeks"}})
    with pytest.raises(BadSetup, match="IMP-O02"):
        GAME.start(1, 0, {"campaign": "romans against qin", "box": "classics"})
    with pytest.raises(BadPosition, match="IMP-300"):
        GAME.position({"seats": 1, "options": {"campaign": "romans against qin"}, "players": [{"nation": "celts"}]})


@pytest.mark.parametrize(
    "clause",
    [
        "romans", "romans against", "romans against danes", "romans versus greeks", "romans against greeks and celts",
        "romans against greeks,double", "romans against greeks, keep", "romans against greeks, keep volcano",
        "romans against greeks, unrest 0", "romans against greeks, unrest 1, keep cl-port", "x" * 2000, 3, True,
    ],
)  # fmt: skip
def test_a_clause_that_cannot_be_read_is_refused(clause: Value) -> None:
    with pytest.raises(BadSetup, match="cannot be read as campaign"):
        GAME.start(1, 0, {"campaign": clause})


def test_an_ordinary_game_says_nothing_of_campaigns() -> None:
    assert "campaign" not in Record(GAME, 1, 0, {}).options
    assert "campaign" not in Record(GAME, 1, 0, {"campaign": ""}).options


def sound_clauses() -> list[tuple[str, str]]:
    """Games of campaigns of several nations, at several levels, with what campaigns may have changed."""
    found = [("chieftain", "vikings against celts, double")]
    for level, nation, opponent, count in (
        ("imperator", "arthurians", "greeks", 0),
        ("supreme_ruler", "celts", "utopians", 2),
    ):
        number = NATION_WORDS.index(nation)
        gained = [card for card in COMMON_CARDS[0] if can_be_gained(card, number, 0, 3)]
        unrest = next(card for card in gained if CARDS[card].is_of(UNREST))
        dropped = NATION_CARDS[number].starting_deck[0]
        words = f"{nation} against {opponent}, keep {WORDS[unrest if count else gained[0]]}, drop {WORDS[dropped]}"
        found.append((level, f"{words}, unrest {count}" if count else words))
    return found


@pytest.mark.parametrize(("level", "clause"), sound_clauses())
def test_games_of_a_campaign_keep_every_promise(level: str, clause: str) -> None:
    for seed in (1, 2):
        record = Record(GAME, 1, seed, {"level": level, "campaign": clause})
        check_game(record, partial(any_move, chance=Chance(seed)), 40)


def test_a_record_replays_alone() -> None:
    record = Record(GAME, 1, 4, {"level": "warlord", "campaign": "romans against greeks, keep cl-port"})
    state = record.start()
    chance = Chance(3)
    while not state.over:
        move = any_move(state, chance)
        record.moves.append(move)
        state.play(*move)
    read, again = read_record(record.text(state), lambda *_: GAME)
    assert again.data() == state.data()
    assert read.options["campaign"] == "romans against greeks, keep cl-port"
    assert isinstance(again, ImperiumState)
    assert options_of(again.terms) == read.options
    # What can be kept of it, and nothing that the player began with.
    gained = CAMPAIGNS.gained(again)
    assert "cl-port" not in gained
    assert all(CARDS[WORDS.index(word)].nation != ROMANS for word in gained)


# As a story


@rule("IMP-305", "IMP-Q166")
def test_what_was_gained_lies_in_history_deck_discard_pile_or_hand() -> None:
    state = GAME.position({
        "seats": 1,
        "round": 3,
        "options": {"level": "chieftain", "campaign": "romans against greeks"},
        "players": [
            you(
                "romans",
                history=["cl-forest"],
                deck=["cl-port"],
                discard=["cl-notorious"],
                hand=["cl-sumerians", WORDS[NATION_CARDS[ROMANS].nation_deck[0]]],
                area=["cl-oasis"],
            ),
            civ("greeks", hand=[]),
        ],
        "step": "end",
    })  # fmt: skip
    assert sorted(CAMPAIGNS.gained(state)) == ["cl-forest", "cl-notorious", "cl-port", "cl-sumerians"]
    view = CAMPAIGNS.view({"nation": "romans"}, played(won("greeks", CAMPAIGNS.gained(state))))
    assert sorted(view.keepable) == ["cl-forest", "cl-port", "cl-sumerians"]


@rule("IMP-153", "IMP-305", "IMP-Q166")
def test_what_the_atlanteans_have_sunk_was_not_gained() -> None:
    state = GAME.position({
        "seats": 1,
        "round": 3,
        "options": {"level": "chieftain", "campaign": "atlanteans against greeks"},
        "players": [
            you("atlanteans", history=["cl-forest"], discard=["cl-port"]),
            civ("greeks", hand=[]),
        ],
        "step": "end",
    })  # fmt: skip
    assert CAMPAIGNS.gained(state) == ["cl-port"]


@rule("IMP-305")
def test_of_cards_that_say_the_same_those_of_each_nation_can_be_kept() -> None:
    copies = ["celts-conquer-1", "celts-conquer-2", "greeks-conquer"]
    view = CAMPAIGNS.view({"nation": "romans"}, played(won("greeks", copies)))
    assert view.keepable == ["celts-conquer-1", "greeks-conquer"]


def won(opponent: str, gained: list[str]) -> list[AnyChapter]:
    return [Begun("t", opponent), Ended("2026-11-17", [50, 40], True, gained)]


def lost(opponent: str) -> list[AnyChapter]:
    return [Begun("t", opponent), Ended("2026-11-17", [30, 40], False, [])]


def played(*games: list[AnyChapter]) -> list[AnyChapter]:
    return [entry for one in games for entry in one]


def view_of(story: list[AnyChapter], **terms: Any) -> ImperiumCampaign:
    return CAMPAIGNS.view({"nation": "romans", **terms}, story)


@rule("IMP-304", "IMP-305", "IMP-306")
def test_a_win_brings_exactly_one_reward_before_the_next_game() -> None:
    terms: dict[str, Value] = {"nation": "romans"}
    story = won("greeks", ["cl-port", "cl-notorious"])
    assert view_of(story).how == "reward"
    with pytest.raises(BadSetup, match="IMP-304"):
        CAMPAIGNS.options(terms, story, "celts")
    for choice, number in (
        ("keep cl-notorious", "IMP-305"),
        ("keep cl-forest", "IMP-305"),
        ("drop cl-port", "IMP-306"),
        ("steal cl-port", "IMP-305"),
        ("keep", "IMP-305"),
    ):
        with pytest.raises(BadSetup, match=number):
            CAMPAIGNS.check_reward(terms, story, choice)
    CAMPAIGNS.check_reward(terms, story, f"drop {PRINTED[0]}")
    CAMPAIGNS.check_reward(terms, story, "keep cl-port")
    story.append(Rewarded("keep cl-port"))
    with pytest.raises(BadSetup, match="IMP-304"):
        CAMPAIGNS.check_reward(terms, story, f"drop {PRINTED[0]}")
    view = view_of(story)
    assert (view.how, view.level, view.joined) == ("choose", "warlord", ["cl-port"])
    assert view.games[0].kept == "cl-port"
    options = CAMPAIGNS.options(terms, story, "celts")
    assert options["campaign"] == "romans against celts, keep cl-port"
    GAME.start(1, 0, options)
    with pytest.raises(BadSetup, match="IMP-301"):
        CAMPAIGNS.options(terms, story, "greeks")
    with pytest.raises(BadSetup, match="IMP-238"):
        CAMPAIGNS.options(terms, story, "romans")


def test_one_game_at_a_time_and_one_that_was_called_off_does_not_count() -> None:
    story: list[AnyChapter] = [Begun("t", "greeks")]
    assert view_of(story).how == "playing"
    with pytest.raises(BadSetup, match="IMP-300"):
        CAMPAIGNS.options({"nation": "romans"}, story, "celts")
    story.append(CalledOff())
    view = view_of(story)
    assert (view.how, view.games, view.losses) == ("choose", [], 0)


@rule("IMP-302", "IMP-303")
def test_only_a_lost_campaign_leaves_a_bonus_and_nobody_can_wish_for_it() -> None:
    wish: dict[str, Value] = {"nation": "celts"}
    story = played(*[lost("greeks")] * 4)
    terms: dict[str, Value] = {"nation": "romans", "bonus": True}
    assert view_of(story, bonus=True).how == "lost"
    assert CAMPAIGNS.begin(wish, (terms, story))["bonus"] is True
    assert CAMPAIGNS.begin(wish, None)["bonus"] is False
    with pytest.raises(BadSetup, match="IMP-303"):
        CAMPAIGNS.begin({**wish, "bonus": True}, None)
    with pytest.raises(BadSetup, match="IMP-303"):
        CAMPAIGNS.begin(wish, (terms, story[:6]))
    with pytest.raises(BadSetup, match="IMP-302"):
        CAMPAIGNS.options(terms, story, "celts")
    assert CAMPAIGNS.options(terms, story[:6], "celts")["campaign"] == "romans against celts, double"
    assert view_of([], bonus=True).tokens == {"materials": 6, "population": 4, "progress": 2}


@rule("IMP-300")
def test_a_campaign_that_there_cannot_be_is_refused() -> None:
    wishes: list[tuple[dict[str, Value], str]] = [
        ({}, "nation"),
        ({"nation": "danes"}, "danes"),
        ({"nation": "romans", "box": "third"}, "third"),
        ({"nation": "romans", "luck": 3}, "luck"),
        ({"nation": 3}, "nation must be a text, not a whole number"),
        ({"nation": "qin", "box": "classics"}, "IMP-O02"),
    ]
    for wish, said in wishes:
        with pytest.raises(BadSetup, match=said):
            CAMPAIGNS.begin(wish, None)


@rule("IMP-300", "IMP-307")
def test_every_game_that_a_campaign_comes_to_can_be_set_up() -> None:
    for supreme in (False, True):
        terms: dict[str, Value] = {"nation": "atlanteans", "supreme": supreme}
        story: list[AnyChapter] = []
        for place, opponent in enumerate(OPPONENTS):
            GAME.start(1, place, CAMPAIGNS.options(terms, story, opponent))
            story += lost(opponent) if place == 2 else []
            story += won(opponent, ["cl-port", "cl-forest", "cl-oasis", "cl-unrest-1"])
            view = CAMPAIGNS.view(terms, story)
            if view.how == "reward":
                choice = f"keep {view.keepable[0]}" if place % 2 else f"drop {view.droppable[0]}"
                CAMPAIGNS.check_reward(terms, story, choice)
                story.append(Rewarded(choice))
        assert CAMPAIGNS.view(terms, story).how == "won"


def test_a_collapse_is_told_apart_in_the_list_of_games() -> None:
    lost_by_collapse = Ended("2026-11-17", [60, 40], False, [], "collapse")
    story: list[AnyChapter] = [Begun("t", "greeks"), lost_by_collapse, Begun("u", "greeks")]
    games = CAMPAIGNS.view({"nation": "romans"}, [*story, Ended("2026-11-18", [30, 40], False, [])]).games
    assert [(game.won, game.collapsed) for game in games] == [(False, True), (False, False)]
