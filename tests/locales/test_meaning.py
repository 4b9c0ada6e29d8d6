"""Questions of meaning: what was planted is found, right rewordings are left in peace, and no question is a fault."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from catalog.findings import CatalogError
from generator.text.languages import language
from generator.text.meaning_words import FILE, meaning
from generator.text.po_finding import PoFinding
from generator.translate.check.earlier import Earlier, is_commit
from generator.translate.check.run import check_language
from tests.locales.check_helpers import GOOD, TEXT, one_lord_shared
from tests.locales.meaning_trial import Trials, asked, rows
from tests.locales.po_samples import by_key, po, source

NOT = "You may not pay with pearls."
NIE = "Nie wolno płacić perłami."


def test_most_of_what_was_planted_in_changed_texts_is_asked_about() -> None:
    planted = rows("planted")
    assert len(planted) == 90
    assert sum(bool(asked(row, "wrong")) for row in planted) >= 0.9 * len(planted)


def test_most_of_what_was_planted_in_new_texts_is_asked_about() -> None:
    planted = rows("planted_new")
    assert len(planted) == 30
    assert sum(bool(asked(row, "wrong", is_new=True)) for row in planted) >= 0.7 * len(planted)


@pytest.mark.parametrize("is_new", [False, True])
def test_few_right_rewordings_are_asked_about(is_new: bool) -> None:
    right = rows("rewordings")
    assert len(right) >= 300
    assert sum(bool(asked(row, "also", is_new=is_new)) for row in right) <= 0.13 * len(right)


@pytest.mark.slow
def test_the_checks_together_find_nine_tenths_and_take_few_rewordings_for_faults() -> None:
    trials = Trials()
    planted = [*trials.told("planted", "wrong"), *trials.told("planted_new", "wrong", is_new=True)]
    assert sum(bool(told.found or told.asked) for told in planted) >= 0.85 * len(planted)
    right = list(trials.told("rewordings", "also"))
    assert len(right) > 250  # of those texts some will be reworded themselves
    assert sum(bool(told.found) for told in right) <= 0.03 * len(right)
    assert sum(bool(told.asked) for told in right) <= 0.12 * len(right)


@pytest.mark.slow
def test_mistakes_as_people_make_them_are_found_too() -> None:
    """Whoever wrote these knew no list of kinds: some say something else altogether, which no word gives away."""
    trials = Trials()
    for name, is_new, least in (("planted_by_life", False, 0.75), ("planted_new_by_life", True, 0.42)):
        planted = [*trials.told(name, "wrong", is_new=is_new)]
        assert sum(bool(told.found or told.asked) for told in planted) >= least * len(planted)
    right = [*trials.told("rewordings_by_life", "also")]
    assert sum(bool(told.found) for told in right) <= 0.03 * len(right)
    assert sum(bool(told.asked) for told in right) <= 0.12 * len(right)


class Checkout:
    """A repository with one PO file, which is changed after its commit."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.path = folder / "pl" / "LC_MESSAGES" / "site.po"
        self.path.parent.mkdir(parents=True)
        self.git("init", "--quiet")

    def git(self, *arguments: str) -> None:
        """A command of git, by somebody."""
        who = ("-c", "user.name=Ola", "-c", "user.email=ola@example.org")
        subprocess.run(["git", "-C", str(self.folder), *who, *arguments], check=True)

    def write(self, *texts: str, commit: bool = False) -> None:
        """The file with these translations of TEXT and NOT, committed or not."""
        body = "\n".join(
            f'msgid "{english}"\nmsgstr "{text}"\n' for english, text in zip((TEXT, NOT), texts, strict=False)
        )
        made = po(self.folder, body)
        self.path.write_bytes(made.read_bytes())
        made.unlink()
        if commit:
            self.git("add", ".")
            self.git("commit", "--quiet", "-m", "one")

    def asked(self, *, anew: bool = False) -> list[PoFinding]:
        """All findings of the file."""
        shared = one_lord_shared()
        shared.memo[Earlier] = Earlier(self.folder, anew=anew)
        every = {"site": by_key(source(TEXT), source(NOT))}
        return list(check_language(shared, "pl", every, self.folder))


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    return Checkout(tmp_path / "locales")


@pytest.mark.slow
def test_a_changed_text_is_compared_with_that_of_the_last_commit(checkout: Checkout) -> None:
    checkout.write(GOOD, NIE, commit=True)
    assert checkout.asked() == []
    checkout.write(GOOD, "Wolno płacić perłami.")
    (finding,) = checkout.asked()
    assert (finding.check, finding.level, finding.english) == ("po-changed", "question", NOT)
    assert "“Nie” is gone" in str(finding.message)
    assert NIE in str(finding.expected)
    assert finding.line == 11
    checkout.write(GOOD, "Wolno płacić perłami.", commit=True)
    assert checkout.asked() == []


@pytest.mark.slow
def test_a_new_text_is_compared_with_the_english(checkout: Checkout) -> None:
    checkout.write(GOOD, commit=True)
    checkout.write(GOOD, "Wolno płacić perłami.")
    assert [(item.check, item.waivable) for item in checkout.asked()] == [("po-meaning", True)]
    checkout.write(GOOD, "Wolno płacić perłami.", commit=True)
    assert checkout.asked() == []
    assert [item.check for item in checkout.asked(anew=True)] == ["po-meaning"]


@pytest.mark.slow
def test_what_is_wrong_is_told_before_anything_is_asked(checkout: Checkout) -> None:
    checkout.write(GOOD, NIE, commit=True)
    checkout.write(GOOD, "Wolno płacić 3 perłami.")
    assert [item.check for item in checkout.asked()] == ["po-number"]


def test_a_folder_without_git_asks_nothing(tmp_path: Path) -> None:
    path = tmp_path / "pl" / "LC_MESSAGES" / "site.po"
    assert Earlier(tmp_path).forms(path) is None
    assert not is_commit(tmp_path, "HEAD")


def test_a_derived_language_has_the_words_of_its_origin() -> None:
    said = meaning(language("zh_Hans"))
    assert said is not None
    assert any(word == "获胜" for word, _is_stem, _senses in said[0].entries)


WRONG = {
    "no such sense": ("senses: {mroe: [więcej]}", "did you mean more?"),
    "a star within a word": ("senses: {more: ['wi*cej']}", "a star stands at the end"),
    "no word": ("senses: {more: ['']}", "more"),
    "another key": ("senses: {}\nwords: []", "words"),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_faulty_file_is_told_with_its_line(name: str, tmp_path: Path) -> None:
    text, told = WRONG[name]
    (tmp_path / "pl").mkdir()
    (tmp_path / "pl" / FILE).write_text(text, encoding="utf-8")
    with pytest.raises(CatalogError) as caught:
        meaning(language("pl"), tmp_path)
    (finding,) = caught.value.findings
    assert told in f"{finding.field} {finding.message} {finding.hint} {finding.accepted}"
    assert finding.line >= 1
