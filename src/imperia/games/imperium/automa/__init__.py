"""The C.I.V., the opponent of the solo game whom the rules play (solo booklet): its tables, its turn, its words."""
