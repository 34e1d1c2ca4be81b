"""What the bots are told of a position: how it looks for a seat, in points."""
