"""The reference of what a game may hold: every form, input and part of an answer, told by its own declaration.

Nothing is written here twice: what a form, a kind of input or a block is for stands in its docstring, and what a key
holds in its description. Whatever is added there shows here by itself.
"""

from __future__ import annotations

import ast
import inspect
import pkgutil
import re
import types
import typing
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from itertools import pairwise
from types import ModuleType
from typing import Any

from markupsafe import Markup, escape

import catalog.models
import engine.kinds
from catalog.models.base import Model, Refers
from catalog.models.game import Collection, DataFile, Facet, GameCatalog
from catalog.search_words import FILE
from engine import practice
from engine.fields import Field
from engine.outputs import Output
from engine.registry import Checker, open_game
from engine.ruling import Ruling
from engine.sets import settle_sets

PATH = "guides/contributors/reference/"
"""Where the reference stands."""

_MARKS = re.compile(r"``(.+?)``|\*([^*\s](?:[^*]*[^*\s])?)\*", re.DOTALL)
_SCALARS = {str: "text", int: "number", bool: "true or false", type(None): "null"}
_EXPLAINED = ("Path", "ValueType", "Cell", "Block")
"""Values that have no form of their own, but something to be said of them below the line where they are declared."""


@dataclass(frozen=True)
class Key:
    """A key of a form: what may stand there, whether it has to, and what it means."""

    name: str
    holds: Markup
    needed: bool
    meaning: str


@dataclass(frozen=True)
class Form:
    """A form, an input or a part of the engine: an anchor for it, what it is, and its keys if it has some."""

    name: str
    id: str
    about: Markup
    keys: tuple[Key, ...] = ()


@dataclass(frozen=True)
class Chapter:
    """Forms that belong together."""

    title: str
    id: str
    about: Markup
    forms: tuple[Form, ...]


@dataclass(frozen=True)
class DataPlace:
    """A file of a game: where it stands, what it holds, and the form of its entries."""

    place: str
    what: str
    form: Markup


def files() -> tuple[DataPlace, ...]:
    """The files that every game may have; its cards stand in files of its own."""
    places = [DataPlace(file.place, file.what, _link(file.model)) for file in GameCatalog.FILES]
    return (*places, DataPlace(FILE.place, FILE.what, Markup("<code>kind:id</code>")))


def chapters() -> tuple[Chapter, ...]:
    """The forms of the files, module by module; then what the models and the engine of a game declare."""
    return (*_of_files(), *_of_code())


def _of_files() -> Iterator[Chapter]:
    for module in _modules(catalog.models):
        own = [each for each in vars(module).values() if _is_form(each) and each.__module__ == module.__name__]
        forms = [Form(form.__name__, _anchor(form), as_paragraphs(form.__doc__), tuple(_keys(form))) for form in own]
        explained = [(name, text) for name, text in _texts_below(module).items() if name in _EXPLAINED]
        forms += [Form(name, f"{_short(module)}-{name}".lower(), as_paragraphs(text)) for name, text in explained]
        if forms:
            yield _chapter(module, forms)


def _of_code() -> Iterator[Chapter]:
    parts: list[Any] = [Collection, Facet, DataFile, GameCatalog.engine_facts]
    yield Chapter("What the models of a game declare", "models", Markup(), tuple(map(_part, parts)))
    kinds = [
        Form(_short(module), f"kind-{_short(module)}", as_paragraphs(module.__doc__))
        for module in _modules(engine.kinds)
    ]
    yield Chapter("Inputs", "inputs", as_paragraphs(engine.kinds.__doc__), (_part(Field), *kinds, _part(settle_sets)))
    methods = [method for name, method in vars(Ruling).items() if inspect.isfunction(method) and name[0] != "_"]
    parts = [open_game, Checker, Output, Ruling, *methods]
    yield Chapter("What the engine of a game declares and answers", "engine", Markup(), tuple(map(_part, parts)))
    rolls = [method for name, method in vars(practice.Dice).items() if inspect.isfunction(method) and name[0] != "_"]
    parts = [practice.Exercise, practice.Table, practice.Table.ids, practice.Table.ask, practice.Dice, *rolls]
    parts += [practice.yes_or_no, practice.yes_if, practice.one_number, practice.choice]
    yield Chapter("Questions to practise with", "practising", as_paragraphs(practice.__doc__), tuple(map(_part, parts)))


def _part(part: Any) -> Form:
    """A class or function, by its docstring; for a function of a game's code also how it is called."""
    signature = ""
    if inspect.isfunction(part):
        names = [name for name in inspect.signature(part).parameters if name != "self"]
        signature = f"({', '.join(names)})"
    module = inspect.getmodule(part)
    text = inspect.getmodule(part).__doc__ if part is settle_sets and module else part.__doc__
    name = "sets" if part is settle_sets else part.__qualname__ + signature
    return Form(name, part.__qualname__.replace(".", "-").lower(), as_paragraphs(text))


def _modules(package: ModuleType) -> Iterator[ModuleType]:
    """The modules of a package that belong to no game."""
    for found in pkgutil.iter_modules(package.__path__):
        if not found.ispkg:
            yield import_module(f"{package.__name__}.{found.name}")


def _is_form(value: Any) -> bool:
    return isinstance(value, type) and issubclass(value, Model) and value is not Model


def _chapter(module: ModuleType, forms: list[Form]) -> Chapter:
    title, _, rest = (module.__doc__ or "").strip().partition("\n\n")
    head, _, more = " ".join(title.rstrip(".").split()).partition(": ")
    about = f"{more[0].upper()}{more[1:]}.\n\n{rest}" if more else rest
    return Chapter(head, _short(module), as_paragraphs(about), tuple(forms))


def _short(module: ModuleType) -> str:
    return module.__name__.rpartition(".")[2]


def _anchor(form: type[Model]) -> str:
    """Two modules may have forms of one name."""
    return f"{form.__module__.rpartition('.')[2]}-{form.__name__}".lower()


def _link(form: type[Model]) -> Markup:
    return Markup('<a href="#{}">{}</a>').format(_anchor(form), form.__name__)


def _keys(form: type[Model]) -> Iterator[Key]:
    for name, info in form.model_fields.items():
        mark = next((mark for mark in info.metadata if isinstance(mark, Refers)), None)
        yield Key(info.alias or name, _holds(info.annotation, mark), info.is_required(), info.description or "")


def _holds(form: Any, mark: Refers | None = None) -> Markup:
    """What may stand there, in a few words."""
    origin, inner = typing.get_origin(form), typing.get_args(form)
    if origin is typing.Annotated:
        return _holds(inner[0], next((mark for mark in inner[1:] if isinstance(mark, Refers)), mark))
    if mark is not None and form is str:
        return escape(f"id of a {mark.kind}" if mark.kind else "kind:id")
    if origin is typing.Literal:
        return Markup(", ").join(Markup("<code>{}</code>").format(value) for value in inner)
    if origin in (typing.Union, types.UnionType):
        members = dict.fromkeys(_holds(member, mark) for member in inner if member is not type(None))
        return Markup(" or ").join(members)
    if origin is tuple and inner[-1] is ...:
        return Markup("list: {}").format(_holds(inner[0], mark))
    if origin is tuple:
        return Markup("list of {}: {}").format(len(inner), _holds(inner[0], mark))
    if origin is dict:
        return Markup("by {}: {}").format(_holds(inner[0]), _holds(inner[1], mark))
    if _is_form(form):
        return _link(form)
    return escape(_SCALARS.get(form, "anything"))


def as_paragraphs(text: str | None) -> Markup:
    """A docstring as paragraphs."""
    paragraphs = inspect.cleandoc(text or "").split("\n\n")
    return Markup("").join(
        Markup("<p>{}</p>").format(Markup(_MARKS.sub(_marked, str(escape(" ".join(paragraph.split()))))))
        for paragraph in paragraphs
        if paragraph
    )


def _marked(match: re.Match[str]) -> str:
    return f"<code>{match[1]}</code>" if match[1] else f"<em>{match[2]}</em>"


def _texts_below(module: ModuleType) -> dict[str, str]:
    """What is said of a module's values in the text below each."""
    texts = {}
    for line, below in pairwise(ast.parse(inspect.getsource(module)).body):
        match line, below:
            case ast.Assign(targets=[ast.Name(id=name)]), ast.Expr(value=ast.Constant(value=str(text))):
                texts[name] = text
    return texts
