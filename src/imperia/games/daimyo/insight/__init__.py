"""A position as bots see it: how it looks for a seat, in points."""
