"""Translations follow their text from one domain to another."""

from __future__ import annotations

from copy import deepcopy

import polib

from generator.text.message_sources import Source, Sources
from generator.translate.merge import merge
from generator.translate.move_messages import move_messages
from tests.locales.po_samples import by_key, entry, source

TERM = "term:ally"


def _file(*entries: polib.POEntry) -> polib.POFile:
    file = polib.POFile()
    file += list(entries)
    return file


def _ally(msgstr: str = "sojusznik", ref: str = TERM, **fields: object) -> polib.POEntry:
    message = entry("Ally", msgstr, **fields)
    message.occurrences = [(ref, ""), ("catalog/data/abyss/terms.yaml", "3")]
    return message


def _every(game: tuple[Source, ...], glossary: tuple[Source, ...]) -> dict[str, Sources]:
    return {"abyss": by_key(*game), "abyss-glossary": by_key(*glossary)}


def test_a_text_that_moved_takes_everything_along() -> None:
    old = _ally(tcomment="uwaga", previous_msgid="Allies")
    old.flags = ["fuzzy"]
    files = {"abyss": _file(old, entry("Court", "dziedziniec")), "abyss-glossary": _file()}
    assert move_messages(files, _every((source("Court"),), (source("Ally", ref=TERM),)), files)["abyss-glossary"] == 1
    assert [item.msgid for item in files["abyss"]] == ["Court"]
    (moved,) = files["abyss-glossary"]
    assert (moved.msgstr, moved.flags, moved.tcomment, moved.previous_msgid) == (
        "sojusznik",
        ["fuzzy"],
        "uwaga",
        "Allies",
    )


def test_a_text_that_stays_too_is_copied() -> None:
    files = {"abyss": _file(_ally()), "abyss-glossary": _file()}
    move_messages(files, _every((source("Ally", ref="rule:abyss.explore.ally"),), (source("Ally", ref=TERM),)), files)
    assert [item.msgstr for item in files["abyss"]] == ["sojusznik"]
    assert [(item.msgstr, item.fuzzy) for item in files["abyss-glossary"]] == [("sojusznik", False)]


def test_a_text_of_another_entry_is_only_proposed() -> None:
    files = {"abyss": _file(_ally(ref="rule:abyss.explore.ally")), "abyss-glossary": _file()}
    move_messages(files, _every((source("Ally", ref="rule:abyss.explore.ally"),), (source("Ally", ref=TERM),)), files)
    assert [(item.msgstr, item.fuzzy) for item in files["abyss-glossary"]] == [("sojusznik", True)]
    assert not files["abyss"][0].fuzzy


def test_the_context_must_be_the_same() -> None:
    files = {"abyss": _file(_ally()), "abyss-glossary": _file()}
    text = source("Ally", ref=TERM, context="plural")
    assert move_messages(files, _every((), (text,)), files)["abyss-glossary"] == 0
    assert len(files["abyss"]) == 1


def test_the_translation_with_the_same_plural_is_taken_before_any_other() -> None:
    counted = entry("Ally", "", msgid_plural="Allies", msgstr_plural={0: "{n} sojusznik", 1: "", 2: ""})
    plain = _ally(ref="rule:abyss.explore.ally")
    for text, taken in ((source("Ally", "Allies", ref=TERM), counted), (source("Ally", ref=TERM), plain)):
        files = {"abyss": _file(deepcopy(counted)), "checker": _file(deepcopy(plain)), "abyss-glossary": _file()}
        every: dict[str, Sources] = {"abyss": {}, "checker": {}, "abyss-glossary": by_key(text)}
        assert move_messages(files, every, files)["abyss-glossary"] == 1
        (moved,) = files["abyss-glossary"]
        assert (moved.msgstr, moved.msgstr_plural) == (taken.msgstr, taken.msgstr_plural)


def test_a_text_that_gained_its_plural_on_the_way_takes_its_translation_along() -> None:
    """The merge shares it out to the forms and marks it fuzzy, as it does within a domain."""
    files = {"abyss": _file(_ally()), "abyss-glossary": _file()}
    every = _every((), (source("Ally", "Allies", ref=TERM),))
    assert move_messages(files, every, files)["abyss-glossary"] == 1
    assert list(files["abyss"]) == []
    merged, _change = merge(files["abyss-glossary"], every["abyss-glossary"], "pl", "abyss-glossary", None, "")
    (moved,) = merged
    assert (set(moved.msgstr_plural.values()), moved.fuzzy) == ({"sojusznik"}, True)
    assert (moved.previous_msgid, moved.previous_msgid_plural) == ("Ally", None)


def test_what_the_domain_has_already_is_left_alone() -> None:
    files = {"abyss": _file(_ally("sprzymierzeniec")), "abyss-glossary": _file(_ally("sojusznik"))}
    move_messages(files, _every((), (source("Ally", ref=TERM),)), files)
    assert [item.msgstr for item in files["abyss-glossary"]] == ["sojusznik"]
    assert [item.msgstr for item in files["abyss"]] == ["sprzymierzeniec"]


def test_an_obsolete_translation_is_copied_and_stays() -> None:
    files = {"abyss": _file(_ally(obsolete=True)), "abyss-glossary": _file()}
    move_messages(files, _every((), (source("Ally", ref=TERM),)), files)
    assert [(item.msgstr, bool(item.obsolete)) for item in files["abyss"]] == [("sojusznik", True)]
    assert [(item.msgstr, bool(item.obsolete)) for item in files["abyss-glossary"]] == [("sojusznik", False)]


def test_a_file_that_is_not_updated_gives_without_losing() -> None:
    files = {"abyss": _file(_ally()), "abyss-glossary": _file()}
    move_messages(files, _every((), (source("Ally", ref=TERM),)), ["abyss-glossary"])
    assert len(files["abyss"]) == len(files["abyss-glossary"]) == 1
