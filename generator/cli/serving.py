"""Serving the finished site, and building it again when something changes."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable
from functools import partial
from http.server import ThreadingHTTPServer
from pathlib import Path

import click

from generator.cli.options import RefusedError, reason
from generator.publish.build import inputs
from generator.publish.web_server import Handler, watch
from generator.text.languages import LOCALES


def serve_site(site_dir: Path, host: str, port: int, rebuild: Callable[[], bool] | None) -> None:
    """Serve ``site_dir`` until Ctrl-C; call ``rebuild`` after each change of the sources, if it is given.

    Raises RefusedError if the address is taken.
    """
    handler = partial(Handler, directory=str(site_dir))
    with listen(lambda: ThreadingHTTPServer((host, port), handler), host, port) as server:
        click.echo(address(server, host), err=True)
        run(server, (lambda _files: rebuild()) if rebuild else None)


def listen(make: Callable[[], ThreadingHTTPServer], host: str, port: int) -> ThreadingHTTPServer:
    """The server that ``make`` gives. Raises RefusedError if it cannot have the address."""
    try:
        return make()
    except OSError as error:
        raise RefusedError(
            f"cannot listen on {host}:{port}: {reason(error)}. With --port 0 a free port is taken."
        ) from None


def address(server: ThreadingHTTPServer, host: str, path: str = "") -> str:
    """What to type into a browser on this computer to get to ``path``."""
    shown = "localhost" if host in ("127.0.0.1", "0.0.0.0", "") else host
    return f"http://{shown}:{server.server_address[1]}/{path}"


def ended_alike() -> None:
    """Let a signal from outside end the program as Ctrl-C does, so that it can tidy up."""
    if threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGTERM, signal.default_int_handler)


def run(server: ThreadingHTTPServer, changed: Callable[[set[Path]], object] | None) -> None:
    """Answer requests until Ctrl-C; tell ``changed``, if given, which sources changed."""
    stop = threading.Event()
    if changed:
        folders = inputs()
        if not any(LOCALES.is_relative_to(folder) for folder in folders):
            folders.append(LOCALES)
        threading.Thread(target=watch, args=(folders, changed, stop), daemon=True).start()
    ended_alike()
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        click.echo("stopped", err=True)
    finally:
        stop.set()
