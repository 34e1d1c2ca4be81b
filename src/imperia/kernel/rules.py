"""A game's rule book: every numbered rule, ruling, worked example and option, in French and English."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Final, Literal

import msgspec

from imperia.kernel.content import Name
from imperia.kernel.misfit import learn

Kind = Literal["rule", "ruling", "example", "option"]
KINDS: Final[dict[str, Kind]] = {"": "rule", "Q": "ruling", "E": "example", "O": "option"}
ID: Final = re.compile(r"[A-Z]{3}-([QEO]?)\d{2,3}")


class Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One numbered statement of a rule book."""

    id: str
    text: Name
    # The part of the game it belongs to.
    part: str = ""
    # Where the printed rulebook says it.
    page: str = ""
    # The point that a ruling settles.
    question: Name | None = None
    # True if it only describes cardboard; the content tests cover it.
    component: bool = False

    @property
    def kind(self) -> Kind:
        """Whether it is a rule, a ruling, a worked example or an option."""
        found = ID.fullmatch(self.id)
        assert found is not None
        return KINDS[found[1]]

    @property
    def testable(self) -> bool:
        """True if a test can set a position up and see it in force."""
        return not self.component


class RuleBook:
    """The rules of one game by id, in the order of the book."""

    def __init__(self, rules: list[Rule]) -> None:
        self._rules: Final = {rule.id: rule for rule in rules}

    def __contains__(self, rule_id: str) -> bool:
        return rule_id in self._rules

    def __getitem__(self, rule_id: str) -> Rule:
        return self._rules[rule_id]

    def all(self) -> list[Rule]:
        """Every rule, ruling, example and option."""
        return list(self._rules.values())

    def spelled(self, spell: Callable[[str, str], str]) -> RuleBook:
        """The same book with what it names in words: a sign in it stands for a thing of the content."""

        def both(name: Name) -> Name:
            return Name(en=spell(name.en, "en"), fr=spell(name.fr, "fr"))

        return RuleBook(
            [
                msgspec.structs.replace(
                    rule, text=both(rule.text), question=both(rule.question) if rule.question is not None else None
                )
                for rule in self._rules.values()
            ]
        )

    def search(self, words: str, lang: str) -> list[Rule]:
        """The rules whose text holds all the words, in any order."""
        wanted = words.lower().split()
        found: list[Rule] = []
        for rule in self._rules.values():
            texts = [rule.id, rule.part, rule.text.say(lang)]
            if rule.question is not None:
                texts.append(rule.question.say(lang))
            haystack = " ".join(texts).lower()
            if all(word in haystack for word in wanted):
                found.append(rule)
        return found


def load_rules(path: Path) -> RuleBook:
    """The rule book of one TOML file."""
    table = tomllib.loads(path.read_text("utf-8"))
    learn(Rule)
    rules: list[Rule] = []
    for rule_id, fields in table.items():
        if ID.fullmatch(rule_id) is None:
            raise ValueError(f"{path.name}: {rule_id} is not a rule id")
        rules.append(msgspec.convert({"id": rule_id, **fields}, Rule))
    return RuleBook(rules)
