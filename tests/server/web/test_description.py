"""Everything that the OpenAPI description allows, and what it does not, sent to a running server."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)

from kaiju.server.app import make_routes
from kaiju.server.settings import Settings
from kaiju.server.web.server import Server
from tests.support.server.process import Serving, serving
from tests.support.server.running import Client, two

pytestmark = pytest.mark.slow

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    negative_data_rejection,
]
SENTENCES = [400, 401, 403, 404, 405, 409, 413, 429]  # what is refused with one
described = make_routes(Server("sqlite:///nowhere", Settings())).openapi_schema.to_schema()
openapi = schemathesis.openapi.from_dict(described)
openapi.config.checks.negative_data_rejection.expected_statuses = [str(code) for code in SENTENCES]
OPERATIONS = {found.ok().label: found.ok() for found in openapi.get_all_operations() if isinstance(found, Ok)}
PROBE = settings(
    max_examples=12,
    deadline=None,
    database=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)


class Target:
    """A server with a game under way, and a stranger who sends what nobody should."""

    def __init__(self, server: Serving) -> None:
        self.server = server
        self.table = asyncio.run(self._begin())
        self.before = self.state()

    async def _begin(self) -> str:
        _, _, table = await two(self.server)
        return table

    def state(self) -> Any:
        """Everything that a spectator can find out about the game."""
        return asyncio.run(self._watch())

    async def _watch(self) -> Any:
        eve = self.server.client()
        story = await eve.get("GET", f"/api/tables/{self.table}/story")
        async with eve.play(self.table) as watching:
            return story, watching.heard[0]

    def stranger(self, path: str) -> dict[str, str]:
        """The token of somebody new: a bot for the paths of bots, else a guest."""

        async def make() -> Client:
            client = self.server.client()
            place = "/api/bot" if path.startswith("/api/bot") else "/api/guests"
            client.token = (await client.get("POST", place, {"name": "Eve"}))["token"]
            return client

        return {"authorization": f"Bearer {asyncio.run(make()).token}"}


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Target]:
    with serving(Path(tmp_path_factory.mktemp("described"))) as server:
        yield Target(server)
        assert server.stop() in (0, -15)
        assert not [line for line in server.logged().splitlines() if json.loads(line)["level"] == "error"]


@pytest.mark.parametrize("label", OPERATIONS)
def test_the_server_does_what_its_description_says(label: str, target: Target) -> None:
    operation, headers = OPERATIONS[label], target.stranger(OPERATIONS[label].path)
    kinds = st.sampled_from([GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
    cases = kinds.flatmap(lambda kind: operation.as_strategy(generation_mode=kind))

    @PROBE
    @given(cases, st.booleans())
    def send(case: schemathesis.Case[Any], real: bool) -> None:
        if real and "table" in case.path_parameters:
            case.path_parameters["table"] = target.table
        answer = case.call(base_url=target.server.address, headers=headers)
        case.validate_response(answer, checks=CHECKS)
        if answer.status_code not in (200, 201, 204):
            assert answer.status_code in SENTENCES
            assert answer.json()["sentence"]

    send()
    assert target.state() == target.before
