"""What all tests share: a rule that a test names must exist."""

import pytest

import imperia


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Refuse a test that claims to check a rule which no game has."""
    known = {rule.id for name in imperia.game_names() for rule in imperia.game(name).rules.all()}
    for item in items:
        for mark in item.iter_markers("rule"):
            unknown = [rule_id for rule_id in mark.args if rule_id not in known]
            if unknown or not mark.args:
                raise pytest.UsageError(f"{item.nodeid}: no game has the rule {', '.join(unknown) or '(none)'}")
