"""What is kept of a build, so that the next one makes only the pages that a change concerns.

What changes in a game's own files makes its pages again and those of no game; any other change but one of a PO file
makes everything again. For the PO files, the texts that each page looks up are recorded while it is rendered, in its
own language and in others, with the lines where translations stand and the counts of the translations. A page is
rendered again if the result of one of its lookups differs from what it was in the last build.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Container, Iterable, Mapping, Set
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from catalog import Catalog
from generator.publish.build_sources import Sources, po_files
from generator.publish.site_folder import MARK
from generator.render.suggestions import Suggestions
from generator.text.lookups import SURVEY, Lookup, game_lookup
from generator.text.words import Words

FRAME, OUTLINES, ROWS = ":frame", ":outlines", ":rows"
"""What looks up texts beside the pages: their frame, their titles and the navigation, and what is searched and asked
by: the rows of the search, and what questions in plain words are read by."""


Hashes = tuple[str, ...]
"""Hashes in order, each once: every page has some, and sets of them would take eight times the memory."""


@dataclass(frozen=True)
class State:
    """A language's texts: the hash of the files that they come from, how far they are translated, and whether they were
    looked through for what no page may be made with; and the hash of the result of every lookup, by the lookup's hash.
    """

    own: str
    survey: dict[str, Any]
    checked: bool
    results: dict[str, str]


@dataclass(frozen=True)
class LanguageCache:
    """A language that was built.

    ``lookups`` are the hashes of what each page looked up, by its path, and what ``FRAME``, ``OUTLINES`` and ``ROWS``
    did. ``outlines`` are hashes of what is known of each page before it is rendered, ``navigation`` that of the
    navigation; ``headings`` is what the search reads of each page, ``files`` what stands below the language's folder.
    """

    lookups: dict[str, Hashes]
    outlines: dict[str, str]
    navigation: str
    headings: dict[str, list[str]]
    files: list[str]

    def without(self, gone: Set[str]) -> LanguageCache:
        """The same without the pages at these paths."""
        return LanguageCache(
            {name: lookups for name, lookups in self.lookups.items() if name not in gone},
            {path: outline for path, outline in self.outlines.items() if path not in gone},
            self.navigation,
            {path: headings for path, headings in self.headings.items() if path not in gone},
            [name for name in self.files if page_of(name) not in gone],
        )

    def concerned(self, changed: frozenset[str]) -> set[str]:
        """The pages, and what is beside them, with a lookup among the ``changed`` ones."""
        return {name for name, lookups in self.lookups.items() if not changed.isdisjoint(lookups)}


def page_of(name: str) -> str:
    """The path of the page that a file below a language's folder would stand beside."""
    return f"{name.rpartition('/')[0]}/".lstrip("/")


@dataclass(frozen=True)
class BuildCache:
    """A whole build: the hashes of what all languages and games share and of each game's own files, the state of every
    language, those that were built, and the files beside them: those that no translation changes, the data for other
    programs with the hash of what it was made from, and the hash of each picture.
    """

    shared: str = ""
    games: dict[str, str] = field(default_factory=dict)
    states: dict[str, State] = field(default_factory=dict)
    languages: dict[str, LanguageCache] = field(default_factory=dict)
    static: list[str] = field(default_factory=list)
    data: list[str] = field(default_factory=list)
    data_hash: str = ""
    pictures: dict[str, str] = field(default_factory=dict)


def read(site_dir: Path) -> BuildCache:
    """What the build in ``site_dir`` left; nothing if there is none, or it cannot be read."""
    try:
        data = json.loads((site_dir / MARK).read_text(encoding="utf-8"))
        states = {code: State(**state) for code, state in data["states"].items()}
        lookup = data["lookups"].__getitem__
        languages = {
            code: LanguageCache(
                **cache
                | {
                    "lookups": {name: tuple(map(lookup, numbers)) for name, numbers in cache["lookups"].items()},
                }
            )
            for code, cache in data["languages"].items()
        }
        beside = (data["static"], data["data"], data["data_hash"], data["pictures"])
        return BuildCache(data["shared"], data["games"], states, languages, *beside)
    except (OSError, ValueError, LookupError, TypeError, AttributeError):
        return BuildCache()


def write(site_dir: Path, cache: BuildCache, files: Iterable[str]) -> None:
    """Leave it for the next build, with the list of all ``files`` of the site."""
    lookups = sorted({one for known in cache.languages.values() for page in known.lookups.values() for one in page})
    number = {lookup: place for place, lookup in enumerate(lookups)}.__getitem__
    languages = {
        code: vars(known)
        | {
            "lookups": {name: list(map(number, page)) for name, page in known.lookups.items()},
        }
        for code, known in cache.languages.items()
    }
    data = {
        "files": list(files),
        "shared": cache.shared,
        "games": cache.games,
        "static": cache.static,
        "data": cache.data,
        "data_hash": cache.data_hash,
        "pictures": cache.pictures,
        "states": {code: vars(state) for code, state in cache.states.items()},
        "languages": languages,
        "lookups": lookups,
    }
    (site_dir / MARK).write_text(json.dumps(data, separators=(",", ":"), sort_keys=True), encoding="utf-8")


def usable(old: BuildCache, sources: Sources) -> BuildCache:
    """The ``old`` build; if what all games share is something else now, or there are other games, only its pictures."""
    is_usable = old.shared == sources.hash and old.games.keys() == sources.games.keys()
    return old if is_usable else BuildCache(pictures=old.pictures)


def results(catalog: Catalog, words: Words) -> dict[str, str]:
    """The hash of the result of every lookup that finds something in a language, by the hash of the lookup."""
    places = Suggestions(catalog, words)
    hashed = {}
    for domain in sorted({file.stem for file in po_files(words.lang)}):
        for key in words.messages(domain):
            hashed[hash_of("text", words.lang, domain, *key)] = hash_of(words.state(domain, *key))
        for key in places.keys(domain):
            hashed[hash_of("place", words.lang, domain, *key)] = hash_of(str(places.place(domain, key)))
    return hashed


def changed(old: Mapping[str, State], new: Mapping[str, State], edited: Iterable[str] = ()) -> frozenset[str]:
    """The hashes of the lookups with another result than before, where the files of the ``edited`` games are others."""
    different = {hash_of(*game_lookup(game)) for game in edited}
    if {code: state.survey for code, state in old.items()} != {code: state.survey for code, state in new.items()}:
        different.add(hash_of(*SURVEY))
    for code, state in new.items():
        before = old[code].results if code in old else {}
        if before != state.results:
            different |= {lookup for lookup, _result in before.items() ^ state.results.items()}
    return frozenset(different)


@cache
def hash_of(*parts: str | None) -> str:
    """A hash that is long enough for no two texts of a site to share one by chance."""
    return hashlib.blake2b(repr(parts).encode("utf-8", "surrogatepass"), digest_size=8).hexdigest()


def hashes_of(lookups: Iterable[Lookup]) -> Hashes:
    """The hash of each lookup."""
    return united(hash_of(*lookup) for lookup in lookups)


def united(*several: Iterable[str]) -> Hashes:
    """Hashes in order, each once."""
    return tuple(sorted(set().union(*several)))


def unchanged(old: BuildCache, own: Mapping[str, str], checked: Container[str]) -> frozenset[str]:
    """The languages whose PO files are as ``own`` has their hashes, and were looked through if among ``checked``."""
    return frozenset(
        code
        for code, state in old.states.items()
        if state.own == own.get(code) and (state.checked or code not in checked)
    )
