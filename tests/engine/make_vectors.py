"""Make the vectors: requests with their whole answers, that every Python running the engine has to agree on.

    python -m tests.engine.make_vectors

writes tests/data/vectors/abyss.jsonl, one vector a line: the checker, the request as text, and the answer. Run it
after a change of the rules, and read the difference before committing it.
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import engine
from tests.engine.stupid import facts

PATH = Path(__file__).parents[1] / "data" / "vectors" / "abyss.jsonl"
SEED = 20250101
POWERS = ("treasurer", "diplomat", "shaman", "master-of-magic", "keeper")

HOSTILE = (
    "",
    "null",
    "[]",
    "{}",
    '"slaver"',
    "{",
    "[1 2]",
    '{"lord" "slaver"}',
    "{'lord': 'slaver'}",
    '{"lord": "slaver",}',
    '{"lord": "slaver"} x',
    '{"lord": NaN}',
    '{"lord": "slaver", "pearls": 1.0}',
    '{"lord": "slaver", "pearls": 1e400}',
    '{"lord": "slaver", "pearls": -1}',
    '{"lord": "slaver", "pearls": 100}',
    '{"lord": "slaver", "pearls": 123456789012345678901234567890}',
    '{"lord": "slaver", "pearls": true}',
    '{"lord": "slaver", "pearls": "3"}',
    '{"lord": "slaver", "pearls": null}',
    '{"lord": "slaver", "pearls": 007}',
    '{"lord": "slaver", "allies": "crab-1"}',
    '{"lord": "slaver", "allies": ["crab-6", 5, null, {"a": 1}, [["x"]], 2.5]}',
    '{"lord": "slaver", "allies": ["shellfish-5", "shellfish-5"]}',
    '{"lord": "slaver", "powers": ["slaver", "sage"], "rival_powers": ["sage"]}',
    '{"lord": "slaver", "powers": ["sage", "sage"]}',
    '{"lord": "slaver", "profile": "house"}',
    '{"lord": "slaver", "lord": "sage"}',
    '{"lord": "The Slaver", "Pearls": 3, "é": 1, "章魚": 2}',
    '{"lord": "\\ud83d", "x": "\\ud83d\\ude00"}',
    '{"lord": "\\u0000\\u001f"}',
    '{"lord": ' + "[" * 40 + "]" * 40 + "}",
    '{"lord": "' + "x" * 500 + '"}',
    '{"' + "k" * 500 + '": 1}',
    '{"players": []}',
    '{"players": [{}, {}, {}, {}, {}]}',
    '{"players": [{"name": "' + "n" * 41 + '"}, 5, {"name": 5}]}',
    '{"players": [{"name": "\\ud83d\\ude00 é"}]}',
    '{"players": [{"monster_tokens": [2, "3", 5, "x"]}]}',
    '{"players": [{"locations": ["jail"]}, {"locations": ["jail"], "mirror": "chasm"}]}',
    '{"players": [{"affiliated": ["crab-5"]}, {"hand": ["crab-5"]}]}',
    '{"court": ["slaver"], "powers": ["slaver"], "limit": 0}',
    '{"steps": [{"card": "ally", "buyer": 3}], "rivals": 1}',
)


class Maker:
    """Makes requests from a fixed seed."""

    def __init__(self, facts: dict[str, Any]) -> None:
        self.random = random.Random(SEED)
        self.lords: list[str] = facts["order"]["lord"]
        self.tiles: list[str] = facts["order"]["location"]
        self.allies = facts["tables"]["ally"]
        self.costs = {lord: row["cost"] for lord, row in facts["tables"]["lord"].items()}
        self.deck = [ally for ally in facts["order"]["ally"] for _ in range(self.allies[ally]["copies"])]

    def some(self, things: tuple[str, ...] | list[str], most: int) -> list[str]:
        """Up to so many of the things."""
        return self.random.sample(list(things), self.random.randint(0, min(most, len(things))))

    def around(self, lord: str) -> dict[str, Any]:
        """Free lords around the table, and a profile."""
        powers = [power for power in self.some(POWERS, 2) if power != lord]
        rivals = ["recruiter"] if self.random.random() < 0.3 and lord != "recruiter" else []
        return {"powers": powers, "rival_powers": rivals, "profile": self.random.choice(["rulebook", "online"])}

    def payment(self, exact: bool) -> dict[str, Any]:
        """A payment that is nearly right; an exact one has the right races and pearls for the printed cost."""
        lord = self.random.choice(self.lords)
        cost = self.costs[lord]
        races = sorted({row["race"] for row in self.allies.values()})
        compulsory = cost["compulsory"]
        self.random.shuffle(races)
        if compulsory and (exact or self.random.random() < 0.7):
            races.remove(compulsory)
            races.insert(0, compulsory)
        count = cost["races"] if exact else max(1, cost["races"] + self.random.choice([-1, 0, 0, 0, 1]))
        allies: list[str] = []
        for race in races[:count]:
            of_race = [ally for ally in self.deck if self.allies[ally]["race"] == race]
            allies += self.random.sample(of_race, self.random.choice([1, 1, 2, 3]))
        value = sum(self.allies[ally]["value"] for ally in allies)
        pearls = max(0, cost["value"] - value + (0 if exact else self.random.choice([-1, 0, 0, 1])))
        around = {"profile": self.random.choice(["rulebook", "online"])} if exact else self.around(lord)
        return {"lord": lord, "allies": allies, "pearls": pearls, **around}

    def hand(self) -> dict[str, Any]:
        """A hand before a court."""
        court = self.random.sample(self.lords, self.random.randint(1, 6))
        around = self.around("")
        for name in ("powers", "rival_powers"):
            around[name] = [lord for lord in around[name] if lord not in court]
        hand = self.random.sample(self.deck, self.random.choice([2, 5, 8, 12, 16]))
        return {
            "hand": hand,
            "pearls": self.random.randint(0, 5),
            "court": court,
            "limit": self.random.choice([1, 2, 3]),
            **around,
        }

    def position(self) -> dict[str, Any]:
        """The end of a game, more often than not a close one."""
        lords = self.random.sample(self.lords, len(self.lords))
        tiles = self.random.sample(self.tiles, len(self.tiles))
        deck = self.random.sample(self.deck, len(self.deck))
        tokens = self.random.sample([2] * 9 + [3] * 9 + [4] * 2, 20)
        players: list[dict[str, Any]] = []
        few = self.random.random() < 0.5
        for number in range(self.random.randint(1, 4)):
            player: dict[str, Any] = {"name": "ABCD"[number], "pearls": self.random.randint(0, 2 if few else 9)}
            player["lords"] = [lords.pop() for _ in range(self.random.randint(0, 1 if few else 8))]
            if not few:
                player["locations"] = [tiles.pop() for _ in range(self.random.randint(0, 4))]
                player["affiliated"] = [deck.pop() for _ in range(self.random.randint(0, 8))]
                player["hand"] = [deck.pop() for _ in range(self.random.randint(0, 5))]
                player["monster_tokens"] = [tokens.pop() for _ in range(self.random.randint(0, 4))]
            players.append(player)
        if len(players) > 1 and players[1].get("locations") and self.random.random() < 0.4:
            players[0]["mirror"] = self.random.choice(players[1]["locations"])
        return {"players": players, "profile": self.random.choice(["rulebook", "cost"])}

    def exploration(self) -> dict[str, Any]:
        """An exploration by a player who doesn't always mind the rules."""
        rivals = self.random.randint(1, 3)
        steps = []
        for _ in range(self.random.randint(1, 8)):
            card = self.random.choice(["ally", "ally", "ally", "monster"])
            step: dict[str, Any] = {"card": card}
            if card == "ally" and self.random.random() < 0.3:
                step["buyer"] = self.random.randint(1, rivals)
            else:
                step["choice"] = self.random.choice(["go-on"] * 6 + ["take" if card == "ally" else "fight"])
            steps.append(step)
        return {"rivals": rivals, "steps": steps}

    def requests(self) -> list[tuple[str, str]]:
        """All requests, as pairs of checker and text."""
        made: list[tuple[str, Any]] = []
        made += [("abyss/recruit", self.payment(exact=False)) for _ in range(160)]
        made += [("abyss/recruit", self.payment(exact=True)) for _ in range(80)]
        made += [("abyss/hand", self.hand()) for _ in range(80)]
        made += [("abyss/hand", {"court": self.lords, "hand": self.deck, "pearls": 3, "limit": 2})]
        made += [("abyss/score", self.position()) for _ in range(80)]
        made += [("abyss/score", {"players": [{"mirror": "jail"}, {"locations": ["jail"]}]})]
        made += [("abyss/score", {"players": [{"locations": ["city-of-mirrors"]}]})]
        made += [("abyss/score", {"players": [{"lords": ["jailer", "elder"]}, {"lords": ["hunter", "sage"]}]})]
        made += [("abyss/read-cost", {"lord": lord}) for lord in self.lords]
        made += [("abyss/read-location", {"location": tile}) for tile in self.tiles]
        made += [("abyss/refill", {"lords_left": left, "deck": deck}) for left in range(7) for deck in (0, 3, 35)]
        made += [("abyss/exploration", self.exploration()) for _ in range(40)]
        texts = [(checker, json.dumps(request)) for checker, request in made]
        for text in HOSTILE:
            texts += [(f"abyss/{name}", text) for name in ("recruit", "hand", "score", "exploration")]
        texts.append(("abyss/nothing", "{}"))
        return texts


def lines() -> list[str]:
    """The lines of the file."""
    known = facts()
    games = {"abyss": engine.open_game("abyss", known)}
    made = []
    for checker, text in Maker(known).requests():
        answer = json.loads(engine.check_json(checker, text, games))
        vector = {"checker": checker, "request": text, "answer": answer}
        made.append(json.dumps(vector, ensure_ascii=False, sort_keys=True, separators=(",", ":")))
    return made


if __name__ == "__main__":
    PATH.parent.mkdir(parents=True, exist_ok=True)
    PATH.write_text("\n".join(lines()) + "\n", "utf-8")
    print(f"{PATH.name}: {len(PATH.read_text('utf-8').splitlines())} vectors")
