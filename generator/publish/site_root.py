"""The files at the root of the site, beside the languages: chooser, symbols, data, service worker."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from typing import Any

from markupsafe import Markup

from catalog import Catalog
from generator.checkers import bundle
from generator.publish import assets, face_files, offline_lists, redirects, site_maps
from generator.publish.theme_context import hash_of
from generator.render import open_graph
from generator.render.environment import TEMPLATES
from generator.render.page import PageInfo
from generator.render.page_context import PageContext
from generator.render.site_context import SCENE, SiteContext, scene_of
from generator.text.languages import LanguageInfo, language


def write_static(site: SiteContext, site_dir: Path) -> None:
    """Write what all languages share and what holds no translation; ``site`` is the site in any language."""
    catalog = site.catalog
    assets.copy(site_dir, catalog.games)
    write_drawings(catalog, site_dir)
    for game in catalog.games:
        for path, drawing in face_files.files(site, game):
            _write(site_dir / path, drawing)
    bundle.write(catalog, site_dir)
    _write(site_dir / "manifest.webmanifest", json.dumps(manifest(), ensure_ascii=False, indent=1))
    maps = f"Sitemap: {site.address}{site_maps.INDEX}\n" if site.address else ""
    _write(site_dir / "robots.txt", f"User-agent: *\nAllow: /\n{maps}")
    _write(site_dir / ".nojekyll", "")


def write_drawings(catalog: Catalog, site_dir: Path) -> None:
    """Write the symbols of each game, and its scene."""
    for game in catalog.games:
        _write(site_dir / "symbols" / f"{game}.svg", sprite(game))
        scene = TEMPLATES[0] / game / SCENE
        if scene.is_file():
            _write(site_dir / scene_of(game), scene.read_text(encoding="utf-8"))


def write_translated(site: SiteContext, codes: Sequence[str], site_dir: Path) -> None:
    """Write what speaks all languages at once; ``site`` is the site in any language."""
    languages = [language(code) for code in codes]
    for template in ("index.html", "404.html"):
        _write(site_dir / template, root_page(site, template, languages))


def write_lists(site: SiteContext, pages: Mapping[str, Collection[str]], site_dir: Path) -> None:
    """Write what follows from all that is there: moved addresses, the site maps, what is kept for reading offline.

    ``site`` is the site in any language, ``pages`` the paths of all pages by the code of their language.
    """
    languages = [language(code) for code in pages]
    redirects.write(languages, site_dir, address=site.address)
    if site.address:
        site_maps.write(site, pages, site_dir)
    unlisted = site.catalog.games.keys() - site.catalog.listed.keys()
    offline_lists.write(site_dir, [info.tag for info in languages], unlisted)


def sprite(game: str) -> str:
    """All symbols of a game in one SVG, each under its name."""
    symbols = []
    for file in sorted((TEMPLATES[0] / game / "symbols").glob("*.svg")):
        drawing = file.read_text(encoding="utf-8").strip()
        symbols.append(f'<symbol id="{file.stem}" viewBox="0 0 24 24">{drawing}</symbol>')
    return '<svg xmlns="http://www.w3.org/2000/svg">\n' + "\n".join(symbols) + "\n</svg>\n"


def root_page(site: SiteContext, template: str, languages: Sequence[LanguageInfo]) -> str:
    """A page of the root, which speaks all languages at once."""
    contexts = [(info, PageContext(site.in_language(info.code), PageInfo(""))) for info in languages]
    page = site.environment.get_template(f"root/{template}.j2")
    script = assets.plain_script((TEMPLATES[0] / "root" / "404.js").read_text(encoding="utf-8"))
    return page.render(
        contexts=contexts,
        games=list(site.catalog.listed.values()),
        # Dead links lead to the same file from any depth, so only whole addresses can lead away from it.
        address=site.address,
        picture=site.address + open_graph.OF_SITE,
        size=(open_graph.WIDTH, open_graph.HEIGHT),
        script=Markup(script),
        script_hash=hash_of(script),
    )


def manifest() -> dict[str, Any]:
    """What makes the site installable. Its addresses are relative to the root."""
    return {
        "name": "Fathom",
        "short_name": "Fathom",
        "start_url": "./index.html",
        "scope": "./",
        "display": "standalone",
        "background_color": "#0b2a38",
        "theme_color": "#0b2a38",
        "categories": ["games", "reference"],
        "icons": [
            {"src": "icons/fathom.svg", "sizes": "any", "type": "image/svg+xml"},
            {"src": "icons/fathom-192.png", "sizes": "192x192", "type": "image/png"},
            {"src": "icons/fathom-512.png", "sizes": "512x512", "type": "image/png"},
            {"src": "icons/fathom-maskable-512.png", "sizes": "512x512", "type": "image/png", "purpose": "maskable"},
        ],
    }


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
