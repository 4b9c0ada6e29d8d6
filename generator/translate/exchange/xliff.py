"""Translations as XLIFF 1.2, for OmegaT, Poedit, Virtaal, memoQ, Weblate and their like.

Not by translate-toolkit: it expands entities, drops without a word what XML cannot hold and, beside inline codes, what
follows a comment, and takes elements that it does not know for their text.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

from lxml import etree

from generator.text.languages import SOURCE_LANGUAGE, language
from generator.text.lazy_text import Translate, _, lazy
from generator.text.po_finding import PoFinding
from generator.translate.exchange.codes import NAMESPACE, UnknownCodeError, fill, plain, tag, text_of
from generator.translate.exchange.errors import ROW, Reading, refuse
from generator.translate.exchange.exchange_rows import ImportedRow, Row, State, same_ends

_SPACE = "{http://www.w3.org/XML/1998/namespace}space"
_PLURALS = "x-gettext-plurals"
_STATES: dict[State, str] = {"fuzzy": "needs-review-translation", "done": "translated"}
_UNTRANSLATED = ("new", "needs-translation")

ADVICE = (
    _("Copy the inline codes from the source; they stand for links and symbols, and the notes say for which."),
    _(
        "Where the name behind a code has to be inflected, put in place of the code what the note has, braces "
        "included, and before the closing brace a bar and your form."
    ),
)
"""What a translator should know about the codes."""


def write(rows: Iterable[Row], lang: str, translate: Translate = str) -> bytes:
    """The rows as an XLIFF document, one ``<file>`` for each domain; ``translate`` translates the advice in it."""
    root = etree.Element(tag("xliff"), {"version": "1.2"}, nsmap={None: NAMESPACE})
    for domain, of_domain in groupby(rows, key=lambda row: row.domain):
        about = {
            "original": f"{domain}.po",
            "source-language": SOURCE_LANGUAGE,
            "target-language": language(lang).tag,
            "datatype": "plaintext",
        }
        file = etree.SubElement(root, tag("file"), about)
        header = etree.SubElement(file, tag("header"))
        for advice in ADVICE:
            _note(header, "developer", translate(advice))
        body = etree.SubElement(file, tag("body"))
        for name, forms in groupby(of_domain, key=lambda row: row.id.partition("[")[0]):
            parent = body
            for row in forms:
                if row.form is not None and parent is body:
                    parent = etree.SubElement(body, tag("group"), {"id": name, "restype": _PLURALS})
                _unit(parent, row)
    _indent(root)
    return bytes(etree.tostring(root, encoding="UTF-8", xml_declaration=True))


def _unit(parent: etree._Element, row: Row) -> None:
    unit = etree.SubElement(parent, tag("trans-unit"), {"id": row.id, "extradata": row.version, _SPACE: "preserve"})
    if row.ref:
        unit.set("resname", plain(row.ref))
    if row.state != "missing":
        unit.set("approved", "yes" if row.state == "done" else "no")
    fill(etree.SubElement(unit, tag("source")), row.english)
    if row.state != "missing":
        fill(etree.SubElement(unit, tag("target"), {"state": _STATES[row.state]}), row.text)
    for note in row.notes:
        _note(unit, "developer", note)
    if row.context:
        _note(unit, "developer", f"Context: {row.context}")
    if row.remarks:
        _note(unit, "translator", row.remarks)
    for place, line in row.places:
        group = etree.SubElement(unit, tag("context-group"), {"purpose": "location"})
        etree.SubElement(group, tag("context"), {"context-type": "sourcefile"}).text = plain(place)
        if line:
            etree.SubElement(group, tag("context"), {"context-type": "linenumber"}).text = plain(line)
    if row.earlier:
        earlier = etree.SubElement(unit, tag("alt-trans"), {"alttranstype": "previous-version"})
        fill(etree.SubElement(earlier, tag("source")), row.earlier)
        fill(etree.SubElement(earlier, tag("target")), row.text)


def _note(parent: etree._Element, origin: str, text: str) -> None:
    etree.SubElement(parent, tag("note"), {"from": origin}).text = plain(text)


def _indent(root: etree._Element) -> None:
    """Break lines between elements, but not inside a source or target, where each space counts."""
    for element in root.iter(tag("xliff"), tag("file"), tag("header"), tag("body"), tag("group"), tag("trans-unit")):
        depth = len(list(element.iterancestors()))
        inner = "\n" + "  " * (depth + 1)
        element.text = inner if len(element) else element.text
        for child in element:
            child.tail = inner
        if len(element):
            element[-1].tail = "\n" + "  " * depth


def read(content: bytes, file: str) -> Reading:
    """The rows of an XLIFF document, and what is wrong with single ones. Raises ExchangeError for the whole.

    Nothing outside the file is read and no entity is expanded: a document with a DOCTYPE is refused.
    """
    root = _parse(content, file)
    if root.tag != tag("xliff"):
        name = etree.QName(root)
        newer = "xliff:document:2" in (name.namespace or "")
        raise refuse(
            file,
            1,
            lazy(_("the file is XLIFF 2, not XLIFF 1.2")) if newer else lazy(_("the file is no XLIFF 1.2 document")),
            lazy(_("XLIFF 1.2, as “fathom locale export” writes it")),
            lazy(_("save it as XLIFF 1.2, or take the file that was exported")),
            text=f"<{name.localname}>",
        )
    reading = Reading()
    for unit in root.iter(tag("trans-unit")):
        line = int(unit.sourceline or 1)
        try:
            reading.rows.append(_row_of(unit, line))
        except UnknownCodeError as error:
            reading.findings.append(
                PoFinding(
                    file,
                    line,
                    ROW,
                    lazy(_("the element <{name}> is unknown"), name=error.name),
                    lazy(_("text, and the inline codes of the source")),
                    lazy(_("write plain text, and copy the codes from the source")),
                    ref=unit.get("id") or "",
                )
            )
    return reading


def _parse(content: bytes, file: str) -> etree._Element:
    parser = etree.XMLParser(resolve_entities=False, no_network=True, load_dtd=False, huge_tree=False)
    try:
        root = etree.fromstring(content, parser)
    except etree.XMLSyntaxError as error:
        raise refuse(
            file,
            (error.position[0] if error.position else 0) or 1,
            lazy(_("the file is no well-formed XML")),
            lazy(_("XLIFF 1.2, as “fathom locale export” writes it")),
            lazy(_("save it again with the program that wrote it; if it is cut off, take a whole copy")),
            text=str(error.msg or "")[:200],
        ) from None
    if root.getroottree().docinfo.doctype:
        raise refuse(
            file,
            1,
            lazy(_("the file declares a document type")),
            lazy(_("a document without DOCTYPE and entities")),
            lazy(_("take the lines from <!DOCTYPE to ]> away")),
            text=str(root.getroottree().docinfo.doctype)[:200],
        )
    return root


def _row_of(unit: etree._Element, line: int) -> ImportedRow:
    source, target = unit.find(tag("source")), unit.find(tag("target"))
    english = "" if source is None else text_of(source)
    text = "" if target is None else text_of(target)
    version = unit.get("extradata") or ""
    return ImportedRow(line, unit.get("id") or "", same_ends(english), same_ends(text), _state(unit, target), version)


def _state(unit: etree._Element, target: etree._Element | None) -> State | None:
    state = None if target is None else target.get("state")
    if state in _UNTRANSLATED and unit.get("approved") != "no":
        # Some programs fill a text in and leave the state as it was.
        return "missing"
    if state is not None and (state.startswith("needs-") or state == "new"):
        return "fuzzy"
    if state is None:
        return "fuzzy" if unit.get("approved") == "no" else None
    return "done"
