"""One page while it is being written: its links, its texts, its templates."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import fields
from decimal import Decimal
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

from babel.numbers import format_percent
from markupsafe import Markup

from catalog.messages import checkers_domain
from catalog.models.numbers import Number
from generator.render import faces, figures, game_checkers, set_counts
from generator.render.marked_terms import once_a_section
from generator.render.page import Heading, Page, PageInfo
from generator.render.prose import Value, field_text, written
from generator.render.stacked_tables import stacked
from generator.render.urls import TRANSLATING
from generator.text.languages import SOURCE_LANGUAGE, language
from generator.text.words import Phrase, _

if TYPE_CHECKING:
    from catalog import GameCatalog
    from catalog.models.base import Model
    from generator.render.site_context import SiteContext

_NAMED = re.compile(r"\{(?!number:)([a-z-]+:[^{}|]+)(?:\|([^{}]*))?\}")
"""A placeholder that stands for the name of an entry, and the text that it shows instead."""
_EXCERPT = 60
_FOR_CONTRIBUTORS = re.compile(r'class="(?:[^"]* )?(?:suggest|for-contributors)\b')
_TERM = re.compile(r'popovertarget="term-([a-z0-9-]+)"')


class NumberRow(NamedTuple):
    """A row of a table of numbers; a cell is '' where no source says."""

    name: Markup
    cells: tuple[Value, ...]


class PageContext:
    """What the page that ``info`` describes is written with; ``game`` is set on the pages of a game."""

    def __init__(self, site: SiteContext, info: PageInfo) -> None:
        self.site = site
        self.info = info
        self.path = info.path
        self.game: GameCatalog | None = site.catalog.games[info.game] if info.game else None
        self.words = site.words
        self.urls = site.urls.at(info.path, info.game)
        self.prose = site.prose_for(self.urls)
        self.added_badges: set[str] = set()
        """The states of texts not in the page's language that scripts add to it; see ``fallback_badges``."""

    def of_game(self, game: str) -> PageContext:
        """The same place with the texts of a game."""
        return PageContext(self.site, PageInfo(self.path, game=game))

    @property
    def game_id(self) -> str:
        """The id of the page's game; also the PO domain of its texts. '' on a page of no game."""
        return self.game.game.id if self.game else ""

    @property
    def checkers_domain(self) -> str:
        """The PO domain of what the checkers of the page's game say."""
        return checkers_domain(self.game_id)

    def checker_text(self, msgid: str) -> Markup:
        """A text of the game's checkers as HTML."""
        return self.html(msgid, self.checkers_domain)

    def html(self, msgid: str, domain: str | None = None, **params: Value) -> Markup:
        """A message as HTML in the page's language; by default one of the game's own domain."""
        return self.prose.phrase_html(self.game_id, self._text(msgid, domain), **params)

    def plain(self, msgid: str, domain: str | None = None, **params: Value) -> str:
        """A message as plain text: for titles, attributes and descriptions."""
        return self.prose.phrase_plain(self.game_id, self._text(msgid, domain), **params)

    def _text(self, msgid: str, domain: str | None) -> Phrase:
        return self.words.text(domain or self.game_id or "site", msgid)

    def excerpt(self, text: str) -> str:
        """How a text begins, for those who look for it in a file: names as names, values in their braces."""
        shown = _NAMED.sub(lambda match: match[2] or self.name(match[1]), text)
        # What is not to be seen, such as the marks of a preview, does not count and is not cut off.
        seen = [at for at, letter in enumerate(shown) if unicodedata.category(letter) != "Cf"]
        if len(seen) <= _EXCERPT:
            return shown
        rest = shown[seen[_EXCERPT] :]
        unseen = "".join(letter for letter in rest if unicodedata.category(letter) == "Cf")
        return f"{shown[: seen[_EXCERPT]].rstrip()}{unseen}…"

    def forms(self, one: str, other: str, domain: str, **params: Value) -> dict[str, str]:
        """A counted message as plain text by CLDR category, for scripts: ``%s`` stands for the number."""
        forms = self.words.categories(domain, one, other)
        return {
            category: self.prose.phrase_plain(
                self.game_id, Phrase(form, forms.lang, forms.is_fallback), n="%s", **params
            )
            for category, form in forms.items()
        }

    def field(self, record: Model, field: str, of: Model | None = None) -> Markup:
        """A text of a record of the game as HTML; ``of`` is the whole record where ``record`` is a part of one."""
        return self.prose.phrase_html(self.game_id, field_text(self.words, self.game_id, record, field, of))

    def field_lang(self, record: Model, field: str) -> str:
        """The tag of the language that a field is shown in: English where its translation is missing."""
        return field_text(self.words, self.game_id, record, field).lang

    def field_plain(self, record: Model, field: str, of: Model | None = None) -> str:
        """The same as plain text."""
        return self.prose.phrase_plain(self.game_id, field_text(self.words, self.game_id, record, field, of))

    def name(self, reference: str) -> Phrase:
        """The name of a game's entry in the page's language."""
        return self.prose.name(self.game_id, reference)

    def names(self, kind: str, ids: Iterable[str]) -> list[str]:
        """The names of several entries, in small letters: what differs in these alone reads as the same name."""
        return [str(self.name(f"{kind}{id_}")).casefold() for id_ in ids]

    def kind_of(self, reference: str) -> str:
        """What an entry is, by the title of the page that it stands on: Lords, Rules, Glossary."""
        kind = reference.partition(":")[0]
        titles = {"rule": _("Rules"), "term": _("Glossary"), "example": _("Worked examples")}
        if kind in titles:
            return self.plain(titles[kind], "site")
        collection = next((one for one in self.game.collections if one.kind == kind), None) if self.game else None
        return self.plain(collection.title) if collection else kind

    def icon(self, symbol: str) -> Markup:
        """A symbol of the game as an ornament beside its name; empty if there is no such symbol."""
        if symbol not in self.site.symbols(self.game_id):
            return Markup("")
        hue = self.site.hues(self.game_id).get(symbol)
        return Markup('<svg class="symbol{}" aria-hidden="true" viewBox="0 0 24 24"><use href="{}#{}"/></svg>').format(
            f" hue-{hue}" if hue else "", self.urls.root(f"symbols/{self.game_id}.svg"), symbol
        )

    def sign(self, name: str) -> Markup:
        """A sign of the site (``docs/icons/signs.svg``) as an ornament beside its words."""
        return Markup('<svg class="icon" aria-hidden="true"><use href="{}#{}"/></svg>').format(
            self.urls.root("icons/signs.svg"), name
        )

    def on_table(self) -> Markup:
        """The sets on the table as words, *Base + Kraken*: all of them, of which the style sheet hides what is off."""
        if self.game is None:
            return Markup("")
        base, *others = self.game.game.sets
        more = [
            Markup('<span data-set="{}"> + {}</span>').format(part.id, self.name(f"set:{part.id}")) for part in others
        ]
        return Markup(
            '<span class="on-table"><span class="on-table__alone">{}</span>'
            '<span class="on-table__base">{}</span>{}</span>'
        ).format(self.name(f"set:{base.id}"), self.html(_("Base"), "site"), Markup("").join(more))

    def number_rows(self, ids: Sequence[str]) -> Iterator[NumberRow]:
        """The rows of tables of numbers that stand side by side, with their names and figures in the language."""
        tables = [self.site.catalog.find(f"number:{id_}", game=self.game_id) for id_ in ids]
        first = tables[0] if isinstance(tables[0], Number) else None
        for row in first.rows if first else ():
            name = self.prose.linked(self.game_id, f"{first.of}:{row}") if first and first.of else Markup(row)
            cells = [cell for table in tables if isinstance(table, Number) for cell in table.row_cells(row)]
            yield NumberRow(name, tuple(written(cell, self.words.info) for cell in cells))

    def alternatives(self, numbers: Sequence[int]) -> str:
        """Numbers of which any will do: *3 or 5*."""
        return str(written(tuple(numbers), self.words.info))

    def percent(self, permille: int) -> str:
        """A share in thousandths as the page's language writes it: ``8.3%``."""
        return str(format_percent(Decimal(permille) / 1000, locale=self.words.lang, decimal_quantization=False))

    def render(self, template: str, **context: Any) -> Markup:
        """A template filled in; it sees this context as ``ctx`` and its commonest tools by short names."""
        tools: dict[str, Any] = {
            "ctx": self,
            "site": self.site,
            "words": self.words,
            "urls": self.urls,
            "game": self.game,
            "prose": self.html,
            "plain": self.plain,
            "name": self.name,
            "url": self.urls.of,
            "icon": self.icon,
            "sign": self.sign,
            "on_table": self.on_table,
            "field": self.field,
            "field_plain": self.field_plain,
        }
        if self.game is not None:
            tools |= {
                "by_set": partial(set_counts.counts, self.game),
                "common_set": partial(set_counts.common, self.game),
                "checkers": game_checkers.in_order(self.game),
                "checker_text": self.checker_text,
                "figure_of": partial(figures.view, self),
                "maps_of": partial(figures.maps, self),
                "letters_of": partial(figures.letters, self),
                "legend_of": partial(figures.board_legend, self),
                "map_of": partial(figures.whole_map, self),
                "face_image": partial(faces.image, self),
                "pictogram": partial(faces.pictogram, self),
                "what": partial(faces.what, self),
                "openings": partial(game_checkers.openings, self.game),
                "checkers_for": partial(game_checkers.for_rule, self.game),
            }
        return Markup(self.site.environment.get_template(template).render(**tools, **context))

    def page(
        self, template: str, *, toc: tuple[Heading, ...] = (), frame: dict[str, Any] | None = None, **context: Any
    ) -> Page:
        """The finished page. ``frame`` holds what only this tells of ``Page``; ``context`` goes to the template."""
        body = stacked(once_a_section(self.render(template, title=self.info.title, **context)))
        if _FOR_CONTRIBUTORS.search(body):
            body += self.render("contribute.html.j2")
        known = {field.name: getattr(self.info, field.name) for field in fields(PageInfo)}
        return Page(**known | {"html": body + self.definitions(body), "toc": toc} | (frame or {}))

    @property
    def translating_place(self) -> str:
        """Whether the texts of the page are written on it ("here"), or on the page that it is made from ("origin")."""
        return "origin" if self.site.language.derived_from else "here"

    @property
    def translating_url(self) -> str:
        """The link to where readers translate the texts of the page; '' in English, which is not translated.

        Not every site has these files: scripts show the link where it leads somewhere.
        """
        info = self.site.language
        if info.code == SOURCE_LANGUAGE:
            return ""
        folder = self.urls.language(language(info.derived_from).tag) if info.derived_from else ""
        return f"{folder}{TRANSLATING}"

    def definitions(self, html: str) -> Markup:
        """The definitions that the terms in ``html`` open: one popover for each term, however often it stands there."""
        if self.game is None:
            return Markup("")
        linked = set(_TERM.findall(html))
        terms = [term for term in self.game.terms if term.id in linked]
        return self.render("definitions.html.j2", terms=terms) if terms else Markup("")
