"""``abyss/recruit``: why a payment is refused, what mends it, what is worth knowing; some is said by ``hand`` too."""

from engine.codes import INT, Code, choices_of, rules_of

REASONS = (
    Code("reserved-by-rival", "abyss.sentinels.reserved", lord="lord"),
    Code("too-few-races", "abyss.recruit.pay.exact-races", needed=INT, paid=INT, missing=INT),
    Code("too-many-races", "abyss.recruit.pay.exact-races", needed=INT, paid=INT, extra=INT),
    Code("compulsory-race-missing", "abyss.recruit.read-cost.compulsory", race="race", lord="lord"),
    Code("kraken-has-no-place", "abyss.kraken.allies.any-race", race="race", needed=INT),
    Code("value-short", "abyss.recruit.read-cost.value", total=INT, cost=INT, shortfall=INT),
    Code("too-many-pearls", "abyss.recruit.pay.pearls", pearls=INT, needed=INT, extra=INT),
    Code("filled-too-much", "abyss.nebulis", pearls=INT, nebulis=INT, needed=INT, extra=INT),
    Code("ally-not-needed", "abyss.recruit.pay.needless", allies="any-ally[]", surplus=INT),
    Code("kraken-not-needed", "abyss.recruit.pay.needless", allies="any-ally[]", surplus=INT),
    Code("corruptor-takes-no-allies", "abyss.clarifications.corruptor", lord="lord", allies="ally[]"),
    Code("corruptor-takes-no-nebulis", "abyss.clarifications.corruptor", lord="lord", count=INT),
    Code("corruptor-price-short", "abyss.clarifications.corruptor", paid=INT, price=INT, shortfall=INT),
    Code("corruptor-price-over", "abyss.clarifications.corruptor", paid=INT, price=INT, extra=INT),
    Code("pearls-not-owned", "abyss.recruit.pay.pearls", pearls=INT, owned=INT, missing=INT),
    Code("nebulis-not-owned", "abyss.nebulis", nebulis=INT, owned=INT, missing=INT),
    Code("too-many-nebulis", "abyss.nebulis.one-per-payment", nebulis=INT, most=INT),
    Code("pearls-before-nebulis", "abyss.nebulis.pearls-first", count=INT, nebulis=INT),
)

OPEN = (
    Code("corruptor-nebulis", "abyss.clarifications.corruptor", choice="corruptor_nebulis", lord="lord"),
    Code("needless-krakens", "abyss.recruit.pay.needless", choice="needless_krakens", allies="any-ally[]"),
)

NOTES = (
    Code("cost-lowered", "abyss.recruit.cost-changes", lord="lord", count=INT),
    Code("cost-raised", "abyss.recruit.cost-changes", lord="lord", count=INT),
    Code("cost-rise-prevented", "abyss.recruit.cost-changes", lord="lord", rival="lord"),
    Code("compulsory-race-waived", "abyss.recruit.cost-changes", lord="lord", race="race"),
    Code("pearls-are-no-race", "abyss.recruit.pay.pearls", missing=INT),
    Code("krakens-add-races", "abyss.kraken.allies.any-race", allies="ally[]", count=INT),
    Code("krakens-add-compulsory", "abyss.kraken.allies.any-race", allies="any-ally[]", race="race"),
    Code("krakens-join-races", "abyss.kraken.allies.any-race", allies="ally[]"),
    Code("pearls-fill", "abyss.recruit.pay.pearls", count=INT),
    Code("nebulis-fill", "abyss.nebulis", count=INT),
    Code("surplus-lost", "abyss.recruit.pay.surplus", count=INT),
    Code("affiliate-lowest", "abyss.recruit.affiliate.lowest", ally="ally"),
    Code("affiliate-lowest-beside-krakens", "abyss.kraken.allies.affiliate", ally="ally"),
    Code("affiliate-only", "abyss.recruit.affiliate.lowest", ally="ally"),
    Code("affiliate-tie", "abyss.recruit.affiliate.tie", allies="any-ally[]"),
    Code("affiliate-tie-beside-krakens", "abyss.kraken.allies.affiliate", allies="any-ally[]"),
    Code("affiliate-any", "abyss.clarifications.master-of-magic", lord="lord", allies="any-ally[]"),
    Code("affiliate-none", "abyss.kraken.allies.affiliate"),
    Code("nebulis-received", "abyss.kraken.allies.nebulis", count=INT),
    Code("ferryman-first", "abyss.nebulis.lords", lord="lord", pearls=INT, nebulis=INT),
    Code("outlaw-allows", "abyss.nebulis.lords", lord="lord", count=INT),
    Code("counterfeiter-allows", "abyss.nebulis.lords", lord="lord"),
    Code("counterfeiter-with-outlaw", "abyss.nebulis.lords", lord="lord", other="lord"),
    Code("purse-changes-then", "abyss.recruit.power.one-shot", lord="lord"),
    Code("only-without-pearls", "abyss.nebulis.pearls-first"),
    Code("only-with-nebulis", "abyss.nebulis"),
    Code("nebulis-come-later", "abyss.kraken.allies.nebulis"),
    Code("own-power-later", "abyss.clarifications.master-of-magic", lord="lord"),
    Code("corruptor-flat-price", "abyss.clarifications.corruptor", lord="lord", count=INT),
    Code("sentinel-returns", "abyss.sentinels.return", lord="lord"),
    Code("shareholder-earns", "abyss.clarifications.shareholder", lord="lord"),
    Code("shareholder-uncertain", "abyss.clarifications.shareholder", lord="lord", other="lord"),
)

RULES = rules_of(REASONS, NOTES, OPEN)
CHOICES = choices_of(OPEN)
