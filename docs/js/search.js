// What Material's search dialog lacks.
import { counted } from "./counted.js";

/** Material asks when a key is let go; text also comes by pasting, dictation and input methods. */
function hearEveryText() {
  const field = document.querySelector("[data-md-component=search-query]");
  for (const arrival of ["input", "compositionend", "change"]) {
    field?.addEventListener(arrival, () => field.dispatchEvent(new Event("keyup")));
  }
}

/** Material knows two forms of a counted sentence, languages up to six: it writes the bare number, and this the sentence. */
function sayNumbers() {
  const result = document.querySelector("[data-md-component=search-result]");
  if (!result) return;
  const { found, more } = JSON.parse(document.getElementById("__config").textContent).forms;
  /**
   * @param {HTMLElement} line
   * @param {Forms} forms
   */
  const say = (line, forms) => {
    const number = line.textContent.trim();
    if (/^[0-9]+$/.test(number)) line.textContent = counted(forms, Number(number));
  };
  new MutationObserver(() => {
    for (const line of result.querySelectorAll(".md-search-result__meta")) say(line, found);
    for (const line of result.querySelectorAll(".md-search-result__more summary > *")) say(line, more);
  }).observe(result, { childList: true, subtree: true, characterData: true });
}

/** The fields on pages that look like the one of the dialog open it. */
function openFromPage() {
  const toggle = document.getElementById("__search");
  for (const button of document.querySelectorAll("[data-search-open]")) {
    button.addEventListener("click", () => {
      if (!toggle.checked) toggle.click();
      document.querySelector("[data-md-component=search-query]").focus();
    });
  }
}

export function startSearchField() {
  openFromPage();
  hearEveryText();
  sayNumbers();
}
