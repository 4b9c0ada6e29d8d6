"""Spelling: what no dictionary has is asked about, and nothing that a translator has good reason to write."""

from __future__ import annotations

import random
import unicodedata
from collections.abc import Iterator
from pathlib import Path

import pytest

from catalog import load
from generator.cli.spelling import tell_of_no_dictionary
from generator.text import dictionaries
from generator.text.languages import LANGUAGES, language, po_path
from generator.text.message_sources import of_language, sources
from generator.text.po_files import read_po
from generator.translate.check import is_spelled, shared_by
from generator.translate.check.run import po_file
from generator.translate.check.subjects import spelling
from generator.translate.check.subjects.spelling import asked, misspelled
from generator.translate.check.unit import Message, Unit
from generator.translate.new_language import describe
from tests.locales.meaning_trial import rows
from tests.locales.po_samples import marked, message

FRENCH = ("la", "clé", "est", "carte", "frontière", "état", "l'état", "joueur", "jusqu'à", "toutes", "d", "dix-huit")
KNOWN = ("karta", "kartę", "zagraj", "weź", "perłę", "odrzuć", "albo", "JSON")
AFFIXES = "SET UTF-8\nTRY aąbcćdeęfghijklłmnńoóprsśtuwyzźż\n"


def write_dictionary(folder: Path, name: str, known: tuple[str, ...] = KNOWN) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{name}.aff").write_text(AFFIXES, encoding="utf-8")
    (folder / f"{name}.dic").write_text("\n".join([str(len(known)), *known]) + "\n", encoding="utf-8")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The only folder that dictionaries are looked for in; it has none yet."""
    monkeypatch.setenv(dictionaries.VARIABLE, str(tmp_path))
    monkeypatch.setattr(dictionaries, "_FOLDERS", ())
    monkeypatch.setattr(dictionaries, "_OFFICES", ())
    dictionaries.dictionary.cache_clear()
    yield tmp_path
    dictionaries.dictionary.cache_clear()


@pytest.fixture
def few_words(folder: Path) -> None:
    """A dictionary of Polish with KNOWN words alone."""
    write_dictionary(folder, "pl_PL")


@pytest.fixture
def few_french_words(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """French as it begins, without any text, and with a dictionary of FRENCH words alone."""
    monkeypatch.setitem(LANGUAGES, "fr", describe("fr"))
    write_dictionary(folder, "fr", FRENCH)


def words_asked(text: str, english: str = "Play a card.", before: str = "", lang: str = "pl") -> list[str]:
    """The words of a text that are asked about."""
    earlier = {0: before} if before else {}
    return [marked(question, text) for question in misspelled(message(english, text, lang), earlier)]


@pytest.mark.usefixtures("few_words")
def test_a_word_that_no_dictionary_has_is_asked_about_with_what_is_like_it() -> None:
    ((check, question),) = asked(message("Play a card.", "Zagraj karte.", "pl"), {})
    assert (check.name, check.level) == ("po-spelling", "question")
    assert "“karte” is in no dictionary" in str(question.message)
    assert "kartę" in str(question.expected)
    assert marked(question, "Zagraj karte.") == "karte"


@pytest.mark.usefixtures("few_words")
def test_a_word_is_asked_about_once() -> None:
    assert words_asked("Odrzuć krate albo weź krate.") == ["krate"]


@pytest.mark.usefixtures("few_words")
@pytest.mark.parametrize(
    ("text", "english"),
    [
        ("Zagraj Weź Odrzuć", "Play"),
        ("Zagraj Kraken.", "Play the Kraken."),
        ("Weź {pearls#pearl|acc}-krotnie kartę", "Take a card {pearls} times"),
        ("Weź 3-krotnie albo x2", "Take it"),
        ("Odrzuć https://fathom.example/krate albo plik.krate", "Discard it"),
        ("Weź 基座 albo スカージ", "Take it"),
        ("Weź Fathomie", "Take it"),  # listed in language.yaml
        ("Zagraj <em>kartę</em>", "Play"),
        ("a i o", "x"),
    ],
)
def test_what_is_written_with_good_reason_is_not_asked_about(text: str, english: str) -> None:
    assert words_asked(text, english) == []


@pytest.mark.usefixtures("few_french_words")
@pytest.mark.parametrize(
    "text",
    [
        "La carte d’Abyss est l'Abyss",
        "L’ÉTAT jusqu’à la carte",
        "Joueur·euse joueur·euse·s tou·te·s",
        "Dix‑huit",
        unicodedata.normalize("NFD", "La clé est l’état"),
    ],
)
def test_words_that_french_puts_together_are_not_asked_about(text: str) -> None:
    assert words_asked(text, "Abyss", lang="fr") == []


@pytest.mark.usefixtures("few_french_words")
def test_a_typo_behind_an_elided_article_is_asked_about() -> None:
    assert words_asked("L’étta jusqu’a d’Abiss clée·s", "Abyss", lang="fr") == [
        "L’étta",
        "jusqu’a",
        "d’Abiss",
        "clée·s",
    ]


@pytest.mark.usefixtures("few_french_words")
def test_what_may_be_meant_has_the_apostrophe_of_texts() -> None:
    (question,) = misspelled(message("Draw", "jusquà", "fr"), {})
    assert str(question.expected) == "jusqu’à"


@pytest.mark.usefixtures("few_french_words")
def test_a_name_does_not_vouch_for_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(spelling, "games_of", lambda _unit: ("abyss",))
    monkeypatch.setattr(spelling, "_named", lambda *_: {"frontiere", "nébulis", "clé"})
    assert list(misspelled(message("Draw", "Frontiere nébulis clé", "fr"), {})) == []
    for text, asked_about in {"Frontiere": ["Frontiere"], "Nébulis": [], "Clé": []}.items():
        name = message("Border", text, "fr", kinds=["name"])
        assert [marked(question, text) for question in misspelled(name, {})] == asked_about


@pytest.mark.usefixtures("few_words")
def test_of_a_changed_text_only_its_new_words_are_asked_about() -> None:
    assert words_asked("Weź krate albo perłęę.", before="Weź krate.") == ["perłęę"]


@pytest.mark.usefixtures("few_words")
def test_each_form_of_a_counted_text_is_looked_at() -> None:
    forms = {0: "Weź kartę.", 1: "Weź krate.", 2: "Weź karte."}
    found = list(misspelled(message("Take a card.", forms, "pl", plural="Take cards."), {}))
    assert [(question.form, marked(question, forms[question.form])) for question in found] == [
        (1, "krate"),
        (2, "karte"),
    ]


@pytest.mark.usefixtures("few_words")
def test_lists_of_words_are_not_looked_at() -> None:
    assert not list(misspelled(message("card", "krate, karte", "pl", kinds=["search"]), {}))


@pytest.mark.usefixtures("few_words")
def test_a_long_text_of_nonsense_is_soon_told() -> None:
    nonsense = " ".join("z" * length for length in range(3, 60))
    assert len(words_asked(nonsense)) == 20


def test_without_a_dictionary_nothing_is_asked_and_that_is_said(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert words_asked("Zagraj krate.") == []
    tell_of_no_dictionary(["pl", "ja", "zh_Hans"])
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    for part in ("polski", "hunspell-pl", "pl_PL.dic", "DICPATH"):
        assert part in told
    write_dictionary(folder, "pl_PL")
    dictionaries.dictionary.cache_clear()
    tell_of_no_dictionary(["pl"])
    assert capsys.readouterr().err == ""


def test_only_languages_with_words_set_apart_have_a_spelling() -> None:
    assert [code for code in ("en", "pl", "ja", "zh_Hant", "zh_Hans") if is_spelled(language(code))] == ["en", "pl"]


@pytest.mark.parametrize("name", ["pl_PL", "pl", "pl_polski"])
def test_a_dictionary_is_found_by_the_names_that_it_may_have(name: str, folder: Path) -> None:
    write_dictionary(folder / "elsewhere", name)
    assert dictionaries.find(language("pl")) is None
    write_dictionary(folder, "plwp")
    assert dictionaries.find(language("pl")) is None
    write_dictionary(folder, name)
    assert dictionaries.find(language("pl")) == folder / f"{name}.dic"


def test_a_dictionary_lacks_no_file(folder: Path) -> None:
    write_dictionary(folder, "pl_PL")
    (folder / "pl_PL.aff").unlink()
    assert dictionaries.find(language("pl")) is None


def test_the_usual_territory_goes_first(folder: Path) -> None:
    for name in ("pl", "pl_PL", "pl_AA"):
        write_dictionary(folder, name)
    assert dictionaries.find(language("pl")) == folder / "pl_PL.dic"


def test_a_language_of_a_country_takes_the_dictionary_of_the_language(folder: Path) -> None:
    write_dictionary(folder, "fr")
    write_dictionary(folder, "sr")
    assert dictionaries.find(describe("fr_CA")) == folder / "fr.dic"
    assert dictionaries.find(describe("sr_Latn")) is None  # that of Serbian is Cyrillic


def test_german_of_libreoffice_is_that_of_germany(folder: Path) -> None:
    for name in ("de_AT_frami", "de_DE_frami"):
        write_dictionary(folder, name)
    assert dictionaries.find(describe("de")) == folder / "de_DE_frami.dic"


LETTERS = "aąbcćdeęfghijklłmnńoóprsśtuwyzźż"
BARE = str.maketrans("ąćęłńóśźż", "acelnoszz")


def slip(word: str, chance: random.Random) -> str:
    """A word as somebody writes it in haste: a letter too few, two changed, another one, or all without their marks."""
    at = chance.randrange(1, len(word) - 1)
    return chance.choice(
        [
            word[:at] + word[at + 1 :],
            word[:at] + word[at + 1] + word[at] + word[at + 2 :],
            word[:at] + chance.choice(LETTERS) + word[at + 1 :],
            word.translate(BARE),
        ]
    )


@pytest.fixture(scope="module")
def polish() -> list[Message]:
    """The finished texts of today; skipped where the machine has no dictionary of Polish."""
    if dictionaries.find(language("pl")) is None:
        pytest.skip("no dictionary of Polish is installed")
    catalog = load()
    every = of_language(sources(catalog), language("pl"))
    shared = shared_by(catalog, every)
    files = [
        po_file(shared, po_path("pl", domain), "pl", domain, read_po(po_path("pl", domain)), texts)
        for domain, texts in every.items()
    ]
    return [message for file in files for message in file.messages if not message.lists_words]


@pytest.mark.slow
def test_of_todays_texts_no_word_is_asked_about(polish: list[Message]) -> None:
    assert len(polish) > 9000
    assert [str(question.message) for message in polish for question in misspelled(message, {})] == []


@pytest.mark.slow
def test_nine_slips_of_ten_are_asked_about(polish: list[Message]) -> None:
    chance = random.Random(7)
    made = found = 0
    for one in chance.sample([one for one in polish if len(one.forms) == 1], 300):
        text = one.forms[0]
        words = [word for word in Unit(one, 0, "", text).reading.text.split() if word.isalpha() and len(word) > 3]
        word = chance.choice(words) if words else ""
        wrong = slip(word, chance) if word else word
        if wrong != word and text.count(word) == 1:
            made += 1
            slipped = Message(one.shared, "pl", one.domain, one.source, one.entry, {0: text.replace(word, wrong)})
            found += any(True for _question in misspelled(slipped, {}))
    assert made > 200
    assert found >= 0.9 * made


@pytest.mark.slow
def test_few_right_rewordings_are_asked_about(polish: list[Message]) -> None:
    shared = polish[0].shared
    texts = [row for row in rows("rewordings") if row["language"] == "pl"]
    assert len(texts) > 50
    questioned = 0
    for row in texts:
        one = message(row["english"], row["also"], "pl", domain=row["domain"])
        whole = Message(shared, "pl", one.domain, one.source, one.entry, one.forms)
        questioned += any(True for _question in misspelled(whole, {0: row["right"]}))
    assert questioned <= 0.02 * len(texts)
