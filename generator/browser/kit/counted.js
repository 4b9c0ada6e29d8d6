// Sentences with a number in them, in the form that agrees with it.
const rules = new Intl.PluralRules(document.documentElement.lang);

/**
 * The sentence for `n`; `forms` has it by the plural categories of the page's language, with %s for the number.
 * @param {Forms} forms
 * @param {number} n
 */
export const counted = (forms, n) => (forms[rules.select(n)] ?? forms.other).replace("%s", String(n));
