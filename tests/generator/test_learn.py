"""The page that teaches a game: what it says rests on rules, its numbers and questions on the engine."""

from __future__ import annotations

import base64
import json
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from markupsafe import Markup

import engine
from catalog import GameCatalog, load
from catalog.models.learn import Ask, Layout, Score
from catalog.walk import models
from generator.pages import learn
from generator.render import game_checkers
from generator.render.page import PageInfo
from generator.render.page_context import PageContext
from generator.render.seating import table
from generator.render.site_context import SiteContext
from generator.render.svg_text import ems
from generator.text.languages import LANGUAGES
from tests.full import rest_in_full
from tests.games import EVERY_GAME
from tests.generator import rendered
from tests.made_up_game import GAME, MadeUpGame

pytestmark = pytest.mark.slow

ABYSS = load().games["abyss"]
WORDS = (900, 1750)
"""So many words are read in ten minutes, with time to look at the pictures."""


def _page(path: str = "abyss/learn/") -> str:
    return rendered.pages("en")[path].html


def _links(html: str) -> list[str]:
    return re.findall(r'href="([^"]*)"', html)


def _asked(links: list[str]) -> list[tuple[str, dict[str, Any]]]:
    """The checkers that links open, with their requests."""
    found = [re.fullmatch(r"\.\./check/([a-z-]+)/#v1:(.*)", link) for link in links]
    return [(m[1], json.loads(base64.urlsafe_b64decode(m[2] + "=" * (-len(m[2]) % 4)))) for m in found if m]


@EVERY_GAME
def test_every_statement_has_a_link_to_its_rule(game: GameCatalog) -> None:
    if not game.learn:
        return
    html = _page(learn.path_of(game))
    sections = [part.rule for step in game.learn for _, part in models(step) if hasattr(part, "rule")]
    urls = rendered.site("en").urls.at(learn.path_of(game), game.id)
    wanted = {urls.of(f"rule:{rule}") for rule in sections}
    marked = re.findall(r'<a class="step__rule" href="([^"]*)" aria-label="The rule: ([^"]+)"', html)
    assert {link for link, _ in marked} == wanted
    assert len(marked) >= len(wanted)
    # Several statements side by side that rest on one rule share one link; no statement is without.
    for said in re.findall(r'<div class="step__said">(.*?)</div>', html, re.DOTALL):
        blocks = re.findall(r"<(?:p|li)>(.*?)</(?:p|li)>", said, re.DOTALL)
        assert not blocks or "step__rule" in blocks[-1]


def test_what_a_worked_turn_brings_is_said_in_the_form_that_its_number_wants() -> None:
    def said(lang: str) -> list[str]:
        html = rendered.pages(lang)["abyss/learn/"].html
        gained = re.findall(r'log__gain numeral">(.*?)</li>', html, re.DOTALL)
        return [re.sub(r"<[^>]*>", "", one).replace("\u00a0", " ").strip() for one in gained]

    assert said("en") == ["+1 pearl", "+2 pearls", "+1 pearl", "+4 pearls"]
    assert said("pl") == ["+1 perła", "+2 perły", "+1 perła", "+4 perły"]


@EVERY_GAME
def test_every_question_is_answered_as_the_page_says(game: GameCatalog) -> None:
    questions = game_checkers.of_game(game)
    asks = [part for step in game.learn for _, part in models(step) if isinstance(part, Ask)]
    opened = _asked(_links(_page(learn.path_of(game)))) if game.learn else []
    for ask in asks:
        assert (ask.checker, ask.request) in opened
    for checker, request in opened:
        answer = engine.check(f"{game.id}/{checker}", request, {game.id: questions.opened.sound()})
        assert answer["kind"] == "verdict", (checker, request)


def test_what_people_get_wrong_is_denied_with_a_case() -> None:
    step = next(step for step in ABYSS.learn if step.mistakes)
    assert len(step.mistakes) >= 6
    for one in step.mistakes:
        assert one.says.startswith("No."), one.claim
        assert f"<q>{Markup.escape(one.claim)}</q>" in _page()


def test_the_score_is_added_up_by_the_engine() -> None:
    score = next(part for step in ABYSS.learn for _, part in models(step) if isinstance(part, Score))
    example = next(one for one in ABYSS.examples if one.id == score.example)
    answer = engine.check(example.checker, example.request, {"abyss": game_checkers.of_game(ABYSS).opened.sound()})
    parts = answer["players"][0]["parts"]
    html = _page()[_page().index('class="tally ') :]
    shown = [int(points) for points in re.findall(r'<dd class="tally__points numeral">(\d+)</dd>', html)]
    assert shown == [parts[name]["total"] for name in ("locations", "lords", "allies", "monster_tokens")]
    assert f'<b class="numeral">{answer["players"][0]["total"]}</b>' in html
    assert sum(shown) == answer["players"][0]["total"]
    for lord in example.request["players"][0]["lords"]:
        assert f'href="../lords/{lord}/"' in html
    assert "Jellyfish 3" in html
    file = (Path(rendered.__file__).parents[2] / "catalog/data/abyss/learn.yaml").read_text("utf-8")
    assert not re.search(r"(?<!-)\b(91|39|32|14)\b", file), "the numbers of the example are asked, not typed"


def test_the_pearls_of_the_worked_turn_are_those_of_the_engine() -> None:
    html = _page()[_page().index('class="log ') : _page().index('class="tally ')]
    gained = [int(number) for number in re.findall(r'class="log__gain numeral">\+(\d+)', html)]
    assert gained[-1] == sum(gained[:-1]) == 4


def test_every_picture_has_its_words() -> None:
    html = _page()
    for picture in re.findall(r"<svg[^>]*>", html):
        assert 'aria-hidden="true"' in picture or re.search(r'role="img" aria-label="[^"]{30,}"', picture), picture
    assert all(re.search(r'alt="[^"]*"', image) for image in re.findall("<img[^>]*>", html))


def test_the_table_has_a_seat_for_each_player_of_each_number() -> None:
    html = _page()
    for number in (2, 3, 4):
        seats = re.findall(rf'<g class="table__seat" data-players="{number}".*?<text[^>]*>([^<]+)</text>', html)
        assert sorted(seats) == ["Ann", "Ben", "Cleo", "Dan"][:number]
        assert f'<input type="radio" name="players" value="{number}"' in html


def _layout(game: GameCatalog) -> Layout:
    """The table of a game. Skips the test where the game shows none: it is for one, or is not taught."""
    found = next((step.layout for step in game.learn if step.layout), None)
    if found is None:
        pytest.skip("a game without a table")
    return found


@pytest.mark.parametrize("lang", rest_in_full(LANGUAGES, ("en", "pl").__contains__))
@EVERY_GAME
def test_no_name_at_the_table_lies_under_what_lies_before_its_player(game: GameCatalog, lang: str) -> None:
    found = _layout(game)
    page = PageContext(rendered.site(lang), PageInfo(f"{game.id}/learn/", game=game.id))
    laid = table(page, found)
    for seat in laid.seats:
        own, name = laid.own.width * seat.scale, ems(seat.name)
        size = seat.lettering.size
        beside = seat.lettering.x + name * size <= seat.left and seat.left + own <= seat.width - 12
        below = max(own, name * size) <= seat.width - 24 and laid.own.height * seat.scale <= 20 == seat.top
        assert beside if seat.lettering.is_start else below, (seat.players, seat.name)


def _of(asked: dict[str, Any]) -> list[dict[str, Any]]:
    """The players of a question, where it is asked about each of them."""
    return asked["players"] if isinstance(asked.get("players"), list) else []


@pytest.mark.parametrize("lang", rest_in_full(LANGUAGES, ("en", "pl").__contains__))
@EVERY_GAME
def test_who_sits_at_the_table_is_called_so_in_the_questions(game: GameCatalog, lang: str) -> None:
    html = rendered.pages(lang)[f"{game.id}/learn/"].html
    layout = _layout(game)
    page = PageContext(rendered.site(lang), PageInfo(f"{game.id}/learn/", game=game.id))
    cast = {str(name): page.plain(name) for name in layout.names}
    players = [player for _, asked in _asked(_links(html)) for player in _of(asked)]
    called = {player["name"] for player in players if "name" in player}
    assert called & {*cast, *cast.values()} <= set(cast.values())


def test_it_can_be_read_in_ten_minutes() -> None:
    html = re.sub(r'<section class="step[^>]*data-set=.*?</section>', "", _page(), flags=re.DOTALL)
    html = re.sub(r'<div (?:popover|class="definitions").*', "", html, flags=re.DOTALL)
    words = re.findall(r"\w+", Markup(re.sub(r"<svg.*?</svg>|The rule ›", "", html, flags=re.DOTALL)).striptags())
    assert WORDS[0] < len(words) < WORDS[1], len(words)


def test_expansions_have_a_step_each_that_goes_with_its_set() -> None:
    html = _page()
    for part in ABYSS.game.sets[1:]:
        assert re.search(rf'<section class="step" id="{part.id}" data-set="{part.id}"', html)
    assert not re.search(r"discrepanc|sources-|for-contributors", html), "nothing of sources and discrepancies here"


def test_home_front_page_menu_and_search_lead_there() -> None:
    assert 'href="abyss/learn/"' in _page("")
    assert 'href="learn/"' in _page("abyss/")
    row = next(row for row in rendered.found_in("en") if row.at == "abyss/learn/")
    assert row.title == "Learn Abyss in ten minutes"
    assert "how to play" in row.search


def test_a_made_up_game_teaches_itself(tmp_path: Path) -> None:
    game = MadeUpGame(tmp_path)
    with game.found():
        catalog = load(game.root / "catalog" / "data")
        site = SiteContext(catalog)
        html = next(iter(learn.routes(site, catalog.games[GAME]))).page(site).html
    assert re.findall(r'<span class="step__knot" aria-hidden="true">(\d)</span>', html) == ["1", "2", "3", "4", "5"]
    assert html.count("ground--deep") == 1
    assert '<b class="numeral">4</b>' in html, "the weight of the answer"
    assert "M0 24L300 4" in html, "its own shore"
    assert not list(learn.routes(site, replace(catalog.games[GAME], learn=()))), "a game may do without"
