"""One server for all tests that do not stop it."""

from collections.abc import Iterator

import pytest

from tests.server.service import Service, running


@pytest.fixture(scope="session")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    with running(tmp_path_factory.mktemp("server") / "tables.sqlite") as one:
        yield one
