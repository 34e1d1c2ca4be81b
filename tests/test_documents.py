"""The documents can be read in any editor, and lead nowhere that is not there."""

import re
from pathlib import Path

import pytest

CLONE = Path(__file__).parents[1]
DOCUMENTS = [CLONE / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")]
DOCUMENTS += sorted((CLONE / "docs").rglob("*.md"))
EACH = pytest.mark.parametrize("document", DOCUMENTS, ids=lambda file: file.relative_to(CLONE).as_posix())
LINK = re.compile(r"\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)")
# As GitHub makes the address of a heading: lower case, signs dropped, a hyphen for each space.
SIGNS = re.compile(r"[^\w\- ]")


def headings(document: Path) -> set[str]:
    lines = document.read_text("utf-8").splitlines()
    titles = [line.lstrip("#").strip() for line in lines if line.startswith("#")]
    return {SIGNS.sub("", title.lower()).replace(" ", "-") for title in titles}


@EACH
def test_no_line_is_longer_than_a_screen_is_wide(document: Path) -> None:
    lines = enumerate(document.read_text("utf-8").splitlines(), 1)
    assert [number for number, line in lines if len(line) > 120] == []


@EACH
def test_what_a_document_links_to_is_there(document: Path) -> None:
    lost = []
    for place, heading in LINK.findall(document.read_text("utf-8")):
        target = (document.parent / place).resolve() if place else document
        if not target.exists() or (heading and heading not in headings(target)):
            lost.append(f"{place}#{heading}")
    assert lost == []
