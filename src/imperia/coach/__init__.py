"""Hints during a game, and after it what each decision cost, what was luck and what was skill."""
