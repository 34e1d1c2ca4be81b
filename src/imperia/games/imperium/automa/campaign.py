"""A campaign of linked solo games (solo p. 12), as a value: five wins before four defeats."""

from __future__ import annotations

from typing import Final

from imperia.games.imperium.cards import CARDS, NATION_CARDS
from imperia.games.imperium.chapter import (
    DROP,
    KEEP,
    SUPREME,
    WINS_NEEDED,
    Chapter,
    can_be_gained,
)
from imperia.games.imperium.printed import DECK, DISCARD, FAME, HAND, HISTORY, own
from imperia.games.imperium.state import ImperiumState

LOSSES_ALLOWED: Final = 3
# Where a card lies in the end that may be kept (IMP-305).
KEPT_FROM: Final = (HISTORY, DECK, DISCARD, HAND)


class Played:
    """A game of a campaign that counts: against which nation, and whether it was won."""

    def __init__(self, opponent: int, won: bool) -> None:
        self.opponent: Final = opponent
        self.won: Final = won


class Campaign:
    """One nation's campaign; never changed, a game that is over makes the next value."""

    def __init__(
        self,
        nation: int,
        supreme: bool = False,
        bonus: bool = False,
        common: int = 0,
        boxes: int = 3,
        played: tuple[Played, ...] = (),
        rewards: tuple[tuple[str, int], ...] = (),
    ) -> None:
        self.nation: Final = nation
        self.supreme: Final = supreme
        # True if the campaign before it was lost (IMP-303).
        self.bonus: Final = bonus
        # The box of the common cards, and the boxes whose nations can be met, as a mask.
        self.common: Final = common
        self.boxes: Final = boxes
        self.played: Final = played
        # Cards that joined the starting deck, and those that left it, win by win (IMP-305, IMP-306).
        self.rewards: Final = rewards

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

    def owes_reward(self) -> bool:
        """True after a win whose reward was not chosen; the last one needs none (IMP-304)."""
        return len(self.rewards) < self.wins() < WINS_NEEDED

    def level(self) -> int:
        """The level of the next game: one harder after each win, or the highest throughout (IMP-307, IMP-308)."""
        return SUPREME if self.supreme else min(self.wins(), SUPREME - 1)

    def nations(self) -> list[int]:
        """The nations of the boxes but for one's own."""
        return [one.number for one in NATION_CARDS if self.boxes >> one.box & 1 and one.number != self.nation]

    def beaten(self) -> list[int]:
        """The nations that were beaten (IMP-301)."""
        return [game.opponent for game in self.played if game.won]

    def opponents(self) -> list[int]:
        """The nations that can be met next: any but one's own and those that were beaten (IMP-301)."""
        beaten = self.beaten()
        return [nation for nation in self.nations() if nation not in beaten]

    def unrest_removed(self) -> int:
        """How many unrest cards the next game lacks: one for each win, one back after a loss (IMP-309, IMP-310)."""
        count = 0
        if self.supreme:
            for game in self.played:
                count = count + 1 if game.won else max(0, count - 1)
        return count

    def chapter(self, opponent: int) -> Chapter:
        """The next game, against a nation."""
        return Chapter(self.nation, opponent, self.bonus, list(self.rewards), self.unrest_removed(), self.common)

    def keepable(self, gained: list[int]) -> list[int]:
        """Which of the cards gained in a game may be kept: no fame (IMP-305), and none that is in the deck already."""
        known = [card for _, card in self.rewards]
        return [
            card
            for card in gained
            if not CARDS[card].is_of(FAME)
            and card not in known
            and can_be_gained(card, self.nation, self.common, self.boxes)
        ]

    def after(self, game: Played) -> Campaign:
        """A game is noted; a defeat changes nothing else (IMP-302)."""
        return self._next((*self.played, game), self.rewards)

    def keeping(self, card: int) -> Campaign:
        """A card joins the starting deck after a win (IMP-304, IMP-305)."""
        return self._next(self.played, (*self.rewards, (KEEP, card)))

    def dropping(self, card: int) -> Campaign:
        """A card leaves the starting deck after a win (IMP-304, IMP-306)."""
        return self._next(self.played, (*self.rewards, (DROP, card)))

    def _next(self, played: tuple[Played, ...], rewards: tuple[tuple[str, int], ...]) -> Campaign:
        return Campaign(self.nation, self.supreme, self.bonus, self.common, self.boxes, played, rewards)


def gained_cards(state: ImperiumState) -> list[int]:
    """The cards that the player has at the end and did not begin with, but for those in play (IMP-305, IMP-Q166).

    A sunken pile is no history (IMP-153).
    """
    sunken = NATION_CARDS[state.nations[0]].sunken
    begun = state.terms.chapter.starting_deck() if state.terms.in_campaign() else []
    return [
        card
        for pile in KEPT_FROM
        if not (sunken and pile == HISTORY)
        for card in state.piles[own(0, pile)]
        if CARDS[card].nation != state.nations[0] and card not in begun
    ]
