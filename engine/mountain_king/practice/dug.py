"""A part of the mountain as chance digs it: painted square by square, and told as the network of a question.

It is painted like a known drawing of the catalogue: rows of signs, in ``squares`` those of the table of squares, in the
layers (``beds``), pedestals (``stands``) and statues (``figures``) places in their tables, from 1 on; a full stop is
nothing. A form tells the same of it (generator/browser/forms/pieces.js).
"""

from engine.mountain_king.statue_map import CLANS
from engine.practice import Dice, Table
from engine.typing_compat import Any

ROWS, COLUMNS = 5, 6
DEEP = 2
"""The rows of a layer."""
LEAST, MOST = 2, 4
"""The squares of a tunnel: so many have room for a pedestal."""
BESIDE = ((-1, 0), (0, -1), (0, 1), (1, 0))
OF = "network-square"
NOTHING = "."


class Dug:
    """Tunnels that hang together, pedestals on some of them, and statues; ``beds`` has the layer of each row."""

    def __init__(self, dice: Dice, table: Table, count: int, spans: bool) -> None:
        self.layers: list[str] = list(table.state.order["layer"])
        self.clans: list[str] = list(table.state.order["clan"])
        signs = [table.game.tables[OF][id]["sign"] for id in table.state.order[OF]]
        self.blank, self.signs = signs[0], signs[1:]
        first, shift = dice.below(len(self.layers) - DEEP), dice.below(DEEP)
        self.beds = [first + (row + shift) // DEEP for row in range(ROWS)]
        self.tunnels: list[list[tuple[int, int]]] = []
        self.pedestals: list[tuple[tuple[int, int], str]] = []
        self.statues: list[tuple[tuple[int, int], str]] = []
        for _ in range(count):
            self._dig(dice, spans)

    def _dig(self, dice: Dice, spans: bool) -> None:
        """A tunnel beside the others, within one layer unless it ``spans`` several; none where there is no room."""
        start = dice.pick(self._beside(self._taken())) if self.tunnels else (dice.below(ROWS), dice.below(COLUMNS))
        squares, size = [start], dice.between(LEAST, MOST)
        while len(squares) < size:
            there = [square for square in self._beside(squares) if square not in self._taken()]
            if not spans:
                there = [square for square in there if self.beds[square[0]] == self.beds[start[0]]]
            if not there:
                break
            squares.append(dice.pick(there))
        if len(squares) >= LEAST:
            self.tunnels.append(sorted(squares))

    def _taken(self) -> list[tuple[int, int]]:
        return [square for tunnel in self.tunnels for square in tunnel]

    def _beside(self, squares: list[tuple[int, int]]) -> list[tuple[int, int]]:
        """The squares that share an edge with some of these, and are none of them."""
        found: list[tuple[int, int]] = []
        for row, column in squares:
            for down, right in BESIDE:
                square = (row + down, column + right)
                if 0 <= square[0] < ROWS and 0 <= square[1] < COLUMNS and square not in squares + found:
                    found.append(square)
        return found

    def raise_pedestal(self, dice: Dice, tunnel: int) -> None:
        """Put a pedestal of some clan on a tunnel; a layer has one of each clan (mountain-king.pedestals.limit)."""
        square = dice.pick(self.tunnels[tunnel])
        there = [clan for (row, _), clan in self.pedestals if self.beds[row] == self.beds[square[0]]]
        left = [clan for clan in CLANS if clan not in there]
        if left:
            self.pedestals.append((square, dice.pick(left)))

    def stand(self, dice: Dice, tunnels: int) -> None:
        """Have a statue stand on a free square of one of the first tunnels; of none it is still buried."""
        there = [square for square, _ in self.statues]
        squares = [square for tunnel in self.tunnels[:tunnels] for square in tunnel] or self._buried()
        free = [square for square in squares if square not in there]
        if free:
            self.statues.append((dice.pick(free), dice.pick(CLANS)))

    def _buried(self) -> list[tuple[int, int]]:
        taken = self._taken()
        every = [(row, column) for row in range(ROWS) for column in range(COLUMNS)]
        return [square for square in every if square not in taken]

    def painted(self) -> dict[str, list[str]]:
        """The drawing, in rows of signs."""
        squares = [(square, self.signs[number]) for number, tunnel in enumerate(self.tunnels) for square in tunnel]
        return {
            "squares": _rows(squares, self.blank),
            "beds": [str(layer + 1) * COLUMNS for layer in self.beds],
            "stands": _rows(self._placed(self.pedestals), NOTHING),
            "figures": _rows(self._placed(self.statues), NOTHING),
        }

    def _placed(self, pieces: list[tuple[tuple[int, int], str]]) -> list[tuple[tuple[int, int], str]]:
        return [(square, str(self.clans.index(clan) + 1)) for square, clan in pieces]

    def told(self) -> dict[str, Any]:
        """The same as tunnels, which of them touch, and statues: the lists of a question."""
        links = [
            {"from": one + 1, "to": other + 1}
            for other in range(len(self.tunnels))
            for one in range(other)
            if [square for square in self._beside(self.tunnels[one]) if square in self.tunnels[other]]
        ]
        tunnels = [self._tunnel(number) for number in range(len(self.tunnels))]
        return {"tunnels": tunnels, "links": links, "statues": [self._statue(*one) for one in sorted(self.statues)]}

    def _tunnel(self, number: int) -> dict[str, Any]:
        squares = self.tunnels[number]
        tunnel: dict[str, Any] = {"name": self.signs[number].upper()}
        layers = self._layers(number)
        if len(layers) == 1:
            tunnel |= {"layer": layers[0], "size": len(squares)}
        else:
            tunnel["squares"] = {
                layer: len([row for row, _ in squares if self.layers[self.beds[row]] == layer]) for layer in layers
            }
        for square, clan in self.pedestals:
            if square in squares:
                tunnel["pedestal"] = clan
                if len(layers) > 1:
                    tunnel["pedestal_layer"] = self.layers[self.beds[square[0]]]
        return tunnel

    def _layers(self, number: int) -> list[str]:
        """The layers in which a tunnel lies."""
        beds = [self.beds[row] for row, _ in self.tunnels[number]]
        return [layer for place, layer in enumerate(self.layers) if place in beds]

    def _statue(self, square: tuple[int, int], clan: str) -> dict[str, Any]:
        for number, squares in enumerate(self.tunnels):
            if square in squares:
                statue: dict[str, Any] = {"clan": clan, "tunnel": number + 1}
                if square in [there for there, _ in self.pedestals]:
                    statue["pedestal"] = "yes"
                if len(self._layers(number)) > 1:
                    statue["layer"] = self.layers[self.beds[square[0]]]
                return statue
        return {"clan": clan, "tunnel": 0}


def _rows(squares: list[tuple[tuple[int, int], str]], blank: str) -> list[str]:
    """Rows of signs, ``blank`` where there is none."""
    rows = [[blank] * COLUMNS for _ in range(ROWS)]
    for (row, column), sign in squares:
        rows[row][column] = sign
    return ["".join(row) for row in rows]
