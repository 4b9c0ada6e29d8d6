"""A deck of cards for the made-up game: names that a pattern composes of a rank and a suit, and a joker."""

from __future__ import annotations

from pathlib import Path

import polib

from catalog import Catalog
from generator.text.message_sources import sources
from tests.made_up_game import GAME, MadeUpGame

SUITS = {"spade": "Spades", "heart": "Hearts", "diamond": "Diamonds", "club": "Clubs"}
COST = {
    "spade": "cost: {heart: 7, club: 3}, ",
    "heart": "cost: {club: 1}, ",
    "diamond": "cost: {spade: 2}, ",
    "club": "",
}
"""What the cards of each suit cost."""
RANKS = ("ace", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king")
PATTERN = "{rank} of {suit|many}"

CARD = '''SuitId = Annotated[Id, Refers("suit")]


class Card(Entry):
    """A card of the deck."""

    rank: Annotated[Id | None, Refers("rank"), Fact(), Field(description="its rank")] = None
    suit: Annotated[Id | None, Refers("suit"), Fact(), Field(description="its suit")] = None
    worth: Annotated[Integer, Fact(), Field(ge=0, description="what it is worth")]
    cost: Annotated[dict[SuitId, Amount], Fact(), Field(description="what it costs")] = {}
    mark: Annotated[str | None, Field(description="a mark")] = None


@dataclass(frozen=True)
'''
FILE = """        DataFile("cards", "cards.yaml", "card", Card, "the cards"),
    )

    cards: tuple[Card, ...] = ()
    classes"""
COLLECTION = """        suit = Facet("suit", "Suit", "entry", lambda card: f"suit:{card.suit}" if card.suit else None)
        cost = Facet(
            "cost",
            "Cost",
            "counts",
            lambda card: {f"suit:{suit}": n for suit, n in card.cost.items()} or None,
            says={"=": "are paid with {values}", ">=": "cost {n} or more of this: {values}"},
        )
        return (
            Collection("classes", "class", "Classes", self.classes, (facet,)),
            Collection("cards", "card", "Cards", self.cards, (suit, cost)),
        )
"""


def with_cards(game: MadeUpGame) -> MadeUpGame:
    """The game with 52 cards and a joker."""
    models = "catalog/models/stone_heaps.py"
    game.replace(models, "@dataclass(frozen=True)\n", CARD)
    game.replace(models, "import Fact, Integer, Text", "import Amount, Fact, Id, Integer, Refers, Text")
    game.replace(models, "    )\n\n    classes", FILE)
    game.replace(
        models, '        return (Collection("classes", "class", "Classes", self.classes, (facet,)),)\n', COLLECTION
    )
    game.replace("game.yaml", "nouns:\n", f'names: {{card: "{PATTERN}"}}\nnouns:\n')
    cards = [
        f"- {{id: {suit}-{rank}, rank: {rank}, suit: {suit}, worth: {number}, {COST[suit]}sources: [made-up]}}"
        for suit in SUITS
        for number, rank in enumerate(RANKS, 1)
    ]
    joker = "- {id: joker, name: Joker, worth: 0, sources: [made-up]}"
    game.path("cards.yaml").write_text("\n".join([*cards, joker, ""]), encoding="utf-8")
    words = ["- id: rank", "  name: Ranks", "  sources: [made-up]", "  entries:"]
    words += [f"    - {{id: {rank}, name: {rank.capitalize()}}}" for rank in RANKS]
    words += ["- id: suit", "  name: Suits", "  sources: [made-up]", "  entries:"]
    words += [f"    - {{id: {suit}, name: {suit.capitalize()}, plural: {many}}}" for suit, many in SUITS.items()]
    with game.path("vocabularies.yaml").open("a", encoding="utf-8") as file:
        file.write("\n".join([*words, ""]))
    return game


def translated(catalog: Catalog, root: Path, lang: str, texts: dict[tuple[str | None, str], str]) -> Path:
    """PO files of the game in a language with these translations, by context and English; gives the folder."""
    wanted = dict(texts)
    for domain, messages in sources(catalog).items():
        if not domain.startswith(GAME):
            continue
        file = polib.POFile()
        file.metadata = {"Content-Type": "text/plain; charset=UTF-8"}
        for key in messages:
            if key in wanted:
                file.append(polib.POEntry(msgctxt=key[0], msgid=key[1], msgstr=wanted.pop(key)))
        place = root / lang / "LC_MESSAGES" / f"{domain}.po"
        place.parent.mkdir(parents=True, exist_ok=True)
        file.save(str(place))
    assert not wanted, f"no such messages: {wanted}"
    return root
