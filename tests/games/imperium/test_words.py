"""What a player reads: the picture of the table, previews, and what a move lacks."""

import pytest

from imperia.kernel.texts import LANGS
from tests.games.imperium.table import GAME, bare, finish, laid, look, play, player, table

QUIET = ["cl-forest", "cl-oasis", "cl-steppe", "cl-river", "cl-hills"]


def test_the_picture_shows_market_players_and_own_hand() -> None:
    me = player(
        "macedonians",
        "3 materials 1 progress",
        hand=["macedonians-advance"],
        area=[laid("macedonians-orestis", under=["macedonians-unrest-1"]), laid("cl-shrine", exhausted=True)],
    )
    port = laid("cl-port", "1 progress", under=["cl-unrest-1"])
    state = table(me, player("romans"), market=[port, *QUIET[1:]])
    drawn = GAME.picture(look(state, 0), "en", 100)
    assert "[1 progress, unrest under it] Port – " in drawn
    assert "Orestis (garrisoned: Unrest), Shrine (exhausted)" in drawn
    assert "tokens: 3 materials, 1 progress, 3 action tokens, 5 exhaust tokens" in drawn
    assert "Advance – " in drawn
    assert "Advance – " not in GAME.picture(look(state, 1), "en", 100)
    assert "Orestide (réservées\u00a0: Instabilités)" in GAME.picture(look(state, 0), "fr", 100)


@pytest.mark.parametrize("lang", LANGS)
def test_the_picture_fits_its_width_at_any_time(lang: str) -> None:
    start = GAME.start(2, 1)
    end = table(bare("romans"), bare("greeks"), step="end", collapsed=True)
    last = table(bare("romans"), bare("greeks"), ending="last_round", cause="graal", piles={"exile": ["cl-port"]})
    for state in (start, end, last):
        for line in GAME.picture(state.view(0), lang, 70).split("\n"):
            assert len(line) <= 70


def test_a_preview_tells_what_a_card_surely_brings() -> None:
    me = player("romans", hand=["cl-aksumites", "cl-assyrians"], area=["cl-port", "romans-raetia"])
    state = table(me, player("greeks"), market=QUIET)
    assert GAME.preview(state, 0, GAME.parse("play cl-aksumites")).brings == {"materials": 4}
    free = GAME.preview(state, 0, GAME.parse("play cl-assyrians"))
    assert (free.brings, free.free) == ({"population": 1}, True)
    assert GAME.preview(state, 0, GAME.parse("exhaust cl-port")).brings == {"materials": 1}
    assert GAME.preview(state, 0, GAME.parse("finish")) is None


@pytest.mark.parametrize(
    ("move", "said"),
    [
        ("play cl-coinage", "empire"),
        ("play romans-advance", "pay 3 materials"),
        ("exhaust cl-mysticism", "until your cleanup"),
        ("exhaust cl-shrine", "cannot pay"),
    ],
)
def test_a_refused_move_says_what_it_lacks(move: str, said: str) -> None:
    me = player(
        "romans", hand=["cl-coinage", "romans-advance"], area=[laid("cl-mysticism", exhausted=True), "cl-shrine"]
    )
    state = table(me, player("greeks"), market=QUIET)
    assert said in GAME.explain(state, 0, GAME.parse(move), "en")
    assert GAME.explain(state, 0, GAME.parse(move), "fr")
    assert GAME.explain(state, 1, GAME.parse(move), "en") == ""


def test_without_tokens_the_explanation_names_them() -> None:
    me = player("romans", hand=["romans-dalmatia"], area=["cl-mysticism"], actions=0, exhausts=0)
    state = table(me, player("greeks"), market=QUIET)
    assert "action token" in GAME.explain(state, 0, GAME.parse("play romans-dalmatia"), "en")
    assert "exhaust token" in GAME.explain(state, 0, GAME.parse("exhaust cl-mysticism"), "en")


def test_the_role_of_a_seat_is_its_nation() -> None:
    state = table(player("romans"), player("greeks"), market=QUIET)
    assert [GAME.role(state, seat) for seat in (0, 1)] == ["romans", "greeks"]
    assert GAME.role(GAME.start(2, 1), 0) == ""
    assert GAME.length(state) == 2


def test_the_bots_advice_likes_points_and_dislikes_unrest() -> None:
    plain = table(bare("romans"), bare("greeks"), market=QUIET)
    rich = table(bare("romans", "5 progress"), bare("greeks"), market=QUIET)
    poor = table(bare("romans", hand=["cl-unrest-1"]), bare("greeks"), market=QUIET)
    values = [GAME.evaluate(state, 0) for state in (poor, plain, rich)]
    assert values == sorted(values)
    assert GAME.evaluate(rich, 1) < GAME.evaluate(plain, 1)
    lost = table(bare("romans", hand=["cl-unrest-1"]), bare("greeks"), step="end", collapsed=True)
    assert GAME.evaluate(lost, 0) < GAME.evaluate(lost, 1)
    play(plain, "finish")
    finish(table(bare("romans"), bare("greeks"), market=QUIET))


def test_a_yes_says_what_is_done() -> None:
    state = table(bare("romans", hand=["romans-prosperity-1"], deck=["romans-advance"]), bare("greeks"), market=QUIET)
    play(state, "play romans-prosperity-1")
    labels = {GAME.notation(move): GAME.describe(state, 0, move, "en") for move in state.moves(0)}
    assert labels == {"accept": "Draw 1 card", "decline": "No"}
