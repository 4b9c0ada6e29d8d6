"""``abyss/sentinel``: why a sentinel may not be placed now or there, what is open, what is worth knowing."""

REASONS: dict[str, dict[str, str]] = {
    "sentinel-same-turn": {},
    "sentinel-rival-turn": {},
    "sentinel-standing": {},
    "sentinel-after-action": {},
    "zone-taken-court": {},
    "zone-taken-council": {},
    "zone-taken-locations": {},
    "zone-bare-court": {},
    "zone-bare-locations": {},
    "no-zone-free": {},
}

NOTES: dict[str, dict[str, str]] = {
    "sentinel-at-once": {},
    "sentinel-is-free": {},
    "sentinel-reserves-court": {},
    "sentinel-reserves-council": {},
    "sentinel-reserves-locations": {},
    "one-in-a-zone": {},
}

OPEN: dict[str, dict[str, str]] = {"sentinel-again": {}}

CHOICES = {"sentinel-again": "again"}

RULES = {
    "sentinel-same-turn": "abyss.sentinels.again",
    "sentinel-rival-turn": "abyss.sentinels.again",
    "sentinel-standing": "abyss.sentinels.return",
    "sentinel-after-action": "abyss.sentinels.again",
    "zone-taken-court": "abyss.sentinels.one-per-zone",
    "zone-taken-council": "abyss.sentinels.one-per-zone",
    "zone-taken-locations": "abyss.sentinels.one-per-zone",
    "zone-bare-court": "abyss.sentinels.one-per-zone",
    "zone-bare-locations": "abyss.sentinels.one-per-zone",
    "no-zone-free": "abyss.sentinels.one-per-zone",
    "sentinel-at-once": "abyss.sentinels.gain",
    "sentinel-is-free": "abyss.sentinels.again",
    "sentinel-reserves-court": "abyss.sentinels.reserved",
    "sentinel-reserves-council": "abyss.sentinels.reserved",
    "sentinel-reserves-locations": "abyss.sentinels.reserved",
    "one-in-a-zone": "abyss.sentinels.one-per-zone",
    "sentinel-again": "abyss.sentinels.again",
}
