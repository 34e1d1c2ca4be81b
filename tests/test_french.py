"""French that is no game's: what the kernel, the terminal, the bots, the server and the page itself say."""

import re
from pathlib import Path

import pytest

from imperia.bots.texts import BOT_TEXTS
from imperia.cli.texts import TEXTS as CLI_TEXTS
from imperia.coach.texts import COACH_TEXTS
from imperia.kernel.texts import KERNEL_TEXTS, Texts
from imperia.lab.page import TEXTS as LAB_TEXTS
from imperia.server.errors import TEXTS as SERVER_TEXTS
from tests.french import faults, wrong

PAGE = Path(__file__).parents[1] / "web" / "src"
ON_THE_PAGE = re.compile(r'\bfr:\s*"((?:[^"\\]|\\.)*)"')


@pytest.mark.parametrize("texts", [KERNEL_TEXTS, CLI_TEXTS, BOT_TEXTS, COACH_TEXTS, LAB_TEXTS, SERVER_TEXTS])
def test_names_elide_and_words_agree_with_numbers(texts: Texts) -> None:
    found = {key: faults(texts.template(key, "fr")) for key in texts.all_keys()}
    assert {key: wrong for key, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize("file", ["i18n/texts.ts", "board/texts.ts"])
def test_so_they_do_on_the_page(file: str) -> None:
    said = ON_THE_PAGE.findall((PAGE / file).read_text("utf-8"))
    assert said
    assert {text: faults(text) for text in said if faults(text)} == {}


@pytest.mark.parametrize("texts", [KERNEL_TEXTS, BOT_TEXTS, SERVER_TEXTS])
def test_no_french_is_wrong(texts: Texts) -> None:
    said = {key: wrong(texts.template(key, "fr")) for key in texts.all_keys()}
    assert {key: found for key, found in said.items() if found} == {}


@pytest.mark.parametrize("file", ["i18n/texts.ts", "board/texts.ts"])
def test_none_is_on_the_page(file: str) -> None:
    said = ON_THE_PAGE.findall((PAGE / file).read_text("utf-8"))
    assert {text: wrong(text) for text in said if wrong(text)} == {}


@pytest.mark.parametrize("texts", [KERNEL_TEXTS, CLI_TEXTS, BOT_TEXTS, COACH_TEXTS, LAB_TEXTS, SERVER_TEXTS])
def test_a_bot_is_called_a_robot(texts: Texts) -> None:
    said = {key: texts.template(key, "fr") for key in texts.all_keys()}
    assert {
        key: text for key, text in said.items() if re.search(r"\b(bots?|IA)\b", re.sub(r"\{[^}]*\}", "", text))
    } == {}


def test_what_would_come_out_wrong_is_found() -> None:
    assert faults("Nation de {name}") == ["de {name}"]
    assert faults("la réserve {who:de}, {count} {count:carte|cartes}, {count} fois") == []
    assert faults("{count} cartes") == ["{count} cartes"]
    assert faults("Le {clan} gagne ; pas plus que {who}") == ["Le {clan}", "que {who}"]


def test_wrong_french_is_found() -> None:
    assert wrong("vous doit jouer") == ["vous doit"]
    assert wrong("carte Solo n°5") == ["n°"]
    assert wrong("Nouvelle première cible : Attaque : PV") == [": Attaque : "]
    assert wrong("Nouvelle première cible : Attaque (PV)") == []
