"""Words that are nearly known: inflected, or with a slip of a finger."""

LEAST = 4
"""A shorter word is known as it is or not at all."""
TWO_SLIPS = 8
"""A word of so many letters may have two slips."""
ENDING = 3
"""So many letters at the end of a word may be its inflection."""


def near(word: str, known: list[str]) -> list[str]:
    """Those of the known words that a word may stand for, without differences but its ending if there are such, else
    with a slip; the nearest first.

    >>> near("perlami", ["perla", "pears"]), near("shamn", ["shaman"]), near("cat", ["cut"])
    (['perla'], ['shaman'], [])
    """
    if len(word) < LEAST:
        return []
    endings = [(_rest(word, other), other) for other in known if _is_inflected(word, other)]
    if endings:
        least = min(endings)[0]
        return [other for rest, other in endings if rest == least][:3]
    most = 2 if len(word) >= TWO_SLIPS else 1
    slips = [
        (slip, other) for slip, other in [(slips_between(word, other, most), other) for other in known] if slip <= most
    ]
    if not slips:
        return []
    least = min(slips)[0]
    return [other for slip, other in slips if slip == least][:3]


INFLECTED = 0.9
SLIPPED = 0.6
"""How well a word is known that differs in its ending, or by a slip."""


def similar(word: str, known: list[str]) -> list[tuple[str, float]]:
    """All known words that a word may be a form of, or else those that it is by a slip, each with how well.

    >>> similar("perlami", ["perla", "perl", "pearl"])
    [('perla', 0.9), ('perl', 0.9)]
    """
    forms = [(other, INFLECTED) for other in known if _is_inflected(word, other)]
    if forms or word in known:
        return forms
    return [(other, SLIPPED) for other in near(word, known)]


def _shared(one: str, other: str) -> int:
    """How many letters two words begin with alike."""
    most = min(len(one), len(other))
    place = 0
    while place < most and one[place] == other[place]:
        place += 1
    return place


def _rest(word: str, other: str) -> int:
    return len(word) + len(other) - 2 * _shared(word, other)


def _is_inflected(word: str, other: str) -> bool:
    """Whether two words differ in their endings alone."""
    if len(other) < LEAST:
        return False
    shared = _shared(word, other)
    return (
        shared >= LEAST
        and len(word) - shared <= ENDING
        and len(other) - shared <= ENDING
        and shared * 3 >= len(other) * 2
    )


def slips_between(one: str, other: str, most: int) -> int:
    """How many letters are left out, added, exchanged or swapped between two words; more than ``most`` for too many."""
    if abs(len(one) - len(other)) > most or len(other) < LEAST:
        return most + 1
    before: list[int] = []
    row = list(range(len(other) + 1))
    for place, letter in enumerate(one):
        earlier, before, row = before, row, [place + 1]
        for at, against in enumerate(other):
            cost = min(before[at + 1] + 1, row[at] + 1, before[at] + (letter != against))
            if place and at and letter == other[at - 1] and one[place - 1] == against:
                cost = min(cost, earlier[at - 1] + 1)
            row.append(cost)
        if min(row) > most:
            return most + 1
    return row[-1]
