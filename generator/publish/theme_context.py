"""What the theme's templates need to know for one page, and the policy that the page is served under."""

from __future__ import annotations

import base64
import hashlib
import re
from functools import cache, partial
from typing import TYPE_CHECKING, Any

from markupsafe import Markup

from generator.pages import changes
from generator.pages.games import asks
from generator.publish import assets
from generator.render import open_graph
from generator.render.page_context import PageContext
from generator.render.prose import Value
from generator.render.set_counts import expansions
from generator.render.urls import CHANGES
from generator.search.index import settings
from generator.text.errors import BuildFailedError
from generator.text.languages import ROOT
from generator.text.lazy_text import _, lazy
from generator.text.subtags import name_in

if TYPE_CHECKING:
    from generator.render.page import Page
    from generator.render.site_context import SiteContext

_SCRIPT = re.compile(r"<script\b([^>]*)>(.*?)</script\b[^>]*>", re.DOTALL | re.IGNORECASE)
_DATA = re.compile(r"""\btype=(["'])application/(?:ld\+)?json\1""")
_ELSEWHERE = re.compile(r"""\bsrc=["'](?!data:)""")
_ROOT = "{{ urls.root('') }}"
"""What a script of the frame may hold of its page: the way to the root of the site."""

_OF_EACH = 2
"""How many questions of each game the search offers on pages of no game: all of them are in sight on a phone."""

_POLICY_MARK = "<!-- content security policy -->"


def frame_context(site: SiteContext, page: Page) -> dict[str, Any]:
    """The texts and links of the frame around ``page``."""
    ctx = PageContext(site, page)

    def text(message: str, **params: Value) -> Markup:
        return ctx.html(message, "site", **params)

    others = [
        {
            "code": info.code,
            "tag": info.tag,
            "name": info.name,
            "here": name_in(info.code, site.language.code),
            "url": ctx.urls.language(info.tag),
        }
        for info in site.languages
    ]
    game = ctx.game
    of_game = [ctx.plain(game.game.name)] if game and page.path != f"{game.id}/" else []
    if game and not of_game and game.game.name not in page.title:
        of_game = [game.game.name]  # as the box is called everywhere else
    return {
        "_": text,
        "sign": ctx.sign,
        "on_table": ctx.on_table,
        "plural_forms": partial(ctx.forms, domain="site"),
        "this_page": page,
        "title_after": [*([page.within] if page.within else []), *of_game],
        "shared": _shared(ctx, page),
        "draft": bool(game and game.game.draft),
        "unlisted": bool(game and game.game.unlisted),
        "sets": [
            {"id": part.id, "name": ctx.name(f"set:{part.id}"), "is_base": part == game.game.sets[0], "year": part.year}
            for part in game.game.sets
        ]
        if game and expansions(game)
        else [],
        "expansions": [part.id for part in expansions(game)] if game else [],
        "urls": ctx.urls,
        "language": site.language,
        "languages": others,
        "origin": next((other for other in others if other["code"] == site.language.derived_from), None),
        "site_address": site.address,
        "assets": {
            "styles": assets.styles(game),
            "scripts": assets.SCRIPTS,
        },
        "translating": {"url": ctx.translating_url, "place": ctx.translating_place},
        "search": settings(site, ctx.urls, page.game),
        "often_asked": _often_asked(ctx),
        "put_in_play": {
            f"{of.id}:{part.id}": ctx.plain("Put {set} in play", "site", set=ctx.prose.name(of.id, f"set:{part.id}"))
            for of in site.catalog.games.values()
            for part in expansions(of)
        },
    }


def _often_asked(ctx: PageContext) -> list[str]:
    """The questions that the empty search offers: those of the game, or the first of each where no game is in hand."""
    listed = ctx.site.catalog.listed
    if ctx.game:
        return asks(ctx, ctx.game) if ctx.game.id in listed else []
    return [question for game in listed.values() for question in asks(ctx, game)[:_OF_EACH]]


def _shared(ctx: PageContext, page: Page) -> dict[str, Any]:
    """What is told to those who list or share the page; what has to be a whole address is '' where none is known."""
    site, has_changes = ctx.site, changes.has_changes(ctx.site)
    return {
        "type": "article" if page.path else "website",
        "locale": open_graph.locale(site.language.code),
        "address": site.whole(page.path),
        "picture": site.address and site.address + (page.picture or open_graph.of_game(site, page.game)),
        "size": open_graph.CARD if page.picture else (open_graph.WIDTH, open_graph.HEIGHT),
        "changes": ctx.urls.to(CHANGES) if has_changes else "",
        "feed": site.whole(f"{CHANGES}{changes.FEED}") if has_changes else "",
        "feed_title": ctx.plain(changes.TITLE, "site"),
    }


def secure(html: str, root: str, *, wasm: bool) -> str:
    """The page with its content security policy: everything from here, inline scripts by their hashes only.

    ``root`` leads to the root of the site. Raises BuildFailedError for an inline script that no template of the frame
    has: some text has become markup.
    """
    known = {script.replace(_ROOT, root) for script in frame_scripts()}
    hashes = set()
    for attributes, script in _SCRIPT.findall(html):
        if _DATA.search(attributes) or (_ELSEWHERE.search(attributes) and not script.strip()):
            continue
        if script not in known:
            raise BuildFailedError(
                lazy(
                    _(
                        "a page holds the script “{script}”, which is none of the frame’s: either a text has become "
                        "markup, or the script belongs into docs/overrides/partials/javascripts/"
                    ),
                    script=" ".join(script.split())[:80] or attributes.strip()[:80],
                )
            )
        hashes.add(hash_of(script))
    return html.replace(_POLICY_MARK, _policy(sorted(hashes), wasm), 1)


@cache
def frame_scripts() -> frozenset[str]:
    """The inline scripts of the frame as their templates have them."""
    files = sorted((ROOT / "docs" / "overrides" / "partials" / "javascripts").glob("*.html"))
    return frozenset(script for file in files for _attributes, script in _SCRIPT.findall(file.read_text("utf-8")))


def _policy(scripts: list[str], wasm: bool) -> str:
    script_sources = ["'self'", *scripts, *(["'wasm-unsafe-eval'"] if wasm else [])]
    rules = {
        "default-src": "'none'",
        "script-src": " ".join(script_sources),
        "style-src": "'self'",
        "img-src": "'self' data:",
        "font-src": "'self'",
        "connect-src": "'self'",
        "worker-src": "'self'",
        "manifest-src": "'self'",
        "base-uri": "'none'",
        "form-action": "'self'",
        "require-trusted-types-for": "'script'",
        "trusted-types": "default",
    }
    content = "; ".join(f"{name} {value}" for name, value in rules.items())
    return f'<meta http-equiv="Content-Security-Policy" content="{content}">'


def hash_of(script: str) -> str:
    """How a policy names an inline script."""
    digest = hashlib.sha256(script.encode()).digest()
    return f"'sha256-{base64.b64encode(digest).decode()}'"
