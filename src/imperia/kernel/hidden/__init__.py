"""Cards that lie face down: who knows which of them where, and what `imagine` may therefore deal."""

from imperia.kernel.hidden.dealing import Place, reorder
from imperia.kernel.hidden.knowledge import NO_CARDS, Hidden
from imperia.kernel.hidden.memory import Memory

__all__ = ["NO_CARDS", "Hidden", "Memory", "Place", "reorder"]
