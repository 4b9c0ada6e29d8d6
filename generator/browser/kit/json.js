// Reading what came as JSON.

/**
 * Whether a value is an object, which has values by name.
 * @param {Json | undefined} value
 * @returns {value is JsonObject}
 */
export const isObject = (value) => value !== null && typeof value === "object" && !Array.isArray(value);

/**
 * All values at a path such as `parts.lords.total`, which goes down through all items of lists; none where there is nothing.
 * @param {string} path
 * @param {JsonObject} object
 */
export function valuesAt(path, object) {
  /** @type {(Json | undefined)[]} */
  let values = [object];
  for (const name of path.split(".")) {
    values = values.map((value) => (isObject(value) ? value[name] : undefined)).flat();
  }
  return values.filter((value) => value !== undefined && value !== null);
}
