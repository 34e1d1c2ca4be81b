"""The empire beside a real box: what is said of it is what the engine does at the same table."""

from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

import imperia
from imperia.games.daimyo.automa.beside.messages import (
    BadFacts,
    EmpireAccount,
    EmpireAdvice,
    EmpireCount,
    EmpireCounted,
    EmpireFacts,
    EmpireHoldings,
    EmpireIsland,
    EmpireOp,
    EmpirePlay,
    Price,
)
from imperia.games.daimyo.automa.beside.table import read_back
from imperia.games.daimyo.automa.cards import EMPIRE_TURN, EmpireTurn
from imperia.games.daimyo.automa.loot import LootTile, seen_tiles
from imperia.games.daimyo.automa.pieces import EmpireStrike, PlacePiece
from imperia.games.daimyo.cards import FROM_SOLO, POWER_ROWS, SOLO, AnyEffect
from imperia.games.daimyo.goods import NOTHING_HANDLED, held
from imperia.games.daimyo.objectives import buildings_of
from imperia.games.daimyo.printed import FARM, GOLD, LEVELS, RELIC_COUNT, RELIC_TILES, TOWER
from imperia.games.daimyo.relics import ChooseAltar
from imperia.games.daimyo.scoring import COSTS, heroes_of, left_over, ranking, scores
from imperia.games.daimyo.state import BY_EFFECTS, EMPIRE, POINT_SOURCES, DaimyoState
from imperia.kernel.chance import Chance
from imperia.kernel.effects import Ask, Frame
from imperia.kernel.record import read_record
from tests.games.daimyo.table import GAME
from tests.rule import rule

RECORDS = Path(__file__).parent / "records"
RED_AND_BLUE = {"op": "e_governor", "n": 1, "islands": ["red", "blue"], "advantage": True}
TWO_TILES = {"op": "e_relic", "n": 2, "from": "any", "advantage": True}


def ask(
    action: list[dict[str, Any]], facts: EmpireFacts | dict[str, Any] | None = None, answers: Any = (), lang: str = "en"
) -> EmpireAdvice:
    """What the manual says, asked as the page asks it."""
    told = {"facts": msgspec.to_builtins(facts or {}), "queue": [action], "answers": list(answers)}
    account = msgspec.convert({"level": "easy", "phase": "act", **told}, EmpireAccount)
    advice = GAME.beside(EmpirePlay(account=account), lang)
    assert isinstance(advice, EmpireAdvice)
    return advice


def rules(advice: EmpireAdvice) -> list[str]:
    return [step.rule for step in advice.steps]


def choices(advice: EmpireAdvice) -> list[str]:
    assert advice.question is not None
    return [one.word for one in advice.question.answers]


# By hand


@rule("DAI-247", "DAI-Q81")
def test_to_its_advantage_it_goes_where_it_gets_ahead() -> None:
    advice = ask([RED_AND_BLUE], {"islands": {"red": {"you": 1, "your_governors": 1}, "blue": {"you": 4}}})
    assert advice.question is None
    said = "A governor of the empire: [island:red]. Its influence there is now 2."
    assert advice.steps[-1].text == f"{said} That is to its advantage, as it has to be."
    assert rules(advice) == ["DAI-247"]
    assert advice.facts.islands["red"] == EmpireIsland(empire=2, you=1, its_governors=1, your_governors=1)
    assert advice.islands == ["blue", "red"]


@rule("DAI-248")
def test_where_it_cannot_get_ahead_the_player_chooses() -> None:
    facts = {"islands": {"red": {"you": 3}, "blue": {"you": 4}}}
    assert choices(ask([RED_AND_BLUE], facts)) == ["blue", "red"]
    advice = ask([RED_AND_BLUE], facts, ["blue"])
    assert rules(advice) == ["DAI-248"]
    assert advice.facts.islands["blue"].empire == 2


@rule("DAI-249")
def test_without_the_mention_the_player_chooses_freely() -> None:
    advice = ask([{**RED_AND_BLUE, "advantage": False}], {"islands": {"red": {"you": 1}}})
    assert advice.question is not None
    assert (advice.question.kind, advice.question.rule, choices(advice)) == ("island", "DAI-249", ["blue", "red"])


@rule("DAI-246")
def test_without_a_free_slot_it_gains_a_point() -> None:
    advice = ask([{"op": "e_tower", "n": 2, "islands": ["red"]}], {"islands": {"red": {"buildings": 4}}})
    assert rules(advice) == ["DAI-249", "DAI-246"]
    assert advice.facts.islands["red"].buildings == 5


@rule("DAI-Q77", "DAI-Q78")
def test_a_shadow_takes_gold_and_strikes() -> None:
    facts = {"islands": {"red": {"you": 4, "your_governors": 2}}}
    advice = ask([{"op": "e_shadow", "n": 1, "islands": ["red"]}], facts)
    assert rules(advice) == ["DAI-249", "DAI-Q78"]
    assert advice.facts.islands["red"] == EmpireIsland(empire=1, you=2, your_governors=1, shadows=1)


@rule("DAI-247", "DAI-250", "DAI-251")
def test_a_relic_is_finished_tile_by_tile_and_its_marker_finds_an_altar() -> None:
    facts = {"tiles": ["red2", "red3"], "islands": {"red": {"altars": [2, 1]}}}
    advice = ask([TWO_TILES], facts)
    assert advice.question is not None
    assert advice.question.kind == "seen"
    assert choices(ask([TWO_TILES], facts, [["red1", "red4", "blue2"]])) == ["red1", "red4"]
    answers: list[Any] = [["red1", "red4", "blue2"], "red1", ["red4", "blue2", "yellow1"]]
    asked = ask([TWO_TILES], facts, answers)
    assert asked.question is not None
    # Either puts it ahead of nobody.
    assert (asked.question.kind, asked.question.rule, choices(asked)) == ("altar", "DAI-Q80", ["2", "1"])
    done = ask([TWO_TILES], facts, [*answers, "1"])
    assert rules(done) == ["DAI-247", "DAI-247", "DAI-097"]
    assert done.facts.tiles == []
    assert (done.facts.islands["red"].empire, done.facts.islands["red"].altars) == (1, (2,))


@rule("DAI-Q80", "DAI-Q92")
def test_a_relic_that_puts_it_ahead_comes_first_and_so_does_its_altar() -> None:
    tiles = [f"{colour}{piece}" for colour in ("red", "blue") for piece in (1, 2, 3)]
    islands = {"red": {"you": 1, "altars": [3, 2, 1]}, "blue": {"you": 9}}
    one = {**TWO_TILES, "n": 1}
    asked = ask([one], {"tiles": tiles, "islands": islands}, [["red4", "blue4", "yellow1"]])
    # The tile goes without saying, and the altar of 1 would not do.
    assert [(step.text.split(".")[0], step.rule) for step in asked.steps] == [
        ("The empire takes this tile: [relic:red4]", "DAI-247")
    ]
    assert asked.question is not None
    assert (asked.question.rule, choices(asked)) == ("DAI-Q80", ["3", "2"])
    free = ask([{**one, "advantage": False}], {"tiles": tiles, "islands": islands}, [["red4", "blue4"], "red4"])
    assert free.question is not None
    assert (free.question.rule, choices(free)) == ("DAI-Q25", ["3", "2", "1"])
    assert free.question.text != asked.question.text


@rule("DAI-251")
def test_without_a_free_altar_its_marker_lies_beside_them() -> None:
    facts = {"tiles": ["red1", "red2", "red3"], "islands": {"red": {"altars": []}}}
    advice = ask([{**TWO_TILES, "n": 1}], facts, [["red4"]])
    assert (rules(advice), advice.facts.islands["red"].empire) == (["DAI-247", "DAI-251"], 0)


@rule("DAI-E12")
def test_a_line_of_its_powers_lets_the_player_choose() -> None:
    action = [msgspec.to_builtins(one) for one in POWER_ROWS[2].declared]
    advice = ask(action)
    assert advice.question is not None
    assert [(one.word, one.label) for one in advice.question.answers] == [
        ("0", "You discard 1 of [good:rice]/[good:metal]/[good:stone]."),
        ("1", "The empire gains [good:pp:1]."),
    ]
    assert ask(action, answers=["1"]).question is None


@pytest.mark.parametrize(
    ("action", "facts", "answers", "named"),
    [
        ([RED_AND_BLUE], {"islands": {"red": {"its_governors": 3, "your_governors": 3}}}, [], "DAI-015"),
        ([RED_AND_BLUE], {"tiles": ["green1"]}, [], "DAI-230"),
        ([RED_AND_BLUE], {}, ["yellow"], "DAI-247"),
        ([RED_AND_BLUE], {}, ["red", "red"], "2 answers"),
        ([TWO_TILES], {}, ["red1"], "DAI-250"),
        ([{**TWO_TILES, "from": ["red"]}], {}, [["red1", "red2", "red3", "red4"]], "DAI-023"),
    ],
)
def test_a_table_that_cannot_be_is_refused(
    action: list[dict[str, Any]], facts: dict[str, Any], answers: list[Any], named: str
) -> None:
    with pytest.raises(BadFacts) as refused:
        ask(action, facts, answers)
    for lang in ("en", "fr"):
        assert named.split()[0] in refused.value.say(lang)


# Beside the engine


def carry_out(state: DaimyoState, effect: AnyEffect, chance: Chance) -> list[str]:
    """The engine carries an action out with chance answers, and the manual is asked at every one; returned is which."""
    action = [dict(one) for one in effect.declared]
    facts = read_back(state)
    state.agenda = [EMPIRE_TURN]
    state.journal = []
    points = state.points[EMPIRE * POINT_SOURCES + BY_EFFECTS]
    answers: list[Any] = []
    met: list[str] = []
    effect.begin(state, Frame(FROM_SOLO, EMPIRE, 0, NOTHING_HANDLED))
    agenda: list[Any] = state.agenda
    while not isinstance(agenda[-1], EmpireTurn):
        top = agenda[-1]
        loot = getattr(top, "loot", None)
        if isinstance(loot, LootTile):
            seen = seen_tiles(state, loot.sources)
            asked = ask(action, facts, answers)
            assert asked.question is not None
            assert asked.question.kind == "seen"
            answers.append([RELIC_TILES[tile] for tile in range(RELIC_COUNT) if seen >> tile & 1])
        moves = top.moves(state, 0) if hasattr(top, "moves") else []
        if not hasattr(top, "moves"):
            agenda.pop().run(state)
            continue
        agenda.pop()
        if not moves:
            continue
        words = list(dict.fromkeys(word(top, move) for move in moves))
        chosen = words[chance.below(len(words))]
        if chosen and len(words) > 1:
            asked = ask(action, facts, answers)
            assert asked.question is not None
            assert [one.word for one in asked.question.answers] == words
            met.append(asked.question.kind)
            answers.append(chosen)
        top.take(state, 0, next(move for move in moves if word(top, move) == chosen))
    advice = ask(action, facts, answers)
    assert advice.question is None
    assert advice.facts == read_back(state)
    assert len(advice.says) == len(action)
    short = "DAI-246" in rules(advice)
    told = sum(op.get("n", 0) for op in action if op["op"] == "e_pp")
    assert state.points[EMPIRE * POINT_SOURCES + BY_EFFECTS] - points == told + short
    return [*met, "short"] if short else met


def word(choice: Any, move: int) -> str:
    """What tells a move at the engine's table from others; nothing where it does not matter."""
    notation = GAME.notation(move).split()
    if isinstance(choice, PlacePiece):
        return notation[1].rstrip("12345")
    if isinstance(choice, LootTile):
        return notation[1]
    if isinstance(choice, ChooseAltar):
        return notation[1][-1]
    assert isinstance(choice, EmpireStrike | Ask)
    return ""


@rule("DAI-244", "DAI-245", "DAI-247", "DAI-248", "DAI-250")
def test_the_manual_says_what_the_engine_does() -> None:
    actions = [cell for card in SOLO for cell in card.cells] + POWER_ROWS[:2] + POWER_ROWS[3:]
    met: list[str] = []
    compared = 0
    for seed in range(6):
        chance = Chance(seed)
        state = GAME.start(1, seed, {"level": LEVELS[seed % len(LEVELS)]})
        while not state.over:
            if isinstance(state.choice(), EmpireTurn):
                for _ in range(6):
                    twin = state.copy()
                    assert isinstance(twin, DaimyoState)
                    met += carry_out(twin, actions[chance.below(len(actions))], chance)
                    compared += 1
            seat = state.to_act()[0]
            moves = state.moves(seat)
            state.play(seat, moves[chance.below(len(moves))])
    assert compared == 6 * 15 * 6
    assert set(met) >= {"island", "tile", "altar", "short"}


def test_every_action_of_the_cards_can_be_told() -> None:
    for card in SOLO:
        for cell in card.cells:
            for declared in cell.declared:
                assert msgspec.to_builtins(msgspec.convert(declared, EmpireOp)) == declared


# The final count


def held_by(state: DaimyoState, party: int) -> EmpireHoldings:
    """What somebody who counts at the table has before them."""
    track = state.points[party * POINT_SOURCES : (party + 1) * POINT_SOURCES]
    return EmpireHoldings(
        points=int(sum(track)),
        relics=int(state.markers[party]),
        farms=buildings_of(state, party, FARM),
        towers=buildings_of(state, party, TOWER),
        gold=held(state, party, GOLD),
        # The printed prices are the ones that the message allows; their list is one of plain numbers.
        heroes=[cast("Price", COSTS[card]) for card in heroes_of(state, party)],
        helmet=state.helmet == party,
        goods=left_over(state, party),
    )


def count(you: EmpireHoldings, empire: EmpireHoldings) -> EmpireCounted:
    counted = GAME.beside(EmpireCount(you=you, empire=empire), "en")
    assert isinstance(counted, EmpireCounted)
    return counted


@pytest.mark.parametrize("record", sorted(RECORDS.glob("daimyo-1-*.record")), ids=lambda file: file.stem)
def test_the_final_count_at_a_table_is_the_count_of_the_engine(record: Path) -> None:
    _, state = read_record(record.read_text(), imperia.game)
    assert isinstance(state, DaimyoState)
    counted = count(held_by(state, 0), held_by(state, EMPIRE))
    assert [counted.you, counted.empire] == [one.total for one in scores(state)]
    assert counted.winners == [("you", "empire")[party] for party in ranking(state)[0]]


@rule("DAI-203", "DAI-206")
def test_ties_of_the_final_count_are_broken_by_what_is_left() -> None:
    dear, cheap = EmpireHoldings(heroes=[5]), EmpireHoldings(heroes=[3, 2])
    assert [line.you > line.empire for line in count(dear, cheap).lines if line.source == "value"] == [True]
    assert count(EmpireHoldings(), EmpireHoldings()).winners == ["you", "empire"]
    assert count(EmpireHoldings(goods=1), EmpireHoldings()).winners == ["you"]


def test_what_an_action_brings_the_empire_for_the_final_count_is_told() -> None:
    tower = {"op": "e_tower", "n": 1, "islands": ["red"], "advantage": False}
    gains = ask([tower, {"op": "e_gold", "n": 2}], {"islands": {"red": {"buildings": 1}}}).gains
    assert gains == EmpireHoldings(towers=1, gold=2)
