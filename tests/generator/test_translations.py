"""How the site tells of its translations: badges, the way to a text, the state of each language, all side by side."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import polib
import pytest
from markupsafe import Markup, escape

from catalog import load
from generator.pages.guides import with_suggestions
from generator.pages.translations import PATH, bar, open_entries
from generator.render.fallback_badges import marked
from generator.render.markup import text_only
from generator.render.message_locations import page_of
from generator.render.page import PageInfo
from generator.render.page_context import PageContext
from generator.render.prose import field_text
from generator.render.site_context import SiteContext
from generator.render.translation_status import Progress, summed, survey
from generator.text.languages import DERIVED, LANGUAGES, ROOT, TRANSLATIONS, concerns, language
from generator.text.message_kinds import KINDS, kind_of
from generator.text.message_sources import sources
from generator.text.words import Words
from tests.full import rest_in_full
from tests.generator import planted
from tests.generator.rendered import REPOSITORY, Pages, pages, surveyed

pytestmark = pytest.mark.slow

CATALOG = load()
GAME = CATALOG.games["abyss"]
LORD = next(lord for lord in GAME.collections[0].entries if lord.id == "commander")
RULE = next(section for section in GAME.rules if section.id == "abyss.recruit")


@pytest.fixture(scope="module")
def root(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Languages of which Polish lacks the effect of a lord, and has the heading of a chapter from earlier English."""
    folder = planted.locales(tmp_path_factory.mktemp("planted"))
    planted.make_missing(folder, "pl", "abyss", LORD.effect)  # type: ignore[attr-defined]
    planted.make_stale(folder, "pl", "abyss", RULE.title)
    return folder


@pytest.fixture(scope="module")
def gaps(root: Path) -> Pages:
    """The Polish pages made from them."""
    site = SiteContext(CATALOG, "pl", "", survey(CATALOG, locales=root))
    site.words = Words("pl", root)
    return Pages(site)


def test_words_tell_what_is_missing_from_what_is_older(root: Path) -> None:
    polish = Words("pl", root)
    missing = polish.text("abyss", LORD.effect)  # type: ignore[attr-defined]
    older = polish.text("abyss", RULE.title)
    assert (missing.is_fallback, missing.is_stale, missing.lang) == (True, False, "en")
    assert (older.is_fallback, older.is_older, str(older)) == (False, True, str(Words("pl").text("abyss", RULE.title)))
    assert not Words("en", root).text("abyss", RULE.title).is_older


def test_a_missing_text_stands_in_english_with_a_badge_that_can_be_focused(gaps: Pages) -> None:
    html = gaps["abyss/lords/commander/"].html
    effect = html[html.index('<p class="effect">') :]
    effect = effect[: effect.index("</p>")]
    assert effect.startswith('<p class="effect"><span lang="en" class="fallback">')
    assert re.search(r'<button type="button" class="fallback-badge"[^>]* popovertarget="text-missing"', effect)
    assert "Ten tekst nie jest jeszcze przetłumaczony." in effect
    assert '<div popover id="text-missing"' in html
    assert '<div popover id="text-stale"' not in html


def test_an_older_translation_stays_and_says_that_it_is_older(gaps: Pages) -> None:
    told = str(Words("pl").text("abyss", RULE.title))
    page = gaps["abyss/rules/recruit/"]
    assert f'<h1 id="top"><span lang="pl" class="older">{told}' in page.html
    assert 'data-state="older"' in page.html
    assert '<div popover id="text-older"' in page.html
    assert page.title == told
    assert RULE.title not in text_only(page.html)


def test_a_proposal_that_was_made_for_another_text_is_not_shown(root: Path, tmp_path: Path) -> None:
    copy = Path(shutil.copytree(root, tmp_path / "locales"))
    planted.make_proposal(copy, "pl", "abyss", RULE.title)
    shown = Words("pl", copy).text("abyss", RULE.title)
    assert (str(shown), shown.is_fallback, shown.is_stale) == (RULE.title, True, True)


def test_a_page_counts_its_gaps_at_the_top_and_leads_to_the_first(gaps: Pages) -> None:
    for path in ("abyss/lords/commander/", "abyss/rules/recruit/"):
        html = gaps[path].html
        assert html.startswith('<aside class="untranslated"'), path
        assert '<a href="#untranslated">' in html
        assert html.count('id="untranslated"') == 1
    assert not pages("en")["abyss/rules/recruit/"].html.startswith("<aside")


def test_two_sentences_about_gaps_stand_apart(root: Path, tmp_path: Path) -> None:
    copy = Path(shutil.copytree(root, tmp_path / "locales"))
    planted.make_missing(copy, "pl", "abyss", CATALOG.games["abyss"].records["rule:abyss.recruit.pay"].model.title)  # type: ignore[attr-defined]
    site = SiteContext(CATALOG, "pl", "", survey(CATALOG, locales=copy))
    site.words = Words("pl", copy)
    (told,) = re.findall(
        r'<aside class="untranslated".*?<p>(.*?)<a ', Pages(site)["abyss/rules/recruit/"].html, re.DOTALL
    )
    assert len(re.findall(r"(?:^|\. )\d", text_only(told).strip())) == 2


def test_no_badge_can_be_focused_inside_what_is_focused_itself() -> None:
    ctx = PageContext(SiteContext(CATALOG, "pl"), PageInfo(""))
    badge = '<small class="fallback-badge" data-state="stale" lang="pl" title="x">EN</small>'
    html = Markup(f'<a href="#">one{badge}</a><p>two{badge}</p><label>three{badge}</label><article>{badge}</article>')
    made = str(marked(ctx, html))
    body = made[made.index('<a href="#">one') :]
    assert [name for name, _rest in re.findall(r"<(small|button)\b([^>]*)>", body)] == [
        "small",
        "button",
        "small",
        "button",
    ]
    assert marked(ctx, Markup("<p>whole</p>")) == "<p>whole</p>"


@pytest.mark.parametrize("lang", rest_in_full(LANGUAGES, lambda lang: lang == "pl"))
def test_every_suggestion_on_the_pages_leads_to_a_text(lang: str) -> None:
    files: dict[str, list[str]] = {}
    way = re.compile(r'(?:<a class="suggest"|<li>[^<]* <a) href="([^"]+#L\d+)"')
    links = [link for page in pages(lang).values() for link in way.findall(page.html)]
    assert len(links) > 200
    allowed = (
        ("catalog/data/", "docs/pages/")
        if lang == "en"
        else tuple(f"locales/{code}/LC_MESSAGES/" for code in (lang, language(lang).derived_from))
    )
    for link in links:
        file, _mark, line = link.removeprefix(f"{REPOSITORY}/").partition("#L")
        assert file.startswith(allowed), link
        if file not in files:
            files[file] = (ROOT / file).read_text(encoding="utf-8").split("\n")
        assert lang == "en" or files[file][int(line) - 1].startswith("msgstr"), link


@pytest.mark.parametrize("lang", rest_in_full(LANGUAGES, lambda lang: lang == "pl"))
def test_a_suggestion_names_the_very_line_of_its_text(lang: str) -> None:
    site = SiteContext(CATALOG, lang)
    checked = 0
    for ref, record in GAME.records.items():
        if record.kind not in ("rule", "lord", "location", "race", "guild", "term", "discrepancy", "example"):
            continue
        for field in ("title", "name", "topic", "effect", "character", "definition"):
            place = site.suggestions.of("abyss", ref, field) if field in type(record.model).model_fields else None
            if place is None:
                continue
            line = (ROOT / place.file).read_text(encoding="utf-8").split("\n")[place.line - 1]
            if lang == "en":
                assert line.removeprefix("- ").strip().startswith((f"{field}:", f"- {field}:")), (
                    f"{ref}: {place}: {line}"
                )
            elif not language(lang).derived_from:
                told = field_text(site.words, "abyss", record.model, field)
                assert told.is_fallback or line == f'msgstr "{polib.escape(told)}"', f"{ref}: {place}"
            checked += 1
    assert checked > 250


def test_every_section_has_a_suggestion() -> None:
    for lang in ("en", "pl", "zh_Hans"):
        found = pages(lang)
        assert found["abyss/glossary/"].html.count('class="suggest"') == len(GAME.terms)
        disputes = found["abyss/discrepancies/"].html
        assert disputes.count('class="suggest"') == disputes.count('<section class="dispute"') > 0
        about_others = [item for item in GAME.discrepancies if lang != "en" and not concerns(item.languages, lang)]
        assert disputes.count('<section class="dispute"') == len(GAME.discrepancies) - len(about_others)
        for chapter in GAME.game.chapters:
            html = found[f"abyss/rules/{chapter}/"].html
            sections = html.count('<section class="rule') + html.count('class="example__title"')
            assert html.count('class="suggest"') == sections, (lang, chapter)
        for name in GAME.checkers:
            html = found[f"abyss/check/{name}/"].html
            # One for the title, and for the sentences of its answers another, or the way to where they are translated.
            assert html.count('class="suggest"') == (2 if lang == "en" else 1)
            assert ("data-translating" in html) == (lang != "en")


@pytest.mark.parametrize("lang", rest_in_full(["en", "pl", "zh_Hans"], lambda lang: lang == "pl"))
def test_every_paragraph_and_every_sentence_of_an_answer_has_its_own_line(lang: str) -> None:
    site = SiteContext(CATALOG, lang)
    for ref in ("rule:abyss.kraken.smugglers", "rule:abyss.sanctuaries.rewards", "checker:recruit", "answers:answers"):
        texts = site.suggestions.texts("abyss", ref)
        assert len(texts) > 2
        assert lang == "en" or len({place for _text, place in texts}) == len(texts)
        for text, place in texts:
            lines = (ROOT / place.file).read_text(encoding="utf-8").split("\n")[place.line - 1 :]
            if lang == "en":
                assert text[:20] in lines[0] or text[:20] in lines[1] or text[:20] in lines[2], f"{place}: {text}"
            elif lang == "pl" and not text.is_fallback:
                assert polib.escape(text)[:20] in "".join(lines[:2]), f"{place}: {text}"
    if lang != "en":
        return  # translations are written where they are read: no page lists them
    said = {text for text, _place in site.suggestions.texts("abyss", "checker:recruit")}
    html = pages(lang)["abyss/check/recruit/"].html
    assert all(str(escape(PageContext(site, PageInfo("", game="abyss")).excerpt(text))) in html for text in said)


def test_without_a_repository_a_suggestion_names_file_and_line(gaps: Pages) -> None:
    html = gaps["abyss/rules/recruit/"].html
    targets = re.findall(r'<button type="button" class="suggest" popovertarget="([^"]+)"', html)
    assert len(targets) > 20
    for target in targets:
        popover = html[html.index(f'<div popover id="{target}"') :]
        popover = popover[: popover.index("</div>")]
        assert re.search(r"<code>(?:locales/pl/LC_MESSAGES|/.*)/abyss\.po(?::\d+)?</code>", popover)
        assert re.search(r"abyss\.po:\d+</code>|<li>.*<code>\d+</code></li>", popover)


def test_a_hand_written_page_has_a_suggestion_in_each_section() -> None:
    html = pages("pl")["guides/players/"].html
    assert html.count('class="suggest"') == html.count("<h2 ")
    ctx = PageContext(SiteContext(CATALOG, "en"), PageInfo("guides/players/"))
    assert with_suggestions(ctx, "guides/players.html.j2", "<p>none</p>") == "<p>none</p>"


def test_every_text_is_of_a_kind_that_has_a_name() -> None:
    for domain, texts in sources(CATALOG).items():
        for text in texts.values():
            assert kind_of(text, domain=domain) in KINDS, text


def test_the_counts_add_up_and_show_what_was_planted(root: Path) -> None:
    before, after = surveyed(), survey(CATALOG, locales=root)
    for row in (*before.progress, *after.progress):
        assert row.total == row.done + row.fuzzy + row.missing, row
        assert row.printed + row.own <= row.total
    was, now = (summed(found.of("pl").progress) for found in (before, after))
    assert (now.total, now.done) == (was.total, was.done - 2)
    assert (now.fuzzy, now.missing) == (was.fuzzy + 1, was.missing + 1)
    planted_texts = {(text.msgid, text.state, text.page) for text in after.unfinished if text.lang == "pl"}
    assert (RULE.title, "fuzzy", "abyss/rules/recruit/") in planted_texts
    assert (LORD.effect, "missing", "abyss/lords/commander/") in planted_texts  # type: ignore[attr-defined]


def test_what_is_to_be_done_names_the_line_of_its_translation(root: Path) -> None:
    for text in survey(CATALOG, ("pl",), root).unfinished:
        if text.line:
            line = (ROOT / text.file).read_text(encoding="utf-8").split("\n")[text.line - 1]
            assert line.startswith("msgstr"), text


def test_the_progress_page_lists_what_is_to_be_done(gaps: Pages) -> None:
    html = gaps["translations/"].html
    todo = html[html.index('<ul class="todo">') :]
    assert f'<q lang="en">{RULE.title}</q>' in todo
    assert 'href="../abyss/lords/commander/"' in todo
    assert "abyss.po:" in todo


def test_every_text_that_may_be_left_to_do_is_listed_under_something(tmp_path: Path) -> None:
    site = SiteContext(CATALOG, "pl", survey=surveyed())
    unfinished = survey(CATALOG, ["pl"], locales=tmp_path).unfinished
    assert {text.ref.partition(":")[0] for text in unfinished} >= {"", "figure", "lord", "rule"}
    entries = open_entries(PageContext(site, PageInfo(PATH)), unfinished)
    assert all(entry.name for entry in entries)
    assert sum(len(entry.texts) + entry.more for entry in entries) == len(unfinished)


def test_the_progress_page_shows_every_language_and_kind() -> None:
    for lang in LANGUAGES:
        html = pages(lang)["translations/"].html
        assert html.count('<table class="plain plain--stack progress">') == len(TRANSLATIONS)
        for code in (*TRANSLATIONS, *DERIVED):
            assert f'<h2 id="language-{language(code).tag}"' in html
        assert "style=" not in html
    rows = len(surveyed().progress)
    sums = len(TRANSLATIONS) * (1 + len(load().games))
    assert len(re.findall(r'<th scope="row">', pages("en")["translations/"].html)) == rows + sums


def test_a_bar_is_whole_and_shows_the_smallest_part() -> None:
    counted = Progress(lang="pl", domain="site", kind="site", total=5000, done=4998, fuzzy=1, missing=1, own=100)
    parts = bar(counted)
    assert [part.state for part in parts] == ["done", "own", "fuzzy", "missing"]
    assert sum(part.width for part in parts) == pytest.approx(100, abs=0.05)
    assert min(part.width for part in parts) > 0.7
    assert bar(summed(())) == []


def test_every_card_has_a_page_in_all_languages_side_by_side() -> None:
    tags = {info.tag for info in LANGUAGES.values()}
    for collection in GAME.collections:
        for entry in collection.entries:
            path = f"abyss/{collection.id}/{entry.id}/"
            html = pages("ja")[f"{path}languages/"].html
            assert f'href="{"../" * 5}pl/{path}"' in html
            assert 'href="./languages/"' in pages("ja")[path].html or 'href="languages/"' in pages("ja")[path].html
            names = set(re.findall(r'<b class="tongues__name" lang="([^"]+)">', html))
            assert names == tags, path
            first = re.search(r'<th scope="col"><a [^>]*lang="([^"]+)"', html)
            assert first
            assert first[1] == "ja"


def test_a_cell_that_lacks_its_translation_says_so(root: Path) -> None:
    site = SiteContext(CATALOG, "en", "", surveyed())
    site.prose_in("pl").words = Words("pl", root)
    html = Pages(site)["abyss/lords/commander/languages/"].html
    assert '<td data-label="polski"><span class="tag tag--missing">not translated yet</span> <span lang="en">' in html
    assert "fallback-badge" not in html


def test_every_text_of_a_page_names_a_page_that_there_is() -> None:
    there = set(pages("en"))
    for domain, texts in sources(CATALOG).items():
        for source in texts.values():
            for origin in source.origins:
                page = page_of(CATALOG, domain, origin)
                assert page is None or page.partition("#")[0] in there, origin
