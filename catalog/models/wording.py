"""Sentences of checkers: with the forms of a plural, with values of an answer, and how they are felt."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from pydantic import Field

from catalog.models.base import CheckerText, Message, Model
from catalog.models.values import Conditions, Value


class Counted(Model):
    """A sentence with a number in it, in the two forms of English; a translation has the forms of its language."""

    MESSAGE: ClassVar[Message] = Message(domain="checker")

    # No Message mark on the two: they are one message together, which MESSAGE marks.
    one: Annotated[str, Field(min_length=1, description="the sentence for exactly one")]
    other: Annotated[str, Field(min_length=1, description="the sentence for every other number")]
    by: Annotated[str, Field(description="the parameter that holds the number")] = "count"


class OrNone(Model):
    """A sentence with a number in it, and another one that is said if the number is zero."""

    zero: Annotated[CheckerText, Field(description="the sentence for none at all")]
    text: Annotated[CheckerText | Counted | OrNone, Field(description="the sentence for every other number")]
    by: Annotated[str, Field(description="the parameter that holds the number")] = "count"


Words = CheckerText | Counted | OrNone
"""A sentence of a checker, with the forms of a plural where it counts something, and its own words for none."""


def texts_of(words: Words) -> tuple[str | Counted, ...]:
    """All sentences that words may say."""
    return (words.zero, *texts_of(words.text)) if isinstance(words, OrNone) else (words,)


Tone = Literal["good", "bad", "open", "note", "plain"]
"""How a part of an answer is felt: it decides colour and icon, never the words."""


class Sentence(Model):
    """A sentence with the values for its parameters."""

    when: Annotated[Conditions, Field(description="only shown if all of these hold")] = ()
    text: Annotated[Words, Field(description="the sentence")]
    tone: Annotated[Tone, Field(description="how it is felt")] = "plain"
    values: Annotated[dict[str, Value], Field(description="where each named parameter of the text comes from")] = {}


OrNone.model_rebuild()
