"""The board as it is with one number of players: what lies beside what, whose city it is, where obelisks stand."""

from engine.kemet import Facts
from engine.typing_compat import Any

MAP = "map"
DISTRICT, SANCTUARY = "district", "sanctuary"
LAND, HARBOR = "land", "harbor"
OBELISK = "obelisk"
UNCERTAIN = "uncertain"


class Land:
    """Spaces in the order of the board, and the edges between them."""

    def __init__(self, facts: Facts, players: int) -> None:
        rows = facts.tables[MAP]
        self.spaces: list[str] = [space for space in facts.order[MAP] if _is_there(rows[space], players)]
        self.obelisks: list[str] = [space for space in self.spaces if OBELISK in rows[space].get("has", ())]
        self.cities: dict[str, str] = {space: rows[space].get("area", "") for space in self.spaces}
        """The city of each space; '' for one that lies in none."""
        self.beside: dict[str, list[tuple[str, str]]] = {space: [] for space in self.spaces}
        """The spaces beside each one, each with how one gets there: on land or by harbor."""
        self.unsure: list[tuple[str, str]] = []
        """The pairs of them of which no source says for certain that they lie beside each other."""
        for edge in facts.boards[MAP]["edges"]:
            one, other = edge["between"]
            if _is_there(edge, players) and one in self.beside and other in self.beside:
                kind = HARBOR if edge["kind"] == HARBOR else LAND
                self.beside[one].append((other, kind))
                self.beside[other].append((one, kind))
                if edge.get("confidence") == UNCERTAIN:
                    self.unsure += [(one, other), (other, one)]

    def step_kind(self, one: str, other: str) -> str:
        """How one gets from a space to another that lies beside it; '' if it does not."""
        for space, kind in self.beside[one]:
            if space == other:
                return kind
        return ""

    def touches(self, space: str, city: str) -> bool:
        """Whether a space touches the wall of a city, from outside or from inside."""
        if self.cities[space] == city:
            return True
        return any([self.cities[other] == city for other, _ in self.beside[space]])

    def region(self, space: str) -> list[str]:
        """All spaces that one can walk to from a space, by harbors too, itself among them."""
        found = [space]
        for one in found:
            found += [other for other, _ in self.beside[one] if other not in found]
        return found

    def is_cut_off(self, space: str) -> bool:
        """Whether no district can be walked to from a space: so it is in the delta."""
        return not [one for one in self.region(space) if self.cities[one]]


def _is_there(row: dict[str, Any], players: int) -> bool:
    return not row.get("players") or players in row["players"]
