"""The front page of a game: what it shows of the game has its drawings, and the cards that stand there have faces."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING
from xml.etree import ElementTree

from catalog.findings import Finding, did_you_mean, listed
from generator.checkers.contract import drawings
from generator.checkers.contract.naming import Place

if TYPE_CHECKING:
    from catalog.models.game import Record
    from generator.render.game_checkers import GameQuestions

SVG = "{http://www.w3.org/2000/svg}"
DRAWN = {"svg", "g", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "text", "title", "desc"} | {
    "defs", "linearGradient", "radialGradient", "stop", "clipPath", "mask",
}  # fmt: skip
"""What a drawing may consist of."""


def faults(questions: GameQuestions) -> Iterator[Finding]:
    """What the front page of a game is without."""
    game = questions.game
    record = game.of_kind("game")[0]
    folder = f"{drawings.TEMPLATES}/{game.id}"
    yield from _drawing(record, ("name",), f"{folder}/scene.svg", "a scene of the game, wide and without letters")
    if questions.questions and not game.game.front:
        yield record.finding(
            (),
            "the front page leads to nothing that players do",
            given="no 'front'",
            accepted="one to three of " + listed([question.name for question in questions.questions], 20),
            hint="add 'front:' with a checker, a title and a line for each",
            code="no-front",
        )
    for number, action in enumerate(game.game.front):
        file = f"{folder}/front/{action.checker}.svg"
        yield from _drawing(record, ("front", number, "checker"), file, "a small scene, 320 by 180", inside=True)
    if drawings.path_of(shore := f"{folder}/shore.svg").is_file():
        what = "the edge where the ground of the page that teaches the game turns deep, 1200 by 24"
        yield from _drawing(record, ("name",), shore, what, inside=True)
    yield from _faces(questions, record)


def _faces(questions: GameQuestions, record: Record) -> Iterator[Finding]:
    """Entries without a face among those whose faces are shown."""
    game = questions.game
    folder = f"{drawings.TEMPLATES}/{game.id}"
    kinds = [one.kind for one in game.collections if drawings.path_of(f"{folder}/{one.kind}.svg.j2").is_file()]
    for number, reference in enumerate(game.game.showcase):
        kind = reference.partition(":")[0]
        if kind not in kinds:
            yield record.finding(
                ("showcase", number),
                f"a {kind} has no face",
                given=reference,
                accepted="cards of these kinds: " + (listed(kinds, 20) if kinds else "none has faces"),
                hint=did_you_mean(kind, kinds, f"draw it in {folder}/{kind}.svg.j2"),
                code="no-face",
            )


def _drawing(record: Record, place: Place, file: str, what: str, *, inside: bool = False) -> Iterator[Finding]:
    """What is wrong with a drawing; one that stands ``inside`` pages has no ids, which others there might have."""
    path = drawings.path_of(file)
    if not path.is_file():
        yield record.finding(
            place, f"there is no {file}", given="no drawing", accepted=what, hint="draw it", code="no-drawing"
        )
    elif wrong := _wrong(path, inside):
        accepted = "an SVG with a viewBox, of shapes and letters" + (", without ids" if inside else "")
        yield record.finding(
            place, f"{file} cannot be shown", given=wrong, accepted=accepted, hint="draw it so", code="bad-drawing"
        )


def _wrong(path: Path, inside: bool) -> str:
    """Why a drawing cannot be shown; '' if it can."""
    try:
        root = ElementTree.fromstring(path.read_text(encoding="utf-8"))
    except (ElementTree.ParseError, UnicodeDecodeError) as error:
        return str(error)
    if root.tag != f"{SVG}svg":
        return f"<{root.tag}>"
    if "viewBox" not in root.attrib:
        return "no viewBox"
    for part in root.iter():
        if part.tag.removeprefix(SVG) not in DRAWN:
            return f"<{part.tag.removeprefix(SVG)}>"
        for name in part.attrib:
            if name == "style" or name.startswith("on") or name.endswith("href") or (inside and name == "id"):
                return f"the attribute {name}"
    return ""
