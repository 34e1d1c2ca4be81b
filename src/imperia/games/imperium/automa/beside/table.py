"""A real table as far as it is known: a state with stand-ins for what nobody has told, and what has been said of it."""

from __future__ import annotations

from typing import Any, Final

from imperia.games.imperium.automa.beside.errors import Unanswered
from imperia.games.imperium.automa.beside.matters import Matter
from imperia.games.imperium.automa.op import said_tokens
from imperia.games.imperium.cards import CARDS
from imperia.games.imperium.laid import Laid
from imperia.games.imperium.language.voice import sentence
from imperia.games.imperium.printed import (
    DECK,
    DEVELOPMENT,
    DISCARD,
    EXILE,
    HAND,
    MARKET_DECKS,
    RESOURCES,
    SLOT_COUNT,
    own,
)
from imperia.games.imperium.state import CIV, YOU, ImperiumState
from imperia.games.imperium.words import (
    CIV_BECAME_EMPIRE,
    CIV_BROKE_THROUGH,
    CIV_CROWNED,
    CIV_CROWNED_LATER,
    CIV_DISCARDED,
    CIV_EXILED_FROM_MARKET,
    CIV_GAINED_FOR_UNREST,
    CIV_MARKET_TOKEN,
    CIV_RESHUFFLED,
    CIV_RESHUFFLED_ON_JOURNEY,
    CIV_REVEALED_UNREST,
    CIV_TOOK_CARD,
    CIV_TOOK_TOP,
    DYNASTY_ON_DECK,
    GAINED,
    GAINED_WITHOUT_MATCH,
    MOST_TOKENS,
    NO_ROW,
    ROW_MATCHED,
    ROW_SKIPPED,
)
from imperia.kernel.events import Event, Happening
from imperia.kernel.signs import Voice, sign

# What is asked anew whenever it matters.
ASKED_PILES: Final = (own(CIV, DECK), own(CIV, DISCARD), own(CIV, DEVELOPMENT), own(YOU, HAND), own(YOU, DECK), EXILE)
# Events that are a step to be done at the table, and those that are said with the step they belong to.
STEPS: Final[dict[Happening, str]] = {
    CIV_REVEALED_UNREST: "unrest",
    NO_ROW: "no_row",
    CIV_DISCARDED: "to_discard",
    CIV_RESHUFFLED: "shuffle",
    CIV_RESHUFFLED_ON_JOURNEY: "shuffle",
}
DETAILS: Final[dict[Happening, list[str]]] = {
    CIV_GAINED_FOR_UNREST: ["gains_for_unrest"],
    CIV_BECAME_EMPIRE: ["becomes_empire"],
    CIV_CROWNED: ["king", "king_turned"],
    CIV_CROWNED_LATER: ["king", "king_turned"],
    DYNASTY_ON_DECK: ["king_dynasty"],
}
TAKEN: Final = (CIV_TOOK_CARD, CIV_BROKE_THROUGH)


class Told:
    """A step of what the C.I.V. does, in words: what, by which rule, and what it comes to here."""

    def __init__(self, text: str, rule: str) -> None:
        self.text: Final = text
        self.rule: Final = rule
        self.details: Final[list[str]] = []


class RealTable:
    """Somebody's own table: what it holds, what was answered, and the steps that were said so far."""

    def __init__(self, state: ImperiumState, known: list[str], answers: list[Any], voice: Voice) -> None:
        self.state: Final = state
        self.voice: Final = voice
        self.answers: Final = answers
        # How many answers have been used.
        self.used: int = 0
        # The names of the matters that are known now; of the market more than is asked.
        self.known: Final = known
        self.steps: Final[list[Told]] = []
        # The market as it was before the last change, and the cards that the C.I.V. has taken from it.
        self.market: list[Laid] = state.market.copy()
        self.taken: Final[list[int]] = []
        # The row that is resolved (-1 for none), and those that were passed over (IMP-257).
        self.row: int = -1
        self.passed: Final[list[int]] = []

    # What is asked

    def ask(self, matter: Matter) -> None:
        """The answer of the player, which is laid out."""
        said = matter.before(self.voice)
        if said:
            self.steps[-1].details.append(sentence(said))
        if self.used == len(self.answers):
            raise Unanswered(matter)
        answer = matter.read(self.answers[self.used])
        self.used += 1
        matter.lay(self.state, answer)
        self.market = self.state.market.copy()

    def unknown(self, matters: list[Matter]) -> list[Matter]:
        """Those of them that nobody has told yet."""
        return [matter for matter in matters if matter.name not in self.known]

    def settle(self, matter: Matter) -> None:
        """Ask for what is not known."""
        self.ask(matter)
        self.known.append(matter.name)

    def forget(self) -> None:
        """Cards have moved: what was asked may not hold any more, but for the market."""
        self.known[:] = [name for name in self.known if name in MARKET_NAMES]
        for pile in ASKED_PILES:
            self.state.piles[pile] = []
        self.state.areas[CIV] = []
        self.state.areas[YOU] = []

    # What is said

    def tell(self, text: str, rule: str) -> None:
        """Say a step."""
        self.steps.append(Told(sentence(text), rule))

    def add(self, key: str, details: dict[str, object] | None = None) -> None:
        """Say what the last step comes to."""
        self.steps[-1].details.append(sentence(self.voice.say(f"beside.{key}", details)))

    def relate(self) -> None:
        """Put into words for the table all that the engine has told since."""
        journal = self.state.journal or []
        for event in journal:
            self.relate_event(event)
        journal.clear()
        self.market = self.state.market.copy()

    def relate_event(self, event: Event) -> None:
        what = event.what
        if what is ROW_MATCHED:
            self.row = event.details[1]
        elif what is ROW_SKIPPED:
            self.passed.append(event.details[1])
        elif what is CIV_MARKET_TOKEN:
            self.name_slot("on_card", event.details[1])
        elif what in TAKEN:
            self.relate_taken(event.details[0], what is CIV_TOOK_CARD)
        elif what is CIV_EXILED_FROM_MARKET:
            laid = self.name_slot("exiles", event.details[0])
            if laid.under:
                self.add("unrest_back")
            self.relate_refill(laid)
        elif what is CIV_TOOK_TOP:
            self.add("top_of_deck", {"deck": sign("deck", MARKET_DECKS[event.details[0]])})
        elif what is GAINED or what is GAINED_WITHOUT_MATCH:
            self.relate_gain(event.details[0])
        # A card without a row goes to the discard pile, too: that was said with the other.
        elif what in STEPS and not (what is CIV_DISCARDED and self.row < 0):
            self.tell(self.voice.say(f"beside.{STEPS[what]}"), what.rule)
        for key in DETAILS.get(what, []):
            self.add(key)

    def relate_gain(self, amount: int) -> None:
        """Say how much it gains, where the step does not."""
        token, rest = divmod(amount, MOST_TOKENS)
        tokens = sign("token", RESOURCES[token], rest + 1)
        if tokens not in self.steps[-1].text:
            self.add("in_all", {"tokens": tokens})

    def relate_taken(self, card: int, with_unrest: bool) -> None:
        """A card of the market, with what is under it and on it; another takes its place."""
        laid = self.name_slot("takes", card)
        if laid.under:
            self.add("unrest_on_top" if with_unrest else "unrest_back")
        if laid.has_tokens():
            self.add("gains_tokens", {"tokens": said_tokens(self.voice, laid.tokens)})
        self.taken.append(card)
        self.relate_refill(laid)

    def relate_refill(self, laid: Laid) -> None:
        """Nobody has told which card comes in place of one that has left the market."""
        slot = self.market.index(laid)
        self.add("refill", {"slot": slot + 1})
        self.known.remove(MARKET_NAMES[slot])

    def name_slot(self, key: str, card: int) -> Laid:
        """Say which card of the market is meant."""
        slot = [laid.card for laid in self.market].index(card)
        self.add(key, {"card": sign("card", CARDS[card].word), "slot": slot + 1})
        return self.market[slot]


MARKET_NAMES: Final = [f"market:{slot}" for slot in range(SLOT_COUNT)]
