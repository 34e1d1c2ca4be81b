"""A campaign's changes to one of its games (solo p. 12): part of the table's terms, written as one clause.

The clause reads "romans against greeks, double, keep cl-port, drop romans-advance, unrest 1": the rewards in the order
in which they were won, and how many unrest cards are out. Each game has one way to be written.
"""

from __future__ import annotations

from typing import Final

from imperia.games.imperium.cards import CARDS, COMMON_CARDS, NATION_CARDS, WORDS
from imperia.games.imperium.content import INDEX
from imperia.games.imperium.printed import FAME, NATION_WORDS, PLAYERS_ICON, START_TOKENS, UNREST, VASSAL
from imperia.games.imperium.solo_tables import LEVELS
from imperia.kernel.errors import BadSetup

WINS_NEEDED: Final = 5
# The level at which all games of the supreme master are played: the one above the five.
SUPREME: Final = len(LEVELS) - 1
KEEP: Final = "keep"
DROP: Final = "drop"
AGAINST: Final = "against"
DOUBLE: Final = "double"
UNREST_OUT: Final = "unrest"
CAMPAIGN: Final = "campaign"


class Chapter:
    """A game of a campaign: its nations, what the player begins with, and which cards are not there; never changed."""

    def __init__(
        self,
        nation: int,
        opponent: int,
        bonus: bool,
        rewards: list[tuple[str, int]],
        unrest: int,
        common: int,
    ) -> None:
        self.nation: Final = nation
        self.opponent: Final = opponent
        # True if the campaign before it was lost (IMP-303).
        self.bonus: Final = bonus
        # Cards kept and dropped, in the order in which games were won.
        self.rewards: Final = rewards
        # How many unrest cards are out (IMP-309, IMP-310).
        self.unrest: Final = unrest
        kept = [card for verb, card in rewards if verb == KEEP]
        dropped = [card for verb, card in rewards if verb == DROP]
        # IMP-305, IMP-306
        self.joined: Final = [card for card in kept if card not in dropped]
        self.dropped: Final = dropped
        # What is not among the common cards of this game: cards of the deck (IMP-Q139), and those in the box.
        self.absent: Final = absent_cards([*kept, *dropped], unrest, common)

    def tokens(self) -> list[int]:
        """The player's first belongings (IMP-047, IMP-303, IMP-Q73)."""
        return [count * 2 for count in START_TOKENS] if self.bonus else START_TOKENS

    def starting_deck(self) -> list[int]:
        """The cards of the player's starting deck (IMP-305, IMP-306)."""
        printed = NATION_CARDS[self.nation].starting_deck
        return [card for card in printed if card not in self.dropped] + self.joined

    def text(self) -> str:
        """The clause that says all of it."""
        words = [f"{NATION_WORDS[self.nation]} {AGAINST} {NATION_WORDS[self.opponent]}"]
        if self.bonus:
            words.append(DOUBLE)
        words += [f"{verb} {WORDS[card]}" for verb, card in self.rewards]
        if self.unrest:
            words.append(f"{UNREST_OUT} {self.unrest}")
        return ", ".join(words)


def absent_cards(cards: list[int], unrest: int, common: int) -> list[int]:
    """Cards that a campaign has taken from the common ones, and the last of the unrest cards."""
    if common < 0:
        return cards
    pile = [
        card
        for card in COMMON_CARDS[common]
        if CARDS[card].is_of(UNREST) and CARDS[card].players <= PLAYERS_ICON[1] and card not in cards
    ]
    return cards + pile[len(pile) - unrest :] if unrest else cards


# A game that is none of a campaign.
NO_CHAPTER: Final = Chapter(-1, -1, False, [], 0, -1)


def read_chapter(text: str, common: int, boxes: int, level: int) -> Chapter:
    """The game that a clause describes; one that no campaign comes to is refused with the rule."""
    first, *others = text.split(", ")
    nation, against, opponent = [*first.split(" "), "", "", ""][:3]
    bonus = DOUBLE in others[:1]
    rewards: list[tuple[str, int]] = []
    unrest = 0
    for part in others[int(bonus) :]:
        verb, _, word = part.partition(" ")
        if verb in (KEEP, DROP) and word in INDEX and not unrest:
            rewards.append((verb, INDEX[word]))
        elif verb == UNREST_OUT and word.isdecimal() and len(word) < 3:
            unrest = int(word)
        else:
            raise BadSetup("bad_clause", option=CAMPAIGN, value=text)
    if against != AGAINST or nation not in NATION_WORDS or opponent not in NATION_WORDS:
        raise BadSetup("bad_clause", option=CAMPAIGN, value=text)
    chapter = Chapter(NATION_WORDS.index(nation), NATION_WORDS.index(opponent), bonus, rewards, unrest, common)
    if chapter.text() != text:
        raise BadSetup("bad_clause", option=CAMPAIGN, value=text)
    rule = forbids(chapter, common, boxes, level)
    if rule:
        raise BadSetup("option_clash", option=CAMPAIGN, value=text, rule=rule)
    return chapter


def forbids(chapter: Chapter, common: int, boxes: int, level: int) -> str:
    """The rule that no game of a campaign can be without; empty where all of them are kept."""
    if chapter.nation == chapter.opponent:
        return "IMP-028"
    for nation in (chapter.nation, chapter.opponent):
        if not boxes >> NATION_CARDS[nation].box & 1:
            return "IMP-O02"
    wins = len(chapter.rewards)
    if level == SUPREME:
        # IMP-308: all games are at that level, and each win but the last has brought a reward.
        if wins >= WINS_NEEDED:
            return "IMP-322"
        if chapter.unrest > wins:
            return "IMP-309"
    elif chapter.unrest:
        return "IMP-309"
    elif wins != level:
        return "IMP-307"
    return forbids_reward(chapter, common, boxes)


def forbids_reward(chapter: Chapter, common: int, boxes: int) -> str:
    """The rule that a card kept or dropped is against, in the order of the wins."""
    printed = NATION_CARDS[chapter.nation].starting_deck
    deck = printed.copy()
    gone: list[int] = []
    for verb, card in chapter.rewards:
        if verb == DROP:
            if card not in deck:
                return "IMP-306"
            deck.remove(card)
            gone.append(card)
            continue
        if CARDS[card].is_of(FAME):
            return "IMP-305"
        if card in deck or card in gone or not can_be_gained(card, chapter.nation, common, boxes):
            return "IMP-Q166"
        # IMP-301: a nation whose card was won is beaten.
        if CARDS[card].nation == chapter.opponent:
            return "IMP-301"
        deck.append(card)
    return ""


def can_be_gained(card: int, nation: int, common: int, boxes: int) -> bool:
    """True if a card can come to a player from elsewhere in a solo game: no own card is gained (IMP-Q166)."""
    printed = CARDS[card]
    if printed.power or printed.not_drawn or printed.players > PLAYERS_ICON[1]:
        return False
    if printed.nation >= 0:
        return printed.nation != nation and bool(boxes >> NATION_CARDS[printed.nation].box & 1)
    # IMP-025: vassals of the other box may stand in.
    return printed.box == common or (boxes == 3 and printed.is_of(VASSAL))
