"""The words of the translator's panel."""

from __future__ import annotations

from generator.text.words import Words, _

TEXTS = {
    "panel": _("Translation"),
    "missing": _("Untranslated"),
    "fuzzy": _("Fuzzy"),
    "faulty": _("With findings"),
    "own": _("Our own rendering"),
    "derived": _("Derived"),
    "done": _("Done"),
    "all": _("All texts"),
    "show": _("Show"),
    "next": _("Next text"),
    "previous": _("Previous text"),
    "keys": _("F8: next; Shift+F8: previous; Escape: close the text"),
    "keys-write": _("Ctrl+Enter: save"),
    "pick": _("Pick texts"),
    "pick-help": _("Off: links and buttons of the page work as for readers."),
    "pin": _("Touch a marked text, or choose “Next text”, to see its message."),
    "follow": _("Follow the link"),
    "close": _("Close"),
    "fold": _("Show or hide the panel"),
    "english": _("English"),
    "earlier": _("Earlier English"),
    "translation": _("Translation"),
    "proposal": _("Proposal"),
    "write": _("Write it better"),
    "write-form": _("For {numbers} and the like"),
    "save": _("Save"),
    "saved": _("Saved"),
    "unsaved": _("Not saved"),
    "put": _("Put in where the cursor is"),
    "forms": _("Other forms of it"),
    "id": _("Belongs to"),
    "file": _("PO file"),
    "origin": _("PO file that it is made from"),
    "shown-on": _("Shown on"),
    "places": _("English from"),
    "about": _("About the text"),
    "findings": _("Findings"),
    "expected": _("Expected"),
    "hint": _("How to fix it"),
    "meant": _("Yes, I mean it"),
    "inside": _("Part of"),
    "stands": _("What stands there now"),
    "told-missing": _("Not translated yet. Readers see the English, marked as such."),
    "told-fuzzy": _(
        "Marked as fuzzy, until somebody takes the mark away. Readers see an older translation, marked as such, or the "
        "English where that does not fit."
    ),
    "told-own": _("No source prints this name: it is our own rendering."),
    "told-derived": _("Made from {language}. A message in the PO file takes its place."),
    "told-held": _("What the file holds cannot be shown. The page has the last text that could."),
    "told-absent": _("The PO file does not have this text yet: run “fathom locale update”."),
    "unseen": _("Texts of this page that are not seen on it"),
    "seen-title": _("in the title or a description"),
    "seen-attribute": _("read aloud, or shown when pointed at"),
    "seen-script": _("for the page’s program"),
    "seen-search": _("for the search"),
    "page": _("This page"),
    "language": _("The whole language"),
    "pages": _("Pages that still need work"),
    "pages-none": _("No page needs work."),
    "elsewhere": _("On no page"),
    "none": _("Nothing of this kind on the page."),
    "broken": _("These files cannot be used as they are. The page shows what they held before."),
    "lost": _("The preview does not answer. Is it still running?"),
    "restart": _("The program itself has changed. End the preview and start it again to see that."),
}
"""Every text of the panel by the name that the room ``preview`` of the browser knows it by."""


READERS = {
    "told-missing": _("Not translated yet. What you write here is a first suggestion."),
    "write": _("Your suggestion"),
    "save": _("Keep it"),
    "saved": _("Kept on this device. The page shows it as it would be; others see it when it is taken in."),
    "saved-faulty": _("Kept on this device. With this error it will not be taken in."),
    "unsaved": _("This device has no room for it. Send it at once, or copy it."),
    "onward": _("My suggestions"),
    "leave": _("Stop translating"),
}
"""Texts of the panel that say something else to readers of the site, or to them alone."""


def texts(words: Words) -> dict[str, str]:
    """The panel's texts in a language, in English where there is no translation; and what stands behind a label."""
    return {name: str(words.text("site", text)) for name, text in TEXTS.items()} | {"colon": words.info.colon}
