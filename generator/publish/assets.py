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
from generator.query.evaluate import SCRIPT as QUERIES
from generator.render import script_groups, set_counts
from generator.render.scripts import BROWSER, address_of, joined
from generator.search import index
from generator.text.language_values import OWN_STEMMERS, stemmer_file
from generator.text.languages import LANGUAGES, ROOT

FOLDERS = ("icons", "pictures", "vendor")
"""Folders of ``docs`` that stand at the root of the site under the same name."""

_COMMENT = r"/\*(?:[^*]|\*(?!/))*\*/"
_SCRIPT_COMMENTS = re.compile(rf"^[ \t]*(?://.*|{_COMMENT})\n|/\*\* @type (?:[^*]|\*(?!/))*\*/ ", re.MULTILINE)

WORKERS = ("js/engine/worker.js", index.WORKER)
"""The scripts that have what they import within them: workers, whose imports the page cannot ask for beforehand."""

STYLES = ("css/fathom.css",)
_PART = re.compile(r'@import "(?P<path>[^"]+)" layer\((?P<layer>[a-z]+)\);\n')

GAMES = "css/games.css"
"""How the games look among one another: their banners, on pages that belong to none of them."""

_LUNR = "self.lunr = { Pipeline: { registerFunction() {} }, generateStopWordFilter: () => null };"
"""The little that plug-ins of the search engine lunr need, in which Snowball's stemmers come."""

SCRIPTS = ("js/shell/site.js",)
LEFT_OUT = {"manifest.yaml", "micropython.mjs"}
"""Files of ``docs`` that are not copied."""

_UNPUBLISHED = {"js/shell/service-worker.js", "js/shell/kept-files.js", QUERIES}
"""Scripts that readers do not get, or get what is made of them: the service worker stands at the root of the site."""

_ROOMS_APART = ("preview", "search", "translate")
"""Rooms whose scripts are not published one by one: those for translators, and those that stand in a worker."""


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
        shutil.copytree(ROOT / "docs" / folder, site_dir / folder, ignore=lambda _, names: LEFT_OUT.intersection(names))
    for script, text in published_scripts().items():
        (site_dir / script).parent.mkdir(parents=True, exist_ok=True)
        (site_dir / script).write_text(plain_script(text), encoding="utf-8")
    _write_stemmers(site_dir)
    _write_styles(site_dir, games)
    for game in games.values():
        if style := game_style(game):
            rules = set_css.style(game)
            text = theme_css.style(game) + (in_layer("states", rules) if rules else "")
            (site_dir / style).write_text(lowered(text), encoding="utf-8")


def published_scripts() -> dict[str, str]:
    """The scripts that readers get, comments and all, by their addresses: alone, as a group, or as a whole worker."""
    files = [file for file in sorted(BROWSER.rglob("*.js")) if file.relative_to(BROWSER).parts[0] not in _ROOMS_APART]
    alone = [address for address in map(address_of, files) if address not in {*_UNPUBLISHED, *WORKERS}]
    texts = {script: script_groups.published(script) for script in (*alone, *script_groups.groups())}
    return {script: text for script, text in texts.items() if text is not None} | {one: joined(one) for one in WORKERS}


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


def plain_script(text: str) -> str:
    """A script without the comments that have a line of their own, and without types: a third of what readers fetch.

    >>> plain_script("/**\\n * @param {string} it\\n */\\nconst say = (it) => /** @type {S} */ (it); // so\\n//\\n")
    'const say = (it) => (it); // so\\n'
    """
    return _SCRIPT_COMMENTS.sub("", text)


def _write_styles(site_dir: Path, games: Mapping[str, GameCatalog]) -> None:
    """Put the style sheets together, with what follows from the languages and from the looks of the games."""
    languages = language_css.style(LANGUAGES.values())
    added = {"fathom.css": in_layer("base", languages), "chooser.css": languages}
    (site_dir / "css").mkdir(exist_ok=True)
    (site_dir / GAMES).write_text(lowered("".join(map(theme_css.banner, games.values()))), encoding="utf-8")
    for sheet in BROWSER.glob("*.css"):
        text = lowered(with_parts(sheet) + added.get(sheet.name, ""))
        (site_dir / "css" / sheet.name).write_text(text, encoding="utf-8")


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
