"""A small web server for the finished site, and the watch that builds it anew."""

from __future__ import annotations

import threading
from collections.abc import Callable
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import click
from watchdog.events import FileSystemEvent, FileSystemEventHandler
from watchdog.observers import Observer

from generator.build import inputs
from generator.cli.options import reason
from generator.cli.speech import _

_ENDINGS = frozenset({".yaml", ".yml", ".po", ".py", ".j2", ".html", ".css", ".js", ".mjs", ".svg", ".md", ".json"})
_QUIET = 0.3
"""Seconds without a further change before the build starts: an editor may save several files."""


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

    def end_headers(self) -> None:
        """Ask the browser to look for changes each time."""
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002 - the name is the library's
        """Requests are not worth a line each."""


class Changes(FileSystemEventHandler):
    """Remembers that a source file changed."""

    def __init__(self) -> None:
        self.happened = threading.Event()

    def on_any_event(self, event: FileSystemEvent) -> None:
        """Take note, if it is a file that the site is made from and more than a look at it."""
        paths = [Path(str(path)) for path in (event.src_path, event.dest_path) if path]
        if event.event_type in ("opened", "closed_no_write") or event.is_directory:
            return
        if any(path.suffix in _ENDINGS and not path.name.startswith(".") for path in paths):
            self.happened.set()


def serve_site(site_dir: Path, host: str, port: int, rebuild: Callable[[], bool] | None) -> None:
    """Serve ``site_dir`` until Ctrl-C; call ``rebuild`` after each change of the sources, if it is given.

    Raises click.ClickException if the address is taken.
    """
    try:
        server = ThreadingHTTPServer((host, port), partial(Handler, directory=str(site_dir)))
    except OSError as error:
        text = _("cannot listen on {address}: {reason}. With --port 0 a free port is taken.")
        raise click.ClickException(text.format(address=f"{host}:{port}", reason=reason(error))) from None
    with server:
        shown = "localhost" if host in ("127.0.0.1", "0.0.0.0", "") else host
        click.echo(f"http://{shown}:{server.server_address[1]}/", err=True)
        stop = threading.Event()
        watcher = threading.Thread(target=_watch, args=(rebuild, stop), daemon=True) if rebuild else None
        if watcher:
            watcher.start()
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            click.echo(_("stopped"), err=True)
        finally:
            stop.set()


def _watch(rebuild: Callable[[], bool], stop: threading.Event) -> None:
    """Build anew after each burst of changes, until ``stop``."""
    changes = Changes()
    observer = Observer()
    for path in inputs():
        if path.exists():
            observer.schedule(changes, str(path), recursive=path.is_dir())
    observer.start()
    while not stop.is_set():
        if not changes.happened.wait(0.5):
            continue
        while changes.happened.is_set():
            changes.happened.clear()
            stop.wait(_QUIET)
        rebuild()
    observer.stop()
