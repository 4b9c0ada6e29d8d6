"""How links, terms and symbols look on the pages."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

from markupsafe import Markup, escape

from catalog.placeholders import Ref
from generator.render.prose import Html
from generator.text.scripts import EAST_ASIAN_LETTERS

if TYPE_CHECKING:
    from generator.render.urls import Urls


_BADGE = re.compile(r'<small class="fallback-badge"[^>]*>.*?</small>')


def without_badges(html: str) -> Markup:
    """HTML without the badges of missing translations."""
    return Markup(_BADGE.sub("", str(html)))


_PRESSED = re.compile(r"</?(?:a|button)\b[^>]*>")


def unlinked(html: str) -> Markup:
    """HTML without its links and buttons, with what is written on them.

    >>> unlinked(Markup('<a href="x">The <b>Shaman</b></a>.'))
    Markup('The <b>Shaman</b>.')
    """
    return Markup(unbuttoned(_PRESSED.sub("", str(html)).strip()))


_MARK_INSIDE = re.compile(r'<span class="kept">([^<]*)<span class="term__mark">([^<]*)</span></span>')
_SYMBOL_WITHIN = re.compile(
    r'<span class="kept">([^<]*)<span class="kept">([^<]*<svg\b.*?</svg>[^<]*)</span>([^<]*)</span>'
)
_WORDS_ALONE = re.compile(r'<span class="kept">([^<]*)</span>')


def unbuttoned(html: str) -> str:
    """HTML whose terms are no buttons any more: their words break as others do, symbols keep to their first word.

    >>> unbuttoned('<span class="kept">5 <span class="kept"><svg></svg>big</span> pearls,</span>')
    '<span class="kept">5 <svg></svg>big</span> pearls,'
    """
    html = _SYMBOL_WITHIN.sub(r'<span class="kept">\1\2</span>\3', _MARK_INSIDE.sub(r"\1\2", html))
    return _WORDS_ALONE.sub(r"\1", html)


_BEFORE_MARKS = re.compile(
    r'(?:(?P<opening><button type="button" class="term\b[^>]*>)(?P<shown>(?:(?!</button>).)*)</button>'
    r'|<span class="read"(?:(?!</span>).)*</span></span>)'
    r"(?P<marks>[.,:;!?)、。，：；！？）」』”’]+)"
)
"""A term or symbol with the marks that follow it at once."""

_LAST_WORD = re.compile(rf"(?<=[ \u00a0])[^\s<>&;]+$|(?<=[{EAST_ASIAN_LETTERS}]{{4}})[{EAST_ASIAN_LETTERS}]$")
"""The last word of a term that may take two lines, or its last character."""

_COUNTED = re.compile(
    r"(?<![\w.,])(\d[\d.,]*) ("
    r'(?:<span class="read"(?:(?!</span>).)*</span></span>'
    r'|<(?P<tag>a|button)\b[^>]*><span class="kept"><svg class="symbol\b.*?</(?P=tag)>)'
    r"[.,:;!?)、。，：；！？）」』”’]*)"
)
"""A number and the symbol that it counts, alone or beside its word, with the marks that follow at once."""

WORD_JOINER = "\u2060"
"""Between a symbol and its word no line breaks either."""


def json_script(data: Any) -> Markup:
    """JSON for a script element: nothing in it can end the element.

    >>> json_script({"a": "</script>"})
    Markup('{"a":"\\\\u003c/script\\\\u003e"}')
    """
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    return Markup(text.replace("&", "\\u0026").replace("<", "\\u003c").replace(">", "\\u003e"))


def text_only(html: str) -> str:
    """A text without its tags, and without the badge of a missing translation: for attributes and options.

    >>> text_only(Markup('<span lang="en">Part of a name<small class="fallback-badge" title="…">EN</small></span>'))
    'Part of a name'
    """
    return without_badges(html).striptags()


def _with_marks(match: re.Match[str]) -> str:
    """A term or symbol and its marks on one line; those of a term of several words stand in it, by the last of them.

    A button is a box: behind one of two lines a mark would stand alone, at the end of the longer line.
    """
    last = _LAST_WORD.search(match["shown"] or "")
    if not last:
        return f'<span class="kept">{match[0]}</span>'
    mark = f'<span class="term__mark">{match["marks"]}</span>'
    return f'{match["opening"]}{match["shown"][: last.start()]}<span class="kept">{last[0]}{mark}</span></button>'


class PageHtml(Html):
    """The markup of one page: terms open their definition in place, symbols come from the game's sprite."""

    def __init__(self, urls: Urls, hues: dict[str, str]) -> None:
        """``hues`` gives a symbol's colour by its name, for those that have one."""
        self.urls = urls
        self.hues = hues

    def link(self, ref: Ref, url: str, shown: str | Markup, symbol: str | None = None) -> Markup:
        """A link; a term is a button that opens its definition, which the page carries."""
        if symbol and self.urls.game:
            shown = self._bound("", symbol, escape(shown))
        if ref.kind == "term" and self.urls.game:
            return Markup('<button type="button" class="term" popovertarget="term-{}">{}</button>').format(
                ref.id, shown
            )
        return super().link(ref, url, shown)

    def counted(self, number: str | Markup, noun: str, symbol: str | None) -> Markup:
        """A number with what it counts: no line breaks between them and the symbol."""
        if not symbol or not self.urls.game:
            return super().counted(number, noun, symbol)
        return self._bound(Markup("{}\u00a0").format(number), symbol, escape(noun))

    def _bound(self, before: str, symbol: str, words: Markup) -> Markup:
        """A symbol beside its word, which alone is read out; not every browser heeds the joiner between them."""
        first, space, rest = ("", "", words) if "<" in words else words.partition(" ")
        whole = Markup('<span class="kept">{}{}{}{}</span>{}{}') if first else Markup("{}{}{}{}{}{}")
        return whole.format(before, self._drawn(symbol), WORD_JOINER, first, space, rest)

    def _drawn(self, symbol: str) -> Markup:
        """A symbol without words."""
        hue = self.hues.get(symbol)
        address = self.urls.root(f"symbols/{self.urls.game}.svg")
        return Markup(
            '<svg class="symbol symbol--beside{}" aria-hidden="true" viewBox="0 0 24 24"><use href="{}#{}"/></svg>'
        ).format(f" hue-{hue}" if hue else "", address, symbol)

    def whole(self, body: Markup) -> Markup:
        """Keeps a full stop or comma beside the button or picture before it: browsers would break the line there.

        >>> PageHtml.whole(None, Markup('a <button type="button" class="term" popovertarget="x">b</button>, c'))
        Markup('a <span class="kept"><button type="button" class="term" popovertarget="x">b</button>,</span> c')
        """
        bound = _COUNTED.sub('<span class="kept">\\1\u00a0\\2</span>', str(body))
        return Markup(_BEFORE_MARKS.sub(_with_marks, bound))

    def symbol(self, name: str, label: str) -> Markup:
        """A symbol of the game, with its word for those who do not see it, copy it or print it as text."""
        hue = self.hues.get(name)
        return Markup(
            '<span class="read" title="{}"><svg class="symbol{}" aria-hidden="true" viewBox="0 0 24 24">'
            '<use href="{}#{}"/></svg><span class="spoken">{}</span></span>'
        ).format(label, f" hue-{hue}" if hue else "", self.urls.root(f"symbols/{self.urls.game}.svg"), name, label)
