"""Features of a vocabulary's codes, so that similar moves look similar to a learner."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from imperia.kernel.game import Game

# A verb names at most two things.
NOUNS: Final = 2


class MoveFeatures:
    """One row a code: the verb, and for each thing that it names its noun and its number; 0 stands for none."""

    def __init__(self, game: Game) -> None:
        vocabulary = game.vocabulary
        # Words of the numbers in each column; the first is none.
        self.verbs: Final = ["", *(verb.word for verb in vocabulary.verbs)]
        self.nouns: Final = ["", *dict.fromkeys(noun.name for verb in vocabulary.verbs for noun in verb.nouns)]
        self.columns: Final = ("verb", "first_noun", "first", "second_noun", "second")
        place_of = {name: place for place, name in enumerate(self.nouns)}
        rows = np.zeros((vocabulary.size, 1 + 2 * NOUNS), np.int32)
        for code in range(vocabulary.size):
            verb, things = vocabulary.read(code)
            rows[code, 0] = vocabulary.verbs.index(verb) + 1
            for place, (noun, thing) in enumerate(zip(verb.nouns, things, strict=True)):
                rows[code, 1 + 2 * place] = place_of[noun.name]
                rows[code, 2 + 2 * place] = thing + 1
        rows.setflags(write=False)
        self.rows: Final[NDArray[np.int32]] = rows
        # The greatest number of each column.
        self.most: Final[NDArray[np.int32]] = rows.max(axis=0)

    def __len__(self) -> int:
        return len(self.rows)
