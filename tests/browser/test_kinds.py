"""Inputs of every kind, on the page of a made-up checker."""

from __future__ import annotations

import json
import re
from base64 import urlsafe_b64encode
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page

from tests import made_up
from tests.browser import made_up_form
from tests.browser.windows import Windows
from tests.static_server import StaticServer

WORDS: dict[str, dict[str, Any]] = {
    "players": {"item": {"p": ["Player ", {"n": "number"}]}, "add": "Add a player", "remove": "Remove the player"},
    "players.halls": {"label": "Halls", "item": {"p": ["Hall ", {"n": "number"}]}, "add": "Add a hall", "remove": "No"},
    "players.halls.low": {"label": "Lowest value"},
    "players.halls.altar": {
        "label": "Altar",
        "choices": {"empty": {"label": "No statue"}, "statue": {"label": "A statue"}},
    },
    "players.halls.niches": {"label": "Niches", "add": "Add a niche"},
    "players.halls.niches.deep": {"label": "Depth"},
}

Open = Callable[..., Page]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[StaticServer]:
    folder = tmp_path_factory.mktemp("made-up")
    made_up_form.write(folder, WORDS)
    with StaticServer(folder) as server:
        yield server


@pytest.fixture
def opened(windows: Windows, server: StaticServer) -> Open:
    """Open the form with a request in its address."""

    def open_form(request: Any = None, **options: Any) -> Page:
        seen = windows.lend(server.origin, **options)
        text = urlsafe_b64encode(json.dumps(request or {}).encode()).decode().rstrip("=")
        seen.page.goto(f"{server.url}#v1:{text}")
        seen.page.wait_for_selector(".fields")
        return seen.page

    return open_form


def read(page: Page) -> Any:
    return page.evaluate("form.read()")


def test_both_sides_have_the_same_kinds() -> None:
    listed = (made_up_form.ROOT / "docs/checker/fields/kinds.js").read_text("utf-8")
    names = re.findall(r'import \{ kind as (\w+) \} from "./(\w+).js"', listed)
    modules = {path.stem for path in (made_up_form.ROOT / "engine/kinds").glob("*.py")} - {"__init__"}
    assert {name for name, _file in names} == {file for _name, file in names} == modules


def test_lists_in_lists_speak_with_their_words(opened: Open) -> None:
    request = {"players": [{"name": "Ola", "halls": [{"low": 4, "altar": "statue", "niches": [{"deep": 2}]}]}]}
    page = opened(request)
    assert read(page) == request
    assert page.get_by_role("group", name="Lowest value").count() == 1
    assert page.get_by_role("radio", name="A statue").is_checked()
    assert page.get_by_role("group", name="Depth").count() == 1
    for name in ("low", "altar", "empty", "niches"):
        assert page.get_by_text(name, exact=True).count() == 0
    assert made_up.asked(read(page))["read"] == made_up.asked(request)["read"]
