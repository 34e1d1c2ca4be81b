"""`imperia rules`: the numbered rules, and which of them are tested."""

from __future__ import annotations

from textwrap import fill
from typing import Annotated

import msgspec
import typer

import imperia
from imperia.cli.checkout import tests_folder
from imperia.cli.options import AsJson, InLang, Lang
from imperia.cli.output import console, emit, say
from imperia.kernel.coverage import Coverage, coverage, rules_with_tests
from imperia.kernel.errors import ImperiaError
from imperia.kernel.game import Game
from imperia.kernel.rules import Rule


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
        _show_coverage(game, as_json)
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
    part = ""
    for one in found:
        if part != (one.part or one.kind):
            part = one.part or one.kind
            say(f"\n{part}", style="bold")
        say_rule(one, lang)


def find_rule(game: Game, rule_id: str) -> Rule:
    """The rule with that id, however it is spelt."""
    rule_id = rule_id.upper()
    if rule_id not in game.rules:
        raise ImperiaError("no_such_rule", game=game.name, rule=rule_id)
    return game.rules[rule_id]


def with_kind(rule: Rule) -> dict[str, object]:
    """A rule for a program, in both languages."""
    return {**msgspec.to_builtins(rule), "kind": rule.kind}


def say_rule(rule: Rule, lang: Lang) -> None:
    """Print a rule as a person reads it; one line where a program like grep may look for it."""
    question = f"{getattr(rule.question, lang)} " if rule.question is not None else ""
    page = f" (p. {rule.page})" if rule.page else ""
    line = f"{rule.id}  {question}{getattr(rule.text, lang)}{page}"
    terminal = console()
    if terminal.is_terminal:
        line = fill(line, terminal.width, subsequent_indent=" " * (len(rule.id) + 2), break_long_words=False)
    say(line)


def _show_coverage(name: str | None, as_json: bool) -> None:
    games = [imperia.game(one) for one in ([name] if name else imperia.game_names())]
    tested = rules_with_tests(tests_folder())
    found = {game.name: coverage(game.rules, tested) for game in games}
    if as_json:
        emit(found[name] if name else found)
        return
    for one, measured in found.items():
        say(f"{one} {measured.tested}/{measured.testable} tested")
        if name:
            _say_untested(measured)


def _say_untested(measured: Coverage) -> None:
    for rule_id in measured.untested:
        say(f"  {rule_id}")
