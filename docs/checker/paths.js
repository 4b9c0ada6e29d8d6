// Paths lead into an answer: `a.b` goes down, through all items of lists; `a[k=v]` keeps the items whose k is v; `.` is
// the item itself. `@a` starts at the request, `^a` at the item around this one.

const SEGMENT = /^([a-z_]+)(?:\[([a-z_]+)=([^\]]+)\])?$/;

/** All values at a path. `scope` is { item, around, request }: where the path starts. */
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

function present(values) {
  return values.flat().filter((value) => value !== undefined && value !== null);
}

/** The value at a path as it stands: a list stays a list. For handing it on in another request. */
export function rawAt(path, scope) {
  const start = { "@": scope.request, "^": scope.around }[path[0]] ?? scope.item;
  return path
    .replace(/^[@^]/, "")
    .split(".")
    .reduce((value, name) => value?.[name], start);
}

/** Whether a condition holds; none always holds. */
export function holds(condition, scope) {
  if (!condition) return true;
  const wanted = (value) => (condition.value ? String(value) === condition.value : value !== false && value !== 0 && value !== "");
  const values = valuesAt(condition.path, scope).filter(wanted);
  if (condition.count !== undefined) return values.length === condition.count;
  return values.length >= (condition.at_least ?? 1);
}
