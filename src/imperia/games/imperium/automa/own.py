"""Words of the tables about the C.I.V.'s own tokens and cards."""

from __future__ import annotations

from typing import ClassVar, Final

from imperia.games.imperium import hoard
from imperia.games.imperium.automa.beside.matters import DECK_LEFT, REGIONS_IN_PLAY, Matter, in_discard, quest_pending
from imperia.games.imperium.automa.decks import NewDeck
from imperia.games.imperium.automa.op import NOTHING_ASKED, CardOp, CivOp, read_tokens, said_tokens
from imperia.games.imperium.cards import CARDS
from imperia.games.imperium.content import INDEX
from imperia.games.imperium.deed import Deed
from imperia.games.imperium.ending import trigger_scoring
from imperia.games.imperium.piles import put_on
from imperia.games.imperium.printed import CATEGORIES, OUT, RESOURCES, TYPES, UNREST_PILE
from imperia.games.imperium.solo_tables import LEVELS
from imperia.games.imperium.state import CIV, CIV_JOURNEY, ImperiumState
from imperia.games.imperium.words import CIV_TURNED, SHANGRI_LA
from imperia.kernel.agenda import missing, put_instead, under_way
from imperia.kernel.events import AUTOMA
from imperia.kernel.lexicon import Fields
from imperia.kernel.signs import Voice, sign

IS_UNREST: Final[list[bool]] = [card.unrest for card in CARDS]
REGION_WORD: Final = "region"


class CivGain(CivOp):
    """Tokens from the supply, or so many for each region icon in play (IMP-288, IMP-Q111)."""

    word: ClassVar[str] = "gain"
    rule: ClassVar[str] = "IMP-258"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.tokens: Final = read_tokens(fields)
        self.per_region: Final = fields.has("per")
        if self.per_region:
            fields.fixed("per", "region_in_play")

    def possible(self, state: ImperiumState, frame: Deed) -> bool:
        """Without a region there is nothing to count."""
        return not self.per_region or hoard.regions(state) > 0

    def run(self, state: ImperiumState, frame: Deed) -> None:
        """As many as it comes to."""
        times = hoard.regions(state) if self.per_region else 1
        for token, count in enumerate(self.tokens):
            hoard.gain(state, token, count * times)

    def say(self, voice: Voice) -> str:
        key = "civ.gain_per_region" if self.per_region else "civ.gain"
        return voice.say(key, {"tokens": said_tokens(voice, self.tokens)})

    def matters(self, state: ImperiumState) -> list[Matter]:
        return [REGIONS_IN_PLAY] if self.per_region else NOTHING_ASKED


class Spend(CivOp):
    """Tokens back to the supply, as a price; none stands in for another (IMP-267)."""

    word: ClassVar[str] = "spend"
    rule: ClassVar[str] = "IMP-267"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.tokens: Final = read_tokens(fields)

    def possible(self, state: ImperiumState, frame: Deed) -> bool:
        for token, count in enumerate(self.tokens):
            if count > state.have(CIV, token):
                return False
        return True

    def run(self, state: ImperiumState, frame: Deed) -> None:
        for token, count in enumerate(self.tokens):
            hoard.spend(state, token, count)

    def say(self, voice: Voice) -> str:
        return voice.say("civ.spend", {"tokens": said_tokens(voice, self.tokens)})


class SpendAll(CivOp):
    """All of a token back to the supply (IMP-266)."""

    word: ClassVar[str] = "spend_all"
    rule: ClassVar[str] = "IMP-266"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.token: Final = fields.word("token", RESOURCES)

    def run(self, state: ImperiumState, frame: Deed) -> None:
        hoard.spend(state, self.token, state.have(CIV, self.token))

    def say(self, voice: Voice) -> str:
        return voice.say("civ.spend_all", {"token": sign("token", RESOURCES[self.token])})


class ConvertAll(CivOp):
    """All of one token becomes as many of another."""

    word: ClassVar[str] = "convert_all"
    rule: ClassVar[str] = "IMP-258"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.spent: Final = fields.word("from", RESOURCES)
        self.gained: Final = fields.word("to", RESOURCES)

    def possible(self, state: ImperiumState, frame: Deed) -> bool:
        return state.have(CIV, self.spent) > 0

    def run(self, state: ImperiumState, frame: Deed) -> None:
        count = state.have(CIV, self.spent)
        hoard.spend(state, self.spent, count)
        hoard.gain(state, self.gained, count)

    def say(self, voice: Voice) -> str:
        named = {"from": sign("token", RESOURCES[self.spent]), "to": sign("token", RESOURCES[self.gained])}
        return voice.say("civ.convert_all", named)


class ConvertRepeat(CivOp):
    """Tokens become others, as often as can be paid for."""

    word: ClassVar[str] = "convert_repeat"
    rule: ClassVar[str] = "IMP-258"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.spent: Final = fields.counts("spend", RESOURCES)
        self.gained: Final = fields.counts("gain", RESOURCES)

    def times(self, state: ImperiumState) -> int:
        return min([state.have(CIV, token) // count for token, count in enumerate(self.spent) if count])

    def possible(self, state: ImperiumState, frame: Deed) -> bool:
        return self.times(state) > 0

    def run(self, state: ImperiumState, frame: Deed) -> None:
        times = self.times(state)
        for token, count in enumerate(self.spent):
            hoard.spend(state, token, count * times)
        for token, count in enumerate(self.gained):
            hoard.gain(state, token, count * times)

    def say(self, voice: Voice) -> str:
        named = {"spend": said_tokens(voice, self.spent), "gain": said_tokens(voice, self.gained)}
        return voice.say("civ.convert_repeat", named)


class ThisCard(CivOp):
    """The card that is being resolved goes elsewhere than to the discard pile; that can always be done (IMP-318)."""

    rule: ClassVar[str] = "IMP-318"
    demands: ClassVar[bool] = False

    def run(self, state: ImperiumState, frame: Deed) -> None:
        """If it lies in its slot still."""
        if hoard.leave_slot(state, frame.card):
            self.lay(state, frame.card)

    def lay(self, state: ImperiumState, card: int) -> None:
        raise missing(self, "lay")


class ArchiveThis(ThisCard):
    """Into its history (IMP-318, IMP-Q109)."""

    word: ClassVar[str] = "archive_this"

    def lay(self, state: ImperiumState, card: int) -> None:
        """It counts there; it was turned up in its slot."""
        hoard.archive_seen(state, card)


class PlayThis(ThisCard):
    """Into its play area (IMP-318)."""

    word: ClassVar[str] = "play_this"

    def lay(self, state: ImperiumState, card: int) -> None:
        hoard.play_card(state, card)


class ExileThis(ThisCard):
    """To the exile pile."""

    word: ClassVar[str] = "exile_this"

    def lay(self, state: ImperiumState, card: int) -> None:
        hoard.exile(state, card)


class ThisToDeckTop(ThisCard):
    """On top of its deck."""

    word: ClassVar[str] = "this_to_deck_top"

    def lay(self, state: ImperiumState, card: int) -> None:
        hoard.on_deck(state, card)


class DiscardTop(CardOp):
    """The top cards of its deck go to its discard pile, as many as there are (IMP-269)."""

    word: ClassVar[str] = "discard_top"
    rule: ClassVar[str] = "IMP-269"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.count: Final = fields.number("n")

    def possible(self, state: ImperiumState, frame: Deed) -> bool:
        """It never makes a new deck for it."""
        return bool(state.deck(CIV))

    def run(self, state: ImperiumState, frame: Deed) -> None:
        hoard.discard_top(state, self.count)

    def say(self, voice: Voice) -> str:
        return voice.say("civ.discard_top", {"cards": sign("thing", "card", self.count)})

    def matters(self, state: ImperiumState) -> list[Matter]:
        return [DECK_LEFT]


def fitting(fields: Fields) -> list[bool]:
    """By number of the card: True if it is a region, or has the type that is named."""
    word = fields.text("what")
    if word == REGION_WORD:
        return [card.regions > 0 for card in CARDS]
    place = fields.word("what", TYPES)
    return [bool(card.types >> place & 1) for card in CARDS]


def said_kind(voice: Voice, word: str, count: int) -> str:
    """So many cards of a kind."""
    return sign("banner" if word in CATEGORIES else "type", word, count)


class FromDiscard(CardOp):
    """The card of a kind that was discarded last goes elsewhere (IMP-Q114)."""

    rule: ClassVar[str] = "IMP-Q114"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        fields.fixed("n", 1)
        self.fit: Final = fitting(fields)
        self.kind: Final = fields.text("what")

    def possible(self, state: ImperiumState, frame: Deed) -> bool:
        return hoard.last_discarded(state, self.fit) >= 0

    def run(self, state: ImperiumState, frame: Deed) -> None:
        card = hoard.last_discarded(state, self.fit)
        if card >= 0:
            hoard.take_discarded(state, card)
            self.lay(state, card)

    def lay(self, state: ImperiumState, card: int) -> None:
        raise missing(self, "lay")

    def say(self, voice: Voice) -> str:
        return voice.say(f"civ.{self.word}", {"cards": said_kind(voice, self.kind, 1)})

    def matters(self, state: ImperiumState) -> list[Matter]:
        return [in_discard(self.kind, self.fit)]


class ArchiveFromDiscard(FromDiscard):
    """Into its history."""

    word: ClassVar[str] = "archive_from_discard"

    def lay(self, state: ImperiumState, card: int) -> None:
        hoard.archive(state, card)


class DiscardToDeckTop(FromDiscard):
    """On top of its deck."""

    word: ClassVar[str] = "discard_to_deck_top"

    def lay(self, state: ImperiumState, card: int) -> None:
        hoard.on_deck(state, card)


class DiscardToPlay(FromDiscard):
    """Into its play area."""

    word: ClassVar[str] = "discard_to_play"

    def lay(self, state: ImperiumState, card: int) -> None:
        """As if it had been played."""
        hoard.play_card(state, card)


class CivReturnUnrest(CardOp):
    """An unrest card of its discard pile goes back to the unrest pile (IMP-282)."""

    word: ClassVar[str] = "return_unrest"
    rule: ClassVar[str] = "IMP-282"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        fields.fixed("n", 1)

    def possible(self, state: ImperiumState, frame: Deed) -> bool:
        return hoard.last_discarded(state, IS_UNREST) >= 0

    def run(self, state: ImperiumState, frame: Deed) -> None:
        """The one discarded last."""
        card = hoard.last_discarded(state, IS_UNREST)
        if card >= 0:
            hoard.take_discarded(state, card)
            hoard.return_unrest(state, card)

    def matters(self, state: ImperiumState) -> list[Matter]:
        return [in_discard("unrest", IS_UNREST)]

    def only_moves(self, state: ImperiumState) -> bool:
        """At one level it gains progress by it (IMP-308)."""
        return not LEVELS[state.terms.level].progress_for_unrest


class CivTakeUnrest(CivOp):
    """An unrest card goes on top of its deck, or after the shuffle into the new discard pile (IMP-Q65, IMP-Q110)."""

    word: ClassVar[str] = "take_unrest"
    rule: ClassVar[str] = "IMP-Q65"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        fields.fixed("n", 1)
        self.after_shuffle: Final = fields.has("to")
        if self.after_shuffle:
            fields.fixed("to", "discard_after_shuffle")
            # It is left to the step that shuffles.
            self.alone = False

    def possible(self, state: ImperiumState, frame: Deed) -> bool:
        return bool(state.piles[UNREST_PILE])

    def run(self, state: ImperiumState, frame: Deed) -> None:
        """Now, or by the step that shuffles."""
        if not self.after_shuffle:
            hoard.take_unrest(state)
            return
        shuffling = under_way(state.agenda, NewDeck)
        if shuffling is not None:
            put_instead(state.agenda, shuffling, NewDeck(shuffling.unrest + 1))

    def say(self, voice: Voice) -> str:
        return voice.say("civ.take_unrest_later" if self.after_shuffle else "civ.take_unrest")

    def notes(self) -> list[str]:
        return ["last_unrest"]


class OfRegions(CardOp):
    """Regions of its play area go elsewhere, the one played last first; icons count (IMP-273, IMP-Q111)."""

    rule: ClassVar[str] = "IMP-273"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        fields.fixed("what", REGION_WORD)
        self.count: Final = fields.number("n")

    def possible(self, state: ImperiumState, frame: Deed) -> bool:
        return hoard.regions(state) > 0

    def payable(self, state: ImperiumState, frame: Deed) -> bool:
        """As a price, all of them (IMP-Q70)."""
        return hoard.regions(state) >= self.count

    def run(self, state: ImperiumState, frame: Deed) -> None:
        left = self.count
        while left > 0:
            card = hoard.last_region(state)
            if card < 0:
                return
            left -= CARDS[card].regions
            self.lay(state, card)

    def lay(self, state: ImperiumState, card: int) -> None:
        raise missing(self, "lay")

    def say(self, voice: Voice) -> str:
        return voice.say(f"civ.{self.word}", {"cards": said_kind(voice, REGION_WORD, self.count)})

    def matters(self, state: ImperiumState) -> list[Matter]:
        return [REGIONS_IN_PLAY]


class CivAbandon(OfRegions):
    """To its discard pile."""

    word: ClassVar[str] = "abandon"

    def lay(self, state: ImperiumState, card: int) -> None:
        hoard.abandon(state, card)


class ArchiveFromPlay(OfRegions):
    """Into its history."""

    word: ClassVar[str] = "archive_from_play"

    def lay(self, state: ImperiumState, card: int) -> None:
        hoard.leave_area(state, card)
        hoard.archive(state, card)


class TakeQuest(CardOp):
    """The first pending quest goes on top of its deck (IMP-241, IMP-281)."""

    word: ClassVar[str] = "take_quest"
    rule: ClassVar[str] = "IMP-281"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        fields.fixed("n", 1)

    def possible(self, state: ImperiumState, frame: Deed) -> bool:
        return hoard.next_quest(state) >= 0

    def run(self, state: ImperiumState, frame: Deed) -> None:
        if hoard.next_quest(state) >= 0:
            hoard.take_quest(state)

    def matters(self, state: ImperiumState) -> list[Matter]:
        return [quest_pending()]


class ExileNextQuest(CardOp):
    """The first pending quest is exiled, unless it is the last one (IMP-166, IMP-241)."""

    word: ClassVar[str] = "exile_next_quest"
    rule: ClassVar[str] = "IMP-166"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.kept: Final = INDEX[fields.text("unless")]

    def possible(self, state: ImperiumState, frame: Deed) -> bool:
        return hoard.next_quest(state) not in (-1, self.kept)

    def run(self, state: ImperiumState, frame: Deed) -> None:
        """In sight of all."""
        if self.possible(state, frame):
            hoard.exile_quest(state)

    def say(self, voice: Voice) -> str:
        return voice.say("civ.exile_next_quest", {"card": sign("card", CARDS[self.kept].word)})

    def matters(self, state: ImperiumState) -> list[Matter]:
        return [quest_pending(self.kept)]


class FlipJourney(CivOp):
    """Its journey card is turned over (IMP-243, IMP-266)."""

    word: ClassVar[str] = "flip_journey"
    rule: ClassVar[str] = "IMP-266"

    def run(self, state: ImperiumState, frame: Deed) -> None:
        """Its other face holds from now on."""
        pile = state.own_pile(CIV_JOURNEY)
        pile[-1] = CARDS[pile[-1]].other_side
        state.tell(CIV_TURNED, AUTOMA, pile[-1])


class ReplaceJourney(CivOp):
    """The next journey card takes the place of the first, which leaves the game (IMP-266)."""

    word: ClassVar[str] = "replace_journey"
    rule: ClassVar[str] = "IMP-266"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.next: Final = INDEX[fields.text("with")]

    def run(self, state: ImperiumState, frame: Deed) -> None:
        put_on(state, OUT, state.own_pile(CIV_JOURNEY).pop())
        state.tell(CIV_TURNED, AUTOMA, self.next)

    def say(self, voice: Voice) -> str:
        return voice.say("civ.replace_journey", {"card": sign("card", CARDS[self.next].word)})


class CivTriggerEnd(CivOp):
    """A Scoring is triggered (IMP-285)."""

    word: ClassVar[str] = "trigger_end"
    rule: ClassVar[str] = "IMP-285"

    of_civ: ClassVar[bool] = False

    def run(self, state: ImperiumState, frame: Deed) -> None:
        trigger_scoring(state, SHANGRI_LA, AUTOMA)


OWN: Final = (
    CivGain, Spend, SpendAll, ConvertAll, ConvertRepeat, ArchiveThis, PlayThis, ExileThis, ThisToDeckTop, DiscardTop,
    ArchiveFromDiscard, DiscardToDeckTop, DiscardToPlay, CivReturnUnrest, CivTakeUnrest, CivAbandon, ArchiveFromPlay,
    TakeQuest, ExileNextQuest, FlipJourney, ReplaceJourney, CivTriggerEnd,
)  # fmt: skip
