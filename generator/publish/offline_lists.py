"""What readers keep for reading without a connection: lists of all files by their content, and the service worker.

Each game has lists of its own, one for what its languages share and one in each language: so nobody keeps a game that
they never opened.

A list names each file with the start of its SHA-256, so the worker keeps nothing but what belongs to this build, copies
from an older build what has not changed, and takes no error or foreign page for a file of the site.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

from generator.render.scripts import joined

LIST = "offline.json"
"""The name of a list: at the root for what all languages share, in a language's folder for that language, in the folder
of a game within it for the game in that language, in ``engine/<game>/`` for what the languages of a game share."""

PACK = "pack.json"
"""The small faces of a game, by address, in ``faces/<game>/``: the service worker takes them from there."""

SERVICE_WORKER = "js/shell/service-worker.js"
DIGITS = 16
"""How many hexadecimal digits of a checksum are listed: enough that no two files of a site share them by chance."""

_SHELL = ("css", "engine", "faces", "icons", "js", "material", "scenes", "symbols", "vendor")
_ROOT_FILES = ("index.html", "manifest.webmanifest")
_NOT_KEPT = ("LICENSE", ".txt", ".md", ".xml")
_WHEN_ALL = ("pictures",)
_LATER = (
    "guides/translators/*",
    "guides/contributors/*",
    "guides/command-line/*",
    "guides/developers/*",
    "translations/*",
    "*/languages/*",
    "*/face.svg",
)
"""What of a language is not kept at a first visit, but only with everything: what nobody needs at a table."""

_ASKED = ("*/asking.json", "*/check/*/words.json")
"""What questions in plain words are answered by: kept with the first of them, or with its game."""

MOST_AT_FIRST = 25_000_000
"""How many bytes of a list a first visit keeps at most: of a game with thousands of cards the tables of them, not each
page. Whatever a reader opens is kept as well."""


def write(site_dir: Path, tags: Sequence[str], unlisted: Collection[str] = frozenset()) -> None:
    """Write the lists and the service worker of the site in ``site_dir``, whose languages have these folders.

    Who keeps everything keeps no ``unlisted`` game, but who opens one keeps that as any other.
    """
    games = sorted(file.stem for file in (site_dir / "symbols").glob("*.svg"))
    for game in games:
        _pack(site_dir, game)
    parts: dict[str, list[str]] = {"": [], **{_shared(game): [] for game in games}}
    for name in [*_ROOT_FILES, *_below(site_dir, (*_SHELL, *_WHEN_ALL))]:
        parts[_shared(game) if (game := _game_of(name)) in games else ""].append(name)
    for tag in tags:
        parts |= {f"{tag}/": [], **{f"{tag}/{game}/": [] for game in games}}
        for name in _below(site_dir, (tag,)):
            parts[f"{tag}/{game}/" if (game := _game_of(name)) in games else f"{tag}/"].append(name)
    checksums, sizes = {}, {}
    for folder, names in parts.items():
        listed = _list(site_dir, [name for name in names if not name.endswith(f"/{LIST}")])
        text = json.dumps(listed, separators=(",", ":"), sort_keys=True)
        (site_dir / folder).mkdir(parents=True, exist_ok=True)
        (site_dir / folder / LIST).write_text(text, encoding="utf-8")
        checksums[folder + LIST] = _checksum(text.encode())
        if folder.rstrip("/").rpartition("/")[2] not in unlisted:
            sizes[folder + LIST] = [len(listed["files"]), listed["bytes"], listed["firstBytes"], listed["askedBytes"]]
    build = {"version": _checksum(json.dumps(checksums).encode()), "lists": checksums, "sizes": sizes}
    script = re.sub(r"^export ", "", joined(SERVICE_WORKER), flags=re.MULTILINE)
    (site_dir / "sw.js").write_text(f"const BUILD = {json.dumps(build)};\n{script}", encoding="utf-8")


def _pack(site_dir: Path, game: str) -> None:
    """All small faces of a game in one file, so that a first visit asks for them once and not hundreds of times."""
    faces = sorted((site_dir / "faces" / game).rglob("*-[sm].svg"))
    if faces:
        texts = {file.relative_to(site_dir).as_posix(): file.read_text(encoding="utf-8") for file in faces}
        text = json.dumps(texts, ensure_ascii=False, separators=(",", ":"))
        (site_dir / "faces" / game / PACK).write_text(text, encoding="utf-8")


def _shared(game: str) -> str:
    """The folder of the list of what the languages of a game share: its engine, its symbols, its look."""
    return f"engine/{game}/"


def _game_of(name: str) -> str:
    """The game of a file if it has one: ``abyss`` for ``engine/abyss/…``, ``css/abyss.css`` and ``en/abyss/…``.

    A scene is everybody's: the pages of no game show those of all. So is a script, whatever its room is called. The
    service worker knows it by the same rule.
    """
    return name.split("/")[1].partition(".")[0] if "/" in name and not name.startswith(("js/", "scenes/")) else ""


def _list(site_dir: Path, files: Iterable[str]) -> dict[str, Any]:
    """The files by address with their checksums; those that a first visit keeps, and those that questions are answered
    by; and the bytes of each."""
    sums, sizes = {}, {}
    for name in sorted(files):
        content = (site_dir / name).read_bytes()
        sums[_address(name)] = _checksum(content)
        sizes[name] = len(content)
    kept = _kept_at_first(sizes)
    asked = [name for name in sizes if _is_asked(name)]
    return {
        "files": sums,
        "bytes": sum(sizes.values()),
        "first": [_address(name) for name in kept],
        "firstBytes": sum(sizes[name] for name in kept),
        "asked": [_address(name) for name in asked],
        "askedBytes": sum(sizes[name] for name in asked),
    }


def _kept_at_first(sizes: Mapping[str, int]) -> list[str]:
    """The files that a first visit keeps; where that is too much, without the pages below the heaviest folders."""
    kept = [name for name in sizes if _is_first(name)]
    weights: Counter[str] = Counter()
    for name in kept:
        weights[_folder_of_pages(name)] += sizes[name]
    left_out: set[str] = set()
    too_much = weights.total() - MOST_AT_FIRST
    for folder, weight in sorted(weights.items(), key=lambda one: (-one[1], one[0])):
        if too_much <= 0:
            break
        if folder:
            left_out.add(folder)
            too_much -= weight
    return [name for name in kept if _folder_of_pages(name) not in left_out]


def _folder_of_pages(name: str) -> str:
    """The folder of a game that a file stands below: ``en/abyss/lords`` for ``en/abyss/lords/jailer/index.html``."""
    parts = name.split("/")
    return "/".join(parts[:3]) if len(parts) > 4 else ""


def _below(site_dir: Path, folders: Iterable[str]) -> Iterator[str]:
    """The files in these folders, as paths from the root of the site."""
    for folder in folders:
        for file in (site_dir / folder).rglob("*"):
            if file.is_file() and file.name != PACK and not file.name.endswith(_NOT_KEPT):
                yield file.relative_to(site_dir).as_posix()


def _is_first(name: str) -> bool:
    folder, _, below = name.partition("/")
    return folder not in _WHEN_ALL and not any(fnmatchcase(below, pattern) for pattern in (*_LATER, *_ASKED))


def _is_asked(name: str) -> bool:
    below = name.partition("/")[2]
    return any(fnmatchcase(below, pattern) for pattern in _ASKED)


def _address(name: str) -> str:
    """The address of a file: that of its folder for an ``index.html`` below the root."""
    return name.removesuffix("index.html") if "/" in name else name


def _checksum(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:DIGITS]
