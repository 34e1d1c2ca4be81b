"""Words of the tables that concern the player (bold in the booklet, IMP-256); some are attacks (IMP-272)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from imperia.games.imperium.automa.beside.matters import (
    YOUR_DRAW,
    YOUR_HAND,
    YOUR_LOOSE,
    YOUR_PERSISTENT,
    YOUR_UNREST,
    Matter,
    stolen,
    you_have,
)
from imperia.games.imperium.automa.facing import FinishRow
from imperia.games.imperium.automa.op import CardOp, read_tokens, said_tokens
from imperia.games.imperium.cards import CARDS
from imperia.games.imperium.deed import PARTS, Deed
from imperia.games.imperium.lexicon import LEXICON
from imperia.games.imperium.printed import RESOURCES, UNREST_PILE
from imperia.games.imperium.rules.attack import WardOff, attack_under_way, may_answer
from imperia.games.imperium.rules.draw import can_draw
from imperia.games.imperium.rules.leave import may_leave
from imperia.games.imperium.state import CIV, YOU, ImperiumState
from imperia.games.imperium.words import STOLE, amount
from imperia.kernel.agenda import put_instead
from imperia.kernel.effects import NONE_LEFT, Continue, Effect
from imperia.kernel.events import AUTOMA
from imperia.kernel.lexicon import Fields
from imperia.kernel.signs import Voice, sign

# The keys of what the player does for a row.
YOU_KEY: Final = "you/"


class You(CardOp):
    """The player does something, by the words of their own cards."""

    rule: ClassVar[str] = "IMP-256"
    of_civ: ClassVar[bool] = False

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.steps: Final[Effect[ImperiumState, Deed]] = Effect(f"{YOU_KEY}{fields.key}", self.declared(fields))
        LEXICON.read(self.steps)
        self.alone = False

    def declared(self, fields: Fields) -> list[dict[str, Any]]:
        """The player's steps, as their own cards would declare them."""
        return []

    def asks(self) -> bool:
        """The player may have to choose."""
        return self.steps.asks

    def run(self, state: ImperiumState, frame: Deed) -> None:
        self.steps.begin(state, frame.changed(YOU, frame.handled))


class YouGain(You):
    """The player gains tokens."""

    word: ClassVar[str] = "you_gain"

    def declared(self, fields: Fields) -> list[dict[str, Any]]:
        """Each kind for itself."""
        tokens = read_tokens(fields)
        return [{"do": "gain", "token": RESOURCES[token], "n": count} for token, count in enumerate(tokens) if count]

    def say(self, voice: Voice) -> str:
        tokens = [0, 0, 0]
        for one in self.steps.declared:
            tokens[RESOURCES.index(one["token"])] = one["n"]
        return voice.say("civ.you_gain", {"tokens": said_tokens(voice, tokens)})


class YouMayDraw(You):
    """The player may draw a card."""

    word: ClassVar[str] = "you_may_draw"

    def declared(self, fields: Fields) -> list[dict[str, Any]]:
        return [{"do": "draw", "n": fields.number("n"), "may": True}]

    def possible(self, state: ImperiumState, frame: Deed) -> bool:
        """While there is a card to draw."""
        return can_draw(state, YOU)

    def matters(self, state: ImperiumState) -> list[Matter]:
        return [YOUR_DRAW]


class YouMayReturnUnrest(You):
    """The player may return an unrest card from hand."""

    word: ClassVar[str] = "you_may_return_unrest"

    def declared(self, fields: Fields) -> list[dict[str, Any]]:
        return [{"do": "return_unrest", "n": fields.number("n"), "from": ["hand"], "may": True}]

    def possible(self, state: ImperiumState, frame: Deed) -> bool:
        return any(CARDS[card].unrest for card in state.hand(YOU))

    def matters(self, state: ImperiumState) -> list[Matter]:
        return [YOUR_UNREST]


class Strike(You):
    """An attack on the player, whatever the card; they may use their protections (IMP-272, IMP-Q160)."""

    rule: ClassVar[str] = "IMP-272"
    # True if it makes an attack of the whole action.
    hostile: ClassVar[bool] = True

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        # Its number among the attacks of its row, or -1 if that is none; the lexicon counts them.
        self.part: int = -1

    def asks(self) -> bool:
        return True

    def run(self, state: ImperiumState, frame: Deed) -> None:
        """Before the first attack of a row the player is asked (IMP-Q160)."""
        if self.part < 0:
            self.strike(state, frame)
            return
        row = attack_under_way(state)
        assert isinstance(row, FinishRow)
        if row.faced or not self.possible(state, frame):
            self.resume(state, frame, [])
            return
        put_instead(state.agenda, row, row.met())
        state.agenda.append(Continue(self, NONE_LEFT, frame))
        if may_answer(state, CIV):
            # The card that asks attackers for a toll is for four players.
            state.agenda.append(WardOff(YOU, frame.card))

    def resume(self, state: ImperiumState, frame: Deed, left: list[int]) -> None:
        """Unless the player ignores it, it happens."""
        if YOU * PARTS + self.part not in attack_under_way(state).shields:
            self.strike(state, frame)

    def strike(self, state: ImperiumState, frame: Deed) -> None:
        super().run(state, frame)

    def notes(self) -> list[str]:
        """Protections may be used against an attack."""
        return ["protect"] if self.part >= 0 else []


class YouTakeUnrest(Strike):
    """The player takes an unrest card; that alone is no attack, but it can be a part of one (IMP-272)."""

    word: ClassVar[str] = "you_take_unrest"
    hostile: ClassVar[bool] = False

    def declared(self, fields: Fields) -> list[dict[str, Any]]:
        return [{"do": "take_unrest", "n": fields.number("n")}]

    def possible(self, state: ImperiumState, frame: Deed) -> bool:
        return bool(state.piles[UNREST_PILE])

    def notes(self) -> list[str]:
        return [*super().notes(), "last_unrest"]


class CivSteal(Strike):
    """It takes tokens of the player, as many as there are (IMP-272, IMP-Q149)."""

    word: ClassVar[str] = "steal"
    of_civ: ClassVar[bool] = True

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.tokens: Final = read_tokens(fields)

    def possible(self, state: ImperiumState, frame: Deed) -> bool:
        """The player has to have one."""
        return any(count and state.have(YOU, token) for token, count in enumerate(self.tokens))

    def strike(self, state: ImperiumState, frame: Deed) -> None:
        for token, count in enumerate(self.tokens):
            taken = min(count, state.have(YOU, token))
            if taken:
                state.add(YOU, token, -taken)
                state.add(CIV, token, taken)
                state.tell(STOLE, AUTOMA, amount(token, taken), YOU)

    def say(self, voice: Voice) -> str:
        return voice.say("civ.steal", {"tokens": said_tokens(voice, self.tokens)})

    def matters(self, state: ImperiumState) -> list[Matter]:
        return [you_have(token) for token, count in enumerate(self.tokens) if count]

    def outcome(self, state: ImperiumState) -> list[Matter]:
        return [stolen(token, count) for token, count in enumerate(self.tokens) if count]


class YouDiscard(Strike):
    """The player discards cards from hand."""

    word: ClassVar[str] = "you_discard"

    def declared(self, fields: Fields) -> list[dict[str, Any]]:
        return [{"do": "discard", "n": fields.number("n")}]

    def possible(self, state: ImperiumState, frame: Deed) -> bool:
        return bool(state.hand(YOU))

    def say(self, voice: Voice) -> str:
        return voice.say("civ.you_discard", {"cards": sign("thing", "card", self.steps.declared[0]["n"])})

    def matters(self, state: ImperiumState) -> list[Matter]:
        return [YOUR_HAND]


class FromYourArea(Strike):
    """A region, or any persistent card, leaves the player's area."""

    def chosen(self, fields: Fields) -> dict[str, Any]:
        if fields.word("what", ("region", "persistent")):
            return {"in": "play", "persistent": True}
        return {"in": "play", "category": "region"}

    def persistent(self) -> bool:
        """True if any persistent card will do."""
        return "persistent" in self.steps.declared[0]["sel"]

    def possible(self, state: ImperiumState, frame: Deed) -> bool:
        """One of them has to be able to leave."""
        return any(
            may_leave(laid.card) and (self.persistent() or CARDS[laid.card].regions > 0) for laid in state.areas[YOU]
        )

    def say(self, voice: Voice) -> str:
        return voice.say(f"civ.{self.word}_persistent" if self.persistent() else f"civ.{self.word}")

    def matters(self, state: ImperiumState) -> list[Matter]:
        return [YOUR_PERSISTENT if self.persistent() else YOUR_LOOSE]


class YouAbandon(FromYourArea):
    """A card goes to the player's discard pile."""

    word: ClassVar[str] = "you_abandon"

    def declared(self, fields: Fields) -> list[dict[str, Any]]:
        return [{"do": "abandon", "n": fields.number("n"), "sel": self.chosen(fields)}]


class YouRecall(FromYourArea):
    """A card goes back to the player's hand."""

    word: ClassVar[str] = "you_recall"

    def declared(self, fields: Fields) -> list[dict[str, Any]]:
        return [{"do": "recall", "n": fields.number("n"), "sel": self.chosen(fields)}]


YOU_OPS: Final = (
    YouGain, YouTakeUnrest, YouMayDraw, YouMayReturnUnrest, CivSteal, YouDiscard, YouAbandon, YouRecall
)  # fmt: skip
