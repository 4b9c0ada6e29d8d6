"""The pages one looks things up in: glossary, worked examples, discrepancies, sources."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from markupsafe import Markup

from generator.pages import structured_data
from generator.pages.card_pages import name_rows
from generator.pages.relations import Relations
from generator.render.glossary import Glossary
from generator.render.page import Heading, Page, PageInfo
from generator.render.page_context import PageContext
from generator.render.route import Door, Route
from generator.render.set_counts import expansion
from generator.text.languages import SOURCE_LANGUAGE, concerns
from generator.text.subtags import name_in
from generator.text.words import _

if TYPE_CHECKING:
    from catalog import GameCatalog
    from catalog.models.entries import Discrepancy, ReaderChoice, Term, WorkedExample
    from generator.render.site_context import SiteContext


CATEGORIES = {
    "people": _("Players and characters"),
    "object": _("Components and values"),
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


def routes(site: SiteContext, game: GameCatalog) -> Iterator[Route]:
    """Glossary, examples, discrepancies and sources of a game."""
    texts = PageContext(site, PageInfo("", game=game.id))

    def route(kind: str, door: Door, description: str, page: Callable[[PageContext, GameCatalog], Page]) -> Route:
        return Route(
            f"{game.id}/{kind}/",
            texts.plain(door.title, "site"),
            texts.plain(description, "site", name=texts.plain(game.game.name)),
            kind,
            game.id,
            render=lambda ctx: page(ctx, game),
            door=door,
        )

    yield route("glossary", Door(_("Glossary"), game.terms), _("Every term of {name}, defined."), _glossary)
    examples = _("The examples that the sources of {name} give, to open in the checkers.")
    if game.examples:
        yield route("examples", Door(_("Worked examples"), game.examples, with_rules=True), examples, _examples)
    disputes = _("Where the sources of {name} disagree, and which reading we follow.")
    if game.discrepancies:
        door = Door(_("Where the sources differ"), game.discrepancies, with_rules=True)
        yield route("discrepancies", door, disputes, _discrepancies)
    sources = _("Where the facts about {name} come from, and who made the game.")
    yield route("sources", Door(_("Sources and credits"), with_rules=True), sources, _sources)


def _shared(ctx: PageContext, labels: dict[str, str]) -> dict[str, str]:
    """Labels of the site in the page's language."""
    return {id_: ctx.plain(label, "site") for id_, label in labels.items()}


def _heading(ctx: PageContext, game: GameCatalog, kind: str, record: Term | WorkedExample | Discrepancy) -> Heading:
    return Heading(record.id, str(ctx.name(f"{kind}:{record.id}")), set=expansion(game, record.set))


def _glossary(ctx: PageContext, game: GameCatalog) -> Page:
    relations = Relations(game, ctx.site.language.code)
    groups = []
    own = {category.id: ctx.plain(category.name) for category in game.game.term_categories}
    for category, title in (_shared(ctx, CATEGORIES) | own).items():
        terms = [term for term in game.terms if term.category == category]
        if terms:
            shown = sorted(terms, key=lambda term: ctx.prose.place(game.id, f"term:{term.id}"))
            groups.append((category, title, shown))
    toc = tuple(
        Heading(f"category-{category}", title, tuple(_heading(ctx, game, "term", term) for term in terms))
        for category, title, terms in groups
    ) + tuple(Heading(f"vocabulary-{vocabulary.id}", ctx.plain(vocabulary.name)) for vocabulary in game.vocabularies)
    return ctx.page(
        "glossary.html.j2",
        toc=toc,
        groups=groups,
        relations=relations,
        names={term.id: name_rows(ctx, f"term:{term.id}", term) for term in game.terms},
        words_of=Glossary(ctx.site.catalog, ctx.words, game.id).terms,
        frame={"structured": structured_data.glossary(ctx, game.terms)},
    )


def _examples(ctx: PageContext, game: GameCatalog) -> Page:
    toc = tuple(_heading(ctx, game, "example", example) for example in game.examples)
    return ctx.page("examples.html.j2", toc=toc, examples=game.examples)


def _discrepancies(ctx: PageContext, game: GameCatalog) -> Page:
    lang = ctx.words.lang
    discrepancies = [one for one in game.discrepancies if lang == SOURCE_LANGUAGE or concerns(one.languages, lang)]
    toc = tuple(_heading(ctx, game, "discrepancy", item) for item in discrepancies)
    uncertain = Heading("uncertain", ctx.plain(_("What is uncertain"), "site"))
    kinds, confidence = _shared(ctx, KINDS), _shared(ctx, CONFIDENCE)
    return ctx.page(
        "discrepancies.html.j2",
        toc=(*toc, uncertain),
        discrepancies=discrepancies,
        kinds=kinds,
        confidence=confidence,
        filters=_filters(ctx, game, discrepancies, kinds, confidence),
        choices={item.id: [_choice(ctx, game, choice) for choice in item.choices] for item in discrepancies},
        rendered=tuple(_own_names(ctx, game)),
        frame={"structured": structured_data.answers(ctx, discrepancies)},
    )


@dataclass(frozen=True)
class Filter:
    """A way to narrow the list of discrepancies: its values with their labels, and those that an item has."""

    name: str
    label: str
    options: Sequence[tuple[str, str]]
    keys: Callable[[Discrepancy], tuple[str, ...]]


def _filters(
    ctx: PageContext,
    game: GameCatalog,
    discrepancies: Sequence[Discrepancy],
    kinds: dict[str, str],
    confidence: dict[str, str],
) -> tuple[Filter, ...]:
    """The filters of the discrepancies, each with the values that occur."""
    sets = {part.id: str(ctx.name(f"set:{part.id}")) for part in game.game.sets}
    sources = {source.key: str(ctx.name(f"source:{source.key}")) for source in game.sources}
    chosen = {"yes": ctx.plain(_("Can be chosen"), "site"), "no": ctx.plain(_("Cannot be chosen"), "site")}

    def filtered(
        name: str, label: str, values: dict[str, str], keys: Callable[[Discrepancy], tuple[str, ...]]
    ) -> Filter:
        used = {key for item in discrepancies for key in keys(item)}
        options = [(key, value) for key, value in values.items() if key in used]
        return Filter(name, ctx.plain(label, "site"), options, keys)

    return (
        filtered("set", _("Set"), sets, lambda item: (item.set,)),
        filtered("kind", _("Kind"), kinds, lambda item: (item.kind,)),
        filtered("confidence", _("How sure we are"), confidence, lambda item: (item.confidence,)),
        filtered("source", _("Source"), sources, _quoted),
        filtered("choice", _("In a checker"), chosen, lambda item: ("yes" if item.choices else "no",)),
    )


def _quoted(item: Discrepancy) -> tuple[str, ...]:
    """The keys of the sources that a discrepancy cites, each once."""
    return tuple(dict.fromkeys(citation.source for reading in item.readings for citation in reading.sources))


@dataclass(frozen=True)
class OtherReading:
    """Another reading that a checker lets one choose: the checker with the choice made, and the words for it."""

    link: str
    checker: Markup
    field: Markup
    value: Markup | None


def _choice(ctx: PageContext, game: GameCatalog, choice: ReaderChoice) -> OtherReading:
    words = game.checkers[choice.checker]
    field = words.fields[choice.field]
    # An input within a list has no place in a question of which nothing else is known.
    request = {choice.field: choice.value} if choice.value and "." not in choice.field else None
    return OtherReading(
        ctx.urls.checker(f"{game.id}/{choice.checker}", request),
        ctx.checker_text(words.short),
        ctx.checker_text(field.label),
        ctx.checker_text(field.choices[choice.value].label) if choice.value else None,
    )


@dataclass(frozen=True)
class OwnNames:
    """How many of a game's cards and tiles no source names in a language, so that their names are our own."""

    language: str
    own: int
    all: int


def _own_names(ctx: PageContext, game: GameCatalog) -> Iterator[OwnNames]:
    entries = [entry for collection in game.collections for entry in collection.entries]
    for info in ctx.site.languages:
        own = sum(info.code not in entry.attested for entry in entries)
        if own and not info.derived_from:
            yield OwnNames(name_in(info.code, ctx.words.lang), own, len(entries))


def _sources(ctx: PageContext, game: GameCatalog) -> Page:
    toc = tuple(Heading(source.key, ctx.plain(source.title)) for source in game.sources)
    # A source may be in a language that the site is not in.
    languages = {code: name_in(code, ctx.words.lang) for source in game.sources if (code := source.language)}
    people = game.game.designers or game.game.artists or game.game.publisher
    credited = (Heading("credits", ctx.plain(_("Credits"), "site")),) if people else ()
    kinds = _shared(ctx, SOURCE_KINDS) | {kind.id: ctx.plain(kind.name) for kind in game.game.source_kinds}
    return ctx.page("sources.html.j2", toc=(*toc, *credited), kinds=kinds, languages=languages)
