"""What no English text may have: an accent of another language, or words that no player would say."""

import re

# French has a space before these; English has none.
APART = re.compile(r"\S[ \u00a0](?=[:;?!](?:\s|$))")
# Turns of phrase that a native player stumbles over, and what is said instead.
STILTED = {
    r"^That is all$": "Done",
    r"^Cancel this$": "Cancel",
    r"^No, wait$": "Go back",
    r"^Never mind$": "Withdraw",
    r"^To the table$": "Start, Go to the table",
    r"\bof equals\b": "ties:",
    r"\bof players with equal\b": "Ties go to",
    r"\bskip to now\b": "Skip",
    r"\bbeside a real box\b": "for your own copy",
    r"\ball the same$": "anyway",
    r"\bGraal\b": "Grail",
    r"\bnobody plays on\b": "the game cannot go on",
    r"\b(a|an) \w+(-\w+)? of yours\b": "one of your",
    r"\bthe whole rules\b": "the full rules",
    r"\bnot the head of a record\b": "not a game record",
}


def stilted(text: str) -> list[str]:
    """The places of an English text that want other words."""
    found = [place[0] for pattern in STILTED for place in re.finditer(pattern, text, re.IGNORECASE)]
    return found + [place[0] for place in APART.finditer(text)]
