"""Whom we believe when they say for whom they speak."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Final

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

VARIABLE: Final = "FORWARDED_ALLOW_IPS"  # uvicorn's own, which believes the same for requests
DEFAULT: Final = "127.0.0.1"


async def _nothing(*given: object) -> None:
    raise AssertionError("this is no application")


class Proxies:
    """The proxies in front of this server, as uvicorn understands them."""

    def __init__(self, trusted: str) -> None:
        self.trusted = ProxyHeadersMiddleware(_nothing, trusted).trusted_hosts

    @classmethod
    def named(cls) -> Proxies:
        """Those that the operator has named."""
        return cls(os.environ.get(VARIABLE, DEFAULT))

    def __contains__(self, peer: str) -> bool:
        return peer in self.trusted

    def client(self, peer: str, forwarded: Sequence[str]) -> str:
        """The address of whoever is behind a connection."""
        if not forwarded or peer not in self:
            return peer
        host, _ = self.trusted.get_trusted_client_address(", ".join(forwarded))
        return host or peer
