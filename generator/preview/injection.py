"""What is put into a page for translators: the panel's script and style sheet, and all their data, as JSON."""

from __future__ import annotations

from typing import Any

from markupsafe import escape

from generator.publish.theme_context import secure
from generator.render.markup import json_script

PLACE = "js/preview"
"""Where the panel's files stand, and what the server is asked."""

DATA_ID = "preview-data"


def injected(html: str, root: str, data: dict[str, Any]) -> str:
    """The page with the panel; ``root`` leads from the page to the root of the site."""
    head = (
        f'<link rel="stylesheet" href="{root}{PLACE}/preview.css">'
        f'<script type="module" src="{root}{PLACE}/preview.js"></script>'
    )
    return _reading(html.replace("</head>", f"{head}</head>", 1).replace("</body>", f"{_script(data)}</body>", 1))


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
