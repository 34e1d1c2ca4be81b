"""The C.I.V. beside a real box: what it does at a table of cardboard, from what its player tells of it."""
