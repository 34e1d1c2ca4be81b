"""How cards speak: what an effect is about, cards, numbers, conditions and moments as the content names them."""
