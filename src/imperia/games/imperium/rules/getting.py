"""Ops that bring cards: draw, acquire, break through, unrest, fame, development, nation cards."""

from __future__ import annotations

from typing import ClassVar, Final

from imperia.games.imperium import hoard
from imperia.games.imperium.deed import Deed
from imperia.games.imperium.language.amounts import UP_TO, Quantity, read_quantity
from imperia.games.imperium.language.picking import ChoosingOp
from imperia.games.imperium.language.selectors import IN_EXILE, IN_MARKET, Selector, listed, read_selector, read_zones
from imperia.games.imperium.language.triggers import FAME_LOOKED_AT
from imperia.games.imperium.language.voice import words_of
from imperia.games.imperium.piles import market_cards, slot_of
from imperia.games.imperium.printed import (
    EXILE,
    FAME_DECK,
    MARKET_CATEGORIES,
    RESOURCES,
    UNREST_PILE,
)
from imperia.games.imperium.rules.breakthrough import break_through, is_one_of, way_wording, ways, why_not_so
from imperia.games.imperium.rules.develop import affordable, develop, developable
from imperia.games.imperium.rules.draw import draw, take_nation_card
from imperia.games.imperium.rules.fame import crown, fame_on_top, keep_fame, look_at, take_fame
from imperia.games.imperium.rules.gain import spent_icons
from imperia.games.imperium.rules.market import acquire, exile_categories, gamble, swap_with_exile
from imperia.games.imperium.rules.react import happen
from imperia.games.imperium.rules.unrest import take_unrest
from imperia.games.imperium.state import ImperiumState
from imperia.games.imperium.words import ANNOUNCE, COUNT, DEVELOP, EXILE_CARD, NATION_CARD_BY_EFFECT, TAKE
from imperia.kernel.agenda import SeatChoice
from imperia.kernel.effects import SUFFERED, AskingOp, Op, SecretAsk, remember
from imperia.kernel.lexicon import Fields
from imperia.kernel.signs import Voice, sign


class DrawCards(AskingOp[ImperiumState, Deed]):
    """Cards from one's own deck come into the hand (IMP-171), or up to so many (IMP-101, IMP-102)."""

    word: ClassVar[str] = "draw"
    rule: ClassVar[str] = "IMP-171"
    demands: ClassVar[bool] = False

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.quantity: Final[Quantity] = read_quantity(fields)
        self.if_able: Final = fields.flag("if_able")

    def possible(self, state: ImperiumState, frame: Deed) -> bool:
        """As far as possible can be nothing at all."""
        return True

    def there(self, state: ImperiumState, frame: Deed) -> int:
        """How many there are to be drawn, as everybody can see."""
        seat = frame.actor
        count = len(state.deck(seat))
        return count if self.if_able else count + len(state.discard(seat)) + 1

    def answers(self, state: ImperiumState, frame: Deed) -> list[int]:
        """How many, where the player says it."""
        most = self.quantity.most(state, frame, self.there(state, frame))
        return COUNT.moves(list(range(most + 1)))

    def run(self, state: ImperiumState, frame: Deed) -> None:
        """A number, or as many as the player likes."""
        if self.quantity.kind == UP_TO:
            super().run(state, frame)
        else:
            draw(state, frame.actor, self.quantity.amount.value(state, frame), self.if_able, self.tag)

    def answer(self, state: ImperiumState, frame: Deed, move: int) -> None:
        """So many."""
        draw(state, frame.actor, COUNT.argument(move), self.if_able, self.tag)

    def by_automa(self) -> int:
        """It has no hand: the cards go from its deck to its discard pile (IMP-269)."""
        return SUFFERED

    def suffer(self, state: ImperiumState, frame: Deed) -> None:
        hoard.discard_top(state, self.quantity.amount.value(state, frame))

    def question(self, state: ImperiumState, frame: Deed) -> tuple[str, dict[str, int]]:
        """By its word, for which card."""
        return self.word, {"card": frame.card}

    def say(self, voice: Voice) -> str:
        """How many."""
        cards = self.quantity.of_things(voice, "thing", "card")
        return voice.say("effect.draw_if_able" if self.if_able else "effect.draw", {"cards": cards})


def read_categories(fields: Fields) -> list[int]:
    """One category or several, any of which will do (IMP-155); none where every card will."""
    if fields.value("category") == "any":
        return []
    found = listed(fields, "category")
    for word in found:
        if word not in MARKET_CATEGORIES:
            raise fields.wrong(f"category: {word!r}")
    return [MARKET_CATEGORIES.index(word) for word in found]


def said_categories(voice: Voice, categories: list[int]) -> str:
    """Categories side by side; any card where none is named."""
    if not categories:
        return sign("thing", "card", 1)
    return words_of(voice, "banner", [MARKET_CATEGORIES[one] for one in categories])


class Acquire(ChoosingOp):
    """A face-up card of a category comes into the hand with its tokens and its unrest (IMP-154 to IMP-157, IMP-170)."""

    word: ClassVar[str] = "acquire"
    rule: ClassVar[str] = "IMP-154"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        fields.fixed("n", 1)
        self.categories: Final = read_categories(fields)
        zones = read_zones(fields, "from") or [IN_MARKET]
        if any(zone not in (IN_MARKET, IN_EXILE) for zone in zones):
            raise fields.wrong("from")
        self.from_market: Final = IN_MARKET in zones
        self.from_exile: Final = IN_EXILE in zones
        self.token: Final = fields.word("with_token", RESOURCES) if fields.has("with_token") else -1
        self.selector: Final[Selector | None] = read_selector(fields, "sel") if fields.has("sel") else None

    def fits(self, card: int) -> bool:
        """True if a card is of a category that can be taken."""
        return (not self.categories or is_one_of(card, self.categories)) and (
            self.selector is None or self.selector.fit[card]
        )

    def answers(self, state: ImperiumState, frame: Deed) -> list[int]:
        """Cards of the market, of the exile pile where that is said or a card in play allows it."""
        cards: list[int] = []
        if self.from_market:
            cards += [laid.card for laid in state.market if laid.card >= 0 and self.fits(laid.card)]
            if self.token >= 0:
                cards = [card for card in cards if state.market[slot_of(state, card)].count(self.token)]
        if self.token < 0:
            allowed = [] if self.from_exile else exile_categories(state, frame.actor)
            exiled = [card for card in state.piles[EXILE] if self.fits(card)]
            cards += [card for card in exiled if self.from_exile or is_one_of(card, allowed)]
        return TAKE.moves(cards)

    def answer(self, state: ImperiumState, frame: Deed, move: int) -> None:
        """Then the slot is refilled (IMP-160)."""
        card = TAKE.argument(move)
        remember(state, self.tag, 1, [card])
        acquire(state, frame.actor, card, spent_icons(frame))

    def say(self, voice: Voice) -> str:
        """Of which categories, and from where."""
        said = voice.say("effect.acquire", {"category": said_categories(voice, self.categories)})
        if self.selector is not None:
            said = self.selector.said.limit(voice, said)
        if self.token >= 0:
            said = voice.say("effect.with_token", {"acquire": said, "token": sign("token", RESOURCES[self.token], 1)})
        if not self.from_exile:
            return said
        return voice.say("effect.from_market_or_exile" if self.from_market else "effect.from_exile", {"acquire": said})


class BreakThroughFor(ChoosingOp):
    """A card of a category comes into the hand, face up or unseen, without unrest (IMP-161 to IMP-165, IMP-207)."""

    word: ClassVar[str] = "break_through"
    rule: ClassVar[str] = "IMP-161"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        fields.fixed("n", 1)
        self.categories: Final = read_categories(fields)
        self.from_exile: Final = IN_EXILE in read_zones(fields, "from")
        self.variable: Final = fields.flag("variable_vp")

    def answers(self, state: ImperiumState, frame: Deed) -> list[int]:
        """A face-up card, or a card unseen."""
        return ways(state, self.categories, self.from_exile, self.variable)

    def asked_by(self, state: ImperiumState, frame: Deed) -> str:
        """One card has a rule of its own."""
        return "IMP-207" if self.variable else self.rule

    def why_not(self, state: ImperiumState, frame: Deed, move: int) -> list[str]:
        """What can be taken."""
        return [self.asked_by(state, frame)] if self.variable else why_not_so(move)

    def wording(self, state: ImperiumState, frame: Deed, move: int) -> tuple[str, dict[str, int]]:
        """A dig says that it is one."""
        return way_wording(move)

    def answer(self, state: ImperiumState, frame: Deed, move: int) -> None:
        """One of the ways."""
        break_through(state, frame.actor, move, spent_icons(frame))

    def say(self, voice: Voice) -> str:
        """Of which categories, and from where."""
        said = voice.say("effect.break_through", {"category": said_categories(voice, self.categories)})
        if self.variable:
            said = voice.say("effect.break_through_variable")
        return voice.say("effect.from_market_or_exile", {"acquire": said}) if self.from_exile else said


class TakeUnrest(Op[ImperiumState, Deed]):
    """Top cards of the unrest pile come into the hand (IMP-116, IMP-Q10)."""

    word: ClassVar[str] = "take_unrest"
    rule: ClassVar[str] = "IMP-Q10"
    demands: ClassVar[bool] = False

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.count: Final = fields.number("n", 1)

    def payable(self, state: ImperiumState, frame: Deed) -> bool:
        """So many have to be there."""
        return len(state.piles[UNREST_PILE]) >= self.count

    def run(self, state: ImperiumState, frame: Deed) -> None:
        """As many as there are."""
        remember(state, self.tag, min(self.count, len(state.piles[UNREST_PILE])), [])
        take_unrest(state, frame.actor, self.count)

    def by_automa(self) -> int:
        """Onto its deck (IMP-Q72)."""
        return SUFFERED

    def suffer(self, state: ImperiumState, frame: Deed) -> None:
        for _ in range(self.count):
            hoard.take_unrest(state)

    def say(self, voice: Voice) -> str:
        """How many."""
        return voice.say("effect.take_unrest", {"cards": sign("banner", "unrest", self.count)})


class TakeFame(Op[ImperiumState, Deed]):
    """The top fame card comes into the hand (IMP-172)."""

    word: ClassVar[str] = "take_fame"
    rule: ClassVar[str] = "IMP-172"
    demands: ClassVar[bool] = False

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        fields.fixed("n", 1)

    def run(self, state: ImperiumState, frame: Deed) -> None:
        """Or King of Kings is resolved (IMP-217)."""
        take_fame(state, frame.actor)


class LookAtFame(ChoosingOp):
    """Look at the top fame cards and take one (IMP-173, IMP-174, IMP-216)."""

    word: ClassVar[str] = "look_fame"
    rule: ClassVar[str] = "IMP-173"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.count: Final = fields.number("n")
        fields.fixed("take", 1)

    def seen(self, state: ImperiumState, frame: Deed) -> list[int]:
        """The cards on top that whoever resolves it looks at."""
        return fame_on_top(state, frame.actor, self.count)

    def answers(self, state: ImperiumState, frame: Deed) -> list[int]:
        """Any of them."""
        return TAKE.moves(self.seen(state, frame))

    def run(self, state: ImperiumState, frame: Deed) -> None:
        """With none face down King of Kings is resolved, and nothing is looked at (IMP-217, IMP-Q98)."""
        if not state.piles[FAME_DECK]:
            crown(state, frame.actor)
            return
        look_at(state, frame.actor, self.seen(state, frame))
        state.agenda.append(SecretAsk(self, frame))
        happen(state, frame.actor, FAME_LOOKED_AT)

    def answer(self, state: ImperiumState, frame: Deed, move: int) -> None:
        """The others stay where they were."""
        keep_fame(state, frame.actor, TAKE.argument(move), self.seen(state, frame))

    def say(self, voice: Voice) -> str:
        """At how many."""
        return voice.say("effect.look_fame", {"count": self.count})


class Develop(ChoosingOp):
    """Develop a card, only as an empire (IMP-180, IMP-181, IMP-Q85, IMP-Q146)."""

    word: ClassVar[str] = "develop"
    rule: ClassVar[str] = "IMP-180"
    demands: ClassVar[bool] = True

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.free: Final = fields.flag("free")

    def possible(self, state: ImperiumState, frame: Deed) -> bool:
        """There has to be a card, and what it costs."""
        return bool(self.answers(state, frame))

    def answers(self, state: ImperiumState, frame: Deed) -> list[int]:
        """Those that can be paid for, or any if it is free."""
        seat = frame.actor
        return DEVELOP.moves(developable(state, seat) if self.free else affordable(state, seat))

    def why_not(self, state: ImperiumState, frame: Deed, move: int) -> list[str]:
        """What cannot be paid cannot be developed."""
        return ["IMP-189", self.rule] if DEVELOP.argument(move) in developable(state, frame.actor) else [self.rule]

    def answer(self, state: ImperiumState, frame: Deed, move: int) -> None:
        """It is paid for first."""
        develop(state, frame.actor, DEVELOP.argument(move), self.free)

    def say(self, voice: Voice) -> str:
        """Paying or not."""
        return voice.say("effect.develop_free" if self.free else "effect.develop")


class NationToDiscard(Op[ImperiumState, Deed]):
    """The top nation card goes to the discard pile (IMP-Q123)."""

    word: ClassVar[str] = "nation_to_discard"
    rule: ClassVar[str] = "IMP-Q123"
    demands: ClassVar[bool] = False

    def run(self, state: ImperiumState, frame: Deed) -> None:
        """At last the accession card, with all that follows."""
        take_nation_card(state, frame.actor, NATION_CARD_BY_EFFECT)


class Gamble(ChoosingOp):
    """Declare a category and turn over the top card of the main deck (IMP-070, IMP-Q05)."""

    word: ClassVar[str] = "gamble"
    rule: ClassVar[str] = "IMP-070"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.categories: Final = fields.words("categories", MARKET_CATEGORIES)

    def answers(self, state: ImperiumState, frame: Deed) -> list[int]:
        """Any of the categories."""
        return ANNOUNCE.moves(self.categories)

    def answer(self, state: ImperiumState, frame: Deed, move: int) -> None:
        """It is a match, or exiled."""
        gamble(state, frame.actor, ANNOUNCE.argument(move))

    def say(self, voice: Voice) -> str:
        """For which categories."""
        return voice.say("effect.gamble", {"category": said_categories(voice, self.categories)})


class SwapExile(ChoosingOp):
    """A market card is swapped for an exiled one (IMP-169)."""

    word: ClassVar[str] = "swap_exile"
    rule: ClassVar[str] = "IMP-169"

    def answers(self, state: ImperiumState, frame: Deed) -> list[int]:
        """Any market card, tokens or not, if there is an exiled card."""
        return EXILE_CARD.moves(market_cards(state)) if state.piles[EXILE] else []

    def answer(self, state: ImperiumState, frame: Deed, move: int) -> None:
        """Then for which one."""
        state.agenda.append(ChooseExiled(frame.actor, EXILE_CARD.argument(move)))


class ChooseExiled(SeatChoice[ImperiumState]):
    """Choose the exiled card that takes the place of a market card (IMP-169, IMP-Q165)."""

    rule: ClassVar[str] = "IMP-169"
    continues: ClassVar[bool] = True

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card: Final = card

    def settled(self, state: ImperiumState) -> int:
        """A single one is not asked for."""
        return state.only_answer(self, self.seat)

    def moves(self, state: ImperiumState, seat: int) -> list[int]:
        """Any that was exiled before."""
        return TAKE.moves(state.piles[EXILE])

    def take(self, state: ImperiumState, seat: int, move: int) -> None:
        """They change places."""
        swap_with_exile(state, seat, self.card, TAKE.argument(move))

    def question(self, state: ImperiumState, seat: int) -> tuple[str, dict[str, int]]:
        """For which market card."""
        return "ChooseExiled", {"card": self.card}


GETTING: Final = (
    DrawCards, Acquire, BreakThroughFor, TakeUnrest, TakeFame, LookAtFame, Develop, NationToDiscard, Gamble, SwapExile
)  # fmt: skip
