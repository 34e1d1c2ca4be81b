"""Abilities of heroes, tiles, clans, villagers and the empire's cards: one class for every effect word."""
