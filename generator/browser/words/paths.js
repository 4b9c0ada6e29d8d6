// Paths lead into an answer: `a.b` goes down, through all items of lists; `a[k=v]` keeps the items whose k is v; `.` is
// the item itself. `@a` starts at the request, `^a` at the item around this one.

const SEGMENT = /^([a-z_]+)(?:\[([a-z_]+)=([^\]]+)\])?$/;

/**
 * Whether a value is an object, which has values by name.
 * @param {Json | undefined} value
 * @returns {value is JsonObject}
 */
export const isObject = (value) => value !== null && typeof value === "object" && !Array.isArray(value);

/**
 * Where a path starts.
 * @param {string} path
 * @param {Pick<Scope, "item" | "around" | "request">} scope
 */
const startOf = (path, scope) => (path[0] === "@" ? scope.request : path[0] === "^" ? scope.around : scope.item);

/**
 * All values at a path. `scope` is { item, around, request }: where the path starts.
 * @param {string} path
 * @param {Pick<Scope, "item" | "around" | "request">} scope
 */
export function valuesAt(path, scope) {
  if (path === ".") return present([scope.item]);
  let values = [startOf(path, scope)];
  for (const segment of path.replace(/^[@^]/, "").split(".")) {
    const [, name, key, wanted] = /** @type {RegExpExecArray} */ (SEGMENT.exec(segment));
    values = present(values.map((value) => (isObject(value) ? value[name] : undefined)));
    if (key) values = values.filter((value) => isObject(value) && String(value[key]) === wanted);
  }
  return values;
}

/**
 * Whether a request has an input: by its name, or by its path if it stands within a group or a list.
 * @param {string} field
 * @param {JsonObject} request
 */
export const isEntered = (field, request) =>
  field.includes(".") ? valuesAt(field, { item: request, around: request, request }).length > 0 : field in request;

/**
 * The input of a question that names the sets in play, if it has one.
 * @param {{ fields: Declaration[] }} declaration
 */
export const setsFieldOf = ({ fields }) => fields.find(({ of, type }) => of === "set" && type === "set")?.name;

/**
 * The values that are there, with the items of lists in place of the lists.
 * @param {(Json | undefined)[]} values
 */
function present(values) {
  return values.flat().filter((value) => value !== undefined && value !== null);
}

/**
 * The value at a path as it stands: a list stays a list. For handing it on in another request.
 * @param {string} path
 * @param {Scope} scope
 */
export function rawAt(path, scope) {
  /** @type {Json | undefined} */
  let value = startOf(path, scope);
  if (path === ".") return value;
  for (const name of path.replace(/^[@^]/, "").split(".")) value = isObject(value) ? value[name] : undefined;
  return value;
}

/**
 * Whether all conditions hold.
 * @param {Condition[] | null | undefined} conditions
 * @param {Scope} scope
 */
export function holds(conditions, scope) {
  return (conditions ?? []).every((condition) => {
    const { length } = valuesAt(condition.path, scope).filter((value) => counts(value, condition));
    return condition.count === undefined ? length >= (condition.at_least ?? 1) : length === condition.count;
  });
}

/**
 * Whether a value counts for a condition: one that it asks for, or else any that says something.
 * @param {Json} value
 * @param {Condition} condition
 */
function counts(value, { value: wanted, above, below, present }) {
  if (wanted !== undefined) return String(value) === wanted;
  if (above !== undefined) return Number(value) > above;
  if (below !== undefined) return Number(value) < below;
  return present || (value !== false && value !== 0 && value !== "" && !(isObject(value) && !Object.keys(value).length));
}
