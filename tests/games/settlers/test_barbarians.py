"""What is special about the Barbarians and their cards (p. 11, 12)."""

from tests.games.settlers.table import (
    GAME,
    built,
    deals,
    discards,
    empire,
    foundations,
    hand,
    legal,
    look,
    play,
    player,
    solo,
    stock,
    table,
    track,
)
from tests.rule import rule

ROME = player("roman")


@rule("SET-189", "SET-Q28", "SET-Q10")
def test_saboteurs_take_resources_only() -> None:
    mark = player("barbarian", "1 worker", empire=["saboteurs"])
    state = play(
        table(mark, player("roman", "1 wood 2 food 5 gold"), player("egyptian", "1 stone")), "activate saboteurs"
    )
    assert legal(state) == {"steal wood 1", "steal food 1", "steal stone 2"}
    play(state, "steal food 1")
    assert (stock(state), stock(state, 1)) == ({"food": 1}, {"wood": 1, "food": 1, "gold": 5})


@rule("SET-190", "SET-Q69", "SET-Q31")
def test_a_dark_chapel_turns_goods_into_points() -> None:
    mark = player("barbarian", "2 raze 1 stone", empire=["dark_chapel"])
    him = player("roman", empire=["armorer"])
    state = play(table(mark, him), "activate dark_chapel")
    # The stone just razed, not the one he had, nor the point.
    assert (stock(state), track(state)) == ({"stone": 2}, 1)
    assert legal(state) == {"turn_in stone", "done"}
    play(state, "turn_in stone")
    assert (stock(state), track(state)) == ({"stone": 1}, 3)
    assert state.to_act() == (1,)


@rule("SET-Q69", "SET-Q34")
def test_a_dark_chapel_and_drawn_cards() -> None:
    mark = player("barbarian", "1 raze", hand=["castle"], empire=["dark_chapel", "pyre", "gallows", "raid"])
    state = table(mark, ROME, decks={"common": ["mill"], "barbarian": ["idol"]})
    play(state, "activate dark_chapel", "draw common", "draw barbarian")
    # The player sees the cards first; nobody else does.
    assert legal(state) == {"discard mill", "discard idol", "done"}
    assert (look(state, 1).held, look(state, 1).held_size) == ([], 2)
    # What is not turned in is kept, all of it.
    assert sorted(hand(play(state.copy(), "done"))) == ["idol", "mill"]
    play(state, "discard mill", "done")
    assert hand(state) == ["idol"]
    # Two for the card, two of the Pyre, one of the Gallows; no enemy location for the Raid.
    assert track(state) == 5


@rule("SET-Q34")
def test_what_counts_as_razing() -> None:
    features = ["raid", "pyre", "gallows"]
    him = player("roman", empire=["baker"])
    location = player("barbarian", "2 raze", empire=features)
    assert track(play(table(location, him), "raze baker")) == 1 + 1 + 1
    own = player("barbarian", "1 worker", empire=[*features, "rabble", "brewer"])
    state = play(table(own, him), "activate rabble", "raze brewer")
    assert track(state) == 1


@rule("SET-191")
def test_a_pack_takes_one_good_and_razes_nothing() -> None:
    mark = player("barbarian", "2 worker", empire=["pack"])
    him = player("japanese", empire=["gate", "marketplace", "farm", built("old_forest", defense=True)])
    state = play(table(mark, him), "activate_twice pack")
    assert legal(state) == {"target marketplace", "target farm_1", "target old_forest"}
    assert "Marketplace of Player 2" in GAME.describe(state, 0, GAME.parse("target marketplace"), "en")
    play(state, "target marketplace")
    assert legal(state) == {"gain wood", "gain gold"}
    play(state, "gain gold", "target farm_1")
    assert (stock(state), track(state)) == ({"gold": 1}, 1)
    assert len(empire(state, 1)) == 4
    # Alone there is but one whose location it can be.
    alone = play(solo(mark, {"empire": ["mill"]}), "activate_twice pack")
    assert GAME.describe(alone, 0, GAME.parse("target mill"), "en") == "Mill"


@rule("SET-192", "SET-126")
def test_rabble_razes_at_home() -> None:
    mark = player("barbarian", "1 worker", hand=["mill"], empire=["rabble", "baker"])
    state = play(table(mark, ROME), "activate rabble")
    assert (stock(state), track(state)) == ({"food": 1, "wood": 1}, 1)
    assert foundations(state) == ["baker"]


@rule("SET-194", "SET-Q27", "SET-Q28")
def test_robbers_end_a_deal() -> None:
    mark = player("barbarian", "1 worker", empire=["robbers", built("idol", marked=1)])
    japan = player("japanese", deals=["casino"])
    state = play(table(mark, japan), "activate robbers")
    assert legal(state) == {"target casino", "target idol"}
    cancelled = play(state.copy(), "target idol", "draw common")
    assert (deals(cancelled, 1), empire(cancelled)) == (["gold"], ["idol", "robbers"])
    play(state, "target casino", "draw common")
    assert discards(state, "japanese") == ["casino"]
    assert track(state) == 1
