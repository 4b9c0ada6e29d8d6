"""The page that says what the signs on a game's cards mean: the parts of a face, rings, pictograms, symbols."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from markupsafe import Markup

from catalog.models.entries import Entry
from catalog.models.faces import CardFace, Pictogram, Signed
from catalog.models.vocabularies import Word
from generator.render.faces import box, face
from generator.render.page import Heading, Page, PageInfo
from generator.render.page_context import PageContext
from generator.render.route import Door, Route
from generator.render.set_counts import expansion, set_of
from generator.text.words import _

if TYPE_CHECKING:
    from catalog import GameCatalog
    from catalog.models.game import Collection
    from generator.render.site_context import SiteContext


@dataclass(frozen=True)
class Anatomy:
    """The face of a card with its parts: the drawing, and its width and height, to put numbers on it."""

    face: CardFace
    collection: Collection
    set: str
    drawing: Markup
    box: tuple[int, int]


@dataclass(frozen=True)
class Shown:
    """A pictogram, and the cards that show it, as references."""

    pictogram: Pictogram
    cards: tuple[tuple[str, Entry], ...]


def routes(site: SiteContext, game: GameCatalog) -> Iterator[Route]:
    """The one page, if the game has signs."""
    if not (game.pictograms or game.faces):
        return
    texts = PageContext(site, PageInfo("", game=game.id))
    door = Door(_("What the signs mean"))
    title, description = (
        texts.plain(door.title, "site"),
        texts.plain(
            _("What the pictograms, rings and badges on the cards of {name} mean."),
            "site",
            name=texts.plain(game.game.name),
        ),
    )
    yield Route(f"{game.id}/signs/", title, description, "signs", game.id, render=_page, door=door)


def _page(ctx: PageContext) -> Page:
    assert ctx.game is not None
    game = ctx.game
    signed = [
        (f"{collection.kind}:{entry.id}", entry, entry.sign.shows)
        for collection in game.collections
        for entry in collection.entries
        if isinstance(entry, Signed) and entry.sign is not None
    ]
    shown = [
        Shown(pictogram, tuple((reference, entry) for reference, entry, id_ in signed if id_ == pictogram.id))
        for pictogram in game.pictograms
    ]
    words = [
        collection
        for collection in game.collections
        if ctx.site.has_faces(game.id, collection.kind)
        and collection.entries
        and all(isinstance(entry, Word) for entry in collection.entries)
    ]
    anatomies = [_anatomy(ctx, game, one) for one in game.faces if ctx.site.has_faces(game.id, one.id)]
    toc = [Heading(f"face-{one.face.id}", ctx.plain(one.collection.title), set=one.set) for one in anatomies]
    if game.rings:
        toc.append(Heading("rings", ctx.plain(_("When"), "site")))
    if shown:
        toc.append(Heading("pictograms", ctx.plain(_("What happens"), "site")))
    toc += [Heading(one.id, ctx.plain(one.title)) for one in words]
    return ctx.page("signs.html.j2", toc=tuple(toc), anatomies=anatomies, shown=shown, vocabularies=words)


def _anatomy(ctx: PageContext, game: GameCatalog, described: CardFace) -> Anatomy:
    collection = next(one for one in game.collections if one.kind == described.id)
    entry = next(one for one in collection.entries if f"{described.id}:{one.id}" == described.example)
    drawing = face(ctx, described.id, entry)
    return Anatomy(described, collection, expansion(game, set_of(game, entry)), drawing, box(drawing))
