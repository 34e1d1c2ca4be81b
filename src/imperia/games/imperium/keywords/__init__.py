"""The procedures of the keywords (p. 16-20), which effects and phases call."""
