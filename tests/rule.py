"""The mark of a test that checks a rule: it would fail if the rule were not carried out."""

import pytest

rule = pytest.mark.rule
