"""Ops that play cards, use what is on others, and change what cards count as."""

from __future__ import annotations

from typing import ClassVar, Final

from imperia.games.imperium.cards import CARDS
from imperia.games.imperium.deed import Deed, deed_of
from imperia.games.imperium.language.picking import ChoosingOp
from imperia.games.imperium.language.selectors import IN_DISCARD, IN_HAND, locate, read_selector
from imperia.games.imperium.piles import find_laid, replace_laid
from imperia.games.imperium.printed import ACTION, ICONS, REGION_TYPES
from imperia.games.imperium.rules.attack import avoid
from imperia.games.imperium.rules.exhaust import free_use
from imperia.games.imperium.rules.play import against_play, begin_play, playable
from imperia.games.imperium.state import ImperiumState
from imperia.games.imperium.words import CHOOSE_CARD, PLAY, PLAYED_BY_EFFECT
from imperia.kernel.effects import Op
from imperia.kernel.lexicon import Fields
from imperia.kernel.signs import Voice, sign


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
        """What can be played; an action token is needed unless it is free."""
        seat = frame.actor
        if not self.free and not state.have(seat, ACTION):
            return []
        cards = [card for card in self.selector.cards(state, frame) if card != frame.card]
        return PLAY.moves([card for card in cards if playable(state, seat, card, self.any_state)])

    def why_not(self, state: ImperiumState, frame: Deed, move: int) -> list[str]:
        """What speaks against the card."""
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
        """Which card, at what price."""
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


class CopyExhaust(ChoosingOp):
    """An exhaust ability of another player's persistent card is resolved as if on this one (IMP-Q50, IMP-Q159)."""

    word: ClassVar[str] = "copy_exhaust"
    rule: ClassVar[str] = "IMP-Q50"

    def answers(self, state: ImperiumState, frame: Deed) -> list[int]:
        """Abilities that could be used freely and paid for."""
        cards: list[int] = []
        for seat in range(state.players()):
            if seat != frame.actor:
                for laid in state.areas[seat]:
                    use = free_use(laid.card)
                    if use is None or not laid.printed.persistent:
                        continue
                    fits = use.condition is None or use.condition.holds(state, frame)
                    if fits and use.effect.opens(state, frame):
                        cards.append(laid.card)
        return CHOOSE_CARD.moves(cards)

    def answer(self, state: ImperiumState, frame: Deed, move: int) -> None:
        """The other card is not exhausted."""
        use = free_use(CHOOSE_CARD.argument(move))
        assert use is not None
        use.effect.begin(state, deed_of(frame.actor, frame.card))


class TreatAs(ChoosingOp):
    """An icon in one's play area counts as several of another until the end of the turn (IMP-Q33)."""

    word: ClassVar[str] = "treat_as"
    rule: ClassVar[str] = "IMP-Q33"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.icon: Final = fields.word("icon", REGION_TYPES)
        self.other: Final = fields.word("into", REGION_TYPES)
        self.times: Final = fields.number("times")
        fields.fixed("n", 1)
        fields.fixed("until", "turn_end")

    def answers(self, state: ImperiumState, frame: Deed) -> list[int]:
        """A card that shows such an icon."""
        return CHOOSE_CARD.moves([laid.card for laid in state.areas[frame.actor] if laid.icons[self.icon]])

    def answer(self, state: ImperiumState, frame: Deed, move: int) -> None:
        """It does not count as itself meanwhile."""
        card = CHOOSE_CARD.argument(move)
        laid = find_laid(state, frame.actor, card)
        icons = laid.icons.copy()
        icons[self.icon] -= 1
        icons[self.other] += self.times
        replace_laid(state, frame.actor, card, laid.counting(icons))

    def say(self, voice: Voice) -> str:
        """Which icon, as what."""
        icon = sign("region_type", REGION_TYPES[self.icon])
        other = sign("region_type", REGION_TYPES[self.other])
        return voice.say("effect.treat_as", {"icon": icon, "times": self.times, "other": other})


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
        """Which icon."""
        return voice.say("effect.ignore_state", {"state": sign("state", ICONS[self.icon])})


class AvoidAttack(Op[ImperiumState, Deed]):
    """The attack just played has no effect on whoever resolves it (IMP-196, IMP-Q44)."""

    word: ClassVar[str] = "avoid_attack"
    rule: ClassVar[str] = "IMP-196"
    demands: ClassVar[bool] = False

    def run(self, state: ImperiumState, frame: Deed) -> None:
        """All of it, or the parts that he names."""
        avoid(state, frame.actor)


PLAYING: Final = (PlayCard, PlayEffect, CopyExhaust, TreatAs, IgnoreState, AvoidAttack)
