// Paths lead into an answer: `a.b` goes down, through all items of lists; `a[k=v]` keeps the items whose k is v; `.` is
// the item itself. `@a` starts at the request, `^a` at the item around this one.

const SEGMENT = /^([a-z_]+)(?:\[([a-z_]+)=([^\]]+)\])?$/;

/**
 * All values at a path. `scope` is { item, around, request }: where the path starts.
 * @param {string} path
 * @param {Scope} scope
 */
export function valuesAt(path, scope) {
  if (path === ".") return present([scope.item]);
  const start = { "@": scope.request, "^": scope.around }[path[0]] ?? scope.item;
  let found = [start];
  for (const segment of path.replace(/^[@^]/, "").split(".")) {
    const [, name, key, wanted] = /** @type {RegExpExecArray} */ (SEGMENT.exec(segment));
    found = present(found.map((value) => (value !== null && typeof value === "object" ? value[name] : undefined)));
    if (key) found = found.filter((value) => String(value[key]) === wanted);
  }
  return found;
}

/** @param {any[]} values */
function present(values) {
  return values.flat().filter((value) => value !== undefined && value !== null);
}

/**
 * The value at a path as it stands: a list stays a list. For handing it on in another request.
 * @param {string} path
 * @param {Scope} scope
 */
export function rawAt(path, scope) {
  const start = { "@": scope.request, "^": scope.around }[path[0]] ?? scope.item;
  return path
    .replace(/^[@^]/, "")
    .split(".")
    .reduce((value, name) => value?.[name], start);
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
  if (above !== undefined) return value > above;
  if (below !== undefined) return value < below;
  return present || (value !== false && value !== 0 && value !== "");
}
