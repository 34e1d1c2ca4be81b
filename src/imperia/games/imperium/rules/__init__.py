"""The procedures of the keywords (p. 16-20), and the effect words that carry them out."""
