"""Figures: what their file may hold, how sections and answers show them, and that what stands in them can be read."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import engine
from catalog import Catalog, load
from catalog.models.figures import Figure
from catalog.models.sources import Citation
from generator.checkers.form_data import page_words
from generator.checkers.spoken import plain
from generator.pages import rules
from generator.pages.relations import Relations
from generator.render import figures, game_checkers
from generator.render.page import PageInfo
from generator.render.page_context import PageContext
from generator.render.site_context import SiteContext
from generator.render.svg_text import ems
from generator.render.urls import Urls
from generator.text.languages import LANGUAGES
from tests.made_up_game import GAME, MadeUpGame

pytestmark = pytest.mark.slow

FILE = "figures.yaml"
RULES = "rules/taking.yaml"
WORDS = "checkers/take.yaml"


@pytest.fixture(scope="module")
def catalog(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Catalog]:
    game = MadeUpGame(tmp_path_factory.mktemp("game"))
    with game.found():
        yield load(game.root / "catalog" / "data")


@pytest.fixture(scope="module")
def chapter(catalog: Catalog) -> str:
    site = SiteContext(catalog)
    route = next(found for found in rules.routes(site, catalog.games[GAME]) if found.path.endswith("/rules/taking/"))
    return str(route.page(site).html)


@pytest.fixture
def game(tmp_path: Path) -> MadeUpGame:
    return MadeUpGame(tmp_path)


def _figure(html: str, about: str) -> str:
    """The figure whose text alternative begins so."""
    at = html.index(f'aria-label="{about}')
    start, end = html.rindex("<figure", 0, at), html.index("</figure>", at)
    return html[start:end]


def _words(html: str) -> str:
    return re.sub(r"\s+", " ", re.sub("<[^>]+>", " ", html)).strip()


def test_each_figure_is_one_picture_with_its_text(chapter: str) -> None:
    for figure in re.findall(r"<figure.*?</figure>", chapter, re.DOTALL):
        assert figure.count('role="img"') == 1
        pictures = re.findall("<svg[^>]*>", figure)
        assert all('aria-hidden="true"' in picture for picture in pictures if 'role="img"' not in picture)


def test_what_stands_in_a_drawing_is_said_below_it_behind_its_number(chapter: str) -> None:
    figure = _figure(chapter, "Three heaps.")
    assert len(re.findall(r'<g class="knot"><circle[^>]*><text[^>]*>1</text>', figure)) == 3
    told = _words(figure[figure.index('<ul class="figure__told">') :])
    assert told == "1 A heap of stones"
    assert 'popovertarget="term-heap"' in chapter


def test_what_only_a_figure_cites_is_among_the_sources_of_its_section() -> None:
    whole, part = Citation.model_validate("pl:10-20, 30"), Citation.model_validate("pl:12-14")
    assert part.is_within(whole)
    assert not whole.is_within(part)
    assert not part.is_within(Citation.model_validate("ja:12-14"))
    game = load().games["abyss"]
    view = rules.section_view(
        PageContext(SiteContext(load()), PageInfo("x/", game="abyss")),
        Relations(game, "en"),
        game.records["rule:abyss.locations.spend"].model,  # type: ignore[arg-type]
        2,
    )
    assert {"zh_Hant", "ja", "pl"} <= {citation.source for citation in view.sources}
    assert len(view.sources) > len(view.section.sources)


def test_translators_find_the_section_that_shows_a_figure(catalog: Catalog) -> None:
    assert Urls(catalog, "", GAME).path("figure:ground") == f"{GAME}/rules/taking/#taking.last"


def test_cells_are_as_many_as_a_cited_number_says(chapter: str) -> None:
    assert re.findall(r'data-space="(heap-\d)"', _figure(chapter, "Three heaps.")) == ["heap-1", "heap-2", "heap-3"]


def test_panels_are_steps_with_a_tone(chapter: str) -> None:
    figure = _figure(chapter, "Three heaps.")
    assert "figure__panels--steps" in figure
    titles = re.findall(r'<p class="figure__title"([^>]*)>([^<]*)</p>', figure)
    assert titles == [("", "You choose a heap."), (' data-tone="bad"', "Not two of them")]


def test_before_and_after_are_said_and_their_numbers_go_on(chapter: str) -> None:
    figure = _figure(chapter, "A heap before and after")
    whens = re.findall(r'<p class="figure__when">([^<]*)</p>', figure)
    assert whens == ["Before", "After"]
    assert figure.index("Before") < figure.index('class="figure__arrow" aria-hidden="true"') < figure.index("After")
    assert _words(figure[figure.index("figure__told") :]).endswith("1 Four stones 2 Three stones")


def test_what_is_tucked_below_lies_under_the_row_that_follows(catalog: Catalog) -> None:
    page = PageContext(SiteContext(catalog), PageInfo("x/", game=GAME))
    under, over = figures.view(page, "taken").panels[1].plane.boxes
    assert under.y < over.y == under.y + under.height / 2


def test_a_tile_holds_its_name_and_what_it_shows(catalog: Catalog) -> None:
    page = PageContext(SiteContext(catalog), PageInfo("x/", game=GAME))
    moor = next(board for board in catalog.games[GAME].boards if board.id == "moor")
    tile = figures.whole_map(page, moor).boxes[0]
    assert len(tile.icons) == 3
    for icon in tile.icons:
        assert icon.size >= 20
        assert tile.x < icon.x < tile.x + tile.width
        assert tile.y < icon.y < tile.y + tile.height


def test_a_value_stands_in_the_corner_of_its_card() -> None:
    page = PageContext(SiteContext(load()), PageInfo("x/", game="abyss"))
    card = figures.view(page, "affiliation-tie").panels[0].plane.boxes[0]
    value, symbol = card.icons
    assert (value.value, symbol.value) == ("2", "crab")
    assert value.x < card.middle[0]
    assert value.y < symbol.y
    assert symbol.ground


def test_arrows_lead_from_place_to_place(chapter: str) -> None:
    assert _figure(chapter, "Three heaps.").count('class="arrow"') == 1
    way = _figure(chapter, "The way from the gate")
    assert way.count('class="head"') == 1
    assert "2 The short way" in _words(way)
    assert "1 Only with two players" in _words(way)


def test_a_board_has_the_spaces_that_are_there_with_so_many_players(catalog: Catalog) -> None:
    page = PageContext(SiteContext(catalog), PageInfo("x/", game=GAME))
    maps = figures.maps(page, catalog.games[GAME].boards[0])
    assert [(view.players, len(view.plane.boxes)) for view in maps] == [((2,), 3), ((3,), 2)]
    board = catalog.games[GAME].boards[0]
    assert [len(board.with_players(number).spaces) for number in (2, 3)] == [3, 2]
    assert [len(board.with_players(number).edges) for number in (2, 3)] == [2, 1]


def test_labels_are_translated_and_signs_are_not(catalog: Catalog) -> None:
    said = {message.msgid for message in catalog.messages() if message.ref.startswith("figure:")}
    assert {"You choose a heap.", "A rock", "Both at once", "the first heap", "The short way"} <= said
    assert not {"4", "+", "!", "heap", "rrr", "chosen"} & said


ROCKS = "{says: A rock, hue: red, shows: ['!']}"
SAND = f"{ROCKS}\n    s: {{says: Sand, hue: blue, shows: ['!']}}"
PLUS = "{shape: bare, shows: ['+']}"
PLANTED = (
    (FILE, "[[heap-2, hand]]", "[[heap-9, hand]]", "heap-9", "there is no place 'heap-9'", "did you mean 'heap-"),
    (FILE, "[[heap-2, hand]]", "[[hand, hand]]", "[[hand", "an arrow leads somewhere else", "take the second"),
    (FILE, "'1.2']", "'1.3']", "'1.3'", "there is no place '1.3'", "did you mean '1."),
    (FILE, "pond: {look", "pont: {look", "pont", "there is no place 'pont'", "did you mean 'pond'?"),
    (FILE, "hue: red, shows: ['!']", "hue: rad, shows: ['!']", "rad", "there is no hue 'rad'", "did you mean 'red'?"),
    (FILE, "shows: ['!']", "shows: [peble]", "peble", "there is no drawing of this symbol", "draw it"),
    (FILE, "times: heaps", "times: heeps", "heeps", "there is no number 'heeps'", "did you mean 'heaps'?"),
    (FILE, "times: heaps", "times: 12", "times: 12", "too long to be seen on a phone", "begin another row"),
    (FILE, "rh., rrr", "rh, rrr", "rh, rrr", "row 1 has 2 squares, but the first has 3", "fill the row up"),
    (FILE, "rh., rrr", "rx., rrr", "rx.", "the legend has no 'x'", "write one of these"),
    (FILE, ROCKS, SAND, "s: {says: Sand", "only their colours tell", "with 'shows'"),
    (FILE, PLUS, "{shape: bare}", "shape: bare}", "nothing to be drawn", "add a symbol"),
    (FILE, PLUS, "{hue: red}", "{hue: red}", "a colour alone tells nothing", "add a symbol"),
    (FILE, "title: You choose a heap.", "title: ''", "title: ''", "", "fill it in"),
    (FILE, "- board: yard\n", "- board: yart\n", "yart", "there is no board 'yart'", "did you mean 'yard'?"),
    (FILE, "- board: yard\n", "- board: yard\n      grid: [r]\n", "board: yard", "one layout", "of their own"),
    (FILE, "id: hand, look", "id: heap, look", "rows:", "two cells are called 'heap'", "another id"),
    (FILE, "- id: way", "- id: yard", "id: yard", "there is a board with this id", "choose another id"),
    (
        FILE,
        "    - title: One stone less\n",
        "    - rows: [[{shows: [1]}]]\n    - title: One stone less\n",
        "before_and_after: true",
        "before and after are two panels",
        "as steps",
    ),
    (RULES, "    - figure: taking\n", "", "", "a figure that nobody uses", "write 'figure: taking'"),
    (RULES, "figure: taking", "figure: takin", "figure: takin", "there is no figure 'takin'", "did you mean 'taking'?"),
    (WORDS, "figure: places", "figure: taking", "figure: taking", "which of its panels", "name another figure"),
    (WORDS, "figure: ground", "figure: places", "squares: ground", "the figure has no grid", "name another figure"),
    (FILE, "name: the third heap, ", "", "", "could not say in words what it marks", "change this one"),
    (WORDS, 'path: "@heap"', 'path: "@side"', "@side", "the figure has no such place", "take one"),
    (WORDS, "{path: bare, label", "{path: bar, label", "bar,", "no answer has this", "did you mean 'bare'?"),
)


@pytest.mark.parametrize(("file", "old", "new", "at", "message", "hint"), PLANTED, ids=[one[4] for one in PLANTED])
def test_what_is_wrong_with_a_figure(
    game: MadeUpGame, file: str, old: str, new: str, at: str, message: str, hint: str
) -> None:
    game.replace(file, old, new)
    code, findings = game.validate()
    told = [finding for finding in findings if message in finding["message"]]
    assert code == 1
    assert told, findings
    assert hint in told[0]["hint"]
    if at:
        place = told[0]["file"].partition(f"{GAME}/")[2]
        assert told[0]["line"] == game.line(place, at)


def test_an_answer_says_in_words_what_it_marks(catalog: Catalog) -> None:
    request = {"heaps": [{"stones": ["rock"]}, {"stones": []}], "heap": 1, "count": 1}
    opened = game_checkers.of_game(catalog.games[GAME]).opened.sound()
    answer = engine.check(f"{GAME}/take", request, {GAME: opened})
    text = plain(catalog, f"{GAME}/take", request, answer, "en")
    assert "✓ You take from: the first heap" in text
    assert "The ground\n✗ Nothing lies here: Row 1, column 2" in text


def test_a_way_is_said_from_place_to_place(game: MadeUpGame) -> None:
    game.replace(WORDS, "Nothing lies here, tone: bad", "There is a way, way: true")
    request = {"heaps": [{"stones": ["rock"]}, {"stones": []}, {"stones": []}], "heap": 1, "count": 1}
    with game.found():
        catalog = load(game.root / "catalog" / "data")
        opened = game_checkers.of_game(catalog.games[GAME]).opened.sound()
        answer = engine.check(f"{GAME}/take", request, {GAME: opened})
        text = plain(catalog, f"{GAME}/take", request, answer, "en")
    assert "There is a way: Row 1, column 2 → Row 1, column 3" in text


def test_the_page_of_a_checker_has_the_figures_that_it_marks(catalog: Catalog) -> None:
    page = PageContext(SiteContext(catalog), PageInfo(f"{GAME}/check/take/", game=GAME))
    questions = game_checkers.of_game(catalog.games[GAME])
    names = page_words(page, questions, questions.find("take"))["figures"]
    assert names["places"]["2"] == "the second heap"
    assert sorted(figures.letters(page, "ground")) == [".", "h", "r"]


def _sizes(page: PageContext, figure: Figure) -> Iterator[tuple[str, float, float]]:
    """What is written in a figure, how large, and how far it reaches beyond the drawing."""
    for panel in figures.view(page, figure.id).panels:
        plane = panel.plane
        for box in plane.boxes:
            for text in box.letters:
                yield text.text, text.size, max(0, ems(text.text) * text.size - max(box.width, 60))
        for text in plane.labels:
            yield text.text, text.size, max(0, ems(text.text) * text.size - plane.width)
        assert plane.width <= (352 if plane.left else 336)
        assert all(box.x >= -1 and box.x + box.width <= plane.width + 1 for box in plane.boxes if not plane.left)


@pytest.mark.parametrize("language", sorted(LANGUAGES))
def test_what_stands_in_the_figures_of_every_game_can_be_read_in_every_language(language: str) -> None:
    games = load()
    for id_, game in games.games.items():
        page = PageContext(SiteContext(games, language), PageInfo("x/", game=id_))
        for figure in game.figures:
            small = [(text, size) for text, size, over in _sizes(page, figure) if size < 9 or over]
            assert not small, (figure.id, small)
