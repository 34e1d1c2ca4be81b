"""What the log says: the keyword's own word, where a card went, what ended the game and what that means."""

from imperia.games.imperium.state import ImperiumState
from tests.games.imperium.table import GAME, bare, heard, laid, market, nation_deck, table
from tests.games.imperium.test_fame import glory
from tests.rule import rule

QUIET = ["cl-forest", "cl-oasis", "cl-steppe", "cl-river", "cl-hills"]


def log(state: ImperiumState, lang: str, *moves: str) -> list[str]:
    """What everybody reads of some moves; spaces that do not break are plain ones."""
    return [
        GAME.tell(event, None, lang).replace("\u00a0", " ").replace("\u202f", " ") for event in heard(state, *moves)
    ]


@rule("IMP-131", "IMP-146")
def test_abandoning_is_told_as_such_and_what_was_garrisoned_as_discarded() -> None:
    host = bare("romans", area=[laid("cl-jungle", under=["romans-advance"])])
    state = table(bare("celts", state="empire", hand=["cl-cataphract"]), host, market=QUIET)
    said = log(state, "fr", "play cl-cataphract")
    assert "Joueur 2 abandonne « Jungle »." in said
    assert "Joueur 2 défausse « Progrès »." in said
    assert "Joueur 2 défausse « Jungle »." not in said


@rule("IMP-133", "IMP-134")
def test_a_recall_is_told_of_the_one_who_recalls_with_what_was_garrisoned() -> None:
    host = bare("romans", area=[laid("cl-jungle", under=["romans-advance"])])
    state = table(bare("greeks", "3 materials", hand=["cl-invasion"]), host, market=QUIET)
    said = log(state, "en", "play cl-invasion", "option 1", "take cl-forest")
    assert said[-2:] == ["Player 2 takes Jungle into hand.", "Player 2 takes Advance into hand."]


@rule("IMP-191")
def test_a_price_is_told_with_the_progress_that_stood_in_for_a_part_of_it() -> None:
    state = table(bare("romans", "5 materials 5 progress", hand=["cl-diplomacy"]), bare("greeks"), market=QUIET)
    said = log(state, "en", "play cl-diplomacy", "progress 1")
    assert "Player 1 pays 1 material and 1 progress." in said


@rule("IMP-218", "IMP-112")
def test_king_of_kings_is_turned_to_its_side_b() -> None:
    said = log(glory(0), "fr", "play romans-glory")
    assert "Joueur 1 retourne « Roi des rois » sur sa face B." in said
    assert not any("visible" in line for line in said)
    assert "Player 1 flips King of Kings to side B." in log(glory(0), "en", "play romans-glory")


@rule("IMP-113", "IMP-114", "IMP-115", "IMP-118")
def test_what_ends_the_game_says_what_it_is_and_what_follows() -> None:
    graal = table(bare("arthurians", hand=["arthurians-graal"]), bare("greeks"), market=QUIET)
    ends = "Après cette manche, on en joue une dernière."
    assert f"Un Décompte est déclenché : le Graal a été joué. {ends}" in log(graal, "fr", "play arthurians-graal")
    me = bare("vikings", discard=["vikings-advance"], history=nation_deck("vikings"))
    zenith = table(me, bare("greeks"), market=QUIET)
    told = log(zenith, "en", "finish", "place cl-forest")
    assert any("Harald Hardrada has come to the Vikings. After this round" in line for line in told)
    me = bare("utopians", "24 population", area=["utopians-shangri-la"], state="empire")
    journey = table(me, bare("greeks"), seat=1, step="cleanup", round=7, market=QUIET)
    told = log(journey, "fr", "place cl-forest")
    assert f"Un Décompte est déclenché : Shangri-La est atteint avec 24 Population. {ends}" in told


@rule("IMP-093")
def test_the_nadir_comes_into_play_and_nothing_says_that_it_was_discarded() -> None:
    me = bare("arthurians", discard=["arthurians-cafall"], history=nation_deck("arthurians"))
    state = table(me, bare("utopians"), options={"box": "legends"})
    said = log(state, "fr", "finish", f"place {market(state)[0]}")
    assert "Joueur 1 met directement en jeu la carte Nation « Gwaith Camlan »." in said
    assert not any("Gwaith Camlan" in line and "dans sa défausse." in line and "au lieu" not in line for line in said)


@rule("IMP-116")
def test_a_collapse_is_told_after_the_unrest_that_causes_it() -> None:
    held = [f"cl-unrest-{number}" for number in range(2, 9)]
    romans = bare("romans", "3 materials", hand=["cl-invasion"], history=held)
    state = table(romans, bare("greeks"), market=QUIET, piles={"unrest_pile": ["cl-unrest-1"]})
    said = log(state, "fr", "play cl-invasion")
    taken = said.index("Joueur 2 prend 1 carte Instabilités.")
    assert said[taken + 1 :] == [
        "Effondrement : la pile Instabilités est vide.",
        "Toutes les cartes sont révélées pour le compte des points.",
        "La partie est terminée.",
    ]
