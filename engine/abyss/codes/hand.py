"""``abyss/hand``: why a hand can't recruit a lord, and what it lacks."""

from engine.codes import INT, Code, choices_of, rules_of

REASONS = (
    Code("hand-reserved", "abyss.sentinels.reserved", lord="lord"),
    Code("hand-too-few-races", "abyss.recruit.pay.exact-races", needed=INT, held=INT, missing=INT, races="race[]"),
    Code("hand-compulsory-race-missing", "abyss.recruit.read-cost.compulsory", race="race", lord="lord"),
    Code("hand-value-short", "abyss.recruit.read-cost.value", total=INT, cost=INT, count=INT),
    Code("hand-price-short", "abyss.clarifications.corruptor", lord="lord", total=INT, price=INT, count=INT),
)

OPEN = (
    Code("hand-corruptor-nebulis", "abyss.clarifications.corruptor", choice="corruptor_nebulis", lord="lord"),
    Code("hand-needless-krakens-open", "abyss.recruit.pay.needless", choice="needless_krakens"),
)

NOTES = (
    Code("hand-nebulis-unused", "abyss.nebulis.one-per-payment", count=INT, most=INT),
    Code("hand-court-empty", "abyss.recruit"),
    Code("hand-affiliates-lowest", "abyss.recruit.affiliate.lowest"),
    Code("hand-affiliates-any", "abyss.clarifications.master-of-magic", lord="lord"),
    Code("hand-krakens-never", "abyss.kraken.allies.affiliate"),
    Code("hand-needless-krakens", "abyss.recruit.pay.needless"),
    Code("hand-redundant-left-out", "abyss.recruit.pay.needless"),
)

RULES = rules_of(REASONS, NOTES, OPEN)
CHOICES = choices_of(OPEN)
