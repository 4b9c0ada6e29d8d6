// The page of the twin: a form, the question in the address, the answer as text.

import { recruit } from "./recruit.js";

const SENTENCES = {
  "too-few-races": ({ needed, paid }) => `The cost wants ${needed} races, and you pay with ${paid}.`,
  "too-many-races": ({ needed, paid }) => `The cost wants ${needed} races, and you pay with ${paid}.`,
  "compulsory-race-missing": ({ race }) => `One of the races must be ${race}.`,
  "value-short": ({ total, cost }) => `You pay ${total} of ${cost}.`,
  "too-many-pearls": ({ pearls, needed }) => `You pay ${pearls} pearls where ${needed} would do.`,
  "ally-not-needed": ({ allies }) => `You could keep ${allies.join(" or ")}.`,
};

const form = document.querySelector("form");
const output = document.querySelector("[role=status]");
const words = (text) => text.split(/[\s,]+/).filter(Boolean);

function read() {
  const { lord, allies, pearls, powers, rival_powers, profile } = form.elements;
  return {
    lord: lord.value, allies: words(allies.value), pearls: Number(pearls.value), powers: words(powers.value),
    rival_powers: words(rival_powers.value), profile: profile.value,
  };
}

function write(request) {
  for (const [name, value] of Object.entries(request)) {
    if (form.elements[name]) form.elements[name].value = Array.isArray(value) ? value.join(" ") : value;
  }
}

function show(answer) {
  const lines = answer.kind === "invalid"
    ? answer.problems.map(({ field, given }) => `${field}: ${given} is not known.`)
    : [answer.legal ? "This payment is legal." : "This payment is not legal.", ...answer.reasons.map(({ code, params }) => SENTENCES[code](params))];
  output.replaceChildren(...lines.map((line) => Object.assign(document.createElement("p"), { textContent: line })));
  document.documentElement.dataset.verdict = answer.kind;
}

function fromAddress() {
  const base64 = location.hash.replace("#v1:", "").replaceAll("-", "+").replaceAll("_", "/");
  return JSON.parse(new TextDecoder().decode(Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))));
}

const facts = await (await fetch("facts.json")).json();
for (const lord of Object.keys(facts.tables.lord)) form.elements.lord.add(new Option(lord));
if (location.hash) write(fromAddress());
const answer = () => show(recruit(facts, read()));
form.addEventListener("input", answer);
answer();
