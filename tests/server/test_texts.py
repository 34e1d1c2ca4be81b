"""What the server says: nothing missing, nothing left over, in French as it is set."""

import re
from pathlib import Path

import imperia.server
from imperia.bots.texts import BOT_TEXTS
from imperia.server.errors import TEXTS

SOURCE = Path(imperia.server.__file__).parent


def test_every_refusal_has_a_text_and_every_text_is_used() -> None:
    code = "".join(path.read_text("utf-8") for path in SOURCE.glob("*.py"))
    texts = {key.removeprefix("error.") for key in TEXTS.all_keys() if key.startswith("error.")}
    assert set(re.findall(r'Refusal\(\s*"(\w+)"', code)) == texts


def test_french_signs_stand_apart_from_their_words() -> None:
    cramped = re.compile(r"[^\u00a0][:;?!»](\s|$)|«[^\u00a0]")
    said = [
        texts.say(key, "fr", dict.fromkeys(texts.fields(key), 2))
        for texts in (TEXTS, BOT_TEXTS)
        for key in texts.all_keys()
    ]
    assert [text for text in said if cramped.search(text)] == []
