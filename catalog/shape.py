"""Checking data against a model, and saying what pydantic refuses in the words of the files' authors."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, get_args, get_origin

from pydantic import ValidationError
from pydantic_core import ErrorDetails

from catalog.document import Document, field_name
from catalog.findings import Finding, RefusedError, did_you_mean, listed, shown
from catalog.models.base import Model

Path = tuple[str | int, ...]

_KINDS = {
    "string_type": ("a text", "write a text; put it in quotes if it looks like a number"),
    "int_type": ("a whole number", "write a whole number without quotes"),
    "float_type": ("a number", "write a number without quotes"),
    "bool_type": ("true or false", "write true or false without quotes"),
    "tuple_type": ("a list", "write each item on its own line after '- '"),
    "list_type": ("a list", "write each item on its own line after '- '"),
    "dict_type": ("a mapping", "write 'key: value' lines below the key"),
    "model_type": ("a mapping", "write 'key: value' lines below the key"),
    "model_attributes_type": ("a mapping", "write 'key: value' lines below the key"),
    "union_tag_not_found": (
        "a text, or a mapping with points, steps, note or head",
        "correct the block's key, or put a text that holds ': ' in quotes",
    ),
}


def accept(
    model: type[Model], data: Any, document: Document, path: Path, name: str
) -> tuple[Model | None, list[Finding]]:
    """The record that ``data`` makes, or None and all findings.

    ``path`` is the place of the data in the document, ``name`` how findings call the record.
    """
    try:
        return model.model_validate(data), []
    except ValidationError as error:
        details = _told_once(data, error.errors(include_url=False))
        return None, [_finding(model, data, document, path, name, detail) for detail in details]


def _told_once(data: Any, details: list[ErrorDetails]) -> list[ErrorDetails]:
    """The errors without those of the members of a union that the value was never meant for.

    Where a text or a mapping may stand, pydantic complains for both; a mapping is then judged as a mapping.
    """
    kept: dict[Path, ErrorDetails] = {}
    told = []
    for detail in details:
        place = _place(data, detail["loc"], missing=False)
        if len(place) == len(detail["loc"]) or detail["type"] in ("missing", "extra_forbidden"):
            told.append(detail)
        elif detail["type"] == "string_type" and isinstance(detail["input"], dict):
            continue
        elif place not in kept:
            kept[place] = detail
            told.append(detail)
    return told


def _finding(model: type[Model], data: Any, document: Document, path: Path, name: str, detail: ErrorDetails) -> Finding:
    kind, given = detail["type"], shown(detail["input"])
    place = _place(data, detail["loc"], missing=kind == "missing")
    context = detail.get("ctx", {})
    accepted, mend, code = "", "correct the value", kind.replace("_", "-")
    message = detail["msg"]
    if kind == "extra_forbidden":
        known = _fields(model, detail["loc"][:-1])
        message, accepted, code = "an unknown key", listed(known, 30), "unknown-key"
        given = str(detail["loc"][-1])
        mend = did_you_mean(given, known, "take the key away or spell it as one of these")
    elif kind == "missing":
        message, given, accepted, code = "a key is missing", "nothing", f"the key '{place[-1]}'", "missing-key"
        mend = f"add '{place[-1]}:' to the entry"
    elif kind == "literal_error":
        options = [option.strip("'") for option in str(context["expected"]).replace(" or ", ", ").split(", ")]
        message, accepted, code = "not one of the values that may stand here", listed(options, 30), "unknown-value"
        mend = did_you_mean(given, options, "write one of these")
    elif kind == "string_pattern_mismatch":
        message, accepted, code = "not the form an id or reference has", f"a text like {context['pattern']}", "bad-form"
        mend = "use lower-case letters, digits and hyphens"
    elif kind in _KINDS:
        accepted, mend = _KINDS[kind]
        message, code = f"not {accepted}", "wrong-type"
    elif kind in ("string_too_short", "too_short"):
        message, accepted, code = "empty", "at least one item" if kind == "too_short" else "a text", "empty"
        mend = "fill it in or take the key away"
    elif isinstance(refusal := context.get("error"), RefusedError):
        message, accepted, mend, code = str(refusal), refusal.accepted, refusal.mend, "refused"
        given = given if refusal.given is None else refusal.given
        place = (*place, *refusal.field)
    elif kind == "value_error":
        message, code = str(context.get("error", message)), "refused"
    elif kind.startswith(("greater_than", "less_than")):
        message, accepted, code = "out of range", message.removeprefix("Input should be "), "out-of-range"
        mend = "write a number in the range"
    field = field_name(place)
    line = document.line((*path, *place))
    return Finding(document.file, line, field, given, accepted, mend, f"{name}: {message}", code)


def _place(data: Any, location: tuple[str | int, ...], *, missing: bool) -> Path:
    """Pydantic's location without the parts that name models rather than keys."""
    place: list[str | int] = []
    for number, part in enumerate(location):
        last = number == len(location) - 1
        if part in (range(len(data)) if isinstance(data, list) else data if isinstance(data, dict) else ()):
            data = data[part]
        elif not (missing and last):
            continue
        place.append(part)
    return tuple(place)


def _fields(model: type[Model], location: tuple[str | int, ...]) -> list[str]:
    """The keys that the model at ``location`` within ``model`` knows."""
    form: Any = model
    for part in location:
        form = _step(form, part)
    found = _model(form)
    return [info.alias or name for name, info in found.model_fields.items()] if found else []


def _step(form: Any, part: str | int) -> Any:
    """The form one location part further in."""
    model = _model(form)
    if model is not None:
        return model.model_fields[part].annotation if isinstance(part, str) and part in model.model_fields else form
    for member in _members(form):
        if isinstance(part, str) and isinstance(member, type) and member.__name__ == part:
            return member
        arguments = get_args(member)
        if get_origin(member) is tuple and isinstance(part, int):
            return arguments[0]
        if get_origin(member) is dict:
            return arguments[1]
    return form


def _model(form: Any) -> type[Model] | None:
    """The only model among the members of a form, if there is exactly one."""
    models = [member for member in _members(form) if isinstance(member, type) and issubclass(member, Model)]
    return models[0] if len(models) == 1 else None


def _members(form: Any) -> Iterator[Any]:
    """The members of a union, through annotations; a plain form is its own only member."""
    origin = get_origin(form)
    if origin is Annotated:
        yield from _members(get_args(form)[0])
    elif origin is not None and origin not in (tuple, dict, list):
        for member in get_args(form):
            yield from _members(member)
    else:
        yield form
