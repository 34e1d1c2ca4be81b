"""Playing a card: what speaks against it, and how it goes (p. 10)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from imperia.games.imperium.cards import CARDS, Card
from imperia.games.imperium.deed import Deed, deed_of
from imperia.games.imperium.language.passives import Passive
from imperia.games.imperium.language.picking import ChoosingOp
from imperia.games.imperium.language.selectors import IN_DISCARD, IN_HAND, locate, read_selector
from imperia.games.imperium.language.triggers import PLAYED_CARD, PLAYED_FROM_DISCARD
from imperia.games.imperium.piles import enter_play, find_laid, from_hand, leave_play, take_from, to_discard
from imperia.games.imperium.printed import ACTION, DISCARD, EMPIRE, ICONS, NO_ICON, own
from imperia.games.imperium.rules.attack import FaceAttack, may_answer
from imperia.games.imperium.rules.react import happen
from imperia.games.imperium.state import ImperiumState
from imperia.games.imperium.words import PLAY, PLAYED_BY_EFFECT
from imperia.kernel.agenda import Step
from imperia.kernel.effects import Op
from imperia.kernel.events import Happening
from imperia.kernel.lexicon import Fields
from imperia.kernel.signs import Voice, sign

# What may speak against playing a card: it never is played, was played as a free action this turn, shows another state
# icon, lacks its condition, or cannot do its first step.
PLAY_RULES: Final = ("IMP-Q20", "IMP-Q21", "IMP-069", "IMP-Q20", "IMP-Q16")
UNPLAYABLE: Final = 0
PLAYED_FREE: Final = 1
WRONG_STATE: Final = 2
UNFULFILLED: Final = 3
NOT_BEGUN: Final = 4


@final
class LoseStateIcon(Passive):
    """A state icon that its owner's cards of a kind do not show (IMP-011)."""

    word: ClassVar[str] = "lose_state_icon"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        part = fields.part("lose_state_icon")
        self.icon: Final = part.word("icon", ICONS)
        self.selector: Final = read_selector(part, "sel")
        part.close()

    def say(self, voice: Voice) -> str:
        named = {"cards": self.selector.say(voice, None), "state": sign("state", ICONS[self.icon])}
        return voice.say("passive.lose_state_icon", named)


@final
class FreePlay(Passive):
    """Cards that are played as free actions (IMP-186)."""

    word: ClassVar[str] = "free_play"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.selector: Final = read_selector(fields, "free_play")

    def say(self, voice: Voice) -> str:
        return voice.say("passive.free_play", {"cards": self.selector.said.say(voice, None)})


def icon_of(state: ImperiumState, seat: int, card: int) -> int:
    """The state icon that a card of a player shows (IMP-011), if no card in play takes it off."""
    icon = CARDS[card].icon
    if icon != NO_ICON:
        for laid in state.areas[seat]:
            for passive in laid.printed.passives:
                if isinstance(passive, LoseStateIcon) and passive.icon == icon and passive.selector.fit[card]:
                    return NO_ICON
    return icon


def free_now(state: ImperiumState, seat: int, card: int) -> bool:
    """True if a card of the hand is played as a free action (IMP-186)."""
    if CARDS[card].free_action:
        return True
    for laid in state.areas[seat]:
        for passive in laid.printed.passives:
            if isinstance(passive, FreePlay) and passive.selector.fit[card]:
                return True
    return False


def against_play(state: ImperiumState, seat: int, card: int, any_state: bool = False) -> list[str]:
    """The rules against playing a card now, whatever it takes in actions; none if it can be played."""
    printed = CARDS[card]
    if printed.unplayable:
        return [PLAY_RULES[UNPLAYABLE]]
    rules: list[str] = []
    place = hindrance(state, seat, printed, any_state, UNPLAYABLE)
    while place >= 0:
        rules.append(PLAY_RULES[place])
        place = hindrance(state, seat, printed, any_state, place + 1)
    return rules


def playable(state: ImperiumState, seat: int, card: int, any_state: bool = False) -> bool:
    """True if nothing speaks against playing a card now."""
    return hindrance(state, seat, CARDS[card], any_state, UNPLAYABLE) < 0


def hindrance(state: ImperiumState, seat: int, card: Card, any_state: bool, first: i64) -> i64:
    """The place in `PLAY_RULES`, from the first to be looked at on, of what speaks against playing a card; or -1."""
    if card.unplayable and first <= UNPLAYABLE:
        return UNPLAYABLE
    if state.freed and first <= PLAYED_FREE and card.number in state.freed:
        return PLAYED_FREE
    if not any_state and first <= WRONG_STATE and not fits_state(state, seat, card):
        return WRONG_STATE
    if card.condition is None and card.effect.opening is None:
        return -1
    frame = deed_of(seat, card.number)
    if card.condition is not None and first <= UNFULFILLED and not card.condition.holds(state, frame):
        return UNFULFILLED
    if first <= NOT_BEGUN and not card.effect.opens(state, frame):
        return NOT_BEGUN
    return -1


def fits_state(state: ImperiumState, seat: int, card: Card) -> bool:
    """True if the State card shows the icon of a card, or the card none that counts (IMP-011, IMP-069, IMP-Q164)."""
    icon = card.icon
    if icon == NO_ICON or state.is_empire(seat) == (icon == EMPIRE) or icon_of(state, seat, card.number) == NO_ICON:
        return True
    return seat == state.seat and bool(state.ignored >> icon & 1)


def begin_play(state: ImperiumState, seat: int, card: int, what: Happening, zone: int = IN_HAND) -> None:
    """A card comes into play from a hand, or from a discard pile, and its effect is resolved (IMP-066, IMP-067)."""
    if zone == IN_HAND:
        from_hand(state, seat, card)
    else:
        take_from(state, own(seat, DISCARD), card)
    enter_play(state, seat, card)
    state.tell(what, seat, card)
    if seat == state.seat:
        # IMP-Q164: by the next card, whatever it is.
        state.ignored = 0
    state.agenda.append(PutAway(seat, card, zone))
    printed = CARDS[card]
    if printed.attack and may_answer(state, seat):
        others = [(seat + step) % state.seats for step in range(1, state.seats)]
        state.agenda.append(FaceAttack(card, seat, others, []))
    else:
        printed.effect.start(state, deed_of(seat, card))


@mypyc_attr(free_list_len=1)
class PutAway(Step[ImperiumState]):
    """After its resolution a card is discarded unless it stays or has gone elsewhere (IMP-067, IMP-149).

    Only then comes what answers to its being played (IMP-Q153).
    """

    nouns: ClassVar[tuple[str, ...]] = ("seat", "card")

    def __init__(self, seat: int, card: int, zone: int) -> None:
        self.seat: Final = seat
        self.card: Final = card
        # Where it was played from.
        self.zone: Final = zone

    def run(self, state: ImperiumState) -> None:
        """It lies where it lies."""
        seat = self.seat
        card = self.card
        if not CARDS[card].persistent and find_laid(state, seat, card).card >= 0:
            for one in leave_play(state, seat, card):
                to_discard(state, seat, one)
        happen(state, seat, PLAYED_CARD, card)
        if self.zone == IN_DISCARD:
            happen(state, seat, PLAYED_FROM_DISCARD, card)


class PlayCard(ChoosingOp):
    """Play a card at once as though from hand (IMP-Q23, IMP-Q81, IMP-Q104, IMP-Q105, IMP-Q152)."""

    word: ClassVar[str] = "play"
    rule: ClassVar[str] = "IMP-Q23"
    demands: ClassVar[bool] = True

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.selector: Final = read_selector(fields, "sel")
        self.free: Final = fields.flag("free")
        self.any_state: Final = fields.flag("ignore_state")

    def possible(self, state: ImperiumState, frame: Deed) -> bool:
        """There has to be a card that can be played."""
        return bool(self.answers(state, frame))

    def answers(self, state: ImperiumState, frame: Deed) -> list[int]:
        """The cards that can be played; an action token is needed unless it is free."""
        seat = frame.actor
        if not self.free and not state.have(seat, ACTION):
            return []
        cards = [card for card in self.selector.cards(state, frame) if card != frame.card]
        return PLAY.moves([card for card in cards if playable(state, seat, card, self.any_state)])

    def why_not(self, state: ImperiumState, frame: Deed, move: int) -> list[str]:
        card = PLAY.argument(move)
        if card in self.selector.cards(state, frame):
            return against_play(state, frame.actor, card, self.any_state) or [self.rule]
        return [self.rule]

    def evident(self, state: ImperiumState, frame: Deed, move: int) -> bool:
        """That only one card of the hand can be played is nobody else's business."""
        return IN_HAND not in self.selector.zones

    def answer(self, state: ImperiumState, frame: Deed, move: int) -> None:
        """As an action, or free; a card that is a free action by itself has been one then (IMP-187)."""
        seat = frame.actor
        card = PLAY.argument(move)
        if not self.free:
            state.add(seat, ACTION, -1)
        if CARDS[card].free_action:
            state.freed = [*state.freed, card]
        zone = IN_DISCARD if locate(state, seat, card) == IN_DISCARD else IN_HAND
        begin_play(state, seat, card, PLAYED_BY_EFFECT, zone)

    def say(self, voice: Voice) -> str:
        said = voice.say("effect.play_free" if self.free else "effect.play", {"cards": self.selector.say(voice, 1)})
        return voice.say("effect.any_state", {"play": said}) if self.any_state else said


class PlayEffect(Op[ImperiumState, Deed]):
    """The effect of the host of a card is resolved again as though just played (IMP-Q24, IMP-Q136)."""

    word: ClassVar[str] = "play_effect"
    rule: ClassVar[str] = "IMP-Q24"
    demands: ClassVar[bool] = False

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.of: Final = fields.text("of")

    def run(self, state: ImperiumState, frame: Deed) -> None:
        """Its exhaust, passive and solstice parts are not."""
        for card in frame.cards(self.of):
            CARDS[card].effect.begin(state, deed_of(frame.actor, card))


class IgnoreState(Op[ImperiumState, Deed]):
    """The next card that is played this turn ignores a state icon (IMP-199, IMP-Q164)."""

    word: ClassVar[str] = "ignore_state"
    rule: ClassVar[str] = "IMP-Q164"
    demands: ClassVar[bool] = False

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.icon: Final = fields.word("icon", ICONS)
        fields.fixed("next", 1)
        fields.fixed("until", "turn_end")

    def run(self, state: ImperiumState, frame: Deed) -> None:
        """Whatever that card is."""
        state.ignored |= 1 << self.icon

    def say(self, voice: Voice) -> str:
        return voice.say("effect.ignore_state", {"state": sign("state", ICONS[self.icon])})
