// Inputs that only matter when another one has a certain value.

/** Whether a condition of the words holds. `beside` are the values around the input, `whole` gives those of the form. */
export function matters(condition, beside, whole) {
  const isOfWhole = condition.field.startsWith("@");
  const value = isOfWhole ? whole()[condition.field.slice(1)] : beside[condition.field];
  const found = (Array.isArray(value) ? value : [value]).filter((one) => one !== null && one !== undefined && one !== "");
  return condition.one_of ? found.some((one) => condition.one_of.includes(String(one))) : found.length > 0;
}
