"""What a refused move lacks here and now, and why the places are as they are, in sentences."""

from __future__ import annotations

from imperia.games.imperium.cards import CARDS
from imperia.games.imperium.phases.turn import TakeTurn
from imperia.games.imperium.printed import ACTION, EMPIRE
from imperia.games.imperium.scoring import scores, unrest_owned
from imperia.games.imperium.state import ImperiumState
from imperia.games.imperium.words import CARD, EXHAUST_CARD, FINISH, PLAY, REVOLT_WITH, SEAT, TEXTS


def explain_refusal(state: ImperiumState, seat: int, move: int, lang: str) -> str:
    """What keeps a card from being played or an ability from being used; empty where the rules say it all."""
    if state.over or not isinstance(state.choice(), TakeTurn) or seat not in state.to_act():
        return ""
    card = PLAY.argument(move) if PLAY.says(move) else EXHAUST_CARD.argument(move)
    if card < 0:
        return ""
    named = {"card": CARD.label(card, lang)}
    for rule in state.game.why_not(state, seat, move):
        key = f"explain.{rule}"
        if rule == "IMP-069":
            key = "explain.empire" if CARDS[card].icon == EMPIRE else "explain.barbarian"
        if key in TEXTS:
            return TEXTS.say(key, lang, named)
    return ""


def explain_loss(state: ImperiumState, seat: int, move: int, lang: str) -> str:
    """The action tokens that an ended turn, or a revolt that returns nothing, leaves unused (IMP-065, IMP-084).

    Nothing is said to who has no card to play.
    """
    idle = FINISH.says(move) or (REVOLT_WITH.says(move) and REVOLT_WITH.argument(move) == 0)
    if not idle or not isinstance(state.choice(), TakeTurn):
        return ""
    left = state.have(seat, ACTION)
    if not left or not any(PLAY.says(one) for one in state.moves(seat)):
        return ""
    return TEXTS.say("explain.unused", lang, {"amount": TEXTS.say("amount.action", lang, {"count": left})})


def explain_ranking(state: ImperiumState, lang: str) -> str:
    """After a Collapse: the unrest cards of each player (IMP-129, IMP-130); alone: why it was lost."""
    if state.seats == 1:
        return explain_defeat(state, lang)
    if not state.collapsed:
        return ""
    players = [
        TEXTS.say("explain.unrest_of", lang, {"player": SEAT.label(seat, lang), "count": unrest_owned(state, seat)})
        for seat in range(state.seats)
    ]
    return TEXTS.say("explain.collapse", lang, {"players": players})


def explain_defeat(state: ImperiumState, lang: str) -> str:
    """Why the C.I.V. is first although it has no more points: it wins ties and every Collapse (IMP-292, IMP-293)."""
    if state.collapsed:
        return TEXTS.say("explain.civ_collapse", lang)
    own, civ = [one.total for one in scores(state)]
    return TEXTS.say("explain.civ_tie", lang) if own == civ else ""
