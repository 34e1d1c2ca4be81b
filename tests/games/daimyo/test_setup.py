"""From the box to the first round (p. 2 to 6)."""

from collections import Counter

import pytest

from imperia.games.daimyo.content import BOARDS, OBJECTIVES, TABLES
from imperia.games.daimyo.content import TILES as BONUS_TILES
from imperia.games.daimyo.printed import YIELDS
from imperia.games.daimyo.state import DaimyoState
from imperia.games.daimyo.words import PLACE
from imperia.kernel.chance import Chance
from imperia.kernel.playout import random_move
from tests.games.daimyo.table import (
    GAME,
    can,
    finish,
    influence,
    legal,
    look,
    of,
    play,
    side,
    started,
    stock,
    why_not,
    words,
)
from tests.rule import rule

ISLANDS = {1: 4, 2: 4, 3: 5, 4: 6}
DICE = {1: (2, 3, 3), 2: (3, 4, 4), 3: (2, 4, 4), 4: (3, 5, 5)}
TILES = {1: 48, 2: 48, 3: 60, 4: 72}
SEATS = pytest.mark.parametrize("seats", [1, 2, 3, 4])


@rule("DAI-012", "DAI-013", "DAI-014", "DAI-015", "DAI-O01")
@SEATS
def test_islands_in_play(seats: int) -> None:
    state = started(seats)
    islands = [one.island for one in look(state).islands]
    assert islands == ["blue", "red", "yellow", "purple", "green", "black"][: ISLANDS[seats]]
    out = [place for place in PLACE.words if place.rstrip("12345") not in islands]
    assert not {f"governor {place}" for place in out} & legal(state)
    if out:
        assert why_not(state, f"governor {out[0]}") == ["DAI-015"]


@rule("DAI-021", "DAI-051", "DAI-Q02")
@SEATS
def test_dice_in_play(seats: int) -> None:
    state = finish(started(seats), "TakeDie")
    count = {"blue": 0, "green": 0, "red": 0}
    for die, lying in look(state).pool.items():
        count[die.rstrip("123456")] += lying
    for party in look(state).players:
        for space in party.spaces:
            count[space.die.rstrip("123456")] += 1
    assert tuple(count[colour] for colour in ("blue", "green", "red")) == DICE[seats]
    assert list(look(state).pool) == sorted(look(state).pool, key=lambda die: ("bgr".index(die[0]), die[-1]))


@rule("DAI-022", "DAI-023", "DAI-024", "DAI-025")
@SEATS
def test_relic_tiles_in_play(seats: int) -> None:
    view = look(started(seats))
    assert all(len(one.land) == 3 for one in view.islands)
    assert len(view.black_market) == 3
    assert view.bag == TILES[seats] - 3 - 3 * ISLANDS[seats]
    colours = {one.island for one in view.islands}
    lying = [tile for one in view.islands for tile in one.land] + view.black_market
    assert {tile[:-1] for tile in lying} <= colours
    # Over many games any colour turns up on any island.
    met = {tile[:-1] for seed in range(40) for tile in look(started(seats, seed)).islands[0].land}
    assert met == colours


@rule("DAI-023", "DAI-024")
def test_the_log_tells_the_black_market_apart_from_the_islands() -> None:
    state = GAME.start(3, 1, telling=True)
    told = words(state.journal or [])
    assert (told.count("land_dealt"), told.count("black_market_dealt")) == (5, 1)


@rule("DAI-018", "DAI-019", "DAI-017")
@SEATS
def test_the_hero_market(seats: int) -> None:
    view = look(started(seats))
    heroes = 33 if seats == 1 else 40
    assert len(view.market) == 5
    assert view.next_hero not in set(view.market)
    assert view.hero_deck == heroes - 6 - (seats == 1)
    assert (view.round, view.rounds) == (0, 5)
    assert look(finish(started(seats), "TakeDie")).round == 1


@rule("DAI-020")
def test_villagers() -> None:
    shown = [[one.face for one in look(started(2, seed)).villagers] for seed in range(30)]
    assert {faces[1] for faces in shown} == {"v_move"}
    assert {faces[0] for faces in shown} == {"v_one_of_two", "v_two"}
    assert {faces[2] for faces in shown} == {"v_relic", "v_draw"}


@rule("DAI-026", "DAI-230")
@SEATS
def test_objectives(seats: int) -> None:
    printed = {card.id: card.colour for card in OBJECTIVES}
    colours = [printed[one.objective] for one in look(started(seats)).objectives]
    assert colours == ([] if seats == 1 else ["green", "green", "green", "orange"])
    # What there is none of is not counted either.
    counted = ["objectives" in [line.source for line in score.lines] for score in started(seats).scores()]
    assert counted == ([False, False] if seats == 1 else [True] * seats)


@rule("DAI-027", "DAI-232", "DAI-Q87")
def test_the_first_player_has_the_helmet_and_nobody_is_compensated() -> None:
    firsts = set()
    for seed in range(20):
        state = started(3, seed)
        view = look(state)
        assert view.first == view.helmet_holder
        firsts.add(view.first)
        assert len({tuple(sorted(one.stock.items())) for one in view.players}) == 1
    assert firsts == {0, 1, 2}
    assert look(started(1)).first == 0


@rule("DAI-028", "DAI-O08")
def test_clans_are_chosen_in_turn_order_or_drawn() -> None:
    state = GAME.start(3, 5)
    assert isinstance(state, DaimyoState)
    order = []
    taken: list[str] = []
    while type(state.agenda[-1]).__name__ == "ChooseClan":
        seat = state.to_act()[0]
        order.append(seat)
        clans = {GAME.notation(move).split()[1] for move in state.moves(seat)}
        assert clans == {"nature", "techno", "nomad", "noble"} - set(taken)
        taken.append(min(clans))
        state.play(seat, GAME.parse(f"clan {taken[-1]}"))
    first = look(state).first
    assert order == [(first + step) % 3 for step in range(3)]
    assert {side(state, seat).clan for seat in range(3)} == set(taken)
    drawn = {tuple(side(started(2, seed), seat).clan for seat in range(2)) for seed in range(30)}
    assert len(drawn) > 6


@rule("DAI-029", "DAI-008")
def test_own_deck_and_opening_hand() -> None:
    state = started(4)
    for seat in range(4):
        one = side(state, seat)
        assert (one.hand_size, one.deck, one.discards, one.heroes) == (2, 1, [], 3)
        assert all(hero.startswith(one.clan) for hero in one.hand)
    hands = {tuple(side(started(2, seed), 0).hand) for seed in range(60)}
    assert len(hands) == 12


@rule("DAI-030", "DAI-040", "DAI-088")
def test_markers_and_pieces_at_the_start() -> None:
    state = finish(started(4), "TakeDie")
    for seat in range(4):
        one = side(state, seat)
        assert (one.points, one.recruitment, one.recruit_cost, one.storage, one.markers) == (0, 0, 1, 3, 0)
        assert (one.governors, one.governors_left, one.shadows, one.shadows_left) == (2, 6, 0, 3)
        assert one.scavenger
        assert sum(influence(state, seat).values()) == 4


@rule("DAI-031", "DAI-032", "DAI-034", "DAI-035", "DAI-036", "DAI-Q13")
def test_basic_boards_are_dealt_out() -> None:
    kinds = set()
    for seed in range(8):
        state = started(4, seed)
        boards = [site.board for seat in range(4) for site in side(state, seat).sites]
        assert len(set(boards)) == 8
        kinds.add(tuple(boards))
        for seat in range(4):
            farm, tower = side(state, seat).sites
            printed = {board.id: board for board in BOARDS}
            assert (printed[farm.board].building, printed[tower.board].building) == ("techno_farm", "radio_tower")
            tiles = [*printed[farm.board].tiles, *printed[tower.board].tiles]
            assert Counter(tile.kind for tile in BONUS_TILES if tile.id in tiles) == {"grey": 6, "yellow": 2}
            assert (farm.built, tower.built) == ([], [])
            assert {tile.rsplit("_", 1)[0] for tile in tiles[:4]} == {farm.board.replace("farm_board", "tile_farm")}
            assert (farm.next_cost, tower.next_cost) == ({"metal": 1, "stone": 2}, {"metal": 2, "stone": 1})
            assert stock(state, seat) == {"rice": 2, "metal": 1, "stone": 1, "gold": 2}
    assert len(kinds) > 1


@rule("DAI-033", "DAI-Q15", "DAI-031")
def test_nobody_drafts_two_boards_of_a_kind() -> None:
    state = started(4, 3, boards="advanced")
    play(state, "board farm_board_circle", "board farm_board_square", "board tower_board_circle")
    play(state, "board tower_board_square")
    # The same player goes on, who has a tower board.
    assert of(state, "board") == {"farm_board_diamond", "farm_board_triangle"}
    assert why_not(state, "board tower_board_diamond") == ["DAI-Q15", "DAI-031"]
    assert why_not(state, "board farm_board_circle") == ["DAI-033"]


@rule("DAI-033", "DAI-Q15", "DAI-O02", "DAI-Q14")
def test_advanced_boards_are_drafted_forth_and_back() -> None:
    state = started(4, 3, boards="advanced")
    order = []
    seats: dict[int, list[str]] = {}
    while type(state.agenda[-1]).__name__ == "DraftBoard":
        seat = state.to_act()[0]
        order.append(seat)
        mine = seats.setdefault(seat, [])
        choices = sorted(of(state, "board"))
        mine.append(choices[0])
        play(state, f"board {choices[0]}")
    first = look(state).first
    clockwise = [(first + step) % 4 for step in range(4)]
    # A last board of its kind is not asked for.
    assert order == [*clockwise, *clockwise[:0:-1]]
    assert look(state).boards == "advanced"
    for seat in range(4):
        farm, tower = side(state, seat).sites
        assert (farm.board[:4], tower.board[:5]) == ("farm", "tower")
    diamond = next(site for seat in range(4) for site in side(state, seat).sites if site.board == "farm_board_diamond")
    assert diamond.next_cost == {"stone": 3}


@rule("DAI-037", "DAI-Q03")
def test_the_first_governor_stands_where_rice_grows_on_an_island_of_his_own() -> None:
    state = started(3, 2)
    assert of(state, "governor") == {
        place for place in PLACE.words if YIELDS[PLACE.words.index(place)] == 0 and not place.startswith("black")
    }
    assert why_not(state, "governor blue3") == ["DAI-037", "DAI-Q03"]
    first = look(state).first
    play(state, "governor blue1")
    assert side(state, first).scavenger == "blue"
    assert not {place for place in of(state, "governor") if place.startswith("blue")}
    assert why_not(state, "governor blue2") == ["DAI-037"]
    assert state.to_act() == ((first + 1) % 3,)


@rule("DAI-038", "DAI-039", "DAI-Q16", "DAI-043")
def test_the_second_governor_stands_on_any_free_place() -> None:
    state = started(2, 2)
    first = look(state).first
    play(state, "governor blue1", "governor red1")
    assert state.to_act() == (first,)
    assert of(state, "governor") == {
        place for place in PLACE.words if place[:-1] in ("blue", "red", "yellow", "purple")
    } - {"blue1", "red1"}
    assert why_not(state, "governor red1") == ["DAI-043"]
    play(state, "governor blue2", "governor yellow5")
    assert influence(state, first) == {"blue": 4}
    assert influence(state, 1 - first) == {"red": 2, "yellow": 2}


@rule("DAI-E01", "DAI-046")
def test_a_governor_on_purple_gives_two_influence_there() -> None:
    state = started(2, 2)
    first = look(state).first
    assert influence(state, first) == {}
    play(state, "governor purple1")
    assert influence(state, first) == {"purple": 2}


@rule("DAI-138", "DAI-O03")
def test_aggressive_heroes_may_be_left_out() -> None:
    def met(**options: bool) -> set[str]:
        state, chance = started(4, 1, **options), Chance(1)
        seen: set[str] = set()
        while not state.over:
            view = look(state)
            seen |= set(view.market) | {view.next_hero}
            state.take(*random_move(state, chance))
        return seen

    attack = {"pickpocket", "agitator", "relic_thief", "slanderer", "assassin", "extortionist"}
    assert not met(aggressive=False) & attack
    assert set(GAME.census(started(2))) >= attack
    assert not set(GAME.census(started(2, aggressive=False))) & attack


@rule("DAI-001", "DAI-050", "DAI-195", "DAI-058", "DAI-268")
@SEATS
def test_five_rounds_of_three_turns(seats: int) -> None:
    state, chance = started(seats, 4), Chance(4)
    placed = 0
    ends = []
    phases: list[str] = []
    while not state.over:
        seat, move = random_move(state, chance)
        placed += GAME.notation(move).startswith("die ")
        before = look(state).round
        phases.append(look(state).phase)
        state.take(seat, move)
        if look(state).round > before or state.over:
            ends.append((before, placed))
    assert placed == 15 * seats
    # Roll, turns, end of round: these phases follow each other in each of them.
    course = [phase for place, phase in enumerate(phases) if place == 0 or phase != phases[place - 1]]
    assert course[1] == "turns"
    assert course.count("round_end") == 5
    assert look(state).round == TABLES.central_board.round_spaces
    assert not can(state, "end")
