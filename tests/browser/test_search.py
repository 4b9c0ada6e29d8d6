"""The search as readers meet it: labelled queries in each language, the dialog, and what must never happen in it."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from generator.search import index
from generator.text.languages import LANGUAGES
from tests.browser.conftest import Visit
from tests.browser.frame import open_search
from tests.browser.watch import PATIENCE
from tests.games import GAMES
from tests.queries import labelled, misses

RECALL = 0.95

ASK = """
async (queries) => {
  const config = JSON.parse(document.querySelector('#__config').textContent);
  const worker = new Worker(new URL(config.search, document.baseURI));
  const message = () => new Promise((done) => { worker.onmessage = ({ data }) => done(data); });
  const ready = await message();
  const answers = [];
  for (const query of queries) {
    const answer = message();
    worker.postMessage({ type: 2, data: query });
    answers.push(await answer);
  }
  worker.terminate();
  return { ready, answers };
}
"""


def ask(page: Page, queries: list[str]) -> list[list[list[dict[str, Any]]]]:
    """Put queries to the worker that the page names; gives the items of each answer."""
    told = page.evaluate(ASK, queries)
    assert told["ready"] == {"type": 1}
    assert {answer["type"] for answer in told["answers"]} == {3}
    return [answer["data"]["items"] for answer in told["answers"]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_labelled_queries_lead_to_existing_places(site_dir: Path, language: str) -> None:
    entries = labelled(language)
    folder = site_dir / language.replace("_", "-")
    rows = [
        row
        for file in (index.COMMON, *map(index.place, GAMES))
        for row in json.loads((folder / file).read_text(encoding="utf-8"))
    ]
    places = {row["at"] for row in rows}
    assert len(places) == len(rows)
    assert len({entry["query"] for entry in entries}) == len(entries) >= 40
    assert [(entry["query"], place) for entry in entries for place in entry["accept"] if place not in places] == []


@pytest.mark.parametrize("language", ["ja"])
def test_recall(visit: Visit, language: str) -> None:
    """In Chromium for one language; tests/test_built_scripts.py asks in all of them without a browser."""
    seen = visit(f"{language.replace('_', '-')}/")
    entries = labelled(language)
    answers = ask(seen.page, [entry["query"] for entry in entries])
    missed = misses(entries, answers)
    assert len(missed) <= (1 - RECALL) * len(entries), "\n".join(missed)
    assert seen.complaints() == []


def test_nothing_is_fetched_before_the_first_search(visit: Visit) -> None:
    seen = visit("pl/abyss/lords/elder/")
    open_search(seen.page)
    for _ in range(PATIENCE // 50):
        if any("worker.js" in url for url in seen.requests):
            break
        seen.page.wait_for_timeout(50)
    seen.page.wait_for_timeout(300)
    fetched = [url for url in seen.requests if "/search/" in url or "minisearch" in url]
    assert [url.rpartition("/")[2] for url in fetched] == ["worker.js"]
    seen.page.keyboard.type("starszy")
    expect(seen.page.locator(".search__link").first).to_be_visible()
    rows = [url.partition("/pl/")[2] for url in seen.requests if url.endswith(("rows.json", "search.json"))]
    assert sorted(rows) == ["abyss/search.json", "search/rows.json"]
    assert seen.complaints() == []


def test_the_dialog_shows_what_was_found_and_leads_there(visit: Visit) -> None:
    page = visit("en/abyss/rules/recruit/").page
    page.keyboard.press("/")
    expect(page.locator(".search__field")).to_be_focused()
    page.keyboard.type("maximum hand")
    first = page.locator(".search__item").first
    expect(first.locator("a[href$='abyss/rules/support/#support.hand-limit']")).to_be_visible()
    expect(first.locator("mark").first).to_be_visible()
    page.locator(".search__field").fill("")
    page.keyboard.type("master of mag")
    expect(page.locator(".search__link").first).to_have_attribute("href", _ending("lords/master-of-magic/"))
    page.keyboard.press("Enter")
    page.wait_for_url("**/en/abyss/lords/master-of-magic/**")


def test_a_name_of_another_language_is_shown_with_the_result(visit: Visit) -> None:
    page = visit("en/").page
    open_search(page)
    page.keyboard.insert_text("珍珠")
    page.keyboard.press("Shift")
    first = page.locator(".search__item").first
    expect(first.locator("a[href$='abyss/glossary/#pearl']")).to_be_visible()
    expect(first.locator("mark", has_text="珍珠").first).to_be_visible()


PLANTED = '<img src=x onerror=planted()> pearl & "quoted" <b>bold</b>'


def test_markup_in_rows_and_queries_stays_text(visit: Visit) -> None:
    seen = visit("en/")

    def plant(route: Route) -> None:
        row = {"title": PLANTED, "kind": PLANTED, "names": [PLANTED], "search": [PLANTED], "text": PLANTED * 9}
        route.fulfill(json=[{"at": "abyss/", **row}, {"at": "abyss/#x", **row}])

    seen.context.route("**/search/rows.json", plant)
    box = open_search(seen.page)
    for query in ("pearl", '<img src=x onerror="planted()"> pearl', "bold"):
        box.fill("")
        seen.page.keyboard.insert_text(query)
        seen.page.keyboard.press("Shift")
        expect(seen.page.locator(".search__item").first).to_contain_text("<img src=x onerror=planted()>")
    result = seen.page.locator("[data-search-list]")
    assert result.locator("img, b, script").count() == 0
    assert seen.page.evaluate(ASK, [f"{PLANTED} nowhere"])["answers"][0]["data"]["items"]
    assert seen.errors == []
    assert seen.violations() == []


def test_a_lost_connection_is_said_and_overcome(visit: Visit) -> None:
    page = visit("en/").page
    page.context.route("**/search/rows.json", lambda route: route.abort())
    open_search(page)
    page.keyboard.type("pea")
    expect(page.locator(".search__item")).to_contain_text("could not be loaded")
    page.context.unroute("**/search/rows.json")
    page.keyboard.type("rl")
    expect(page.locator(".search__item a[href$='abyss/glossary/#pearl']")).to_be_visible()


def test_odd_queries_are_answered(visit: Visit) -> None:
    odd = ["", "   ", "?!", "'", "<", "*", "の", "ー"]
    odd += ["\u0301", "x" * 5000, "珠" * 900, "珠 " * 500, "\U0001f600", "\0"]
    seen = visit("ja/")
    assert [type(items) for items in ask(seen.page, odd)] == [list] * len(odd)
    assert seen.errors == []


def _ending(text: str) -> re.Pattern[str]:
    return re.compile(re.escape(text) + "$")


def test_text_that_arrives_without_a_key_is_searched_for(visit: Visit) -> None:
    page = visit("en/abyss/rules/").page
    first = page.locator(".search__link").first
    open_search(page)
    line = page.context.new_cdp_session(page)
    line.send("Input.insertText", {"text": "shepherd"})  # as pasting and dictation do it
    expect(first).to_have_attribute("href", re.compile("lords/shepherd/"))
    page.locator(".search__field").fill("")
    expect(first).to_have_count(0)
    line.send("Input.imeSetComposition", {"text": "her", "selectionStart": 3, "selectionEnd": 3})
    line.send("Input.imeSetComposition", {"text": "hermit", "selectionStart": 6, "selectionEnd": 6})
    line.send("Input.insertText", {"text": "hermit"})
    expect(first).to_have_attribute("href", re.compile("lords/hermit/"))


def test_the_numbers_of_results_agree_with_their_nouns(visit: Visit) -> None:
    """Polish has four forms, and the page has the sentence for each."""
    page = visit("pl/").page
    forms = {"one": "%s strona", "few": "%s strony", "many": "%s stron", "other": "%s strony"}

    def with_forms(route: Route) -> None:
        html = route.fetch().text()
        told = json.dumps({"found": forms, "more": {name: f"+{form}" for name, form in forms.items()}})
        changed = re.sub(r'"forms": \{"found": \{.*?\}, "more": \{.*?\}\}', lambda _: f'"forms": {told}', html)
        assert changed != html
        route.fulfill(body=changed, content_type="text/html")

    page.route("**/pl/", with_forms)
    page.reload()
    seen: set[str] = set()
    for query in ("perły", "kraken", "skarbiec", "pustelnik", "lewiatan", "żeton klucza", "rada", "strażnik"):
        open_search(page).fill(query)
        page.locator(".search__item").first.wait_for(state="visible")
        page.wait_for_timeout(150)
        for line in page.locator(".search__status, .search__further summary").all_inner_texts():
            number, noun = line.strip().lstrip("+").split()
            n = int(number)
            assert noun == ("strona" if n == 1 else "strony" if n % 10 in (2, 3, 4) and n // 10 != 1 else "stron")
            seen.add(noun)
    assert seen == {"strona", "strony", "stron"}
