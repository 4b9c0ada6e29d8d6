"""A small site with the real service worker and the real script of its pages, to see what is kept of its versions."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

from generator.publish import offline_lists
from generator.render.scripts import source

_SCRIPTS = ("js/shell/offline.js", "js/kit/storage.js", "js/kit/root.js")

_PAGE = """<!doctype html><html lang="{tag}"><meta charset="utf-8"><title>{name} {version}</title>
<link rel="stylesheet" href="{up}css/site.css">
<body><h1>{version}</h1><p id="engine"></p>
<div data-new-version hidden><button type="button">Use it now</button></div>
<script type="module">
import {{ startOffline }} from "{up}js/shell/offline.js";
const root = new URL("{up}", location.href);
const start = () => startOffline(root);
if (document.readyState === "complete") start();
else addEventListener("load", start);
const engine = await fetch(new URL("engine/game.json", root)).then((answer) => answer.json());
document.getElementById("engine").textContent = engine.version;
</script>
"""

FIRST = ("en/", "en/rules/", "en/lords/", "en/offline/")
"""The pages that a first visit keeps."""

LATER = ("en/translations/", "en/guides/contributors/")
"""Pages that are kept when they are visited."""


def write(folder: Path, version: str) -> None:
    """Put a version of the site into ``folder``, in place of what is there."""
    new = folder.with_name(f"{folder.name}-new")
    shutil.rmtree(new, ignore_errors=True)
    for tag in ("en", "ja"):
        for path in (*FIRST, *LATER):
            place = new / path.replace("en/", f"{tag}/", 1)
            place.mkdir(parents=True, exist_ok=True)
            up = "../" * path.count("/")
            page = _PAGE.format(tag=tag, name=path, version=version, up=up)
            (place / "index.html").write_text(page, encoding="utf-8")
        (new / tag / "face.svg").write_text('<svg xmlns="http://www.w3.org/2000/svg"/>', encoding="utf-8")
    for name, text in {
        "index.html": f"<!doctype html><title>root {version}</title>",
        "404.html": "<!doctype html><title>no such page</title>",
        "manifest.webmanifest": "{}",
        "css/site.css": "h1 { color: teal; }",
        "engine/game.json": json.dumps({"version": version}),
        **{name: source(name).read_text(encoding="utf-8") for name in _SCRIPTS},
    }.items():
        place = new / name
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text, encoding="utf-8")
    offline_lists.write(new, ("en", "ja"))
    shutil.rmtree(folder, ignore_errors=True)
    new.rename(folder)
