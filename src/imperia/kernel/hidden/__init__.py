"""Cards that lie face down: who knows which of them where, and what `imagine` may therefore deal."""

from imperia.kernel.hidden.knowledge import NO_CARDS, Hidden, Memory, Place, reorder

__all__ = ["NO_CARDS", "Hidden", "Memory", "Place", "reorder"]
