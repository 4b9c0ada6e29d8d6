// Inputs that only matter when others have certain values.

/**
 * @param {InputCondition} condition
 * @param {JsonObject} beside
 * @param {JsonObject} whole
 */
const valueOf = ({ field }, beside, whole) => (field.startsWith("@") ? whole[field.slice(1)] : beside[field]);

/**
 * Whether all conditions of an input hold. `beside` are the values around it, `whole` those of the form.
 * @param {InputCondition[]} conditions
 * @param {JsonObject} beside
 * @param {JsonObject} whole
 */
export const matters = (conditions, beside, whole) =>
  conditions.every((condition) => {
    const value = valueOf(condition, beside, whole);
    const found = (Array.isArray(value) ? value : [value]).filter((one) => one !== null && one !== undefined && one !== "");
    /** @param {string[]} wanted */
    const has = (wanted) => found.some((one) => wanted.includes(String(one)));
    if (condition.none_of) return !has(condition.none_of);
    return condition.one_of ? has(condition.one_of) : found.some((one) => one !== false);
  });

/**
 * The values that decide, as a text: equal as long as none of them has changed.
 * @param {InputCondition[]} conditions
 * @param {JsonObject} beside
 * @param {JsonObject} whole
 */
export const deciding = (conditions, beside, whole) =>
  JSON.stringify(conditions.map((condition) => valueOf(condition, beside, whole)));
