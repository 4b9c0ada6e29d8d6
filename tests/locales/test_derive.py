"""Languages that are made from another one: what is converted, what is kept, and which wordings are stale."""

from __future__ import annotations

import shutil
import time
from functools import cache
from pathlib import Path

import polib
import pytest

from catalog import load
from catalog.placeholders import keys
from generator.export import api
from generator.text import derive
from generator.text.languages import LOCALES, language, po_path
from generator.text.message_sources import Sources, sources
from generator.text.po_files import texts_of
from generator.text.words import Words
from generator.translate.check import check
from generator.translate.merge import Change
from generator.translate.update import update_files

pytestmark = pytest.mark.slow

HANS = language("zh_Hans")
HANT = "zh_Hant"


@cache
def english() -> dict[str, Sources]:
    """All English texts, gathered once."""
    return sources(load())


def update(*langs: str, locales: Path, domain: str | None = "site") -> list[Change]:
    """Bring a domain of languages up to date, or all of them, as the command does."""
    return update_files(load(), english(), langs, [domain] if domain else None, locales)


@pytest.fixture(scope="module")
def fresh(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The PO files, up to date and without overrides."""
    copy = tmp_path_factory.mktemp("fresh") / "locales"
    shutil.copytree(LOCALES, copy)
    shutil.rmtree(copy / HANS.code / "LC_MESSAGES")
    update(HANT, HANS.code, locales=copy, domain=None)
    return copy


@pytest.fixture
def locales(fresh: Path, tmp_path: Path) -> Path:
    """A copy of them."""
    copy = tmp_path / "locales"
    shutil.copytree(fresh, copy)
    return copy


def edit(locales: Path, lang: str, msgid: str, msgstr: str | None, domain: str = "site", fuzzy: bool = False) -> None:
    """Write a translation by hand; None takes the message out."""
    path = po_path(lang, domain, locales)
    file = polib.pofile(str(path), wrapwidth=0)
    entry = file.find(msgid)
    if msgstr is None:
        assert entry is not None
        file.remove(entry)
    elif entry is None:
        file.append(polib.POEntry(msgid=msgid, msgstr=msgstr))
    else:
        entry.msgstr = msgstr
        entry.flags = ["fuzzy"] if fuzzy else []
    file.save(str(path))


def checks_that_find(locales: Path) -> list[str]:
    """The names of the checks that find something in the derived language."""
    return [finding.check for finding in check(load(), [HANS.code], ["site"], locales, english())]


@pytest.mark.parametrize(
    ("text", "made"),
    [
        ("搜尋規則和卡牌", "搜索规则和卡牌"),
        ("軟體與滑鼠", "软件与鼠标"),
        ("付給{term:treasury|寶庫} 2 {pearl}。", "付给{term:treasury|宝库} 2 {pearl}。"),
        ("{lord:master-of-magic|魔法大師}與{count}", "{lord:master-of-magic|魔法大师}与{count}"),
        ("", ""),
        ("{", "{"),
        ("預設「檔案」", "默认“文件”"),
    ],
)
def test_what_is_read_is_converted_and_placeholders_stay(text: str, made: str) -> None:
    assert derive.converter(HANS, "site")(text) == made


def test_a_word_may_be_meant_for_some_domains_only() -> None:
    assert derive.converter(HANS, "abyss")("連結") == "联结"
    assert derive.converter(HANS, "site")("連結") == "链接"


@pytest.mark.parametrize("domain", sorted({path.stem for path in LOCALES.glob("*.pot")}))
def test_every_text_has_the_placeholders_of_its_origin(domain: str) -> None:
    origin = Words(HANT).messages(domain)
    made = Words(HANS.code).messages(domain)
    assert made.keys() >= origin.keys()
    for key, entry in origin.items():
        for before, after in zip(texts_of(entry), texts_of(made[key]), strict=True):
            assert keys(after) == keys(before)


def test_it_is_quick() -> None:
    words = Words(HANT)
    domains = sorted(path.stem for path in LOCALES.glob("*.pot"))
    words.load(domains)
    texts = [
        (domain, text) for domain in domains for entry in words.messages(domain).values() for text in texts_of(entry)
    ]
    start = time.process_time()
    for domain, text in texts:
        derive.converter(HANS, domain)(text)
    assert time.process_time() - start < 1
    assert len(texts) > 1500


def test_a_missing_translation_of_the_origin_is_english_here_too(locales: Path) -> None:
    edit(locales, HANT, "Rules", "", "site")
    assert Words(HANS.code, locales).text("site", "Rules").is_fallback


def test_an_override_is_shown_and_noted(locales: Path) -> None:
    edit(locales, HANS.code, "Rules", "游戏规则")
    assert Words(HANS.code, locales).text("site", "Rules") == "游戏规则"
    update(HANS.code, locales=locales)
    entry = polib.pofile(str(po_path(HANS.code, "site", locales))).find("Rules")
    assert entry is not None
    assert "zh_Hant: 規則" in entry.comment.split("\n")
    assert checks_that_find(locales) == []


def test_files_hold_overrides_alone_and_are_stable(locales: Path) -> None:
    edit(locales, HANS.code, "Ally", "同盟", "abyss")
    update(HANS.code, locales=locales, domain=None)
    for change in update(HANS.code, locales=locales, domain=None):
        assert not change.written
    held = polib.pofile(str(po_path(HANS.code, "abyss", locales)))
    assert all(entry.msgstr or entry.msgstr_plural for entry in held)


def test_an_override_is_stale_when_the_text_beside_it_changes(locales: Path) -> None:
    edit(locales, HANS.code, "Rules", "游戏规则")
    update(HANS.code, locales=locales)
    edit(locales, HANT, "Rules", "規定")
    assert Words(HANS.code, locales).text("site", "Rules") == "规定"
    assert checks_that_find(locales) == ["po-override-stale"]
    assert derive.overrides(HANS, "site", locales)[1] == 1

    update(HANS.code, locales=locales)
    entry = polib.pofile(str(po_path(HANS.code, "site", locales))).find("Rules")
    assert entry is not None
    assert entry.fuzzy
    assert entry.msgstr == "游戏规则"
    assert {"zh_Hant: 規定", "zh_Hant before: 規則"} <= set(entry.comment.split("\n"))
    assert checks_that_find(locales) == ["po-fuzzy"]

    edit(locales, HANS.code, "Rules", "游戏规定")
    update(HANS.code, locales=locales)
    assert Words(HANS.code, locales).text("site", "Rules") == "游戏规定"
    assert checks_that_find(locales) == []


def test_an_override_is_no_guess_for_another_text(locales: Path) -> None:
    path = po_path(HANS.code, "site", locales)
    edit(locales, HANS.code, "Rules", "游戏规则")
    update(HANS.code, locales=locales)
    file = polib.pofile(str(path), wrapwidth=0)
    entry = file.find("Rules")
    assert entry is not None
    entry.msgid = "Rules here"  # as if the English had been this until now
    file.save(str(path))
    update(HANS.code, locales=locales)
    file = polib.pofile(str(path))
    assert [entry.msgid for entry in file if not entry.obsolete] == []
    kept = [(entry.msgid, entry.msgstr, entry.fuzzy) for entry in file.obsolete_entries()]
    assert kept == [("Rules here", "游戏规则", False)]
    assert checks_that_find(locales) == []


def test_an_override_beside_an_unfinished_text_keeps_its_note(locales: Path) -> None:
    edit(locales, HANS.code, "Rules", "游戏规则")
    edit(locales, HANS.code, "Ask the rules", "问规则")
    edit(locales, HANT, "Ask the rules", "問規則", fuzzy=True)
    update(HANS.code, locales=locales)
    edit(locales, HANT, "Rules", "規則", fuzzy=True)
    update(HANS.code, locales=locales)
    file = polib.pofile(str(po_path(HANS.code, "site", locales)))
    for msgid, noted in (("Rules", ["zh_Hant: 規則"]), ("Ask the rules", [])):
        entry = file.find(msgid)
        assert entry is not None
        assert not entry.fuzzy
        assert [line for line in entry.comment.split("\n") if line.startswith("zh_Hant")] == noted


def test_an_override_that_says_nothing_new_is_told_of(locales: Path) -> None:
    edit(locales, HANS.code, "Rules", "规则")
    assert checks_that_find(locales) == ["po-override-needless"]


def test_an_override_of_an_unknown_text_is_told_of_and_kept(locales: Path) -> None:
    edit(locales, HANS.code, "A text that nobody has", "没有人有的文字")
    assert checks_that_find(locales) == ["po-stale"]
    update(HANS.code, locales=locales)
    kept = polib.pofile(str(po_path(HANS.code, "site", locales))).obsolete_entries()
    assert [entry.msgstr for entry in kept] == ["没有人有的文字"]


def test_the_json_says_which_language_is_derived() -> None:
    found = api.languages()
    assert {tag: said["derived_from"] for tag, said in found.items() if said["derived_from"]} == {"zh-Hans": "zh-Hant"}
    assert found["zh-Hans"]["name"] == "简体中文"


def test_pages_and_names_say_that_they_are_derived(site_dir: Path) -> None:
    derived = (site_dir / "zh-Hans" / "abyss" / "lords" / "jailer" / "index.html").read_text(encoding="utf-8")
    assert '<html lang="zh-Hans" dir="ltr"' in derived
    assert "colophon__derived" in derived
    english = (site_dir / "en" / "abyss" / "lords" / "jailer" / "index.html").read_text(encoding="utf-8")
    assert "colophon__derived" not in english
    assert "derived from Traditional Chinese" in english


def test_a_broken_file_of_the_origin_is_told_of(locales: Path) -> None:
    po_path(HANT, "site", locales).write_bytes(b"<<<<<<< HEAD\n")
    with pytest.raises(Exception, match=r"zh_Hant/LC_MESSAGES/site\.po"):
        Words(HANS.code, locales).load(["site"])
