"""A preview for tests: a server of its own over a copy of the translations, which tests may edit."""

from __future__ import annotations

import shutil
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import polib

from generator.cli.main import command_help
from generator.preview.server import PreviewServer
from generator.preview.session import Preview
from generator.publish.web_server import watch
from generator.text.languages import LOCALES, po_path


class Previewing:
    """A preview that is served; ``locales`` is the copy."""

    def __init__(self, server: PreviewServer, locales: Path) -> None:
        self.server = server
        self.locales = locales

    @property
    def origin(self) -> str:
        """Scheme, host and port."""
        return f"http://127.0.0.1:{self.server.server_address[1]}"

    @property
    def lang(self) -> str:
        """The language that is translated."""
        return self.server.preview.lang

    def url(self, path: str) -> str:
        """The address of a page of the language."""
        return f"{self.origin}/{self.server.preview.info.tag}/{path}"

    def po(self, domain: str) -> Path:
        """The PO file of a domain."""
        return po_path(self.lang, domain, self.locales)

    def edit(self, domain: str, msgid: str, text: str, *, fuzzy: bool = False, before: str | None = None) -> None:
        """Save another translation of a message, as a PO editor does."""
        path = self.po(domain)
        file = polib.pofile(str(path), wrapwidth=0)
        entry = file.find(msgid)
        assert entry is not None
        entry.msgstr = text
        entry.flags = ["fuzzy"] if fuzzy else []
        entry.previous_msgid = before
        path.write_text(str(file), encoding="utf-8")


@contextmanager
def previewing(lang: str, folder: Path) -> Iterator[Previewing]:
    """Serve the preview of a language over a copy of the translations in ``folder``."""
    locales = folder / "locales"
    shutil.copytree(LOCALES, locales)
    stop = threading.Event()
    with PreviewServer(Preview(lang, command_help, locales), "127.0.0.1", 0) as server:
        threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True).start()
        threading.Thread(target=watch, args=([locales], server.refresh, stop), daemon=True).start()
        try:
            yield Previewing(server, locales)
        finally:
            stop.set()
            server.shutdown()
