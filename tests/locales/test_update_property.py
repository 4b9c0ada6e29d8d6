"""Whatever happens to the English, in whatever order: no translation and no remark is ever lost."""

from __future__ import annotations

import shutil
import subprocess
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

import polib
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from rapidfuzz import fuzz

from catalog import Catalog, load
from generator.text.languages import language, po_path
from generator.text.message_sources import Source, Sources
from generator.text.po_files import read_po
from generator.translate.similarity import ALL, SimilarTexts
from generator.translate.update import Change, update_files
from tests.locales.po_samples import source, write_po

pytestmark = pytest.mark.slow

DOMAINS = ("checker", "site")
WORDS = ("pearl", "ally", "lord", "key", "deck", "pay", "take", "draw", "guild", "race")


@cache
def catalog() -> Catalog:
    return load()


@dataclass(frozen=True)
class Text:
    """An English text of the program."""

    domain: str
    msgid: str
    plural: bool = False
    context: str | None = None
    ref: str = "rule:none"

    @property
    def key(self) -> tuple[str, str | None, str]:
        """What tells it from every other text."""
        return (self.domain, self.context, self.msgid)


class World:
    """The English texts as they change, the PO files, and all that translators ever wrote."""

    def __init__(self, folder: Path, lang: str) -> None:
        self.folder = folder
        self.lang = lang
        self.texts: list[Text] = []
        self.seen: list[Text] = []
        self.written: dict[tuple[str, str | None, str], tuple[Text, list[str]]] = {}
        self.remarks: list[str] = []
        self.number = 0

    def put(self, text: Text) -> None:
        """A text appears, unless there is one that it could not be told from."""
        if text.key not in {other.key for other in self.texts}:
            self.texts.append(text)
            self.seen.append(text)

    def change(self, place: int, change: Callable[[Text], Text]) -> None:
        """A text becomes another one."""
        if self.texts:
            text = self.texts.pop(place % len(self.texts))
            after = change(text)
            self.put(after if after.key not in {other.key for other in self.texts} else text)

    def translate(self, place: int) -> None:
        """A translator finishes a text, and adds a remark."""
        if not self.texts:
            return
        text = self.texts[place % len(self.texts)]
        self.number += 1
        file = read_po(po_path(self.lang, text.domain, self.folder))
        entry = self._entry(file, text)
        replaced = {entry.msgstr, *entry.msgstr_plural.values()}
        forms = [f"tłumaczenie {self.number}.{form}," for form in range(language(self.lang).plural_count)]
        if text.plural:
            entry.msgstr_plural = dict(enumerate(forms))
        else:
            forms = forms[:1]
            entry.msgstr = forms[0]
        entry.flags = []
        entry.previous_msgctxt = entry.previous_msgid = entry.previous_msgid_plural = None
        self._save(file, entry, text)
        # What a translator replaces by something better need not be kept.
        left = self.everything()
        self.written = {
            key: (made, [form for form in old if form not in replaced or form in left])
            for key, (made, old) in self.written.items()
        }
        self.written[text.key] = (text, forms)

    def remark(self, place: int) -> None:
        """A translator writes a remark and nothing else."""
        if self.texts:
            text = self.texts[place % len(self.texts)]
            file = read_po(po_path(self.lang, text.domain, self.folder))
            self.number += 1
            self._save(file, self._entry(file, text), text)

    def _save(self, file: polib.POFile, entry: polib.POEntry, text: Text) -> None:
        self.remarks.append(f"uwaga {self.number}.")
        entry.tcomment = f"{entry.tcomment}\n{self.remarks[-1]}".strip("\n")
        write_po(file, po_path(self.lang, text.domain, self.folder))

    @staticmethod
    def _entry(file: polib.POFile, text: Text) -> polib.POEntry:
        return next(
            entry for entry in file if not entry.obsolete and (entry.msgctxt, entry.msgid) == (text.context, text.msgid)
        )

    def update(self) -> list[Change]:
        """What ``fathom locale update`` does."""
        every: dict[str, Sources] = {domain: {} for domain in DOMAINS}
        for text in self.texts:
            plural = f"{text.msgid}s" if text.plural else None
            made = source(text.msgid, plural, text.ref, text.context)
            every[text.domain][made.key] = made
        return update_files(catalog(), every, [self.lang], locales=self.folder)

    def files(self) -> dict[Path, bytes]:
        """The bytes of all files."""
        return {path: path.read_bytes() for path in self.folder.rglob("*.po*")}

    def everything(self) -> str:
        """All texts and remarks of all PO files, obsolete ones too."""
        entries = [entry for domain in DOMAINS for entry in self.entries(domain)]
        texts = [text for entry in entries for text in (entry.msgstr, *entry.msgstr_plural.values(), entry.tcomment)]
        return "\n".join(texts) + "\n"

    def entries(self, domain: str) -> list[polib.POEntry]:
        """The messages of a domain."""
        return list(read_po(po_path(self.lang, domain, self.folder)))


NUMBER = st.integers(0, 9)
ENGLISH = st.lists(st.sampled_from(WORDS), min_size=3, max_size=6).map(" ".join)
STEP = st.one_of(
    st.tuples(st.just("add"), st.builds(Text, st.sampled_from(DOMAINS), ENGLISH, st.booleans())),
    st.tuples(st.just("edit"), NUMBER, st.sampled_from(WORDS)),
    st.tuples(st.just("rewrite"), NUMBER, ENGLISH),
    st.tuples(st.just("remove"), NUMBER),
    st.tuples(st.just("restore"), st.integers(0, 40)),
    st.tuples(st.just("rename"), NUMBER),
    st.tuples(st.just("plural"), NUMBER),
    st.tuples(st.just("context"), NUMBER, st.sampled_from([None, "plural", "verb"])),
    st.tuples(st.just("move"), NUMBER),
    st.tuples(st.just("translate"), NUMBER),
    st.tuples(st.just("translate"), NUMBER),
    st.tuples(st.just("remark"), NUMBER),
)


def step(world: World, action: str, *arguments: object) -> None:
    """One thing that happens to the English or to a PO file."""
    first = arguments[0]
    if isinstance(first, Text):
        world.put(replace(first, ref=f"rule:r{len(world.seen)}"))
        return
    place = first if isinstance(first, int) else 0
    word = arguments[1] if len(arguments) > 1 else None
    changes: dict[str, Callable[[Text], Text]] = {
        "edit": lambda text: replace(text, msgid=f"{text.msgid} {word}"),
        "rewrite": lambda text: replace(text, msgid=str(word)),
        "rename": lambda text: replace(text, ref=f"{text.ref}x"),
        "plural": lambda text: replace(text, plural=not text.plural),
        "context": lambda text: replace(text, context=word),  # type: ignore[arg-type]
        "move": lambda text: replace(text, domain=DOMAINS[1 - DOMAINS.index(text.domain)]),
    }
    if action in changes:
        world.change(place, changes[action])
    elif action == "remove" and world.texts:
        world.texts.pop(place % len(world.texts))
    elif action == "restore" and world.seen:
        world.put(world.seen[place % len(world.seen)])
    elif action == "translate":
        world.translate(place)
    elif action == "remark":
        world.remark(place)


def nothing_is_lost(world: World) -> None:
    """Every translation, form by form, and every remark is somewhere in the PO files."""
    everything = world.everything()
    for _text, forms in world.written.values():
        assert [form for form in forms if form not in everything] == []
    assert [remark for remark in world.remarks if remark not in everything] == []


def the_texts_are_those_of_the_program(world: World) -> None:
    """Each domain holds its texts, in their order, and those that were translated as they are have that translation."""
    for domain in DOMAINS:
        current = [entry for entry in world.entries(domain) if not entry.obsolete]
        wanted = [text for text in world.texts if text.domain == domain]
        assert [(entry.msgctxt, entry.msgid) for entry in current] == [(text.context, text.msgid) for text in wanted]
        for text, entry in zip(wanted, current, strict=True):
            made, forms = world.written.get(text.key, (None, []))
            given_forms = list(entry.msgstr_plural.values()) if text.plural else [entry.msgstr]
            if made is not None and forms and made.plural == text.plural and not entry.fuzzy:
                assert given_forms == forms


@pytest.mark.parametrize("lang", ["pl", "ja"])
@settings(max_examples=25)
@given(st.lists(STEP, max_size=30))
@example([("translate", 0), ("plural", 0), ("move", 0), ("restore", 0)])
def test_nothing_is_ever_lost(lang: str, steps: list[tuple[str, ...]]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        world = World(Path(folder), lang)
        world.put(Text("site", "pay the lord", ref="rule:r"))
        world.update()
        for action, *arguments in steps:
            step(world, action, *arguments)
            world.update()
            nothing_is_lost(world)
            the_texts_are_those_of_the_program(world)
            before = world.files()
            assert not any(change.written for change in world.update())
            assert world.files() == before
        if shutil.which("msgfmt"):
            for domain in DOMAINS:
                path = po_path(lang, domain, world.folder)
                subprocess.run(["msgfmt", "-o", "-", path], check=True, capture_output=True)


@given(st.lists(st.sampled_from(["remove", "move", "context", "rename", "edit"]), max_size=6), st.booleans())
def test_what_returns_is_whole_again(actions: list[str], plural: bool) -> None:
    """Remove, move or change a translated text as you like: when it is back, so is its translation, finished."""
    with tempfile.TemporaryDirectory() as folder:
        world = World(Path(folder), "pl")
        text = Text("site", "pay the lord", plural, ref="rule:r")
        world.put(text)
        world.update()
        world.translate(0)
        for action in actions:
            step(world, action, 0, "verb")
            world.update()
        world.texts = [text]
        world.update()
        entry = next(entry for entry in world.entries("site") if not entry.obsolete)
        forms = list(entry.msgstr_plural.values()) if plural else [entry.msgstr]
        assert (forms, entry.fuzzy) == (world.written[text.key][1], False)
        assert entry.tcomment == "uwaga 1."


def test_a_remark_on_a_text_without_translation_stays(tmp_path: Path) -> None:
    world = World(tmp_path, "pl")
    text = Text("site", "pay the lord")
    world.put(text)
    world.update()
    world.remark(0)
    world.texts = []
    world.update()
    assert [(entry.obsolete, entry.tcomment) for entry in world.entries("site")] == [(1, "uwaga 1.")]
    world.texts = [text]
    world.update()
    assert [(entry.obsolete, entry.tcomment) for entry in world.entries("site")] == [(0, "uwaga 1.")]


def test_two_translations_of_one_text_in_a_file_are_both_kept(tmp_path: Path) -> None:
    world = World(tmp_path, "pl")
    world.put(Text("site", "pay the lord"))
    world.update()
    path = po_path("pl", "site", tmp_path)
    file = read_po(path)
    file[0].msgstr = "zapłać"
    file.append(polib.POEntry(msgid="pay the lord", msgstr="pokaż", obsolete=True, flags=[], tcomment="dawniej"))
    write_po(file, path)
    world.update()
    entry = world.entries("site")[0]
    assert (entry.msgstr, entry.tcomment) == ("zapłać", "earlier translation: pokaż\ndawniej")


def test_a_changed_rule_tells_what_it_made_stale(tmp_path: Path) -> None:
    world = World(tmp_path, "pl")
    world.put(Text("site", "pay the lord with pearls", ref="rule:abyss.recruit"))
    world.put(Text("site", "draw the deck of the race", ref="rule:abyss.explore"))
    world.update()
    world.translate(0)
    world.translate(1)
    world.change(0, lambda text: replace(text, msgid="pay the lord with keys"))
    world.change(0, lambda text: replace(text, msgid="0123456789 0123456789"))
    change = world.update()[-1]
    told = [(stale.ref, stale.place, stale.earlier, stale.english, stale.text) for stale in change.stale]
    place = "catalog/data/x.yaml:3"
    assert told == [
        ("rule:abyss.recruit", place, "pay the lord with pearls", "pay the lord with keys", "tłumaczenie 1.0,"),
        ("rule:abyss.explore", place, "draw the deck of the race", "0123456789 0123456789", ""),
    ]
    assert world.update()[-1].stale == []


def test_a_dry_run_of_update_writes_nothing(tmp_path: Path) -> None:
    world = World(tmp_path, "pl")
    world.put(Text("site", "pay the lord with pearls"))
    world.update()
    world.translate(0)
    before = world.files()
    keys: dict[tuple[str | None, str], Source] = {(None, "pay the lord with keys"): source("pay the lord with keys")}
    every = {"checker": {}, "site": keys}
    changes = update_files(catalog(), every, ["pl"], locales=tmp_path, dry_run=True)
    assert [(change.written, change.fuzzy, len(change.stale)) for change in changes[-1:]] == [(True, 1, 1)]
    assert world.files() == before


def test_likeness_among_many_finds_what_likeness_among_few_finds() -> None:
    """Beyond a size not every text is compared; a changed sentence is still found."""
    sentences = [
        f"Draw {n} cards and pay {n * 7 % 113} pearls to the {WORDS[n % 10]} number {n}" for n in range(3 * ALL)
    ]
    many = SimilarTexts(dict(enumerate(sentences)))
    for number in range(0, 3 * ALL, 37):
        changed = sentences[number].replace("cards", "new cards").replace("pay", "give")
        found = many.best(changed, 70.0)
        assert found is not None
        assert fuzz.ratio(changed, sentences[found]) >= fuzz.ratio(changed, sentences[number])
    assert many.best("Something wholly unlike", 70.0) is None
