"""The translator's preview without a browser: what its words, pages and server do, and that readers get none of it."""

from __future__ import annotations

import json
import shutil
import socket
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any
from urllib.parse import quote

import polib
import pytest

from catalog import CatalogError, Finding
from generator.cli.main import command_help, main
from generator.preview.events import Events
from generator.preview.find import NoPageError, address
from generator.preview.injection import injected
from generator.preview.marked_words import Key, Ledger, PreviewWords
from generator.preview.marks import marked, numbers, unmarked
from generator.preview.server import PreviewServer
from generator.preview.session import Preview
from generator.publish import assets
from generator.render.page import Page
from generator.render.site_context import SiteContext
from generator.text.languages import LANGUAGES, LOCALES, ROOT, po_path
from tests.generator.planted import SPOILT
from tests.generator.rendered import Pages

pytestmark = pytest.mark.slow

LORD = "abyss/lords/commander/"
NAME = "The Commander"
START = "\U000e0001"

Edit = Callable[..., Path]


@pytest.fixture(scope="module")
def locales(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of all translations; every test leaves it as it was."""
    folder = tmp_path_factory.mktemp("preview") / "locales"
    shutil.copytree(LOCALES, folder)
    return folder


@pytest.fixture(scope="module")
def preview(locales: Path) -> Preview:
    """The Polish preview over the copy."""
    return Preview("pl", command_help, locales)


@pytest.fixture(scope="module")
def in_english() -> Preview:
    """The English preview of the repository."""
    return Preview("en", command_help)


@pytest.fixture
def keep(locales: Path, preview: Preview) -> Iterator[Callable[[Path], Path]]:
    """Have a PO file as it was when the test is over."""
    kept: dict[Path, bytes] = {}

    def keep_file(path: Path) -> Path:
        kept.setdefault(path, path.read_bytes())
        return path

    yield keep_file
    for path, content in kept.items():
        path.write_bytes(content)
    preview.refresh(kept)


@pytest.fixture
def edit(locales: Path, keep: Callable[[Path], Path]) -> Edit:
    """Save another translation of a message."""

    def save(lang: str, msgid: str, text: str, *, fuzzy: bool = False, domain: str = "abyss") -> Path:
        path = keep(po_path(lang, domain, locales))
        file = polib.pofile(str(path), wrapwidth=0)
        entry = file.find(msgid)
        assert entry is not None
        entry.msgstr = text
        entry.flags = ["fuzzy"] if fuzzy else []
        path.write_text(str(file), encoding="utf-8")
        return path

    return save


def data(preview: Preview, path: str = LORD) -> dict[str, object]:
    """What the panel is told on a page."""
    html = preview.html(preview.lang, path)
    assert html is not None
    text = html.partition('id="preview-data">')[2].partition("</script>")[0]
    found: dict[str, object] = json.loads(text)
    return found


def message(preview: Preview, msgid: str, path: str = LORD) -> dict[str, object]:
    """What the panel is told of one message."""
    messages = data(preview, path)["messages"]
    assert isinstance(messages, dict)
    return next(found for found in messages.values() if found["english"][0] == msgid)


def test_marks_come_and_go() -> None:
    text = f"see {marked('a ' + marked('b', 7), 1203)}"
    assert unmarked(text) == "see a b"
    assert numbers(text) == (1203, 7)
    for changed in (json.dumps, quote):
        assert numbers(changed(marked("a", 45))) == (45,)
        assert unmarked(changed(marked("a", 45))) == changed("a")


@pytest.mark.full
def test_pages_of_readers_carry_no_marks(preview: Preview) -> None:
    for page in Pages(SiteContext(preview.catalog, preview.lang)).values():
        everything = json.dumps(page.data(), ensure_ascii=False) + "".join(page.files.values())
        assert START not in everything
        assert "\\udb40" not in everything
        assert "data-message" not in everything


def test_the_panel_is_no_part_of_the_site() -> None:
    assert "preview" not in assets.FOLDERS


@pytest.mark.parametrize("path", ["", LORD, "abyss/lords/", "abyss/rules/recruit/", "abyss/check/score/", "guides/"])
def test_a_page_is_the_one_that_readers_get(site_dir: Path, in_english: Preview, path: str) -> None:
    """But for its marks and the panel, it is byte for byte the page of the build, where nothing is fuzzy."""
    html = in_english.html("en", path)
    assert html is not None
    assert START in html
    built = (site_dir / "en" / path / "index.html").read_text(encoding="utf-8")
    whole = injected(built, "../" * (path.count("/") + 1), data(in_english, path))
    assert _joined(unmarked(html)) == _joined(whole)


def _joined(html: str) -> str:
    """Texts for scripts come in parts, and between a mark and a placeholder there is an empty one."""
    return html.replace('"",', "").replace(',""]', "]")


def test_a_message_is_told_of_with_all_that_is_known(preview: Preview) -> None:
    found = message(preview, NAME)
    assert found["state"] == "done"
    assert found["forms"] == ["Dowódca"]
    assert found["own"] is False
    assert "lord:commander" in str(found["ids"])
    assert "lords.yaml:" in str(found["places"])
    assert str(found["file"]).rpartition("/")[2].startswith("abyss.po:")
    assert "Attested name of lord:commander" in str(found["about"])
    line = int(str(found["file"]).rpartition(":")[2])
    path = po_path("pl", "abyss", preview.locales)
    assert path.read_text(encoding="utf-8").splitlines()[line - 1] == 'msgstr "Dowódca"'


def test_a_name_that_no_source_prints_is_our_own(preview: Preview) -> None:
    assert any(found["own"] for found in data(preview)["messages"].values())  # type: ignore[attr-defined]


def test_a_fuzzy_translation_is_a_proposal_here_only(preview: Preview, edit: Edit) -> None:
    preview.refresh([edit("pl", NAME, "Komendant", fuzzy=True)])
    assert message(preview, NAME)["state"] == "fuzzy"
    assert "Komendant" in unmarked(preview.html("pl", LORD) or "").partition("</title>")[0]
    assert PreviewWords("pl", root=preview.locales).bare(Key("abyss", None, NAME)) == "Komendant"


def test_a_missing_translation_is_english(preview: Preview, edit: Edit) -> None:
    preview.refresh([edit("pl", NAME, "")])
    assert message(preview, NAME)["state"] == "missing"
    assert "<title>The Commander" in unmarked(preview.html("pl", LORD) or "")


@pytest.mark.parametrize("broken", ["Dowódca {", "{lord:nobody}", "{count} x", "{term:ally|}"])
def test_a_text_that_cannot_be_shown_stays_as_it_was(preview: Preview, edit: Edit, broken: str) -> None:
    preview.html("pl", LORD)
    preview.refresh([edit("pl", NAME, broken)])
    assert "<title>Dowódca" in unmarked(preview.html("pl", LORD) or "")
    assert message(preview, NAME)["held"] is True
    assert message(preview, NAME)["forms"] == [broken]


def test_a_text_that_was_never_right_is_english(locales: Path, edit: Edit) -> None:
    edit("pl", NAME, "Dowódca {")
    assert "<title>The Commander" in unmarked(Preview("pl", command_help, locales).html("pl", LORD) or "")


@pytest.mark.parametrize("spoil", SPOILT.values(), ids=SPOILT)
def test_a_broken_file_is_told_of(
    preview: Preview, locales: Path, keep: Callable[[Path], Path], spoil: Callable[[str], str]
) -> None:
    preview.html("pl", LORD)
    path = keep(po_path("pl", "abyss", locales))
    text = path.read_text(encoding="utf-8")
    assert spoil(text) != text
    path.write_text(spoil(text), encoding="utf-8")
    preview.refresh([path])
    assert "abyss.po:" in str(data(preview)["faults"])
    assert "<title>Dowódca" in unmarked(preview.html("pl", LORD) or "")
    path.write_text(text, encoding="utf-8")
    preview.refresh([path])
    assert data(preview)["faults"] == []


@pytest.mark.full
def test_every_page_stands_a_broken_file_from_the_start(locales: Path, keep: Callable[[Path], Path]) -> None:
    for domain in ("abyss", "site"):
        keep(po_path("pl", domain, locales)).write_text('msgid "', encoding="utf-8")
    preview = Preview("pl", command_help, locales)
    for path in ("", LORD, "abyss/lords/", "abyss/glossary/", "abyss/check/hand/", "translations/"):
        assert "<h1" in (preview.html("pl", path) or "")
        assert "abyss.po:1" in str(data(preview, path)["faults"])


def test_a_deleted_file_does_no_harm(preview: Preview, locales: Path, keep: Callable[[Path], Path]) -> None:
    path = keep(po_path("pl", "abyss", locales))
    preview.html("pl", LORD)
    path.unlink()
    preview.refresh([path])
    assert "The Commander" in (preview.html("pl", LORD) or "")


def test_a_derived_language_shows_what_it_is_made_from(locales: Path, edit: Edit) -> None:
    derived = next((info for info in LANGUAGES.values() if info.derived_from), None)
    assert derived is not None
    assert derived.derived_from is not None
    preview = Preview(derived.code, command_help, locales)
    found = message(preview, NAME)
    assert found["state"] == "derived"
    assert f"{derived.derived_from}/" in str(found["origin"])
    before = preview.html(derived.code, LORD)
    preview.refresh([edit(derived.derived_from, NAME, "大將軍")])
    assert preview.html(derived.code, LORD) != before
    assert message(preview, NAME)["forms"] == ["大将军"]


def test_sorting_forgets_the_marks() -> None:
    words = PreviewWords("en", Ledger())
    texts = [words.text("abyss", text) for text in ("b", "c", "a")]
    assert [unmarked(text) for text in sorted(texts, key=lambda text: text.casefold())] == ["a", "b", "c"]


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        ("", "pl/"),
        ("abyss/lords/commander/", "pl/abyss/lords/commander/"),
        ("/pl/abyss/lords", "pl/abyss/lords/"),
        ("lord:commander", "pl/abyss/lords/commander/?message=lord:commander"),
        ("term:pearl", "pl/abyss/glossary/?message=term:pearl#pearl"),
    ],
)
def test_a_page_is_found_by_what_people_call_it(preview: Preview, wanted: str, found: str) -> None:
    assert address(preview, wanted) == found


def test_a_page_is_found_by_the_place_of_its_english(preview: Preview) -> None:
    place = str(message(preview, NAME)["places"][0])  # type: ignore[index]
    assert address(preview, place).endswith(f"/?message={place}") or "#" in address(preview, place)
    with pytest.raises(NoPageError):
        address(preview, "lord:nobody")


@pytest.mark.full
def test_the_whole_language_is_counted(preview: Preview, edit: Edit) -> None:
    stop = threading.Event()
    looking = threading.Thread(target=preview.look_through, args=(stop,))
    so_far = preview.events.count
    looking.start()
    assert preview.events.wait(so_far + 1, 600), "all texts were checked, and then all pages looked at"
    before = preview.overview()
    preview.refresh([edit("pl", NAME, "")])
    after = preview.overview()
    stop.set()
    looking.join(30)
    assert after["counts"]["missing"] == before["counts"]["missing"] + 1
    pages = {page["path"]: page for page in after["pages"]}
    assert pages[LORD]["missing"] == {page["path"]: page for page in before["pages"]}[LORD]["missing"] + 1
    assert {"", "abyss/check/score/", "abyss/glossary/"} <= pages.keys()


def test_a_change_while_the_findings_are_told_is_not_missed(preview: Preview, monkeypatch: pytest.MonkeyPatch) -> None:
    class ChangedInBetween(Events):
        def wait(self, since: int, seconds: float) -> list[dict[str, Any]]:
            told = super().wait(since, seconds)
            if all(event["kind"] == "findings" for event in self._happened):
                self.send({"kind": "page"})
            return told

    stop, checked = threading.Event(), threading.Semaphore(0)
    monkeypatch.setattr(preview, "_check", checked.release)
    monkeypatch.setattr(preview, "_look_at_pages", lambda *_: None)
    monkeypatch.setattr(preview, "events", ChangedInBetween())
    looking = threading.Thread(target=preview.look_through, args=(stop,), daemon=True)
    looking.start()
    assert checked.acquire(timeout=10)
    assert checked.acquire(timeout=10)
    stop.set()
    looking.join(10)


def test_a_text_that_is_saved_while_pages_are_looked_at_is_checked_before_the_next(
    preview: Preview, monkeypatch: pytest.MonkeyPatch
) -> None:
    done = []

    class Site:
        routes = ("first", "second")

        def page(self, path: str) -> Page:
            done.append(path)
            preview.events.send({"kind": "page"})
            if path == self.routes[-1]:
                raise LookupError(path)
            return Page(path)

    monkeypatch.setattr(preview, "_fresh_site", lambda _: Site())
    monkeypatch.setattr(preview, "_check", lambda: done.append("checked"))
    preview._look_at_pages(threading.Event(), preview._report_findings)
    assert done == ["first", "checked", "second"]


def test_events_reach_whoever_waits() -> None:
    events = Events()
    events.send({"kind": "a"})
    assert events.wait(0, 0) == [{"kind": "a"}]
    assert events.wait(1, 0.01) == []


@pytest.mark.full
def test_a_server_that_is_stopped_in_the_middle_of_a_change_leaves_nothing_behind(preview: Preview) -> None:
    server = PreviewServer(preview, "127.0.0.1", 0)
    before = set(server.folder.iterdir())
    with ThreadPoolExecutor() as pool:
        refreshing = pool.submit(server.refresh, {ROOT / "catalog" / "data" / "abyss" / "lords.yaml"})
        while not refreshing.done() and set(server.folder.iterdir()) == before:
            time.sleep(0.001)
        server.server_close()
        refreshing.result()
    assert not server.folder.exists()
    server.refresh({ROOT / "catalog" / "data" / "abyss" / "lords.yaml"})  # too late for it
    assert not server.folder.exists()


def test_an_address_that_is_none_is_refused() -> None:
    with PreviewServer(Preview("pl", command_help), "127.0.0.1", 0) as server:
        threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True).start()
        with socket.create_connection(("127.0.0.1", server.server_port), timeout=30) as connection:
            connection.sendall(b"GET http://[/ HTTP/1.1\r\nHost: localhost\r\n\r\n")
            assert connection.recv(100).startswith(b"HTTP/1.1 400")
        server.shutdown()


def test_the_commands_say_what_is_wrong(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["locale", "preview", "en"]) == 2
    assert main(["serve", "--translating", "en"]) == 2
    assert main(["locale", "preview", "xx"]) == 2
    assert main(["locale", "preview", "pl", "no/such/page/"]) == 2
    assert "no/such/page/" in capsys.readouterr().err


def test_changes_of_other_sources_are_taken_in(preview: Preview, monkeypatch: pytest.MonkeyPatch) -> None:
    so_far = preview.events.count
    preview.refresh([ROOT / "generator/templates/entry.html.j2"])
    preview.refresh([ROOT / "generator/browser/kit/tokens.css"])
    assert [event["kind"] for event in preview.events.wait(so_far, 0)] == ["page", "reload"]
    finding = Finding("abyss/lords.yaml", 3, "name", "", "a name", "write one", "there is no name", "missing")

    def broken() -> None:
        raise CatalogError([finding])

    monkeypatch.setattr("generator.preview.session.load", broken)
    preview.refresh([ROOT / "catalog/data/abyss/lords.yaml"])
    assert "abyss/lords.yaml:3" in str(data(preview)["faults"])
    assert "Dowódca" in (preview.html("pl", LORD) or "")
    monkeypatch.undo()
    preview.refresh([ROOT / "catalog/data/abyss/lords.yaml"])
    assert data(preview)["faults"] == []
