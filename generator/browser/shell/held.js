// For browsers without `:has()` (Firefox before 121): elements bear marks for what they hold, an input that is checked or the
// focus. The build writes rules for the marks beside those for `:has()` (generator/publish/lowered_css.py).

const MARKS = ["data-has-checked", "data-has-focus"];
const [CHECKED, FOCUS] = MARKS;

function mark() {
  for (const name of MARKS) for (const node of document.querySelectorAll(`[${name}]`)) node.removeAttribute(name);
  for (const input of /** @type {NodeListOf<HTMLInputElement>} */ (document.querySelectorAll("input:checked"))) {
    for (let node = input.parentElement; node; node = node.parentElement) {
      node.setAttribute(CHECKED, `${node.getAttribute(CHECKED) ?? ""} ${input.value}`.trim());
    }
  }
  for (let node = document.querySelector(":focus-visible")?.parentElement; node; node = node.parentElement) node.setAttribute(FOCUS, "");
}

export function startHeld() {
  document.documentElement.classList.add("no-has");
  let waits = false;
  const soon = () => {
    if (!waits) requestAnimationFrame(() => {
      waits = false;
      mark();
    });
    waits = true;
  };
  for (const name of ["change", "click", "focusin", "focusout", "input", "keyup", "reset"]) addEventListener(name, soon, true);
  new MutationObserver(soon).observe(document.body, { childList: true, subtree: true });
  mark();
}
