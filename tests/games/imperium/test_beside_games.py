"""What is said of the C.I.V. at a real table agrees with what the engine does at the same table."""

from typing import Any

import pytest

from imperia.games.imperium.automa.beside.messages import CivAdvice
from imperia.games.imperium.automa.op import CivOp
from imperia.games.imperium.deed import deed_of
from imperia.games.imperium.phases.rounds import AFTER_SOLO_TURN
from imperia.games.imperium.phases.setup import ChooseNation, ChooseOpponent
from imperia.games.imperium.printed import NATION_WORDS
from imperia.games.imperium.solo_content import LEVEL_WORDS
from imperia.games.imperium.solo_tables import ROW_INDEX, ROWS
from imperia.games.imperium.state import CIV, ImperiumState
from imperia.games.imperium.words import CHOOSE_NATION
from imperia.kernel.chance import Chance
from imperia.kernel.effects import Effect
from tests.games.imperium.beside import Part, card_of, consult, facts, leaves, next_step, resolve, spoken
from tests.games.imperium.table import GAME
from tests.games.imperium.test_solo_rows import CASES, cards_for, row_at, situation
from tests.rule import rule

ROUNDS = 15


def compare(state: ImperiumState, card: int, told: int) -> str:
    """Let both resolve the card; returned is the row."""
    before = state.copy()
    parts = resolve(state)
    if state.collapsed or state.over:
        return ""
    advice = consult(before, card, parts, told)
    number = state.resolved[-1]
    row = ROWS[number].word if number >= 0 else ""
    assert (advice.row.row if advice.row else "") == row
    assert_said(advice, card, parts)
    after = facts(state)
    assert (advice.facts.state, advice.facts.tokens) == (after.state, after.tokens), row
    for mine, true in zip(advice.facts.market, after.market, strict=True):
        assert mine.card is None or mine == true
    return row


def words_of(effect: Effect[Any, Any]) -> list[CivOp]:
    """The ops of a row that are not put together of others."""
    found: list[CivOp] = []
    for op in effect.ops:
        assert isinstance(op, CivOp)
        inner = op.inner()
        found += [one for part in inner for one in words_of(part)] if inner else [op]
    return found


def assert_said(advice: CivAdvice, card: int, parts: list[Part]) -> None:
    """Every op that could be done was said, in order, and none that could not unless with a reservation."""
    said = [step.text for step in advice.steps]
    row = ROWS[ROW_INDEX[advice.row.row]] if advice.row else None
    for place in leaves(parts):
        sure, perhaps = parts[place].spoken()
        coming = [part.spoken()[1] for part in parts[place:] if part.leaf()]
        while row and said and said[0].startswith("If possible") and said[0] not in coming:
            # The engine did not even come to it.
            meant = [op for op in words_of(row.effect) if spoken(op)[1] == said[0]]
            assert not any(op.possible(parts[place].before, deed_of(CIV, card)) for op in meant)
            said.pop(0)
        if said and said[0] == sure:
            assert parts[place].possible
            said.pop(0)
        elif said and said[0] == perhaps:
            said.pop(0)
        else:
            assert not parts[place].possible, (sure, said)
    # What is left is not said by a row: where the card goes.
    assert len([text for text in said if not text.startswith("If possible")]) <= 1


def play(nation: str, level: str, seed: int) -> set[str]:
    """A game at random; returned are the rows that were compared."""
    state = GAME.start(seats=1, seed=seed, options={"level": level, "box": "both_with_classics"})
    assert isinstance(state, ImperiumState)
    chance = Chance(seed)
    rows: set[str] = set()
    while state.agenda and state.round < ROUNDS:
        card = card_of(state)
        if card >= 0:
            rows.add(compare(state, card, 5 - chance.below(2) * chance.below(3)))
        elif not next_step(state) and state.agenda:
            choice = state.choice()
            seat = choice.seats(state)[0]
            moves = choice.moves(state, seat)
            move = moves[chance.below(len(moves))]
            if isinstance(choice, ChooseNation | ChooseOpponent):
                other = isinstance(choice, ChooseNation)
                move = CHOOSE_NATION.move((NATION_WORDS.index(nation) + other) % len(NATION_WORDS))
            state.agenda.pop()
            choice.take(state, seat, move)
    return rows - {""}


@rule("IMP-255", "IMP-257", "IMP-258", "IMP-260")
@pytest.mark.parametrize("nation", NATION_WORDS)
def test_the_row_and_all_that_comes_of_it_are_those_of_the_engine(nation: str) -> None:
    rows = [play(nation, level, 100 + place) for place, level in enumerate(LEVEL_WORDS)]
    assert all(rows)


@pytest.mark.parametrize("rich", [True, False])
@pytest.mark.parametrize(("nation", "side", "place"), CASES)
def test_every_row_is_said_as_it_is_resolved(nation: str, side: str, place: int, rich: bool) -> None:
    for box in (0, 1):
        for card in cards_for(nation, side, place, box)[:3]:
            state = situation(nation, side, card, box, rich)
            state.agenda = AFTER_SOLO_TURN.copy()
            while card_of(state) < 0:
                assert next_step(state)
            if compare(state, card_of(state), 5) == row_at(nation, side, place).word:
                return
    # A poor opponent passes some rows over.
    assert not rich
