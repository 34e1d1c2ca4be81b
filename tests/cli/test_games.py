"""`imperia games`."""

import imperia
from tests.cli.run import answer, run


def test_games_for_a_program() -> None:
    games = answer("games")
    assert [game["id"] for game in games] == imperia.game_names()
    founders = games[0]
    assert founders["title"] == {"en": "Founders of the Empire", "fr": "Founders of the Empire"}
    assert founders["seats"] == [2, 3, 4]
    (option,) = founders["options"]
    assert option == {
        "name": "agreed_end",
        "values": [True, False],
        "default": True,
        "rule": "FOU-O04",
        "without_people": False,
        "seats": [],
    }


def test_games_for_a_person() -> None:
    shown = run("games", "--lang", "fr").stdout
    assert shown.startswith("jeu        titre")
    assert "Naissance d’un Empire" in shown
    assert "agreed_end=true | false" in shown
