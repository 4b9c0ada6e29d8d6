"""Texts in the reader's language, and prose made of them."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any, ClassVar

import pytest
from markupsafe import Markup

from catalog.models.entries import RuleSection, Symbol, Term
from catalog.placeholders import PlaceholderError
from generator.render.prose import Prose
from generator.text.words import Words

PO = r"""msgid ""
msgstr "Content-Type: text/plain; charset=UTF-8\n"

msgid "Pearl"
msgstr "Perła"

msgid "pearl"
msgstr "perła"

msgid "Turn"
msgctxt "x"
msgstr ""

#, fuzzy
msgid "Guess"
msgstr "Zgadywanie"

msgid "{n} pearl"
msgid_plural "{n} pearls"
msgstr[0] "{n} perła"
msgstr[1] "{n} perły"
msgstr[2] "{n} pereł"

msgid "Pay {n} {pearl} & {term:pearl|pearls}: {rule:abyss.turn}"
msgstr "Zapłać {n} {pearl} & {term:pearl|perły}: {rule:abyss.turn}"
""".replace('msgid "Turn"\nmsgctxt "x"\nmsgstr ""\n\n', "")


class TermAndRuleCatalog:
    """A catalogue with a term and a rule."""

    games: ClassVar[dict[str, Any]] = {
        "abyss": SimpleNamespace(game=SimpleNamespace(symbols=(Symbol(id="pearl", name="pearl"),)))
    }

    def find(self, ref: str, game: str | None = None) -> Any:
        return {
            "term:pearl": Term.model_construct(id="pearl", name="Pearl"),  # type: ignore[call-arg]
            "rule:abyss.turn": RuleSection.model_construct(id="abyss.turn", title="The turn"),
        }[ref]


class Links:
    def of(self, reference: str) -> str:
        return f"../#{reference}"


@pytest.fixture
def polish(tmp_path: Path) -> Words:
    folder = tmp_path / "pl" / "LC_MESSAGES"
    folder.mkdir(parents=True)
    (folder / "abyss.po").write_text(PO, encoding="utf-8")
    return Words("pl", tmp_path)


def test_a_translated_text(polish: Words) -> None:
    phrase = polish.text("abyss", "Pearl")
    assert (phrase, phrase.lang, phrase.is_fallback) == ("Perła", "pl", False)


@pytest.mark.parametrize("msgid", ["Unknown", "Guess"])
def test_missing_and_fuzzy_texts_are_english(polish: Words, msgid: str) -> None:
    phrase = polish.text("abyss", msgid)
    assert (phrase, phrase.lang, phrase.is_fallback) == (msgid, "en", True)


def test_a_domain_without_a_file_is_english(polish: Words) -> None:
    assert polish.text("site", "Next").is_fallback


def test_english_is_itself() -> None:
    phrase = Words("en").text("abyss", "Pearl")
    assert (phrase, phrase.is_fallback) == ("Pearl", False)


def test_languages_are_named_by_code_or_tag() -> None:
    assert Words("zh-Hant").lang == "zh_Hant"
    assert Words("zh_Hant").tag == "zh-Hant"
    with pytest.raises(KeyError):
        Words("xx")


@pytest.mark.parametrize(
    ("n", "form"), [(1, "perła"), (2, "perły"), (5, "pereł"), (12, "pereł"), (22, "perły"), (0, "pereł")]
)
def test_counting(polish: Words, n: int, form: str) -> None:
    assert polish.count("abyss", "{n} pearl", "{n} pearls", n) == f"{{n}} {form}"


def test_counting_without_a_translation(polish: Words) -> None:
    assert polish.count("site", "card", "cards", 1) == "card"
    assert polish.count("site", "card", "cards", 0) == "cards"


def test_forms_by_category(polish: Words) -> None:
    forms = polish.categories("abyss", "{n} pearl", "{n} pearls")
    assert forms == {"one": "{n} perła", "few": "{n} perły", "many": "{n} pereł", "other": "{n} pereł"}
    assert (forms.lang, forms.is_fallback) == ("pl", False)
    english = polish.categories("site", "card", "cards")
    assert (english, english.lang, english.is_fallback) == ({"one": "card", "other": "cards"}, "en", True)


MSGID = "Pay {n} {pearl} & {term:pearl|pearls}: {rule:abyss.turn}"


def test_html(polish: Words) -> None:
    html = Prose(TermAndRuleCatalog(), polish, Links()).html("abyss", MSGID, n=2)
    assert html == Markup(
        'Zapłać 2 <span class="symbol" data-symbol="pearl" role="img" aria-label="perła" title="perła"></span> &amp; '
        '<a class="term" href="../#term:pearl" data-term="pearl">perły</a>: '
        '<a href="../#rule:abyss.turn"><span lang="en">The turn</span></a>'
    )


def test_plain(polish: Words) -> None:
    assert Prose(TermAndRuleCatalog(), polish).plain("abyss", MSGID, n=2) == "Zapłać 2 perła & perły: The turn"


def test_a_missing_translation_is_marked_and_wholly_english(polish: Words) -> None:
    html = Prose(TermAndRuleCatalog(), polish, Links()).html("abyss", "See {term:pearl}")
    assert html.startswith('<span lang="en" class="fallback">See <a class="term"')
    assert ">Pearl</a>" in html
    badge = html[html.index("<small") :]
    assert badge.startswith('<small class="fallback-badge" data-state="missing" lang="en" title="This text is not ')
    assert badge.endswith('>EN<span class="spoken"> (This text is not translated yet.)</span></small></span>')


def test_markup_in_texts_and_parameters_stays_text(polish: Words) -> None:
    html = Prose(TermAndRuleCatalog(), polish, Links()).html("abyss", "<i>{x}</i> {term:pearl|<u>}", x="<script>")
    assert "<i>" not in html
    assert "<script>" not in html
    assert "<u>" not in html


def test_faults_of_a_message_are_not_hidden(polish: Words) -> None:
    prose = Prose(TermAndRuleCatalog(), polish, Links())
    with pytest.raises(PlaceholderError, match="never closed"):
        prose.html("abyss", "Pay {pearl")
    with pytest.raises(KeyError, match="neither a parameter of the message nor a symbol"):
        prose.html("abyss", "Pay {gold}")
    with pytest.raises(KeyError):
        prose.html("abyss", "Pay {lord:nobody}")


@pytest.mark.parametrize(
    "text", ["a } b", "a { b", "{a{b}}", "{}", "{term:}", "{term:x|}", "{Term:x}", "{a b}", "{x|Y z}", "{x#}", "{x#A}"]
)
def test_broken_placeholders(text: str) -> None:
    with pytest.raises(PlaceholderError):
        Prose(TermAndRuleCatalog(), Words("en")).plain("abyss", text, a="")
