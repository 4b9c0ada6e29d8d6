"""``fathom game new``: what it writes is whole at once, and what cannot be made leaves nothing behind."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from catalog import CatalogError, load
from catalog.messages import ADDRESSES, domains_of
from generator.checkers.contract import contract_faults, unwritten
from generator.cli import game as command
from generator.render.site_context import SiteContext
from generator.skeleton import create as creating
from generator.skeleton.create import NewGame, NewGameError, check, create, files, translators_files
from generator.skeleton.game_id import SHARED
from generator.text.languages import DERIVED, ROOT, TRANSLATIONS
from generator.translate import weblate
from generator.translate.check import check as check_translations
from tests.generator.rendered import Pages, routes_of
from tests.guide import empty_root, lint
from tests.made_up_game import code_of, dead_links, run

pytestmark = pytest.mark.slow

REEF = NewGame("coral-reef")


@pytest.fixture
def root(tmp_path: Path) -> Iterator[Path]:
    """A repository without a game."""
    empty_root(tmp_path)
    with code_of(tmp_path):
        yield tmp_path


@pytest.fixture
def at_root(root: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The same, for the commands."""
    monkeypatch.setattr(command, "ROOT", root)
    return root


def _tree(root: Path) -> dict[str, bytes]:
    return {
        path.relative_to(root).as_posix(): path.read_bytes()
        for path in root.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }


def test_a_new_game_is_in_order_and_says_what_is_still_to_be_written(root: Path) -> None:
    create(REEF, root)
    catalog = load(root / "catalog" / "data")
    assert contract_faults(catalog) == []
    game = catalog.games[REEF.id]
    assert game.game.draft
    places = list(unwritten.unwritten(game))
    written = {file for file, text in _tree(root).items() if "[write: " in text.decode() and not file.startswith("loc")}
    assert {Path(place.file).relative_to(root).as_posix() for place in places} == written
    for place in places:
        assert f"[write: {place.what}]" in Path(place.file).read_text(encoding="utf-8").split("\n")[place.line - 1]
    told = check_translations(catalog, TRANSLATIONS, domains_of(REEF.id), root / "locales")
    assert not [finding for finding in told if finding.level == "error"]


def test_a_game_that_is_no_draft_may_keep_nothing_of_the_skeleton(root: Path) -> None:
    create(REEF, root)
    file = root / "catalog" / "data" / REEF.id / "game.yaml"
    game = load(root / "catalog" / "data").games[REEF.id]
    places = [(place.file, place.line) for place in unwritten.unwritten(game)]
    file.write_text(file.read_text("utf-8").replace("draft: true", "draft: false"), encoding="utf-8")
    code, out, _ = run("validate", "--catalog", str(root / "catalog" / "data"))
    assert code == 1
    assert all(f"{place}:{line}: this still stands" in out for place, line in places)
    assert "hint: write it, or let 'draft: true' stand" in out


def test_its_pages_have_no_dead_links(root: Path) -> None:
    create(REEF, root)
    pages = Pages(SiteContext(load(root / "catalog" / "data"), "en"))
    assert f"{REEF.id}/check/taking/" in pages
    assert not dead_links(pages, REEF.id)


def test_it_changes_nothing_but_the_list_of_components(root: Path) -> None:
    before = _tree(root)
    paths = create(REEF, root)
    after = _tree(root)
    new = {path.relative_to(root).as_posix() for path in paths}
    assert {file for file in after if after[file] != before.get(file)} == new
    assert before.keys() & new == {f"locales/{weblate.FILE}"}
    assert [component["slug"] for component in weblate.components(root / "locales")][:3] == list(domains_of(REEF.id))


@pytest.mark.parametrize("id_", ["zoo", "an-ant", "a-game-of-a-very-long-name-with-40-letter"])
def test_its_code_is_as_the_linter_wants_it(root: Path, id_: str) -> None:
    for place, text in files(NewGame(id_)).items():
        path = root / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    assert lint(root) == ""


@pytest.mark.parametrize(
    "name",
    ['Prime "Älter"', "L’Âge d'Or: 5", "# no comment", "no", "1830", "[x]", "山魔王", "a\\b \\1", "Wait!", "- x"],
)
def test_names_are_kept_as_they_are(root: Path, name: str) -> None:
    create(NewGame(REEF.id, name, (2, 5), 1830, (name, "B, C")), root)
    game = load(root / "catalog" / "data").games[REEF.id].game
    assert (game.name, game.designers) == (name, (name, "B, C"))
    assert (game.players_min, game.players_max, game.year) == (2, 5, 1830)


@pytest.mark.parametrize(
    ("id_", "told"),
    [
        ("Coral Reef", "take “coral-reef”"),
        ("coral_reef", "take “coral-reef”"),
        ("coral--reef", "take “coral-reef”"),
        ("../reef", "take “reef”"),
        ("7-wonders", "a letter first"),
        ("", "a letter first"),
        ("山", "a letter first"),
        ("r" * 41, "take “rrrr"),
        ("import", "Python"),
        ("checker", "other pages or files"),
        ("site", "other pages or files"),
        ("reef-glossary", "other pages or files"),
        ("reef-checker", "other pages or files"),
        ("guides", "other pages or files"),
        ("common", "other pages or files"),
        ("pl", "other pages or files"),
        ("zh-hant", "other pages or files"),
        ("kinds", "other pages or files"),
        ("theme", "other pages or files"),
        ("fields", "other pages or files"),
        ("root", "other pages or files"),
    ],
)
def test_an_id_that_cannot_be_is_told(root: Path, id_: str, told: str) -> None:
    before = _tree(root)
    with pytest.raises(NewGameError, match=told):
        create(NewGame(id_), root)
    assert _tree(root) == before


def test_what_is_there_already_is_told() -> None:
    with pytest.raises(NewGameError, match="abyss is there already; take another id"):
        check(NewGame("abyss"), ROOT)


def test_folders_that_belong_to_no_game_are_known() -> None:
    games = load().games
    for home in (ROOT / "engine", ROOT / "catalog" / "models", ROOT / "generator" / "templates"):
        folders = {path.name for path in home.iterdir() if path.is_dir() and path.name[0] not in "_."}
        assert folders - SHARED == {folder for folder in folders if folder.replace("_", "-") in games}, home


def test_a_name_has_an_end(root: Path) -> None:
    with pytest.raises(NewGameError, match=r"100 characters at most, and “n{20}…” has 3000"):
        create(NewGame(REEF.id, "n" * 3000), root)


def test_what_was_wrong_before_is_told_as_such(at_root: Path) -> None:
    create(NewGame("atoll"), at_root)
    file = at_root / "catalog" / "data" / "atoll" / "game.yaml"
    file.write_text(file.read_text("utf-8").replace("players_min:", "playrs_min:"), encoding="utf-8")
    code, _out, err = run("game", "new", REEF.id)
    assert code == 1
    assert "These faults were there before" in err
    assert not (at_root / "catalog" / "data" / REEF.id).exists()


@pytest.mark.parametrize("name", ["two\nlines", " Reef", "{reef}", "bell\a"])
def test_a_name_that_cannot_be_is_told(root: Path, name: str) -> None:
    with pytest.raises(NewGameError, match="is no name"):
        create(NewGame(REEF.id, name), root)


def test_no_game_takes_the_address_of_a_page() -> None:
    catalog = load()
    first = {route.path.partition("/")[0] for route in routes_of(SiteContext(catalog, "en"))} - {""}
    assert first - set(catalog.games) <= ADDRESSES


@pytest.mark.parametrize("error", [PermissionError(13, "no"), KeyboardInterrupt(), OSError(28, "full")])
@pytest.mark.parametrize("place", ["write_text", "update", "weblate", "contract"])
def test_half_of_a_game_is_taken_away_again(
    root: Path, monkeypatch: pytest.MonkeyPatch, place: str, error: BaseException
) -> None:
    before = _tree(root)
    written = 0
    original = Path.write_text

    def write_some(path: Path, *arguments: str, **options: str) -> int:
        nonlocal written
        written += 1
        if written == 9:
            raise error
        return original(path, *arguments, **options)

    def fail(*_arguments: object, **_options: object) -> None:
        raise error

    def write_and_fail(*_arguments: object, **_options: object) -> None:
        (root / "locales" / weblate.FILE).write_text("{}")
        raise error

    if place == "write_text":
        monkeypatch.setattr(Path, "write_text", write_some)
    elif place == "weblate":
        monkeypatch.setattr(weblate, "write", write_and_fail)
    else:
        monkeypatch.setattr(creating, {"update": "update", "contract": "contract_faults"}[place], fail)
    with pytest.raises(type(error)):
        create(REEF, root)
    assert _tree(root) == before
    assert not list(root.rglob("coral*"))


def test_a_catalogue_that_is_broken_is_told_before_anything_is_written(root: Path) -> None:
    (root / "catalog" / "data" / "other").mkdir()
    before = _tree(root)
    with pytest.raises(CatalogError, match="there are no models for this game"):
        create(REEF, root)
    assert _tree(root) == before


def test_the_command_writes_what_it_announces(at_root: Path) -> None:
    code, announced, said = run("--lang", "en", "game", "new", "coral-reef", "--players", "3", "--dry-run")
    count = len(announced.splitlines())
    assert (code, said) == (0, f"{count} files would be written.\n")
    assert _tree(at_root).keys() == {"catalog/data/common/answers.yaml", f"locales/{weblate.FILE}"}
    code, written, _ = run("--lang", "en", "game", "new", "coral-reef", "--players", "3")
    assert code == 0
    names = [Path(line).name for line in written.splitlines()]
    assert names == [Path(line).name for line in announced.splitlines()]
    assert len(translators_files(REEF)) == 3 * (1 + len((*TRANSLATIONS, *DERIVED)))
    code, _, said = run("--lang", "en", "game", "new", "coral-reef")
    assert code == 1
    assert "catalog/data/coral-reef" in said
    assert "is there already" in said


def test_the_command_says_that_nothing_was_changed(at_root: Path) -> None:
    (at_root / "catalog" / "data" / "other").mkdir()
    code, out, said = run("--lang", "en", "game", "new", "coral-reef")
    assert code == 1
    assert "there are no models for this game" in out
    assert said.endswith("The game “coral-reef” was not made, and nothing was changed.\n")


@pytest.mark.parametrize("players", ["5-2", "0", "many", "2-", "100"])
def test_numbers_of_players_that_cannot_be_are_told(at_root: Path, players: str) -> None:
    code, _, said = run("--lang", "en", "game", "new", "coral-reef", "--players", players)
    assert code == 2
    assert "write it as 4 or 2-5" in said
