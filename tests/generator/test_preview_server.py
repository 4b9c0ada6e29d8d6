"""The server of the preview: what it gives, to whom, and that a page has all that it needs there."""

from __future__ import annotations

import http.client
import json
import posixpath
import re
import threading
from collections.abc import Callable, Iterator

import pytest

from generator.cli.main import command_help
from generator.preview.server import PreviewServer
from generator.preview.session import Preview

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def asked() -> Iterator[Callable[..., http.client.HTTPResponse]]:
    """Ask a preview server: ``asked("/pl/")``, headers by keyword."""
    with PreviewServer(Preview("pl", command_help), "127.0.0.1", 0) as server:
        threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True).start()

        open_ones: list[http.client.HTTPConnection] = []

        def ask(path: str, method: str = "GET", body: bytes = b"", **headers: str) -> http.client.HTTPResponse:
            connection = http.client.HTTPConnection("127.0.0.1", server.server_port, timeout=30)
            connection.putrequest(method, path, skip_host="Host" in headers)
            for name, value in headers.items():
                connection.putheader(name, value)
            connection.endheaders(body or None)
            open_ones.append(connection)
            return connection.getresponse()

        yield ask
        for connection in open_ones:
            connection.close()
        server.shutdown()


@pytest.mark.parametrize(
    "path",
    [
        "/../../etc/passwd",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/js/preview/../../../pyproject.toml",
        "/pyproject.toml",
        "/pl/../../pyproject.toml",
        "/pl/abyss/lords/commander/..%2f..%2fface.svg",
        "/pl/nowhere/",
        "/pl/nowhere/x.svg",
        "/nowhere/",
        "/pl/%00/",
        "/js/preview/",
        "/js/preview/nothing.js",
    ],
)
def test_the_server_gives_nothing_else(asked: Callable[..., http.client.HTTPResponse], path: str) -> None:
    assert asked(path).status == 404


@pytest.mark.parametrize("path", ["//evil.example/pl", "/pl", "/", "/\\evil.example"])
def test_the_server_leads_nowhere_else(asked: Callable[..., http.client.HTTPResponse], path: str) -> None:
    answer = asked(path)
    place = answer.getheader("Location") or "/"
    assert place.startswith("/")
    assert not place.startswith(("//", "/\\"))


def test_the_server_answers_this_computer_only(asked: Callable[..., http.client.HTTPResponse]) -> None:
    assert asked("/pl/", Host="evil.example").status == 403
    assert asked("/pl/", Host="localhost:8000").status == 200
    assert asked("/pl/", "PUT").status == 501
    for broken in ("[", "[::1", "", "localhost:x"):
        assert asked("/pl/", Host=broken).status in (200, 403)
    assert asked("/js/preview/events", "HEAD").read() == b""


def test_the_server_has_all_that_a_page_needs(asked: Callable[..., http.client.HTTPResponse]) -> None:
    for path in (
        "/pl/abyss/lords/commander/face.svg",
        "/pl/abyss/search.json",
        "/pl/abyss/lords/cards.json",
        "/ja/abyss/",
        "/symbols/abyss.svg",
        "/faces/abyss/lords/recruiter-m.svg",
        "/faces/abyss/pictograms.svg",
        "/css/fathom.css",
    ):
        answer = asked(path)
        assert answer.status == 200, path
        body = answer.read().decode("utf-8")
        assert "\U000e0001" not in body, "a mark of the preview"
        assert "preview-data" not in body, path
    assert b"unregister" in asked("/sw.js").read()
    assert json.load(asked("/js/preview/hello")) == {"translating": "pl"}


def test_the_server_has_all_that_its_scripts_import(asked: Callable[..., http.client.HTTPResponse]) -> None:
    seen, wanted = set[str](), {"/js/preview/preview.js"}
    while wanted:
        path = wanted.pop()
        seen.add(path)
        answer = asked(path)
        assert answer.status == 200, path
        imported = re.findall(r'(?:from|import) "(\.[^"]+)";', answer.read().decode("utf-8"))
        wanted |= {posixpath.normpath(posixpath.join(posixpath.dirname(path), name)) for name in imported} - seen
    assert len(seen) > 4


DRAFT = b'[{"id": "pl/abyss/0123456789abcdef", "english": "a", "translation": "b", "version": ""}]'
JSON = "application/json"


@pytest.mark.parametrize(
    ("path", "body", "given", "status"),
    [
        ("/js/preview/save", DRAFT, {"Content-Type": JSON}, 403),  # a form of another site
        ("/js/preview/save", DRAFT, {"Content-Type": JSON, "Origin": "https://elsewhere.example"}, 403),
        ("/js/preview/save", DRAFT, {"Content-Type": "text/plain", "Origin": "ours"}, 403),
        ("/js/preview/draft", b"{}", {"Content-Type": JSON, "Origin": "ours"}, 200),
        ("/js/preview/draft", b"[]", {"Content-Type": JSON, "Origin": "ours"}, 200),
        ("/js/preview/draft", DRAFT, {"Content-Type": JSON, "Origin": "ours"}, 200),
        ("/js/preview/save", b"nonsense", {"Content-Type": JSON, "Origin": "ours"}, 400),
        ("/js/preview/save", b'[{"id": 7}]', {"Content-Type": JSON, "Origin": "ours"}, 400),
        ("/js/preview/save", b"\xff\xfe", {"Content-Type": JSON, "Origin": "ours"}, 400),
        ("/js/preview/elsewhere", DRAFT, {"Content-Type": JSON, "Origin": "ours"}, 404),
        ("/pl/", DRAFT, {"Content-Type": JSON, "Origin": "ours"}, 404),
    ],
)
def test_only_pages_of_the_preview_send_it_anything(
    asked: Callable[..., http.client.HTTPResponse], path: str, body: bytes, given: dict[str, str], status: int
) -> None:
    headers = {name: "http://localhost:80" if value == "ours" else value for name, value in given.items()}
    answer = asked(path, "POST", body, Host="localhost:80", **{"Content-Length": str(len(body))}, **headers)
    assert answer.status == status
    assert answer.status != 200 or json.loads(answer.read())["saved"] == 0


def test_an_endless_draft_is_not_read(asked: Callable[..., http.client.HTTPResponse]) -> None:
    assert asked("/js/preview/save", "POST", Host="localhost:80", **{"Content-Length": "9" * 9}).status == 413
    assert asked("/js/preview/save", "POST", Host="localhost:80").status == 411


def test_a_text_that_the_program_does_not_have_is_refused(asked: Callable[..., http.client.HTTPResponse]) -> None:
    given = {"Content-Type": JSON, "Origin": "http://localhost:80", "Content-Length": str(len(DRAFT))}
    told = json.loads(asked("/js/preview/save", "POST", DRAFT, Host="localhost:80", **given).read())
    assert told["saved"] == 0
    assert len(told["findings"]) == 1
