"""Charges each caller for the processor time of its requests and sockets. The outermost layer of the application."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Final, TypeVar

from starlette.types import ASGIApp, Receive, Scope, Send

from goa.server.limits.account import REQUEST_COST, Metered, current_account
from goa.server.limits.proxies import ProxyCheck, TrustedProxies, host_of
from goa.server.limits.rate_limits import RateLimits

Result = TypeVar("Result")

WRITE_COST: Final = 0.001  # seconds for a transaction: the disk has to confirm it, and others wait for the same disk


class Metering:
    """Plain ASGI, because every request passes through it."""

    def __init__(self, app: ASGIApp, limits: RateLimits, trusted: TrustedProxies) -> None:
        self.app = app
        self.limits = limits
        self.proxy_check = ProxyCheck(trusted)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        self.proxy_check.look_at(scope)
        account = self.limits.account(host_of(scope))
        account.charge(REQUEST_COST)
        current_account.set(account)
        await Metered(self.app(scope, receive, send), account.charge)


async def metered(coroutine: Awaitable[Result]) -> Result:
    """For tasks: charge the caller whose request started this one."""
    account = current_account.get()
    return await (coroutine if account is None else Metered(coroutine, account.charge))


def charge_for_write() -> None:
    """Charge the caller for a transaction, on top of the processor time. Those that callers share cost nobody."""
    account = current_account.get()
    if account is not None:
        account.charge(WRITE_COST)
