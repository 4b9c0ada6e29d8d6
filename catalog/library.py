"""The whole catalogue in memory: its games, and the way from a reference to an entry and its place in the files."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from catalog.findings import listed
from catalog.messages import CatalogMessage, messages, owner_of
from catalog.models.base import Model
from catalog.models.checkers import AnswerWords
from catalog.models.game import GameCatalog, Origin, Record


@dataclass(frozen=True)
class Catalog:
    """The whole catalogue in memory."""

    games: Mapping[str, GameCatalog]
    answers: AnswerWords | None = None
    common: tuple[Record, ...] = ()

    @property
    def listed(self) -> Mapping[str, GameCatalog]:
        """The games to which pages of no game lead: all but the unlisted ones."""
        return {id_: game for id_, game in self.games.items() if not game.game.unlisted}

    def is_unlisted(self, domain: str) -> bool:
        """Whether a PO domain belongs to a game that is an example only, for no reader to translate."""
        game = self.games.get(owner_of(domain))
        return game is not None and game.game.unlisted

    def is_draft(self, domain: str) -> bool:
        """Whether a PO domain belongs to a game that need not be translated: one still being written, or unlisted."""
        game = self.games.get(owner_of(domain))
        return game is not None and (game.game.draft or game.game.unlisted)

    def game_of(self, ref: str, game: str | None = None) -> str:
        """The id of the game that ``ref`` belongs to. Raises KeyError if there is none, or more than one."""
        if game is not None:
            return game
        owners = [id_ for id_, catalog in self.games.items() if ref in catalog.records]
        if len(owners) != 1:
            where = f"in {listed(owners)}: say which game" if owners else "in no game"
            raise KeyError(f"{ref} stands {where}")
        return owners[0]

    def record(self, ref: str, game: str | None = None) -> Record:
        """The record, with its place, that ``ref`` (``lord:commander``) names. Raises KeyError for an unknown one."""
        return self.games[self.game_of(ref, game)].records[ref]

    def find(self, ref: str, game: str | None = None) -> Model:
        """The entry that ``ref`` names. Raises KeyError for an unknown one, or one of several games."""
        return self.record(ref, game).model

    def origin(self, game: str, ref: str) -> Origin:
        """The file and line where the entry ``ref`` of ``game`` stands. Raises KeyError for an unknown one."""
        return self.record(ref, game).origin

    def messages(self) -> Iterator[CatalogMessage]:
        """Every text of the catalogue that is translated, in the order of the files."""
        yield from messages(self.common)
        for game in self.games.values():
            yield from messages(game.records.values(), game)
