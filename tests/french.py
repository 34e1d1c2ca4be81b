"""What no French text may have: a word that would elide before a name, a number that its noun does not agree with."""

import re

# A name may begin with a vowel, so nothing that elides or contracts stands before it: `{who:de}` says it with its name.
BEFORE_A_NAME = re.compile(r"\b(de|que|le|la|du|au|jusque|lorsque|puisque) \{(\w+)\}", re.IGNORECASE)
# A number may be nought or one, so the word behind it is one of two: `{count} {count:carte|cartes}`.
BEFORE_A_PLURAL = re.compile(r"\{(\w+)\} ([\wœÀ-ÿ]+[sx])\b")
# Words that end like plurals and are none.
NO_PLURALS = {
    "après", "bois", "dans", "depuis", "des", "dessous", "dessus", "fois", "les", "mais", "moins", "pas", "plus",
    "progrès", "puis", "sans", "ses", "sous", "vers",
}  # fmt: skip
# What these details hold is a number, not a name, whatever the game.
NUMBERS = {
    "armies", "bid", "chao", "cost", "count", "defence", "defenders", "max", "most", "move", "moves", "number",
    "points", "purse", "rotation", "seats", "size",
}  # fmt: skip


# Wrong or foreign French, and what is said instead.
WRONG = {
    r"vous doit\b": "à vous de jouer",
    r"\bsont-ce\b": "est-ce",
    r"\bdraftée?s?\b": "par draft",
    r"\bn°(?=\d)": "n° 5",
    r"\bcard texts?\b": "texte de la carte",
    r"\ble plus de points l['’]emporte": "le plus grand total l'emporte",
    r"\bp\. solo\b": "livret solo, p.",
    r"\bla graine était\b": "graine du hasard",
    r"^À table$": "Commencer",
    r"^Tant pis$": "Retirer ma demande",
    r"^Non, attendre$": "Non, revenir",
    r"^Ce qui est épuisé$": "Piles vides",
    r"^(Glouton|Hasard)$": "a level",
    r"\bà la main$": "aide-mémoire",
    r": [\w’ ]{1,24} : ": "one colon",
}


def wrong(text: str) -> list[str]:
    """The places of a French text that want other words."""
    plain = re.sub(r"\{\w+:[^}]*\}|\[\w+:[^]]*\]", "x", text.replace("\u00a0", " "))
    return [place[0] for pattern in WRONG for place in re.finditer(pattern, plain, re.IGNORECASE)]


def faults(text: str) -> list[str]:
    """The places of a French text, with its gaps, that may come out wrong."""
    names = [one[0] for one in BEFORE_A_NAME.finditer(text) if one[2] not in NUMBERS]
    return names + [one[0] for one in BEFORE_A_PLURAL.finditer(text) if one[2].lower() not in NO_PLURALS]


# Words with which msgspec, Python and the framework of the server refuse what they are given, and the signs about them.
FOREIGN = re.compile(
    r"`|\b(?:expected|got|object|invalid|unknown|missing|required|malformed|truncated|out of range|length|recursion"
    r"|codec|takes|arguments?|failed)\b",
    re.IGNORECASE,
)


def foreign(text: str) -> list[str]:
    """What the reader of a French text would have to know English for; nothing that he has written himself is one."""
    return FOREIGN.findall(text)
