"""A new game: its files from the skeleton, and its domains for translators; all of it, or nothing."""

from __future__ import annotations

import importlib
import json
import re
import shutil
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from catalog import load, validate
from catalog.findings import CatalogError
from catalog.messages import domains_of
from generator.checkers.contract import contract_faults
from generator.skeleton import game_id
from generator.text.languages import DERIVED, LOCALES, TRANSLATIONS, po_path, pot_path
from generator.text.lazy_text import LazyMessage, _, lazy
from generator.translate import weblate
from generator.translate.update import update

FILES = Path(__file__).parent / "files"
"""The skeleton, laid out as the repository is."""

_IDS = ("new-game", "new_game", "NewGame")
"""How the skeleton calls the game: in addresses, in modules and in classes."""

_IMPORTS = re.compile(r"(?:^from engine\..*\n)+", re.MULTILINE)


class NewGameError(ValueError):
    """A game that cannot be made; ``message`` tells why, and what to do."""

    def __init__(self, message: LazyMessage) -> None:
        self.message = message
        super().__init__(message.translated())


class UnsoundCatalogError(CatalogError):
    """What is wrong with the catalogue before there is a new game."""


_LONGEST_NAME = 100


@dataclass(frozen=True)
class NewGame:
    """What is known of a game before its files are there. What is left out, the files leave to be written."""

    id: str
    name: str = ""
    players: tuple[int, int] | None = None
    year: int | None = None
    designers: tuple[str, ...] = ()

    @property
    def module(self) -> str:
        """What its modules are called: Python's names have no hyphens."""
        return self.id.replace("-", "_")


def files(game: NewGame) -> dict[str, str]:
    """The files of the game by their paths below the root, without those for translators."""
    names = (game.id, game.module, "".join(part.capitalize() for part in game.id.split("-")))
    made = {}
    for path in sorted(path for path in FILES.rglob("*") if path.suffix in (".yaml", ".py", ".svg")):
        text = path.read_text(encoding="utf-8")
        place = path.relative_to(FILES).as_posix()
        if place == "catalog/data/new-game/game.yaml":
            text = _filled_in(text, game)
        for old, new in zip(_IDS, names, strict=True):
            place, text = place.replace(old, new), text.replace(old, new)
        made[place] = _IMPORTS.sub(lambda block: "".join(sorted(block[0].splitlines(keepends=True))), text)
    return made


def _filled_in(text: str, game: NewGame) -> str:
    """The file ``game.yaml`` with what is known of the game."""
    name = game.name or game.id.replace("-", " ").title()
    values = {"name": _plain(name) + ("" if game.name else "  # [write: its name as it is printed]")}
    if game.players is not None:
        values["players_min"], values["players_max"] = map(str, game.players)
    if game.year is not None:
        values["year"] = str(game.year)
    if game.designers:
        values["designers"] = f"[{', '.join(map(_plain, game.designers))}]"
    for key, value in values.items():
        line = f"{key}: {value}"
        text = re.sub(rf"^(# )?{key}: .*$", line.replace("\\", r"\\"), text, count=1, flags=re.MULTILINE)
    return text


def _plain(text: str) -> str:
    """A text for YAML, in quotes where it needs them."""
    bare = re.fullmatch(r"[^\W\d_][\w .’-]*", text) and text == text.strip()
    words = ("y", "n", "yes", "no", "on", "off", "true", "false", "null")
    return text if bare and text.lower() not in words else json.dumps(text, ensure_ascii=False)


def translators_files(game: NewGame, locales: Path = LOCALES) -> list[Path]:
    """The templates and PO files of the game."""
    domains = domains_of(game.id)
    templates = [pot_path(domain, locales) for domain in domains]
    return templates + [po_path(lang, domain, locales) for lang in (*TRANSLATIONS, *DERIVED) for domain in domains]


def paths(game: NewGame, root: Path) -> list[Path]:
    """All files that the game has or changes."""
    components = root / "locales" / weblate.FILE
    own = [root / place for place in files(game)]
    return [*own, *translators_files(game, root / "locales"), *([components] if components.is_file() else [])]


def check(game: NewGame, root: Path) -> None:
    """Raise NewGameError if no game can be made of this, for its id, its name, or for files that are there already."""
    if (wrong := game_id.fault(game.id)) is not None:
        raise NewGameError(wrong)
    for text in (game.name, *game.designers):
        if text and (text != text.strip() or not text.isprintable() or "{" in text or "}" in text):
            raise NewGameError(
                lazy(_("“{name}” is no name: take out braces, line ends and spaces around it"), name=text)
            )
        if len(text) > _LONGEST_NAME:
            message = _("a name has {most} characters at most, and “{name}…” has {count}")
            raise NewGameError(lazy(message, most=_LONGEST_NAME, name=text[:20], count=len(text)))
    there = [path for path in [*_homes(game, root), *translators_files(game, root / "locales")] if path.exists()]
    if there:
        text = _("{file} is there already; take another id, or delete what nobody needs: {files}")
        names = [path.relative_to(root).as_posix() for path in there]
        raise NewGameError(lazy(text, file=names[0], files=", ".join(names)))


def create(game: NewGame, root: Path) -> list[Path]:
    """Write all files of the game, and give them. If that fails in the middle, those that were written are gone again.

    Raises NewGameError for what no game can be made of, UnsoundCatalogError if the catalogue is not in order before,
    CatalogError if it is not then, WordsError for PO files that cannot be read, OSError where nothing can be written.
    """
    check(game, root)
    locales = root / "locales"
    components = locales / weblate.FILE
    before = components.read_bytes() if components.is_file() else None
    if findings := validate(root / "catalog" / "data"):
        # What is wrong later has to be wrong with the game.
        raise UnsoundCatalogError(findings)
    written: list[Path] = []
    try:
        for place, text in files(game).items():
            path = root / place
            written.append(path)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        importlib.invalidate_caches()
        catalog = load(root / "catalog" / "data")
        own = replace(catalog, games={game.id: catalog.games[game.id]})
        if findings := contract_faults(own):
            raise CatalogError(findings)
        written += translators_files(game, locales)
        update(catalog, domains=domains_of(game.id), locales=locales, root=root)
        weblate.write(catalog, locales)
    except BaseException:
        _take_away(game, root, written)
        if before is not None and components.read_bytes() != before:
            components.write_bytes(before)
        raise
    return paths(game, root)


def _take_away(game: NewGame, root: Path, written: list[Path]) -> None:
    """Undo what was written, with the folders that nothing else needs."""
    for path in written:
        path.unlink(missing_ok=True)
    for home in _homes(game, root):
        shutil.rmtree(home, ignore_errors=True)


def _homes(game: NewGame, root: Path) -> Iterator[Path]:
    """The folders that belong to the game alone, and the modules that might stand in their place."""
    for package in (root / "catalog" / "models", root / "engine"):
        yield package / game.module
        yield package / f"{game.module}.py"
    yield root / "catalog" / "data" / game.id
    yield root / "generator" / "templates" / game.id
