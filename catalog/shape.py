"""Checking data against a model, and saying what pydantic refuses in the words of the files' authors."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Annotated, Any, Literal, TypeVar, get_args, get_origin

from pydantic import BaseModel, ValidationError
from pydantic_core import ErrorDetails

from catalog.document import Document, field_name
from catalog.findings import Finding, RefusedError, did_you_mean, listed, shown
from catalog.models.base import DAY, ID, IN_WORDS, LANGUAGE_CODE, WEB_ADDRESS

Path = tuple[str | int, ...]
Accepted = TypeVar("Accepted", bound=BaseModel)

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
        "a text, or a mapping with points, steps, note, table, figure or head",
        "correct the block's key, or put a text that holds ': ' in quotes",
    ),
}


@dataclass(frozen=True)
class _Problem:
    """What a finding says of one of pydantic's errors; the place is within the record."""

    place: Path
    given: str
    accepted: str
    hint: str
    message: str
    code: str


def accept(
    model: type[Accepted], data: Any, document: Document, path: Path, name: str
) -> tuple[Accepted | None, list[Finding]]:
    """The record that ``data`` makes, or None and all findings.

    ``path`` is the place of the data in the document, ``name`` how findings call the record.
    """
    try:
        return model.model_validate(data), []
    except ValidationError as error:
        details = _causes(_meant(data, error.errors(include_url=False)))
    findings = []
    for problem in (_problem(model, data, detail) for detail in details):
        line = document.line((*path, *problem.place))
        field, message = field_name(problem.place), f"{name}: {problem.message}"
        findings.append(
            Finding(document.file, line, field, problem.given, problem.accepted, problem.hint, message, problem.code)
        )
    return None, findings


def _causes(details: list[ErrorDetails]) -> list[ErrorDetails]:
    """The errors without those of lists that are only too short because what stands in them is refused."""
    refused = {detail["loc"][:length] for detail in details for length in range(len(detail["loc"]))}
    return [detail for detail in details if detail["type"] != "too_short" or detail["loc"] not in refused]


def _meant(data: Any, details: list[ErrorDetails]) -> list[ErrorDetails]:
    """The errors without those of the members of a union that the value was hardly meant for.

    Where one of several forms may stand, pydantic complains for each of them. The form that was meant is one of the
    value's own type and, among those, the one with the fewest errors.
    """
    level = 0
    while True:
        unions: dict[Path, dict[str | int, list[ErrorDetails]]] = {}
        for detail in details:
            labels = _labels(data, detail)
            if level < len(labels):
                location = detail["loc"]
                union = unions.setdefault(location[: labels[level]], {})
                union.setdefault(location[labels[level]], []).append(detail)
        if not unions:
            return details
        for union in unions.values():
            meant = min(union.values(), key=lambda errors: (_is_other_type(data, errors[0], level), len(errors)))
            dropped = [id(detail) for errors in union.values() if errors is not meant for detail in errors]
            details = [detail for detail in details if id(detail) not in dropped]
        level += 1


def _is_other_type(data: Any, detail: ErrorDetails, level: int) -> bool:
    """Whether the value as a whole was refused as a text because it is a mapping, or the other way round."""
    whole = _labels(data, detail)[level] == len(detail["loc"]) - 1
    return whole and detail["type"] in ("string_type", "model_type") and isinstance(detail["input"], dict | str)


def _labels(data: Any, detail: ErrorDetails) -> list[int]:
    """Where pydantic's location names a member of a union rather than a key or an index."""
    labels = []
    for number, part in enumerate(detail["loc"]):
        if part in (range(len(data)) if isinstance(data, list) else data if isinstance(data, dict) else ()):
            data = data[part]
        elif not (detail["type"] == "missing" and number == len(detail["loc"]) - 1):
            labels.append(number)
    return labels


def _problem(model: type[BaseModel], data: Any, detail: ErrorDetails) -> _Problem:
    """One of pydantic's errors in the words of the files' authors."""
    kind, location, context = detail["type"], detail["loc"], detail.get("ctx", {})
    given, labels = shown(detail["input"]), _labels(data, detail)
    place = tuple(part for number, part in enumerate(location) if number not in labels)
    refusal = context.get("error")
    if isinstance(refusal, RefusedError):
        given = given if refusal.given is None else refusal.given
        place = (*place, *refusal.field)
        return _Problem(place, given, refusal.accepted, refusal.hint, str(refusal), "refused")
    if kind == "extra_forbidden":
        key, known = str(location[-1]), _fields(model, location[:-1])
        hint = did_you_mean(key, known, "take the key away or spell it as one of these")
        return _Problem(place, key, listed(known, 30, key), hint, "an unknown key", "unknown-key")
    if kind == "missing":
        key = str(location[-1])
        return _Problem(
            place, "nothing", f"the key '{key}'", f"add '{key}:' to the entry", "a key is missing", "missing-key"
        )
    if kind == "literal_error":
        return _choice(place, given, str(context["expected"]))
    if kind == "union_tag_invalid":
        key = str(context["discriminator"]).strip("'")
        return _choice((*place, key), str(context["tag"]), str(context["expected_tags"]))
    if kind == "string_pattern_mismatch":
        return _bad_form(place, given, context["pattern"])
    if kind in _KINDS:
        accepted, hint = _KINDS[kind]
        return _Problem(place, given, accepted, hint, f"not {accepted}", "wrong-type")
    if kind in ("string_too_short", "too_short"):
        accepted = "at least one item" if kind == "too_short" else "a text"
        return _Problem(place, given, accepted, "fill it in or take the key away", "empty", "empty")
    if kind == "too_long":
        accepted = f"at most {context['max_length']} items"
        return _Problem(place, given, accepted, "keep those that matter most", "too many items", "out-of-range")
    if kind.startswith(("greater_than", "less_than")):
        accepted = detail["msg"].removeprefix("Input should be ")
        return _Problem(place, given, accepted, "write a number in the range", "out of range", "out-of-range")
    message = str(refusal or detail["msg"])
    wanted = message.removeprefix("Input should be ").removeprefix("Value error, ")
    return _Problem(place, given, wanted, f"write {wanted}" if wanted != message else "correct it", message, "refused")


def _bad_form(place: Path, given: str, pattern: str) -> _Problem:
    """A text that is not written as it has to be, with what it may have been meant for."""
    message, hint = "not the form an id or reference has", "use lower-case letters, digits and hyphens"
    accepted = IN_WORDS.get(pattern, f"a text like {pattern}")
    if pattern == LANGUAGE_CODE:
        near = re.fullmatch(LANGUAGE_CODE, given.replace("-", "_"))
        message = "not the code of a language"
        hint = f"did you mean '{near[0]}'?" if near else "write the code of the language"
    elif pattern == WEB_ADDRESS:
        message = "no address of the web"
        hint = "write the whole address as the browser shows it, or take the key away"
    elif pattern == DAY:
        message, hint = "not a day", "write the year, the month and the day with hyphens: '2026-11-22'"
    elif pattern == ID:
        # Where the name of the game or of the kind stands before it, what is behind them may do.
        near = re.fullmatch(ID, re.split("[/:.]", given)[-1].lower())
        hint = f"did you mean '{near[0]}'?" if near else hint
    return _Problem(place, given, accepted, hint, message, "bad-form")


def _choice(place: Path, given: str, expected: str) -> _Problem:
    """A value that is none of those that may stand there; pydantic gives these as a list in quotes."""
    options = [option.strip("'") for option in expected.replace(" or ", ", ").split(", ")]
    hint = did_you_mean(given, options, "write one of these")
    return _Problem(
        place, given, listed(options, 30, given), hint, "not one of the values that may stand here", "unknown-value"
    )


def _fields(model: type[BaseModel], location: tuple[str | int, ...]) -> list[str]:
    """The keys that the model at ``location`` within ``model`` knows."""
    form: Any = model
    for part in location:
        form = _step(form, part)
    nested = _model(form)
    return [info.alias or name for name, info in nested.model_fields.items()] if nested else []


def _step(form: Any, part: str | int) -> Any:
    """The form one location part further in."""
    model = _model(form)
    if model is not None:
        return model.model_fields[part].annotation if isinstance(part, str) and part in model.model_fields else form
    for member in _members(form):
        if isinstance(member, type) and issubclass(member, BaseModel) and _names(member, part):
            return member
        arguments = get_args(member)
        if get_origin(member) is tuple and isinstance(part, int):
            return arguments[0]
        if get_origin(member) is dict:
            return arguments[1]
    return form


def _names(model: type[BaseModel], part: str | int) -> bool:
    """Whether pydantic means ``model`` by a part of a location.

    It names a member of a union by its class, by its class within its validator, or by the value of its tag.
    """
    if isinstance(part, str) and (part == model.__name__ or part.endswith(f", {model.__name__}]")):
        return True
    forms = [info.annotation for info in model.model_fields.values()]
    return any(get_origin(form) is Literal and get_args(form) == (part,) for form in forms)


def _model(form: Any) -> type[BaseModel] | None:
    """The only model among the members of a form, if there is exactly one."""
    models = [member for member in _members(form) if isinstance(member, type) and issubclass(member, BaseModel)]
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
