"""Links and plain texts of a translation name the things that the English names, in any inflected form."""

from __future__ import annotations

import polib
import pytest

from catalog import load
from generator.text.languages import LANGUAGES
from generator.text.message_sources import Origin, Source
from generator.translate.check.messages import message_of
from generator.translate.check.run import shared_by
from generator.translate.check.subjects.meaning import asked
from generator.translate.check.subjects.terms import check_terms, hold_files
from generator.translate.check.unit import Fault, Message, Shared, units_of
from tests.locales.po_samples import entry, marked

FORMS = {
    "affiliate": ("przyłączyć", "przyłączyć, przyłączony, przyłączeni"),
    "affiliated-ally": ("przyłączony sojusznik", "przyłączony sojusznik, przyłączeni sojusznicy"),
    "ally": ("sojusznik", "sojusznik, sojusznika, sojusznicy, sojuszników"),
    "council": ("Rada", "Rada, Rady, Radę"),
    "key": ("klucz", "klucz, klucze, kluczy"),
    "key-token": ("żeton klucza", "żeton klucza, żetony kluczy; żeton, żetony"),
    "location": ("Miejsce", ""),
    "lord": ("lord", "lord, lorda, lordowie, lordów"),
    "pearl": ("perła", "perła, perły, perłę, pereł, perłami"),
}
NAMES = {"The Commander": "Dowódca", "The Assassin": "Zabójca"}
WORDS = {"Merchant": "kupiec", "Mage": "mag"}
PLURALS = {"Merchants": "kupcy", "Mages": "magowie"}


@pytest.fixture(scope="module")
def shared() -> Shared:
    """Polish with a few words; what is not among them has no translation yet."""
    catalog = load()
    glossary, names = polib.POFile(), polib.POFile()
    for term in catalog.games["abyss"].terms:
        if term.id in FORMS:
            name, forms = FORMS[term.id]
            glossary.append(entry(term.name, name))
            glossary.append(entry(term.forms or "", forms, msgctxt="forms"))
    names += [entry(english, name) for english, name in NAMES.items()]
    names += [entry(english, name, msgctxt="name") for english, name in WORDS.items()]
    names += [entry(english, name, msgctxt="plural") for english, name in PLURALS.items()]
    found = shared_by(catalog, ["abyss", "abyss-glossary", "checker", "site"])
    hold_files(found, "pl", {"abyss-glossary": glossary, "abyss": names})
    return found


def of(shared: Shared, english: str, text: str, domain: str = "abyss", kind: str = "text") -> Message:
    origin = Origin("rule:abyss.turn", "catalog/data/abyss/rules/turn.yaml", 3)
    source = Source(english, None, None, {kind}, [], [origin])
    return message_of(shared, "pl", domain, source, entry(english, text))


def faults(shared: Shared, english: str, text: str, domain: str = "abyss", kind: str = "text") -> list[Fault]:
    return [fault for unit in units_of(of(shared, english, text, domain, kind)) for fault in check_terms(unit)]


def only(shared: Shared, english: str, text: str) -> tuple[str, str]:
    """What the only fault says, and the word it marks."""
    (fault,) = faults(shared, english, text)
    assert str(fault.expected)
    assert str(fault.hint)
    return str(fault.message), text[slice(*fault.spot)] if fault.spot else ""


@pytest.mark.parametrize(
    ("english", "text"),
    [
        ("Pay 2 {term:pearl|pearls}.", "Zapłać 2 {term:pearl|perły}."),
        ("Pearls pay for allies.", "Perły płacą za sojuszników."),
        ("{term:key-token|Tokens} are kept.", "{term:key-token|Żetony} zostają."),
        ("The Council has pearls.", "Rada ma perły."),
        ("An affiliated ally", "sojusznik, który jest przyłączony"),
        ("{guild:merchant|Merchants} have pearls.", "{guild:merchant|Kupcy} mają perły."),
        ("With {lord:commander|the Commander}", "Z {lord:commander|Dowódcą}"),
        ("The Commander wins.", "Wygrywa Dowódca."),
        ("Win with the Commander.", "Wygraj Dowódcą."),
        ("See {rule:abyss.end|the end}.", "Zob. {rule:abyss.end|koniec gry}."),
        ("The word is “pearl”.", "Tym słowem jest „pearl”."),
        ("A tile of the board", "Kafelek z planszy"),
        ("Choose {lord}.", "Wybierz lorda: {lord}."),
        ("With {lord:commander|the Commander}", "Z lordem {lord:commander|Dowódcą}"),
    ],
)
def test_what_is_right(shared: Shared, english: str, text: str) -> None:
    assert faults(shared, english, text) == []


def test_a_link_shows_a_form_of_its_term(shared: Shared) -> None:
    assert only(shared, "Pay {term:pearl|pearls}.", "Zapłać {term:pearl|perlami}.") == (
        "the link to “perła” shows “perlami”",
        "perlami",
    )
    assert only(shared, "A {term:ally|ally}", "{term:ally|przyłączony sojusznik}")[1] == "przyłączony sojusznik"


def test_a_link_shows_the_name_of_its_entry(shared: Shared) -> None:
    assert only(shared, "The {guild:merchant|Merchants}", "{guild:merchant|Magowie}") == (
        "the link to “kupiec” shows “Magowie”",
        "Magowie",
    )
    assert only(shared, "{lord:commander|the Commander}", "{lord:commander|Zabójcę}")[1] == "Zabójcę"
    assert only(shared, "{lord:commander|the Commander}", "{lord:commander|tego pana}")[1] == "tego pana"


def test_another_term_in_its_place_is_told(shared: Shared) -> None:
    assert only(shared, "Each lord has pearls.", "Każdy lord ma klucze.") == (
        "“perła” is missing, while “klucze” is here once too often",
        "klucze",
    )


def test_one_of_two_mentions_is_missed_if_another_term_has_its_place(shared: Shared) -> None:
    english, text = "Pay 1 pearl, or 2 pearls and 1 key.", "Zapłać 1 perłę albo 2 klucze i 1 klucz."
    assert only(shared, english, text) == ("“perła” is missing, while “klucz” is here once too often", "klucz")


def test_a_term_that_is_left_out(shared: Shared) -> None:
    assert only(shared, "Pay for the ally.", "Zapłać za niego.") == ("“sojusznik” is not mentioned", "")
    assert only(shared, "The Commander wins.", "Wygrywa ten pan.") == ("“Dowódca” is not mentioned", "")


def test_a_term_that_the_english_does_not_have_is_asked_about_once_since_forms_are_everyday_words_too(
    shared: Shared,
) -> None:
    text = "Weź kartę lorda."
    assert faults(shared, "Take the card.", text) == []
    new, changed = (asked(of(shared, "Take the card.", text), before) for before in ({}, {0: "Weź kartę."}))
    for ((check, question),), name in ((new, "po-meaning"), (changed, "po-changed")):
        assert check.name == name
        assert str(question.message) == "“lorda” is a term that the English does not mention: Lord; is it meant?"
        assert marked(question, text) == "lorda"
    assert asked(of(shared, "Take the card.", text), {0: "Weź jakąś kartę lorda."}) == []
    (instead,) = faults(shared, "Take an ally.", "Weź perłę.")
    assert instead.level is None


def test_a_part_of_another_term_is_not_the_term(shared: Shared) -> None:
    assert only(shared, "Take a key token.", "Weź klucz.")[0] == "“żeton klucza” is not mentioned"
    assert only(shared, "Take a key.", "Weź żeton klucza.")[1] == "żeton klucza"


def test_a_capital_in_a_form_is_needed(shared: Shared) -> None:
    assert only(shared, "Ask the Council.", "Nie dawaj rady.") == ("“Rada” is not mentioned", "")


def test_what_has_no_translation_yet_is_not_asked_for(shared: Shared) -> None:
    assert faults(shared, "Fight the monster at the court.", "Walcz z potworem na dziedzińcu.") == []
    assert faults(shared, "Fight the {term:monster|monster}.", "Walcz z {term:monster|potworem}.") == []


def test_lists_of_words_and_texts_of_the_site_are_left_alone(shared: Shared) -> None:
    assert faults(shared, "pearls, money", "pieniądze, lord", kind="search") == []
    assert faults(shared, "Pearls", "Lord", domain="site") == []


def test_a_term_without_forms_is_known_by_its_name_also_written_small(shared: Shared) -> None:
    assert faults(shared, "Take a location.", "Weź miejsce.") == []
    assert only(shared, "Take two locations.", "Weź dwa miejsca.")[0] == "“Miejsce” is not mentioned"


def test_a_part_of_a_compound_that_stands_elsewhere_too_does_not_stand_for_it(shared: Shared) -> None:
    english = "An affiliated ally, an ally; affiliate the lord."
    assert not faults(shared, english, "przyłączony sojusznik, sojusznik; przyłączyć: lord.")
    assert "przyłączony sojusznik" in only(shared, english, "sojusznik, sojusznik; przyłączyć: lord.")[0]


def test_a_language_just_begun_may_inflect_terms_whose_forms_are_not_listed_yet(
    shared: Shared, monkeypatch: pytest.MonkeyPatch
) -> None:
    info = LANGUAGES["pl"].model_copy(update={"complete": False})
    monkeypatch.setitem(LANGUAGES, "pl", info)
    beginning = Shared(shared.catalog, shared.commentators)
    glossary, names = polib.POFile(), polib.POFile()
    terms = (term for term in shared.catalog.games["abyss"].terms if term.id in FORMS)
    glossary += [entry(term.name, FORMS[term.id][0]) for term in terms]
    hold_files(beginning, "pl", {"abyss-glossary": glossary, "abyss": names})
    for english, text in (
        ("Take two {term:location|locations}.", "Weź dwa {term:location|miejsca}."),
        ("Take two locations.", "Weź dwa miejsca."),
        ("Pay 2 pearls.", "Zapłać 2 perły."),
        ("Take it.", "Weź miejsce."),
    ):
        assert faults(beginning, english, text) == []
