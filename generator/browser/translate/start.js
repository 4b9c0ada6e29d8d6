// What a page for translators does before any other script: it takes the address of the page itself, so that links, pins and
// everything that goes by an address are the same in both, and remembers that this tab translates.
(() => {
  document.documentElement.dataset.translating = "";
  history.replaceState(history.state, "", `./${location.search}${location.hash}`);
  try {
    sessionStorage.setItem("fathom.translating", "on");
  } catch {
    // Without storage each page is switched over by hand.
  }
})();
