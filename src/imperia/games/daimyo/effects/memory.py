"""An effect's memory of what it has handled, in the frame that it is carried out in."""

from __future__ import annotations

from imperia.kernel.effects import Frame, remembering


def noting(frame: Frame, tag: str, card: int) -> Frame:
    """The same frame, which remembers one more thing under a tag."""
    return frame.changed(frame.actor, remembering(frame.handled, tag, 1, [card]))


def forgetting(frame: Frame, tag: str) -> Frame:
    """The same frame without what it remembers under a tag."""
    return frame.changed(frame.actor, [one for one in frame.handled if one.tag != tag])
