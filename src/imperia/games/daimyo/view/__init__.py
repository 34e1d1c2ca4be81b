"""What each seat and a spectator may see, by part of the table."""

from imperia.games.daimyo.view.table import DaimyoView, see

__all__ = ["DaimyoView", "see"]
