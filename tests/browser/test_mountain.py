"""The mountain is painted once, on a phone: it writes what the lists say, stands in all forms, and can be forgotten."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as TooLateError

from catalog import load
from tests.browser.axe import violations
from tests.browser.conftest import Visit
from tests.browser.tab import Tab
from tests.browser.verdict import ANSWER, fragment, wait_for_answer, wait_for_form

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
FORMS = ("placement", "statues", "hall")
EXAMPLE = next(one.request for one in load().games["mountain-king"].examples if one.checker == "mountain-king/statues")
_ASKED = """() => location.hash.startsWith("#v1:")
  ? JSON.parse(new TextDecoder().decode(Uint8Array.from(
      atob(location.hash.slice(4).replaceAll("-", "+").replaceAll("_", "/")), (char) => char.charCodeAt(0))))
  : {}"""


@pytest.fixture
def go(visit: Visit) -> Callable[..., Page]:
    """Open one of the forms afresh, in the same window."""
    page = visit("en/mountain-king/check/placement/", **PHONE).page
    start = page.url.rsplit("/", 2)[0]

    def open_form(name: str, request: Any = None) -> Page:
        page.goto("about:blank")
        page.goto(f"{start}/{name}/{fragment(request) if request else ''}")
        wait_for_form(page)
        return page

    return open_form


def square(page: Page, row: int, column: int) -> Locator:
    return page.get_by_role("grid").first.get_by_role("gridcell", name=f"Row {row}, column {column}:")


def paint(page: Page, brush: str, *squares: tuple[int, int], group: str = "") -> None:
    if group:
        page.get_by_role("button", name=group, exact=True).tap()
    page.get_by_role("radio", name=brush, exact=True).locator("visible=true").check(force=True)
    for place in squares:
        square(page, *place).tap()


def holds(page: Page, request: dict[str, Any]) -> None:
    """The address comes to ask this."""
    address = re.compile(f"{re.escape(fragment(request))}$")
    if not address.search(page.url):
        with suppress(TooLateError):
            page.wait_for_url(address, timeout=2000)
    assert page.evaluate(_ASKED) == request


def test_a_mountain_is_painted_and_asked_about(go: Callable[..., Page]) -> None:
    page = go("statues")
    paint(page, "Tunnel A", (1, 1), (1, 2))
    paint(page, "Tunnel B", (2, 1), (3, 1), (3, 2))
    paint(page, "Your gate", (1, 3), group="Others")
    paint(page, "Grey", (1, 1), (1, 2), group="Layers")
    paint(page, "Yellow", (2, 1), (3, 1), (3, 2))
    paint(page, "Ice clan", (3, 2), group="Pedestals")
    expect(page.locator(ANSWER)).to_have_text("Enter your tunnels and statues; the answer appears here.")
    paint(page, "Ice clan", (1, 1), group="Statues")
    paint(page, "Fire clan", (5, 5))
    page.get_by_role("button", name="Carts of the Ice clan: More").click()
    expect(page.locator(ANSWER)).to_contain_text("With 1 move you earn 16 more honor")
    request = {
        "tunnels": [
            {"name": "A", "layer": "grey", "size": 2},
            {"name": "B", "layer": "yellow", "size": 3, "pedestal": "ice"},
            {"name": "Your gate", "kind": "gate", "size": 1},
        ],
        "links": [{}, {"to": 3}],
        "statues": [{"clan": "ice"}, {"clan": "fire", "tunnel": 0}],
        "carts": {"ice": 1},
    }
    holds(page, request)
    assert violations(page) == []
    for _ in range(2):
        page.get_by_role("button", name="Undo").first.tap()
    holds(page, {name: value for name, value in request.items() if name != "statues"})
    # Another visit finds it as it was left, and so does another form.
    page = go("statues")
    assert page.locator(".drawn__stand").count() == 1
    page = go("hall")
    assert page.get_by_role("grid").get_by_role("gridcell", name="Tunnel B").count() == 3
    page = go("placement")
    assert page.get_by_role("grid").first.get_by_role("gridcell", name="Your network").count() == 6


def test_a_network_of_another_form_is_told_apart_by_letters(go: Callable[..., Page]) -> None:
    page = go("placement")
    paint(page, "Your network", (1, 1), (1, 2))
    expect(page.locator(ANSWER)).to_have_text("Still needed: Your tunnel.")
    expect(page.locator(ANSWER)).to_have_attribute("data-tone", "plain")
    paint(page, "Rubble", (2, 2), group="Buried")
    page = go("statues")
    expect(square(page, 1, 1)).to_have_accessible_name("Row 1, column 1: Your network, no tile of its own yet")
    expect(page.locator(".drawn__unsorted")).to_be_visible()
    paint(page, "Tunnel A", (1, 1), (1, 2))
    expect(page.locator(".drawn__unsorted")).to_be_hidden()
    page = go("placement")
    page.get_by_role("button", name="Your tunnel", exact=True).tap()
    square(page, 1, 3).tap()
    square(page, 1, 4).tap()
    expect(page.locator(ANSWER)).to_contain_text("Yes, your tunnel may go there.")
    assert page.evaluate(_ASKED)["grid"][:2] == ["mm....", ".x...."]


def test_the_lists_are_the_equal_of_the_drawing(go: Callable[..., Page]) -> None:
    page = go("statues", EXAMPLE)
    wait_for_answer(page)
    assert page.locator(".checker__form").bounding_box()["height"] <= 1200  # type: ignore[index]
    expect(page.get_by_role("grid")).to_be_visible()
    page.locator(".drawn__lists > summary").click()
    page.locator(".drawn__lists .field__item > summary").nth(4).click()
    pedestal = page.locator("[data-input='tunnels.pedestal']").nth(4)
    pedestal.get_by_role("radio", name="Moon clan").check(force=True)
    expect(page.get_by_role("grid")).to_be_hidden()
    expect(page.locator(".drawn__aside")).to_be_visible()
    pedestal.get_by_role("radio", name="Fire clan").check(force=True)
    expect(page.get_by_role("grid")).to_be_visible()
    # What comes by a link is asked as it came, and what is known of no drawing is shown by its lists.
    unknown = {"tunnels": [{"layer": "grey"}, {"layer": "brown"}], "links": [{}], "statues": [{"clan": "ice"}]}
    page = go("statues", unknown)
    expect(page.get_by_role("grid")).to_be_hidden()
    expect(page.locator(".drawn__aside")).to_be_visible()
    holds(page, unknown)


def test_an_example_does_not_take_the_place_of_what_one_painted(go: Callable[..., Page]) -> None:
    page = go("statues")
    paint(page, "Tunnel A", (2, 2))
    page = go("statues", EXAMPLE)
    paint(page, "Tunnel H", (1, 8))
    page.get_by_role("button", name="Show my own drawing").locator("visible=true").click()
    expect(square(page, 2, 2)).to_have_accessible_name("Row 2, column 2: Tunnel A")
    page.get_by_role("button", name="Start again").click()
    expect(page.get_by_role("gridcell", name="Tunnel A")).to_have_count(0)
    page = go("placement")
    expect(page.get_by_role("gridcell", name="Your network")).to_have_count(0)


def test_starting_again_can_be_taken_back(go: Callable[..., Page]) -> None:
    page = go("placement")
    paint(page, "Your network", (2, 2))
    page.get_by_role("button", name="Start again").click()
    expect(page.get_by_role("gridcell", name="Your network")).to_have_count(0)
    page.locator("[data-checker=hint]").get_by_role("button", name="Undo").click()
    expect(page.get_by_role("gridcell", name="Your network")).to_have_count(1)
    page = go("placement")
    expect(page.get_by_role("gridcell", name="Your network")).to_have_count(1)


@pytest.mark.parametrize("width", [390, 320])
def test_squares_and_brushes_are_in_sight_at_once(go: Callable[..., Page], width: int) -> None:
    page = go("placement")
    page.set_viewport_size({"width": width, "height": 844})
    for name in FORMS:
        page = go(name)
        box = page.get_by_role("gridcell").first.bounding_box()
        assert box
        assert box["y"] + box["height"] < 844 - 72
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    tray = go("placement").locator(".squares__tray").first.bounding_box()
    assert tray
    assert tray["y"] + tray["height"] < 844 - 64


def test_two_fingers_make_squares_larger_and_paint_nothing(go: Callable[..., Page]) -> None:
    page = go("placement")
    one, other = square(page, 2, 2).bounding_box(), square(page, 3, 5).bounding_box()
    assert one
    assert other
    client = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        there = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        client.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": there})

    first, second = ((box["x"] + 10, box["y"] + 10) for box in (one, other))
    touch("touchStart", first)
    touch("touchStart", first, second)
    for step in range(1, 6):
        touch("touchMove", (first[0] - 6 * step, first[1]), (second[0] + 6 * step, second[1]))
    touch("touchEnd")
    grown = square(page, 2, 2).bounding_box()
    assert grown
    assert grown["width"] > one["width"] + 10
    assert page.get_by_role("gridcell", name="Your network").count() == 0
    square(page, 1, 1).tap()
    assert page.get_by_role("gridcell", name="Your network").count() == 1


def test_a_score_takes_what_it_wants_from_the_mountain(go: Callable[..., Page]) -> None:
    page = go("score")
    expect(page.locator(".taken__offer")).to_have_count(0)
    page = go("statues")
    paint(page, "Tunnel A", (1, 1), (1, 2))
    paint(page, "Great hall", (2, 1), (2, 2), group="Others")
    paint(page, "Yellow", (1, 1), (1, 2), group="Layers")
    paint(page, "Ice clan", (1, 2), group="Pedestals")
    paint(page, "Altar of a hall", (2, 2))
    paint(page, "Ice clan", (1, 2), group="Statues")
    paint(page, "Fire clan", (2, 2), (5, 5))
    page = go("score")
    assert page.evaluate(_ASKED) == {}
    halls, statues = page.locator(".taken__offer").all()
    expect(statues).to_contain_text("Take them from the mountain you painted")
    expect(statues).to_contain_text("Yellow")
    statues.tap()
    taken = [{"layer": "yellow", "pedestal": "yes", "tunnel": "A"}]
    holds(page, {"players": [{"statues": taken}]})
    expect(page.get_by_role("status").filter(has_text="Taken from the mountain you painted")).to_be_visible()
    halls.tap()
    holds(page, {"players": [{"halls": [{"statue": "yes"}], "statues": taken}]})
    assert violations(page) == []
    # A mountain is one player's; what it gave can be changed, and given back.
    page.get_by_role("button", name="Add a player").tap()
    expect(page.locator(".taken__offer:visible")).to_have_count(0)
    page.locator(".field__item > summary").first.tap()
    first = page.locator("[data-input='players.statues']").first
    first.get_by_role("button", name="Undo").tap()
    holds(page, {"players": [{"halls": [{"statue": "yes"}]}, {}]})
    expect(first.locator(".taken__offer")).to_be_focused()


def test_the_pad_offers_what_the_mountain_has(go: Callable[..., Page]) -> None:
    page = go("statues")
    paint(page, "Tunnel A", (1, 1), (1, 2))
    paint(page, "Yellow", (1, 1), (1, 2), group="Layers")
    paint(page, "Ice clan", (1, 2), group="Statues")
    page.goto(page.url.partition("check/")[0] + "pad/")
    page.locator(".pad__table").get_by_role("button", name="Player 1, Statues:").tap()
    page.get_by_role("button", name="Exact").tap()
    page.get_by_role("button", name="Take them from the mountain you painted").tap()
    expect(page.locator(".pad")).to_contain_text("Yellow")


def test_what_a_hall_covers_is_read_off_the_mountain(go: Callable[..., Page]) -> None:
    page = go("hall")
    paint(page, "Tunnel A", (1, 1), (1, 2), (2, 1), (2, 2))
    paint(page, "Yellow", (1, 1), group="Layers")
    paint(page, "Ice clan", (1, 1), group="Pedestals")
    paint(page, "Moon clan", (1, 2), group="Statues")
    paint(page, "Squares of the hall", (1, 1), (1, 2), group="Squares of the hall")
    paint(page, "Its altar", (1, 2))
    tunnel = ["aa....", "aa....", "......", "......", "......", "......"]
    covered = {"pedestals": ["ice"], "statues": [{"clan": "moon", "layer": "yellow", "altar": "yes"}]}
    request = {"grid": tunnel, "hall": [[0, 0], [0, 1]], **covered}
    holds(page, request)
    expect(square(page, 1, 2)).to_have_accessible_name(
        "Row 1, column 2: Tunnel A, Statues: Moon clan, Squares of the hall, Its altar"
    )
    assert violations(page) == []
    # A link brings all of it back, and who changes the list by hand is told.
    page = go("hall", request)
    holds(page, request)
    expect(page.locator(".covered__spot").locator("visible=true").first).to_be_visible()
    page.locator("details", has_text="Statues that it covers").locator("summary").first.tap()
    page.get_by_role("button", name="Take it out").tap()
    holds(page, {name: value for name, value in request.items() if name != "statues"})
    page.get_by_role("button", name="Take what is drawn").tap()
    holds(page, {**request, "statues": [{"clan": "moon", "layer": "yellow", "altar": "yes"}]})
    expect(page.locator(".covered__other")).to_be_hidden()
    # The other forms have what was painted here.
    page = go("statues")
    expect(square(page, 1, 2)).to_have_accessible_name("Row 1, column 2: Tunnel A, Statues: Moon clan")


def test_what_is_told_of_a_hall_by_hand_stays_while_nothing_is_painted(go: Callable[..., Page]) -> None:
    page = go("hall", {"low": 6, "high": 15, "pedestals": ["ice"]})
    paint(page, "Tunnel A", (1, 1), (1, 2))
    paint(page, "Squares of the hall", (1, 1), (1, 2), group="Squares of the hall")
    assert page.evaluate(_ASKED)["pedestals"] == ["ice"]
    paint(page, "Fire clan", (1, 1), group="Pedestals")
    page.wait_for_function("() => location.hash.length > 100")
    expect(page.locator("details", has_text="Pedestals that it covers").first).to_contain_text("Fire clan")
    page.get_by_role("button", name="Undo").first.tap()
    expect(page.locator("details", has_text="Pedestals that it covers").first).to_contain_text("Ice clan")


# A finger that goes from square to square, as every browser tells of it.
_STROKE = """(places) => {
  const nodes = places.map(([row, column]) => document.querySelectorAll(".squares__row")[row].children[column]);
  nodes[0].scrollIntoView({ block: "center", behavior: "instant" });
  const tell = (node, kind) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    const at = { clientX: x + width / 2, clientY: y + height / 2, pointerId: 7, pointerType: "touch", isPrimary: true };
    node.dispatchEvent(new PointerEvent(kind, { ...at, bubbles: true, cancelable: true, composed: true }));
  };
  tell(nodes[0], "pointerdown");
  for (const node of nodes) tell(node, "pointermove");
  tell(nodes.at(-1), "pointerup");
}"""


def test_a_mountain_is_painted_by_a_finger_in_every_browser(tab: Tab) -> None:
    tab.go("en/mountain-king/check/statues/")
    tab.until("() => document.querySelector('[data-checker=tools] button')")
    tab.run(_STROKE, [[0, 0], [0, 1], [0, 2]])
    tab.tap(".squares__group", "Layers")
    tab.tap(".squares__brush", "Yellow")
    tab.run(_STROKE, [[0, 0], [0, 1]])
    tab.tap(".squares__group", "Statues")
    tab.tap(".squares__brush", "Fire clan")
    tab.run(_STROKE, [[0, 1]])
    asked = tab.until(f"() => (({_ASKED})().statues ? ({_ASKED})() : null)")
    assert asked == {"tunnels": [{"name": "A", "layer": "yellow", "size": 3}], "statues": [{"clan": "fire"}]}
    tab.go("en/mountain-king/check/score/")
    tab.tap(".taken__offer")
    asked = tab.until(f"() => (({_ASKED})().players ? ({_ASKED})() : null)")
    assert asked == {"players": [{"statues": [{"layer": "yellow", "tunnel": "A"}]}]}
    assert tab.complaints() == []
