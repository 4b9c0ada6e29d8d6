"""What is put into a page for translators: the panel's script and style sheet, and all their data, as JSON."""

from __future__ import annotations

from typing import Any

from markupsafe import escape

from generator.publish.theme_context import secure
from generator.render.markup import json_script

PLACE = "js/preview"
"""Where the panel's files stand, and what the server is asked."""

OFFERED = "js/translate"
"""Where the scripts stand by which readers of the site itself suggest translations."""

DATA_ID = "preview-data"

_FIRST = '<meta name="viewport"'
"""What stands in the head behind the policy of a page, and before its scripts."""

_OWN_SCRIPTS = "script-src 'self'"
_WASM = "'wasm-unsafe-eval'"


def injected(html: str, root: str, data: dict[str, Any]) -> str:
    """The page with the panel; ``root`` leads from the page to the root of the site."""
    head = (
        f'<link rel="stylesheet" href="{root}{PLACE}/preview.css">'
        f'<script type="module" src="{root}{PLACE}/preview.js"></script>'
    )
    return _reading(html.replace("</head>", f"{head}</head>", 1).replace("</body>", f"{_script(data)}</body>", 1))


def suggesting(html: str, root: str, data: dict[str, Any]) -> str:
    """The page on which readers of the site suggest translations, as a file beside the page itself.

    What keeps its address like that of the page comes first. Search engines are to know the page alone, and the checks
    of what is written run as WebAssembly on every page.
    """
    first = (
        '<meta name="robots" content="noindex">'
        f'<script src="{root}{OFFERED}/start.js"></script>'
        f'<link rel="stylesheet" href="{root}{OFFERED}/translate.css">'
        f'<script type="module" src="{root}{OFFERED}/translate.js"></script>'
    )
    page = html.replace(_FIRST, first + _FIRST, 1).replace("</body>", f"{_script(data)}</body>", 1)
    return page if _WASM in page else page.replace(_OWN_SCRIPTS, f"{_OWN_SCRIPTS} {_WASM}", 1)


def stand_in(lang: str, title: str, root: str, data: dict[str, Any]) -> str:
    """A page in the place of one that cannot be made; the panel on it says why."""
    page = (
        f'<!doctype html><html lang="{escape(lang)}"><head><meta charset="utf-8"><!-- content security policy -->'
        f'<meta name="viewport" content="width=device-width"><title>{escape(title)}</title></head>'
        f"<body><main><h1>{escape(title)}</h1></main></body></html>"
    )
    return _reading(secure(injected(page, root, data), root, wasm=False))


def _reading(page: str) -> str:
    """The page under a policy that lets the preview read whole pages, to take the new texts from them."""
    return page.replace("trusted-types default", "trusted-types default preview", 1)


def _script(data: dict[str, Any]) -> str:
    return f'<script type="application/json" id="{DATA_ID}">{json_script(data)}</script>'
