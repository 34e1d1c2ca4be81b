"""Golden playthroughs: whole games written out as a reviewer should see them, and counts of positions (perft).

Everything kept lies in `tests/games/<game>/golden/` and is made anew by `make golden` (one game: `GAMES=yuan`):

- `<table>.en.txt`: a game at one table: questions, legal moves, what is told to whom, views, saved forms, the score
- `<table>.fr.txt`: the French words of the same game
- `perft.toml`: positions, written by hand, from which all lines of play are counted
- `behaviour.json`: the rules version, a hash of what happens at each table, and the counts
"""
