"""Every row of every table of the C.I.V. is resolved at least once, rich and poor."""

import pytest

from imperia.games.imperium.cards import CARDS, COMMON_CARDS, NATION_CARDS, WORDS
from imperia.games.imperium.phases.rounds import AFTER_SOLO_TURN
from imperia.games.imperium.printed import ICONS, JOURNEY, NATION_WORDS, own
from imperia.games.imperium.solo_content import CIV_DATA, ROW_DATA
from imperia.games.imperium.solo_tables import JOURNEY_ROWS, ROWS, TABLES, Row
from imperia.games.imperium.state import CIV, ImperiumState
from imperia.kernel.content import fingerprint
from tests.games.imperium.beside import begin_turn
from tests.games.imperium.solo import before, civ, civ_turn, rows_of, you
from tests.games.imperium.table import GAME
from tests.rule import rule

REGIONS = [
    ["cl-forest", "cl-oasis", "cl-steppe", "cl-river"],
    ["le-plain", "le-island", "le-moor", "le-lakes"],
]
CASES = [
    (nation.nation, table.state, place)
    for nation in CIV_DATA.nations
    for table in nation.tables
    for place in range(len(table.rows))
]


def row_at(nation: str, side: str, place: int) -> Row:
    """A row by its place."""
    return TABLES[NATION_WORDS.index(nation)][ICONS.index(side)][place]


def cards_for(nation: str, side: str, place: int, box: int) -> list[str]:
    """Cards of the table for which the row is the first one, or a later one if there is none."""
    own_cards = NATION_CARDS[NATION_WORDS.index(nation)]
    there = [*own_cards.starting_deck, *own_cards.nation_deck, *own_cards.development, *COMMON_CARDS[box]]
    if own_cards.accession >= 0:
        there.append(own_cards.accession)
    rows = TABLES[own_cards.number][ICONS.index(side)]
    fitting = [
        card
        for card in there
        if rows[place].fits[card] and not CARDS[card].unrest and not CARDS[card].not_drawn and CARDS[card].players == 1
    ]
    first = [card for card in fitting if not any(row.fits[card] for row in rows[:place])]
    return [WORDS[card] for card in first or fitting]


def situation(nation: str, side: str, card: str, box: int, rich: bool) -> ImperiumState:
    """The card in the first slot; a rich C.I.V. has all that a row may ask for, a poor one nothing."""
    human = "romans" if nation != "romans" else "greeks"
    regions = [one for one in REGIONS[box] if one != card]
    options = {"box": "both_with_legends" if box else "both_with_classics"}
    if not rich:
        return before(you(human), civ(nation, hand=[card], state=side), 2, market=[], options=options)
    start = [WORDS[one] for one in NATION_CARDS[NATION_WORDS.index(nation)].starting_deck if WORDS[one] != card]
    unrest = next(WORDS[one] for one in COMMON_CARDS[box] if CARDS[one].unrest)
    opponent = civ(
        nation,
        "6 materials 6 population 6 progress",
        hand=[card],
        state=side,
        area=regions[:3],
        deck=start[-1:],
        discard=[*start[:-1], unrest],
    )
    has = "4 materials 4 population 4 progress"
    return before(you(human, has, area=regions[3:]), opponent, 2, market=[], options=options)


def play_out(state: ImperiumState) -> None:
    """The player answers with his first move until the C.I.V.'s turn is over."""
    while not state.over and state.seat == CIV:
        seat = state.to_act()[0]
        state.take(seat, state.moves(seat)[0])
        assert GAME.census(state) == GAME.box(state)


@rule("IMP-255", "IMP-258", "IMP-259")
@pytest.mark.parametrize(("nation", "side", "place"), CASES)
def test_every_row_is_resolved(nation: str, side: str, place: int) -> None:
    wanted = row_at(nation, side, place).word
    found: list[str] = []
    for box in (0, 1):
        for card in cards_for(nation, side, place, box)[:3]:
            state = situation(nation, side, card, box, True)
            rows = rows_of(civ_turn(state))
            assert len(rows) == 1
            found += rows
            play_out(state)
            if wanted in found:
                return
    raise AssertionError(f"{wanted}: {found}")


@rule("IMP-258", "IMP-259")
@pytest.mark.parametrize("rich", [True, False])
@pytest.mark.parametrize(("nation", "side", "place"), CASES)
def test_a_row_in_one_go_comes_to_the_same_as_op_by_op(nation: str, side: str, place: int, rich: bool) -> None:
    state = situation(nation, side, cards_for(nation, side, place, 0)[0], 0, rich)
    slow = state.copy()
    slow.journal = []
    slow.agenda = AFTER_SOLO_TURN.copy()
    begin_turn(slow)
    slow.run()
    assert list(map(repr, civ_turn(state))) == list(map(repr, slow.journal))
    play_out(state)
    play_out(slow)
    assert GAME.data(state) == GAME.data(slow)


@rule("IMP-257")
@pytest.mark.parametrize(("nation", "side", "place"), CASES)
def test_a_poor_opponent_takes_the_first_row_of_which_something_can_be_done(nation: str, side: str, place: int) -> None:
    card = cards_for(nation, side, place, 0)[0]
    state = situation(nation, side, card, 0, False)
    events = civ_turn(state)
    passed = [event.details[1] for event in events if event.what.word == "row_skipped"]
    rows = [row for row in TABLES[NATION_WORDS.index(nation)][ICONS.index(side)] if row.fits[WORDS.index(card)]]
    left = [row.word for row in rows if row.number not in passed]
    assert rows_of(events) == left[:1]
    assert [row.number for row in rows][: len(passed)] == passed
    play_out(state)


def test_every_row_belongs_to_a_table_or_a_journey() -> None:
    assert len(CASES) == 231
    assert len(JOURNEY_ROWS) == 4
    assert len(ROWS) == len(ROW_DATA) == 235


@rule("IMP-317")
def test_a_record_knows_the_rows_that_it_was_made_with() -> None:
    declared = GAME.beyond_shelves()
    assert fingerprint(GAME.shelves(), declared) == GAME.fingerprint
    assert all((row.id, row.match, row.effects) in declared for row in ROW_DATA)
    for row in (ROW_DATA[0], ROW_DATA[len(ROW_DATA) // 2], ROW_DATA[-1]):
        others = [one for one in declared if one != (row.id, row.match, row.effects)]
        assert fingerprint(GAME.shelves(), others) != GAME.fingerprint


def test_the_last_row_of_every_table_is_for_every_card() -> None:
    for tables in TABLES:
        for rows in tables:
            assert all(rows[-1].fits)
            assert rows[-1].by == "other"


@rule("IMP-266", "IMP-285", "IMP-Q110", "IMP-Q115")
@pytest.mark.parametrize("enough", [True, False])
@pytest.mark.parametrize("face", sorted(JOURNEY_ROWS))
def test_every_journey_row_is_resolved(face: int, enough: bool) -> None:
    utopians = NATION_CARDS[NATION_WORDS.index("utopians")]
    first, second = utopians.journey
    stack = [WORDS[second], WORDS[face]] if face in (first, CARDS[first].other_side) else [WORDS[face]]
    piles = {} if len(stack) == 2 else {"out": [WORDS[first]]}
    start = [WORDS[card] for card in utopians.starting_deck]
    has = "24 population 5 progress" if enough else "4 progress"
    state = before(you(), civ("utopians", has, discard=start, journey=stack), 6, piles=piles)
    events = civ_turn(state)
    told = [ROWS[event.details[0]].word for event in events if event.what.word == "journey_row"]
    assert told[0] == ROWS[JOURNEY_ROWS[face].number].word
    journey = state.piles[own(CIV, JOURNEY)]
    last = face == CARDS[second].other_side
    assert (journey[-1] != face) == (enough and not last)
    assert (state.ending > 0) == (enough and last)
    # The unrest lies in the new discard pile.
    assert any(CARDS[card].unrest for card in state.discard(CIV)) == (not enough)
    assert GAME.census(state) == GAME.box(state)
