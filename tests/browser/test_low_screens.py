"""Small screens: one's own hand and goods are in sight, and cover nothing of the market."""

import pytest
from playwright.sync_api import Browser

from imperia.games.imperium.state import ImperiumState
from imperia.games.imperium.wording import card_words
from imperia.kernel.state import State
from tests.browser.player import PHONE_ON_ITS_SIDE, TABLET, Device, Player, open_later, open_near_end
from tests.browser.service import Service

# How many letters the longest card of a hand has at least.
WORDY = 200
# How far the hand lies over what is seen of the market, and under the decision bar.
COVERED = """() => {
    const bottom = selector => document.querySelector(selector).getBoundingClientRect().bottom;
    const hand = document.querySelector(".hand").getBoundingClientRect();
    const bar = document.querySelector("[data-testid=decision]").getBoundingClientRect();
    return [Math.min(bottom(".i-market"), bottom(".i-upper")) - hand.top, hand.bottom - bar.top];
}"""
# How far a line of one's own things reaches above the window, and below the decision bar or the window.
OUT_OF_SIGHT = """() => {
    const own = document.querySelector(".d-mine").getBoundingClientRect();
    const bar = document.querySelector("[data-testid=decision]").getBoundingClientRect();
    const beside = bar.left > own.left + own.width / 2;
    return [-own.top, own.bottom - (beside ? innerHeight : bar.top), own.height ? 0 : 1];
}"""
# How far the hand lies above the decision bar.
IN_SIGHT = """() => {
    const bar = document.querySelector("[data-testid=decision]").getBoundingClientRect();
    return bar.top - document.querySelector(".hand .held").getBoundingClientRect().top;
}"""


def is_wordy(state: State) -> bool:
    """True in the first seat's own turn with a hand that has much to say and can be played from."""
    assert isinstance(state, ImperiumState)
    if type(state.choice()).__name__ != "TakeTurn" or state.to_act() != (0,):
        return False
    if not any(state.game.notation(move).startswith("play ") for move in state.moves(0)):
        return False
    return any(len("".join(card_words(card, "fr"))) > WORDY for card in state.hand(0))


@pytest.mark.parametrize("seats", [2, 4])
def test_the_hand_covers_nothing_of_the_market(browser: Browser, service: Service, seats: int) -> None:
    table, secret = open_later(service, "imperium", seats, is_wordy, nations="drawn")
    for width, height in ((1440, 900), (1024, 768), (1280, 720)):
        with Player(browser, service, Device(width, height, "fr")) as player:
            player.sit_down(table, secret)
            over_market, under_bar = player.page.evaluate(COVERED)
            assert over_market <= 0, f"{width}x{height}"
            assert under_bar <= 0, f"{width}x{height}"
    for width, height in ((390, 844), (360, 640)):
        with Player(browser, service, Device(width, height, "fr")) as player:
            player.sit_down(table, secret)
            assert player.page.evaluate(IN_SIGHT) > 100, f"{width}x{height}"


def is_choosing_a_die(state: State) -> bool:
    """True when the first seat chooses a die."""
    return type(state.choice()).__name__ == "TakeDie" and state.to_act() == (0,)


def test_own_goods_and_dice_are_in_sight_when_a_die_is_chosen(browser: Browser, service: Service) -> None:
    table, secret = open_later(service, "daimyo", 4, is_choosing_a_die)
    for width, height in ((1440, 900), (1024, 768), (390, 844), (844, 390)):
        with Player(browser, service, Device(width, height, "fr")) as player:
            player.sit_down(table, secret)
            assert max(player.page.evaluate(OUT_OF_SIGHT)) <= 0, f"{width}x{height}"


# Whether one's own supply is told above the hand, and how far the hand reaches under the decision bar.
SUPPLY = """() => {
    const supply = document.querySelector(".s-mine").getBoundingClientRect();
    const hand = document.querySelector(".hand").getBoundingClientRect();
    const bar = document.querySelector("[data-testid=decision]").getBoundingClientRect();
    return [supply.height, hand.top - supply.bottom, bar.top - hand.bottom];
}"""


def is_taking_a_turn(state: State) -> bool:
    """True in the first seat's own turn."""
    return type(state.choice()).__name__ == "TakeTurn" and state.to_act() == (0,)


def test_the_own_supply_stands_above_the_hand_on_a_low_screen(browser: Browser, service: Service) -> None:
    table, secret = open_later(service, "settlers", 4, is_taking_a_turn)
    with Player(browser, service, TABLET) as player:
        player.sit_down(table, secret)
        high, above, free = player.page.evaluate(SUPPLY)
        assert high > 20
        assert above >= -1
        assert free >= -1


# How high a thing is that is seen from its top.
HEIGHT = """selector => {
    const { top, bottom } = document.querySelector(selector).getBoundingClientRect();
    return Math.min(bottom, innerHeight) - Math.max(top, 0);
}"""


def test_a_phone_on_its_side_shows_the_map_beside_the_plan(browser: Browser, service: Service) -> None:
    with Player(browser, service, PHONE_ON_ITS_SIDE) as player:
        player.play_now("yuan")
        player.wait()
        player.move()
        assert player.page.evaluate(HEIGHT, ".y-land-part") > 300
        assert player.page.evaluate(HEIGHT, ".yuan .tabs") > 30


def test_a_phone_on_its_side_has_room_beside_a_real_box(browser: Browser, service: Service) -> None:
    with Player(browser, service, PHONE_ON_ITS_SIDE) as player:
        player.page.goto("/beside/daimyo")
        player.page.locator(".b-bar .button-primary").click()
        player.page.wait_for_selector(".b-stage")
        assert player.page.evaluate(HEIGHT, ".b-stage") > 270
        assert player.page.evaluate(HEIGHT, ".b-bar .button-primary") > 40


def test_a_phone_on_its_side_replays_beside_the_controls(browser: Browser, service: Service) -> None:
    table, secret = open_near_end(service, "yuan")
    with Player(browser, service, PHONE_ON_ITS_SIDE) as player:
        player.sit_down(table, secret, name="Ada")
        player.hand_over()
        player.page.goto(f"/replay/{table}?move=30")
        player.page.wait_for_selector(".replay-bar .button-primary")
        assert player.page.evaluate(HEIGHT, ".table-board") > 340
        assert player.page.evaluate(HEIGHT, ".replay-bar .button-primary") > 40
