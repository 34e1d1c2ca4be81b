"""The description of the HTTP routes, and that they do what it says."""

from pathlib import Path
from typing import Any

import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.specs.openapi.checks import positive_data_acceptance

from imperia.server.app import make_app
from imperia.server.database import database_url
from tests.server.service import Service

DESCRIBED = schemathesis.openapi.from_dict(
    make_app(database_url("unused.sqlite"), workers=1).app.openapi_schema.to_schema()
)


@DESCRIBED.parametrize()
@settings(max_examples=8, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
def test_every_route_answers_as_described(case: schemathesis.Case[Any], service: Service) -> None:
    # Which games and seats there are, and what a record must hold, is more than a description can say.
    case.call_and_validate(base_url=f"http://127.0.0.1:{service.port}", excluded_checks=[positive_data_acceptance])


def test_the_description_is_handed_out_and_every_route_has_a_summary(service: Service) -> None:
    described = service.http.get("/api/schema").json()
    routes = {
        f"{method.upper()} {path}": operation
        for path, methods in described["paths"].items()
        for method, operation in methods.items()
    }
    assert set(routes) == {
        "GET /api/library",
        "GET /api/games/{game}/words",
        "GET /api/games/{game}/primer",
        "GET /api/games/{game}/rules",
        "GET /api/games/{game}/content",
        "GET /api/games/{game}/drawn",
        "GET /api/games/{game}/printed",
        "POST /api/games/{game}/trials",
        "GET /api/trials/{trial}",
        "POST /api/games/{game}/packs",
        "POST /api/games/{game}/beside",
        "POST /api/tables",
        "POST /api/records",
        "GET /api/tables/{table}",
        "GET /api/tables/{table}/record",
        "POST /api/tables/{table}/unfinished",
        "POST /api/tables/{table}/along",
        "POST /api/tables/{table}/handed",
        "GET /api/tables/{table}/frames/{moves}",
        "POST /api/tables/{table}/hint",
        "GET /api/tables/{table}/coach",
        "POST /api/tables/{table}/branches",
        "POST /api/campaigns",
        "GET /api/campaigns/{campaign}",
        "POST /api/campaigns/{campaign}/games",
        "POST /api/campaigns/{campaign}/rewards",
    }
    for operation in routes.values():
        assert operation["summary"]
        assert operation["description"]
    assert not Path("unused.sqlite").exists()
