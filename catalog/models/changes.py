"""What changed in the rules, readings and cards of a game since they were first told."""

from __future__ import annotations

from datetime import date
from typing import Annotated

from pydantic import AfterValidator, Field, StringConstraints

from catalog.findings import RefusedError
from catalog.models.base import DAY, Id, Model, Reference, SetId, Text


def _in_the_calendar(day: str) -> str:
    try:
        date.fromisoformat(day)
    except ValueError:
        raise RefusedError(
            "there is no such day",
            accepted="a day of the calendar: the year, the month from 01 to 12, the day of the month",
            hint="look at the month and the day",
        ) from None
    return day


Day = Annotated[str, StringConstraints(pattern=DAY), AfterValidator(_in_the_calendar)]


class Change(Model):
    """Something that a table may have gone by and that is told otherwise now: a rule, a reading or a card.

    It is written with the change itself, in words for players: what they read before, and what they read now. A new
    wording of the same rule is none. Readers get it on the page *What changed*, and in its feed.
    """

    id: Annotated[Id, Field(description="language-free and stable; its address in the feed is made from it")]
    date: Annotated[Day, Field(description="the day of the change, in quotes", examples=["2026-11-22"])]
    about: Annotated[
        tuple[Reference, ...],
        Field(min_length=1, description="the rules, readings, cards and terms that it concerns, the main one first"),
    ]
    says: Annotated[Text, Field(description="what was told before, and what is told now")]
    set: Annotated[SetId, Field(description="the set that it touches")] = "base"
