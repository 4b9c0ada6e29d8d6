"""The server of the built site gives this site, to this computer, and nothing else."""

from __future__ import annotations

import http.client
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import partial
from http.server import ThreadingHTTPServer
from pathlib import Path

import pytest

from generator.publish.web_server import Handler

Ask = Callable[..., int]


@pytest.fixture
def ask(tmp_path: Path) -> Iterator[Ask]:
    """Ask a server for a path: ``ask("/css/", "localhost")``; ``listening`` says to which address it listens."""
    (tmp_path / "site" / "css").mkdir(parents=True)
    (tmp_path / "site" / "css" / "a.css").touch()
    (tmp_path / "site" / "index.html").touch()
    (tmp_path / "secret.txt").write_text("secret")
    (tmp_path / "site" / "link.txt").symlink_to(tmp_path / "secret.txt")
    (tmp_path / "site" / "up").symlink_to(tmp_path)
    (tmp_path / "site" / "own.css").symlink_to(tmp_path / "site" / "css" / "a.css")
    with ExitStack() as stack:

        def answer(path: str, host: str = "localhost:8000", listening: str = "127.0.0.1") -> int:
            handler = partial(Handler, directory=str(tmp_path / "site"))
            server = stack.enter_context(ThreadingHTTPServer((listening, 0), handler))
            threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True).start()
            stack.callback(server.shutdown)
            connection = http.client.HTTPConnection("127.0.0.1", server.server_address[1], timeout=10)
            stack.callback(connection.close)
            connection.putrequest("GET", path, skip_host=True)
            if host:
                connection.putheader("Host", host)
            connection.endheaders()
            return connection.getresponse().status

        yield answer


def test_files_of_the_site_are_served(ask: Ask) -> None:
    assert [ask("/"), ask("/css/a.css"), ask("/own.css")] == [200, 200, 200]


def test_folders_are_not_listed(ask: Ask) -> None:
    assert ask("/css/") == 404


@pytest.mark.parametrize("path", ["/link.txt", "/up/secret.txt", "/up/", "/../secret.txt", "/%2e%2e/secret.txt"])
def test_links_lead_out_of_the_site_for_nobody(ask: Ask, path: str) -> None:
    assert ask(path) == 404


@pytest.mark.parametrize("path", ["/%00", "/css/%00.css", "/" + "a" * 5000, "/%ff", "/%5c..%5c"])
def test_a_name_that_no_file_can_have_is_not_found(ask: Ask, path: str) -> None:
    assert ask(path) == 404


@pytest.mark.parametrize(
    "host", ["evil.example", "127.0.0.1.evil.example", "", "0.0.0.0", "127.1", "192.168.1.7", "[::1", "localhost.evil"]
)
def test_a_page_from_elsewhere_cannot_ask_under_a_name_of_its_own(ask: Ask, host: str) -> None:
    assert ask("/", host) == 403


@pytest.mark.parametrize("host", ["127.0.0.1:8000", "localhost", "[::1]:8000", "LOCALHOST"])
def test_this_computer_may_ask_by_each_of_its_names(ask: Ask, host: str) -> None:
    assert ask("/", host) == 200


def test_others_may_ask_by_number_or_by_the_name_of_the_computer_if_it_listens_to_them(ask: Ask) -> None:
    for host in ("192.168.1.7:8000", socket.gethostname(), "localhost"):
        assert ask("/", host, listening="0.0.0.0") == 200
    assert ask("/", "evil.example", listening="0.0.0.0") == 403


def test_a_connection_that_says_nothing_is_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert 0 < (Handler.timeout or 0) <= 60
    monkeypatch.setattr(Handler, "timeout", 0.05)
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Handler, directory=str(tmp_path))) as server:
        threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True).start()
        with socket.create_connection(("127.0.0.1", server.server_port), timeout=10) as half:
            half.sendall(b"GET / HTTP/1.1\r\nHost: local")
            assert half.recv(100) == b""
        server.shutdown()
