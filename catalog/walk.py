"""Going through a catalogue record with the marks of its fields at hand: which texts are translated, which ids refer.

Marks stand in the annotations of the models (``Message``, ``Refers``), however deep in unions, tuples and mappings.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from types import UnionType
from typing import Annotated, Any, Union, get_args, get_origin

from pydantic.fields import FieldInfo

from catalog.models.base import Apart, Message, Model, Refers

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
    for name in _holding_models(type(record)):
        yield from _models(getattr(record, name), (*path, name))


@cache
def message_mark(model: type[Model], field: str) -> Message | None:
    """The mark of a field whose text is a message; None if it is none."""
    return next((mark for mark in _plan(_form(model.model_fields[field])).marks if isinstance(mark, Message)), None)


@cache
def reference_mark(model: type[Model], field: str) -> Refers | None:
    """The mark of a field that holds one id of an entry; None if it holds none, or several."""
    return next((mark for mark in _plan(_form(model.model_fields[field])).marks if isinstance(mark, Refers)), None)


@dataclass(frozen=True)
class _Plan:
    """What to look for in a value of some form: the marks of a text, and the plans of what lists and mappings hold."""

    marks: tuple[Message | Refers, ...] = ()
    keys: tuple[Message | Refers, ...] = ()
    items: _Plan | None = None
    values: _Plan | None = None
    has_models: bool = False

    @property
    def leads_to_models(self) -> bool:
        """Whether a value of this form is a model or holds some."""
        inner = [plan for plan in (self.items, self.values) if plan is not None]
        return self.has_models or any(plan.leads_to_models for plan in inner)

    @property
    def is_idle(self) -> bool:
        """Whether no value of this form holds anything to be found."""
        return not (self.marks or self.keys or self.items or self.values or self.has_models)


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
    for name, description, plan in _plans(type(record)):
        if (value := getattr(record, name)) is not None:
            yield from _values(value, plan, (*path, name), description or about)


def _values(value: Any, plan: _Plan, path: Path, about: str) -> Iterator[Leaf]:
    if isinstance(value, Model):
        yield from _fields(value, path, about)
    elif isinstance(value, str):
        for mark in plan.marks:
            yield Leaf(path, value, mark, about)
    elif isinstance(value, tuple) and plan.items is not None:
        for index, item in enumerate(value):
            yield from _values(item, plan.items, (*path, index), about)
    elif isinstance(value, dict):
        for key, item in value.items():
            for mark in plan.keys:
                yield Leaf((*path, key), key, mark, about)
            if plan.values is not None:
                yield from _values(item, plan.values, (*path, key), about)


@cache
def _plans(model: type[Model]) -> tuple[tuple[str, str | None, _Plan], ...]:
    """The fields of a model in which something can be found, each with its description and plan."""
    fields = ((name, info.description, _plan(_form(info))) for name, info in model.model_fields.items())
    return tuple(field for field in fields if not field[2].is_idle)


@cache
def _holding_models(model: type[Model]) -> tuple[str, ...]:
    """The fields of a model that hold further models."""
    return tuple(name for name, _, plan in _plans(model) if plan.leads_to_models)


def _form(info: FieldInfo) -> Any:
    return Annotated[info.annotation, *info.metadata] if info.metadata else info.annotation


def _plan(form: Any) -> _Plan:
    """The plan for values of a form, however deep the marks stand in unions, tuples and mappings."""
    origin, arguments = get_origin(form), get_args(form)
    if origin is Annotated:
        if any(isinstance(mark, Apart) for mark in arguments[1:]):
            return _Plan()
        inner = _plan(arguments[0])
        own = tuple(mark for mark in arguments[1:] if isinstance(mark, Message | Refers))
        return replace(inner, marks=own + inner.marks)
    if origin in (Union, UnionType):
        members = [_plan(member) for member in arguments]
        return _Plan(
            tuple(mark for member in members for mark in member.marks),
            tuple(mark for member in members for mark in member.keys),
            next((member.items for member in members if member.items is not None), None),
            next((member.values for member in members if member.values is not None), None),
            any(member.has_models for member in members),
        )
    if origin is tuple and arguments:
        inner = _plan(arguments[0])
        return _Plan() if inner.is_idle else _Plan(items=inner)
    if origin is dict:
        keys, inner = _plan(arguments[0]).marks, _plan(arguments[1])
        return _Plan(keys=keys, values=None if inner.is_idle else inner)
    return _Plan(has_models=isinstance(form, type) and issubclass(form, Model))
