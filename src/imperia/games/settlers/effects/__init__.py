"""What the cards can do: one class for every effect word."""
