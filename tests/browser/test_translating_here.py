"""Translating on the site itself: a text is touched where it stands, written better, seen at once, sent as a file."""

from __future__ import annotations

import csv
import os
import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from catalog import load
from generator.cli.main import command_help
from generator.preview.readers_pages import write
from generator.publish.site_folder import MARK
from generator.render.urls import TRANSLATING, state
from generator.text.languages import LOCALES, TRANSLATIONS, language
from generator.text.message_sources import sources
from generator.translate.exchange.importing import Job
from generator.translate.exchange.suggestions import take
from tests.browser.tab import Opened, Tab
from tests.browser.watch import Watched, watched
from tests.static_server import StaticServer

CHECKER = "abyss/check/recruit/"
RULE = "abyss/rules/recruit/"
CARD = "abyss/lords/commander/"
LIST = "abyss/lords/"
PAGES = ("", "abyss/", CHECKER, RULE, CARD, LIST)
PAYMENT = state({"lord": "commander", "allies": ["crab-2", "shellfish-3"], "pearls": 1})
NAME = "Fathom"
"""A word that every language has."""
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 780}, "has_touch": True, "accept_downloads": True}


@pytest.fixture(scope="module")
def folder(site_dir: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A site of a few pages in each language that is translated, with the pages for its translators."""
    folder = tmp_path_factory.mktemp("offered") / "site"
    left_out = {path.name for path in site_dir.iterdir() if (path / "offline.json").is_file()} | {MARK}

    def ignored(place: str, _names: list[str]) -> set[str]:
        return left_out if place == str(site_dir) else set()

    shutil.copytree(site_dir, folder, copy_function=_linked, ignore=ignored)
    for code in TRANSLATIONS:
        for path in PAGES:
            page = Path(language(code).tag) / path
            (folder / page).mkdir(parents=True, exist_ok=True)
            for file in (site_dir / page).glob("*.*"):
                _linked(file, folder / page / file.name)
    write(folder, TRANSLATIONS, command_help)
    return folder


@pytest.fixture(scope="module")
def offered(folder: Path) -> Iterator[StaticServer]:
    """That site, served."""
    with StaticServer(folder) as server:
        yield server


def _linked(source: str | Path, target: str | Path) -> None:
    try:
        os.link(source, target)
    except OSError:
        shutil.copy2(source, target)


@pytest.fixture
def phone(browser: Browser, offered: StaticServer) -> Iterator[Watched]:
    """A phone that has never been here."""
    with watched(browser, offered.origin, **PHONE) as seen:
        yield seen


def begin(page: Page, address: str) -> None:
    """Switch the mode on as a reader does, on the page as it is."""
    page.goto(address)
    page.wait_for_load_state("networkidle")  # the foot moves down as the verdict comes
    page.locator(".foot a[data-translating]").tap()
    expect(page.locator("#preview")).to_be_visible()


def verdict(page: Page) -> Locator:
    """A sentence of the answer with a number in it."""
    expect(page.locator("html[data-verdict]")).to_be_attached()
    return page.locator(".answer__sheet [data-message]:visible").filter(has_text=re.compile(r"\d")).first


def suggest(page: Page, text: Locator, change: tuple[str, str]) -> str:
    """Touch a text, put another word into it, and keep that; gives what the text then shows."""
    text.scroll_into_view_if_needed()
    text.dispatch_event("click")
    field = page.locator("#preview textarea").first
    expect(field).to_be_visible()
    before = field.input_value()
    field.fill(re.sub(*change, before, count=1))
    assert field.input_value() != before
    page.locator(".preview__save").tap()
    shown = page.locator("[data-chosen][data-suggested]").first
    expect(shown).to_be_visible()
    return shown.text_content() or ""


@pytest.mark.parametrize("code", TRANSLATIONS)
def test_five_texts_are_mended_on_a_phone_and_sent_as_a_file(
    phone: Watched, offered: StaticServer, code: str, tmp_path: Path
) -> None:
    page, tag = phone.page, language(code).tag
    root = f"{offered.url}{tag}/"
    ahead = (r"^", f"{NAME}: ")
    begin(page, f"{root}{CHECKER}#{PAYMENT}")
    assert page.url == f"{root}{CHECKER}#{PAYMENT}"
    said = verdict(page)
    figure = re.search(r"\d+", said.text_content() or "")
    assert figure
    shown = suggest(page, said, ahead)
    assert NAME in shown
    assert figure[0] in shown  # what stands in the placeholder stands there still
    assert NAME in suggest(page, page.locator("[data-checker=form] [data-message]:visible").first, ahead)
    # Each page that follows is in the mode, whichever way one comes to it.
    page.goto(f"{root}{RULE}")
    expect(page.locator("#preview")).to_be_visible()
    assert NAME in suggest(page, page.locator("main ol > li [data-message]:visible").first, ahead)
    assert NAME in suggest(page, page.locator("main svg tspan[data-message]:visible").first, ahead)
    page.goto(f"{root}{CARD}")
    ability = page.locator("main [data-message]:visible").filter(has_text=re.compile(r".{15,}"))
    assert NAME in suggest(page, ability.first, ahead)
    with page.expect_download() as download:
        page.locator(".suggested__ways button").first.tap()
    file = tmp_path / "sent" / "suggestions.csv"
    download.value.save_as(file)
    with file.open(encoding="utf-8-sig", newline="") as lines:
        rows = list(csv.DictReader(lines))
    assert len(rows) == 5
    assert all(row["translation"].startswith(NAME) and row["id"].startswith(f"{code}/") for row in rows)
    # What the workflow would open a pull request with.
    locales = tmp_path / "locales"
    shutil.copytree(LOCALES, locales)
    catalog = load()
    fate = take([file.parent], Job(file, catalog, sources(catalog), locales))[code]
    assert not fate.refused, [f"{one.check}: {one.text}" for one in fate.refused]
    assert len(fate.taken) == 5
    assert not phone.errors


def test_a_suggestion_stands_in_later_verdicts_until_it_is_taken_back(phone: Watched, offered: StaticServer) -> None:
    page = phone.page
    begin(page, f"{offered.url}pl/{CHECKER}#{PAYMENT}")
    said = verdict(page)
    suggest(page, said, (r"$", " Ω"))
    page.reload()
    expect(page.locator(".answer [data-suggested]").first).to_contain_text("Ω")
    page.locator(".suggested__one button").last.dispatch_event("click")
    expect(page.locator("[data-suggested]")).to_have_count(0)
    page.reload()
    expect(page.locator("#preview")).to_be_visible()
    expect(page.locator("[data-suggested]")).to_have_count(0)


def test_a_text_under_the_link_of_its_card_is_chosen_and_shows_new_words(phone: Watched, offered: StaticServer) -> None:
    """A list has words alone where the card's page has links."""
    page = phone.page
    begin(page, f"{offered.url}pl/{LIST}")
    text = page.locator("#commander .card__text [data-message]")
    text.scroll_into_view_if_needed()
    text.tap(force=True)  # the link lies over it
    expect(text).to_have_attribute("data-chosen", "")
    assert page.url.endswith(f"/pl/{LIST}")
    assert f"Każdy {NAME}" in suggest(page, text, (r"\{term:rival\|[^}]*\}", f"{{term:rival|{NAME}}}"))


def test_where_texts_are_not_chosen_a_touch_does_what_it_does_elsewhere(phone: Watched, offered: StaticServer) -> None:
    page = phone.page
    begin(page, f"{offered.url}pl/{CHECKER}")
    picks, opens = page.locator(".preview__pick input"), page.locator(".preview__head button")
    picks.uncheck()
    expect(opens).to_have_attribute("aria-expanded", "false")
    page.locator("[data-checker=form] input:visible").first.tap()
    expect(opens).to_have_attribute("aria-expanded", "false")
    page.goto(f"{offered.url}pl/{RULE}")
    expect(picks).not_to_be_checked()
    page.locator("main a[href]:not([href^='#']):visible").first.tap()
    expect(page).not_to_have_url(re.compile(f"{RULE}$"))


def in_sight(part: Locator) -> bool:
    """Whether the first line of a part can be seen, with nothing over it."""
    shown: bool = part.evaluate(
        "part => { const { x, y, width } = part.getBoundingClientRect();"
        " return part.contains(document.elementFromPoint(x + width / 2, y + 12)); }"
    )
    return shown


def test_on_a_phone_the_field_what_is_found_and_what_keeps_it_are_in_sight(
    phone: Watched, offered: StaticServer
) -> None:
    page = phone.page
    begin(page, f"{offered.url}pl/{CHECKER}#{PAYMENT}")
    text, field = verdict(page), page.locator("#preview textarea").first
    keeps, found = page.locator(".preview__save"), page.locator(".preview__foot .preview__finding").first
    text.scroll_into_view_if_needed()
    text.tap()
    expect(page.locator("#preview .preview__text[lang=en]").first).to_be_in_viewport(ratio=1)
    assert all(map(in_sight, (text, field, keeps)))
    field.tap()
    field.fill(f"{field.input_value()} {{brace}}")
    expect(found).to_be_visible()
    assert all(map(in_sight, (field, found, keeps)))
    keeps.tap()
    told = page.locator(".preview__foot .preview__told")
    expect(told).to_contain_text("błędem")
    # No suggestion is refused, and whoever keeps one with an error sees that.
    assert all(map(in_sight, (page.locator("[data-chosen][data-suggested]").first, field, found, told)))
    page.locator(".preview__onward").tap()
    assert in_sight(page.locator(".suggested__ways button").first)


def test_the_forms_of_a_word_are_offered_where_the_cursor_stands(phone: Watched, offered: StaticServer) -> None:
    page = phone.page
    begin(page, f"{offered.url}pl/{RULE}")
    page.locator("main ol > li [data-message]:visible").nth(1).dispatch_event("click")
    field, forms = page.locator("#preview textarea").first, page.locator(".preview__writing .preview__chips").first
    expect(field).to_have_value(re.compile(r"^\{term:affiliate\|Przyłącz\}"))
    expect(forms).to_be_hidden()
    field.evaluate("field => { field.focus(); field.setSelectionRange(3, 3); }")
    field.press("ArrowRight")
    expect(forms.locator("[aria-pressed=true]")).to_have_text("przyłącz")
    forms.get_by_text("przyłączysz", exact=True).tap()
    expect(field).to_have_value(re.compile(r"^\{term:affiliate\|Przyłączysz\} jednego"))
    expect(forms.locator("[aria-pressed=true]")).to_have_text("przyłączysz")
    page.locator(".preview__save").tap()
    expect(page.locator("[data-chosen][data-suggested]").first).to_contain_text("Przyłączysz jednego")


@pytest.mark.parametrize(
    ("code", "added", "shown"),
    [("zh_Hant", " 5 祈禱點", "5\u00a0祈禱點"), ("pl", " a z ręki 5 kart", "a\u00a0z\u00a0ręki 5\u00a0kart")],
)
def test_what_is_suggested_is_set_as_the_page_sets_its_texts(
    phone: Watched, offered: StaticServer, code: str, added: str, shown: str
) -> None:
    page = phone.page
    begin(page, f"{offered.url}{language(code).tag}/{RULE}")
    assert shown in suggest(page, page.locator("main ol > li [data-message]:visible").first, (r"$", added))


def test_readers_load_nothing_of_it_and_translators_can_leave(phone: Watched, offered: StaticServer) -> None:
    page = phone.page
    page.goto(f"{offered.url}pl/{RULE}")
    page.locator("input[data-contribute]").first.check()
    page.wait_for_load_state("networkidle")
    assert not [url for url in phone.requests if "translat" in url]
    begin(page, f"{offered.url}pl/{RULE}")
    page.locator(".preview__icon[aria-controls]").tap()
    page.locator("#preview a[href='./']").tap()
    expect(page.locator("a[data-translating]").first).to_be_attached()
    expect(page.locator("#preview")).to_have_count(0)
    assert page.url == f"{offered.url}pl/{RULE}"


@contextmanager
def translating(opened: Opened, folder: Path, address: str) -> Iterator[Tab]:
    """A page in the mode, in whichever browser; nothing may have gone wrong on it in the end."""
    tab = opened.tab(folder)
    try:
        tab.go(address)
        tab.until("() => Boolean(document.querySelector('#preview'))")
        yield tab
        assert tab.complaints() == []
    finally:
        tab.close()


def test_each_browser_shows_what_is_suggested(opened_browser: Opened, folder: Path) -> None:
    with translating(opened_browser, folder, f"pl/{CHECKER}{TRANSLATING}#{PAYMENT}") as tab:
        tab.until("() => document.querySelectorAll('.answer__said [data-message]').length > 1")
        tab.tap(".answer__said [data-message]")
        tab.until("() => Boolean(document.querySelector('#preview textarea'))")
        tab.run(
            "() => { const field = document.querySelector('#preview textarea');"
            " field.value = `Ω ${field.value}`; field.dispatchEvent(new Event('input')); }"
        )
        tab.tap(".preview__save")
        tab.until("() => document.querySelector('.answer__said [data-suggested]')?.textContent.startsWith('Ω')")
        # What is said anew of another question is said so, too.
        tab.run("() => document.querySelector('.answer__instead .action').click()")
        tab.until("() => document.documentElement.dataset.verdict !== '1'")


def test_each_browser_offers_the_forms_where_the_cursor_stands(opened_browser: Opened, folder: Path) -> None:
    pressed = "() => document.querySelector('.preview__writing .preview__chips [aria-pressed=true]')?.textContent"
    with translating(opened_browser, folder, f"pl/{RULE}{TRANSLATING}") as tab:
        tab.run("() => document.querySelectorAll('main ol > li [data-message]')[1].click()")
        tab.until("() => document.querySelector('#preview textarea')?.value.startsWith('{term:affiliate|')")
        tab.run(
            "() => { const field = document.querySelector('#preview textarea');"
            " field.focus(); field.setSelectionRange(3, 3); }"
        )
        tab.key("ArrowRight")
        assert tab.until(pressed) == "przyłącz"
        tab.tap(".preview__writing .preview__chips button", "przyłączysz")
        tab.until("() => document.querySelector('#preview textarea').value.startsWith('{term:affiliate|Przyłączysz}')")
        assert tab.run(pressed) == "przyłączysz"


def test_a_site_without_these_pages_leads_to_the_guide(browser: Browser, site_server: StaticServer) -> None:
    with watched(browser, site_server.origin, **PHONE) as seen:
        seen.page.goto(f"{site_server.url}pl/{RULE}")
        seen.page.locator(".foot a[data-translating]").tap()
        expect(seen.page).to_have_url(f"{site_server.url}pl/guides/translators/#one")


def test_the_text_of_the_site_written_again_is_no_suggestion(phone: Watched, offered: StaticServer) -> None:
    page = phone.page
    begin(page, f"{offered.url}pl/{RULE}")
    text = page.locator("main ol > li [data-message]:visible").first
    before = text.text_content()
    suggest(page, text, (r"$", " Ω"))
    field = page.locator("#preview textarea").first
    field.fill(field.input_value().removesuffix(" Ω"))
    page.locator(".preview__save").tap()
    expect(page.locator("[data-suggested]")).to_have_count(0)
    expect(page.locator(".suggested__one")).to_have_count(0)
    assert text.text_content() == before


def test_questions_are_asked_while_one_writes(phone: Watched, offered: StaticServer) -> None:
    page = phone.page
    begin(page, f"{offered.url}pl/{RULE}")
    text = page.locator("main ol > li [data-message]:visible").first
    text.dispatch_event("click")
    field = page.locator("#preview textarea").first
    field.fill(f"Nie {field.input_value()} {{brace}}")
    found = page.locator(".preview__foot .preview__finding")
    expect(found.first).to_be_visible()
    expect(found.filter(has_text="po-placeholder").first).to_be_visible()
    assert not phone.errors


def test_terms_and_marks_are_checked_while_one_writes(phone: Watched, offered: StaticServer) -> None:
    page = phone.page
    begin(page, f"{offered.url}pl/{RULE}")
    text = page.locator("main ol > li [data-message]:visible").filter(has_text="Lord").first
    text.dispatch_event("click")
    field = page.locator("#preview textarea").first
    plain = re.sub(r"\{term:lord[^}]*\}", "{term:lord|karta}", field.input_value()).removesuffix(".")
    field.fill(f"{plain} （i） “i”.")
    found = page.locator("#preview .preview__foot .preview__finding")
    for check in ("po-term", "po-mark", "po-quote"):
        expect(found.filter(has_text=check).first).to_be_visible()
    expect(found.filter(has_text="po-term").first).to_contain_text("lord")  # the forms that will do
    assert not phone.errors
