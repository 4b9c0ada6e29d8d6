"""An unlisted game has all its pages, and nothing of the site leads to it but what says that it is an example."""

from __future__ import annotations

import json
import re
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from catalog import Catalog, load
from generator.export import api, database
from generator.pages import example_game
from generator.pages.example_game import GAME
from generator.publish import offline_lists, site_maps, site_root
from generator.render.site_context import SiteContext
from generator.search import index
from tests.generator import rendered

pytestmark = pytest.mark.slow
OTHERS = [id_ for id_, game in load().games.items() if not game.game.unlisted]
"""Those that are listed."""


def test_it_comes_after_the_games_that_are_listed() -> None:
    assert GAME not in OTHERS
    assert [*load().games][: len(OTHERS)] == OTHERS
    assert [*load().listed] == OTHERS


def test_the_guide_alone_leads_to_it() -> None:
    pages = rendered.pages("en")
    outside = {path: page.html for path, page in pages.items() if path.partition("/")[0] not in load().games}
    link = re.compile(rf'(?:href|src|data-[a-z-]+)="[^"]*\b{GAME}\b')
    assert {path for path, html in outside.items() if link.search(html)} == {example_game.PATH}
    fronts = "".join(pages[f"{id_}/"].html for id_ in OTHERS)
    assert GAME not in fronts


def test_its_search_finds_it_and_no_other_does() -> None:
    site, pages = rendered.site("en"), rendered.pages("en")
    files = {path: json.loads(text) for path, text in index.files(site, list(pages.values())).items()}
    found = {path for path, rows in files.items() if any(row["at"].startswith(f"{GAME}/") for row in rows)}
    assert found == {index.place(GAME)}
    assert {row["game"] for row in files[index.COMMON] if "game" in row} == {*OTHERS}
    [front] = [row for row in files[index.place(GAME)] if row["at"] == f"{GAME}/"]
    assert front["title"] == "Poker Squares"


def test_the_page_of_dead_links_does_not_offer_it() -> None:
    page = site_root.root_page(rendered.site("en"), "404.html", rendered.site("en").languages)
    assert [id_ for id_ in load().games if f'data-to="en/{id_}/"' in page] == OTHERS


def test_search_engines_are_not_told_of_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(site_maps, "file_dates", dict)
    (tmp_path / "en").mkdir()
    site = SiteContext(load(), address="https://fathom.test/")
    site_maps.write(site, {"en": ["", "abyss/", f"{GAME}/", f"{GAME}/rules/"]}, tmp_path)
    told = (tmp_path / "en" / site_maps.INDEX).read_text(encoding="utf-8")
    assert re.findall(r"<loc>[^<]*/en/([^<]*)</loc>", told) == ["", "abyss/"]


def test_who_keeps_everything_does_not_keep_it_but_who_opens_it_does(tmp_path: Path) -> None:
    for game in ("listed", "other"):
        for file in (f"symbols/{game}.svg", f"en/{game}/index.html"):
            (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
            (tmp_path / file).write_text(game, encoding="utf-8")
    (tmp_path / "index.html").write_text("", encoding="utf-8")
    (tmp_path / "manifest.webmanifest").write_text("", encoding="utf-8")
    offline_lists.write(tmp_path, ["en"], {"other"})
    script = (tmp_path / "sw.js").read_text(encoding="utf-8")
    build = json.loads(script.partition("const BUILD = ")[2].partition(";\n")[0])
    assert {"en/other/offline.json", "engine/other/offline.json"} == build["lists"].keys() - build["sizes"].keys()


def test_the_data_for_other_programs_say_so(data_dir: Path) -> None:
    with closing(sqlite3.connect(data_dir / database.DATABASE)) as base:
        told = dict(base.execute("SELECT game, unlisted FROM games"))
    index = json.loads((data_dir / api.FOLDER / api.INDEX).read_text(encoding="utf-8"))
    assert [id_ for id_, unlisted in told.items() if not unlisted] == OTHERS
    assert told[GAME]
    assert {id_: int(game["unlisted"]) for id_, game in index["games"].items()} == told


def test_taken_off_the_list_a_game_leaves_no_trace_on_the_home_page() -> None:
    catalog = load()
    game = catalog.games["kemet"]
    hidden = replace(game, game=game.game.model_copy(update={"unlisted": True}))
    site = SiteContext(Catalog({**catalog.games, "kemet": hidden}, catalog.answers, catalog.common), "en")
    [home] = [route for route in rendered.routes_of(site) if not route.path]
    assert "kemet" not in home.page(site).html
