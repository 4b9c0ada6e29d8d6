"""What a browser of cards is given: the cards, what can be asked of them, how it is drawn, and the words around it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from catalog.models.vocabularies import Word
from generator.query import declared
from generator.render.faces import PICTOGRAMS, Size, extent, what
from generator.render.set_counts import expansion, set_of
from generator.text.words import _

if TYPE_CHECKING:
    from catalog.models.game import Collection, Facet
    from generator.render.page_context import PageContext


def facets_of(collection: Collection) -> list[Facet]:
    """The facets that some of the entries have."""
    return [facet for facet in collection.facets if any(facet.value(entry) is not None for entry in collection.entries)]


def faces_of(ctx: PageContext, collection: Collection) -> dict[str, Any] | None:
    """Where the faces of a collection are, below the root of the site, and how large; None without any."""
    if not ctx.site.has_faces(ctx.game_id, collection.kind) or not collection.entries:
        return None
    reference = f"{collection.kind}:{collection.entries[0].id}"
    sizes: tuple[Size, ...] = ("m", "s")
    folder = ctx.urls.face(reference, "m").rpartition("faces/")[2].rpartition("/")[0]
    return {"folder": f"faces/{folder}/", **{size: list(extent(ctx, reference, size)) for size in sizes}}


def of_collection(ctx: PageContext, collection: Collection) -> dict[str, Any]:
    """What the room ``cards`` of the browser is given: cards, what can be asked of them, the look, and the words."""
    assert ctx.game is not None
    game = ctx.game
    others = [ctx.site.prose_in(info.code) for info in ctx.site.languages if info.code != ctx.words.lang]
    schema = declared.schema(ctx.prose, game, (collection,))
    cards = declared.cards(ctx.prose, others, game, (collection,))
    for card, entry in zip(cards, collection.entries, strict=True):
        phrase = ctx.name(f"{collection.kind}:{entry.id}")
        card |= {"name": str(phrase)} | ({"lang": phrase.lang} if phrase.is_fallback else {})
        if set_ := expansion(game, set_of(game, entry)):
            card["set"] = set_
        if not card["text"]:
            card["text"] = " ".join(what(ctx, collection.kind, entry).striptags().split())
    return {
        **_around(ctx, ctx.plain(collection.title)),
        "schema": schema,
        "cards": cards,
        "facets": _all_drawn(ctx, collection),
        "faces": faces_of(ctx, collection),
    }


def of_names(ctx: PageContext, title: str, names: Mapping[str, tuple[str, ...]]) -> dict[str, Any]:
    """The same of a table without a list: each id with its names, the first as it is shown."""
    assert ctx.game is not None
    cards = [
        {"id": id_, "kind": "", "place": place, "name": known[0], "names": list(known), "text": "", "values": {}}
        for place, (id_, known) in enumerate(names.items())
    ]
    schema = declared.schema(ctx.prose, ctx.game, ())
    return {**_around(ctx, title), "schema": schema, "cards": cards, "facets": {}, "faces": None}


def _around(ctx: PageContext, title: str) -> dict[str, Any]:
    return {
        "title": title,
        "text": _texts(ctx),
        "counts": _counts(ctx),
        "symbols": f"symbols/{ctx.game_id}.svg",
        "pictograms": f"faces/{ctx.game_id}/{PICTOGRAMS}",
    }


def _all_drawn(ctx: PageContext, collection: Collection) -> dict[str, Any]:
    """How the facets are drawn, and those amounts that are numbers of their own: there may be more than one."""
    facets: dict[str, Any] = {}
    for facet in facets_of(collection):
        facets[facet.id] = _drawn(ctx, facet)
        amounts = [amounts for entry in collection.entries for amounts in facet.amounts(entry)]
        for ref in declared.counted(collection, facet):
            if max(each.get(ref, 0) for each in amounts) > 1:
                symbol = sign_of(ctx, ref)
                facets[declared.amount_id(facet.id, ref)] = {"aside": True, **({"symbol": symbol} if symbol else {})}
    return facets


def sign_of(ctx: PageContext, ref: str) -> str:
    """The symbol of an entry: its own, or the one that is named like it; '' where there is none."""
    id_ = ref.rpartition(":")[2]
    record = ctx.site.catalog.find(ref, game=ctx.game_id)
    symbol = getattr(record, "symbol", None) or id_
    return symbol if symbol in ctx.site.symbols(ctx.game_id) else ""


def _drawn(ctx: PageContext, facet: Facet) -> dict[str, Any]:
    """How a facet is drawn: the symbol of a number, those of its values by their ids; and which numbers are better."""
    symbols, hues = ctx.site.symbols(ctx.game_id), ctx.site.hues(ctx.game_id)
    signs, others = {}, {}
    if facet.type in ("entry", "entries", "counts") and ctx.game:
        entries = [entry for entries in ctx.game.named.values() for entry in entries]
        words = {entry.id: entry.symbol for entry in entries if isinstance(entry, Word) and entry.hue}
        others = {id_: symbol for id_, symbol in words.items() if symbol in symbols and id_ not in symbols}
        signs = {id_: hues.get(id_, "") for id_ in sorted({entry.id for entry in entries} & symbols | set(others))}
    drawings = {pictogram.id for pictogram in ctx.game.pictograms} if ctx.game else set()
    drawn: dict[str, Any] = {
        "symbol": facet.symbol,
        "better": facet.better,
        "signs": signs,
        "symbols": others,
        "pictograms": bool(facet.choices) and all(choice.id in drawings for choice in facet.choices),
        "aside": facet.aside,
    }
    return {key: value for key, value in drawn.items() if value}


def _texts(ctx: PageContext) -> dict[str, str]:
    """The words around the cards."""
    messages = {
        "any": _("any"),
        "at-least": _("{field}: at least"),
        "at-most": _("{field}: at most"),
        "back": _("Back to all"),
        "best": _("best"),
        "choose": _("Choose 2 or 3 to compare"),
        "clear": _("Clear"),
        "close": _("Close"),
        "compare": _("Compare"),
        "empty": _("The net comes up empty"),
        "faces": _("Faces"),
        "filter": _("Filter"),
        "find": _("Name, effect or {example}"),
        "has": _("{name} has it"),
        "highest": _("{field}, highest first"),
        # Translators: below a card in a picker that another input of the form has already: in “Lords of your rivals”
        "in": _("in “{name}”"),
        "lowest": _("{field}, lowest first"),
        "of": _("{shown} of {all}"),
        "order": _("Printed order"),
        "search": _("Search rules and cards for “{words}”"),
        "sort": _("Sort"),
        "table": _("Table"),
        "text": _("What it does"),
        "with": _("Compare {name}"),
        "without": _("Without {term}"),
    }
    return {key: str(ctx.words.text("site", text)) for key, text in messages.items()}


def _counts(ctx: PageContext) -> dict[str, dict[str, str]]:
    """Sentences with a number in them, by the forms of the language."""
    return {
        "chosen": ctx.forms("{n} chosen", "{n} chosen", "site"),
        "off": ctx.forms("{n} more in sets that are not in play", "{n} more in sets that are not in play", "site"),
        "show": ctx.forms("Show {n} card", "Show {n} cards", "site"),
    }
