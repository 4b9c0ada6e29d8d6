// Walks through a form as fingers do: touches one input after the other, in an order that a seed gives, and after each touch
// tells what is wrong with what the page shows. Runs in the page: `walk({ seed, steps })`.
({ seed, steps }) => {
  const form = document.querySelector("[data-checker=form]");
  const answer = document.querySelector("[data-checker=answer]");
  const bar = document.querySelector("[data-checker=bar]");
  const random = () => {
    seed = (seed * 48271) % 2147483647;
    return seed / 2147483647;
  };
  const pick = (some) => some[Math.floor(random() * some.length)];
  const rest = (time) => new Promise((done) => setTimeout(done, time));
  const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

  const OUT_OF_SIGHT = "the verdict is out of sight";
  const zeroed = new Set(); // the names of numbers that were set to 0 or made smaller

  /** Wait until the page says something and has said nothing new for a while. */
  async function settled() {
    await rest(90); // more than the pause in which a form waits for the next touch
    for (let waited = 0, before = null; waited < 900; waited++) {
      await rest(40);
      const now = answer.innerText + bar.hidden;
      if (now === before && !answer.querySelector(".answer__start--loading")) return frame();
      before = now;
    }
  }

  const isThere = (node) => node.checkVisibility() && !node.disabled && node.getClientRects().length > 0;
  const labels = (node) => (node.getAttribute("aria-labelledby") ?? "").split(" ").map((id) => document.getElementById(id)?.innerText ?? "").join(" ");
  const whole = (node) => (node.getAttribute("aria-label") || labels(node).trim() || node.labels?.[0]?.innerText || node.innerText || node.value || node.tagName).replace(/\s+/g, " ").trim();
  const name = (node) => whole(node).slice(0, 40);

  /** Touch something where a finger would; what lies over it is told. */
  async function touch(node) {
    node.scrollIntoView({ block: "center", behavior: "instant" });
    await frame();
    const { left, top, width, height } = node.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    if (!hit || !(node.contains(hit) || hit.contains(node) || hit.closest("label")?.contains(node))) return `${name(node)} is covered by ${hit?.outerHTML.slice(0, 80)}`;
    (hit.closest("label") ?? node).click();
    return "";
  }

  /** Choose up to three cards of the sheet that is open, and leave it. */
  async function choose() {
    const dialog = document.querySelector("dialog[open]:not(#frame-search)");
    if (!dialog) return "";
    for (let count = 1 + Math.floor(random() * 3); count > 0 && dialog.open; count--) {
      const cards = [...dialog.querySelectorAll("[data-id] button, button[data-id], .pick, [role=option], li button")].filter(isThere);
      if (!cards.length) break;
      pick(cards).click();
      await frame();
    }
    if (dialog.open) ([...dialog.querySelectorAll("button")].find((one) => one.matches("[data-done], .picker__done")) ?? dialog).click?.();
    if (dialog.open) dialog.close();
    return "";
  }

  async function type(node, text) {
    node.focus();
    node.value = text;
    node.dispatchEvent(new Event("input", { bubbles: true }));
    node.dispatchEvent(new Event("change", { bubbles: true }));
    node.blur();
    return "";
  }

  /** What a finger can do in the form now, by the input that it belongs to. */
  function doable() {
    const inputs = [...form.querySelectorAll("button, select, input, [role=gridcell], summary")].filter((node) => isThere(node) || (node.labels?.[0] && isThere(node.labels[0])));
    return inputs.filter((node) => !node.matches("[aria-pressed=true], .field__term")).map((node) => [node, async () => {
      if (node.matches("select")) {
        const options = [...node.options].filter(({ disabled, value }) => !disabled && value);
        if (!options.length) return "";
        node.value = pick(options).value;
        node.dispatchEvent(new Event("input", { bubbles: true }));
        node.dispatchEvent(new Event("change", { bubbles: true }));
        return "";
      }
      if (node.matches("input[type=text], input[type=number], input:not([type])")) {
        const text = node.inputMode === "numeric" ? pick(["0", "1", "2", "3", "7"]) : pick(["Ann", "Ben"]);
        if (text === "0") zeroed.add(whole(node));
        return type(node, text);
      }
      if (/: Less$/.test(whole(node))) zeroed.add(whole(node).replace(/: Less$/, ""));
      const told = await touch(node.labels?.[0] ?? node);
      for (let waited = 0; waited < 40 && form.querySelector("[aria-busy=true]"); waited++) await rest(50);
      return told || choose();
    }]);
  }

  /** What is wrong with what the page shows. */
  function faults() {
    const found = [];
    const text = answer.innerText.trim();
    if (!text) found.push("nothing is said");
    if (/\{[a-z0-9#|:_-]*\}|undefined|NaN|\[object/.test(text)) found.push(`not words: ${text.match(/.{0,40}(\{[a-z0-9#|:_-]*\}|undefined|NaN|\[object).{0,20}/)[0]}`);
    for (const said of answer.querySelectorAll(".answer__messages[data-tone=bad] .answer__said")) {
      const nought = said.innerText.match(/^(.*): 0 does not fit/)?.[1];
      const isOwn = [...zeroed].some((set) => nought?.endsWith(set));
      if (/^Missing/.test(said.innerText) || (nought !== undefined && !isOwn)) found.push(`nobody entered that: ${said.innerText}`);
    }
    const headline = answer.querySelector(".answer__headline");
    if (headline && bar.hidden) {
      const { left, top, width, height } = headline.getBoundingClientRect();
      const at = document.elementFromPoint(left + Math.min(width / 2, 60), Math.min(top + height / 2, innerHeight - 1));
      if (!(top >= 0 && top < innerHeight && at && (headline.contains(at) || at.contains(headline)))) found.push(`${OUT_OF_SIGHT}, at ${Math.round(top)} behind ${at?.outerHTML.slice(0, 80)}: ${headline.innerText}`);
    }
    if (document.documentElement.scrollWidth > innerWidth) found.push(`${document.documentElement.scrollWidth} wide`);
    return found;
  }

  return (async () => {
    const path = [];
    await settled();
    let wrong = faults();
    if (answer.querySelector(".answer__headline[data-tone=bad]")) wrong.push(`red before anything was touched: ${answer.innerText}`);
    for (let step = 0; step < steps && !wrong.length; step++) {
      const choices = doable();
      if (!choices.length) break;
      const [node, act] = pick(choices);
      path.push(name(node));
      const told = await act();
      await settled();
      wrong = told ? [told] : faults();
      // The bar with the verdict comes when the browser finds the time to say that the answer is out of sight.
      for (let waited = 0; waited < 50 && wrong.some((one) => one.startsWith(OUT_OF_SIGHT)); waited++) {
        await rest(100);
        await frame();
        wrong = faults();
      }
    }
    return { path, wrong };
  })();
}
