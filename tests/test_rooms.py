"""The picture of the rooms in CONTRIBUTING shows what there is."""

from __future__ import annotations

import re

from tests import rooms


def test_the_picture_has_every_room_and_every_arrow() -> None:
    counts, arrows = rooms.shown()
    assert counts.keys() == rooms.lines().keys(), "run make picture"
    assert arrows == rooms.arrows(), "run make picture"


def test_the_picture_knows_how_large_the_rooms_are() -> None:
    shown, _ = rooms.shown()
    off = [room for room, count in rooms.lines().items() if abs(count - shown[room]) > max(200, count // 8)]
    assert not off, "run make picture"


def test_the_rooms_of_the_browser_import_only_what_stands_below_them() -> None:
    graph = rooms.browser_graph()
    assert {f"{rooms.INSIDE}.{path.name}" for path in rooms.BROWSER.iterdir() if path.is_dir()} == set().union(
        *rooms.floors()
    )
    upwards = graph.find_illegal_dependencies_for_layers(rooms.floors())
    assert not [(chain.importer, chain.imported) for chain in upwards], "see [tool.fathom.browser] in pyproject.toml"


def test_no_script_imports_itself_by_way_of_others() -> None:
    graph = rooms.browser_graph()
    around = [
        f"{importer} -> {imported}"
        for importer in sorted(graph.modules)
        for imported in sorted(graph.find_modules_directly_imported_by(importer))
        if graph.chain_exists(importer=imported, imported=importer)
    ]
    assert not around


STATE = {
    # So that each id is another; by which words what is drawn now is to be heard.
    "kit/elements.js": {"count", "bind"},
    "words/words.js": {"words"},  # those of the page, or of the question that a practice shows
}
"""What modules of the browser keep besides constants, with the reason; what a page knows is an object that it makes."""


def test_modules_of_the_browser_keep_no_state() -> None:
    found = {}
    for script in sorted(rooms.BROWSER.rglob("*.js")):
        names = re.findall(r"^(?:export )?(?:let|var) (\w+)", script.read_text(encoding="utf-8"), re.MULTILINE)
        if names:
            found[script.relative_to(rooms.BROWSER).as_posix()] = {*names}
    assert found == STATE
