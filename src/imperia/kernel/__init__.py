"""The foundation of every game: state, steps, choices, moves, chance, events, records, rules, texts."""
