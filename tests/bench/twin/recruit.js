// The payment checker of the engine, written by hand in JavaScript: what the same answer costs without Python.

const CHANGE = 2;

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

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

  const notes = [];
  let cost = card.cost.value;
  let compulsory = card.cost.compulsory ?? null;
  if (powers.includes("treasurer")) {
    cost -= CHANGE;
    notes.push({ code: "cost-lowered", params: { lord: "treasurer", count: CHANGE } });
  }
  if (rival_powers.includes("recruiter")) {
    if (powers.includes("shaman")) {
      notes.push({ code: "cost-rise-prevented", params: { lord: "shaman", rival: "recruiter" } });
    } else {
      cost += CHANGE;
      notes.push({ code: "cost-raised", params: { lord: "recruiter", count: CHANGE } });
    }
  }
  if (compulsory && powers.includes("diplomat")) {
    notes.push({ code: "compulsory-race-waived", params: { lord: "diplomat", race: compulsory } });
    compulsory = null;
  }
  cost = Math.max(0, cost);

  const paid = [...allies].sort(order);
  const byRace = new Map();
  for (const ally of paid) byRace.set(raceOf(ally), [...(byRace.get(raceOf(ally)) ?? []), ally]);
  const value = sum(paid.map(valueOf));
  const total = value + pearls;
  const reasons = [];
  const add = (code, params, fix) => reasons.push({ code, params, fix });

  const missing = card.cost.races - byRace.size;
  const lacksCompulsory = compulsory && !byRace.has(compulsory);
  const worth = (race) => sum(byRace.get(race).map(valueOf));
  const spare = [...byRace.keys()].filter((race) => race !== compulsory);
  spare.sort((a, b) => worth(a) - worth(b) || place.get(a) - place.get(b));
  if (missing > 0) {
    const races = facts.races.filter((race) => !byRace.has(race) && race !== compulsory);
    if (lacksCompulsory) races.unshift(compulsory);
    add("too-few-races", { needed: card.cost.races, paid: byRace.size, missing }, { code: "add-races", count: missing, races });
  } else if (missing < 0) {
    const drop = spare.slice(0, -missing);
    add("too-many-races", { needed: card.cost.races, paid: byRace.size, extra: -missing }, { code: "drop-races", races: drop });
  }
  if (lacksCompulsory) {
    const fix = missing > 0 ? { code: "add-race", race: compulsory } : { code: "swap-race", race: compulsory, drop: spare[-missing] };
    add("compulsory-race-missing", { race: compulsory, lord }, fix);
  }
  if (total < cost) add("value-short", { total, cost, shortfall: cost - total }, { code: "add-pearls", count: cost - total });
  const needed = Math.max(0, cost - value);
  if (pearls > needed) {
    add("too-many-pearls", { pearls, needed, extra: pearls - needed }, { code: "take-back-pearls", count: pearls - needed });
  }
  if (profile === "online") {
    const needless = [...new Set(paid)].filter((ally) => byRace.get(raceOf(ally)).length > 1 && valueOf(ally) <= value - cost);
    if (needless.length) add("ally-not-needed", { allies: needless, surplus: value - cost }, { code: "leave-out", allies: needless });
  }

  const legal = !reasons.length;
  const lowest = Math.min(...paid.map(valueOf));
  const any = powers.includes("master-of-magic");
  const affiliates = legal ? [...new Set(paid)].filter((ally) => any || valueOf(ally) === lowest) : [];
  affiliates.sort((a, b) => valueOf(a) - valueOf(b) || order(a, b));
  const discards = legal ? paid.toSpliced(paid.indexOf(affiliates[0]), 1) : [];
  return {
    kind: "verdict", legal, reasons, notes, lord, cost, total,
    shortfall: Math.max(0, cost - total), surplus: Math.max(0, total - cost), affiliates, discards,
  };
}

function invalid(field, given) {
  return { kind: "invalid", problems: [{ code: "unknown-id", field, given: String(given).slice(0, 80) }] };
}
