"""Every field of a position of Settlers: of what kind it is, and who may see it."""

from __future__ import annotations

from typing import Final

from imperia.games.settlers.built import LOCATION, Empire, Empires
from imperia.games.settlers.cards import CARDS, CARDS_OF_DECK
from imperia.games.settlers.columns import ONE_COLUMN, ONE_WORD, OWN_COLUMNS, OWN_WORDS
from imperia.games.settlers.printed import COMMON, DECKS, EGYPT_TOKENS, GOODS, ROUNDS, STOCK_SIZE
from imperia.games.settlers.state import PHASES, SettlersState, parties_at
from imperia.games.settlers.words import CARD_NOUN, FACTION, GOOD
from imperia.kernel.chance import Chance
from imperia.kernel.form import (
    HELD,
    LOOKED,
    OWNER,
    Cards,
    Counts,
    Field,
    Flag,
    Form,
    Named,
    OfParty,
    OfTurn,
    OneOf,
    Seat,
    Thing,
    Whole,
)
from imperia.kernel.form.schema import either, list_of

# What comes next in a position that is not a saved one.
STEPS: Final = ("action", "lookout", "production", "cleanup", "attack", "round")


def own_cards(ordered: bool = True) -> Cards:
    """Common cards and those of one faction."""
    return Cards(CARD_NOUN, ordered=ordered, columns=OWN_COLUMNS, words=OWN_WORDS)


def cards_of(deck: int, rule: str, ordered: bool = True) -> Cards:
    """Cards of one deck only, as a rule says."""
    return Cards(CARD_NOUN, ordered=ordered, only=CARDS_OF_DECK[deck], rule=rule)


def counted(only: list[int] | None = None, rule: str = "") -> Cards:
    """Cards of which a learner is told how many there are, and where they lie face down how many of them are known."""
    return Cards(CARD_NOUN, only=only, rule=rule, columns=ONE_COLUMN, words=ONE_WORD)


# Deals are alike if they give the same.
CAN_DEAL: Final = [card.number for card in CARDS if card.deal >= 0]
DEALS: Final = Cards(CARD_NOUN, only=CAN_DEAL, rule="SET-111", columns=[card.deal for card in CARDS], words=GOODS)
DISCARDS: Final = [(word, cards_of(deck, "SET-033")) for deck, word in enumerate(DECKS)]
FACE_DOWN: Final = [(word, counted(CARDS_OF_DECK[deck], "SET-033")) for deck, word in enumerate(DECKS)]

# In this order names of cards without a number are given to the first copies that are free.
FORM: Final = Form(
    [
        Field("first", Seat()),
        Field("round", Whole(0, ROUNDS, left_out=1)),
        Field("phase", OneOf(PHASES, left_out="action")),
        OfParty("faction", Thing(FACTION, first=1), attribute="factions", group="players"),
        OfParty("points", Whole(), group="players"),
        OfParty("stock", Counts(GOOD, list, STOCK_SIZE, rule="SET-010"), attribute="stocks", group="players"),
        OfParty("hand", own_cards(ordered=False), HELD, attribute="hands", group="players"),
        OfParty("foundations", counted(), HELD, group="players"),
        OfParty("deals", DEALS, group="players"),
        OfParty("passed", Flag(), group="players"),
        OfParty("draft", cards_of(COMMON, "SET-202", ordered=False), HELD, attribute="drafts", group="players"),
        OfParty("kept", Whole(least=-1, left_out=-1), OWNER, group="players"),
        Empires("empire", Empire(LOCATION, short="card"), HELD, attribute="empires", group="players"),
        Field("collected", counted()),
        Field("open", cards_of(COMMON, "SET-051", ordered=False)),
        Field("aside", own_cards()),
        OfTurn("held", own_cards(ordered=False), HELD),
        Field("discards", Named("DiscardData", DISCARDS)),
        Field("decks", Named("DeckData", FACE_DOWN), LOOKED),
        Field("boxed", counted()),
        Field("tokens", Whole(0, EGYPT_TOKENS), saved=False),
    ],
    components=(CARD_NOUN,),
    steps=STEPS,
    parties=parties_at,
    cards=CARD_NOUN,
    # Decks that hold just the cards that are named, or true for all; other cards of theirs stay in the box.
    besides=[("exact", either(bool, list_of(str)), False)],
)


def imagine(state: SettlersState, seat: int | None, chance: Chance) -> SettlersState:
    """The same position with all that the seat does not know drawn anew, and what others keep of a draft (SET-203)."""
    twin: SettlersState = FORM.imagine(state, seat, chance)
    for holder in range(twin.seats):
        if holder != seat and twin.kept[holder] >= 0 and len(twin.drafts[holder]) > 1:
            twin.kept[holder] = chance.below(len(twin.drafts[holder]))
    return twin
