"""Positions from data: what is not mentioned lies where it would lie, and what could not be is refused."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from librt.vecs import append

from imperia.games.daimyo.cards import (
    CLAN_HEROES,
    CLAN_WORDS,
    HERO_COUNT,
    HEROES,
    OBJECTIVE_CARDS,
    SOLO,
    SOLO_OF_DECK,
    TILES,
)
from imperia.games.daimyo.census import box
from imperia.games.daimyo.form import ALL_CARDS, FORM, PLAYERS, build
from imperia.games.daimyo.kinds import DICE_NOUN, against
from imperia.games.daimyo.objectives import governors_of, shadows_of, watch
from imperia.games.daimyo.options import check_together, terms_of
from imperia.games.daimyo.phases.round_end import end_of_round
from imperia.games.daimyo.phases.rounds import BEGIN_ROUND, CLOSE_ROUND, NEXT_TURN, taking_turns
from imperia.games.daimyo.phases.setup import ChooseClan, SeatClans, SetUp, heroes_in_play
from imperia.games.daimyo.phases.turn import TAKE_DIE_STEP, TAKE_TURN
from imperia.games.daimyo.printed import (
    ALTAR_VALUES,
    ALTARS_EACH,
    BESIDE,
    BOARD_KINDS,
    BUILDINGS,
    BUILDINGS_EACH,
    COLOURS,
    COPIES,
    DECK_OF_ROUND,
    DECK_USED,
    DECKS,
    DICE_OF_SEATS,
    FACES,
    FARM,
    FIRST_YELLOW,
    GOVERNOR_WORTH,
    GOVERNORS,
    IN_PLAY,
    ISLAND_COUNT,
    MARKERS,
    MARKET_SIZE,
    PIECES,
    PLACES_EACH,
    RELIC_COUNT,
    RELIC_TILES,
    SHADOW_WORTH,
    SHADOWS,
    SLOT_COUNT,
    SLUMS_EACH,
    SPACE_COUNT,
    TOWER,
    TOWER_WORTH,
    TURNS,
)
from imperia.games.daimyo.purposes import COMMON_HEROES, SOLO_CARDS
from imperia.games.daimyo.relics import REPLACED, count_bits, fill_land, load_of
from imperia.games.daimyo.state import NONE, SETUP, UNSHUFFLED, DaimyoState
from imperia.games.daimyo.turn_bits import MAIN_DONE
from imperia.games.daimyo.words import BOARD, CLAN, HERO, RELIC_NOUN, SOLO_NOUN
from imperia.kernel.agenda import Step
from imperia.kernel.draws import Draws
from imperia.kernel.errors import BadPosition
from imperia.kernel.events import EVERYONE
from imperia.kernel.form import Reading, begin, finish
from imperia.kernel.form.form import check_entries
from imperia.kernel.form.saving import read_knowledge
from imperia.kernel.hidden import Hidden

if TYPE_CHECKING:
    from imperia.kernel.game import Game, Value

# What only players have (DAI-208, DAI-243).
PLAYER_FIELDS: Final = ("storage", "track", "farm_board", "tower_board", "built", "tiles", "hand", "deck", "discards")


def position(game: Game, given: Mapping[str, Any]) -> DaimyoState:
    """The state that the data describe, run to its next decision."""
    reading = begin(game, given, FORM.shape, empty_table)
    state: DaimyoState = reading.state
    complete_players(reading)
    FORM.read(reading)
    check_round(state)
    read_tokens(reading)
    for party in range(state.parties):
        complete_pieces(reading, party)
        if party < state.seats:
            complete_boards(state, party)
            check_hand(state, party)
    complete_turn(reading)
    complete_relics(reading)
    complete_dice(reading)
    complete_heroes(reading)
    complete_solo(reading)
    remember(reading)
    check_pieces(state)
    watch(state)
    finish(reading, steps_from(state, reading), check_clans)
    return state


def empty_table(game: Game, seats: int, chance: Draws, options: dict[str, Value]) -> DaimyoState:
    """A table whose players have agreed on options."""
    check_together(seats, options)
    state = DaimyoState(game, seats, chance)
    state.terms = terms_of(options)
    state.islands = IN_PLAY[seats]
    return state


def steps_from(state: DaimyoState, reading: Reading) -> list[Step[Any]]:
    """The next step, by its word, in a position that is not a saved one."""
    step = reading.data.step
    if step == "round" and not reading.saved:
        state.round -= 1
        return [BEGIN_ROUND]
    if step == "end":
        return [CLOSE_ROUND, *end_of_round(state)]
    return [NEXT_TURN, TAKE_TURN, TAKE_DIE_STEP] if step == "die" else [NEXT_TURN, TAKE_TURN]


# The sides of the table


def complete_players(reading: Reading) -> None:
    """Every party has an entry; clans and boards that are not mentioned are the first ones left."""
    state: DaimyoState = reading.state
    players: list[Any] = reading.data.players
    check_entries(PLAYERS, len(players), state.parties)
    players += [FORM.rows[PLAYERS]() for _ in range(state.parties - len(players))]
    for automa in players[state.seats :]:
        for name in PLAYER_FIELDS:
            value = getattr(automa, name)
            if value != getattr(FORM.rows[PLAYERS](), name):
                rule = "DAI-243" if state.seats == 1 else "DAI-208"
                raise against(f"players[{state.seats}].{name}", value, rule)
    if reading.saved:
        return
    for party, player in enumerate(players):
        name_first_left(players, player, "clan", CLAN_WORDS)
        if party < state.seats:
            for kind, name in ((FARM, "farm_board"), (TOWER, "tower_board")):
                boards = [word for word, of in zip(BOARD.words, BOARD_KINDS, strict=True) if of == kind]
                name_first_left(players, player, name, boards)


def name_first_left(players: list[Any], player: Any, field: str, words: list[str]) -> None:
    """Whoever is not said to have one of these things has the first that nobody is said to have."""
    if not getattr(player, field):
        used = [getattr(other, field) for other in players]
        setattr(player, field, next(word for word in words if word not in used))


def complete_pieces(reading: Reading, party: int) -> None:
    """Pieces on islands in play; influence and restored relics that are not mentioned are what the pieces give."""
    state: DaimyoState = reading.state
    given = reading.data.players[party]
    field = f"players[{party}]"
    clan = state.clans[party]
    if clan != NONE and clan in state.clans[:party]:
        raise against(f"{field}.clan", CLAN.words[clan], "DAI-028")
    if state.scavengers[party] >= state.islands:
        raise against(f"{field}.scavenger", given.scavenger, "DAI-015")
    if state.scavengers[party] == NONE and party < state.seats and state.round:
        # Every player has a scavenger on the board; who does not say where has it on the first island (DAI-040).
        if reading.saved:
            raise against(f"{field}.scavenger", "", "DAI-040")
        state.scavengers[party] = 0
    if given.influence is None:
        add_influence(state, party)
    if given.stacks is None:
        for altar, holder in enumerate(state.altars):
            if holder == party:
                state.stacks[party * ISLAND_COUNT + altar // ALTARS_EACH] += 1
    for island in range(state.islands, ISLAND_COUNT):
        if state.influence[party * ISLAND_COUNT + island]:
            raise against(f"{field}.influence", COLOURS[island], "DAI-015")


def add_influence(state: DaimyoState, party: int) -> None:
    """The influence that the pieces of a party give (DAI-046, DAI-047)."""
    row = party * ISLAND_COUNT
    for place, holder in enumerate(state.governors):
        if holder == party:
            state.influence[row + place // PLACES_EACH] += GOVERNOR_WORTH
    for place, building in enumerate(state.buildings):
        if building == party * 2 + TOWER:
            state.influence[row + place // PLACES_EACH] += TOWER_WORTH
    for slum, holder in enumerate(state.shadows):
        if holder == party:
            state.influence[row + slum // SLUMS_EACH] += SHADOW_WORTH
    for altar, holder in enumerate(state.altars):
        if holder == party:
            state.influence[row + altar // ALTARS_EACH] += ALTAR_VALUES[altar]


def complete_boards(state: DaimyoState, party: int) -> None:
    """A player's storage, construction boards and tiles; of buildings not named the first ones were built."""
    field = f"players[{party}]"
    if load_of(state, party) > state.storage[party]:
        raise against(f"{field}.relics", int(load_of(state, party)), "DAI-093")
    for kind, name in ((FARM, "farm_board"), (TOWER, "tower_board")):
        board = state.boards[party * 2 + kind]
        if board != NONE and board in state.boards[: party * 2]:
            raise against(f"{field}.{name}", BOARD.words[board], "DAI-031")
    tiles = state.tiles[party * SLOT_COUNT : (party + 1) * SLOT_COUNT]
    for slot, number in enumerate(tiles):
        if number == NONE:
            continue
        tile = TILES[number]
        if tile.yellow != (slot >= FIRST_YELLOW):
            raise against(f"{field}.tiles", tile.word, "DAI-126")
        if number in tiles[:slot]:
            raise BadPosition("impossible", field=f"{field}.tiles", value=tile.word)
        build(state, party, number, f"{field}.tiles")
    for kind in (FARM, TOWER):
        raise_built(state, party, kind, f"{field}.{BUILDINGS[kind]}s")


def raise_built(state: DaimyoState, party: int, kind: int, field: str) -> None:
    """As many buildings have left the board as stand on the islands; those not named are the first ones."""
    count = len([1 for building in state.buildings if building == party * 2 + kind])
    if count > BUILDINGS_EACH:
        raise against(field, count, "DAI-009")
    mask = state.built[party * 2 + kind]
    for slot in range(BUILDINGS_EACH):
        if count_bits(mask) < count and not mask >> slot & 1:
            mask |= 1 << slot
    if count_bits(mask) != count:
        raise against(field, count, "DAI-118")
    state.built[party * 2 + kind] = mask


def check_hand(state: DaimyoState, party: int) -> None:
    """A player has common heroes and those of the clan (DAI-029, DAI-138)."""
    allowed = heroes_in_play(state)
    if state.clans[party] != NONE:
        allowed = allowed + CLAN_HEROES[state.clans[party]]
    for card in [*state.hands[party], *state.decks[party], *state.discards[party]]:
        if card not in allowed:
            rule = "DAI-029" if HEROES[card].clan >= 0 else "DAI-138"
            raise against(f"players[{party}].hand", HERO.words[card], rule)


def check_pieces(state: DaimyoState) -> None:
    """Nothing is there twice or missing, and no party has more pieces than there are; the empire never runs out."""
    found, whole = FORM.census(state), box(state)
    if found != whole:
        wrong = sorted(word for word in {*found, *whole} if found.get(word, 0) != whole.get(word, 0))
        raise BadPosition("impossible", field="players", value=wrong)
    for party in range(state.seats if state.seats == 1 else state.parties):
        counts = (
            ("governors", governors_of(state, party), GOVERNORS, "DAI-009"),
            ("shadows", shadows_of(state, party), SHADOWS, "DAI-115"),
            ("altars", state.markers[party], MARKERS, "DAI-101"),
        )
        for name, count, most, rule in counts:
            if count > most:
                raise against(f"players[{party}].{name}", int(count), rule)


def check_clans(state: DaimyoState) -> None:
    """Refuse a party without a clan that nobody is going to choose one for (DAI-028, DAI-208, DAI-231)."""
    if any(isinstance(step, SetUp) for step in state.agenda):
        return
    choosing = [step.seat for step in state.agenda if isinstance(step, ChooseClan)]
    choosing += [state.seats for step in state.agenda if isinstance(step, SeatClans)]
    for party in range(state.parties):
        if state.clans[party] == NONE and party not in choosing:
            raise against(f"players[{party}].clan", "", "DAI-028")


# The middle of the table


def check_round(state: DaimyoState) -> None:
    """A round has its phases, and somebody who takes turns is its first player (DAI-017)."""
    for name, party in (("first", state.first), ("helmet", state.helmet)):
        if party >= taking_turns(state):
            raise BadPosition("impossible", field=name, value=int(party))
    if (state.round == 0) != (state.phase == SETUP):
        raise against("round", int(state.round), "DAI-017")


def complete_turn(reading: Reading) -> None:
    """A turn has a die; beside the board it leaves nothing to do (DAI-053, DAI-Q36)."""
    state: DaimyoState = reading.state
    if reading.data.step == "turn" and not reading.saved and state.space == NONE:
        raise against("space", "", "DAI-053")
    if state.space == BESIDE:
        state.done |= MAIN_DONE


def complete_relics(reading: Reading) -> None:
    """Relic tiles that are not mentioned are in the bag, from which lands that are not mentioned are filled."""
    state: DaimyoState = reading.state
    counts = FORM.tally(state)[RELIC_NOUN.name]
    for tile in range(RELIC_COUNT):
        left = (COPIES[tile] if tile < state.islands * PIECES else 0) - counts[tile]
        if left < 0:
            rule = "DAI-022" if tile >= state.islands * PIECES else "DAI-005"
            raise against("players", RELIC_TILES[tile], rule)
        state.bag[tile] = left
    if not reading.data.exact and not reading.saved:
        for island in range(state.islands):
            if COLOURS[island] not in reading.data.lands:
                fill_land(state, island, REPLACED)


def complete_dice(reading: Reading) -> None:
    """Dice that are not mentioned show ones on the central island; turns have begun as dice were placed."""
    state: DaimyoState = reading.state
    data = reading.data
    counts = FORM.tally(state)[DICE_NOUN.name]
    left = [there_are - counts[colour] for colour, there_are in enumerate(DICE_OF_SEATS[state.seats])]
    if min(left) < 0 or (data.pool is not None and any(left)):
        raise against("pool", data.pool or "", "DAI-021")
    for colour, count in enumerate(left):
        state.pool[colour * FACES] += count
    most = TURNS * taking_turns(state)
    if data.turns is None:
        # The player to move has begun a turn; their die lies there or is about to be taken.
        taken = state.dice[: taking_turns(state) * SPACE_COUNT]
        state.turns = len([die for die in taken if die]) + (data.step == "die" and not reading.saved)
    if state.turns > most:
        raise against("turns", int(state.turns), "DAI-058")
    if data.step == "end" and not reading.saved:
        state.turns = most


def read_tokens(reading: Reading) -> None:
    """Who has the places of the objectives in play; there are none in the solo game (DAI-026, DAI-175, DAI-230)."""
    state: DaimyoState = reading.state
    tokens: list[list[int]] = reading.data.tokens
    if state.objectives and state.seats == 1:
        raise against("objectives", reading.data.objectives, "DAI-230")
    tokens = [*tokens, *[[NONE, NONE] for _ in range(len(state.objectives) - len(tokens))]]
    if len(tokens) != len(state.objectives) or any(len(pair) != 2 for pair in tokens):
        raise BadPosition("impossible", field="tokens", value=str(tokens))
    for objective, (first, second) in zip(state.objectives, tokens, strict=True):
        card = OBJECTIVE_CARDS[objective]
        for seat in (first, second):
            if not NONE <= seat < state.seats:
                raise BadPosition("impossible", field="tokens", value=str(seat))
        if second != NONE and (not card.green or first in (NONE, second) or state.seats == 2):
            raise against("tokens", card.word, "DAI-175")
        state.tokens = append(append(state.tokens, first), second)


# Cards


def complete_heroes(reading: Reading) -> None:
    """Common heroes that are not mentioned lie in the market and under its deck, clan heroes under theirs."""
    state: DaimyoState = reading.state
    common = heroes_in_play(state)
    for card in [*state.market, *state.pile, *state.heroes]:
        if card not in common:
            raise against("market", HERO.words[card], "DAI-018" if HEROES[card].clan >= 0 else "DAI-138")
    if reading.data.exact or reading.saved:
        return
    taken = reading.taken(HERO)
    rest = [card for card in common if card not in taken]
    state.chance.shuffle(COMMON_HEROES, rest)
    while len(state.market) < MARKET_SIZE and rest:
        state.market.append(rest.pop())
    state.heroes = rest + state.heroes
    for party in range(state.seats):
        if state.clans[party] != NONE:
            missing = [card for card in CLAN_HEROES[state.clans[party]] if card not in taken]
            state.decks[party] = missing + state.decks[party]


def complete_solo(reading: Reading) -> None:
    """The empire's cards; those not mentioned lie in their decks, or out of the game (DAI-238, DAI-258)."""
    state: DaimyoState = reading.state
    if state.seats != 1:
        if state.solo_open or state.solo_past:
            raise against("solo_open", SOLO_NOUN.words[[*state.solo_open, *state.solo_past][0]], "DAI-238")
        return
    taken = reading.taken(SOLO_NOUN)
    for deck, cards in enumerate(SOLO_OF_DECK):
        left = [card for card in cards if card not in taken]
        size = 0
        if not reading.data.exact and not reading.saved:
            state.chance.shuffle(SOLO_CARDS[deck], left)
            size = max(0, DECK_USED[deck] - gone(state, deck) - len(state.solo_decks[deck]))
        state.solo_decks[deck] = left[:size] + state.solo_decks[deck]
        state.solo_unused[deck] = sorted(left[size:])
    if not state.round:
        return
    now = DECK_OF_ROUND[state.round]
    if not reading.saved and not state.solo_open and state.solo_decks[now]:
        state.solo_open = [state.solo_decks[now].pop()]
    for deck, word in enumerate(DECKS):
        if len(state.solo_decks[deck]) + gone(state, deck) != DECK_USED[deck]:
            raise against("solo_decks", word, "DAI-238")
    for card in state.solo_open:
        if SOLO[card].deck != now:
            raise against("solo_open", SOLO[card].word, "DAI-258")


def gone(state: DaimyoState, deck: int) -> int:
    """How many cards of a deck of the empire lie open."""
    return len([card for card in [*state.solo_open, *state.solo_past] if SOLO[card].deck == deck])


def remember(reading: Reading) -> None:
    """Everybody saw which heroes a player took, and nobody is sure where they lie; a saved game says who knows what."""
    state: DaimyoState = reading.state
    if reading.saved:
        return
    # What is given of memories comes after this shuffle.
    hidden = state.hidden = Hidden(state.hidden.backs, [UNSHUFFLED] * (state.seats + 1))
    for party in range(state.seats):
        owned = state.hands[party] + state.decks[party]
        hidden.see(owned, EVERYONE)
        hidden.mix(owned)
    hidden.see([*state.pile, *state.heroes[-1:], *[HERO_COUNT + card for card in state.solo_open]], EVERYONE)
    read_knowledge(reading, ALL_CARDS)
