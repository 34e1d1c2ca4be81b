"""What the cards of Imperium can do: one class a word."""
