"""The campaign of solo games (solo p. 12)."""

from imperia.games.imperium.automa.campaign import Campaign, Played
from imperia.games.imperium.automa.content import LEVEL_WORDS
from imperia.games.imperium.cards import NATION_CARDS, WORDS
from imperia.games.imperium.printed import NATION_WORDS
from tests.rule import rule

ROMANS = NATION_WORDS.index("romans")
PORT = WORDS.index("cl-port")


def game(opponent: str, won: bool) -> Played:
    """A game against a nation."""
    return Played(NATION_WORDS.index(opponent), 0, 50 if won else 30, 40, won, "2026-11-17")


@rule("IMP-300", "IMP-304", "IMP-307", "IMP-O05")
def test_five_wins_each_a_level_harder_win_the_campaign() -> None:
    campaign = Campaign(ROMANS)
    levels = []
    for opponent in ("greeks", "celts", "qin", "minoans", "persians"):
        assert not campaign.is_won()
        levels.append(LEVEL_WORDS[campaign.level()])
        campaign = campaign.dropping(game(opponent, True), campaign.starting_deck()[0])
    assert levels == ["chieftain", "warlord", "imperator", "sovereign", "overlord"]
    assert campaign.is_won()
    assert len(campaign.starting_deck()) == 5


@rule("IMP-302", "IMP-303", "IMP-Q73")
def test_the_fourth_loss_ends_it_and_leaves_a_bonus_once() -> None:
    campaign = Campaign(ROMANS)
    for _ in range(4):
        assert not campaign.is_lost()
        campaign = campaign.after_loss(game("greeks", False))
        assert LEVEL_WORDS[campaign.level()] == "chieftain"
    assert campaign.is_lost()
    following = campaign.again()
    assert following.start_tokens() == [6, 4, 2]
    for _ in range(4):
        following = following.after_loss(game("greeks", False))
    assert following.again().start_tokens() == [6, 4, 2]
    assert Campaign(ROMANS).start_tokens() == [3, 2, 1]


@rule("IMP-301")
def test_a_nation_that_was_beaten_is_not_met_again() -> None:
    campaign = Campaign(ROMANS).after_loss(game("greeks", False))
    assert NATION_WORDS.index("greeks") in campaign.opponents()
    campaign = campaign.keeping(game("greeks", True), PORT)
    assert NATION_WORDS.index("greeks") not in campaign.opponents()
    assert ROMANS not in campaign.opponents()
    assert len(campaign.opponents()) == 14


@rule("IMP-305", "IMP-306")
def test_a_card_is_kept_or_dropped() -> None:
    campaign = Campaign(ROMANS)
    printed = NATION_CARDS[ROMANS].starting_deck
    fame = WORDS.index("cl-notorious")
    assert campaign.keepable([PORT, fame]) == [PORT]
    assert campaign.keeping(game("greeks", True), PORT).starting_deck() == [*printed, PORT]
    assert campaign.dropping(game("greeks", True), printed[0]).starting_deck() == printed[1:]


@rule("IMP-308", "IMP-309", "IMP-310", "IMP-322", "IMP-O06")
def test_the_supreme_masters_campaign() -> None:
    campaign = Campaign(ROMANS, supreme=True)
    assert LEVEL_WORDS[campaign.level()] == "supreme_ruler"
    campaign = campaign.after_loss(game("greeks", False))
    assert campaign.unrest_removed() == 0
    campaign = campaign.keeping(game("greeks", True), PORT)
    assert campaign.unrest_removed() == 1
    assert LEVEL_WORDS[campaign.level()] == "supreme_ruler"
    assert campaign.after_loss(game("celts", False)).unrest_removed() == 0
    for opponent in ("celts", "qin", "minoans", "persians"):
        campaign = campaign.dropping(game(opponent, True), campaign.starting_deck()[0])
    assert campaign.is_won()
    assert campaign.unrest_removed() == 5
