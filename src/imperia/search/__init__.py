"""Search: the candidates of one decision are played on in imagined states and compared where the clock has gone on."""
