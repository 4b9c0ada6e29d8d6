"""Options that several commands share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import click

from catalog import Catalog, load
from generator.locale.languages import LANGUAGES, SOURCE_LANGUAGE, language

Command = TypeVar("Command", bound=Callable[..., Any])


def catalog_of(ctx: click.Context) -> Catalog:
    """The catalogue, loaded once a command. Raises CatalogError."""
    root = ctx.find_root()
    if not isinstance(root.obj, Catalog):
        root.obj = load()
    return root.obj


class LanguageType(click.ParamType[str]):
    """A language of the site, written ``zh_Hant`` or ``zh-Hant``."""

    name = "language"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """The code of the language; fails for one that the site doesn't have."""
        try:
            return language(str(value)).code
        except KeyError:
            self.fail(f"'{value}' is no language of the site; take one of {', '.join(LANGUAGES)}.", param, ctx)

    def get_metavar(self, param: click.Parameter, ctx: click.Context) -> str:
        """What the help shows for the value."""
        return f"[{'|'.join(LANGUAGES)}]"


LANGUAGE = LanguageType()


def lang_option(help_text: str) -> Callable[[Command], Command]:
    """``--lang`` for one language, English by default."""
    return click.option("--lang", type=LANGUAGE, default=SOURCE_LANGUAGE, show_default=True, help=help_text)


def json_option(help_text: str) -> Callable[[Command], Command]:
    """``--json``."""
    return click.option("--json", "as_json", is_flag=True, help=help_text)
