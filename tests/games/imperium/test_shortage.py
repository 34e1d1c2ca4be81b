"""What a shortage of unrest or of tokens means for those who are attacked (p. 10, 13, 16)."""

from tests.games.imperium.table import asked, bare, hand, has, is_unrest, laid, legal, pile, play, player, table
from tests.rule import rule

QUIET = ["cl-forest", "cl-oasis", "cl-steppe", "cl-river", "cl-hills"]


def unrest_in(cards: list[str]) -> int:
    """How many of some cards are unrest."""
    return sum(is_unrest(card) for card in cards)


@rule("IMP-071", "IMP-073")
def test_who_has_no_exhaust_token_left_is_not_asked() -> None:
    other = bare("scythians", area=["scythians-mounted-archers"], exhausts=0)
    state = table(player("romans", state="empire", hand=["cl-corruption"]), other, market=QUIET)
    play(state, "play cl-corruption")
    assert asked(state) == "TakeTurn"
    assert unrest_in(hand(state, 1)) == 1


@rule("IMP-Q12")
def test_unrest_is_taken_clockwise_until_the_pile_is_empty() -> None:
    unrest = [f"cl-unrest-{number}" for number in range(1, 11)]
    state = table(
        bare("romans", state="empire", hand=["cl-corruption"], history=unrest[1:]),
        bare("greeks"),
        bare("persians"),
        market=QUIET,
        piles={"unrest_pile": unrest[:1]},
    )
    assert pile(state, "unrest_pile") == ["cl-unrest-1"]
    play(state, "play cl-corruption")
    assert state.over
    assert "cl-unrest-1" in hand(state, 1)
    assert unrest_in(hand(state, 2)) == 0
    # The rest of the card is not resolved.
    assert has(state, 0)[2] == 0


@rule("IMP-Q10")
def test_unrest_that_comes_with_a_card_counts_as_taken() -> None:
    me = bare("vikings", "3 materials", hand=["vikings-advance"])
    state = table(
        me,
        bare("greeks"),
        market=[laid("cl-port", under=["cl-unrest-1"]), *QUIET[1:]],
    )
    play(state, "play vikings-advance")
    assert hand(state) == ["cl-port", "cl-unrest-1"]
    # The Viking power looks at the top of the nation deck and may bury it.
    assert legal(state) == {"accept", "decline"}
