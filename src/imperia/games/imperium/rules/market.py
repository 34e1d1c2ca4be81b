"""The things that come with a card of the market, and the token that is added to it in clean-up."""

from __future__ import annotations

from typing import ClassVar, Final, final

from imperia.games.imperium.language.passives import Passive
from imperia.games.imperium.language.triggers import TAKEN_WITH_TOKEN
from imperia.games.imperium.piles import clear_slot, push_unrest, refill, slot_of, take_open
from imperia.games.imperium.printed import PROGRESS, RESOURCES
from imperia.games.imperium.rules.gain import gain
from imperia.games.imperium.rules.react import happen
from imperia.games.imperium.rules.unrest import unrest_to_hand
from imperia.games.imperium.state import ImperiumState
from imperia.games.imperium.words import GAINED_BREAKING_THROUGH, GAINED_WITH_CARD, TOOK_UNREST_WITH_CARD
from imperia.kernel.lexicon import Fields
from imperia.kernel.signs import Voice, sign


@final
class MarketToken(Passive):
    """The token its owner adds to the market in clean-up in place of progress (IMP-082)."""

    word: ClassVar[str] = "market_token"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        part = fields.part("market_token")
        self.token: Final = part.word("token", RESOURCES)
        self.count: Final = part.number("n")
        part.close()

    def say(self, voice: Voice) -> str:
        return voice.say("passive.market_token", {"tokens": sign("token", RESOURCES[self.token], self.count)})


def market_token(state: ImperiumState, seat: int) -> tuple[int, int]:
    """The token a player adds to the market in clean-up, and how many (IMP-081 to IMP-083)."""
    for laid in state.areas[seat]:
        for passive in laid.printed.passives:
            if isinstance(passive, MarketToken):
                return passive.token, passive.count
    return PROGRESS, 1


def take_from_market(state: ImperiumState, seat: int, card: int, with_unrest: bool, icons: int) -> None:
    """A card of the market comes into a hand with its tokens (IMP-156), and its slot is refilled (IMP-158)."""
    slot = slot_of(state, card)
    laid = clear_slot(state, slot)
    take_open(state, seat, card)
    for unrest in laid.under:
        if with_unrest:
            # IMP-157
            unrest_to_hand(state, seat, unrest, TOOK_UNREST_WITH_CARD)
        else:
            push_unrest(state, unrest)
    for token in range(len(RESOURCES)):
        count = laid.count(token)
        if count:
            happen(state, seat, TAKEN_WITH_TOKEN, card, count, token)
            # IMP-Q151: thanks to what left play for the card, whose own icons are not in play.
            gain(state, seat, token, count, icons, GAINED_WITH_CARD if with_unrest else GAINED_BREAKING_THROUGH)
    refill(state, slot)
