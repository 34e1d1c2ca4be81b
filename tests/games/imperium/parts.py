"""Parts of cards, resolved outside their moment: solstice abilities, faces of King of Kings."""

from imperia.games.imperium.cards import CARDS, WORDS
from imperia.games.imperium.deed import deed_of
from imperia.games.imperium.language.worth import points
from imperia.games.imperium.state import ACTIVATE, ImperiumState

# A market of which nothing is said.
QUIET = ["cl-forest", "cl-oasis", "cl-steppe", "cl-river", "cl-hills"]
QUIET_LEGENDS = ["le-plain", "le-island", "le-moor", "le-lakes", "le-mountain"]
LEGENDS = {"box": "legends"}
BOTH = {"box": "both_with_classics"}
BOTH_LEGENDS = {"box": "both_with_legends"}


def number(word: str) -> int:
    """The number of a card."""
    return WORDS.index(word)


def solstice(state: ImperiumState, card: str, seat: int = 0) -> ImperiumState:
    """The solstice ability of a card is resolved now."""
    CARDS[number(card)].solstice.begin(state, deed_of(seat, number(card)))
    state.run()
    return state


def king(state: ImperiumState, face: int, seat: int = 0) -> ImperiumState:
    """A side of King of Kings is resolved now."""
    card = number("cl-king-of-kings")
    CARDS[card].faces[face].begin(state, deed_of(seat, card))
    state.run()
    return state


def activating(state: ImperiumState) -> ImperiumState:
    """The order of the turn is Activate."""
    state.order = ACTIVATE
    return state


def worth(state: ImperiumState, word: str, seat: int = 0) -> int:
    """The points of a card of a player."""
    return points(state, seat, number(word))
