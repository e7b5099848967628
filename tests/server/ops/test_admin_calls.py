"""goa admin calls, forget-address and unblock, run as commands beside a real server: on SQLite and on PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.server.calls.push_service import Browser
from tests.server.ops.hosted import DATABASES, Hosted, hosted_on
from tests.server.players import make_table

LATER = "86400"  # GOA_CALL_SECONDS: nothing is sent during the test


@pytest.fixture(scope="module", params=DATABASES)
def hosted(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    folder = tmp_path_factory.mktemp("hosted")
    with hosted_on(request.param, folder, GOA_CALL_SECONDS=LATER) as hosted:
        hosted.starts_processes = True
        yield hosted


def test_contacts_and_notices_are_counted(hosted: Hosted) -> None:
    assert hosted.admin("calls") == "contacts  none\nnotices  none\n"
    table = make_table(hosted.client)
    called = 1 - table.awaited()
    for name in ("one", "two"):
        subscription = Browser().subscription(f"https://push.example.org/{name}")
        assert table.request("POST", "calls/push", called, json=subscription).status_code == 201
    while table.awaited() != called:
        table.step()
    assert hosted.admin("calls") == "contacts  push  active  2\nnotices  push  waiting  2\n"
    while table.awaited() == called:
        table.step()
    hosted.sql("UPDATE contacts SET status = 'unconfirmed', kind = 'mail' WHERE address LIKE '%two'")
    assert hosted.admin("calls") == (
        "contacts  mail  unconfirmed  1\ncontacts  push  active  1\n"
        "notices  mail  passed  1\nnotices  push  passed  1\n"
    )


def test_addresses_are_checked(hosted: Hosted) -> None:
    assert hosted.refused("forget-address", "ann") == "expected a mail address such as ann@example.org, got 'ann'\n"
    assert hosted.refused("unblock", "ann@example.org") == "this address is not blocked\n"
    assert hosted.admin("forget-address", "ann@example.org") == "The address is deleted at 0 tables.\n"
