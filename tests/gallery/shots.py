"""Which pictures there are to be, and how each is taken."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

from tests.browser.pages import PAGES_OF_CHECKERS, PATHS
from tests.browser.verdict import example_of
from tests.browser.watch import watched

DEVICES: dict[str, dict[str, Any]] = {
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True},
    "desk": {"viewport": {"width": 1280, "height": 800}},
}
SCHEMES = ("light", "dark")
SCREENS = 3
"""A picture shows at most so many screens of a page from its top."""

_READY = """
() => {
  const has = (selector) => document.querySelector(selector) !== null;
  return document.readyState === "complete" && document.fonts.status === "loaded"
  && (!has("[data-checker=root]") || "verdict" in document.documentElement.dataset)
  && (!has("[data-checker=form]") || has("[data-checker=form] :is(input, button)"))
  && (!has("[data-practice=stage]") || has(".choice"))
  && (!has("[data-pad=root]") || has(".pad__cell"))
  && (!document.querySelector("main [data-cards]") || document.documentElement.dataset.cards === "ready");
}
"""


@dataclass(frozen=True)
class Shot:
    """A picture of a page: its kind, where it stands below a language's root, and how it is looked at."""

    kind: str
    path: str
    lang: str
    device: str
    scheme: str

    @property
    def file(self) -> str:
        """The name of its file."""
        return "_".join([self.kind.replace("/", "-").replace(" ", "-"), self.lang, self.device, self.scheme]) + ".jpg"


def wanted(languages: Iterable[str], kinds: Iterable[str] = ()) -> list[Shot]:
    """All pictures of some kinds, or of all of them; those of one window follow each other."""
    pages = {"/".join(part for part in key if part): path for key, path in PATHS.items()}
    pages |= {f"check/{checker}": path + example_of(checker) for checker, path in PAGES_OF_CHECKERS.items()}
    only = tuple(kinds)
    return [
        Shot(kind, path, lang, device, scheme)
        for device in DEVICES
        for scheme in SCHEMES
        for lang in languages
        for kind, path in pages.items()
        if not only or kind.startswith(only)
    ]


def take(browser: Browser, root: str, shots: Iterable[Shot], folder: Path) -> Iterator[Shot]:
    """Take the pictures one by one; gives each when it is there."""
    for (device, scheme), alike in groupby(shots, key=lambda shot: (shot.device, shot.scheme)):
        options = {**DEVICES[device], "color_scheme": scheme, "reduced_motion": "reduce", "service_workers": "block"}
        with watched(browser, root, **options) as seen:
            for shot in alike:
                seen.page.goto("about:blank")
                seen.page.goto(f"{root}{shot.lang}/{shot.path}", wait_until="load")
                _photograph(seen.page, folder / shot.file)
                yield shot


def _photograph(page: Page, file: Path) -> None:
    """A picture of the upper screens, once the page shows all that it will."""
    page.wait_for_function(_READY)
    size = page.viewport_size
    assert size is not None
    height = min(int(page.evaluate("document.documentElement.scrollHeight")), SCREENS * size["height"])
    page.set_viewport_size({"width": size["width"], "height": max(height, size["height"])})
    page.screenshot(path=str(file), type="jpeg", quality=72)
    page.set_viewport_size(size)
