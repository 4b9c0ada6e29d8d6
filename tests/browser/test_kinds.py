"""Inputs of every kind, on the page of a made-up checker."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests import made_up
from tests.browser import made_up_form
from tests.browser.axe import violations
from tests.browser.made_up_words import WORDS
from tests.browser.windows import Windows
from tests.full import rest_in_full
from tests.static_server import StaticServer

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

    return made_up_form.opener(windows, server)


def read(page: Page) -> Any:
    return page.evaluate("form.read()")


def test_both_sides_have_the_same_kinds() -> None:
    scripts = (made_up_form.ROOT / "generator/browser/forms").glob("*.js")
    drawn = {script.stem for script in scripts if "export const kind =" in script.read_text("utf-8")}
    modules = {path.stem for path in (made_up_form.ROOT / "engine/kinds").glob("*.py")} - {"__init__"}
    assert drawn == modules


def test_lists_in_lists_speak_with_their_words(opened: Open) -> None:
    request = {"players": [{"name": "Ola", "halls": [{"low": 4, "altar": "statue", "niches": [{"deep": 2}]}]}]}
    page = opened(request)
    assert read(page) == request
    expect(page.get_by_role("group", name="Lowest value")).to_have_count(1)
    assert page.get_by_role("radio", name="A statue").is_checked()
    expect(page.get_by_role("group", name="Depth")).to_have_count(1)
    for name in ("low", "altar", "empty", "niches"):
        expect(page.get_by_text(name, exact=True)).to_have_count(0)
    assert made_up.asked(read(page))["read"] == made_up.asked(request)["read"]


def test_a_flag_is_a_box_to_tick(opened: Open) -> None:
    page = opened({"gold": False, "night": True})
    night = page.get_by_role("checkbox", name="Night")
    assert night.is_checked()
    assert read(page) == {"gold": False, "night": True}
    night.focus()
    page.keyboard.press("Space")
    page.get_by_role("checkbox", name="gold").check()
    assert read(page) == {}
    assert page.get_by_role("checkbox", name="Prays").get_attribute("aria-describedby")


def test_entries_that_are_laid_out_take_one_touch(opened: Open) -> None:
    page = opened({"leader": "sphinx"})
    leader, powers = (page.get_by_role("group", name=name, exact=True) for name in ("Leader", "Powers"))
    assert leader.get_by_role("radio", name="Sphinx").is_checked()
    leader.get_by_role("radio", name="Legion").check()
    powers.get_by_role("checkbox", name="Sphinx").check()
    assert read(page) == {"leader": "legion", "powers": ["sphinx"]}
    # One that may be left out can be taken back.
    leader.get_by_role("button").click()
    assert leader.get_by_role("radio", name="Legion").evaluate("node => node === document.activeElement")
    powers.get_by_role("checkbox", name="Sphinx").uncheck()
    assert read(page) == {}
    expect(leader.get_by_role("button")).to_have_count(0)


def test_as_many_as_the_guide_says_lie_side_by_side(opened: Open) -> None:
    page = opened({"ranks": ["rank-12"]})
    ranks = page.get_by_role("group", name="Ranks", exact=True)
    expect(ranks.get_by_role("checkbox")).to_have_count(12)
    ranks.get_by_role("checkbox", name="Rank-9").check()
    assert read(page) == {"ranks": ["rank-9", "rank-12"]}


def test_copies_stand_as_they_were_taken_where_they_are_ordered(opened: Open) -> None:
    request = {"hand": ["rage", "wall", "rage"], "pay": ["wall", "rage", "veto", "rage"]}
    page = opened(request)
    assert read(page) == {"hand": ["rage", "rage", "wall"], "pay": request["pay"]}
    hand, paid = (page.get_by_role("group", name=name, exact=True) for name in ("Hand", "Paid"))
    paid.get_by_role("listitem").nth(1).get_by_role("button").click()
    assert read(page)["pay"] == ["wall", "veto", "rage"]
    paid.get_by_role("toolbar").get_by_role("button", name="Rage").click()
    paid.get_by_role("toolbar").get_by_role("button", name="Wall").press("Delete")
    assert read(page)["pay"] == ["veto", "rage", "rage"]
    hand.get_by_role("listitem").first.get_by_role("button").click()
    assert read(page)["hand"] == ["rage", "wall"]


def test_two_groups_stand_side_by_side_where_there_is_room(opened: Open) -> None:
    page = opened({"attacker": {"units": 3, "tiles": ["legion"], "prayer": True}})
    attacker, defender = (page.get_by_role("group", name=name, exact=True) for name in ("Attacker", "Defender"))
    assert attacker.get_by_role("radio", name="3").is_checked()
    page.set_viewport_size({"width": 1280, "height": 800})
    first, second = attacker.bounding_box(), defender.bounding_box()
    assert first
    assert second
    assert first["y"] == second["y"]
    assert first["x"] + first["width"] <= second["x"]
    page.set_viewport_size({"width": 390, "height": 800})
    first, second = attacker.bounding_box(), defender.bounding_box()
    assert first
    assert second
    assert first["y"] + first["height"] <= second["y"]
    defender.get_by_role("radio", name="2").check()
    request = {"attacker": {"units": 3, "tiles": ["legion"], "prayer": True}, "defender": {"units": 2}}
    assert read(page) == request
    assert made_up.asked(request)["kind"] == "verdict"


def test_counts_have_a_number_for_each_kind(opened: Open) -> None:
    page = opened({"goods": {"iron": 8, "stone": 2}, "statues": {"grey-pedestal": 1}})
    goods = page.get_by_role("group", name="Goods", exact=True)
    iron, more = goods.get_by_role("textbox", name="Iron"), goods.get_by_role("button", name="Iron: More")
    more.focus()
    page.keyboard.press("Enter")
    assert iron.input_value() == "9"
    assert more.is_disabled()
    goods.get_by_role("textbox", name="Stone").fill("3")
    expect(goods.get_by_text("Goods: 12 of 12")).to_have_count(1)
    assert goods.get_by_role("button", name="Stone: More").is_disabled()
    assert goods.get_by_role("textbox", name="Cart").is_visible() is False  # its set is not in play
    grey = page.get_by_role("group", name="Grey", exact=True)
    grey.get_by_role("button", name="Grey-tunnel: More").click()
    assert read(page) == {"goods": {"iron": 9, "stone": 3}, "statues": {"grey-tunnel": 1, "grey-pedestal": 1}}
    for width, seen in ((1280, True), (390, False)):
        page.set_viewport_size({"width": width, "height": 800})
        assert page.locator(".counts__row--head").is_visible() is seen
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


HOSTILE: list[Any] = [None, True, 3, -1, 1e300, "iron", "<img src=x onerror=alert(1)>", [], [[]], {}, {"iron": "x"}]
HOSTILE += [{"__proto__": {"units": 1}, "units": [], "tiles": {}}, [{"goods": [], "halls": 5, "reach": [], "name": {}}]]


def test_no_hostile_address_breaks_the_form(opened: Open) -> None:
    names = [field.name for field in made_up.FIELDS]
    page = opened()
    for value in [
        *HOSTILE,
        {"__proto__": {"units": 1}, "units": [], "tiles": {}},
        [{"goods": [], "halls": 5, "reach": []}],
    ]:
        page.evaluate("request => form.write(request)", dict.fromkeys(names, value))
        problems = made_up.asked(read(page)).get("problems", [])
        assert {problem["code"] for problem in problems} <= {"missing-field"}, value


def test_problems_are_told_by_the_names_of_the_form() -> None:
    request = {
        "goods": {"gold": 1, "iron": 20},
        "attacker": {"units": True},
        "night": "yes",
        "statues": [],
        "seats": [{}, {"prayer": 99}],
    }
    said = made_up_form.problems(WORDS, request)
    for sentence in (
        "Goods: gold is not known here.",
        "Goods › Iron: 20 is out of range.",
        "Accepted is a whole number from 0 to 9.",
        "Attacker › Units: true is of the wrong type.",
        "Accepted is true or false.",
        "Blue › Prayer points: 99 is out of range.",
        "Statues: an empty list is of the wrong type.",
        "Accepted is a whole number from 0 to 3 for each of these ids or some of them: brown-tunnel",
    ):
        assert sentence in said, said


def test_few_numbers_lie_side_by_side(opened: Open) -> None:
    page = opened({"defender": {"units": 2}})
    units = page.get_by_role("group", name="Defender", exact=True).get_by_role("group", name="Units")
    expect(units.get_by_role("radio")).to_have_count(5)
    units.get_by_role("radio", name="2").focus()
    page.keyboard.press("ArrowRight")
    assert read(page) == {"defender": {"units": 3}}
    page.set_viewport_size({"width": 390, "height": 800})
    for box in units.locator("label:visible").all():
        size = box.bounding_box()
        assert size
        assert min(size["width"], size["height"]) >= 44


def test_a_bound_hangs_on_what_stands_beside(opened: Open) -> None:
    page = opened({"attacker": {"units": 7, "tiles": ["legion"]}, "defender": {"units": 5}})
    attacker, defender = (page.get_by_role("group", name=name, exact=True) for name in ("Attacker", "Defender"))
    assert attacker.get_by_role("radio", name="7").is_checked()
    expect(defender.get_by_role("radio", name="6")).to_have_count(0)
    defender.get_by_role("checkbox", name="Legion").check()
    defender.get_by_role("radio", name="6").check()
    attacker.get_by_role("checkbox", name="Legion").uncheck()
    assert attacker.get_by_role("radio", name="5").is_checked()
    assert read(page) == {"attacker": {"units": 5}, "defender": {"units": 6, "tiles": ["legion"]}}


def test_a_number_that_picks_an_item_is_chosen_by_its_name(opened: Open) -> None:
    page = opened({"players": [{"name": "Ola"}, {"halls": [{}]}], "first": 1})
    first = page.get_by_role("group", name="Who begins")
    assert first.get_by_role("radio", name="Ola").is_checked()
    assert [label.inner_text() for label in first.locator("label:visible").all()] == ["Nobody", "Ola", "Player 2"]
    page.get_by_role("textbox", name="players.name").first.fill("Ala")
    first.get_by_role("radio", name="Player 2").check()
    assert read(page)["first"] == 2
    expect(first.get_by_text("Ala")).to_have_count(1)


def test_a_list_of_a_table_has_its_items_named_and_in_sight(opened: Open) -> None:
    page = opened({"seats": [{}, {"prayer": 4}]})
    seats = page.get_by_role("group", name="Seats", exact=True)
    assert [heading.inner_text() for heading in seats.locator("summary b").all()] == ["Red", "Blue"]
    page.set_viewport_size({"width": 1280, "height": 800})
    first, second = (item.bounding_box() for item in seats.locator(".field__item").all())
    assert first
    assert second
    assert first["y"] == second["y"]
    red, blue = (seats.get_by_role("textbox", name="Prayer points").nth(place) for place in (0, 1))
    assert red.is_visible()
    assert blue.input_value() == "4"
    assert not any(button.is_visible() for button in seats.locator(".field__tools button").all())
    assert read(page) == {"seats": [{}, {"prayer": 4}]}
    blue.fill("0")
    assert read(page) == {}


@pytest.mark.parametrize("width", rest_in_full([390, 1280], 2))
def test_every_kind_can_be_used_by_everybody(opened: Open, width: int) -> None:
    request = {"attacker": {"units": 3}, "players": [{"name": "Ola", "halls": [{"low": 2, "niches": [{"deep": 1}]}]}]}
    page = opened(request, viewport={"width": width, "height": 800})
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    for control in page.locator("button:visible, label:has(input):visible").all():
        box = control.bounding_box()
        assert box
        assert box["height"] >= 44, control.inner_text()
    boxes = [cell.bounding_box() for cell in page.locator(".counts__cell:visible .field__stepper").all()]
    cells = [cell.bounding_box() for cell in page.locator(".counts__cell:visible").all()]
    assert all(box and cell and box["width"] <= cell["width"] for box, cell in zip(boxes, cells, strict=True))


def test_a_list_may_have_items_that_are_no_objects(opened: Open) -> None:
    request = {"tokens": [3, 6], "ways": ["harbor"], "level": [{}, {"iron": 2}, {}], "tables": [["legion"], []]}
    page = opened(request)
    assert read(page) == request
    tokens = page.get_by_role("group", name="Tokens", exact=True)
    assert tokens.get_by_role("group", name="Token 2").get_by_role("radio", name="6").is_checked()
    page.get_by_role("button", name="Add a token").click()
    tokens.get_by_role("group", name="Token 3").get_by_role("radio", name="1").check()
    tokens.get_by_role("button", name="Out: Token 1").click()
    page.get_by_role("group", name="Card 1").get_by_role("button", name="Stone: More").click()
    assert read(page) == request | {"tokens": [6, 1], "level": [{"stone": 1}, {"iron": 2}, {}]}
    for button in tokens.get_by_role("button").all()[:3]:
        tokens.get_by_role("button", name="Out: Token 1").click() if button.is_visible() else None
    assert "tokens" not in read(page)


def test_a_place_may_be_empty_and_each_place_of_a_tuple_has_its_name(opened: Open) -> None:
    request = {"corner": [2, 0], "trolls": [[{}, {"prints": {"iron": 1}}], [{"asleep": True}]]}
    page = opened(request)
    assert read(page) == request
    top = page.get_by_role("group", name="Top row", exact=True)
    top.get_by_role("checkbox", name="Top troll 1").uncheck()
    page.get_by_role("group", name="Corner").get_by_role("group", name="Column").get_by_role("radio", name="5").check()
    assert read(page) == {"corner": [2, 5], "trolls": [[{}, {"prints": {"iron": 1}}], [None]]}
    assert made_up.asked(read(page))["kind"] == "verdict"


def test_the_lowest_number_may_be_called_otherwise(opened: Open) -> None:
    page = opened({"corner": [2, 0]})
    rows = page.get_by_role("group", name="Corner").get_by_role("group", name="Row")
    assert rows.get_by_role("radio", name="3").is_checked()
    rows.get_by_role("radio", name="1").check()
    assert read(page) == {"corner": [0, 0]}
    expect(rows.get_by_role("radio")).to_have_count(5)


def test_stacked_lists_are_cards_that_open_below_the_stack(opened: Open) -> None:
    request = {"pile": {"low": [{}, {"iron": 2}, {}], "high": [None, {"prints": {"iron": 1}}], "top": [None]}}
    page = opened(request)
    assert read(page) == request
    pile = page.get_by_role("group", name="Pile", exact=True)
    free = pile.get_by_role("button", name="High: Stone 1, free place")
    top = pile.get_by_role("button", name="Top: Stone 1, free place")
    # What nothing lies below cannot be laid.
    assert top.is_disabled()
    free.click()
    assert top.is_enabled()
    panel = pile.get_by_role("group", name="High: Stone 1").first
    panel.get_by_role("button", name="Stone: More").click()
    assert read(page)["pile"]["high"] == [{"prints": {"stone": 1}}, {"prints": {"iron": 1}}]
    pile.get_by_role("button", name="Low: Stone 2, Iron: 2").click()
    assert pile.get_by_role("button", name="Low: Stone 2, Iron: 2").get_attribute("aria-expanded") == "true"
    pile.get_by_role("button", name="Iron: More").click()
    pile.get_by_role("button", name="Done").click()
    assert page.evaluate("document.activeElement.getAttribute('aria-label')") == "Low: Stone 2, Iron: 3"
    pile.get_by_role("button", name=re.compile("^High: Stone 1, ")).click()
    pile.get_by_role("button", name="Remove High: Stone 1").click()
    assert read(page) == {"pile": request["pile"] | {"low": [{}, {"iron": 3}, {}]}}
    assert made_up.asked(read(page))["kind"] == "verdict"
    assert not violations(page)


def test_a_grid_is_painted_by_touch_by_drawing_and_by_keyboard(opened: Open) -> None:
    page = opened({"grid": ["...", ".m.", "..."]})
    grid = page.get_by_role("grid", name="The mountain")
    expect(grid.get_by_role("gridcell", name="Row 2, column 2: Mine")).to_have_count(1)
    page.get_by_role("group", name="The mountain", exact=True).get_by_role("radio", name="Rubble").check()
    grid.get_by_role("gridcell", name="Row 1, column 1").click()
    cells = [grid.get_by_role("gridcell", name=f"Row 3, column {column}") for column in (1, 3)]
    boxes = [cell.bounding_box() for cell in cells]
    assert boxes[0]
    assert boxes[1]
    page.mouse.move(boxes[0]["x"] + 9, boxes[0]["y"] + 9)
    page.mouse.down()
    page.mouse.move(boxes[1]["x"] + 9, boxes[1]["y"] + 9, steps=12)
    page.mouse.up()
    assert read(page) == {"grid": ["x..", ".m.", "xxx"]}
    page.keyboard.press("Home")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Space")
    assert read(page) == {"grid": ["x..", "xm.", "xxx"]}
    expect(page.locator(".squares [tabindex='0']")).to_have_count(4)  # one for each painted area
    page.get_by_text("Size, and how to paint").first.click()
    page.get_by_role("button", name="Columns: Less").click()
    assert read(page) == {"grid": ["x.", "xm", "xx"]}
    page.get_by_role("group", name="The mountain", exact=True).get_by_role("button", name="Undo").click()
    assert read(page) == {"grid": ["x..", "xm.", "xxx"]}
    page.get_by_role("group", name="The mountain", exact=True).get_by_role("button", name="Clear").click()
    assert read(page) == {"grid": ["...", "...", "..."]}


def test_a_shape_is_chosen_on_its_grid(opened: Open) -> None:
    page = opened({"grid": ["..#", "x.."], "shape": [[0, 0], [1, 0]]})
    shape = page.get_by_role("grid", name="The mountain")
    page.get_by_role("button", name="Mark its squares on the grid").click()
    rubble = shape.get_by_role("gridcell", name="Row 2, column 1: Rubble, The tunnel")
    assert rubble.get_attribute("aria-selected") == "true"
    rubble.click()
    expect(shape.get_by_role("gridcell", name="Row 2, column 1: Rubble", exact=True)).to_have_count(1)
    shape.get_by_role("gridcell", name="Row 1, column 2").click()
    assert read(page)["shape"] == [[0, 0], [0, 1]]
    page.get_by_text("Size, and how to paint").first.click()
    page.get_by_role("group", name="The mountain", exact=True).get_by_role("button", name="Columns: More").click()
    expect(shape.get_by_role("gridcell")).to_have_count(8)
    said = made_up_form.problems(WORDS, {"mark": [[0, 7]], "tokens": [9]})
    assert "A mark, no. 1: [0, 7] is out of range." in said
    assert "Token 1: 9 is out of range. " in said or "Token 1: 9 is out of range." in said


def test_a_space_is_touched_on_the_map_or_taken_from_the_list(opened: Open) -> None:
    page = opened({"start": "shore", "number": "4", "path": ["gate", "delta"]})
    start = page.get_by_role("group", name="Where it starts")
    assert start.get_by_role("radio", name="Shore").is_checked()
    expect(start.get_by_role("radio", name="Hill")).to_have_count(0)
    start.get_by_role("radio", name="Delta").check()
    path = page.get_by_role("group", name="Its path", exact=True).first
    path.get_by_role("checkbox", name="Temple").check()
    path.get_by_role("button", name="Remove Gate").click()
    assert read(page) == {"start": "delta", "number": "4", "path": ["delta", "temple"]}
    path.get_by_role("combobox").select_option("shore")
    start.get_by_role("combobox").select_option("gate")
    assert read(page)["path"] == ["delta", "temple", "shore"]
    start.get_by_role("radio", name="Gate").focus()
    page.keyboard.press("ArrowDown")
    assert read(page)["start"] == "shore"
    page.get_by_role("radio", name="Sea").check()
    expect(start.get_by_role("radio")).to_have_count(2)
    start.get_by_role("radio", name="Reef").check()
    assert made_up.asked(read(page))["read"]["start"] == "reef"


def test_a_folded_map_opens_below_its_list(opened: Open) -> None:
    page = opened({"number": "4", "troops": [{"at": "gate"}]})
    troop = page.get_by_role("group", name="Where it stands")
    expect(troop.get_by_role("radio")).to_have_count(0)
    troop.get_by_role("combobox").select_option("shore")
    assert read(page)["troops"] == [{"at": "shore"}]
    troop.get_by_text("Choose on the map").click()
    assert troop.get_by_role("radio", name="Shore").is_checked()
    troop.get_by_role("radio", name="Temple").check()
    assert read(page)["troops"] == [{"at": "temple"}]


@pytest.mark.parametrize("width", [390, 1280])
def test_each_space_of_a_map_can_be_touched_alone(opened: Open, width: int) -> None:
    page = opened({"number": "4"}, viewport={"width": width, "height": 800})
    charts = page.locator(".chart")
    boxes = [label.bounding_box() for label in charts.nth(1).locator("label").all()]
    assert (charts.nth(0).locator("label").count(), len(boxes)) == (4, 16)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    charts.nth(1).get_by_role("radio", name="15").check()
    assert read(page)["place"] == "15"
    for place, one in enumerate(boxes):
        assert one
        assert min(one["width"], one["height"]) >= 44
        for other in boxes[:place]:
            assert other
            # Targets of 44 pixels may overlap by the 4 that let a whole map stand on a phone without being moved.
            assert abs(one["x"] - other["x"]) >= 39.9 or abs(one["y"] - other["y"]) >= 39.9
