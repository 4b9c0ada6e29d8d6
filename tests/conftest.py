"""What all tests share: the settings of Hypothesis, the site in all languages, and the browser."""

from __future__ import annotations

import os
import re
import signal
from collections import Counter
from collections.abc import Iterator
from functools import cache, wraps
from pathlib import Path
from typing import TYPE_CHECKING

import hypothesis
import pytest
from xdist.remote import Producer
from xdist.scheduler import LoadScopeScheduling

import catalog
from tests.made_once import spent
from tests.static_server import StaticServer
from tests.tools import CHROMIUM_ARGUMENTS, find_chromium

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Playwright

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    # What a shell runs in its background is deaf to Ctrl-C, and so would be what the tests start and interrupt.
    signal.signal(signal.SIGINT, signal.default_int_handler)

_from_files = catalog.load


@cache
def _own() -> catalog.Catalog:
    """The catalogue of the program, read once for all tests of a process: none changes it."""
    return _from_files()


@wraps(_from_files)
def _load(path: Path | str | None = None) -> catalog.Catalog:
    return _own() if path is None else _from_files(path)


# Before any module that asks for the catalogue is imported. `from catalog.load import load` always reads the files.
catalog.load = _load

QUICK = "not slow and not browser"
QUICK_SECONDS = 5.0
"""What a test that is not marked may take of a processor, which is the same on a busy machine. CONTRIBUTING.md asks for
a quarter of a second; this is what no test of that kind comes near, however slow the machine."""
_ALL_SLOW = re.compile(r"^pytestmark = \[?pytest\.mark\.(slow|browser|full)\b", re.MULTILINE)

TOGETHER = {
    "pages": (
        "generator/test_pages.py",
        "generator/test_checkers.py",
        "generator/test_guide.py",
        "generator/test_learn.py",
        "generator/test_names.py",
        "generator/test_search_rows.py",
        "generator/test_sets.py",
        "generator/test_translations.py",
        "generator/test_typography.py",
    ),
    "data": (
        "generator/test_developer_guide.py",
        "generator/test_export.py",
        "generator/test_export_json.py",
        "generator/test_export_tables.py",
    ),
    "games": ("test_several_games.py", "browser/test_several_games.py"),
    "documents": ("generator/test_links.py", "test_built_site.py"),
}
"""Files that stay in one process, as what they look at is made once in each: all pages of a language
(``tests/generator/rendered.py``), the data for other programs, a site of several games, the documents of the built site
(``tests/documents.py``). Any other file stays in one process by itself."""

_OTHER_BROWSER = re.compile(r"\[(firefox|webkit|old-chromium)\b")
"""Tests in another browser than Chromium stay together, whichever files they are in: it takes seconds to start."""

_BY_GAME = re.compile(r"browser/test_walker\.py::\w+\[([a-z-]+)/")
"""Walks share nothing and are long in ``make full``: those of one game stay together, and no more of them."""

LONGEST = (
    "browser/test_walker.py",
    "generator/test_pages.py",
    "browser/test_accessible.py",
    "browser/test_planting.py",
    "browser/test_targets.py",
    "browser/test_pages.py",
    "browser/test_at_the_table.py",
    "browser/test_result.py",
    "browser/test_preview.py",
    "generator/test_preview.py",
    "engine/kemet/test_battle.py",
    "browser/test_jobs.py",
    "browser/test_wide_tables.py",
    "generator/test_build.py",
    "browser/test_checker.py",
    "generator/test_parts.py",
    "browser/test_versions.py",
    "engine/test_micropython.py",
    "locales/test_new.py",
    "browser/test_translation.py",
    "browser/test_sets.py",
    "browser/test_offline.py",
    "test_several_games.py",
    "browser/test_several_games.py",
    "generator/test_links.py",
    "engine/abyss/test_properties_explore.py",
    "generator/test_cli_languages.py",
    "browser/test_search.py",
    "locales/test_derive.py",
    "locales/test_mutation.py",
    "generator/test_english.py",
    "locales/test_ci.py",
    "locales/test_po_tools.py",
    "locales/test_exchange.py",
    "locales/test_corrupted.py",
    "locales/test_check_together.py",
    "locales/test_second_game.py",
    "test_script_types.py",
)
"""What takes longest, the longest first; each stands for the files that stay together with it."""

hypothesis.settings.register_profile("fathom", deadline=None, derandomize=bool(os.environ.get("CI")))
hypothesis.settings.load_profile("fathom")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Leave out of the quick run, before it is imported, what its marks would leave out after: that takes seconds."""
    if config.option.markexpr != QUICK:
        return None
    if collection_path.is_dir():
        return True if collection_path == Path(__file__).parent / "browser" else None
    return True if _ALL_SLOW.search(collection_path.read_text(encoding="utf-8")) else None


@pytest.hookimpl(tryfirst=True)
def pytest_itemcollected(item: pytest.Item) -> None:
    """What is left to ``make full`` is slow, without saying so."""
    if item.get_closest_marker("full"):
        item.add_marker(pytest.mark.slow)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    """Fail a test that ran among the quick ones and is slow."""
    begun = spent()
    yield
    taken = spent() - begun
    if not any(map(item.get_closest_marker, ("slow", "browser", "full"))) and taken > QUICK_SECONDS:
        pytest.fail(
            f"{item.nodeid} passed, but took {taken:.1f} seconds of the processor, and a quick test may take "
            f"{QUICK_SECONDS:.0f}: make it cheaper, or mark it `slow`",
            pytrace=False,
        )


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Where processes share the files, let the longest begin first, so that none is left alone with one at the end."""
    if "PYTEST_XDIST_WORKER" not in os.environ:
        return
    names = {item.path: item.path.relative_to(Path(__file__).parent).as_posix() for item in items}
    first = {name: place for place, name in enumerate(LONGEST)}
    many = Counter(names[item.path] for item in items)
    items.sort(key=lambda item: (first.get(names[item.path], len(first)), -many[names[item.path]], names[item.path]))


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> LoadScopeScheduling:
    """Hand out whole files, those as one that share what takes long to make, and as one what needs another browser."""
    return _ByFile(config, log)


class _ByFile(LoadScopeScheduling):  # type: ignore[misc]  # it tells no types
    def _split_scope(self, nodeid: str) -> str:
        if found := _OTHER_BROWSER.search(nodeid):
            return found[1]
        if found := _BY_GAME.search(nodeid):
            return f"walks in {found[1]}"
        file = nodeid.partition("::")[0]
        return next((name for name, files in TOGETHER.items() if file.removeprefix("tests/") in files), file)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print what the jobs of a player took (``tests/browser/test_jobs.py``)."""
    reports = [report for name in ("passed", "failed") for report in terminalreporter.getreports(name)]
    jobs = sorted(value for report in reports for key, value in report.user_properties if key == "job")
    if jobs:
        terminalreporter.section("jobs of a player")
    for what, device, language, *figures in jobs:
        terminalreporter.line(f"{what:<36} {device:<6} {language:<8} {', '.join(figures)}")


@pytest.fixture(scope="session")
def site_dir(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The built site: the one that ``FATHOM_SITE`` names, else built now (which takes a while)."""
    given = os.environ.get("FATHOM_SITE")
    if given:
        folder = Path(given).resolve()
        if not (folder / "index.html").is_file():
            pytest.fail(f"FATHOM_SITE names {folder}, which has no index.html: build it with `fathom build` first")
        return folder
    from generator.cli.main import command_help
    from generator.publish.build import build

    folder = tmp_path_factory.mktemp("site")
    build(None, folder, command_help=command_help)
    return folder


@pytest.fixture(scope="session")
def data_dir(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What ``fathom export`` writes."""
    from generator.publish import data_files

    folder = tmp_path_factory.mktemp("exports") / "data"
    data_files.export(folder)
    return folder


@pytest.fixture(scope="session")
def three_games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A site of Abyss and two small games, in English."""
    from tests.made_up_games import three_games

    return three_games(tmp_path_factory.mktemp("games"))


@pytest.fixture(scope="session")
def site_server(site_dir: Path) -> Iterator[StaticServer]:
    """The built site behind a web server, under a sub-path as on a project's Pages."""
    with StaticServer(site_dir, compress=True) as server:
        yield server


@pytest.fixture(scope="session")
def site_url(site_server: StaticServer) -> str:
    """The address of the site's root, ending in a slash."""
    return site_server.url


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    """What drives browsers, one for the whole run: a process can have no second one."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def browser(request: pytest.FixtureRequest) -> Iterator[Browser]:
    """Headless Chromium, one for the whole run."""
    executable = find_chromium()
    if executable is None:
        pytest.fail("no Chromium: run `make browser`, or set FATHOM_CHROMIUM to the path of one")
    playwright: Playwright = request.getfixturevalue("playwright")
    chromium = playwright.chromium.launch(executable_path=executable, args=list(CHROMIUM_ARGUMENTS), timeout=120_000)
    yield chromium
    chromium.close()
