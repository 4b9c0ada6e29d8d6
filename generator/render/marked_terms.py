"""Terms that are marked once in a section: where the word comes first. A page with a mark at each is hard to read."""

from __future__ import annotations

import re

from markupsafe import Markup

from generator.render.markup import unbuttoned

_HEADING_OR_TERM = re.compile(
    r"<h[1-6]\b"
    r'|(?P<kept><span class="kept">[^<]*)?'
    r'<button type="button" class="term" popovertarget="(?P<term>[^"]*)">(?P<shown>(?:(?!</button>).)*)</button>'
    r"(?(kept)(?P<marks>[^<]*)</span>)",
    re.DOTALL,
)


def once_a_section(html: str) -> Markup:
    """HTML in which a term is marked where it comes first after a heading, and is plain text further on.

    >>> pearl = '<button type="button" class="term" popovertarget="term-pearl">pearl</button>'
    >>> once_a_section(f"<p>{pearl} {pearl}").count("<button")
    1
    >>> once_a_section(f"<p>{pearl}<h2>{pearl}").count("<button")
    2
    """
    seen: set[str] = set()

    def marked(match: re.Match[str]) -> str:
        if match["term"] is None:
            seen.clear()
        elif match["term"] in seen:
            return _plain(match)
        seen.add(match["term"] or "")
        return match[0]

    return Markup(_HEADING_OR_TERM.sub(marked, html))


def never(html: str) -> Markup:
    """HTML in which terms are plain text, for where nothing can be pressed.

    >>> never('<button type="button" class="term" popovertarget="term-pearl">pearl</button>')
    Markup('pearl')
    """
    return Markup(_HEADING_OR_TERM.sub(lambda match: match[0] if match["term"] is None else _plain(match), html))


def _plain(match: re.Match[str]) -> str:
    return unbuttoned(f"{match['kept']}{match['shown']}{match['marks']}</span>" if match["kept"] else match["shown"])
