// What a page for translators does before any other script. It takes the address of the page itself, so that links, pins and
// everything that goes by an address are the same in both, and remembers that this tab translates. What scripts fetch from beside
// the page they get with the marks of its texts, where there is such a file.
(() => {
  const MARKED = "translating-";
  document.documentElement.dataset.translating = "";
  history.replaceState(history.state, "", `./${location.search}${location.hash}`);
  try {
    sessionStorage.setItem("fathom.translating", "on");
  } catch {
    // Without storage each page is switched over by hand.
  }
  const fetchAsIs = self.fetch;
  self.fetch = async (asked, options) => {
    const address = asked instanceof Request ? asked.url : String(asked);
    const here = new URL("./", location.href).href;
    const name = new URL(address, here).href.split(here)[1] ?? "";
    if (/^[^/]+\.json$/.test(name)) {
      const answer = await fetchAsIs(`${here}${MARKED}${name}`, options).catch(() => null);
      if (answer?.ok) return answer;
    }
    return fetchAsIs(asked, options);
  };
})();
