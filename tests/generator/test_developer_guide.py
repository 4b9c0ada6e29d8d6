"""The guide for developers: its examples do what it says, as they are shown, in every language of the guide."""

from __future__ import annotations

import asyncio
import csv
import html
import json
import re
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from catalog import load
from generator.export import api, columns, database, sheets
from generator.pages import developer_guide
from generator.text.languages import LANGUAGES
from tests.generator.rendered import pages
from tests.static_server import StaticServer
from tests.tools import find_node

pytestmark = pytest.mark.slow

UNLISTED = load().games.keys() - load().listed.keys()
"""The games to whose files no guide leads."""

EVERY_LANGUAGE = pytest.mark.parametrize("lang", LANGUAGES)


@pytest.fixture(scope="module")
def served(data_dir: Path) -> Iterator[StaticServer]:
    with StaticServer(data_dir) as server:
        yield server


def shown(lang: str, name: str) -> str:
    """The code of an example, as a reader copies it."""
    page = pages(lang)[developer_guide.PATH].html
    found = re.search(rf'<pre><code id="example-{name}">(.*?)</code></pre>', page, re.DOTALL)
    assert found, name
    assert "<" not in found[1]
    return html.unescape(found[1])


def example() -> developer_guide.Example:
    found = developer_guide.example(load())
    assert found
    return found


@EVERY_LANGUAGE
def test_the_formula_gives_what_the_page_says(data_dir: Path, lang: str) -> None:
    formula = re.fullmatch(r'=MAXIFS\(([A-Z]+)2:\1(\d+),([A-Z]+)2:\3\2,"([a-z-]+)"\)', shown(lang, "formula"))
    assert formula
    with (data_dir / example().sheet).open(encoding="utf-8", newline="") as file:
        head, *rows = csv.reader(file)
    assert int(formula[2]) == len(rows) + 1
    number, group = (_place(formula[column]) for column in (1, 3))
    assert (head[number], head[group]) == (example().number.id, example().group.id)
    highest = max(int(row[number]) for row in rows if row[group] == formula[4])
    assert highest == example().highest
    assert f"<code>{highest}</code>" in pages(lang)[developer_guide.PATH].html


def _place(letters: str) -> int:
    place = 0
    for letter in letters:
        place = place * 26 + ord(letter) - ord("A") + 1
    return place - 1


@EVERY_LANGUAGE
def test_the_queries_run(data_dir: Path, lang: str) -> None:
    highest, texts, rest = shown(lang, "query").split(";")
    assert not rest.strip()
    with closing(sqlite3.connect(data_dir / database.DATABASE)) as base:
        assert base.execute(highest).fetchall() == [(example().highest,)]
        found = base.execute(texts).fetchall()
    assert (example().collection.kind, example().entry.id, "name") in [row[:3] for row in found]


class Discord(ModuleType):
    """What the bot takes of discord.py, without a network: what it registers and what it sends can be looked at."""

    def __init__(self) -> None:
        super().__init__("discord")
        self.heard: dict[str, Callable[[Any], Any]] = {}
        self.token = ""

    def Intents(self, **wanted: bool) -> dict[str, bool]:  # noqa: N802
        return wanted

    def Client(self, *, intents: dict[str, bool]) -> SimpleNamespace:  # noqa: N802
        assert intents["message_content"], "without it the text of a message is empty"
        return SimpleNamespace(event=self._event, run=self._run)

    def _event(self, hear: Callable[[Any], Any]) -> None:
        self.heard[hear.__name__] = hear

    def _run(self, token: str) -> None:
        self.token = token


@EVERY_LANGUAGE
def test_the_bot_answers_with_what_the_card_does(
    served: StaticServer, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    discord = Discord()
    monkeypatch.setitem(sys.modules, "discord", discord)
    monkeypatch.setenv("DISCORD_TOKEN", "secret")
    code = shown(lang, "bot").replace("http://127.0.0.1:8000/", served.url)
    assert served.url in code
    exec(compile(code, "bot.py", "exec"), {})
    assert discord.token == "secret"
    sent: list[str] = []

    async def send(text: str) -> None:
        sent.append(text)

    def say(line: str, bot: bool = False) -> None:
        message = SimpleNamespace(content=line, author=SimpleNamespace(bot=bot), channel=SimpleNamespace(send=send))
        # In a thread of its own: Playwright's loop runs in the one of the tests.
        with ThreadPoolExecutor(1) as apart:
            apart.submit(asyncio.run, discord.heard["on_message"](message)).result()

    card = example()
    name = next(iter(re.findall(r"!card ([^<]+)</code>", pages(lang)[developer_guide.PATH].html)))
    for line in ("hello", "!card nobody at all", f"!card {html.unescape(name)} "):
        say(line)
    say(f"!card {name}", bot=True)
    tag = LANGUAGES[lang].tag
    assert len(sent) == 2
    assert sent[0] == "?"
    assert sent[1].endswith(f"{served.url}{tag}/{card.game.id}/{card.collection.id}/{card.entry.id}/")
    assert len(sent[1].splitlines()[0]) > 5


@EVERY_LANGUAGE
def test_the_app_lists_the_glossary(served: StaticServer, data_dir: Path, lang: str, tmp_path: Path) -> None:
    file = tmp_path / "app.mjs"
    file.write_text(shown(lang, "app").replace("http://127.0.0.1:8000/", served.url), encoding="utf-8")
    done = subprocess.run([find_node(), str(file)], capture_output=True, encoding="utf-8", timeout=60, check=False)
    assert done.returncode == 0, done.stderr
    language = re.search(r'const language = "([\w-]+)"', shown(lang, "app"))
    assert language
    assert language[1] == (LANGUAGES[lang].tag if lang != "en" else "zh-Hant")
    terms = json.loads((data_dir / api.FOLDER / example().game.id / "terms.json").read_text(encoding="utf-8"))[
        "records"
    ]
    assert done.stdout.splitlines() == [
        f"{term['name'][language[1]]['plain']}: {term['definition'][language[1]]['plain']}" for term in terms
    ]


@EVERY_LANGUAGE
def test_the_guide_leads_to_every_file(data_dir: Path, lang: str) -> None:
    page = pages(lang)[developer_guide.PATH].html
    assert "&lt;" not in re.sub(r"<pre>.*?</pre>", "", page, flags=re.DOTALL)  # markup that is shown as text
    assert f'href="{developer_guide.FILES.removeprefix(developer_guide.PATH)}"' in page
    for file in data_dir.rglob("*"):
        if file.suffix in (".csv", ".sqlite") and file.parent.name not in UNLISTED:
            assert f'href="../../../{developer_guide.DATA}{file.relative_to(data_dir).as_posix()}"' in page
    assert f'href="../../../{api.FOLDER}/{api.INDEX}"' in page
    assert f'href="../../../{developer_guide.DATA}{sheets.PACKAGE}"' in page


def test_every_file_and_every_column_is_described(data_dir: Path) -> None:
    page = html.unescape(pages("pl")[developer_guide.FILES].html)
    for table in columns.TABLES:
        for column in table.columns:
            assert column.about in page
    for game in load().listed.values():
        for head in sheets.heads(game):
            assert f'id="{head.name}"' in page
            assert all(f"<code>{column.name}</code>" in page for column in head.columns)
    for file in (data_dir / api.FOLDER).rglob("*.json"):
        name = file.relative_to(data_dir / api.FOLDER).as_posix()
        if "/files/" not in name and name != api.INDEX_SCHEMA and name.partition("/")[0] not in UNLISTED:
            assert f"/{api.FOLDER}/{name}" in page, name


def test_a_catalogue_without_such_cards_shows_no_example() -> None:
    assert developer_guide.example(SimpleNamespace(games={}, listed={})) is None  # type: ignore[arg-type]
