// The payment checker of the engine, written by hand in JavaScript: what the same answers cost without Python.

const CHANGE = 2;
const PAY = "abyss.recruit.pay";
const RULES = {
  "too-few-races": `${PAY}.exact-races`,
  "too-many-races": `${PAY}.exact-races`,
  "compulsory-race-missing": "abyss.recruit.read-cost.compulsory",
  "value-short": "abyss.recruit.read-cost.value",
  "too-many-pearls": `${PAY}.pearls`,
  "ally-not-needed": `${PAY}.needless`,
  "cost-lowered": "abyss.recruit.cost-changes",
  "cost-raised": "abyss.recruit.cost-changes",
  "cost-rise-prevented": "abyss.recruit.cost-changes",
  "compulsory-race-waived": "abyss.recruit.cost-changes",
  "pearls-are-no-race": `${PAY}.pearls`,
  "pearls-fill": `${PAY}.pearls`,
  "surplus-lost": `${PAY}.surplus`,
  "affiliate-lowest": "abyss.recruit.affiliate.lowest",
  "affiliate-only": "abyss.recruit.affiliate.lowest",
  "affiliate-tie": "abyss.recruit.affiliate.tie",
  "affiliate-any": "abyss.clarifications.master-of-magic",
  "own-power-later": "abyss.clarifications.master-of-magic",
};

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
const say = (code, params) => ({ code, params, rule: RULES[code] });

/** The cost that holds for this payer, and notes on what changed it. */
function costOf(card, powers, rivals) {
  const notes = [];
  let { value, races, compulsory = null } = card;
  if (powers.includes("treasurer")) {
    value -= CHANGE;
    notes.push(say("cost-lowered", { lord: "treasurer", count: CHANGE }));
  }
  if (rivals.includes("recruiter") && powers.includes("shaman")) {
    notes.push(say("cost-rise-prevented", { lord: "shaman", rival: "recruiter" }));
  } else if (rivals.includes("recruiter")) {
    value += CHANGE;
    notes.push(say("cost-raised", { lord: "recruiter", count: CHANGE }));
  }
  const waived = powers.includes("diplomat") ? compulsory : null;
  if (waived) compulsory = null;
  return { value: Math.max(0, value), races, compulsory, waived, notes };
}

/** Answers { lord, allies, pearls, powers, rival_powers, profile } by the same facts that the engine has. */
export function recruit(facts, { lord, allies = [], pearls = 0, powers = [], rival_powers = [], profile = "rulebook" }) {
  const card = facts.tables.lord[lord];
  if (!card) return invalid("lord", lord);
  for (const ally of allies) if (!facts.tables.ally[ally]) return invalid("allies", ally);
  if (!Number.isInteger(pearls) || pearls < 0 || pearls > 99) return invalid("pearls", pearls);

  const place = new Map(facts.races.map((race, index) => [race, index]));
  const raceOf = (ally) => facts.tables.ally[ally].race;
  const valueOf = (ally) => facts.tables.ally[ally].value;
  const order = (a, b) => place.get(raceOf(a)) - place.get(raceOf(b)) || valueOf(a) - valueOf(b);
  const group = (cards) => Map.groupBy(cards, raceOf);

  const cost = costOf(card.cost, powers, rival_powers);
  const paid = [...allies].sort(order);
  const byRace = group(paid);
  if (cost.waived && !byRace.has(cost.waived)) cost.notes.push(say("compulsory-race-waived", { lord: "diplomat", race: cost.waived }));
  const value = sum(paid.map(valueOf));
  const total = value + pearls;
  const reasons = [];

  const missing = cost.races - byRace.size;
  const lacks = cost.compulsory && !byRace.has(cost.compulsory);
  const counts = { needed: cost.races, paid: byRace.size };
  if (missing > 0) reasons.push(say("too-few-races", { ...counts, missing }));
  else if (missing < 0) reasons.push(say("too-many-races", { ...counts, extra: -missing }));
  if (lacks) reasons.push(say("compulsory-race-missing", { race: cost.compulsory, lord }));
  const shortfall = Math.max(0, cost.value - total);
  if (shortfall) reasons.push(say("value-short", { total, cost: cost.value, shortfall }));
  const needed = Math.max(0, cost.value - value);
  const extra = pearls - needed;
  if (extra > 0) reasons.push(say("too-many-pearls", { pearls, needed, extra }));
  if (profile === "online") {
    const needless = (cards, surplus) => {
      const races = group(cards);
      return [...new Set(cards)].filter((ally) => races.get(raceOf(ally)).length > 1 && valueOf(ally) <= surplus);
    };
    const over = needless(paid, value - cost.value);
    if (over.length) reasons.push(say("ally-not-needed", { allies: over, surplus: value - cost.value }));
  }

  const legal = !reasons.length;
  const lowest = Math.min(...paid.map(valueOf));
  const any = powers.includes("master-of-magic");
  const affiliates = legal ? [...new Set(paid)].filter((ally) => any || valueOf(ally) === lowest) : [];
  affiliates.sort((a, b) => valueOf(a) - valueOf(b) || order(a, b));
  const surplus = Math.max(0, total - cost.value);
  return {
    kind: "verdict",
    legal,
    reasons,
    notes: [...cost.notes, ...remarks({ legal, lord, missing, pearls, surplus, affiliates, any, alone: paid.length === 1 })],
    open: [],
    instead: null, // the one thing that it does not work out
    lord,
    cost: cost.value,
    printed_cost: card.cost.value,
    races: cost.races,
    compulsory: cost.compulsory,
    paid_races: facts.races.filter((race) => byRace.has(race)),
    total,
    shortfall,
    surplus,
    affiliates,
    discards: legal ? paid.toSpliced(paid.indexOf(affiliates[0]), 1) : [],
  };
}

function remarks({ legal, lord, missing, pearls, surplus, affiliates, any, alone }) {
  if (!legal) return pearls && missing > 0 ? [say("pearls-are-no-race", { missing })] : [];
  const notes = [];
  if (pearls) notes.push(say("pearls-fill", { count: pearls }));
  if (surplus) notes.push(say("surplus-lost", { count: surplus }));
  if (alone) notes.push(say("affiliate-only", { ally: affiliates[0] }));
  else if (affiliates.length === 1) notes.push(say("affiliate-lowest", { ally: affiliates[0] }));
  else if (any) notes.push(say("affiliate-any", { lord: "master-of-magic", allies: affiliates }));
  else notes.push(say("affiliate-tie", { allies: affiliates }));
  if (lord === "master-of-magic") notes.push(say("own-power-later", { lord }));
  return notes;
}

function invalid(field, given) {
  return { kind: "invalid", problems: [{ code: "unknown-id", field, given: String(given).slice(0, 80) }] };
}
