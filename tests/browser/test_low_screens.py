"""Small screens: a hand with much to read covers nothing of the market, and on a phone it is in sight."""

import pytest
from playwright.sync_api import Browser

from imperia.games.imperium.effects.wording import card_words
from imperia.games.imperium.state import ImperiumState
from imperia.kernel.state import State
from tests.browser.player import Device, Player, open_later
from tests.browser.service import Service

# How many letters the longest card of a hand has at least.
WORDY = 200
COVERED = """() => {
    const market = document.querySelector(".i-market").getBoundingClientRect();
    return market.bottom - document.querySelector(".hand").getBoundingClientRect().top;
}"""
# How far the hand lies above the decision bar.
IN_SIGHT = """() => {
    const bar = document.querySelector("[data-testid=decision]").getBoundingClientRect();
    return bar.top - document.querySelector(".hand .held").getBoundingClientRect().top;
}"""


def is_wordy(state: State) -> bool:
    """True in the first seat's own turn with a hand that has much to say."""
    assert isinstance(state, ImperiumState)
    if type(state.choice()).__name__ != "TakeTurn" or state.to_act() != (0,):
        return False
    return any(len("".join(card_words(card, "fr"))) > WORDY for card in state.hand(0))


@pytest.mark.parametrize("seats", [2, 4])
def test_the_hand_covers_nothing_of_the_market(browser: Browser, service: Service, seats: int) -> None:
    table, secret = open_later(service, "imperium", seats, is_wordy, nations="drawn")
    for width, height in ((1440, 900), (1024, 768), (1280, 720)):
        with Player(browser, service, Device(width, height, "fr")) as player:
            player.sit_down(table, secret)
            assert player.page.evaluate(COVERED) <= 0, f"{width}x{height}"
    for width, height in ((390, 844), (360, 640)):
        with Player(browser, service, Device(width, height, "fr")) as player:
            player.sit_down(table, secret)
            assert player.page.evaluate(IN_SIGHT) > 100, f"{width}x{height}"
