"""What every game stands on: state, steps, choices, moves, chance, events, records, rules, texts."""
