"""What heroes, tiles, clans, villagers and the empire's cards can do: one class for every effect word."""
