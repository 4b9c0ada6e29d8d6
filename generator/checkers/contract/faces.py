"""The templates of a game, filled in as the build does: the face of each card in each size, and what each card does."""

from __future__ import annotations

import re
import traceback
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from jinja2 import TemplateNotFound, TemplateSyntaxError

from catalog.findings import Finding, did_you_mean, listed, shown
from generator.render.faces import SIZES, face, what
from generator.render.page import PageInfo
from generator.render.page_context import PageContext
from generator.text.languages import shown_path

if TYPE_CHECKING:
    from catalog.models.entries import Entry
    from catalog.models.game import GameCatalog, Record
    from generator.render.site_context import SiteContext

_ATTRIBUTE = re.compile(r"has no attribute '(\w+)'")
_NAME = re.compile(r"'(\w+)' is undefined")


def faults(game: GameCatalog, site: SiteContext) -> list[Finding]:
    """Templates that cannot be read, and those that some card cannot be drawn or told by; the first card is named."""
    own = sorted(name for name in site.templates if name.startswith(f"{game.id}/") and name.endswith(".j2"))
    unread = [*_unread(site, own)]
    if unread:
        return unread
    found: dict[tuple[object, ...], Finding] = {}
    ctx = PageContext(site, PageInfo("", game=game.id))
    for collection in game.collections:
        for entry in collection.entries:
            record = game.records[f"{collection.kind}:{entry.id}"]
            for finding in _drawn(ctx, collection.kind, entry, record):
                found.setdefault((finding.file, finding.line, finding.given), finding)
    return list(found.values())


def _unread(site: SiteContext, names: list[str]) -> Iterator[Finding]:
    for name in names:
        try:
            site.environment.get_template(name)
        except TemplateSyntaxError as error:
            file = shown_path(Path(error.filename or name))
            hint = "correct the line; the block may begin further up"
            message = "the template cannot be read"
            accepted = "what Jinja reads: {{ a value }}, {% a block %} … {% its end %}, {# a comment #}"
            yield Finding(file, error.lineno, "", shown(error.message or ""), accepted, hint, message, "bad-template")


def _drawn(ctx: PageContext, kind: str, entry: Entry, record: Record) -> Iterator[Finding]:
    """What one card cannot be drawn or told by."""
    for size in SIZES:
        try:
            face(ctx, kind, entry, size)
        except Exception as error:
            yield _failed(ctx, error, entry, f"the face of {record.ref} in the size '{size}' cannot be drawn", record)
    try:
        what(ctx, kind, entry)
    except Exception as error:
        yield _failed(ctx, error, entry, f"what {record.ref} does cannot be told", record)


def _failed(ctx: PageContext, error: Exception, entry: Entry, message: str, record: Record) -> Finding:
    """The finding at the innermost line of the game's own templates, or of its models, that an error came through."""
    stack = traceback.extract_tb(error.__traceback__)
    frames = [(Path(frame.filename).as_posix(), frame.lineno or 1) for frame in stack]
    module = type(entry).__module__.replace(".", "/")
    folders = (f"/templates/{ctx.game_id}/", f"/{module}")
    own = [(file, line) for file, line in frames if any(folder in file for folder in folders)]
    place = (shown_path(Path(own[-1][0])), own[-1][1]) if own else (record.origin.file, record.origin.line)
    given, known, accepted = _asked_for(ctx, error, entry)
    hint = did_you_mean(given, known, "correct the line, or what the entry says")
    message += f": {error}" if not known else ""
    return Finding(*place, "", shown(given), accepted, hint, message, "bad-template")


def _asked_for(ctx: PageContext, error: Exception, entry: Entry) -> tuple[str, list[str], str]:
    """What a template asked for, the names that there are instead, and these in words."""
    text = str(error)
    if isinstance(error, TemplateNotFound):
        name = error.name or ""
        folder = f"{name.rpartition('/')[0]}/"
        there = [Path(one).stem for one in sorted(ctx.site.templates) if one.rpartition("/")[0] + "/" == folder]
        return Path(name).stem, there, f"a drawing of {folder}: {listed(there, 40)}"
    if found := _ATTRIBUTE.search(text):
        names = [name for name in dir(type(entry)) if not name.startswith(("_", "model_"))]
        names = sorted({*type(entry).model_fields, *(name for name in names if name.islower())} - {*dir(object)})
        return found[1], names, f"what an entry has: {listed(type(entry).model_fields, 40)}"
    if found := _NAME.search(text):
        names = ["entry", "size", "game", "name", "field", "field_plain", "url", "plain", "icon", "sign"]
        return found[1], names, f"what is set in the template before, and {listed(names)}"
    kind = type(error).__name__
    given: Any = f"{kind}: {text}" if text else kind
    return given, [], "a template that can be filled in for each entry"
