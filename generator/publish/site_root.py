"""The files at the root of the site, beside the languages: chooser, symbols, data, service worker."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from markupsafe import Markup
from mkdocs.config import load_config

from catalog import Catalog
from generator.checkers import bundle
from generator.publish import assets, face_files, json_api, offline_lists, redirects
from generator.publish.theme_context import hash_of
from generator.render.environment import TEMPLATES
from generator.render.page import PageInfo
from generator.render.page_context import PageContext
from generator.render.site_context import SCENE, SiteContext, scene_of
from generator.text.languages import ROOT, LanguageInfo, language

ADDRESS = "FATHOM_SITE_URL"
"""The environment variable that says where the site will stand; without it there is no site map."""


def write_static(site: SiteContext, site_dir: Path) -> None:
    """Write what all languages share and what holds no translation; ``site`` is the site in any language."""
    catalog = site.catalog
    assets.copy(site_dir, catalog.games)
    write_drawings(catalog, site_dir)
    for game in catalog.games:
        for path, drawing in face_files.files(site, game):
            _write(site_dir / path, drawing)
    json_api.write(catalog, site_dir / "api")
    bundle.write(catalog, site_dir)
    _write(site_dir / "manifest.webmanifest", json.dumps(manifest(), ensure_ascii=False, indent=1))
    _write(site_dir / "robots.txt", "User-agent: *\nAllow: /\n")
    _write(site_dir / ".nojekyll", "")


def write_drawings(catalog: Catalog, site_dir: Path) -> None:
    """Write the symbols of each game, and its scene."""
    for game in catalog.games:
        _write(site_dir / "symbols" / f"{game}.svg", sprite(game))
        scene = TEMPLATES[0] / game / SCENE
        if scene.is_file():
            _write(site_dir / scene_of(game), scene.read_text(encoding="utf-8"))


def write_translated(site: SiteContext, codes: Sequence[str], site_dir: Path) -> None:
    """Write what speaks all languages at once, and how far they are; ``site`` is the site in any language."""
    languages = [language(code) for code in codes]
    json_api.write_survey(site.survey, site_dir / "api")
    for template in ("index.html", "404.html"):
        _write(site_dir / template, root_page(site, template, languages))


def write_lists(codes: Sequence[str], site_dir: Path) -> None:
    """Write what follows from all that is there: moved addresses, the site map, what is kept for reading offline."""
    languages = [language(code) for code in codes]
    redirects.write(languages, site_dir)
    if address := os.environ.get(ADDRESS, ""):
        _write(site_dir / "sitemap.xml", sitemap(site_dir, address, languages))
    offline_lists.write(site_dir, [info.tag for info in languages])


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
    # Dead links lead to the same file from any depth, so only whole addresses can lead away from it.
    address = load_config(str(ROOT / "mkdocs.yml")).site_url or ""
    page = site.environment.get_template(f"root/{template}.j2")
    script = assets.plain_script((TEMPLATES[0] / "root" / "404.js").read_text(encoding="utf-8"))
    return page.render(
        contexts=contexts,
        games=list(site.catalog.games.values()),
        address=address,
        script=Markup(script),
        script_hash=hash_of(script),
    )


def sitemap(site_dir: Path, address: str, languages: Sequence[LanguageInfo]) -> str:
    """All pages with their other languages, for search engines; of those that have moved, only the new addresses."""
    moved = redirects.read()
    base = address.rstrip("/") + "/"
    entries = []
    for file in sorted((site_dir / languages[0].tag).rglob("index.html")):
        path = file.parent.relative_to(site_dir / languages[0].tag).as_posix().removeprefix(".")
        path = f"{path}/" if path else ""
        if path in moved:
            continue
        others = "".join(
            f'<xhtml:link rel="alternate" hreflang="{info.tag}" href="{base}{info.tag}/{path}"/>' for info in languages
        )
        entries += [f"<url><loc>{base}{info.tag}/{path}</loc>{others}</url>" for info in languages]
    head = '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">'
    return "\n".join(['<?xml version="1.0" encoding="UTF-8"?>', head, *entries, "</urlset>"]) + "\n"


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
