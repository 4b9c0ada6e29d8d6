"""The pages on which readers of a site translate: what is written beside each page, and that others get none of it."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from click.testing import CliRunner

from generator.cli.main import cli, command_help
from generator.preview.injection import DATA_ID, OFFERED
from generator.preview.marks import numbers, unmarked
from generator.preview.readers_pages import NoSiteError, write
from generator.publish import site_folder
from generator.publish.site_folder import MARK
from generator.render.urls import TRANSLATING

pytestmark = pytest.mark.slow

PAGES = ("", "abyss/", "abyss/rules/recruit/", "abyss/lords/", "abyss/practice/", "kemet/check/move/")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A Polish site of a few pages, with the pages for its translators."""
    folder = tmp_path_factory.mktemp("site")
    for path in PAGES:
        (folder / "pl" / path).mkdir(parents=True, exist_ok=True)
        (folder / "pl" / path / "index.html").write_text("<!doctype html>", encoding="utf-8")
    (folder / MARK).write_text(json.dumps({"files": ["index.html"], "version": 1}), encoding="utf-8")
    assert write(folder, ["pl"], command_help) == {"pl": len(PAGES)}
    return folder


def data_of(html: str) -> dict[str, object]:
    found = re.search(rf'<script type="application/json" id="{DATA_ID}">(.*?)</script>', html, re.DOTALL)
    assert found
    data: dict[str, object] = json.loads(found[1])
    return data


def unmarked_texts(html: str, number: str) -> list[str]:
    """The texts with letters that stand in the marks of a message."""
    start = "\U000e0001" + "".join(chr(0xE0030 + int(digit)) for digit in number)
    found = re.findall(rf"{start}(?![\U000e0030-\U000e0039])(.*?)\U000e007f", html, re.DOTALL)
    return [text for text in found if re.search(r"[^\W\d]", text)]


@pytest.mark.parametrize("path", PAGES)
def test_every_mark_of_a_page_is_a_message_that_the_page_or_all_pages_tell_of(site: Path, path: str) -> None:
    html = (site / "pl" / path / TRANSLATING).read_text("utf-8")
    known = json.loads((site / OFFERED / "pl.json").read_text("utf-8"))["messages"].keys()
    own = data_of(html)["messages"]
    assert isinstance(own, dict)
    seen = {str(number) for number in numbers(html)}
    assert len(seen) > 50
    figures = {number for number in seen - own.keys() - known if not unmarked_texts(html, number)}
    assert seen <= own.keys() | known | figures
    assert not own.keys() & known
    assert all(message["fields"][0]["id"].startswith("pl/") for message in own.values())


def test_the_page_itself_stays_as_it_was_built(site: Path) -> None:
    assert (site / "pl" / "abyss" / "index.html").read_text("utf-8") == "<!doctype html>"


def test_what_scripts_fetch_from_beside_a_page_is_there_with_its_marks(site: Path) -> None:
    cards = (site / "pl/abyss/lords/translating-cards.json").read_text("utf-8")
    assert numbers(cards)
    assert not numbers(unmarked(cards))
    assert json.loads(cards)
    assert list((site / "pl/abyss/practice").glob("translating-*.json"))


def test_search_engines_leave_these_pages_and_their_checks_may_run(site: Path) -> None:
    html = (site / "pl/abyss" / TRANSLATING).read_text("utf-8")
    assert '<meta name="robots" content="noindex">' in html
    assert html.count("'wasm-unsafe-eval'") == 1
    # The address is changed before any other script looks at it.
    assert html.index("start.js") < html.index("site.js")


def test_a_build_takes_the_files_for_its_own(site: Path) -> None:
    site_folder.check(site.parent / "site-of-its-own")
    listed = set(json.loads((site / MARK).read_text("utf-8"))["files"])
    assert {f"pl/{TRANSLATING}", f"pl/abyss/{TRANSLATING}", f"{OFFERED}/translate.js", f"{OFFERED}/pl.json"} <= listed
    assert "index.html" in listed


def test_scripts_for_translators_hold_all_that_other_pages_do_not_load(site: Path) -> None:
    script = (site / OFFERED / "translate.js").read_text("utf-8")
    assert "class Panel" in script
    assert set(re.findall(r'^import .* from "(.*)";$', script, re.MULTILINE)) <= {
        "../shell/site.js",
        "../kit/elements.js",
    } | {path for path in re.findall(r'"(\.\./[^"]+)"', script) if "/preview/" not in path}


def test_a_folder_without_a_site_gets_nothing(tmp_path: Path) -> None:
    with pytest.raises(NoSiteError):
        write(tmp_path, ["pl"], command_help)
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "translated from English"), ("zh_Hans", "made from 'zh_Hant'"), ("ja", "no site in 'ja'")]
)
def test_the_command_says_what_it_cannot_do(site: Path, lang: str, said: str) -> None:
    result = CliRunner().invoke(cli, ["locale", "pages", "--lang", lang, "--to", str(site)])
    assert result.exit_code == 1
    assert said in result.output
