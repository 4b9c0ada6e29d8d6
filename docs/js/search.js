// Material's search field asks when a key is let go; text also comes by pasting, dictation and input methods.

export function startSearchField() {
  const field = document.querySelector("[data-md-component=search-query]");
  for (const arrival of ["input", "compositionend", "change"]) {
    field?.addEventListener(arrival, () => field.dispatchEvent(new Event("keyup")));
  }
}
