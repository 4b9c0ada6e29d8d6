"""What is kept is whole and of one version, wherever the line is cut and whatever the network says instead."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Error, Page

from generator.publish import offline_lists
from tests.browser import standin
from tests.browser.watch import Watched, wait_until_kept, watched
from tests.full import rest_in_full
from tests.static_server import CUT, Answer, StaticServer

_QUIET = """
async () => {
  const registration = await navigator.serviceWorker?.getRegistration();
  const count = async () => {
    let sum = "";
    for (const name of await caches.keys()) sum += `${name} ${(await (await caches.open(name)).keys()).length};`;
    return sum;
  };
  let before = null;
  for (let quiet = 0; quiet < 3; ) {
    await new Promise((done) => setTimeout(done, 60));
    const now = (await count()) + Boolean(registration?.installing);
    quiet = now === before && !registration?.installing ? quiet + 1 : 0;
    before = now;
  }
}
"""

_UPDATE = """
async () => {
  const registration = await navigator.serviceWorker.ready;
  await registration.update().catch(() => {});
}
"""

_KEPT = """
async () => {
  const found = {};
  for (const name of await caches.keys()) {
    found[name] = (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname.slice(8));
  }
  return found;
}
"""

_WAITING = "navigator.serviceWorker.getRegistration().then(({ waiting }) => Boolean(waiting))"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[StaticServer]:
    """The small site in its first version. Nothing stays in the browser's own cache."""
    standin.write(tmp_path / "site", "one")
    with StaticServer(tmp_path / "site", cache=False) as made:
        yield made


@pytest.fixture
def seen(browser: Browser, server: StaticServer) -> Iterator[Watched]:
    """A page with a service worker."""
    with watched(browser, server.origin, service_workers="allow") as found:
        yield found


def cut_after(number: int) -> Callable[[str], Answer | None]:
    """The line breaks after a number of requests."""
    left = [number]

    def fault(_path: str) -> Answer | None:
        left[0] -= 1
        return CUT if left[0] < 0 else None

    return fault


def settle(page: Page) -> None:
    """Wait until nothing more is being kept."""
    page.evaluate(_QUIET)


def versions(page: Page, address: str) -> tuple[str, str]:
    """Open a page; give its version and that of the engine that it got."""
    page.goto(address)
    page.wait_for_function("() => document.getElementById('engine')?.textContent")
    return page.locator("h1").inner_text(), page.locator("#engine").inner_text()


def title_of(page: Page, address: str) -> str | None:
    """The title of a page, opened in a tab of its own; None if nothing comes."""
    tab = page.context.new_page()
    try:
        tab.goto(address)
        settle(tab)
        return tab.title()
    except Error:
        return None
    finally:
        tab.close()


def all_open(page: Page, server: StaticServer, version: str) -> None:
    """Without a line every page that was kept opens, in this version."""
    server.fault = lambda _path: CUT
    for path in standin.FIRST:
        assert versions(page, server.url + path) == (version, version), path


def whole_visit(page: Page, server: StaticServer) -> None:
    """A visit over a good line, until all is kept."""
    server.fault = None
    page.goto(server.url + "en/")
    wait_until_kept(page, server.url + "en/")
    settle(page)


@pytest.mark.parametrize("number", rest_in_full([1, 3, 6, 10], 2))
def test_a_first_visit_that_breaks_off_keeps_nothing_wrong_and_the_next_one_goes_on(
    seen: Watched, server: StaticServer, number: int
) -> None:
    page = seen.page
    server.fault = cut_after(number)
    assert title_of(page, server.url + "en/") in {"en/ one", None}
    server.fault = lambda _path: CUT
    for path in standin.FIRST:
        assert title_of(page, server.url + path) in {f"{path} one", "en/offline/ one", "root one", None}
    whole_visit(page, server)
    all_open(page, server, "one")


def forget_the_newer(page: Page, server: StaticServer, kept: dict[str, list[str]]) -> None:
    """Throw away what an update has brought so far, so that the next one starts from the same place.

    The browser looks for an update by itself a second after a page was opened. The line is cut meanwhile, so that such
    an update has ended too, and has nothing from before the next fault.
    """
    server.fault = lambda _path: CUT
    settle(page)
    page.evaluate(
        "async (kept) => { for (const name of await caches.keys()) if (!(name in kept)) await caches.delete(name) }",
        kept,
    )


def test_an_update_that_breaks_off_leaves_the_old_version_whole(seen: Watched, server: StaticServer) -> None:
    page = seen.page
    whole_visit(page, server)
    page.reload()  # so that the page is in the hands of the worker
    kept = page.evaluate(_KEPT)
    standin.write(server.folder, "two")
    for number in range(30):
        server.sent.clear()
        server.fault = cut_after(number)
        page.evaluate(_UPDATE)
        settle(page)
        after = page.evaluate(_KEPT)
        assert {name: after[name] for name in kept} == kept, number
        if page.evaluate(_WAITING):
            break
        all_open(page, server, "one")
        forget_the_newer(page, server, kept)
    else:
        pytest.fail("the update never came to its end")
    assert number >= len(standin.FIRST) + 2
    all_open(page, server, "one")
    server.fault = None
    page.reload()
    take(page)
    all_open(page, server, "two")
    assert len(page.evaluate(_KEPT)) == 1


def test_an_update_that_breaks_off_goes_on_where_it_was(seen: Watched, server: StaticServer) -> None:
    page = seen.page
    whole_visit(page, server)
    page.reload()
    standin.write(server.folder, "two")
    for _try in range(30):
        server.fault = cut_after(4)  # the worker itself, and a few files
        page.evaluate(_UPDATE)
        settle(page)
        if page.evaluate(_WAITING):
            break
    take(page)
    all_open(page, server, "two")


def take(page: Page) -> None:
    """Use the new version that the page tells of."""
    notice = page.locator("[data-new-version]")
    notice.wait_for(state="visible")
    with page.expect_event("load"):
        notice.get_by_role("button").click()
    page.wait_for_function("() => document.querySelector('h1')?.textContent === 'two'")
    settle(page)


_PORTAL = (200, b"<!doctype html><title>Log in to the network</title>", "text/html")
WRONG: dict[str, Answer] = {
    "not found": (404, b"<!doctype html><title>not found</title>", "text/html"),
    "an error": (500, b"broken", "text/html"),
    "another page": _PORTAL,
    "a redirect": (302, b"", "/elsewhere.html"),
}


def test_no_wrong_answer_is_kept_or_makes_an_update(seen: Watched, server: StaticServer) -> None:
    page = seen.page
    whole_visit(page, server)
    page.reload()
    kept = page.evaluate(_KEPT)
    standin.write(server.folder, "two")
    (server.folder / "css/site.css").write_text("h1 { color: red; }", encoding="utf-8")
    offline_lists.write(server.folder, ("en", "ja"))
    for name, wrong in WRONG.items():
        for part in ("", "en/lords/", "engine/", "offline.json", "css/"):

            def fault(path: str, part: str = part, wrong: Answer = wrong) -> Answer | None:
                return wrong if part in path and not path.endswith("sw.js") else None

            server.fault = fault
            page.evaluate(_UPDATE)
            settle(page)
            after = page.evaluate(_KEPT)
            assert {cache: after[cache] for cache in kept} == kept, (name, part)
            assert not page.evaluate(_WAITING), (name, part)
            forget_the_newer(page, server, kept)
    all_open(page, server, "one")


def test_a_page_that_is_opened_through_a_wrong_network_is_not_kept(seen: Watched, server: StaticServer) -> None:
    page = seen.page
    whole_visit(page, server)
    for name, wrong in WRONG.items():

        def fault(path: str, wrong: Answer = wrong) -> Answer | None:
            return wrong if path.endswith("/en/translations/") else None

        server.fault = fault
        page.goto(server.url + "en/translations/")
        assert "one" not in page.title(), name
        server.fault = lambda _path: CUT
        page.goto(server.url + "en/translations/")
        assert page.url == server.url + "en/offline/", name
    server.fault = None
    assert versions(page, server.url + "en/translations/") == ("one", "one")
    server.fault = lambda _path: CUT
    assert versions(page, server.url + "en/translations/") == ("one", "one")


def test_a_page_of_the_newer_version_gets_nothing_of_the_older(seen: Watched, server: StaticServer) -> None:
    page = seen.page
    whole_visit(page, server)
    standin.write(server.folder, "two")
    assert versions(page, server.url + "en/rules/") == ("one", "one")
    for path in standin.LATER:
        assert versions(page, server.url + path) == ("two", "two")
        assert versions(page, server.url + "en/rules/") == ("one", "one")
    # and a page of the older one gets nothing of the newer
    assert page.evaluate("fetch('../guides/contributors/').then((answer) => answer.ok, () => 'refused')") == "refused"
    settle(page)
    page.reload()
    take(page)
    assert versions(page, server.url + "en/rules/") == ("two", "two")


def test_an_update_asks_only_for_what_has_changed(seen: Watched, server: StaticServer) -> None:
    page = seen.page
    whole_visit(page, server)
    standin.write(server.folder, "one")
    changed = server.folder / "en/rules/index.html"
    changed.write_text(changed.read_text(encoding="utf-8") + "<p>more</p>", encoding="utf-8")
    offline_lists.write(server.folder, ("en", "ja"))
    server.sent.clear()
    page.evaluate(_UPDATE)
    settle(page)
    asked = {path.removeprefix(server.path) for path, _size in server.sent}
    assert asked == {"sw.js", "en/offline.json", "en/rules/"}


def test_all_tabs_follow_when_one_takes_the_new_version(seen: Watched, server: StaticServer) -> None:
    page = seen.page
    whole_visit(page, server)
    page.reload()
    other = page.context.new_page()
    assert versions(other, server.url + "en/lords/") == ("one", "one")
    standin.write(server.folder, "two")
    page.evaluate(_UPDATE)
    take(page)
    other.wait_for_function("() => document.querySelector('h1')?.textContent === 'two'")
    assert other.locator("#engine").inner_text() == "two"


def test_other_languages_are_kept_when_everything_is_asked_for(seen: Watched, server: StaticServer) -> None:
    page = seen.page
    whole_visit(page, server)
    server.fault = lambda _path: CUT
    assert title_of(page, server.url + "ja/rules/") == "en/offline/ one"
    server.fault = None
    page.goto(server.url + "en/")
    told = page.evaluate(
        "new Promise(async (done) => { const { port1, port2 } = new MessageChannel();"
        " port1.onmessage = ({ data }) => (data.kept || data.failed) && done(data);"
        " (await navigator.serviceWorker.ready).active.postMessage({ type: 'keep-all' }, [port2]); })"
    )
    assert told == {"kept": True}
    server.fault = lambda _path: CUT
    for path in (*standin.FIRST, *standin.LATER):
        assert versions(page, server.url + path.replace("en/", "ja/", 1)) == ("one", "one")
