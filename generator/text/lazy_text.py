"""A message that is translated when it is shown, into the language of its reader."""

from __future__ import annotations

from collections.abc import Callable

Translate = Callable[[str], str]
"""Gives an English text of the domain ``site`` in some language."""


def _(msgid: str) -> str:
    """Marks a text of the domain ``site`` for extraction, where it stands apart from the call that translates it."""
    return msgid


class LazyMessage:
    """An English text, marked with ``_()`` where it is written, and the values of its placeholders.

    A value may be a sentence too. Texts that people wrote (a message, a file name) are values, never part of the text.
    """

    def __init__(self, text: str, /, **values: object) -> None:
        self.text = text
        self.values = values

    def translated(self, translate: Translate = str) -> str:
        """The sentence in the language of ``translate``; in English by default."""
        values = {
            name: value.translated(translate) if isinstance(value, LazyMessage) else value
            for name, value in self.values.items()
        }
        return translate(self.text).format(**values)

    def __str__(self) -> str:
        return self.translated()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, LazyMessage) and (self.text, self.values) == (other.text, other.values)

    def __hash__(self) -> int:
        return hash((self.text, tuple(sorted((name, str(value)) for name, value in self.values.items()))))


def translated(message: LazyMessage | str, translate: Translate = str) -> str:
    """A sentence, or a text that is the same in every language."""
    return message.translated(translate) if isinstance(message, LazyMessage) else message


def lazy(text: str, /, **values: object) -> LazyMessage:
    """A message that is translated when it is shown."""
    return LazyMessage(text, **values)
