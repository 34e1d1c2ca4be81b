"""Cards of the hand go to other players, or are exchanged for the top nation card."""

from __future__ import annotations

from typing import ClassVar, Final

from imperia.games.imperium.deed import Deed
from imperia.games.imperium.language.picking import ChoosingOp
from imperia.games.imperium.language.players import read_players
from imperia.games.imperium.language.selectors import IN_HAND, locate, nation_deck, read_selector
from imperia.games.imperium.piles import from_hand, hide_from_hand, put_on, take_from, to_hand
from imperia.games.imperium.printed import DECK, DISCARD, NATION_DECK, own
from imperia.games.imperium.state import ImperiumState
from imperia.games.imperium.words import EXCHANGED, GAVE, GAVE_CIV, GIVE, SWAP
from imperia.kernel.effects import Continue, SecretAsk, remember, rest_under_way
from imperia.kernel.events import EVERYONE, only
from imperia.kernel.lexicon import Fields
from imperia.kernel.signs import Voice


class Give(ChoosingOp):
    """Each of several players gets a card that its giver chooses, into their hand (IMP-Q48)."""

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
        """Who gets it is next on the agenda; they and the giver know it, and everybody a card that could be seen."""
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
        rest = rest_under_way(state.agenda, Give)
        assert rest is not None
        if rest.left[0] >= state.seats:
            return "give_civ", {"card": frame.card}
        return self.word, {"card": frame.card, "seat": rest.left[0]}

    def say(self, voice: Voice) -> str:
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
        seat = frame.actor
        card = SWAP.argument(move)
        hide_from_hand(state, seat, card)
        deck = state.own_pile(own(seat, NATION_DECK))
        top = deck.pop()
        deck.append(card)
        state.hidden.see([card], only(seat))
        to_hand(state, seat, top)
        state.tell_only(only(seat), EXCHANGED, seat, card, top)
