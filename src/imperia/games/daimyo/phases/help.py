"""Main action: Villagers' Help (p. 8)."""

from __future__ import annotations

from imperia.games.daimyo.cards import FROM_HELP, HELP_STEPS
from imperia.games.daimyo.goods import use_of
from imperia.games.daimyo.state import DaimyoState


def begin_help(state: DaimyoState, seat: int) -> None:
    """Storage, a hero, the Helmet, a villager, in this order (DAI-062 to DAI-067)."""
    use = use_of(FROM_HELP, seat)
    for step in reversed(HELP_STEPS):
        step.begin(state, use)
