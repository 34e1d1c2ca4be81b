"""The empire beside a real box: what its cards come to at a table of cardboard, from what its player tells of it."""
