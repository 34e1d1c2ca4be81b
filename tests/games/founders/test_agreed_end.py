"""The end by common accord: proposing, answering, and what a program does (p. 5)."""

from typing import Any

from imperia.games.founders.state import FoundersState
from imperia.kernel.state import State
from tests.games.founders.table import GAME, hand, legal, nation, play, table, totals, why_not
from tests.rule import rule

WOODS = nation("forest 0,0", "cliffs 1,0")
LAKES = nation("lake 0,0", "lake 1,0")


def after_a_turn(*nations: dict[str, Any], **data: Any) -> FoundersState:
    """A table where the player whose turn it was may now propose the end; only nature tiles are still to come."""
    data = {"piles": {"nature": ["grove", "grove"]}, "victory": ["altar_neptune"], **data}
    rows = {"nature": ["grove"], **data.pop("rows", {})}
    state = table(*nations, step="add", agreed_end=True, rows=rows, **data)
    return play(state, "take grove", "at 0,1")


def hurry(state: State, decisions: int) -> FoundersState:
    """Make so many decisions, each time the first move on the list."""
    for _ in range(decisions):
        (seat,) = state.to_act()
        state.play(seat, state.moves(seat)[0])
    assert isinstance(state, FoundersState)
    return state


def advice(state: FoundersState) -> str:
    """What a program is told to answer here."""
    (seat,) = state.to_act()
    return GAME.notation(GAME.advise(state, seat))


@rule("FOU-128", "FOU-Q47", "FOU-O04")
def test_a_player_may_propose_the_end_when_his_turn_is_over() -> None:
    state = after_a_turn(WOODS, LAKES)
    assert state.to_act() == (0,)
    assert legal(state) == {"go_on", "propose"}
    assert why_not(state, "reveal nature") == ["FOU-128"]
    play(state, "go_on")
    assert state.to_act() == (1,)
    assert legal(state) == {"reveal nature"}


@rule("FOU-O04")
def test_the_proposal_is_part_of_the_game_unless_the_table_switches_it_off() -> None:
    # Four picks and two start tiles, then the first turn: reveal, take, at.
    assert legal(hurry(GAME.start(2), 9)) == {"go_on", "propose"}
    assert "reveal nature" in legal(hurry(GAME.start(2, options={"agreed_end": False}), 9))


@rule("FOU-128", "FOU-146", "FOU-Q47", "FOU-E39")
def test_one_refusal_and_the_next_turn_begins() -> None:
    state = after_a_turn(WOODS, LAKES, LAKES)
    play(state, "propose")
    assert state.to_act() == (1,)
    assert legal(state) == {"accept", "refuse"}
    play(state, "accept")
    assert state.to_act() == (2,)
    play(state, "refuse")
    assert not state.over
    assert state.to_act() == (1,)
    assert legal(state) == {"reveal nature"}


@rule("FOU-128", "FOU-146", "FOU-E39")
def test_between_two_players_one_consent_ends_the_game() -> None:
    state = after_a_turn(WOODS, nation("lake 0,0", "lake 1,0", coins=["0,0"]))
    assert not play(state, "propose").over
    assert play(state, "accept").over
    assert hand(state, 1) == {"coin": 1}
    assert totals(state) == [0, 1]


@rule("FOU-146", "FOU-Q47")
def test_the_first_refusal_spares_the_others_an_answer() -> None:
    state = after_a_turn(WOODS, LAKES, LAKES, seat=1)
    play(state, "propose")
    assert state.to_act() == (2,)
    play(state, "refuse")
    assert state.to_act() == (2,)
    assert legal(state) == {"reveal nature"}


@rule("FOU-146")
def test_with_four_players_the_end_needs_three_consents() -> None:
    state = after_a_turn(WOODS, LAKES, nation("forest 0,0"), nation("forest 0,0"), seat=2)
    play(state, "propose", "accept", "accept")
    assert state.to_act() == (1,)
    assert play(state, "accept").over


@rule("FOU-128", "FOU-E06")
def test_without_horses_the_last_victory_tiles_are_lost_and_the_players_may_stop() -> None:
    state = table(
        nation("stud_farm 0,0", "market_iron 1,0", "lake 0,1", artisans={"0,0": "artisan_horses"}),
        nation("stud_farm 0,0", "market_iron 1,0", "lake 0,1", war=["0,0"]),
        agreed_end=True,
        replaced=[["stud_farm"]],
        rows={"nature": ["grove", "grove"]},
        victory=["temple_mercury", "altar_neptune"],
    )
    play(state, "reveal village")
    assert not {"take temple_mercury", "take altar_neptune"} & legal(state)
    play(state, "take grove", "at 1,1")
    assert not state.over
    play(state, "go_on", "reveal village")
    assert not {"take temple_mercury", "take altar_neptune"} & legal(state)
    play(state, "take grove", "at 1,1", "propose", "accept")
    assert state.over


@rule("FOU-130")
def test_who_can_still_play_an_artisan_may_refuse_and_go_on() -> None:
    state = after_a_turn(WOODS, nation("mine 0,0", "lake 1,0"), hands=[{}, {"artisan_iron": 1}])
    assert advice(state) == "go_on"
    play(state, "propose", "refuse")
    play(state, "reveal nature", "play artisan_iron", "at 0,0")
    assert totals(state) == [0, 2]
    play(state, "take grove", "at 1,1")
    assert advice(state) == "propose"


@rule("FOU-130", "FOU-Q47")
def test_an_artisan_waits_for_the_coin_on_its_tile_or_for_a_tile_still_to_come() -> None:
    sold = nation("mine 0,0", "lake 1,0", coins=["0,0"])
    assert advice(after_a_turn(LAKES, sold, hands=[{}, {"artisan_iron": 1}])) == "go_on"
    to_come = {"nature": ["grove"], "village": ["mine"]}
    assert advice(after_a_turn(WOODS, LAKES, hands=[{"artisan_iron": 1}], piles=to_come)) == "go_on"
    assert advice(after_a_turn(WOODS, LAKES, hands=[{"artisan_iron": 1}])) == "propose"


@rule("FOU-Q47")
def test_a_program_proposes_and_accepts_the_end_when_nobody_can_gain() -> None:
    state = after_a_turn(WOODS, LAKES, hands=[{"war": 1}])
    assert advice(state) == "propose"
    play(state, "propose")
    assert advice(state) == "accept"


@rule("FOU-Q47")
def test_a_program_goes_on_while_a_city_tile_can_be_added() -> None:
    mine = nation("mine 0,0", "lake 1,0")
    assert advice(after_a_turn(mine, LAKES, rows={"city": ["market_iron"]})) == "go_on"
    assert advice(after_a_turn(mine, LAKES, piles={"nature": ["grove"], "city": ["war_camp_iron"]})) == "go_on"
    assert advice(after_a_turn(WOODS, LAKES, rows={"city": ["market_iron"]})) == "propose"


@rule("FOU-Q47")
def test_a_program_goes_on_while_a_victory_tile_is_a_few_tiles_away() -> None:
    state = after_a_turn(WOODS, LAKES, rows={"village": ["stud_farm"]})
    assert advice(state) == "go_on"
    assert advice(after_a_turn(WOODS, LAKES, rows={"village": ["mine"]})) == "propose"


@rule("FOU-Q47")
def test_a_program_goes_on_while_a_coin_could_buy_what_a_victory_tile_needs() -> None:
    breeder = nation("stud_farm 0,0", "forest 1,0")
    assert advice(after_a_turn(LAKES, breeder, hands=[{"coin": 1}])) == "go_on"
    assert advice(after_a_turn(LAKES, breeder)) == "propose"


@rule("FOU-Q47")
def test_a_program_that_wins_on_the_present_count_accepts_though_others_could_gain() -> None:
    artisan = {"artisan_iron": 1}
    mine = nation("mine 0,0", "lake 1,0")
    ahead = after_a_turn(mine, nation("lake 0,0", "temple_mars 1,0"), hands=[artisan])
    assert advice(ahead) == "go_on"
    play(ahead, "propose")
    assert advice(ahead) == "accept"
    behind = after_a_turn(mine, LAKES, hands=[artisan])
    play(behind, "propose")
    assert advice(behind) == "refuse"


@rule("FOU-Q47")
def test_a_program_is_free_in_every_other_decision() -> None:
    state = table(WOODS, LAKES, hands=[{"war": 1}])
    assert GAME.advise(state, 0) == -1
    assert GAME.advise(play(state, "reveal city"), 0) == -1
