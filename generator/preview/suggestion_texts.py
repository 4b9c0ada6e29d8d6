"""The words of the list of a reader's suggestions."""

from __future__ import annotations

from generator.text.words import _

TEXTS = {
    "mine": _("My suggestions"),
    "none": _("You have not suggested anything in this language yet."),
    "english": _("English"),
    "before": _("Before"),
    "suggestion": _("Your suggestion"),
    "now": _("On the site now"),
    "page": _("Page"),
    "fate-kept": _("Kept on this device, not sent yet"),
    "fate-sent": _("Sent"),
    "fate-taken": _("Taken: the site says it so now"),
    "fate-changed": _("The site has another text by now"),
    "take-back": _("Take back"),
    "clear": _("Take off this list"),
    "again": _("Send once more"),
    "unsent": _("Not sent yet: {count}"),
    "new-file": _("Propose as a file"),
    "issue": _("Open an issue"),
    "account": _(
        "Both lead to the repository of the site, where you need an account. Nothing is sent before you confirm it "
        "there."
    ),
    "share": _("Share"),
    "save-csv": _("Save as a spreadsheet"),
    "save-po": _("Save for a PO editor"),
    "saved": _("Saved. Once you have sent the file to the maintainers, say so here."),
    "mark-sent": _("I have sent it"),
    "part": _("({some} of {all})"),
    "too-long": _("“{way}” has no room for this text: save it as a spreadsheet."),
    "no-host": _(
        "This site does not say where suggestions go. Share them with its maintainers, or save them as a file and send "
        "that."
    ),
    "thanks": _("Thank you. They stay on this list, which tells what becomes of them."),
    "unkept": _("This device did not keep that: it has no room, or storing is switched off."),
}
"""Every text of the list by the name that generator/browser/translate/ knows it by."""
