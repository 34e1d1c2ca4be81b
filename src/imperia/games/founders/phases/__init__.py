"""The course of a game, one file a phase, in the order of the rulebook."""
