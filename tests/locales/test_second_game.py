"""What a second game does to the texts of the first, which is nothing; and what a draft is spared."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from catalog import Catalog, load
from catalog.messages import CHECKER, domains_of, owner_of
from generator.publish.theme_context import frame_context
from generator.render.message_comments import Commentator
from generator.render.site_context import SiteContext
from generator.render.translation_status import Survey, summed, survey
from generator.render.urls import DeadReferenceError, Urls
from generator.text.languages import LOCALES, TRANSLATIONS, po_path
from generator.text.message_sources import Sources, sources
from generator.text.po_finding import PoFinding
from generator.text.words import Words
from generator.translate.check import check
from generator.translate.update import update_files
from tests.generator.rendered import routes_of
from tests.made_up_game import GAME, MadeUpGame

pytestmark = pytest.mark.slow

FIRST = "abyss"


@dataclass(frozen=True)
class Both:
    """The first game alone, and both, each with texts and PO files that are up to date."""

    alone: Catalog
    both: Catalog
    locales: tuple[Path, Path]
    every: tuple[dict[str, Sources], dict[str, Sources]]

    def findings(self, place: int, domains: tuple[str, ...] | None = None) -> list[PoFinding]:
        """What is wrong with the PO files of a catalogue: 0 is the one with one game."""
        catalog = (self.alone, self.both)[place]
        return check(catalog, TRANSLATIONS, domains, self.locales[place], self.every[place])


@pytest.fixture(scope="module")
def both(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Both]:
    folder = tmp_path_factory.mktemp("games")
    game = MadeUpGame(folder / "root")
    game.replace("game.yaml", "name:", "draft: true\nname:")
    with game.found(), pytest.MonkeyPatch.context() as patch:
        patch.setenv("SOURCE_DATE_EPOCH", "0")  # what is written is the same, whenever that is
        alone, added = load(), load(game.root / "catalog" / "data")
        together = replace(alone, games={**alone.games, **added.games})
        every = (sources(alone), sources(together))
        locales = (folder / "alone", folder / "both")
        for catalog, texts, place in zip((alone, together), every, locales, strict=True):
            shutil.copytree(LOCALES, place)
            update_files(catalog, texts, TRANSLATIONS, locales=place)
        yield Both(alone, together, locales, every)


def test_no_file_of_the_first_game_or_of_all_games_changes(both: Both) -> None:
    names = [path.relative_to(both.locales[0]) for path in sorted(both.locales[0].rglob("*.po*"))]
    assert len(names) > len(TRANSLATIONS) * len(domains_of(FIRST))
    for name in names:
        assert (both.locales[1] / name).read_bytes() == (both.locales[0] / name).read_bytes(), name


@pytest.mark.full
def test_the_first_game_and_what_all_share_have_the_findings_that_they_had(both: Both) -> None:
    found = [finding for finding in both.findings(1) if owner_of(finding.domain) != GAME]
    assert [(item.file.split("/")[-3:], item.line, item.check) for item in found] == [
        (item.file.split("/")[-3:], item.line, item.check) for item in both.findings(0)
    ]


def test_what_a_draft_lacks_is_counted_and_no_error(both: Both) -> None:
    found = both.findings(1, domains_of(GAME))
    assert {finding.check for finding in found} <= {"po-missing", "po-fuzzy"}
    assert {finding.level for finding in found} == {"warning"}
    missing = [finding for finding in found if finding.check == "po-missing"]
    assert len(missing) == len(TRANSLATIONS) * len(domains_of(GAME))


def test_a_draft_needs_no_files(both: Both, tmp_path: Path) -> None:
    found = check(both.both, TRANSLATIONS, domains_of(GAME), tmp_path, both.every[1])
    assert {(finding.check, finding.level) for finding in found} == {("po-missing-file", "warning")}


def test_a_game_that_is_no_draft_any_more_has_to_be_translated(both: Both) -> None:
    game = both.both.games[GAME]
    object.__setattr__(game.game, "draft", False)
    try:
        found = both.findings(1, domains_of(GAME))
    finally:
        object.__setattr__(game.game, "draft", True)
    missing = [finding for finding in found if finding.check == "po-missing"]
    assert {finding.level for finding in missing} == {"error"}
    title = [finding for finding in missing if finding.text == "May I take these stones?"]
    assert [finding.page for finding in title] == [f"{GAME}/check/take/"] * len(TRANSLATIONS)


def test_comments_name_the_pages_of_the_texts_own_game(both: Both) -> None:
    for domain in domains_of(GAME):
        commentator = Commentator(both.both, domain)
        pages = {page for source in both.every[1][domain].values() for page in commentator.pages(source)}
        assert pages
        assert all(page.startswith(f"{GAME}/") for page in pages)
    text = po_path("pl", CHECKER, both.locales[1]).read_text(encoding="utf-8")
    assert "#. Page: " not in text
    assert not any(f"{game}/check/" in text for game in both.both.games)


def test_a_text_of_another_game_is_proposed_and_never_shown(both: Both) -> None:
    """*No* and *How many* stand in both games, where they may mean different things."""
    words = Words("pl", both.locales[1])
    assert str(words.text("abyss-checker", "How many")) != "How many"
    shown = words.text(f"{GAME}-checker", "How many")
    assert (shown, shown.is_fallback) == ("How many", True)


@pytest.mark.parametrize("reference", ["checker:take", f"checker:{GAME}/recruit", "checker:chess/take"])
def test_a_link_to_a_checker_that_is_none_is_dead(both: Both, reference: str) -> None:
    with pytest.raises(DeadReferenceError):
        Urls(both.both, "", FIRST).path(reference)
    assert Urls(both.both, "", GAME).path("checker:take") == f"{GAME}/check/take/"


def test_a_wrong_term_in_what_all_games_say_is_found_with_two_games_too(both: Both) -> None:
    path = po_path("zh_Hant", CHECKER, both.locales[1])
    text = path.read_text(encoding="utf-8")
    path.write_text("\n".join(line for line in text.split("\n") if "po-term" not in line), encoding="utf-8")
    try:
        found = both.findings(1, (CHECKER,))
    finally:
        path.write_text(text, encoding="utf-8")
    assert "po-term" in {finding.check for finding in found}
    assert {finding.page for finding in found} == {""}


@pytest.fixture(scope="module")
def state(both: Both) -> Survey:
    return survey(both.both, TRANSLATIONS, both.locales[1], every=both.every[1])


def test_sums_leave_drafts_out(both: Both, state: Survey) -> None:
    drafts = {row.domain for row in state.progress if row.draft}
    assert drafts == {text.domain for text in state.unfinished if text.draft}
    assert drafts == {domain for domain in both.every[1] if both.both.is_draft(domain)} >= set(domains_of(GAME))
    alone = survey(both.alone, TRANSLATIONS, both.locales[0], every=both.every[0])
    assert summed(state.due.progress) == summed(alone.due.progress)
    assert summed(state.progress).total > summed(alone.progress).total


def test_the_site_says_which_game_is_a_draft(both: Both, state: Survey) -> None:
    site = SiteContext(both.both, "en", survey=state)
    pages = {route.path: route.page(site) for route in routes_of(site) if route.path in ("", f"{FIRST}/", f"{GAME}/")}
    marked = {path: frame_context(site, page)["draft"] for path, page in pages.items()}
    assert marked == {"": False, f"{FIRST}/": False, f"{GAME}/": True}
    home = pages[""].html
    assert "Draft" in home[home.index(f'id="{GAME}"') :].split("</h3>")[0]
    assert "Draft" not in home[home.index(f'id="{FIRST}"') :].split("</h3>")[0]
