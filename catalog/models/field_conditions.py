"""Conditions on what other inputs of a form hold."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from catalog.models.base import Model


class FieldCondition(Model):
    """True when another input of the form has one of some values, or none of some; without these, any value will do."""

    field: Annotated[
        str, Field(description="an input beside this one; one of the whole question, not of the list's item, after @")
    ]
    one_of: Annotated[tuple[str, ...], Field(description="the values that will do; a number stands in quotes")] = ()
    none_of: Annotated[tuple[str, ...], Field(description="the values that will not do")] = ()
