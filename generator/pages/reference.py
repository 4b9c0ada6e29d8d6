"""The pages one looks things up in: glossary, worked examples, discrepancies, sources."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from generator.locale.glossary import Glossary
from generator.locale.languages import LANGUAGES
from generator.locale.subtags import own_name
from generator.pages.cards import name_rows
from generator.pages.page import Heading, Page
from generator.pages.relations import Relations
from generator.words import _

if TYPE_CHECKING:
    from catalog import GameCatalog
    from generator.sheet import Sheet
    from generator.site import Site


CATEGORIES = {
    "people": _("People and cards"),
    "object": _("Things on the table"),
    "zone": _("Places on the table"),
    "action": _("What you do"),
    "state": _("States and numbers"),
}

KINDS = {
    "numbers": _("Numbers"),
    "rules": _("Rules"),
    "wording": _("Wording"),
    "typo": _("Misprint"),
    "omission": _("Omission"),
    "terminology": _("Terms"),
    "garbled": _("Garbled text"),
    "flavour": _("Flavour"),
    "implementation": _("Online version"),
}

CONFIDENCE = {"certain": _("Certain"), "likely": _("Likely"), "uncertain": _("Uncertain")}

SOURCE_KINDS = {
    "rulebook": _("Rulebook"),
    "help-page": _("Help page"),
    "implementation": _("Program"),
    "shop": _("Shop page"),
}


def pages(site: Site, game: GameCatalog) -> Iterator[Page]:
    """Glossary, examples, discrepancies and sources of a game."""
    yield _glossary(site.sheet(f"{game.id}/glossary/", game), game)
    yield _examples(site.sheet(f"{game.id}/examples/", game), game)
    yield _discrepancies(site.sheet(f"{game.id}/discrepancies/", game), game)
    yield _sources(site.sheet(f"{game.id}/sources/", game), game)


def _glossary(sheet: Sheet, game: GameCatalog) -> Page:
    relations = Relations(game)
    groups = []
    for category, title in CATEGORIES.items():
        terms = [term for term in game.terms if term.category == category]
        if terms:
            shown = sorted(terms, key=lambda term: sheet.name(f"term:{term.id}").casefold())
            groups.append((category, sheet.plain(title, "site"), shown))
    toc = tuple(
        Heading(f"category-{category}", title, tuple(Heading(t.id, str(sheet.name(f"term:{t.id}"))) for t in terms))
        for category, title, terms in groups
    )
    return sheet.page(
        "glossary.html.j2", sheet.plain(_("Glossary"), "site"), toc=toc, groups=groups, relations=relations,
        names={term.id: name_rows(sheet, f"term:{term.id}", term) for term in game.terms},
        words_of=Glossary(sheet.site.catalog, sheet.words, game.id).terms,
        frame={"kind": "glossary", "description": sheet.plain(_("Every term of the game, defined."), "site")},
    )  # fmt: skip


def _examples(sheet: Sheet, game: GameCatalog) -> Page:
    toc = tuple(Heading(example.id, str(sheet.name(f"example:{example.id}"))) for example in game.examples)
    return sheet.page(
        "examples.html.j2", sheet.plain(_("Worked examples"), "site"), toc=toc, examples=game.examples,
        frame={
            "kind": "examples",
            "description": sheet.plain(_("The examples that the sources give, to open in the checkers."), "site"),
        },
    )  # fmt: skip


def _discrepancies(sheet: Sheet, game: GameCatalog) -> Page:
    toc = tuple(Heading(item.id, str(sheet.name(f"discrepancy:{item.id}"))) for item in game.discrepancies)
    return sheet.page(
        "discrepancies.html.j2", sheet.plain(_("Where the sources differ"), "site"), toc=toc,
        discrepancies=game.discrepancies,
        kinds={id_: sheet.plain(label, "site") for id_, label in KINDS.items()},
        confidence={id_: sheet.plain(label, "site") for id_, label in CONFIDENCE.items()},
        frame={
            "kind": "discrepancies",
            "description": sheet.plain(_("Where the sources disagree, and which reading we follow."), "site"),
        },
    )  # fmt: skip


def _sources(sheet: Sheet, game: GameCatalog) -> Page:
    toc = tuple(Heading(source.key, sheet.plain(source.title)) for source in game.sources)
    # A source may be in a language that the site is not in.
    languages = {
        code: (code.replace("_", "-"), LANGUAGES[code].name if code in LANGUAGES else own_name(code))
        for source in game.sources
        if (code := source.language)
    }
    credited = Heading("credits", sheet.plain(_("Credits"), "site"))
    description = sheet.plain(_("Where the facts come from, and who made the game."), "site")
    return sheet.page(
        "sources.html.j2", sheet.plain(_("Sources and credits"), "site"), toc=(*toc, credited),
        kinds={id_: sheet.plain(label, "site") for id_, label in SOURCE_KINDS.items()}, languages=languages,
        frame={"kind": "sources", "description": description},
    )  # fmt: skip
