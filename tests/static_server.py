"""A small static web server for tests and benchmarks: a sub-path, right types, gzip if asked for."""

from __future__ import annotations

import gzip
import http.server
import mimetypes
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from types import TracebackType
from typing import Any
from urllib.parse import unquote, urlsplit

_TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".mjs": "text/javascript",
    ".py": "text/plain",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
}
_PIECE = 4096
_PACKED = frozenset(_TYPES) | {".txt", ".xml", ".po", ".map"}


class Link:
    """A slow line: every request waits for a round trip, and all answers share the bandwidth."""

    def __init__(self, bytes_per_second: int, round_trip: float) -> None:
        self.bytes_per_second = bytes_per_second
        self.round_trip = round_trip
        self._free_at = 0.0
        self._lock = threading.Lock()

    def wait(self) -> None:
        """Let a round trip pass."""
        time.sleep(self.round_trip)

    def carry(self, body: bytes, write: Callable[[bytes], object]) -> None:
        """Write a body in pieces, each when the line has had the time for it."""
        for start in range(0, len(body), _PIECE):
            piece = body[start : start + _PIECE]
            with self._lock:
                begin = max(time.monotonic(), self._free_at)
                self._free_at = begin + len(piece) / self.bytes_per_second
                ready = self._free_at
            time.sleep(max(0.0, ready - time.monotonic()))
            write(piece)


Answer = tuple[int, bytes, str]
"""A status, a body, and its type; for a redirect the address stands in the type's place."""

CUT: Answer = (0, b"", "")
"""No answer at all: the line is cut."""


class StaticServer:
    """Serves a folder under a path such as ``/fathom/`` on a free port of 127.0.0.1, in threads.

    With ``compress``, text and WebAssembly go out gzipped to those who accept it, as a real host does it.
    Nothing may be cached unless ``cache`` is set. With a ``link``, it answers as slowly as that link would carry it.
    ``sent`` has the address and the size of every answer's body. ``fault`` may give another answer for a path.
    ``preface`` is a script that runs in every page before its own, and before its policy.
    """

    def __init__(
        self,
        folder: Path,
        *,
        path: str = "/fathom/",
        compress: bool = False,
        cache: bool = True,
        link: Link | None = None,
    ) -> None:
        self.folder = folder.resolve()
        self.path = path
        self.compress = compress
        self.cache = cache
        self.link = link
        self.sent: list[tuple[str, int]] = []
        self.fault: Callable[[str], Answer | None] | None = None
        self.preface = ""
        self._server = _Server(("127.0.0.1", 0), _Handler)
        self._server.site = self
        self._thread = threading.Thread(target=self._server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True)

    @property
    def url(self) -> str:
        """The address of the folder, ending in a slash."""
        return f"{self.origin}{self.path}"

    @property
    def origin(self) -> str:
        """Scheme, host and port."""
        return f"http://127.0.0.1:{self._server.server_address[1]}"

    def start(self) -> None:
        """Answer requests from now on."""
        self._thread.start()

    def stop(self) -> None:
        """Stop answering, on open connections too, and free the port; a second call does nothing."""
        self.fault = lambda _path: CUT
        if self._thread.is_alive():
            self._server.shutdown()
            self._thread.join()
            self._server.server_close()

    def __enter__(self) -> StaticServer:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()

    def find(self, path: str) -> Path | None:
        """Give the file for a request's path, or None; a folder is answered by its ``index.html``."""
        if not path.startswith(self.path):
            return None
        found = (self.folder / unquote(path[len(self.path) :])).resolve()
        if not found.is_relative_to(self.folder):
            return None
        if found.is_dir():
            found = found / "index.html"
        return found if found.is_file() else None


class _Server(http.server.ThreadingHTTPServer):
    daemon_threads = True
    request_queue_size = 128  # a browser opens several connections at once, and a busy machine takes them up late
    site: StaticServer

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Say nothing of a browser that has gone away."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)


class _Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    server: _Server

    def do_GET(self) -> None:
        """Answer with a file, a redirect to the folder's own address, or 404."""
        site = self.server.site
        path = urlsplit(self.path).path
        if site.link:
            site.link.wait()
        if site.fault and (given := site.fault(path)):
            self._fail(*given)
            return
        found = site.find(path)
        if found is None:
            missing = site.folder / "404.html"
            self._send(404, missing.read_bytes() if missing.is_file() else b"not found", "text/html")
        elif found.name == "index.html" and not path.endswith(("/", "/index.html")):
            self.send_response(301)
            self.send_header("Location", path + "/")
            self.send_header("Content-Length", "0")
            self.end_headers()
        elif site.preface and found.suffix == ".html" and self.headers.get("Sec-Fetch-Dest") == "document":
            script = f"<head><script>{site.preface}</script>".encode()
            self._send(200, found.read_bytes().replace(b"<head>", script, 1), _type(found))
        elif site.compress and found.suffix in _PACKED and "gzip" in self.headers.get("Accept-Encoding", ""):
            self._send(200, _gzipped(found, found.stat().st_mtime_ns), _type(found), "gzip")
        else:
            self._send(200, found.read_bytes(), _type(found))

    def _fail(self, status: int, body: bytes, kind: str) -> None:
        """Answer with something else than the file."""
        if not status:
            self.close_connection = True
        elif 300 <= status < 400:
            self.send_response(status)
            self.send_header("Location", kind)
            self.send_header("Content-Length", "0")
            self.end_headers()
        else:
            self._send(status, body, kind)

    do_HEAD = do_GET  # noqa: N815 - the name is the base class's

    def _send(self, status: int, body: bytes, kind: str, encoding: str | None = None) -> None:
        self.send_response(status)
        self.send_header("Content-Type", kind if "image" in kind or "wasm" in kind else f"{kind}; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "no-cache" if self.server.site.cache else "no-store")
        if encoding:
            self.send_header("Content-Encoding", encoding)
        self.end_headers()
        if self.command == "HEAD":
            return
        site = self.server.site
        site.sent.append((self.path, len(body)))
        # A browser that has left the page hangs up in the middle of an answer.
        with suppress(ConnectionError):
            if site.link:
                site.link.carry(body, self.wfile.write)
            else:
                self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the name is the base class's
        """Keep the test output quiet."""


def _type(path: Path) -> str:
    return _TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"


@lru_cache(maxsize=4096)
def _gzipped(path: Path, _changed: int) -> bytes:
    return gzip.compress(path.read_bytes(), compresslevel=9, mtime=0)
