"""``kemet/setup``: what its answers say."""

from engine.kemet.setup import SIDES
from engine.outputs import Output

TEMPLE = (
    Output("temple", "entry", "the temple", of="temple"),
    Output("prayer", "integer", "what it brings at the end of a day", unit="prayer points"),
    Output("units", "integer", "what has to be given up for it", unit="units"),
)


ANSWER = (
    Output("side", "choice", "the side of the board", choices=SIDES),
    Output("east_bank", "boolean", "whether the east bank is in the game"),
    Output("sanctuary", "boolean", "whether the Sanctuary is there"),
    Output("temples", "record", "the temples in the game", fields=TEMPLE, several=True),
    Output("spaces", "entry", "temples and Sanctuary in the game, as spaces", of="map", several=True),
    Output("goal", "integer", "the points that end the game", unit="victory points"),
    Output("tile_level", "integer", "the highest level of tiles at the start"),
    Output("prayer", "integer", "what each player begins with", unit="prayer points"),
    Output("interventions", "integer", "the divine interventions dealt to each player", unit="cards"),
    Output("battle_cards", "integer", "the battle cards of each player", unit="cards"),
    Output("tokens", "integer", "the action tokens of each player", unit="tokens"),
    Output("levels", "integer", "the levels that each player spreads over three pyramids"),
    Output("on_board", "integer", "the units that each player puts on the board", unit="units"),
    Output("reserve", "integer", "the units of each player in the reserve", unit="units"),
    Output("open_districts", "entry", "the pyramids with whose districts units may stand", of="color", several=True),
)
