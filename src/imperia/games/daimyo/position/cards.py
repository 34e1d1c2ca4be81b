"""Cards, read from data: heroes, the empire's cards, and what everybody has seen of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from imperia.games.daimyo.cards import CLAN_HEROES, HERO_COUNT, HEROES, SOLO
from imperia.games.daimyo.phases.setup import heroes_in_play
from imperia.games.daimyo.printed import DECK_OF_ROUND, DECK_USED, DECKS, MARKET_SIZE
from imperia.games.daimyo.state import NONE, DaimyoState
from imperia.games.daimyo.words import HERO
from imperia.kernel.events import EVERYONE
from imperia.kernel.position import read_hidden

if TYPE_CHECKING:
    pass
from imperia.games.daimyo.position.data import ALL_CARDS, PartyData, PositionData, Reader, against


def read_cards(state: DaimyoState, data: PositionData, players: list[PartyData], reader: Reader, started: bool) -> None:
    """The common heroes; clan heroes that are not mentioned lie in their deck."""
    for party in range(state.seats):
        allowed = set(heroes_in_play(state))
        if state.clans[party] != NONE:
            allowed |= set(CLAN_HEROES[state.clans[party]])
        for card in [*state.hands[party], *state.decks[party], *state.discards[party]]:
            if card not in allowed:
                rule = "DAI-029" if HEROES[card].clan >= 0 else "DAI-138"
                raise against(f"players[{party}].hand", HERO.words[card], rule)
    state.market = reader.cards(data.market, "market")
    state.aside = reader.cards(data.aside, "aside")
    state.pile = reader.cards(data.pile, "pile")
    top = reader.cards(data.heroes, "heroes")
    common = heroes_in_play(state)
    for card in [*state.market, *state.pile, *top]:
        if card not in common:
            raise against("market", HERO.words[card], "DAI-018" if HEROES[card].clan >= 0 else "DAI-138")
    if data.exact or data.agenda is not None:
        state.heroes = top
        return
    rest = [card for card in common if card not in reader.taken]
    state.chance.shuffle(rest)
    while len(state.market) < MARKET_SIZE and rest:
        state.market.append(rest.pop())
    state.heroes = rest + top
    for party in range(state.seats):
        if state.clans[party] != NONE:
            missing = [card for card in CLAN_HEROES[state.clans[party]] if card not in reader.taken]
            # What is named lies on top.
            state.decks[party] = missing + state.decks[party]


def read_solo(state: DaimyoState, data: PositionData, reader: Reader) -> None:
    """The empire's cards; those not mentioned lie in their decks, or out of the game."""
    if state.seats != 1:
        if data.solo_open or data.solo_past or data.solo_decks:
            raise against("solo_open", data.solo_open, "DAI-238")
        return
    state.solo_open = reader.cards(data.solo_open, "solo_open")
    state.solo_past = reader.cards(data.solo_past, "solo_past")
    named = {word: reader.cards(cards, "solo_decks") for word, cards in data.solo_decks.items()}
    for deck, word in enumerate(DECKS):
        left = [card.number for card in SOLO if card.deck == deck and card.number not in reader.taken]
        if data.exact or data.agenda is not None:
            state.solo_decks[deck], state.solo_unused[deck] = named.get(word, []), left
            continue
        state.chance.shuffle(left)
        top = named.get(word, [])
        gone = [card for card in [*state.solo_open, *state.solo_past] if SOLO[card].deck == deck]
        size = max(0, DECK_USED[deck] - len(gone) - len(top))
        state.solo_decks[deck] = left[:size] + top
        state.solo_unused[deck] = sorted(left[size:])
    if data.agenda is None and not state.solo_open and data.round:
        deck = DECK_OF_ROUND[data.round]
        if state.solo_decks[deck]:
            state.solo_open = [state.solo_decks[deck].pop()]
    for deck, word in enumerate(DECKS):
        gone = [card for card in [*state.solo_open, *state.solo_past] if SOLO[card].deck == deck]
        if data.round and len(state.solo_decks[deck]) + len(gone) != DECK_USED[deck]:
            raise against("solo_decks", word, "DAI-238")
    for card in state.solo_open:
        if data.round and SOLO[card].deck != DECK_OF_ROUND[data.round]:
            raise against("solo_open", SOLO[card].word, "DAI-258")


def read_known(state: DaimyoState, data: PositionData) -> None:
    """Who knows hidden cards; a saved game says it of all of them."""
    if data.agenda is None:
        hidden = state.hidden
        for party in range(state.seats):
            # Everybody saw which heroes a player took; none of them is sure where they lie.
            owned = state.hands[party] + state.decks[party]
            hidden.see(owned, EVERYONE)
            hidden.mix(owned)
        hidden.see([*state.pile, *state.heroes[-1:], *[HERO_COUNT + card for card in state.solo_open]], EVERYONE)
    read_hidden(state.hidden, ALL_CARDS, data.seen, data.memories)
