"""Style sheets as the oldest browsers of the floor understand them, without what only we read."""

from __future__ import annotations

import re

import lightningcss

from generator.text.floor import FLOOR

_TARGETS = [f"{name} {version}" for name, version in FLOOR.items()] + [f"ios_saf {FLOOR['safari']}"]
_COMMENT = re.compile(r"/\*(?:[^*]|\*(?!/))*\*/")
_MIXED = re.compile(r"(?P<name>[\w-]+):(?P<value>[^;{}]*\bcolor-mix\([^;{}]*);")
_SILENT = re.compile(r'(?P<name>content|--sign):(?P<value>[^;{}/]*) / "";')
_RULE = re.compile(r"(?P<selector>[^{};@]*:has\([^{};@]*)\{[^{}]*\}")
_STATES = {
    re.compile(r":has\(:checked\)"): "[data-has-checked]",
    re.compile(r":has\(\[value=\"?(\w+)\"?\]:checked\)"): r'[data-has-checked~="\1"]',
    re.compile(r":has\(:focus-visible\)"): "[data-has-focus]",
}
"""What an element holds, and the mark that ``browser/shell/held.js`` gives it where ``:has()`` is not known."""
_CAN_MIX = "(color: color-mix(in srgb, red, red))"
_CAN_BE_SILENT = '(content: "a" / "b")'


def lowered(text: str) -> str:
    """A style sheet for the floor, as short as it can be.

    >>> lowered("a { inset: 0; & b { user-select: none; } } /* so */")
    'a{inset:0}a b{-webkit-user-select:none;user-select:none}'
    """
    text = _COMMENT.sub("", text)
    text = _MIXED.sub(lambda found: _where(_CAN_MIX, found, _unmixed(found["value"])), text)
    text = _SILENT.sub(lambda found: _where(_CAN_BE_SILENT, found, found["value"]), text)
    flat = lightningcss.process_stylesheet(
        text, parser_flags=lightningcss.calc_parser_flags(nesting=True), browsers_list=_TARGETS
    )
    return _RULE.sub(_with_marks, str(flat))


def _with_marks(rule: re.Match[str]) -> str:
    """A rule for what an element holds, and the same by marks for browsers that do not know ``:has()``.

    >>> _RULE.sub(_with_marks, "a:has(:checked),b{top:0}")
    'a:has(:checked),b{top:0}:where(.no-has) a[data-has-checked],:where(.no-has) b{top:0}'
    """
    selector = rule["selector"]
    for state, mark in _STATES.items():
        selector = state.sub(mark, selector)
    if ":has(" in selector or selector == rule["selector"]:
        return rule[0]
    marked = ",".join(f":where(.no-has) {part}" for part in _parts(selector))
    return f"{rule[0]}{marked}{rule[0][len(rule['selector']) :]}"


def _where(condition: str, found: re.Match[str], plain: str) -> str:
    """A declaration where the browser can follow it, and a plainer one where it cannot.

    Any browser takes a value with ``var()``, which is nothing to one that cannot follow it: so the browser is asked.
    """
    return f"{found['name']}:{plain}; @supports {condition} {{ {found[0]} }}"


def _unmixed(value: str) -> str:
    """A value with one of the colours of each mixture in its place: the stronger one, if it can be seen.

    >>> _unmixed(" 1px solid color-mix(in srgb, var(--hue, var(--line)) 13%, var(--paper))")
    ' 1px solid var(--paper)'
    >>> _unmixed("color-mix(in srgb, var(--line), transparent 60%)")
    'var(--line)'
    """
    head, mixed, rest = value.partition("color-mix(")
    if not mixed:
        return value
    inside, rest = _inside(rest)
    _space, first, second = _parts(inside)
    (one, share), (other, of_other) = _colour(first), _colour(second)
    of_first = share if share is not None else 100 - (of_other if of_other is not None else 50)
    seen = [colour for colour in ((one, other) if of_first >= 50 else (other, one)) if colour != "transparent"]
    return head + seen[0] + _unmixed(rest)


def _inside(text: str) -> tuple[str, str]:
    """What stands before the bracket that ends a function, and what stands behind it."""
    depth = 1
    for place, letter in enumerate(text):
        depth += (letter == "(") - (letter == ")")
        if not depth:
            return text[:place], text[place + 1 :]
    raise ValueError(f"a bracket is not closed: {text}")


def _parts(inside: str) -> list[str]:
    """What a function is given.

    >>> _parts("in srgb, var(--a, var(--b)) 1%, red")
    ['in srgb', 'var(--a, var(--b)) 1%', 'red']
    """
    parts, depth = [""], 0
    for letter in inside:
        depth += (letter == "(") - (letter == ")")
        if letter == "," and not depth:
            parts.append("")
        else:
            parts[-1] += letter
    return [part.strip() for part in parts]


def _colour(part: str) -> tuple[str, float | None]:
    """A colour of a mixture, and its share in per cent if it is told."""
    found = re.fullmatch(r"(?P<colour>.*?)(?: (?P<share>[\d.]+)%)?", part)
    assert found
    return found["colour"], float(found["share"]) if found["share"] else None
