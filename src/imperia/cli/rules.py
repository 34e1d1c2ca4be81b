"""`imperia rules`: the numbered rules, and which of them are tested."""

from __future__ import annotations

import re
from typing import Annotated, Final

import msgspec
import typer

import imperia
from imperia.cli.checkout import tests_folder
from imperia.cli.options import AsJson, InLang, Lang
from imperia.cli.output import emit, say, say_wrapped
from imperia.cli.texts import text
from imperia.kernel.coverage import Coverage, coverage, rules_with_tests
from imperia.kernel.errors import ImperiaError
from imperia.kernel.game import Game
from imperia.kernel.rules import Rule

# An id as people write it: FOU-037, fou-37, Q47, 37.
SPELLING: Final = re.compile(r"(?:[A-Z]{3}-?)?([QEO]?)(\d{1,3})")
# How the page of a rule begins that stands in the solo game's own book.
SOLO: Final = "solo p. "


def rules(
    lang: InLang,
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="A game; `imperia games` lists them.")] = None,
    rule: Annotated[str | None, typer.Argument(metavar="RULE_ID", help="One rule, such as FOU-037.")] = None,
    search: Annotated[str | None, typer.Option(metavar="WORDS", help="Only rules with all these words.")] = None,
    covered: Annotated[bool, typer.Option("--coverage", help="Which rules have a test, and which have none.")] = False,
    as_json: AsJson = False,
) -> None:
    """Show the rules of a game, one rule, or which rules are tested."""
    if covered:
        _show_coverage(game, lang, as_json)
    elif game is None:
        raise typer.BadParameter("Name a GAME, or ask for --coverage of all games.")
    else:
        _show_rules(imperia.game(game), rule, search, lang, as_json)


def _show_rules(game: Game, rule: str | None, search: str | None, lang: Lang, as_json: bool) -> None:
    if rule is not None:
        one = find_rule(game, rule)
        if as_json:
            emit(with_kind(one))
        else:
            say_rule(one, lang)
        return
    found = game.rules.search(search or "", lang)
    if as_json:
        emit([with_kind(one) for one in found])
        return
    if not found:
        say(text("no_rule_found", lang, words=search))
    part = ""
    for one in found:
        if part != (one.part or one.kind):
            part = one.part or one.kind
            say(f"\n{part}", style="bold")
        say_rule(one, lang)


def find_rule(game: Game, rule_id: str) -> Rule:
    """The rule with that id, however it is spelt."""
    rule_id = rule_id.upper()
    spelt = [rule_id]
    if parts := SPELLING.fullmatch(rule_id):
        prefix = game.sheet.end_rule.partition("-")[0]
        spelt += [f"{prefix}-{parts[1]}{int(parts[2]):0{digits}}" for digits in (2, 3)]
    for one in spelt:
        if one in game.rules:
            return game.rules[one]
    raise ImperiaError("no_such_rule", game=game.name, rule=rule_id)


def with_kind(rule: Rule) -> dict[str, object]:
    """A rule for a program, in both languages."""
    return {**msgspec.to_builtins(rule), "kind": rule.kind}


def say_page(page: str, lang: Lang) -> str:
    """Where the printed rules say it; those of the solo game may have a book of their own."""
    key = "page_solo" if page.startswith(SOLO) else "page"
    return text(key, lang, page=page.removeprefix(SOLO))


def say_rule(rule: Rule, lang: Lang) -> None:
    """Print a rule as a person reads it; one line where a program like grep may look for it."""
    question = f"{rule.question.say(lang)} " if rule.question is not None else ""
    page = f" ({say_page(rule.page, lang)})" if rule.page else ""
    say_wrapped(f"{rule.id}  {question}{rule.text.say(lang)}{page}", indent=len(rule.id) + 2)


def _show_coverage(name: str | None, lang: Lang, as_json: bool) -> None:
    games = [imperia.game(one) for one in ([name] if name else imperia.game_names())]
    tested = rules_with_tests(tests_folder())
    found = {game.name: coverage(game.rules, tested) for game in games}
    if as_json:
        emit(found[name] if name else found)
        return
    for one, measured in found.items():
        say(text("tested", lang, game=one, tested=measured.tested, testable=measured.testable))
        if name:
            _say_untested(measured)


def _say_untested(measured: Coverage) -> None:
    for rule_id in measured.untested:
        say(f"  {rule_id}")
