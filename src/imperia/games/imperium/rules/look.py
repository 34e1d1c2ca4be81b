"""Looking at one's own cards, searching for one, showing one, shuffling (p. 19-20)."""

from __future__ import annotations

from typing import ClassVar, Final

from imperia.games.imperium.deed import Deed
from imperia.games.imperium.language.picking import ChoosingOp
from imperia.games.imperium.language.selectors import (
    IN_DECK,
    IN_DISCARD,
    IN_HAND,
    IN_NATION_DECK,
    NATION_TOP,
    ZONES,
    cards_in,
    nation_deck,
    read_selector,
    read_zones,
)
from imperia.games.imperium.language.voice import one_of
from imperia.games.imperium.piles import has_accession, shuffle_nation, shuffle_pile
from imperia.games.imperium.printed import DECK, NATION_DECK, own
from imperia.games.imperium.purposes import DECK_OF
from imperia.games.imperium.rules.archive import archive_card
from imperia.games.imperium.rules.fame import look_at
from imperia.games.imperium.rules.lift import discard_card, take_back
from imperia.games.imperium.state import ImperiumState
from imperia.games.imperium.words import (
    BURIED,
    DISCARDED_AS_FOUND,
    FIND,
    FOUND,
    FOUND_NOTHING,
    REVEALED,
    SHUFFLED,
    TAKEN_AS_FOUND,
)
from imperia.kernel.effects import Op, SecretAsk, remember
from imperia.kernel.events import EVERYONE
from imperia.kernel.lexicon import Fields
from imperia.kernel.signs import Voice

# Where a search looks, in this order (IMP-175).
EVERYWHERE: Final = [IN_HAND, IN_DISCARD, IN_DECK, IN_NATION_DECK]

TARGETS: Final = ("hand", "discard", "history")


class Look(Op[ImperiumState, Deed]):
    """See the top nation card privately (IMP-173, IMP-Q107, IMP-Q123)."""

    word: ClassVar[str] = "look"
    rule: ClassVar[str] = "IMP-173"
    demands: ClassVar[bool] = False

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        fields.fixed("zone", "nation_top")
        fields.fixed("n", 1)

    def run(self, state: ImperiumState, frame: Deed) -> None:
        """The accession card lies face up anyway."""
        seen = cards_in(state, frame.actor, NATION_TOP)
        remember(state, self.tag, len(seen), seen)
        if seen:
            look_at(state, frame.actor, seen)


class Bury(Op[ImperiumState, Deed]):
    """The looked-at nation card goes to the bottom of the nation deck, above the accession card (IMP-179)."""

    word: ClassVar[str] = "bury"
    rule: ClassVar[str] = "IMP-179"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.ref: Final = fields.text("ref")

    def possible(self, state: ImperiumState, frame: Deed) -> bool:
        """It has to lie there still."""
        return any(card in nation_deck(state, frame.actor) for card in frame.cards(self.ref))

    def run(self, state: ImperiumState, frame: Deed) -> None:
        """Everybody sees it go there, nobody else what it is."""
        seat = frame.actor
        for card in frame.cards(self.ref):
            if card in nation_deck(state, seat):
                deck = state.own_pile(own(seat, NATION_DECK))
                deck.remove(card)
                deck.insert(1 if has_accession(state, seat) else 0, card)
                state.tell(BURIED, seat)


class Shuffle(Op[ImperiumState, Deed]):
    """A deck is shuffled; the accession card stays at the bottom (IMP-178)."""

    word: ClassVar[str] = "shuffle"
    rule: ClassVar[str] = "IMP-178"
    demands: ClassVar[bool] = False

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.nation: Final = fields.word("zone", ("deck", "nation_deck")) == 1

    def run(self, state: ImperiumState, frame: Deed) -> None:
        shuffle_searched(state, frame.actor, IN_NATION_DECK if self.nation else IN_DECK)

    def say(self, voice: Voice) -> str:
        return voice.say("effect.shuffle_nation" if self.nation else "effect.shuffle_deck")


def shuffle_searched(state: ImperiumState, seat: int, zone: int) -> None:
    """A deck is shuffled, as after a search (IMP-178)."""
    if zone == IN_NATION_DECK:
        shuffle_nation(state, seat)
    else:
        shuffle_pile(state, own(seat, DECK), DECK_OF[seat])
    state.tell(SHUFFLED, seat)


class Reveal(Op[ImperiumState, Deed]):
    """All cards of a zone are shown to all (IMP-Q87)."""

    word: ClassVar[str] = "reveal"
    rule: ClassVar[str] = "IMP-Q87"
    demands: ClassVar[bool] = False

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.zone: Final = fields.word("zone", ("hand", "deck", "discard"))

    def run(self, state: ImperiumState, frame: Deed) -> None:
        """They stay where they are."""
        cards = cards_in(state, frame.actor, (IN_HAND, IN_DECK, IN_DISCARD)[self.zone])
        state.hidden.see(cards, EVERYONE)
        state.tell_list(REVEALED, frame.actor, cards)

    def say(self, voice: Voice) -> str:
        return voice.say(f"effect.reveal_{('hand', 'deck', 'discard')[self.zone]}")


class Find(ChoosingOp):
    """Search one's places for a card (IMP-175 to IMP-178); a named one ends the search where it lies (IMP-Q154)."""

    word: ClassVar[str] = "find"
    rule: ClassVar[str] = "IMP-175"
    own_tag: ClassVar[str] = "found"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.selector: Final = read_selector(fields, "sel")
        self.zones: Final = read_zones(fields, "zones") or EVERYWHERE
        self.to: Final = fields.word("to", TARGETS)
        # IMP-177: a description that several cards meet lets one look everywhere first.
        self.named: Final = len([one for one in self.selector.fit if one]) == 1

    def payable(self, state: ImperiumState, frame: Deed) -> bool:
        """A search can always be made (IMP-Q127)."""
        return True

    def searched(self, state: ImperiumState, frame: Deed) -> list[int]:
        """The places that are looked into."""
        if not self.named:
            return self.zones
        for count, zone in enumerate(self.zones):
            if self.found_in(state, frame, zone):
                return self.zones[: count + 1]
        return self.zones

    def found_in(self, state: ImperiumState, frame: Deed, zone: int) -> list[int]:
        """The cards of a place that are meant."""
        cards = cards_in(state, frame.actor, zone)
        return [card for card in cards if card != frame.card and self.selector.fits(state, frame, card)]

    def answers(self, state: ImperiumState, frame: Deed) -> list[int]:
        found: list[int] = []
        for zone in self.searched(state, frame):
            found += self.found_in(state, frame, zone)
        return FIND.moves(found)

    def run(self, state: ImperiumState, frame: Deed) -> None:
        """Without a find the decks that were looked into are shuffled all the same."""
        moves = self.answers(state, frame)
        if not moves:
            state.tell(FOUND_NOTHING, frame.actor)
            self.put_back(state, frame, self.searched(state, frame))
        elif len(moves) == 1 and self.named:
            self.answer(state, frame, moves[0])
        else:
            state.agenda.append(SecretAsk(self, frame))

    def answer(self, state: ImperiumState, frame: Deed, move: int) -> None:
        """It is shown and goes where the card says (IMP-176)."""
        seat = frame.actor
        card = FIND.argument(move)
        searched = self.searched(state, frame)
        remember(state, self.tag, 1, [card])
        state.tell(FOUND, seat, card)
        if self.to == 0:
            take_back(state, seat, card, TAKEN_AS_FOUND)
        elif self.to == 1:
            if card not in state.discard(seat):
                discard_card(state, seat, card, DISCARDED_AS_FOUND)
        else:
            archive_card(state, seat, card)
        self.put_back(state, frame, searched)

    def put_back(self, state: ImperiumState, frame: Deed, searched: list[int]) -> None:
        """The decks that were looked into are shuffled (IMP-178)."""
        for zone in (IN_DECK, IN_NATION_DECK):
            if zone in searched:
                shuffle_searched(state, frame.actor, zone)

    def say(self, voice: Voice) -> str:
        """What, where, and where it goes."""
        named = {"cards": self.selector.say(voice, 1)}
        said = voice.say(f"effect.find_to_{TARGETS[self.to]}", named)
        if self.zones == EVERYWHERE:
            return said
        zones = [voice.say(f"select.{ZONES[zone]}") for zone in self.zones]
        return voice.say("effect.find_in", {"find": said, "zones": one_of(voice, zones)})
