"""The empire, the opponent of the solo game (p. 16 to 18)."""
