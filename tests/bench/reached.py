"""How many of the texts that a page shows open, touched, the sheet in which they are translated.

Measured on a built site with the pages for translators: ``python -m tests.bench.reached SITE [LANGUAGE [VERDICTS]]``. A
page of each kind and 200 verdicts are looked at; of each, some texts are really touched. Left out is what no translator
writes: code, texts in another language, names that a player typed, letters that are signs, what languages are called.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Error, Page

from generator.render.urls import TRANSLATING, state
from tests.bench.browse import chromium
from tests.bench.report import Row, table
from tests.questions import CHECKERS, place, questions
from tests.static_server import StaticServer

VERDICTS = 200
TOUCHED = 12
"""How many texts of a page are touched."""

LEAST = 99
WIDTH = 390
_PATIENCE = 20_000
_MARKED = "() => document.querySelector('#preview') && document.querySelectorAll('main [data-message]').length"
_ANSWERED = "() => document.documentElement.dataset.verdict"

_TEXTS = """
async ([most, typed]) => {
  const unread = '#preview, script, style, noscript, template, .fallback-badge';
  const own = `${unread}, code, kbd, pre, [translate=no], [hreflang]`;
  const language = document.documentElement.lang;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const reached = [], lost = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const holder = node.parentElement;
    const said = node.data.trim();
    if (!/\\p{L}\\p{L}|[\\p{Script=Han}]/u.test(said) || holder.closest(own) || !holder.checkVisibility()) continue;
    const text = holder.closest('[data-message]');
    const isOther = holder.closest('[lang]').lang !== language || typed.includes(said);
    const place = holder.closest('[class]')?.getAttribute('class') ?? '';
    if (text) reached.push(text);
    else if (!isOther) lost.push([place, holder.tagName, said.slice(0, 60)]);
  }
  const step = Math.max(1, Math.floor(reached.length / most));
  let touched = 0;
  const closed = [];
  for (let at = 0; at < reached.length && touched < most; at += step) {
    const text = reached[at];
    if (!text.isConnected) continue;
    touched += 1;
    text.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    await new Promise((done) => setTimeout(done));
    const chosen = [...document.querySelectorAll('[data-chosen]')].map((one) => one.dataset.message);
    const isOpen = chosen.includes(text.dataset.message) && document.querySelector('#preview textarea') !== null;
    if (!isOpen) closed.push(text.textContent.trim().slice(0, 60));
  }
  return { reached: reached.length, lost, touched, closed };
}
"""


@dataclass
class Seen:
    """What was seen on pages of a kind."""

    texts: int = 0
    reached: int = 0
    touched: int = 0
    opened: int = 0
    lost: Counter[tuple[str, ...]] = field(default_factory=Counter)
    closed: Counter[str] = field(default_factory=Counter)

    def add(self, told: dict[str, Any]) -> None:
        """Count what a page told."""
        self.texts += told["reached"] + len(told["lost"])
        self.reached += told["reached"]
        self.touched += told["touched"]
        self.opened += told["touched"] - len(told["closed"])
        self.lost.update(tuple(one) for one in told["lost"])
        self.closed.update(told["closed"])

    @property
    def share(self) -> float:
        """How many of a hundred texts open their sheet: those that belong to a message, as far as touched ones did."""
        opened = self.opened / self.touched if self.touched else 1.0
        return 100 * self.reached / max(1, self.texts) * opened


def kinds(folder: Path) -> dict[str, str]:
    """A page of each kind below the root of a language: by its game, its section and how deep it stands."""
    found: dict[str, str] = {}
    for file in sorted(folder.rglob(TRANSLATING)):
        path = file.parent.relative_to(folder).as_posix().removeprefix(".")
        parts = path.split("/") if path else []
        found.setdefault(f"{'/'.join(parts[:2])} {len(parts)}", f"{path}/" if path else "")
    return found


def asked() -> Iterator[tuple[str, dict[str, Any]]]:
    """The pages of verdicts: of each checker in turn another question, as often as it has one."""
    every = {checker: questions(checker) for checker in CHECKERS}
    for number in range(max(map(len, every.values()))):
        for checker, requests in every.items():
            if number < len(requests):
                yield place(checker), requests[number]


def typed(value: Any) -> list[str]:
    """All texts in a question, such as the names of players."""
    if isinstance(value, dict):
        return [*value, *(one for inner in value.values() for one in typed(inner))]
    return [one for inner in value for one in typed(inner)] if isinstance(value, list) else [str(value)]


def look(page: Page, address: str, ready: str, names: Sequence[str] = ()) -> dict[str, Any] | None:
    """What a page tells of its texts; None if it does not become ready."""
    page.goto("about:blank")
    page.goto(address)
    try:
        page.wait_for_function(_MARKED, timeout=_PATIENCE)
        if ready:
            page.wait_for_function(ready, timeout=_PATIENCE)
        told: dict[str, Any] = page.evaluate(_TEXTS, [TOUCHED, list(names)])
    except Error:
        return None
    return told


def main(site: Path, tag: str, verdict_count: int) -> int:
    """Measure and print; tells by the exit code whether enough is reached."""
    pages, verdicts, silent = Seen(), Seen(), []
    with StaticServer(site) as server, chromium() as browser:
        page = browser.new_page(viewport={"width": WIDTH, "height": 844})
        root = f"{server.url}{tag}/"
        for path in kinds(site / tag).values():
            told = look(page, f"{root}{path}{TRANSLATING}", "")
            pages.add(told) if told else silent.append(path)
        looked_at = 0
        for path, question in asked():
            if looked_at == verdict_count:
                break
            if not (site / tag / path / TRANSLATING).is_file():
                continue
            looked_at += 1
            address = f"{path}{TRANSLATING}#{state(question)}"
            told = look(page, f"{root}{address}", _ANSWERED, typed(question))
            verdicts.add(told) if told else silent.append(address)
    rows = [
        Row(f"texts of {what} that open their sheet", seen.share, "%", LEAST, at_least=True, note=_note(seen))
        for what, seen in (("pages of each kind", pages), (f"{verdict_count} verdicts", verdicts))
    ]
    print(table(rows))
    for seen in (pages, verdicts):
        for what, counted in (("out of reach", seen.lost), ("closed", seen.closed)):
            print(what, *(f"    {count} × {one}" for one, count in counted.most_common(40)), sep="\n")
    print(f"not ready: {silent}")
    return 0 if all(row.holds for row in rows) and not silent else 1


def _note(seen: Seen) -> str:
    return f"{seen.reached} of {seen.texts} belong to a message; {seen.opened} of {seen.touched} touched ones open"


if __name__ == "__main__":
    given = dict(enumerate(sys.argv))
    sys.exit(main(Path(sys.argv[1]), given.get(2, "pl"), int(given.get(3, VERDICTS))))
