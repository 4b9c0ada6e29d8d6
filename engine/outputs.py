"""Declared answers: what each checker answers with, part by part, beside the fields that it is asked with.

The declarations stand in ``engine/<game>/answers/``, a module for each checker by its name: ``ANSWER`` has what only
this one answers, and ``READINGS``, if it is there, what the readings of an open point have beside what they all have,
by the point's code. No answer needs them, so they are not sent to browsers: JSON Schemas and documentation are made
from them, layouts and answers are held to them.
"""

TYPES = (
    "boolean",
    "integer",
    "text",
    "choice",
    "entry",
    "counts",
    "pair",
    "record",
    "chance",
    "amount",
    "fraction",
    "messages",
    "request",
)
"""The types of declared parts."""


class Output:
    """One declared part of an answer: its name, its type and what it means, in plain English.

    Types are ``boolean``, ``integer``, ``text``, ``choice`` (one of the texts in ``choices``), ``entry`` (an id of the
    table ``of``), ``counts`` (an object with whole numbers by ids of the table ``of``), ``pair`` (a list of two whole
    numbers, such as a row and a column from 0), ``record`` (an object with ``fields``), ``chance`` and ``amount`` (an
    exact fraction, and the same rounded), ``fraction`` (an exact one alone, as in ``5/12``), ``messages`` (coded ones
    of the group ``of``) and ``request`` (fields of the request, replaced). ``several`` of them are a list, with 2 a
    list of lists such as the rows of a matrix. ``unit`` is what a number counts. Where there is nothing to say, a
    ``nullable`` part is null, and an ``optional`` one is not there at all.
    """

    def __init__(
        self,
        name: str,
        type: str,
        meaning: str,
        of: str = "",
        unit: str = "",
        choices: tuple[str, ...] = (),
        fields: "tuple[Output, ...]" = (),
        several: int = 0,
        nullable: bool = False,
        optional: bool = False,
    ) -> None:
        self.name = name
        self.type = type
        self.meaning = meaning
        self.of = of
        self.unit = unit
        self.choices = choices
        self.fields = fields
        self.several = several
        self.nullable = nullable
        self.optional = optional


READING = (
    Output("reading", "text", "the value of the choice field by which this reading is chosen"),
    Output(
        "legal", "boolean", "what the question comes to by this reading; null where other points decide", nullable=True
    ),
    Output("open", "messages", "the points that decide where legal is null", of="open", several=True, optional=True),
)
"""What the readings of all open points have."""

VERDICT = (
    Output("kind", "choice", "tells a verdict from the problems of a request", choices=("verdict",)),
    Output("legal", "boolean", "whether it is allowed; null where the rules leave open what decides", nullable=True),
    Output("reasons", "messages", "all that speaks against it", of="reasons", several=True),
    Output("notes", "messages", "what is worth knowing beside it", of="notes", several=True),
    Output("open", "messages", "the points that the rules leave open", of="open", several=True),
    Output(
        "instead",
        "request",
        "fields to replace in a refused request, so that it becomes legal; null if nothing can be done",
        nullable=True,
    ),
)
"""What all checkers answer."""


def walk(outputs: tuple[Output, ...], path: str = "") -> list[tuple[str, Output]]:
    """All declared parts with their paths, those of records after them; brackets mark lists."""
    parts: list[tuple[str, Output]] = []
    for output in outputs:
        place = f"{path}.{output.name}" if path else output.name
        place += "[]" * output.several
        parts.append((place, output))
        parts += walk(output.fields, place)
    return parts
