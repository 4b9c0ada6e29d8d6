// Snowball's stemmers. Material brings them along as plug-ins of the search engine lunr; they need very little of it.
// deno-lint-ignore-file no-unused-vars -- worker.js runs these files one after the other in one place
"use strict";

/**
 * Add the stemmer of a language, by its two letters, to those that there are.
 * @param {string} name
 */
function importSnowball(name) {
  self.lunr = { Pipeline: { registerFunction() {} }, generateStopWordFilter: () => null };
  importScripts("../material/stemmers/stemmer.support.js", `../material/stemmers/${name}.js`);
  const stemmer = self.lunr[name]?.stemmer;
  if (typeof stemmer === "function") STEMMERS[name] = stemmer;
}
