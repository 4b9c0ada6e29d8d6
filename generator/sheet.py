"""One page while it is being written: its links, its texts, its templates."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from decimal import Decimal
from functools import cache, partial
from typing import TYPE_CHECKING, Any

from babel.numbers import format_percent
from jinja2 import Environment, FileSystemBytecodeCache, FileSystemLoader, StrictUndefined, pass_context
from jinja2.runtime import Context
from markupsafe import Markup

from catalog.models.base import Label
from generator import untranslated
from generator.checkers import question
from generator.lettering import fitting_size
from generator.locale.languages import ROOT
from generator.markup import text_only
from generator.pages import sets
from generator.pages.page import Heading, Page
from generator.prose import Value, field_text
from generator.words import Phrase, _

if TYPE_CHECKING:
    from catalog import GameCatalog
    from catalog.models.base import Model
    from generator.site import Site

TEMPLATES = (ROOT / "generator" / "templates", ROOT / "docs" / "pages")
_TERM = re.compile(r'popovertarget="term-([a-z0-9-]+)"')


class Sheet:
    """What a page function needs to write the page ``path``; ``game`` is set on the pages of a game."""

    def __init__(self, site: Site, path: str, game: GameCatalog | None = None) -> None:
        self.site = site
        self.path = path
        self.game = game
        self.words = site.words
        self.urls = site.urls.at(path, game.game.id if game else None)
        self.prose = site.prose_for(self.urls)

    @property
    def game_id(self) -> str:
        """The id of the page's game; also the PO domain of its texts. '' on a page of no game."""
        return self.game.game.id if self.game else ""

    def html(self, msgid: str, domain: str | None = None, **params: Value) -> Markup:
        """A message as HTML in the page's language; by default one of the game's own domain."""
        return self.prose.phrase_html(self.game_id, self._text(msgid, domain), **params)

    def plain(self, msgid: str, domain: str | None = None, **params: Value) -> str:
        """A message as plain text: for titles, attributes and descriptions."""
        return self.prose.phrase_plain(self.game_id, self._text(msgid, domain), **params)

    def _text(self, msgid: str, domain: str | None) -> Phrase:
        return self.words.text(domain or self.game_id or "site", msgid)

    def forms(self, one: str, other: str, domain: str) -> dict[str, str]:
        """A counted message as plain text by CLDR category, for scripts: ``%s`` stands for the number."""
        forms = self.words.categories(domain, one, other)
        return {
            category: self.prose.phrase_plain(self.game_id, Phrase(form, forms.lang, forms.is_fallback), n="%s")
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
        """The names of several entries."""
        return [str(self.name(f"{kind}{id_}")) for id_ in ids]

    def kind_of(self, reference: str) -> str:
        """What an entry is, by the title of the page that it stands on: Lords, Rules, Glossary."""
        kind = reference.partition(":")[0]
        titles = {"rule": _("Rules"), "term": _("Glossary"), "example": _("Worked examples")}
        if kind in titles:
            return self.plain(titles[kind], "site")
        found = next((one for one in self.game.collections if one.kind == kind), None) if self.game else None
        return self.plain(found.title) if found else kind

    def icon(self, symbol: str) -> Markup:
        """A symbol of the game as an ornament beside its name; empty if there is no such symbol."""
        if symbol not in self.site.symbols(self.game_id):
            return Markup("")
        hue = self.site.hues(self.game_id).get(symbol)
        return Markup('<svg class="symbol{}" aria-hidden="true" viewBox="0 0 24 24"><use href="{}#{}"/></svg>').format(
            f" hue-{hue}" if hue else "", self.urls.root(f"symbols/{self.game_id}.svg"), symbol
        )

    def percent(self, permille: int) -> str:
        """A share in thousandths as the page's language writes it: ``8.3%``."""
        return str(format_percent(Decimal(permille) / 1000, locale=self.words.lang, decimal_quantization=False))

    def render(self, template: str, **context: Any) -> Markup:
        """A template filled in; it sees this sheet as ``sheet`` and its commonest tools by short names."""
        tools: dict[str, Any] = {
            "sheet": self, "site": self.site, "words": self.words, "urls": self.urls, "game": self.game,
            "prose": self.html, "plain": self.plain, "name": self.name, "url": self.urls.of, "icon": self.icon,
            "field": self.field, "field_plain": self.field_plain, "checkers_of": question.in_order,
        }  # fmt: skip
        if self.game is not None:
            tools |= {
                "by_set": partial(sets.counts, self.game), "common_set": partial(sets.common, self.game),
                "checkers": question.in_order(self.game), "openings": partial(question.openings, self.game),
                "checkers_for": partial(question.for_rule, self.game),
            }  # fmt: skip
        return Markup(self.site.environment.get_template(template).render(**tools, **context))

    def page(
        self, template: str, title: str, *, toc: tuple[Heading, ...] = (), frame: dict[str, Any] | None = None,
        **context: Any,
    ) -> Page:  # fmt: skip
        """The finished page. ``frame`` holds further fields of ``Page``; ``context`` goes to the template."""
        body = self.render(template, title=title, **context)
        return Page(
            path=self.path, title=title, html=untranslated.marked(self, body + self.definitions(body)), toc=toc,
            **{"game": self.game_id or None, **(frame or {})},
        )  # fmt: skip

    def definitions(self, html: str) -> Markup:
        """The definitions that the terms in ``html`` open: one popover for each term, however often it stands there."""
        if self.game is None:
            return Markup("")
        found = set(_TERM.findall(html))
        terms = [term for term in self.game.terms if term.id in found]
        return self.render("definitions.html.j2", terms=terms) if terms else Markup("")


@cache
def environment(games: tuple[str, ...]) -> Environment:
    """The Jinja environment of the pages, the same for all languages. The folder of a game has the game's PO domain."""
    env = Environment(
        loader=FileSystemLoader([str(folder) for folder in TEMPLATES]),
        autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True,
        bytecode_cache=FileSystemBytecodeCache(),  # in the user's own folder for what may be lost
    )  # fmt: skip
    domain_of = _domain_finder(games)

    @pass_context
    def gettext(context: Context, message: str, **params: Value) -> Markup:
        sheet: Sheet = context["sheet"]
        return sheet.html(message, domain_of(context.name), **params)

    @pass_context
    def ngettext(context: Context, one: str, other: str, n: int, **params: Value) -> Markup:
        sheet: Sheet = context["sheet"]
        phrase = sheet.words.count(domain_of(context.name), one, other, n)
        return sheet.prose.phrase_html(sheet.game_id, phrase, n=n, **params)

    @pass_context
    def pgettext(context: Context, meant: str, message: str, **params: Value) -> Markup:
        sheet: Sheet = context["sheet"]
        return sheet.html(Label(message, meant), domain_of(context.name), **params)

    @pass_context
    def plural_forms(context: Context, one: str, other: str) -> dict[str, str]:
        sheet: Sheet = context["sheet"]
        return sheet.forms(one, other, domain_of(context.name))

    env.filters.update(fit=fitting_size, text_only=text_only)
    env.globals.update(_=gettext, gettext=gettext, ngettext=ngettext, pgettext=pgettext, N_=_)
    env.globals.update(plural_forms=plural_forms)
    return env


def _domain_finder(games: tuple[str, ...]) -> Callable[[str | None], str]:
    def domain_of(template: str | None) -> str:
        folder, _, rest = (template or "").partition("/")
        if rest and folder in games:
            return folder
        return "checker" if folder.startswith("checker") else "site"

    return domain_of
