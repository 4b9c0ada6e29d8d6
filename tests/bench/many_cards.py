"""A made-up game with as many cards as asked for, translated into every language, in a copy of what a build needs.

Equal sizes make equal games. Its cards are of three kinds and have numbers, a colour, what they do in sentences with
links to terms and to each other, and a place that many share; rules, terms and worked examples grow with them.
"""

from __future__ import annotations

import json
import random
import re
import shutil
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import polib
import yaml

from catalog.messages import CASES, READING, domains_of
from generator.text.languages import DERIVED, TRANSLATIONS, language, po_path
from generator.text.po_files import read_po
from tests.bench.commands import copied
from tests.locales.po_samples import write_po

ROOT = Path(__file__).parents[2]
GAME = "many-cards"
KINDS = {"creature": 0.6, "place": 0.25, "relic": 0.15}
"""The kinds of card, and which part of all cards is of each."""

COLOURS = {"red": "#b3362a #f58a7d #f0776a #4c1d1f", "blue": "#1d66a3 #7dbdf2 #6cb2ef #123a5c"}
CHAPTERS = ("play", "scoring", "moving", "ending")

_SYLLABLES = re.findall("..", "babebobibukakekokikudadedomipagagegogigumamemozamunanenoninurarerorirusasosutato")
_KANA = "バベボビブカケコキクダデドミパガゲゴギグマメモザムナネノニヌラレロリルサソスタト"
_SIGNS = "巴貝博比布卡克科奇庫達德多米帕加格戈吉古瑪梅莫扎穆納內諾尼努拉雷羅里魯薩索蘇塔托"

_SENTENCES = (
    {
        "en": "Take {n} coins while your {term} is in play.",
        "pl": "Gdy {term} jest w grze, weź {n} monet.",
        "ja": "あなたの{term}がある間、コインを{n}枚取る。",
        "zh_Hant": "只要你的{term}在場，就拿取 {n} 枚硬幣。",
    },
    {
        "en": "Whoever lacks a {term} pays {n} coins.",
        "pl": "Kto nie ma: {term}, płaci {n} monet.",
        "ja": "{term}を持たない人は{n}コイン支払う。",
        "zh_Hant": "沒有{term}的玩家支付 {n} 枚硬幣。",
    },
    {
        "en": "Go up to {n} steps towards the {term}, then draw from the deck.",
        "pl": "Idź do {n} kroków w stronę: {term}, potem dobierz z talii.",
        "ja": "{term}に向かって{n}歩まで進み、その後山札から引く。",
        "zh_Hant": "朝{term}前進至多 {n} 步，然後從牌庫抽牌。",
    },
    {
        "en": "When the last round ends, this is worth {n} points beside the {term}.",
        "pl": "Gdy kończy się ostatnia runda, jest to warte {n} punktów obok: {term}.",
        "ja": "最後のラウンドが終わるとき、{term}の隣なら{n}点になる。",
        "zh_Hant": "最後一輪結束時，若在{term}旁邊，值 {n} 分。",
    },
    {
        "en": "{card} asks for {n} coins less with the {term}.",
        "pl": "{card} wymaga o {n} monet mniej, gdy jest {term}.",
        "ja": "{term}があれば、{card}に必要なコインが{n}枚少なくなる。",
        "zh_Hant": "有{term}時，{card}少花 {n} 枚硬幣。",
    },
    {
        "en": "Once a turn, swap the {term} for {n} coins.",
        "pl": "Raz w turze wymień: {term} na {n} monet.",
        "ja": "手番に一度、{term}をコイン{n}枚と交換する。",
        "zh_Hant": "每回合一次，以{term}換取 {n} 枚硬幣。",
    },
)
_DEFINITION = {
    "en": "What {n} players put beside the {card}.",
    "pl": "To, co {n} graczy kładzie obok: {card}.",
    "ja": "{n}人のプレイヤーが{card}の隣に置くもの。",
    "zh_Hant": "{n} 位玩家放在{card}旁邊的東西。",
}
_FIXED = {
    "Many Cards": ("Wiele kart", "たくさんのカード", "許多卡牌"),
    "A made-up game with many cards.": (
        "Zmyślona gra z wieloma kartami.",
        "カードの多い架空のゲーム。",
        "一款卡牌很多的虛構遊戲。",
    ),
    "Creatures": ("Stworzenia", "生き物", "生物"),
    "Places": ("Miejsca", "場所一覧", "地點"),
    "Relics": ("Relikwie", "遺物", "聖物"),
}


def _translation(english: str, lang: str) -> str:
    """A text that does not grow with the game."""
    columns = ("pl", "ja", "zh_Hant")
    if english in _FIXED:
        return _FIXED[english][columns.index(lang)]
    return english if language(lang).counts else english.replace("#coin", "")


class Names:
    """Made-up names, each of them once, in every language."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng
        self._kana = dict(zip(_SYLLABLES, _KANA, strict=True))
        self._signs = dict(zip(_SYLLABLES, _SIGNS, strict=True))
        self._taken: set[tuple[str, ...]] = set()

    def new(self, length: int) -> dict[str, str]:
        """A name of so many syllables."""
        while True:
            parts = tuple(self._rng.choices(_SYLLABLES, k=length))
            if parts not in self._taken:
                self._taken.add(parts)
                break
        latin = "".join(parts)
        return {
            "en": latin.capitalize() + "l",
            "pl": latin.capitalize() + "ł",
            "ja": "".join(self._kana[part] for part in parts) + "ル",
            "zh_Hant": "".join(self._signs[part] for part in parts) + "爾",
        }


@dataclass
class ManyCards:
    """The game with ``size`` cards: what its files hold, and the translations of its texts."""

    size: int
    files: dict[str, Any] = field(default_factory=dict)
    translations: dict[str, dict[str, str]] = field(default_factory=dict)
    """By language and English text."""

    def __post_init__(self) -> None:
        self._rng = random.Random(self.size)
        self._names = Names(self._rng)
        self.translations = {lang: {} for lang in TRANSLATIONS}
        self.ids = {
            kind: [f"{kind}-{number}" for number in range(max(2, round(self.size * part)))]
            for kind, part in KINDS.items()
        }
        self.names: dict[str, dict[str, str]] = {}
        for kind, ids in self.ids.items():
            self.names |= {f"{kind}:{id_}": self._known(self._names.new(4)) for id_ in ids}
        self.terms = [f"term-{number}" for number in range(20 + self.size // 50)]
        for id_ in self.terms:
            name = self._names.new(3)
            self.names[f"term:{id_}"] = self._known(name)
        self._make()

    def _known(self, texts: dict[str, str]) -> dict[str, str]:
        """Note the translations of a text."""
        for lang in self.translations:
            self.translations[lang][texts["en"]] = texts[lang]
        return texts

    def _filled(self, sentences: dict[str, str], own: str = "") -> dict[str, str]:
        """A sentence with a number, a term and a card in all languages."""
        number = self._rng.randrange(5, 22)
        term = self._rng.choice(self.terms)
        card = self._rng.choice([one for one in self.ids["creature"] if one != own])
        return {
            lang: text.format(
                n=number,
                term=f"{{term:{term}|{self.names[f'term:{term}'][lang]}}}",
                card=f"{{creature:{card}}}",
            )
            for lang, text in sentences.items()
        }

    def _text(self, sentences: int, own: str = "") -> str:
        """What a card does, or a paragraph of a rule; in English."""
        chosen = [self._filled(one, own) for one in self._rng.sample(_SENTENCES, sentences)]
        space = {"en": " ", "pl": " ", "ja": "", "zh_Hant": ""}
        return self._known({lang: between.join(one[lang] for one in chosen) for lang, between in space.items()})["en"]

    def _make(self) -> None:
        rng = self._rng
        cited = {"sources": ["made-up"]}
        place = self.ids["place"]
        for number, (kind, ids) in enumerate(self.ids.items()):
            self.files[f"{kind}s.yaml"] = [
                {
                    "id": id_,
                    "name": self.names[f"{kind}:{id_}"]["en"],
                    **(
                        {
                            "colour": rng.choice(list(COLOURS)),
                            "home": rng.choice(place),
                            "cost": rng.randrange(20),
                            "strength": rng.randrange(30),
                        },
                        {"value": rng.randrange(20)},
                        {"cost": rng.randrange(20), "places": sorted(rng.sample(place, 2))},
                    )[number],
                    "effect": self._text(rng.choice((1, 2, 2, 3)), id_),
                    **cited,
                }
                for id_ in ids
            ]
        self.files["terms.yaml"] = [
            {
                "id": id_,
                "name": self.names[f"term:{id_}"]["en"],
                "category": "object",
                "definition": self._known(self._filled(_DEFINITION))["en"],
                **cited,
            }
            for id_ in self.terms
        ]
        for chapter in CHAPTERS:
            self.files[f"rules/{chapter}.yaml"] = list(self._chapter(chapter))
        self.files |= self._fixed()

    def _chapter(self, chapter: str) -> Iterator[dict[str, Any]]:
        """The sections of a chapter: one for every fifty cards, each about three of them."""
        yield {"id": f"{GAME}.{chapter}", "title": self._known(self._names.new(5))["en"], **self._body(())}
        for number in range(max(1, self.size // 50 // len(CHAPTERS))):
            about = [f"creature:{id_}" for id_ in self._rng.sample(self.ids["creature"], 3)]
            title = self._known(self._names.new(5))["en"]
            yield {"id": f"{GAME}.{chapter}.part-{number}", "title": title, **self._body(about)}

    def _body(self, about: Any) -> dict[str, Any]:
        body = [self._text(2), {"points": [self._text(1), self._text(1)]}]
        return {"body": body, **({"about": about} if about else {}), "sources": ["made-up"]}

    def _fixed(self) -> dict[str, Any]:
        """What is the same at every size, but for the worked examples: one for every hundred cards."""
        hues = [
            {"id": id_, "name": id_.capitalize()}
            | dict(zip(("light", "dark", "card", "ground"), four.split(), strict=True))
            for id_, four in COLOURS.items()
        ]
        words = [{"id": id_, "name": id_.capitalize(), "hue": id_} for id_ in COLOURS]
        examples = [
            {
                "id": f"example-{number}",
                "title": self._known(self._names.new(5))["en"],
                "checker": f"{GAME}/play",
                "request": {"creature": card["id"], "coins": 20},
                "expected": {"legal": True, "cost": card["cost"]},
                "rule": f"{GAME}.play",
                "sources": ["made-up"],
            }
            for number, card in enumerate(
                self.files["creatures.yaml"][:: max(1, len(self.ids["creature"]) * 100 // self.size)]
            )
        ]
        return {
            "game.yaml": {
                "id": GAME,
                "name": "Many Cards",
                "tagline": "A made-up game with many cards.",
                "year": 2026,
                "designers": ["Nobody"],
                "artists": ["Nobody"],
                "publisher": "nobody",
                "players_min": 2,
                "players_max": 4,
                "sets": [{"id": "base", "name": "Base game", "year": 2026}],
                "nouns": [{"id": "coin", "name": "coin"}],
                "chapters": list(CHAPTERS),
                "front": [{"checker": "play", "title": "Play a creature", "says": "The creature, and your coins."}],
                "sources": ["made-up"],
            },
            "sources.yaml": [
                {"key": "made-up", "title": "Nothing", "nature": "Made up.", "kind": "rulebook", "language": "en"}
            ],
            "theme.yaml": {"deep": "#0b3344", "deeper": "#071f2b", "glow": "#155465", "hues": hues},
            "vocabularies.yaml": [{"id": "colour", "name": "Colours", "sources": ["made-up"], "entries": words}],
            "examples.yaml": examples,
            "checkers/play.yaml": {"play": _WORDS},
            "questions/play.json": [{"creature": max(self.files["creatures.yaml"], key=_cost)["id"], "coins": 0}],
        }


def _cost(card: dict[str, Any]) -> int:
    return int(card["cost"])


_WORDS: dict[str, Any] = {
    "title": "May I play this creature?",
    "short": "Play a creature",
    "symbol": "card",
    "asked": "may i play, can i play",
    "intro": "Choose a creature and say how many coins you have.",
    "start": "Choose a creature.",
    "needs": ["creature"],
    "opens": [{"kind": "creature", "label": "May I play it?", "field": "creature"}],
    "fields": {"creature": {"label": "Creature"}, "coins": {"label": "Coins"}},
    "result": [
        {
            "block": "headline",
            "cases": [
                {"when": {"path": "reasons"}, "text": "No, you have too few coins.", "tone": "bad"},
                {"text": "Yes, you may play it.", "tone": "good"},
            ],
        },
        {"block": "messages", "path": "reasons", "tone": "bad"},
        {"block": "messages", "path": "notes", "tone": "note"},
    ],
    "reasons": {"too-few-coins": "It costs {cost#coin}, and you have {coins#coin}."},
    "notes": {"coins-left": "You keep {coins#coin}."},
}


class _Dumper(yaml.SafeDumper):
    """Writes what stands in several places out in each of them."""

    def ignore_aliases(self, data: Any) -> bool:
        """Always: aliases are not used in the catalogue."""
        return True


def written(size: int, folder: Path, *, alone: bool = True) -> Path:
    """A copy of all that a build needs with the game in it, untranslated; ``alone`` without the games of Fathom."""
    copy = copied(folder)
    if alone:
        without_games(copy)
    shutil.copytree(ROOT / "tests" / "data" / "many_cards", copy, dirs_exist_ok=True)
    for name, data in ManyCards(size).files.items():
        path = copy / "catalog" / "data" / GAME / name
        path.parent.mkdir(parents=True, exist_ok=True)
        is_json = path.suffix == ".json"
        text = json.dumps(data) if is_json else yaml.dump(data, Dumper=_Dumper, allow_unicode=True, sort_keys=False)
        path.write_text(text, encoding="utf-8")
    return copy


def without_games(copy: Path, *but: str) -> None:
    """Take the games away that the repository has, but those with these ids."""
    kept = {"common", *but}
    for data in (path for path in (copy / "catalog" / "data").iterdir() if path.is_dir() and path.name not in kept):
        module = data.name.replace("-", "_")
        for place in (
            data,
            copy / "engine" / module,
            copy / "catalog" / "models" / module,
            copy / "generator" / "templates" / data.name,
        ):
            shutil.rmtree(place, ignore_errors=True)
        for domain in domains_of(data.name):
            for file in (copy / "locales").rglob(f"{domain}.po*"):
                file.unlink()
        moved = copy / "docs" / "redirects.yaml"
        lines = moved.read_text(encoding="utf-8").splitlines(keepends=True)
        moved.write_text("".join(line for line in lines if not line.startswith(f"{data.name}/")), encoding="utf-8")


def translate(size: int, copy: Path) -> None:
    """Fill in the PO files of the game, which ``fathom locale update`` has written in ``copy``."""
    texts = ManyCards(size).translations
    for lang in TRANSLATIONS:
        for domain in domains_of(GAME):
            path = po_path(lang, domain, copy / "locales")
            file = read_po(path)
            for entry in file:
                _fill(entry, texts[lang], lang)
            write_po(file, path)


def _fill(entry: polib.POEntry, texts: dict[str, str], lang: str) -> None:
    entry.flags.clear()
    text = texts.get(entry.msgid) or _translation(entry.msgid, lang)
    if entry.msgctxt == CASES:
        text = "; ".join(f"{form}: {text}" for form in language(lang).forms)
    elif entry.msgctxt == READING:
        text = texts.get(entry.msgid, "いろ")
    if entry.msgid_plural:
        entry.msgstr_plural = dict.fromkeys(entry.msgstr_plural, text)
    else:
        entry.msgstr = text


__all__ = ["DERIVED", "GAME", "ManyCards", "translate", "written"]
