"""What ``fathom validate`` asks beside the contract: faces, questions made by chance, loops that do not end."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from catalog.models.entries import FIRST_YEAR, LAST_YEAR
from generator.checkers import chance_requests
from generator.checkers.bounded import EndlessError, bounded
from generator.cli.game import new
from tests.made_up_game import MadeUpGame, run

FACE = "generator/templates/stone-heaps/class.svg.j2"
DRAWN = """{% import "face.j2" as f with context %}
<svg xmlns="http://www.w3.org/2000/svg" class="face" viewBox="0 0 200 206">
{{ f.symbol("stones", 36, 56, 40) }}
{{ entry.weight }}
</svg>
"""


@pytest.fixture
def game(tmp_path: Path) -> MadeUpGame:
    return MadeUpGame(tmp_path)


@pytest.mark.slow
def test_a_face_that_can_be_drawn_is_in_order(game: MadeUpGame) -> None:
    game.path(FACE).write_text(DRAWN, encoding="utf-8")
    assert game.validate() == (0, [])


@pytest.mark.slow
@pytest.mark.parametrize(
    ("old", "new", "line", "given", "accepted", "hint"),
    [
        ("entry.weight", "entry.wieght", 4, "wieght", "what an entry has: id, name", "did you mean 'weight'?"),
        ('"stones"', '"stonez"', 3, "stonez", "a drawing of stone-heaps/symbols/: stones", "did you mean 'stones'?"),
        ("{{ entry.weight }}", "{{ entry.weight }", 4, "unexpected '}'", "what Jinja reads", "correct the line"),
        ("entry.weight", "entri.weight", 4, "entri", "what is set in the template before", "did you mean 'entry'?"),
        ("entry.weight", "entry.weight // (entry.weight - 4)", 4, "ZeroDivisionError", "a template that", "correct"),
    ],
)
def test_a_face_that_cannot_be_drawn_is_told(
    game: MadeUpGame, old: str, new: str, line: int, given: str, accepted: str, hint: str
) -> None:
    game.path(FACE).write_text(DRAWN.replace(old, new, 1), encoding="utf-8")
    [finding] = game.validate()[1]
    assert (Path(finding["file"]), finding["line"], finding["code"]) == (game.path(FACE), line, "bad-template")
    assert given in finding["given"]
    assert accepted in finding["accepted"]
    assert hint in finding["hint"]


@pytest.mark.slow
def test_what_a_card_does_is_told_by_its_template(game: MadeUpGame) -> None:
    game.replace("catalog/models/stone_heaps.py", "    rules_text: Annotated[Text, ", "    rules_text: Annotated[str, ")
    template = game.path("generator/templates/stone-heaps/class.what.html.j2")
    template.write_text("\n{{ entry.sines }}\n", encoding="utf-8")
    [finding] = game.validate()[1]
    assert (Path(finding["file"]), finding["line"], finding["given"]) == (template, 2, "sines")


@pytest.mark.slow
def test_an_entry_that_cannot_be_read_causes_no_second_finding(game: MadeUpGame) -> None:
    counted = """
    def checks(self):
        record = self.records["game:stone-heaps"]
        wrong = record.finding((), "there are not two", given="", accepted="", hint="", code="count")
        return [] if len(self.classes) == 2 else [wrong]

    def engine_facts"""
    game.replace("catalog/models/stone_heaps.py", "\n    def engine_facts", counted)
    assert game.validate() == (0, [])
    game.replace("classes.yaml", "weight: 4", "weight: heavy")
    [finding] = game.validate()[1]
    assert (finding["code"], finding["line"]) == ("wrong-type", game.line("classes.yaml", "weight: heavy"))


@pytest.mark.slow
def test_the_ids_that_are_most_like_the_wrong_one_are_told(game: MadeUpGame) -> None:
    rock = "- id: rock%s\n  name: Rock %s\n  weight: 1\n  copies: 2\n  rules_text: It lies.\n  sources: [made-up]\n"
    classes = game.path("classes.yaml")
    more = "".join(rock % (number, number) for number in range(30))
    classes.write_text(classes.read_text(encoding="utf-8") + more, encoding="utf-8")
    game.replace("learn.yaml", "of: class:pebble", "of: class:rock299")
    [finding] = game.validate()[1]
    assert finding["accepted"].startswith("class:rock29, ")
    assert finding["accepted"].endswith("and 20 more")
    assert finding["hint"] == "did you mean 'class:rock29'?"


@pytest.mark.slow
def test_two_games_in_one_place_are_told(game: MadeUpGame) -> None:
    other = game.root / "catalog" / "data" / "stone-piles"
    other.mkdir()
    for name in ("game.yaml", "sources.yaml", "terms.yaml"):
        (other / name).write_text(game.path(name).read_text("utf-8").replace("stone-heaps", "stone-piles"), "utf-8")
    (game.root / "catalog/models/stone_piles.py").write_text(
        game.path("catalog/models/stone_heaps.py").read_text("utf-8"), "utf-8"
    )
    for file in (game.path("game.yaml"), other / "game.yaml"):
        file.write_text(file.read_text("utf-8") + "order: 3\n", "utf-8")
    [finding] = [one for one in game.validate()[1] if one["code"] == "taken-place"]
    assert Path(finding["file"]) == other / "game.yaml"
    assert (finding["field"], finding["given"]) == ("order", "3")
    assert "game 'stone-heaps' has this place" in finding["message"]


@pytest.mark.slow
def test_quick_leaves_out_what_is_asked_by_chance(game: MadeUpGame) -> None:
    game.replace("engine/stone_heaps/weigh.py", '"stones": stones,', '"stones": stones if stones < 90 else "many",')
    with game.found():
        code, out, _ = run("validate", "--quick", "--catalog", str(game.root / "catalog" / "data"), "--json")
    assert (code, out.strip()) == (0, "[]")
    [finding] = game.validate()[1]
    assert finding["code"] == "undeclared-answer"
    assert game.validate()[1] == [finding], "the same questions are asked each time"
    # Of what was asked is left what it is found with.
    assert re.search(r'to the question \{"players": \[\{"\w+": \[[^{}]*\]\}\]\} is', finding["message"])


@pytest.mark.slow
def test_a_draft_is_told_of_terms_that_no_text_leads_to(game: MadeUpGame) -> None:
    game.replace("game.yaml", "name: Stone Heaps", "name: Stone Heaps\ndraft: true")
    terms = game.path("terms.yaml")
    unlinked = "- {id: yard, name: yard, category: zone, definition: Where heaps lie., sources: [made-up]}\n"
    terms.write_text(terms.read_text(encoding="utf-8") + unlinked, encoding="utf-8")
    with game.found():
        code, _, err = run("validate", "--catalog", str(game.root / "catalog" / "data"))
    assert code == 0
    assert f"{terms}:{game.line('terms.yaml', 'yard')}: still to be linked: no text leads to the term 'yard'" in err
    assert "'heap'" not in err


@pytest.mark.slow
def test_a_draft_is_told_what_it_lacks_to_be_asked_in_plain_words(game: MadeUpGame) -> None:
    game.replace("game.yaml", "name: Stone Heaps", "name: Stone Heaps\ndraft: true")
    game.replace("checkers/lay.yaml", '  asked: "may i lay, can i lay, lay, laying"\n', "")
    game.replace("checkers/weigh.yaml", '"weigh, ', '"throwing, weigh, ')
    with game.found():
        code, _, err = run("validate", "--catalog", str(game.root / "catalog" / "data"))
    assert code == 0
    said = [line.partition(": for questions in plain words: ") for line in err.splitlines() if "plain words" in line]
    lay, weigh = (game.path(f"checkers/{name}.yaml") for name in ("lay", "weigh"))
    assert [place for place, _, _ in said] == [f"{lay}:1", f"{weigh}:{game.line('checkers/weigh.yaml', 'throwing')}"]
    assert "it is not said how players ask it (nothing); add 'asked: " in said[0][2]
    assert "'duel' is asked with the same words (throwing); take them away" in said[1][2]


LOOPS = """
def inner(number):
    for _ in range(3):
        number += 1
    return number


def endless():
    for _ in range(2):
        number = 0
        while number >= 0:
            try:
                number = inner(number)
            except Exception:
                pass


def deep(number):
    return inner(number) and endless()


def long():
    return sum(sum(range(300)) for _ in range(150_000))
"""


@pytest.mark.slow
def test_the_loop_that_does_not_end_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "made_up_loops.py"
    file.write_text(LOOPS, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    import made_up_loops as loops  # type: ignore[import-not-found]

    line = LOOPS.split("\n").index("        while number >= 0:") + 1
    for asked in (loops.endless, lambda: loops.deep(1)):
        with pytest.raises(EndlessError) as told:
            bounded(asked, tmp_path)
        assert (told.value.file, told.value.line) == (file, line)
    assert bounded(loops.long, tmp_path) == 150_000 * 44_850, "what takes long in few steps comes to an end"
    assert bounded(lambda: loops.inner(1), tmp_path) == 4


SCHEMA: dict[str, Any] = {
    "type": "object",
    "required": ["side"],
    "properties": {
        "side": {"enum": ["near", "far"]},
        "count": {"type": "integer", "minimum": 1, "maximum": 9},
        "heaps": {"type": "array", "maxItems": 9, "items": {"type": "integer", "minimum": 0, "maximum": 3}},
    },
}


def test_requests_made_by_chance_are_the_same_each_time_and_take_from_known_ones() -> None:
    known = [{"side": "near", "count": 4, "heaps": [7, 7, 7]}]
    made = [[chance_requests.request(random, SCHEMA, known) for _ in range(200)] for random in (Random(1), Random(1))]
    assert made[0] == made[1]
    assert all("side" in request for request in made[0])
    assert {request.get("count") for request in made[0]} >= {1, 9, 4, None}
    assert any(request.get("heaps") == [7, 7, 7] and request != known[0] for request in made[0])


@pytest.mark.parametrize(
    ("given", "problem", "mended"),
    [
        ({"count": 12}, ("out-of-range", "count", {"type": "integer", "min": 3, "max": 3}), {"count": 3}),
        ({"side": "left"}, ("unknown-id", "side", {"choices": ["far"]}), {"side": "far"}),
        ({"heaps": [1, 9]}, ("impossible", "heaps[1]", {"together": 3}), {"heaps": [1]}),
        ({"heap": 1}, ("unknown-field", "heap", {"fields": ["heaps"]}), {}),
        ({"sets": ["a"]}, ("set-not-in-play", "side", {"ids": ["b"]}), {"sets": ["a", "b"]}),
        (
            {"side": "near"},
            ("missing-field", "heaps[3].count", {"type": "integer", "min": 0, "max": 1}),
            {"side": "near"},
        ),
    ],
)
def test_what_is_wrong_with_a_request_is_mended(
    given: dict[str, Any], problem: tuple[str, str, dict[str, Any]], mended: dict[str, Any]
) -> None:
    told = dict(zip(("code", "field", "accepted"), problem, strict=True))
    assert chance_requests.mended(Random(1), given, [told]) == mended


def test_bounds_that_stand_twice_are_the_same() -> None:
    [year] = [option for option in new.params if option.name == "year"]
    assert (getattr(year.type, "min", None), getattr(year.type, "max", None)) == (FIRST_YEAR, LAST_YEAR)
