"""Positions, options and moves that there cannot be: a clear error names the field or the rule."""

from typing import Any

import pytest

from imperia.kernel.errors import BadMove, BadPosition, BadSetup, IllegalMove
from tests.games.imperium.table import GAME, laid, player, table
from tests.rule import rule


def refused(error: type[Exception], *parts: str, **data: Any) -> None:
    """Position data are refused with words that name all these parts."""
    with pytest.raises(error) as caught:
        GAME.position({"seats": 2, **data})
    assert [part for part in parts if part not in str(caught.value)] == []


def test_an_unknown_field_is_named() -> None:
    refused(BadPosition, "armies", armies=[])
    refused(BadPosition, "ships", players=[{"ships": 1}])


def test_a_field_of_the_wrong_type_is_named() -> None:
    refused(BadPosition, "players", players="romans")
    refused(BadPosition, "step", step="war")
    refused(BadPosition, "order", order="war")
    refused(BadPosition, "ending", ending="soon")
    refused(BadPosition, "cause", cause="boredom")
    refused(BadPosition, "chance", chance=[1, 2, 3])
    refused(BadPosition, "ignored", ignored=["city"])
    refused(BadPosition, "crowned", crowned=[2])


@rule("IMP-001")
@pytest.mark.parametrize("seats", [0, 5])
def test_a_position_for_a_wrong_number_of_players(seats: int) -> None:
    refused(BadSetup, f"not played by {seats}", seats=seats)


def test_a_seat_that_there_is_not() -> None:
    refused(BadPosition, "seat", "2", seat=2)
    refused(BadPosition, "first", "-1", first=-1)
    refused(BadPosition, "ender", "2", ender=2)
    refused(BadPosition, "players", "3", players=[{}, {}, {}])


def test_an_unknown_word_is_named_with_its_field() -> None:
    refused(BadPosition, "players[0].hand", "volcano", players=[{"hand": ["volcano"]}])
    refused(BadPosition, "players[0].area[0]", "volcano", players=[{"area": ["volcano"]}])
    refused(BadPosition, "players[0].nation", "danes", players=[{"nation": "danes"}])
    refused(BadPosition, "players[0].tokens", "gold", players=[{"tokens": {"gold": 1}}])
    refused(BadPosition, "piles", "well", piles={"well": []})
    refused(BadPosition, "market", "6", market=["cl-forest"] * 6)
    refused(BadPosition, "resolved", seats=1, resolved=["", ""])


@rule("IMP-028")
def test_a_nation_twice_or_from_another_box() -> None:
    refused(BadPosition, "IMP-028", players=[player("romans"), player("romans")])
    refused(BadPosition, "IMP-O02", players=[player("qin")], options={"box": "classics"})


def test_a_card_twice() -> None:
    refused(BadPosition, "romans-glory", players=[player("romans", hand=["romans-glory"], deck=["romans-glory"])])
    # Both sides of a power card are one card.
    refused(
        BadPosition,
        "romans-power-a",
        players=[player("romans", power=laid("romans-power-b"), area=["romans-power-a"])],
    )


@rule("IMP-024", "IMP-028", "IMP-050")
def test_cards_that_are_not_at_this_table() -> None:
    refused(
        BadPosition, "qin-metallurgy", "IMP-028", players=[player("romans", hand=["qin-metallurgy"]), player("greeks")]
    )
    refused(BadPosition, "le-mining", "IMP-050", players=[player("romans", hand=["le-mining"]), player("greeks")])
    refused(BadPosition, "cl-standing-army", "IMP-050", players=[player("romans", hand=["cl-standing-army"])])


@rule("IMP-067", "IMP-149")
def test_only_lasting_cards_lie_in_play() -> None:
    refused(BadPosition, "romans-glory", "IMP-067", players=[player("romans", area=["romans-glory"])])


@rule("IMP-199", "IMP-200")
def test_a_state_card_on_a_side_that_a_nation_never_shows() -> None:
    refused(BadPosition, "IMP-199", players=[player("vikings", state="empire")])
    refused(BadPosition, "IMP-200", players=[player("atlanteans", state="barbarian")])


@rule("IMP-179")
def test_the_accession_card_lies_at_the_bottom() -> None:
    deck = ["romans-raetia", "romans-julius-caesar"]
    refused(BadPosition, "IMP-179", players=[player("romans", nation_deck=deck)])


@rule("IMP-051", "IMP-053", "IMP-055", "IMP-056", "IMP-058", "IMP-215")
def test_piles_hold_their_own_kind_of_cards() -> None:
    quiet = ["cl-forest", "cl-oasis", "cl-steppe", "cl-river", "cl-hills"]
    refused(BadPosition, "IMP-055", piles={"region_deck": ["cl-elders"]}, market=quiet)
    refused(BadPosition, "IMP-056", piles={"main_deck": ["cl-great"]}, market=quiet)
    refused(BadPosition, "IMP-053", piles={"fame_deck": ["cl-king-of-kings"]})
    refused(BadPosition, "IMP-051", piles={"unrest_pile": ["cl-elders"]}, market=quiet)
    refused(BadPosition, "IMP-058", market=[laid("cl-forest", under=["cl-unrest-1"])])
    refused(BadPosition, "IMP-058", market=[laid("cl-port", under=["cl-elders"])])


@rule("IMP-116")
def test_without_unrest_the_game_is_over() -> None:
    all_unrest = [f"cl-unrest-{number}" for number in range(1, 9)]
    refused(
        BadPosition,
        "IMP-116",
        players=[player("romans", history=all_unrest), player("greeks")],
        market=["cl-forest", "cl-oasis", "cl-steppe", "cl-river", "cl-hills"],
    )


def test_unknown_options_and_values() -> None:
    with pytest.raises(BadSetup, match="box"):
        GAME.start(2, 0, {"box": "horizons"})
    with pytest.raises(BadSetup, match="slots"):
        GAME.start(2, 0, {"slots": 5})
    with pytest.raises(BadSetup, match="not played by 5"):
        GAME.start(5)


def test_a_move_that_is_none() -> None:
    with pytest.raises(BadMove, match="volcano"):
        GAME.parse("play volcano")
    with pytest.raises(BadMove, match="conquest"):
        GAME.parse("conquest")


def test_a_refused_move_changes_nothing_and_says_what_is_lacking() -> None:
    state = table(player("romans", hand=["cl-coinage", "romans-advance"]), player("greeks"))
    before = state.data()
    with pytest.raises(IllegalMove) as refusal:
        state.play(0, GAME.parse("play cl-coinage"))
    assert refusal.value.reasons == ["IMP-069"]
    assert state.data() == before
    assert "empire" in GAME.explain(state, 0, GAME.parse("play cl-coinage"), "en")
    assert "Progrès" in GAME.explain(state, 0, GAME.parse("play romans-advance"), "fr")


def test_more_tokens_than_an_engine_can_count() -> None:
    refused(BadPosition, "players[0].tokens", players=[{"tokens": {"progress": 10**19}}])
    refused(BadPosition, "market[0].tokens", market=[{"card": "cl-forest", "tokens": {"progress": 10**6}}])


def test_a_round_before_the_first_has_everything_still_to_be_laid_out() -> None:
    refused(BadPosition, "round", "0", round=0)
    saved = GAME.position({"seats": 2}).data()
    refused(BadPosition, "round", "0", **{**saved, "round": 0})


def test_a_broken_agenda_is_refused() -> None:
    refused(BadPosition, "agenda", agenda=[["Resolve", "cl-volcano/effect", 0, 1, 0, 0, [], []]])
    refused(BadPosition, "SolsticeParty", agenda=[["SolsticeParty"]])
    refused(BadPosition, "agenda", agenda=[["ResolveSolstice", 3]])
