"""The web server of a preview. By default only this computer can reach it, and only then it saves what is written."""

from __future__ import annotations

import json
import shutil
import sys
import tempfile
import threading
from functools import partial
from http.server import ThreadingHTTPServer
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

from generator.checkers import bundle
from generator.preview.drafts import LARGEST, NoDraftError, rows_in
from generator.preview.injection import PLACE
from generator.preview.session import Preview
from generator.publish import assets, face_files, site_root
from generator.publish.web_server import LOCAL, Handler
from generator.render.scripts import BROWSER
from generator.text.languages import LANGUAGES

HELLO = f"/{PLACE}/hello"
"""Answers with what is previewed here, so that a second command finds the first."""

_EVENTS = f"/{PLACE}/events"
_OVERVIEW = f"/{PLACE}/overview"
_DRAFT = f"/{PLACE}/draft"
_SAVE = f"/{PLACE}/save"
_WORKER = "/sw.js"
_OWN = BROWSER / "preview"
_SECONDS_OF_SILENCE = 10.0

_CODES = {info.tag: code for code, info in LANGUAGES.items()}


class PreviewServer(ThreadingHTTPServer):
    """Serves a preview at an address. Raises OSError if it cannot have that."""

    daemon_threads = True

    def __init__(self, preview: Preview, host: str, port: int) -> None:
        self.preview = preview
        self.host = host
        self._stop = threading.Event()
        self._copying = threading.Lock()
        self._folder = tempfile.TemporaryDirectory(prefix="fathom-preview-")
        self.folder = Path(self._folder.name)
        try:
            super().__init__((host, port), partial(_PreviewHandler, directory=str(self.folder)))
        except OSError:
            self._folder.cleanup()
            raise
        self.copy()
        threading.Thread(target=preview.look_through, args=(self._stop,), daemon=True).start()

    def copy(self) -> None:
        """Bring what all pages load to where it is served from."""
        catalog = self.preview.catalog
        fresh = Path(tempfile.mkdtemp(dir=self.folder))
        assets.copy(fresh, catalog.games)
        site_root.write_drawings(catalog, fresh)
        bundle.write(catalog, fresh)
        manifest = json.dumps(site_root.manifest(), ensure_ascii=False)
        (fresh / "manifest.webmanifest").write_text(manifest, encoding="utf-8")
        shutil.copytree(_OWN, fresh / PLACE)
        for part in fresh.iterdir():
            target = self.folder / part.name
            if target.is_dir():
                shutil.rmtree(target)
            part.replace(target)
        fresh.rmdir()

    def refresh(self, files: set[Path]) -> None:
        """Take in that source files have changed."""
        if any(file.suffix != ".po" for file in files):
            with self._copying:
                if self._stop.is_set():
                    return
                self.copy()
        self.preview.refresh(files)

    def server_close(self) -> None:
        """Stop, and leave nothing behind: what is just being copied to the folder is waited for."""
        self._stop.set()
        super().server_close()
        with self._copying:
            self._folder.cleanup()

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Say nothing of a browser that has gone away in the middle of an answer."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)


class _PreviewHandler(Handler):
    server: PreviewServer

    def do_GET(self) -> None:  # noqa: N802 - the name is the library’s
        """Answer with a page, with what the panel asks for, or with a file."""
        try:
            path = unquote(urlsplit(self.path).path)
        except ValueError:
            self.send_error(400)
            return
        if path == _EVENTS:
            self._stream()
        elif path == _OVERVIEW:
            self._send(json.dumps(self.server.preview.overview(), ensure_ascii=False), "application/json")
        elif path == HELLO:
            self._send(json.dumps({"translating": self.server.preview.lang}), "application/json")
        elif path == "/":
            self._lead(f"/{self.server.preview.info.tag}/")
        elif path == _WORKER:
            # Readers of the built site at this address have its service worker, which would answer in our place.
            self._send((_OWN / "no-worker.js").read_text(encoding="utf-8"), "text/javascript")
        else:
            self._page_or_file(path)

    do_HEAD = do_GET  # noqa: N815 - the name is the library's

    def do_POST(self) -> None:  # noqa: N802 - the name is the library’s
        """Look at what is being written, or save it: for pages of this server alone, and for nobody but this computer.

        Another site may let a browser send something here, but neither as JSON nor as coming from here.
        """
        size = self.headers.get("Content-Length", "")
        if not size.isdigit() or int(size) > LARGEST:
            self.close_connection = True  # what is not read would be taken for the next request
            self.send_error(413 if size.isdigit() else 411)
            return
        sent = self.rfile.read(int(size))
        path = urlsplit(self.path).path
        is_ours = self.headers.get("Origin") == f"http://{self.headers.get('Host')}"
        if path not in (_DRAFT, _SAVE):
            self.send_error(404)
        elif not is_ours or self.headers.get("Content-Type") != "application/json" or self.server.host not in LOCAL:
            self.send_error(403)
        else:
            self._take(sent, path == _SAVE)

    def _take(self, sent: bytes, is_saved: bool) -> None:
        preview = self.server.preview
        try:
            rows = rows_in(sent)
        except NoDraftError as error:
            self.send_error(400, str(error))
            return
        answer = preview.save(rows) if is_saved else {"saved": 0, "findings": preview.draft_findings(rows)}
        self._send(json.dumps(answer, ensure_ascii=False), "application/json")

    def _page_or_file(self, path: str) -> None:
        tag, _slash, below = path.lstrip("/").partition("/")
        code = _CODES.get(tag)
        if tag == face_files.FOLDER:
            self._send_if_any(self.server.preview.face(path.lstrip("/")), self.extensions_map[".svg"])
            return
        if code is None:
            file = Path(self.translate_path(self.path))
            if file.is_file():
                super().do_HEAD() if self.command == "HEAD" else super().do_GET()
            else:
                self.send_error(404)
            return
        preview = self.server.preview
        if below.endswith(".json") and (rows := preview.rows(code, below)) is not None:
            self._send(rows, "application/json")
        elif below == "" or below.endswith(("/", "/index.html")) or below == "index.html":
            self._send_if_any(preview.html(code, below.removesuffix("index.html")), "text/html")
        elif "." in below.rpartition("/")[2]:
            folder, _, name = below.rpartition("/")
            kind = self.extensions_map.get(Path(name).suffix, "text/plain")
            self._send_if_any(preview.file(code, f"{folder}/", name), kind)
        else:
            self._lead(f"{urlsplit(self.path).path}/")

    def _stream(self) -> None:
        """Tell of events as they happen, until the page is left."""
        events = self.server.preview.events
        self.send_response(200)
        self.send_header("Content-Type", "text/event-stream")
        self.send_header("Connection", "close")
        self.end_headers()
        self.close_connection = True
        if self.command == "HEAD":
            return
        seen = events.count
        try:
            while True:
                self.wfile.write(b": here\n\n")
                for event in events.wait(seen, _SECONDS_OF_SILENCE):
                    seen += 1
                    self.wfile.write(f"data: {json.dumps(event)}\n\n".encode())
                self.wfile.flush()
        except OSError:
            return

    def _send_if_any(self, text: str | None, kind: str) -> None:
        if text is None:
            self.send_error(404)
        else:
            self._send(text, kind)

    def _send(self, text: str, kind: str) -> None:
        body = text.encode("utf-8", errors="replace")
        self.send_response(200)
        self.send_header("Content-Type", kind if "charset" in kind else f"{kind}; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)

    def _lead(self, address: str) -> None:
        self.send_response(302)
        # Two slashes at the start would lead to another computer.
        self.send_header("Location", "/" + address.lstrip("/\\"))
        self.send_header("Content-Length", "0")
        self.end_headers()
