"""What pages say in the terms of schema.org: the answers to what sources dispute, the terms of a game, the game itself.

Everything in it stands on the page as well, in the same words. What is about a part of the page is named by its anchor,
so that it needs no address of the site.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from generator.render import open_graph
from generator.render.markup import json_script
from generator.render.page_context import PageContext
from generator.text.words import _

if TYPE_CHECKING:
    from catalog import GameCatalog
    from catalog.models.entries import Discrepancy, Term


def _said(kind: str, **facts: Any) -> str:
    """A thing of schema.org as JSON for a script element; what is empty is left out."""
    told = {name: fact for name, fact in facts.items() if fact}
    return str(json_script({"@context": "https://schema.org", "@type": kind, **told}))


def answers(ctx: PageContext, discrepancies: Iterable[Discrepancy]) -> str:
    """Points in dispute as questions with the answer that this site follows, and what each source says."""
    return _said("FAQPage", mainEntity=[_answered(ctx, item) for item in discrepancies])


def _answered(ctx: PageContext, item: Discrepancy) -> dict[str, Any]:
    def labelled(label: str, text: str) -> str:
        return ctx.plain(_("{label}: {text}"), "site", label=label, text=ctx.plain(text))

    followed = labelled(ctx.plain(_("We follow"), "site"), item.followed)
    lines = [followed, labelled(ctx.plain(_("Why"), "site"), item.why), *([ctx.plain(item.open)] if item.open else [])]
    for reading in item.readings:
        sources = dict.fromkeys(str(ctx.name(f"source:{citation.source}")) for citation in reading.sources)
        lines.append(labelled(ctx.words.info.comma.join(sources), reading.says))
    return {
        "@type": "Question",
        "@id": f"#{item.id}",
        "name": str(ctx.name(f"discrepancy:{item.id}")),
        "acceptedAnswer": {"@type": "Answer", "text": "\n".join(lines)},
    }


def glossary(ctx: PageContext, terms: Iterable[Term]) -> str:
    """The terms of a game with their definitions."""
    defined = [
        {
            "@type": "DefinedTerm",
            "@id": f"#{term.id}",
            "name": str(ctx.name(f"term:{term.id}")),
            "description": ctx.field_plain(term, "definition"),
        }
        for term in terms
    ]
    return _said("DefinedTermSet", name=ctx.info.title, hasDefinedTerm=defined)


def game(ctx: PageContext, of: GameCatalog) -> str:
    """A game: how many play it, who made it, what it is about."""
    least, most = of.game.players
    name = ctx.plain(of.game.name)
    picture = open_graph.of_game(ctx.site, of.id)
    return _said(
        "Game",
        name=name,
        alternateName=of.game.name if of.game.name != name else "",
        description=ctx.plain(of.game.tagline),
        url=ctx.site.whole(ctx.path),
        image=f"{ctx.site.address}{picture}" if ctx.site.address else "",
        datePublished=str(of.game.year or ""),
        numberOfPlayers={"@type": "QuantitativeValue", "minValue": least, "maxValue": most},
        author=[{"@type": "Person", "name": designer} for designer in of.game.designers],
        publisher={"@type": "Organization", "name": of.game.publisher} if of.game.publisher else None,
    )
