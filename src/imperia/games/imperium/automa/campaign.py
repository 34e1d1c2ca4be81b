"""A campaign of linked solo games (solo p. 12), as a value: five wins before four defeats."""

from __future__ import annotations

from typing import Final

from imperia.games.imperium.automa.tables import LEVELS
from imperia.games.imperium.cards import CARDS, NATION_CARDS
from imperia.games.imperium.printed import FAME, START_TOKENS

WINS_NEEDED: Final = 5
LOSSES_ALLOWED: Final = 3
# The level at which all games of the supreme master are played: the one above the five.
SUPREME: Final = len(LEVELS) - 1


class Played:
    """A game of a campaign: against which nation, at which level, with which points, on which day."""

    def __init__(self, opponent: int, level: int, points: int, against: int, won: bool, day: str) -> None:
        self.opponent: Final = opponent
        self.level: Final = level
        self.points: Final = points
        self.against: Final = against
        self.won: Final = won
        self.day: Final = day


class Campaign:
    """One nation's campaign; never changed, a game that is over makes the next value."""

    def __init__(
        self,
        nation: int,
        supreme: bool = False,
        bonus: bool = False,
        played: tuple[Played, ...] = (),
        kept: tuple[int, ...] = (),
        dropped: tuple[int, ...] = (),
    ) -> None:
        self.nation: Final = nation
        self.supreme: Final = supreme
        # True if the campaign before it was lost (IMP-303).
        self.bonus: Final = bonus
        self.played: Final = played
        # Cards that joined the starting deck, and those that left it (IMP-305, IMP-306).
        self.kept: Final = kept
        self.dropped: Final = dropped

    def wins(self) -> int:
        """How many games were won."""
        return sum([game.won for game in self.played])

    def losses(self) -> int:
        """How many games were lost."""
        return len(self.played) - self.wins()

    def is_won(self) -> bool:
        """True after the fifth win (IMP-300, IMP-307, IMP-322)."""
        return self.wins() >= WINS_NEEDED

    def is_lost(self) -> bool:
        """True after the fourth defeat (IMP-302)."""
        return self.losses() > LOSSES_ALLOWED

    def level(self) -> int:
        """The level of the next game: one harder after each win, or the highest throughout (IMP-307, IMP-308)."""
        return SUPREME if self.supreme else min(self.wins(), SUPREME - 1)

    def opponents(self) -> list[int]:
        """The nations that can be met next: any but one's own and those that were beaten (IMP-301)."""
        beaten = [game.opponent for game in self.played if game.won]
        return [one.number for one in NATION_CARDS if one.number != self.nation and one.number not in beaten]

    def start_tokens(self) -> list[int]:
        """What the player begins with: twice as much after a lost campaign, never more (IMP-303, IMP-Q73)."""
        return [count * 2 for count in START_TOKENS] if self.bonus else START_TOKENS

    def starting_deck(self) -> list[int]:
        """The cards of the starting deck in the next game (IMP-305, IMP-306)."""
        printed = NATION_CARDS[self.nation].starting_deck
        return [card for card in [*printed, *self.kept] if card not in self.dropped]

    def unrest_removed(self) -> int:
        """How many unrest cards the next game lacks: one for each win, one back after a loss (IMP-309, IMP-310)."""
        count = 0
        if self.supreme:
            for game in self.played:
                count = count + 1 if game.won else max(0, count - 1)
        return count

    def keepable(self, gained: list[int]) -> list[int]:
        """Which of the cards gained in a game may be kept: no fame (IMP-305)."""
        return [card for card in gained if not CARDS[card].is_of(FAME)]

    def after_loss(self, game: Played) -> Campaign:
        """A defeat is noted, and nothing else changes (IMP-302)."""
        return Campaign(self.nation, self.supreme, self.bonus, (*self.played, game), self.kept, self.dropped)

    def keeping(self, game: Played, card: int) -> Campaign:
        """A win, and a card that joins the starting deck (IMP-304, IMP-305)."""
        return Campaign(self.nation, self.supreme, self.bonus, (*self.played, game), (*self.kept, card), self.dropped)

    def dropping(self, game: Played, card: int) -> Campaign:
        """A win, and a card that leaves the starting deck (IMP-304, IMP-306)."""
        return Campaign(self.nation, self.supreme, self.bonus, (*self.played, game), self.kept, (*self.dropped, card))

    def again(self) -> Campaign:
        """The next campaign of the same nation; a lost one leaves a bonus, which does not grow (IMP-303)."""
        return Campaign(self.nation, self.supreme, self.is_lost())
