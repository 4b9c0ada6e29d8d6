"""The faces of cards in three sizes, each a drawing of its own."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Any, Literal, Protocol, get_args

from markupsafe import Markup

from catalog.models.base import Message
from catalog.models.entries import Entry
from catalog.walk import message_mark
from generator.text.lookups import unrecorded

if TYPE_CHECKING:
    from catalog import GameCatalog
    from catalog.models.base import Model
    from generator.render.site_context import SiteContext
    from generator.render.urls import Urls

Size = Literal["s", "m", "l"]
"""About 60 pixels wide, about 110, and from 200 with the name: three drawings of a card."""

SIZES: tuple[Size, ...] = get_args(Size)

_WIDTHS: dict[Size, int] = {"s": 60, "m": 110, "l": 240}
_BOX = re.compile(r'viewBox="0 0 ([0-9]+) ([0-9]+)"')


PICTOGRAMS = "pictograms.svg"
"""The pictograms of a game in one file, each under its id."""


class Writer(Protocol):
    """The page that a face stands on, as far as faces need it."""

    site: SiteContext
    urls: Urls
    game: GameCatalog | None

    @property
    def game_id(self) -> str: ...

    def render(self, template: str, **context: Any) -> Markup: ...

    def field(self, record: Model, field: str, of: Model | None = None) -> Markup: ...


def what(ctx: Writer, kind: str, entry: Entry) -> Markup:
    """What a card does, in a sentence or two: its text, or what the template ``<kind>.what.html.j2`` of its game says.

    When a power works is not said here: the ring says it. Empty for what does nothing.
    """
    if field := text_field(entry):
        return ctx.field(entry, field)
    template = f"{ctx.game_id}/{kind}.what.html.j2"
    return Markup(ctx.render(template, entry=entry).strip()) if template in ctx.site.templates else Markup("")


def text_field(entry: Entry) -> str | None:
    """The field that holds what a card does: the first text that its model asks of every such entry."""
    return next((field for field in _texts_of(type(entry)) if getattr(entry, field)), None)


@cache
def _texts_of(model: type[Entry]) -> tuple[str, ...]:
    own = (name for name, info in model.model_fields.items() if name not in Entry.model_fields and info.is_required())
    marks = ((name, message_mark(model, name)) for name in own)
    return tuple(name for name, mark in marks if mark is not None and mark == Message())


def pictogram(ctx: Writer, id_: str) -> Markup:
    """A pictogram beside its name, in the ink of the text and its accent."""
    return Markup('<svg class="pictogram" aria-hidden="true" viewBox="0 0 48 48"><use href="{}#{}"/></svg>').format(
        ctx.urls.root(f"faces/{ctx.game_id}/{PICTOGRAMS}"), id_
    )


def face(ctx: Writer, kind: str, entry: Entry, size: Size = "l") -> Markup:
    """The face of a card as SVG in one of its sizes; empty if the kind has no faces."""
    template = f"{ctx.game_id}/{kind}.svg.j2"
    return ctx.render(template, entry=entry, size=size) if template in ctx.site.templates else Markup("")


def image(ctx: Writer, reference: str, size: Size = "m", alt: str = "") -> Markup:
    """The face of a card as a picture of its own size, fetched when it comes into view."""
    width, height = extent(ctx, reference, size)
    return Markup('<img class="face face--{}" src="{}" alt="{}" width="{}" height="{}" loading="lazy">').format(
        size, ctx.urls.face(reference, size), alt, width, height
    )


def box(drawing: str) -> tuple[int, int]:
    """The width and height on which a face is drawn.

    >>> box('<svg viewBox="0 0 200 246">')
    (200, 246)
    """
    found = _BOX.search(drawing)
    return (int(found[1]), int(found[2])) if found else (1, 1)


def extent(ctx: Writer, reference: str, size: Size) -> tuple[int, int]:
    """The width and height at which a face is shown; all cards of a kind are of one form."""
    kind, _, id_ = reference.partition(":")
    key = (ctx.game_id, kind, size)
    if key not in ctx.site.extents:
        entry = next(one for one in ctx.game.named[kind] if one.id == id_) if ctx.game else None
        with unrecorded():  # how large a face is hangs on none of the texts in it
            width, height = box(face(ctx, kind, entry, size)) if entry else (1, 1)
        ctx.site.extents[key] = (_WIDTHS[size], round(_WIDTHS[size] * height / width))
    return ctx.site.extents[key]
