"""A real service and a real browser for the tests that click."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.chromium import FLAGS, find_chromium
from tests.browser.player import PATIENCE
from tests.browser.service import Service

# A busy machine is no fault of the page.
expect.set_options(timeout=PATIENCE)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Every test of this folder needs the browser; whole games come first, so that none is left over in the end.

    Those on static files have a marker of their own: building these takes minutes.
    """
    for item in items:
        if "tests/browser/" in item.path.as_posix() and item.get_closest_marker("site") is None:
            item.add_marker(pytest.mark.browser)
    items.sort(key=lambda item: not item.name.endswith("whole]"))


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        yield chromium
        chromium.close()


@pytest.fixture(scope="session")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    """One service for all tests that leave it running."""
    service = Service(tmp_path_factory.mktemp("service"))
    service.start()
    yield service
    service.kill()
