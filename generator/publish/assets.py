"""The files that all languages share, and where they stand below the root of the site."""

from __future__ import annotations

import re
import shutil
from collections.abc import Mapping
from importlib import metadata
from pathlib import Path

from catalog import GameCatalog
from generator.publish import language_css, set_css, theme_css
from generator.publish.lowered_css import lowered
from generator.render import script_groups, set_counts
from generator.render.scripts import joined
from generator.search import index
from generator.text.language_values import OWN_STEMMERS, stemmer_file
from generator.text.languages import LANGUAGES, ROOT

FOLDERS = ("cards", "checker", "css", "icons", "js", "pad", "pictures", "practice", "query", "vendor")
"""Folders of ``docs`` that stand at the root of the site under the same name."""

OWN_SCRIPTS = ("cards", "checker", "js", "pad", "practice", "query")
"""The folders with scripts of ours, which readers get without comments."""
_COMMENT = r"/\*(?:[^*]|\*(?!/))*\*/"
_SCRIPT_COMMENTS = re.compile(rf"^[ \t]*(?://.*|{_COMMENT})\n|/\*\* @type (?:[^*]|\*(?!/))*\*/ ", re.MULTILINE)

WORKERS = ("checker/worker.js", index.WORKER)
"""The scripts that have what they import within them: workers, whose imports the page cannot ask for beforehand."""

STYLES = ("css/fathom.css",)
CHECKER_STYLES = ("css/checker.css",)
CARD_STYLES = ("css/cards.css",)
PRACTICE_STYLES = ("css/practice.css",)
AID_STYLES = ("css/aid.css",)
LEARN_STYLES = ("css/learn.css",)
PAD_STYLES = ("css/pad.css",)
_PART = re.compile(r'@import "(?P<path>[^"]+)" layer\((?P<layer>[a-z]+)\);\n')

GAMES = "css/games.css"
"""How the games look among one another: their banners, on pages that belong to none of them."""

_LUNR = "self.lunr = { Pipeline: { registerFunction() {} }, generateStopWordFilter: () => null };"
"""The little that plug-ins of the search engine lunr need, in which Snowball's stemmers come."""

SCRIPTS = ("js/site.js",)
_PARTED = {"site", "checker", "cards", "aid", "learn", "pad"}
LEFT_OUT = {"manifest.yaml", "micropython.mjs", "service-worker.js", "kept-files.js"} | _PARTED
"""Files that are not copied as they are, and the folders of ``css`` with the parts of the style sheets."""


def game_style(game: GameCatalog) -> str | None:
    """Where the style sheet of a game stands, if it has one."""
    return f"css/{game.id}.css" if theme_css.has_style(game) or set_counts.expansions(game) else None


def styles(game: GameCatalog | None) -> tuple[str, ...]:
    """The style sheets of a page of a game, or of none."""
    own = game_style(game) if game else None
    return (*STYLES, own) if own else STYLES


def copy(site_dir: Path, games: Mapping[str, GameCatalog]) -> None:
    """Copy the shared files, and those of the games, below ``site_dir``."""
    for folder in FOLDERS:
        source = ROOT / "docs" / folder
        if source.is_dir():
            copy_function = _copy_plain if folder in OWN_SCRIPTS else shutil.copy2
            shutil.copytree(
                source,
                site_dir / folder,
                ignore=lambda _, names: LEFT_OUT.intersection(names),
                copy_function=copy_function,
            )
    for group in script_groups.groups():
        (site_dir / group).write_text(plain_script(script_groups.published(group) or ""), encoding="utf-8")
    for worker in WORKERS:
        (site_dir / worker).parent.mkdir(parents=True, exist_ok=True)
        (site_dir / worker).write_text(plain_script(joined(worker)), encoding="utf-8")
    _write_stemmers(site_dir)
    _write_styles(site_dir, games)
    for game in games.values():
        if style := game_style(game):
            rules = set_css.style(game)
            text = theme_css.style(game) + (in_layer("states", rules) if rules else "")
            (site_dir / style).write_text(lowered(text), encoding="utf-8")


def _write_stemmers(site_dir: Path) -> None:
    """The workers of the search for languages whose words have a stemmer of Snowball, which Material brings along."""
    own = {info.stemmer for info in LANGUAGES.values() if info.stemmer} - {*OWN_STEMMERS}
    for stemmer in sorted(own):
        plugins = (stemmer_file(name).read_text("utf-8") for name in ("stemmer.support", stemmer))
        parts = [
            plain_script(joined(index.WORKER)),
            _LUNR,
            *plugins,
            f"STEMMERS.{stemmer} = self.lunr.{stemmer}.stemmer;",
        ]
        text = "\n;".join(parts)
        (site_dir / index.stemmer_script(stemmer)).write_text(text, encoding="utf-8")
        (site_dir / "material").mkdir(exist_ok=True)
        (site_dir / "material" / "LICENSE").write_text(material_licence(), encoding="utf-8")


def _copy_plain(source: str, target: str) -> None:
    """Copy a file; a script without its comments, if it does not stand in that of its group."""
    if not source.endswith(".js"):
        shutil.copy2(source, target)
    elif (text := script_groups.published(Path(source).relative_to(ROOT / "docs").as_posix())) is not None:
        Path(target).write_text(plain_script(text), encoding="utf-8")


def plain_script(text: str) -> str:
    """A script without the comments that have a line of their own, and without types: a third of what readers fetch.

    >>> plain_script("/**\\n * @param {string} it\\n */\\nconst say = (it) => /** @type {S} */ (it); // so\\n//\\n")
    'const say = (it) => (it); // so\\n'
    """
    return _SCRIPT_COMMENTS.sub("", text)


def _write_styles(site_dir: Path, games: Mapping[str, GameCatalog]) -> None:
    """Put the style sheets together, with what follows from the languages and from the looks of the games."""
    languages = language_css.style(LANGUAGES.values())
    added = {
        STYLES[0]: in_layer("base", languages),
        CHECKER_STYLES[0]: "",
        CARD_STYLES[0]: "",
        PRACTICE_STYLES[0]: "",
        AID_STYLES[0]: "",
        LEARN_STYLES[0]: "",
        PAD_STYLES[0]: "",
        "css/chooser.css": languages,
    }
    (site_dir / GAMES).write_text(lowered("".join(map(theme_css.banner, games.values()))), encoding="utf-8")
    for name, more in added.items():
        (site_dir / name).write_text(lowered(with_parts(ROOT / "docs" / name) + more), encoding="utf-8")


def with_parts(sheet: Path) -> str:
    """A style sheet with its parts, each in its layer, in the place of the lines that import them."""

    def part(line: re.Match[str]) -> str:
        return in_layer(line["layer"], (sheet.parent / line["path"]).read_text(encoding="utf-8"))

    return _PART.sub(part, sheet.read_text(encoding="utf-8"))


def in_layer(layer: str, rules: str) -> str:
    """The rules of a style sheet in a layer of the cascade.

    >>> in_layer("base", "b { color: red; }\\n")
    '@layer base {\\nb { color: red; }\\n}\\n'
    """
    return f"@layer {layer} {{\n{rules}}}\n"


def material_licence() -> str:
    """The licence under which the stemmers of Material are passed on."""
    distribution = metadata.distribution("mkdocs-material")
    for name in ("licenses/LICENSE", "LICENSE"):
        if text := distribution.read_text(name):
            return text
    raise FileNotFoundError("the installed package mkdocs-material has no LICENSE")
