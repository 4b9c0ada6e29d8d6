"""The pages on which readers of a built site suggest translations, each a file beside the page itself."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from catalog import load
from generator.checkers import bundle
from generator.pages import CommandHelps
from generator.preview.injection import OFFERED, suggesting
from generator.preview.marks import numbers
from generator.preview.session import Preview
from generator.publish import site_folder, translate_data
from generator.publish.assets import plain_script, with_parts
from generator.publish.lowered_css import lowered
from generator.render.script_groups import with_rooms
from generator.render.scripts import BROWSER
from generator.render.urls import TRANSLATING
from generator.text.languages import language
from generator.text.processes import workers
from generator.text.words import Words

PREFIX = "translating-"
"""What the names of files that belong to a page begin with, as these pages load them: with the marks of their texts."""


_IN_FIELDS = {"english", "forms", "file", "origin"}
"""Parts of a message that its fields have as well, or that nobody without the repository needs."""


class NoSiteError(LookupError):
    """The folder holds no site in a language."""


def write(site_dir: Path, codes: Sequence[str], command_help: CommandHelps, jobs: int = 2) -> dict[str, int]:
    """Add the pages of the languages to the site that stands in ``site_dir``; gives how many each language has.

    Only pages that the site has get one. Raises NoSiteError, with nothing written, where the site lacks one of the
    languages; what was there is written anew.
    """
    for code in codes:
        if not (site_dir / language(code).tag / "index.html").is_file():
            raise NoSiteError(code)
    _write_scripts(site_dir)
    bundle.write_proofreading(site_dir)
    catalog = load()
    for code in codes:
        translate_data.write(catalog, Words(code), site_dir)
    with workers(min(jobs, len(codes))) as pool:
        if pool is None:
            written = {code: _write_language(site_dir, code, command_help) for code in codes}
        else:
            waiting = {code: pool.submit(_write_language, site_dir, code, command_help) for code in codes}
            written = {code: done.result() for code, done in waiting.items()}
    site_folder.add(site_dir, filter(_is_ours, site_folder.files_below(site_dir)))
    return written


def _is_ours(name: str) -> bool:
    apart = (f"{OFFERED}/", f"{translate_data.FOLDER}/", bundle.TRANSLATE)
    return name.startswith(apart) or Path(name).name.startswith((TRANSLATING, PREFIX))


def _write_scripts(site_dir: Path) -> None:
    """Write the scripts that these pages load, without comments, and their style sheet."""
    folder = site_dir / OFFERED
    folder.mkdir(parents=True, exist_ok=True)
    scripts = {
        "start.js": (BROWSER / "translate" / "start.js").read_text(encoding="utf-8"),
        "translate.js": with_rooms(f"{OFFERED}/translate.js", ("preview", "translate")),
    }
    for name, text in scripts.items():
        (folder / name).write_text(plain_script(text), encoding="utf-8")
    sheet = BROWSER / "translate" / "translate.css"
    (folder / sheet.name).write_text(lowered(with_parts(sheet)), encoding="utf-8")


def _write_language(site_dir: Path, code: str, command_help: CommandHelps) -> int:
    preview = Preview(code, command_help)
    tag = language(code).tag
    paths = [path for path in sorted(preview.paths()) if (site_dir / tag / path / "index.html").is_file()]
    pages = {path: preview.marked_page(path) for path in paths}
    files = {path: preview.marked_files(path) for path in paths}
    seen = {path: numbers(html + "".join(files[path].values())) for path, html in pages.items()}
    often = Counter(number for of_page in seen.values() for number in of_page)
    everywhere = {number for number, count in often.items() if count * 2 > len(paths)}
    shared = _slim(preview.for_readers("", sorted(everywhere)))
    everything = {part: shared[part] for part in ("words", "suggesting", "setting", "messages", "forms")}
    everything |= {"code": code, "repository": preview.repository}
    text = json.dumps(everything, ensure_ascii=False, separators=(",", ":"))
    (site_dir / OFFERED / f"{tag}.json").write_text(text, encoding="utf-8")
    for path, html in pages.items():
        data = _slim(preview.for_readers(path, (number for number in seen[path] if number not in everywhere)))
        del data["words"], data["suggesting"], data["setting"]
        root = "../" * (path.count("/") + 1)
        folder = site_dir / tag / path
        (folder / TRANSLATING).write_text(suggesting(html, root, data), encoding="utf-8")
        for name, text in files[path].items():
            (folder / f"{PREFIX}{name}").write_text(text, encoding="utf-8")
    return len(paths)


def _slim(data: dict[str, Any]) -> dict[str, Any]:
    """The data of a page without empty parts of messages, and without what their fields say as well."""
    written = {number: message for number, message in data["messages"].items() if message["fields"]}  # no figures
    messages = {number: _without_twins(message) for number, message in written.items()}
    return {**data, "messages": messages}


def _without_twins(message: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in message.items() if value and name not in _IN_FIELDS}
