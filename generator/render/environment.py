"""The Jinja environment that the pages are written with: where templates lie, and how they say their texts."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Protocol

from jinja2 import Environment, FileSystemBytecodeCache, FileSystemLoader, StrictUndefined, pass_context
from jinja2.runtime import Context
from markupsafe import Markup

from catalog.models.base import Label
from generator.render.markup import text_only
from generator.render.svg_text import fitting_size, short
from generator.text.floor import FLOOR
from generator.text.languages import ROOT
from generator.text.typography import capital
from generator.text.words import _

if TYPE_CHECKING:
    from generator.render.prose import Prose, Value
    from generator.text.words import Words

TEMPLATES = (ROOT / "generator" / "templates", ROOT / "docs" / "pages")


class _Texts(Protocol):
    """What a template's texts are said by: the context of its page, known to it as ``ctx``."""

    @property
    def words(self) -> Words: ...

    @property
    def prose(self) -> Prose: ...

    @property
    def game_id(self) -> str: ...

    def html(self, msgid: str, domain: str | None = None, **params: Value) -> Markup: ...

    def forms(self, one: str, other: str, domain: str) -> dict[str, str]: ...


@cache
def environment(games: tuple[str, ...]) -> Environment:
    """The Jinja environment of the pages, the same for all languages. The folder of a game has the game's PO domain."""
    env = Environment(
        loader=FileSystemLoader([str(folder) for folder in TEMPLATES]),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        bytecode_cache=FileSystemBytecodeCache(),  # in the user's own folder for what may be lost
    )
    domain_of = _domain_finder(games)

    @pass_context
    def gettext(context: Context, message: str, **params: Value) -> Markup:
        texts: _Texts = context["ctx"]
        return texts.html(message, domain_of(context.name), **params)

    @pass_context
    def ngettext(context: Context, one: str, other: str, n: int, **params: Value) -> Markup:
        texts: _Texts = context["ctx"]
        phrase = texts.words.count(domain_of(context.name), one, other, n)
        return texts.prose.phrase_html(texts.game_id, phrase, n=n, **params)

    @pass_context
    def pgettext(context: Context, meant: str, message: str, **params: Value) -> Markup:
        texts: _Texts = context["ctx"]
        return texts.html(Label(message, meant), domain_of(context.name), **params)

    @pass_context
    def plural_forms(context: Context, one: str, other: str) -> dict[str, str]:
        texts: _Texts = context["ctx"]
        return texts.forms(one, other, domain_of(context.name))

    env.filters.update(capital=capital, fit=fitting_size, text_only=text_only, short=short)
    env.globals.update(_=gettext, gettext=gettext, ngettext=ngettext, pgettext=pgettext, N_=_)
    env.globals.update(plural_forms=plural_forms, floor=FLOOR)
    return env


def _domain_finder(games: tuple[str, ...]) -> Callable[[str | None], str]:
    def domain_of(template: str | None) -> str:
        folder, _, rest = (template or "").partition("/")
        if rest and folder in games:
            return folder
        return "checker" if folder.startswith("checker") else "site"

    return domain_of
