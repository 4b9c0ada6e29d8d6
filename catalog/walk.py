"""Going through a catalogue record with the marks of its fields at hand: which texts are translated, which ids refer.

Marks stand in the annotations of the models (``Message``, ``Refers``), however deep in unions, tuples and mappings.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from types import UnionType
from typing import Annotated, Any, Union, get_args, get_origin

from pydantic.fields import FieldInfo

from catalog.models.base import Message, Model, Refers

Path = tuple[str | int, ...]


@dataclass(frozen=True)
class Leaf:
    """A marked text of a record; ``about`` is the description of the nearest field that has one."""

    path: Path
    value: str
    mark: Message | Refers
    about: str


def leaves(record: Model) -> Iterator[Leaf]:
    """Every text of ``record`` that carries a mark, in the order of the fields."""
    yield from _fields(record, (), "")


def models(record: Model, path: Path = ()) -> Iterator[tuple[Path, Model]]:
    """``record`` and every model inside it, with their paths."""
    yield path, record
    for name in type(record).model_fields:
        yield from _models(getattr(record, name), (*path, name))


@cache
def message_mark(model: type[Model], field: str) -> Message | None:
    """The mark of a field whose text is a message; None if it is none."""
    return next((mark for mark in _marks(_form(model.model_fields[field])) if isinstance(mark, Message)), None)


def _models(value: Any, path: Path) -> Iterator[tuple[Path, Model]]:
    if isinstance(value, Model):
        yield from models(value, path)
    elif isinstance(value, tuple):
        for index, item in enumerate(value):
            yield from _models(item, (*path, index))
    elif isinstance(value, dict):
        for key, item in value.items():
            yield from _models(item, (*path, key))


def _fields(record: Model, path: Path, about: str) -> Iterator[Leaf]:
    for name, info in type(record).model_fields.items():
        yield from _values(getattr(record, name), _form(info), (*path, name), info.description or about)


def _form(info: FieldInfo) -> Any:
    return Annotated[info.annotation, *info.metadata] if info.metadata else info.annotation


def _values(value: Any, form: Any, path: Path, about: str) -> Iterator[Leaf]:
    if isinstance(value, Model):
        yield from _fields(value, path, about)
    elif isinstance(value, str):
        for mark in _marks(form):
            yield Leaf(path, value, mark, about)
    elif isinstance(value, tuple):
        for index, item in enumerate(value):
            yield from _values(item, _inside(form, tuple), (*path, index), about)
    elif isinstance(value, dict):
        for key, item in value.items():
            yield from _values(item, _inside(form, dict), (*path, key), about)


@cache
def _marks(form: Any) -> tuple[Message | Refers, ...]:
    """The marks that a text of this form carries."""
    if get_origin(form) is Annotated:
        inner, *extra = get_args(form)
        own = tuple(mark for mark in extra if isinstance(mark, Message | Refers))
        return own + _marks(inner)
    if get_origin(form) in (Union, UnionType):
        return tuple(mark for member in get_args(form) for mark in _marks(member))
    return ()


@cache
def _inside(form: Any, container: type) -> Any:
    """The form of what a tuple or mapping of this form holds."""
    if get_origin(form) is Annotated:
        return _inside(get_args(form)[0], container)
    if get_origin(form) in (Union, UnionType):
        return next((found for member in get_args(form) if (found := _inside(member, container)) is not None), None)
    if get_origin(form) is container:
        arguments = get_args(form)
        return arguments[1] if container is dict else arguments[0]
    return None
