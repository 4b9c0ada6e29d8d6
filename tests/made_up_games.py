"""Sites with several games: those of Fathom, and copies of a small made-up one under other names.

They are built from a copy of the repository, as whoever adds a game would build them.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from tests.bench.many_cards import without_games
from tests.made_up_game import GAME
from tests.made_up_game import ROOT as TOP

SMALL, OTHER = "Stone Heaps", "Pebble Piles"
"""The made-up game as it is."""


def repository(folder: Path, *games: str, languages: tuple[str, ...] = ("en", "pl")) -> Path:
    """A copy of the repository with further games of these names, in these languages; gives its folder."""
    folder.mkdir(parents=True)
    for name in ("catalog", "docs", "engine", "generator"):
        shutil.copytree(TOP / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
    for language in languages:
        shutil.copytree(TOP / "locales" / language, folder / "locales" / language)
    shutil.copy(TOP / "locales" / "weblate.json", folder / "locales")
    shutil.copy(TOP / "mkdocs.yml", folder)
    for game in games:
        add(folder, game)
    return folder


def beside_one(folder: Path, *games: str, one: str = "abyss", languages: tuple[str, ...] = ("en", "pl")) -> Path:
    """A copy of the repository with one of its games and further ones of these names; gives its folder."""
    root = repository(folder, languages=languages)
    without_games(root, one)
    for game in games:
        add(root, game)
    return root


def id_of(name: str) -> str:
    """The id of a game that has this name: ``pebble-piles``."""
    return name.lower().replace(" ", "-")


def add(root: Path, name: str) -> None:
    """Put the made-up game under this name into a copy of the repository."""
    new = {
        GAME: id_of(name),
        GAME.replace("-", "_"): id_of(name).replace("-", "_"),
        SMALL.replace(" ", ""): name.replace(" ", ""),
        SMALL: name,
    }

    def renamed(text: str) -> str:
        for old, other in new.items():
            text = text.replace(old, other)
        return text

    source = TOP / "tests" / "data" / "games"
    for file in (path for path in source.rglob("*") if path.is_file() and "__pycache__" not in path.parts):
        place = root / renamed(file.relative_to(source).as_posix())
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(renamed(file.read_text(encoding="utf-8")), encoding="utf-8")


def enlarge(root: Path, name: str, more: int) -> None:
    """Give a made-up game many more cards."""
    file = root / "catalog" / "data" / id_of(name) / "classes.yaml"
    card = "- {{id: stone-{n}, name: Stone {n}, weight: 1, copies: 1, rules_text: A stone., sources: [made-up]}}\n"
    with file.open("a", encoding="utf-8") as stream:
        stream.writelines(card.format(n=number) for number in range(more))


def three_games(folder: Path) -> Path:
    """Build a site of Abyss and two small games, one of them for two players and no more, in English, in ``folder``."""
    root = beside_one(folder / "fathom", SMALL, OTHER)
    for_two(root)
    return build(root, folder / "site")


def for_two(root: Path) -> None:
    """Let the other one of the small games be for two players and no more."""
    file = root / "catalog" / "data" / id_of(OTHER) / "game.yaml"
    text = file.read_text(encoding="utf-8")
    file.write_text(re.sub("(players_m(?:in|ax)): .*", r"\1: 2", text), encoding="utf-8")


def build(root: Path, target: Path, lang: str = "en") -> Path:
    """Build the site of a copy of the repository in one language into ``target``, which is given back."""
    done = subprocess.run(
        [sys.executable, "-m", "generator.cli", "build", "--lang", lang, "--jobs", "1", "--to", str(target)],
        cwd=root,
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "FATHOM_LOCALES": str(root / "locales"), "LC_ALL": "C.UTF-8"},
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return target
