"""Ops that move one's own cards."""

from __future__ import annotations

from typing import Any, ClassVar, Final, final

from imperia.games.imperium import hoard
from imperia.games.imperium.cards import ALONE, CARDS, NUMBERS
from imperia.games.imperium.deed import SPENT, Deed, deed_of
from imperia.games.imperium.language.amounts import EXACTLY
from imperia.games.imperium.language.passives import Passive, Use, read_part
from imperia.games.imperium.language.picking import ChoosingOp, PickCards
from imperia.games.imperium.language.players import read_players
from imperia.games.imperium.language.selectors import (
    IN_GARRISON,
    IN_HAND,
    IN_MARKET,
    Selector,
    locate,
    nation_deck,
    read_selector,
)
from imperia.games.imperium.language.triggers import MUST_DISCARD
from imperia.games.imperium.language.voice import heard
from imperia.games.imperium.piles import (
    enter_play,
    find_laid,
    from_hand,
    hide_from_hand,
    market_cards,
    put_on,
    take_from,
    to_hand,
)
from imperia.games.imperium.printed import DECK, DISCARD, EXHAUST, NATION_DECK, TYPES, own
from imperia.games.imperium.rules.exhaust import begin_use, usable
from imperia.games.imperium.rules.gain import counted_icons, region_icons
from imperia.games.imperium.rules.garrison import ChooseHost, garrison_card, hosts_of
from imperia.games.imperium.rules.lift import (
    abandon_card,
    archive_card,
    discard_card,
    exile_own,
    lift,
    may_leave,
    recall_card,
    sink_card,
    take_back,
)
from imperia.games.imperium.rules.market import exile_from_market
from imperia.games.imperium.rules.unrest import return_card, unrest_cards, unrest_returned
from imperia.games.imperium.state import ACTIVATE, CIV, NO_ORDER, ImperiumState
from imperia.games.imperium.words import (
    ABANDON,
    ARCHIVE,
    DISCARD_CARD,
    EXCHANGED,
    EXHAUST_CARD,
    EXILE_CARD,
    GARRISON,
    GAVE,
    GAVE_CIV,
    GIVE,
    ON_DECK,
    QUEST_DISCARDED,
    RECALL,
    RECOVER,
    RETURN,
    SINK,
    SWAP,
    TO_DECK,
)
from imperia.kernel.agenda import missing, put_instead
from imperia.kernel.effects import IGNORED, SUFFERED, Continue, Op, SecretAsk, remember, rest_under_way
from imperia.kernel.events import EVERYONE, only
from imperia.kernel.lexicon import Fields
from imperia.kernel.signs import Voice, sign


class Discard(PickCards):
    """Cards of the hand go to the discard pile (IMP-137).

    A discard of cards of a type that an effect demands may be made smaller, or met by something else (IMP-Q129).
    """

    word: ClassVar[str] = "discard"
    rule: ClassVar[str] = "IMP-137"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields, DISCARD_CARD)
        types = self.selector.said.types
        # The type that has to be discarded, or -1.
        self.type: Final = TYPES.index(types[0]) if types else -1
        # True if it belongs to an exhaust ability.
        self.of_ability: Final = "/exhaust/" in fields.key

    def wanted(self, state: ImperiumState, frame: Deed) -> int:
        """As it says; an unrest card may cost fewer (IMP-204, IMP-Q128)."""
        count = super().wanted(state, frame)
        return unrest_cards(state, frame.actor, count) if CARDS[frame.card].unrest else count

    def payable(self, state: ImperiumState, frame: Deed) -> bool:
        """With all that can stand in for it."""
        there = self.there(state, frame) if self.counts_one else len(self.candidates(state, frame))
        wanted = self.wanted(state, frame)
        if there >= wanted or not self.eased(state, frame.actor):
            return there >= wanted
        there += len(self.instead(state, frame))
        # An ability that is about to be used takes an exhaust token itself.
        about_to = self.of_ability and not find_laid(state, frame.actor, frame.card).exhausted
        tokens = state.have(frame.actor, EXHAUST) - (1 if about_to else 0)
        for _, use in self.reducing(state, frame)[: max(0, tokens)]:
            reduce = use.effect.ops[0]
            assert isinstance(reduce, ReduceDiscard)
            there += reduce.count
        return there >= wanted

    def eased(self, state: ImperiumState, seat: int) -> bool:
        """True if a card in play may make such a discard smaller, or let something stand in for a card."""
        if self.type >= 0:
            for laid in state.areas[seat]:
                if laid.printed.listens >> MUST_DISCARD & 1 or substitute_of(laid.card, self.type) is not None:
                    return True
        return False

    def reducing(self, state: ImperiumState, frame: Deed) -> list[tuple[int, Use]]:
        """The cards in play whose ability makes such a discard smaller, in one's own Activate turn (IMP-Q133)."""
        seat = frame.actor
        found: list[tuple[int, Use]] = []
        if self.type < 0 or state.seat != seat or state.order not in (NO_ORDER, ACTIVATE):
            return found
        for laid in state.areas[seat]:
            if laid.printed.listens >> MUST_DISCARD & 1:
                for use in laid.printed.uses:
                    asked = use.trigger is not None and use.trigger.answers(MUST_DISCARD, -1, self.type)
                    if asked and usable(state, deed_of(seat, laid.card), use):
                        found.append((laid.card, use))
        return found

    def instead(self, state: ImperiumState, frame: Deed) -> list[int]:
        """The answers that do something in place of discarding a card."""
        moves: list[int] = []
        if self.type >= 0:
            for laid in state.areas[frame.actor]:
                instead = substitute_of(laid.card, self.type)
                if instead is not None:
                    moves += instead.offered(state, deed_of(frame.actor, laid.card))
        return moves

    def choosing(self, state: ImperiumState, frame: Deed, cards: list[int]) -> list[int]:
        """A card of the hand, or what stands in for one."""
        moves = super().choosing(state, frame, cards)
        if self.type < 0:
            return moves
        moves += EXHAUST_CARD.moves([card for card, _ in self.reducing(state, frame)])
        return sorted([*moves, *self.instead(state, frame)])

    def chosen_otherwise(self, state: ImperiumState, frame: Deed, left: int, done: int, move: int) -> None:
        """The demand is made smaller, or a card is met by something else."""
        seat = frame.actor
        if EXHAUST_CARD.says(move):
            state.agenda.append(Continue(self, [left, done], frame))
            for card, use in self.reducing(state, frame):
                if card == EXHAUST_CARD.argument(move):
                    begin_use(state, deed_of(seat, card), use)
                    return
        if left > 1:
            state.agenda.append(Continue(self, [left - 1, done], frame))
        for laid in state.areas[seat]:
            instead = substitute_of(laid.card, self.type)
            if instead is not None and move in instead.offered(state, deed_of(seat, laid.card)):
                instead.handle(state, deed_of(seat, laid.card), ABANDON.argument(move))
                return

    def answered(self, state: ImperiumState, frame: Deed, left: int, done: int, move: int) -> None:
        """A card of the hand, or something else."""
        if EXHAUST_CARD.says(move) or ABANDON.says(move):
            self.chosen_otherwise(state, frame, left if left >= 0 else self.wanted(state, frame), done, move)
        else:
            super().answered(state, frame, left, done, move)

    def handle(self, state: ImperiumState, frame: Deed, card: int) -> None:
        """Face up."""
        discard_card(state, frame.actor, card)

    def by_automa(self) -> int:
        """It never discards (IMP-270)."""
        return IGNORED

    def say(self, voice: Voice) -> str:
        """That it is from hand goes without saying."""
        if self.quantity.kind == EXACTLY and not self.selector.ref:
            return voice.say("effect.discard", {"cards": self.selector.said.say(voice, self.quantity.number())})
        return super().say(voice)


@final
class DiscardSubstitute(Passive):
    """What can be done in place of discarding a card of a type (IMP-Q129)."""

    word: ClassVar[str] = "discard_substitute"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        part = fields.part("discard_substitute")
        self.type: Final = part.word("type", TYPES)
        op = read_part(fields, part.value("with")).ops[0]
        if not isinstance(op, Abandon):
            raise fields.wrong(f"with: {op.word}")
        self.instead: Final[Abandon] = op
        part.close()

    def say(self, voice: Voice) -> str:
        named = {"cards": sign("type", TYPES[self.type], 1), "instead": self.instead.say(heard(voice).after_verb())}
        return voice.say("passive.discard_substitute", named)


def substitute_of(card: int, of_type: int) -> Abandon | None:
    """What a card in play lets its owner do in place of discarding a card of a type."""
    for passive in CARDS[card].passives:
        if isinstance(passive, DiscardSubstitute) and passive.type == of_type:
            return passive.instead
    return None


class ReduceDiscard(Op[ImperiumState, Deed]):
    """The discard that is being demanded is smaller (IMP-Q129)."""

    word: ClassVar[str] = "reduce_discard"
    rule: ClassVar[str] = "IMP-Q129"
    demands: ClassVar[bool] = False

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.count: Final = fields.number("n")

    def run(self, state: ImperiumState, frame: Deed) -> None:
        rest = rest_under_way(state.agenda, Discard)
        if rest is not None:
            left, done = rest.left
            put_instead(state.agenda, rest, Continue(rest.op, [left - self.count, done], rest.frame))

    def say(self, voice: Voice) -> str:
        """By how many."""
        return voice.say("effect.reduce_discard", {"count": self.count})


class Recover(PickCards):
    """Cards of a pile, or garrisoned ones, come into the hand (IMP-136)."""

    word: ClassVar[str] = "recover"
    rule: ClassVar[str] = "IMP-136"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields, RECOVER)
        fields.fixed("to", "hand")

    def handle(self, state: ImperiumState, frame: Deed, card: int) -> None:
        """In sight of all."""
        take_back(state, frame.actor, card)


class ToDeckTop(PickCards):
    """Cards go on top of the deck, in an order that their owner chooses (IMP-Q43)."""

    word: ClassVar[str] = "to_deck_top"
    rule: ClassVar[str] = "IMP-Q43"
    ordered: ClassVar[bool] = True
    face_down: ClassVar[bool] = True

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields, TO_DECK)

    def handle(self, state: ImperiumState, frame: Deed, card: int) -> None:
        """A card of the hand face down, one of the discard pile in sight of all."""
        seat = frame.actor
        from_hand = locate(state, seat, card) == IN_HAND
        lift(state, seat, card, True)
        put_on(state, own(seat, DECK), card)
        state.hidden.see([card], only(seat) if from_hand else EVERYONE)
        state.tell_only(only(seat) if from_hand else EVERYONE, ON_DECK, seat, card)


class Archive(PickCards):
    """Cards go to the history (IMP-138)."""

    word: ClassVar[str] = "archive"
    rule: ClassVar[str] = "IMP-138"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields, ARCHIVE)

    def handle(self, state: ImperiumState, frame: Deed, card: int) -> None:
        """With what is garrisoned under it."""
        archive_card(state, frame.actor, card)


class Sink(PickCards):
    """Cards go to the sunken pile (IMP-150)."""

    word: ClassVar[str] = "sink"
    rule: ClassVar[str] = "IMP-150"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields, SINK)

    def handle(self, state: ImperiumState, frame: Deed, card: int) -> None:
        """With what is garrisoned under it."""
        sink_card(state, frame.actor, card)


class Exile(PickCards):
    """Cards go to the exile pile (IMP-166); a market card only without tokens on it (IMP-168)."""

    word: ClassVar[str] = "exile"
    rule: ClassVar[str] = "IMP-166"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields, EXILE_CARD)
        self.from_market: Final = self.selector.zones == [IN_MARKET]

    def candidates(self, state: ImperiumState, frame: Deed) -> list[int]:
        """Those that can be exiled."""
        if self.from_market:
            return [laid.card for laid in state.market if laid.card >= 0 and not laid.has_tokens()]
        return super().candidates(state, frame)

    def why_not(self, state: ImperiumState, frame: Deed, move: int) -> list[str]:
        """Tokens on a card keep it in the market."""
        return ["IMP-168"] if self.from_market and EXILE_CARD.argument(move) in market_cards(state) else [self.rule]

    def handle(self, state: ImperiumState, frame: Deed, card: int) -> None:
        """From the market, or with what is garrisoned under it."""
        if self.from_market:
            exile_from_market(state, frame.actor, card)
        else:
            exile_own(state, frame.actor, card)


class Leaving(PickCards):
    """Cards leave play, or a garrison; what they cost may pay for what follows."""

    own_tag: ClassVar[str] = SPENT

    def candidates(self, state: ImperiumState, frame: Deed) -> list[int]:
        """Of the cards in play only those that can leave it."""
        return can_leave(state, frame, super().candidates(state, frame))

    def note(self, state: ImperiumState, frame: Deed, card: int, weight: int) -> None:
        """Of what its own player spends, the region icons as they count now: it may be gone when they matter.

        IMP-Q33, IMP-Q151; what an attack takes out of play is nothing that the attacker uses.
        """
        if frame.actor == frame.owner:
            remember(state, SPENT, counted_icons(region_icons(state, frame.actor, card)), [card])
        if self.tag != SPENT:
            super().note(state, frame, card, weight)

    def by_automa(self) -> int:
        """It loses a card of its own (IMP-Q72)."""
        return SUFFERED

    def suffer(self, state: ImperiumState, frame: Deed) -> None:
        """The card played last that is meant (IMP-273, IMP-274)."""
        found = [card for card in self.selector.cards_of(state, frame, CIV) if hoard.in_area(state, card)]
        if found:
            self.remember(state, 1, found[-1:])
            self.take_from_civ(state, found[-1])

    def take_from_civ(self, state: ImperiumState, card: int) -> None:
        """A card of the opponent leaves play."""
        raise missing(self, "take_from_civ")


class Abandon(Leaving):
    """Persistent cards in play go to the discard pile (IMP-131), or garrisoned ones (IMP-132)."""

    word: ClassVar[str] = "abandon"
    rule: ClassVar[str] = "IMP-131"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields, ABANDON)

    def handle(self, state: ImperiumState, frame: Deed, card: int) -> None:
        """With what is garrisoned under it."""
        abandon_card(state, frame.actor, card)

    def take_from_civ(self, state: ImperiumState, card: int) -> None:
        hoard.abandon(state, card)


class Recall(Leaving):
    """Persistent cards in play come back into the hand (IMP-133), or garrisoned ones (IMP-135)."""

    word: ClassVar[str] = "recall"
    rule: ClassVar[str] = "IMP-133"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields, RECALL)

    def handle(self, state: ImperiumState, frame: Deed, card: int) -> None:
        """With what is garrisoned under it (IMP-134)."""
        recall_card(state, frame.actor, card)

    def take_from_civ(self, state: ImperiumState, card: int) -> None:
        hoard.recall(state, card)


def can_leave(state: ImperiumState, frame: Deed, cards: list[int]) -> list[int]:
    """Those of the cards that are garrisoned, or persistent cards in play that may be abandoned or recalled."""
    there: list[Any] = [
        NUMBERS[card] for card in cards if may_leave(card) or locate(state, frame.actor, card) == IN_GARRISON
    ]
    return there


class ReturnUnrest(PickCards):
    """Unrest cards go back to the unrest pile (IMP-183)."""

    word: ClassVar[str] = "return_unrest"
    rule: ClassVar[str] = "IMP-183"

    def __init__(self, fields: Fields) -> None:
        zones = fields.value("from", ["hand"]) if not fields.has("sel") else []
        super().__init__(fields, RETURN, {"in": zones, "category": "unrest"})

    def handle(self, state: ImperiumState, frame: Deed, card: int) -> None:
        """From wherever it lies."""
        return_card(state, frame.actor, card)

    def by_automa(self) -> int:
        """It returns no unrest by the player's cards (IMP-271)."""
        return IGNORED

    def finish(self, state: ImperiumState, frame: Deed, count: int) -> None:
        """All of them are one event."""
        unrest_returned(state, frame.actor, count)


class Garrison(PickCards):
    """Cards are tucked under this card, or under another one in play (IMP-142 to IMP-144)."""

    word: ClassVar[str] = "garrison"
    rule: ClassVar[str] = "IMP-142"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields, GARRISON)
        self.under: Final[Selector | None] = None if fields.value("under") == "this" else read_selector(fields, "under")

    def hosts(self, state: ImperiumState, frame: Deed) -> list[int]:
        """What can be garrisoned under."""
        if self.under is None:
            return ALONE[frame.card] if find_laid(state, frame.actor, frame.card).card >= 0 else []
        return hosts_of(state, frame, self.under)

    def candidates(self, state: ImperiumState, frame: Deed) -> list[int]:
        """Not the cards that are never garrisoned; none without a host."""
        if not self.hosts(state, frame):
            return []
        cards = super().candidates(state, frame)
        there: list[Any] = [NUMBERS[card] for card in cards if not CARDS[card].no_garrison]
        return there

    def there(self, state: ImperiumState, frame: Deed) -> int:
        """The same."""
        return self.selector.total(self.candidates(state, frame))

    def guarded(self, state: ImperiumState, frame: Deed) -> bool:
        """Which cards of a hand are never garrisoned is nobody else's business."""
        return IN_HAND in self.selector.zones and bool(state.hand(frame.actor)) and bool(self.hosts(state, frame))

    def evident(self, state: ImperiumState, frame: Deed, move: int) -> bool:
        """The same."""
        return IN_HAND not in self.selector.zones

    def why_not(self, state: ImperiumState, frame: Deed, move: int) -> list[str]:
        """Some cards never are."""
        card = GARRISON.argument(move)
        return ["IMP-143", self.rule] if card >= 0 and CARDS[card].no_garrison else [self.rule]

    def chosen(self, state: ImperiumState, frame: Deed, left: int, done: int, card: int) -> None:
        """The tag remembers the host; where there are several it is asked for."""
        hosts = self.hosts(state, frame)
        if len(hosts) > 1:
            state.agenda.append(ChooseHost(frame.actor, card, hosts, self.tag))
            return
        remember(state, self.tag, 1, hosts)
        garrison_card(state, frame.actor, card, hosts[0])

    def say(self, voice: Voice) -> str:
        """What under what."""
        cards = self.quantity.of_cards(voice, self.selector)
        if self.under is None:
            return voice.say("effect.garrison", {"cards": cards})
        return voice.say("effect.garrison_under", {"cards": cards, "host": self.under.say(voice, 1)})


class Give(ChoosingOp):
    """Each of several players gets a card that its giver chooses, into his hand (IMP-Q48)."""

    word: ClassVar[str] = "give"
    rule: ClassVar[str] = "IMP-Q48"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        fields.fixed("n", 1)
        self.selector: Final = read_selector(fields, "sel")
        self.who: Final = read_players(fields, "to")
        # What follows shows everybody what was given, if a later step looks at it.
        self.shown: Final = self.tag != ""

    def answers(self, state: ImperiumState, frame: Deed) -> list[int]:
        """Any card of the zones but the one that is being resolved."""
        return GIVE.moves([card for card in self.selector.cards(state, frame) if card != frame.card])

    def run(self, state: ImperiumState, frame: Deed) -> None:
        """To one after the other."""
        state.agenda.append(Continue(self, self.who.seats(state, frame), frame))

    def resume(self, state: ImperiumState, frame: Deed, left: list[int]) -> None:
        """With too few cards the last players get none."""
        if left and self.answers(state, frame):
            state.agenda.append(Continue(self, left, frame))
            if self.shown:
                self.ask(state, frame)
            else:
                state.agenda.append(SecretAsk(self, frame))

    def answer(self, state: ImperiumState, frame: Deed, move: int) -> None:
        """Who gets it is next on the agenda; he and the giver know it, and everybody a card that could be seen."""
        receiver, *others = self.take_rest(state)
        giver = frame.actor
        card = GIVE.argument(move)
        remember(state, self.tag, 1, [card])
        state.agenda.append(Continue(self, others, frame))
        solo = receiver >= state.seats
        readers = EVERYONE
        if locate(state, giver, card) != IN_HAND:
            take_from(state, own(giver, DISCARD), card)
        elif self.shown:
            from_hand(state, giver, card)
        else:
            hide_from_hand(state, giver, card)
            readers = only(giver) if solo else only(giver) | only(receiver)
        state.hidden.see([card], readers)
        if solo:
            # IMP-Q117: it has no hand.
            put_on(state, own(receiver, DECK), card)
            state.tell_only(readers, GAVE_CIV, giver, card)
        else:
            to_hand(state, receiver, card)
            state.tell_only(readers, GAVE, giver, receiver, card)

    def question(self, state: ImperiumState, frame: Deed) -> tuple[str, dict[str, int]]:
        """To whom."""
        rest = rest_under_way(state.agenda, Give)
        assert rest is not None
        if rest.left[0] >= state.seats:
            return "give_civ", {"card": frame.card}
        return self.word, {"card": frame.card, "seat": rest.left[0]}

    def say(self, voice: Voice) -> str:
        """What to whom."""
        return voice.say("effect.give", {"cards": self.selector.say(voice, 1), "who": self.who.say(voice)})


class Swap(ChoosingOp):
    """A card of the hand is exchanged for the top card of the nation deck (IMP-223)."""

    word: ClassVar[str] = "swap"
    rule: ClassVar[str] = "IMP-223"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        fields.fixed("a", {"in": "hand"})
        fields.fixed("b", {"in": "nation_top"})

    def answers(self, state: ImperiumState, frame: Deed) -> list[int]:
        """Any card of the hand, if there is a nation card that may be moved."""
        return SWAP.moves(state.hand(frame.actor)) if nation_deck(state, frame.actor) else []

    def ask(self, state: ImperiumState, frame: Deed) -> None:
        """Nobody else sees either card."""
        state.agenda.append(SecretAsk(self, frame))

    def answer(self, state: ImperiumState, frame: Deed, move: int) -> None:
        """Both face down."""
        seat = frame.actor
        card = SWAP.argument(move)
        hide_from_hand(state, seat, card)
        deck = state.own_pile(own(seat, NATION_DECK))
        top = deck.pop()
        deck.append(card)
        state.hidden.see([card], only(seat))
        to_hand(state, seat, top)
        state.tell_only(only(seat), EXCHANGED, seat, card, top)


class ToDiscard(Op[ImperiumState, Deed]):
    """Named cards go to the discard pile (IMP-226)."""

    word: ClassVar[str] = "to_discard"
    rule: ClassVar[str] = "IMP-226"
    demands: ClassVar[bool] = False

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.selector: Final = read_selector(fields, "sel")

    def run(self, state: ImperiumState, frame: Deed) -> None:
        """All of them."""
        for card in self.selector.cards(state, frame).copy():
            discard_card(state, frame.actor, card, QUEST_DISCARDED)

    def say(self, voice: Voice) -> str:
        """Which cards."""
        return voice.say("effect.to_discard", {"cards": self.selector.say(voice, 1)})


class ToPlay(Op[ImperiumState, Deed]):
    """This card comes into play without being played (IMP-093)."""

    word: ClassVar[str] = "to_play"
    rule: ClassVar[str] = "IMP-093"
    demands: ClassVar[bool] = False

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        fields.fixed("sel", {"this": True})

    def run(self, state: ImperiumState, frame: Deed) -> None:
        """From wherever it lies."""
        lift(state, frame.actor, frame.card)
        enter_play(state, frame.actor, frame.card)


MOVING: Final = (
    Discard, ReduceDiscard, Recover, ToDeckTop, Archive, Sink, Exile, Abandon, Recall, ReturnUnrest, Garrison, Give,
    Swap, ToDiscard, ToPlay,
)  # fmt: skip
