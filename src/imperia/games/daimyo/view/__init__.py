"""The view of each seat and of a spectator, by part of the table."""

from imperia.games.daimyo.view.table import DaimyoView, see

__all__ = ["DaimyoView", "see"]
