"""``check`` finds what a reader would meet, says how to fix it, and leaves good translations in peace."""

from __future__ import annotations

from pathlib import Path

import pytest

from catalog import load
from catalog.placeholders import PlaceholderError, parse
from generator.text.message_sources import Origin, Source
from generator.text.po_finding import LEVELS
from generator.translate.check import CHECKS, all_checks, check, faults, message_of
from generator.translate.check.subjects.agreement import check_attested
from generator.translate.check.subjects.codes import broken
from generator.translate.check.unit import set_apart
from tests.locales.check_helpers import GOOD, TEXT, findings, marked, one_lord_shared, only
from tests.locales.po_samples import by_key, entry, po, source


def test_a_good_translation(tmp_path: Path) -> None:
    path = po(tmp_path, f'msgid "{TEXT}"\nmsgstr "{GOOD}"\n')
    assert findings(path, by_key(source(TEXT))) == []


# The text as it stands in the file, the check that finds the fault, what it says, and the part that it marks. The
# placeholders stay whole but where they are the fault: of a text with a broken one most checks do not tell.
FAULTS = {
    "a lost symbol": (GOOD.replace("{pearl}", "perłę"), "po-placeholder", "missing placeholders: {pearl}", None),
    "a symbol too many": (GOOD + "{pearl}", "po-placeholder", "the English has no {pearl}, or not so", "{pearl}"),
    "a closing brace": (GOOD + "}", "po-placeholder", "a closing brace without", "}"),
    "a translated placeholder": (GOOD.replace("{pearl}", "{perła}"), "po-placeholder", "{perła} is no", "{perła}"),
    "an open brace": (
        GOOD.replace("{pearl}", "{pearl"),
        "po-placeholder",
        "a brace inside",
        "{lord:commander|Dowódcy}",
    ),
    "a brace at the end": (GOOD + " {oj", "po-placeholder", "never closed", "{oj"),
    "nothing to show": (GOOD.replace("Dowódcy", " "), "po-placeholder", "none stands after |", "{lord:commander| }"),
    "a tag": (GOOD.replace("karty", "<b>karty"), "po-markup", "<b> is markup", "<b>"),
    "a script": (GOOD.replace("karty", "<script>karty"), "po-markup", "<script> is markup", "<script>"),
    "half a tag": (GOOD.replace("karty", "<karty"), "po-markup", "is markup", None),
    "an entity": (GOOD.replace("2 karty", "2&nbsp;karty"), "po-markup", "&nbsp; is markup", "&nbsp;"),
    "a link": (GOOD.replace("karty", "[karty](javascript:alert)"), "po-markup", "markup", "[karty](javascript:alert)"),
    "bold": (GOOD.replace("karty", "**karty"), "po-markup", "** is markup", "**"),
    "a line break": (GOOD.replace("karty ", "karty\\n"), "po-space", "line breaks: 1; the English has 0", "\n"),
    "a space at the end": (GOOD + " ", "po-space", "a space at the end", " "),
    "a space at the beginning": (" " + GOOD, "po-space", "a space at the beginning", " "),
    "two spaces": (GOOD.replace(" i", "  i"), "po-space", "two spaces", "  "),
    "a tab": (GOOD.replace(" i", "\\ti"), "po-space", "a tab", "\t"),
    "a zero-width space": (GOOD.replace(" i", "\u200b i"), "po-invisible", "U+200B ZERO WIDTH SPACE", "\u200b"),
    "a soft hyphen": (GOOD.replace("karty", "kar\u00adty"), "po-invisible", "U+00AD SOFT HYPHEN", "\u00ad"),
    "a change of direction": (GOOD.replace(" i", "\u202e i"), "po-invisible", "U+202E", "\u202e"),
    "a broken character": (GOOD.replace("ł", "\ufffd"), "po-invisible", "REPLACEMENT CHARACTER", "\ufffd"),
    "a word twice": (GOOD.replace("karty", "karty karty"), "po-twice", "karty stands twice", "karty karty"),
    "a control character": (GOOD.replace(" i", "\x07 i"), "po-invisible", "U+0007", "\x07"),
}


@pytest.mark.parametrize("name", FAULTS)
def test_faults_of_a_text(name: str, tmp_path: Path) -> None:
    text, check_name, message, spot = FAULTS[name]
    path = po(tmp_path, f'#: rule:abyss.turn catalog/data/x.yaml:3\nmsgid "{TEXT}"\nmsgstr "{text}"\n')
    finding = next(item for item in findings(path, by_key(source(TEXT))) if item.check == check_name)
    assert (finding.file, finding.line, finding.ref) == (str(path), 9, "rule:abyss.turn")
    assert (finding.lang, finding.domain, finding.waivable) == ("pl", "site", True)
    assert finding.level == CHECKS[check_name].level
    assert message in str(finding.message)
    if spot is not None:
        assert marked(finding) == spot


def test_a_missing_number(tmp_path: Path) -> None:
    path = po(tmp_path, f'msgid "{TEXT}"\nmsgstr "{GOOD.replace("2", "3")}"\n')
    assert {item.check for item in findings(path, by_key(source(TEXT)))} == {"po-number"}


@pytest.mark.parametrize("text", ["a } b", "a { b", "a {b {c} d", "{lord:x|}", "{lord:x| }", "{Nothing}", "{}"])
def test_every_broken_placeholder_is_told_in_words_that_can_be_translated(text: str) -> None:
    with pytest.raises(PlaceholderError) as caught:
        parse(text)
    said = broken(caught.value)
    assert "{" not in said.text.replace("{placeholder}", "")
    assert str(said)


def test_the_whole_form_is_marked_at_its_own_line(tmp_path: Path) -> None:
    texts = by_key(source("{n} pearl", "{n} pearls"))
    body = 'msgid "{n} pearl"\nmsgid_plural "{n} pearls"\nmsgstr[0] "{n} perła"\nmsgstr[1] "{n} <i>"\nmsgstr[2] "{n}"\n'
    finding = only(po(tmp_path, body), texts)
    assert (finding.line, marked(finding)) == (10, "<i>")


def test_lines_folded_by_an_editor(tmp_path: Path) -> None:
    folded = 'msgid ""\n"Draw 2 cards and pay {pearl} to "\n"{lord:commander|the Commander}."\n'
    folded += 'msgstr ""\n"Dobierz 2 karty <b> i zapłać {pearl} "\n"{lord:commander|Dowódcy}."\n'
    finding = only(po(tmp_path, folded), by_key(source(TEXT)))
    assert (finding.check, finding.line, marked(finding)) == ("po-markup", 10, "<b>")


def test_search_words_are_free(tmp_path: Path) -> None:
    words = Source("tapped, sideways", kinds={"search"}, origins=[Origin("rule:abyss.turn", "x.yaml", 1)])
    path = po(tmp_path, 'msgid "tapped, sideways"\nmsgstr "obrócony o 90 stopni"\n')
    assert [item for item in findings(path, by_key(words)) if item.check == "po-number"] == []


def test_missing_and_fuzzy(tmp_path: Path) -> None:
    path = po(tmp_path, f'msgid "a"\nmsgstr ""\n\n#, fuzzy\n#| msgid "Draw."\nmsgid "{TEXT}"\nmsgstr "{GOOD}"\n')
    result = findings(path, by_key(source("a"), source(TEXT)))
    assert [(item.check, item.line, item.waivable) for item in result] == [
        ("po-missing", 8, False),
        ("po-fuzzy", 13, False),
    ]
    assert result[0].text == "a"


def test_texts_that_do_not_fit_the_program(tmp_path: Path) -> None:
    path = po(tmp_path, 'msgid "old"\nmsgstr "stare"\n')
    result = findings(path, by_key(source("new"), source("newer")))
    assert [(item.check, item.line) for item in result] == [("po-stale", 1), ("po-stale", 8)]
    assert "2" in str(result[0].message)
    assert "“new”" in str(result[0].message)


def test_a_missing_file(tmp_path: Path) -> None:
    assert only(tmp_path / "site.po", by_key(source("a"))).check == "po-missing-file"


def test_a_derived_language_needs_no_file_and_no_text(tmp_path: Path) -> None:
    texts = by_key(source("a"), source("b"))
    assert findings(tmp_path / "site.po", texts, "zh_Hans") == []
    assert findings(po(tmp_path, 'msgid "a"\nmsgstr "甲"\n', "zh_Hans"), texts, "zh_Hans") == []
    body = 'msgid "a"\nmsgstr "甲<>"\n\nmsgid "c"\nmsgstr "丙"\n'
    result = findings(po(tmp_path, body, "zh_Hans"), texts, "zh_Hans")
    assert [item.check for item in result] == ["po-markup", "po-stale"]


def test_the_header_of_another_language(tmp_path: Path) -> None:
    path = po(tmp_path, 'msgid "a"\nmsgstr "a"\n', lang="ja")
    result = [item for item in findings(path, by_key(source("a"))) if item.check == "po-header"]
    assert [str(item.expected).split(":")[0] for item in result] == ["Language", "Plural-Forms"]


PLURALS = {
    "our own spelling": ("nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);", True),
    "another spelling": (
        "nplurals=3; plural=n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2;",
        True,
    ),
    "too few": ("nplurals=2; plural=(n != 1);", False),
    "another rule": ("nplurals=3; plural=(n==1 ? 0 : n==2 ? 1 : 2);", False),
    "no formula": ("nplurals=3; plural=spam;", False),
    "a division by nothing": ("nplurals=3; plural=(n % 0);", False),
    "a formula that names things": ("nplurals=3; plural=__import__('os');", False),
    "very deep": ("nplurals=3; plural=" + "(" * 3000 + "n" + ")" * 3000 + ";", False),
    "nothing": ("", False),
}


@pytest.mark.parametrize("name", PLURALS)
def test_plural_formulas(name: str, tmp_path: Path) -> None:
    formula, right = PLURALS[name]
    path = po(tmp_path, 'msgid "a"\nmsgstr "b"\n')
    lines = path.read_text(encoding="utf-8").split("\n")
    lines[4] = f'"Plural-Forms: {formula}\\n"'
    path.write_text("\n".join(lines), encoding="utf-8")
    result = findings(path, by_key(source("a")))
    assert ([item.check for item in result] == []) is right
    assert all(item.check == "po-header" for item in result)


def test_a_missing_plural_form(tmp_path: Path) -> None:
    texts = by_key(source("{n} pearl", "{n} pearls"))
    path = po(tmp_path, 'msgid "{n} pearl"\nmsgid_plural "{n} pearls"\nmsgstr[0] "{n} perła"\nmsgstr[1] "{n} perły"\n')
    assert "msgstr[2]" in str(only(path, texts).message)


def test_a_plural_form_too_many(tmp_path: Path) -> None:
    texts = by_key(source("{n} pearl", "{n} pearls"))
    body = 'msgid "{n} pearl"\nmsgid_plural "{n} pearls"\n'
    body += "".join(f'msgstr[{index}] "{{n}} perły"\n' for index in (0, 1, 2, 5))
    finding = only(po(tmp_path, body), texts)
    assert (finding.check, finding.line) == ("po-plural", 12)
    assert "msgstr[5]" in str(finding.message)


def test_a_plural_form_may_say_its_number_in_words(tmp_path: Path) -> None:
    texts = by_key(source("{n} pearl", "{n} pearls"))
    body = 'msgid "{n} pearl"\nmsgid_plural "{n} pearls"\n'
    body += 'msgstr[0] "jedna perła"\nmsgstr[1] "{n} perły"\nmsgstr[2] "{n} pereł"\n'
    assert findings(po(tmp_path, body), texts) == []


def test_an_attested_name() -> None:
    name = Source("The Commander", kinds={"name"}, origins=[Origin("lord:commander", "x.yaml", 1)])
    komendant, dowodca = (
        message_of(one_lord_shared(), "pl", "abyss", name, entry("The Commander", text))
        for text in ("Komendant", "Dowódca")
    )
    (fault,) = check_attested(komendant)
    assert fault.expected == "Dowódca"
    assert list(check_attested(dowodca)) == []


def test_spaces_beside_han_characters_are_no_other_name() -> None:
    assert [set_apart(name) for name in ("DI卡", "永久VP", "DI 卡", "Snow White")] == [
        "DI 卡",
        "永久 VP",
        "DI 卡",
        "Snow White",
    ]


def test_faults_of_one_message() -> None:
    message = message_of(one_lord_shared(), "pl", "site", source(TEXT), entry(TEXT, GOOD.replace("{pearl}", "")))
    assert [(check.name, fault.form) for check, fault in faults(message)] == [
        ("po-placeholder", 0),
        ("po-space", 0),
    ]
    assert faults(message_of(one_lord_shared(), "pl", "site", source(TEXT), entry(TEXT, GOOD))) == []


def test_checks_of_parsed_texts_leave_broken_ones_alone() -> None:
    message = message_of(one_lord_shared(), "pl", "site", source(TEXT), entry(TEXT, GOOD.replace("2", "3") + "{"))
    names = {check.name for check, _fault in faults(message)}
    assert names == {"po-placeholder"}


def test_every_check_can_be_told_of() -> None:
    assert {item.name for item in all_checks()} == set(CHECKS)
    for item in all_checks():
        assert item.name.startswith("po-")
        assert item.title
        assert item.level in LEVELS


@pytest.mark.slow
def test_the_translations_of_the_repository() -> None:
    """Nothing is wrong with any language, and those that were complete still are."""
    result = [item for item in check(load()) if item.level == "error"]
    assert not result, f"{len(result)} findings, such as:\n" + "\n".join(map(str, result[:10]))
