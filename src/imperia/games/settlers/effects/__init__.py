"""What the cards can do: every op of the content as a step, which also says whether it can be done."""
