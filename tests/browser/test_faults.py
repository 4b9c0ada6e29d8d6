"""A full device, two sites on one origin, two tabs, a friend's link: nothing is lost without a word."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser import standin
from tests.browser.tab import Opened, Tab
from tests.browser.test_earlier_games import FILL
from tests.browser.verdict import fragment
from tests.browser.watch import watched
from tests.static_server import CUT, Answer, StaticServer

PAD = "en/abyss/pad/"
DRAFT = "/fathom/fathom:pad:abyss"
LINK = fragment({"players": [{"name": "Zoe", "typed": {"lords": 42, "locations": 7}}, {"typed": {"lords": 1}}]})
TOTAL = "() => document.querySelector('.pad__name b')?.innerText"

_FULL_WHEN_TOLD = """
const put = Cache.prototype.put;
let isFull = false;
Cache.prototype.put = function (...all) {
  return isFull ? Promise.reject(new DOMException("no room", "QuotaExceededError")) : put.apply(this, all);
};
self.addEventListener("message", ({ data }) => { isFull ||= data === "full"; });
"""
"""What makes the device of a worker full, in front of its script."""


def kept(tab: Tab, path: str) -> None:
    """Open a page, and wait until its first visit is kept."""
    tab.go(path)
    tab.until(
        """async (path) => {
          for (const name of await caches.keys()) {
            const there = (await (await caches.open(name)).keys()).map(({ url }) => url);
            if ([path, `${path}rules/`].every((wanted) => there.some((one) => one.endsWith(wanted)))) return true;
          }
          return false;
        }""",
        path,
    )


@pytest.fixture
def small(opened_browser: Opened, tmp_path: Path) -> Iterator[Tab]:
    """A tab with two small sites of ours on its origin, in ``a/`` and in ``b/``."""
    for name in ("a", "b"):
        standin.write(tmp_path / "sites" / name, "one")
    (tmp_path / "sites" / "404.html").write_text("<!doctype html><title>no such page</title>", encoding="utf-8")
    tab = opened_browser.tab(tmp_path / "sites", keeps=True)
    tab.server.cache = False
    yield tab
    tab.server.fault = None
    tab.close()


def test_two_sites_of_one_origin_leave_each_others_copies_alone(small: Tab) -> None:
    kept(small, "a/en/")
    kept(small, "b/en/")
    small.server.fault = lambda _path: CUT
    for name in ("a", "b"):
        for path in standin.FIRST:
            small.go(f"{name}/{path}")
            assert small.run("() => document.title") == f"{path} one", (name, path)


def test_on_a_full_device_pages_and_their_parts_come_from_the_network(small: Tab) -> None:
    worker = _FULL_WHEN_TOLD + (small.server.folder / "a" / "sw.js").read_text(encoding="utf-8")
    (small.server.folder / "a" / "sw.js").write_text(worker, encoding="utf-8")
    kept(small, "a/en/")
    small.go("a/en/")
    small.run("async () => (await navigator.serviceWorker.getRegistration()).active.postMessage('full')")
    for path in (*standin.LATER, "ja/", "ja/rules/"):
        small.go(f"a/{path}")
        assert small.run("() => document.title") == f"{path.replace('ja/', 'en/', 1)} one", path
        small.until("() => document.getElementById('engine').textContent === 'one'")
    for path in ("face.svg", "offline.json"):
        assert small.run("(path) => fetch(path).then(({ ok }) => ok)", f"../{path}"), path


def test_a_broken_address_gets_the_page_for_what_is_not_there(small: Tab) -> None:
    kept(small, "a/en/")
    small.go("a/en/")
    for path in ("en/%ff", "en/%ff/", "%"):
        small.go(f"a/{path}")
        assert small.run("() => document.title") == "no such page", path


def test_a_quota_that_is_used_up_hides_no_page(browser: Browser, tmp_path: Path) -> None:
    standin.write(tmp_path / "site", "one")
    with (
        StaticServer(tmp_path / "site", cache=False) as server,
        watched(browser, server.origin, service_workers="allow") as seen,
    ):
        page = seen.page
        page.goto(server.url + "en/")
        page.evaluate("navigator.serviceWorker.ready")
        page.reload()
        usage = page.evaluate("navigator.storage.estimate().then(({ usage }) => usage)")
        devtools = seen.context.new_cdp_session(page)
        devtools.send("Storage.overrideQuotaForOrigin", {"origin": server.origin, "quotaSize": usage + 10})
        for path in (*standin.LATER, "ja/rules/"):
            page.goto(server.url + path)
            page.wait_for_function("() => document.getElementById('engine').textContent === 'one'")


def test_what_was_kept_under_the_names_of_before_is_taken_over_and_nothing_of_another_site(
    browser: Browser, tmp_path: Path
) -> None:
    standin.write(tmp_path / "sites/a", "one")
    before = """async () => {
      for (const [name, site] of [["fathom-old", "a"], ["fathom-other", "b"]]) {
        const cache = await caches.open(name);
        for (const path of ["offline.json", "en/translations/"]) {
          await cache.put(`/fathom/${site}/${path}`, await fetch(`/fathom/a/${path}`));
        }
      }
    }"""
    with (
        StaticServer(tmp_path / "sites", cache=False) as server,
        watched(browser, server.origin, service_workers="allow") as seen,
    ):
        page = seen.page
        page.goto(server.url + "a/404.html")
        page.evaluate(before)
        page.goto(server.url + "a/en/")
        page.evaluate("navigator.serviceWorker.ready")
        gone = "async () => !(await caches.keys()).includes('fathom-old')"
        page.wait_for_function(f"() => ({gone})().then((is) => (window.isGone = is)) && window.isGone")
        assert "fathom-other" in page.evaluate("caches.keys()")
        page.reload()
        server.fault = lambda _path: CUT
        page.goto(server.url + "a/en/translations/")
        assert page.title() == "en/translations/ one", "it is kept as before"


def digits(tab: Tab, *keys: str) -> None:
    """Tap keys of the pad."""
    for key in keys:
        tab.tap(".pad__key", key)


def open_pad(tab: Tab, hash_: str = "", total: str = "–") -> None:
    """The pad of Abyss, once it shows a total of the first player."""
    tab.go("en/about/")  # so that the address of the pad is another page's
    tab.go(PAD + hash_)
    tab.until(f"(total) => ({TOTAL})() === total", total)


def test_a_friends_link_sets_the_own_pad_aside_and_it_comes_back(tab: Tab) -> None:
    open_pad(tab)
    digits(tab, "4", "2")
    tab.until(f"() => ({TOTAL})() === '42'")
    open_pad(tab, LINK, "49")
    assert "Your own is still on this device" in tab.text("[data-pad=hint]")
    digits(tab, "9")
    tab.until(f"() => ({TOTAL})() === '51'")
    assert "is set aside" in tab.text("[data-pad=hint]")
    open_pad(tab, "", "51")
    tab.tap(".pad__aside button")
    tab.until(f"() => ({TOTAL})() === '42'")
    tab.tap(".pad__aside button", "Take back")
    tab.until(f"() => ({TOTAL})() === '51'")
    open_pad(tab, "#v1:broken", "51")
    assert "broken" in tab.text("[data-pad=hint]")
    tab.run("(hash) => { location.hash = hash; }", LINK)
    tab.until(f"() => ({TOTAL})() === '49'")
    assert "broken" not in tab.text("[data-pad=hint]")


_OTHER_TAB = """(change) => {
  const key = "/fathom/fathom:pad:abyss";
  const draft = JSON.parse(localStorage.getItem(key));
  localStorage.setItem(key, JSON.stringify({ ...draft, stamp: `${Math.random()}`, ...change }));
  dispatchEvent(new StorageEvent("storage", { key }));
}"""
"""What another tab does to the draft, so that this one is told of it."""


def test_a_second_tab_is_followed_and_its_other_game_sets_this_one_aside(tab: Tab) -> None:
    open_pad(tab)
    digits(tab, "1", "1")
    tab.until(f"() => ({TOTAL})() === '11'")
    tab.run(_OTHER_TAB, {"players": [{"typed": {"locations": 11, "lords": 9}}, {}]})
    tab.until(f"() => ({TOTAL})() === '20'")
    assert "another tab" in tab.text("[data-pad=hint]")
    assert not tab.run("() => document.querySelectorAll('.pad__aside button').length"), "it is the same game"
    tab.run(_OTHER_TAB, {"id": "other", "players": [{"typed": {"locations": 5}}, {}]})
    tab.until(f"() => ({TOTAL})() === '5'")
    tab.tap(".pad__aside button")
    tab.until(f"() => ({TOTAL})() === '20'")


def test_on_a_full_device_the_pad_says_that_it_is_not_kept(tab: Tab) -> None:
    open_pad(tab)
    assert "Kept" not in tab.text(".pad__tools"), "there is nothing yet"
    digits(tab, "1")
    tab.until("() => document.querySelector('.pad__kept').innerText.startsWith('Kept')")
    tab.until(f"() => ({TOTAL})() === '1'")
    tab.run(FILL)
    tab.tap(".pad__name")
    tab.type("Bartholomew the Elder of the House")
    tab.until("() => document.querySelector('.pad__kept').innerText.startsWith('Not kept')")
    tab.run("() => localStorage.removeItem('filled')")
    tab.type("!")
    tab.until("() => document.querySelector('.pad__kept').innerText.startsWith('Kept')")


def test_back_leads_from_the_result_to_the_pad(tab: Tab) -> None:
    open_pad(tab)
    digits(tab, "1", "2")
    tab.until(f"() => ({TOTAL})() === '12'")
    tab.tap(".pad__bar button", "Result")
    tab.until("() => document.querySelector('.won h2')")
    assert "fields are still empty, so nobody has won yet" in tab.text(".won")
    tab.back()
    tab.until("() => !document.querySelector('.won') && document.querySelector('.pad__cell').getClientRects().length")
    assert tab.run(TOTAL) == "12"
    tab.go("en/")
    tab.until("() => document.querySelector('.again__pages a')?.innerText.includes('Score pad')")
    assert tab.complaints() == []


def test_what_fails_on_a_page_breaks_nothing_else(tab: Tab) -> None:
    odd: list[Any] = [{"kind": "rules", "path": 5}, {"kind": "rules", "path": "//x.invalid/", "lang": "en"}, None, 7]
    tab.go("en/about/")
    tab.run("(odd) => localStorage.setItem('/fathom/fathom.again', odd)", json.dumps(odd))
    for path in ("en/", "en/abyss/rules/recruit/#%", "en/abyss/lords/#%"):
        tab.go(path)
        tab.key("/")
        tab.until("() => document.querySelector('dialog[open] [data-search-status]')?.innerText")  # the search is there
        assert not [one for one in tab.complaints() if "default-src" not in one], path


def test_the_page_for_what_is_not_there_leads_home_in_the_language_of_the_address(tab: Tab) -> None:
    answer: Answer = (404, (tab.server.folder / "404.html").read_bytes(), "text/html")
    tab.server.fault = lambda path: answer if "nowhere" in path else None
    for path in ("en/nowhere/at/all/", "nowhere/", "en/nowhere"):
        tab.go(path)
        tab.until("() => document.querySelector('[data-to=\"en/abyss/\"]').href.endsWith('/fathom/en/abyss/')")
        tab.until("() => getComputedStyle(document.querySelector('.top')).position === 'sticky'")
        assert "There is no such page" in tab.text("main"), path
    tab.tap("main input")
    tab.type("pearl")
    tab.key("Enter")
    tab.until("() => document.querySelector('dialog[open] [data-search-list]')?.innerText.includes('earl')")
