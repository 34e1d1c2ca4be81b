"""The steps of the keywords that can wait on the agenda."""

from __future__ import annotations

from typing import Any, Final

from imperia.games.imperium.rules.attack import FaceAttack, NameParts, PayToll, WardOff
from imperia.games.imperium.rules.breakthrough import BreakThrough
from imperia.games.imperium.rules.develop import LayDeveloped
from imperia.games.imperium.rules.draw import Draw, DrawToLimit, OfferDevelopment, ReshuffleDeck, ShuffleDiscards
from imperia.games.imperium.rules.exile import ChooseExiled
from imperia.games.imperium.rules.garrison import ChooseHost
from imperia.games.imperium.rules.pay import PayPrice
from imperia.games.imperium.rules.play import PutAway
from imperia.games.imperium.rules.react import Deferred, OfferUse, React
from imperia.kernel.agenda import Step

KEYWORD_STEPS: Final[tuple[type[Step[Any]], ...]] = (
    Draw, DrawToLimit, ReshuffleDeck, ShuffleDiscards, OfferDevelopment, LayDeveloped, PayPrice, BreakThrough,
    ChooseExiled, ChooseHost, PutAway, FaceAttack, PayToll, WardOff, NameParts, React, Deferred, OfferUse,
)  # fmt: skip
