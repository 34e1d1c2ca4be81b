"""The effects of cards: one class for every effect word."""
