"""The course of a game, one file a phase or an action, in the order of the rulebook."""
