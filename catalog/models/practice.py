"""The words of the questions to practise with.

The questions themselves are made by the engine (``engine/practice.py``), which declares the parameters of each and of
its choices; here stands what a person reads.
"""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from catalog.models.base import CheckerText, Id, Model
from catalog.models.wording import Words


class ExerciseWords(Model):
    """One kind of question, with the words of its choices; *yes* and *no* need none."""

    title: Annotated[CheckerText, Field(description="what it is about, in a word or two")]
    asks: Annotated[Words, Field(description="the question, with the parameters that the engine gives it")]
    choices: Annotated[dict[Id, Words], Field(description="the words of a choice, by its code")] = {}
