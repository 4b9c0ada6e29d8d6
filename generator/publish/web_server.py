"""What the small web servers of this program share: the types of files, and watching the sources for changes.

Not by the server of MkDocs: it follows links out of the site, and answers whatever name it is asked by.
"""

from __future__ import annotations

import socket
import threading
from collections.abc import Callable, Iterable
from http.server import SimpleHTTPRequestHandler
from ipaddress import ip_address
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from watchdog.events import FileSystemEvent, FileSystemEventHandler
from watchdog.observers import Observer

LOCAL = ("127.0.0.1", "localhost", "::1")
"""How this computer is called where only it can ask."""

_ENDINGS = frozenset({".yaml", ".yml", ".po", ".py", ".j2", ".html", ".css", ".js", ".mjs", ".svg", ".md", ".json"})
_QUIET = 0.3
"""Seconds without a further change before anything is done: an editor may save several files."""

_QUIET_PO = 0.04
"""The same where only PO files change: a translator saves one, and waits for it."""


class Handler(SimpleHTTPRequestHandler):
    """Serves files with the types that modules and WebAssembly need, and nothing from a stale cache."""

    protocol_version = "HTTP/1.1"
    extensions_map = SimpleHTTPRequestHandler.extensions_map | {
        ".css": "text/css; charset=utf-8",
        ".html": "text/html; charset=utf-8",
        ".js": "text/javascript; charset=utf-8",
        ".json": "application/json",
        ".mjs": "text/javascript; charset=utf-8",
        ".py": "text/plain; charset=utf-8",
        ".svg": "image/svg+xml",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
    }

    timeout = 30.0
    """Seconds after which a connection that says nothing is closed."""

    def parse_request(self) -> bool:
        """Refuse what asks for another computer than the one that is to be answered."""
        if not super().parse_request():
            return False
        if not self._is_for_us():
            self.send_error(403)
            return False
        return True

    def _is_for_us(self) -> bool:
        """Whether the request names an address of this computer.

        A page from elsewhere may have its own name lead here; what it asks for is none of its business. It cannot do
        so with an address in numbers, by which others reach this computer if it listens to them.
        """
        address: Any = self.server.server_address
        listens = str(address[0])
        try:
            host = urlsplit(f"//{self.headers.get('Host', '')}").hostname or ""
        except ValueError:
            return False
        if host in LOCAL:
            return True
        if listens in LOCAL:
            return False
        own = socket.gethostname().lower()
        return _is_number(host) or host in (own, own.partition(".")[0], f"{own.partition('.')[0]}.local")

    def send_head(self) -> Any:
        """A file of the folder; not one that a link in it leads to elsewhere."""
        folder = Path(self.directory).resolve()
        try:
            if Path(self.translate_path(self.path)).resolve().is_relative_to(folder):
                return super().send_head()
        except (OSError, ValueError):
            pass  # no file can have such a name: it is too long, or holds a NUL
        self.send_error(404)
        return None

    def list_directory(self, path: Any) -> None:
        """A folder without a page of its own is not shown."""
        self.send_error(404)

    def end_headers(self) -> None:
        """Ask the browser to look for changes each time."""
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002 - the name is the library's
        """Requests are not worth a line each."""


def _is_number(host: str) -> bool:
    """Whether a host is an address in numbers, as people write it."""
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


class Changes(FileSystemEventHandler):
    """Collects the source files that changed."""

    def __init__(self) -> None:
        self.happened = threading.Event()
        self._paths: set[Path] = set()
        self._lock = threading.Lock()

    def on_any_event(self, event: FileSystemEvent) -> None:
        """Take note, if it is a file that the site is made from and more than a look at it."""
        if event.event_type in ("opened", "closed_no_write") or event.is_directory:
            return
        paths = {Path(str(path)) for path in (event.src_path, event.dest_path) if path}
        sources = {path for path in paths if path.suffix in _ENDINGS and not path.name.startswith(".")}
        if sources:
            with self._lock:
                self._paths |= sources
            self.happened.set()

    def take(self) -> set[Path]:
        """The files that changed since they were last taken."""
        with self._lock:
            taken, self._paths = self._paths, set()
            self.happened.clear()
        return taken


def watch(folders: Iterable[Path], changed: Callable[[set[Path]], object], stop: threading.Event) -> None:
    """Tell ``changed`` of the files of each burst of changes in ``folders`` (or files), until ``stop``."""
    changes = Changes()
    observer = Observer()
    for path in folders:
        if path.exists():
            observer.schedule(changes, str(path), recursive=path.is_dir())
    observer.start()
    while not stop.is_set():
        if not changes.happened.wait(0.5):
            continue
        files: set[Path] = set()
        while changes.happened.is_set():
            files |= changes.take()
            stop.wait(_QUIET_PO if all(file.suffix == ".po" for file in files) else _QUIET)
        changed(files)
    observer.stop()
