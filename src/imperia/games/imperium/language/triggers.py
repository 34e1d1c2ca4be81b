"""Triggers: an event is looked up, and whoever listens to it is a trigger that fits."""

from __future__ import annotations

from typing import Final, final

from imperia.games.imperium.cards import CARDS
from imperia.games.imperium.language.selectors import IN_EXILE, IN_MARKET, Selector, read_selector
from imperia.games.imperium.printed import CATEGORIES, REGION_TYPES, RESOURCES, TYPES
from imperia.kernel.lexicon import Fields
from imperia.kernel.signs import Voice, sign

EVENTS: Final = (
    "play", "play_from_discard", "attack_on_you", "acquire", "break_through", "return_unrest", "take_unrest",
    "gain_from_icon", "take_market_card_with", "pay", "look_fame", "deck_empty", "sink", "must_discard", "leaves_play",
)  # fmt: skip
PLAYED_CARD: Final = 0
PLAYED_FROM_DISCARD: Final = 1
ATTACKED: Final = 2
ACQUIRED: Final = 3
BROKEN_THROUGH: Final = 4
UNREST_RETURNED: Final = 5
UNREST_TAKEN: Final = 6
GAINED_FROM_ICON: Final = 7
TAKEN_WITH_TOKEN: Final = 8
PAID_TOKEN: Final = 9
FAME_LOOKED_AT: Final = 10
DECK_EMPTIED: Final = 11
SUNK: Final = 12
MUST_DISCARD: Final = 13
LEFT_PLAY: Final = 14


@final
class Trigger:
    """The moment at which a card answers.

    An event tells the card that it is about and a mark: the zone that an acquired card came from, the token that was
    paid or lay on the card, the type that has to be discarded, or for a gain the token and the region types of the
    cards that it came from (`icon_mark`).
    """

    def __init__(self, fields: Fields) -> None:
        self.event: Final = fields.word("event", EVENTS)
        self.selector: Final[Selector | None] = read_selector(fields, "sel") if fields.has("sel") else None
        self.category: Final = fields.word("category", CATEGORIES) if fields.has("category") else -1
        self.zone: Final = ZONE_OF[fields.word("from", FROM)] if fields.has("from") else -1
        self.token: Final = fields.word("token", RESOURCES) if fields.has("token") else -1
        self.region_type: Final = fields.word("region_type", REGION_TYPES) if fields.has("region_type") else -1
        self.type: Final = fields.word("type", TYPES) if fields.has("type") else -1
        fields.close()

    def answers(self, event: int, card: int, mark: int) -> bool:
        """True if it is about what happened."""
        if event != self.event:
            return False
        if event == GAINED_FROM_ICON:
            return mark >> REGION_BITS == self.token and bool(mark >> self.region_type & 1)
        return (
            (self.selector is None or self.selector.fit[card])
            and (self.category < 0 or CARDS[card].is_of(self.category))
            and (self.zone < 0 or self.zone == mark)
            and (self.token < 0 or self.token == mark)
            and (self.type < 0 or self.type == mark)
        )

    def say(self, voice: Voice) -> str:
        named: dict[str, object] = {}
        if self.selector is not None:
            named["cards"] = self.selector.say(voice, 1)
        if self.category >= 0:
            named["cards"] = sign("banner", CATEGORIES[self.category])
        if self.token >= 0:
            named["token"] = sign("token", RESOURCES[self.token])
        if self.region_type >= 0:
            named["icon"] = sign("region_type", REGION_TYPES[self.region_type])
        if self.type >= 0:
            named["cards"] = sign("type", TYPES[self.type])
        key = f"when.{EVENTS[self.event]}"
        return voice.say(f"{key}_from_exile" if self.zone == IN_EXILE else key, named)


FROM: Final = ("market", "exile")
ZONE_OF: Final = (IN_MARKET, IN_EXILE)
REGION_BITS: Final = len(REGION_TYPES)


def icon_mark(token: int, icons: int) -> int:
    """The mark of a gain: the token, and the mask of the region types on the cards that it came from."""
    return token << REGION_BITS | icons
