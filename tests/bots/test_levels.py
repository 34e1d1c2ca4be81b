"""What the bots do, as their names say."""

from collections import Counter

import imperia
from imperia.bots import find_bot, know
from imperia.kernel.chance import Chance
from tests.games.founders.table import GAME, nation, play, table


def test_random_plays_every_legal_move_about_equally_often() -> None:
    state = imperia.game("founders").start(2, 7)
    seat = state.to_act()[0]
    bot = find_bot("random")(1)
    counts = Counter(bot.choose(know(state, seat, Chance(1))) for _ in range(400))
    assert sorted(counts) == state.moves(seat)
    assert min(counts.values()) > 400 / len(counts) / 2


def test_the_same_seed_plays_the_same() -> None:
    state = imperia.game("founders").start(4, 7)
    knowledge = know(state, state.to_act()[0], Chance(1))
    first, second = find_bot("random")(3), find_bot("random")(3)
    assert [first.choose(knowledge) for _ in range(20)] == [second.choose(knowledge) for _ in range(20)]


def test_greedy_takes_the_tile_that_brings_points() -> None:
    state = table(
        nation("mine 0,0", "lake 1,0", "grove 0,1"),
        nation("lake 0,0"),
        step="add",
        victory=["altar_castor", "great_temple_jupiter"],
        rows={"nature": ["forest"]},
        piles={"nature": ["grove"]},
    )
    move = find_bot("greedy")(1).choose(know(state, 0, Chance(1)))
    assert GAME.notation(move) == "take altar_castor"


def test_greedy_follows_the_advice_of_a_ruling() -> None:
    lake = nation("lake 0,0")
    state = table(lake, lake, step="add", rows={"nature": ["forest"]}, piles={"city": ["market_iron"]}, agreed_end=True)
    play(state, "take forest", "at 1,0")
    advice = GAME.advise(state, 0)
    assert advice >= 0
    assert find_bot("greedy")(1).choose(know(state, 0, Chance(1))) == advice


def test_greedy_does_not_end_a_game_in_which_it_only_shares_the_lead() -> None:
    miner = nation("mine 0,0", "lake 1,0")
    rows = {"nature": ["forest"], "city": ["market_iron"]}
    state = table(miner, miner, step="add", rows=rows, piles={"nature": ["grove"]}, agreed_end=True)
    play(state, "take forest", "at 2,0", "propose")
    assert GAME.notation(find_bot("greedy")(1).choose(know(state, 1, Chance(1)))) == "refuse"
