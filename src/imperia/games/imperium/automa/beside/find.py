"""The cards that a player can tell: one of each name, for nobody has to tell copies apart."""

from __future__ import annotations

from collections import Counter

from imperia.games.imperium import content
from imperia.games.imperium.automa.beside.messages import CivAccount, CivCards
from imperia.games.imperium.cards import CARDS
from imperia.games.imperium.content import INDEX, Box


def find_cards(account: CivAccount) -> CivCards:
    """The cards that the C.I.V. may turn up, and those that may come to the market (IMP-057, IMP-247)."""
    own = account.facts.nation
    foreign = [card for card in content.CARDS if card.nation and card.nation != own]
    return CivCards(
        unrest=unrest_of(account.box),
        taken=list(dict.fromkeys([word for word in account.taken if word in INDEX])),
        own=one_of_each([card for card in content.CARDS if card.nation == own]),
        common=one_of_each(common_cards(account.box)),
        foreign=one_of_each(foreign),
        market=free_cards(account),
    )


def unrest_of(box: Box) -> str:
    """An unrest card of a box."""
    return next(card.id for card in common_cards(box) if CARDS[INDEX[card.id]].unrest)


def common_cards(box: Box) -> list[content.Card]:
    """The common cards of a box, with all copies."""
    return [card for card in content.CARDS if not card.nation and card.box == box]


def one_of_each(cards: list[content.Card]) -> list[str]:
    """Those that a single player may meet, one of each name: no unrest, power, journey or King of Kings."""
    found: dict[object, str] = {}
    for card in cards:
        printed = CARDS[INDEX[card.id]]
        special = printed.unrest or printed.power or printed.not_drawn or printed.other_side >= 0
        if card.players == 1 and not special:
            found.setdefault(card.name, card.id)
    return list(found.values())


def free_cards(account: CivAccount) -> list[str]:
    """The common cards of which a copy does not lie in the market yet."""
    copies = Counter([card.name for card in common_cards(account.box)])
    laid = [content.CARDS[INDEX[slot.card]].name for slot in account.facts.market if slot.card in INDEX]
    there = Counter(laid)
    common = one_of_each(common_cards(account.box))
    names = {word: content.CARDS[INDEX[word]].name for word in common}
    return [word for word, name in names.items() if there[name] < copies[name]]
