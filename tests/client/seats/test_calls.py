"""Being called, in the browser: the panel, the pages of mails, and a real service worker that shows notifications."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractAsyncContextManager, AsyncExitStack
from pathlib import Path
from typing import Any, TypeVar

import pytest
from playwright.sync_api import Page, expect
from tests.client.browser.chromium import PHONE, Screen
from tests.client.browser.looking import axe, no_sideways_scroll
from tests.client.browser.playing import make_table, sit_down
from tests.client.conftest import OpenScreen
from tests.server.calls.mailbox import mailbox, token_in
from tests.server.calls.push_service import Browser, push_service
from tests.server.conftest import assert_clean
from tests.server.players import Seats
from tests.server.process import ServerProcess

from goa.server.calls.push_encryption import encode

Service = TypeVar("Service")

PEOPLE = ({"name": "Ann"}, {"name": "Bob"})

# Chromium's push service is not reachable here, so the subscription is that of the test's own service. Everything
# else is real: the server encrypts for these keys, and the worker gets what the test decrypts.
SUBSCRIBED = """() => {
  const made = %s
  PushManager.prototype.subscribe = async () => ({ toJSON: () => made })
}"""
CLOSE_NOTIFICATIONS = """async () => {
  for (const each of await (await navigator.serviceWorker.ready).getNotifications()) each.close()
}"""
HIDDEN = "Object.defineProperty(document, 'hidden', { get: () => true })"


class Services:
    """A mail server and a push service in a thread of their own."""

    def __init__(self) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever)
        self._thread.start()
        self._open = AsyncExitStack()
        self.push = self._enter(push_service())
        self.box = self._enter(mailbox())

    def _enter(self, service: AbstractAsyncContextManager[Service]) -> Service:
        return asyncio.run_coroutine_threadsafe(self._open.enter_async_context(service), self._loop).result(10)

    def stop(self) -> None:
        asyncio.run_coroutine_threadsafe(self._open.aclose(), self._loop).result(10)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(10)
        self._loop.close()


@pytest.fixture(scope="module")
def services() -> Iterator[Services]:
    made = Services()
    yield made
    made.stop()


@pytest.fixture(scope="module")
def calling(built: Path, services: Services, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that offers mail and push, and calls at once."""
    process = ServerProcess(tmp_path_factory.mktemp("calling"))
    process.environment |= {
        "GOA_PUBLIC_ADDRESS": process.url,
        "GOA_SMTP_HOST": "127.0.0.1",
        "GOA_SMTP_PORT": str(services.box.port),
        "GOA_SMTP_SECURITY": "none",
        "GOA_SMTP_FROM": "goa@example.org",
        "GOA_PUSH_TO_PRIVATE_ADDRESSES": "yes",
        "GOA_CALL_SECONDS": "0",
    }
    process.start()
    yield process
    assert process.stop() == 0
    assert_clean(process.log)


def until(page: Page, expected: Callable[[], Any]) -> None:
    """What happens outside of the page cannot be waited for in it."""
    deadline = time.monotonic() + 30
    while not expected():
        assert time.monotonic() < deadline
        page.wait_for_timeout(50)


def open_panel(page: Page) -> None:
    page.get_by_test_id("open-menu").click()
    page.get_by_test_id("open-calls").locator("summary").click()
    page.get_by_test_id("calls").wait_for()


def other_seat(table: Seats) -> int:
    """The seat that is not awaited."""
    return 1 - table.awaited()


def play_until(table: Seats, seat: int) -> None:
    while table.awaited() != seat:
        table.step()


def notifications(page: Page) -> list[dict[str, Any]]:
    shown: list[dict[str, Any]] = page.evaluate(
        """async () => (await (await navigator.serviceWorker.ready).getNotifications())
          .map(({ title, body, tag, data }) => ({ title, body, tag, data }))"""
    )
    return shown


def push_to_worker(screen: Screen, page: Page, data: str) -> None:
    """Deliver a message as the browser's push service would."""
    session = screen.context.new_cdp_session(page)
    registrations: list[dict[str, Any]] = []
    session.on("ServiceWorker.workerRegistrationUpdated", lambda told: registrations.extend(told["registrations"]))
    session.send("ServiceWorker.enable")
    until(page, lambda: registrations)
    found = registrations[-1]["registrationId"]
    message = {"origin": screen.url, "registrationId": found, "data": data}
    session.send("ServiceWorker.deliverPushMessage", message)


def test_an_address_is_entered_confirmed_and_deleted(
    warm_screen: OpenScreen, calling: ServerProcess, services: Services
) -> None:
    services.box.mails.clear()
    screen = warm_screen(PHONE, server=calling, bypass_csp=True, language="de")
    page = sit_down(screen, make_table(screen, *PEOPLE))
    open_panel(page)
    axe(page)
    no_sideways_scroll(page)
    page.get_by_test_id("call-address").fill("ann@example.com")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("call-mail")).to_contain_text("Eine Mail an ann@example.com ist unterwegs.")
    until(page, lambda: services.box.mails)
    (mail,) = services.box.mails
    assert mail["Subject"] == "Goa: Bestätige deine Adresse"
    confirming = screen.tab(f"/#/mail/confirm/{token_in(mail, 'confirm')}")
    axe(confirming)
    no_sideways_scroll(confirming)
    confirming.get_by_test_id("mail-follow").click()
    expect(confirming.get_by_test_id("mail-done")).to_have_text("Deine Adresse ist bestätigt.")
    page.reload()
    open_panel(page)
    expect(page.get_by_test_id("call-mail")).to_have_attribute("data-status", "active")
    blocking = screen.tab(f"/#/mail/block/{token_in(mail, 'block')}")
    blocking.get_by_test_id("mail-follow").click()
    expect(blocking.get_by_test_id("mail-done")).to_contain_text("gesperrt")
    page.reload()
    open_panel(page)
    page.get_by_test_id("call-address").wait_for()


def test_a_link_that_is_none_says_so(warm_screen: OpenScreen, calling: ServerProcess) -> None:
    screen = warm_screen(server=calling)
    screen.expects("410")
    page = screen.tab("/#/mail/confirm/nothing")
    page.get_by_test_id("mail-follow").click()
    expect(page.get_by_role("alert")).to_contain_text("This link is too old")


def test_a_turn_is_pushed_through_the_real_worker_while_the_tab_is_hidden(
    open_screen: OpenScreen, calling: ServerProcess, services: Services
) -> None:
    push, browser = services.push, Browser()
    push.came.clear()
    screen = open_screen(server=calling)
    screen.context.grant_permissions(["notifications"])
    table = make_table(screen, *PEOPLE)
    seat = other_seat(table)
    keys = {"p256dh": encode(browser.public), "auth": encode(browser.auth)}
    made = {"endpoint": f"{push.origin}/device", "keys": keys}
    screen.context.add_init_script(f"({SUBSCRIBED % json.dumps(made)})()")
    page = sit_down(screen, table, seat)
    open_panel(page)
    page.get_by_test_id("call-push").click()
    until(page, lambda: table.request("GET", "calls", seat).json()["contacts"])
    expect(page.get_by_test_id("call-push")).to_be_checked()
    frames: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: frames.append(str(frame))))
    page.add_init_script(HIDDEN)
    page.reload()
    until(page, lambda: '{"type":"hidden"}' in frames)
    play_until(table, seat)
    until(page, lambda: push.came)
    sent = browser.decrypt(push.came[0][2]).decode()
    push_to_worker(screen, page, sent)
    until(page, lambda: notifications(page))
    (shown,) = notifications(page)
    assert shown["body"] == f"It is your turn at table {table.id}."
    assert shown["data"] == {"path": f"/play/{table.id}"}
    (worker,) = screen.context.service_workers
    # Browsers let a worker open pages only after a real click, so the opening itself is written down instead.
    opened = worker.evaluate(
        """async () => {
          const [notification] = await self.registration.getNotifications()
          const opened = []
          self.clients.matchAll = async () => []
          self.clients.openWindow = async (path) => opened.push(path)
          self.dispatchEvent(new NotificationEvent('notificationclick', { notification }))
          await new Promise((resolve) => setTimeout(resolve))
          return [opened, (await self.registration.getNotifications()).length]
        }"""
    )
    assert opened == [[f"/play/{table.id}"], 0]


def test_a_person_who_renews_the_own_link_keeps_the_own_calls(
    warm_screen: OpenScreen, calling: ServerProcess, services: Services
) -> None:
    services.box.mails.clear()
    screen = warm_screen(PHONE, server=calling, bypass_csp=True)
    table = make_table(screen, *PEOPLE)
    page = sit_down(screen, table, 0)
    keys = {"public_key": encode(Browser().public), "auth": encode(Browser().auth)}
    table.request("POST", "calls/push", 0, json={"endpoint": f"{services.push.origin}/thief", **keys})
    table.request("POST", "calls/mail", 0, json={"address": "ann@example.org"})
    until(page, lambda: services.box.mails)
    token = token_in(services.box.mails[0], "confirm")
    assert screen.api.post("/api/mail/confirm", json={"token": token}).status_code == 200
    page.get_by_test_id("open-menu").click()
    page.get_by_test_id("renew").click()
    expect(page.get_by_test_id("keep-mail")).to_be_checked()
    expect(page.get_by_test_id("kept-calls")).to_contain_text("a***@example.org")
    expect(page.get_by_test_id("keep-push")).to_have_count(0)  # the other device cannot be kept
    axe(page)
    no_sideways_scroll(page)
    page.get_by_test_id("really-renew").click()
    page.get_by_test_id("renewed").wait_for()
    page.reload()
    open_panel(page)
    expect(page.get_by_test_id("call-mail")).to_have_attribute("data-status", "active")
    expect(page.get_by_test_id("calls")).not_to_contain_text("Another device")
    page.get_by_test_id("renew").click()
    page.get_by_test_id("keep-mail").uncheck()
    page.get_by_test_id("really-renew").click()
    page.get_by_test_id("renewed").wait_for()
    page.reload()
    open_panel(page)
    page.get_by_test_id("call-address").wait_for()


def test_what_cannot_be_read_is_shown_without_words(open_screen: OpenScreen, calling: ServerProcess) -> None:
    screen = open_screen(server=calling)
    screen.context.grant_permissions(["notifications"])
    page = screen.tab()
    page.evaluate("() => navigator.serviceWorker.register('/call-worker.js').then(() => navigator.serviceWorker.ready)")
    push_to_worker(screen, page, '{"game": "../../evil", "text": 7}')
    until(page, lambda: notifications(page))
    assert notifications(page) == [{"title": "Goa", "body": "", "tag": "goa ", "data": {"path": "/"}}]


def test_a_hidden_tab_notifies_by_itself(open_screen: OpenScreen, calling: ServerProcess) -> None:
    screen = open_screen(server=calling)
    screen.context.grant_permissions(["notifications"])
    table = make_table(screen, *PEOPLE)
    seat = other_seat(table)
    page = sit_down(screen, table, seat)
    page.evaluate("() => navigator.serviceWorker.register('/call-worker.js').then(() => navigator.serviceWorker.ready)")
    open_panel(page)
    page.get_by_test_id("call-tab").check()
    page.wait_for_function("() => JSON.parse(localStorage.getItem('goa.settings')).notices")
    page.add_init_script(HIDDEN)
    page.reload()
    page.get_by_test_id("table").wait_for()
    play_until(table, seat)
    until(page, lambda: notifications(page))
    assert [each["body"] for each in notifications(page)] == ["It is your turn."]
    page.evaluate(CLOSE_NOTIFICATIONS)
    page.reload()
    page.get_by_test_id("your-move").wait_for()
    page.evaluate("() => navigator.serviceWorker.ready")
    assert notifications(page) == [], "it has been this person's turn since before the page was opened"


def test_a_browser_without_a_push_service_says_that_it_failed(open_screen: OpenScreen, calling: ServerProcess) -> None:
    screen = open_screen(server=calling)
    screen.expects("does not support the Push API in incognito mode")
    screen.context.grant_permissions(["notifications"])
    page = sit_down(screen, make_table(screen, *PEOPLE))
    open_panel(page)
    page.get_by_test_id("call-push").click()
    expect(page.get_by_role("alert")).to_contain_text("could not subscribe", timeout=30_000)
    expect(page.get_by_test_id("call-push")).not_to_be_checked()


def test_without_https_the_page_says_why_there_are_no_notifications(open_screen: OpenScreen) -> None:
    """As in most homes: the page is opened by the address of a computer in the same network."""
    screen = open_screen()
    screen.context.add_init_script("Object.defineProperty(window, 'isSecureContext', { get: () => false })")
    page = sit_down(screen, make_table(screen, *PEOPLE))
    open_panel(page)
    expect(page.get_by_test_id("insecure")).to_contain_text("https")
    expect(page.get_by_test_id("call-tab")).to_have_count(0)


def test_nothing_is_offered_that_the_host_has_not_configured(warm_screen: OpenScreen) -> None:
    screen = warm_screen()
    page = sit_down(screen, make_table(screen, *PEOPLE))
    open_panel(page)
    expect(page.get_by_test_id("not-offered")).to_be_visible()
    expect(page.get_by_test_id("call-address")).to_have_count(0)
    expect(page.get_by_test_id("call-push")).to_have_count(0)


def test_a_person_alone_with_bots_is_not_asked(warm_screen: OpenScreen) -> None:
    screen = warm_screen()
    page = sit_down(screen, make_table(screen))
    page.get_by_test_id("open-menu").click()
    page.get_by_test_id("close").wait_for()
    expect(page.get_by_test_id("open-calls")).to_have_count(0)


def test_phones_can_install_the_page(warm_screen: OpenScreen) -> None:
    screen = warm_screen()
    page = screen.tab()
    href = page.locator("link[rel=manifest]").get_attribute("href")
    assert href is not None
    manifest = screen.api.get(href).json()
    assert (manifest["start_url"], manifest["display"]) == ("/", "standalone")
    for icon in manifest["icons"]:
        assert screen.api.get(f"/{icon['src']}").status_code == 200
