"""Two things in a text that have changed places, while all that stands around them is as it was."""

from engine.proofreader.text import HOLE, STEM, Plain, Words, piece_places

_MOST = {True: 6, False: 12}
"""So many words, or characters where no spaces part them, may be one of the two."""
_BACK = 4
"""How far what two changed things have alike at their ends may reach into them: *pearls* and *black pearls*."""


def swapped(old: Plain, new: Plain, words: Words) -> "list[tuple[int, int]] | None":
    """The two things in the new text, as it is read: (start, end) of each; None if nothing was swapped.

    Words are told by how they begin, so that those which take another ending in the other place are found.
    """
    before, now = _stems(old, words), _stems(new, words)
    if before == now or sorted(before) != sorted(now):
        return None
    linking = [_stem(word, words) for word in words.linking]
    head = tail = 0
    while before[head] == now[head]:
        head += 1
    while before[-1 - tail] == now[-1 - tail]:
        tail += 1
    for first in range(head, max(-1, head - _BACK), -1):
        for last in range(tail, max(-1, tail - _BACK), -1):
            end = len(now) - last
            sizes = _sizes(before[first : len(before) - last], now[first:end], _MOST[words.spaced])
            if sizes and "".join(before[first + sizes[0] : len(before) - last - sizes[1]]) not in linking:
                at = piece_places(new.text, words)
                return [(at[first][0], at[first + sizes[1] - 1][1]), (at[end - sizes[0]][0], at[end - 1][1])]
    return None


def _sizes(old: list[str], new: list[str], most: int) -> "tuple[int, int] | None":
    """How long the two are, the one that stood first before the other, if they frame something that has stayed."""
    size = len(old)
    for one in range(1, min(most, size - 2) + 1):
        if new[size - one :] != old[:one]:
            continue
        for other in range(1, min(most, size - one - 1) + 1):
            if new[:other] == old[size - other :] and new[other : size - one] == old[one : size - other]:
                return one, other
    return None


def _stem(word: str, words: Words) -> str:
    return word[:STEM] if words.spaced and not word.isdigit() else word


def _stems(text: Plain, words: Words) -> list[str]:
    holes = list(text.holes)  # fewer than their signs where a translator wrote that sign
    result = []
    for start, end in piece_places(text.text, words):
        piece = text.text[start:end]
        if piece == HOLE:
            piece += holes.pop(0) if holes else ""
        else:
            piece = _stem(piece, words)
        result.append(piece)
    return result
